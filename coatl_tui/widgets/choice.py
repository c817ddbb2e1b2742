"""A question below the table, and the pane that shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_tui.widgets.content import Builder, Span
from coatl_tui.widgets.linebreaks import line_ranges
from coatl_tui.widgets.pane import Pane

MOST_ROWS = 9


@frozen(eq=False)
class Choice:
    """One answer to a question: ``then`` is called when the player chooses it. ``about`` are the items that it would
    change, which are marked while the cursor stands on it."""

    label: tuple[Span, ...]
    then: Callable[[], object]
    about: frozenset[object] = frozenset()


class ChoicePane(Pane):
    """Shows the choices of a question while one is open, and is hidden otherwise."""

    ground = "bar"

    @property
    def rows(self) -> int:
        """How many rows the question needs, with its title."""
        return min(len(self.content.lines), MOST_ROWS) + 1 + self.boxed

    @property
    def open(self) -> bool:
        """Whether a question is open."""
        return self.display

    def ask(self, title: str, choices: Sequence[Choice], width: int, cursor: int = 0, boxed: bool = False) -> None:
        """Opens a question with the cursor on this choice; whoever asks moves the focus to it. The choices stand in as
        many columns as there is room for; a label longer than the pane is wrapped. ``boxed`` draws a box around
        them."""
        width -= 2 * boxed
        longest = max(sum(cell_len(span.text) for span in choice.label) for choice in choices) + 5
        columns = max(1, min(-(-len(choices) // 3), width // longest))
        rows = -(-len(choices) // columns)
        lines = Builder(width)
        for row in range(rows):
            for index in range(row, len(choices), rows):
                lines.to(index // rows * (width // columns))
                digit = str((index + 1) % 10) if index < 10 else ""
                label, *more = _wrapped(choices[index].label, width - 5)
                with lines.spot(choices[index], digit=digit):
                    lines.spans([Span(f"{digit:1} ", "dim"), *label])
                for rest in more:
                    lines.newline()
                    lines.spans([Span("     "), *rest])
            lines.newline()
        self.boxed = boxed
        self.cursor = 0
        self.show(lines.content(), (Span(title, "strong"),))
        self.refresh(layout=True)
        self.go(cursor)
        self.display = True

    def close(self) -> None:
        """Hides the question."""
        self.display = False


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
