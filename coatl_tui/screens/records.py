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
from coatl_tui.widgets.chart import LOST, WON, Bar, blocks, draw_chart
from coatl_tui.widgets.content import ELLIPSIS, Content, Span
from coatl_tui.widgets.grid import Column, Grid, Row
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_NUMBERS = ("records-played", "records-won", "records-best", "records-average", "records-streak")
_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around the first column."""
_WIDE, _TEXT = 60, 32
"""The width from which texts stand beside the chart, and their columns there."""
_LEAST, _HIGH, _GAMES = 5, 20, 4
"""The fewest and the most rows of a chart with games below it, and the fewest games that are told."""
_NAME = 12
"""The most cells of the name of somebody else."""
_GAME = 56
"""The cells of a game in a line, with what is free beside it."""
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
        grid.styles.height = min(max(1, len(tallies)) + _BOX, max(8, self.size.height * 2 // 5))
        last = _LAST + 2 if room >= 2 * _LAST else 0
        if tallies:
            columns = [Column(l10n("records-game"), max(10, room - last)), *numbers]
            if last:
                columns.insert(1, Column(l10n("records-last"), _LAST))
            grid.show(columns, [self._row(tally, bool(last)) for tally in tallies])
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
            *([Span(blocks(points, max(tally.best, 1), self.signs), "dim")] if last else []),
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
        """The chart, with texts beside or below it, and below both the last games."""
        width, height = self.details_width, max(1, height)
        canvas = Canvas(width, height, self.signs)
        beside = width >= _WIDE
        texts = _TEXT if beside else width
        below = 0 if beside else len(self._lines(tally, texts, 0)) + 1
        columns = max(1, (width + 2) // _GAME)
        told = min(-(-len(tally.games) // columns), max(_GAMES, height // 3))
        told *= height - below >= _LEAST + 1 + told
        rows = max(1, min(_HIGH, height - below - (told + 1) * bool(told)))
        area = Rect(0, 0, width - texts - 2 if beside else width, rows)
        shown = draw_chart(canvas, area, [Bar(result.points, result.won) for _, result in tally.games])
        x, y, end = (area.right + 2, 0, rows) if beside else (0, rows + 1, min(height, rows + below))
        lines = self._lines(tally, texts, shown)
        for row, (line, ink) in enumerate(lines[: max(0, end - y)], y):
            cut = row == end - 1 and len(lines) > end - y
            canvas.put(x, row, fitted(line, texts - 1) + ELLIPSIS if cut else line, ink)
        y = max(rows, end) + 1
        step = (width + 2) // columns
        for number, (record, result) in enumerate(tally.games[: -columns * told - 1 : -1]):
            column, row = divmod(number, told)
            self._draw_game(canvas, Rect(column * step, y + row, step - 2, 1), record, result)
        return Content(canvas.lines())

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
