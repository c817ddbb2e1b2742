"""The file of a run: what was played, as whole numbers, so that the run can go on and be compared with another one; and
the report, for other programs to read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from attrs import asdict, astuple, field, frozen

from coatl_core.files import atomic
from coatl_core.files.jsonfile import first_fault, strict_converter
from coatl_core.files.regularfile import NotRegularError, TooLargeError, read_text
from coatl_core.lab.findings import findings
from coatl_core.lab.job import Job
from coatl_core.lab.report import report
from coatl_core.lab.tally import Sums, Tally

FORMAT, VERSION = "coatl-lab", 1
LARGEST = 50_000_000
"""The most bytes of a file."""
MOST_GAMES = 1_000_000


@frozen
class Played:
    """What was played: the set that was looked at, all sets with the digests of their cards, how many played, who, and
    the seed. Two runs with the same ones are parts of one run."""

    card_set: str
    sets: dict[str, str]
    players: int
    strength: str
    seed: str

    @classmethod
    def of(cls, job: Job) -> Played:
        """Returns what a job is about to play."""
        return cls(job.card_set, {s.id: s.digest for s in job.sets}, job.players, str(job.strength), job.seed)


@frozen
class Run:
    """What a file holds. ``done`` are the first and last numbers of deals that lie side by side; ``sums`` and
    ``counts`` are those of the tally."""

    format: str
    version: int
    played: Played
    games: int
    done: tuple[tuple[int, int], ...]
    sums: dict[str, dict[str, tuple[int, int, int, int, int]]]
    counts: dict[str, dict[str, int]]
    failures: tuple[str, ...] = ()
    report: dict[str, Any] = field(factory=dict)

    def tally(self) -> Tally:
        """Returns the tally that was written."""
        return Tally(
            {number for first, last in self.done for number in range(first, last + 1)},
            self.games,
            {what: {about: Sums(*five) for about, five in sums.items()} for what, sums in self.sums.items()},
            {what: Counter(counted) for what, counted in self.counts.items()},
            set(self.failures),
        )


class NotARun(ValueError):
    """The file is not the file of a run of the lab. The text says why, in English, if there is more to say."""


def text_of(job: Job, tally: Tally) -> str:
    """Returns the file of a run. It is the same for the same games, in whatever order they came."""
    found = report(job, tally)
    data = {
        "format": FORMAT,
        "version": VERSION,
        "played": asdict(Played.of(job)),
        "games": tally.games,
        "done": _ranges(tally.done),
        "sums": {
            what: {about: astuple(each) for about, each in sorted(sums.items())}
            for what, sums in sorted(tally.sums.items())
        },
        "counts": {what: dict(sorted(counted.items())) for what, counted in sorted(tally.counts.items())},
        "failures": sorted(tally.failures),
        "report": {**asdict(found), "findings": [asdict(each) for each in findings(job, tally, found)]},
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def write(path: Path, job: Job, tally: Tally) -> None:
    """Writes the file of a run; one that was there is kept as a backup. Raises OSError."""
    atomic.write(path, text_of(job, tally))


def read(path: Path) -> Run:
    """Reads the file of a run. Raises NotARun, and OSError."""
    try:
        data = json.loads(read_text(path, LARGEST))
    except (NotRegularError, TooLargeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise NotARun(str(error)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise NotARun
    try:
        run: Run = _converter().structure(data, Run)
    except Exception as error:  # cattrs raises groups of anything
        raise NotARun(first_fault(error)) from None
    deals = [number for pair in run.done for number in pair]
    if sorted(deals) != deals or any(last == first for (_, last), (first, _) in pairwise(run.done)):
        raise NotARun("done")
    if run.games > MOST_GAMES or (deals and not 0 <= deals[0] <= deals[-1] < MOST_GAMES):
        raise NotARun("games")
    return run


@cache
def _converter() -> Any:
    return strict_converter()


def _ranges(numbers: Iterable[int]) -> list[list[int]]:
    ranges: list[list[int]] = []
    for number in sorted(numbers):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return ranges
