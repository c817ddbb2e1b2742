"""How soon the first line of ``coatl play --plain`` stands there, against the library's first view of a game.

The two are started in turns, so that whatever else the machine does hits both; the ratio is what counts.
Exit code 1 if the budget is exceeded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from statistics import median

from tests.terminal import COATL

LIBRARY = "import coatl_core as coatl; print(coatl.Game('Ann', 'Bob', seed='x').view(0))"
STARTS = 15
BUDGET = 1.2


def until_first_line(command: Sequence[str], home: str) -> float:
    """The seconds from the start of a program to its first line."""
    begun = time.perf_counter()
    environment = {**os.environ, "COATL_HOME": home}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        process.stdout.readline()
        taken = time.perf_counter() - begun
        process.communicate()
    return taken


def main() -> int:
    lines = (*COATL, "play", "--plain", "--seats", "Ann,Bob", "--seed", "x", "--lang", "en")
    library = (sys.executable, "-c", LIBRARY)
    taken: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as home:
        for run in range(STARTS + 1):  # the first one warms the caches
            for seconds, command in ((taken[0], lines), (taken[1], library)):
                found = until_first_line(command, home)
                if run:
                    seconds.append(found)
    ratio = median(taken[0]) / median(taken[1])
    print(f"first line: {median(taken[0]):.3f} s, the library's first view: {median(taken[1]):.3f} s, {ratio:.2f} x")
    return int(ratio > BUDGET)


if __name__ == "__main__":
    sys.exit(main())
