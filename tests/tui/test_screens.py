"""The screens around the table, and what they show of damaged and foreign saves."""

from __future__ import annotations

import os
import re

import pytest
from rich.style import Style
from textual.events import Click

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.store import Entry, Store
from coatl_tui.palettes import DARK
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.lists import List
from coatl_tui.widgets.paint import paint
from tests.support import registry
from tests.tui.support import app_at, frame, press, save, session_at, settled, table

pytestmark = pytest.mark.slow


def text(shown: str) -> str:
    """A frame in one line and without borders, to look for sentences that were wrapped."""
    return " ".join(shown.replace("│", " ").split())


async def test_a_save_cut_in_half_is_explained_its_backup_offered_and_nothing_overwritten(home: Home) -> None:
    save(home, session_at(5))
    save(home, session_at(12))  # now there is a backup
    path = home.saves / "game.json"
    half = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(half)
    async with app_at(home) as pilot:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, SavesScreen)
        assert "game.json" in frame(pilot)
        assert "Go on from its backup: b" in text(frame(pilot))
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, TableScreen)
        assert table(pilot).game.session.state.turn == 5
        assert path.read_bytes() == half


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"version": 1', '"version": 99', "newer"),
        ('"take ', '"take 99', "does not apply"),
        ('"format": "coatl-save"', '"format": "something"', "not"),
    ],
)
async def test_a_save_that_cannot_be_played_is_refused_in_a_sentence(
    home: Home, old: str, new: str, sentence: str
) -> None:
    save(home, session_at(12))
    path = home.saves / "game.json"
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    before = path.read_bytes()
    async with app_at(home) as pilot:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, SavesScreen)
        assert sentence in text(frame(pilot))
    assert path.read_bytes() == before


async def test_a_game_played_in_another_window_is_refused(home: Home) -> None:
    save(home, session_at(12))
    lock = Store(home.saves).lock(home.saves / "game.json")
    async with app_at(home) as pilot:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, SavesScreen)
        assert "another" in text(frame(pilot))
        lock.release()
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_save_is_deleted_only_after_a_second_key(home: Home) -> None:
    save(home, session_at(5))
    async with app_at(home) as pilot:
        await press(pilot, "s", "d")
        assert (home.saves / "game.json").exists()
        await press(pilot, "d")
        assert not (home.saves / "game.json").exists()
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_players_need_names_of_their_own(two_persons: Home) -> None:
    async with app_at(two_persons) as pilot:
        await press(pilot, "n", "up", "enter", *["backspace"] * 10, "f2")
        assert "needs a name" in frame(pilot)
        await press(pilot, *"Player 2", "f2")
        assert "Two players are called Player 2" in frame(pilot)


@pytest.mark.exhaustive
async def test_the_game_opened_last_goes_on_though_the_clock_was_set_back(home: Home) -> None:
    files = []
    async with app_at(home) as pilot:
        for _ in range(2):
            await press(pilot, "n", "f2")
            files.append(table(pilot).game.lock.path)
            await press(pilot, "enter", "q", "2")
        text = files[1].read_text("utf-8")
        files[1].write_text(re.sub('"saved": "....', '"saved": "2001', text), "utf-8")
        os.utime(files[1], (1, 1))
        await press(pilot, "c")
        assert table(pilot).game.lock.path == files[1]


async def test_a_finished_game_is_left_without_a_question_and_does_not_come_back(home: Home) -> None:
    save(home, session_at(10_000))
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "escape")
        assert table(pilot).face.looking.over
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "No game is unfinished" in text(frame(pilot))
        await press(pilot, "n", "escape")
        assert "No game is unfinished" not in text(frame(pilot))


async def test_beside_a_finished_game_the_last_unfinished_one_goes_on(home: Home) -> None:
    save(home, session_at(12), "older.json")
    save(home, session_at(10_000))
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter", "q", "c")
        assert table(pilot).game.lock.path == home.saves / "older.json"


async def test_the_mouse_shows_what_it_is_on_and_two_clicks_open_a_save(home: Home) -> None:
    save(home, session_at(5), "one.json")
    save(home, session_at(12), "two.json")
    async with app_at(home) as pilot:
        await press(pilot, "s")
        saves = pilot.app.screen.query_one("#saves", List)
        line = saves.content_region.y + 4
        await pilot.hover(offset=(30, line))
        assert ground(saves, 4) == paint("text on card", DARK).bgcolor
        await pilot.click(offset=(30, line))
        await settled(pilot)
        assert isinstance(pilot.app.screen, SavesScreen)
        assert saves.highlighted == 2  # below the gap
        await pilot.click(offset=(30, line))
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


def ground(list: List, line: int) -> object:
    """The ground in the middle of a line of a list."""
    (segment,) = list.render_line(line).crop(20, 21)
    return segment.style and segment.style.bgcolor


async def test_between_saves_there_are_free_lines_as_long_as_all_of_them_have_room(home: Home) -> None:
    for number in range(7):
        save(home, session_at(5), f"{number}.json")
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "s")
        saves = pilot.app.screen.query_one("#saves", List)
        assert len(saves.lines) == 13
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert len(saves.lines) == 7
        assert saves.max_scroll_y == 0


async def test_a_page_of_saves_is_turned(home: Home) -> None:
    for number in range(9):
        save(home, session_at(5), f"{number}.json")
    async with app_at(home) as pilot:
        await press(pilot, "s", "pagedown")
        saves = pilot.app.screen.query_one("#saves", List)
        assert (saves.highlighted or 0) > 2
        await press(pilot, "pageup")
        assert saves.highlighted == 0


async def test_a_letter_goes_to_the_next_save_that_begins_with_it(home: Home) -> None:
    for name, players in (("one", 2), ("two", 3), ("three", 4)):
        session = session_at(3, players=players)
        content = registry().dependencies(session.setup.card_sets)
        write(home.saves / f"{name}.json", encode(make_save(session, content, name=name)))
    async with app_at(home) as pilot:
        await press(pilot, "s")
        saves = pilot.app.screen.query_one("#saves", List)
        gone_to = []
        for letter in "ttto":
            await press(pilot, letter)
            assert isinstance(saves.item, Entry)
            gone_to.append(saves.item.path.stem)
        assert gone_to[0] == gone_to[2] != gone_to[1]
        assert {*gone_to[:2], gone_to[3]} == {"one", "two", "three"}


async def test_a_click_on_a_save_that_is_no_longer_there_does_nothing(home: Home) -> None:
    save(home, session_at(5), "one.json")
    save(home, session_at(12), "two.json")
    async with app_at(home) as pilot:
        await press(pilot, "s")
        saves = pilot.app.screen.query_one("#saves", List)
        click = Click(saves, 30, 21, 0, 0, 1, False, False, False, 30, 21, style=Style.from_meta({"option": 7}))
        saves.post_message(click)
        await settled(pilot)
        assert isinstance(pilot.app.screen, SavesScreen)
