"""A table with headings, made of Textual's ``DataTable``: a row is an item, and the cursor stands on a whole row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Literal

from attrs import field, frozen
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.coordinate import Coordinate
from textual.strip import Strip
from textual.widgets import DataTable

from coatl_tui.widgets.content import Span
from coatl_tui.widgets.ink import bare_ink, palette
from coatl_tui.widgets.lists import LineByLine, in_signs, next_with, with_marks
from coatl_tui.widgets.scrollbar import ThinlyScrolled
from coatl_tui.widgets.signs import signs_of

_MARGIN = " "
"""What stands between the mark of the cursor and the first column."""


@frozen
class Column:
    """``width`` is that of its cells, which are cut if they are longer."""

    heading: str
    width: int
    justify: Literal["left", "right"] = "left"


@frozen
class Row:
    """The cells of an item, some of several inks. ``below`` are those of its further lines, by the number of their
    column. It is found by its ``name``, or by the text of its first cell."""

    item: object
    cells: tuple[Span | tuple[Span, ...], ...]
    below: Mapping[int, Span] = field(factory=dict)
    name: str = ""


class Grid(LineByLine, ThinlyScrolled, DataTable[Text], inherit_bindings=False):
    """Shows rows with a cursor on one of them, moved and used by the screen's commands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "scroll_top", show=False),
        Binding("end", "scroll_bottom", show=False),
    ]

    DEFAULT_CSS = """
    Grid {
        width: 1fr;
        height: 1fr;
        background: $background;
        &:focus { background-tint: transparent; }
        & > .datatable--header, &:focus > .datatable--header {
            background: $background;
            background-tint: transparent;
            color: $role-muted;
            text-style: none;
        }
        & > .datatable--header-hover { background: $background; }
        & > .datatable--even-row, &:dark > .datatable--even-row { background: $background; }
        &:ansi > .datatable--header { background: ansi_default; color: ansi_default; text-style: dim; }
        & > .datatable--cursor {
            background: $block-cursor-background;
            color: $block-cursor-foreground;
            text-style: $block-cursor-text-style;
        }
    }
    """

    def __init__(self, *, id: str, moved: Callable[[], None] | None = None) -> None:
        """``moved`` is called when the cursor has moved to another row."""
        super().__init__(id=id, cursor_type="row", cursor_foreground_priority="renderable")
        self._moved = moved
        self._shown: tuple[Sequence[Column], Sequence[Row], int] = ((), (), 1)

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda _: self.show(*self._shown))

    def show(self, columns: Sequence[Column], rows: Sequence[Row], height: int = 1) -> None:
        """Replaces everything by rows of so many lines. The cursor stays on the same item, or at its place if that is
        gone."""
        item, at, top = self.item, self.cursor_row, self.scroll_offset.y
        moved, self._moved = self._moved, None
        self._shown = (columns, rows, height)
        self.clear(columns=True)
        for number, column in enumerate(columns):
            margin = _MARGIN * (number == 0)
            self.add_column(Text(margin + column.heading, justify=column.justify), width=column.width + len(margin))
        for row in rows:
            first, *others = map(self._cell, row.cells, columns)
            first.pad_left(len(_MARGIN))
            for number, span in row.below.items():
                others[number - 1] = _joined(others[number - 1], self._cell(span, columns[number]))
            self.add_row(first, *others, height=height)
        items = [row.item for row in rows]
        self.move_cursor(row=items.index(item) if item is not None and item in items else at)
        self.scroll_to(y=top, animate=False, immediate=True)
        self._moved = moved

    def _cell(self, cell: Span | tuple[Span, ...], column: Column) -> Text:
        spans, colors = (cell,) if isinstance(cell, Span) else cell, palette(self.app)
        text = Text(justify=column.justify, overflow="ellipsis", no_wrap=True)
        for span in spans:
            text.append(span.text, bare_ink(span.style, colors))
        return text

    @property
    def item(self) -> object:
        """The item under the cursor, or None."""
        rows = self._shown[1]
        return rows[self.cursor_row].item if 0 <= self.cursor_row < len(rows) else None  # -1: up, where there are none

    def watch_cursor_coordinate(self, old_coordinate: Coordinate, new_coordinate: Coordinate) -> None:
        super().watch_cursor_coordinate(old_coordinate, new_coordinate)
        if self._moved is not None and old_coordinate != new_coordinate:
            self._moved()

    def go_digit(self, digit: str) -> bool:
        """Puts the cursor on the row of this number. Returns False if there is none."""
        at = (int(digit) - 1) % 10
        if at >= self.row_count:
            return False
        self.move_cursor(row=at)
        return True

    def jump(self, letter: str) -> None:
        """Goes to the next row whose name begins with this letter."""
        found = next_with(letter, [_name(row) for row in self._shown[1]], self.cursor_row)
        if found is not None:
            self.move_cursor(row=found)

    async def on_click(self, event: events.Click) -> None:
        """The first click goes to a row, the second one uses it, wherever in the row they are."""
        event.prevent_default()
        event.stop()
        row = event.style.meta.get("row", -1)
        if row == self.cursor_row:
            self.action_select_cursor()
        elif 0 <= row < self.row_count:  # it may have become shorter since it was drawn
            self.move_cursor(row=row)

    def _line_of(self, y: int, height: int) -> int:
        """Which line of its row, of so many, stands in a line of the widget."""
        return (y + round(self.scroll_y) - self.header_height * self.show_header) % height

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        row = next((s.style.meta["row"] for s in strip if s.style and "row" in s.style.meta), -1)
        _, rows, height = self._shown
        is_here = height > 1 and row == self.cursor_row and 0 <= row < len(rows)
        if is_here and self._line_of(y, height) > bool(rows[row].below):  # the cursor does not stand on free lines
            free = Strip.blank(strip.cell_length, Style(bgcolor=self.rich_style.bgcolor))
            return free.apply_meta({"row": row, "column": 0})
        if self.has_focus and row == self.cursor_row:
            strip = with_marks(strip, self).apply_meta({"row": row, "column": 0})
        return in_signs(strip, signs_of(self.app))


def _name(row: Row) -> str:
    """What a row is found by."""
    first = row.cells[0]
    return row.name or (first.text if isinstance(first, Span) else "".join(span.text for span in first))


def _joined(above: Text, below: Text) -> Text:
    """Two lines of a cell, each in its own ink."""
    both = Text(justify=above.justify, overflow=above.overflow, no_wrap=True)
    return both.append_text(above).append("\n").append_text(below)
