"""What spans of a pane are painted as: kept, since most of what is on the table was there before."""

from __future__ import annotations

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.widget import Widget

from coatl_tui.widgets.canvas import ASCII
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.ink import ink_style

_MOST_KEPT = 16_384
"""The most spans of which it is kept."""


class Styles(dict[str, Style]):
    """The styles of a pane by the names that spans have for them; that of an empty name is the pane's own."""

    def __init__(self, pane: Widget) -> None:
        super().__init__()
        self._pane = pane

    def __missing__(self, name: str) -> Style:
        style = self[name] = ink_style(name, self._pane)
        return style


class Segments(dict[Span, Segment]):
    """What spans are painted as: their texts, in ASCII if that is wanted, in their styles, and these as ``filters``
    change them on the ground of a pane. Filters change styles, and no texts."""

    def __init__(self, styles: Styles, filters: Sequence[LineFilter], ground: Color, ascii_only: bool) -> None:
        super().__init__()
        self._styles, self._filters, self._ground, self._ascii_only = styles, filters, ground, ascii_only

    def __missing__(self, span: Span) -> Segment:
        segments = [Segment(span.text.translate(ASCII) if self._ascii_only else span.text, self._styles[span.style])]
        for each in self._filters:
            segments = each.apply(segments, self._ground)
        if len(self) == _MOST_KEPT:
            self.clear()
        segment = self[span] = segments[0]
        return segment
