"""The pane of the players: a line for each, with what everybody may know."""

from __future__ import annotations

from coatl_tui.table.scene import Scene, Seat
from coatl_tui.widgets.content import Builder, Content

_COLUMNS = (12, 17, 23, 29, 36)


def players_content(scene: Scene, width: int) -> Content:
    """Name, hand, temples, board, coatls and tokens of every player in turn order, below a heading."""
    view, l10n = scene.view, scene.l10n
    lines = Builder(width)
    headings = ("hand", "temples", "board", "coatls", "tokens" if view.rules.sacrifice_tokens else "")
    for column, heading in zip(_COLUMNS, headings, strict=True):
        lines.to(column)
        lines.add(l10n(f"column-{heading}") if heading else "", "dim")
    lines.newline()
    for seat in sorted(range(len(view.players)), key=view.setup.order):
        player = view.players[seat]
        style = "strong" if seat == view.acting else ""
        with lines.spot(Seat(seat)):
            lines.add(player.name, style)
            lines.to(_COLUMNS[0])
            lines.add(str(player.hand_size))
            lines.to(_COLUMNS[1])
            lines.add(str(player.temples_size))
            lines.to(_COLUMNS[2])
            lines.add(f"{len(player.board)}/{view.rules.board_spaces}")
            lines.to(_COLUMNS[3])
            lines.add(f"{player.completed}")
            growing = len(player.coatls) - player.completed
            lines.add(f"+{growing}" if growing else "", "dim")
            lines.to(_COLUMNS[4])
            lines.add("".join(l10n(f"token-{token}-short") for token in player.tokens))
        lines.newline()
    return lines.content()
