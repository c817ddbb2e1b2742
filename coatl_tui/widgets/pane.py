"""The one kind of widget the table is made of: lines of styled text with a cursor of its own.

A pane shows one immutable ``Content``: its lines, and the spots on them that a cursor can stand on. It is a single
focusable widget drawn by the line API, so that a key repaints a line or two, not a tree of widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.color import Color
from textual.filter import LineFilter
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from coatl_tui.widgets.canvas import ASCII, MORE
from coatl_tui.widgets.content import Content, Span, Spot
from coatl_tui.widgets.lit import lit, lit_around, with_cursor
from coatl_tui.widgets.painted import Segments, Styles
from coatl_tui.widgets.signs import signs_of

_LEAST_RULE = 10
"""The cells of the rule of a title that are left free beside how many lines stand further down, with its sign."""
_BLANK = Span("")
_WHEEL = 3
"""The lines that the wheel of a mouse scrolls at once."""


class Pane(Widget, can_focus=True):
    """Shows a content, with a cursor on one of its spots."""

    ALLOW_SELECT = False  # dragging moves things
    ground = "table"
    """The role of the ground that texts stand on; the style sheet gives the pane the same."""

    class Resized(Message):
        """The pane has another size, and may need another content."""

        def __init__(self, pane: Pane) -> None:
            super().__init__()
            self.pane = pane

    class Clicked(Message):
        """The player has clicked on an item. ``again`` says that it is there to be used: the click before was on the
        same item, or the pane has no cursor."""

        def __init__(self, item: object, again: bool) -> None:
            super().__init__()
            self.item = item
            self.again = again

    class Dragged(Message):
        """The player has dragged an item onto another one; ``left`` says that it was dropped on its left half."""

        def __init__(self, item: object, target: object, left: bool) -> None:
            super().__init__()
            self.item = item
            self.target = target
            self.left = left

    def __init__(
        self,
        *,
        id: str,
        can_focus: bool = True,
        at_end: bool = False,
        scrollbar: bool = False,
        moved: Callable[[Pane], None] | None = None,
        scrolled: Callable[[Pane], None] | None = None,
        steered: Callable[[int, int], bool] | None = None,
    ) -> None:
        """``at_end`` shows the last lines first, ``scrollbar`` says that the last column shows where in the content
        one is. ``moved`` is called when the cursor has moved to another spot or into this pane, ``scrolled`` when
        another line stands at the top. They are calls and not messages: a message would come after the cursor was
        painted, and what the screen shows about the item would take a second frame. ``steered`` is called with how an
        arrow would move the cursor, and returns whether that means something else here."""
        super().__init__(id=id)
        self.can_focus = can_focus
        self.at_end = at_end
        self.scrollbar = scrollbar
        self._moved, self._scrolled, self._steered = moved, scrolled, steered
        self.content = Content()
        self.cursor = 0
        self.title: tuple[Span, ...] = ()
        self.corner: tuple[Span, ...] = ()
        self.boxed = False
        """Whether a box is drawn around the content, and not a rule above it."""
        self.named_below: Callable[[int], str] = str
        """How the number of lines further down is told, where there is room for it."""
        self._top = 0
        self._hover: int | None = None
        self._clicked: object = None
        self._grasped: object = None
        self._styles = Styles(self)
        self._shown: dict[int, tuple[tuple[Span, ...], Strip]] = {}
        """The lines that were painted last, each with what it was painted from."""
        self._strips: list[Strip] = []
        """All lines of the pane as they were painted last."""
        self._segments: Segments | None = None
        """What spans are painted as; None if not asked yet."""
        self._shown_for: object = None
        self._painted: object = None
        """What ``_strips`` were painted from."""
        self._inner: tuple[Size, Size] = (Size(), Size())
        """The size of the pane, and what its border and the like leave of it."""
        self._followed_at: Size | None = None
        """The size for which the pane was scrolled last."""
        self._ground: Color | None = None
        """The colour below the content; None if not asked yet."""
        self._has_gutter: bool | None = None
        """Whether the style sheet gives the pane a border or free cells around its content; None if not asked yet."""

    def show(self, content: Content, title: tuple[Span, ...] = (), corner: tuple[Span, ...] = ()) -> None:
        """Replaces what the pane shows; ``corner`` stands at the right end of the line of the title. The cursor stays
        on the same item, or near its old place if that is gone."""
        if (content, title, corner) == (self.content, self.title, self.corner):
            return
        cornered, self.corner = self.corner, corner
        item, spot, top, before = self.item, self.spot, self._top, self.content
        named, self.title, self.content = self.title, title, content
        spots = [spot.item for spot in content.spots]
        if item in spots:
            self.cursor = spots.index(item)
        self.cursor = max(0, min(self.cursor, len(spots) - 1))
        self._follow()
        if bool(named) != bool(title) or top != self._top or self._bar_differs(before):
            self.refresh()
            return
        changed = self._changes(before)
        if (named, cornered) != (title, corner) or len(before.lines) != len(
            content.lines
        ):  # it tells how many lines stand below
            changed.add(0)
        if spot != self.spot:
            changed |= self._lines_of(spot, self.spot)
        self._refresh_lines(changed)

    def _bar_differs(self, before: Content) -> bool:
        return self.scrollbar and len(before.lines) != len(self.content.lines)

    def _changes(self, before: Content) -> set[int]:
        """Returns the lines of the pane that differ from the content before."""
        head, top, old, new = self._head(), self._top, before.lines, self.content.lines
        numbers = range(top, top + self._room)
        return {
            number - top + head
            for number in numbers
            if (old[number] if number < len(old) else ()) != (new[number] if number < len(new) else ())
        }

    def _lines_of(self, *spots: Spot | None) -> set[int]:
        """The lines of the pane in which spots lie. A drawing has its cursor drawn in it."""
        return {s.line - self._top + self._head() for s in spots if s is not None and not self.content.drawn}

    def _refresh_lines(self, lines: Iterable[int]) -> None:
        """Repaints these lines of the pane; of them, only what has changed goes to the terminal."""
        width = self.size.width
        regions = [Region(0, y, width, 1) for y in lines]
        if regions:
            self.refresh(*regions)

    @property
    def spot(self) -> Spot | None:
        """The spot under the cursor."""
        spots = self.content.spots
        return spots[self.cursor] if self.cursor < len(spots) else None

    @property
    def item(self) -> object:
        """The item under the cursor, or None."""
        spot = self.spot
        return spot.item if spot is not None else None

    @property
    def top(self) -> int:
        """The line of the content at the top."""
        return self._top

    # Drawing

    @property
    def size(self) -> Size:
        """The size of what is inside the border. Textual asks the whole screen for it each time."""
        if self._inner[0] is not self.outer_size:
            width, height = self.styles.gutter.totals
            whole = self.outer_size
            self._inner = whole, Size(max(0, whole.width - width), max(0, whole.height - height))
        return self._inner[1]

    def notify_style_update(self) -> None:
        self._styles.clear()
        self._shown.clear()
        self._inner = Size(), Size()
        self._has_gutter = self._ground = self._painted = self._segments = None
        super().notify_style_update()

    def _head(self) -> int:
        """How many lines the title takes."""
        return 1 if self.title or self.boxed else 0

    @property
    def _room(self) -> int:
        """How many lines of the content can be seen."""
        return max(1, self.size.height - self._head() - self.boxed)

    def render_lines(self, crop: Region) -> list[Strip]:
        """As Textual does it, but quicker for a pane that shows nothing but its content: it asks for no borders and
        the like for every line of every pane whenever something far below is painted anew."""
        if self.size != self._followed_at and self._scrolled is None:  # Textual tells of a size after its first frame
            self._follow()
        plain = self.content.drawn or not self.content.spots
        if self._has_gutter is None:
            self._has_gutter = self.gutter.totals != (0, 0)
        if not plain or self._has_gutter or self.scrollbar or self._hover is not None:
            return super().render_lines(crop)
        size, filters, signs = self.outer_size, self.get_line_filters(), signs_of(self.app)
        shown_for = (size, signs, filters)
        if shown_for != self._shown_for:
            self._shown.clear()
            self._shown_for, self._painted, self._segments = shown_for, None, None
        painted = (self.content, self._top, self.title, self.corner, self.boxed, self.has_focus)
        if painted != self._painted:
            self._strips = self._paint_lines(size, filters, signs.ascii_only)
            self._painted = painted
        strips = self._strips[crop.y : crop.bottom]
        return strips if crop.width == size.width else [strip.crop(*crop.column_span) for strip in strips]

    def _paint_lines(self, size: Size, filters: Sequence[LineFilter], ascii_only: bool) -> list[Strip]:
        """All lines of a pane that has no gutter, no scrollbar and nothing lit; those that have not changed are not
        painted again."""
        if self._ground is None:
            self._ground = self.background_colors[1]
        if self._segments is None:
            self._segments = Segments(self._styles, filters, self._ground, ascii_only)
        head, lines, shown, made = self._head(), self.content.lines, self._shown, self._segments
        first = self._top - head
        strips = []
        for y in range(size.height):
            framed = y < head or self.boxed  # what is drawn there does not depend on a line alone
            spans = lines[first + y] if not framed and first + y < len(lines) else ()
            kept = None if framed else shown.get(y)
            if kept is not None and kept[0] == spans:
                strips.append(kept[1])
                continue
            if framed:
                strip = self.render_line(y)
                for each in filters:
                    strip = strip.apply_filter(each, self._ground)
            elif self.content.width == size.width and spans:
                strip = Strip([made[span] for span in spans], size.width)
            else:
                strip = Strip([made[span] for span in spans]).adjust_cell_length(size.width, made[_BLANK].style)
            if not framed:
                shown[y] = spans, strip
            strips.append(strip)
        return strips

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        head = self._head()
        base = self._styles[""]
        if y < head:
            return self._render_title(width, base)
        if self.boxed:
            return self._render_boxed(y, width, base)
        return self._strip(self._line(y, width, base), width, base)

    def _render_boxed(self, y: int, width: int, base: Style) -> Strip:
        border = self._border()
        if y == self.size.height - 1:
            return self._strip([Segment(f"╰{'─' * (width - 2)}╯", border)], width, base)
        inside = Strip(self._line(y, width - 2, base)).adjust_cell_length(width - 2, base)
        return self._strip([Segment("│", border), *inside, Segment("│", border)], width, base)

    def _border(self) -> Style:
        return self._styles["focus" if self.has_focus or self.at_end else "line"]  # a log has no cursor, but the keys

    def _line(self, y: int, width: int, base: Style) -> list[Segment]:
        """The line of the content in this row of the pane."""
        head = self._head()
        number = y - head + self._top
        spans = self.content.lines[number] if number < len(self.content.lines) else ()
        segments = [Segment(span.text, self._styles[span.style]) for span in spans]
        spot = self.spot
        if spot is not None and spot.line == number and self.has_focus and not self.content.drawn:
            segments = with_cursor(segments, spot, self._styles.__getitem__)
        elif self._hover is not None and self._hover < len(self.content.spots):
            hovered = self.content.spots[self._hover]
            if self.content.drawn:
                if hovered.line <= number < hovered.line + hovered.height:
                    segments = lit_around(segments, hovered, self._styles.__getitem__)
            elif hovered.line == number:
                segments = lit(segments, hovered, Style(bgcolor=self._styles["hover"].bgcolor), base)
        if self.scrollbar:
            segments = self._with_scrollbar(segments, y - head, width, base)
        return segments

    def _with_scrollbar(self, segments: list[Segment], row: int, width: int, base: Style) -> list[Segment]:
        """The line with its part of the scrollbar in the last column, if there is anything to scroll."""
        room, all = self._room, len(self.content.lines)
        if all <= room:
            return segments
        size = max(1, room * room // all)
        first = round((room - size) * self._top / (all - room))
        thumb = first <= row < first + size
        bar = Segment("█", self._styles["muted"]) if thumb else Segment("│", self._styles["line"])
        return [*Strip(segments).adjust_cell_length(width - 1, base), bar]

    def _strip(self, segments: list[Segment], width: int, base: Style) -> Strip:
        if signs_of(self.app).ascii_only:
            segments = [Segment(s.text.translate(ASCII), s.style) for s in segments]
        if self.content.width == width and not self.boxed:
            return Strip(segments, width)
        return Strip(segments).adjust_cell_length(width, base)

    def _render_title(self, width: int, base: Style) -> Strip:
        """The title in a rule, or in the upper border of the box; heavy or in the colour of the focus."""
        border = self._border()
        line = "━" if self.has_focus and not self.boxed else "─"
        title = [Span(f" {self.title[0].text}", self.title[0].style), *self.title[1:]] if self.title else []
        names = {"title": "strong", "": "strong"} if self.has_focus else {"": "title"}
        segments = [Segment(f"╭{line}" if self.boxed else line * 2, border)]
        segments += [Segment(span.text, self._styles[names.get(span.style, span.style)]) for span in title]
        below = len(self.content.lines) - self._top - self._room
        named = self.named_below(below) if below > 0 else ""
        corner = [Span(f" {self.corner[0].text}", self.corner[0].style), *self.corner[1:]] if self.corner else []
        if _width(segments) + cell_len(named) + sum(cell_len(span.text) for span in corner) + _LEAST_RULE > width:
            named = str(below)
        if below > 0:
            corner.insert(0, Span(f" {MORE} {named}{' ·' if corner else ''}", "dim"))
        end = [*(Segment(span.text, self._styles[span.style]) for span in corner)]
        end.append(Segment((" " if corner else "") + (f"{line}╮" if self.boxed else line * 2), border))
        segments.append(Segment(" " if title else "", border))
        segments.append(Segment(line * max(0, width - _width(segments) - _width(end)), border))
        return self._strip([*segments, *end], width, base)

    def _follow(self) -> None:
        """Scrolls so that the cursor can be seen. A log, which has none, is shown at its end."""
        self._followed_at = self.size
        room, before = self._room, self._top
        spot = self.spot
        if spot is None:
            self._top = max(0, len(self.content.lines) - room) if self.at_end else self._top
        elif spot.line < self._top:
            self._top = spot.line
        elif spot.line + spot.height > self._top + room:
            self._top = min(spot.line, spot.line + spot.height - room)
        self._show_from(self._top)
        if self._top != before:
            self.refresh()

    def _show_from(self, top: int) -> None:
        room = self._room
        top = max(0, min(top, len(self.content.lines) - room))
        if top != self._top:
            self._top = top
            self.refresh()
            if self._scrolled is not None:
                self._scrolled(self)

    def on_resize(self) -> None:
        self._follow()
        self.post_message(self.Resized(self))

    def on_focus(self) -> None:
        self.refresh()
        self._call_moved()

    def on_blur(self) -> None:
        self._clicked = None
        self.refresh()

    # Moving

    def go(self, index: int) -> None:
        """Puts the cursor on the spot of this index."""
        if index == self.cursor or not 0 <= index < len(self.content.spots):
            return
        old, top = self.spot, self._top
        self.cursor = index
        self._follow()
        if top != self._top or old is None:
            self.refresh()
        else:
            self._refresh_lines(self._lines_of(old, self.spot))
        self._call_moved()

    def _call_moved(self) -> None:
        if self._moved is not None:
            self._moved(self)

    def move(self, columns: int, lines: int) -> None:
        """Moves the cursor one spot left or right (``columns``), or up or down (``lines``)."""
        if self._steered is not None and self._steered(columns, lines):
            return
        spot = self.spot
        if spot is None:
            self._show_from(self._top + lines)
            return
        if columns:
            self.go(self.cursor + columns)
            return
        others = [s for s in self.content.spots if (s.line - spot.line) * lines > 0]
        if others:
            near = min(others, key=lambda s: (abs(s.line - spot.line), abs(s.start - spot.start)))
            self.go(self.content.spots.index(near))
        else:  # what stands above the first spot and below the last one is to be seen, too
            self._show_from(self._top + lines)

    def turn_page(self, pages: int) -> None:
        """Scrolls by so many heights of the pane. The cursor comes along."""
        self.show_from(self._top + pages * max(1, self._room - 1))

    def show_from(self, line: int) -> None:
        """Scrolls so that this line of the content stands at the top, as far as there are lines. A cursor that could
        not be seen any more goes to the nearest spot that can."""
        self._show_from(line)
        spot, room = self.spot, self._room
        if spot is None or self._top <= spot.line < self._top + room:
            return
        seen = [s for s in self.content.spots if self._top <= s.line < self._top + room]
        if seen:
            self.go(self.content.spots.index(min(seen, key=lambda s: abs(s.line - spot.line))))

    def go_digit(self, digit: str) -> bool:
        """Puts the cursor on the spot with this digit. Returns False if there is none."""
        item = self.numbered(digit)
        if item is not None:
            self.go_item(item)
        return item is not None

    def numbered(self, digit: str) -> object:
        """The item whose spot has this digit, or None."""
        return next((spot.item for spot in self.content.spots if spot.digit == digit), None)

    def has_item(self, item: object) -> bool:
        """Whether an item lies there."""
        return any(spot.item == item for spot in self.content.spots)

    def go_item(self, item: object) -> None:
        """Puts the cursor on an item, if it is there."""
        for index, spot in enumerate(self.content.spots):
            if spot.item == item:
                self.go(index)
                return

    def on_mouse_down(self, event: events.MouseDown) -> None:
        index = self._index_at(event)
        self._grasped = None if index is None else self.content.spots[index].item

    def on_click(self, event: events.Click) -> None:
        event.stop()
        grasped, self._grasped = self._grasped, None
        index = self._index_at(event)
        if index is None:
            return
        spot = self.content.spots[index]
        if grasped is not None and grasped != spot.item:
            self._clicked = None
            left = event.x - self.gutter.left - self.boxed < spot.start + spot.width / 2
            self.post_message(self.Dragged(grasped, spot.item, left))
            return
        again = not self.can_focus or (index == self.cursor and spot.item == self._clicked)
        self._clicked = None if again else spot.item
        self.go(index)
        self.post_message(self.Clicked(spot.item, again))

    def _index_at(self, event: events.MouseEvent) -> int | None:
        """The index of the spot under the mouse."""
        x, row = event.x - self.gutter.left - self.boxed, event.y - self.gutter.top - self._head()
        line = row + self._top if 0 <= row < self._room else -1
        for index, spot in enumerate(self.content.spots):
            if spot.line <= line < spot.line + spot.height and spot.start - 1 <= x < spot.start + spot.width:
                return index
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._show_hover(self._index_at(event))

    def on_leave(self) -> None:
        self._show_hover(None)

    def _show_hover(self, index: int | None) -> None:
        """Shows that the spot of this index is under the mouse."""
        if index == self._hover:
            return
        spots = self.content.spots
        before, self._hover = self._hover, index
        touched = [spots[at] for at in (before, index) if at is not None and at < len(spots)]
        if self.content.drawn:
            top = self._top - self._head()
            regions = [Region(0, spot.line - top, spot.start + spot.width + 1, spot.height) for spot in touched]
            if regions:
                self.refresh(*regions)
        else:
            self._refresh_lines(self._lines_of(*touched))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        event.stop()
        self._roll(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self._roll(-1)

    def _roll(self, lines: int) -> None:
        """The wheel scrolls what has no cursor, and moves the cursor that can be seen."""
        if self.spot is None:
            self._show_from(self._top + _WHEEL * lines)
        elif self.has_focus or not self.content.drawn:
            self.move(0, lines)


def _width(segments: Iterable[Segment]) -> int:
    return sum(segment.cell_length for segment in segments)
