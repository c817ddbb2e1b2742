"""The last rows of the table: the sentence about what stands under the cursor, and the keys."""

from __future__ import annotations

import re

from rich.cells import cell_len

from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.panes.inspector import details
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.keybar import draw_bar

_APART = 120
"""From this width on the next best for a complete coatl stands in a row of its own."""


def draw_sentence(canvas: Canvas, board: Board, below: int = 0) -> None:
    """What the thing under the cursor is, and what it would bring: one sentence after the other. A message takes the
    rows that it stands ``below``; then it is muted."""
    area = board.at.sentence
    inks = {"": "text", "dim": "muted", "warn": "bold news", "good": "good"}
    x, y, end = area.x + 1, area.y + below, area.right - 1
    if y >= area.bottom:
        return
    scene = board.scene
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players)
    for number, (text, style) in enumerate(details(scene, sums=not below)):
        ink = "muted" if below else "bold text" if number == 0 else inks.get(style, "text")
        if number and board.completing is not None and area.width >= _APART and y + 1 < area.bottom:
            x, y = area.x + 1, y + 1
        for word in re.split("(?<!×) +", chips.read(text)):  # "2× 5" stays together
            if x + cell_len(word) > end and x > area.x + 1:
                if y + 1 == area.bottom:
                    canvas.put(min(x - 1, end), y, ELLIPSIS, ink)
                    return
                x, y = area.x + 1, y + 1
            x = chips.put(canvas, x, y, word, ink) + 1


def draw_keys(canvas: Canvas, board: Board) -> None:
    """The keys of what can be done now."""
    draw_bar(canvas, board.at.keys, board.keys)
