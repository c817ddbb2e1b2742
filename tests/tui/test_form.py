"""Setting up a game, and the ways round the keyboard: mouse, palette, terminals of all sizes."""

from __future__ import annotations

from textual.pilot import Pilot

from coatl_core.home import Home
from coatl_core.rules import Rules
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import commands
from coatl_tui.pane import Pane
from coatl_tui.screens.help import HelpScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.small import SmallScreen
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table


async def test_the_form_decides_players_names_options_and_seed(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "right")  # three players
        for name in ("Ana", "Bá", "Цвіт"):
            await press(pilot, "down")
            await press(pilot, *name)  # in place of the name proposed
        await press(pilot, "down", "right", "right")  # the second begins
        for _ in ("tokens", "half", "strict"):
            await press(pilot, "down", "right")
        await press(pilot, "down")
        await press(pilot, *"a seed", "down", "enter")
        setup = table(pilot).game.session.setup
        assert setup.players == ("Ana", "Bá", "Цвіт")
        assert (setup.first, setup.seed) == (1, "a seed")
        assert setup.rules == Rules(sacrifice_tokens=True, unfinished_score_half=True, strict_x=True)


async def test_the_same_seed_deals_the_same_game(home: Home) -> None:
    dealt = []
    for _ in range(2):
        async with app_at(home) as pilot:
            await press(pilot, "n", *["down"] * 7, *"same", "f2")
            dealt.append(table(pilot).game.session.state)
            await leave(pilot)
    assert dealt[0] == dealt[1]


async def leave(pilot: Pilot[None]) -> None:
    """Ends the app as its last key would."""
    assert isinstance(pilot.app, CoatlApp)
    pilot.app.action_leave()


async def test_a_form_that_is_left_deals_nothing(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "escape")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert not home.saves.exists()


async def test_a_click_on_the_key_bar_runs_the_command(home: Home) -> None:
    async with app_at(home) as pilot:
        keys = pilot.app.screen.query_one("#keys", Pane)
        spot = next(s for s in keys.content.spots if getattr(s.item, "id", "") == "help")
        await pilot.click("#keys", offset=(spot.start, 0))
        await settled(pilot)
        assert isinstance(pilot.app.screen, HelpScreen)


async def test_the_palette_lists_every_command_of_the_screen_but_the_digits(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        titles = [command.title for command in pilot.app.get_system_commands(screen)]
        for command in commands("table"):
            assert command.id in ("digit", "palette") or screen.l10n(f"command-{command.id}") in titles


async def test_started_in_a_small_terminal_the_menu_comes_when_there_is_room(home: Home) -> None:
    async with app_at(home, (40, 10)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, SmallScreen)
        assert "40 × 10" in " ".join(frame(pilot).split())
        await pilot.resize_terminal(100, 30)
        await settled(pilot)
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "New game" in frame(pilot)


async def test_a_question_survives_a_small_terminal(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "q")
        assert table(pilot).choice.open
        for size in ((30, 8), (79, 24), (130, 40)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
        assert table(pilot).choice.open
        await press(pilot, "escape")
        assert "Supply board" in frame(pilot)
        for pane in pilot.app.screen.query(Pane):
            assert pane.region.right <= 130


async def test_the_table_uses_whatever_room_there_is(home: Home) -> None:
    save(home, session_at(40))
    shown = {}
    for size in ((80, 24), (80, 40), (130, 24), (130, 40)):
        async with app_at(home, size) as pilot:
            await go_on(pilot)
            panes = ("supply", "row", "coatls", "hand", "others", "log")
            shown[size] = [id for id in panes if table(pilot).pane(id).display]
            await leave(pilot)
    assert shown[80, 24] == ["supply", "row", "coatls", "hand"]
    assert shown[80, 40] == ["supply", "row", "coatls", "hand", "others"]
    assert shown[130, 24] == ["supply", "row", "coatls", "hand", "log"]
    assert shown[130, 40] == ["supply", "row", "coatls", "hand", "others", "log"]
