"""How numbers have grown, as areas of blocks."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.signs import Signs

BARS = " ▁▂▃▄▅▆▇█"
"""A cell filled from below by so many eighths."""
_DIGITS = ".123456789"
"""How high something is where there are only characters."""
_GROUND = "card"
_LINE = 4
"""The eighths of a row that the line of a curve is thick. It lies in the upper or the lower half of a row: a cell has
but two colours."""


@frozen
class Curve:
    """A number that grows: its ``values`` from left to right, the ink of its line, and that of the part of it that is
    still to come. The area below the line has the second one, unless it is ``solid``: then so has only what is still to
    come, and what has happened has the first one."""

    values: Sequence[int]
    ink: str
    later: str
    solid: bool = False


def place_in(column: int, width: int, size: int) -> int:
    """Returns which of so many values stands in a column of so many. Each has the same share of the columns; if there
    are more values than columns, some are left out."""
    return (column + 1) * size // width - 1 if size > width else column * size // width


def column_of(place: int, width: int, size: int) -> int:
    """Returns the first column of so many in which a value is shown, or a later one if this one is left out."""
    return -(-(place + 1) * width // size) - 1 if size > width else -(-place * width // size)


def draw_curve(canvas: Canvas, area: Rect, values: Sequence[int], highest: int, ink: str) -> None:
    """Draws values from left to right over the whole area; ``highest`` is the one that fills its height. Where there is
    nothing yet the curve is the line that it stands on."""
    canvas.fill(area, _GROUND)
    size, whole = len(values), 8 * area.height
    for column in range(area.width if size else 0):
        height = max(1, round(values[place_in(column, area.width, size)] * whole / max(1, highest)))
        for row in range(area.height):
            level = max(0, min(8, height - 8 * (area.height - 1 - row)))
            if level:
                canvas.put(area.x + column, area.y + row, BARS[level], ink)


def draw_areas(canvas: Canvas, area: Rect, curves: Sequence[Curve], highest: int, past: int) -> None:
    """Draws curves over each other, each as an area, at each place the lowest of them in front. Those of the first
    ``past`` columns have happened; the others are still to come and weaker. Where a cell cannot show two of them by its
    colours, each curve has rows of its own, as far as there are enough."""
    canvas.fill(area, _GROUND)
    if not canvas.signs.halves:
        _draw_rows(canvas, area, curves, highest, past)
        return
    halves = 2 * area.height
    for column in range(area.width):
        found: list[tuple[int, str, str]] = []
        for curve in curves:
            value = curve.values[place_in(column, area.width, len(curve.values))]
            if column < past:
                inks = (curve.ink if curve.solid else curve.later, curve.ink)
            else:
                inks = (curve.later if curve.solid else _GROUND, curve.later)
            found.append((_LINE * round(value * halves / max(1, highest)), *inks))
        found.sort(key=lambda each: each[0])
        parts = [part for top, below, line in found for part in ((top - _LINE, below), (top, line))]
        for row in range(area.height):
            _put_cell(canvas, area.x + column, area.y + row, parts, 8 * (area.height - 1 - row))


def _put_cell(canvas: Canvas, x: int, y: int, found: Sequence[tuple[int, str]], below: int) -> None:
    """One cell, with so many eighths of a row below it: what stands lowest in it, and on that what it has most of.
    ``found`` are heights, each with the ink that ends there."""
    parts: list[tuple[int, str]] = []
    begin = 0
    for height, ink in found:
        end = max(0, min(8, height - below))
        if end > begin:
            parts.append((end - begin, ink))
            begin = end
    if not parts:
        return
    if begin < 8:
        parts.append((8 - begin, _GROUND))
    (size, ink), ground = parts[0], max(parts[1:], default=(0, parts[0][1]))[1]
    canvas.put(x, y, BARS[size], ink, ground)


def rows_each(signs: Signs, height: int, count: int) -> int:
    """Returns how many rows each of so many curves has where they do not share theirs; 1 if they do."""
    return max(1, height // max(1, count)) if signs.plain and not signs.ascii_only else 1


def _draw_rows(canvas: Canvas, area: Rect, curves: Sequence[Curve], highest: int, past: int) -> None:
    shown = curves[: area.height]
    high = rows_each(canvas.signs, area.height, len(shown))
    for number, curve in enumerate(shown):
        y = area.y + number * high
        for column in range(area.width):
            value = max(0, curve.values[place_in(column, area.width, len(curve.values))])
            ink = curve.ink
            if column >= past:
                ink = "faint"
            if canvas.ascii_only:
                canvas.put(area.x + column, y, _DIGITS[-(-9 * value // max(1, highest))], ink)
                continue
            height = -(-8 * high * value // max(1, highest))
            for row in range(high):
                level = max(0, min(8, height - 8 * (high - 1 - row)))
                canvas.put(area.x + column, y + row, BARS[level], ink)
