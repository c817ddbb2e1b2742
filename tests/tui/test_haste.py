"""Keys and clicks that come before the app has answered the last ones, and terminals of hardly any size."""

from __future__ import annotations

import asyncio
from random import Random
from typing import cast

import pytest
from rich.style import Style
from textual.command import CommandList
from textual.events import Click, Key, Resize
from textual.geometry import Region, Size
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.saves.store import Store
from coatl_tui.app import CoatlApp
from coatl_tui.guide.help import HelpScreen
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.palette import Palette
from coatl_tui.screens.records import RecordsScreen
from coatl_tui.screens.small import SmallScreen
from coatl_tui.screens.themes import ThemeScreen
from coatl_tui.table.lesson_screen import LessonScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.textual_private import mounted
from coatl_tui.widgets.grid import Grid
from tests.conftest import Effort
from tests.support import rarely
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table, terminal, until

pytestmark = pytest.mark.slow


async def hurry(pilot: Pilot[None], *keys: str, rounds: int = 0) -> None:
    """Presses keys without waiting for what each brings about: so many rounds of the event loop lie between them."""
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else None))
        for _ in range(rounds):
            await asyncio.sleep(0)
    await settled(pilot)


@pytest.mark.parametrize("key", ["p", "n", "f3", *rarely("b", "s", "f1", "f8", "question_mark")])
async def test_a_key_pressed_twice_goes_back_to_the_menu_and_no_further(home: Home, key: str) -> None:
    save(home, session_at(5))
    async with app_at(home) as pilot:
        await press(pilot, key)
        await hurry(pilot, *["escape"] * 4)
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_name_entered_twice_saves_one_copy_and_stays_at_the_table(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "w", *"friday")
        await hurry(pilot, "enter", "enter", "enter")
        assert isinstance(pilot.app.screen, TableScreen)
    assert len(Store(home.saves).entries()) == 2


async def test_a_click_beside_the_palette_closes_nothing_but_the_palette(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f5")
        for _ in range(3):
            pilot.app.screen.post_message(Click(None, 1, 21, 0, 0, 1, False, False, False, 1, 21))
        await settled(pilot)
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_key_may_come_before_the_records_are_shown(home: Home) -> None:
    async with app_at(home) as pilot:
        screen = RecordsScreen()
        pilot.app.push_screen(screen)
        await mounted(screen)
        screen.set_focus(screen.query_one(Grid))
        assert screen._sized is None
        screen.do_up()
        await settled(pilot)
        assert pilot.app.screen is screen


@pytest.mark.parametrize("key", ["pageup", "enter", *rarely("pagedown", "up", "f6")])
async def test_a_key_may_come_before_the_palette_is_ready(home: Home, effort: Effort, key: str) -> None:
    async with app_at(home) as pilot:
        for rounds in range(effort(quick=2, test=2, exhaustive=6)):
            await hurry(pilot, "f5", key, rounds=rounds)
            while not isinstance(pilot.app.screen, MenuScreen):
                if isinstance(pilot.app.screen, LessonScreen):  # the first command of all, which asks before it is left
                    await press(pilot, "q", "2")
                else:
                    await press(pilot, "escape")


@pytest.mark.parametrize("key", ["u", *rarely("2", "escape")])
async def test_a_key_for_a_trial_that_has_just_been_left_does_no_harm(home: Home, effort: Effort, key: str) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        for rounds in range(effort(quick=2, test=4, exhaustive=12)):
            await press(pilot, "v")
            await hurry(pilot, "escape", key, rounds=rounds)
            await press(pilot, "question_mark")
            assert isinstance(pilot.app.screen, HelpScreen)
            while not isinstance(pilot.app.screen, TableScreen) or table(pilot).choice.open:
                await press(pilot, "escape")


@pytest.mark.exhaustive
async def test_a_screen_may_open_while_the_language_changes(home: Home, effort: Effort) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8")
        for rounds in range(effort(quick=2, test=4, exhaustive=12)):
            await hurry(pilot, "right", "f3", rounds=rounds)
            assert isinstance(pilot.app.screen, ThemeScreen)
            app = cast("CoatlApp", pilot.app)
            assert pilot.app.screen.query_one("#themes").border_title == app.l10n("themes-title")
            await press(pilot, "escape")


async def test_the_picture_of_a_sheet_may_be_asked_for_before_it_is_shown(home: Home) -> None:
    save(home, session_at(10_000))
    async with app_at(home) as pilot:
        await press(pilot, "s")
        pilot.app.post_message(Key("enter", None))
        while not isinstance(pilot.app.screen, ScoreScreen):
            await asyncio.sleep(0)
        await pilot.app.screen.action_command("picture")
        assert list(home.data.glob("*/*.svg"))
        await settled(pilot)


@pytest.mark.exhaustive
async def test_the_rulebook_may_be_left_before_it_has_begun(home: Home, effort: Effort) -> None:
    async with app_at(home) as pilot:
        for rounds in range(effort(quick=20, test=20, exhaustive=60)):
            pilot.app.push_screen(RulebookScreen())
            for _ in range(rounds):
                await asyncio.sleep(0)
            pilot.app.pop_screen()
            await settled(pilot)
            assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_screen_left_before_it_has_begun_shows_nothing_for_a_new_size(home: Home) -> None:
    async with app_at(home) as pilot:
        screen = RecordsScreen()
        pilot.app.push_screen(screen)
        pilot.app.pop_screen()
        screen.on_resize(Resize(Size(100, 30), Size(100, 30)))
        await settled(pilot)
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_two_palettes_never_lie_above_each_other(home: Home) -> None:
    async with app_at(home) as pilot:
        for key in ("f5", "f6", "f5", "f6", "f6", "ctrl+p"):
            await press(pilot, key)
            assert sum(isinstance(screen, Palette) for screen in pilot.app.screen_stack) == 1


async def test_a_click_on_a_command_that_is_no_longer_found_does_nothing(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f5")
        found = pilot.app.screen.query_one(CommandList)
        gone = Style.from_meta({"option": found.option_count})
        found.post_message(Click(found, 1, 23, 0, 0, 1, False, False, False, 1, 23, style=gone))
        await settled(pilot)
        assert pilot.app._exception is None


@pytest.mark.parametrize("keys", ["f1 ctrl+c", "q f1", "p ctrl+q"])
async def test_leaving_while_a_screen_opens_is_no_crash(home: Home, effort: Effort, keys: str) -> None:
    for rounds in range(effort(quick=2, test=2, exhaustive=4)):
        async with app_at(home) as pilot:
            await hurry(pilot, *keys.split(), rounds=rounds)
            assert pilot.app._exit


@pytest.mark.parametrize(
    "keys",
    ["s enter enter", *rarely("n", "", "f5", "p", "f1", "f3", "f8", "b", "s", "s enter")],
)
async def test_a_terminal_of_hardly_any_size_is_told_to_be_too_small(home: Home, keys: str) -> None:
    save(home, session_at(5))
    async with app_at(home) as pilot:
        await press(pilot, *keys.split())
        for size in ((6, 3), (2, 2), (1, 9), (1, 1), (0, 0)):
            await pilot.resize_terminal(*size)
            await settled(pilot)
            assert isinstance(pilot.app.screen, SmallScreen)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert len(frame(pilot).split()) > 20


@pytest.mark.parametrize(
    ("keys", "field", "downs"),
    [("down enter", "seat-4", 1), *rarely(("down enter down enter", "first", 2), ("left", "option", 4))],
)
async def test_lines_that_come_with_more_players_are_gone_to_at_once(
    home: Home, effort: Effort, keys: str, field: str, downs: int
) -> None:
    for rounds in range(effort(quick=1, test=1, exhaustive=6)):
        async with app_at(home) as pilot:
            await press(pilot, "n")
            await hurry(pilot, *keys.split(), *["down"] * downs, rounds=rounds)
            assert str(getattr(pilot.app.focused, "id", "")).startswith(field)


def resize(pilot: Pilot[None], width: int, height: int) -> None:
    """Gives the terminal another size. The app answers a moment later, and of several sizes only the last one."""
    size = Size(width, height)
    pilot.app._driver._size = size  # type: ignore[union-attr]
    pilot.app.post_message(Resize(size, size))


@pytest.mark.painted
@pytest.mark.parametrize("keys", ["", "p", "c enter"])
async def test_a_size_that_goes_and_comes_back_in_a_moment_is_painted_anew(home: Home, keys: str) -> None:
    save(home, session_at(12))
    with terminal() as shown:
        async with app_at(home) as pilot:
            await press(pilot, *keys.split())
            shown.lose()  # a terminal keeps nothing of what lies outside while it is smaller
            resize(pilot, 100, 31)
            resize(pilot, 80, 24)
            await until(pilot, lambda: shown.frame(80, 24) == frame(pilot))


async def test_a_click_from_before_the_terminal_became_smaller_is_on_nothing(home: Home) -> None:
    async with app_at(home, (100, 30)) as pilot:
        await press(pilot, "f5")
        assert isinstance(pilot.app.screen, Palette)
        await pilot.resize_terminal(80, 24)
        pilot.app.screen.post_message(Click(None, 90, 27, 0, 0, 1, False, False, False, 90, 27))
        await settled(pilot)
        assert isinstance(pilot.app.screen, Palette)


@pytest.mark.painted
async def test_what_changes_is_painted_though_a_part_of_the_screen_is_to_be_painted_as_well(home: Home) -> None:
    """So it is when the language changes: the screen below changes, too."""
    save(home, session_at(12))
    with terminal() as shown:
        async with app_at(home) as pilot:
            await go_on(pilot)
            for key in "hs":
                table(pilot).refresh(Region(0, 0, 1, 1))
                await press(pilot, key)
                assert shown.frame(80, 24) == frame(pilot)


@pytest.mark.exhaustive
async def test_sizes_that_come_and_go_between_two_keys_leave_the_table_as_it_was(home: Home, effort: Effort) -> None:
    """Whoever drags the edge of a window crosses the smallest size several times in a moment."""
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "s")
        whole = frame(pilot)
        for seed in effort.seeds(quick=20, test=20, exhaustive=100):
            random = Random(f"sizes {seed}")
            for _ in range(random.randint(2, 6)):
                resize(pilot, *random.choice(((3, 3), (79, 24), (100, 31), (80, 24))))
                for key in random.choice(("", "s", "hs")):
                    pilot.app.post_message(Key(key, key))
                for _ in range(random.choice((0, 3, 10))):
                    await asyncio.sleep(0)
            resize(pilot, 80, 24)
            await until(pilot, lambda: pilot.app._resize_timer is None)
            await press(pilot, "s")
            assert frame(pilot) == whole


@pytest.mark.exhaustive
async def test_the_table_is_shown_for_a_new_size_though_the_palette_above_it_closes(home: Home, effort: Effort) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        for rounds in range(effort(quick=20, test=20, exhaustive=60)):
            await press(pilot, "f5")
            screen.forget_size()
            screen.show()
            pilot.app.screen.refresh(layout=True)  # as for any new size
            for _ in range(rounds):
                await asyncio.sleep(0)
            pilot.app.pop_screen()
            await settled(pilot)
            assert not screen.face._stale


async def test_a_name_typed_fast_on_the_line_of_a_seat_loses_no_letter_and_keeps_their_order(
    home: Home, effort: Effort
) -> None:
    for rounds in range(effort(quick=1, test=1, exhaustive=12)):
        async with app_at(home) as pilot:
            await press(pilot, "n")
            await hurry(pilot, *"Quetzal", rounds=rounds)
            await press(pilot, "enter")
            await hurry(pilot, "up", "enter", *"Ana", rounds=rounds)
            names = [pilot.app.screen.query_one(f"#name-{seat}", Input).value for seat in (1, 2)]
            assert names == ["Ana", "Quetzal"]
