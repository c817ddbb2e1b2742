"""Puts the panes of the table where the layout says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from coatl_tui.widgets.canvas import Rect


class Placed(Protocol):
    """A screen that says where its panes lie."""

    def areas(self, width: int, height: int) -> Mapping[str, Rect]:
        """The areas of the panes, by their ids."""


class TableLayout(Layout):
    """Places each pane on its area; a pane without one is not shown."""

    name = "table"

    def __init__(self, placed: Placed) -> None:
        super().__init__()
        self._placed = placed

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        areas = self._placed.areas(size.width, size.height)
        placements = []
        for child in children:
            area = areas.get(child.id or "")
            if area is not None:
                region = Region(area.x, area.y, area.width, area.height)
                placements.append(WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, child))
        return placements
