"""What is on the screen is on the disk."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.actions import Take
from coatl_core.saves.store import Store, read
from coatl_tui.table.play import MOMENT
from coatl_tui.table.scene import Field
from tests.terminal import COATL, environment, start
from tests.tui.support import app_at, at_rest, frame, go_on, line, put_cursor, save, session_at, settled, table, until


class SlowDisk:
    """A disk that finishes no write before it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()

        def slowly(path: Path, text: str) -> None:
            assert self.free.wait(30)
            write(path, text)

        monkeypatch.setattr("coatl_core.saves.store.write", slowly)


async def take_meanwhile(pilot: Pilot[None], field: int) -> None:
    """Takes a field, and waits longer than a moment, but not for the disk."""
    await put_cursor(pilot, "s", Field(field))
    await pilot.press("enter")
    await pilot.pause(3 * MOMENT)
    await at_rest(pilot)


async def test_nothing_is_shown_before_it_is_on_the_disk(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowDisk(monkeypatch)
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        game, before = table(pilot).game, len(table(pilot).game.session.history)
        field = next(action.field for action in game.legal_actions if isinstance(action, Take))
        disk.free.clear()
        await take_meanwhile(pilot, field)
        assert "aving" in line(pilot)
        assert not game.covered  # the hand-over never comes before the disk has it
        assert len(game.session.history) == before
        assert len(read(home.saves / "game.json").actions) == before
        disk.free.set()
        await until(pilot, lambda: game.covered)
        assert read(home.saves / "game.json").actions[-1] == f"take {field}"


async def test_an_action_stands_though_it_cannot_be_saved_and_the_cover_says_so(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        game = table(pilot).game
        field = next(action.field for action in game.legal_actions if isinstance(action, Take))

        def full(path: Path, text: str) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("coatl_core.saves.store.write", full)
        await put_cursor(pilot, "s", Field(field))
        await pilot.press("enter")
        await settled(pilot)
        assert game.session.actions[-1] == Take(field)
        assert game.covered
        assert "NOT SAVED: No space left on device" in frame(pilot)


def test_what_was_seen_survives_a_kill(home: Home) -> None:
    """The program is killed as soon as it has shown what came of an action."""
    session = session_at(12)
    save(home, session)
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        for keys, answer in (("c", "The keyboard goes to"), ("\r", "Supply board"), ("p7", "discard pile")):
            terminal.write(keys)
            terminal.wait_for(answer)
            terminal.settle()
        since = len(terminal.output)
        terminal.write("\r")
        terminal.wait_for("deck", since)
        terminal.process.kill()
        terminal.process.wait()
    entry = Store(home.saves).entries()[0]
    assert entry.save is not None
    assert entry.save.actions == (*map(str, session.actions), "draw deck")
