"""What panes show: lines of styled text, and the spots on them that a cursor can stand on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from attrs import define, field, frozen
from rich.cells import cell_len, set_cell_size

from coatl_core.files.sanitize import plain
from coatl_tui.widgets.linebreaks import wrap

ELLIPSIS = "…"


class Span(NamedTuple):
    """A run of text in one style, which is the name of an ink or empty. There are thousands of them on the table: a
    tuple is made, hashed and compared most quickly."""

    text: str
    style: str = ""


@frozen
class Spot:
    """A place for the cursor: cells ``start`` to ``start + width`` of a line. ``item`` is what lies there, ``digit``
    the key that moves the cursor to it. The cell before it is left free for the cursor's mark. The first ``lit`` cells
    of the spot are highlighted under the cursor. It is ``height`` lines high."""

    line: int
    start: int
    width: int
    item: object
    digit: str
    lit: int
    height: int = 1


@frozen
class Content:
    """What a pane shows. ``drawn`` says that the cursor is drawn already, on lines that all have so many cells as
    ``width`` says."""

    lines: tuple[tuple[Span, ...], ...] = ()
    spots: tuple[Spot, ...] = ()
    drawn: bool = False
    width: int = 0


@define
class Builder:
    """Builds a content from left to right and top to bottom."""

    width: int
    lines: list[tuple[Span, ...]] = field(factory=list)
    spots: list[Spot] = field(factory=list)
    _line: list[Span] = field(factory=list)
    at: int = 0

    def add(self, text: str, style: str = "") -> None:
        """Adds text to the end of the line, without control characters."""
        if not text.isprintable():
            text = plain(text, len(text))
        self._line.append(Span(text, style))
        self.at += cell_len(text)

    def spans(self, spans: Iterable[Span]) -> None:
        """Adds several spans to the end of the line."""
        for span in spans:
            self.add(span.text, span.style)

    def to(self, column: int) -> None:
        """Adds blanks up to a column. If the line is longer, it is cut there."""
        if self.at < column:
            self.add(" " * (column - self.at))
        elif self.at > column:
            self._line = list(crop(self._line, column))
            self.at = column

    def newline(self) -> None:
        """Ends the line. If it is longer than the pane is wide, it is shortened."""
        self.lines.append(tuple(self._line) if self.at <= self.width else crop(self._line, self.width))
        self._line, self.at = [], 0

    @contextmanager
    def spot(self, item: object, digit: str = "", lit: int | None = None) -> Iterator[None]:
        """Makes a spot of what is added inside the ``with`` block, and adds the cell for the cursor's mark before it.
        ``lit`` is how many of its cells are highlighted under the cursor, if not all."""
        self.add(" ")
        start = self.at
        yield
        width = self.at - start
        self.spots.append(Spot(len(self.lines), start, width, item, digit, width if lit is None else lit))

    def content(self) -> Content:
        """Returns the finished content."""
        if self._line:
            self.newline()
        return Content(tuple(self.lines), tuple(self.spots))


def crop(spans: Iterable[Span], width: int) -> tuple[Span, ...]:
    """Returns the spans shortened to so many cells, with an ellipsis where something was cut."""
    kept: list[Span] = []
    left = width
    remaining = list(spans)
    total = sum(cell_len(span.text) for span in remaining)
    if total <= width:
        return tuple(remaining)
    for span in remaining:
        size = cell_len(span.text)
        if size >= left:
            text = set_cell_size(span.text, max(0, left - 1)) + ELLIPSIS * (left > 0)
            return (*kept, Span(text, span.style))
        kept.append(span)
        left -= size
    return tuple(kept)


def paragraph(text: str, style: str, width: int, margin: int) -> Content:
    """A text in lines, with so many cells free at the left and at the right."""
    lines = Builder(width)
    for line in wrap(text, width - 2 * margin):
        lines.add(" " * margin + line, style)
        lines.newline()
    return lines.content()
