"""How pieces and coatls look: a letter in every piece, a shape for head and tail, a colour never alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import End
from coatl_tui.widgets.content import Span

HEAD, EYE, TAIL = "◄", "°", "►"
SPACE = "·"
"""An empty space for a piece."""
BACK, BELLY = "▄", "▀"


def piece_spans(piece: Piece, cells: int = 3, used: bool = False) -> list[Span]:
    """One piece in 1 to 5 cells. ``used`` marks it as one that a card counts."""
    color = piece.color.lower()
    style = f"used-{color}" if used else f"piece-{color}"
    edge = f"edge-{color}"
    if cells == 1:
        return [Span(piece.color, style)]
    if cells == 2:
        if piece.part == "head":
            return [Span(HEAD, edge), Span(piece.color, style)]
        if piece.part == "tail":
            return [Span(piece.color, style), Span(TAIL, edge)]
        return [Span(f"{piece.color} ", style)]
    side = " " * ((cells - 3) // 2)
    if piece.part == "head":
        return [Span(side + HEAD, edge), Span(EYE + piece.color + side, style)]
    if piece.part == "tail":
        return [Span(f"{side} {piece.color}", style), Span(TAIL + side, edge)]
    return [Span(piece.color.center(cells), style)]


CARETS: dict[End | None, tuple[Span, Span]] = {
    None: (Span(SPACE, "dim"), Span(SPACE, "dim")),
    "head": (Span("‹", "marked"), Span(SPACE, "dim")),
    "tail": (Span(SPACE, "dim"), Span("›", "marked")),
}
"""The signs of an open head end and an open tail end: of a coatl without the caret, and with the caret at an end."""


def coatl_spans(
    pieces: Sequence[Piece], width: int, used: Collection[int] = (), caret: End | None = None
) -> list[Span]:
    """The pieces of a coatl on one line of at most ``width`` cells, as large as they fit; open ends are marked.
    ``used`` are the places of pieces that a card counts, ``caret`` is the end to which the next piece goes."""
    cells = next((c for c in (3, 2, 1) if len(pieces) * c + 2 <= width), 1)
    head, tail = _ends(pieces)
    open_head, open_tail = CARETS[caret]
    before, after = Span(" ", "dim") if head else open_head, Span("", "dim") if tail else open_tail
    if cells == 1:  # no room in a piece for its shape: it stands beside it
        before = Span(HEAD, f"edge-{pieces[0].color.lower()}") if head else before
        after = Span(TAIL, f"edge-{pieces[-1].color.lower()}") if tail else after
    spans = [before]
    for place, piece in enumerate(pieces):
        spans += piece_spans(piece, cells, place in used)
    return [*spans, after] if after.text else spans


def large_coatl_lines(
    pieces: Sequence[Piece], width: int, used: Collection[int] = (), caret: End | None = None
) -> tuple[list[Span], ...]:
    """The pieces of a coatl with a back and a belly, on three lines; on one line if they are too long for that."""
    cells = next((c for c in (5, 3) if len(pieces) * c + 2 <= width), None)
    if cells is None:
        return (coatl_spans(pieces, width, used, caret),)
    open_head, open_tail = CARETS[caret]
    head, tail = _ends(pieces)
    back, belly = [Span(" ")], [Span(" ")]
    middle = [Span(" ", "dim") if head else open_head]
    for place, piece in enumerate(pieces):
        tapered = 0 if piece.part == "body" else 1 + (cells - 3) // 2
        blank = " " * tapered
        before, after = (blank, "") if piece.part == "head" else ("", blank)
        edge = f"edge-{piece.color.lower()}"
        back.append(Span(before + BACK * (cells - tapered) + after, edge))
        belly.append(Span(before + BELLY * (cells - tapered) + after, edge))
        middle += piece_spans(piece, cells, place in used)
    if not tail:
        middle.append(open_tail)
    return back, middle, belly


def _ends(pieces: Sequence[Piece]) -> tuple[bool, bool]:
    """Whether the coatl has its head, and whether it has its tail."""
    return pieces[0].part == "head", pieces[-1].part == "tail"
