"""A prophecy card: what it asks of a coatl, and its points (RULES 1.2, 8.5)."""

from __future__ import annotations

from collections.abc import Callable

from attrs import field, frozen

from coatl_core.cards.patterns import Pattern, parse_pattern
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.reading import Colored, read_colors


@frozen(cache_hash=True)
class Prophecy:
    """A prophecy card. ``levels`` are pairs (times the pattern is met, points) in ascending order."""

    id: str
    color: str
    pattern: Pattern
    levels: tuple[tuple[int, int], ...]
    identity: str = field(init=False, repr=False)
    """Equal for cards with the same requirement and reward; two such cards may not lie beside one coatl (RULES 6.3)."""
    points_for: Callable[[str], int] = field(init=False, eq=False, repr=False)
    """Returns the points for a coatl's colours, head to tail; 0 below the first level (RULES 8.5)."""
    fulfilled_by: Callable[[str], object] = field(init=False, eq=False, repr=False)
    """Returns whether a coatl's colours reach the first level (RULES 6.1c): like ``score(...) > 0``, but faster."""

    def __attrs_post_init__(self) -> None:
        points = [0] * (self.levels[-1][0] + 1)
        for times, worth in self.levels:
            points[times:] = [worth] * (len(points) - times)
        object.__setattr__(self, "points_for", self.pattern.points(points))
        object.__setattr__(self, "fulfilled_by", self.pattern.at_least(self.levels[0][0]))
        object.__setattr__(self, "identity", f"{self.pattern} {self.levels}")

    def __repr__(self) -> str:
        return f"<Prophecy {self.id}: {self.pattern} {dict(self.levels)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return prophecy, (self.id, self.color, str(self.pattern), self.levels)

    def score(self, coatl: str | Colored) -> int:
        """Returns the points for a coatl, given as text such as ``<BBR>`` or as a ``Coatl`` (RULES 8.5). Like
        ``points_for``, but checked. Raises ValueError for a text that is not a coatl."""
        return self.points_for(read_colors(coatl))

    def next_level(self, colors: str) -> tuple[int, int] | None:
        """Returns the first level (times, points) that these colours do not reach, or None if they reach the last."""
        met = self.pattern.times(colors)
        return next(((times, points) for times, points in self.levels if times > met), None)


def prophecy(id: str, color: str, pattern: str, levels: tuple[tuple[int, int], ...]) -> Prophecy:
    """Returns a prophecy with the pattern in notation, e.g. ``prophecy("base:x", "B", "Y G", ((1, 1), (2, 3)))``.
    Raises PatternError, and ValueError for anything else that is no card."""
    if not all(id.partition(":")[::2]):
        raise ValueError(f"a card's id is that of its set and its own, such as 'my-cards:wave', not {id!r}")
    if color not in COLORS:
        raise ValueError(f"the colour of {id} is one of {', '.join(COLORS)}, not {color!r}")
    if not levels or [times for times, _ in levels] != sorted({times for times, _ in levels if times > 0}):
        raise ValueError(f"the levels of {id} are pairs (times, points), by the times from 1 on: not {levels!r}")
    return Prophecy(id, color, parse_pattern(pattern), levels)
