"""``coatl serve web``: it says where guests find the game, keeps its host running, and ends in order."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import psutil
import pytest

from coatl_core.hosting.certificate import own_certificate
from coatl_core.hosting.running import read_note, unfinished
from coatl_tui.cli.commands import serve_web, serving
from coatl_tui.served.doors import forget_door, read_door, write_door
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.processes import started
from tests.hosting.test_store import words
from tests.patience import PATIENCE
from tests.support import registry


async def status(url: str) -> int:
    async with aiohttp.ClientSession() as guest, guest.get(url, ssl=False) as answer:
        return answer.status


@pytest.mark.slow
async def test_it_says_where_guests_find_the_game_and_ends_in_order_with_its_host(own_home: Path) -> None:
    async with started("serve web") as running:
        assert running.ready["event"] == "ready"
        assert running.ready["address"] == f"http://127.0.0.1:{running.port}"
        assert await status(running.ready["address"]) == 200
        assert read_door(own_home / "games.db", "web") == running.ready["address"]
        host = read_note(own_home / "games.db")
        assert host is not None
        assert await unfinished(host) == 0
        mine = psutil.Process(running.process.pid).children(recursive=True)
        log, err = await running.end()
        assert (log, err) == ([], "")
        assert running.process.returncode == 0
        assert read_door(own_home / "games.db", "web") == ""
        assert await unfinished(host) is None
        assert [each for each in mine if each.is_running() and each.status() != psutil.STATUS_ZOMBIE] == []


@pytest.mark.exhaustive
@pytest.mark.slow
async def test_a_host_that_is_killed_is_back_at_the_same_port(own_home: Path) -> None:
    async with started("serve web"):
        host = read_note(own_home / "games.db")
        assert host is not None
        os.kill(host.pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while True:
                again = read_note(own_home / "games.db")
                if again is not None and again.pid != host.pid and await unfinished(again) is not None:
                    break
                await asyncio.sleep(0.05)
        assert again.port == host.port


@pytest.mark.exhaustive
@pytest.mark.slow
async def test_a_host_elsewhere_is_not_started_and_a_certificate_makes_it_https(own_home: Path) -> None:
    own_home.mkdir()
    own_certificate(own_home / "page.pem")
    told = ("--host-of-games", "127.0.0.1:4999", "--certificate", str(own_home / "page.pem"))
    async with started("serve web", *told, "--public", "https://games.example.org/") as running:
        assert running.ready["address"] == "https://games.example.org"
        assert await status(f"https://127.0.0.1:{running.port}/") == 200
        assert read_note(own_home / "games.db") is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), ("serve",)),
        (("web", "--port", "x"), ("--port",)),
        (("web", "--port", "99999"), ("--port", "65535")),
        (("web", "--public", "games.example.org"), ("--public", "https://games.example.org")),
        (("web", "--public", "https://games.example.org/x"), ("--public",)),
        (("web", "--public", "http://games.example.org:x"), ("--public",)),
        (("web", "--public", "http://games.example.org"), ("https://", "--certificate", "--trust")),
        (("web", "--public", "https://games.example.org"), ("--certificate", "--trust")),
        (("web", "--host-of-games", "a b"), ("--host-of-games", "192.168.1.7:4747")),
        (("web", "--host-of-games", "host:99999"), ("--host-of-games",)),
        (("web", "--visitors", "0"), ("--visitors",)),
        (("web", "--idle", "soon"), ("--idle",)),
        (("web", "--key", "key.pem"), ("--key", "--certificate")),
        (("web", "--certificate", "nowhere.pem"), ("nowhere.pem",)),
    ],
)
def test_arguments_that_make_no_sense_are_refused(
    coatl: Coatl, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(coatl("serve", *arguments), *words)


def test_a_file_that_holds_no_certificate_is_refused(coatl: Coatl, tmp_path: Path) -> None:
    (tmp_path / "page.pem").write_text("nothing", "ascii")
    assert_refused(coatl("serve", "web", "--certificate", str(tmp_path / "page.pem")), "page.pem", "--key")


@pytest.mark.exhaustive
def test_a_port_in_use_is_said_with_the_remedy(coatl: Coatl) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        run = coatl("serve", "web", "--port", str(port), "--host-of-games", "127.0.0.1:4999")
    assert (run.code, run.out) == (1, "")
    assert f"port {port} is in use" in run.err
    assert "--port" in run.err


def test_without_its_library_the_one_command_is_named(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_web, "NEEDED", "no_such_library")
    assert_refused(coatl("serve", "web"), "pip install 'coatl[web]'")


def test_apps_that_cannot_be_started_are_said_without_a_traceback(
    coatl: Coatl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_tui.served.visitors.COMMAND", (sys.executable, "-c", "1 / 0"))
    run = coatl("serve", "web", "--host-of-games", "127.0.0.1:4999")
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith("coatl: the process that starts the apps of guests has failed")
    assert run.err.count("\n") == 1


def test_a_door_that_was_killed_is_not_named_in_invitations(tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    assert read_door(games, "web") == ""
    write_door(games, "web", "http://127.0.0.1:4780")
    assert read_door(games, "web") == "http://127.0.0.1:4780"
    assert read_door(games, "ssh") == ""
    dead = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True)
    note = games.with_name("games.web.json")
    note.write_text(json.dumps({"pid": int(dead.stdout), "way": "http://127.0.0.1:4780"}), "utf-8")
    assert read_door(games, "web") == ""
    for text in ("", "[]", "{}", '{"pid": "x", "way": ""}', '{"pid": -1, "way": "x"}', '{"pid": 0, "way": "x"}'):
        note.write_text(text, "utf-8")
        assert read_door(games, "web") == ""
    forget_door(games, "web")
    assert not note.exists()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "uk"])
def test_every_line_of_the_log_is_a_sentence(capsys: pytest.CaptureFixture[str], language: str) -> None:
    log = serving.GuestLog(False, words(registry(), language))
    for what, values in (
        ("ready", {"address": "http://127.0.0.1:4780", "homes": "visitors"}),
        *(("visitor-ended", {"address": "::1", "reason": reason}) for reason in ("failed", "memory", "processor")),
        ("visitor-failed", {"address": "::1", "reason": "no luck"}),
        ("visitors-full", {"address": "::1"}),
    ):
        log.tell(what, values)
        text = capsys.readouterr().out
        assert text.count("\n") == 1
        assert "⟦" not in text
        assert "{" not in text
        assert values["address"] in text
