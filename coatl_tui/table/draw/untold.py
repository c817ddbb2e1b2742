"""The hand of a secret seat of a real table, of whose cards only the number is known: a back for each."""

from __future__ import annotations

from coatl_core.play.things import Covered
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import TEMPLE, fitted


def draw_untold(canvas: Canvas, board: Board) -> None:
    """The pane of the hand, with a covered card for each that is held; where they have no room, for some of those that
    are alike."""
    own, at, l10n, limit = board.scene.view.own, board.at, board.scene.l10n, board.scene.view.limits().hand_limit
    title = l10n("pane-hand", cards=f"{own.hand_size}/{limit}")
    frame(canvas, board, at.hand, "hand", "go-hand", title, l10n("drawn-untold"), l10n("drawn-untold-short"))
    room = len(at.hand_cards.areas) - own.temples_size
    cards = [(Covered(place), place + 1) for place in range(min(own.hand_size, room))]
    cards += [(Covered(place, temple=True), limit + 1 + place) for place in range(own.temples_size)]
    for (item, key), area in zip(cards, at.hand_cards.areas, strict=False):
        digit = str(key) if key < 10 else ""
        canvas.spot(area, item, digit)
        draw = _draw_back if at.hand_cards.scale == "card" else _draw_line
        draw(canvas, board, area, item, digit)


def _draw_back(canvas: Canvas, board: Board, area: Rect, item: Covered, digit: str) -> None:
    """A covered card, with its digit and what kind of card it is."""
    ink = _ink(item)
    canvas.fill(area, "card")
    canvas.down(area.x, area.y, area.height, "▌", ink)
    _put_digit(canvas, board, area, item, digit, "card")
    text = fitted(_kind(board, item), area.width - 2)
    canvas.put(area.x + 2, area.y + area.height // 2, text, ink)


def _draw_line(canvas: Canvas, board: Board, area: Rect, item: Covered, digit: str) -> None:
    """The same in one row."""
    _put_digit(canvas, board, area, item, digit, "table")
    canvas.put(area.x + 2, area.y, "▌", _ink(item))
    canvas.put(area.x + 4, area.y, fitted(_kind(board, item), area.width - 5), _ink(item))


def _put_digit(canvas: Canvas, board: Board, area: Rect, item: Covered, digit: str, ground: str) -> None:
    """The digit of a card; the cursor stands on it."""
    ink, under = ("bold on-focus", "focus") if board.scene.item == item else ("bold text", ground)
    canvas.put(area.x + 1, area.y, digit, ink, under)


def _ink(item: Covered) -> str:
    return "temple" if item.temple else "muted"


def _kind(board: Board, item: Covered) -> str:
    """What is known of a covered card."""
    told = board.scene.l10n("drawn-covered", temple=int(item.temple))
    return f"{TEMPLE} {told}" if item.temple else told
