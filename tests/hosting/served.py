"""A host with sockets, in the process of the test, and lines of clients that speak plain JSON."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from ssl import SSLContext
from typing import Any

from attrs import define, field
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coatl_core.hosting.figures import Figures
from coatl_core.hosting.rooms import Rooms
from coatl_core.hosting.server import Server, means
from coatl_core.hosting.store import GameStore, SqliteStore
from coatl_core.hosting.thinking import Thinkers
from coatl_core.players.pool import PlayerPool, Thinking
from coatl_core.plugins.registry import Registry
from tests.hosting.support import Message, new
from tests.support import registry


def free_port() -> int:
    """A port that is free, and so is the next one."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            try:
                other.bind(("127.0.0.1", one.getsockname()[1] + 1))
            except (OSError, OverflowError):
                continue
            return int(one.getsockname()[1])


@define
class Served:
    """A host that runs. ``told`` is what its operator must know."""

    server: Server
    store: GameStore
    port: int = 0
    stop: asyncio.Event = field(factory=asyncio.Event)
    told: list[tuple[str, dict[str, Any]]] = field(factory=list)
    running: asyncio.Task[bool] | None = None

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/"

    async def line(self, path: str = "", **how: Any) -> Line:
        return Line(await connect(self.url + path, **how))

    async def new(self, *seats: Any, **how: Any) -> tuple[Line, str, str]:
        """Ann makes a game: returns her line, the code and her token."""
        line = await self.line()
        await line.send("new", **new(*seats, **how))
        seat = await line.next("seat")
        return line, seat["game"], seat["token"]

    async def join(self, game: str, name: str = "Bob") -> Line:
        line = await self.line()
        await line.send("join", game=game, name=name)
        await line.next("seat")
        return line


@define
class Line:
    """The line of a client."""

    socket: ClientConnection

    async def send(self, t: str, **fields: Any) -> None:
        if t in ("new", "join", "back", "watch", "kept", "forget"):
            fields = {"v": 1, **fields}
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def receive(self) -> Message:
        message: Message = json.loads(await self.socket.recv())
        return message

    async def next(self, t: str) -> Message:
        """The next message of this kind; what comes before it is of no interest."""
        while True:
            message = await self.receive()
            if message["t"] == t:
                return message

    async def closed(self) -> int | None:
        """Waits until the host has closed the line, and returns its code."""
        with suppress(ConnectionClosed):
            async for _ in self.socket:
                pass
        return self.socket.close_code


@asynccontextmanager
async def served(
    store: GameStore | Path | None = None,
    *,
    plugins: Registry | None = None,
    port: int = 0,
    tls: SSLContext | None = None,
    figures_at: tuple[str, int] | None = None,
    thinking: Thinking | None = None,
    **how: Any,
) -> AsyncIterator[Served]:
    """A host at a port of this machine, a free one if none is given; it has ended in order afterwards."""
    kept = SqliteStore(store or ":memory:") if store is None or isinstance(store, Path) else store
    told: list[tuple[str, dict[str, Any]]] = []

    def tell(what: str, values: dict[str, Any]) -> None:
        told.append((what, values))

    known = plugins or registry()
    rooms = Rooms(means(kept, known), tell)
    figures = Figures(lambda: len(rooms.lines), lambda: len(rooms.rooms), kept)
    host = Served(
        Server(rooms, Thinkers(known, tell, thinking or PlayerPool()), tell, figures=figures, **how), kept, told=told
    )
    open_port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    host.running = asyncio.create_task(
        host.server.run(["127.0.0.1"], port, host.stop, open_port.set_result, ssl=tls, figures=figures_at)
    )
    host.port = await open_port
    try:
        yield host
    finally:
        host.stop.set()
        await host.running
        kept.close()
