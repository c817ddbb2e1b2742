"""Measures a host in a process of its own: 200 games of two seats, with 200 actions a second in all, over sockets.

Shown are the processor time of the host for each action, how long an action takes until both seats know it, and the
memory. Run by ``make bench``, or alone with ``python -m tests.bench.hosting``.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
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
from tests.hosting.support import ANN, new
from tests.support import registry

GAMES, PER_SECOND, SECONDS = 200, 200, 20
RULESET = registry().ruleset(("base",))
START = "import sys; from coatl_tui.cli.program import main; sys.exit(main())"


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


def main() -> None:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port = asked.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        file, home = Path(folder) / "games.db", {**os.environ, "COATL_HOME": folder}
        # Every game is of the same address.
        command = f"import coatl_core.hosting.rooms as rooms; rooms.MOST_UNFINISHED = 10**6; {START}"
        host = subprocess.Popen(
            [sys.executable, "-c", command, "host", "--json", "--port", str(port), "--store", str(file)],
            stdout=subprocess.PIPE,
            env=home,
        )
        assert host.stdout is not None
        host.stdout.readline()
        try:
            asyncio.run(measure(port, host.pid))
        finally:
            host.terminate()
            host.communicate()


if __name__ == "__main__":
    main()
