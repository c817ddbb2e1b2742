"""Coatls in very little room: the pieces from the head on two a cell, the others a cell each.

Where there are no colours, or only ASCII, nothing can be told by half a cell: there every piece keeps its letter.
"""

from __future__ import annotations

from collections.abc import Sequence

from coatl_core.cards.pieces import Piece
from coatl_tui.widgets.canvas import MORE, Canvas
from coatl_tui.widgets.serpent import (
    HEAD,
    OPEN_HEAD,
    OPEN_TAIL,
    TAIL,
    Scale,
    Serpent,
    draw_piece,
    piece_width,
    shades_of,
)

_CELL = Scale(1, 1)


def strip_width(serpent: Serpent, halved: int) -> int:
    """Returns how many cells a coatl takes of which so many pieces lie two a cell."""
    size = len(serpent.pieces)
    halved = min(halved, size)
    return 2 + (halved + 1) // 2 + size - halved


def draw_strip(canvas: Canvas, x: int, y: int, serpent: Serpent, halved: int) -> int:
    """Draws a coatl in one row, its first ``halved`` pieces two a cell, and returns the column after it. A cell with
    something that has just come is underlined."""
    pieces = serpent.pieces
    first, last = pieces[0], pieces[-1]
    if first.part == "head":
        x = canvas.put(x, y, HEAD, first.color)
    else:
        x = canvas.put(x, y, OPEN_HEAD, "bold muted")
    for place in range(0, min(halved, len(pieces)), 2):
        left, right = pieces[place], pieces[place + 1] if place + 1 < min(halved, len(pieces)) else None
        if right is not None:
            canvas.put(x, y, "▌", left.color, f"belly-{right.color}")
        else:
            canvas.put(x, y, "█", left.color)  # a whole cell: what comes next touches it
        if not serpent.news.isdisjoint((place, place + 1)):
            canvas.underline(x, y, 1)
        x += 1
    shades = shades_of(pieces)
    for place, piece in enumerate(pieces[halved:], halved):
        ground = f"belly-{piece.color}" if shades[place] else piece.color  # a cell has no room for a seam
        canvas.put(x, y, canvas.letter(piece.color), f"bold on-{piece.color}", ground)
        if place in serpent.news:
            canvas.underline(x, y, 1)
        x += 1
    if last.part == "tail":
        return canvas.put(x, y, TAIL, last.color)
    return canvas.put(x, y, OPEN_TAIL, "bold muted")


def draw_strips(canvas: Canvas, x: int, y: int, end: int, serpents: Sequence[Serpent]) -> int:
    """Draws several coatls in a row up to a column, as short as they can be, with a blank between them, and returns the
    column after them. A sign stands for those that have no room."""
    for number, serpent in enumerate(serpents):
        halved = len(serpent.pieces) if canvas.signs.halves else 0
        more = 2 * (number + 1 < len(serpents))
        if x + strip_width(serpent, halved) + more > end:
            return canvas.put(x, y, MORE, "muted") if x < end else x
        x = draw_strip(canvas, x, y, serpent, halved) + 1
    return x - bool(serpents)


def touching_width(pieces: Sequence[Piece]) -> int:
    """Returns how many cells loose pieces take that touch each other, a cell each."""
    return sum(piece_width(piece.part, _CELL) for piece in pieces)


def draw_touching(canvas: Canvas, x: int, y: int, pieces: Sequence[Piece]) -> int:
    """Draws loose pieces a cell each, without blanks between them, and returns the column after them."""
    for piece, odd in zip(pieces, shades_of(pieces), strict=True):
        x = draw_piece(canvas, x, y, piece, _CELL, odd=odd)
    return x
