"""Areas of panes: the inside of a box, several beside each other, the band of what variants show."""

from __future__ import annotations

from itertools import pairwise

from coatl_tui.table.layout.areas import Lying
from coatl_tui.widgets.canvas import Rect

NEWS_MOST = 48
"""Prose is never wider than this."""
_FEW = 4
"""So many lines of variants need one row of a wide terminal only."""


def band(width: int, lying: Lying, most: int) -> Rect | None:
    """Returns where variants show their lines below the status, in so many rows at most; None if they show none."""
    return Rect(0, 1, width, min(most, 1 + (lying.panel > _FEW))) if lying.panel else None


def inside_of(area: Rect) -> Rect:
    """Returns the inside of a box, with a free column at both sides for the cursor."""
    return Rect(area.x + 2, area.y + 1, area.width - 4, area.height - 2)


def split(area: Rect, count: int) -> tuple[Rect, ...]:
    """Returns so many areas beside each other that share the width."""
    edges = [area.x + area.width * n // count for n in range(count + 1)]
    return tuple(Rect(x, area.y, end - x, area.height) for x, end in pairwise(edges))
