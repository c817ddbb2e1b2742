"""Clients that cost little: both seats of many games follow games that were recorded, and read no views.

They speak WebSocket by themselves, as the real client does it: with permessage-deflate in both directions, and a ping
every 20 seconds. Only the mask of a frame is made of zeros. Of a message they look at no more than what it is and at
its ``rev``. Which recorded game was dealt they see from the first view.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
import zlib
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from attrs import define, field, frozen

from coatl_core.game.session import Session
from coatl_core.hosting.limits import MOST_UNFINISHED, PING_SECONDS
from coatl_core.saves.wire import to_json
from tests.hosting.support import new
from tests.patience import PATIENCE
from tests.support import NAMES, played_by

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""The kinds of frames."""
WINDOW, LEVEL = 12, 5
"""How much is remembered for compressing, as the real client asks for it."""
DEFLATE = f"permessage-deflate; server_max_window_bits={WINDOW}; client_max_window_bits={WINDOW}"
STATE = b'{"t":"state","rev":'
OPENING = 40
"""So many games are begun at once."""


@frozen
class Recording:
    """A game that was played before: who has done what."""

    seats: tuple[int, ...]
    actions: tuple[str, ...]


def seed_of(number: int) -> str:
    return f"followed {number}"


def recorded(games: int) -> dict[bytes, Recording]:
    """Plays so many games. They are found by the first view of each seat."""
    found = dict[bytes, Recording]()
    for number in range(games):
        session = played_by(("medium", "medium"), seed_of(number))
        done = session.history
        recording = Recording(tuple(each.seat for each in done), tuple(str(each.action) for each in done))
        dealt = Session(session.setup, session.ruleset)
        for seat in range(2):
            found[to_json(dealt.view(seat)).encode()] = recording
    return found


@define
class Traffic:
    """What has gone over all lines, and how long it took until a seat knew of an action."""

    lines: int = 0
    bytes_in: int = 0
    bytes_out: int = 0
    plain_in: int = 0
    """The bytes of the messages before they were compressed."""
    actions: int = 0
    begun: int = 0
    ended: int = 0
    seconds: list[float] = field(factory=list)
    faults: list[str] = field(factory=list)


class Line(asyncio.Protocol):
    """The line of a seat. Its game is told of each message."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.traffic = game.club.traffic
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._speaks = False
        self._reads = zlib.decompressobj(-WINDOW)
        self._writes = zlib.compressobj(zlib.Z_DEFAULT_COMPRESSION, zlib.DEFLATED, -WINDOW, LEVEL)
        self._ping: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self.traffic.lines += 1
        path = f"/g/{self.game.code}" if self.game.code else "/"
        offer = f"Sec-WebSocket-Extensions: {DEFLATE}\r\n" if self.game.club.compressed else ""
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"{offer}\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.traffic.lines -= 1
        if self._ping is not None:
            self._ping.cancel()
        self.game.lost(self, str(error))

    def leave(self) -> None:
        self._frame(CLOSE, (1000).to_bytes(2))
        self._transport.close()

    def send(self, text: str) -> None:
        if not self.game.club.compressed:
            self._frame(TEXT, text.encode())
            return
        packed = self._writes.compress(text.encode()) + self._writes.flush(zlib.Z_SYNC_FLUSH)
        self._frame(TEXT | 0x40, packed[:-4])

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((0x80 | kind, 0x80 | min(size, 126))) + (size.to_bytes(2) if size > 125 else b"")
        self._write(head + b"\0\0\0\0" + body)

    def _write(self, data: bytes) -> None:
        self.traffic.bytes_out += len(data)
        self._transport.write(data)

    def _pings(self) -> None:
        self._frame(PING, b"ping")
        self._ping = asyncio.get_running_loop().call_later(PING_SECONDS, self._pings)

    def data_received(self, data: bytes) -> None:
        self.traffic.bytes_in += len(data)
        data = self._rest + data
        if not self._speaks:
            head, closed, data = data.partition(b"\r\n\r\n")
            if not closed:
                self._rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            assert (b"permessage-deflate" in head) == self.game.club.compressed, head
            self._speaks = True
            self._ping = asyncio.get_running_loop().call_later(PING_SECONDS, self._pings)
            self.open.set_result(None)
        at = 0
        for kind, start, end in _frames(data):
            self._got(kind, data[start:end])
            at = end
        self._rest = data[at:]

    def _got(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self._frame(PONG, body)
        if kind & 15 == TEXT:
            text = self._reads.decompress(body + b"\0\0\xff\xff") if kind & 0x40 else body
            self.traffic.plain_in += len(text)
            self.game.heard(self, text)


def _frames(data: bytes) -> Iterator[tuple[int, int, int]]:
    """The whole frames in there: the kind, and where the content lies."""
    at = 0
    while len(data) >= at + 2:
        start, size = at + 2, data[at + 1]
        if size == 126:
            start, size = at + 4, int.from_bytes(data[at + 2 : at + 4])
        elif size == 127:
            start, size = at + 10, int.from_bytes(data[at + 2 : at + 10])
        if len(data) < start + size:
            return
        yield data[at] & 0x4F, start, start + size
        at = start + size


@define(eq=False)
class Game:
    """Two who play one recorded game after the other. ``port`` is that of their host, where they come from this
    ``address``."""

    club: Club
    port: int
    address: str
    code: str = ""
    tokens: list[str] = field(factory=lambda: ["", ""])
    lines: list[Line] = field(factory=list)
    _recording: Recording | None = None
    _awaited: int = 0
    """How many messages there are until both are at the table, or are told that the game is over."""
    _at_table: asyncio.Event = field(factory=asyncio.Event)
    _done: int = -1
    """The number of the last state after which something was done, or will be."""
    _due: asyncio.TimerHandle | None = None
    _sent: float = 0.0

    async def sit_down(self) -> None:
        """Both take a line; they begin a game, or come back to theirs. Returns when they know how it stands."""
        loop = asyncio.get_running_loop()
        self._at_table.clear()
        self.lines = []
        for seat in range(2):
            made = partial(Line, self, seat)
            _, line = await loop.create_connection(made, "127.0.0.1", self.port, local_addr=(self.address, 0))
            self.lines.append(line)
            await line.open
        if self.code:
            self._awaited = 2
            for line, token in zip(self.lines, self.tokens, strict=True):
                line.send(_message("back", v=1, game=self.code, token=token))
        else:
            self._begin()
        await self._at_table.wait()

    def leave(self) -> None:
        """Nobody is there any more."""
        if self._due is not None:
            self._due.cancel()
        self._done = -1
        lines, self.lines = self.lines, []
        for line in lines:
            line.leave()

    def lost(self, line: Line, why: str) -> None:
        if line in self.lines:
            self.club.traffic.faults.append(f"a line was cut: {why}")

    def _begin(self) -> None:
        self._awaited, self._done, self._recording = 2, -1, None
        self.lines[0].send(_message("new", v=1, **new({"name": NAMES[0]}, None)))

    def heard(self, line: Line, text: bytes) -> None:
        """A message has come."""
        traffic = self.club.traffic
        if text.startswith(STATE):
            self._knows(line.seat, int(text[len(STATE) : text.index(b",", len(STATE))]), text)
        elif text.startswith(b'{"t":"seat",'):
            seat = json.loads(text)
            self.code, self.tokens[line.seat] = seat["game"], seat["token"]
            if line.seat == 0:
                self.lines[1].send(_message("join", v=1, game=self.code, name=NAMES[1]))
        elif text.startswith(b'{"t":"save",'):
            self._awaited -= 1
            if self._awaited == 0:
                traffic.ended += 1
                self._begin()
        elif text.startswith((b'{"t":"no",', b'{"t":"ended",')):
            traffic.faults.append(text.decode())

    def _knows(self, seat: int, rev: int, text: bytes) -> None:
        traffic = self.club.traffic
        if self._recording is None:
            self._recording = self.club.recordings[text[text.index(b'"view":') + 7 : text.index(b',"events":')]]
            traffic.begun += 1
        if not self._at_table.is_set() or rev == 0:
            self._awaited -= 1
            if self._awaited == 0:
                self._at_table.set()
        elif self._sent:
            traffic.seconds.append(time.perf_counter() - self._sent)
        if rev == len(self._recording.seats):
            self._awaited = 2
        elif self._recording.seats[rev] == seat and rev > self._done:
            self._done = rev
            self._due = asyncio.get_running_loop().call_later(self.club.pause(), self._act, seat, rev)

    def _act(self, seat: int, rev: int) -> None:
        if self.club.waits:
            self.club.waiting.append((self, seat, rev))
            if len(self.club.waiting) == len(self.club.games):
                self.club.rests.set()
            return
        assert self._recording is not None
        self.lines[seat].send(_message("do", rev=rev, action=self._recording.actions[rev]))
        self.club.traffic.actions += 1
        self._sent = time.perf_counter()

    def go_on(self, seat: int, rev: int) -> None:
        """What had to wait is done."""
        self._due = asyncio.get_running_loop().call_later(self.club.pause(), self._act, seat, rev)


@define
class Club:
    """All who play. An action takes them as long as ``pace`` says, from and to; while the club ``waits`` nobody does
    anything."""

    recordings: dict[bytes, Recording]
    compressed: bool = True
    traffic: Traffic = field(factory=Traffic)
    pace: tuple[float, float] = 5.0, 15.0
    waits: bool = True
    waiting: list[tuple[Game, int, int]] = field(factory=list)
    rests: asyncio.Event = field(factory=asyncio.Event)
    """Set as soon as nobody does anything, and nothing is on its way."""
    games: list[Game] = field(factory=list)
    random: Random = field(factory=lambda: Random("club"))

    def pause(self) -> float:
        return self.random.uniform(*self.pace) if not self.waits else 0.0

    def invite(self, games: int, ports: Sequence[int]) -> None:
        """So many games at these hosts, each game at one of them. An address may only have so many."""
        for number in range(games):
            one = number // (MOST_UNFINISHED // 2)
            address = f"127.1.{one // 250}.{one % 250 + 1}"
            self.games.append(Game(self, ports[number % len(ports)], address))

    async def sit_down(self) -> None:
        """Everybody is at their table, before anybody does anything."""
        left = iter(self.games)

        async def some() -> None:
            for game in left:
                await game.sit_down()

        await asyncio.gather(*(some() for _ in range(OPENING)))
        await self.rest()

    def go_on(self) -> None:
        """Everybody plays."""
        self.waits = False
        self.rests.clear()
        waiting, self.waiting = self.waiting, []
        for game, seat, rev in waiting:
            game.go_on(seat, rev)

    async def rest(self) -> None:
        """Nobody goes on after what they are about to do."""
        self.waits = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self.rests.wait()
        except TimeoutError:
            self.traffic.faults.append(f"{len(self.games) - len(self.waiting)} games do not go on")

    async def leave(self) -> None:
        """Nobody is there any more."""
        self.waiting.clear()
        self.rests.clear()
        for game in self.games:
            game.leave()
        while self.traffic.lines:
            await asyncio.sleep(0.05)


def _message(t: str, **fields: object) -> str:
    return json.dumps({"t": t, **fields}, separators=(",", ":"))
