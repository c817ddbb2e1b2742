"""Choosing the app's colours: seen while one looks for them, and remembered."""

from __future__ import annotations

import pytest
from attrs import evolve
from rich.color import Color
from textual.pilot import Pilot
from textual.widgets import OptionList

from coatl_core.files.home import Home
from coatl_tui.app import CoatlApp
from coatl_tui.palettes import DARK, LIGHT, PALETTES
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.themes import ThemeScreen
from coatl_tui.settings import Settings, load_settings, save_settings
from coatl_tui.widgets.lists import LEFT, List
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled

NAMES = list(PALETTES)


def ground(pilot: Pilot[None]) -> object:
    """The ground of the menu as it is painted now, at its end, where the cursor is not."""
    menu = next(screen for screen in pilot.app.screen_stack if isinstance(screen, MenuScreen)).query_one("#menu", List)
    strip = menu.render_lines(menu.size.region)[-1]
    return next(segment.style.bgcolor for segment in strip if segment.style)


async def test_the_theme_under_the_cursor_is_seen_at_once_and_given_up_with_escape(home: Home) -> None:
    async with app_at(home) as pilot:
        assert pilot.app.theme == "coatl-dark"
        await press(pilot, "f3", "down")
        assert pilot.app.theme == "coatl-light"
        assert ground(pilot) == Color.parse(LIGHT["table"])
        await press(pilot, "escape")
        assert pilot.app.theme == "coatl-dark"
        assert ground(pilot) == Color.parse(DARK["table"])
        assert not home.settings.exists()


async def test_a_page_is_turned_before_the_themes_are_laid_out(home: Home) -> None:
    async with app_at(home) as pilot:
        await pilot.app.push_screen(ThemeScreen())
        await pilot.app.run_action("page_up", pilot.app.screen.query_one(OptionList))
        await press(pilot, "pageup")
        assert pilot.app.theme == "coatl-dark"


async def test_each_theme_is_a_line_in_its_own_colours_and_marks_are_at_the_ends_of_that_under_the_cursor(
    home: Home,
) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f3", "down")
        themes = pilot.app.screen.query_one(OptionList)
        strips = [themes.render_line(2 * number) for number in range(len(NAMES))]  # with free lines between them
        for name, strip in zip(NAMES[:3], strips, strict=False):
            grounds = {segment.style.bgcolor for segment in strip if segment.style}
            assert Color.parse(PALETTES[name]["table"]) in grounds
        assert [strip.text[0] == LEFT for strip in strips] == [name == "coatl-light" for name in NAMES]


async def test_the_theme_chosen_with_enter_is_remembered(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f3", "down", "down", "enter")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert pilot.app.theme == "coatl-contrast"
    assert load_settings(home.settings)[0].theme == "coatl-contrast"
    assert CoatlApp(home).theme == "coatl-contrast"


async def test_only_the_themes_of_the_game_are_offered_in_the_language_spoken(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f3")
        shown = [option.id for option in pilot.app.screen.query_one(OptionList).options if option.id]
        assert shown == NAMES
        assert len(shown) >= 6
        assert "high contrast" in frame(pilot)
        await press(pilot, "f3", "f6")
        assert "vysoký kontrast" in frame(pilot)
        assert sum(isinstance(screen, ThemeScreen) for screen in pilot.app.screen_stack) == 1


def test_a_theme_that_is_no_longer_there_gives_way_to_the_default(home: Home) -> None:
    save_settings(home.settings, evolve(Settings(), theme="nord"))
    assert CoatlApp(home).theme == "coatl-dark"


@pytest.mark.slow
async def test_pieces_keep_letter_and_shape_in_every_theme(home: Home) -> None:
    save(home, session_at(30))
    async with app_at(home) as pilot:
        await go_on(pilot)
        drawn = set()
        for name in NAMES:
            pilot.app.theme = name
            await settled(pilot)
            drawn.add(frame(pilot))
        assert len(drawn) == 1


async def test_with_no_color_there_are_no_colours_and_none_to_choose(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(home.settings, evolve(Settings(), theme="coatl-light"))
    monkeypatch.setenv("NO_COLOR", "1")
    async with app_at(home) as pilot:
        assert pilot.app.theme == "coatl-plain"
        await press(pilot, "f3")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert ["NO_COLOR is set" in notice.message for notice in pilot.app._notifications] == [True]
        styles = [s.style for strip in pilot.app.screen._compositor.render_strips() for s in strip if s.style]
        for style in styles:
            assert style.color is None or style.color.is_default
            assert style.bgcolor is None or style.bgcolor.is_default
        assert any(style.reverse for style in styles)
