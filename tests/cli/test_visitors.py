"""``coatl visitors``: what is kept about a guest, for the operator who is asked for it by mail."""

from __future__ import annotations

import asyncio
import json
import zipfile
from pathlib import Path

import asyncssh
import pytest

from coatl_core.hosting.own_seats import OwnSeat, keep_seat
from coatl_core.hosting.running import RunningHost, write_note
from coatl_tui.served.homes import home_of, new_token
from tests.cli.conftest import Coatl, Run, assert_refused
from tests.hosting.served import Served, served


@pytest.fixture
def homes(own_home: Path) -> Path:
    return own_home / "visitors"


def guest(homes: Path, *seats: OwnSeat) -> tuple[Path, str]:
    """Somebody with a key, whose files are kept: their folder, and the fingerprint of the key."""
    public = asyncssh.generate_private_key("ssh-ed25519").convert_to_public()
    folder = home_of(homes, "ssh", public.public_data)
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "settings.json").write_text("{}", "utf-8")
    for seat in seats:
        keep_seat(folder / "seats.json", seat)
    return folder, public.get_fingerprint()


async def game(host: Served) -> OwnSeat:
    line, game, token = await host.new()
    await line.socket.close()
    return OwnSeat(game, "10.0.0.1", 22, "", 0, token)


def beside(own_home: Path, host: Served) -> None:
    """The host runs beside the doors."""
    own_home.mkdir(exist_ok=True)
    write_note(own_home / "games.db", RunningHost(2, host.port, ("127.0.0.1:1",), "127.0.0.1:2"))


async def run(coatl: Coatl, *arguments: str) -> Run:
    return await asyncio.to_thread(coatl, "visitors", *arguments)


async def test_a_guest_known_by_the_fingerprint_of_a_key_is_told_and_deleted(
    coatl: Coatl, homes: Path, own_home: Path, tmp_path: Path
) -> None:
    async with served() as host:
        seat = await game(host)
        folder, fingerprint = guest(homes, seat)
        beside(own_home, host)
        file = tmp_path / "guest.zip"
        assert folder.name in (await run(coatl, "list")).out
        assert (await run(coatl, "export", fingerprint, "--to", str(file))).code == 0
        with zipfile.ZipFile(file) as archive:
            assert json.loads(archive.read("host.json"))[0]["name"] == "Ann"
            assert "files/config/settings.json" in archive.namelist()
        assert file.stat().st_mode & 0o077 == 0
        assert_refused(await run(coatl, "export", fingerprint, "--to", str(file)), "there already", "--to")
        assert_refused(await run(coatl, "forget", fingerprint), "--yes")
        assert folder.exists()
        assert (await run(coatl, "forget", fingerprint, "--yes")).code == 0
        assert not folder.exists()
        kept = host.store.load(seat.game)
        assert kept is not None
        assert (kept[1][0].name, kept[1][0].token) == ("?", None)
        assert_refused(await run(coatl, "forget", fingerprint, "--yes"), "nothing is kept")


@pytest.mark.exhaustive
async def test_a_folder_stays_as_long_as_the_host_has_not_done_its_part(coatl: Coatl, homes: Path) -> None:
    folder, _ = guest(homes, OwnSeat("00000000", "127.0.0.1", 1, "", 0, "x"))
    assert_refused(await run(coatl, "forget", folder.name, "--yes"), "--host-of-games")
    silent = await run(coatl, "forget", folder.name, "--yes", "--host-of-games", "127.0.0.1:1")
    assert (silent.code, "has not answered" in silent.err) == (1, True)
    assert folder.exists()


def test_a_guest_is_known_by_a_cookie_too_and_nobody_by_anything_else(coatl: Coatl, homes: Path) -> None:
    token = new_token()
    folder = home_of(homes, "web", token.encode())
    folder.mkdir(parents=True)
    assert_refused(coatl("visitors", "forget", "--yes", "--", f"-{new_token()[1:]}"), "nothing is kept")
    for name in ("..", "../visitors", "ann", "web-", "SHA256:short", f"web-{'0' * 31}/", ""):
        assert_refused(coatl("visitors", "forget", name, "--yes"), "names no guest")
    assert coatl("visitors", "forget", "--yes", "--", token).code == 0
    assert not folder.exists()


def test_without_guests_that_is_said(coatl: Coatl) -> None:
    run = coatl("visitors", "list")
    assert (run.code, run.out) == (0, "No files of guests are kept.\n")
