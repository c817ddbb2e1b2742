"""Draws a view as a picture for notebooks: the lines of ``viewtext``, with pieces, coatls and cards drawn in them.

The picture is SVG, and needs no font but one of fixed width. A piece has the letter of its colour on it, a head points
to the left and has an eye, a tail points to the right. Loose pieces are named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.files.sanitize import plain
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.phrases import Cards, Held, Needs, Pieces, Player, Points, Whole, parts_of
from coatl_core.language.valuetext import MARKED
from coatl_core.language.viewtext import view_text

CHARACTER, LINE, EDGE = 8.4, 24, 16
"""The width of a character, the height of a line, and the edge around all of it."""
PIECE, HEIGHT, POINT = 22, 18, 6
"""The width and the height of a piece, and how much of it is the point of a head or a tail."""
GROUND, TEXT, TEMPLE = "#f7f2e8", "#22252a", "#7d6a45"
COLORS = {
    "B": ("#1f66b5", "#ffffff"),
    "G": ("#0f8457", "#ffffff"),
    "K": ("#24272d", "#ffffff"),
    "R": ("#cc4318", "#ffffff"),
    "Y": ("#e3b505", "#1d1800"),
}
"""Each colour, and that of a letter on it."""
_CARD = re.compile(r"[a-z0-9-]+:[a-z0-9-]+")


def view_svg(seen: PlayerView, l10n: L10n) -> str:
    """Returns the table as one seat may see it, as an SVG: the lines of ``view_text``, drawn."""
    drawn, width = list[str](), 0.0
    lines = view_text(seen, l10n, MARKED).split("\n")
    for number, line in enumerate(lines):
        x, y = float(EDGE), EDGE + LINE * (number + 0.5)
        for part, size in _parts(line, seen, l10n):
            drawn.append(part.format(x=x, y=y))
            x += size
        width = max(width, x)
    height = 2 * EDGE + LINE * len(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width + EDGE:.0f}" height="{height}" role="img" '
        f'viewBox="0 0 {width + EDGE:.0f} {height}" font-family="monospace" font-size="14" xml:space="preserve">'
        f"<title>{escape(lines[0])}</title>"
        f'<rect width="100%" height="100%" fill="{GROUND}"/>{"".join(drawn)}</svg>'
    )


def _parts(line: str, seen: PlayerView, l10n: L10n) -> Iterator[tuple[str, float]]:
    """Yields the parts of a line, each to be put at a place (``x``, ``y``), with its width."""
    for part in parts_of(line):
        match part:
            case str():
                yield from _words(part, seen.catalog)
            case Pieces(kinds=kinds):
                for kind in kinds:
                    yield _piece(kind), PIECE + 4
            case Whole(coatl=coatl):
                yield from ((_piece(kind), PIECE) for kind in coatl.pieces)
            case Cards(ids=ids):
                yield from _words(" ".join(ids), seen.catalog)
            case Held(id=id):
                yield from _words(id, seen.catalog)
            case Needs(symbols=symbols):
                yield from _text(" ".join(symbols), TEXT)
            case Points(points=points):
                yield from _text(l10n("phrase-points", points=points), TEXT)
            case Player(seat=seat):
                yield from _text(plain(seen.players[seat].name), TEXT)


def _words(text: str, catalog: Catalog) -> Iterator[tuple[str, float]]:
    """Yields a text, with the ids of cards as small cards in it."""
    at = 0
    for found in _CARD.finditer(text):
        if found[0] in catalog:
            yield from _text(text[at : found.start()], TEXT)
            yield _card(found[0], catalog), CHARACTER * len(found[0])
            at = found.end()
    yield from _text(text[at:], TEXT)


def _text(text: str, color: str) -> Iterator[tuple[str, float]]:
    if text:
        yield _written(text, color), CHARACTER * len(text)


def _written(text: str, color: str) -> str:
    length = f'{CHARACTER * len(text):.1f}" lengthAdjust="spacingAndGlyphs'
    return f'<text x="{{x:.1f}}" y="{{y}}" dy="5" textLength="{length}" fill="{color}">{_safe(text)}</text>'


def _safe(text: str) -> str:
    """A text as it stands in an SVG that is still to be put at its place."""
    return escape(text).replace("{", "{{").replace("}", "}}")


def _card(id: str, catalog: Catalog) -> str:
    prophecy = catalog.prophecies.get(id)
    ground, ink = COLORS[prophecy.color] if prophecy is not None else (TEMPLE, "#ffffff")
    size = f'width="{CHARACTER * len(id) + 4:.1f}" height="{HEIGHT}" rx="3" fill="{ground}"'
    return f'<rect x="{{x:.1f}}" y="{{y}}" transform="translate(-2,-{HEIGHT // 2})" {size}/>{_written(id, ink)}'


def _piece(kind: Piece) -> str:
    (ground, ink), top, right = COLORS[kind.color], HEIGHT // 2, PIECE - 1
    head, tail = kind.part == "head", kind.part == "tail"
    corners = [(POINT, -top), (0, 0), (POINT, top)] if head else [(0, -top), (0, top)]
    corners += [(right - POINT, top), (right, 0), (right - POINT, -top)] if tail else [(right, top), (right, -top)]
    path = " ".join(f"{x},{y}" for x, y in corners)
    eye = f'<circle cx="{POINT}" cy="-4" r="1.5" fill="{ink}"/>' if head else ""
    middle = right / 2 + POINT / 2 * (head - tail)
    letter = f'<text x="{middle}" y="5" text-anchor="middle" fill="{ink}">{_safe(kind.color)}</text>'
    return f'<g transform="translate({{x:.1f}},{{y}})"><polygon points="{path}" fill="{ground}"/>{eye}{letter}</g>'
