"""Whatever a visitor does: their app reads nothing but what is installed and what lies in their home, writes nothing
but there, starts nothing, and speaks with nobody but the host of games."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_tui.app import CoatlApp
from coatl_tui.served.terms import Terms
from tests.conftest import Effort
from tests.hosting.served import free_port
from tests.locale.support import furnish, speaking
from tests.served.watched import Watched, watched
from tests.support import registry
from tests.tui.monkey import ON_SCREENS, Monkey, Start
from tests.tui.support import press, running, settled

pytestmark = [pytest.mark.slow, pytest.mark.painted]

HOST = "import sys; from coatl_tui.cli.program import main; sys.exit(main())"
STARTS = (
    *(start for start in ON_SCREENS if not (start.hosts or start.mistaken)),
    *(Start("furnished", keys) for keys in ("n f2", "n left f2", "r", "p a", "p 3 t", "p e")),
    *(Start("bare", keys) for keys in ("n down enter f2", "c", "g", "p", "s", "j")),
)
PATHS = (
    *(
        "/etc/passwd",
        "/etc",
        "/",
        "~",
        "~root/.ssh/id_ed25519",
        "../../../etc/shadow",
        ".",
        "..",
        "C:\\Windows",
        "\\\\a\\b",
    ),
    *("/proc/self/environ", "/dev/tty", "/dev/zero", "file:///etc/passwd", "http://127.0.0.1:1/", "$HOME", "`id`"),
    *(
        "; touch /tmp/x",
        "| sh",
        "%2e%2e/%2e%2e/etc",
        "/tmp/../etc/hosts",
        "saves/../../settings.json",
        "\0/etc",
        "a" * 300,
    ),
    *("5PT3-8122@127.0.0.1:22", "5PT3-8122@169.254.169.254:80", "5PT3-8122@[::1]:22", "5PT38122@localhost:6379"),
)
FIELDS = ("j", "n down", "s d", "f1 slash", "f5", "p a", "s w", "n f2", "b", "f8")
"""What is pressed in the menu before something is typed: each time there is something else to type into, or nothing."""


@asynccontextmanager
async def host(folder: Path) -> AsyncIterator[int]:
    """``coatl host`` in a process of its own, which believes who somebody is; gives the port."""
    port, folder = free_port(), folder / "host"
    folder.mkdir()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HOST, "host", "--json", "--trust", "127.0.0.1"),
        *("--port", str(port), "--store", str(folder / "games.db")),
        stdout=subprocess.PIPE,
        env={**os.environ, "COATL_HOME": str(folder)},
    )
    try:
        assert process.stdout is not None
        assert json.loads(await process.stdout.readline())["event"] == "ready"
        yield port
    finally:
        process.terminate()
        await process.communicate()


async def anything(tmp_path: Path, starts: Sequence[Start], events: int, port: int, seed: int) -> Monkey:
    """A visitor does so many things, after each of the starts as many."""
    monkey, each = Monkey(Random(f"visitor {seed}"), Terms("127.0.0.1", port, address="visitor")), events // len(starts)
    due = deque(sorted(starts, key=lambda start: start.home))
    seen = set[str]()
    while due:
        home = Home(tmp_path / str(len(due)), tmp_path / str(len(due)) / "config")
        with watched(home.data, port) as monkey.watched:
            await monkey.play(home, "en", due, max(1, each))
        seen |= monkey.watched.seen.keys()
    assert {"open", "os.rename", "socket.connect"} <= seen, "else the watching would prove nothing"
    return monkey


@pytest.mark.exhaustive
async def test_whatever_a_visitor_presses_touches_only_their_home_and_their_host(
    tmp_path: Path, effort: Effort
) -> None:
    _ = registry()
    async with host(tmp_path) as port:
        events = effort(quick=50, test=200, exhaustive=10_000)
        monkey = await anything(tmp_path, STARTS, events, port, effort.share)
        assert monkey.events >= events // 2


@pytest.mark.exhaustive
async def test_whatever_a_visitor_types_opens_no_path_and_no_address(tmp_path: Path, effort: Effort) -> None:
    home = Home(tmp_path / "home", tmp_path / "home" / "config")
    furnish(home)
    dice = effort.random("paths")
    async with host(tmp_path) as port:
        terms = Terms("127.0.0.1", port, address="visitor")
        with watched(home.data, port) as watching:
            async with running(CoatlApp(home, True, speaking("en"), terms=terms)) as pilot:
                for number in range(effort(quick=10, test=30, exhaustive=200)):
                    await _type(pilot, FIELDS[number % len(FIELDS)], dice.choice(PATHS))
                    assert watching.faults == []
                assert isinstance(pilot.app, CoatlApp)
                pilot.app.games.close()
        assert watching.seen["open"]


async def _type(pilot: Pilot[None], keys: str, typed: str) -> None:
    """Types or pastes something wherever one can, and confirms it."""
    assert isinstance(pilot.app, CoatlApp)
    await press(pilot, *keys.split())
    for field in pilot.app.screen.query(Input):
        if field.display and not field.disabled:
            field.focus()
            await settled(pilot)
            field.value = typed
            await press(pilot, "enter")
    await press(pilot, "f2", "enter")
    pilot.app.to_menu()
    await settled(pilot)


async def test_an_app_that_had_all_its_commands_would_be_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path / "home", tmp_path / "home" / "config")
    monkeypatch.setattr(Terms, "off", frozenset[str]())
    with watched(home.data, 1) as watching:
        async with running(CoatlApp(home, True, speaking("en"), terms=Terms("127.0.0.1", 1))) as pilot:
            await _type(pilot, "p a", "/etc")
    assert any("/etc" in fault for fault in watching.faults)


# The watching itself


def test_what_is_not_allowed_is_seen(tmp_path: Path) -> None:
    """Each of these would be a way out."""
    home = tmp_path / "home"
    home.mkdir()
    with watched(home, 4747) as watching:
        (home / "mine").write_text("", "utf-8")
        (home / "mine").rename(home / "still-mine")
        Path("/etc/passwd").read_bytes()
        (tmp_path / "elsewhere").write_text("", "utf-8")
        (home / "still-mine").rename(tmp_path / "moved")
        [*Path("/etc").iterdir()]
        subprocess.run(["true"], check=True)
        for address in (("127.0.0.1", 1), ("127.0.0.1", 4747)):
            with socket.socket() as line:
                line.settimeout(1)
                line.connect_ex(address)
        os.kill(os.getpid(), 0)
    kinds = [fault.split()[0] for fault in watching.faults]
    assert [kind for kind in kinds if kind != "os.posix_spawn"] == [
        *("open", "open", "os.rename", kinds[3], "subprocess.Popen"),
        *("socket.connect", "os.kill"),
    ], watching.faults


def test_a_watch_that_is_over_sees_nothing(tmp_path: Path) -> None:
    with watched(tmp_path, 1) as watching:
        pass
    Path("/etc/passwd").read_bytes()
    assert watching == Watched(tmp_path.resolve(), 1)
