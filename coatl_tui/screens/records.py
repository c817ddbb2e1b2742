"""The screen of records: the games finished, counted for each kind of opponents and for each person among others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.game.rules import ComputerSeat
from coatl_core.language.numbertext import rounded
from coatl_core.language.optiontext import opponent_name, options_text, short_options_text
from coatl_core.saves.records import NewerRecords, Opponents, Records, Tally
from coatl_core.saves.savetext import records_error_text
from coatl_tui.bindings import bindings
from coatl_tui.screens.chosen_game import seat_text
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.chart import WON, Bar, draw_chart
from coatl_tui.widgets.content import ELLIPSIS, Content, Span
from coatl_tui.widgets.grid import Column, Grid, Row
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_NUMBERS = ("records-played", "records-won", "records-best", "records-average", "records-streak")
_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around the first column."""
_WIDE, _TEXT, _HIGH = 60, 32, 12
"""The width from which texts stand beside the chart, their columns there, and the most rows of a chart above texts."""


class RecordsScreen(PageScreen):
    """Shows a line for each kind of opponents and for each person who has played with others, and a chart of the games
    of the line under the cursor."""

    scopes = ("records",)
    BINDINGS = bindings("records")

    def compose(self) -> ComposeResult:
        yield from self.compose_page(Grid(id="records", moved=self._tell))

    def on_mount(self) -> None:
        self.query_one("#records").focus()
        self._strengths = list(self.host.registry.players)  # the variants' names come with the registry, too
        self._problem: OSError | NewerRecords | None = None
        try:
            self.records = self.host.load_records()
        except (OSError, NewerRecords) as error:
            self._problem = error
            self.records = Records(self.host.home.records)
        self._tallies = sorted(self.records.tallies(), key=self._place)

    def show(self) -> None:
        """Shows a row for each tally: first those of opponents, then those of persons."""
        l10n, grid, tallies = self.l10n, self.query_one("#records", Grid), self._tallies
        numbers = [Column(text, max(4, cell_len(text)), "right") for text in map(l10n, _NUMBERS)]
        room = self.list_width - _BESIDE - sum(column.width + 2 for column in numbers)
        grid.border_title = l10n("records-title")
        if tallies:
            grid.show([Column(l10n("records-game"), max(10, room)), *numbers], [self._row(tally) for tally in tallies])
        else:
            none = "" if self._problem is not None else l10n("records-none")
            grid.show([Column(none, cell_len(none))], [])
        self._tell()
        self.show_keys()

    def on_pane_resized(self, message: Pane.Resized) -> None:
        """The details have another size."""
        if message.pane.id == "details" and not self.is_gone:
            self._tell()

    def _place(self, tally: Tally) -> tuple[object, ...]:
        """Where a tally stands: automatic opponents by their options, computer players by their strength, persons by
        their success."""
        side = tally.side
        if not isinstance(side, Opponents):
            return 2, -tally.won, -tally.played, side.name
        variants = [(choice.id, len(choice.options), choice.options) for choice in side.variants]
        return int(not variants), variants, len(side.computers), sorted(map(self._strength, side.computers))

    def _strength(self, seat: ComputerSeat) -> tuple[int, str]:
        """Where a computer player stands: in the order of the plugins, which begin with the weakest."""
        known = self._strengths
        return known.index(seat.id) if seat.id in known else len(known), str(seat)

    def _row(self, tally: Tally) -> Row:
        average = self.l10n("records-points", n=rounded(tally.average))
        cells = (
            Span(self._heading(tally)),
            Span(str(tally.played), "dim"),
            Span(str(tally.won), "dim"),
            Span(str(tally.best), "points"),
            Span(average, "dim"),
            Span(f"{tally.streak}/{tally.longest_streak}", "dim"),
        )
        return Row(tally.side, cells)

    def _heading(self, tally: Tally) -> str:
        """What the row of a tally is called."""
        side, l10n = tally.side, self.l10n
        if not isinstance(side, Opponents):
            return l10n("records-person", name=side.name)
        names: list[str] = []
        for choice in side.variants:
            names.append(opponent_name(choice.id, l10n))
            names += filter(None, [short_options_text(choice.id, choice.options, l10n)])
        seats = Counter(seat_text(seat, l10n) for seat in sorted(side.computers, key=self._strength))
        names += [f"{count} × {seat}" if count > 1 else seat for seat, count in seats.items()]
        return l10n("list-comma").join(names) or l10n("records-alone")

    def _tell(self) -> None:
        """Shows the games of the row under the cursor, and says what is wrong with the file."""
        if self._problem is not None:
            self.show_message(records_error_text(self._problem, self.l10n), "warn")
        elif self.records.aside is not None:
            values = {"file": str(self.records.aside), "fault": self.records.fault}
            self.show_message(self.l10n("records-aside", **values), "warn")
        side, pane = self.query_one("#records", Grid).item, self.query_one("#details", Pane)
        tally = next((tally for tally in self._tallies if tally.side == side), None)
        pane.border_title = self._heading(tally) if tally is not None else ""
        pane.show(self._details(tally, pane.size.height) if tally is not None else Content())

    def _details(self, tally: Tally, height: int) -> Content:
        """The chart, with texts beside or below it."""
        width = self.details_width
        canvas = Canvas(width, max(1, height), self.signs)
        beside = width >= _WIDE
        texts = _TEXT if beside else width
        below = [] if beside else self._lines(tally, texts, 0)
        rows = height if beside else max(min(_HIGH, height), min(_HIGH, height - len(below) - 1))
        area = Rect(0, 0, width - texts - 2 if beside else width, rows)
        shown = draw_chart(canvas, area, [Bar(result.points, result.won) for _, result in tally.games])
        x, y = (area.right + 2, 0) if beside else (0, rows + 1)
        lines = self._lines(tally, texts, shown)
        for row, (line, ink) in enumerate(lines[: max(0, height - y)], y):
            cut = row == height - 1 and len(lines) > height - y
            canvas.put(x, row, fitted(line, texts - 1) + ELLIPSIS if cut else line, ink)
        return Content(canvas.lines())

    def _lines(self, tally: Tally, width: int, shown: int) -> list[tuple[str, str]]:
        """The sentences about a tally, broken into lines, each with its ink; ``shown`` is the number of bars."""
        return [(line, ink) for text, ink in self._sentences(tally, shown) for line in wrap(text, width)]

    def _sentences(self, tally: Tally, shown: int) -> Iterator[tuple[str, str]]:
        side, l10n = tally.side, self.l10n
        yield l10n("records-chart", n=shown, won=WON), "text"
        if tally.longest_streak > 1:
            yield l10n("records-in-a-row", now=tally.streak, most=tally.longest_streak), "text"
        if tally.hinted:
            yield l10n("records-hinted", n=tally.hinted), "text"
        if tally.told:
            yield l10n("records-told", n=tally.told), "text"
        if not isinstance(side, Opponents):
            yield l10n("records-person-help"), "muted"
            return
        for choice in side.variants:
            yield options_text(choice.id, choice.options, l10n) or l10n("records-no-options"), "muted"
        for id in dict.fromkeys(seat.id for seat in side.computers):
            yield l10n.named(f"player-{id}-help", ""), "muted"
