"""The keys of a turn: what each digit does where, how many keys a turn takes, and what is asked before it is done."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.state import GameState
from coatl_core.play.assembling import Caret
from coatl_core.play.fixed_places import Places
from coatl_core.play.local_game import LocalGame
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, NewCoatl, OwnTemple, Pile, RowPlace
from coatl_tui.widgets.pane import Pane
from tests.locale.support import TRANSLATIONS, app_in
from tests.support import base, coatl, do, give
from tests.tui.support import app_at, frame, go_on, lay, line, press, save, session_at, settled, table


def told(pilot: Pilot[None]) -> str:
    """The screen in one line."""
    return " ".join(frame(pilot).split())


async def at_table(pilot: Pilot[None], home: Home, state: GameState | None = None) -> None:
    """A turn in the middle of a game for two, or this state of it."""
    save(home, session_at(12))
    await go_on(pilot)
    if state is not None:
        await lay(pilot, state)


def turn_with(board: str = "", hand: tuple[str, ...] = (), coatls: tuple[str, ...] = (), **more: object) -> GameState:
    """The same turn, with these things before its player. The coatls have no cards beside them."""
    state = session_at(12).state.clone()
    give(state, state.seat, board=board, hand=list(hand), coatls=[coatl(text) for text in coatls], temples=[])
    for name, value in more.items():
        setattr(state, name, value)
    return state


async def done_by(pilot: Pilot[None], *keys: str) -> list[Action]:
    """What is done in the game by these keys."""
    game = table(pilot).game
    before = len(game.session.history)
    await press(pilot, *keys)
    return [step.action for step in game.session.history[before:]]


FULL = ("count-blue", "count-red", "count-green", "count-black", "count-yellow")
"""A full hand."""


# How many keys a turn takes


async def test_a_field_is_taken_by_two_keys(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home)
        pane = table(pilot).pane("supply")
        assert pane.has_focus
        number = next(step.field for step in table(pilot).game.legal_actions if isinstance(step, a.Take))
        assert await done_by(pilot, str(number % 10), str(number % 10)) == [a.Take(number)]


async def test_from_elsewhere_a_field_is_taken_by_three_keys(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home)
        number = next(step.field for step in table(pilot).game.legal_actions if isinstance(step, a.Take))
        assert await done_by(pilot, "h", "s", str(number % 10), str(number % 10)) == [a.Take(number)]


async def test_two_prophecies_are_chosen_by_four_keys(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with())
        assert await done_by(pilot, *"p14e") == [a.DrawRow(1), a.DrawRow(4), a.EndTurn()]


async def test_seven_pieces_and_a_card_take_twelve_keys(home: Home) -> None:
    state = turn_with(board="R Y B K G R B> Y", hand=("pair-red-blue", "count-blue"), coatls=("B",))
    keys = [*"c123", "left", *"4567", "d", "2", "e"]
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        actions = await done_by(pilot, *keys)
    assert [type(action) for action in actions] == [*[a.Extend] * 7, a.Fulfil, a.EndTurn]
    assert len(keys) <= 12


# Digits


async def test_the_tenth_field_has_the_digit_nought(home: Home) -> None:
    async with app_at(home) as pilot:
        state = turn_with()
        state.supply[9] = state.supply[9] or (piece("R>"),)
        await at_table(pilot, home, state)
        assert await done_by(pilot, "s", "0", "0") == [a.Take(10)]


async def test_a_digit_goes_and_enter_takes(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with())
        taken = [step.field for step in table(pilot).game.legal_actions if isinstance(step, a.Take)]
        first, second = str(taken[0] % 10), str(taken[1] % 10)
        assert await done_by(pilot, first, second) == []
        assert table(pilot).pane("supply").item == Field(taken[1])
        assert await done_by(pilot, first, "h", "s", first) == []  # any other key in between begins anew
        assert await done_by(pilot, second, "enter") == [a.Take(taken[1])]


async def test_the_deck_is_drawn_from_by_its_digit_twice(home: Home) -> None:
    """RULES 5.4: a drawn card cannot be put back."""
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with())
        assert await done_by(pilot, "p", "7") == []
        assert "cannot be put back" in line(pilot)
        assert table(pilot).pane("row").item == Deck()
        assert await done_by(pilot, "7") == [a.DrawDeck()]
        assert await done_by(pilot, "enter") == []
        assert await done_by(pilot, "enter") == [a.DrawDeck()]


async def test_a_refused_digit_says_why_and_which_rule(home: Home) -> None:
    state = turn_with(board="R R>", hand=("count-blue",), coatls=("KK>",))
    state.supply[4] = ()
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        for keys, rule in (("s55", "4.1"), ("c2", "6.1"), ("h11", "6.1"), ("d1", "6.1"), ("p88", "6.5"), ("x", "7")):
            assert await done_by(pilot, *keys) == []
            assert f"(rule {rule})" in told(pilot), keys
        await press(pilot, "c", "5")
        assert line(pilot) == "Space 5 of your player board is empty."


async def test_in_a_question_a_digit_chooses_at_once(home: Home) -> None:
    session = session_at(12, tokens=True)
    save(home, session)
    async with app_at(home) as pilot:
        await go_on(pilot)
        vision = session.state.player.tokens.index("vision") + 1
        assert await done_by(pilot, "x", str(vision)) == [a.Vision()]


@pytest.mark.slow
async def test_dealt_prophecies_are_marked_by_their_digits(two_persons: Home) -> None:
    async with app_at(two_persons) as pilot:
        await press(pilot, "n", "f2", "enter")
        dealt = table(pilot).game.session.state.player.hand
        assert await done_by(pilot, *"1322", "e") == [a.Keep((dealt[0], dealt[2]))]


# Fixed numbers


async def test_spaces_and_cards_keep_their_numbers_while_the_turn_lasts(home: Home) -> None:
    state = turn_with(board="R B R K", hand=("pair-red-blue", "count-blue", "count-red"), coatls=("RB",))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)

        def lies() -> tuple[str, list[int]]:
            scene = table(pilot).scene
            assert scene is not None
            board = "".join(each.color if each else "-" for each in scene.board)
            return board, [place + 1 for place, card in enumerate(scene.hand) if card]

        await press(pilot, "c", "3")
        assert lies() == ("RB-K----", [1, 2, 3])
        await press(pilot, "d", "1")
        assert lies() == ("RB-K----", [2, 3])
        await press(pilot, "2")
        assert lies() == ("R--K----", [2, 3])
        await press(pilot, "u", "u", "u")
        assert lies() == ("RBRK----", [1, 2, 3])


def test_a_thing_put_back_has_its_old_place_and_a_new_one_the_first_that_is_empty() -> None:
    places: Places[str] = Places()
    assert places.lay("ABA") == ("A", "B", "A")
    assert places.lay("BA", left=(0,)) == (None, "B", "A")
    assert places.lay("A") == (None, None, "A")
    assert places.lay("AA") == ("A", None, "A")
    assert places.lay("AAB") == ("A", "B", "A")
    assert places.lay("ABC", left=(2,)) == ("A", "B", "C")
    assert places.lay("ABCD") == ("A", "B", "C", "D")


def test_of_equal_things_the_one_put_back_or_taken_away_again_is_the_one_meant() -> None:
    places: Places[str] = Places()
    places.lay("ABA")
    for _ in range(2):
        assert places.lay("AB", left=(0,)) == (None, "B", "A")
        assert places.lay("B", left=(2,)) == (None, "B", None)
        assert places.lay("AB") == (None, "B", "A")  # taken back: what was taken away last
        assert places.lay("ABA") == ("A", "B", "A")
        assert places.lay("AB") == (None, "B", "A")  # done again: what was put back last
        assert places.lay("B") == (None, "B", None)
        assert places.lay("ABA") == ("A", "B", "A")


async def test_a_piece_taken_back_and_attached_again_leaves_the_same_space(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B K B", coatls=("YY",)))

        def lies() -> str:
            scene = table(pilot).scene
            assert scene is not None
            return "".join(each.color if each else "-" for each in scene.rack)

        await press(pilot, "c", "2")
        assert lies() == "R-KB"
        await press(pilot, "u", "r")
        assert lies() == "R-KB"
        await press(pilot, "4", "u")
        assert lies() == "R-KB"


async def test_a_piece_leaves_its_own_space_also_if_the_table_is_shown_meanwhile(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="B B B", coatls=("YY",)))
        push = LocalGame.push

        async def shown_first(game: LocalGame, action: Action, space: int) -> list[Event]:
            table(pilot).show_table()
            return await push(game, action, space)

        with patch.object(LocalGame, "push", shown_first):
            await press(pilot, "c", "1")
        scene = table(pilot).scene
        assert scene is not None
        assert scene.rack == (None, piece("B"), piece("B"))


async def test_of_two_equal_prophecies_the_one_of_the_number_is_fulfilled(home: Home) -> None:
    state = turn_with(board="R", hand=("pair-red-blue", "count-blue", "pair-red-blue"), coatls=("RB", "RB"))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        await press(pilot, "d", "1")
        scene = table(pilot).scene
        assert scene is not None
        assert scene.hand == (None, base("count-blue"), base("pair-red-blue"))


# The active coatl and its caret


async def test_a_digit_attaches_at_the_caret(home: Home) -> None:
    state = turn_with(board="R G B Y <K", coatls=("BB", "<KK"))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "c", "1") == [a.Extend(1, "tail", piece("R"))]
        assert await done_by(pilot, "left", "2") == [a.Extend(1, "head", piece("G"))]
        assert "›" not in frame(pilot).split("C Bao")[-1].splitlines()[2][:40]
        assert await done_by(pilot, "right", "3") == [a.Extend(1, "tail", piece("B"))]
        assert await done_by(pilot, "down", "left", "4") == [a.Extend(2, "tail", piece("Y"))]  # it has its head
        assert await done_by(pilot, "5") == []
        assert await done_by(pilot, "up", "5") == [a.Extend(1, "head", piece("<K"))]  # a head has one end to go to


async def test_a_new_coatl_is_begun_below_the_others(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("YY",)))
        await press(pilot, "c", "down")
        assert table(pilot).pane("coatls").item == NewCoatl()
        assert await done_by(pilot, "2", "1") == [a.Start(piece("B")), a.Extend(2, "tail", piece("R"))]


async def test_a_coatl_just_begun_is_taken_back_with_the_cursor_on_it(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("YY",)))
        await press(pilot, "c", "down", "1")
        assert table(pilot).pane("coatls").item == CoatlItem(2)
        await press(pilot, "u")
        assert table(pilot).game.session.state.player.coatls == (coatl("YY"),)


async def test_a_complete_coatl_is_no_landing_place(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("<YY>", "KK")))
        await press(pilot, "c")
        assert table(pilot).pane("coatls").item == CoatlItem(2)
        await press(pilot, "up")  # it can be looked at
        assert table(pilot).pane("coatls").item == CoatlItem(1)
        assert table(pilot).face.looking.caret == Caret(2)
        assert await done_by(pilot, "1") == [a.Extend(2, "tail", piece("R"))]
        assert table(pilot).pane("coatls").item == CoatlItem(2)


async def test_on_the_board_the_cursor_shows_what_a_piece_would_bring(home: Home) -> None:
    state = turn_with(board="R B", hand=("pair-red-blue",), coatls=("KR",))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        await press(pilot, "c", "up", "right")
        scene = table(pilot).scene
        assert scene is not None
        assert (scene.item, scene.ghost) == (BoardSpace(2, piece("B")), coatl("KRB"))
        assert "2 ▏B, to the tail end of coatl 1. " in told(pilot)
        assert "0 now, 1 then: ▌b ▏R▏B. " in told(pilot)
        assert await done_by(pilot, "enter") == [a.Extend(1, "tail", piece("B"))]


# Closing


async def test_a_piece_that_closes_shows_the_sum_and_is_attached_the_second_time(home: Home) -> None:
    state = turn_with(board="B R>", hand=("pair-red-blue",))
    give(state, state.seat, coatls=[coatl("<RRBRGG", "count-red")])
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "c", "2") == []
        assert "This completes coatl 1 with 3 points beside it. Then from your hand: 1." in told(pilot)
        assert await done_by(pilot, "1") == [a.Extend(1, "tail", piece("B"))]
        assert await done_by(pilot, "2") == []
        assert await done_by(pilot, "2") == [a.Extend(1, "tail", piece("R>"))]
        assert "coatl 1 is complete: what does it get?" in frame(pilot)


@pytest.mark.parametrize("tag", ["en", *(pytest.param(tag, marks=pytest.mark.slow) for tag in TRANSLATIONS)])
async def test_the_warning_is_told_to_its_end_where_the_sentence_has_one_row(home: Home, tag: str) -> None:
    state = turn_with(board="B R>", hand=("pair-red-blue",))
    rest = [coatl(text) for text in ("<RB>", "<BYK>", "KK")]
    give(state, state.seat, coatls=[coatl("<RRBRGB", "count-red"), *rest], temples=["no-black-length-8"])
    save(home, session_at(12))
    async with app_in(tag, home) as pilot:
        await go_on(pilot)
        await lay(pilot, state)
        assert table(pilot).face.placing.at().sentence.height == 1
        await press(pilot, "c")
        before, l10n = frame(pilot), table(pilot).l10n
        assert await done_by(pilot, "2") == []
        assert l10n("message-closes-most", points=7) in told(pilot)
        assert l10n("message-again", act="attach", n=0) in told(pilot)
        await press(pilot, "c")
        assert frame(pilot) == before


async def test_enter_alone_closes_no_coatl(home: Home) -> None:
    state = turn_with(board="R>", hand=("count-red",), coatls=("<RRB",))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "c", *["enter"] * 3) in ([], [a.Fulfil(1, base("count-red"))])
        assert await done_by(pilot, "c", "up", "enter") == []
        assert await done_by(pilot, "enter") == [a.Extend(1, "tail", piece("R>"))]


# Fulfilling


async def test_a_prophecy_is_fulfilled_from_anywhere(home: Home) -> None:
    state = turn_with(board="R", hand=("count-blue", "pair-red-blue"), coatls=("RB", "YRB"))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "s", "d", "2") == [a.Fulfil(1, base("pair-red-blue"))]
        await press(pilot, "u", "d", "l", "l")  # another key in between: the digit is one of the supply board again
        assert await done_by(pilot, "2") == []
        assert await done_by(pilot, "c", "down", "h", "2", "2") == [a.Fulfil(2, base("pair-red-blue"))]


async def test_a_prophecy_that_only_another_coatl_meets_is_asked_about(home: Home) -> None:
    state = turn_with(board="R", hand=("pair-red-blue",), coatls=("KK", "RB"))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "d", "1") == []
        assert "Which coatl fulfils it?" in frame(pilot)
        assert not table(pilot).choice.open
        assert await done_by(pilot, "2") == [a.Fulfil(2, base("pair-red-blue"))]


async def test_enter_on_a_coatl_asks_for_its_card_in_the_hand(home: Home) -> None:
    state = turn_with(board="R", hand=("count-red", "pair-red-blue"), coatls=("RB",))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "c", "enter") == []
        assert not table(pilot).choice.open
        assert table(pilot).pane("hand").item == HandCard(1, base("pair-red-blue"))
        assert await done_by(pilot, "1") == []
        assert await done_by(pilot, "enter") == [a.Fulfil(1, base("pair-red-blue"))]
        await press(pilot, "u", "c", "enter", "escape")
        assert not table(pilot).aiming.options


# Ending


async def test_the_last_turn_is_not_ended_unasked_while_a_coatl_can_be_closed(home: Home) -> None:
    state = turn_with(board="R R>", hand=("count-red",), coatls=("<RRB",), last_turns=[])
    state = do(state, "extend 1 tail R")
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "e") == []
        assert "complete coatl 1 with the ▏R▙ (" in told(pilot)
        assert await done_by(pilot, "enter") == []  # Enter goes back
        assert not table(pilot).choice.open
        assert await done_by(pilot, "e", "1") == [a.Extend(1, "tail", piece("R>"))]


async def test_a_turn_that_is_not_the_last_is_ended_unasked(home: Home) -> None:
    state = do(turn_with(board="R R>", hand=("count-red",), coatls=("<RRB",)), "extend 1 tail R")
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "e") == [a.EndTurn()]


# Where the cursor stands


@pytest.mark.parametrize(
    ("board", "hand", "wanted"),
    [
        ("", (), ("supply", Field)),
        ("B B B B B B B B", FULL[:1], ("row", RowPlace)),
        ("B B B B B B B B", FULL, ("coatls", NewCoatl)),
    ],
)
@pytest.mark.slow
async def test_a_turn_begins_where_something_can_be_done(
    home: Home, board: str, hand: tuple[str, ...], wanted: tuple[str, type]
) -> None:
    state = turn_with(board=board, hand=hand)
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        pane = table(pilot).focused
        assert pane is not None
        assert (pane.id, type(table(pilot).pane(str(pane.id)).item)) == wanted


async def test_enter_pressed_once_too_often_at_the_start_of_a_turn_does_nothing(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home)
        assert await done_by(pilot, "enter") == []
        assert [type(action) for action in await done_by(pilot, "enter")] == [a.Take]


async def test_the_key_of_temples_goes_from_one_to_the_next(home: Home) -> None:
    state = turn_with()
    give(state, state.seat, temples=["no-black-length-8"])
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        seen = []
        for _ in range(4):
            await press(pilot, "t")
            scene = table(pilot).scene
            assert scene is not None
            seen.append(scene.item)
        assert seen == [Pile(1), Pile(2), OwnTemple(0, base("no-black-length-8")), Pile(1)]


@pytest.mark.slow
async def test_a_click_on_a_piece_shows_it_and_a_second_one_attaches_it(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("YY",)))
        pane, session = table(pilot).pane("coatls"), table(pilot).game.session
        spot = next(spot for spot in pane.content.spots if spot.item == BoardSpace(2, piece("B")))
        steps = len(session.history)
        await pilot.click("#coatls", offset=(spot.start + 1, spot.line))
        await settled(pilot)
        assert table(pilot).game.session.history[steps:] == []
        assert pane.item == spot.item
        await pilot.click("#coatls", offset=(spot.start + 1, spot.line))
        await settled(pilot)
        assert table(pilot).game.session.actions[-1] == a.Extend(1, "tail", piece("B"))


async def test_each_of_these_is_taken_back_by_one_key(home: Home) -> None:
    state = turn_with(board="R B", hand=("pair-red-blue",), coatls=("RB",))
    async with app_at(home) as pilot:
        await at_table(pilot, home, state)
        for keys in ("p1", "c1", "d1", "h11"):
            (_,) = await done_by(pilot, *keys)
            await press(pilot, "u")
            assert table(pilot).game.session.state == state, keys
        assert isinstance(table(pilot).pane("hand").item, HandCard)


# A digit does what the key bar says


@pytest.mark.parametrize("goes_there", [False, True])
@pytest.mark.slow
async def test_a_digit_takes_from_the_row_wherever_the_cursor_has_come_from(home: Home, goes_there: bool) -> None:
    """Nothing can be taken from the supply board here, and so the turn begins at the row."""
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board=" ".join(["<R"] * 8), coatls=("<K", "<B")))
        assert table(pilot).arriving.untouched
        if goes_there:
            await press(pilot, "p")
        assert table(pilot).focused is table(pilot).pane("row")
        assert "1–6 take" in line(pilot, "keys")
        assert await done_by(pilot, "3") == [a.DrawRow(3)]


@pytest.mark.parametrize("turn", [1, 6, 12, 18, 24])
@pytest.mark.slow
async def test_where_a_turn_begins_each_digit_does_what_the_bar_says(home: Home, turn: int) -> None:
    save(home, session_at(turn))
    async with app_at(home) as pilot:
        await go_on(pilot)
        pane = table(pilot).focused
        bar = line(pilot, "keys")
        at_once = "take  " in bar.replace("again takes", "") or "1–8 attach" in bar
        assert isinstance(pane, Pane)
        digit = next(spot.digit for spot in pane.content.spots if spot.digit)
        assert bool(await done_by(pilot, digit)) == at_once
        assert at_once or table(pilot).aiming.aimed == pane.numbered(digit)


async def test_the_bar_names_enter_only_where_it_does_something(home: Home) -> None:
    """Where the cursor has been put at the start of a turn, Enter may be a key pressed once too often."""
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R"))
        assert "Enter" not in line(pilot, "keys")
        assert "The same key again takes field" in await after_keys(pilot, "enter")
        assert "Enter take" in line(pilot, "keys")
        assert len(await done_by(pilot, "enter")) == 1


async def after_keys(pilot: Pilot[None], *keys: str) -> str:
    """What the table says after these keys."""
    await press(pilot, *keys)
    return line(pilot)


# What is refused names what can be done


async def test_without_an_unfinished_coatl_a_prophecy_is_told_where_to_begin(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R", hand=("count-blue",), coatls=("<KBR>",)))
        assert "You have no unfinished coatl: begin one" in await after_keys(pilot, "d", "1")
        await lay(pilot, turn_with(board="R", hand=("count-blue",), coatls=("<KBR>",) * 3))
        assert "You have all 3 coatls already." in await after_keys(pilot, "d", "1")
        await lay(pilot, turn_with(board="R", hand=("count-blue",)))
        assert "You have no coatl yet: begin one" in await after_keys(pilot, "d", "1")
