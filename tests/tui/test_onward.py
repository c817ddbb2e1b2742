"""Playing on from a position, and one's own mistakes, on the screen."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.play.local_game import LocalGame
from coatl_core.saves.position import position as line_of
from coatl_core.saves.store import read
from coatl_tui.screens.mistakes import MistakesScreen
from coatl_tui.screens.puzzles import PuzzlesScreen
from coatl_tui.table.mistake_screen import MistakeScreen
from coatl_tui.table.onward_form import OnwardForm
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.screen import TableScreen
from tests.play.mistaken import judging_last_turns, keep
from tests.tui.support import app_at, app_of, frame, line, press, save, session_at, settled, until
from tests.tui.test_replay import finished, replay


def local_game(pilot: Pilot[None]) -> LocalGame:
    """The game at the table, which must be what is shown."""
    assert isinstance(pilot.app.screen, TableScreen), pilot.app.screen
    game = pilot.app.screen.game
    assert isinstance(game, LocalGame)
    return game


async def test_one_plays_on_from_a_replay_as_whom_one_likes(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "pagedown", "pagedown", "pagedown")
        position = replay(pilot).game.position
        await press(pilot, "f")
        assert isinstance(pilot.app.screen, OnwardForm)
        await press(pilot, "right", "tab", "left", "f2")
        game = local_game(pilot)
        assert (game.session.origin, game.session.begun) == ("game", position + 1)
        seats = game.session.setup.seats
        assert seats[1] is None
        assert seats[0] is not None
        assert game.record() is None
        assert app_of(pilot).shown_positions()[-1] == line_of(game.view())  # for the report of an error
        saved = read(game.lock.path)
        assert saved.origin is not None
        assert saved.actions[position].startswith("onward 2 ")


@pytest.mark.exhaustive
async def test_from_the_end_nobody_plays_on_and_the_score_sheet_shows_where(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "f")
        assert line(pilot).startswith("Go back to the turn")
        await press(pilot, "f")
        assert line(pilot).startswith("Here the game is over")
        await press(pilot, "pageup", "f", "escape")
        assert isinstance(pilot.app.screen, ReplayScreen)


async def test_nobody_looks_into_the_hands_of_a_game_that_goes_on(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "f")
        assert line(pilot).startswith("This game is not over")


async def test_a_mistake_is_found_tried_looked_at_and_played_on(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(home.saves, "m27")
    judging_last_turns(monkeypatch)
    async with app_at(home) as pilot:
        await press(pilot, "z", "m")
        await until(pilot, lambda: isinstance(pilot.app.screen, MistakeScreen))
        assert line(pilot).startswith("1 of 1 · turn ")
        screen = pilot.app.screen
        assert isinstance(screen, MistakeScreen)
        screen.playing.act_all(screen.game.mistake.found.better)
        await until(pilot, lambda: screen.questions.open)
        assert "As good as the best" in frame(pilot)
        assert "Best: " in frame(pilot)
        assert ": tried" in line(pilot, "status")
        await press(pilot, "2")
        assert isinstance(pilot.app.screen, ReplayScreen)
        await press(pilot, "escape", "3", "f2")
        await settled(pilot)
        assert local_game(pilot).session.origin == "m27"


@pytest.mark.exhaustive
async def test_a_mistake_is_tried_again_and_left(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(home.saves, "m27")
    judging_last_turns(monkeypatch)
    async with app_at(home) as pilot:
        await press(pilot, "z", "m")
        await until(pilot, lambda: isinstance(pilot.app.screen, MistakeScreen))
        screen = pilot.app.screen
        assert isinstance(screen, MistakeScreen)
        screen.playing.act_all(screen.game.mistake.found.moment.actions)
        await until(pilot, lambda: screen.questions.open)
        assert "That would cost 6.0 points" in frame(pilot)
        await press(pilot, "1")
        assert not screen.game.session.history
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, PuzzlesScreen)


async def test_without_a_finished_game_there_is_nothing_to_learn_from(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "b", "m")
        await until(pilot, lambda: "no finished game" in frame(pilot))
        assert isinstance(pilot.app.screen, MistakesScreen)
        await press(pilot, "escape")
