"""What can be done in a turn, for those who have no coatl yet."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import Canvas, Rect

TIPS = (("go-supply", "take"), ("go-prophecies", "choose"), ("go-coatls", "assemble"))
"""The commands of the panes in which a turn is made, and the words for it."""
_APARTS = (3, 2)
"""The cells between two of them in a row, the roomiest first."""


def gives_tips(board: Board) -> bool:
    """Whether somebody looks who has no coatl yet, and may be told what can be done."""
    return not board.scene.table.coatls and "worth" not in board.hidden and board.scene.shows_own


def draw_tips(canvas: Canvas, board: Board, area: Rect, log: int) -> None:
    """A row for each; the last one leaves so many cells for the way to the log."""
    l10n = board.scene.l10n
    words = [l10n(f"status-{word}") for _, word in TIPS]
    left = area.x + 4 + max(map(cell_len, words)) + 1
    for y, ((id, word), name) in enumerate(zip(TIPS, words, strict=True), area.y):
        canvas.put(area.x, y, f" {board.letter(id)} ", "bold key", "pill")
        canvas.put(area.x + 4, y, name, "text")
        room = area.right - left - (log + 1) * (y == area.bottom - 1)
        text = l10n(f"tip-{word}-short")
        canvas.put(left, y, text if cell_len(text) <= room else "", "muted")


def draw_tips_in_row(canvas: Canvas, board: Board, area: Rect) -> None:
    """All of them in one row; the last ones without what they mean if there is no room for it."""
    l10n = board.scene.l10n
    parts = [(board.letter(id), l10n(f"status-{word}"), l10n(f"tip-{word}-short")) for id, word in TIPS]
    least = [sum(map(cell_len, part[:2])) + 1 for part in parts]
    whole = [cells + 1 + cell_len(part[2]) for cells, part in zip(least, parts, strict=True)]
    widths = [
        (sum(whole[:n] + least[n:]) + apart * (len(parts) - 1), n, apart) for n in (3, 2, 1, 0) for apart in _APARTS
    ]
    told, apart = next(((n, apart) for width, n, apart in widths if width <= area.width), (0, 0))
    x = area.x
    for number, (key, name, text) in enumerate(parts if apart else ()):
        x = canvas.put(x, area.y, f"{key} ", "bold key")
        x = canvas.put(x, area.y, name, "text")
        x = canvas.put(x, area.y, f" {text}" if number < told else "", "muted") + apart
