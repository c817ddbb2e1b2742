"""Pieces, cards and points in the middle of a sentence: the one maker of phrases, for messages, reasons, hints, recap.

The core marks them in its texts (``valuetext.MARKED``). Here a mark becomes as many characters as the chip has cells,
which no line ends at, so that a text with chips is measured and broken into lines like any other; ``put`` draws the
chips in their places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.cards.temples import Temple
from coatl_core.game.coatl import Coatl
from coatl_core.language.l10n import L10n
from coatl_core.language.phrases import Cards, Drawn, Held, Needs, Pieces, Player, Points, Whole, parts_of
from coatl_core.language.valuetext import MARK_BEGIN
from coatl_tui.widgets.canvas import Canvas, drawn_row
from coatl_tui.widgets.card import Card, CardWords, fitted, requirement
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, Serpent, draw_piece, draw_serpent, piece_width, serpent_width
from coatl_tui.widgets.signs import USUAL, Signs
from coatl_tui.widgets.small_card import draw_held, draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

NAME = 12
"""The most cells that a name takes."""
_PATTERN = 14
"""The most cells that a pattern takes."""
_RUN = 34
"""The cells in which pieces in a sentence touch each other: more of them break into lines as words do."""
_COATL = 30
"""The most cells that a coatl takes at two cells a piece; a longer one has one."""
_NO_BREAK = "\N{NO-BREAK SPACE}"
_FIRST = 0xE100
"""The character that stands for the first chip of a text; the next one stands for the second, and so on."""

Draw = Callable[[Canvas, int, int], int]


def player_ink(seat: int, bold: bool = True) -> str:
    """The ink of a player's name: everyone has a colour of their own. That of ``NOBODY`` is an automatic opponent's."""
    return f"{'bold ' if bold else ''}{f'player-{seat}' if seat >= 0 else 'news'}"


@frozen
class Chip:
    """Something that is drawn in one go, and its width."""

    width: int
    draw: Draw


def measured(draw: Draw) -> Chip:
    """Returns a chip of what is drawn."""
    return Chip(draw(Canvas(0, 0), 0, 0), draw)


def text_chip(text: str, ink: str = "muted") -> Chip:
    """Returns a text as a chip."""
    return Chip(cell_len(text), lambda canvas, x, y: canvas.put(x, y, text, ink))


def runs_of(pieces: Sequence[Piece], room: int) -> list[Chip]:
    """Returns pieces that touch each other, in runs that have room."""
    many = max(1, (room - 4) // (2 + any(_gaps(pieces))))
    return [_run(pieces[at : at + many]) for at in range(0, len(pieces), many)]


def _gaps(pieces: Sequence[Piece]) -> list[bool]:
    """Whether a free cell comes before each of these pieces: a head or a tail that another piece would touch where it
    has no end would look like a body with a notch."""
    return [False, *(after.part == "head" or before.part == "tail" for before, after in pairwise(pieces))][
        : len(pieces)
    ]


def _run(pieces: Sequence[Piece]) -> Chip:
    gaps = _gaps(pieces)

    def draw(canvas: Canvas, x: int, y: int) -> int:
        for piece, gap in zip(pieces, gaps, strict=True):
            x = draw_piece(canvas, x + gap, y, piece, Scale(1, 2))
        return x

    return Chip(sum(piece_width(piece.part, Scale(1, 2)) for piece in pieces) + sum(gaps), draw)


class Chips:
    """Makes chips, and draws texts with marks. What it has read of a text is good for that text alone."""

    def __init__(self, catalog: Catalog, l10n: L10n, signs: Signs = USUAL, names: Sequence[str] = ()) -> None:
        """``names`` are those of the players, by the seat."""
        self.catalog, self.signs, self.names = catalog, signs, names
        self._words: CardWords = card_words(l10n)
        self._read: list[Chip] = []
        self.card = cache(self._card)

    def mark(self, card: str) -> Chip:
        """A card by its band alone."""
        face = self.catalog.prophecies.get(card) or self.catalog.temples[card]
        return Chip(2, lambda canvas, x, y: draw_mark(canvas, x, y, Card(face)))

    def narrow_card(self, card: str) -> Chip:
        """A card by its band and what it asks for, a cell a piece."""
        return self._card(card, 1)

    def _card(self, card: str, cells: int = 2) -> Chip:
        """A card by its band and what it asks for, with so many cells a piece."""
        prophecy = self.catalog.prophecies.get(card)
        if prophecy is None:
            return measured(lambda canvas, x, y: self._draw_temple(canvas, x, y, self.catalog.temples[card]))

        def draw(canvas: Canvas, x: int, y: int) -> int:
            x = draw_mark(canvas, x, y, Card(prophecy)) + 1
            return draw_pattern(canvas, x, y, prophecy.pattern, self._words.each, _PATTERN, cells)

        return measured(draw)

    def _draw_temple(self, canvas: Canvas, x: int, y: int, temple: Temple) -> int:
        card = Card(temple)
        x = draw_mark(canvas, x, y, card)
        for number in range(len(temple.requirements)):
            x = requirement(card, number, self._words, canvas.signs, 1).paint(canvas, x + 1, y)
        return x

    def held(self, place: int, card: str) -> Chip:
        """A card of the hand by its band and its number there."""
        face = Card(self.catalog.prophecies.get(card) or self.catalog.temples[card])
        return measured(lambda canvas, x, y: draw_held(canvas, x, y, face, place))

    def of(self, part: Drawn) -> list[Chip]:
        """What a mark stands for."""
        match part:
            case Pieces(kinds=kinds):
                return runs_of(kinds, _RUN)
            case Cards(ids=ids):
                return [self.card(id) for id in ids]
            case Held(place=place, id=id):
                return [self.held(place, id)]
            case Whole(coatl=coatl):
                return [_whole(coatl)]
            case Needs(symbols=symbols):
                return [measured(lambda canvas, x, y: _draw_needs(canvas, x, y, symbols))]
            case Points(points=points):
                return [text_chip(f"+{points}", "bold points")]
            case Player(seat=seat):
                return [text_chip(fitted(self.names[seat], NAME), player_ink(seat))]

    def read(self, text: str) -> str:
        """Returns a text in which characters of no other meaning stand for the chips that its marks are."""
        if MARK_BEGIN not in text:
            return text
        told = []
        for part in parts_of(text):
            if isinstance(part, str):
                told.append(part)
                continue
            for number, chip in enumerate(self.of(part)):
                told.append(" " * bool(number) + chr(_FIRST + len(self._read)) * chip.width)
                self._read.append(chip)
        return "".join(told)

    def put(self, canvas: Canvas, x: int, y: int, text: str, ink: str = "text") -> int:
        """Writes a text, or a part of one, as ``read`` has returned it. Returns the column after it."""
        if not self._read or text.isascii():
            return canvas.put(x, y, text, ink)
        for number, run in self._runs(text):
            if number is None:
                x = canvas.put(x, y, run, ink)
                continue
            if len(run) == self._read[number].width:  # else only a part of it has room
                self._read[number].draw(canvas, x, y)
            x += len(run)
        return x

    def chip(self, text: str, ink: str = "text") -> Chip:
        """Returns a text, or a part of one, as ``read`` has returned it, as a chip."""
        return Chip(cell_len(text), lambda canvas, x, y: self.put(canvas, x, y, text, ink))

    def lines(self, text: str, width: int, ink: str = "text") -> list[Chip]:
        """Returns a text with marks in lines of at most so many cells."""
        return [self.chip(line, ink) for line in wrap(self.read(text), width)]

    def spans(self, text: str) -> tuple[Span, ...]:
        """Returns a text with marks as spans of a line, of which the texts have no style of their own."""
        spans: list[Span] = []
        for number, run in self._runs(self.read(text)):
            if number is None:
                spans.append(Span(run))
            else:
                spans += drawn_row(lambda canvas, chip=self._read[number]: chip.draw(canvas, 0, 0), self.signs)  # type: ignore[misc]
        return tuple(spans)

    def _runs(self, text: str) -> Iterator[tuple[int | None, str]]:
        """A text, or a part of one, as ``read`` has returned it: texts, and the chips by their places in what was
        read."""
        for number, found in groupby(text.replace(_NO_BREAK, " "), lambda char: max(-1, ord(char) - _FIRST)):
            yield number if 0 <= number < len(self._read) else None, "".join(found)


@lru_cache(256)
def _whole(coatl: Coatl) -> Chip:
    serpent = Serpent(coatl.pieces)
    scale = Scale(1, 2 if serpent_width(serpent, Scale(1, 2)) <= _COATL else 1)
    return Chip(serpent_width(serpent, scale), lambda canvas, x, y: draw_serpent(canvas, x, y, serpent, scale))


def _draw_needs(canvas: Canvas, x: int, y: int, symbols: Iterable[str]) -> int:
    pen = Pen(canvas.signs)
    for symbol in symbols:
        put_found(pen, symbol, "", 3)
    return pen.paint(canvas, x, y)
