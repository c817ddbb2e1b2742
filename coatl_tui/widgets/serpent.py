"""How pieces and coatls look: solid blocks with a letter in each, at three heights and any width.

A head has a snout, an eye and feathers, a tail has a point, a body segment is a block with a seam at its left; so
pieces of one colour can be counted, and colours are never alone. A coatl of any length is drawn in the room there is:
first its pieces get smaller, then the middle of it is left out and counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.cards.pieces import Part, Piece
from coatl_core.cards.pieces import piece as piece_of
from coatl_tui.widgets.canvas import Canvas, Put, drawn_row
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.signs import USUAL, Signs

End: TypeAlias = Literal["head", "tail", ""]

HEAD, EYE, TAIL, SEAM, TIP = "▟", "°", "▙", "▏", "▌"
"""Head and tail of one row are blocks that touch their letters in every font. ``TIP`` is the end of a large tail."""
OPEN_HEAD, OPEN_TAIL, GHOST = "‹", "›", "░"

CELLS = {5: (12, 10, 8, 7, 6), 3: (8, 6, 5, 4, 3, 2), 1: (3, 2, 1)}
"""The widths that a piece may have at each height, the best first."""


@frozen
class Scale:
    """How large pieces are drawn: ``rows`` is 1, 3 or 5, ``cells`` the width of a body segment."""

    rows: int
    cells: int


@frozen
class Serpent:
    """A coatl to be drawn. ``active`` is the end where the next piece goes, empty if it is elsewhere; ``ghost`` is a
    piece that would lie at ``ghost_end``. ``news`` are the places of pieces that have just come, ``counted`` those of
    pieces that the card under the cursor counts, ``wished`` those of pieces that are only wished for: ghosts, too.
    ``lit`` says that the cursor is in its pane: then the active end is, too."""

    pieces: tuple[Piece, ...]
    active: End = ""
    ghost: Piece | None = None
    ghost_end: End = "tail"
    news: frozenset[int] = frozenset()
    counted: frozenset[int] = frozenset()
    wished: frozenset[int] = frozenset()
    lit: bool = True

    @property
    def shown(self) -> tuple[Piece, ...]:
        """The pieces with the ghost among them."""
        if self.ghost is None:
            return self.pieces
        return (self.ghost, *self.pieces) if self.ghost_end == "head" else (*self.pieces, self.ghost)


LEGEND = Serpent(tuple(piece_of(text) for text in ("<B", *"GKR", "Y>")))
"""A coatl with a piece of each colour."""


def piece_width(part: Part, scale: Scale) -> int:
    """Returns how many cells a piece takes."""
    if part == "body":
        return scale.cells
    if scale.rows == 1:
        return max(scale.cells, 2 if part == "head" or scale.cells == 1 else 3)
    return scale.cells + (1 if scale.rows == 3 else 2)


def serpent_width(serpent: Serpent, scale: Scale) -> int:
    """Returns how many cells a coatl takes, open ends and ghost included."""
    pieces = serpent.shown
    ends = (pieces[0].part != "head") + (pieces[-1].part != "tail")
    return ends + sum(piece_width(p.part, scale) for p in pieces)


def fit(serpent: Serpent, width: int, rows: int, most: int = 8) -> Scale:
    """Returns the largest scale, at most ``rows`` high and ``most`` cells a piece, in which a coatl fits into so many
    cells. If none does, it is the smallest one: then the middle of the coatl is left out."""
    for height in (5, 3, 1):
        if height <= rows:
            for cells in CELLS[height]:
                scale = Scale(height, cells)
                if cells <= most and serpent_width(serpent, scale) <= width:
                    return scale
    return Scale(1, 1)


def draw_piece(
    canvas: Canvas, x: int, y: int, piece: Piece, scale: Scale = Scale(1, 3), ghost: bool = False, odd: bool = False
) -> int:
    """Draws one piece, and returns the column after it. An ``odd`` one is in the shade."""
    canvas.draw(
        x,
        y,
        _sprite(piece.color, piece.part, scale, "ghost" if ghost else "odd" if odd else "", canvas.signs),
    )
    return x + piece_width(piece.part, scale)


def shades_of(pieces: Sequence[Piece]) -> list[bool]:
    """Returns which pieces of one cell are in the shade, because there is no room for a seam: every second one of those
    of a colour that lie beside each other."""
    shades: list[bool] = []
    for place, piece in enumerate(pieces):
        shades.append(place > 0 and piece.color == pieces[place - 1].color and not shades[-1])
    return shades


def draw_serpent(
    canvas: Canvas, x: int, y: int, serpent: Serpent, scale: Scale, width: int = 0, below: bool = False
) -> int:
    """Draws a coatl, and returns the column after it. If it is longer than ``width``, its middle is left out. With
    ``below`` the row below it is free for the marks of what has just come; otherwise that is underlined."""
    if below and serpent.news:
        return _draw(canvas, x, y, serpent, scale, width, below=True)
    drawn = _drawn(serpent, scale, width, canvas.signs)
    canvas.paste(x, y, drawn)
    return x + drawn.width


@lru_cache(512)
def _drawn(serpent: Serpent, scale: Scale, width: int, signs: Signs) -> Canvas:
    """A coatl, kept once it has been drawn: most look the same after a key."""
    canvas = Canvas(_draw(Canvas(0, 0), 0, 0, serpent, scale, width), scale.rows, signs)
    _draw(canvas, 0, 0, serpent, scale, width)
    return canvas


def _draw(canvas: Canvas, x: int, y: int, serpent: Serpent, scale: Scale, width: int = 0, below: bool = False) -> int:
    middle = y + scale.rows // 2
    pieces = serpent.shown
    shift = int(serpent.ghost is not None and serpent.ghost_end == "head")
    if pieces[0].part != "head":
        x = _open_end(canvas, x, middle, OPEN_HEAD, serpent.active == "head", serpent.lit)
    left = _left_out(serpent, scale, width) if width else range(0)
    shades = shades_of(pieces)
    for place, piece in enumerate(pieces, -shift):
        at = place + shift
        if at in left:
            if at == left.start:
                x = canvas.put(x, middle, f"·{len(left)}·", "muted")
            continue
        ghost = place in serpent.wished or (piece is serpent.ghost and place in (-1, len(serpent.pieces)))
        kind = "ghost" if ghost else "counted" if place in serpent.counted else "odd" if shades[at] else ""
        size = piece_width(piece.part, scale)
        sprite = _sprite(piece.color, piece.part, scale, kind, canvas.signs)
        canvas.draw(x, y, sprite)
        if place in serpent.news:
            if below:
                canvas.put(x, y + scale.rows, "▔" * (size - 1), "news")
            elif scale.rows > 1:  # a line below the whole piece would seem to cut it
                for dx, dy, text, *_ in sprite:
                    if text == canvas.signs.letter(piece.color):
                        canvas.underline(x + dx, y + dy, 1)
            else:
                canvas.underline(x, middle, size)
        x += size
    if pieces[-1].part != "tail":
        x = _open_end(canvas, x, middle, OPEN_TAIL, serpent.active == "tail", serpent.lit)
    return x


def draw_pieces(canvas: Canvas, x: int, y: int, pieces: Sequence[Piece], scale: Scale = Scale(1, 3)) -> int:
    """Draws pieces that lie loose, side by side, and returns the column after them."""
    for piece in pieces:
        x = draw_piece(canvas, x, y, piece, scale) + 1
    return x


def pieces_spans(pieces: Sequence[Piece], signs: Signs = USUAL) -> tuple[Span, ...]:
    """Returns pieces that lie loose, side by side, as spans of a line."""
    return drawn_row(lambda canvas: draw_pieces(canvas, 0, 0, pieces) - 1, signs)


def _open_end(canvas: Canvas, x: int, y: int, sign: str, active: bool, lit: bool) -> int:
    style = (("bold on-focus", "focus") if lit else ("bold text", "pill")) if active else ("bold muted", None)
    return canvas.put(x, y, sign, *style)


def _left_out(serpent: Serpent, scale: Scale, width: int) -> range:
    """The places of ``serpent.shown`` to leave out in the middle, so that the rest fits."""
    over = serpent_width(serpent, scale) - width
    if over <= 0:
        return range(0)
    count = -(-(over + 2) // scale.cells)
    while count * scale.cells < over + 2 + len(str(count)):
        count += 1
    size = len(serpent.shown)
    count = min(count, size - 2)
    start = 1 + (size - 2 - count) // 2
    return range(start, start + count)


@lru_cache(4096)
def _sprite(color: str, part: Part, scale: Scale, kind: str, signs: Signs) -> tuple[Put, ...]:
    """The texts that draw a piece. ``kind`` is ``ghost``, ``counted``, or ``odd`` for one in the shade, if it
    has one cell."""
    width = piece_width(part, scale)
    if kind == "ghost":
        return _ghost(color, part, scale, width, signs)
    if scale.rows == 1:
        return _low(color, part, scale.cells, kind, signs)
    drawing = {"head": _head, "body": _body, "tail": _tail}[part]
    return drawing(color, width, scale.rows, kind == "counted", signs)


def _low(color: str, part: Part, cells: int, kind: str, signs: Signs) -> tuple[Put, ...]:
    """A piece of one row."""
    letter, ground, sign = f"bold on-{color}", color, signs.letter(color)
    if cells == 1:  # no room for a seam: a shade tells equal neighbours apart
        ground = f"belly-{color}" if kind == "odd" else color
        shape: Put = (0, 0, HEAD, color, None) if part == "head" else (1, 0, TAIL, color, None)
        block: Put = (int(part == "head"), 0, sign, letter, ground)
        return (block,) if part == "body" else (shape, block)
    seam: Put = (0, 0, "▎" if kind == "counted" else SEAM, "focus" if kind == "counted" else f"seam-{color}", ground)
    if part == "head":
        text = sign if cells == 2 else (EYE + sign if cells == 3 else f"{EYE} {sign}").ljust(cells - 1)
        return (0, 0, HEAD, color, None), (1, 0, text, letter, ground)
    if part == "tail":
        text = sign.center(max(1, cells - 2))
        return seam, (1, 0, text, letter, ground), (1 + len(text), 0, TAIL, color, None)
    text = sign.ljust(cells - 1) if cells < 4 else sign.center(cells - 1)
    return seam, (1, 0, text, letter, ground)


def _edges(color: str, counted: bool) -> tuple[str, str, str]:
    """The inks of the back, of the belly, and of the corners below it: these are a bracket around what is counted."""
    return f"back-{color}", f"belly-{color}", "focus" if counted else f"belly-{color}"


def _body(color: str, width: int, rows: int, counted: bool, signs: Signs) -> tuple[Put, ...]:
    back, belly, corner = _edges(color, counted)
    sign = signs.letter(color)
    below = "▛▀▜" if counted else "▝▀▀"
    if width == 1:
        above: Put = (0, 0, "▄", back, None)
        return above, (0, 1, sign, f"bold on-{color}", color), (0, 2, below[2], corner, None)
    puts: list[Put] = [(0, 0, "▗" + "▄" * (width - 1), back, None)]
    puts += [(0, row, SEAM.ljust(width), f"seam-{color}", color) for row in range(1, rows - 1)]
    puts.append((width // 2, rows // 2, sign, f"bold on-{color}", None))
    puts += _below(below, width - 2, rows - 1, belly, corner)
    return tuple(puts)


def _below(signs: str, inner: int, row: int, belly: str, corner: str) -> list[Put]:
    """The last row of a piece: its corners, and so many cells of its belly between them."""
    return [
        (0, row, signs[0], corner, None),
        (1, row, signs[1] * inner, belly, None),
        (1 + inner, row, signs[2], corner, None),
    ]


def _head(color: str, width: int, rows: int, counted: bool, signs: Signs) -> tuple[Put, ...]:
    """A head that looks to the left: feathers on it, an eye, an open jaw."""
    back, belly, corner = _edges(color, counted)
    letter, middle, jaw, sign = f"bold on-{color}", rows // 2, f"belly-{color}", signs.letter(color)
    if rows == 3:
        lower = "▀" * (width - 3)
        hinge = corner if counted and lower else jaw
        eye, at = (2, width - 3 if width > 5 else width - 2) if width > 4 else (1, 2)
        puts: list[Put] = [
            (0, 0, f" ▗▟▟▟{'▄' * width}"[:width], back, None),
            (0, 1, "▟", color, None),
            (1, 1, " " * (width - 1), letter, color),
            (0, 2, "▗▄", jaw, None),
            (2, 2, "▛"[: width - 2], hinge, None),
            (3, 2, lower, belly, None),
            *([(width - 1, 2, "▜", corner, None)] if counted and lower else []),
        ]
        if width == 2:
            return (*puts, (1, 1, sign, letter, None))
        return (*puts, (eye, 1, MET_EYE, letter, None), (at, 1, sign, letter, None))
    puts = [
        (0, 0, f"  ▗▟▟▟▟{'▄' * width}"[:width], back, None),
        *((2, row, " " * (width - 2), letter, color) for row in (1, 2, 3)),
        (1, 1, "▗", color, None),
        (0, 2, "▟█", color, None),
        (0, 3, "▗▄▄▟", jaw, None),
        (3, 3, "▟", jaw, color),
        (3, 1, MET_EYE, letter, None),
        (max(2, width - 4), middle, sign, letter, None),
        (0, 4, f"  {'▛' if counted else '▝'}{'▀' * width}"[: width - 1] + ("▜" if counted else "▀"), belly, None),
        *([(2, 4, "▛", corner, None), (width - 1, 4, "▜", corner, None)] if counted else []),
    ]
    return tuple(puts)


MET_EYE = "●"


def _tail(color: str, width: int, rows: int, counted: bool, signs: Signs) -> tuple[Put, ...]:
    """A tail that tapers to the right."""
    back, belly, corner = _edges(color, counted)
    letter, middle, sign, tip = f"bold on-{color}", rows // 2, signs.letter(color), _tip(signs)
    lower = "▛▀▜" if counted else "▝▀▘"
    if width == 2:
        above: Put = (0, 0, "▖", back, None)
        return above, (0, 1, sign, letter, color), (1, 1, tip, color, None), (0, 2, lower[2], corner, None)
    inner = max(0, width - (4 if rows == 3 else 6))
    puts: list[Put] = [
        (0, 0, f"▗{'▄' * inner}▖", back, None),
        *_below(lower, inner, rows - 1, belly, corner),
    ]
    if rows == 5:
        for row, end in ((1, "▙▖"), (3, "▛▘")):
            puts.append((0, row, SEAM.ljust(width - 4), f"seam-{color}", color))
            puts.append((width - 4, row, end, color, None))
    puts.append((0, middle, SEAM.ljust(width - 1), f"seam-{color}", color))
    at = max(1, (width - 2) // 2) if rows == 3 else (width - 3) // 2  # its seam stays
    puts.append((at, middle, sign, letter, None))
    puts.append((width - 1, middle, tip, color, None))
    return tuple(puts)


def _tip(signs: Signs) -> str:
    """The end of a large tail; in ASCII a block would look like a seam."""
    return ">" if signs.ascii_only else TIP


def _ghost(color: str, part: Part, scale: Scale, width: int, signs: Signs) -> tuple[Put, ...]:
    """A piece that does not lie there yet: dotted, from three rows on in a dashed frame."""
    ground, letter, middle = f"ghost-{color}", f"bold on-ghost-{color}", scale.rows // 2
    framed = scale.rows > 1 and width > 2
    puts: list[Put] = []
    if framed:
        line = "╌" * (width - 2)
        puts = [(0, 0, f"╭{line}╮", "focus", None), (0, scale.rows - 1, f"╰{line}╯", "focus", None)]
        for row in range(1, scale.rows - 1):
            puts.append((0, row, "╎", "focus", None))
            puts.append((1, row, GHOST * (width - 2), color, ground))
            puts.append((width - 1, row, "╎", "focus", None))
    else:
        puts.append((0, middle, GHOST * width, color, ground))
    if part == "head":
        puts.append((0, middle, HEAD, color, None if framed else "table"))
    elif part == "tail":
        puts.append((width - 1, middle, _tip(signs) if framed else TAIL, color, None if framed else "table"))
    at = width // 2 if width > 2 else int(part == "head" or (part == "body" and width == 2))
    return (*puts, (at, middle, signs.letter(color), letter, ground))
