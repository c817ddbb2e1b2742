"""A canvas: a grid of cells to draw the table on, and the lines of a pane made of it.

Every cell has a character, an ink and a ground. An ink is the name of a role of the palette, perhaps with ``bold``
before it (``bold points``); a ground is the name of a role too. Nothing here knows what the roles look like.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS
from coatl_tui.cells import cells_of
from coatl_tui.widgets.content import Content, Span, Spot
from coatl_tui.widgets.signs import USUAL, Signs

TABLE = "table"
"""The ground of everything."""

MET, NOT_MET, NOTHING, GAP, ANY, MORE = "●", "○", "·", "…", "□", "»"
"""Signs: met or on, not met or off, nothing here, one or more pieces of any colour, one piece of any colour, more than
there is room for."""
THINKING = "◐◓◑◒"
"""The signs of a computer player that is thinking, one after the other; the first one stands alone."""

ASCII = str.maketrans(
    {
        sign: char
        for signs, char in (
            ("▟◄‹◖", "<"),
            ("▙►›◗", ">"),
            ("▏▎▕│┃▐▌", "|"),
            ("°▗▖", "."),
            ("–—─╌−", "-"),
            ("━═", "="),
            ("·", "."),
            ("●", "@"),
            ("○", "o"),
            ("▲", "^"),
            ("▼", "v"),
            ("◆", "&"),
            ("◇", "%"),
            ("»", "~"),
            ("□", "_"),
            ("×", "x"),
            ("„“”«", '"'),
            ("’▝▘", "'"),
            ("▔", '"'),
            ("░", "?"),
            ("╎", ":"),
            ("╭╮╰╯┏┓┗┛├┤", "+"),
            ("▛", "/"),
            ("▜", "\\"),
            ("▄▀▁▂▃", "_"),
            ("█▅▆▇▉▊▋▍■", "#"),
            ("…", "."),
            ("◐", "|"),
            ("◓", "/"),
            ("◑", "-"),
            ("◒", "\\"),
        )
        for sign in signs
    }
)
"""The character for each sign on a terminal that lacks it."""


@frozen
class Rect:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The column after its last one."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The row after its last one."""
        return self.y + self.height


_POINTED = "bold text"
"""The ink of a frame around what is pointed at."""
LINES = frozenset("─━-=")
"""What rules and the edges of boxes are made of."""
_BORDERS = frozenset(" │╭╮╰╯|+") | LINES
"""What a frame around something else may lie on."""
_UNUSED = _BORDERS | frozenset("╌╎:")
"""What nobody misses who cannot see it."""


_DIMMED = {
    **{color: f"ghost-{color}" for color in (*COLORS, "loose")},
    **{f"tile-{color}": f"ghost-{color}" for color in COLORS},
    **dict.fromkeys(("temple", "points"), "pill"),
}
"""The grounds of what cannot be chosen now, for the usual ones."""


def around(*areas: Rect) -> Rect:
    """Returns the smallest area around all of these."""
    x, y = min(area.x for area in areas), min(area.y for area in areas)
    return Rect(x, y, max(area.right for area in areas) - x, max(area.bottom for area in areas) - y)


Put: TypeAlias = tuple[int, int, str, str, str | None]
"""A text to be put: column and row from where a drawing begins, text, ink, ground (None: the ground that is there)."""


class Canvas:
    """A grid of cells. What does not fit on it is left out. ``signs`` are those that it is drawn
    with.
    ``spots`` are the areas that a cursor can stand on, each with what lies there and the digit that goes there."""

    def __init__(self, width: int, height: int, signs: Signs = USUAL, left: int = 0, top: int = 0) -> None:
        """A canvas that begins at the column ``left`` and the row ``top`` of the screen: it shows a part of it."""
        self.width, self.height, self.signs = width, height, signs
        self.left, self.top = left, top
        self.spots: list[tuple[Rect, object, str]] = []
        self._lines: tuple[tuple[Span, ...], ...] = ()
        self._content: Content | None = None
        self._chars = [[" "] * width for _ in range(height)]
        self._inks = [["text"] * width for _ in range(height)]
        self._grounds = [[TABLE] * width for _ in range(height)]

    @property
    def ascii_only(self) -> bool:
        """Whether every character becomes ASCII."""
        return self.signs.ascii_only

    def letter(self, color: str) -> str:
        """The letter that a colour is shown with."""
        return self.signs.letter(color)

    def put(self, x: int, y: int, text: str, ink: str = "text", ground: str | None = None) -> int:
        """Writes a text and returns the column after it. Without ``ground`` the cells keep the ground they have."""
        if self.signs.ascii_only:
            text = text.translate(ASCII)
        size = len(text) if text.isascii() else cell_len(text)
        end = x + size
        y -= self.top
        first = x - self.left
        last = first + size
        if not 0 <= y < self.height or first >= self.width or last <= 0:
            return end
        cells: str | list[str] = text if size == len(text) else cells_of(text)
        if first < 0 or last > self.width:
            cells = cells[max(0, -first) : self.width - first]
            first, size = max(0, first), len(cells)
            last = first + size
        self._chars[y][first:last] = cells
        self._inks[y][first:last] = [ink] * size
        if ground is not None:
            self._grounds[y][first:last] = [ground] * size
        return end

    def down(self, x: int, y: int, rows: int, sign: str, ink: str = "text") -> None:
        """Writes a sign of one cell in so many rows below each other."""
        if self.signs.ascii_only:
            sign = sign.translate(ASCII)
        x, y = x - self.left, y - self.top
        if 0 <= x < self.width:
            for row in range(max(y, 0), min(y + rows, self.height)):
                self._chars[row][x], self._inks[row][x] = sign, ink

    def right(self, x: int, y: int, text: str, ink: str = "text", ground: str | None = None) -> int:
        """Writes a text that ends before a column, and returns the column it begins at."""
        start = x - cell_len(text)
        self.put(start, y, text, ink, ground)
        return start

    def draw(self, x: int, y: int, puts: tuple[Put, ...]) -> None:
        """Writes all texts of a drawing that begins here."""
        for dx, dy, text, ink, ground in puts:
            self.put(x + dx, y + dy, text, ink, ground)

    def paste(self, x: int, y: int, other: Canvas, rows: int | None = None) -> None:
        """Copies the first ``rows`` of another canvas (None: all) to where they begin here, as far as there is
        room."""
        x, y = x - self.left, y - self.top
        first, last = max(0, x), min(x + other.width, self.width)
        if last <= first:
            return
        whole = last - first == other.width
        for here, there in ((self._chars, other._chars), (self._inks, other._inks), (self._grounds, other._grounds)):
            for number in range(max(0, -y), min(other.height if rows is None else rows, self.height - y)):
                row = there[number]
                here[y + number][first:last] = row if whole else row[first - x : last - x]

    def fill(self, area: Rect, ground: str) -> None:
        """Gives an area a ground, and clears it."""
        first, last = max(area.x - self.left, 0), min(area.right - self.left, self.width)
        size = last - first
        if size <= 0:
            return
        for y in range(max(area.y - self.top, 0), min(area.bottom - self.top, self.height)):
            self._chars[y][first:last] = [" "] * size
            self._inks[y][first:last] = ["text"] * size
            self._grounds[y][first:last] = [ground] * size

    def spot(self, area: Rect, item: object, digit: str = "") -> None:
        """Lets the cursor stand on an area; the columns beside it are left free for its brackets."""
        self.spots.append((area, item, digit))

    def underline(self, x: int, y: int, width: int) -> None:
        """Underlines cells: what lies there has just come."""
        x, y = x - self.left, y - self.top
        if 0 <= y < self.height:
            inks = self._inks[y]
            for at in range(max(x, 0), min(x + width, self.width)):
                inks[at] = underlined(inks[at])

    def light(self, area: Rect, ground: str, ink: str) -> None:
        """Gives what is drawn on an area another ground and ink, where it has a ground other than the table's."""
        for y in range(max(area.y - self.top, 0), min(area.bottom - self.top, self.height)):
            for x in range(max(area.x - self.left, 0), min(area.right - self.left, self.width)):
                if self._grounds[y][x] != TABLE:
                    self._grounds[y][x], self._inks[y][x] = ground, ink

    def replace(self, area: Rect, sign: str, other: str, ink: str = "text") -> None:
        """Puts another sign of one cell wherever this one stands in an area."""
        first, last = max(area.x - self.left, 0), min(area.right - self.left, self.width)
        for y in range(max(area.y - self.top, 0), min(area.bottom - self.top, self.height)):
            for x in range(first, last):
                if self._chars[y][x] == sign:
                    self._chars[y][x], self._inks[y][x] = other, ink

    def exchange(self, role: str, other: str) -> None:
        """Gives all that is drawn in the colour of one role, or on it, the colour of another one."""
        for inks, grounds in zip(self._inks, self._grounds, strict=True):
            inks[:] = [_exchanged(ink, role, other) for ink in inks]
            grounds[:] = [other if ground == role else ground for ground in grounds]

    def copy(self) -> Canvas:
        """Another canvas on which the same is drawn."""
        other = Canvas(0, 0, self.signs, self.left, self.top)
        other.width, other.height, other.spots = self.width, self.height, self.spots
        other._chars = [row[:] for row in self._chars]
        other._inks = [row[:] for row in self._inks]
        other._grounds = [row[:] for row in self._grounds]
        return other

    def lines(self, before: Canvas | None = None) -> tuple[tuple[Span, ...], ...]:
        """Returns the rows as lines of a pane, in as few runs of one style as possible. Rows that are the same on the
        canvas ``before``, whose lines have been asked for, are not made again."""
        rows = zip(self._chars, self._inks, self._grounds, strict=True)
        if before is None or len(before._lines) != self.height:
            self._lines = tuple(_spans(*row) for row in rows)
        else:
            old = zip(before._chars, before._inks, before._grounds, before._lines, strict=True)
            self._lines = tuple(
                line if chars == row[0] and inks == row[1] and grounds == row[2] else _spans(*row)
                for row, (chars, inks, grounds, line) in zip(rows, old, strict=True)
            )
        return self._lines

    def content(self, before: Canvas | None = None) -> Content:
        """Returns the rows and spots as the content of a pane; see ``lines``. Nothing is drawn on the canvas after
        that."""
        if self._content is None:
            spots = tuple(
                Spot(area.y - self.top, area.x - self.left, area.width, item, digit, 0, area.height)
                for area, item, digit in self.spots
            )
            self._content = Content(self.lines(before), spots, drawn=True, width=self.width)
        return self._content

    def text(self) -> str:
        """Returns the characters alone, without blanks at the ends of lines."""
        return "\n".join("".join(row).rstrip() for row in self._chars)

    def ground(self, x: int, y: int) -> str:
        """The ground of a cell."""
        return self._grounds[y][x]

    def text_at(self, x: int, y: int) -> str:
        """The character in a cell; empty for the second cell of a wide one, and outside the canvas."""
        return self._chars[y][x] if 0 <= y < self.height and 0 <= x < self.width else ""

    def is_free(self, x: int, y: int, width: int) -> bool:
        """Whether nothing stands in so many cells of the screen from here on."""
        x, y = x - self.left, y - self.top
        return not 0 <= y < self.height or not "".join(self._chars[y][max(x, 0) : max(x + width, 0)]).strip()

    def used(self, area: Rect) -> int:
        """Returns how many cells of an area of the screen show more than the table, free places and the lines of
        frames."""
        columns = range(max(0, area.x - self.left), min(self.width, area.right - self.left))
        rows = range(max(0, area.y - self.top), min(self.height, area.bottom - self.top))
        return sum(
            self._chars[y][x] not in _UNUSED or self._grounds[y][x] not in (TABLE, "bar") for y in rows for x in columns
        )

    def lift(self, area: Rect) -> None:
        """Gives the table and the cards in an area of the screen the ground of a card that is lit."""
        for y in range(max(area.y - self.top, 0), min(area.bottom - self.top, self.height)):
            for x in range(max(area.x - self.left, 0), min(area.right - self.left, self.width)):
                if self._grounds[y][x] in (TABLE, "card"):
                    self._grounds[y][x] = "card-lit"

    def point_out(self, y: int, text: str, ink: str) -> None:
        """Gives a text that stands in a row of the screen another ink."""
        y -= self.top
        at = "".join(self._chars[y]).find(text) if 0 <= y < self.height else -1
        if at >= 0:
            self._inks[y][at : at + len(text)] = [ink] * len(text)

    def dim(self, area: Rect) -> None:
        """Lets what is drawn in an area of the screen step back: it cannot be chosen now."""
        for y in range(max(area.y - self.top, 0), min(area.bottom - self.top, self.height)):
            for x in range(max(area.x - self.left, 0), min(area.right - self.left, self.width)):
                self._inks[y][x] = "faint"
                self._grounds[y][x] = _DIMMED.get(self._grounds[y][x], self._grounds[y][x])

    def bare(self) -> int:
        """Returns how many cells show nothing but the table."""
        return sum(
            char == " " and ground == TABLE
            for chars, grounds in zip(self._chars, self._grounds, strict=True)
            for char, ground in zip(chars, grounds, strict=True)
        )


@lru_cache(512)
def _exchanged(ink: str, role: str, other: str) -> str:
    """The same ink in another role, if it is in this one."""
    marks, _, own = ink.rpartition(" ")
    return f"{marks} {other}".lstrip() if own == role else ink


@lru_cache(512)
def underlined(ink: str) -> str:
    """The same ink, underlined."""
    return ink if ink.startswith("underline ") else f"underline {ink}"


@lru_cache(4096)
def style(ink: str, ground: str) -> str:
    """The name of an ink on a ground, for a span."""
    return f"{ink} on {ground}"


@lru_cache(16_384)
def _span(text: str, ink: str, ground: str) -> Span:
    """A run of cells of one style. Most of them were on the canvas before, too."""
    return Span(text, style(ink, ground))


def _spans(chars: list[str], inks: list[str], grounds: list[str]) -> tuple[Span, ...]:
    if not chars:
        return ()
    spans = []
    start = 0
    ink, ground, blank = inks[0], grounds[0], True
    for at, (char, new_ink, new_ground) in enumerate(zip(chars, inks, grounds, strict=True)):
        if new_ground is ground and (new_ink is ink or (char == " " and new_ink[0] != "u" and ink[0] != "u")):
            blank = blank and char == " "
            continue
        if new_ground == ground and blank and new_ink[0] != "u" and ink[0] != "u":
            ink, blank = new_ink, char == " "  # the blanks before it take its ink
            continue
        if at > start:
            spans.append(_span("".join(chars[start:at]), ink, ground))
        start, ink, ground, blank = at, new_ink, new_ground, char == " "
    spans.append(_span("".join(chars[start:]), ink, ground))
    return tuple(spans)


def drawn_row(draw: Callable[[Canvas], int], signs: Signs = USUAL) -> tuple[Span, ...]:
    """Returns what is drawn in one row, from its first cell on, as spans of a line. ``draw`` returns the column after
    what it has drawn."""
    canvas = Canvas(draw(Canvas(0, 1, signs)), 1, signs)
    draw(canvas)
    return canvas.lines()[0]


# What panes are framed with


def box(canvas: Canvas, area: Rect, focus: bool = False) -> None:
    """A thin rounded border, in the colour of the focus or quiet."""
    _rounded(canvas, area, "─", "│", "focus" if focus else "line")


def point_at(canvas: Canvas, area: Rect) -> Rect:
    """Draws a heavy frame in the cells around an area, and returns the area with it. What stands there stays, but for
    the lines of other frames: above and below, the frame is drawn as a whole or not at all. It has its sides in any
    case."""
    left, right = area.x - 1, area.right
    top, bottom = area.y, area.bottom
    for y in range(area.y, area.bottom):
        canvas.put(left, y, "┃", _POINTED, TABLE)
        canvas.put(right, y, "┃", _POINTED, TABLE)
    for y, (first, last) in ((area.y - 1, "┏┓"), (area.bottom, "┗┛")):
        if all(_gives_way(canvas, x, y) for x in range(left, right + 1)):
            canvas.put(left, y, f"{first}{'━' * area.width}{last}", _POINTED, TABLE)
            top, bottom = min(top, y), max(bottom, y + 1)
    if bottom - top == area.height:  # sides alone are not much of a frame
        canvas.lift(area)
    return Rect(left, top, right + 1 - left, bottom - top)


def point_at_pane(canvas: Canvas, area: Rect) -> Rect:
    """Draws a heavy frame in place of the border of a pane, as far as nothing else stands there, and returns its
    area. Where panes have no border it goes down beside what stands below their rule."""
    last, right = area.bottom - 1, area.right - 1
    for x in range(area.x + 1, right):
        for y in (area.y, last):
            if canvas.text_at(x - canvas.left, y - canvas.top) in LINES:
                canvas.put(x, y, "━", _POINTED)
    for y in range(area.y, area.bottom):
        for x, signs in ((area.x, "┏┃┗"), (right, "┓┃┛")):
            if _gives_way(canvas, x, y):
                corner = area.height > 1 and y in (area.y, last)
                canvas.put(x, y, (signs[0] if y == area.y else signs[2]) if corner else signs[1], _POINTED)
    return area


def _gives_way(canvas: Canvas, x: int, y: int) -> bool:
    """Whether a frame may be drawn in a cell of the screen: nothing stands there but the line of another frame."""
    return canvas.text_at(x - canvas.left, y - canvas.top) in _BORDERS


def rule(canvas: Canvas, area: Rect, focus: bool = False) -> None:
    """A line across the first row of an area, heavy if the area has the focus."""
    canvas.put(area.x, area.y, ("━" if focus else "─") * area.width, "focus" if focus else "line")


def dashed(canvas: Canvas, area: Rect, ink: str = "line") -> None:
    """A dashed frame around a place that is free."""
    _rounded(canvas, area, "╌", "╎", ink)


def _rounded(canvas: Canvas, area: Rect, across: str, down: str, ink: str) -> None:
    middle = across * (area.width - 2)
    canvas.put(area.x, area.y, f"╭{middle}╮", ink)
    canvas.down(area.x, area.y + 1, area.height - 2, down, ink)
    canvas.down(area.right - 1, area.y + 1, area.height - 2, down, ink)
    canvas.put(area.x, area.bottom - 1, f"╰{middle}╯", ink)


def heading(canvas: Canvas, x: int, y: int, key: str, title: str, focus: bool = False) -> int:
    """The title of a pane, with the key that goes there as a badge before it. Returns the column after it."""
    x = canvas.put(x, y, " ")
    if key:
        x = canvas.put(x, y, f" {key} ", "bold on-focus" if focus else "bold key", "focus" if focus else "bar")
        x = canvas.put(x, y, " ", "text", TABLE)
    return canvas.put(x, y, f"{title} ", "bold text" if focus else "muted")


def meter(canvas: Canvas, x: int, y: int, width: int, part: float, ink: str = "muted") -> int:
    """A bar of which a part, from 0 to 1, is filled. Returns the column after it."""
    full, rest = divmod(round(width * 8 * max(0.0, min(1.0, part))), 8)
    bar = "█" * full + (" ▏▎▍▌▋▊▉"[rest] if rest else "")
    return canvas.put(x, y, bar.ljust(width), ink, "pill")


def cursor(canvas: Canvas, area: Rect) -> None:
    """The cursor: a bracket in the free columns at both sides of a thing, so that its own colours stay."""
    for y in range(area.y, area.bottom):
        canvas.put(area.x - 1, y, "▐", "focus", TABLE)
        canvas.put(area.right, y, "▌", "focus", TABLE)
