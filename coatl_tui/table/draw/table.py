"""The whole table, pane by pane."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.cards import draw_hand, draw_row, draw_temples
from coatl_tui.table.draw.coatls import draw_coatls
from coatl_tui.table.draw.log_pane import draw_news_or_log
from coatl_tui.table.draw.others import draw_others
from coatl_tui.table.draw.panel import draw_panel
from coatl_tui.table.draw.sentence import draw_keys, draw_sentence
from coatl_tui.table.draw.status_line import draw_status
from coatl_tui.table.draw.supply import draw_supply
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.signs import USUAL, Signs

PANES: Mapping[str, Callable[[Canvas, Board], None]] = {
    "status": draw_status,
    "panel": draw_panel,
    "supply": draw_supply,
    "players": draw_others,
    "log": draw_news_or_log,
    "row": draw_row,
    "temples": draw_temples,
    "coatls": draw_coatls,
    "hand": draw_hand,
    "inspector": draw_sentence,
    "keys": draw_keys,
}
"""The panes by their ids, each with what draws it."""


def draw_table(board: Board, signs: Signs = USUAL) -> Canvas:
    """Draws the whole table."""
    at = board.at
    canvas = Canvas(at.status.width, at.keys.bottom, signs)
    for draw in PANES.values():
        draw(canvas, board)
    return canvas
