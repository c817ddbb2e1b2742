"""What variants show beside the table: a band of one or two rows, or a box below the news; all of it in a box over the
table while it has the focus."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.language.optiontext import variant_title
from coatl_core.language.valuetext import shown_values
from coatl_core.play.things import PanelItem
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.table.layout import Layout
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, box, heading
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.linebreaks import wrap

_WIDTH = 76
"""The columns of the box over the table where there is room beside it."""
_LEFT_OUT = 5
"""The cells for how many lines have no room."""


@frozen
class _Line:
    """A line of the variant with this name: its place among the variant's lines, the item, and what it says."""

    name: str
    place: int
    item: PanelItem
    text: str


@frozen
class _Row:
    """A row of the box: the name of a variant, or a part of a line, which is the item for the cursor."""

    text: str
    item: PanelItem | None = None


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
    """The lines one after the other, each variant's after its name; what has no room is counted. Of several variants
    the first lines come before the second ones."""
    canvas.fill(area, "bar")
    begin = canvas.put(area.x, area.y, f" {board.letter('panel')} ", "bold key", "pill") + 1
    told = [*_told(board.scene)]
    shown: tuple[_Placed, ...] = ()
    full: set[str] = set()
    for line in sorted(told, key=lambda line: line.place):
        if line.name in full:  # its lines before this one have had no room
            continue
        wanted = sorted((*(line for *_, line in shown), line), key=lambda line: line.item.number)
        placed = _flow(wanted, begin, area, _LEFT_OUT * (len(wanted) < len(told)), cut=not shown)
        if placed is None:
            full.add(line.name)
        else:
            shown = placed
    for x, y, lead, line in shown:
        x = canvas.put(x, y, lead, "muted" if line.place == 0 else "faint")
        text = fitted(line.text, area.right - 1 - _LEFT_OUT * (len(shown) < len(told)) - x)
        canvas.spot(Rect(x, y, cell_len(text), 1), line.item)
        canvas.put(x, y, text, "text")
    if len(shown) < len(told):
        canvas.right(area.right - 1, area.bottom - 1, f"{MORE} {len(told) - len(shown)}", "bold key")
    seen = {line.item for *_, line in shown}
    for line in told:
        if line.item not in seen:  # the cursor may stand there, and finds its place when all is open
            canvas.spot(Rect(area.x, area.bottom, 0, 1), line.item)


_Placed: TypeAlias = tuple[int, int, str, "_Line"]
"""Where a line begins, what stands before it, and the line."""


def _flow(lines: Iterable[_Line], begin: int, area: Rect, spare: int, cut: bool) -> tuple[_Placed, ...] | None:
    """Where these lines lie in a band, from the column ``begin`` on, with ``spare`` cells left in the last row; None if
    they have no room. With ``cut`` a line alone always has."""
    placed: list[_Placed] = []
    x, y, end = begin, area.y, area.right - 1
    for line in lines:
        name = f"{line.name}  " if line.place == 0 else ""
        lead = name if x == begin else f"   {name}" if name else " · "
        need = cell_len(lead) + cell_len(line.text)
        if x + need > end - spare * (y == area.bottom - 1) and not cut:
            x, y, lead = begin, y + 1, name
            need = cell_len(lead) + cell_len(line.text)
            if y == area.bottom or x + need > end - spare * (y == area.bottom - 1):
                return None
        placed.append((x, y, lead, line))
        x += need
    return tuple(placed)


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


def _told(scene: Scene) -> Iterator[_Line]:
    """All lines, in order."""
    number = 0
    for variant, lines in scene.panel:
        name = variant_title(variant.id, scene.l10n)
        for place, line in enumerate(lines):
            number += 1
            text = scene.l10n(line.message, **shown_values(line.values, scene.view.catalog, scene.l10n))
            yield _Line(name, place, PanelItem(number), text)


def _rows(scene: Scene, width: int) -> list[_Row]:
    """The rows of the box in this width: of several variants each has its name above its lines."""
    rows: list[_Row] = []
    indent = "  " if len(scene.panel) > 1 else ""
    for line in _told(scene):
        if indent and line.place == 0:
            rows.append(_Row(line.name))
        rows += [_Row(indent + text, line.item) for text in wrap(line.text, width - len(indent))]
    return rows
