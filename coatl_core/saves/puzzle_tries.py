"""The puzzles that the player has tried: a small JSON file in the player's data folder, and the rating that follows.

Only the first try of a puzzle counts, because after it the solution is known. One that was missed comes back after some
days, and counts once more. All is by the date, so a wrong clock loses nothing. Other copies of the program may write
the file meanwhile.
"""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

from coatl_core.files.atomic import alone, write
from coatl_core.files.jsonfile import read_or_set_aside, strict_converter
from coatl_core.game.glicko import Rating, rated
from coatl_core.game.puzzle import GRADES, Verdict
from coatl_core.saves.records import MOST_POINTS, check_date, lines_of, version_of

FORMAT = "coatl-puzzles"
VERSION = 1
MOST_BYTES = 20_000_000
"""The largest file that is read: a hundred thousand tries."""
BACK_AFTER = 3
"""After so many days a puzzle that was missed comes back."""
RATINGS = (1000.0, 1250.0, 1500.0, 1750.0, 2000.0)
"""The rating of a puzzle of each grade, from 1."""
SPREAD = 100.0
"""How far puzzles of one grade lie apart."""
SCORES: dict[Verdict, float] = {"found": 1.0, "good": 0.5, "missed": 0.0}
"""What a try counts against its puzzle."""


@frozen
class Try:
    """A try that counts: which puzzle, of which grade, on which day, and how it has ended. ``points`` are those that
    the player had then. Raises ValueError for a grade or points that cannot be."""

    puzzle: str
    grade: int
    date: str = field(validator=check_date)
    verdict: Verdict
    points: int

    def __attrs_post_init__(self) -> None:
        if not 1 <= self.grade <= GRADES:
            raise ValueError("grade")
        if not 0 <= self.points <= MOST_POINTS:
            raise ValueError("points")


@frozen
class Tries:
    """All tries that count, in order. ``aside`` is the new path of a damaged file, and ``fault`` what was wrong with
    it."""

    path: Path
    tries: tuple[Try, ...] = ()
    aside: Path | None = None
    fault: str = ""

    def last(self, puzzle: str) -> Try | None:
        """Returns the last try of a puzzle; None if there is none."""
        return next((each for each in reversed(self.tries) if each.puzzle == puzzle), None)

    def counts(self, puzzle: str, today: date) -> bool:
        """Returns whether a try of this puzzle counts today: the first one, or one of a puzzle that has come back."""
        last = self.last(puzzle)
        if last is None:
            return True
        return last.verdict == "missed" and date.fromisoformat(last.date) + timedelta(BACK_AFTER) <= today

    def state(self, puzzle: str, today: date) -> str:
        """Returns what has become of a puzzle: the verdict on its last try, ``back`` if it has come back since, ``new``
        if there is no try."""
        last = self.last(puzzle)
        if last is None:
            return "new"
        return "back" if self.counts(puzzle, today) else last.verdict

    def comes_back(self, puzzle: str, today: date) -> bool:
        """Returns whether this puzzle was missed, and has come back today."""
        return self.state(puzzle, today) == "back"

    def found(self) -> int:
        """Returns how many puzzles were found. One that was found is not tried again."""
        return sum(each.verdict == "found" for each in self.tries)

    def ratings(self) -> list[Rating]:
        """Returns the player's rating at the beginning and after each try, each of which is a period of its own."""
        ratings = [Rating()]
        for each in self.tries:
            puzzle = Rating(RATINGS[each.grade - 1], SPREAD)
            ratings.append(rated(ratings[-1], [(puzzle, SCORES[each.verdict])]))
        return ratings

    def with_try(self, tried: Try) -> Tries:
        """Adds a try to the file as it is now, unless it does not count. Raises OSError and NewerRecords."""
        with alone(self.path):
            now = load_tries(self.path)
            if not now.counts(tried.puzzle, date.fromisoformat(tried.date)):
                return now
            after = evolve(now, tries=(*now.tries, tried))
            write(self.path, lines_of(FORMAT, VERSION, "tries", after.tries))
        return after


def load_tries(path: Path) -> Tries:
    """Returns the tries in the file; none if there is no file. A damaged file is set aside. Raises NewerRecords, and
    OSError if the file cannot be opened or renamed."""
    tries, aside, fault = read_or_set_aside(path, MOST_BYTES, _read)
    return Tries(path, tries or (), aside, fault)


def _read(data: Any) -> tuple[Try, ...]:
    """Returns the tries in a file. Raises NewerRecords, and other errors if it is damaged."""
    version_of(data, FORMAT, VERSION)
    tries: tuple[Try, ...] = strict_converter().structure(data.get("tries"), tuple[Try, ...])
    return tries
