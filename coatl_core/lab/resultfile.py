"""The file of a run: what was played, as whole numbers, so that the run can go on and be compared with another one; and
the report, for other programs to read."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from attrs import asdict, astuple, field, frozen

from coatl_core.files import atomic
from coatl_core.files.jsonfile import first_fault, strict_converter
from coatl_core.files.regularfile import NotRegularError, TooLargeError, read_text
from coatl_core.game.rules import MOST_OF_BOX
from coatl_core.lab.findings import findings
from coatl_core.lab.job import Job, variant_text
from coatl_core.lab.report import report
from coatl_core.lab.totals import Sums, Totals
from coatl_core.lab.verdicts import verdicts

FORMAT, VERSION = "coatl-lab", 2
"""Version 1 compared the games of a deal in another way: its numbers cannot be added to those of today."""
LARGEST = 50_000_000
"""The most bytes of a file."""
MOST_GAMES = 1_000_000
MOST_A_DEAL = 20
"""More games than a deal has."""
MOST = 10**15
"""More than any number comes to in so many games."""
LONGEST = 200
"""The most characters of what is counted, and about what."""
PARTS = "kept", "fulfilled", "level", "in-games", "seat", "ending", "used", "gone"
"""The sums of which a part is told: nothing can have been more often than it could have been."""
IN_EVERY_GAME = "dealt", "drawn", "in-games", "seat", "final", "length", "ending", "used", "gone"
"""The sums to which every game adds something."""


@frozen
class Played:
    """What was played: the set that was looked at, all sets with the digests of their cards, how many played, who, the
    seed, and the variants with their options, each with the digest of its code. Two runs with the same ones are parts
    of one run."""

    card_set: str
    sets: dict[str, str]
    players: int
    strength: str
    seed: str
    variants: dict[str, str] = field(factory=dict)

    @classmethod
    def of(cls, job: Job) -> Played:
        """Returns what a job is about to play."""
        sets = {s.id: s.digest for s in job.sets}
        variants = {variant_text(choice): code for choice, code in zip(job.variants, job.codes, strict=True)}
        return cls(job.card_set, sets, job.players, str(job.strength), job.seed, variants)


@frozen
class Run:
    """What a file holds. ``done`` are the first and last numbers of deals that lie side by side; ``sums`` and
    ``counts`` are those of the totals."""

    format: str
    version: int
    played: Played
    games: int
    done: tuple[tuple[int, int], ...]
    sums: dict[str, dict[str, tuple[int, int, int, int, int]]]
    counts: dict[str, dict[str, int]]
    failures: tuple[str, ...] = ()
    report: dict[str, Any] = field(factory=dict)

    def totals(self) -> Totals:
        """Returns the totals that was written."""
        return Totals(
            {number for first, last in self.done for number in range(first, last + 1)},
            self.games,
            {what: {about: Sums(*five) for about, five in sums.items()} for what, sums in self.sums.items()},
            {what: Counter(counted) for what, counted in self.counts.items()},
            set(self.failures),
        )


class NotARun(ValueError):
    """The file is not the file of a run of the lab. The text says why, in English, if there is more to say."""


class OldRun(NotARun):
    """The file is of a run of an earlier version of the lab."""


def text_of(job: Job, totals: Totals) -> str:
    """Returns the file of a run. It is the same for the same games, in whatever order they came."""
    found = report(job, totals)
    data = {
        "format": FORMAT,
        "version": VERSION,
        "played": asdict(Played.of(job)),
        "games": totals.games,
        "done": _ranges(totals.done),
        "sums": {
            what: {about: astuple(each) for about, each in sorted(sums.items())}
            for what, sums in sorted(totals.sums.items())
        },
        "counts": {what: dict(sorted(counted.items())) for what, counted in sorted(totals.counts.items())},
        "failures": sorted(totals.failures),
        "report": {
            **asdict(found),
            "verdicts": {id: asdict(each) for id, each in verdicts(job, totals, found).items()},
            "findings": [asdict(each) for each in findings(job, totals, found)],
            "warnings": [asdict(problem) for problem in job.problems],
        },
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def write(path: Path, job: Job, totals: Totals) -> None:
    """Writes the file of a run; one that was there is kept as a backup. Raises OSError."""
    atomic.write(path, text_of(job, totals))


def read(path: Path) -> Run:
    """Reads the file of a run. Raises NotARun, also for numbers that no games can have given, and OSError."""
    try:
        data = json.loads(read_text(path, LARGEST))
    except (NotRegularError, TooLargeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise NotARun(str(error)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotARun
    if data.get("version") == 1:
        raise OldRun
    if data.get("version") != VERSION:
        raise NotARun
    try:
        run: Run = _converter().structure(data, Run)
    except Exception as error:  # cattrs raises groups of anything
        raise NotARun(first_fault(error)) from None
    fault = next(_faults(run), None)
    if fault is not None:
        raise NotARun(fault)
    return run


def _faults(run: Run) -> Iterator[str]:
    """Yields the place of each number or name that cannot be. Only the first is certain: what is asked after it relies
    on what was asked before."""
    played = run.played
    names = [
        *played.sets,
        *played.sets.values(),
        *played.variants,
        *played.variants.values(),
        played.card_set,
        played.strength,
        played.seed,
    ]
    if not all(map(str.isprintable, names)) or played.card_set not in played.sets:
        yield "played"
    if not 2 <= played.players <= MOST_OF_BOX:
        yield "players"
    ends = [number for pair in run.done for number in pair]
    if sorted(ends) != ends or any(last == first for (_, last), (first, _) in pairwise(run.done)):
        yield "done"
    if ends and not 0 <= ends[0] <= ends[-1] < MOST_GAMES:
        yield "done"
    deals = sum(last - first + 1 for first, last in run.done)
    if not deals <= run.games <= min(MOST_GAMES, deals * MOST_A_DEAL):
        yield "games"
    yield from _faults_of_sums(run, deals)
    yield from _faults_of_counts(run)


def _faults_of_sums(run: Run, deals: int) -> Iterator[str]:
    if run.games and not {*IN_EVERY_GAME} <= run.sums.keys():
        yield "sums"
    for what, sums in run.sums.items():
        for about, each in sums.items():
            of, got, of_of, of_got, got_got = each
            part = what not in PARTS or 0 <= got <= of
            if not (_is_name(what) and _is_name(about) and part and max(map(abs, each)) < MOST):
                yield f"sums {what} {about}"
            # What cannot be of any deals (Cauchy and Schwarz).
            if of < 0 or of * of > deals * of_of or got * got > deals * got_got or of_got * of_got > of_of * got_got:
                yield f"sums {what} {about}"


def _faults_of_counts(run: Run) -> Iterator[str]:
    for what, counted in run.counts.items():
        for about, number in counted.items():
            if not (_is_name(what) and _is_name(about) and 0 < number < MOST):
                yield f"counts {what} {about}"
    for what, number in (("rounds", run.games), ("points", run.games * run.played.players)):
        counted = run.counts.get(what, {})
        if not all(re.fullmatch(r"-?[0-9]{1,9}", about) for about in counted) or sum(counted.values()) != number:
            yield f"counts {what}"
    beside = run.counts.get("coatls", {})
    for pair, both in run.counts.get("together", {}).items():
        if len(pair.split()) != 2 or any(both > beside.get(card, 0) for card in pair.split()):
            yield f"counts together {pair}"


def _is_name(text: str) -> bool:
    return text.isprintable() and len(text) <= LONGEST


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
