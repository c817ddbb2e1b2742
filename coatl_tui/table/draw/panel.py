"""What variants show beside the table: a band of one or two rows, or a box below the news; all of it in a box over the
table while it has the focus."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.offers import PanelLine
from coatl_core.language.optiontext import variant_title
from coatl_core.language.valuetext import shown_values
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.table.layout import Layout
from coatl_tui.table.scene import PanelItem, Scene
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, box, heading
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.linebreaks import wrap

_WIDTH = 76
"""The columns of the box over the table where there is room beside it."""
_LEFT_OUT = 5
"""The cells for how many lines have no room."""


@frozen
class _Row:
    """A row of the box: the name of a variant, or a part of a line, which is the item for the cursor."""

    text: str
    item: PanelItem | None = None


def line_text(line: PanelLine, scene: Scene) -> str:
    """What a line says."""
    return scene.l10n(line.message, **shown_values(line.values, scene.view.catalog, scene.l10n))


def opened(at: Layout, scene: Scene) -> Rect:
    """Where all that variants show lies while it has the focus: in its own place if that is enough, or else over the
    table, as high as it has to be."""
    home = at.panel or Rect(0, at.status.bottom, at.status.width, 1)
    boxed = _is_box(home)
    if boxed and len(_rows(scene, home.width - 4)) + 2 <= home.height:
        return home
    width = at.status.width if not at.framed else max(_WIDTH, home.width) if boxed else _WIDTH
    top = at.news.y if boxed else home.y
    rows = len(_rows(scene, width - 4)) + 2
    return Rect(home.right - width if boxed else 0, top, width, min(rows, at.sentence.y - top))


def _is_box(area: Rect) -> bool:
    """Whether there is room for a border."""
    return area.height >= 3


def draw_panel(canvas: Canvas, board: Board) -> None:
    """What variants show to the one who looks."""
    area = board.at.panel
    if area is None or not board.scene.panel:
        return
    draw = _draw_box if _is_box(area) else _draw_band
    draw(canvas, board, area)


def _draw_band(canvas: Canvas, board: Board, area: Rect) -> None:
    """The lines one after the other, each variant's after its name. What has no room is counted."""
    canvas.fill(area, "bar")
    x = canvas.put(area.x, area.y, f" {board.letter('panel')} ", "bold key", "pill") + 1
    y, begin, end = area.y, x, area.right - 1
    left = sum(len(lines) for _, lines in board.scene.panel)
    for name, item, text in _told(board.scene):
        lead = f"{name}  " if name else ""
        between = "" if x == begin else "   " if name else " · "
        need = cell_len(between) + cell_len(lead) + cell_len(text)
        last = y == area.bottom - 1
        if x + need > end - _LEFT_OUT * (last and left > 1):
            if not last:
                x, y, between = begin, y + 1, ""
            elif x > begin:
                canvas.right(end, y, f"{MORE} {left}", "bold key")
                return
        x = canvas.put(x, y, between, "faint")
        x = canvas.put(x, y, lead, "muted")
        shown = fitted(text, end - x - _LEFT_OUT * (left > 1))
        canvas.spot(Rect(x, y, cell_len(shown), 1), item)
        x = canvas.put(x, y, shown, "text")
        left -= 1


def _draw_box(canvas: Canvas, board: Board, area: Rect) -> None:
    """The lines below each other. If they have no room, those around the cursor are shown."""
    scene, focus = board.scene, board.focus == "panel"
    box(canvas, area, focus)
    parts = scene.panel
    title = scene.l10n("pane-panel") if len(parts) > 1 else variant_title(parts[0][0].id, scene.l10n)
    heading(canvas, area.x + 2, area.y, board.letter("panel"), fitted(title, area.width - 10), focus)
    inner = Rect(area.x + 2, area.y + 1, area.width - 4, area.height - 2)
    rows = _rows(scene, inner.width)
    here = [number for number, row in enumerate(rows) if row.item is not None and row.item == scene.item]
    top = max(0, min(max(here, default=0) - inner.height + 1, len(rows) - inner.height))
    for number, row in enumerate(rows):
        y = inner.y + number - top
        if inner.y <= y < inner.bottom:
            canvas.put(inner.x, y, row.text, "text" if row.item is not None else "bold muted")
        if row.item is not None and row.item != rows[number - 1].item:
            # Lines further up and down have a place outside the pane, so that the cursor can go there.
            high = sum(each.item == row.item for each in rows)
            put_spot(canvas, board, Rect(inner.x, y, inner.width, high), row.item)
    below = len(rows) - top - inner.height
    if below > 0:
        canvas.right(area.right - 2, area.bottom - 1, f" {MORE} {below} ", "bold key")


def _told(scene: Scene) -> Iterator[tuple[str, PanelItem, str]]:
    """All lines: the name of the variant before its first one, the item, and what it says."""
    number = 0
    for variant, lines in scene.panel:
        for place, line in enumerate(lines):
            number += 1
            yield variant_title(variant.id, scene.l10n) if place == 0 else "", PanelItem(number), line_text(line, scene)


def _rows(scene: Scene, width: int) -> list[_Row]:
    """The rows of the box in this width: of several variants each has its name above its lines."""
    rows: list[_Row] = []
    for name, item, text in _told(scene):
        if name and len(scene.panel) > 1:
            rows.append(_Row(name))
        rows += [_Row(line, item) for line in wrap(text, width)]
    return rows
