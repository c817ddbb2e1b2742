"""Measures ``coatl serve web`` with 50 visitors, in processes of its own: how long it takes until a visitor sees the
menu, the memory that each has for itself (``smaps_rollup``), and how soon a key on the table is answered while all of
them press keys, one after the other with the pauses of people.

Run by ``make bench``, or alone with ``python -m tests.bench.served``.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import aiohttp
from attrs import define, field

from tests.hosting.served import free_port

VISITORS, SECONDS, PAUSE = 50, 20.0, 1.0
"""So many visitors press keys for so long, each about once in a ``PAUSE``."""
PATIENCE = 30.0
CALM = 0.25
"""An app that has written nothing for so many seconds waits for a key."""
KEYS = "k\t", "k\x1b[Z"
"""To the next pane and to the one before: that always shows something."""


@asynccontextmanager
async def server(home: Path) -> AsyncIterator[tuple[int, str]]:
    """``coatl serve web`` in a process of its own: the process and the address of the page."""
    program = "import sys; from coatl_tui.cli.program import main; sys.exit(main())"
    told = ("--json", "--port", str(free_port()), "--visitors", str(VISITORS), "--trust", "127.0.0.1")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program, "serve", "web", *told),
        stdout=subprocess.PIPE,
        env={**os.environ, "COATL_HOME": str(home)},
    )
    assert process.stdout is not None
    try:
        yield process.pid, json.loads(await process.stdout.readline())["address"]
    finally:
        process.send_signal(signal.SIGTERM)
        await process.communicate()


@define
class Visitor:
    """Somebody with a line of their own, which is always read: the server asks again and again whether they are there.
    ``came`` is what the app has written, each with the moment when it came."""

    line: aiohttp.ClientWebSocketResponse
    came: asyncio.Queue[tuple[float, bytes]] = field(factory=asyncio.Queue)
    _reading: asyncio.Task[None] | None = None

    def __attrs_post_init__(self) -> None:
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.line:
            if message.type is aiohttp.WSMsgType.BINARY:
                self.came.put_nowait((time.perf_counter(), message.data))

    async def until(self, text: str) -> None:
        """Waits until the app writes this."""
        while text.encode() not in (await asyncio.wait_for(self.came.get(), PATIENCE))[1]:
            pass

    async def calm(self) -> None:
        """Waits until nothing comes any more."""
        while True:
            try:
                await asyncio.wait_for(self.came.get(), CALM)
            except TimeoutError:
                return

    async def press(self, random: Random) -> float:
        """Presses a key and returns the seconds until something is written for it."""
        began = time.perf_counter()
        await self.line.send_str(random.choice(KEYS))
        return (await asyncio.wait_for(self.came.get(), PATIENCE))[0] - began


def visitors_of(server: int) -> list[int]:
    """The processes of visitors: those that the process has forked which the server has started for that."""

    def children(pid: int) -> list[int]:
        threads = Path(f"/proc/{pid}/task").iterdir()
        return [int(child) for thread in threads for child in (thread / "children").read_text("ascii").split()]

    return [pid for starter in children(server) for pid in children(starter) if _is_visitor(pid, starter)]


def _is_visitor(pid: int, starter: int) -> bool:
    return Path(f"/proc/{pid}/cmdline").read_bytes() == Path(f"/proc/{starter}/cmdline").read_bytes()


def private(pid: int) -> float:
    """The memory that a process has for itself, in MiB."""
    lines = (line.split() for line in Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()[1:])
    return sum(int(line[1]) for line in lines if line[0].startswith("Private_")) / 1024


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def arrive(session: aiohttp.ClientSession, url: str, number: int) -> tuple[Visitor, float]:
    """Somebody comes, of an address of their own: the visitor, and the seconds until they see the menu."""
    headers = {"X-Forwarded-For": f"10.0.0.{number}"}
    async with session.get(url, headers=headers) as answer:
        cookie = {"Cookie": f"coatl={answer.cookies['coatl'].value}"}
    began = time.perf_counter()
    visitor = Visitor(await session.ws_connect(f"{url}/line/", headers={**headers, **cookie}))
    await visitor.line.send_str("s120,36")
    await visitor.until("Quit")
    return visitor, time.perf_counter() - began


async def sit_down(visitor: Visitor) -> None:
    """Begins a game against a computer player."""
    await visitor.calm()
    await visitor.line.send_str("kn")
    await visitor.until("F2")
    await visitor.calm()
    await visitor.line.send_str("k\x1bOQ")
    await visitor.until("Supply")
    await visitor.calm()


async def play(visitor: Visitor, random: Random, answers: list[float]) -> None:
    """Presses keys as somebody does who looks around on the table."""
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        await asyncio.sleep(random.uniform(0.5, 1.5) * PAUSE)
        answers.append(await visitor.press(random))
        await visitor.calm()


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        jar = aiohttp.DummyCookieJar()
        async with server(Path(folder)) as (pid, url), aiohttp.ClientSession(cookie_jar=jar) as session:
            firsts, visitors = list[float](), list[Visitor]()
            for number in range(VISITORS):
                visitor, seconds = await arrive(session, url, number)
                firsts.append(seconds)
                visitors.append(visitor)
            menus = [private(each) for each in visitors_of(pid)]
            print(f"first screen: {at(firsts, 0.5):.3f} s, the slowest of {VISITORS} {max(firsts):.3f} s")
            print(f"private memory of a visitor in the menu: {at(menus, 0.5):.1f} MiB, most {max(menus):.1f} MiB")
            for first in range(0, VISITORS, 5):
                await asyncio.gather(*map(sit_down, visitors[first : first + 5]))
            answers = list[float]()
            random = Random(0)
            await asyncio.gather(*(play(visitor, Random(random.random()), answers) for visitor in visitors))
            tables = [private(each) for each in visitors_of(pid)]
            assert len(tables) == VISITORS
            print(f"private memory of a visitor at a table: {at(tables, 0.5):.1f} MiB, most {max(tables):.1f} MiB")
            print(
                f"{len(answers)} keys of {VISITORS} visitors at tables: answered after "
                f"{1000 * at(answers, 0.5):.0f} ms, 99 of 100 within {1000 * at(answers, 0.99):.0f} ms"
            )


if __name__ == "__main__":
    asyncio.run(main())
