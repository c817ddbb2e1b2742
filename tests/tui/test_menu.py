"""The menu: every line of it can be used, keeps its digit, and the cursor stands on what one wants next."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.session import Session
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.table.lesson_screen import LessonScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.lists import List
from tests.support import Sensible
from tests.tui.support import app_at, frame, press, save, session_at, settled

pytestmark = pytest.mark.slow


def finished() -> Session:
    session, player = session_at(12), Sensible("menu")
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def lines(pilot: Pilot[None]) -> dict[str, str]:
    """The lines of the menu with their digits."""
    menu = pilot.app.screen.query_one("#menu", List)
    return {str(line.item): line.digit for line in menu.lines if line.item is not None}


def under_cursor(pilot: Pilot[None]) -> object:
    return pilot.app.screen.query_one("#menu", List).item


@pytest.mark.exhaustive
async def test_the_digit_of_a_line_is_the_same_whatever_has_been_played(home: Home) -> None:
    seen: dict[str, str] = {}
    for sessions in ((), (session_at(12),), (session_at(12), finished()), (finished(),)):
        own = Home(home.data / str(len(seen)), home.config)
        for number, session in enumerate(sessions):
            save(own, session, f"{number}.json")
        async with app_at(own) as pilot:
            shown = lines(pilot)
            assert all(seen.setdefault(item, digit) == digit for item, digit in shown.items())
            digits = [digit for digit in shown.values() if digit]
            assert digits == sorted(digits)
            for item, digit in shown.items():
                if digit:
                    await press(pilot, digit)
                    assert under_cursor(pilot) == item
                    assert f"{digit}  " in frame(pilot)


async def test_before_the_first_game_enter_begins_the_lesson(home: Home) -> None:
    async with app_at(home) as pilot:
        assert [*lines(pilot)] == ["new-game", "join", "lesson", "rules", "plugins", "settings", "help", "quit"]
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, LessonScreen)


async def test_whoever_has_begun_a_game_goes_on_with_enter(home: Home) -> None:
    save(home, finished(), "a.json")
    save(home, session_at(12), "b.json")
    async with app_at(home) as pilot:
        assert under_cursor(pilot) == "continue"
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_after_a_finished_game_there_is_nothing_to_go_on_with_and_enter_begins_a_new_one(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        assert "continue" not in lines(pilot)
        assert under_cursor(pilot) in ("new-game", "lesson")
        await press(pilot, "enter")
        assert not isinstance(pilot.app.screen, MenuScreen)


@pytest.mark.parametrize("opened", [("enter",), ("end", "c")])
async def test_a_game_that_has_just_come_to_its_end_leaves_no_line_behind(home: Home, opened: tuple[str, ...]) -> None:
    """Wherever in the menu the cursor was: a new game is what comes next."""
    session = session_at(12)
    save(home, session)
    async with app_at(home) as pilot:
        await press(pilot, *opened, "enter")
        screen, player = pilot.app.screen, Sensible("menu")
        assert isinstance(screen, TableScreen)
        while screen.game.view().phase != "over":
            screen.game.uncover()
            state = screen.game.session.state  # type: ignore[attr-defined]
            await screen.game.push(player.choose(state, legal_actions(state)))
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.to_menu()
        await settled(pilot)
        assert "continue" not in lines(pilot)
        assert under_cursor(pilot) == "new-game"


async def test_with_nothing_to_go_on_with_its_key_says_so(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "No game is unfinished" in frame(pilot)


async def test_a_game_that_has_just_been_left_is_under_the_cursor(home: Home) -> None:
    save(home, finished())
    async with app_at(home) as pilot:
        await press(pilot, "r", "q")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert under_cursor(pilot) == "continue"
