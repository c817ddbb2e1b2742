"""How cards look in the lines of the rulebook and the score sheet: their mark, and the pattern of a prophecy."""

from __future__ import annotations

from coatl_core.cards.patterns import Count, Pattern, Pieces
from coatl_tui.widgets.content import Span

CARD, TEMPLE, GAP = "■", "▲", "…"


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
