"""The status line above the panes: whose turn it is, what is due, and how near the end is."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_tui.table.scene import Scene
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


def status_content(scene: Scene, width: int, unsaved: str = "") -> Content:
    """Who is to act and what is due; at the right how near the end is, or why the game is not saved."""
    view, l10n = scene.view, scene.l10n
    lines = Builder(width)
    opponent = view.opponent if view.phase == "opponent" else None
    lines.add(f" {opponent.name if opponent else view.players[view.acting].name}", "strong")
    due: str = view.phase
    if due == "action" and (view.acted or view.actions_left > 1):
        due = "second" if view.acted else "first"
    elif due == "choose" and view.rules.is_hand_full(view.players[view.acting].hand_size):
        due = "end"
    lines.add(f" · {l10n(f'due-{due}', most=view.rules.kept, least=view.rules.kept_least)}")
    if unsaved:
        end = l10n("table-unsaved", reason=unsaved)
    elif view.phase == "over":
        end = ""
    elif view.last_turns is None:
        end = l10n("table-bodies-left", n=view.bodies_left(), turn=view.turn)
    elif view.is_last_turn():
        end = l10n("table-last-turn")
    else:
        end = l10n("table-end-near", n=len(view.last_turns))
    lines.to(max(0, width - cell_len(end) - 3))
    lines.add("  ")
    lines.add(end, "dim" if view.last_turns is None and not unsaved else "warn")
    return lines.content()
