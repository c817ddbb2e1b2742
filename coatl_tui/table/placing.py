"""Where the panes of the table lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from attrs import evolve
from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, WidgetPlacement
from textual.layout import Layout as TextualLayout
from textual.widget import Widget

from coatl_tui.table.beside import lay_beside, lay_beside_log
from coatl_tui.table.draw.panel import opened
from coatl_tui.table.layout.areas import LEAST, Layout, Lying
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Rect, around


class Sized(Protocol):
    """Something that has a size, which may change."""

    @property
    def size(self) -> Size:
        """The size now."""


class Placing:
    """Says where each pane lies, for what lies on the table now. ``moved`` is called when the panes are to be placed
    anew. ``more`` are the areas of further panes, ``question`` is that of the open question."""

    def __init__(self, screen: Sized, moved: Callable[[], object]) -> None:
        self._screen = screen
        self._moved = moved
        self._lying = Lying()
        self._open_panel: Rect | None = None
        """Where all that variants show lies while it has the focus."""
        self._beside = 0
        """The rows of the list that lies beside the table, 0 if there is none."""
        self.above = 0
        """The rows above the sentence that a warning takes."""
        self.more: dict[str, Rect] = {}
        self.question = Rect(0, 0, 0, 0)
        self.has_log = False
        """Whether the whole log is open."""
        self.has_course = False
        """Whether there is the course of a game in the place of the hand."""

    def at(self, width: int = 0, height: int = 0) -> Layout:
        """Where everything lies on a terminal of this size, or of the present one."""
        at = self._laid_out(width, height)
        return lay_beside(at, self._beside)[0] if self._beside else at

    def _laid_out(self, width: int = 0, height: int = 0) -> Layout:
        if self.has_log:
            return lay_beside_log(*self._size(width, height), self._lying)[0]
        return lay_out(*self._size(width, height), self._lying)

    def _size(self, width: int, height: int) -> tuple[int, int]:
        size = self._screen.size
        return max(width or size.width, LEAST[0]), max(height or size.height, LEAST[1])

    def log(self, width: int = 0, height: int = 0) -> Rect:
        """Where the whole log lies."""
        return lay_beside_log(*self._size(width, height), self._lying)[1]

    def make_place_for_log(self, is_open: bool) -> None:
        """Makes place for the whole log, or takes it back."""
        if is_open != self.has_log:
            self.has_log = is_open
            self._moved()

    def beside(self, rows: int, width: int = 0, height: int = 0) -> Rect:
        """Where a list of so many rows lies beside the table."""
        return lay_beside(self._laid_out(width, height), rows)[1]

    def make_place_beside(self, rows: int) -> bool:
        """Makes place for a list of so many rows beside the table, or for none. Returns whether that has changed where
        anything lies."""
        changed = rows != self._beside
        self._beside = rows
        if changed:
            self._moved()
        return changed

    def areas(self, width: int, height: int) -> Mapping[str, Rect]:
        """The areas of the panes, by their ids. The message takes the first row of the sentence."""
        at = self.at(width, height)
        first, last = at.sentence.y - self.above, at.sentence.bottom - 1
        panel = self._open_panel or at.panel
        left_behind = [at.panel] if at.panel is not None and panel is not None and panel.y >= at.panel.bottom else []
        return {
            **({} if panel is None else {"panel": panel}),
            "status": around(at.status, *left_behind),
            "supply": at.supply,
            "players": around(*at.others),
            "news": at.news,
            "row": around(at.prophecies, at.temples),
            "coatls": at.coatls,
            "hand": at.hand,
            "message": Rect(0, first, at.sentence.width, 1),
            "inspector": Rect(0, first + 1, at.sentence.width, last - first),
            "keys": at.keys,
            "log": self.log(width, height),
            "choice": self.beside(self._beside, width, height) if self._beside else self.question,
            "cover": Rect(0, 0, at.status.width, at.sentence.y),
            **({"course": at.hand} if self.has_course else {}),
            **self.more,
        }

    def question_areas(self, about: frozenset[str]) -> list[Rect]:
        """The areas that a question may take, the first ones are the first choice: never the hand nor the own coatls,
        and no pane that it is ``about``. They are whole panes; where there are no boxes the last news give their right
        half."""
        at = self.at()
        others, end = around(*at.others), max(at.supply.bottom, at.news.bottom if not at.framed else 0)
        above = Rect(0, at.supply.y, at.status.width, end - at.supply.y)
        row = around(at.prophecies, at.temples)
        beside = [others] if at.framed else [others, Rect(others.x, others.y, others.width, end - others.y)]
        if at.design == "cards":
            beside.append(around(others, at.news))
        areas = [
            *(beside if "players" not in about else []),
            *([above] if not about & {"players", "supply"} and at.design != "large" else []),
            *([row] if "row" not in about else []),
        ]
        return areas if about & {"players", "supply", "row"} else [*areas, around(*beside, above, row)]

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
