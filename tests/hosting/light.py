"""Very many seats at several hosts with one database, of which some are killed. Every game is the same recorded one:
its clients know what comes next, and read of what a host sends nothing but where the game stands. So the time of the
processors is that of the hosts, of the database, and of the lines themselves."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, evolve, field, frozen
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from coatl_core.game.session import Session
from coatl_core.hosting.client import delays
from coatl_core.hosting.postgres import PostgresStore
from tests.hosting.faults import host
from tests.hosting.postgres import Postgres
from tests.hosting.shared_faults import free_ports
from tests.hosting.support import ANN, new
from tests.patience import PATIENCE
from tests.support import Dice, registry, setup

SEED = "recorded"
SAME_SEED = f"""
import coatl_core.hosting.room as room
room.Means.seed = lambda self: {SEED!r}
"""
"""What a host does first, so that it deals the recorded game."""
WAIT_SECONDS = 0.2
"""After so long what was answered with *wait* is asked for again."""
_STATE = re.compile(r'\{"t":"state".*?"rev":(\d+)')

Script = Sequence[tuple[int, str]]


def recorded() -> Script:
    """Returns a game of Ann and Bob to its end: who acts, and what they do."""
    session = Session(evolve(setup(2, SEED), players=("Ann", "Bob")), registry().ruleset(("base",)))
    dice, done = Dice(SEED), list[tuple[int, str]]()
    while not session.over:
        action = dice.choose(session.state, tuple(session.legal_actions))
        done.append((session.acting, str(action)))
        session.push(action)
    return done


@define(eq=False)
class Seat:
    """One seat of a game, which is led to a host as by a balancer: by the game, and to the next host if that one is
    gone. ``wrong`` is how often it comes to any host in its place. ``rev`` is what it was told of last, ``at`` the port
    of its host, ``back`` when it was told its game on a new line, ``slowest`` the longest time from the first try of an
    action to its answer. ``lost`` counts how often a host knew less than had been announced."""

    ports: Sequence[int]
    number: int
    script: Script
    pace: float
    wrong: float
    random: Random
    game: str = ""
    token: str = ""
    rev: int = -1
    at: int = 0
    here: bool = False
    back: float = 0.0
    slowest: float = 0.0
    lost: int = 0
    _asked: float | None = None
    _acting: asyncio.Task[None] | None = None

    async def sit(self, **hello: Any) -> ClientConnection:
        """Takes the seat. Returns its line."""
        line = await self._connect(hello.get("game", ""))
        await line.send(json.dumps({"v": 1, **hello}))
        seat = json.loads(await line.recv())
        self.game, self.token = seat["game"], seat["token"]
        return line

    async def play(self, line: ClientConnection | None) -> None:
        """Plays, and comes back as often as the line is cut."""
        waits = delays()
        while True:
            with suppress(OSError, WebSocketException, EOFError):
                if line is None:
                    line = await self._connect(self.game)
                    await line.send(json.dumps({"t": "back", "v": 1, "game": self.game, "token": self.token}))
                async for text in line:
                    self._hear(line, str(text))
            if self.here:
                waits = delays()
            line, self.here = None, False
            self._act_later(None, 0)
            await asyncio.sleep(next(waits))

    async def _connect(self, game: str) -> ClientConnection:
        key = Random(game) if game and self.random.random() >= self.wrong else self.random
        for port in key.sample(self.ports, len(self.ports)):
            with suppress(OSError):
                line = await connect(f"ws://127.0.0.1:{port}/{f'g/{game}' if game else ''}")
                self.at = port
                return line
        raise ConnectionRefusedError

    def _hear(self, line: ClientConnection, text: str) -> None:
        state = _STATE.match(text)
        if state is not None:
            self._learn(int(state[1]))
            own = not self.over and self.script[self.rev][0] == self.number
            self._act_later(line if own else None, 0 if self._asked else self.pace * self.random.uniform(0.5, 1.5))
        elif text.startswith('{"t":"no"'):
            assert '"why":"wait"' in text, text
            self._act_later(line, WAIT_SECONDS)

    def _learn(self, rev: int) -> None:
        now = time.perf_counter()
        self.lost += rev < self.rev
        if rev > self.rev and self._asked is not None:
            self.slowest, self._asked = max(self.slowest, now - self._asked), None
        if not self.here:
            self.here, self.back = True, now
        self.rev = rev

    def _act_later(self, line: ClientConnection | None, wait: float) -> None:
        """Does the next action of the game after so many seconds, or nothing without a line."""
        if self._acting is not None:
            self._acting.cancel()
        self._acting = asyncio.create_task(self._act(line, wait)) if line is not None else None

    async def _act(self, line: ClientConnection, wait: float) -> None:
        await asyncio.sleep(wait)
        self._asked = self._asked or time.perf_counter()
        with suppress(WebSocketException):
            await line.send(json.dumps({"t": "do", "rev": self.rev, "action": self.script[self.rev][1]}))

    @property
    def over(self) -> bool:
        return self.rev >= len(self.script)


@frozen
class Kill:
    """What came of one kill of so many ``hosts``: how many ``lines`` it cut, after how many seconds all had a line and
    their game again, and the longest time from the first try of an action to its answer. The rest is the time of the
    processors meanwhile: of the hosts that were left, of the database, and of the clients."""

    hosts: int
    lines: int
    back: float
    slowest: float
    by_hosts: float
    by_database: float
    by_clients: float


@frozen
class Outcome:
    """The actions that are ``kept``; how often something announced was ``lost``; how many games hold an action twice,
    or another than was done."""

    kept: int
    lost: int
    unlike: int
    kills: tuple[Kill, ...]


@define
class Crowd:
    """Some hosts, and all who play there."""

    postgres: Postgres
    url: str
    folder: Path
    random: Random
    processes: dict[int, asyncio.subprocess.Process] = field(factory=dict)
    seats: list[Seat] = field(factory=list)
    script: Script = field(factory=recorded)
    _playing: list[asyncio.Task[None]] = field(factory=list)
    _stack: AsyncExitStack = field(factory=AsyncExitStack)

    async def start(self, *ports: int) -> None:
        hosts = [host(port, self.url, self.folder / str(port), SAME_SEED) for port in ports]
        started = await asyncio.gather(*map(self._stack.enter_async_context, hosts))
        self.processes.update(zip(ports, started, strict=True))

    async def play(self, games: int, pace: float, wrong: float) -> None:
        """So many games begin; in each of them somebody acts about every ``pace`` seconds."""
        ports = [*self.processes]
        for number in range(games):
            ann, bob = (Seat(ports, seat, self.script, pace, wrong, Random(f"{number} {seat}")) for seat in range(2))
            await (await ann.sit(t="new", **new(ANN, None))).close()
            line = await bob.sit(t="join", game=ann.game, name="Bob")
            self.seats += [ann, bob]
            self._playing += [asyncio.create_task(ann.play(None)), asyncio.create_task(bob.play(line))]
        await self._until(lambda seat: seat.here)

    async def _until(self, holds: Callable[[Seat], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not all(map(holds, self.seats)):
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def kill(self, most: int) -> Kill:
        """Kills some of the hosts at once, one of them with guests. When all play on the killed ones are started."""
        first = self.random.choice(self.seats).at
        others = [port for port in self.processes if port != first]
        killed = [first, *self.random.sample(others, self.random.randrange(most))]
        left = [each for port, each in self.processes.items() if port not in killed]
        cut = [seat for seat in self.seats if seat.at in killed]
        told = {seat: seat.rev for seat in self.seats}
        for seat in self.seats:
            seat.slowest = 0.0
        before, began = self._times(left), time.perf_counter()
        for port in killed:
            self.processes[port].kill()
        was_cut = {*cut}
        await self._until(lambda seat: seat.here and (seat.back > began or seat not in was_cut))
        used = [after - then for after, then in zip(self._times(left), before, strict=True)]
        await self._until(lambda seat: seat.over or seat.rev > told[seat])
        back = max((seat.back - began for seat in cut), default=0.0)
        came = Kill(len(killed), len(cut), back, max(seat.slowest for seat in self.seats), *used)
        for port in killed:
            await self.processes[port].wait()
        await self.start(*killed)
        return came

    def _times(self, hosts: Sequence[asyncio.subprocess.Process]) -> tuple[float, float, float]:
        return sum(used(each.pid) for each in hosts), used(self.postgres.pid, children=True), time.process_time()

    async def end(self, kills: Sequence[Kill]) -> Outcome:
        """Everybody leaves, and what is kept is compared with what was told."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self._stack.aclose()
        store, kept, lost, unlike = PostgresStore(self.url), 0, 0, 0
        for ann, bob in zip(self.seats[::2], self.seats[1::2], strict=True):
            done = [(act.seat, act.what) for act in store.acts(ann.game)]
            kept += len(done)
            lost += ann.lost + bob.lost + (max(ann.rev, bob.rev) > len(done))
            unlike += done != self.script[: len(done)]
        store.close()
        return Outcome(kept, lost, unlike, tuple(kills))


def used(pid: int, *, children: bool = False) -> float:
    """Returns the time of the processors that a process has used, in seconds; also by its children, if asked for."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    ticks = sum(map(int, fields[11:15] if children else fields[11:13]))
    own = ticks / os.sysconf("SC_CLK_TCK")
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split() if children else ()
    return own + sum(used(int(child)) for child in listed)


async def killed_hosts(
    postgres: Postgres, folder: Path, *, hosts: int, games: int, kills: int, pace: float, wrong: float, random: Random
) -> Outcome:
    """Plays so many games at so many hosts; all but one of them may be killed at the same moment."""
    crowd = Crowd(postgres, postgres.database(), folder, random)
    await crowd.start(*free_ports(hosts))
    await crowd.play(games, pace, wrong)
    came = list[Kill]()
    for _ in range(kills):
        await asyncio.sleep(random.uniform(1, 3))
        came.append(await crowd.kill(hosts - 1))
    return await crowd.end(came)
