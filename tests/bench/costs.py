"""What thousands of tables cost: hosts with one PostgreSQL, clients that follow recorded games, see ``following``.

Shown is the processor time of the hosts, of the database with all its processes, and of the clients: for each game
that is begun, for lines on which nobody does anything, for actions at the pace of people, for actions as fast as they
go, and for games that are loaded again; further bytes, memory, and what the database keeps. The database is one as it
was installed: an action is on the disk before it is told. The hosts are the program itself, but for the seeds: they deal
games that were recorded. Alone with ``python -m tests.bench.costs``, which takes ten minutes and some more.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psutil
import psycopg
from attrs import define, evolve, field, frozen

from tests.bench.following import Club, recorded
from tests.hosting.postgres import Postgres, server
from tests.hosting.shared_faults import free_ports

RECORDED = 40
FASTEST = 0.06, 0.1
"""The seconds between two actions of a game if it is to go fast: more often no line may send something."""
SETTLES = 3.0
"""The seconds until nothing is on its way any more."""
START = """
import sys
from random import Random
from coatl_core.hosting.room import Means
from coatl_tui.cli.program import main
from tests.bench.following import seed_of
deals, games = Random(), int(sys.argv.pop(1))
Means.seed = lambda means: seed_of(deals.randrange(games))
sys.exit(main())
"""


@define
class Host:
    """A host that runs, and what it has told but for games that were made."""

    port: int
    process: psutil.Process
    told: list[str] = field(factory=list)

    async def figures(self) -> dict[str, float]:
        """What ``/metrics`` says."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port + 1)
        writer.write(b"GET /metrics HTTP/1.1\r\n\r\n")
        page = (await reader.read()).decode()
        writer.close()
        return {name: float(value) for name, value in re.findall(r"^([a-z]\S*) (\S+)$", page, re.MULTILINE)}


@asynccontextmanager
async def started(port: int, store: str, folder: Path, recordings: int) -> AsyncIterator[Host]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", START, str(recordings), "host", "--json", "--port", str(port), "--store", store),
        stdout=subprocess.PIPE,
        env={**os.environ, "COATL_HOME": str(folder)},
    )
    log = process.stdout
    assert log is not None
    assert json.loads(await log.readline())["event"] == "ready"
    host = Host(port, psutil.Process(process.pid))

    async def read() -> None:
        async for line in log:
            if json.loads(line)["event"] != "game-made":
                host.told.append(line.decode().strip())

    reading = asyncio.create_task(read())
    try:
        yield host
    finally:
        process.terminate()
        await process.wait()
        await reading


@frozen
class Spent:
    """What was used until a moment, or between two: seconds of each kind of process, and of the clock."""

    hosts: float
    database: float
    clients: float
    clock: float
    wal: int
    commits: int
    bytes_in: int
    bytes_out: int
    plain_in: int
    messages_in: int
    actions: int

    def since(self, before: Spent) -> Spent:
        return evolve(self, **{name: getattr(self, name) - getattr(before, name) for name in Spent.__slots__ if name[0] != "_"})


@define
class Measured:
    """All that is measured."""

    hosts: Sequence[Host]
    database: Postgres
    db: psycopg.Connection[tuple[int, ...]]
    club: Club
    spent: Spent = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.spent = self.now()

    def now(self) -> Spent:
        wal, commits = self.number(
            "select pg_current_wal_lsn() - '0/0'", "select xact_commit from pg_stat_database where datname = 'games'"
        )
        traffic = self.club.traffic
        return Spent(
            hosts=sum(map(_used, (host.process for host in self.hosts))),
            database=_used_by_all(self.database.pid),
            clients=time.process_time(),
            clock=time.perf_counter(),
            wal=wal,
            commits=commits,
            bytes_in=traffic.bytes_in,
            bytes_out=traffic.bytes_out,
            plain_in=traffic.plain_in,
            messages_in=traffic.messages_in,
            actions=traffic.actions,
        )

    def number(self, *queries: str) -> list[int]:
        rows = (self.db.execute(query.encode()).fetchone() for query in queries)
        return [int(row[0]) for row in rows if row is not None]

    def begins(self) -> None:
        """What was used until now is not counted."""
        self.club.traffic.seconds.clear()
        self.spent = self.now()

    def tells(self, what: str, number: int, each: str) -> Spent:
        """Shows what was used since it began, for each of so many."""
        spent = self.now().since(self.spent)
        print(f"\n{what}: {number} {each}s in {spent.clock:.1f} s")
        for name, seconds in (("hosts", spent.hosts), ("database", spent.database), ("clients", spent.clients)):
            cores = seconds / spent.clock
            print(f"  {name:9} {1000 * seconds / number:8.3f} ms of the processor for each {each}, {cores:5.2f} cores")
        print(f"  bytes     {spent.bytes_in / number:8.0f} to clients, {spent.bytes_out / number:.0f} from them", end="")
        print(f", for each {each}; {spent.plain_in / number:.0f} before they were compressed")
        sys.stdout.flush()
        return spent

    def memory(self) -> int:
        return sum(host.process.memory_info().rss for host in self.hosts)


def _used(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _used_by_all(pid: int) -> float:
    """The processor time of a process, of those it has started, and of those of them that have ended."""
    process = psutil.Process(pid)
    ended = process.cpu_times()
    seconds = _used(process) + ended.children_user + ended.children_system
    for child in process.children():
        try:
            seconds += _used(child)
        except psutil.NoSuchProcess:
            continue
    return seconds


def _percent(sorted_seconds: Sequence[float], part: float) -> float:
    return 1000 * sorted_seconds[min(len(sorted_seconds) - 1, int(len(sorted_seconds) * part))]


async def play(measured: Measured, what: str, seconds: float, pace: tuple[float, float]) -> None:
    """Everybody plays for so long at this pace."""
    club = measured.club
    club.pace = pace
    club.go_on()
    await asyncio.sleep(min(max(pace[1], SETTLES), seconds / 3))  # until nobody waits for the first turn any more
    before = [await host.figures() for host in measured.hosts]
    measured.begins()
    await asyncio.sleep(seconds)
    times = sorted(club.traffic.seconds)
    spent = measured.tells(what, max(1, measured.now().since(measured.spent).actions), "action")
    after = [await host.figures() for host in measured.hosts]
    batches = sum(a["coatl_answer_seconds_count"] - b["coatl_answer_seconds_count"] for a, b in zip(after, before, strict=True))
    print(f"  actions   {spent.actions / spent.clock:8.1f} a second, {1 / (spent.hosts / spent.actions):.0f} a second for a core of hosts")
    print(f"  known     {_percent(times, 0.5):8.1f} ms later to a seat, p99 {_percent(times, 0.99):.1f} ms, at most {1000 * times[-1]:.0f} ms")
    print(f"  commits   {spent.commits / spent.clock:8.1f} a second, {batches / spent.clock:.1f} batches")
    print(f"  wal       {spent.wal / spent.actions:8.0f} bytes for each action")
    club.waits = True
    await asyncio.sleep(3 * SETTLES)


async def measure(options: Namespace, database: Postgres, folder: Path) -> Club:
    began = time.perf_counter()
    club = Club(recorded(options.recorded))
    lengths = [len(recording.actions) for recording in club.recordings.values()]
    print(f"{options.recorded} recorded games of {sum(lengths) / len(lengths):.0f} actions, {time.perf_counter() - began:.1f} s")
    url = database.database()
    async with AsyncExitStack() as stack:
        ports = free_ports(options.hosts)
        hosts = [await stack.enter_async_context(started(port, url, folder / str(port), options.recorded)) for port in ports]
        db = stack.enter_context(psycopg.connect(url, autocommit=True))
        measured = Measured(hosts, database, db, club)
        empty = measured.memory()
        club.invite(options.games, ports)

        measured.begins()
        await club.sit_down()
        measured.tells("begun", options.games, "game")
        full = measured.memory()
        print(f"  memory    {(full - empty) / options.games / 1024:8.1f} KiB for each game, with {empty / len(hosts) / 2**20:.0f} MiB for an empty host")

        await asyncio.sleep(SETTLES)
        measured.begins()
        await asyncio.sleep(options.idle)
        lines = club.traffic.lines
        spent = measured.tells("nobody does anything", lines, "line")
        print(f"  hosts     {1e6 * spent.hosts / lines / spent.clock:8.1f} µs of the processor for each line and second")

        await play(measured, "at the pace of people", options.seconds, (options.pace / 2, 1.5 * options.pace))
        played = measured.memory()
        print(f"  memory    {(played - empty) / options.games / 1024:8.1f} KiB for each game; {club.traffic.begun} were begun, {club.traffic.ended} are over")
        await play(measured, "as fast as it goes", options.fast, FASTEST)

        kept(measured)
        most = measured.memory()
        measured.begins()
        await club.leave()
        while sum([(await host.figures())["coatl_lines"] for host in hosts]):
            await asyncio.sleep(0.1)
        measured.tells("everybody leaves", options.games, "game")
        loaded = sum([(await host.figures())["coatl_rooms"] for host in hosts])
        left = measured.memory()
        print(f"  memory    {most / 2**20:8.0f} MiB before, {left / 2**20:.0f} MiB after; {loaded:.0f} games are loaded")

        measured.begins()
        await club.sit_down()
        measured.tells("everybody comes back", options.games, "game")
        print(f"  memory    {measured.memory() / 2**20:8.0f} MiB")
        club.pace = 0.0, 1.0
        club.go_on()
        await asyncio.sleep(SETTLES)
        club.waits = True
        await asyncio.sleep(SETTLES)
        await club.leave()
        for host in hosts:
            club.traffic.faults += host.told
    print(f"\n{len(club.traffic.faults)} faults", *club.traffic.faults[:5], sep="\n")
    return club


def kept(measured: Measured) -> None:
    """Shows what the database keeps."""
    games, over, rows = measured.number(
        "select count(*) from coatl.game", "select count(*) from coatl.game where over is not null", "select count(*) from coatl.act"
    )
    print(f"\nkept: {games} games, {over} of them over, {rows} rows of actions")
    for table, number in (("game", games), ("seat", games), ("act", rows)):
        (size,) = measured.number(f"select pg_total_relation_size('coatl.{table}')")
        print(f"  {table:9} {size / max(1, number):8.0f} bytes for each {'action' if table == 'act' else 'game'}, with indexes; {size / 2**20:.1f} MiB")


def run(arguments: Sequence[str] | None = None) -> Club:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--hosts", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600, help="how long people play")
    parser.add_argument("--pace", type=float, default=10, help="the seconds between two actions of a game")
    parser.add_argument("--fast", type=float, default=30, help="how long it is played as fast as it goes")
    parser.add_argument("--idle", type=float, default=30, help="how long nobody does anything")
    parser.add_argument("--recorded", type=int, default=RECORDED, help="how many games are recorded")
    options = parser.parse_args(arguments)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with server({"listen_addresses": ""}) as database, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(options, database, Path(folder)))


if __name__ == "__main__":
    run()
