"""What the screens of one list share, at the same place on all of them: the list, beside or below it a box for what
there is to know about the entry under the cursor, and messages at the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.containers import Container
from textual.widget import Widget

from coatl_tui.screens.base import CoatlScreen, breakpoint_classes, line_pane
from coatl_tui.widgets.content import Builder, Content, paragraph
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_MOST_WIDTH, _DETAILS = 130, 46
"""The most columns that are used, with one free at each side, and those of the details where they stand beside the
list. The style sheets have the same numbers."""
_EDGES = 4
"""The columns of the border of the details, and of the blanks inside it."""


def message_content(text: str, style: str, width: int) -> Content:
    """Returns a message for a screen of this width: it begins below the left border of a list or form."""
    return paragraph(text, style, width, message_margin(width))


def message_margin(width: int) -> int:
    """Returns the columns before a message on a screen of this width."""
    return 1 + max(0, width - _MOST_WIDTH) // 2


class PageScreen(CoatlScreen):
    """A screen of one list and its details."""

    def compose_page(self, list_of_all: Widget, *more: Widget) -> Iterator[Widget]:
        """Yields the list, its details, whatever stands below these, the message and the key bar."""
        yield Container(list_of_all, Pane(id="details", can_focus=False), id="both")
        yield from more
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    @property
    def _is_wide(self) -> bool:
        """Whether the details stand beside the list. Textual gives the screen the class for that after it has told of
        its new size."""
        return "-wide" in breakpoint_classes(self.size.width, self.app.HORIZONTAL_BREAKPOINTS)

    @property
    def list_width(self) -> int:
        """The columns of the list with its border."""
        width = min(self.size.width, _MOST_WIDTH) - 2
        return width - _DETAILS - 1 if self._is_wide else width

    @property
    def details_width(self) -> int:
        """The columns for the text of the details."""
        width = _DETAILS if self._is_wide else min(self.size.width, _MOST_WIDTH) - 2
        return max(1, width - _EDGES)

    def show_details(self, title: str, texts: Iterable[tuple[str, str]]) -> None:
        """Shows sentences, each with its style, below a title."""
        lines = Builder(self.details_width)
        for text, style in texts:
            for line in wrap(text, lines.width):
                lines.add(line, style)
                lines.newline()
        self.show_content(title, lines.content())

    def show_content(self, title: str, content: Content) -> None:
        """Shows lines as the details. The title says so if there are more of them than there is room for."""
        pane = self.query_one("#details", Pane)
        more = 0 < pane.size.height < len(content.lines)
        pane.border_title = self.l10n("plugins-more", title=title) if more else title
        pane.show(content)

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(message_content(text, style, self.size.width))

    def _turn_page(self, pages: int) -> None:
        """Turns a page of the details if there are more than can be seen, as their title says, or else of the list."""
        details = self.query_one("#details", Pane)
        if len(details.content.lines) > details.size.height:
            details.turn_page(pages)
        else:
            super()._turn_page(pages)
