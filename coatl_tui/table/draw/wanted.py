"""Which pieces the cards of the row ask for, by colour, and which two of them ask for the same: in the hand of whoever
may still choose cards, while no coatl is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.reach import Reach
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import Card, fitted
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern, draw_tile, put_found

_ASKED = 9
"""The cells before the cards that ask for a colour: its tile, and how many pieces are still to get."""
_CARD, _APART = 4, 2
"""The cells of a card's sign, and of what parts one card or one field from the next one."""
_LEAST, _ROOMY = 40, 130
"""The least cells of all of it, and those from which on tiles are larger."""
_PATTERN = 12
"""The most cells of what a card asks for."""
_GAP = 24
"""The most cells between two columns."""


def draw_wanted(canvas: Canvas, board: Board, area: Rect, titles: Sequence[str]) -> bool:
    """A row for each colour: which cards of the row ask for it, with a tile for each piece, and on which fields it
    lies; beside them the cards that ask for the same; above them the first of the ``titles`` that has room. Returns
    False, and draws nothing, if there is no card, or no room."""
    scene, l10n = board.scene, board.scene.l10n
    asking = tuple(
        _Asking(str(place), scene.view.catalog.prophecies[card], way)
        for place, card in enumerate(scene.view.row, 1)
        if card is not None and (way := scene.lacks(card, board.aim[0], scene.brought)) is not None
    )
    if not asking or area.height < 1 + len(COLORS) or area.width < _LEAST:
        return False
    fields = {color: _fields(board, color) for color in COLORS}
    wanted = _Wanted(
        asking,
        tuple((board.field_sign(n), tuple(kinds)) for n, kinds in enumerate(scene.view.supply, 1)),
        tuple(tuple(each) for each in fields.values()),
        tuple(_where(board, each) for each in fields.values()),
        (*titles,),
        tuple(l10n(message) for message in ("ahead-wanted", "ahead-wanted-short")),
        (l10n("ahead-wanted-where"), l10n("ahead-together"), board.words.each),
        (board.letter("go-prophecies"), board.letter("go-supply")),
        area.width,
        area.height,
        canvas.signs,
    )
    canvas.paste(area.x, area.y, _drawn(wanted))
    return True


def _fields(board: Board, color: str) -> list[int]:
    """The fields with a body segment of a colour."""
    supply = enumerate(board.scene.view.supply, 1)
    return [n for n, kinds in supply if any(kind.color == color and kind.part == "body" for kind in kinds)]


def _where(board: Board, fields: Sequence[int]) -> str:
    """Fields in words."""
    l10n = board.scene.l10n
    if not fields:
        return l10n("ahead-nowhere")
    signs = l10n("list-comma").join(board.field_sign(number) for number in fields)
    return l10n("ahead-fields", n=len(fields), fields=signs)


@lru_cache(64)
def _drawn(wanted: _Wanted) -> Canvas:
    """What is asked for, kept once it has been drawn: after most keys it looks the same."""
    canvas = Canvas(wanted.width, wanted.height, wanted.signs)
    wanted.draw(canvas)
    return canvas


@frozen
class _Asking:
    """A card of the row: its digit, what it is, and what it lacks."""

    digit: str
    prophecy: Prophecy
    way: Reach


_Pair: TypeAlias = tuple[_Asking, _Asking]


@frozen
class _Wanted:
    """All that is drawn: the cards, the ``fields`` with their signs and pieces, which of them have each colour, also in
    words (``where``); the texts, each in ever fewer words; and the keys of the row and of the supply board."""

    cards: tuple[_Asking, ...]
    fields: tuple[tuple[str, tuple[Piece, ...]], ...]
    having: tuple[tuple[int, ...], ...]
    where: tuple[str, ...]
    titles: tuple[str, ...]
    legends: tuple[str, ...]
    labels: tuple[str, str, str]
    keys: tuple[str, str]
    width: int
    height: int
    signs: Signs

    @property
    def _roomy(self) -> bool:
        return self.width >= _ROOMY

    @property
    def _tile(self) -> int:
        """The cells of a tile."""
        return 3 if self._roomy else 2

    def draw(self, canvas: Canvas) -> None:
        """Draws all of it."""
        canvas.fill(Rect(0, 0, self.width, self.height), "card")
        asked = {color: [each for each in self.cards if color in each.way.missing.symbols] for color in COLORS}
        (label, together, each), where = self.labels, self.where
        first = _ASKED + max(self._cards_width(color, cards) for color, cards in asked.items())
        drawn = max(sum(self._field_width(n) + _APART for n in each) for each in self.having)
        if first + _APART + max(cell_len(label), *map(cell_len, where)) >= self.width:
            label = self.keys[1]
            where = tuple(" ".join(self.fields[n - 1][0] for n in each) for each in self.having)
        as_pieces = first + _APART + max(drawn, cell_len(label)) <= self.width
        second = max(cell_len(label) + _APART, *([drawn] if as_pieces else map(cell_len, where)))
        for patterns, common in ((True, True), (False, True)):
            pairs = _Pairs.of(self.cards, self._tile, each, self.signs, patterns=patterns, common=common)
            third = max(cell_len(together), pairs.width) + 1
            spare = self.width - first - second - third - 1
            if spare >= 0:
                break
        if not pairs.pairs or spare < 0:
            third, spare = 0, self.width - first - second - 1
        gap = max(0, min(_GAP, spare // 2 if third else spare))
        left = first + gap
        self._draw_head(canvas, left)
        canvas.put(left, 0, label, "muted" if label == self.labels[0] else "bold key")
        top = 1 + (self.height > 1 + len(COLORS))
        to_get = Counter(symbol for each in self.cards for symbol in each.way.to_get)
        most = max(to_get[color] for color in COLORS)
        for y, (color, cards) in enumerate(asked.items(), top):
            draw_tile(canvas, 1, y, color, self._tile)
            canvas.right(_ASKED - 2, y, str(to_get[color]), "bold text" if to_get[color] == most else "muted")
            self._draw_cards(canvas, y, left - _APART, color, cards)
            x, fields = left, self.having[y - top]
            if not as_pieces or not fields:
                canvas.put(x, y, fitted(where[y - top], self.width - x), "text" if fields else "faint")
                continue
            for number in fields:
                x = self._draw_field(canvas, x, y, number) + _APART
        if third:
            left += second + gap
            canvas.put(left, 0, together, "muted")
            pairs.draw(canvas, left, top)

    def _draw_head(self, canvas: Canvas, end: int) -> None:
        """The title with the key of the row, and what the rows tell, as far as there is room before a column."""
        title = next((title for title in self.titles if cell_len(title) + 6 <= end), "")
        x = canvas.put(1, 0, title, "bold text") + 1
        x = canvas.put(x, 0, self.keys[0], "bold key") + 3
        canvas.put(x, 0, next((text for text in self.legends if x + cell_len(text) + _APART <= end), ""), "muted")

    def _cards_width(self, color: str, cards: Sequence[_Asking]) -> int:
        """The cells of the cards that ask for a colour."""
        return sum(_CARD + self._tile * each.way.missing.symbols.count(color) + _APART for each in cards)

    def _draw_cards(self, canvas: Canvas, y: int, end: int, color: str, cards: Sequence[_Asking]) -> None:
        x = _ASKED
        for each in cards:
            way = each.way
            found = [s for symbol, s in zip(way.missing.symbols, way.sources, strict=True) if symbol == color]
            if x + _CARD + self._tile * len(found) > end:
                canvas.put(min(x, end - 1), y, MORE, "muted")
                return
            x = _draw_card(canvas, x, y, each)
            pen = Pen(canvas.signs)
            for source in sorted(found, key=("board", "field", "").index):
                put_found(pen, color, source, self._tile)
            x = pen.paint(canvas, x, y) + _APART

    def _field_width(self, number: int) -> int:
        return self._draw_field(Canvas(0, 0, self.signs), 0, 0, number)

    def _draw_field(self, canvas: Canvas, x: int, y: int, number: int) -> int:
        """A field with its key and its pieces. Returns the column after it."""
        sign, kinds = self.fields[number - 1]
        x = canvas.put(x, y, sign, "bold key") + 1
        for kind in kinds:
            x = draw_piece(canvas, x, y, kind, Scale(1, self._tile))
        return x


@frozen
class _Pairs:
    """Two cards each that ask for the same pieces, first those that have most of them in common: with what each asks
    for, that of the first one in so many cells, or without (0); and with the pieces that they have in ``common``."""

    pairs: tuple[_Pair, ...]
    tile: int
    pattern: int
    common: bool
    each: str
    signs: Signs

    @classmethod
    def of(
        cls, cards: Sequence[_Asking], tile: int, each: str, signs: Signs, *, patterns: bool, common: bool = True
    ) -> _Pairs:
        pairs = [pair for pair in combinations(cards, 2) if _common(pair)]
        pairs = sorted(pairs, key=lambda pair: -len(_common(pair)))[: len(COLORS)]
        asked = [draw_pattern(Canvas(0, 0, signs), 0, 0, one.prophecy.pattern, each, _PATTERN, 2) for one, _ in pairs]
        return cls(tuple(pairs), tile, max(asked, default=0) if patterns else 0, common, each, signs)

    @property
    def width(self) -> int:
        """The cells that all of them take; 0 if there is none."""
        ends = [self._draw_cards(Canvas(0, 0, self.signs), 0, 0, pair) for pair in self.pairs]
        common = max((1 + self.tile * len(_common(pair)) for pair in self.pairs), default=0)
        return max(ends) + common * self.common if ends else 0

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Draws them below each other, the pieces that both ask for in a column of their own."""
        ends = [self._draw_cards(canvas, x, y + place, pair) for place, pair in enumerate(self.pairs)]
        for place, pair in enumerate(self.pairs if self.common else ()):
            at = max(ends) + 1
            for color in _common(pair):
                at = draw_tile(canvas, at, y + place, color, self.tile)

    def _draw_cards(self, canvas: Canvas, x: int, y: int, pair: _Pair) -> int:
        for card in pair:
            left = x
            x = _draw_card(canvas, x, y, card)
            if self.pattern:
                end = draw_pattern(canvas, x, y, card.prophecy.pattern, self.each, _PATTERN, 2)
                x = left + _CARD + self.pattern + _APART if card is pair[0] else end
        return x


def _draw_card(canvas: Canvas, x: int, y: int, card: _Asking) -> int:
    """A card by its digit and its colour. Returns the column after it and a blank."""
    return draw_mark(canvas, canvas.put(x, y, card.digit, "text"), y, Card(card.prophecy)) + 1


def draw_pairs(canvas: Canvas, board: Board, area: Rect, ways: Sequence[tuple[str, Prophecy, Reach]]) -> None:
    """Cards of the row that ask for the same pieces, below a title, each with its digit and what it asks for; nothing
    if there is no room for that."""
    canvas.fill(area, "card")
    cards = [_Asking(*each) for each in ways]
    pairs = _Pairs.of(cards, 2, board.words.each, canvas.signs, patterns=True)
    title = board.scene.l10n("ahead-together")
    if pairs.pairs and max(pairs.width, cell_len(title)) <= area.width and len(pairs.pairs) < area.height:
        canvas.put(area.x, area.y, title, "muted")
        pairs.draw(canvas, area.x, area.y + 1)


def _common(pair: _Pair) -> list[str]:
    """The colours of the pieces for which both cards ask."""
    one, other = (Counter(card.way.missing.symbols) for card in pair)
    return [color for color in COLORS for _ in range(min(one[color], other[color]))]
