"""Where the panes of the table lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from attrs import evolve
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, WidgetPlacement
from textual.layout import Layout as TextualLayout
from textual.widget import Widget

from coatl_tui.table.draw.panel import opened
from coatl_tui.table.draw.recap import WIDEST
from coatl_tui.table.layout import LEAST, Layout, Lying, lay_out
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Rect, around


class Sized(Protocol):
    """Something that has a size, which may change."""

    @property
    def size(self) -> Size:
        """The size now."""


class Placing:
    """Says where each pane lies, for what lies on the table now. ``rows`` says how many rows an open question needs;
    ``moved`` is called when the panes are to be placed anew. ``more`` are the areas of further panes."""

    def __init__(self, screen: Sized, rows: Callable[[], int], moved: Callable[[], object]) -> None:
        self._screen = screen
        self._rows = rows
        self._moved = moved
        self._lying = Lying()
        self._open_panel: Rect | None = None
        """Where all that variants show lies while it has the focus."""
        self.above = 0
        """The rows above the sentence that a warning takes."""
        self.more: dict[str, Rect] = {}

    def at(self, width: int = 0, height: int = 0) -> Layout:
        """Where everything lies on a terminal of this size, or of the present one."""
        size = self._screen.size
        return lay_out(max(width or size.width, LEAST[0]), max(height or size.height, LEAST[1]), self._lying)

    def areas(self, width: int, height: int) -> Mapping[str, Rect]:
        """The areas of the panes, by their ids. The message takes the first row of the sentence."""
        at = self.at(width, height)
        first, last = at.sentence.y - self.above, at.sentence.bottom - 1
        table = around(at.supply, at.news, at.hand)
        log = min(WIDEST, table.width) if at.framed else table.width
        panel = self._open_panel or at.panel
        return {
            **({} if panel is None else {"panel": panel}),
            "status": at.status,
            "supply": at.supply,
            "players": around(*at.others),
            "news": at.news,
            "row": around(at.prophecies, at.temples),
            "coatls": at.coatls,
            "hand": at.hand,
            "message": Rect(0, first, at.sentence.width, 1),
            "inspector": Rect(0, first + 1, at.sentence.width, last - first),
            "keys": at.keys,
            "log": Rect(max(0, table.right - log), table.y, log, table.height),
            "choice": self._question_area(at),
            "cover": Rect(0, 0, at.status.width, at.sentence.y),
            **self.more,
        }

    def _question_area(self, at: Layout) -> Rect:
        """Where a question stands: it covers the whole hand, so that no card is cut in its middle. One that needs more
        rows begins where a coatl or their pane does, and scrolls if it needs even more."""
        bottom = at.hand.bottom if at.framed else at.sentence.y  # a message stays whole
        edges = (at.hand.y, *(place.area.y for place in reversed(at.places)), at.coatls.y)
        need = bottom - self._rows()
        top = need if at.framed and need < at.hand.y else next((y for y in edges if y <= need), at.coatls.y)
        return Rect(0, top, at.hand.width if at.framed else at.keys.width, bottom - top)

    def make_room(self, lying: Lying, opened_for: Scene | None) -> Layout:
        """Puts the panes where they belong for what lies on the table now, and returns where that is. With a scene, all
        that variants show there lies open."""
        if lying == self._lying and opened_for is None and self._open_panel is None:
            return self.at()
        before, was_open, self._lying = self.at(), self._open_panel, lying
        at = self.at()
        self._open_panel = None if opened_for is None else opened(at, opened_for)
        if at.panes != before.panes or self._open_panel != was_open:
            self._moved()
        return at if self._open_panel is None else evolve(at, panel=self._open_panel)

    def raise_sentence(self, rows: int) -> None:
        """Lets a warning take so many rows above the sentence."""
        if rows != self.above:
            self.above = rows
            self._moved()

    def put(self, id: str, area: Rect) -> None:
        """Puts a further pane on this area."""
        if self.more.get(id) != area:
            self.more[id] = area
            self._moved()


class TableLayout(TextualLayout):
    """Places each pane on its area; a pane without one is not shown."""

    name = "table"

    def __init__(self, placing: Placing) -> None:
        super().__init__()
        self._placing = placing

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        areas = self._placing.areas(size.width, size.height)
        placements = []
        for child in children:
            area = areas.get(child.id or "")
            if area is not None:
                region = Region(area.x, area.y, area.width, area.height)
                placements.append(WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, child))
        return placements
