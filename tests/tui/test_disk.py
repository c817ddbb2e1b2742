"""What is on the screen is on the disk."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from textual.pilot import Pilot

from coatl_core.files.atomic import TEMPORARY, write
from coatl_core.files.home import Home
from coatl_core.game.actions import Take
from coatl_core.play.things import Field
from coatl_core.saves.format import play
from coatl_core.saves.store import Store, read
from coatl_tui.table.changes import MOMENT
from tests.conftest import Effort
from tests.patience import PATIENCE
from tests.support import registry
from tests.terminal import COATL, environment, start
from tests.tui.support import (
    app_at,
    at_rest,
    frame,
    go_on,
    line,
    press,
    put_cursor,
    save,
    session_at,
    settled,
    table,
    until,
)


class SlowDisk:
    """A disk that finishes no write before it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.free.set()

        def slowly(path: Path, text: str) -> None:
            assert self.free.wait(PATIENCE)
            write(path, text)

        monkeypatch.setattr("coatl_core.saves.store.write", slowly)


async def take_meanwhile(pilot: Pilot[None], field: int) -> None:
    """Takes a field, and waits longer than a moment, but not for the disk."""
    await put_cursor(pilot, "s", Field(field))
    await pilot.press("enter")
    await pilot.pause(3 * MOMENT)
    await at_rest(pilot)


@pytest.mark.slow
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


@pytest.mark.slow
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
        for _ in range(2):  # in English, and in the next language
            reason = table(pilot).l10n("system-full")
            assert table(pilot).l10n("table-unsaved", reason=reason) in frame(pilot)
            await press(pilot, "q")
            asked = table(pilot).l10n("choice-title-quit-unsaved", reason=reason)
            assert asked.split(". ")[0] in frame(pilot)
            await press(pilot, "escape", "f6")


@pytest.mark.exhaustive
def test_what_was_seen_survives_a_kill(home: Home) -> None:
    """The program is killed as soon as it has shown what came of an action."""
    session = session_at(12)
    save(home, session)
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        terminal.press(("c", "I am "), ("\r", "Supply board"), ("p7", "A card drawn from the deck"))
        since = len(terminal.output)
        terminal.write("\r")
        terminal.wait_for("draws from the deck", since)
        terminal.process.kill()
        terminal.process.wait()
    entry = Store(home.saves).entries()[0]
    assert entry.save is not None
    assert entry.save.actions == (*map(str, session.actions), "draw deck")


PLAYERS = """
import asyncio, os, random, sys
from pathlib import Path
from coatl_core.game.legal_actions import legal_actions
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.store import Store
from coatl_core.play.local_game import resume

registry, path = load_plugins(safe_mode=True), Path(sys.argv[1])

def tell(*words):
    # At once: who is killed has told a whole line or nothing.
    os.write(1, (" ".join(map(str, words)) + os.linesep).encode())

async def play(seed):
    game, choice = resume(path, registry, Store(path.parent), lambda: None), random.Random(seed)
    tell("begun")
    while not game.session.over:
        game.uncover()
        await game.push(choice.choice(legal_actions(game.session.state)))
        tell(len(game.session.actions))

for seed in sys.stdin:
    child = os.fork()
    if child == 0:
        asyncio.run(play(seed))
        os._exit(0)
    tell(child)
    tell("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
"""Starts somebody who goes on with the game for each line it reads, and tells what that one has seen."""


@pytest.mark.exhaustive
def test_what_players_have_seen_survives_any_number_of_kills(home: Home, effort: Effort) -> None:
    """Each is killed at some moment, while a save is being written or between two. The next one goes on."""
    random, store, path, seen = effort.random("kills"), Store(home.saves), home.saves / "game.json", 0
    command = [sys.executable, "-c", PLAYERS, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdin is not None
        assert players.stdout is not None
        for number in range(effort(quick=0, test=10, exhaustive=100)):
            if number % 10 == 0:
                save(home, session_at(5, str(number)))  # before the last game is over
                seen = 0
            print(number, file=players.stdin, flush=True)
            child = int(players.stdout.readline())
            assert players.stdout.readline() == "begun\n"
            for _ in range(random.randrange(5)):
                seen = int(players.stdout.readline())
            time.sleep(random.uniform(0, 0.004))
            os.kill(child, signal.SIGKILL)
            while (told := players.stdout.readline()) != "ended -9\n":
                seen = int(told)
            kept = read(path)
            assert len(kept.actions) >= seen
            play(kept, registry())
            store.lock(path).release()
            assert [left.name for left in home.saves.iterdir() if left.suffix == TEMPORARY] == []
        players.stdin.close()
