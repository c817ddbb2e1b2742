"""The cards beside a coatl: in boxes, as chips, or a row each."""

from __future__ import annotations

from collections.abc import Sequence

from coatl_core.cards.prophecies import Prophecy
from coatl_tui.table.draw.board import Board
from coatl_tui.table.layout.areas import CardScale
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import (
    Card,
    draw_card,
    requirement,
)
from coatl_tui.widgets.small_card import CHIP, draw_beside, draw_chip, draw_levels, draw_mark
from coatl_tui.widgets.tiles import draw_lacking, draw_pattern


def card_size(area: Rect, scale: CardScale) -> tuple[int, int]:
    """The cells of a card beside a coatl, and of the gap after it."""
    sizes = {"card": (17, 1), "beside": (12 if area.width >= 64 else 11, 1), "line": (0, 0), "chip": (CHIP - 1, 1)}
    return sizes[scale]


def draw_cards_beside(
    canvas: Canvas, board: Board, area: Rect, scale: CardScale, cards: Sequence[Card], wide: int = 0
) -> int:
    """The cards beside a coatl, as ``wide`` as that (0: as usual); chips if there are too many. Returns the column
    where another one would lie."""
    width, gap = card_size(area, scale)
    width = wide or width
    if scale in ("card", "beside") and len(cards) * (width + gap) > area.width + gap:
        scale, width, gap = "chip", CHIP - 1, 1
    if scale == "line":
        _draw_lines_beside(canvas, board, area, cards)
        return area.right
    if scale == "chip":
        return _draw_chips(canvas, area, cards)
    x = area.x
    for card in cards:
        spot = Rect(x, area.y, width, area.height)
        if scale == "card":
            draw_card(canvas, spot, card, board.words)
        else:
            draw_beside(canvas, spot, card, board.words)
        x += width + gap
    return x


def _draw_lines_beside(canvas: Canvas, board: Board, area: Rect, cards: Sequence[Card]) -> None:
    """Cards beside a coatl where there are no boxes: a row each, in two columns if there are too many."""
    width = area.width - 3
    columns = 2 if len(cards) > area.height else 1
    if columns == 2 and width < 44:
        _draw_chips(canvas, area, cards)
        return
    for number, card in enumerate(cards):
        column, row = divmod(number, area.height)
        _draw_short_line(canvas, area.x + column * (width // columns), area.y + row, width // columns, card, board)


def _draw_chips(canvas: Canvas, area: Rect, cards: Sequence[Card]) -> int:
    """Cards as chips in one row. Returns the column where another one would lie."""
    x = area.x
    for card in cards:
        x = draw_chip(canvas, x, area.y + area.height // 2, card)
    return x


def _draw_short_line(canvas: Canvas, x: int, y: int, width: int, card: Card, board: Board) -> None:
    """A card in a row of 22 cells or more: its colour, pattern, levels, and what it lacks."""
    end = x + width
    x = draw_mark(canvas, x, y, card) + 1
    if not isinstance(card.face, Prophecy):
        for number in range(len(card.face.requirements)):
            x = requirement(card, number, board.words, canvas.signs, 1).paint(canvas, x, y) + 1
        return
    at = draw_pattern(canvas, x, y, card.face.pattern, board.words.each, 11, 2)
    at = draw_levels(canvas, max(x + 8, at + 1), y, card, 7) + 1
    if card.now is not None and card.now.way is not None and end - at >= 4:
        draw_lacking(canvas, at, y, card.now.way, end - at, 2)
    if card.news:
        canvas.underline(x - 3, y, 2)
