"""The lists of the quiet screens: their keys, the mouse, and what is found by a letter."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.palettes import DARK
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.screens.plugins import PluginsScreen
from coatl_tui.screens.settings import SettingsScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.widgets.fields import Chooser, Overlay, Tick
from coatl_tui.widgets.grid import Grid
from coatl_tui.widgets.lists import LEFT, RIGHT, List, next_with
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.seat_field import SeatField
from tests.locale.support import furnish
from tests.support import rarely
from tests.tui.support import app_at, frame, press, save, session_at, settled, table

pytestmark = pytest.mark.slow


def menu(pilot: Pilot[None]) -> List:
    """The list of the menu, which must be what is shown."""
    return pilot.app.screen.query_one("#menu", List)


@pytest.mark.parametrize(
    ("letter", "at", "found"),
    [("b", None, 1), ("b", 1, 2), ("b", 2, 1), ("Č", 0, 3), ("x", 0, None), ("a", 0, 0)],
)
def test_a_letter_finds_the_next_name_with_it_and_after_the_last_the_first(
    letter: str, at: int | None, found: int | None
) -> None:
    assert next_with(letter, ["Ana", "Bao", "bob", "čas"], at) == found


async def test_a_letter_of_the_menu_that_is_no_key_goes_to_the_line_that_begins_with_it(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "k")
        assert menu(pilot).item == "help"
        await press(pilot, "s")  # a key is a key
        assert not isinstance(pilot.app.screen, MenuScreen)


@pytest.mark.exhaustive
async def test_the_keys_of_vim_move_in_every_list(home: Home) -> None:
    furnish(home)
    save_settings(home.settings, Settings(keymap="vim"))
    async with app_at(home) as pilot:
        await press(pilot, "j", "j", "k")
        assert menu(pilot).highlighted == 1
        await press(pilot, "p", "j", "j", "k")
        assert pilot.app.screen.query_one(Grid).cursor_row == 1
        await press(pilot, "escape", "s", "j", "j", "k")
        assert pilot.app.screen.query_one("#saves", List).highlighted in (1, 2)  # perhaps with a gap between


async def test_the_menu_is_used_with_one_click_and_shows_what_the_mouse_is_on(home: Home) -> None:
    async with app_at(home) as pilot:
        region, rules = menu(pilot).region, [line.item for line in menu(pilot).lines].index("rules")
        await pilot.hover(offset=(region.x + 9, region.y + rules))
        assert menu(pilot)._mouse_hovering_over == rules
        await pilot.click(offset=(region.x + 9, region.y + rules))
        await settled(pilot)
        assert isinstance(pilot.app.screen, RulebookScreen)


async def test_r_in_the_menu_deals_a_new_game_to_the_players_of_the_last_one(home: Home) -> None:
    save(home, session_at(5, players=3))
    async with app_at(home) as pilot:
        assert "same players again: r" in frame(pilot)
        await press(pilot, "r")
        setup = table(pilot).game.session.setup
        assert setup.players == session_at(5, players=3).setup.players
        assert setup.seed != session_at(5, players=3).setup.seed
        assert setup.first == 1


async def test_without_any_game_there_is_none_to_play_again(home: Home) -> None:
    async with app_at(home) as pilot:
        assert "same players" not in frame(pilot)
        await press(pilot, "r")
        assert "No game has been played yet" in frame(pilot)


async def test_more_plugins_than_fit_scroll_with_a_bar_and_the_cursor_is_always_seen(home: Home) -> None:
    from tests.plugins.support import pack

    for number in range(20):
        pack(home.packs, f"moon-{number:02}")
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "p")
        grid = pilot.app.screen.query_one(Grid)
        assert grid.show_vertical_scrollbar
        await press(pilot, "m")
        assert isinstance(pilot.app.screen, PluginsScreen)
        plugin = pilot.app.screen.plugin
        assert plugin is not None
        assert plugin.id == "moon-00"
        await press(pilot, *["down"] * 19)
        assert "moon-19" in frame(pilot)
        assert pilot.app.screen.plugin is not plugin


@pytest.mark.exhaustive
async def test_the_form_is_filled_in_by_mouse_and_by_letters(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        for seat in (3, 4):
            await pilot.click(f"#seat-{seat}")
            await settled(pilot)
        field = pilot.app.screen.query_one("#seat-4", SeatField)
        columns = field.texts.columns(field.size.width)
        await pilot.click("#seat-4", offset=(columns.at + 2, 0))  # the third of four bars
        await settled(pilot)
        assert field.value == "hard"
        await pilot.click("#seat-4", offset=(2, 0))
        await settled(pilot)
        assert field.value == "-"
        await pilot.click("#strict")
        await settled(pilot)
        assert pilot.app.screen.query_one("#strict", Tick).value
        await press(pilot, "down", "down")
        assert isinstance(pilot.app.focused, Input) or pilot.app.focused is not None
        pilot.app.screen.query_one("#first").focus()
        await settled(pilot)
        await press(pilot, "P")
        assert pilot.app.screen.query_one("#first", Chooser).text == "Player 1"
        await pilot.click("#start")
        await settled(pilot)
        setup = table(pilot).game.session.setup
        assert len(setup.players) == 4
        assert setup.first == 0
        assert setup.rules.strict_x


@pytest.mark.exhaustive
async def test_a_list_that_is_open_keeps_letters_and_escape_to_itself(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        pilot.app.screen.query_one("#edition").focus()
        await settled(pilot)
        await press(pilot, "enter", "p", "enter")
        assert pilot.app.screen.query_one("#edition", Chooser).text == "Polish edition"
        await press(pilot, "enter", "escape")
        assert isinstance(pilot.app.screen, NewGameScreen)


@pytest.mark.exhaustive
async def test_the_settings_are_gone_through_by_letters(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8", "down", "h")
        assert isinstance(pilot.app.screen, SettingsScreen)
        assert pilot.app.theme == "coatl-contrast"


@pytest.mark.parametrize("size", [(80, 24), *rarely(((100, 40),), ((140, 40),), ((200, 60),))])
async def test_screens_of_one_list_begin_at_the_same_place_and_have_their_messages_at_the_same_one(
    home: Home, size: tuple[int, int]
) -> None:
    begins, messages = set(), set()
    async with app_at(home, size) as pilot:
        for key, id in (("b", "records"), ("p", "plugins"), ("f8", "settings")):
            await press(pilot, key)
            shown, details, message = (
                pilot.app.screen.query_one(f"#{each}").region for each in (id, "details", "message")
            )
            assert not shown.overlaps(details)
            assert not message.overlaps(details)
            begins.add(shown.offset)
            messages |= {message.bottom} if pilot.app.screen.query_one("#message").display else set()
            await press(pilot, "escape")
        await press(pilot, "n")
        form = pilot.app.screen.query_one("#form").region
    assert begins == {form.offset}
    assert len(messages) == 1


async def test_the_list_of_plugins_keeps_its_width_while_a_pack_is_added(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "p")
        grid = pilot.app.screen.query_one("#plugins", Grid)
        before = grid.region.width
        await press(pilot, "a")
        assert grid.region.width == before
        assert not grid.show_horizontal_scrollbar


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
async def test_every_setting_can_be_seen(home: Home, size: tuple[int, int]) -> None:
    async with app_at(home, size) as pilot:
        await press(pilot, "f8")
        box = pilot.app.screen.query_one("#settings").content_region
        assert all(box.contains_region(row.region) and row.size.height for row in pilot.app.screen.query("Row"))


@pytest.mark.parametrize(
    ("keys", "kind"),
    [(("s",), List), (("b",), Grid), (("f8", "enter"), Overlay)],
)
async def test_the_cursor_of_every_list_is_a_ground_with_a_mark_at_either_end(
    home: Home, keys: tuple[str, ...], kind: type[Widget]
) -> None:
    furnish(home)
    async with app_at(home) as pilot:
        await press(pilot, *keys)
        shown = next(widget for widget in pilot.app.screen.query(kind) if widget.has_focus)
        lines = map(shown.render_line, range(shown.content_size.height))
        at = next(line for line in lines if line.text[:1] == LEFT)
        assert at.text.rstrip()[-1] == RIGHT
        assert at.text[1] == " "
        grounds = [segment.style.bgcolor for segment in at if segment.text.strip() and segment.style]
        lit = paint("text on card-lit", DARK).bgcolor
        assert {grounds[0], grounds[-2], grounds[-1]} == {lit}
