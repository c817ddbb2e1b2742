"""A coatl that does not lie there yet, in the shade: where one may be begun on a large table."""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_tui.widgets.canvas import TABLE, Canvas
from coatl_tui.widgets.serpent import MET_EYE, Scale, Serpent, draw_serpent, serpent_width
from coatl_tui.widgets.signs import Signs

ROWS = 5
_SCALE = Scale(ROWS, 8)
_ROLES = (("K", "pill"), ("back-K", "pill"), ("belly-K", "bar"), ("seam-K", TABLE), ("on-K", "pill"))


def draw_shade(canvas: Canvas, x: int, y: int, width: int, text: str) -> int:
    """Draws the longest one that has room in so many cells, with a text on it, and returns the column after it."""
    shade = _shade(width, canvas.signs)
    canvas.paste(x, y, shade)
    canvas.put(x + (shade.width - cell_len(text)) // 2, y + ROWS // 2, f" {text} " if text else "", "muted", "pill")
    return x + shade.width


@lru_cache(16)
def _shade(width: int, signs: Signs) -> Canvas:
    count = max(1, (width - 2 * (_SCALE.cells + 2)) // _SCALE.cells)
    pieces = Serpent((piece("<K"), *[piece("K")] * count, piece("K>")))
    canvas = Canvas(serpent_width(pieces, _SCALE), ROWS, signs)
    draw_serpent(canvas, 0, 0, pieces, _SCALE)
    put_into_shade(canvas)
    return canvas


def put_into_shade(canvas: Canvas) -> None:
    """Puts black pieces that are drawn on a canvas into the shade; their letters and eyes vanish."""
    for role, other in _ROLES:
        canvas.exchange(role, other)
    for row in range(canvas.height):
        for column in range(canvas.width):
            if canvas.text_at(column, row) in (MET_EYE, canvas.letter("K")):
                canvas.put(column, row, " ")
