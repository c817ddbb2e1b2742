"""What several panes draw: a place for the cursor, what an automatic opponent has fulfilled, points that a variant
gives, and what a pattern asks for in a few words."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_core.cards.catalog import Catalog
from coatl_core.game.coatl import VariantLine
from coatl_core.game.opponent import Opponent
from coatl_core.language.cardtext import prophecy_hint
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.valuetext import told_text
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MORE, NOTHING, Canvas, Rect, cursor
from coatl_tui.widgets.card import Card, fitted, points_ink
from coatl_tui.widgets.small_card import CHIP, draw_mark


def put_spot(canvas: Canvas, board: Board, area: Rect, item: object, digit: str = "") -> None:
    """Makes an area one that the cursor can stand on, and draws the cursor if it stands there."""
    canvas.spot(area, item, digit)
    if board.scene.item == item:
        cursor(canvas, area)


def draw_pile(canvas: Canvas, board: Board, opponent: Opponent, x: int, y: int, end: int) -> None:
    """The cards that an automatic opponent has fulfilled, the newest first."""
    x = canvas.put(x, y, board.scene.l10n("opponent-pile"), "muted") + 1
    tight = x + CHIP * len(opponent.scored) > end
    for line in reversed(opponent.scored):
        if x + CHIP - tight > end:
            canvas.put(end - 1, y, MORE, "muted")
            return
        prophecy = board.scene.view.catalog.prophecies[line.card]
        x = draw_mark(canvas, x, y, Card(prophecy))
        x = canvas.put(x, y, f"{line.points}{' ' * (not tight)}", points_ink(line.points), "card") + 1
    if not opponent.scored:
        canvas.put(x, y, NOTHING, "faint")


def draw_given(canvas: Canvas, area: Rect, line: VariantLine, catalog: Catalog, l10n: L10n) -> None:
    """What a variant gives or takes points for, in a row, with the points at its end."""
    x = canvas.right(area.right, area.y, written(line.points), points_ink(line.points))
    told = told_text(line.message, line.values, catalog, l10n)
    canvas.put(area.x, area.y, fitted(told, x - area.x - 1), "muted")


def pattern_hint(board: Board, card: str, width: int) -> str:
    """What a pattern asks for, in a few words; nothing if they have no room on a card of this width."""
    prophecy = board.scene.view.catalog.prophecies.get(card)
    if prophecy is None:
        return ""
    texts = (prophecy_hint(prophecy, board.scene.l10n, short=short) for short in (False, True))
    return next((text for text in texts if cell_len(text) <= width - 2), "")
