"""How a number has grown, as an area of blocks."""

from __future__ import annotations

from collections.abc import Sequence

from coatl_tui.widgets.canvas import Canvas, Rect

_BARS = " ▁▂▃▄▅▆▇█"


def draw_curve(canvas: Canvas, area: Rect, values: Sequence[int], highest: int, ink: str) -> None:
    """Draws values from left to right over the whole area; ``highest`` is the one that fills its height. Each value has
    the same share of the columns; if there are more values than columns, some are left out."""
    canvas.fill(area, "card")
    size, whole = len(values), 8 * area.height
    for column in range(area.width if size else 0):
        place = (column + 1) * size // area.width - 1 if size > area.width else column * size // area.width
        height = round(values[place] * whole / max(1, highest))
        for row in range(area.height):
            level = max(0, min(8, height - 8 * (area.height - 1 - row)))
            if level:
                canvas.put(area.x + column, area.y + row, _BARS[level], ink)
