"""Plays numbered things in a process of its own, so that a screen beside it answers keys as if nothing was played."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Generic, TypeVar

from coatl_core.files.system import give_way
from coatl_core.players.many import Source, Work

T = TypeVar("T")
COMMAND = (sys.executable, "-P", "-c", "from coatl_core.players.apart import serve; serve()")
NICENESS = 5
"""How far it gives way to the screen and to other programs."""


class Apart(Generic[T]):
    """A process that plays these numbers of a work. Raises OSError if there can be none."""

    def __init__(self, work: Work[T], numbers: Sequence[int], source: Source) -> None:
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
            pickle.dump((work, numbers, source), pipe)

    def results(self) -> Iterator[T]:
        """Yields what is played, in the order of the numbers, until all is, or the process has ended."""
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
    work, numbers, source = pickle.load(sys.stdin.buffer)
    play = work.begin(source.plugins())
    with suppress(BrokenPipeError):
        for number in numbers:
            pickle.dump(play(number), answers)
            answers.flush()
