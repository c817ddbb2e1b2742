"""The words of a lesson: a box beside the thing that they speak of, where it covers the least of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_tui.widgets.canvas import Canvas, Rect, box
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.signs import Signs

Side: TypeAlias = Literal["", "above", "below", "left", "right"]
_WIDTHS = (60, 76, 44)
"""The columns that the box may take, with its borders; the first ones are the first choice."""
_AROUND = 4
"""The columns of the box beside its text."""
NO_BREAK = "\N{NO-BREAK SPACE}"
_POINTERS: dict[Side, str] = {"above": "▼", "below": "▲", "left": "►", "right": "◄"}
"""The sign on the border that points at the thing, by the side of it on which the box stands."""


@frozen
class Words:
    """What a step says: ``told`` is what has happened, ``due`` what to do or to read, with the ``keys`` in it lit. The
    ``title`` stands in the border above, ``place`` in the one below."""

    title: str
    told: str
    due: str
    keys: str
    place: str

    def lines(self, width: int) -> tuple[list[str], list[str]]:
        """Returns the lines of what has happened and of what to do in a box of this width."""
        inner = width - _AROUND
        return (wrap(self.told, inner) if self.told else []), wrap(self.due, inner)

    def height(self, width: int) -> int:
        """Returns the rows of a box of this width, with its borders."""
        told, due = self.lines(width)
        return len(told) + len(due) + 2


def place(words: Words, target: Rect | None, room: Rect, used: Callable[[Rect], int]) -> tuple[Rect, Side]:
    """Returns where the box stands in the ``room``, and on which side of its target: right beside it, where it covers
    the least; ``used`` says how much an area shows. Where there is no room beside the target, it stands in a corner of
    it; without a target, where it covers the least."""
    sizes = [(width, words.height(width)) for width in (min(width, room.width) for width in _WIDTHS)]
    beside = [each for size in sizes for each in _beside(target, size, room)] if target is not None else []
    if not beside:
        beside = [each for size in sizes for each in _within(target or room, size, room)]
    return min(beside, key=lambda each: used(each[0]))


def _beside(target: Rect, size: tuple[int, int], room: Rect) -> Iterator[tuple[Rect, Side]]:
    """The places right beside a target that are all in the room."""
    width, height = size
    middle = target.x + (target.width - width) // 2
    row = _clamped(target.y + (target.height - height) // 2, room.y, room.bottom - height)
    for x in (_clamped(x, room.x, room.right - width) for x in (middle, target.x, target.right - width)):
        for y, side in ((target.bottom, "below"), (target.y - height, "above")):
            if room.y <= y <= room.bottom - height:
                yield Rect(x, y, width, height), side  # type: ignore[misc]
    if room.y <= row <= room.bottom - height:
        if target.right + width <= room.right:
            yield Rect(target.right, row, width, height), "right"
        if target.x - width >= room.x:
            yield Rect(target.x - width, row, width, height), "left"


def _within(target: Rect, size: tuple[int, int], room: Rect) -> Iterator[tuple[Rect, Side]]:
    """The places in the middle of a target, and in its corners."""
    width, height = size
    columns = ((target.x + (target.width - width) // 2), target.right - width, target.x)
    rows = ((target.y + (target.height - height) // 2), target.bottom - height, target.y)
    for y in rows:
        for x in columns:
            at = _clamped(x, room.x, room.right - width), max(room.y, min(y, room.bottom - height))
            yield Rect(*at, width, height), ""


def _clamped(at: int, first: int, last: int) -> int:
    return max(first, min(at, last))


def draw(words: Words, area: Rect, side: Side, target: Rect | None, signs: Signs) -> Content:
    """Returns the box with its words, and the sign on its border that points at the target. It has the heavy frame of
    what it points at; one that points at nothing has that of a pane with the focus."""
    canvas = Canvas(area.width, area.height, signs, area.x, area.y)
    canvas.fill(area, "bar")
    last = area.bottom - 1
    if target is None:
        box(canvas, area, focus=True)
    else:
        line = "━" * (area.width - 2)
        canvas.put(area.x, area.y, f"┏{line}┓", "bold text")
        for y in range(area.y + 1, last):
            canvas.put(area.x, y, "┃", "bold text")
            canvas.put(area.right - 1, y, "┃", "bold text")
        canvas.put(area.x, last, f"┗{line}┛", "bold text")
    title, point = fitted(words.title, area.width - 10), None
    if target is not None and side:
        x = _clamped(target.x + target.width // 2, area.x + 1, area.right - 2)
        y = _clamped(target.y + target.height // 2, area.y + 1, last - 1)
        at = {"below": (x, area.y), "above": (x, last), "right": (area.x, y), "left": (area.right - 1, y)}[side]
        canvas.put(*at, _POINTERS[side], "bold text")
        point = at[0]
    if side == "below" and point is not None and point <= area.x + cell_len(title) + 4:
        canvas.right(area.right - 2, area.y, f" {title} ", "muted")
    else:
        canvas.put(area.x + 2, area.y, f" {title} ", "muted")
    if side == "above" and point is not None and point >= area.right - cell_len(words.place) - 5:
        canvas.put(area.x + 2, last, f" {words.place} ", "muted")
    else:
        canvas.right(area.right - 2, last, f" {words.place} ", "muted")
    told, due = words.lines(area.width)
    lit = max((number for number, text in enumerate(due) if words.keys and words.keys in text), default=-1)
    for y, text in enumerate(told, area.y + 1):
        canvas.put(area.x + 2, y, text, "muted")
    for number, text in enumerate(due):
        before, keys, after = text.rpartition(words.keys) if number == lit else (text, "", "")
        x, y = area.x + 2, area.y + 1 + len(told) + number
        for part, ink in ((before, "text"), (keys, "bold key"), (after, "text")):
            x = canvas.put(x, y, part.replace(NO_BREAK, " "), ink)
    return canvas.content()
