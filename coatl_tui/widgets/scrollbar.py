"""Thin scrollbars, drawn with signs that show without colours too."""

from __future__ import annotations

from typing import Any, cast

from rich.color import Color
from rich.segment import Segment, Segments
from rich.style import Style
from textual.scrollbar import ScrollBar, ScrollBarRender

from coatl_tui.textual_private import current_app
from coatl_tui.widgets.signs import signs_of

_THUMB, _TRACK = "┃", "│"
_COLOR = Color.parse("white")


class ThinBar(ScrollBarRender):
    """A heavy line on a thin one."""

    @classmethod
    def render_bar(
        cls,
        size: int = 25,
        virtual_size: float = 50,
        window_size: float = 20,
        position: float = 0,
        thickness: int = 1,
        vertical: bool = True,
        back_color: Color = _COLOR,
        bar_color: Color = _COLOR,
    ) -> Segments:
        """Returns a cell for each line of the bar. Lists do not scroll sideways, so that it is always vertical."""
        thumb, track = ("#", "|") if signs_of(current_app()).ascii_only else (_THUMB, _TRACK)
        length = max(1, round(size * window_size / virtual_size)) if virtual_size else size
        rest = max(1.0, virtual_size - window_size)
        top = round((size - length) * min(1.0, position / rest))
        cells = []
        for y in range(size):
            grabbed = top <= y < top + length
            action = "grab" if grabbed else "scroll_up" if y < top else "scroll_down"
            style = Style(color=bar_color, bgcolor=back_color, bold=grabbed, meta={"@mouse.down": action})
            cells.append(Segment((thumb if grabbed else track) * thickness, style))
        return Segments(cells, new_lines=True)


class ThinlyScrolled:
    """A widget with a thin scrollbar. To be named before Textual's own class; it is no widget itself, because Textual
    styles a widget by its first base only. Textual would rather have the bars of all apps of the process changed."""

    @property
    def vertical_scrollbar(self) -> ScrollBar:
        """The scrollbar, made when it is first asked for."""
        bar: ScrollBar = cast("Any", super()).vertical_scrollbar
        bar.renderer = ThinBar  # type: ignore[misc]  # of a class by its type, of each bar by its documentation
        return bar
