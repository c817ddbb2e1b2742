"""What a variant shows beside the table that is more than lines: a track of days, what holds on some of them, and a row
for each player."""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from coatl_core.game.offers import PanelLine


@frozen
class Rung:
    """A step of a ladder: ``points`` for those who have ``least`` or more of what is counted. ``least`` is None for a
    step that is not there."""

    least: int | None
    points: int


@frozen
class Window:
    """Something that counts the same of each player, and may hold for some days only.

    ``title`` is its name, ``holds`` what it demands while it holds and ``counted`` what it counts: both in ever fewer
    words, of which a screen shows the first ones that it has room for. ``counts`` has a number for each seat, and
    ``points`` what it is worth, empty if it is worth nothing. ``ladder`` are the steps from which the points follow, in
    ascending order, and ``scored`` says that they do not change any more. ``first`` and ``last`` are days; a ``last``
    of 0 is the end of the game. Both are 0 for what has nothing to do with days."""

    title: PanelLine
    counted: tuple[PanelLine, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...] = ()
    holds: tuple[PanelLine, ...] = ()
    ladder: tuple[Rung, ...] = ()
    scored: bool = False
    first: int = 0
    last: int = 0

    def holds_on(self, day: int) -> bool:
        """Returns whether it holds on this day."""
        return 0 < self.first <= day and (day <= self.last or not self.last)

    def reached(self, seat: int) -> int:
        """Returns the place of the step that a seat has reached, from 0; -1 for none."""
        there = (n for n, rung in enumerate(self.ladder) if rung.least is not None and rung.least <= self.counts[seat])
        return max(there, default=-1)

    def ahead(self, seat: int) -> list[tuple[int, int]]:
        """Returns how many more a seat needs for each further step, and the points of that step."""
        count = self.counts[seat]
        return [(rung.least - count, rung.points) for rung in self.ladder if (rung.least or 0) > count and rung.least]


@frozen
class Note:
    """What is told of a player: a ``title`` and what it means, in ever fewer words."""

    title: PanelLine
    means: tuple[PanelLine, ...] = ()


@frozen
class Track:
    """``windows`` are what is counted, in the order of their days. ``today`` is the present day, and ``days`` are so
    many as the game is expected to have; both are 0 for a track without days. ``calm`` tells of the days before the
    first window, and ``notes`` of each player, for each seat; ``label`` stands above them."""

    windows: tuple[Window, ...] = ()
    today: int = 0
    days: int = 0
    calm: PanelLine | None = None
    notes: tuple[Note, ...] = ()
    label: PanelLine | None = None

    @property
    def running(self) -> int:
        """The place of the window that holds today, from 0; -1 for none."""
        return next((n for n, window in enumerate(self.windows) if window.holds_on(self.today)), -1)

    @property
    def columns(self) -> range:
        """The places of its windows, and before them -1 if there are notes."""
        return range(-1 if self.notes else 0, len(self.windows))

    def texts(self) -> list[PanelLine]:
        """Returns all that it says."""
        said = [line for line in (self.calm, self.label) if line is not None]
        for window in self.windows:
            said += [window.title, *window.counted, *window.holds]
        for note in self.notes:
            said += [note.title, *note.means]
        return said


PanelPart: TypeAlias = PanelLine | Track
"""What a variant shows beside the table."""
