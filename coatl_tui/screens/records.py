"""The screen of records: the games finished, counted for each kind of opponents and for each person among others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.files.sanitize import plain
from coatl_core.game.rules import ComputerSeat
from coatl_core.language.numbertext import rounded
from coatl_core.language.optiontext import opponent_name, options_text, short_options_text
from coatl_core.language.playertext import seat_text
from coatl_core.saves.records import NewerRecords, Opponents, PlayerResult, Record, Records, Tally
from coatl_core.saves.savetext import records_error_text
from coatl_tui.bindings import bindings
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.chart import LOST, WON, Game, Result, Words, draw_games
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.grid import Column, Grid, Row
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_NUMBERS = ("records-played", "records-won", "records-best", "records-average")
_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around the first column."""
_DATE = 10
"""The cells of a date."""
_LAST = 10
"""Of so many of the last games the list says which were won."""
_RESULT = 5
"""The cells of the points of one of these games, with a sign before them and blanks."""
_NAMES = 28
"""The cells of the names, before the last games take any for their points."""
_BOX, _BORDERS = 4, 3
"""The rows of the list beside its lines: a border, a free row and the headings. Those of the border of the details and
of the free row below it."""
_FRAME = 8
"""The columns of the lower border of the details beside what stands in it."""


class RecordsScreen(PageScreen):
    """Shows a line for each kind of opponents and for each person who has played with others, and the games of the line
    under the cursor as bars."""

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
        self.set_class(self._problem is not None or self.records.aside is not None, "-told")

    def show(self) -> None:
        """Shows a row for each tally: first those of opponents, then those of persons."""
        l10n, grid, tallies = self.l10n, self.query_one("#records", Grid), self._tallies
        columns = [Column(text, max(4, cell_len(text)), "right") for text in map(l10n, _NUMBERS)]
        last = l10n("records-last")
        room = self.list_width - _BESIDE - sum(column.width + 2 for column in columns) - 2
        with_points = room >= _NAMES + _LAST * _RESULT
        if with_points:
            last = l10n("records-last-points")
        columns.append(Column(last, max(_LAST * (_RESULT if with_points else 1), cell_len(last))))
        room -= columns[-1].width
        grid.border_title = l10n("records-title")
        most = max(8, self.size.height * 2 // 5) + 1
        lines = 2 if 2 * len(tallies) + _BOX <= most else 1
        self._height = min(lines * max(1, len(tallies)) + _BOX, most)
        grid.styles.height = self._height
        if tallies:
            columns.insert(0, Column(l10n("records-game"), max(10, room)))
            grid.show(columns, [self._row(tally, with_points) for tally in tallies], lines)
        else:
            none = "" if self._problem is not None else l10n("records-none")
            grid.show([Column(none, cell_len(none))], [])
        self._tell()
        self.show_keys()

    @property
    def _is_wide(self) -> bool:
        """The details stand below the list at any width: bars can be as long as there is room for them."""
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

    def _row(self, tally: Tally, with_points: bool) -> Row:
        """An average needs more games than one."""
        average = self.l10n("records-points", n=rounded(tally.average)) if tally.played > 1 else ""
        cells = (
            Span(self._heading(tally)),
            Span(str(tally.played), "dim"),
            Span(str(tally.won), "dim"),
            Span(str(tally.best), "points"),
            Span(average, "dim"),
            tuple(_results(tally, with_points)),
        )
        return Row(tally.side, cells)

    def _heading(self, tally: Tally) -> str:
        """What the row of a tally is called."""
        side, l10n = tally.side, self.l10n
        if not isinstance(side, Opponents):
            name = l10n("records-person", name=side.name)
            return name if side.chance == "seed" else l10n("list-comma").join((name, l10n("records-table")))
        names: list[str] = []
        for choice in side.variants:
            names.append(opponent_name(choice.id, l10n))
            names += filter(None, [short_options_text(choice.id, choice.options, l10n)])
        seats = Counter(seat_text(seat, l10n) for seat in sorted(side.computers, key=self._strength))
        names += [f"{count} × {seat}" if count > 1 else seat for seat, count in seats.items()]
        names += [l10n("records-table")] if side.chance != "seed" else []
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
        pane.display = tally is not None
        pane.border_title = self._heading(tally) if tally is not None else ""
        free = self.query_one("#both").size.height - self._height - _BORDERS
        content = self._details(tally, free) if tally is not None and free > 0 else Content()
        pane.show(content)
        pane.styles.height = len(content.lines) + _BORDERS

    def _details(self, tally: Tally, most: int) -> Content:
        """The games, and below them what there is to say of them, in so many rows at most; one sentence stands in the
        lower border."""
        width, l10n = self.details_width, self.l10n
        games = [self._game(record, result) for record, result in tally.games]
        words = Words(*map(l10n, ("records-game-won", "records-game-lost", "records-best")))
        told = "  ".join(self._sentences(tally))
        in_frame = cell_len(told) <= width - _FRAME
        self.query_one("#details", Pane).border_subtitle = told if in_frame else ""
        lines = wrap(told, width) if told and not in_frame else []
        lines = lines[: max(0, most - min(len(games), most // 2) - 1)]
        canvas = Canvas(width, most, self.signs)
        room = most - len(lines) - bool(lines)
        if room < len(games):
            lines = [l10n("records-chart", n=room - 1), *lines]
            room -= 1
        end = draw_games(canvas, Rect(0, 0, width, max(1, room)), games, words)
        for y, line in enumerate(lines, end + 1):
            canvas.put(0, y, line, "muted")
        return Content(canvas.lines()[: end + bool(lines) + len(lines)])

    def _game(self, record: Record, result: PlayerResult) -> Game:
        """One game as it is drawn, with the automatic opponent as the last of the others."""
        results = [(each, Result(each.name, each.points, f"player-{seat}")) for seat, each in enumerate(record.players)]
        own = next(drawn for each, drawn in results if each is result)
        others = [drawn for each, drawn in results if each is not result]
        if record.opponent is not None and record.variants:
            others.append(Result(opponent_name(record.variants[0].id, self.l10n), record.opponent, "muted"))
        length = self.l10n("records-turns", n=record.turns) if record.turns else ""
        return Game(plain(record.finished[:_DATE]), result.won, own, tuple(others), length)

    def _sentences(self, tally: Tally) -> Iterator[str]:
        side, l10n = tally.side, self.l10n
        if tally.longest_streak > 1:
            yield l10n("records-in-a-row", now=tally.streak, most=tally.longest_streak)
        if tally.hinted:
            yield l10n("records-hinted", n=tally.hinted)
        if tally.told:
            yield l10n("records-told", n=tally.told)
        if not isinstance(side, Opponents):
            yield l10n("records-person-help")
            return
        for choice in side.variants:
            if told := options_text(choice.id, choice.options, l10n):
                yield told
        for id in dict.fromkeys(seat.id for seat in side.computers):
            yield l10n.named(f"player-{id}-help", "")


def _results(tally: Tally, with_points: bool) -> Iterator[Span]:
    """A sign for each of the last games, the latest one first as in the chart below, perhaps with the points."""
    for _, result in reversed(tally.games[-_LAST:]):
        sign, ink = (WON, "bold good") if result.won else (LOST, "text")
        yield Span(f"{sign} {result.points:>{_RESULT - 3}} " if with_points else sign, ink)
