"""The parts that a table is put together from, each with a small fake of what it is given, and without the app."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Iterable

import pytest
from attrs import evolve
from textual.geometry import Size

from coatl_core.cards.pieces import Piece
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.errors import VariantFailed
from coatl_core.game.events import Passed
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.session import Session
from coatl_core.play.assembling import Caret
from coatl_core.play.standing import Said, SaveFailure, Sitting, Waiting
from coatl_core.play.table_game import Decision, Hint
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, NewCoatl, RowPlace, Seat
from coatl_tui.settings import PACE_SECONDS, PACES
from coatl_tui.table.advice import Advice
from coatl_tui.table.aiming import Aiming
from coatl_tui.table.arriving import Arriving
from coatl_tui.table.changes import Changes
from coatl_tui.table.completing import Completion
from coatl_tui.table.ending import Ending
from coatl_tui.table.finish import Finish
from coatl_tui.table.leaving import Leaving
from coatl_tui.table.looking import Looking
from coatl_tui.table.offering import Offering
from coatl_tui.table.others_turn import OthersTurn
from coatl_tui.table.playing import Playing
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.screen import TableScreen
from coatl_tui.table.shared import Shared
from coatl_tui.table.spending import Spending
from coatl_tui.table.telling import Telling
from coatl_tui.table.using import Using
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span
from tests.patience import PATIENCE
from tests.tui.fake_game import FakeGame, FakeSharedGame
from tests.tui.fake_window import FakeWindow, face_of, said, shown
from tests.tui.support import session_at


def test_the_screen_of_the_table_is_held_together_and_not_inherited() -> None:
    """At most a hundred methods and properties of ours, in three classes; the parts are held, and no part is one."""
    ours = [each for each in TableScreen.__mro__ if each.__module__.startswith("coatl_")]
    assert len(ours) <= 3
    own = [
        name
        for each in ours
        for name, value in vars(each).items()
        if inspect.isfunction(value) or isinstance(value, property | classmethod | staticmethod)
    ]
    assert len(own) <= 100, len(own)


class Table:
    """The parts of a table around a game, with what was tried, and what else was called."""

    def __init__(self, game: FakeGame, focus: str = "hand") -> None:
        self.game = game
        self.window = FakeWindow()
        self.acted: list[tuple[Action, int]] = []
        self.called: list[str] = []
        self.face = face_of(game, self.window, focus)
        note = self.note
        self.telling = Telling(self.window, self.face, lambda: "", note("failed"), lambda refused: False)
        self.questions = Questions(self.window, self.face, lambda: self.changes.busy, lambda: None)
        self.changes = Changes(self.window, self.telling, note("settled"), note("ended"))
        self.offering = Offering(self.face.looking, self.questions, self.act)
        self.arriving = Arriving(
            self.window,
            self.face.panes,
            self.face.looking,
            self.face.cursor,
            self.offering,
            lambda: self.questions.open,
        )
        self.aiming = Aiming(
            self.window,
            self.face,
            self.game,
            self.changes,
            self.questions,
            self.telling,
            self.arriving.touch,
            self.use,
            self.act,
        )
        self.using = Using(
            self.window,
            self.face,
            self.game,
            self.changes,
            self.questions,
            self.offering,
            self.telling,
            self.aiming,
            self.act,
            None,
        )

        self.completion = Completion(
            self.window, self.face, self.game, self.changes, self.telling, self.act, self.act_all
        )

    def act(self, action: Action, space: int = 0) -> None:
        self.acted.append((action, space))

    def act_all(self, actions: Iterable[Action]) -> None:
        self.acted += [(action, 0) for action in actions]

    def use(self, item: object) -> None:
        self.using.use(item)

    def note(self, name: str) -> Callable[[], None]:
        """Writes down that it was called."""
        return lambda: self.called.append(name)

    @property
    def answers(self) -> list[Choice]:
        """The answers to the open question."""
        assert self.questions.open
        return [spot.item for spot in self.face.choice.content.spots if isinstance(spot.item, Choice)]


def turn_of(session: Session, focus: str = "hand") -> Table:
    """The table of a player whose turn it is."""
    return Table(FakeGame([session.view(session.acting)], session.legal_actions), focus)


# What is seen


def test_the_cards_of_the_hand_keep_their_numbers_while_the_turn_lasts() -> None:
    session = session_at(12)
    seat, before = session.acting, session.view(session.acting)
    hand = before.own.hand or ()
    assert len(hand) > 1
    without = evolve(
        before,
        players=tuple(
            evolve(player, hand=hand[1:]) if number == seat else player for number, player in enumerate(before.players)
        ),
    )
    game = FakeGame([before, without])
    face = face_of(game)
    game.at = 1
    face.looking.look()
    face.show_scene()
    assert face.looking.own_scene.hand == (None, *hand[1:])
    face.looking.forget_places()
    face.show_scene()
    assert face.looking.own_scene.hand == hand[1:]


def test_one_sees_the_own_table_until_one_looks_at_another() -> None:
    session = session_at(12)
    looking = Looking(FakeGame([session.view(session.acting)]))
    assert looking.shown == looking.own_seat == session.acting
    looking.looked_at = 1 - session.acting
    assert looking.shown != looking.own_seat


def test_the_caret_stays_at_a_coatl_that_can_grow() -> None:
    table = turn_of(session_at(20), "coatls")
    looking = table.face.looking
    complete = [n for n, coatl in enumerate(looking.seen.own.coatls, 1) if coatl.complete]
    for number in complete:
        looking.put_caret(number, "head", looking.own_scene.legal)
        assert looking.caret != Caret(number, "head")


# Where it lies, and what is said


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (140, 40), (200, 60)])
@pytest.mark.parametrize("about", [set(), {"supply"}, {"row"}, {"players"}, {"supply", "row"}, {"hand"}, {"coatls"}])
def test_a_question_lies_over_no_pane_that_it_speaks_of(size: tuple[int, int], about: set[str]) -> None:
    table = turn_of(session_at(12))
    table.window.size = Size(*size)
    placing = table.face.placing
    at = placing.at()
    panes = {"supply": (at.supply,), "row": (at.prophecies, at.temples), "players": at.others}
    spoken = [area for id in about for area in panes.get(id, ())]
    for area in placing.question_areas(frozenset(about)):
        assert area.width >= 39 and area.height >= 4
        for other in (at.hand, at.coatls, at.sentence, at.keys, at.status, *spoken):
            assert area.right <= other.x or other.right <= area.x or area.bottom <= other.y or other.bottom <= area.y


def test_a_question_covers_no_hand_and_a_warning_what_is_above_the_sentence() -> None:
    table = turn_of(session_at(12))
    placing = table.face.placing
    at = placing.at()
    table.questions.ask(lambda: Question("?", [Choice((Span("a"),), table.note("a"))]))
    assert placing.areas(80, 24)["choice"].bottom <= at.coatls.y
    top = placing.areas(80, 24)["message"].y
    table.telling.say("word " * 60, "warn")
    assert placing.areas(80, 24)["message"].y < top
    table.telling.say("")
    table.telling.say("short", "warn")
    assert placing.areas(80, 24)["message"].y == top


def test_a_message_stands_above_the_sentence_and_gives_it_its_rows_back() -> None:
    table = turn_of(session_at(12), "supply")
    sentence = said(table.face)
    table.telling.say("Something has happened.")
    assert said(table.face).startswith("Something has happened.")
    table.telling.say("")
    assert said(table.face) == sentence


def test_a_message_that_is_too_long_ends_in_the_sign_for_more() -> None:
    table = turn_of(session_at(12))
    table.telling.tell(["word " * 100])
    more = table.window.host.l10n("message-more")
    assert shown(table.face.panes["inspector"]).rstrip().endswith(more.strip()) or more.strip() in said(table.face)


def test_what_has_been_read_is_not_marked_again() -> None:
    session = session_at(20)
    recent = face_of(FakeGame([session.view(session.acting)])).recent
    view = session.view(session.acting)
    theirs = [played for played in session.history if played.seat != session.acting][-1]
    events = list(theirs.events)
    recent.update(events, view)
    assert recent.news.marked
    assert recent.read(view)
    recent.update(events, view)
    assert not recent.news.marked
    assert not recent.read(view)


def test_only_the_panes_asked_for_are_painted_and_what_an_answer_changes_is_marked() -> None:
    table = turn_of(session_at(12), "supply")
    painting = table.face.painting
    before = dict(painting.canvases)
    painting.draw(table.face.looking.without_cursor(), "hand")
    assert [id for id, canvas in painting.canvases.items() if canvas is not before[id]] == ["hand"]
    unmarked = shown(table.face.panes["supply"])
    painting.mark(frozenset({Field(6)}))
    marked = shown(table.face.panes["supply"])
    painting.mark(frozenset())
    assert shown(table.face.panes["supply"]) == unmarked != marked


def test_something_more_can_be_drawn_on_a_pane() -> None:
    table, drawn = turn_of(session_at(12)), []
    table.face.painting.adorn = lambda id, canvas, board: drawn.append(id)
    table.face.show_scene()
    assert {"status", "supply", "row", "coatls", "hand"} <= {*drawn}


def test_the_log_shows_first_what_can_be_seen_and_then_all() -> None:
    session = session_at(30)
    events = [event for played in session.history for event in played.events]
    window = FakeWindow()
    face = face_of(FakeGame([session.view(session.acting)], events=events), window)
    face.log.do_log()
    assert face.log.open
    assert not face.log.is_whole
    few = len(face.panes["log"].content.lines)
    window.timers[-1].ring()
    assert face.log.is_whole
    assert len(face.panes["log"].content.lines) > few
    face.log.do_log()
    assert not face.log.open


# The cursor


def test_commands_go_to_the_panes_and_the_cursor_to_the_active_coatl() -> None:
    table = turn_of(session_at(20))
    cursor, panes = table.face.cursor, table.face.panes
    for go, id in (
        (cursor.do_go_supply, "supply"),
        (cursor.do_go_prophecies, "row"),
        (cursor.do_go_hand, "hand"),
        (cursor.do_go_coatls, "coatls"),
    ):
        go()
        assert table.window.focused is panes[id]
    caret = table.face.looking.caret
    assert caret is not None
    new = caret.coatl > len(table.face.looking.seen.own.coatls)
    assert cursor.item == (NewCoatl() if new else CoatlItem(caret.coatl))


def test_another_item_under_the_cursor_is_what_the_sentence_is_about() -> None:
    table = turn_of(session_at(12), "supply")
    pane = table.face.panes["supply"]
    before = said(table.face)
    pane.go_item(Field(6))
    assert table.face.looking.own_scene.item == Field(6)
    assert said(table.face) != before


def test_in_other_panes_the_cursor_moves_as_anywhere() -> None:
    table = turn_of(session_at(12), "supply")
    pane = table.face.panes["supply"]
    pane.move(1, 0)
    assert pane.item == table.face.cursor.item == Field(2)


def test_whoever_closes_what_variants_show_is_back_where_they_were() -> None:
    table = turn_of(session_at(12), "row")
    panel, panes = table.face.panel, table.face.panes
    panel.do_panel()
    assert table.window.host.l10n("message-other-game") in said(table.face)  # no variant shows anything
    panes["panel"].display = True
    panel.do_panel()
    assert panel.open
    panel.left(panes["row"])
    panel.do_panel()
    assert table.window.focused is panes["row"]


def test_what_lies_open_is_closed_one_after_the_other() -> None:
    table = turn_of(session_at(12))
    table.face.do_other()
    table.face.log.do_log()
    assert table.face.close_one()
    assert not table.face.log.open
    assert table.face.looking.looked_at is not None
    assert table.face.close_one()
    assert table.face.looking.looked_at is None
    assert not table.face.close_one()


# Questions and changes


def ask(table: Table) -> None:
    answers = [Choice((Span(word),), table.note(word)) for word in ("a", "b", "c")]
    table.questions.ask(lambda: Question("Which?", answers, 1))


def test_a_question_takes_the_focus_and_gives_it_back() -> None:
    table = turn_of(session_at(12), "row")
    ask(table)
    assert table.window.focused is table.face.choice
    table.questions.answer_with(table.answers[2].then)
    assert table.called == ["c"]
    assert not table.questions.open
    assert table.window.focused is table.face.panes["row"]


def test_a_question_asked_again_keeps_the_cursor() -> None:
    table = turn_of(session_at(12))
    ask(table)
    assert table.face.choice.cursor == 1
    table.face.choice.go(2)
    table.questions.ask_again()
    assert table.face.choice.cursor == 2
    table.window.size = Size(120, 36)
    table.questions.resized()
    assert (table.questions.open, table.face.choice.cursor) == (True, 2)


def test_a_question_whose_answer_changes_the_game_is_closed_with_the_result() -> None:
    table = turn_of(session_at(12))
    ask(table)
    table.changes.busy = True
    table.questions.answer_with(table.note("changes"))
    assert table.questions.open


def test_one_change_at_a_time_and_its_result_is_shown() -> None:
    table = turn_of(session_at(12))

    async def change() -> Callable[[], None]:
        return table.note("shown")

    table.changes.run(change)
    assert table.changes.busy
    table.changes.run(change)
    assert table.window.host.l10n("message-still-saving") in said(table.face)
    table.window.do_work()
    assert not table.changes.busy
    assert table.called == ["settled", "shown", "ended"]


@pytest.mark.parametrize(
    "problem", [OSError(28, "No space left on device"), VariantFailed("moon", "moon", "no moon tonight")]
)
def test_a_change_that_fails_says_why_and_the_next_one_may_begin(problem: Exception) -> None:
    table = turn_of(session_at(12))

    async def change() -> Callable[[], None]:
        raise problem

    table.changes.run(change)
    table.window.do_work()
    assert not table.changes.busy
    assert table.called == ["settled", "failed", "ended"]
    assert "the disk is full" in said(table.face) or "no moon tonight" in said(table.face)


def test_a_change_that_takes_its_time_lets_keys_be_answered() -> None:
    table, held = turn_of(session_at(12)), asyncio.Event()

    async def change() -> Callable[[], None]:
        await held.wait()
        return table.note("shown")

    async def run() -> None:
        table.changes.run(change)
        waiting = asyncio.ensure_future(table.changes.answered())
        work = asyncio.ensure_future(table.window.work.pop()())
        await asyncio.wait_for(waiting, PATIENCE)
        assert table.changes.takes_time
        held.set()
        await work

    asyncio.run(run())
    assert table.called == ["settled", "shown", "ended"]


def playing_at(table: Table) -> Playing:
    return Playing(
        table.window,
        table.face,
        table.game,
        table.changes,
        table.questions,
        table.telling,
        table.note("anew"),
        table.note("table"),
        table.note("over"),
    )


def test_an_action_is_pushed_and_what_came_of_it_is_shown_and_told() -> None:
    table = turn_of(session_at(12))
    table.game.events = [Passed(0)]
    playing_at(table).act(a.Take(1), 0)
    table.window.do_work()
    assert table.game.pushed == [a.Take(1)]
    assert table.called == ["settled", "anew", "table", "ended"]
    assert "Ana can do nothing and passes." in said(table.face)


def test_of_several_actions_those_before_the_one_that_fails_stand() -> None:
    table = turn_of(session_at(12))
    table.game.fails_at = a.Pass()
    playing = playing_at(table)
    playing.act_all([a.Take(1), a.Pass(), a.EndTurn()])
    table.window.do_work()
    assert table.game.pushed == [a.Take(1), a.Pass()]
    assert table.called == ["settled", "anew", "table", "ended"]
    assert table.telling.refused_by == "3"


def test_others_moves_wait_for_the_own_change() -> None:
    session = session_at(12)
    table = turn_of(session)
    playing = playing_at(table)
    table.changes.busy = True
    playing.changed([Passed(1)])
    assert "table" not in table.called
    table.changes.busy = False
    playing.show_missed()
    assert "table" in table.called
    assert "Bao can do nothing and passes." in said(table.face)
    table.called.clear()
    playing.show_missed()
    assert not table.called


def test_a_change_of_nothing_but_the_line_leaves_the_question_open() -> None:
    table = turn_of(session_at(12))
    playing = playing_at(table)
    ask(table)
    playing.changed([])
    assert table.questions.open
    assert table.called == ["table"]
    playing.changed([Passed(1)])
    assert not table.questions.open


# Items, ends


@pytest.mark.parametrize(("item", "action"), [(Field(6), a.Take(6)), (RowPlace(2), a.DrawRow(2))])
def test_an_item_is_used_for_what_it_is_there_for(item: object, action: Action) -> None:
    table = turn_of(session_at(12), "supply")
    table.using.use(item)
    assert table.acted == [(action, 0)]


def test_a_player_of_the_list_is_looked_at_and_an_own_thing_brings_one_back() -> None:
    table = turn_of(session_at(12))
    other = 1 - table.face.looking.own_seat
    table.using.use(Seat(other))
    assert table.face.looking.looked_at == other
    table.using.use(CoatlItem(1))
    assert table.face.looking.looked_at is None
    assert not table.acted


def test_the_deck_is_told_of_first_and_drawn_when_it_is_meant_once_more() -> None:
    table = turn_of(session_at(12), "row")
    assert a.DrawDeck() in table.game.legal
    table.using.use(Deck())
    assert not table.acted
    assert table.aiming.aimed == Deck()
    table.using.use(Deck())
    assert table.acted == [(a.DrawDeck(), 0)]


def test_a_digit_goes_to_a_field_and_the_same_again_uses_it() -> None:
    table = turn_of(session_at(12), "supply")
    table.aiming.press("6")
    assert not table.acted
    assert table.face.panes["supply"].item == Field(6)
    table.aiming.press("6")
    assert table.acted == [(a.Take(6), 0)]


def test_a_digit_of_the_row_is_used_at_once_and_one_of_nothing_says_so() -> None:
    table = turn_of(session_at(12), "row")
    table.aiming.press("2")
    assert table.acted == [(a.DrawRow(2), 0)]
    table = turn_of(session_at(12), "players")
    table.aiming.press("9")
    assert table.window.host.l10n("message-no-digit", digit="9") in said(table.face)


def test_after_d_a_digit_fulfils_a_card_of_the_hand_and_escape_lets_it_go() -> None:
    table = turn_of(session_at(20))
    table.aiming.do_fulfil()
    assert table.aiming.fulfilling
    table.aiming.press("1")
    assert not table.aiming.fulfilling
    assert all(isinstance(action, a.Fulfil) for action, _ in table.acted)
    table.aiming.do_fulfil()
    table.aiming.let_go()
    assert not table.aiming.fulfilling


def test_a_piece_dragged_to_a_coatl_is_attached_there() -> None:
    table = turn_of(session_at(20), "coatls")
    scene = table.face.looking.own_scene
    space, piece = next((at, each) for at, each in enumerate(scene.rack, 1) if each is not None)
    table.aiming.drop(BoardSpace(space, piece), NewCoatl(), left=True)
    assert isinstance(piece, Piece)
    if table.acted:
        assert table.acted == [(a.Start(piece), space)]
    table.aiming.drop(Field(1), NewCoatl(), left=True)  # only pieces of the rack can be dragged
    assert len(table.acted) <= 1


def ending_at(table: Table) -> Ending:
    return Ending(
        table.window,
        table.face,
        table.questions,
        table.offering,
        table.telling,
        table.completion,
        table.act,
        table.act_all,
        lambda: [a.Step(), a.Step()],
        lambda: table.arriving.just_begun,
        table.note("score"),
    )


def test_to_keep_no_card_is_asked_back() -> None:
    session = Session(session_at(1).setup, session_at(1).ruleset)
    table = turn_of(session)
    assert table.face.looking.seen.phase == "keep"
    ending_at(table).do_end()
    assert not table.acted
    table.questions.answer_with(table.answers[1].then)
    assert table.acted == [(a.Keep(()), 0)]
    table.face.looking.marked = frozenset({0})
    ending_at(table).do_end()
    hand = table.face.looking.seen.own.hand or ()
    assert table.acted[-1] == (a.Keep((hand[0],)), 0)


def test_the_end_of_a_turn_that_has_just_begun_is_asked_back() -> None:
    table = turn_of(session_at(12))
    table.arriving.just_begun = True
    ending_at(table).do_end()
    assert not table.acted
    table.arriving.touch()
    ending_at(table).do_end()
    assert table.acted == [(a.EndTurn(), 0)]


def test_in_anothers_turn_the_game_says_why_nothing_is_ended_and_after_the_end_the_score_is_shown() -> None:
    session = session_at(12)
    table = Table(FakeGame([session.view(1 - session.acting)]))
    ending_at(table).do_end()
    assert table.acted == [(a.EndTurn(), 0)]
    table = Table(FakeGame([session_at(10_000).view(0)]))
    ending_at(table).do_end()
    assert table.called == ["score"]


def test_a_token_is_asked_for_or_it_is_said_why_none_is_spent() -> None:
    for tokens in (True, False):
        session = session_at(20, tokens=tokens)
        table = turn_of(session)
        spending = Spending(
            table.window,
            table.face,
            table.game,
            table.questions,
            table.offering,
            table.telling,
            table.act,
            table.aiming.choose_from,
        )
        spending.do_token()
        spends = any(isinstance(action, a.Pick | a.Vision | a.Duty) for action in session.legal_actions)
        assert table.questions.open == spends
        assert (table.telling.refused_by == "") == spends
    spending.do_moves()
    assert not table.questions.open  # no variant has moves here


# The beginning of a turn, and those who move by themselves


def test_at_the_beginning_of_a_turn_the_cursor_is_where_something_can_be_done() -> None:
    table = turn_of(session_at(12))
    table.arriving.arrive()
    assert table.window.focused is table.face.panes["supply"]
    assert table.arriving.untouched
    table.arriving.touch()
    assert not table.arriving.untouched
    table.window.focused = table.face.panes["hand"]
    table.arriving.arrive()  # the same turn
    assert table.window.focused is table.face.panes["hand"]


def test_whoever_waits_for_others_has_just_begun_when_their_turn_comes() -> None:
    session = session_at(12)
    table = Table(FakeGame([session.view(1 - session.acting)]))
    table.arriving.arrive()
    assert table.arriving.just_begun
    table.arriving.touch()
    assert table.arriving.just_begun, "no key counts before the own turn"
    assert table.window.focused is table.face.panes["hand"]


def others_at(table: Table, decided: list[Decision]) -> OthersTurn:
    return OthersTurn(
        table.window,
        table.face,
        table.game,
        table.changes,
        table.telling,
        table.act,
        decided.append,
        table.note("table"),
    )


def computers(session: Session) -> FakeGame:
    """The game as a person sees it while a computer player is to move."""
    view, seats = session.view(1 - session.acting), [None, None]
    seats[session.acting] = ComputerSeat("easy")  # type: ignore[call-overload]
    return FakeGame([evolve(view, setup=evolve(view.setup, seats=tuple(seats)))])


def test_a_computer_player_moves_at_the_pace_that_is_set() -> None:
    table, decided = Table(computers(session_at(12))), list[Decision]()
    others = others_at(table, decided)
    others.start()
    assert table.window.timers[-1].seconds == PACE_SECONDS[table.window.host.settings.pace]
    table.window.timers[-1].ring()
    assert others.thinking
    table.window.do_work()
    assert not others.thinking
    assert table.called == ["table"]  # it has answered nothing: the game is another one
    pace = table.window.host.settings.pace
    others.do_pace()
    assert table.window.host.settings.pace == PACES[(PACES.index(pace) + 1) % len(PACES)]


def test_a_person_elsewhere_has_no_pace_and_how_long_they_are_away_is_shown_minute_by_minute() -> None:
    session = session_at(12)
    table = Table(FakeGame([session.view(1 - session.acting)]))
    others = others_at(table, [])
    others.start()
    assert not table.window.timers
    others.move_on()
    assert not table.acted
    assert not others.thinking
    table.game.waiting = Waiting("person", session.acting, away=70.0)
    others.start()
    timer = table.window.timers[-1]
    assert timer.seconds == 50.0
    timer.ring()
    assert table.called == ["table"]
    table.game.waiting = None
    others.start()
    assert timer.stopped


# Hints, the end, leaving


def advice_at(table: Table) -> Advice:
    return Advice(
        table.window,
        table.face,
        table.game,
        table.changes,
        table.questions,
        table.telling,
        lambda actions: table.acted.extend((action, 0) for action in actions),
        table.note("why not"),
    )


def test_a_hint_is_asked_for_once_and_can_be_played() -> None:
    table = turn_of(session_at(12))
    table.game.hinted = [Hint((a.Take(6),), ())]
    advice = advice_at(table)
    advice.do_hint()
    advice.do_hint()
    assert len(table.window.work) == 1
    table.window.do_work()
    assert advice.asked is None
    table.answers[0].then()
    assert table.acted == [(a.Take(6), 0)]


def test_a_hint_that_is_not_wanted_any_more_is_not_shown() -> None:
    table = turn_of(session_at(12))
    table.game.hinted = [Hint((a.Take(6),), ())]
    advice = advice_at(table)
    advice.do_hint()
    advice.forget()
    table.window.do_work()
    assert not table.questions.open


def test_where_nothing_can_be_done_there_is_no_hint_and_purists_want_none() -> None:
    session = session_at(12)
    table = Table(FakeGame([session.view(1 - session.acting)]))
    advice_at(table).do_hint()
    assert table.called == ["why not"]
    table = turn_of(session)
    table.window.its_host.settings = evolve(table.window.its_host.settings, purist=True)
    advice_at(table).do_hint()
    assert not table.window.work


def test_the_score_sheet_waits_while_another_screen_is_shown() -> None:
    table, opened = Table(FakeGame([session_at(10_000).view(0)])), list[str]()
    finish = Finish(table.window, table.face.looking, table.game, table.telling, opened.append)
    table.window.is_active = False
    finish.end()
    assert not opened
    table.window.is_active = True
    finish.come_back()
    assert opened == [""]
    finish.come_back()
    assert opened == [""]
    assert "Enter" in said(table.face)


def test_a_table_is_left_with_a_question_unless_no_turn_is_broken_off() -> None:
    table = turn_of(session_at(12))
    leaving = Leaving(table.window, table.face, table.game, table.questions, "choice-title-leave", lambda game: None)
    leaving.do_save()  # the game has no file
    leaving.do_close()
    assert table.window.its_host.left == ""
    leaving.do_close()
    assert not table.questions.open
    leaving.do_quit()
    table.answers[1].then()
    assert table.window.its_host.left == "menu"
    over = Table(FakeGame([session_at(10_000).view(0)]))
    Leaving(over.window, over.face, over.game, over.questions, "choice-title-leave", lambda game: None).do_quit()
    assert over.window.its_host.left == "menu"


def test_whoever_leaves_a_game_that_is_not_saved_reads_why() -> None:
    table = turn_of(session_at(12))
    table.game.failure = SaveFailure("No space left on device")
    Leaving(table.window, table.face, table.game, table.questions, "choice-title-quit", lambda game: None).do_quit()
    shown = [*table.face.choice.title, *(span for line in table.face.choice.content.lines for span in line)]
    assert "the disk is full" in " ".join(" ".join(span.text for span in shown).split())


def test_a_card_marked_to_be_kept_is_let_go_by_the_same_digit() -> None:
    table = turn_of(Session(session_at(1).setup, session_at(1).ruleset))
    card = table.face.panes["hand"].content.spots[0].item
    assert isinstance(card, HandCard)
    table.game.allowed = True
    table.aiming.press("1")
    assert table.face.looking.marked == {0}
    table.aiming.press("1")
    assert table.face.looking.marked == frozenset()


# Several machines


def at_several_machines() -> tuple[Table, FakeSharedGame, Shared]:
    session = session_at(20)
    game = FakeSharedGame([session.view(0)], sitting=[Sitting(name) for name in session.setup.players])
    table = Table(game)
    return table, game, Shared(table.window, table.face, game, table.questions, table.telling, game.waits_for)


def test_what_is_said_and_asked_for_reaches_the_host_and_what_is_heard_the_player() -> None:
    table, game, shared = at_several_machines()
    shared.do_say()
    table.questions.answer_with(table.answers[0].then)
    table.window.do_work()
    assert game.asked_for == [("say", "hello")]
    game.heard(Said(1, "thanks"))
    assert "Thank you!" in said(table.face)


def test_a_wish_is_told_and_asked_about_by_its_own_key_alone() -> None:
    table, game, shared = at_several_machines()
    shared.do_answer()
    assert not table.questions.open
    game.wisher = 1
    shared.show()
    assert not table.questions.open
    assert shared.resting
    shared.do_answer()
    assert table.questions.open
    game.wisher = None
    shared.show()
    assert not table.questions.open
    assert not shared.resting
    game.wisher = 1
    shared.do_answer()
    table.questions.answer_with(table.answers[1].then)
    table.window.do_work()
    assert game.asked_for == [("allow", False)]
