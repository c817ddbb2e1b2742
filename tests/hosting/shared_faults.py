"""Many games at several hosts with one database: hosts are killed, and the database goes away and comes back."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom

from attrs import define, field

from coatl_core.game.events import Event
from coatl_core.hosting.postgres import PostgresStore
from tests.hosting.faults import Person, Tried, host, leave, two
from tests.hosting.postgres import Postgres
from tests.patience import PATIENCE


@define
class Way:
    """The way of one guest to the hosts, as a balancer would lead them: by the path of the request, to the next host if
    that one is gone. ``wrong`` is how often it guesses any host in its place."""

    ports: Sequence[int]
    random: Random
    wrong: float
    port: int = 0
    at: int = 0
    """The host where the guest is."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Way]:
        server = await asyncio.start_server(self._line, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            key = Random(head.split(b" ", 2)[1] if self.random.random() >= self.wrong else self.random.randbytes(8))
            for port in key.sample(self.ports, len(self.ports)):
                try:
                    there, back = await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    continue
                self.at = port
                back.write(head)
                try:
                    await asyncio.gather(_carry(reader, back), _carry(there, writer))
                finally:
                    back.transport.abort()
                break
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while chunk := await reader.read(65536):
        writer.write(chunk)
    raise ConnectionResetError


@define
class Watched:
    """Somebody who plays. ``lost`` counts how often something was gone that they had been told."""

    person: Person
    way: Way
    lost: int = 0
    _log: list[Event] = field(factory=list)

    def watch(self) -> None:
        self.person.game.watch(self._changed)

    def _changed(self, events: Sequence[Event]) -> None:
        self.look()
        self.person.change(events)

    def look(self) -> int:
        """Returns how much they were told."""
        log = self.person.game.log()
        self.lost += log[: len(self._log)] != self._log
        self._log = log
        return len(log)

    def played_on(self, told: int, cuts: int) -> bool:
        """Whether they have a line again after it was cut so often, and know more than they did."""
        return self.person.cuts >= cuts and not self.person.game.cut and self.look() > told

    @property
    def over(self) -> bool:
        return self.person.game.waits_for().who == "nobody"


@define
class Came:
    """What came of it: the actions that were ``kept``, how often something told was ``lost``, the games in which what
    is kept is not what was done, ``seconds`` until everybody had played on after each kill, ``waits`` as in Person."""

    kept: int = 0
    lost: int = 0
    unlike: list[str] = field(factory=list)
    seconds: list[float] = field(factory=list)
    waits: int = 0


@define
class Hosts:
    """Some hosts, and those who play there. ``url`` is that of the database."""

    url: str
    folder: Path
    random: Random
    processes: dict[int, asyncio.subprocess.Process] = field(factory=dict)
    guests: list[Watched] = field(factory=list)
    _playing: list[asyncio.Task[None]] = field(factory=list)
    _stack: AsyncExitStack = field(factory=AsyncExitStack)

    async def start(self, *ports: int, program: Path | None = None) -> None:
        hosts = [host(port, self.url, self.folder / str(port), program=program) for port in ports]
        starting = map(self._stack.enter_async_context, hosts)
        self.processes.update(zip(ports, await asyncio.gather(*starting), strict=True))

    async def play(self, games: int, pace: float, wrong: float) -> None:
        """So many games begin."""
        go, ports = asyncio.Event(), [*self.processes]
        for number in range(games):
            ways = [Way(ports, Random(f"{self.random.random()} {n}"), wrong) for n in range(2)]
            for way in ways:
                await self._stack.enter_async_context(way.open())
            persons = await two([f"ws://127.0.0.1:{way.port}" for way in ways], f"{number}")
            for person, way in zip(persons, ways, strict=True):
                person.pace = pace * self.random.uniform(0.5, 1.5)
                self.guests.append(Watched(person, way))
                self.guests[-1].watch()
        self._playing += [asyncio.create_task(guest.person.play(go)) for guest in self.guests[len(self._playing) :]]
        go.set()

    async def kill(self, most: int) -> float:
        """Kills some of the hosts at once. Returns after how many seconds everybody had been told of something new,
        and the killed ones are started again."""
        killed = self.random.sample([*self.processes], self.random.randint(1, most))
        for port in killed:
            self.processes[port].kill()
        began = time.perf_counter()
        await self.played_on(killed)
        seconds = time.perf_counter() - began
        for port in killed:
            await self.processes[port].wait()
        await self.start(*killed)
        return seconds

    async def replace(self, port: int, program: Path | None = None) -> float:
        """Ends a host in order, and starts it again with another version of the program. Returns after how many seconds
        everybody had been told of something new."""
        ended = self.processes[port]
        ended.terminate()
        began = time.perf_counter()
        await self.played_on([port])
        seconds = time.perf_counter() - began
        assert await ended.wait() == 0
        await self.start(port, program=program)
        return seconds

    async def played_on(self, killed: Sequence[int] = ()) -> None:
        """Returns as soon as all have been told of something new, who was at a host that was killed on another line."""
        known = [(guest, guest.look(), guest.person.cuts + (guest.way.at in killed)) for guest in self.guests]
        async with asyncio.timeout(PATIENCE):
            while not all(guest.over or guest.played_on(told, cuts) for guest, told, cuts in known):
                self.look_for_failures()
                await asyncio.sleep(0.02)

    def look_for_failures(self) -> None:
        """Raises what has gone wrong for somebody who plays."""
        for task in self._playing:
            if task.done():
                task.result()

    @property
    def tables(self) -> list[tuple[Watched, Watched]]:
        """Who plays with whom."""
        return [*zip(self.guests[::2], self.guests[1::2], strict=True)]

    async def end(self) -> Came:
        """Everybody leaves, and what is kept is compared with what they have done."""
        await leave([guest.person for guest in self.guests], *self._playing)
        await self._stack.aclose()
        came, store = Came(), PostgresStore(self.url)
        for seat, guest in enumerate(self.guests):
            rows = [act for act in store.acts(guest.person._code) if act.seat == seat % 2]
            done = [act.what for act in rows]
            came.kept += len(done)
            came.lost += guest.lost
            came.waits += guest.person.waits
            if not fit(done, guest.person.asked):
                came.unlike.append(f"{guest.person._code} {seat % 2}")
        store.close()
        return came


def fit(done: Sequence[str], asked: Sequence[Tried]) -> bool:
    """Returns whether what was asked for was done once each, and nothing else: all but what is not sure, and the last
    one, whose answer nobody has waited for."""
    if not asked:
        return not done
    first, *rest = asked
    if done and done[0] == first.action and fit(done[1:], rest):
        return True
    return (not first.sure or not rest) and fit(done, rest)


async def killed_hosts(
    url: str, folder: Path, *, hosts: int, games: int, kills: int, pace: float, wrong: float, random: Random
) -> Came:
    """Plays so many games at once at so many hosts; all but one of them may be killed at the same moment."""
    there = Hosts(url, folder, random)
    await there.start(*free_ports(hosts))
    await there.play(games, pace, wrong)
    seconds = []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.5, 1.5))
        seconds.append(await there.kill(hosts - 1))
    came = await there.end()
    came.seconds = seconds
    return came


def free_ports(number: int) -> list[int]:
    """Ports that are free, each with the next one, which is that of the figures. The system gives none of them to the
    line of a client, so they are still free when a host that was killed starts again."""
    ports = list[int]()
    while len(ports) < number:
        port = SystemRandom().randrange(20000, 32000, 2)
        with suppress(OSError), socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", port))
            other.bind(("127.0.0.1", port + 1))
            ports.append(port)
    return ports


def together(one: Watched, other: Watched) -> bool:
    """Whether a table is at one host. What is kept at one cannot be heard at another host while the database is
    gone."""
    return one.way.at == other.way.at


def told_to_wait(one: Watched, other: Watched) -> bool:
    """Whether one of a table was told to wait, and the other one, whose line may be slower, was told as much before."""
    return bool(one.person.waits or other.person.waits) and one.look() == other.look()


async def database_gone(
    postgres: Postgres, folder: Path, *, games: int, pace: float, random: Random
) -> tuple[Came, list[int]]:
    """Plays so many games at two hosts; the database goes away and comes back. Returns what came of it, and how much
    each of the guests whose table is at one host was told while it was gone."""
    there = Hosts(postgres.database(), folder, random)
    await there.start(*free_ports(2))
    await there.play(games, pace, wrong=0.2)
    await asyncio.sleep(1)
    postgres.stop()
    async with asyncio.timeout(PATIENCE):
        while not all(one.over or told_to_wait(one, other) for one, other in there.tables if together(one, other)):
            there.look_for_failures()
            await asyncio.sleep(0.02)
    known = [(guest, guest.look()) for table in there.tables if together(*table) for guest in table]
    await asyncio.sleep(1)
    told = [guest.look() - before for guest, before in known]
    began = time.perf_counter()
    postgres.start()
    await there.played_on()
    seconds = time.perf_counter() - began
    came = await there.end()
    came.seconds = [seconds]
    return came, told
