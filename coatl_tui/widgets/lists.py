"""A list of lines, made of Textual's ``OptionList``, and what every widget with a cursor can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol, cast, runtime_checkable

from attrs import frozen
from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.strip import Strip
from textual.visual import Visual
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from coatl_tui.widgets.canvas import ASCII
from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.scrollbar import ThinlyScrolled
from coatl_tui.widgets.signs import Signs, signs_of

LEFT, RIGHT = "▐", "▌"
"""What stands at the two ends of the line under the cursor."""


_GAP = Content(" ")


@runtime_checkable
class HasCursor(Protocol):
    """A widget with a cursor that the screen's own keys move: a pane, a list or a grid."""

    @property
    def item(self) -> object:
        """What is under the cursor, or None."""

    def move(self, columns: int, lines: int) -> None:
        """Moves the cursor left or right (``columns``), or up or down (``lines``)."""

    def turn_page(self, pages: int) -> None:
        """Goes on or back by so many heights of the widget."""

    def go_digit(self, digit: str) -> bool:
        """Puts the cursor on the item with this digit. Returns False if there is none."""


@runtime_checkable
class Jumps(Protocol):
    """A widget with entries that are found by their first letter."""

    def jump(self, letter: str) -> None:
        """Goes to the next entry that begins with this letter, if there is one."""


def next_with(letter: str, names: Sequence[str], at: int | None) -> int | None:
    """Returns the index of the next name that begins with a letter, after that at ``at`` and then from the beginning;
    None if there is none."""
    after = 0 if at is None else at + 1
    found = [index for index, name in enumerate(names) if name.casefold().startswith(letter.casefold())]
    return next((index for index in found if index >= after), next(iter(found), None))


def styled(text: str, style: str) -> Content:
    """A text in a style of the palette such as ``bold muted``. It follows the theme."""
    *marks, role = style.split(" ")
    return Content.styled(text, " ".join([*marks, f"$role-{role}"]))


def spread(left: Content, right: Content, width: int) -> Content:
    """One line with a text at its left end and one at its right end. The left one is cut if there is no room."""
    left = left.truncate(width - right.cell_length - 1, ellipsis=True)
    return Content.assemble(left, " " * (width - left.cell_length - right.cell_length), right)


@frozen(eq=False)
class Line:
    """One entry of a list, perhaps several rows high. ``name`` is what it is found by; without an item it is a gap that
    the cursor leaves out. ``digit`` is its own in a list whose lines come and go: then only lines with one have any."""

    item: object = None
    prompt: Visual = _GAP
    name: str = ""
    digit: str = ""


class Guarded:
    """Textual (8.2) ends in an IndexError if a list has become shorter since the line under the mouse was drawn, and in
    a KeyError if a page is turned in a list for which the terminal has no room. To be named before ``OptionList``; it
    is no widget itself, because Textual styles a widget by its first base only."""

    option_count: int

    async def on_click(self, event: events.Click) -> None:
        option = event.style.meta.get("option")
        if option is not None and option >= self.option_count:
            event.prevent_default()

    def _move_page(self, direction: int) -> None:
        if cast("OptionList", self).scrollable_content_region:
            cast("Any", super())._move_page(direction)


class LineByLine:
    """A list or a grid whose cursor is moved with Textual's own actions. Like ``Guarded`` it is no widget itself."""

    def move(self, columns: int, lines: int) -> None:
        """Moves the cursor one line up or down; a list goes on at its other end."""
        textual = cast("Any", self)
        if columns + lines > 0:
            textual.action_cursor_down()
        else:
            textual.action_cursor_up()

    def turn_page(self, pages: int) -> None:
        """Moves the cursor by a page."""
        textual = cast("Any", self)
        if pages > 0:
            textual.action_page_down()
        else:
            textual.action_page_up()


class List(Guarded, LineByLine, ThinlyScrolled, OptionList, inherit_bindings=False):
    """Shows lines with a cursor on one of them. The screen's commands move the cursor and use what is under it, so that
    they have the keys that the player has given them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
    ]

    def __init__(self, *, id: str, moved: Callable[[], None] | None = None) -> None:
        """``moved`` is called when the cursor has moved to another line. It is a call and not a message, which would
        come after the cursor was painted."""
        self._moved = moved
        self.lines: Sequence[Line] = ()
        super().__init__(id=id, markup=False, compact=True)

    def show(self, lines: Sequence[Line]) -> None:
        """Replaces the lines. The cursor stays on the same item, or at its place if that is gone."""
        item, at, top = self.item, self.highlighted, self.scroll_offset.y
        items = [line.item for line in lines]
        moved, self._moved = self._moved, None
        self.lines = lines
        with self.prevent(OptionList.OptionHighlighted):
            self.set_options(Option(line.prompt, disabled=line.item is None) for line in lines)
            self.highlighted = items.index(item) if item is not None and item in items else at or 0
        self.scroll_to(y=top, animate=False, immediate=True)
        self.scroll_to_highlight()
        self._moved = moved

    @property
    def item(self) -> object:
        """The item under the cursor, or None."""
        at = self.highlighted
        return self.lines[at].item if at is not None and at < len(self.lines) else None

    def watch_highlighted(self, highlighted: int | None) -> None:
        super().watch_highlighted(highlighted)
        if self._moved is not None and highlighted is not None:
            self._moved()

    def go_digit(self, digit: str) -> bool:
        """Puts the cursor on the line of this number; gaps are not counted. Returns False if there is none."""
        numbered = [index for index, line in enumerate(self.lines) if line.item is not None]
        digits = [line.digit for line in self.lines if line.item is not None]
        if not any(digits):
            digits = [str((number + 1) % 10) for number in range(min(10, len(numbered)))]
        if digit not in digits:
            return False
        self.highlighted = numbered[digits.index(digit)]
        return True

    def go_item(self, item: object) -> None:
        """Puts the cursor on an item if it is there."""
        items = [line.item for line in self.lines]
        if item in items:
            self.highlighted = items.index(item)

    def jump(self, letter: str) -> None:
        """Goes to the next line whose name begins with this letter."""
        found = next_with(letter, [line.name for line in self.lines], self.highlighted)
        if found is not None:
            self.highlighted = found

    def render_line(self, y: int) -> Strip:
        return list_line(super().render_line(y), self, self.has_focus)


def _option_of(strip: Strip) -> object:
    """The index of the option that a line of the list shows a part of."""
    return next((segment.style.meta.get("option") for segment in strip if segment.style), None)


def list_line(strip: Strip, of: OptionList, has_cursor: bool) -> Strip:
    """A line of a list as it is shown: with the cursor's marks, if that is on it, and in the signs of the player."""
    at = of.highlighted
    if has_cursor and at is not None and strip and _option_of(strip) == at:
        strip = with_marks(strip, of).apply_meta({"option": at})
    return in_signs(strip, signs_of(of.app))


def with_marks(strip: Strip, widget: Widget) -> Strip:
    """The line under the cursor with a mark at either end. Where the palette has no ground of its own for the cursor,
    the line is all of one colour."""
    colors = palette(widget.app)
    if colors["card-lit"] == colors["table"]:
        lit = paint("bold on-focus on focus", colors)
        return Strip([Segment(segment.text, lit) for segment in strip], strip.cell_length)
    mark = paint("focus on card-lit", colors)
    middle = strip.crop(1, strip.cell_length - 1)
    return Strip([Segment(LEFT, mark), *middle, Segment(RIGHT, mark)], strip.cell_length)


def in_signs(strip: Strip, signs: Signs) -> Strip:
    """The line in the signs that the player has set."""
    if not signs.ascii_only:
        return strip
    return Strip([Segment(s.text.translate(ASCII), s.style) for s in strip], strip.cell_length)
