"""How many pieces of each colour a coatl has, on a large table: temples and counting cards ask for it."""

from __future__ import annotations

from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import Coatl
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.tiles import draw_tile


def tally_width(coatl: Coatl) -> int:
    """Returns how many cells a tally takes."""
    return sum(2 + len(str(coatl.colors.count(color))) for color in COLORS) - 1


def draw_tally(canvas: Canvas, x: int, y: int, coatl: Coatl) -> int:
    """Draws a tile of each colour with its number in a row, and returns the column after them."""
    for color in COLORS:
        number = coatl.colors.count(color)
        x = draw_tile(canvas, x, y, color, 1)
        x = canvas.put(x, y, str(number), "text" if number else "faint") + 1
    return x - 1
