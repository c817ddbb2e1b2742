"""What thousands of tables cost: hosts with one PostgreSQL, clients that follow recorded games, see ``following``.

Shown is the processor time of the hosts, of the database with all its processes, and of the clients: for each game
that is begun, for lines on which nobody does anything, for actions at the pace of people, for actions as fast as they
go, and for games that are loaded again; further bytes, memory, and what the database keeps. The database is one as it
was installed: an action is on the disk before it is told. The hosts are the program itself, but for the seeds: they
deal games that were recorded. Alone with ``python -m tests.bench.costs``, which takes ten minutes and some more.
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
from attrs import astuple, define, field, frozen

from tests.bench.following import Club, recorded
from tests.hosting.postgres import Postgres, server
from tests.hosting.shared_faults import free_ports

FASTEST = 0.06, 0.1
"""The seconds between two actions of a game if it is to go fast: more often no line may send something."""
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

    async def figure(self, name: str) -> float:
        """What ``/metrics`` says."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port + 1)
        writer.write(b"GET /metrics HTTP/1.1\r\n\r\n")
        page = (await reader.read()).decode()
        writer.close()
        found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
        assert found is not None, page
        return float(found[1])


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

    def since(self, before: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(astuple(self), astuple(before), strict=True)))


@define
class Measured:
    """All that is measured."""

    hosts: Sequence[Host]
    database: Postgres
    db: psycopg.Connection[tuple[int, ...]]
    club: Club
    began: Spent = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.began = self.now()

    def now(self) -> Spent:
        traffic = self.club.traffic
        return Spent(
            hosts=sum(used(host.process) for host in self.hosts),
            database=used_by_all(self.database.pid),
            clients=time.process_time(),
            clock=time.perf_counter(),
            wal=self.number("select pg_current_wal_lsn() - '0/0'"),
            commits=self.number("select xact_commit from pg_stat_database where datname = 'games'"),
            bytes_in=traffic.bytes_in,
            bytes_out=traffic.bytes_out,
            plain_in=traffic.plain_in,
        )

    def number(self, query: str) -> int:
        row = self.db.execute(query.encode()).fetchone()
        assert row is not None
        return int(row[0])

    async def figure(self, name: str) -> float:
        """A figure of all hosts together."""
        return sum([await host.figure(name) for host in self.hosts])

    def memory(self) -> float:
        """The MiB of all hosts."""
        return float(sum(host.process.memory_info().rss for host in self.hosts)) / 2**20

    def begins(self) -> None:
        """What was used until now is not counted."""
        self.club.traffic.seconds.clear()
        self.began = self.now()

    def tells(self, what: str, number: int, each: str) -> Spent:
        """Shows what was used since it began, for each of so many."""
        spent = self.now().since(self.began)
        print(f"\n{what}: {number} {each}s in {spent.clock:.1f} s")
        for name, seconds in (("hosts", spent.hosts), ("database", spent.database), ("clients", spent.clients)):
            cores = seconds / spent.clock
            tell(name, 1000 * seconds / number, f"ms of the processor for each {each}, {cores:.2f} cores", 3)
        out, plain = spent.bytes_out / number, spent.plain_in / number
        tell("bytes", spent.bytes_in / number, f"to clients for each {each}, {plain:.0f} uncompressed; {out:.0f} back")
        return spent


def tell(name: str, value: float, unit: str, digits: int = 0) -> None:
    print(f"  {name:9} {value:10.{digits}f} {unit}", flush=True)


def used(process: psutil.Process) -> float:
    """The processor time of a process."""
    times = process.cpu_times()
    return float(times.user) + float(times.system)


def used_by_all(pid: int) -> float:
    """The processor time of a process, of those it has started, and of those of them that have ended."""
    process = psutil.Process(pid)
    ended = process.cpu_times()
    seconds = used(process) + float(ended.children_user) + float(ended.children_system)
    for child in process.children():
        try:
            seconds += used(child)
        except psutil.NoSuchProcess:
            continue
    return seconds


async def play(measured: Measured, what: str, seconds: float, pace: tuple[float, float]) -> None:
    """Everybody plays for so long at this pace."""
    club = measured.club
    club.pace = pace
    club.go_on()
    await asyncio.sleep(pace[1])  # until nobody waits for the first turn any more
    batches = await measured.figure("coatl_answer_seconds_count")
    measured.begins()
    actions = club.traffic.actions
    await asyncio.sleep(seconds)
    actions = club.traffic.actions - actions
    spent = measured.tells(what, actions, "action")
    batches = await measured.figure("coatl_answer_seconds_count") - batches
    tell("actions", actions / spent.clock, f"a second, {actions / max(0.01, spent.hosts):.0f} for a core of hosts", 1)
    times = sorted(club.traffic.seconds)
    half, most, worst = (1000 * times[int((len(times) - 1) * part)] for part in (0.5, 0.99, 1))
    tell("known", half, f"ms later to a seat, p99 {most:.1f} ms, at most {worst:.0f} ms", 1)
    tell("commits", spent.commits / spent.clock, f"a second, {batches / spent.clock:.1f} batches of messages", 1)
    tell("wal", spent.wal / actions, "bytes for each action")
    await club.rest()


async def measure(options: Namespace, database: Postgres, folder: Path) -> Club:
    began = time.perf_counter()
    club = Club(recorded(options.recorded), not options.uncompressed)
    lengths = [len(recording.actions) for recording in club.recordings.values()]
    print(f"{options.recorded} games of {sum(lengths) / len(lengths):.0f} actions", end=" ")
    print(f"were recorded in {time.perf_counter() - began:.1f} s", flush=True)
    url = database.database()
    async with AsyncExitStack() as stack:
        ports = free_ports(options.hosts)
        starting = [started(port, url, folder / str(port), options.recorded) for port in ports]
        hosts = [await stack.enter_async_context(host) for host in starting]
        db = stack.enter_context(psycopg.connect(url, autocommit=True))
        measured = Measured(hosts, database, db, club)
        await phases(measured, options)
        for host in hosts:
            club.traffic.faults += host.told
    print(f"\n{len(club.traffic.faults)} faults", *club.traffic.faults[:5], sep="\n")
    return club


async def phases(measured: Measured, options: Namespace) -> None:
    club, games, empty = measured.club, options.games, measured.memory()
    club.invite(games, [host.port for host in measured.hosts])
    measured.begins()
    await club.sit_down()
    measured.tells("begun", games, "game")
    tell("memory", empty / len(measured.hosts), "MiB for an empty host")

    lines = club.traffic.lines
    tell("memory", 1024 * (measured.memory() - empty) / games, f"KiB for each game, {lines} lines")
    measured.begins()
    await asyncio.sleep(options.idle)
    spent = measured.tells("nobody does anything", lines, "line")
    tell("hosts", 1e6 * spent.hosts / lines / spent.clock, "µs of the processor for each line and second", 1)

    await play(measured, "at the pace of people", options.seconds, (options.pace / 2, 1.5 * options.pace))
    tell("memory", 1024 * (measured.memory() - empty) / games, "KiB for each game")
    await play(measured, "as fast as it goes", options.fast, FASTEST)
    tell("memory", 1024 * (measured.memory() - empty) / games, "KiB for each game")
    tell("games", club.traffic.begun, f"were begun, {club.traffic.ended} are over")
    kept(measured)

    most = measured.memory()
    measured.begins()
    await club.leave()
    while await measured.figure("coatl_lines"):
        await asyncio.sleep(0.1)
    measured.tells("everybody leaves", games, "game")
    tell("memory", measured.memory(), f"MiB of all hosts, {most:.0f} before")
    tell("loaded", await measured.figure("coatl_rooms"), "games")

    measured.begins()
    await club.sit_down()
    measured.tells("everybody comes back", games, "game")
    tell("memory", measured.memory(), "MiB of all hosts")
    club.pace = 0.0, 1.0
    club.go_on()
    await asyncio.sleep(1)
    await club.rest()
    await club.leave()


def kept(measured: Measured) -> None:
    """Shows what the database keeps."""
    games = measured.number("select count(*) from coatl.game")
    over = measured.number("select count(*) from coatl.game where over is not null")
    rows = measured.number("select count(*) from coatl.act")
    print(f"\nkept: {games} games, {over} of them over, {rows} rows of actions")
    for table, number, each in (("game", games, "game"), ("seat", games, "game"), ("act", rows, "action")):
        size = measured.number(f"select pg_total_relation_size('coatl.{table}')")
        tell(table, size / max(1, number), f"bytes for each {each}, {size / 2**20:.1f} MiB")


def run(*arguments: str) -> Club:
    """Measures it, and returns who has played."""
    parser = ArgumentParser(description="What thousands of tables cost.")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--hosts", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600, help="how long people play")
    parser.add_argument("--pace", type=float, default=10, help="the seconds between two actions of a game")
    parser.add_argument("--fast", type=float, default=30, help="how long it is played as fast as it goes")
    parser.add_argument("--idle", type=float, default=40, help="how long nobody does anything")
    parser.add_argument("--recorded", type=int, default=40, help="how many games are recorded")
    parser.add_argument("--uncompressed", action="store_true", help="the clients do not compress messages")
    options = parser.parse_args(arguments)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with server({"listen_addresses": ""}) as database, tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(options, database, Path(folder)))


if __name__ == "__main__":
    run(*sys.argv[1:])
