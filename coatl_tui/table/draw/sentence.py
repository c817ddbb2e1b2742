"""The last rows of the table: the sentence about what stands under the cursor, and the keys."""

from __future__ import annotations

import re

from rich.cells import cell_len

from coatl_tui.table.draw.board import Board
from coatl_tui.table.panes.inspector import details
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.keybar import draw_bar


def draw_sentence(canvas: Canvas, board: Board, below: int = 0) -> None:
    """What the thing under the cursor is, and what it would bring: one sentence after the other. A message takes the
    rows that it stands ``below``; then it is muted."""
    area = board.at.sentence
    inks = {"": "text", "dim": "muted", "warn": "bold news", "good": "good"}
    x, y, end = area.x + 1, area.y + below, area.right - 1
    if y >= area.bottom:
        return
    for number, (text, style) in enumerate(details(board.scene)):
        ink = "muted" if below else "bold text" if number == 0 else inks.get(style, "text")
        for word in re.split("(?<!×) +", text):  # "2× 5" stays together
            if x + cell_len(word) > end and x > area.x + 1:
                if y + 1 == area.bottom:
                    canvas.put(min(x - 1, end), y, ELLIPSIS, ink)
                    return
                x, y = area.x + 1, y + 1
            x = canvas.put(x, y, word, ink) + 1


def draw_keys(canvas: Canvas, board: Board) -> None:
    """The keys of what can be done now."""
    draw_bar(canvas, board.at.keys, board.keys)
