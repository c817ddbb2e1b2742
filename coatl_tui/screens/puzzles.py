"""The list of puzzles: what each is about, how hard it is, and what has become of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.files import clock
from coatl_core.files.problems import FileError
from coatl_core.game.puzzle import GRADES
from coatl_core.language.problemtext import short_problem_text
from coatl_core.play.daytext import date_text
from coatl_core.play.puzzle_game import Named, all_puzzles, next_puzzle
from coatl_core.play.puzzletext import about_text
from coatl_core.plugins.registry import UnknownContent
from coatl_core.saves.puzzle_tries import BACK_AFTER, Tries, load_tries
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import rating_text, tries_aside_text, tries_error_text
from coatl_tui.bindings import bindings
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import MET, NOT_MET
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.grid import Column, Grid, Row

_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around each column."""
_NUMBER, _GRADE = 4, GRADES
"""The columns of the number of a puzzle, and of its grade."""
_INKS = {"found": "good", "good": "points", "missed": "warn", "back": "news", "new": "muted"}


class PuzzlesScreen(PageScreen):
    """A line for each puzzle, those of the game first, and beside the list what there is to know about the one under
    the cursor. The cursor stands first on ``key``, or else on the puzzle to be tried next. Enter opens one."""

    scopes = ("puzzles",)
    BINDINGS = bindings("puzzles")
    AUTO_FOCUS = "#puzzles"

    def __init__(self, key: str = "") -> None:
        super().__init__()
        self._key = key
        self._problem: OSError | NewerRecords | None = None
        home = self.host.home
        self.puzzles = {named.key: named for named in all_puzzles(self.host.registry)}
        try:
            self.tries = load_tries(home.puzzles)
        except (OSError, NewerRecords) as error:
            self._problem, self.tries = error, Tries(home.puzzles)
        proposed = next_puzzle([*self.puzzles.values()], self.tries, clock.today())
        if self._key not in self.puzzles:
            self._key = proposed.key if proposed is not None else ""

    def compose(self) -> ComposeResult:
        yield from self.compose_page(Grid(id="puzzles", moved=self._tell))

    def show(self) -> None:
        """Shows a row for each puzzle."""
        l10n, grid = self.l10n, self.query_one("#puzzles", Grid)
        states = [l10n("puzzles-state", state=state) for state in _INKS]
        columns = [
            Column("", _NUMBER, "right"),
            Column(l10n("puzzles-grade"), max(_GRADE, cell_len(l10n("puzzles-grade")))),
            Column(l10n("puzzles-done"), max(map(cell_len, [*states, l10n("puzzles-done")]))),
        ]
        room = self.list_width - _BESIDE - sum(column.width + 2 for column in columns)
        columns.append(Column(l10n("puzzles-theme"), max(10, room)))
        found = sum(self._state(named) == "found" for named in self.puzzles.values())
        grid.border_title = l10n("puzzles-title")
        told = [l10n("puzzles-found", n=found, all=len(self.puzzles))]
        if self.tries.tries:
            told.append(rating_text(self.tries, l10n))
        grid.border_subtitle = " · ".join(told)
        grid.show(columns, [self._row(named) for named in self.puzzles.values()])
        if self._key:
            grid.move_cursor(row=[*self.puzzles].index(self._key))
            self._key = ""
        self._tell()
        self.show_keys()

    def _row(self, named: Named) -> Row:
        puzzle, state = named.puzzle, self._state(named)
        about = self._about(named)
        grade = (Span(MET * puzzle.grade, "text"), Span(NOT_MET * (GRADES - puzzle.grade), "dim"))
        cells = (
            Span(str(named.number), "muted"),
            grade,
            Span(self.l10n("puzzles-state", state=state), _INKS[state]),
            Span(about, "text"),
        )
        return Row(named.key, cells, name=about)

    def _about(self, named: Named) -> str:
        """What may be told of a puzzle."""
        return about_text(named.puzzle, self.tries.counts(named.key, clock.today()), self.l10n)

    def _state(self, named: Named) -> str:
        """What has become of a puzzle: one of ``_INKS``."""
        return self.tries.state(named.key, clock.today())

    def _tell(self) -> None:
        """Says what there is to know about the puzzle under the cursor, and what is wrong with the file."""
        if self._problem is not None:
            self.show_message(tries_error_text(self._problem, self.l10n), "warn")
        elif self.tries.aside is not None:
            self.show_message(tries_aside_text(self.tries, self.l10n), "warn")
        named = self.puzzles.get(str(self.query_one("#puzzles", Grid).item))
        if named is not None:
            self.show_details(self._title(named), self._details(named))

    def _title(self, named: Named) -> str:
        title = self.l10n("puzzles-puzzle", number=named.number)
        if named.ours:
            return title
        return f"{self.host.registry.name('puzzle', named.puzzles.id, self.l10n)} · {title}"

    def _details(self, named: Named) -> Iterator[tuple[str, str]]:
        l10n, puzzle, last = self.l10n, named.puzzle, self.tries.last(named.key)
        yield l10n("puzzles-ask", actions=puzzle.actions), "text"
        yield l10n("puzzles-of-grade", grade=puzzle.grade, all=GRADES), "muted"
        if not self.tries.counts(named.key, clock.today()):
            yield self._about(named), "muted"
        if last is not None:
            day = date.fromisoformat(last.date)
            on = date_text(day, l10n)
            told = l10n(f"puzzles-was-{last.verdict}", date=on, points=last.points, best=puzzle.best)
            yield told, "muted"
            if self._state(named) == "missed":
                yield l10n("puzzles-back", date=date_text(day + timedelta(BACK_AFTER), l10n)), "muted"

    def use(self, item: object) -> None:
        """Opens a puzzle, or says why it cannot be played."""
        named = self.puzzles.get(str(item))
        if named is None:
            return
        try:
            self.host.games.begin_puzzle(named)
        except FileError as error:
            problem = error.problems[0]
            text = short_problem_text(problem, self.l10n)
            self.show_message(text, "warn")
        except UnknownContent:
            self.show_message(self.l10n("puzzles-plugins"), "warn")

    def do_mistakes(self) -> None:
        """Looks for the turns of the player's last games that cost most."""
        from coatl_tui.screens.mistakes import MistakesScreen

        if not self.lacks("mistakes"):
            self.app.push_screen(MistakesScreen())
