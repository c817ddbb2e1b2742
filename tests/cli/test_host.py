"""``coatl host``: it says how others join, ends in order, and loses nothing when it is killed."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest
from attrs import define
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from coatl_core.hosting.invitation import read_invitation
from coatl_core.hosting.store import SqliteStore
from coatl_tui.cli.commands import host, serving
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.processes import Serving, started
from tests.conftest import Effort
from tests.hosting.served import Line, free_port
from tests.hosting.support import ANN, new
from tests.hosting.test_store import words
from tests.support import registry


async def line_to(host: Serving) -> Line:
    return Line(await connect(f"ws://127.0.0.1:{host.port}/"))


@pytest.mark.slow
async def test_a_host_says_how_others_join_and_ends_in_order() -> None:
    async with started("host") as running:
        assert running.ready["event"] == "ready"
        assert running.ready["address"] == f"127.0.0.1:{running.port}"
        ann = await line_to(running)
        await ann.send("new", **new(ANN, {"computer": "easy"}))
        await ann.next("state")
        running.process.send_signal(signal.SIGTERM)
        assert await ann.closed() == 1001
        out, err = await running.process.communicate()
        assert running.process.returncode == 0
        assert err == b""
        assert [json.loads(line)["event"] for line in out.splitlines()] == ["game-made"]


@define
class Played:
    """A game of one person and a computer: what was announced of it, from one host to the next."""

    number: int
    game: str = ""
    token: str = ""
    announced: int = 0

    async def play(self, running: Serving, count: Callable[[], None]) -> None:
        """Does one thing after the other until the host is gone; counts what is announced."""
        address = f"127.0.{1 + self.number // 15}.1"  # twenty games of an address are enough for a host
        socket = await connect(f"ws://127.0.0.1:{running.port}/", local_addr=(address, 0))
        line = Line(socket)
        with suppress(ConnectionClosed):
            if not self.game:
                await line.send("new", **new(ANN, {"computer": "easy"}))
                seat = await line.next("seat")
                self.game, self.token = seat["game"], seat["token"]
            else:
                await line.send("back", game=self.game, token=self.token)
            rev = (await line.next("state"))["rev"]
            assert rev >= self.announced
            while True:
                await line.send("legal", rev=rev)
                message = await line.receive()
                if message["t"] == "legal" and message["actions"]:
                    await line.send("do", rev=rev, action=message["actions"][0])
                elif message["t"] == "state":
                    self.announced = rev = message["rev"]
                    count()


@pytest.mark.slow
async def test_whatever_was_announced_is_there_after_a_kill(effort: Effort, tmp_path: Path) -> None:
    """The host is killed again and again, each time after some more actions of all games."""
    port, file = free_port(), tmp_path / "games.db"
    games = [Played(number) for number in range(effort(quick=2, test=2, exhaustive=60))]
    for number in range(effort(quick=1, test=1, exhaustive=20)):
        async with started("host", "--store", str(file), port=port) as running:
            left = iter(range(len(games) * 3 + number, -1, -1))

            def count(running: Serving = running, left: Iterator[int] = left) -> None:
                if next(left, 0) == 0:
                    with suppress(ProcessLookupError):  # it is dead already
                        running.process.kill()

            await asyncio.gather(*(game.play(running, count) for game in games))
    store = SqliteStore(file)
    for game in games:
        assert len(store.acts(game.game)) >= game.announced
    assert sum(game.announced for game in games) > 0
    store.close()


def test_all_addresses_that_others_can_type_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise OSError

    nets = {"lo": "127.0.0.1", "wlan0": "192.168.1.7", "wg0": "10.8.0.2", "gone": "10.9.0.1", "odd": "169.254.7.7"}
    addresses = {net: [SimpleNamespace(family=socket.AF_INET, address=address)] for net, address in nets.items()}
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: addresses)
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {net: SimpleNamespace(isup=net != "gone") for net in nets})
    monkeypatch.setattr(socket.socket, "connect", unknown)
    assert serving.near() == ["192.168.1.7", "10.8.0.2"]


@pytest.mark.exhaustive
async def test_an_address_of_ipv6_is_told_as_it_can_be_typed(tmp_path: Path) -> None:
    store = str(tmp_path / "games.db")
    async with started("host", "--store", store, "--public", "[2001:db8::1]:4747") as running:
        assert read_invitation(f"5PT3-8122@{running.ready['address']}").host == "2001:db8::1"


def test_a_port_in_use_is_said_with_the_remedy(coatl: Coatl) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        run = coatl("host", "--port", str(port), "--figures", f"127.0.0.1:{free_port()}")
    assert (run.code, run.out) == (1, "")
    assert f"port {port} is in use" in run.err
    assert "--port" in run.err


def test_a_port_of_figures_in_use_is_said_as_well(coatl: Coatl) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        run = coatl("host", "--port", str(free_port()), "--figures", f"127.0.0.1:{port}")
    assert run.code == 1
    assert f"port {port} for figures is in use" in run.err


def test_a_store_that_is_none_is_refused(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    db = sqlite3.connect(file)
    db.execute("create table bookmark (url text)")
    db.close()
    assert_refused(coatl("host", "--store", str(file)), "other.db", "--store")


def test_a_damaged_store_fails(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"x" * 5000)
    run = coatl("host", "--store", str(file))
    assert run.code == 1
    assert "games.db is damaged" in run.err


@pytest.mark.exhaustive
def test_a_store_in_use_is_refused(coatl: Coatl, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    assert_refused(coatl("host", "--store", str(tmp_path / "games.db")), "another host")
    store.close()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "x"), ("--port",)),
        (("--port", "99999"), ("--port", "65535")),
        (("--public", "games.example.org"), ("--public", "games.example.org:4747")),
        (("--public", ":4747"), ("--public",)),
        (("--figures", "here:x"), ("--figures",)),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    coatl: Coatl, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(coatl("host", *arguments), *words)


def test_without_its_libraries_the_one_command_is_named(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.running.NEEDED", ("no_such_library",))
    assert_refused(coatl("host"), "pip install 'coatl[net]'")


def test_a_file_that_holds_no_certificate_is_refused(coatl: Coatl, own_home: Path) -> None:
    own_home.mkdir()
    (own_home / "host.pem").write_text("nothing", "ascii")
    assert_refused(coatl("host", "--public", "games.example.org:4747"), "host.pem")
    assert [file.name for file in own_home.iterdir()] == ["host.pem"]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "uk"])
def test_every_line_of_the_log_is_a_sentence(capsys: pytest.CaptureFixture[str], language: str) -> None:
    l10n = words(registry(), language)
    log = host.HostLog(False, l10n)
    for what, values in (
        ("ready", {"address": "127.0.0.1:4747", "store": "games.db"}),
        ("game-made", {"game": "5PT38122", "address": "::1"}),
        ("game-failed", {"game": "5PT38122", "reason": "content-missing"}),
        ("player-failed", {"game": "5PT38122", "player": "hard", "reason": "turn: no answer"}),
        ("computers-lost", {"address": "tcp://10.0.0.5:8786", "reason": "lost"}),
        ("computers-lost", {"machine": "tcp://10.0.0.6:40123", "missing": "coatl", "reason": "lack"}),
        ("computers-back", {"address": "tcp://10.0.0.5:8786"}),
        ("computers-lacking", {"machine": "tcp://10.0.0.6:40123", "missing": "coatl, mine 2.1"}),
        ("line-cut", {"address": "::1", "reason": "too-fast"}),
        ("line-cut", {"address": "::1", "reason": "malformed"}),
        ("store-failed", {"code": "full", "file": "games.db", "reason": ""}),
        ("store-lost", {"code": "damaged", "file": "games.db", "reason": "no luck"}),
    ):
        log.tell(what, values)
        text = capsys.readouterr().out
        assert text.count("\n") == 1
        assert "⟦" not in text
        assert "{" not in text
        assert all(value in text for name, value in values.items() if name not in ("reason", "code")), text
