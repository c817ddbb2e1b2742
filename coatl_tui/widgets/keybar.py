"""The key bar: keys that can be used now, each with what it does."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen
from rich.cells import cell_len

from coatl_tui.bindings import Command
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Content

_GAP = 2
"""The free cells between two entries."""
HELP = -1
"""The rank of the help, which names all keys: it is left out last of all."""


@frozen
class Entry:
    """One or several keys, each with the command that a click on it runs (None: none), and what they do. ``right`` puts
    the entry at the right end of the bar. Where there is no room for all, those with the highest ``rank`` are left out
    first, and of these the last one."""

    keys: tuple[tuple[str, Command | None], ...]
    label: str
    rank: int = 1
    right: bool = False

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return sum(cell_len(key) + 1 for key, _ in self.keys) + cell_len(self.label)


def fitting(entries: Iterable[Entry], width: int) -> list[Entry]:
    """Returns the entries for which there is room on a bar of this width, in their order."""
    shown = list(entries)
    widths = [entry.width + _GAP for entry in shown]  # with one free cell at each end
    while sum(widths) > width:
        last = max(range(len(shown)), key=lambda at: (shown[at].rank, at))
        del shown[last], widths[last]
    return shown


def draw_bar(canvas: Canvas, area: Rect, entries: Iterable[Entry]) -> None:
    """Draws the key bar, with a spot for each key that can be clicked."""
    canvas.fill(area, "bar")
    shown = fitting(entries, area.width)
    x = area.x + 1
    for entry in shown:
        if not entry.right:
            x = _draw_entry(canvas, x, area.y, entry) + _GAP
    last = [entry for entry in shown if entry.right]
    x = area.right - 1 - sum(entry.width for entry in last) - _GAP * (len(last) - 1)
    for entry in last:
        x = _draw_entry(canvas, x, area.y, entry) + _GAP


def _draw_entry(canvas: Canvas, x: int, y: int, entry: Entry) -> int:
    for number, (key, command) in enumerate(entry.keys, 1):
        start = x
        x = canvas.put(x, y, key, "bold key")
        if number == len(entry.keys):
            x = canvas.put(x, y, f" {entry.label}", "muted")
        if command is not None:
            canvas.spot(Rect(start, y, x - start, 1), command)
        x += number < len(entry.keys)
    return x


def bar_content(entries: Iterable[Entry], width: int) -> Content:
    """Returns the key bar as the content of a pane."""
    canvas = Canvas(width, 1)
    draw_bar(canvas, Rect(0, 0, width, 1), entries)
    return canvas.content()
