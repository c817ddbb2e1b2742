"""The screen of records: the games finished, counted for each kind of opponents and for each person among others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.files.sanitize import plain
from coatl_core.game.rules import ComputerSeat
from coatl_core.language.numbertext import rounded, written
from coatl_core.language.optiontext import opponent_name, options_text, short_options_text
from coatl_core.saves.records import NewerRecords, Opponents, PlayerResult, Record, Records, Tally
from coatl_core.saves.savetext import records_error_text
from coatl_tui.bindings import bindings
from coatl_tui.screens.chosen_game import seat_text
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.chart import BEST, LOST, OTHERS, OWN, WON, Bar, blocks, chart_width, draw_chart
from coatl_tui.widgets.content import ELLIPSIS, Content, Span
from coatl_tui.widgets.digits import HIGH, digits_width, draw_digits
from coatl_tui.widgets.grid import Column, Grid, Row
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_NUMBERS = ("records-played", "records-won", "records-best", "records-average", "records-streak")
_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around the first column."""
_LEAST_CHART, _HIGH = 10, 21
"""The fewest columns of a chart, and its most rows."""
_ROOMY = 16
"""The rows of the details in which there is room for large digits."""
_GAP = 3
"""The columns between the chart and what stands beside it."""
_SAMPLE = "██"
"""A piece of a bar, beside what it means."""
_NAME = 12
"""The most cells of the name of somebody else."""
_GAME = 44
"""The cells of a game in a line."""
_DATE = 10
"""The cells of a date."""
_LAST = 24
"""The games whose points stand as small blocks in a line of the list, where it has room for them."""
_BOX = 3
"""The rows of the list beside its lines: a border and the headings."""


class RecordsScreen(PageScreen):
    """Shows a line for each kind of opponents and for each person who has played with others, and a chart of the games
    of the line under the cursor."""

    scopes = ("records",)
    BINDINGS = bindings("records")
    CSS_PATH = "records.tcss"

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
        most = max(8, self.size.height * 2 // 5)
        lines = 2 if 2 * len(tallies) + _BOX <= most else 1
        grid.styles.height = min(lines * max(1, len(tallies)) + _BOX, most)
        last = _LAST + 2 if room >= 2 * _LAST else 0
        if tallies:
            columns = [Column(l10n("records-game"), max(10, room - last)), *numbers]
            if last:
                columns.insert(1, Column(l10n("records-last"), _LAST))
            grid.show(columns, [self._row(tally, bool(last)) for tally in tallies], lines)
        else:
            none = "" if self._problem is not None else l10n("records-none")
            grid.show([Column(none, cell_len(none))], [])
        self._tell()
        self.show_keys()

    @property
    def _is_wide(self) -> bool:
        """The details stand below the list at any width: a chart can be as wide as there is room for it."""
        return False

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

    def _row(self, tally: Tally, last: bool) -> Row:
        """``last`` says that there is room for the points of the last games."""
        average = self.l10n("records-points", n=rounded(tally.average))
        points = [result.points for _, result in tally.games[-_LAST:]]
        cells = (
            Span(self._heading(tally)),
            *([Span(blocks(points, max(tally.best, 1), self.signs), OWN)] if last else []),
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
        """The chart, and beside it what its colours mean, the last games, what there is to say of them, and where
        there is room its numbers in large digits."""
        width, height = self.details_width, max(1, height)
        canvas = Canvas(width, height, self.signs)
        bars = [Bar(result.points, result.won, self._best_other(record, result)) for record, result in tally.games]
        wide = chart_width(bars, max(_LEAST_CHART, width - _GAP - _GAME))
        area = Rect(0, 0, wide, min(height, _HIGH))
        shown = draw_chart(canvas, area, bars)
        beside = Rect(area.right + _GAP, 0, width - area.right - _GAP, height)
        y = self._draw_figures(canvas, beside, tally) if height >= _ROOMY else 0
        y = self._draw_legend(canvas, beside, y, any(bar.other is not None for bar in bars)) + 1
        lines = self._lines(tally, beside.width, shown)
        games = tally.games[::-1][: max(1, height - y - len(lines) - 1)]
        for row, (record, result) in enumerate(games, y):
            self._draw_game(canvas, Rect(beside.x, row, beside.width, 1), record, result)
        y += len(games) + (y + len(games) + len(lines) < height)
        for row, (line, ink) in enumerate(lines[: max(0, height - y)], y):
            cut = row == height - 1 and len(lines) > height - y
            canvas.put(beside.x, row, fitted(line, beside.width - 1) + ELLIPSIS if cut else line, ink)
        return Content(canvas.lines())

    def _best_other(self, record: Record, result: PlayerResult) -> int | None:
        """The most points of another player of a game, or of the automatic opponent; None if there was none."""
        points = [each.points for each in record.players if each is not result]
        if record.opponent is not None:
            points.append(record.opponent)
        return max(points, default=None)

    def _draw_legend(self, canvas: Canvas, area: Rect, y: int, others: bool) -> int:
        """Says from this row on what the colours of the bars and the mark below them mean. Returns the row below."""
        l10n, x = self.l10n, area.x
        parts = [(_SAMPLE, OWN, "records-own"), (_SAMPLE, BEST, "records-best")]
        if others:
            parts.append((_SAMPLE, OTHERS, "records-others"))
        parts = parts if canvas.signs.halves else []
        for sign, ink, message in (*parts, (WON, "bold good", "records-won")):
            text = l10n(message)
            if x > area.x and x + len(sign) + 1 + cell_len(text) > area.right:
                x, y = area.x, y + 1
            x = canvas.put(x, y, sign, ink) + 1
            x = canvas.put(x, y, text, "muted") + 3
        return y + 1

    def _draw_figures(self, canvas: Canvas, area: Rect, tally: Tally) -> int:
        """The best, how many were won, and how many were played, in large digits with their words below. Returns the
        row below, and a free one."""
        x = area.x
        figures = ((tally.best, "records-best", "points"), (tally.won, "records-won", "good"))
        for value, message, ink in (*figures, (tally.played, "records-played", "text")):
            word, number = self.l10n(message), written(value)
            if x + max(digits_width(number), cell_len(word)) <= area.right:
                draw_digits(canvas, x, area.y, number, ink)
                canvas.put(x, area.y + HIGH, word, "muted")
                x += max(digits_width(number), cell_len(word)) + 2 * _GAP
        return area.y + HIGH + 2

    def _draw_game(self, canvas: Canvas, area: Rect, record: Record, result: PlayerResult) -> None:
        """One game in a line: when it was finished, whether it was won, the points of all, and how long it was."""
        won, y = result.won, area.y
        x = canvas.put(area.x, y, plain(record.finished[:_DATE]).ljust(_DATE + 2), "muted")
        x = canvas.put(x, y, WON if won else LOST, "bold good" if won else "faint") + 1
        x = canvas.right(x + 4, y, written(result.points), "bold points") + len(written(result.points)) + 2
        turns = self.l10n("records-turns", n=record.turns) if record.turns else ""
        end = canvas.right(area.right, y, turns, "muted") - 2
        others = [(each.name, each.points) for each in record.players if each is not result]
        if record.opponent is not None and record.variants:
            others.append((opponent_name(record.variants[0].id, self.l10n), record.opponent))
        for name, points in others:
            need = cell_len(fitted(name, _NAME)) + 2 + len(written(points))
            if x + need > end:
                canvas.put(min(x, end), y, MORE, "muted")
                return
            x = canvas.put(x, y, f"{fitted(name, _NAME)} ", "muted")
            x = canvas.put(x, y, written(points), "text") + 2

    def _lines(self, tally: Tally, width: int, shown: int) -> list[tuple[str, str]]:
        """The sentences about a tally, broken into lines, each with its ink; ``shown`` is the number of bars."""
        return [(line, ink) for text, ink in self._sentences(tally, shown) for line in wrap(text, width)]

    def _sentences(self, tally: Tally, shown: int) -> Iterator[tuple[str, str]]:
        side, l10n = tally.side, self.l10n
        yield l10n("records-chart", n=shown), "muted"
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
