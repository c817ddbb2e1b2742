"""Measures how soon everybody plays on after hosts that share a database were killed: 1,000 seats in 500 games, at two
hosts and at three. Shown is what each kill has cost, and whose time of the processors it was.

Run alone with ``python -m tests.bench.kills [GAMES [KILLS]]``; it needs PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.hosting.light import killed_hosts
from tests.hosting.postgres import Postgres, server

GAMES, KILLS, PACE, WRONG = 500, 20, 2.5, 0.1


async def measure(postgres: Postgres, hosts: int, games: int, kills: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        random = Random(f"{hosts} hosts")
        came = await killed_hosts(
            postgres, Path(folder), hosts=hosts, games=games, kills=kills, pace=PACE, wrong=WRONG, random=random
        )
    print(f"{hosts} hosts, {games} games, {kills} kills: {came.kept} actions, {came.lost} lost, {came.unlike} unlike")
    print("killed  lines  all back  slowest action  hosts  database  clients   (seconds; the last three of processors)")
    for kill in came.kills:
        times = f"{kill.by_hosts:7.2f} {kill.by_database:9.2f} {kill.by_clients:8.2f}"
        print(f"{kill.hosts:6} {kill.lines:6} {kill.back:9.2f} {kill.slowest:15.2f} {times}")
    print(f"load of this machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main(games: int = GAMES, kills: int = KILLS) -> None:
    with server() as postgres:
        for hosts in (2, 3):
            asyncio.run(measure(postgres, hosts, games, kills))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
