"""The status line of a game looked at again."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_tui.widgets.content import Builder, Content


def replay_status(view: PlayerView, position: int, last: int, l10n: L10n, width: int) -> Content:
    """The position of a game looked at again, among all, and at the right its turn."""
    lines = Builder(width)
    lines.add(f" {view.players[view.acting].name}", "strong")
    lines.add(f" · {l10n('replay-status', n=position, all=last)}")
    end = l10n("table-bodies-left", n=view.bodies_left(), turn=view.turn)
    lines.to(max(0, width - cell_len(end) - 3))
    lines.add("  ")
    lines.add(end, "dim")
    return lines.content()
