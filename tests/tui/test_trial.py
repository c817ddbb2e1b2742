"""A trial: pieces of the board and of the supply board, laid to see what a coatl would be worth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from coatl_core.cards.pieces import Piece, piece
from coatl_core.files.home import Home
from coatl_core.game.actions import End, Extend, Start
from coatl_core.game.engine import apply
from coatl_core.game.refusals import refusal
from coatl_core.game.state import GameState
from coatl_core.play.trial import Trial
from coatl_tui.table.screen import TableScreen
from coatl_tui.table.trial_screen import TrialScreen
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.support import Builder, base, coatl, random_states, rarely, registry, setup
from tests.tui.support import app_at, frame, press, saved, table, until
from tests.tui.test_keys import at_table, done_by, told, turn_with

pytestmark = pytest.mark.slow


def laid(trial: Trial, *texts: str) -> Trial:
    """The trial with pieces laid to it: ``R`` to the tail end, ``-R`` to the head end, ``R@4`` wished for."""
    for text in texts:
        name, _, field = text.partition("@")
        end: End = "head" if name.startswith("-") else "tail"
        new = piece(name.lstrip("-"))
        where = trial.end_for(new, end)
        assert where is not None, text
        trial = trial.with_piece(new, where, int(field) if field else None)
    return trial


def pieces(text: str) -> tuple[Piece, ...]:
    return tuple(map(piece, text.split()))


ENDS: tuple[End, ...] = ("head", "tail")
SEEDED = Trial(2, coatl("RG", "pair-red-green"))
EMPTY = Trial(3)

# What lies there


def test_a_trial_begins_with_the_active_coatl_and_its_cards() -> None:
    assert laid(SEEDED, "B", "-Y").coatl == coatl("YRGB", "pair-red-green")


def test_an_empty_trial_has_no_coatl_before_its_first_piece() -> None:
    assert EMPTY.coatl is None
    assert laid(EMPTY, "B").coatl == coatl("B")


def test_heads_and_tails_go_to_their_end_and_close_it() -> None:
    """RULES 6.1b."""
    trial = laid(SEEDED, "<B")
    assert trial.coatl == coatl("<BRG", "pair-red-green")
    assert trial.end_for(piece("Y"), "head") is None
    assert trial.end_for(piece("<Y"), "tail") is None
    assert trial.end_for(piece("Y>"), "head") == "tail"


def test_what_was_laid_last_is_taken_off_first() -> None:
    trial = laid(SEEDED, "B", "-Y")
    assert trial.without_last() == laid(SEEDED, "B")
    assert trial.without_last().without_last().without_last() == SEEDED
    assert trial.emptied() == SEEDED


# Where the pieces come from


def test_pieces_laid_are_no_longer_on_the_board_and_wished_for_ones_are_on_their_field() -> None:
    trial = laid(SEEDED, "B", "Y@4", "B")
    assert trial.board(pieces("B R B B>")) == pieces("R B>")
    assert trial.left_on(4, pieces("Y Y")) == pieces("Y")
    assert trial.left_on(5, pieces("Y R")) == pieces("Y R")


def test_it_is_known_which_places_are_own_and_which_are_wished_for() -> None:
    trial = laid(SEEDED, "B", "-Y@4", "-K", "G@2")
    assert str(trial.coatl) == "KYRGBG"
    assert (sorted(trial.own), sorted(trial.wished)) == ([0, 4], [1, 5])


# Playing it


def test_a_trial_is_played_in_the_order_it_was_laid_up_to_the_first_wish() -> None:
    trial = laid(SEEDED, "B", "-K", "Y@4", "R")
    assert trial.actions() == (Extend(2, "tail", piece("B")), Extend(2, "head", piece("K")))
    assert laid(SEEDED, "Y@4", "B").actions() == ()


def test_an_empty_trial_is_played_by_beginning_a_coatl() -> None:
    assert laid(EMPTY, "B", "-K").actions() == (Start(piece("B")), Extend(3, "head", piece("K")))
    assert laid(EMPTY, "B@1", "K").actions() == ()


def test_a_trial_of_own_pieces_becomes_what_was_tried(effort: Effort) -> None:
    """Whatever is laid: as far as the game allows it, the coatl gets just those pieces."""
    random = Random("trials")
    played = 0
    for state in random_states(setup(2, "trials"), registry().ruleset(["base"]), Builder("trials")):
        if state.phase != "action" or random.random() > effort(quick=0.2, test=1, exhaustive=1):
            continue
        coatls, board = state.player.coatls, state.player.board
        number = next((n for n, each in enumerate(coatls, 1) if not each.complete), len(coatls) + 1)
        tried = Trial(number, coatls[number - 1] if number <= len(coatls) else None)
        for new in random.sample(board, min(3, len(board))):
            end = tried.end_for(new, random.choice(ENDS))
            if end is None:
                continue
            tried = tried.with_piece(new, end)
            action = tried.actions()[-1]
            if refusal(state, action) is not None:
                break
            state, _ = apply(state, action)
            assert state.player.coatls[number - 1] == tried.coatl
            assert tried.board(board) == state.player.board
            played += 1
            if state.phase == "complete":
                break
    assert played > 5


# At the table


def trial(pilot: Pilot[None]) -> Trial:
    """The trial on the screen, which must be shown."""
    assert isinstance(pilot.app.screen, TrialScreen), pilot.app.screen
    return pilot.app.screen.trial


async def after(pilot: Pilot[None], *keys: str) -> str:
    """The screen after these keys, in one line."""
    await press(pilot, *keys)
    return told(pilot)


def with_supply(*fields: str, **more: Any) -> GameState:
    """A turn with these pieces on the first fields of the supply board."""
    state = turn_with(**more)
    state.supply[: len(fields)] = [pieces(text) for text in fields]
    return state


async def test_a_trial_is_laid_and_thrown_away_without_a_trace(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, with_supply("Y G", board="R B", hand=("pair-red-blue",), coatls=("K",)))
        await press(pilot, "right", "left")  # Enter is not offered before the first key of a turn
        before, shown = await saved(pilot), frame(pilot)
        assert await done_by(pilot, "v", "1", "2", "left", "s", "1", "1") == []
        assert str(trial(pilot).coatl) == "YKRB"
        assert "Trial of coatl 1: 2 of your pieces, 1 wished for." in told(pilot)
        assert "▌b ▏R▏B +1" in " ".join(frame(pilot).split())
        await press(pilot, "escape")
        assert await saved(pilot) == before
        assert frame(pilot) == shown


async def test_a_trial_is_played_up_to_the_first_piece_wished_for(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, with_supply("Y Y", board="R B K", coatls=("K",)))
        actions = await done_by(pilot, "v", "2", "left", "1", "s", "1", "3", "enter")
        assert actions == [Extend(1, "tail", piece("B")), Extend(1, "head", piece("R"))]
        assert table(pilot).game.session.state.player.coatls == (coatl("RKB"),)


async def test_an_empty_trial_begins_a_coatl(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("K",)))
        assert await done_by(pilot, "v", "v", "1", "2", "enter") == [Start(piece("R")), Extend(2, "tail", piece("B"))]
        await press(pilot, "v", "v", "v")
        assert str(trial(pilot).coatl) == "K"


async def test_an_empty_trial_goes_back_to_the_coatl_it_began_with(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("K",)))
        await press(pilot, "v", "v", "2", "v")
        assert str(trial(pilot).coatl) == "K"
        assert "Trial: coatl 1" in told(pilot)


async def test_what_was_laid_last_is_taken_off_and_has_its_old_number(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B R", coatls=("K",)))
        await press(pilot, "v", "3", "2", "backspace")
        assert str(trial(pilot).coatl) == "KR"
        assert "Space 3 of your player board is empty." in await after(pilot, "3")
        await press(pilot, "2", "1", "backspace", "backspace", "backspace", "backspace")
        assert str(trial(pilot).coatl) == "K"


async def test_what_cannot_be_played_says_why_and_the_trial_stays(home: Home) -> None:
    async with app_at(home) as pilot:
        state = with_supply("Y Y", board="R R>", hand=("count-yellow",), coatls=("<K", "B"))
        await at_table(pilot, home, state)
        assert "Nothing of this can be played" in await after(pilot, "v", "s", "1", "1", "enter")
        assert "6.4" in await after(pilot, "backspace", "backspace", "2", "enter")
        assert str(trial(pilot).coatl) == "<KR>"
        assert "unfinished coatls" in await after(pilot, "v", "1", "enter")
        assert str(trial(pilot).coatl) == "R"


async def test_a_closed_end_takes_no_piece(home: Home) -> None:
    """RULES 6.1b: a body segment goes to the other end then."""
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R <B <Y", coatls=("K",)))
        await press(pilot, "v", "left", "2", "1")
        assert str(trial(pilot).coatl) == "<BKR"
        assert "(rule 6.1)" in await after(pilot, "3")


async def test_of_a_field_with_one_piece_left_none_is_asked_for(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, with_supply("Y G", "R R", coatls=("K",)))
        await press(pilot, "v", "s", "1", "2", "s", "1", "s", "2")
        assert str(trial(pilot).coatl) == "KGYR"
        assert "Nothing is left on field 1 to wish for." in await after(pilot, "s", "1")


@pytest.mark.parametrize("size", [(80, 24), *rarely(((120, 36),), ((200, 60),)), (140, 40)])
async def test_every_card_says_what_it_would_be_worth_beside_the_trial(home: Home, size: tuple[int, int]) -> None:
    async with app_at(home, size) as pilot:
        state = with_supply("B B", board="R K>", hand=("pair-red-blue",), coatls=("<K",))
        state.row[0] = base("count-blue")
        state.piles = (base("no-blue-length-10"),), ()
        await at_table(pilot, home, state)
        await press(pilot, "v", "1", "s", "1")
        shown = pilot.app.screen
        assert isinstance(shown, TrialScreen)
        worth = (
            {card.card: card.then.points for card in shown.face.looking.tried.cards}
            if shown.face.looking.tried is not None
            else {}
        )
        assert (worth[base("pair-red-blue")], worth[base("count-blue")]) == (1, 0)
        assert "Trial: coatl 1" in told(pilot)
        await press(pilot, "2")
        assert "It completes the coatl: 0 points beside it, 1 at most." in told(pilot)


async def test_after_the_end_nothing_is_tried(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R", phase="over"))
        await press(pilot, "v")
        assert not isinstance(pilot.app.screen, TrialScreen)
        assert "The game is over." in told(pilot)


async def test_of_two_equal_pieces_the_one_laid_leaves_the_board(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B R", coatls=("K",)))
        await press(pilot, "v", "3", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen) and table(pilot).scene is not None)
        await until(pilot, lambda: len(table(pilot).seen.own.board) == 2)
        assert table(pilot).game.rack(table(pilot).face.looking.own_seat) == (piece("R"), piece("B"))


async def test_a_trial_has_a_tag_and_its_own_colour(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_table(pilot, home, turn_with(board="R B", coatls=("K",)))
        await press(pilot, "v")
        assert " TRIAL  coatl 1 · not in the game" in frame(pilot).split("\n")[0]
        styles = {span.style for line in table_pane(pilot, "coatls").content.lines for span in line}
        assert any("news" in style for style in styles)
        assert not any("focus" in style.split() for style in styles)


def table_pane(pilot: Pilot[None], id: str) -> Pane:
    """A pane of the table shown, be it a trial or not."""
    return pilot.app.screen.query_one(f"#{id}", Pane)
