"""A finished or saved game is looked at again, action by action."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from coatl_core.play.replay_game import ReplayGame
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.score import ScoreScreen
from tests.support import Sensible
from tests.tui.support import app_at, frame, line, press, running, save, session_at


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


def test_every_position_of_a_finished_game_shows_the_hand_of_whoever_is_to_act() -> None:
    session = finished()
    game = ReplayGame(session)
    for position, played in enumerate(session.history):
        game.go(position)
        assert game.view().acting == played.before.seat
        assert game.view().own.hand == played.before.player.hand
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


def test_turns_follow_each_other_from_the_deal_to_the_end_and_back() -> None:
    game = ReplayGame(finished())
    turns = [game.view().turn]
    while game.position < game.last:
        game.go(game.next_turn())
        turns.append(game.view().turn)
    assert turns[:-1] == sorted(set(turns[:-1]))
    assert turns[-1] == game.session.state.turn
    game.go(game.last - 1)
    begins = []
    while game.position:
        game.go(game.previous_turn())
        begins.append(game.view().turn)
    assert begins == sorted(set(begins), reverse=True)
    assert begins[-1] == turns[0]


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
        assert f"action 0 of {len(session.history)}" in line(pilot, "status")
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
        before = replay(pilot).face.looking.seen
        await press(pilot, "p", "right", "c", "s", "down", "o", "l", "l", "e", "u", "x", "d", "1", "t")
        assert replay(pilot).game.position == position
        assert replay(pilot).face.looking.seen == before
        assert f"action {position} of" in line(pilot, "status")


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
