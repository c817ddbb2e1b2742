"""Measures a host in a process of its own: 200 games of two seats, with 200 actions a second in all, over sockets.

Shown are the processor time of the host for each action, how long an action takes until both seats know it, and the
memory. Then the host of 60 games is killed twenty times, and at last guests play on bad lines, see
``tests/hosting/faults.py``. Run by ``make bench``, or alone with ``python -m tests.bench.hosting``.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, field
from websockets.asyncio.client import ClientConnection, connect

from coatl_core.game.determinize import determinize
from coatl_core.game.legal_actions import legal_actions
from coatl_core.saves.wire import view_from_data
from tests.hosting.faults import DELAY, LATE, LATER, Told, host, killed, on_bad_lines
from tests.hosting.served import free_port, served
from tests.hosting.support import ANN, new
from tests.support import registry

GAMES, PER_SECOND, SECONDS = 200, 200, 20
BAD_SECONDS = 50
RULESET = registry().ruleset(("base",))


@define
class Game:
    """Both seats of a game, and what the one who is to act knows."""

    lines: list[ClientConnection] = field(factory=list)
    state: dict[str, Any] = field(factory=dict)

    async def begin(self, url: str) -> None:
        self.lines = [await connect(url), await connect(url)]
        await self.lines[0].send(json.dumps({"t": "new", "v": 1, **new(ANN, None)}))
        seat = json.loads(await self.lines[0].recv())
        await self.lines[1].send(json.dumps({"t": "join", "v": 1, "game": seat["game"], "name": "Bob"}))
        states = await self._states()
        self.state = states[states[0]["view"]["acting"]]

    async def _states(self) -> list[dict[str, Any]]:
        return [await self._next(line, "state") for line in self.lines]

    async def _next(self, line: ClientConnection, t: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            if message["t"] == t:
                return message

    async def act(self) -> float:
        """Does the first action that is legal, as follows from what the seat knows. Returns the seconds until
        both seats know of it."""
        view = view_from_data(self.state["view"], RULESET)
        line, action = self.lines[view.acting], legal_actions(determinize(view, Random(0)))[0]
        began = time.perf_counter()
        await line.send(json.dumps({"t": "do", "rev": self.state["rev"], "action": str(action)}))
        states = await self._states()
        self.state = states[states[0]["view"]["acting"]]
        return time.perf_counter() - began


def used(pid: int) -> tuple[float, float]:
    """Returns the processor time of a process in seconds, and its memory in MiB."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def load(port: int, store: Path) -> None:
    async with host(port, str(store), store.parent) as process:
        await measure(port, process.pid)


async def measure(port: int, pid: int) -> None:
    games = [Game() for _ in range(GAMES)]
    for game in games:
        await game.begin(f"ws://127.0.0.1:{port}/")
    before, began, taken = used(pid)[0], time.perf_counter(), list[float]()
    doing: set[asyncio.Task[float]] = set()
    free = list(games)

    async def turn(game: Game) -> float:
        try:
            return await game.act()
        finally:
            if game.state["view"]["phase"] != "over":
                free.append(game)

    for number in range(PER_SECOND * SECONDS):
        await asyncio.sleep(max(0.0, began + number / PER_SECOND - time.perf_counter()))
        if free:
            doing.add(asyncio.create_task(turn(free.pop(0))))
    taken = sorted(await asyncio.gather(*doing))
    cpu, memory = used(pid)
    seconds = time.perf_counter() - began
    print(f"{GAMES} games of two seats, {len(taken) / seconds:.0f} actions a second")
    print(f"processor time of the host  {1000 * (cpu - before) / len(taken):6.2f} ms an action")
    half, most = (1000 * taken[len(taken) * part // 100] for part in (50, 99))
    print(f"until both seats know it    {half:6.1f} ms, p99 {most:.1f} ms")
    print(f"memory                      {memory:6.1f} MiB")


async def bad_lines() -> None:
    with Told().listen() as told:
        async with served() as served_here:
            persons = await on_bad_lines(served_here.port, games=20, seconds=BAD_SECONDS, cut_every=15, told=told)
    seconds = sorted(each for person in persons for each in person.seconds)
    broken = sorted(each for person in persons for each in person.broken)
    half, most, worst = seconds[len(seconds) // 2], seconds[len(seconds) * 99 // 100], broken[-1]
    changes, cuts = sum(person.changes for person in persons), sum(person.cuts for person in persons)
    print(f"20 games on lines with a round trip of {2 * DELAY:.0f} s, {LATE:.0%} of the chunks {LATER:.0f} s late")
    print(f"what was shown, and was told {changes:6} times, on lines that were cut {cuts} times")
    print(f"an action of one's own      {half:6.2f} s, p99 {most:.2f} s, of {len(seconds)}")
    print(f"with a cut line meanwhile   {broken[len(broken) // 2]:6.2f} s, at most {worst:.2f} s, of {len(broken)}")


async def kills(port: int, store: Path) -> None:
    result = await killed(port, store, games=60, kills=20, down=(0.0, 1.0, 2.5))
    print(f"60 games, 20 x kill -9: {result.announced} actions announced, {result.lost} seats had lost any")
    print(f"from the new start to ready {max(result.ready):6.2f} s at most")
    print(f"from then until all are back{max(result.back):6.2f} s at most")


def main() -> None:
    port = free_port()
    for measured in (load, kills):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measured(port, Path(folder) / "games.db"))
    asyncio.run(bad_lines())


if __name__ == "__main__":
    main()
