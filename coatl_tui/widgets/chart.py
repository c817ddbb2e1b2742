"""A small chart: a bar for each game with its points, and below it a mark if the game was won."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from coatl_tui.widgets.canvas import Canvas, Rect

WON, LOST = "+", "·"
_BLOCKS = " ▁▂▃▄▅▆▇█"
"""A cell filled from below by so many eighths."""
_STEP = 10
"""The scale ends at a multiple of this, so that it can be halved."""
_FEW = 3
"""Up to so many rows of bars all are used; of more an even number, so that the scale has a value in its middle."""
_THICK = 3
"""The columns of a bar of two cells with the gap after it; a thin one has one cell less."""


@frozen
class Bar:
    """The points of one game, and whether it was won."""

    points: int
    won: bool


def draw_chart(canvas: Canvas, area: Rect, bars: Sequence[Bar]) -> int:
    """Draws the last of these bars for which there is room, the latest one at the right, with a scale at their left and
    the marks in the last row. Returns how many were drawn."""
    rows = area.height - 1
    if rows > _FEW:
        rows -= rows % 2
    top = max(_STEP, -(-max((bar.points for bar in bars), default=0) // _STEP) * _STEP)
    left = area.x + len(str(top)) + 2
    room = area.right - left
    if rows < 1 or room < 1:
        return 0
    pitch = _THICK if len(bars) * _THICK <= room + 1 else _THICK - 1
    shown = bars[-((room + 1) // pitch) :]
    for row, value in ((0, top), (rows // 2, top // 2), (rows, 0)):
        if row in (0, rows) or rows % 2 == 0:
            canvas.right(left - 2, area.y + row, str(value), "muted")
    for row in range(rows):
        canvas.put(left - 1, area.y + row, "│", "line")
    for number, bar in enumerate(shown):
        x = left + number * pitch
        filled = round(max(0, bar.points) * rows * 8 / top)
        ink = "points" if bar.won else "muted"
        for row in range(rows):
            block = _BLOCKS[min(8, max(0, filled - (rows - 1 - row) * 8))]
            canvas.put(x, area.y + row, block * (pitch - 1), ink)
        mark = WON if bar.won else LOST
        canvas.put(x, area.y + rows, mark, "bold good" if bar.won else "faint")
    return len(shown)
