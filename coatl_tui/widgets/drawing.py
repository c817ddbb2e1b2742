"""How pieces, serpents and patterns look: a letter in every piece, a shape for head and tail, a colour never alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from coatl_core.cards.patterns import Count, Pattern, Pieces
from coatl_core.cards.pieces import Piece
from coatl_core.game.coatl import Coatl
from coatl_tui.widgets.content import Span

if TYPE_CHECKING:
    from coatl_core.cards.missing import Missing

HEAD, EYE, TAIL = "◄", "°", "►"
SPACE, CARD, TEMPLE, MARK, GAP, NEXT = "·", "■", "▲", "√", "…", "◆"
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


def coatl_spans(coatl: Coatl, width: int, used: Collection[int] = ()) -> list[Span]:
    """The serpent on one line of at most ``width`` cells, as large as it fits; open ends are marked. ``used`` are
    places of pieces that a card counts."""
    pieces = coatl.pieces
    cells = next((c for c in (3, 2, 1) if len(pieces) * c + 2 <= width), 1)
    before, after = Span(" " if coatl.head else SPACE, "dim"), Span("" if coatl.tail else SPACE, "dim")
    if cells == 1:  # no room in a piece for its shape: it stands beside it
        before = Span(HEAD, f"edge-{pieces[0].color.lower()}") if coatl.head else before
        after = Span(TAIL, f"edge-{pieces[-1].color.lower()}") if coatl.tail else after
    spans = [before]
    for place, piece in enumerate(pieces):
        spans += piece_spans(piece, cells, place in used)
    return [*spans, after] if after.text else spans


def large_coatl_lines(coatl: Coatl, width: int, used: Collection[int] = ()) -> tuple[list[Span], ...]:
    """The serpent with a back and a belly, on three lines; on one if it is too long for that."""
    pieces = coatl.pieces
    cells = next((c for c in (5, 3) if len(pieces) * c + 2 <= width), None)
    if cells is None:
        return (coatl_spans(coatl, width, used),)
    back, belly = [Span(" ")], [Span(" ")]
    middle = [Span(" " if coatl.head else SPACE, "dim")]
    for place, piece in enumerate(pieces):
        tapered = 0 if piece.part == "body" else 1 + (cells - 3) // 2
        blank = " " * tapered
        before, after = (blank, "") if piece.part == "head" else ("", blank)
        edge = f"edge-{piece.color.lower()}"
        back.append(Span(before + BACK * (cells - tapered) + after, edge))
        belly.append(Span(before + BELLY * (cells - tapered) + after, edge))
        middle += piece_spans(piece, cells, place in used)
    if not coatl.tail:
        middle.append(Span(SPACE, "dim"))
    return back, middle, belly


def card_span(color: str) -> Span:
    """The mark of a prophecy in its card colour; the letter is in the pattern's text, the name in the inspector."""
    return Span(CARD, f"card-{color.lower()}")


def pattern_spans(pattern: Pattern, each: str) -> list[Span]:
    """A pattern in small pieces. ``each`` is the word put before the colour of a count."""
    if isinstance(pattern, Count):
        return [Span(f"{each} "), _chip(pattern.color)]
    if isinstance(pattern, Pieces):
        return [_chip(color) for color, n in pattern.counts for _ in range(n)]
    spans: list[Span] = []
    if pattern.not_before:
        spans += [Span("!"), _chip(pattern.not_before), Span(" ")]
    for token in pattern.tokens:
        spans.append(Span(GAP if token.color == "*" else token.color, _chip_style(token.color)))
        if token.plus and token.color != "*":
            spans.append(Span("+"))
    if pattern.not_after:
        spans += [Span(" !"), _chip(pattern.not_after)]
    return spans


def _chip(color: str) -> Span:
    return Span(color, _chip_style(color))


def _chip_style(color: str) -> str:
    return "dim" if color == "*" else f"piece-{color.lower()}"


def missing_text(missing: Missing) -> str:
    """What a card lacks, in letters: ``K…`` at the head end, ``…R`` at the tail end, ``+2Y`` anywhere."""
    if missing.anywhere:
        return "+" + letters(missing.anywhere)
    return letters(missing.head) + GAP + letters(missing.tail)


def letters(symbols: Iterable[str]) -> str:
    """Symbols in short: more than two alike in a row are counted, ``3Y``."""
    runs: list[list[str]] = []
    for symbol in symbols:
        if runs and runs[-1][0] == symbol:
            runs[-1].append(symbol)
        else:
            runs.append([symbol])
    return "".join(f"{len(run)}{run[0]}" if len(run) > 2 else "".join(run) for run in runs)
