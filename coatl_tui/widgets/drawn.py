"""Lines of a list that are drawn when they are seen: of two thousand, a list shows a dozen."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual.app import App
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual

from coatl_tui.widgets.canvas import TABLE, Canvas
from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.signs import signs_of


class Drawn(Visual):
    """So many rows of a list, drawn on a canvas as wide as the list has room. What lies on the ground of the table lies
    on that of the line, which is another one under the cursor."""

    def __init__(self, app: App[object], rows: int, draw: Callable[[Canvas], object]) -> None:
        self._app, self._rows, self._draw = app, rows, draw

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        return container_width

    def get_height(self, rules: RulesMap, width: int) -> int:
        return self._rows

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        canvas = Canvas(width, self._rows, signs_of(self._app))
        self._draw(canvas)
        colors, line = palette(self._app), style.rich_style
        strips = []
        for spans in canvas.lines():
            segments = []
            for span in spans:
                look = paint(span.style, colors)
                if span.style.endswith(f" on {TABLE}") and not colors.plain:
                    look += line.background_style
                segments.append(Segment(span.text, look))
            strips.append(Strip(segments, width))
        return strips
