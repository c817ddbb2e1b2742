"""A coatl that does not lie there yet, in the shade: where one may be begun."""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_tui.widgets.canvas import TABLE, Canvas
from coatl_tui.widgets.serpent import EYE, MET_EYE, Scale, Serpent, draw_serpent, piece_width, serpent_width
from coatl_tui.widgets.signs import Signs

ROWS = 5
_SCALES = {5: Scale(5, 8), 3: Scale(3, 6), 1: Scale(1, 3)}
LEAST = 9
"""The cells of the shortest one of one row."""
_ROLES = (("K", "pill"), ("back-K", "pill"), ("belly-K", "bar"), ("seam-K", TABLE), ("on-K", "pill"))


def draw_shade(canvas: Canvas, x: int, y: int, width: int, *texts: str, rows: int = ROWS) -> int:
    """Draws the longest one that has room in so many cells and in 1, 3 or 5 rows, on it the first one of these texts
    that fits. Returns the column after it."""
    shade = _shade(width, rows, canvas.signs)
    canvas.paste(x, y, shade)
    text = next((text for text in texts if cell_len(text) + 2 <= shade.width - 2 * _SCALES[rows].cells + 2), "")
    left = x + (shade.width - cell_len(text) - 2) // 2
    canvas.put(left, y + rows // 2, f" {text} " if text else "", "muted", "pill")
    return x + shade.width


@lru_cache(32)
def _shade(width: int, rows: int, signs: Signs) -> Canvas:
    usual = _SCALES[rows]
    sizes = [Scale(rows, usual.cells + more) for more in (0, -1, 1)] if rows > 1 else [usual]
    coatls = [(_coatl(width, scale), scale) for scale in sizes]
    pieces, scale = max(coatls, key=lambda each: serpent_width(*each))  # the one that leaves least of the width over
    canvas = Canvas(serpent_width(pieces, scale), rows, signs)
    draw_serpent(canvas, 0, 0, pieces, scale)
    put_into_shade(canvas)
    return canvas


def _coatl(width: int, scale: Scale) -> Serpent:
    """The longest coatl that has room, with at least one body segment."""
    ends = piece_width("head", scale) + piece_width("tail", scale)
    return Serpent((piece("<K"), *[piece("K")] * max(1, (width - ends) // scale.cells), piece("K>")))


def put_into_shade(canvas: Canvas) -> None:
    """Puts black pieces that are drawn on a canvas into the shade; their letters and eyes vanish."""
    for role, other in _ROLES:
        canvas.exchange(role, other)
    gone = {EYE, MET_EYE, canvas.letter("K")}
    if canvas.ascii_only:
        gone |= {"@"} if canvas.height > 1 else {"."}
    for row in range(canvas.height):
        for column in range(canvas.width):
            if canvas.text_at(column, row) in gone:
                canvas.put(column, row, " ")
