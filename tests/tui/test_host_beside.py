"""The host beside the app, in processes of its own: it is started once, found again, and ends when it is told to."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from coatl_core.files.home import Home
from coatl_core.hosting.client import Guest
from coatl_core.hosting.protocol import Computer, Join, New, Person
from coatl_core.hosting.running import note_of, read_note, unfinished
from coatl_core.hosting.store import SqliteStore
from coatl_core.saves.wire import to_data
from coatl_tui import host_beside as module
from coatl_tui.app import CoatlApp
from coatl_tui.host_beside import HostBeside, HostFailed, host_beside
from coatl_tui.table.screen import TableScreen
from tests.hosting.served import free_port
from tests.locale.support import app_in, speaking
from tests.patience import PATIENCE
from tests.support import registry, setup
from tests.tui.support import comes
from tests.tui.test_joining import game_of

ENGLISH = speaking("en")


@asynccontextmanager
async def started(home: Home, language: str = "en") -> AsyncIterator[HostBeside]:
    """A host that is started beside an app, and has ended afterwards."""
    beside = await host_beside(home, speaking(language), safe_mode=True)
    assert beside.process is not None
    try:
        yield beside
    finally:
        beside.process.kill()
        beside.process.wait()


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """The usual port of a host, for this test."""
    port = free_port()
    monkeypatch.setattr(module, "PORT", port)
    return port


def making(*names: str) -> New:
    """The first of these persons makes a game for all."""
    data = to_data(setup(len(names)))
    del data["seed"]
    data["players"] = [names[0], *("?" for _ in names[1:])]
    return New(data, (Person(names[0]), *(None for _ in names[1:])), ())


@pytest.mark.slow
async def test_a_host_is_started_once_and_outlives_who_has_started_it(home: Home, port: int) -> None:
    async with started(home) as beside:
        running, process = beside.running, beside.process
        assert process is not None
        assert running.port == port
        assert all(address.endswith(f":{port}") for address in running.addresses)
        assert os.getsid(process.pid) == process.pid
        assert await unfinished(running) == 0
        ann = Guest(f"ws://127.0.0.1:{port}", making("Ann", "Bob"), registry())
        await ann.sit()
        assert ann.table is not None
        bob = Guest(f"ws://127.0.0.1:{port}", Join(ann.table.game, "Bob"), registry())
        await bob.sit()
        assert (await ann.begun()).view().players[1].name == "Bob"
        assert await unfinished(running) == 1
        again = await host_beside(home, ENGLISH, safe_mode=True)
        assert again == HostBeside(running)
        for guest in (ann, bob):
            await guest.close()
        again.end()
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0
        assert not note_of(home.games).exists()
        again.end()  # it has gone, and nothing more happens


@pytest.mark.exhaustive
@pytest.mark.slow
async def test_after_a_kill_another_host_goes_on_at_the_next_port_that_is_free(home: Home, port: int) -> None:
    async with started(home) as first:
        os.kill(first.running.pid, signal.SIGKILL)
        assert first.process is not None
        first.process.wait()
    assert read_note(home.games) == first.running
    with socket.create_server(("127.0.0.1", port)):
        async with started(home) as second:
            assert second.running.port > port
            assert await unfinished(second.running) == 0


@pytest.mark.exhaustive
@pytest.mark.slow
async def test_why_a_host_cannot_run_is_said_by_itself_in_the_players_language(home: Home, port: int) -> None:
    store = SqliteStore(home.games)
    for language, words in (("en", "is used by another host"), ("cs", "používá jiný hostitel")):
        with pytest.raises(HostFailed) as failed:
            await host_beside(home, speaking(language), safe_mode=True)
        assert words in failed.value.text
        assert not failed.value.text.startswith("coatl")
    store.close()


def program(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """This program takes the place of the host."""
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", code))


async def failure(home: Home) -> str:
    """Why no host could be started."""
    with pytest.raises(HostFailed) as failed:
        await host_beside(home, ENGLISH, safe_mode=False)
    return failed.value.text


async def test_a_host_that_dies_at_once_is_told_without_a_traceback(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(monkeypatch, "import sys; print('coatl: port 4747 is in use', file=sys.stderr); sys.exit(1)")
    assert await failure(home) == "port 4747 is in use"
    program(monkeypatch, "1 / 0")
    said = await failure(home)
    assert "has ended at once" in said
    assert "games.host.log" in said
    assert "Error" not in said


async def test_a_host_that_is_not_ready_in_time_is_ended(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.2)
    program(monkeypatch, "import time; time.sleep(1000)")
    assert "was not ready in time" in await failure(home)


async def test_a_host_that_nobody_waits_for_any_more_is_ended(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    pid = home.data / "pid"
    program(
        monkeypatch,
        f"import os, time, pathlib; pathlib.Path({str(pid)!r}).write_text(str(os.getpid())); time.sleep(1000)",
    )
    waiting = asyncio.create_task(host_beside(home, ENGLISH, safe_mode=False))
    async with asyncio.timeout(PATIENCE):
        while not (pid.exists() and pid.read_text()):
            await asyncio.sleep(0.01)
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


async def test_a_program_or_a_folder_that_cannot_be_used_is_said(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", (str(home.data / "nothing"),))
    assert await failure(home) == "The host could not be started: there is no such file or folder."
    (home.data / "file").write_text("a file in place of the folder")
    assert (await failure(Home(home.data / "file", home.config))).startswith("The host could not be started: ")


@pytest.mark.exhaustive
async def test_a_host_that_was_killed_is_started_again_by_the_app_and_the_game_goes_on(home: Home, port: int) -> None:
    async with app_in("en", home) as pilot:
        app = pilot.app
        assert isinstance(app, CoatlApp)
        first = await app.elsewhere.open_host()
        data = making("Ann", "Bob").setup
        new = New(data, (Person("Ann"), Computer("random")), ())
        app.elsewhere.sit_down(
            Guest(f"ws://127.0.0.1:{first.port}", new, registry()), "127.0.0.1", port, "", first.addresses
        )
        await comes(pilot, lambda: isinstance(app.screen, TableScreen))
        game = game_of(pilot)
        before = game.view()
        os.kill(first.pid, signal.SIGKILL)
        beside = app.elsewhere.beside
        await comes(pilot, lambda: app.elsewhere.beside is not beside and not game.cut)
        assert game.view() == before
        assert (await app.elsewhere.open_host()).pid != first.pid
        assert app.elsewhere.beside is not None
        app.elsewhere.beside.end()
        assert app.elsewhere.beside.process is not None
        await asyncio.to_thread(app.elsewhere.beside.process.wait, PATIENCE)
