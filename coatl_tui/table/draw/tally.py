"""How many pieces of each colour a coatl has, beside its pieces on a large table: temples and counting cards ask for
it."""

from __future__ import annotations

from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import Coatl
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.tiles import draw_tile

_WIDEST = {5: 18, 3: 12}
"""The most cells of a column of a tally, by its rows."""
_LEAST = 8
_LEFT = 2
"""The free cells before it at least."""


def draw_tally(canvas: Canvas, area: Rect, after: int, coatl: Coatl) -> None:
    """Draws a tally in five rows at the right end of an area, or in three, where it takes more columns; nothing if what
    ends before the column ``after`` leaves no room for it."""
    rows = 5 if area.height >= 5 else 3
    columns = -(-len(COLORS) // rows)
    width = min(_WIDEST[rows], (area.right + 1 - after - _LEFT) // columns - 1)
    x, y = area.right - columns * (width + 1) + 1, area.y + (area.height - rows) // 2
    if area.height < rows or width < _LEAST or not len(coatl):
        return
    most = max(coatl.colors.count(color) for color in COLORS)
    for place, color in enumerate(COLORS):
        column, row = divmod(place, rows)
        spot = Rect(x + column * (width + 1), y + row, width, 1)
        canvas.fill(spot, "card")
        number = coatl.colors.count(color)
        at = draw_tile(canvas, spot.x + 1, spot.y, color)
        at = canvas.put(at, spot.y, f"{number:>3} ", "text" if number else "faint")
        bar = (spot.right - 1 - at) * number // max(1, most)
        canvas.put(at, spot.y, "▄" * bar, f"letter-{color}")
