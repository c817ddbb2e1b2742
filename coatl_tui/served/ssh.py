"""The door for ssh: whoever has a key gets a terminal with the app in it, and nothing else of this machine.

The key is the account: the same one comes to the same home, whatever user name is given with it. There are no
passwords, no commands, no files and no forwarding. In place of a command stands the code of a game, ``ssh -t HOST
5PT3-8122``, or the word with which a visitor gets all that is kept about them: ``ssh HOST export > coatl.zip``.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import re
import struct
import termios
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import asyncssh
from attrs import define, evolve, field

from coatl_core.hosting.codes import read_code
from coatl_core.language.l10n import L10n
from coatl_tui.served.about_visitor import exported
from coatl_tui.served.callers import Callers, Lines
from coatl_tui.served.homes import home_of
from coatl_tui.served.terms import EXPORT, Terms, export_line
from coatl_tui.served.visitors import NoVisitor, TooMany, Visit, Visitor, Visitors

Tell: TypeAlias = Callable[[str, Mapping[str, Any]], None]

LOGIN_SECONDS, KEEPALIVE_SECONDS, MOST_SILENT = 20, 30, 3
"""Who has not shown a key after so long, and asked for a terminal after twice as long, is cut; so often it is asked
whether somebody is still there, and after so many questions without an answer they are gone."""
MOST_LINES, MOST_OF_ADDRESS = 200, 30
"""The lines that may be open at once, with a key or without one, and those from one address."""
MOST_TRIES = 20
"""So often somebody may try to be let in on one line: with each of their keys, and then some."""
MOST_COLUMNS, MOST_ROWS = 500, 200
MOST_TYPED = 64 * 1024
"""So many bytes of what is typed or pasted wait for the app; then the visitor waits."""
MOST_WAITING = 64 * 1024
"""So many bytes wait for the visitor's line; then the app waits."""
CHUNK = 32 * 1024
PATIENCE = 3.0
"""The seconds that the last words of an app may take."""
RESTORED = b"\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1004l\x1b[?2004l\x1b[<u\x1b[?1049l\x1b[?25h\x1b[0m"
"""Gives back the terminal of a visitor whose app could not do so itself."""
EXPORT_SECONDS, EXPORT_LOOK_SECONDS = 600.0, 0.1
"""So long a visitor may take to get the file with all that is kept about them; how often it is looked whether they
have."""
SENTENCES = ("nothing", "full", "failed", "idle", "memory", "processor", "cut")
"""Why it is over, each with its message ``ssh-…``; who has left the app knows why."""
_TERM = re.compile(r"[A-Za-z0-9._+-]{1,64}")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?=[_.@-]|$)")


@define(eq=False)
class SshDoor:
    """``terms`` are what visitors are told, without their address; ``homes`` is the folder of their homes, ``key`` that
    of the server. ``languages`` are those of its sentences, the first one for whoever wishes none of them."""

    visitors: Visitors
    terms: Callable[[], Terms]
    homes: Path
    key: asyncssh.SSHKey
    languages: Mapping[str, L10n]
    tell: Tell
    callers: Callers = field(factory=Callers)
    lines: Lines[_Line] = field(factory=lambda: Lines(MOST_LINES, MOST_OF_ADDRESS), init=False)

    async def run(self, hosts: list[str], port: int, stop: asyncio.Event, ready: Callable[[list[int]], None]) -> None:
        """Serves at these addresses until ``stop`` is set; ``ready`` is told the ports. Raises OSError if one of them
        cannot be had."""
        quiet = logging.getLogger("asyncssh")
        quiet.addHandler(logging.NullHandler())
        quiet.propagate = False  # what a stranger sends in is no news
        doors: list[asyncssh.SSHAcceptor] = []
        try:
            for host in hosts:
                doors += [await self._open(host, port)]
            ready([door.get_port() for door in doors])
            await stop.wait()
        finally:
            for door in doors:
                door.close()
            ended = [line.terminal.over.wait() for line in self.lines if line.terminal is not None]
            for line in self.lines:
                line.end()
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*ended), 2 * PATIENCE)
            for line in self.lines:
                line.connection.close()

    async def _open(self, host: str, port: int) -> asyncssh.SSHAcceptor:
        return await asyncssh.create_server(
            lambda: _Line(self),
            host,
            port,
            server_host_keys=[self.key],
            config=None,
            server_version="coatl",
            login_timeout=LOGIN_SECONDS,
            keepalive_interval=KEEPALIVE_SECONDS,
            keepalive_count_max=MOST_SILENT,
            public_key_auth=True,
            password_auth=False,
            host_based_auth=False,
            gss_host=None,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            line_editor=False,
            encoding=None,
            reuse_address=True,
        )

    def l10n(self, environment: Mapping[str, str]) -> L10n:
        """The messages in the language of a visitor's terminal, which many clients tell."""
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            found = _LANGUAGE.match(environment.get(name, ""))
            if found is not None and found[0] in self.languages:
                return self.languages[found[0]]
        return next(iter(self.languages.values()))


class _Line(asyncssh.SSHServer):
    """A line of somebody. Any key will do."""

    connection: asyncssh.SSHServerConnection

    def __init__(self, door: SshDoor) -> None:
        self.door = door
        self.address = ""
        self.key = b""
        """The key that was shown last: each request to be let in takes the place of the one before, so that in the end
        it is the one that was proved."""
        self.terminal: _Terminal | None = None
        self._told = False
        self._tries = 0

    def connection_made(self, connection: asyncssh.SSHServerConnection) -> None:
        self.connection = connection
        self.address = str((connection.get_extra_info("peername") or ("",))[0])
        self._idle = asyncio.get_running_loop().call_later(2 * LOGIN_SECONDS, self._cut_idle)
        if not self.door.lines.enter(self, self.address):
            connection.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._idle.cancel()
        self.door.lines.leave(self)

    def _cut_idle(self) -> None:
        """Whoever only keeps a line keeps it from others."""
        if self.terminal is None or not self.terminal.is_served:
            self.connection.abort()

    def end(self) -> None:
        """The server stops."""
        if self.terminal is not None:
            self.terminal.end()

    # Who comes

    def begin_auth(self, username: str) -> bool:
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        self.key = key.public_data
        return self._tries_again()

    def _tries_again(self) -> bool:
        """Returns whether somebody may try once more: what fails again and again costs the server much."""
        self._tries += 1
        if self._tries > MOST_TRIES:
            self.connection.abort()
        return self._tries <= MOST_TRIES

    def kbdint_auth_supported(self) -> bool:
        """Only to say something, once, to whoever has no key: nobody is let in like that."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        tells, self._told = self._tries_again() and not self._told, True
        return ("", self.door.l10n({"LANG": lang})("ssh-no-key"), "", []) if tells else False

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        return False

    # What they may do: one terminal

    def session_requested(self) -> Any:
        if self.terminal is not None:
            return False
        self.terminal = _Terminal(self)
        return self.terminal


class _Terminal(asyncssh.SSHServerSession[bytes]):
    """The terminal of a visitor: a pseudo-terminal here, whose other side the app has."""

    def __init__(self, line: _Line) -> None:
        self.line, self.door = line, line.door
        self.over = asyncio.Event()
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._name = ""
        self._size = (80, 24)
        self._game = ""
        self._exports = False
        self._handle: int | None = None
        self._visitor: Visitor | None = None
        self._typed = bytearray()
        self._cut, self._silent = asyncio.Event(), asyncio.Event()
        self._serving: asyncio.Task[None] | None = None

    @property
    def is_served(self) -> bool:
        """Whether the client has asked for what is to run in it."""
        return self._serving is not None

    # What the client asks for

    def connection_made(self, channel: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel = channel

    def pty_requested(self, name: str, size: Any, modes: Any) -> bool:
        self._name = name if _TERM.fullmatch(name) else "xterm-256color"
        self._resize(*size[:2])
        return True

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        """No command is ever run; the code of a game leads to it, and one word to what is kept about the visitor."""
        code = read_code(command.strip()) if len(command) < 40 else None
        self._game, self._exports = code or "", command.strip() == EXPORT
        return code is not None or self._exports

    def subsystem_requested(self, subsystem: str) -> bool:
        return False

    def eof_received(self) -> bool:
        """Whoever types nothing more may still be waiting for a file."""
        return self._exports

    def session_started(self) -> None:
        self._serving = asyncio.get_running_loop().create_task(self._serve())

    def connection_lost(self, error: Exception | None) -> None:
        self._channel = None
        self._cut.set()
        if self._serving is None:  # it never came to a terminal
            self.over.set()

    def end(self) -> None:
        self._cut.set()

    # The app

    async def _serve(self) -> None:
        assert self._channel is not None
        environment = {str(name): str(value) for name, value in self._channel.get_environment().items()}
        l10n, door, address = self.door.l10n(environment), self.door, self.line.address
        try:
            if self._exports and self._name:
                self._leave(l10n("about-me-no-pty", line=export_line(door.terms().ssh)), 1)
            elif not self._name and not self._exports:
                self._leave(l10n("ssh-no-terminal"), 1)
            elif not door.callers.enter(address, time.monotonic()):
                self._leave(l10n("ssh-full"), 1)
            else:
                try:
                    colors = environment.get("COLORTERM", "")
                    why = await (self._export(l10n) if self._exports else self._show(l10n.tag, colors))
                finally:
                    door.callers.leave(address, time.monotonic())
                self._leave(l10n(f"ssh-{why}") if why in SENTENCES else "", int(why != "left"))
        finally:
            self.over.set()
            asyncio.get_running_loop().call_later(PATIENCE, self.line.connection.abort)  # nothing more comes on it

    async def _show(self, language: str, colors: str) -> str:
        """Shows the app until it ends, and returns why it has."""
        door, line = self.door, self.line
        visit = Visit(
            home_of(door.homes, "ssh", line.key),
            evolve(door.terms(), address=line.address),
            language,
            self._size,
            self._game,
            self._name,
            colors.lower() in ("truecolor", "24bit"),
        )
        try:
            self._handle, theirs = os.openpty()
        except OSError as error:
            door.tell("visitor-failed", {"address": line.address, "reason": str(error)})
            return "failed"
        try:
            os.set_blocking(self._handle, False)
            self._resize(*self._size)
            try:
                self._visitor = visitor = await door.visitors.start_in_terminal(visit, theirs)
            finally:
                os.close(theirs)
            asyncio.get_running_loop().add_reader(self._handle, self._read)
            await _first(visitor.ended.wait(), self._cut.wait())
            await visitor.end()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._silent.wait(), PATIENCE)
        except TooMany:
            door.tell("visitors-full", {"address": line.address})
            return "full"
        except NoVisitor as error:
            door.tell("visitor-failed", {"address": line.address, "reason": str(error)})
            return "failed"
        finally:
            self._close()
        if visitor.why in ("failed", "memory", "processor"):
            door.tell("visitor-ended", {"address": line.address, "reason": visitor.why})
        return visitor.why

    async def _export(self, l10n: L10n) -> str:
        """Sends all that is kept about the visitor as one file, and returns why that is over."""
        door, line = self.door, self.line
        home = home_of(door.homes, "ssh", line.key)
        try:
            data = await exported(home, door.terms(), line.address, l10n)
        except OSError as error:
            door.tell("visitor-failed", {"address": line.address, "reason": str(error)})
            return "failed"
        if data is None:
            return "nothing"
        if self._channel is not None and not self._channel.is_closing():
            self._channel.write(data)
        with suppress(TimeoutError):
            async with asyncio.timeout(EXPORT_SECONDS):
                while self._channel is not None and self._channel.get_write_buffer_size():
                    await asyncio.sleep(EXPORT_LOOK_SECONDS)
        return "left"

    def _leave(self, text: str, code: int) -> None:
        """Gives the terminal back and says why, if there is anything to say."""
        if self._channel is None or self._channel.is_closing():
            return
        told = f"{text}\r\n".encode() if text else b""
        if self._exports and not self._name:  # what is written into a file is no sentence
            self._channel.write_stderr(told)
        else:
            self._channel.write((RESTORED if self._name else b"") + told)
        self._channel.exit(code)

    # What is typed and what is shown

    def data_received(self, data: bytes, datatype: int | None) -> None:
        if self._visitor is not None:
            self._visitor.stir()
        self._typed += data
        self._write()
        if len(self._typed) > MOST_TYPED and self._channel is not None:
            self._channel.pause_reading()

    def _write(self) -> None:
        """Gives the app as much as it takes."""
        if self._handle is None or self._visitor is None:
            return  # it is given to it when it is there
        loop = asyncio.get_running_loop()
        with suppress(BlockingIOError, OSError):
            while self._typed:
                del self._typed[: os.write(self._handle, self._typed[:CHUNK])]
        if self._typed:
            loop.add_writer(self._handle, self._write)
        else:
            loop.remove_writer(self._handle)
            if self._channel is not None:
                self._channel.resume_reading()

    def _read(self) -> None:
        """Sends what the app writes."""
        assert self._handle is not None
        try:
            data = os.read(self._handle, CHUNK)
        except BlockingIOError:
            return
        except OSError:  # nobody has the other side any more
            data = b""
        self._write()  # what was typed before the app was there
        if not data:
            asyncio.get_running_loop().remove_reader(self._handle)
            self._silent.set()
        elif self._channel is not None and not self._channel.is_closing():
            self._channel.write(data)

    def pause_writing(self) -> None:
        if self._handle is not None:
            asyncio.get_running_loop().remove_reader(self._handle)

    def resume_writing(self) -> None:
        if self._handle is not None and not self._silent.is_set():
            asyncio.get_running_loop().add_reader(self._handle, self._read)

    def _close(self) -> None:
        if self._handle is not None:
            handle, self._handle = self._handle, None
            loop = asyncio.get_running_loop()
            loop.remove_reader(handle)
            loop.remove_writer(handle)
            os.close(handle)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self._resize(width, height)

    def _resize(self, width: int, height: int) -> None:
        self._size = max(1, min(width or 80, MOST_COLUMNS)), max(1, min(height or 24, MOST_ROWS))
        if self._handle is not None:
            columns, rows = self._size
            fcntl.ioctl(self._handle, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


async def _first(*waits: Any) -> None:
    """Waits until the first of these is done."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
