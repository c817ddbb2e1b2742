"""The door for ssh: a key is an account, a terminal is all there is, and whoever comes back comes to their seat."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import asyncssh
import psutil
import pytest

from coatl_core.hosting.own_seats import read_seats
from coatl_tui.served import callers, visitors
from coatl_tui.served import ssh as door_for_ssh
from coatl_tui.served.host_key import WrongKey, host_key
from coatl_tui.served.ssh import RESTORED
from tests.hosting.served import free_port
from tests.locale.support import speaking
from tests.patience import PATIENCE
from tests.served.guests import Door, Guest, key, ssh_door
from tests.support import rarely
from tests.terminal import environment, start

pytestmark = pytest.mark.slow

UP, DOWN, F2, ENTER = "\x1b[A", "\x1b[B", "\x1bOQ", "\r"


async def sits(door: Door, guest: Guest, who: asyncssh.SSHKey) -> None:
    """The guest begins a game against a computer player."""
    await guest.until("New game")
    guest.press("n")
    await guest.until("one more seat")
    guest.press(F2)
    seats = door.home(who) / "seats.json"
    await guest.until(seats.exists)
    await guest.until("prophecies")


# Who comes, and to what


@pytest.mark.exhaustive
async def test_a_key_is_an_account_whatever_name_is_given_with_it(tmp_path: Path) -> None:
    ann, bob = key(), key()
    async with ssh_door(tmp_path) as door:
        async with door.guest(ann, how={"username": "root"}) as guest:
            await guest.until("New game")
            guest.press("\x1b[17~")  # F6: another language, which is kept
            await guest.until("Připojit se ke hře")
            guest.press("q")
            assert await guest.ended() == 0
        async with door.guest(ann, how={"username": "play"}) as guest:
            await guest.until("Připojit se ke hře")
        async with door.guest(bob, how={"username": "root"}) as guest:
            await guest.until("New game")
        assert len([*door.homes.iterdir()]) == 1 + bool(door.home(bob).exists())
        assert door.home(ann).stat().st_mode & 0o077 == 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("algorithm", ["ssh-ed25519", *rarely("ecdsa-sha2-nistp256", "ssh-rsa")])
async def test_any_kind_of_key_will_do(tmp_path: Path, algorithm: str) -> None:
    async with ssh_door(tmp_path) as door, door.guest(asyncssh.generate_private_key(algorithm)) as guest:
        await guest.until("New game")


@pytest.mark.exhaustive
async def test_the_language_of_the_visitors_terminal_is_that_of_the_app(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.guest(key(), env={"LANG": "pl_PL.UTF-8"}) as guest:
        await guest.until("Nowa gra")


@pytest.mark.exhaustive
async def test_colours_are_those_that_the_terminal_has(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door:
        async with door.guest(key()) as guest:
            await guest.until("New game")
            assert b"38;5;" in guest.raw
            assert b"38;2;" not in guest.raw
        async with door.guest(key(), env={"COLORTERM": "truecolor"}) as guest:
            await guest.until("New game")
            assert b"38;2;" in guest.raw


@pytest.mark.exhaustive
async def test_a_terminal_that_changes_its_size_is_followed(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.guest(key()) as guest:
        await guest.until("New game")
        guest.process.change_terminal_size(60, 20)
        await guest.until("80 × 24")
        guest.press()
        guest.process.change_terminal_size(120, 40)
        await guest.until("New game")


@pytest.mark.exhaustive
async def test_the_mouse_works(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.guest(key()) as guest:
        await guest.until(lambda: "Settings" in guest.screen)
        assert b"\x1b[?1000h" in guest.raw, "the terminal is asked to tell of the mouse"
        row, column = next(
            (n, line.index("Settings")) for n, line in enumerate(guest.cells.lines) if "Settings" in line
        )
        guest.press(*(f"\x1b[<0;{column + 1};{row + 1}{up}" for up in "Mm"))
        await guest.until(lambda: "Language" in guest.screen)


@pytest.mark.exhaustive
async def test_the_code_of_a_game_leads_to_it(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door:
        line, game, _ = await door.host.new({"name": "Ann"}, None)
        ann = key()
        async with door.guest(ann, command=f"{game[:4].lower()}-{game[4:]}") as guest:
            await guest.until("Join a game")
            guest.press(*"Bob", ENTER)
            await guest.until((door.home(ann) / "seats.json").exists)
        await line.socket.close()


# What there is not


@pytest.mark.exhaustive
@pytest.mark.parametrize("command", ["5PT3-8122; id", "id", "/bin/sh", "sh -c '5PT3-8122'", "scp -t /", "x" * 5000])
async def test_no_command_is_run(tmp_path: Path, command: str) -> None:
    async with ssh_door(tmp_path) as door, door.connected(key()) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process(command, term_type="xterm")
        assert not door.visitors.running


@pytest.mark.exhaustive
async def test_there_is_no_sftp_and_no_other_subsystem(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.connected(key()) as connection:
        for subsystem in ("sftp", "netconf"):
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_process(subsystem=subsystem)


@pytest.mark.exhaustive
async def test_nothing_is_forwarded(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.connected(key()) as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", door.host.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_unix_connection("/run/any")
        for forward in (connection.forward_remote_port, connection.forward_remote_port_to_path):
            with pytest.raises(asyncssh.ChannelListenError):
                await forward("127.0.0.1", 0, "127.0.0.1", *((1,) if forward == connection.forward_remote_port else ()))
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_path(str(tmp_path / "path"), str(tmp_path / "other"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tun()
        assert not (tmp_path / "path").exists()


@pytest.mark.exhaustive
async def test_neither_agent_nor_screen_of_the_visitor_is_reached(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door:
        async with door.guest(key(), how={"agent_forwarding": True}) as guest:
            await guest.until("New game")
        async with door.connected(key()) as connection:
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_process(term_type="xterm", x11_forwarding=True)


async def test_without_a_key_nobody_is_let_in_and_is_told_how_to_get_one(tmp_path: Path) -> None:
    told: list[str] = []

    class Client(asyncssh.SSHClient):
        def kbdint_auth_requested(self) -> str | None:
            return None if told else ""

        def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: object) -> list[str]:
            told.append(instructions)
            assert not prompts, "nothing is asked"
            return []

    async with ssh_door(tmp_path) as door:
        with pytest.raises(asyncssh.PermissionDenied):
            async with door.connected(None, client_factory=Client, password="secret"):
                pass
        assert told == [speaking("en")("ssh-no-key")]
        assert not door.homes.exists()


@pytest.mark.exhaustive
async def test_who_tries_again_and_again_to_be_let_in_is_cut(tmp_path: Path) -> None:
    class Stubborn(asyncssh.SSHClient):
        tries = 0

        def kbdint_auth_requested(self) -> str:
            Stubborn.tries += 1
            return ""

        def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: object) -> list[str]:
            return []

    async with ssh_door(tmp_path) as door:
        with pytest.raises((asyncssh.ConnectionLost, OSError)):
            async with door.connected(None, client_factory=Stubborn):
                pass
        assert Stubborn.tries < 100


@pytest.mark.exhaustive
async def test_one_line_has_one_terminal(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.connected(key()) as connection:
        await connection.create_process(term_type="xterm")
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process(term_type="xterm")
        assert len(door.visitors.running) <= 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", ["en", *rarely("cs", "pl", "uk")])
async def test_without_a_terminal_it_is_said_how_to_get_one(tmp_path: Path, tag: str) -> None:
    async with ssh_door(tmp_path) as door, door.connected(key()) as connection:
        done = await connection.run("5PT3-8122", env={"LANG": f"{tag}_XX.UTF-8"}, encoding="utf-8")
        assert done.stdout == f"{speaking(tag)('ssh-no-terminal')}\r\n"
        assert done.exit_status == 1
        assert not door.visitors.running


# Limits and ends


@pytest.mark.exhaustive
async def test_whoever_is_one_too_many_is_told_to_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with ssh_door(tmp_path, visitors=1) as door, door.guest(key()) as first:
        await first.until("New game")
        async with door.guest(key()) as second:
            assert await second.ended() == 1
            assert speaking("en")("ssh-full") in second.text
        assert [what for what, _ in door.told] == ["visitors-full"]
        monkeypatch.setattr(callers, "MOST_AT_ONCE", 1)
        async with door.guest(key()) as third:
            assert await third.ended() == 1
            assert speaking("en")("ssh-full") in third.text


@pytest.mark.exhaustive
async def test_an_address_has_only_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door_for_ssh, "MOST_OF_ADDRESS", 2)
    async with ssh_door(tmp_path) as door, door.connected(key()), door.connected(key()):
        with pytest.raises((asyncssh.Error, OSError)):
            async with door.connected(key()):
                pass


@pytest.mark.exhaustive
async def test_a_line_without_a_terminal_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with ssh_door(tmp_path) as door:
        with monkeypatch.context() as soon:
            soon.setattr(door_for_ssh, "LOGIN_SECONDS", 1)
            async with door.connected(key()) as line, asyncio.timeout(PATIENCE):
                await line.wait_closed()
        async with door.guest(key()) as guest:  # who plays may stay
            await guest.until("New game")
            (there,) = door.door.lines
            there._cut_idle()
            guest.press("n")
            await guest.until("one more seat")


@pytest.mark.exhaustive
async def test_who_does_nothing_for_long_is_shown_out_with_a_whole_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_tui.served.visitors.LOOK_SECONDS", 0.2)
    async with ssh_door(tmp_path, idle=0.5) as door, door.guest(key()) as guest:
        assert await guest.ended() == 1
        assert guest.text.endswith(speaking("en")("ssh-idle"))
        assert RESTORED in guest.raw


@pytest.mark.exhaustive
async def test_when_the_server_stops_everybody_is_told_and_nobody_is_left(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.guest(key()) as guest:
        await guest.until("New game")
        door.stop.set()
        assert await guest.ended() == 1
        assert guest.text.endswith(speaking("en")("ssh-cut"))
        await guest.until(lambda: not door.visitors.running)


@pytest.mark.exhaustive
async def test_who_closes_their_terminal_leaves_no_process_behind(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door:
        async with door.guest(key()) as guest:
            await guest.until("New game")
            assert len(door.visitors.running) == 1
        async with asyncio.timeout(PATIENCE):
            while door.visitors.running:
                await asyncio.sleep(0.02)


@pytest.mark.exhaustive
async def test_much_that_is_pasted_at_once_is_taken_and_ends_nothing(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door, door.guest(key()) as guest:
        await guest.until("New game")
        guest.press("j")
        await guest.until("Invitation")
        guest.press(f"\x1b[200~{'q' * 500_000}\x1b[201~")
        guest.press("\x1b")
        guest.press("\x1b[17~")
        await guest.until("Připojit se ke hře")


# What the process of a guest does to the machine

WATCHED = (
    "from pathlib import Path; from tests.served.watched import watch_children; "
    "from coatl_tui.cli.visitor_process import serve; watch_children(Path({homes!r}), {port}, Path({told!r})); serve()"
)


@pytest.mark.exhaustive
async def test_a_guests_process_touches_nothing_but_their_home_and_their_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same that ``test_watched`` says of the app, of the whole process with its terminal."""
    ann, told, port = key(), tmp_path / "told", free_port()
    code = WATCHED.format(homes=str(tmp_path / "homes"), port=port, told=str(told))
    monkeypatch.setattr(visitors, "COMMAND", (*visitors.COMMAND[:-1], code))
    # A cluster of another test in this process has left folders of its own where Python looks for what is installed.
    monkeypatch.setattr(sys, "path", [place for place in sys.path if "dask-scratch-space" not in place])
    async with ssh_door(tmp_path, port=port) as door:
        async with door.guest(ann) as guest:
            await sits(door, guest, ann)
            (process,) = (psutil.Process(pid) for pid in door.visitors.running)
            guest.press("i")
            await guest.until(lambda: "Hints" in guest.screen)
            assert process.children() == []
            assert {file.path for file in process.open_files()} <= {os.devnull}
            assert {line.raddr[1] for line in process.net_connections() if line.raddr} == {port}
            assert {*process.environ()} <= {"LC_ALL", "PATH", "PYTHONPATH"}, "as it was started: nothing of the server"
            guest.press(ENTER, "?", "\x1b")
        async with door.guest(ann) as guest:
            await guest.until("Go on")
            guest.press("p")
            await guest.until(lambda: "adam" in guest.screen)
            guest.press("a", "t", "d")
            await guest.until("You are a guest here")
        await guest.until(lambda: not door.visitors.running)
        faults = told.read_text("utf-8").splitlines()
        assert [fault.split()[0] for fault in faults] == ["os.kill"] * 2, "what the watch itself begins with"


# Coming back


@pytest.mark.exhaustive
async def test_whose_process_is_killed_comes_back_with_the_same_key_to_their_seat(tmp_path: Path) -> None:
    ann = key()
    async with ssh_door(tmp_path) as door:
        async with door.guest(ann) as guest:
            await sits(door, guest, ann)
            (seat,) = read_seats(door.home(ann) / "seats.json")
            (visitor,) = door.visitors.running.values()
            os.kill(visitor.pid, signal.SIGKILL)
            assert await guest.ended() == 1
            assert guest.text.endswith(speaking("en")("ssh-failed"))
        assert door.told == [("visitor-ended", {"address": "127.0.0.1", "reason": "failed"})]
        async with door.guest(ann) as guest:
            await guest.until("Go on")
            guest.press(ENTER)  # the cursor is there already
            await guest.until("prophecies")
            assert read_seats(door.home(ann) / "seats.json") == (seat,)
            room = door.host.server.rooms.rooms[seat.game]
            assert room.table is not None


@pytest.mark.exhaustive
async def test_whose_line_is_cut_comes_back_to_the_seat_too(tmp_path: Path) -> None:
    ann = key()
    async with ssh_door(tmp_path) as door:
        async with door.guest(ann) as guest:
            await sits(door, guest, ann)
            guest.process.channel.get_connection().abort()
            await guest.until(lambda: not door.visitors.running)
        async with door.guest(ann) as guest:
            await guest.until("Go on")
            guest.press("c")
            await guest.until("prophecies")


@pytest.mark.exhaustive
def test_the_process_of_visitors_knows_nothing_of_the_doors() -> None:
    """Each of them has libraries of its own, which need not be installed for the other."""
    code = (
        "import sys; from coatl_tui.cli.visitor_process import _import_all; _import_all(); "
        "sys.exit(any(name in sys.modules for name in ('aiohttp', 'asyncssh')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# The key of the server


def test_the_key_of_the_server_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "ssh_host_key"
    first = host_key(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert host_key(file).export_public_key() == first.export_public_key()
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_a_key_that_others_may_read_or_that_is_none_is_refused_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "ssh_host_key"
    host_key(file)
    file.chmod(0o644)
    with pytest.raises(WrongKey, match="open"):
        host_key(file)
    file.write_text("no key", "utf-8")
    file.chmod(0o600)
    with pytest.raises(WrongKey, match="foreign"):
        host_key(file)
    assert file.read_text("utf-8") == "no key"


# The real client


@pytest.mark.exhaustive
@pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")
async def test_the_usual_client_plays_in_its_terminal(tmp_path: Path) -> None:
    file, known = tmp_path / "id", tmp_path / "known"
    ann = key()
    file.write_bytes(ann.export_private_key())
    file.chmod(0o600)
    async with ssh_door(tmp_path) as door:
        known.write_text(f"[127.0.0.1]:{door.port} {door.key.export_public_key().decode()}", "utf-8")
        options = ("-F", "none", "-i", str(file), "-o", f"UserKnownHostsFile={known}", "-o", "IdentityAgent=none")
        ssh = ("ssh", *options, "-p", str(door.port), "play@127.0.0.1")

        def run() -> None:
            with start(ssh, environment(tmp_path), 100, 30) as terminal:
                terminal.wait_for("New game")
                terminal.press(("n", "one more seat"), (F2, "prophecies"))
                terminal.write("q")
                terminal.settle()
                terminal.write("3")
                assert terminal.end() == 0
            refused = subprocess.run((*ssh, "id"), capture_output=True, text=True, check=False, timeout=PATIENCE)
            assert refused.returncode != 0
            assert "uid" not in refused.stdout
            forwarded = subprocess.run(
                (*ssh[:-1], "-N", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:22", ssh[-1]),
                capture_output=True, text=True, check=False, timeout=PATIENCE,
            )  # fmt: skip
            assert forwarded.returncode != 0

        await asyncio.to_thread(run)
        assert read_seats(door.home(ann) / "seats.json")


# What is kept about a guest


async def exported(door: Door, who: asyncssh.SSHKey, word: str = "export") -> tuple[int | None, bytes, bytes]:
    """What ``ssh HOST export > FILE`` gives: the exit code, the file, and what is told."""
    async with door.connected(who) as line:
        told = await line.run(word, encoding=None, stdin=asyncssh.DEVNULL)
        assert isinstance(told.stdout, bytes)
        assert isinstance(told.stderr, bytes)
        return told.exit_status, told.stdout, told.stderr


@pytest.mark.exhaustive
async def test_a_guest_takes_along_all_that_is_kept_about_them_and_nobody_else_does(tmp_path: Path) -> None:
    ann, eve = key(), key()
    async with ssh_door(tmp_path) as door:
        async with door.guest(ann) as guest:
            await sits(door, guest, ann)
        code, file, told = await exported(door, ann)
        assert (code, told) == (0, b"")
        with zipfile.ZipFile(BytesIO(file)) as archive:
            (game,) = json.loads(archive.read("host.json"))
            (seat,) = read_seats(door.home(ann) / "seats.json")
            assert (game["game"], game["address"]) == (seat.game, "127.0.0.1")
            assert "files/seats.json" in archive.namelist()
            assert seat.game in archive.read("files/seats.json").decode()
        code, file, told = await exported(door, eve)
        assert (code, file) == (1, b"")
        assert b"Nothing is kept about you here." in told
        async with door.guest(ann, command="export") as guest:
            await guest.until("ssh play@games.example.org export > coatl.zip")
            assert await guest.ended() == 1


@pytest.mark.exhaustive
async def test_no_other_word_is_a_command(tmp_path: Path) -> None:
    async with ssh_door(tmp_path) as door:
        for word in ("export x", "export;id", "EXPORT", "forget"):
            async with door.connected(key()) as line:
                with pytest.raises(asyncssh.ChannelOpenError):
                    await line.run(word, encoding=None)


@pytest.mark.exhaustive
async def test_a_guest_who_has_everything_deleted_leaves_no_file_and_no_name(tmp_path: Path) -> None:
    ann = key()
    async with ssh_door(tmp_path) as door:
        async with door.guest(ann) as guest:
            await sits(door, guest, ann)
            (seat,) = read_seats(door.home(ann) / "seats.json")
            guest.press("\x1b[19~")  # F8
            await guest.until("Language")
            guest.press("w")
            await guest.until("actions: 0")
            guest.press("d")
            await guest.until("Type")
            guest.press(*"delete", ENTER)
            assert await guest.ended() == 0
        assert not door.home(ann).exists()
        kept = door.host.store.load(seat.game)
        assert kept is not None
        assert (kept[0].address, kept[1][seat.seat].name, kept[1][seat.seat].token) == ("", "NN", None)
        async with door.guest(ann) as guest:
            await guest.until("New game")
