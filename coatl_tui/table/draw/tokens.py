"""The sacrifice tokens that a player still has, as cards beside the rack of a large table."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.holdings import TOKEN
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.linebreaks import wrap

LEAST = 18
"""The least cells of a token."""
_MOST = 37


def draw_tokens(canvas: Canvas, board: Board, area: Rect) -> int:
    """Draws the tokens of the player shown in three rows, the last one at the right end. Returns the column where they
    begin, or the right end, and draws nothing, if there is no room for that or there are none."""
    scene, l10n = board.scene, board.scene.l10n
    tokens = scene.table.tokens
    if not scene.view.rules.sacrifice_tokens or not tokens or "tokens" in board.hidden or area.height < 3:
        return area.right
    width = min(_MOST, (area.width + 1) // len(tokens) - 1)
    if width < LEAST:
        return area.right
    x = first = area.right - (width + 1) * len(tokens) + 1
    key = board.key("token")
    for token in tokens:
        spot = Rect(x, area.y, width, 3)
        canvas.fill(spot, "card")
        name = wrap(f"{TOKEN} {l10n(f'token-{token}')}", width - 2)[:2]
        canvas.fill(Rect(x, area.y, width, len(name)), "pill")
        lines = wrap(l10n(f"token-{token}-does"), width - 2)
        room = 3 - len(name)
        if len(lines) > room:
            lines = [*lines[: room - 1], fitted(f"{lines[room - 1]}{ELLIPSIS}", width - 2)]
        for y, line in enumerate((*name, *lines), area.y):
            canvas.put(x + 1, y, line, "bold text" if y < area.y + len(name) else "muted")
        free = len(name) + len(lines) < 3 or cell_len(lines[-1]) + len(key) + 3 < width
        if scene.shows_own and free:
            canvas.right(x + width - 1, area.y + 2, key, "bold key")
        x += width + 1
    return first
