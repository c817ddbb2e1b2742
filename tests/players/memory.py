"""How much memory a process needs in which computer players play: ``python -m tests.players.memory hard 10000`` plays
games for two, three and four of them in turn until they have decided so many turns, and prints megabytes."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from pathlib import Path

from coatl_core.game.rules import ComputerSeat
from coatl_core.players.contest import Contest, play_one
from tests.support import registry

MOST_MEGABYTES = 150
UNIT = 1 if sys.platform == "darwin" else 1024
"""The unit in which a system says how much memory a process has had at most, in bytes."""


def play(player: str, turns: int) -> float:
    """Plays until so many turns are decided, and returns the megabytes that this process has needed at most."""
    plugins = registry()
    ruleset = plugins.ruleset(["base"])
    decided = game = 0
    while decided < turns:
        contest = Contest((ComputerSeat(player),) * (2 + game % 3), f"memory/{game}")
        decided += sum(map(len, play_one(contest, 0, plugins, ruleset).played.milliseconds))
        game += 1
    return _most_bytes() / 1e6


def _most_bytes() -> float:
    """The most memory that this process has had. What ``getrusage`` says on Linux counts the process before this one's
    program was loaded, which is a copy of the one that began it."""
    status = Path("/proc/self/status")
    if status.exists():
        return float(re.findall(r"VmHWM:\s*(\d+) kB", status.read_text())[0]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT


def megabytes(player: str, turns: int) -> float:
    """Plays in a process of its own."""
    command = [sys.executable, "-m", "tests.players.memory", player, str(turns)]
    folder = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return float(done.stdout)


if __name__ == "__main__":
    print(play(sys.argv[1], int(sys.argv[2])))
