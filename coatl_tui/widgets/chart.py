"""A small chart: a bar for each game with its points, beside it one of another player, and below them a mark if the
game was won."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.signs import Signs

WON, LOST = "+", "·"
_BLOCKS = " ▁▂▃▄▅▆▇█"
"""A cell filled from below by so many eighths."""
_DIGITS = ".123456789"
"""The same where there are only characters."""
_STEP = 10
"""The scale ends at a multiple of this, so that it can be halved."""
_FEW = 3
"""Up to so many rows of bars all are used; of more an even number, so that the scale has a value in its middle."""
_PITCHES = {6: (3, 2), 4: (2, 1), 3: (2, 0), 2: (1, 0)}
"""The columns of a game with the gap after it, the best first: those of its own bar, and of the one of the others."""
_BROAD = 6
"""Those of a game that has its points above its bar."""
OWN, BEST, OTHERS = "player-0", "points", "muted"
"""The inks of the bars: the own ones, the best of them, and those of the others."""


@frozen
class Bar:
    """The points of one game, whether it was won, and the most points of another player, if there was one."""

    points: int
    won: bool
    other: int | None = None


def chart_width(bars: Sequence[Bar], most: int) -> int:
    """Returns how many columns a chart of these bars needs; it has ``most`` at most."""
    left = len(str(_top(bars))) + 2
    needed = (left + len(bars) * pitch - 1 for pitch in _PITCHES)
    return next((width for width in needed if width <= most), most)


def _top(bars: Sequence[Bar]) -> int:
    """The highest value of the scale."""
    values = (max(bar.points, bar.other or 0) for bar in bars)
    return max(_STEP, -(-max(values, default=0) // _STEP) * _STEP)


def draw_chart(canvas: Canvas, area: Rect, bars: Sequence[Bar]) -> int:
    """Draws the last of these bars for which there is room, the latest one at the right, with a scale at their left and
    the marks in the last row. Where a bar can have several colours, that of another player stands beside it. Returns
    how many were drawn."""
    rows = area.height - 1
    if rows > _FEW:
        rows -= rows % 2
    top, best = _top(bars), max((bar.points for bar in bars), default=0)
    left = area.x + len(str(top)) + 2
    room = area.right - left
    if rows < 1 or room < 1:
        return 0
    pitch = next((each for each in _PITCHES if len(bars) * each <= room + 1), min(_PITCHES))
    own, others = _PITCHES[pitch]
    shown = bars[-((room + 1) // pitch) :]
    for row, value in ((0, top), (rows // 2, top // 2), (rows, 0)):
        if row in (0, rows) or rows % 2 == 0:
            canvas.right(left - 2, area.y + row, str(value), "muted")
    canvas.fill(Rect(left, area.y, room, rows), "card")
    for row in range(rows):
        canvas.put(left - 1, area.y + row, "│", "line")
    for number, bar in enumerate(shown):
        x = left + number * pitch
        ink = BEST if bar.points == best else OWN
        filled = _draw_bar(canvas, Rect(x, area.y, own, rows), bar.points / top, ink)
        if others and bar.other is not None and canvas.signs.halves:
            _draw_bar(canvas, Rect(x + own, area.y, others, rows), bar.other / top, OTHERS)
        if pitch == _BROAD:
            text = f"{bar.points:^{own}}"
            if filled <= 8 * (rows - 1):
                canvas.put(x, area.y + rows - 1 - -(-filled // 8), text, f"bold {ink}")
            else:
                canvas.put(x, area.y + min(1, rows - 1), text, "bold on-points", ink)
        mark, x = WON if bar.won else LOST, x + (pitch == _BROAD)
        canvas.put(x, area.y + rows, mark, "bold good" if bar.won else "faint")
    return len(shown)


def _draw_bar(canvas: Canvas, area: Rect, part: float, ink: str) -> int:
    """Fills this part of an area from below, and returns how many eighths of a row are filled."""
    filled = round(max(0, part) * area.height * 8)
    for row in range(area.height):
        block = _BLOCKS[min(8, max(0, filled - (area.height - 1 - row) * 8))]
        canvas.put(area.x, area.y + row, block * area.width, ink)
    return filled


def blocks(values: Sequence[int], highest: int, signs: Signs) -> str:
    """Returns numbers as blocks in a line, each in a cell; ``highest`` is the one that fills nearly all of it, so that
    lines below each other do not touch."""
    levels = _DIGITS if signs.ascii_only else _BLOCKS[:-1]
    most = len(levels) - 1
    return "".join(levels[max(1, min(most, round(value * most / highest)))] for value in values)
