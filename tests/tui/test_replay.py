"""A finished or saved game is looked at again, action by action."""

from __future__ import annotations

import re

import pytest
from textual import events
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.play.course import course_of
from coatl_core.play.imported import import_game
from coatl_core.play.notes import notes_of
from coatl_core.play.replay_game import Branch, ReplayGame
from coatl_core.saves.format import replay as play_again
from coatl_core.saves.gamerecord import RecordTurn, read_record
from coatl_core.saves.store import Store, parse, read
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.draw.board import points_of
from coatl_tui.table.draw.course import COMMENT, HERE, VARIATION, CourseStop
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.support import NAMES, Sensible, rarely, registry
from tests.tui.support import app_at, frame, line, press, running, save, session_at, settled
from tests.tui.test_sheet import ALONE, OVER


def finished(players: int = 2) -> Session:
    session, player = session_at(1, players=players), Sensible("replay")
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def replay(pilot: Pilot[None]) -> ReplayScreen:
    """The screen of the game looked at again, which must be what is shown."""
    assert isinstance(pilot.app.screen, ReplayScreen), pilot.app.screen
    return pilot.app.screen


# The game


def test_every_position_of_a_finished_game_shows_the_hand_of_whoever_acted_last() -> None:
    session = finished()
    game = ReplayGame(session)
    for position, played in enumerate(session.history):
        game.go(position)
        seat = session.history[position - 1].seat if position else played.before.seat
        assert game.view().acting == played.before.seat
        assert game.view().seat == seat
        assert game.view().own.hand == played.before.players[seat].hand
    game.go(game.last + 1)
    assert game.position == game.last
    assert game.view().phase == "over"


def test_a_game_that_goes_on_shows_no_hand_and_tells_of_no_secret() -> None:
    session = session_at(12, players=3)
    game = ReplayGame(session)
    for position in range(game.last + 1):
        game.go(position)
        assert [player.hand for player in game.view().players] == [None, None, None]
    kept = [event for event in game.log() if type(event).__name__ == "Kept"]
    assert kept and all(getattr(event, "cards", None) is None for event in kept)


def test_nothing_is_asked_where_a_coatl_has_just_been_completed() -> None:
    game = ReplayGame(finished())
    asked = [at for at in range(game.last) if game.state_at(at).phase == "complete"]
    assert asked
    for at in asked:
        game.go(at)
        assert not game.ways_to_complete()


def test_turns_follow_each_other_from_the_deal_to_the_end_and_back() -> None:
    game = ReplayGame(finished())
    turns = []
    while game.position < game.last:
        game.go(game.next_turn())
        turns.append(game.turn)
        assert game.position == game.last or game.session.history[game.position].before.turn > game.turn
    assert turns == list(range(game.session.state.turn + 1))
    back = []
    while game.position:
        back.append(game.turn)
        game.go(game.previous_turn())
    assert back == turns[::-1]


def test_the_news_of_a_moment_are_what_has_been_done_in_its_turn() -> None:
    game = ReplayGame(finished())
    history = game.session.history
    for position in range(1, game.last + 1):
        game.go(position)
        own = [each for each in history[:position] if each.before.turn == game.turn]
        assert game.news() == [event for each in own for event in each.events]
        assert game.last_news() == list(history[position - 1].events)


@pytest.mark.parametrize("session", [finished(), finished(3), ALONE], ids=["two", "three", "alone"])
def test_the_track_has_the_points_of_everybody_after_each_turn(session: Session) -> None:
    game = ReplayGame(session)
    course = course_of(game)
    assert [stop.position for stop in course.stops] == list(game.turn_ends)
    assert [stop.turn for stop in course.stops] == [0, *range(session.state.turn + 1)]
    for at, stop in enumerate(course.stops):
        table = view(game.state_at(stop.position), None)
        shown = [sum(points_of(table, seat)) for seat in range(len(table.players))]
        final = [player.points for player in session.score_sheet().players]
        assert [points[at] for points in course.points] == (shown if stop.position < game.last else final)
        assert course.at(stop.position) == at
        if table.opponent is not None:
            assert course.opponent[at] == table.opponent.points
    assert sorted(seat for stop in course.stops for seat in stop.completed) == sorted(
        seat for seat, player in enumerate(session.state.players) for coatl in player.coatls if coatl.complete
    )
    assert course.highest == max(max(points) for points in (*course.points, course.opponent or (0,)))


# The screen


@pytest.mark.slow
async def test_a_finished_game_is_looked_at_from_its_score_sheet(home: Home) -> None:
    session = finished()
    save(home, session)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "a")
        assert replay(pilot).game.position == 0
        assert f"turn 0 of {session.state.turn}" in line(pilot, "status")
        await press(pilot, "enter")
        assert replay(pilot).game.position == 1
        assert replay(pilot).face.looking.seen == replay(pilot).game.view()
        assert f"{session.setup.players[session.history[0].seat]} keeps" in frame(pilot)
        await press(pilot, "end")
        assert replay(pilot).game.position == len(session.history)
        await press(pilot, "backspace", "pageup", "home", "pagedown", "space")
        await press(pilot, "home")
        assert "The game as it was dealt" in frame(pilot)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, ScoreScreen)


async def test_the_cursor_looks_at_whatever_lies_there_and_can_do_nothing(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "pagedown", "pagedown")
        position = replay(pilot).game.position
        turn = replay(pilot).game.turn
        before = replay(pilot).face.looking.seen
        await press(pilot, "p", "right", "c", "s", "down", "o", "l", "l", "e", "u", "x", "d", "1", "t")
        assert replay(pilot).game.position == position
        assert replay(pilot).face.looking.seen == before
        assert f"turn {turn} of" in line(pilot, "status")


async def test_a_game_that_goes_on_can_be_looked_at_from_the_saved_games(home: Home) -> None:
    session = session_at(12)
    save(home, session)
    before = (home.saves / "game.json").read_bytes()
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "end")
        assert replay(pilot).game.position == len(session.history)
        assert replay(pilot).face.looking.seen.seat is None
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, SavesScreen)
    assert (home.saves / "game.json").read_bytes() == before


async def test_a_damaged_save_says_why_it_cannot_be_looked_at(home: Home) -> None:
    save(home, finished())
    path = home.saves / "game.json"
    path.write_text(path.read_text("utf-8")[:200], "utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "s", "a")
        assert isinstance(pilot.app.screen, SavesScreen)
        assert "game.json" in frame(pilot)


async def test_the_program_opens_a_game_above_the_menu(home: Home) -> None:
    async with running(CoatlApp(home, True, english(strict=True), ReplayGame(finished()))) as pilot:
        assert replay(pilot).game.position == 0
        await press(pilot, "f6", "enter")
        assert replay(pilot).game.position == 1
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, MenuScreen)


# The course


async def on_track(pilot: Pilot[None]) -> ReplayScreen:
    """Opens the finished game that is saved."""
    await press(pilot, "s", "enter", "a")
    return replay(pilot)


async def test_the_arrows_go_from_turn_to_turn_and_enter_from_action_to_action(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        screen = await on_track(pilot)
        ends = screen.game.turn_ends
        await press(pilot, "right", "right", "right")
        assert screen.game.position == ends[3]
        await press(pilot, "left")
        assert screen.game.position == ends[2]
        await press(pilot, "enter")
        assert screen.game.position == ends[2] + 1
        await press(pilot, "backspace")
        assert screen.game.position == ends[2]
        await press(pilot, "down", "down", "up")
        assert screen.game.position == ends[2] + 1
        await press(pilot, "5")
        assert screen.game.position == ends[(len(ends) - 1) // 2]
        await press(pilot, "minus")
        assert screen.game.position == ends[(len(ends) - 1) // 2], (
            "the key of the eleventh field is no tenth of the way"
        )


async def test_a_click_on_the_track_goes_to_the_turn_that_ends_there(home: Home) -> None:
    save(home, finished())
    async with app_at(home, (120, 36)) as pilot:
        screen = await on_track(pilot)
        pane = screen.query_one("#course", Pane)
        spot = next(spot for spot in pane.content.spots if spot.item == CourseStop(20))
        await pilot.click("#course", offset=(spot.start, spot.line + 1))
        assert screen.game.position == screen.course.stops[20].position
        assert pane.item == CourseStop(20)
        back = next(spot for spot in pane.content.spots if spot.item == CourseStop(10))
        await pilot.mouse_down("#course", offset=(spot.start, spot.line + 1))
        at = back.start, back.line + 1
        x, y = pane.region.x + at[0], pane.region.y + at[1]
        pane.post_message(events.Click(pane, *at, 0, 0, 1, False, False, False, x, y))
        await settled(pilot)
        assert screen.game.position == screen.course.stops[10].position


async def test_where_the_hand_is_shown_the_track_is_not(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        screen = await on_track(pilot)
        hand, course = screen.query_one("#hand", Pane), screen.query_one("#course", Pane)
        assert (hand.display, course.display) == (False, True)
        await press(pilot, "5", "h")
        assert (hand.display, course.display) == (True, False)
        assert screen.focused is hand
        for away in ("h", "s", "p", "escape"):
            await press(pilot, away)
            assert (hand.display, course.display) == (False, True)
            await press(pilot, "h")


async def test_who_acted_last_is_looked_at_also_where_no_hand_is_shown(home: Home) -> None:
    session = session_at(30, players=3)
    save(home, session)
    async with app_at(home) as pilot:
        await press(pilot, "s", "a")
        screen = replay(pilot)
        while screen.game.position < screen.game.last:
            await press(pilot, "right")
            assert screen.face.looking.seen.seat is None
            assert screen.face.looking.shown == session.history[screen.game.position - 1].seat
        await press(pilot, "o", "escape")
        assert screen.face.looking.shown == session.history[-1].seat
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, SavesScreen)


@pytest.mark.parametrize("size", [(140, 40), *rarely(((80, 24),), ((100, 30),), ((120, 36),), ((200, 60),))])
async def test_the_track_stays_where_it_is_at_every_turn(home: Home, size: tuple[int, int], effort: Effort) -> None:
    save(home, finished(3))
    async with app_at(home, size) as pilot:
        screen = await on_track(pilot)
        places = set()
        for _ in range(effort(quick=2, test=2, exhaustive=12)):
            await press(pilot, *["right"] * 6)
            places.add(screen.query_one("#course").region.height)
        assert len(places) == 1


async def test_looking_back_at_a_completed_coatl_the_cards_are_seen_beside_an_open_one(home: Home) -> None:
    session = finished()
    at = next(
        n
        for n, played in enumerate(session.history)
        if played.before.phase == "complete" and sum(not c.complete for c in played.before.players[played.seat].coatls)
    )
    save(home, session)
    async with app_at(home, (120, 36)) as pilot:
        await press(pilot, "s", "enter", "a")
        screen = replay(pilot)
        screen.use(CourseStop(screen.course.at(at)))
        screen._go(at)
        await settled(pilot)
        assert "not here" not in frame(pilot)
        number, coatl = screen.face.painting.board(screen.face.looking.own_scene).aim
        assert coatl is not None
        assert number
        assert not coatl.complete


async def test_without_colours_a_letter_says_whose_coatl_was_completed(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    save(home, OVER)
    async with app_at(home, (120, 36)) as pilot:
        await press(pilot, "s", "enter", "a")
        assert re.search(rf"▲[{''.join(name[0] for name in NAMES[:2])}]", frame(pilot))


# A record with comments and variations


RECORD = """coatl-record/1
game sets=base players=Ann,Bob first=1 rulings=2 seed=7
event A try
# Two who learn it.

0 Ann: keep base:count-red # Red lies on the supply board.
0 Bob: keep
1 Ann: take 3 # Black would do as well:
  (
    1 Ann: take 4 # Both
    2 Bob: take 3
      (
        2 Bob: draw row 2 ; end # As in the game
      )
  )
  (
    1 Ann: draw deck ; end
  )
2 Bob: draw row 2 ; end
"""


def annotated() -> ReplayGame:
    save = parse(RECORD)
    return ReplayGame.of_save(save, play_again(save, registry()), "record")


def test_a_record_tells_something_of_the_turns_that_it_has_notes_on() -> None:
    game = annotated()
    told = []
    for position in range(game.last + 1):
        game.go(position)
        told.append(([note.comment for note in game.notes_here()], len(game.variations())))
    first, third = ["Red lies on the supply board."], ["Black would do as well:"]
    assert told == [([], 0), (first, 0), (first, 0), (third, 2), ([], 0), ([], 0)]
    assert game.notes.comment == "Two who learn it."
    assert game.notes.headers == (("event", "A try"),)


def test_a_variation_is_a_game_with_the_same_beginning() -> None:
    game = annotated()
    game.go(3)
    first, second = (branch.entered() for branch in game.variations())
    assert [str(played.action) for played in first.session.history] == [
        *("keep base:count-red", "keep", "take 4", "take 3")
    ]
    assert first.position == 3  # after its first turn
    assert [note.comment for note in first.notes_here()] == ["Both"]
    assert [str(played.action) for played in second.session.history][2:] == ["draw deck", "end"]
    first.go(4)
    (inner,) = first.variations()
    assert inner.entered().notes.turns[-1].comment == "As in the game"
    assert game.session.history[2].entry == "take 3"  # and the game is as it was


def test_nothing_is_a_secret_in_a_variation_that_is_none_in_the_game() -> None:
    session = finished()
    branch = Branch(ReplayGame(session), 0, (RecordTurn(0, "Ann", (session.history[0].entry,)),), 1, 1)
    assert branch.entered().view().seat == session.history[0].seat
    on = session_at(12)
    kept = Branch(ReplayGame(on), 0, (RecordTurn(0, "Ann", (on.history[0].entry,)),), 1, 1)
    assert kept.entered().view().seat is None


def test_notes_end_where_the_game_was_played_in_another_way() -> None:
    session = annotated().session.until(2)
    assert [note.comment for note in notes_of(RECORD, session).turns] == ["Red lies on the supply board."]


async def on_record(pilot: Pilot[None], home: Home) -> ReplayScreen:
    import_game(RECORD, registry(), Store(home.saves))
    await press(pilot, "s", "a")
    return replay(pilot)


@pytest.mark.parametrize("size", [(80, 24), *rarely(((140, 40),), ((200, 60),))])
async def test_a_comment_is_read_beside_its_turn(home: Home, size: tuple[int, int]) -> None:
    async with app_at(home, size) as pilot:
        await on_record(pilot, home)
        assert "event A try. Two who learn it." in frame(pilot)
        await press(pilot, "quotation_mark")
        assert f"{COMMENT} Red lies on the supply board." in frame(pilot)
        await press(pilot, "quotation_mark")
        assert f"{COMMENT} Black would do as well: {VARIATION} v shows 2 other ways from here." in " ".join(
            frame(pilot).split()
        )
        await press(pilot, "right")
        assert COMMENT not in frame(pilot).splitlines()[-2]
        line_of_turns = next(text for text in frame(pilot).splitlines() if "━" in text and HERE in text)
        assert line_of_turns.index(COMMENT) < line_of_turns.index(VARIATION) < line_of_turns.index(HERE)


@pytest.mark.parametrize("size", [(80, 24), *rarely(((140, 40),))])
async def test_a_comment_longer_than_half_a_screen_is_read_in_parts(home: Home, size: tuple[int, int]) -> None:
    words = [f"word{number}" for number in range(900)]
    record = RECORD.replace("Red lies on the supply board.", " ".join(words))
    async with app_at(home, size) as pilot:
        import_game(record, registry(), Store(home.saves))
        await press(pilot, "s", "a", "quotation_mark")
        position, read = replay(pilot).game.position, set[str]()
        while replay(pilot).game.position == position:
            shown = frame(pilot)
            read |= {*re.findall(r"word\d+(?= |$)", shown, re.MULTILINE)}
            assert ('… "' in shown) == (words[-1] not in read)
            await press(pilot, "quotation_mark")
        assert read == {*words}
        assert "Black would do as well" in " ".join(frame(pilot).split())


async def test_a_variation_is_entered_walked_and_left(home: Home) -> None:
    async with app_at(home, (140, 40)) as pilot:
        main = await on_record(pilot, home)
        await press(pilot, "v")
        assert "No variation begins in this turn." in frame(pilot)
        await press(pilot, "quotation_mark", "quotation_mark", "v")
        assert replay(pilot) is not main
        assert "variation 1 of 2" in line(pilot, "status")
        assert "Variation 1 of 2" in frame(pilot)
        assert f"{COMMENT} Both" in frame(pilot)
        await press(pilot, "right")
        assert replay(pilot).game.position == replay(pilot).game.last == 4
        await press(pilot, "v")  # one that begins in it
        assert "As in the game" in frame(pilot)
        await press(pilot, "escape", "left", "v")
        assert "variation 2 of 2" in line(pilot, "status")
        await press(pilot, "v")
        assert "variation 1 of 2" in line(pilot, "status")
        await press(pilot, "escape")
        assert replay(pilot) is main
        assert main.game.position == 3


async def test_without_notes_there_is_nowhere_to_go_to(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "quotation_mark")
        assert "This game has no comments and no variations." in frame(pilot)


async def test_a_comment_is_written_where_one_is_read_and_stands_in_the_record(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "a")
        game = replay(pilot).game
        await press(pilot, "right", "right", "w", *"Fine", "enter")
        assert f"{COMMENT} Fine" in frame(pilot)
        await press(pilot, "w")
        assert f"Comment · {NAMES[0]} · turn 1" in frame(pilot)
        await press(pilot, "escape")
        assert f"{COMMENT} Fine" in frame(pilot)
        await press(pilot, "w", *" move", "enter", "home", "w")
        assert "Comment on the whole game" in frame(pilot)
        await press(pilot, *"Ours", "enter")
        assert "Ours" in frame(pilot)
        await press(pilot, "quotation_mark")
        assert f"{COMMENT} Fine move" in frame(pilot)
        (file,) = home.saves.glob("*.json")
        record = read_record(read(file).notes)
        assert (record.comment, [turn.comment for turn in record.turns if turn.comment]) == ("Ours", ["Fine move"])
        assert record.entries == tuple(played.entry for played in game.session.history)
        await press(pilot, "w", *["backspace"] * 9, "enter")
        assert not any(turn.comment for turn in read_record(read(file).notes).turns)


async def test_a_comment_written_from_the_score_sheet_is_there_when_the_game_is_opened_again(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "a", "right", "right", "w", *"Fine", "enter", "escape", "a", "quotation_mark")
        assert f"{COMMENT} Fine" in frame(pilot)
    (file,) = home.saves.glob("*.json")
    assert " # Fine\n" in read(file).notes


async def test_nothing_is_written_in_a_game_that_goes_on_or_in_a_variation(home: Home) -> None:
    async with app_at(home) as pilot:
        await on_record(pilot, home)
        await press(pilot, "w")
        assert "Comments can be written only in a finished" in frame(pilot)


async def test_a_comment_is_written_in_ascii_borders_where_signs_are_ascii(home: Home) -> None:
    save_settings(home.settings, Settings(ascii=True))
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "right", "w")
        assert "+- Comment" in frame(pilot)
        assert not {*"╭╮╰╯"} & {*frame(pilot)}


async def test_a_comment_that_cannot_be_kept_says_so(home: Home) -> None:
    save(home, finished())
    (file,) = home.saves.glob("*.json")
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "right")
        lock = Store(home.saves).lock(file)
        await press(pilot, "w", *"Fine", "enter")
        assert "is being played in another window" in frame(pilot)
        lock.release()
        assert not read(file).notes
        await press(pilot, "w", "enter")  # what was typed is still there
        assert f"{COMMENT} Fine" in frame(pilot)
    assert " # Fine\n" in read(file).notes
