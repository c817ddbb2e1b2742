"""The deals of the day that the player has begun and finished: a small JSON file in the player's data folder.

A day is counted once: what counts is the game that was begun first on that day, when it is finished for the first
time. All is by the date of the deal, so a wrong clock loses nothing. Other copies of the program may write the file
meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from itertools import takewhile
from pathlib import Path
from statistics import fmean, median
from typing import Any

from attrs import evolve, field, frozen

from coatl_core.files.atomic import alone, write
from coatl_core.files.jsonfile import read_or_set_aside, strict_converter
from coatl_core.saves.records import MOST_POINTS, check_date, lines_of, version_of

FORMAT = "coatl-days"
VERSION = 1
MOST_BYTES = 20_000_000
"""The largest file that is read: a hundred years of days."""
PAR_GAMES = 7
"""Par is the median of so many games: of one alone, half is luck."""
WEEK, MONTH = 7, 30
"""The days of the two means against par."""


@frozen
class DayResult:
    """How the game that counts for a day has ended. ``turns`` are the player's own, ``hints`` the number of positions
    in which a hint was shown, ``undone`` how often the player took a move back after it had been answered. ``coatls``
    are the pieces of each complete coatl. Raises ValueError for points that cannot be."""

    points: int
    opponent: int
    won: bool
    turns: int
    hints: int = 0
    undone: int = 0
    coatls: tuple[int, ...] = ()

    def __attrs_post_init__(self) -> None:
        if max(map(abs, (self.points, self.opponent, *self.coatls))) > MOST_POINTS:
            raise ValueError("points")


@frozen
class Day:
    """The deal of one date. ``number`` is that of the rules, cards and players of the deal, ``game`` the one that was
    begun first on that day, as its file is called (empty: none), ``result`` how it has ended. ``par`` are the points of
    the games that par is made from, as far as they have been played."""

    date: str = field(validator=check_date)
    number: int
    game: str = ""
    result: DayResult | None = None
    par: tuple[int, ...] = ()

    @property
    def par_points(self) -> int | None:
        """Par; None as long as it is being made."""
        return int(median(self.par[:PAR_GAMES])) if len(self.par) >= PAR_GAMES else None

    @property
    def against_par(self) -> int | None:
        """The points above par of the game that counts; None if there is none, or no par."""
        par = self.par_points
        return None if self.result is None or par is None else self.result.points - par


@frozen
class Days:
    """All days, in order. ``aside`` is the new path of a damaged file, and ``fault`` what was wrong with it."""

    path: Path
    days: tuple[Day, ...] = ()
    aside: Path | None = None
    fault: str = ""

    def of(self, day: date) -> Day | None:
        """Returns what there is of a date; None if there is nothing."""
        return next((each for each in self.days if each.date == day.isoformat()), None)

    def of_game(self, game: str) -> Day | None:
        """Returns the day for which a game counts; None if it counts for none."""
        return next((each for each in self.days if each.game == game), None)

    def without_par(self, number: int) -> date | None:
        """Returns the last date that has a game of this number of rules and lacks its par; None if there is none."""
        days = (each for each in reversed(self.days) if each.game and each.number == number)
        return next((date.fromisoformat(each.date) for each in days if each.par_points is None), None)

    def begun(self, day: date, number: int, game: str) -> Days:
        """Has this game count for the day, unless another one was begun before. Raises OSError and NewerRecords, as all
        that writes."""
        return self._changed(day, number, lambda found: found if found.game else evolve(found, game=game))

    def finished(self, game: str, result: DayResult) -> Days:
        """Has the day of a game be counted with this result, unless it is counted already, or the game counts for no
        day."""
        found = self.of_game(game)
        if found is None or found.result is not None:
            return self

        def counted(there: Day) -> Day:
            return evolve(there, result=result) if there.game == game and there.result is None else there

        return self._changed(date.fromisoformat(found.date), found.number, counted)

    def with_par(self, day: date, number: int, game: int, points: int) -> Days:
        """Keeps the points of one of the games that par is made from; they are numbered from 0, and kept in order."""

        def more(found: Day) -> Day:
            return evolve(found, par=(*found.par, points)) if len(found.par) == game else found

        return self._changed(day, number, more)

    def _changed(self, day: date, number: int, change: Callable[[Day], Day]) -> Days:
        """Changes one day in the file as it is now. One of another number of rules stays as it is."""
        with alone(self.path):
            now = load_days(self.path)
            found = now.of(day) or Day(day.isoformat(), number)
            after = change(found) if found.number == number else found
            if now.of(day) == after:
                return now
            others = (each for each in now.days if each.date != after.date)
            changed = evolve(now, days=tuple(sorted((*others, after), key=lambda each: each.date)))
            write(self.path, lines_of(FORMAT, VERSION, "days", changed.days))
        return changed

    def _counted(self, last: date) -> Iterator[bool]:
        """Whether the days up to this one are counted, the last one first."""
        dates = {each.date for each in self.days if each.result is not None}
        return ((last - timedelta(back)).isoformat() in dates for back in range(last.toordinal()))

    def streak(self, last: date) -> int:
        """Returns how many days in a row up to this one are counted."""
        return sum(1 for _ in takewhile(bool, self._counted(last)))

    def running(self, today: date) -> int:
        """Returns the streak that today would make longer, or already has."""
        return self.streak(today) or self.streak(today - timedelta(1))

    def longest(self) -> int:
        """Returns the most days in a row."""
        return max((self.streak(date.fromisoformat(each.date)) for each in self.days), default=0)

    def mean(self, last: date, days: int) -> float | None:
        """Returns the mean of the points above par of the last so many days up to this one, as far as they are counted
        and have a par; None if none is."""
        first = (last - timedelta(min(days, last.toordinal()) - 1)).isoformat()
        within = (each for each in self.days if first <= each.date <= last.isoformat())
        above = [each.against_par for each in within if each.against_par is not None]
        return fmean(above) if above else None


def load_days(path: Path) -> Days:
    """Returns the days in the file; none if there is no file. A damaged file is set aside. Raises NewerRecords, and
    OSError if the file cannot be opened or renamed."""
    days, aside, fault = read_or_set_aside(path, MOST_BYTES, _read)
    return Days(path, days or (), aside, fault)


def _read(data: Any) -> tuple[Day, ...]:
    """Returns the days in a file. Raises NewerRecords, and other errors if it is damaged."""
    version_of(data, FORMAT, VERSION)
    days: tuple[Day, ...] = strict_converter().structure(data.get("days"), tuple[Day, ...])
    if len({each.date for each in days}) < len(days):
        raise ValueError("a date stands there twice")
    return tuple(sorted(days, key=lambda each: each.date))
