"""The screen of records: the games finished, counted for each kind of opponents and for each person among others, and
the deals of the day, of which each is played from here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from statistics import fmean

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.files import clock
from coatl_core.game.rules import ComputerSeat
from coatl_core.language.numbertext import rounded
from coatl_core.language.optiontext import opponent_name, short_options_text
from coatl_core.language.playertext import seat_text
from coatl_core.play.campaigntext import fault_text
from coatl_core.plugins.registry import UnknownContent
from coatl_core.saves.campaigns import known_campaigns
from coatl_core.saves.days import Days
from coatl_core.saves.format import SaveError
from coatl_core.saves.puzzle_tries import Tries, load_tries
from coatl_core.saves.records import NewerRecords, Opponents, Records, Tally
from coatl_core.saves.savetext import (
    days_aside_text,
    rating_text,
    records_error_text,
    save_error_text,
    tries_aside_text,
)
from coatl_tui.bindings import Command, bindings, command
from coatl_tui.screens.page import PageScreen
from coatl_tui.screens.record_details import Details
from coatl_tui.widgets.canvas import ASCII
from coatl_tui.widgets.chart import LOST, WON
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.grid import Column, Grid, Row
from coatl_tui.widgets.pane import Pane

_NUMBERS = ("records-played", "records-won", "records-best", "records-average")
_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around the first column."""
_EARLIEST = date(2026, 1, 1)
"""The first day that can be chosen."""
_LAST = 10
"""Of so many of the last games the list says which were won."""
_RESULT = 5
"""The cells of the points of one of these games, with a sign before them and blanks."""
_NAMES = 28
"""The cells of the names, before the last games take any for their points."""
_DAYS, _CAMPAIGNS, _PUZZLES = "days", "campaigns", "puzzles"
"""What stands for the deals of the day, the campaigns and the puzzles, which have rows of their own."""
_BOX, _BORDERS = 4, 3
"""The rows of the list beside its lines: a border, a free row and the headings. Those of the border of the details and
of the free row below it."""
_FRAME = 8
"""The columns of the lower border of the details beside what stands in it."""


class RecordsScreen(PageScreen):
    """Shows a line for the deals of the day, for each kind of opponents and for each person who has played with others;
    below them the days as a calendar, or the games of the line under the cursor as bars. The last line is that of the
    puzzles, with the rating."""

    scopes = ("records",)
    BINDINGS = bindings("records")
    CSS_PATH = "records.tcss"

    def __init__(self) -> None:
        super().__init__()
        self._strengths = list(self.host.registry.players)  # the variants' names come with the registry, too
        self._problem: OSError | NewerRecords | None = None
        try:
            self.records = self.host.results.load_records()
        except (OSError, NewerRecords) as error:
            self._problem = error
            self.records = Records(self.host.home.records)
        try:
            self._tries = load_tries(self.host.home.puzzles)
        except (OSError, NewerRecords):  # the list of puzzles says what is wrong
            self._tries = Tries(self.host.home.puzzles)
        self._campaigns = known_campaigns(self.host.home.campaigns)
        self._tallies = sorted(self.records.tallies(), key=self._place)
        self._today = self._chosen = clock.today()
        self._days = Days(self.host.home.days)
        self._read_days()
        self._height = 0
        """The rows of the list; none before it is shown."""

    def compose(self) -> ComposeResult:
        yield from self.compose_page(Grid(id="records", moved=self._tell))

    def on_mount(self) -> None:
        self.query_one("#records").focus()
        told = (self._problem, self.records.aside, self._days.aside, self._tries.aside, self._campaigns_fault)
        self.set_class(any(told), "-told")

    @property
    def _campaigns_fault(self) -> str:
        return fault_text(self._campaigns, self.l10n)

    def _read_days(self) -> None:
        try:
            self._days = self.host.results.load_days()
        except (OSError, NewerRecords) as error:
            self._problem = self._problem or error

    def show_days(self) -> None:
        """Shows the days again after par has come further."""
        self._read_days()
        self.show()

    def show(self) -> None:
        """Shows a row for the days, and one for each tally: first those of opponents, then those of persons."""
        l10n, grid, tallies = self.l10n, self.query_one("#records", Grid), self._tallies
        played = self._days_row()
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
        rows = [played] if played is not None else []
        rows += [self._row(tally, with_points) for tally in tallies]
        rows += [self._campaigns_row()] if self._campaigns.campaigns else []
        rows += [self._puzzles_row()] if self._tries.tries else []
        lines = 2 if 2 * len(rows) + _BOX <= most else 1
        self._height = min(lines * max(1, len(rows)) + _BOX, most)
        grid.styles.height = self._height
        if rows:
            columns.insert(0, Column(l10n("records-game"), max(10, room)))
            grid.show(columns, rows, lines)
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

    def _days_row(self) -> Row | None:
        """The row of the deals of the day; None before the first one."""
        if not self._days.days:
            return None
        counted = [day.result for day in self._days.days if day.result is not None]
        best, last = max((each.points for each in counted), default=0), counted[-_LAST:]
        average = fmean(each.points for each in counted) if len(counted) > 1 else None
        cells = (
            Span(self.l10n("days-title")),
            Span(str(len(counted)), "dim"),
            Span(str(sum(each.won for each in counted)), "dim"),
            Span(str(best), "points"),
            Span("" if average is None else self.l10n("records-points", n=rounded(average)), "dim"),
            tuple(_sign(each.won) for each in reversed(last)),
        )
        return Row(_DAYS, cells)

    def _campaigns_row(self) -> Row:
        """The campaigns: how many, and which of those that are over a person has won."""
        campaigns = self._campaigns.campaigns
        over = [each for each in campaigns if each.over]
        won = [any(not each.setup.is_computer(seat) for seat in each.winners) for each in over]
        signs = tuple(_sign(each) for each in reversed(won[-_LAST:]))
        played = Span(str(len(campaigns)), "dim")
        return Row(
            _CAMPAIGNS,
            (Span(self.l10n("campaigns-title")), played, Span(str(sum(won)), "dim"), Span(""), Span(""), signs),
        )

    def _puzzles_row(self) -> Row:
        """The puzzles tried: how many, how many of them were found, and the last of them."""
        tries = self._tries.tries
        won, lost = Span(WON, "bold good"), Span(LOST, "text")
        signs = tuple(won if each.verdict == "found" else lost for each in reversed(tries[-_LAST:]))
        played, found = Span(str(len(tries)), "dim"), Span(str(self._tries.found()), "dim")
        return Row(_PUZZLES, (Span(self.l10n("puzzles-title")), played, found, Span(""), Span(""), signs))

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
        elif self._days.aside is not None:
            self.show_message(days_aside_text(self._days, self.l10n), "warn")
        elif self._campaigns_fault:
            self.show_message(self._campaigns_fault, "warn")
        elif self._tries.aside is not None:
            self.show_message(tries_aside_text(self._tries, self.l10n), "warn")
        self._show_details()
        self.show_keys()

    def _show_details(self) -> None:
        """Shows what lies behind the row under the cursor."""
        side, pane, l10n = self.query_one("#records", Grid).item, self.query_one("#details", Pane), self.l10n
        tally = next((tally for tally in self._tallies if tally.side == side), None)
        pane.display = tally is not None or side in (_DAYS, _CAMPAIGNS, _PUZZLES)
        free = self.query_one("#both").size.height - self._height - _BORDERS
        details = Details(l10n, self.host.registry, self.signs, self.details_width, free)
        title, below, content = "", "", Content()
        if side == _DAYS:
            title, content = l10n("days-title"), details.days(self._days, self._today, self._chosen)
            keys = l10n("days-keys", left=self.key(command("left")), right=self.key(command("right")))
            below = keys.translate(ASCII) if self.signs.ascii_only else keys
        elif side == _CAMPAIGNS:
            title, content = l10n("campaigns-title"), details.campaigns(self._campaigns)
        elif side == _PUZZLES:
            title, below, content = l10n("puzzles-title"), rating_text(self._tries, l10n), details.ratings(self._tries)
        elif tally is not None:
            told = "  ".join(details.sentences(tally))
            in_frame = cell_len(told) <= details.width - _FRAME
            title, below = self._heading(tally), told if in_frame else ""
            content = details.games(tally, "" if in_frame else told)
        pane.border_title, pane.border_subtitle = title, below
        pane.show(content)
        pane.styles.height = len(content.lines) + _BORDERS

    @property
    def _on_days(self) -> bool:
        return self.query_one("#records", Grid).item == _DAYS

    def bar_commands(self) -> list[Command]:
        """A day is chosen and played only where the days are."""
        return [each for each in super().bar_commands() if each.id != "play-day" or self._on_days]

    def do_left(self) -> None:
        self._choose(self._chosen - timedelta(1))

    def do_right(self) -> None:
        self._choose(self._chosen + timedelta(1))

    def _choose(self, day: date) -> None:
        if self._on_days and _EARLIEST <= day <= self._today:
            self._chosen = day
            self._tell()

    def use(self, item: object) -> None:
        """A click on a day chooses it, a second one plays it."""
        if item == self._chosen or item == _DAYS:
            self.do_play_day()
        elif isinstance(item, date):
            self._choose(item)

    def do_play_day(self) -> None:
        """Plays the deal of the chosen day, or goes on with it."""
        if not self._on_days or self.lacks("daily"):
            return
        try:
            self.host.games.play_day(self._chosen)
        except UnknownContent:
            self.show_message(self.l10n("menu-no-daily"), "warn")
        except SaveError as error:
            self.show_message(save_error_text(error, str(self.host.home.saves), None, self.l10n), "warn")

    def do_mistakes(self) -> None:
        """Looks for the turns of the player's last games that cost most."""
        from coatl_tui.screens.mistakes import MistakesScreen

        if not self.lacks("mistakes"):
            self.app.push_screen(MistakesScreen())


def _results(tally: Tally, with_points: bool) -> Iterator[Span]:
    """A sign for each of the last games, the latest one first as in the chart below, perhaps with the points."""
    for _, result in reversed(tally.games[-_LAST:]):
        sign = _sign(result.won)
        yield Span(f"{sign.text} {result.points:>{_RESULT - 3}} ", sign.style) if with_points else sign


def _sign(won: bool) -> Span:
    """The sign of a game that was won or lost."""
    return Span(WON, "bold good") if won else Span(LOST, "text")
