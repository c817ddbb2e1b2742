"""The pane of the supply board, with what is left in the bags."""

from __future__ import annotations

from coatl_core.cards.pieces import BODIES, HEADS, TAILS
from coatl_tui.table.scene import Field, Scene
from coatl_tui.widgets.cards import NEXT
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.drawing import HEAD, SPACE, TAIL, piece_spans

_COLUMN = 12


def supply_content(scene: Scene, width: int) -> Content:
    """Three body fields on each line, then the fields of heads and tails, then the bags by colour. ``*`` marks a field
    that refills the board when it is taken, ``◆`` the field an opponent would take next."""
    view, rules = scene.view, scene.view.rules
    lines = Builder(width)
    for number, pieces in enumerate(view.supply, 1):
        in_centre = number > rules.body_fields
        place = number - rules.body_fields - 1 if in_centre else number - 1
        column = (9 if in_centre else _COLUMN) * (place % (4 if in_centre else 3))
        if column == 0 and number > 1:
            lines.newline()
        lines.to(column)
        with lines.spot(Field(number), digit=str(number % 10)):
            lines.add(f"{number} ", "dim")
            for piece in pieces:
                lines.spans(piece_spans(piece))
            if not pieces:
                lines.add(SPACE.center(3) * (1 if in_centre else rules.bodies_per_field), "dim")
        if view.refilled_by(number):
            lines.add("*", "warn")
        if scene.forecast is not None and scene.forecast.field == number:
            lines.add(NEXT, "warn")
    lines.newline()
    lines.add(f" {scene.l10n('table-bag')} ", "dim")
    for piece in BODIES:
        lines.spans(piece_spans(piece, 1))
        lines.add(f"{view.bags[piece]:<3}")
    lines.newline()
    for mark, kinds in ((HEAD, HEADS), (TAIL, TAILS)):
        lines.add(f" {mark} ", "dim")
        for piece in kinds:
            lines.spans([Span(piece.color, f"piece-{piece.color.lower()}")])
            lines.add(f"{view.bags[piece]} ")
    return lines.content()
