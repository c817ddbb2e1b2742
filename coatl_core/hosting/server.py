"""The server of a host: lines are WebSockets, and what they say is answered by the rooms.

All that happens goes through one queue. What lies in it is done together, kept by one commit, which waits for the disk
in another thread, and only then told: so nobody is told what is not on the disk, and however slow the disk is, lines
are read meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from http import HTTPStatus
from itertools import count
from ssl import SSLContext
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from attrs import define, field, frozen

from coatl_core.game.actions import Action
from coatl_core.hosting.codes import read_code
from coatl_core.hosting.figures import Figures
from coatl_core.hosting.limits import (
    ARCHIVE_PAUSE_SECONDS,
    BURST,
    HANDSHAKE_SECONDS,
    HELLO_SECONDS,
    MOST_BYTES,
    MOST_WAITING,
    PING_SECONDS,
    SEND_BUFFER,
    STOP_SECONDS,
)
from coatl_core.hosting.room import Means, Out, Turn
from coatl_core.hosting.rooms import Rooms, Tell
from coatl_core.hosting.store import GameStore, StoreError
from coatl_core.hosting.thinking import Thinkers
from coatl_core.plugins.player_guard import told
from coatl_core.plugins.registry import Registry

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection
    from websockets.http11 import Request, Response

SWEEP_SECONDS = 600
"""How often it is looked for lobbies that nobody has begun."""
AGAIN_SECONDS = 1
"""After so long the move of a computer player that could not be kept, or what another host has changed and could not be
read, is tried again."""
MOST_AT_ONCE, AT_ONCE_SECONDS = 500, 0.1
"""So many things are taken from the queue at once, and kept by one commit as long as they take no longer: then what is
done is told, and lines are let in, before it goes on."""
DEFLATE: Any = {
    "server_max_window_bits": 12,
    "client_max_window_bits": 12,
    "compress_settings": {"memLevel": 1},
}
"""How lines are compressed: 4 KiB hold a whole view, so that a state is told by what has changed. With more than the
least memory for it a message gets no shorter, and each line takes 15 KiB more."""
POLICY = 1008
"""The code of WebSocket for a line that the host cuts."""
GONE = 1001
"""The code of WebSocket for a host that stops."""


@frozen
class Heard:
    """A line has sent something."""

    line: int
    text: str


@frozen
class Opened:
    line: int
    address: str


@frozen
class Closed:
    line: int


@frozen
class Decided:
    """A computer player has chosen."""

    turn: Turn
    actions: tuple[Action, ...]


@frozen
class Changed:
    """Another host has changed a game, or may have."""

    game: str


@frozen
class Sweep:
    """It is time to forget what nobody wants."""


@frozen
class Archive:
    """Nobody wants anything: there is time for an old game."""


Happened = Heard | Opened | Closed | Decided | Changed | Sweep | Archive


def means(store: GameStore, registry: Registry) -> Means:
    """Returns what the rooms of a host are given: the clock and the chance of the system."""
    return Means(store, time.time, secrets.randbits, registry)


@define
class Server:
    """A host. ``trusted`` are the addresses of proxies whose word is taken for whose guest a line is. ``figures`` are
    counted if there are any."""

    rooms: Rooms
    thinkers: Thinkers
    tell: Tell
    trusted: frozenset[str] = frozenset()
    figures: Figures | None = None
    _queue: asyncio.Queue[Happened] = field(factory=asyncio.Queue, init=False)
    _lines: dict[int, ServerConnection] = field(factory=dict, init=False)
    _reading: dict[int, asyncio.Semaphore] = field(factory=dict, init=False)
    """How many messages of a line may wait here, or one that floods would fill the memory."""
    _numbers: count[int] = field(factory=count, init=False)
    _tasks: set[asyncio.Task[None]] = field(factory=set, init=False)
    _thinking: set[tuple[str, int, int, str]] = field(factory=set, init=False)
    """The turns that somebody thinks about, or nobody could say a word without another thought."""
    _broken: asyncio.Event = field(factory=asyncio.Event, init=False)

    async def run(
        self,
        hosts: Sequence[str],
        port: int,
        stop: asyncio.Event,
        ready: Callable[[int], None],
        *,
        ssl: SSLContext | None = None,
        figures: tuple[str, int] | None = None,
    ) -> bool:
        """Serves at these addresses until ``stop`` is set; ``ready`` is told the port as soon as it is open. Returns
        False if it had to end because the store can no longer be used. Raises OSError if an address cannot be had, and
        ImportError without ``websockets``."""
        from websockets.asyncio.server import serve
        from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

        quiet = logging.getLogger("coatl.hosting")
        quiet.addHandler(logging.NullHandler())
        quiet.propagate = False  # a line that is cut is no news
        async with AsyncExitStack() as stack:
            if self.figures is not None and figures is not None:
                await stack.enter_async_context(await self.figures.serve(*figures))
            addresses: Any = list(hosts)  # asyncio takes several
            server = await serve(
                self._serve_line,
                addresses,
                port,
                ssl=ssl,
                process_request=self._refused,
                compression=None,
                extensions=[ServerPerMessageDeflateFactory(**DEFLATE)],
                open_timeout=HANDSHAKE_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=STOP_SECONDS / 2,
                max_size=MOST_BYTES,
                server_header=None,
                logger=quiet,
            )
            pump = asyncio.create_task(self._pump())
            pump.add_done_callback(lambda _: self._broken.set())  # without it nobody would be answered
            self._start(self._sweep())
            self._start(self._archive())
            self._watch()
            ready(next(iter(server.sockets)).getsockname()[1])
            ends = [asyncio.create_task(event.wait()) for event in (stop, self._broken)]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            self.rooms.means.store.watch(None)
            server.close(code=GONE)
            with suppress(TimeoutError):
                await asyncio.wait_for(server.wait_closed(), STOP_SECONDS * 0.8)
            for task in (*ends, *self._tasks):
                task.cancel()
            if not self._broken.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._queue.join(), STOP_SECONDS * 0.1)
            in_order = not self._broken.is_set()
            pump.cancel()
            self.thinkers.keep(())
        return in_order

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Lines

    def _refused(self, connection: ServerConnection, request: Request) -> Response | None:
        """Refuses other paths, and pages of other places: any page could make games on a host nearby."""
        url = urlsplit(request.path)
        if url.path != "/" and not (url.path.startswith("/g/") and read_code(url.path[3:])):
            return connection.respond(HTTPStatus.NOT_FOUND, "There are / and /g/CODE.\n")
        for origin in request.headers.get_all("Origin"):
            if urlsplit(origin).netloc.lower() not in map(str.lower, request.headers.get_all("Host")):
                self._count_cut("origin")
                return connection.respond(HTTPStatus.FORBIDDEN, "This page may not play here.\n")
        return None

    def _address(self, connection: ServerConnection) -> str:
        """Returns whose guest a line is. A reverse proxy passes on all that it does not know: what it has put there
        itself is asked first, or anybody could say to be another."""
        peer = str((connection.remote_address or ("",))[0])
        if peer in self.trusted and connection.request is not None:
            headers = connection.request.headers
            guests = headers.get_all("X-Forwarded-For") or headers.get_all("X-Coatl-Guest")
            return ",".join(guests).rpartition(",")[2].strip() or peer
        return peer

    async def _serve_line(self, connection: ServerConnection) -> None:
        from websockets.exceptions import ConnectionClosed

        number = next(self._numbers)
        connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._lines[number] = connection
        self._reading[number] = asyncio.Semaphore(2 * BURST)
        self._queue.put_nowait(Opened(number, self._address(connection)))
        silence = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._cut_silent, number)
        try:
            with suppress(ConnectionClosed):
                async for message in connection:
                    await self._reading[number].acquire()
                    self._queue.put_nowait(Heard(number, message if isinstance(message, str) else ""))
        finally:
            silence.cancel()
            del self._lines[number], self._reading[number]
            self._queue.put_nowait(Closed(number))

    def _cut_silent(self, number: int) -> None:
        line = self.rooms.lines.get(number)
        if line is not None and line.place is None:
            self._cut(number, "silent")

    def _cut(self, number: int, why: str) -> None:
        connection = self._lines.get(number)
        if connection is not None:
            self._count_cut(why)
            self._start(connection.close(POLICY))

    def _count_cut(self, why: str) -> None:
        if self.figures is not None:
            self.figures.cut.labels(why).inc()

    def _send(self, outs: Sequence[Out]) -> None:
        from websockets.asyncio.server import broadcast

        for out in outs:
            connection = self._lines.get(out.line)
            if connection is None:
                continue
            if out.text is None:
                self._cut(out.line, "rooms")
                continue
            broadcast((connection,), out.text)
            if connection.transport.get_write_buffer_size() > MOST_WAITING:
                self._count_cut("slow")
                connection.transport.abort()

    # What happens

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()

        def told(game: str | None) -> None:
            loop.call_soon_threadsafe(self._changed, game)

        self.rooms.means.store.watch(told)

    def _changed(self, game: str | None) -> None:
        """Another host has changed a game; with None it may be any."""
        if self.figures is not None and game is not None:
            self.figures.notices.inc()
        for each in [*self.rooms.rooms] if game is None else [game]:
            if each in self.rooms.rooms or each in self.rooms.untold:
                self._queue.put_nowait(Changed(each))

    async def _pump(self) -> None:
        while True:
            happened = [await self._queue.get()]
            while len(happened) < MOST_AT_ONCE and not self._queue.empty():
                happened.append(self._queue.get_nowait())
            began = time.perf_counter()
            await self._do([each for each in happened if len(happened) == 1 or not isinstance(each, Archive)])
            if self.figures is not None:
                self.figures.messages.inc(sum(isinstance(each, Heard) for each in happened))
                self.figures.seconds.observe(time.perf_counter() - began)
            for each in happened:
                if isinstance(each, Heard) and each.line in self._reading:
                    self._reading[each.line].release()
                self._queue.task_done()

    async def _do(self, happened: list[Happened], again: bool = False) -> None:
        """Does all this. The first ones are told before the last ones are done, and lines are let in meanwhile."""
        while happened and not self._broken.is_set():
            happened = await self._do_some(happened, again)
            await asyncio.sleep(0)

    async def _do_some(self, happened: list[Happened], again: bool) -> list[Happened]:
        """Does this for so long as others may wait, keeps it with one commit, and tells it. Returns what is left."""
        done, until = list[Happened](), time.perf_counter() + AT_ONCE_SECONDS
        outs = list[Out]()
        try:
            for each in happened:
                done.append(each)
                outs += self._does(each)
                if time.perf_counter() >= until:
                    break
            if self.rooms.changed:
                began = time.perf_counter()
                await asyncio.to_thread(self.rooms.commit)
                if self.figures is not None:
                    self.figures.commits.observe(time.perf_counter() - began)
            turns = self.rooms.committed()
        except Exception as error:  # a fault of the host itself harms those alone who have asked just now
            await self._not_kept(done, _of_store(error), again)
        else:
            self._healthy(True)
            self._tell_lines(outs, turns)
            if self.figures is not None:
                self.figures.actions.inc(self.rooms.acted())
        return happened[len(done) :]

    async def _not_kept(self, done: list[Happened], failed: StoreError, again: bool) -> None:
        """Takes back what was done. If another host has gone on with a game it is tried once more, from the games as
        they are now; everybody else is told to wait."""
        is_behind = failed.code == "behind"
        tries = _tries(done, again) if is_behind else []
        if not is_behind:
            self._healthy(False)
        elif self.figures is not None:
            self.figures.behind.inc()
        untold = {*self.rooms.untold}
        try:
            heard = [(each.line, each.text) for each in done if isinstance(each, Heard)]
            outs = self.rooms.roll_back(failed, [] if tries else heard)
        except Exception as error:
            self._lose_store(_of_store(error))
            return
        self._tell_lines(outs)
        changed = [Changed(game) for game in self.rooms.untold if game not in untold]
        for news in dict.fromkeys([*changed, *(each for each in done if isinstance(each, Changed))]):
            self._later(news, 0 if is_behind else AGAIN_SECONDS)
        for each in done:
            if isinstance(each, Decided) and not tries:
                self._later(each, AGAIN_SECONDS)
        for some in tries:
            await self._do(some, again=True)

    def _lose_store(self, error: StoreError) -> None:
        self.tell("store-lost", {"code": error.code, "file": error.file, "reason": error.reason})
        self._broken.set()

    def _tell_lines(self, outs: Sequence[Out], turns: Sequence[Turn] = ()) -> None:
        """Sends what is kept, and has those think who are to move."""
        self._send(outs)
        self.thinkers.keep(self.rooms.rooms)
        for turn in turns:
            if _key(turn) not in self._thinking:
                self._thinking.add(_key(turn))
                self._start(self._think(turn))
        if self.figures is not None:
            self.figures.sent.inc(len(outs))

    def _later(self, happens: Happened, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._queue.put_nowait, happens)

    def _healthy(self, healthy: bool) -> None:
        if self.figures is not None:
            self.figures.healthy = healthy
            self.figures.failures.inc(not healthy)

    def _does(self, happened: Happened) -> list[Out]:
        match happened:
            case Heard(line, text):
                return self.rooms.handle(line, text)
            case Opened(line, address):
                self.rooms.open(line, address)
            case Closed(line):
                return self.rooms.close(line)
            case Decided(turn, actions):
                self._thinking.discard(_key(turn))
                return self.rooms.decided(turn, actions)
            case Changed(game):
                return self.rooms.changed_elsewhere(game)
            case Sweep():
                self.rooms.sweep()
            case Archive():
                self.rooms.archivist.move_one(self.rooms.rooms)
        return []

    async def _think(self, turn: Turn) -> None:
        if self.figures is not None:
            self.figures.thinking.inc()
        try:
            self._queue.put_nowait(Decided(turn, await self.thinkers.decide(turn)))
        finally:
            if self.figures is not None:
                self.figures.thinking.dec()

    async def _sweep(self) -> None:
        while True:
            self._queue.put_nowait(Sweep())
            await asyncio.sleep(SWEEP_SECONDS)

    async def _archive(self) -> None:
        """Lets an old game be archived whenever nothing else waits."""
        while True:
            await asyncio.sleep(ARCHIVE_PAUSE_SECONDS)
            if self.rooms.archivist.has_more and self._queue.empty():
                self._queue.put_nowait(Archive())


def _tries(done: Sequence[Happened], again: bool) -> list[list[Happened]]:
    """Returns what is tried once more, and what of it together: all of it, or what was tried ``again`` already each by
    itself, without harm for other games; nothing more of what was tried by itself."""
    asked: list[Happened] = [each for each in done if isinstance(each, Heard | Decided)]
    if not again:
        return [asked]
    return [[each] for each in asked] if len(done) > 1 else []


def _of_store(error: Exception) -> StoreError:
    """Returns what is wrong with the store; a fault of the host itself counts as one of it."""
    return error if isinstance(error, StoreError) else StoreError("unusable", "", told(error))


def _key(turn: Turn) -> tuple[str, int, int, str]:
    return turn.game, turn.number, turn.seat, str(turn.player)
