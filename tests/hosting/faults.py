"""Persons who play on bad lines: a proxy delays what is sent and cuts lines, and a host is killed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from attrs import define, field, frozen

from coatl_core.game.events import Event, seen_by
from coatl_core.game.view import PlayerView
from coatl_core.hosting import protocol
from coatl_core.hosting.client import Guest, HostSaysNo
from coatl_core.hosting.room import Room
from coatl_core.hosting.rows import Table
from coatl_core.play.seen_game import SeenGame
from tests.hosting.support import ANN, new
from tests.patience import PATIENCE
from tests.support import Sensible, registry

DELAY, LATER, LATE = 0.5, 1.0, 0.05
"""The seconds that each chunk is on its way, how much later some are, and how many of them."""
START = """
import sys
import coatl_core.hosting.rooms as rooms
from coatl_tui.cli.program import main
rooms.MOST_UNFINISHED = rooms.PER_SECOND = 10**6
sys.exit(main())
"""


@define
class BadLine:
    """A proxy for the lines of one guest to the port ``to`` of this machine."""

    to: int
    random: Random
    port: int = 0
    bad: bool = False
    """Whether it delays what is sent."""
    _writers: set[asyncio.StreamWriter] = field(factory=set)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[BadLine]:
        server = await asyncio.start_server(self._line, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            self.cut()
            server.close()

    def cut(self) -> None:
        """All lines are gone, with what is on its way."""
        for writer in self._writers:
            writer.transport.abort()

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await asyncio.sleep(2 * DELAY * self.bad)  # opening a line takes a round trip, too
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            self._writers.add(back)
            try:
                await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            finally:
                back.transport.abort()
                self._writers.discard(back)
        except OSError:
            pass  # the line is cut, or nobody is there
        finally:
            writer.transport.abort()
            self._writers.discard(writer)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Delivers every chunk in its order, each after its time; whoever is behind a late one is late, too."""
        loop, on_its_way = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()

        async def deliver() -> None:
            while True:
                due, chunk = await on_its_way.get()
                await asyncio.sleep(due - loop.time())
                writer.write(chunk)

        delivering = loop.create_task(deliver())
        try:
            while chunk := await reader.read(65536):
                late = LATER if self.random.random() < LATE else 0.0
                on_its_way.put_nowait((loop.time() + (DELAY + late) * self.bad, chunk))
            raise ConnectionResetError
        finally:
            delivering.cancel()


@define
class Told:
    """What a host has told each seat of each game, by the number of the state."""

    states: dict[tuple[str, int | None, int], tuple[PlayerView, list[Event]]] = field(factory=dict)

    @contextmanager
    def listen(self) -> Iterator[Told]:
        tell = Room._state

        def state(room: Room, table: Table, seat: int | None, at: int = 0, *, stale: bool = False) -> protocol.State:
            log = [seen_by(event, seat) for event in table.log]
            self.states[room.game.id, seat, table.rev] = table.session.view(seat), log
            return tell(room, table, seat, at, stale=stale)

        with patch.object(Room, "_state", state):
            yield self


@frozen
class Tried:
    """An action that was asked for. It is not ``sure`` that it was done if the host said *wait*."""

    action: str
    sure: bool = True


@define(eq=False)
class Person:
    """Somebody at a guest, who does something sensible whenever it is their turn. ``seconds`` is how long each action
    took, ``broken`` how long those took that were asked for on a line that was cut. With ``told`` it is looked at every
    change whether the game is one that the host has told."""

    guest: Guest
    policy: Sensible
    told: Told | None = None
    seconds: list[float] = field(factory=list)
    broken: list[float] = field(factory=list)
    asked: list[Tried] = field(factory=list)
    """What they have asked for, in order."""
    waits: int = 0
    """How often they were told to wait, because nothing could be kept."""
    pace: float = 0.0
    """How long they think."""
    cuts: int = 0
    changes: int = 0
    wrong: list[str] = field(factory=list)
    _changed: asyncio.Event = field(factory=asyncio.Event)
    _was_cut: bool = False
    _rev: int = 0

    @property
    def game(self) -> SeenGame:
        assert self.guest.game is not None
        return self.guest.game

    async def sit(self) -> str:
        await self.guest.sit()
        assert self.guest.table is not None
        return self.guest.table.game

    async def begin(self) -> None:
        (await self.guest.begun()).watch(self.change)
        self.change(())

    def change(self, _: Sequence[Event]) -> None:
        """Something was shown: is it what was told, now or just before?"""
        if self.told is not None:
            self.changes += 1
            seat, (code, rev) = self.game.viewer, (self._code, self.guest._rev)
            now, before = (self.told.states.get((code, seat, number)) for number in (rev, self._rev))
            shown = self.game.view(), self.game.log()
            if shown == now:
                self._rev = rev
            elif shown != before:
                self.wrong.append(f"seat {seat} of {code} at {rev}")
        self.cuts += self.game.cut and not self._was_cut
        self._was_cut = self.game.cut
        self._changed.set()

    @property
    def _code(self) -> str:
        assert self.guest.table is not None
        return self.guest.table.game

    async def until(self, cut: bool) -> None:
        """Waits until the line is cut, or is there again."""
        while self.game.cut != cut:
            self._changed.clear()
            await self._changed.wait()

    async def told_of_cut(self, before: int) -> None:
        """Waits until the line was cut more often than ``before``; it may be there again by then."""
        while self.cuts == before:
            self._changed.clear()
            await self._changed.wait()

    async def play(self, go: asyncio.Event) -> None:
        """Plays until the game is over, as long as ``go`` is set."""
        while self.game.waits_for().who != "nobody":
            await go.wait()
            await asyncio.sleep(self.pace)
            self._changed.clear()
            if self.game.waits_for().who != "self" or self.game.cut:
                await self._changed.wait()
                continue
            cuts, began = self.cuts, time.perf_counter()
            action = self.policy.choose(self.game.state, tuple(self.game.legal_actions))
            self.asked.append(Tried(str(action)))
            try:
                await self.game.push(action)
            except HostSaysNo as no:
                assert no.why == "wait", no
                self.asked[-1] = Tried(str(action), sure=False)
                self.waits += 1
                await asyncio.sleep(0.2)
                continue
            (self.seconds if self.cuts == cuts else self.broken).append(time.perf_counter() - began)
            self.change(())


async def two(urls: Sequence[str], name: str, told: Told | None = None) -> list[Person]:
    """Ann makes a game at the first address, and Bob sits down at the second."""
    creating, _ = protocol.read_client(json.dumps({"t": "new", "v": 1, **new(ANN, None)}))
    assert isinstance(creating, protocol.New)
    ann = Person(Guest(urls[0], creating, registry()), Sensible(f"{name} Ann"), told)
    bob = Person(Guest(urls[1], protocol.Join(await ann.sit(), "Bob"), registry()), Sensible(f"{name} Bob"), told)
    await bob.sit()
    await asyncio.gather(ann.begin(), bob.begin())
    return [ann, bob]


async def leave(persons: Sequence[Person], *tasks: asyncio.Task[None]) -> None:
    """Everybody stops playing. Raises what has gone wrong meanwhile."""
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in persons:
        await person.guest.close()
    for error in failed:
        if error is not None:
            raise error
    wrong = [each for person in persons for each in person.wrong]
    assert not wrong, f"shown was what the host had not told: {', '.join(wrong)}"


async def on_bad_lines(port: int, games: int, seconds: float, cut_every: float, told: Told) -> list[Person]:
    """Plays so many games at once for so long; each line is cut about as often, and then must be told to be cut and
    come back by itself. Returns who has played."""
    async with asyncio.TaskGroup() as opening:
        making = [opening.create_task(_game_on_bad_lines(port, n, seconds, cut_every, told)) for n in range(games)]
    return [person for made in making for person in made.result()]


async def _game_on_bad_lines(port: int, number: int, seconds: float, cut_every: float, told: Told) -> list[Person]:
    random, go = Random(f"bad lines {number}"), asyncio.Event()
    go.set()
    async with BadLine(port, random).open() as one, BadLine(port, random).open() as other:
        persons = await two([f"ws://127.0.0.1:{line.port}" for line in (one, other)], f"{number}", told)
        one.bad = other.bad = True
        until = time.monotonic() + seconds

        async def cut(person: Person, line: BadLine) -> None:
            while (wait := random.uniform(0.5, 1.5) * cut_every) < until - time.monotonic():
                await asyncio.sleep(wait)
                await person.until(cut=False)
                before = person.cuts
                line.cut()
                await asyncio.wait_for(person.told_of_cut(before), PATIENCE)
            await person.until(cut=False)

        playing = [asyncio.create_task(person.play(go)) for person in persons]
        cutting = [asyncio.create_task(cut(*pair)) for pair in zip(persons, (one, other), strict=True)]
        await asyncio.gather(asyncio.sleep(seconds), *cutting)
        await leave(persons, *playing)
    return persons


# A host that is killed


@asynccontextmanager
async def host(
    port: int, store: str, folder: Path, first: str = "", program: Path | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """``coatl host`` with its home in this folder; it takes any number of games of one address, played faster than by
    persons, and does ``first`` before it starts. ``program`` is the folder with another version of it. It is ready, and
    is killed in the end."""
    code = {"PYTHONPATH": str(program)} if program is not None else {}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", first + START),
        *("host", "--json", "--port", str(port), "--store", store),
        stdout=subprocess.PIPE,
        cwd=program,
        env={**os.environ, "COATL_HOME": str(folder), **code},
    )
    try:
        assert process.stdout is not None
        assert json.loads(await process.stdout.readline())["event"] == "ready"
        reading = asyncio.create_task(_read_to_end(process.stdout))  # or the host would wait until there is room again
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        reading.cancel()


async def _read_to_end(stream: asyncio.StreamReader) -> None:
    while await stream.read(65536):
        pass


@define
class Killed:
    """What came of it: how many actions were ``announced``, how often a seat had ``lost`` what it knew, and for each
    new start of the host the seconds until it was ready, and from then until everybody was back."""

    announced: int = 0
    lost: int = 0
    ready: list[float] = field(factory=list)
    back: list[float] = field(factory=list)


async def killed(port: int, store: Path, games: int, kills: int, down: Sequence[float]) -> Killed:
    """Plays so many games at once; the host is killed while they are played, comes back after so many seconds, and
    nobody goes on until everybody is back and was told all that they knew."""
    result, go = Killed(), asyncio.Event()
    persons, playing, logs = list[Person](), list[asyncio.Task[None]](), list[list[Event]]()
    for number in range(kills + 1):
        began = time.perf_counter()
        async with host(port, str(store), store.parent) as process:
            ready = time.perf_counter()
            if number == 0:
                for game in range(games):
                    persons += await two([f"ws://127.0.0.1:{port}"] * 2, f"{game}")
                playing = [asyncio.create_task(person.play(go)) for person in persons]
            else:
                await asyncio.gather(*(person.until(cut=False) for person in persons))
                result.ready.append(ready - began)
                result.back.append(time.perf_counter() - ready)
                result.lost += sum(
                    person.game.log()[: len(log)] != log for person, log in zip(persons, logs, strict=True)
                )
            go.set()
            await asyncio.sleep(1)
            process.kill()
            await process.wait()
            go.clear()
            await asyncio.gather(*(person.until(cut=True) for person in persons))
            logs = [person.game.log() for person in persons]
        await asyncio.sleep(down[number % len(down)])
    result.announced = sum(len(person.seconds) + len(person.broken) for person in persons)
    await leave(persons, *playing)
    return result
