"""Guests by ssh: a door to which anybody comes, and a client whose terminal is read as text."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
from attrs import define, field

from coatl_core.language.l10n import L10n
from coatl_tui.served.homes import home_of
from coatl_tui.served.ssh import SshDoor
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Limits, Visitors
from tests.hosting.served import Served, served
from tests.locale.support import LANGUAGES, speaking
from tests.patience import PATIENCE

SEQUENCE = re.compile(r"\x1b(?:\[[0-9;?<>=$]*[a-zA-Z]|[()].|[=>]|\][^\x07\x1b]*(?:\x07|\x1b\\))")
PIECES = re.compile(r"(\x1b\[[0-9;?<>=$]*[a-zA-Z]|\x1b.|[\r\n])|([^\x1b\r\n]+)")
PARTIAL = re.compile(rb"\x1b(?:\[[0-9;?<>=$]*)?")
ANSWERS = {b"\x1b[?2026$p": b"\x1b[?2026;2$y"}


def key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


@define
class Door:
    """A door for ssh that is open. ``told`` is what its operator must know."""

    host: Served
    visitors: Visitors
    homes: Path
    port: int
    key: asyncssh.SSHKey
    stop: asyncio.Event
    told: list[tuple[str, Any]]
    door: SshDoor

    def home(self, key: asyncssh.SSHKey) -> Path:
        """The home of whoever has this key."""
        return home_of(self.homes, "ssh", key.convert_to_public().public_data)

    @asynccontextmanager
    async def connected(self, key: asyncssh.SSHKey | None, **how: Any) -> AsyncIterator[asyncssh.SSHClientConnection]:
        """A line of whoever has this key."""
        how = {"username": "anybody", "config": None, "agent_path": None, **how}
        known = asyncssh.import_known_hosts(f"[127.0.0.1]:{self.port} {self.key.export_public_key().decode()}")
        keys = [key] if key is not None else None
        async with asyncssh.connect("127.0.0.1", self.port, known_hosts=known, client_keys=keys, **how) as connection:
            yield connection

    @asynccontextmanager
    async def guest(
        self, key: asyncssh.SSHKey, size: tuple[int, int] = (80, 24), how: Any = None, **asked: Any
    ) -> AsyncIterator[Guest]:
        """Somebody in a terminal of this size."""
        asked = {"term_type": "xterm-256color", "term_size": size, "encoding": None, **asked}
        async with self.connected(key, **(how or {})) as connection, connection.create_process(**asked) as process:
            guest = Guest(process, Cells(*size))
            reading = asyncio.create_task(guest.read())
            try:
                yield guest
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)


@define
class Cells:
    """What stands on a screen after all that was written, as far as our app writes it."""

    columns: int
    rows: int
    _lines: list[list[str]] = field(init=False)
    _row: int = 0
    _column: int = 0
    _rest: bytes = b""

    def __attrs_post_init__(self) -> None:
        self._lines = [[" "] * self.columns for _ in range(self.rows)]

    def take(self, data: bytes) -> None:
        """Takes more of what is written; what is cut in two at its end waits for the rest."""
        data = self._rest + data
        end = max(data.rfind(b"\x1b", len(data) - 40), 0)
        cut = end if end and PARTIAL.fullmatch(data[end:]) else len(data)
        while True:
            try:
                text = data[:cut].decode()
                break
            except UnicodeDecodeError as error:
                cut = error.start
        self._rest = data[cut:]
        for sequence, signs in PIECES.findall(text):
            if place := re.fullmatch(r"\x1b\[(\d+);(\d+)H", sequence):
                self._row, self._column = int(place[1]) - 1, int(place[2]) - 1
            elif place := re.fullmatch(r"\x1b\[(\d+)G", sequence):
                self._column = int(place[1]) - 1
            elif sequence == "\x1b[H":
                self._row = self._column = 0
            elif sequence == "\r":
                self._column = 0
            elif sequence == "\n":
                self._row += 1
            for sign in signs:
                if self._row < self.rows and self._column < self.columns:
                    self._lines[self._row][self._column] = sign
                self._column += 1

    @property
    def lines(self) -> list[str]:
        return ["".join(line) for line in self._lines]


@define
class Guest:
    """Somebody before a terminal. ``text`` is what was written since somebody last waited for something, without what
    moves the cursor, ``raw`` is all of it; ``cells`` is what stands on the screen."""

    process: asyncssh.SSHClientProcess[bytes]
    cells: Cells
    raw: bytearray = field(factory=bytearray)
    over: bool = False
    _at: int = 0
    _changed: asyncio.Event = field(factory=asyncio.Event)

    async def read(self) -> None:
        while data := await self.process.stdout.read(65536):
            self.raw += data
            self.cells.take(data)
            for question, answer in ANSWERS.items():
                if question in data:
                    self.process.stdin.write(answer)
            self._changed.set()
        self.over = True
        self._changed.set()

    @property
    def text(self) -> str:
        return " ".join(SEQUENCE.sub(" ", self.raw[self._at :].decode("utf-8", "replace")).split())

    def press(self, *keys: str) -> None:
        """Presses keys; what was written before is of no interest any more."""
        self._at = len(self.raw)
        for each in keys:
            self.process.stdin.write(each.encode())

    @property
    def screen(self) -> str:
        return "\n".join(self.cells.lines)

    async def until(self, there: str | Callable[[], object]) -> None:
        """Waits until a text was written, or until it is so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not (there in self.text if isinstance(there, str) else there()):
                    self._changed.clear()
                    if isinstance(there, str):
                        assert not self.over, self.text
                        await self._changed.wait()
                    else:
                        await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError(f"{there!r} never came: {self.text[-1500:]}") from None

    async def ended(self) -> int | None:
        """Waits until the line of the terminal is over, and returns the exit code."""
        async with asyncio.timeout(PATIENCE):
            while not self.over:
                self._changed.clear()
                await self._changed.wait()
            await self.process.wait_closed()
        return self.process.exit_status


@asynccontextmanager
async def ssh_door(
    folder: Path, languages: tuple[str, ...] = LANGUAGES, port: int = 0, **limits: Any
) -> AsyncIterator[Door]:
    """A host, at this port or one that is free, and a door to it."""
    told: list[tuple[str, Any]] = []
    spoken: dict[str, L10n] = {tag: speaking(tag) for tag in languages}
    async with served(port=port, trusted=frozenset(["127.0.0.1"])) as host, Visitors(Limits(**limits)) as visitors:
        own, stop = key(), asyncio.Event()
        opened: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        terms = Terms("127.0.0.1", host.port, ssh="ssh -t play@games.example.org")
        door = SshDoor(
            visitors, lambda: terms, folder / "homes", own, spoken, lambda what, values: told.append((what, values))
        )
        running = asyncio.create_task(door.run(["127.0.0.1"], 0, stop, lambda ports: opened.set_result(ports[0])))
        try:
            yield Door(host, visitors, folder / "homes", await opened, own, stop, told, door)
        finally:
            stop.set()
            await running
