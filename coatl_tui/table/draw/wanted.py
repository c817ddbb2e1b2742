"""Which pieces the cards of the row ask for, by colour, and which two of them ask for the same: in the hand of whoever
may still choose cards, while no coatl is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from attrs import define
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS
from coatl_core.game.reach import Reach
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import Card, fitted
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern, draw_tile, put_found

_ASKED = 9
"""The cells before the cards that ask for a colour: its tile, and how many pieces are still to get."""
_CARD, _APART = 4, 2
"""The cells of a card's sign, and of what parts one card or one field from the next one."""
_LEAST, _ROOMY = 40, 130
"""The least cells of all of it, and those from which on tiles are larger and cards have their patterns."""
_PATTERN = 12
"""The most cells of a pattern."""
_GAP = 24
"""The most cells between two columns."""


def draw_wanted(canvas: Canvas, board: Board, area: Rect, titles: Sequence[str]) -> bool:
    """A row for each colour: which cards of the row ask for it, with a tile for each piece, and on which fields it
    lies; beside them the cards that ask for the same; above them the first of the ``titles`` that has room. Returns
    False, and draws nothing, if there is no card, or no room."""
    wanted = _Wanted(canvas, board, area)
    if not wanted.ways or area.height < 1 + len(COLORS) or area.width < _LEAST:
        return False
    wanted.draw(titles)
    return True


@define(slots=False)
class _Wanted:
    """What is asked for, in an area."""

    canvas: Canvas
    board: Board
    area: Rect

    @property
    def _roomy(self) -> bool:
        return self.area.width >= _ROOMY

    @property
    def _tile(self) -> int:
        """The cells of a tile."""
        return 3 if self._roomy else 2

    @cached_property
    def ways(self) -> dict[int, Reach]:
        """What the cards of the row lack, by their places, with what the field under the cursor would bring."""
        scene, number = self.board.scene, self.board.aim[0]
        cards = [(place, card) for place, card in enumerate(scene.view.row) if card is not None]
        found = {place: scene.lacks(card, number, scene.brought) for place, card in cards}
        return {place: way for place, way in found.items() if way is not None}

    def draw(self, titles: Sequence[str]) -> None:
        """Draws all of it."""
        canvas, board, area, l10n = self.canvas, self.board, self.area, self.board.scene.l10n
        canvas.fill(area, "card")
        asked = {color: self._asking(color) for color in COLORS}
        fields = {color: self._fields(color) for color in COLORS}
        pairs = self._pairs()
        first = _ASKED + max(self._cards_width(color, cards) for color, cards in asked.items())
        label = l10n("ahead-wanted-where")
        drawn = max(sum(self._field_width(n) + _APART for n in each) for each in fields.values())
        told = {color: self._where(each) for color, each in fields.items()}
        if first + _APART + max(cell_len(label), *map(cell_len, told.values())) >= area.width:
            label = board.letter("go-supply")
            told = {color: " ".join(map(self._sign, each)) for color, each in fields.items()}
        as_pieces = first + _APART + max(drawn, cell_len(label)) <= area.width
        second = max(cell_len(label), *([drawn] if as_pieces else map(cell_len, told.values())))
        together = l10n("ahead-together")
        third = max(cell_len(together), *(self._pair_width(pair) for pair in pairs), 0) + 1
        spare = area.width - first - second - third - 1
        if not pairs or spare < 2 * _APART:
            third, spare = 0, area.width - first - second - 1
        gap = max(0, min(_GAP, spare // 2)) if third else max(0, min(_GAP, spare))
        left = area.x + first + gap
        title = next((title for title in titles if cell_len(title) + 6 <= left - area.x), "")
        x = canvas.put(area.x + 1, area.y, title, "bold text") + 1
        x = canvas.put(x, area.y, board.letter("go-prophecies"), "bold key") + 3
        texts = (l10n("ahead-wanted"), l10n("ahead-wanted-short"))
        canvas.put(x, area.y, next((text for text in texts if x + cell_len(text) + _APART <= left), ""), "muted")
        canvas.put(left, area.y, label, "muted")
        y = area.y + 1 + (area.height > 1 + len(COLORS))
        to_get = Counter(symbol for way in self.ways.values() for symbol in way.to_get)
        most = max((to_get[color] for color in COLORS), default=0)
        for row, color in enumerate(COLORS, y):
            draw_tile(canvas, area.x + 1, row, color, self._tile)
            ink = "bold text" if to_get[color] == most else "muted"
            canvas.right(area.x + _ASKED - 2, row, str(to_get[color]), ink)
            self._draw_cards(Rect(area.x + _ASKED, row, left - _APART - area.x - _ASKED, 1), color, asked[color])
            if not as_pieces or not fields[color]:
                canvas.put(left, row, fitted(told[color], area.right - left), "text" if fields[color] else "faint")
                continue
            x = left
            for number in fields[color]:
                x = self._draw_field(canvas, x, row, number) + _APART
        if third:
            left += second + gap
            canvas.put(left, area.y, together, "muted")
            for row, pair in enumerate(pairs, y):
                self._draw_pair(canvas, left, row, pair)

    def _asking(self, color: str) -> list[int]:
        """The places of the cards that ask for a colour."""
        return [place for place, way in self.ways.items() if color in way.missing.symbols]

    def _cards_width(self, color: str, places: Sequence[int]) -> int:
        """The cells of the cards that ask for a colour."""
        many = [self.ways[place].missing.symbols.count(color) for place in places]
        return sum(_CARD + self._tile * each + _APART for each in many)

    def _draw_cards(self, area: Rect, color: str, places: Sequence[int]) -> None:
        canvas, x = self.canvas, area.x
        for place in places:
            way = self.ways[place]
            found = [s for symbol, s in zip(way.missing.symbols, way.sources, strict=True) if symbol == color]
            if x + _CARD + self._tile * len(found) > area.right:
                canvas.put(min(x, area.right - 1), area.y, MORE, "muted")
                return
            x = self._draw_card(canvas, x, area.y, place)
            pen = Pen(canvas.signs)
            for source in sorted(found, key=("board", "field", "").index):
                put_found(pen, color, source, self._tile)
            x = pen.paint(canvas, x, area.y) + _APART

    def _draw_card(self, canvas: Canvas, x: int, y: int, place: int) -> int:
        """A card of the row by its number and its colour. Returns the column after it and a blank."""
        view = self.board.scene.view
        card = view.row[place]
        assert card is not None
        x = canvas.put(x, y, str(place + 1), "text")
        return draw_mark(canvas, x, y, Card(view.catalog.prophecies[card])) + 1

    # Fields

    def _fields(self, color: str) -> list[int]:
        """The fields with a body segment of a colour."""
        supply = self.board.scene.view.supply
        return [
            number
            for number, pieces in enumerate(supply, 1)
            if any(kind.color == color and kind.part == "body" for kind in pieces)
        ]

    def _where(self, fields: Sequence[int]) -> str:
        """Fields in words."""
        l10n = self.board.scene.l10n
        if not fields:
            return l10n("ahead-nowhere")
        signs = l10n("list-comma").join(self._sign(number) for number in fields)
        return l10n("ahead-fields", n=len(fields), fields=signs)

    def _sign(self, number: int) -> str:
        return self.board.sign(number_sign(number)) or str(number % 10)

    def _field_width(self, number: int) -> int:
        return self._draw_field(Canvas(0, 0, self.canvas.signs), 0, 0, number)

    def _draw_field(self, canvas: Canvas, x: int, y: int, number: int) -> int:
        """A field with its key and its pieces. Returns the column after it."""
        x = canvas.put(x, y, self._sign(number), "bold key") + 1
        for kind in self.board.scene.view.supply[number - 1]:
            x = draw_piece(canvas, x, y, kind, Scale(1, self._tile))
        return x

    # Cards that ask for the same

    def _pairs(self) -> list[tuple[int, int]]:
        """The places of two cards each that ask for the same pieces, first those that have most of them in common."""
        pairs = [pair for pair in combinations(self.ways, 2) if self._common(pair)]
        return sorted(pairs, key=lambda pair: -len(self._common(pair)))[: len(COLORS)]

    def _common(self, pair: tuple[int, int]) -> list[str]:
        """The colours of the pieces for which both cards ask."""
        one, other = (Counter(self.ways[place].missing.symbols) for place in pair)
        return [color for color in COLORS for _ in range(min(one[color], other[color]))]

    def _pair_width(self, pair: tuple[int, int]) -> int:
        return self._draw_pair(Canvas(0, 0, self.canvas.signs), 0, 0, pair)

    def _draw_pair(self, canvas: Canvas, x: int, y: int, pair: tuple[int, int]) -> int:
        view, words = self.board.scene.view, self.board.words
        for place in pair:
            left, card = x, view.row[place]
            x = self._draw_card(canvas, x, y, place)
            if self._roomy and card is not None:
                draw_pattern(canvas, x, y, view.catalog.prophecies[card].pattern, words.each, _PATTERN, 2)
                x = left + _CARD + _PATTERN + 1
        x += 1
        for color in self._common(pair):
            x = draw_tile(canvas, x, y, color, self._tile)
        return x
