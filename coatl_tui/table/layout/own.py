"""Where the rack and the own coatls lie in their pane, and what lies ahead below them."""

from __future__ import annotations

from coatl_tui.table.layout.areas import CardScale, Lying, Place
from coatl_tui.table.layout.growth import Heights
from coatl_tui.widgets.canvas import Rect

_RACK, _TIGHT_RACK = 68, 50
"""The columns of the rack where the rest of its row is the place of a coatl, also those of a compact table."""
_FREE = 15
"""The columns that a place for another coatl needs at least."""


def own_places(
    inner: Rect,
    heights: Heights,
    lying: Lying,
    serpent: tuple[int, int],
    cards: tuple[int, int],
    *,
    card: int = 0,
    beside: bool = False,
) -> tuple[Rect, tuple[Place, ...], Rect | None, Rect | None]:
    """Returns where the rack and the own coatls lie in their pane, the row of the effect, and where another coatl may
    be begun. ``serpent`` and ``cards`` are the columns of these two, ``card`` the cells of a card at full size, 0 if
    there are none."""
    count = len(heights.coatls)
    y = inner.y
    rack = Rect(inner.x, y, inner.width, heights.rack)
    y = rack.bottom
    places: list[Place] = []
    effect: Rect | None = None
    # If there are few, they are between coatls, and not above the first; but below what lies beside a tall rack.
    gaps = [*range(count)] if card else [*range(count - 1, -1, -1)]
    above = heights.effect > 0 and beside and not card and not heights.free and 0 < lying.active == count - 1
    parted = lying.active + (not above)
    if not card and beside and heights.effect and parted in gaps:
        gaps.remove(parted)  # the row of the effect lies above it
        gaps.append(parted)
    for index, rows in enumerate(heights.coatls):
        y += index in gaps[: heights.gaps]
        if above and index == lying.active:  # below the last coatl it would part nothing
            effect = Rect(inner.x, y, inner.width, 1)
            y += 1
        scale: CardScale = "chip"
        if rows >= 3:
            scale = "card" if card and rows == 5 else "beside" if beside else "line" if inner.x == 0 else "chip"
        area = Rect(inner.x, y, inner.width, rows)
        low = int(scale == "beside" and rows == 5 and not card)  # a card beside a coatl has three rows
        places.append(
            Place(
                area,
                Rect(serpent[0], y, serpent[1] - serpent[0], rows),
                Rect(cards[0], y + low, cards[1] - cards[0], rows - 2 * low),
                scale,
                card,
                heights.spare,
            )
        )
        y = area.bottom + heights.spare
        if index == lying.active and heights.effect and not above:
            effect = Rect(inner.x, y, inner.width, 1)
            y += 1
    y += heights.ahead
    free: Rect | None = None
    if heights.free:
        y += max(0, heights.gaps - count)
        free = Rect(inner.x, y, inner.width, heights.free)
    elif lying.free:  # at the end of the rack's row
        taken = _RACK if inner.x else _TIGHT_RACK
        width = max(_FREE, rack.width - taken) if heights.ahead else _FREE
        rack = Rect(rack.x, rack.y, rack.width - width, rack.height)
        free = Rect(rack.right, rack.y + rack.height // 2, width, 1)
    return rack, tuple(places), effect, free


def area_ahead(inner: Rect, heights: Heights, rack: Rect, places: tuple[Place, ...], gap: int = 0) -> Rect | None:
    """Returns the rows of what lies ahead, below the coatls and a ``gap``; None if there are none."""
    if not heights.ahead:
        return None
    above = max(area.bottom for area in (rack, *(place.area for place in places)))
    spare = above + heights.ahead < inner.bottom if not heights.free else heights.gaps == len(places) + 2
    return Rect(inner.x, above + max(gap, int(spare)), inner.width, heights.ahead - gap)
