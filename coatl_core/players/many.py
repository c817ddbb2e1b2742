"""Plays many numbered things, such as the games of a contest, in as many processes as one likes."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any, Protocol, TypeVar

from attrs import frozen

from coatl_core.language.l10n import L10n
from coatl_core.players.program import end_programs
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry

MOST_JOBS = 256
BAR = 30
"""The cells of a progress bar."""
LARGEST_PART = 8
"""So many numbers are given to a process at once, unless what is played of one takes long."""

_WAITING = 16
"""So many parts for each process are given away at most: nobody waits while another process plays a long one, and
memory does not grow with the games."""

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Work(Protocol[T_co]):
    """What is to be played. It is sent to other processes, so it holds no plugins."""

    def begin(self, plugins: Registry) -> Callable[[int], T_co]:
        """Returns the function that plays the thing of a number (from 0). What it returns depends on the number
        alone."""
        ...


@frozen
class Source:
    """Where a process finds the plugins."""

    packs: Path
    safe_mode: bool
    disabled: frozenset[str]

    def plugins(self) -> Registry:
        return load_plugins(self.packs, self.safe_mode, disabled=self.disabled)


def play_many(
    work: Work[T], numbers: Sequence[int], jobs: int, plugins: Registry, source: Source, part: int = LARGEST_PART
) -> Generator[T, None, None]:
    """Yields what is played of these numbers, in their order. Any number of processes gives the same. At most
    ``part`` numbers are given to a process at once. Whoever stops before the end closes the iterator: what a
    process has been given it still plays, and nothing else begins."""
    jobs = min(jobs, MOST_JOBS, len(numbers))
    if jobs <= 1:
        yield from map(work.begin(plugins), numbers)
        return
    with ProcessPoolExecutor(jobs, initializer=_begin_worker, initargs=(work, source)) as pool:
        try:
            given = (pool.submit(_play, numbers) for numbers in parts_of(numbers, part, jobs))
            waiting = deque(islice(given, _WAITING * jobs))
            while waiting:
                played = waiting.popleft().result()
                waiting.extend(islice(given, 1))
                yield from played
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def parts_of(numbers: Sequence[int], part: int, workers: int) -> Iterator[Sequence[int]]:
    """Yields the numbers in parts of ``part``, or of fewer if the workers had no four parts each."""
    size = max(1, min(part, len(numbers) // (4 * workers)))
    return (numbers[n : n + size] for n in range(0, len(numbers), size))


def progress(done: int, number: int, seconds: float, l10n: L10n, games: int = 1) -> str:
    """Returns a bar, how many of ``number`` parts with so many games each are played after so many seconds, and how
    long the others will take."""
    full = BAR * done // number
    bar, left = "#" * full + "-" * (BAR - full), time_left(done, number, seconds)
    return l10n("cli-simulate-progress", bar=bar, done=done * games, games=number * games, left=left)


def time_left(done: int, number: int, seconds: float) -> str:
    """Returns how long the other parts will take when some are done after so many seconds; a dash if none is."""
    minutes, rest = divmod(round(seconds / max(1, done) * (number - done)), 60)
    return f"{minutes}:{rest:02}" if done else "–"


_worker: list[Callable[[int], Any]] = []
"""How a process plays; it has loaded the plugins once."""


def _begin_worker(work: Work[Any], source: Source) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the first one ends the others
    signal.signal(signal.SIGTERM, _end_worker)
    _worker.append(work.begin(source.plugins()))


def _end_worker(number: int, frame: FrameType | None) -> None:
    """Ends this process at once, and the programs that play in it, which have groups of processes of their own."""
    end_programs()
    os._exit(128 + number)


def _play(numbers: Sequence[int]) -> list[Any]:
    return list(map(_worker[0], numbers))
