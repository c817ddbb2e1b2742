"""Upgrades hosts that share a database while games are played, one host after the other, and then one of them back to
the version of before. Old and new hosts play the same games meanwhile: every third line is led to any of them.

Run with ``python -m tests.bench.upgrade [REVISION]``: the old version is taken from the repository by ``git archive``.
It needs PostgreSQL.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.hosting.postgres import server
from tests.hosting.shared_faults import Hosts, free_ports

OLD = "6670da65"
"""The first version with a shared database that is still of interest."""
GAMES, PACE, WRONG = 10, 0.3, 0.3


def unpack(revision: str, folder: Path) -> None:
    """Puts the program as it was at this revision into a folder."""
    folder.mkdir()
    root = Path(__file__).parents[2]
    archive = subprocess.run(["git", "archive", revision], cwd=root, check=True, stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)


async def upgrade(url: str, folder: Path, old: Path) -> None:
    there = Hosts(url, folder, Random("upgrade"))
    one, other = free_ports(2)
    await there.start(one, other, program=old)
    await there.play(GAMES, PACE, WRONG)
    for what, port, program in (
        ("the first host is new", one, None),
        ("so is the second one", other, None),
        ("the first one is old again", one, old),
    ):
        await there.played_on()
        seconds = await there.replace(port, program)
        await there.play(GAMES, PACE, WRONG)
        print(f"{what:28} everybody played on after {seconds:.1f} s; {len(there.guests)} seats in all")
    await there.played_on()
    came = await there.end()
    print(f"{came.kept} actions, {came.lost} lost; games that are not as they were played: {came.unlike or 'none'}")


def main(revision: str = OLD) -> None:
    with server() as postgres, tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        unpack(revision, old)
        asyncio.run(upgrade(postgres.database(), Path(folder), old))


if __name__ == "__main__":
    main(*sys.argv[1:])
