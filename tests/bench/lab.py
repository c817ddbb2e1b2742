"""How much sooner two processes finish a run of ``coatl lab`` than one.

The same games are played by one process, by two, and by two programs at once with one process each, which share
nothing. What those lose is lost by the machine, whose cores may share caches and more. Exit code 1 if two processes do
not reach nine tenths of what two cores give, or if a result differs.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen

from tests.terminal import COATL, environment

GAMES = 320
LEAST = 0.9
ROUNDS = 3


def run(home: Path, jobs: int, programs: int = 1) -> tuple[float, set[bytes]]:
    """The seconds until all programs have ended, and what they printed."""
    command = [*COATL, "lab", "base", "--strength", "easy", "--json", "--games", str(GAMES), "--jobs", str(jobs)]
    began = time.perf_counter()
    running = [Popen(command, stdout=PIPE, env=environment(home)) for _ in range(programs)]
    printed = {program.communicate()[0] for program in running}
    assert not any(program.returncode for program in running), "coatl lab has failed"
    return time.perf_counter() - began, printed


def main() -> int:
    if len(os.sched_getaffinity(0)) < 2:
        print("Here is one core: nothing to be measured.")
        return 0
    one: list[float] = []
    two: list[float] = []
    apart: list[float] = []
    printed: set[bytes] = set()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for _ in range(ROUNDS):
            for times, jobs, programs in ((one, 1, 1), (two, 2, 1), (apart, 1, 2)):
                seconds, found = run(home, jobs, programs)
                times.append(seconds)
                printed |= found
    machine = median(one) / median(apart)
    reached = median(one) / median(two) / 2
    print(f"{GAMES} games of easy, medians of {ROUNDS} rounds:")
    for name, times, note in (
        ("one process", one, ""),
        ("two processes", two, f": {reached:.0%} of linear"),
        ("two programs", apart, f": {machine:.0%} is what two cores give"),
    ):
        print(f"  {name:13} {median(times):6.1f} s   from {min(times):.1f} to {max(times):.1f}{note}")
    if len(printed) > 1:
        print("The results differ.")
    return int(reached < LEAST * machine or len(printed) > 1)


if __name__ == "__main__":
    sys.exit(main())
