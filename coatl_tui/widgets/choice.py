"""A question at the table, and the pane that shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.linebreaks import line_ranges, wrap
from coatl_tui.widgets.pane import Pane

_INDENT = 3
"""The cells before a line below a label: one for the cursor, and its number."""
_AROUND = 4
"""The cells of a label beside its text: its number, and one for the cursor at each side."""


_COLUMN = 3
"""So many answers stand in one column in any case."""
_NO_TITLE: tuple[Span, ...] = ()


@frozen(eq=False)
class Choice:
    """One answer to a question: ``then`` is called when the player chooses it. ``about`` are the items that it would
    change, which are marked while the cursor stands on it; ``told`` are the texts with marks that are said of it
    then, and after them the same in fewer words. ``below`` are further lines below its label. ``brief`` is the label
    of one that has these where it shares a row with its title."""

    label: tuple[Span, ...]
    then: Callable[[], object]
    about: frozenset[object] = frozenset()
    told: tuple[tuple[str, ...], ...] = ()
    below: tuple[tuple[Span, ...], ...] = ()
    brief: tuple[Span, ...] = ()


class ChoicePane(Pane):
    """Shows the choices of a question while one is open, and is hidden otherwise."""

    ground = "bar"

    @property
    def open(self) -> bool:
        """Whether a question is open."""
        return self.display

    def ask(
        self,
        title: str,
        choices: Sequence[Choice],
        width: int,
        cursor: int = 0,
        boxed: bool = False,
        badge: str = "",
        corner: str = "",
        tall: bool = False,
        in_line: bool = False,
    ) -> None:
        """Opens a question with the cursor on this choice; whoever asks moves the focus to it. The choices stand in as
        many columns as there is room for; a label longer than the pane is wrapped, and so is a title that the border
        has no room for. ``boxed`` draws a box around them. ``badge`` stands before the title, ``corner`` at its
        right end. With ``tall`` short answers do not share a row; with ``in_line`` they share it with the title, and
        there is no border."""
        if in_line:
            content, above = _in_line(title, choices, width), _NO_TITLE
        else:
            content, above = laid_out(title, choices, width, boxed, tall, named=bool(badge))
        before = (Span(f" {badge} ", "found"), Span(" ")) if badge else ()
        after = (Span(corner, "dim"),) if corner else ()
        self.boxed = boxed
        self.ground = "table" if badge else "bar"  # with a badge it is a pane like those around it
        self.set_class(bool(badge), "named")
        self.cursor = 0
        self.show(content, (*before, *above), after)
        self.refresh(layout=True)
        self.go(cursor)
        self.display = True

    def move(self, columns: int, lines: int) -> None:
        """Moves the cursor; among answers in one row up and down are left and right."""
        in_row = len({spot.line for spot in self.content.spots}) == 1
        super().move(columns or lines * in_row, lines * (not in_row))

    def close(self) -> None:
        """Hides the question."""
        self.display = False


def rows_of(title: str, choices: Sequence[Choice], width: int, boxed: bool = False, tall: bool = False) -> int:
    """Returns how many rows a question takes in this width, with its title and its box."""
    return len(laid_out(title, choices, width, boxed, tall)[0].lines) + 1 + boxed


def width_of(title: str, choices: Sequence[Choice]) -> int:
    """Returns how many cells a question takes if nothing of it is wrapped."""
    return max(cell_len(title) + 8, *(_label_width(choice) + 2 for choice in choices))


def _label_width(choice: Choice) -> int:
    return _text_width(choice.label) + _AROUND


def _text_width(label: Iterable[Span]) -> int:
    return sum(cell_len(span.text) for span in label)


def fits_in_line(title: str, choices: Sequence[Choice], width: int) -> bool:
    """Returns whether a question and its answers have room in one row of this width."""
    short = all(choice.brief or not (choice.below or choice.about) for choice in choices)
    labels = sum(_text_width(choice.brief or choice.label) + _AROUND + 1 for choice in choices)
    return short and cell_len(title) + 3 + labels <= width


def _in_line(title: str, choices: Iterable[Choice], width: int) -> Content:
    lines = Builder(width)
    lines.add(f" {title} ", "strong")
    for number, choice in enumerate(choices, 1):
        with lines.spot(choice, digit=str(number)):
            lines.spans([Span(f" {number} ", "dim"), *(choice.brief or choice.label), Span(" ")])
    return lines.content()


def apart(choices: Sequence[Choice]) -> Sequence[Choice]:
    """Returns the same answers with free rows between them, if they stand below each other and have none."""
    if len(choices) > _COLUMN or any(choice.below for choice in choices):
        return choices
    return [*(evolve(choice, below=((),)) for choice in choices[:-1]), *choices[-1:]]


def short_title(title: str) -> str:
    """Returns the first sentence of a question, for a border that has no room for all of it."""
    return re.split("(?<=[?;]) ", title)[0].rstrip(";")


def laid_out(
    title: str, choices: Sequence[Choice], width: int, boxed: bool, tall: bool = False, named: bool = False
) -> tuple[Content, tuple[Span, ...]]:
    """Returns the lines of a question, and what stands in its border. In one that is ``named`` like a pane a free cell
    stands before each number."""
    width -= 2 * boxed
    before = " " * named
    columns = max(1, min(-(-len(choices) // _COLUMN), width // max(map(_label_width, choices))))
    in_row = not (boxed or tall) and 1 < len(choices) <= _COLUMN and sum(map(_label_width, choices)) <= width
    in_row = in_row and not any(choice.below or choice.about for choice in choices)
    if in_row:  # short answers need no rows of their own
        columns = len(choices)
    column = width // columns
    rows = -(-len(choices) // columns)
    lines = Builder(width)
    fits = cell_len(title) + 6 <= width
    for line in () if fits else wrap(title, width - 2):
        lines.spans([Span(f" {line}", "strong")])
        lines.newline()
    for row in range(rows):
        for index in range(row, len(choices), rows):
            lines.to(lines.at + bool(index) if in_row else index // rows * column)
            digit = str((index + 1) % 10) if index < 10 else ""
            label, *more = _wrapped(choices[index].label, width - _AROUND - named)
            with lines.spot(choices[index], digit=digit):
                lines.spans([Span(f"{before}{digit:1} ", "dim"), *label])
                left = 0 if in_row else column - _AROUND - named - sum(cell_len(span.text) for span in label)
                lines.spans([Span(" " * left)] if left > 0 else [])  # all rows are lit as wide as each other
            for rest in more:
                lines.newline()
                lines.spans([Span(" " * (_INDENT + 2 + named)), *rest])
            for below in choices[index].below:
                lines.newline()
                lines.spans([Span(" " * (_INDENT + named)), *below])
            lines.spots[-1] = evolve(lines.spots[-1], height=1 + len(more) + len(choices[index].below))
        lines.newline()
    return lines.content(), (Span(title, "strong"),) if fits else ()


def _wrapped(label: Iterable[Span], width: int) -> list[list[Span]]:
    """Breaks a label into lines of at most ``width`` cells."""
    spans = list(label)
    return [list(_cut(spans, *line)) for line in line_ranges("".join(span.text for span in spans), width)]


def _cut(spans: Iterable[Span], start: int, end: int) -> Iterator[Span]:
    """Yields what the spans have from one character to another."""
    at = 0
    for span in spans:
        text = span.text[max(0, start - at) : max(0, end - at)]
        at += len(span.text)
        if text:
            yield Span(text, span.style)
