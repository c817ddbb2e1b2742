"""The screens around the table, and what they show of damaged and foreign saves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot
from rich.cells import cell_len

from coatl_core.files.home import Home
from coatl_core.saves.store import Store
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.table.screen import TableScreen
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table

SIZES = ((80, 24), (130, 40))


def text(shown: str) -> str:
    """A frame in one line, to look for sentences that were wrapped."""
    return " ".join(shown.split())


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
async def test_how_the_screens_look(home: Home, snapshot: Snapshot, size: tuple[int, int]) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("frames")
    name = f"{size[0]}x{size[1]}"
    save(home, session_at(44, tokens=True, players=3))
    frames = {}
    async with app_at(home, size) as pilot:
        frames["menu"] = frame(pilot)
        await press(pilot, "n")
        frames["new-game"] = frame(pilot)
        await press(pilot, "escape")
        await press(pilot, "s")
        frames["saves"] = frame(pilot)
        await press(pilot, "escape")
        await press(pilot, "c")
        frames["cover"] = frame(pilot)
        await press(pilot, "enter", "h")
        frames["table"] = frame(pilot)
        svg = re.sub(r"terminal-\d+", "terminal", pilot.app.export_screenshot())
        await press(pilot, "k", "1", "enter")
        frames["choice"] = frame(pilot)
        await press(pilot, "escape", "l")
        frames["log"] = frame(pilot)
        await press(pilot, "question_mark")
        frames["help"] = frame(pilot)
    for screen, shown in frames.items():
        assert all(cell_len(line) <= size[0] for line in shown.splitlines()), screen
        snapshot.assert_match(shown, f"{screen}-{name}.txt")
    snapshot.assert_match(svg, f"table-{name}.svg")


async def test_how_the_score_sheet_looks(home: Home, snapshot: Snapshot) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("frames")
    session = session_at(10_000, players=2)
    last = session.history[-1].action
    session.undo()
    while session.over:
        session.undo()
    if session.state == session.history[-1].before:
        raise AssertionError("the last action was not taken back")
    save(home, session)
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.act(last)
        await settled(pilot)
        snapshot.assert_match(frame(pilot), "score-80x24.txt")
        await press(pilot, "escape", "q", "2", "enter")
        assert isinstance(pilot.app.screen, MenuScreen)


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
        assert "A backup of this save exists: press B" in text(frame(pilot))
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


async def test_players_need_names_of_their_own(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "down", *["backspace"] * 10, "f2")
        assert "needs a name" in frame(pilot)
        await press(pilot, *"Player 2", "f2")
        assert "Two players are called Player 2" in frame(pilot)
