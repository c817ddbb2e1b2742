"""The menu: every line of it can be used, keeps its digit, and the cursor stands on what one wants next."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.session import Session
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.table.lesson_screen import LessonScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.lists import List
from coatl_tui.widgets.pane import Pane
from tests.support import NAMES, Sensible, registry
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
        first, *others = lines(pilot)
        assert first == "daily"
        assert others[:4] == ["new-game", "join", "puzzles", "score-pad"]
        assert others[4:] == ["lesson", "rules", "settings", "plugins", "help", "quit"]
        await press(pilot, "enter", "enter")
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


# The last table


def table_of(pilot: Pilot[None]) -> str:
    """What stands in the place of the last table; an empty text if it has none."""
    pane = pilot.app.screen.query_one("#last", Pane)
    return "\n".join("".join(span.text for span in line) for line in pane.content.lines) if pane.display else ""


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (140, 40), (200, 60)])
async def test_the_last_table_stands_beside_the_menu(home: Home, size: tuple[int, int]) -> None:
    save(home, session_at(24, players=3))
    async with app_at(home, size) as pilot:
        shown = table_of(pilot).splitlines()
        for name in NAMES[:3]:
            assert any(line.strip().startswith(name) for line in shown)
        menu, last = (pilot.app.screen.query_one(id).region for id in ("#menu", "#last"))
        assert menu.right <= last.x
        assert pilot.app.screen.region.contains_region(last)
        assert "An unofficial fan project" in frame(pilot)


async def test_without_a_game_the_menu_stands_alone(home: Home) -> None:
    async with app_at(home, (120, 36)) as pilot:
        assert table_of(pilot) == ""


async def test_the_last_table_is_that_of_the_game_to_go_on_with_or_else_of_the_game_played_last(home: Home) -> None:
    save(home, finished(), "over.json")
    async with app_at(home, (120, 36)) as pilot:
        assert "wins" in table_of(pilot)
    save(home, session_at(12, players=3), "on.json")
    async with app_at(home, (120, 36)) as pilot:
        assert NAMES[2] in table_of(pilot)
        assert "to move" in table_of(pilot)


async def test_a_game_that_has_just_been_left_is_the_last_table(home: Home) -> None:
    save(home, session_at(40, players=3))
    async with app_at(home, (120, 36)) as pilot:
        assert table_of(pilot).count("No coatl yet") < 3
        await press(pilot, "r", "q")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert table_of(pilot).count("No coatl yet") == 3


async def test_nothing_moves_when_the_last_table_comes(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    save(home, session_at(12))
    look = MenuScreen._look_for_last
    monkeypatch.setattr(MenuScreen, "_look_for_last", lambda screen: None)
    async with app_at(home, (100, 30)) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, MenuScreen)
        assert table_of(pilot).strip() == ""
        places = [screen.query_one(id).region for id in ("#title", "#menu", "#last")]
        look(screen)
        await settled(pilot)
        assert table_of(pilot).strip()
        assert places == [screen.query_one(id).region for id in ("#title", "#menu", "#last")]


async def test_what_there_is_to_know_about_a_line_is_told_whole_or_more_shortly(home: Home) -> None:
    setup = Setup(("Bartholomew the Third", "Maximiliana"), "long", card_sets=("base",))
    save(home, Session(setup, registry().ruleset(["base"])))
    async with app_at(home) as pilot:
        line = next(line for line in frame(pilot).splitlines() if "Go on" in line)
        assert "turn 0" in line
        assert "Barth" not in line.split("│")[0]
        assert "…" not in line.split("│")[0]
