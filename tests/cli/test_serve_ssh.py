"""``coatl serve ssh``: it says how guests come, keeps its key, and ends in order."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path
from typing import Any

import asyncssh
import psutil
import pytest

from coatl_core.hosting.running import read_note, unfinished
from coatl_tui.cli.commands import serve_ssh
from coatl_tui.served.doors import read_door
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.processes import started
from tests.patience import PATIENCE


@pytest.mark.exhaustive
@pytest.mark.slow
async def test_it_says_how_guests_come_lets_them_in_and_ends_in_order_with_its_host(own_home: Path) -> None:
    ann = asyncssh.generate_private_key("ssh-ed25519")
    async with started("serve ssh") as running:
        way = f"ssh -t -p {running.port} play@127.0.0.1"
        assert running.ready["address"] == way
        assert read_door(own_home / "games.db", "ssh") == way
        key = asyncssh.read_private_key(own_home / "ssh_host_key")
        known = asyncssh.import_known_hosts(f"[127.0.0.1]:{running.port} {key.export_public_key().decode()}")
        how: dict[str, Any] = {"known_hosts": known, "client_keys": [ann], "username": "play", "config": None}
        async with (
            asyncssh.connect("127.0.0.1", running.port, **how) as line,
            line.create_process(term_type="xterm-256color", term_size=(80, 24)) as guest,
        ):
            shown = ""
            async with asyncio.timeout(PATIENCE):
                while "New game" not in shown:
                    shown += await guest.stdout.read(65536)
            mine = psutil.Process(running.process.pid).children(recursive=True)
            host = read_note(own_home / "games.db")
            assert host is not None
            running.process.send_signal(signal.SIGTERM)
            _, err = await asyncio.wait_for(running.process.communicate(), PATIENCE)
        assert (running.process.returncode, err) == (0, b"")
        assert read_door(own_home / "games.db", "ssh") == ""
        assert await unfinished(host) is None
        assert [each for each in mine if each.is_running() and each.status() != psutil.STATUS_ZOMBIE] == []
    async with started("serve ssh"):
        again = asyncssh.read_private_key(own_home / "ssh_host_key")
        assert again.export_public_key() == key.export_public_key()


@pytest.mark.exhaustive
@pytest.mark.slow
async def test_invitations_name_where_guests_find_it(own_home: Path) -> None:
    games = ("--host-of-games", "127.0.0.1:4999")
    async with started("serve ssh", "--public", "games.example.org:4722", *games) as running:
        assert running.ready["address"] == "ssh -t -p 4722 play@games.example.org"
    async with started("serve ssh", "--public", "games.example.org:22", *games) as running:
        assert running.ready["address"] == "ssh -t play@games.example.org"
    assert read_note(own_home / "games.db") is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "x"), ("--port",)),
        (("--public", "games.example.org"), ("--public",)),
        (("--host-of-games", "a b"), ("--host-of-games", "192.168.1.7:4747")),
        (("--visitors", "0"), ("--visitors",)),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    coatl: Coatl, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(coatl("serve", "ssh", *arguments), *words)


def test_a_key_that_others_may_read_or_that_is_none_is_refused_with_the_remedy(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("no key", "ascii")
    file.chmod(0o644)
    assert_refused(coatl("serve", "ssh", "--key", str(file)), str(file), "chmod 600")
    file.chmod(0o600)
    assert_refused(coatl("serve", "ssh", "--key", str(file)), str(file), "--key")
    assert_refused(coatl("serve", "ssh", "--key", str(tmp_path)), str(tmp_path))


@pytest.mark.exhaustive
def test_a_port_in_use_is_said_with_the_remedy(coatl: Coatl) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        run = coatl("serve", "ssh", "--port", str(port), "--host-of-games", "127.0.0.1:4999")
    assert (run.code, run.out) == (1, "")
    assert f"port {port} is in use" in run.err


def test_without_its_library_the_one_command_is_named(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_ssh, "NEEDED", "no_such_library")
    assert_refused(coatl("serve", "ssh"), "pip install 'coatl[ssh]'")
