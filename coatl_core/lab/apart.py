"""Plays deals in a process of its own, so that a screen beside it answers keys as if nothing was played."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

from coatl_core.files.system import give_way
from coatl_core.lab.job import Job
from coatl_core.lab.totals import Observed
from coatl_core.players.many import Source

COMMAND = (sys.executable, "-P", "-c", "from coatl_core.lab.apart import serve; serve()")
NICENESS = 5
"""How far it gives way to the screen and to other programs."""


class Apart:
    """A process that plays the first deals of a job. Raises OSError if there can be none."""

    def __init__(self, job: Job, deals: int, source: Source) -> None:
        places = os.pathsep.join(place or os.curdir for place in sys.path)  # what can be imported here can be there
        self.process = subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": places},
        )
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as pipe:  # it may have been ended already
            pickle.dump((job, deals, source), pipe)

    def deals(self) -> Iterator[Observed]:
        """Yields the deals as they are played, until all are, or the process has ended."""
        assert self.process.stdout is not None
        with self.process.stdout as pipe, suppress(EOFError, OSError, ValueError, pickle.UnpicklingError):
            while True:
                yield pickle.load(pipe)
        self.process.wait()

    def stop(self) -> None:
        """Ends the process at once."""
        self.process.kill()


def serve() -> None:
    """Plays in the process; ends when nobody listens any longer. What players print goes nowhere."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    give_way(NICENESS)
    job, deals, source = pickle.load(sys.stdin.buffer)
    play = job.begin(source.plugins())
    with suppress(BrokenPipeError):
        for number in range(deals):
            pickle.dump(play(number), answers)
            answers.flush()
