"""The score sheet: every coatl, every card with its points, statistics, and why the winner has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.app import ComposeResult

from coatl_core.game.coatl import ScoreLine
from coatl_core.game.rules import rematch
from coatl_core.game.scoresheet import CoatlScore, ScoreSheet
from coatl_core.language.cardtext import card_text
from coatl_core.language.numbertext import rounded
from coatl_core.language.optiontext import short_options_text
from coatl_core.language.outcometext import met_text, outcome_sentences, unfinished_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.statistics import statistics_of
from coatl_core.play.table_game import KeptGame, ReplayedGame, TableGame
from coatl_core.saves.format import SaveError
from coatl_core.saves.records import NewerRecords, Person, Tally
from coatl_core.saves.savetext import records_error_text, save_error_text
from coatl_tui.bindings import Command, Scope, bindings, command, commands
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.sheet import MOST_WIDTH, Sheet, SheetCoatl, sheet_content
from coatl_tui.widgets.canvas import MORE, drawn_row
from coatl_tui.widgets.card import Card
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.small_card import draw_mark

_BELOW = 3
"""The rows below the sheet but for its details: a line above these, the message and the keys."""
_SVG_WIDTH = 120
"""The columns of a saved sheet."""


class ScoreScreen(CoatlScreen):
    """The scores of a game that is over."""

    BINDINGS = bindings("score", "kept", "replayed")
    CSS_PATH = "score.tcss"

    def __init__(self, game: TableGame, fault: str = "") -> None:
        """``fault`` says why the result could not be saved; empty if it was."""
        super().__init__()
        self.game = game
        kinds: dict[Scope, bool] = {
            "score": True,
            "kept": isinstance(game, KeptGame),
            "replayed": isinstance(game, ReplayedGame),
        }
        self.scopes = tuple(scope for scope, fits in kinds.items() if fits)
        self.seen = game.view()
        self.fault = fault
        self.tallies: list[Tally] = []
        """The games so far of those for whom this one counts."""
        self.told = False
        """Whether computer players told their reasons at once."""
        self.hints = 0
        """The number of positions of this game in which a hint was shown."""
        self._rows = 0

    def compose(self) -> ComposeResult:
        yield Pane(id="score", scrollbar=True, moved=self._show_details, scrolled=self._show_details)
        yield Pane(id="details", can_focus=False)
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#score", Pane).focus()
        if not self.fault:
            self._read_records()
        if self.fault:
            self.show_message(self.fault, "warn")
        self.sheet = self._sheet()  # here, since a key may save its picture before anything is shown

    def refresh_texts(self) -> None:
        self.sheet = self._sheet()
        super().refresh_texts()

    def _read_records(self) -> None:
        record = self.game.record() if isinstance(self.game, KeptGame) else None
        if record is None:
            return
        try:
            records = self.host.load_records()
        except (OSError, NewerRecords) as error:
            self.fault = records_error_text(error, self.l10n)
        else:
            self.tallies = [tally for tally in map(records.tally, record.sides) if tally.played]
            kept = records.of_game(record.game) or record
            self.hints, self.told = kept.hints, kept.told

    def show(self) -> None:
        details = self.query_one("#details", Pane)
        below = max((len(self._details(score).lines) for score in self._coatls()), default=0)
        details.styles.height = below + 1
        score, room = self.query_one("#score", Pane), max(1, self.size.height - below - _BELOW)
        content = self._content(self._width, room)
        rows = min(room, len(content.lines))
        score.styles.height = self._rows = rows  # the details stand right below the sheet
        score.styles.margin = ((room - rows) // 2, 0, 0, 0)
        score.show(content)
        self._show_details(score)
        self.show_keys()

    @property
    def _width(self) -> int:
        return min(self.size.width, MOST_WIDTH)

    def _sheet(self) -> Sheet:
        scores, log = self.game.score_sheet(), self.game.log()
        statistics = [statistics_of(player, log) for player in scores.players]
        outcome = list(self._outcome(scores))
        opponent = self.seen.ruleset.opponent
        options = short_options_text(opponent.id, opponent.chosen, self.l10n) if opponent is not None else ""
        return Sheet(scores, statistics, outcome, self.seen.catalog, self.seen.rules, self.l10n, options)

    def _content(self, width: int, height: int) -> Content:
        """The sheet, with a free column for the scrollbar if it is higher than its pane."""
        plain = palette(self.app).plain
        content = sheet_content(self.sheet, width, height, self.signs, plain)
        if len(content.lines) > height:
            content = sheet_content(self.sheet, width - 1, height, self.signs, plain)
        return content

    def _coatls(self) -> Iterator[CoatlScore]:
        for player in self.sheet.scores.players:
            yield from player.coatls

    def _show_details(self, pane: Pane) -> None:
        """Shows how each card beside the coatl under the cursor was counted, below a line that says how much of the
        sheet stands further down."""
        item, l10n, content = pane.item, self.l10n, Content()
        title = l10n("sheet-statistics")
        if isinstance(item, SheetCoatl):
            player = self.sheet.scores.players[item.seat]
            score = player.coatls[item.number - 1]
            title, content = f"{player.name} · {l10n('points', points=score.points)}", self._details(score)
        below = len(pane.content.lines) - pane.top - self._rows
        key = self.key(command("page-down"))
        corner = (Span(f"{MORE} {l10n('lines-below', n=below)} ", "dim"), Span(key, "title-key")) if below > 0 else ()
        self.query_one("#details", Pane).show(content, (Span(title, "strong"),), corner)

    def _details(self, score: CoatlScore) -> Content:
        lines = Builder(self._width)
        unfinished = unfinished_text(score, self.sheet.rules, self.l10n)
        if unfinished:
            lines.add(f" {unfinished}", "dim")
            lines.newline()
        for line in score.lines:
            self._card_line(lines, line)
        return lines.content()

    def _outcome(self, sheet: ScoreSheet) -> Iterable[str]:
        """Who has won, why the game has ended, and the record."""
        yield from outcome_sentences(sheet, self.seen, self.game.log(), self.l10n)
        yield from self._records()
        if self.hints:
            yield self.l10n("score-hints", n=self.hints)
        if self.told:
            yield self.l10n("score-told")

    def _records(self) -> Iterator[str]:
        """What the games so far have come to: of a person alone, or of several persons."""
        l10n, persons = self.l10n, []
        for tally in self.tallies:
            played, won, best = tally.played, tally.won, tally.best
            if isinstance(tally.side, Person):
                persons.append(l10n("score-record-person", name=tally.side.name, won=won, played=played))
            else:
                average = l10n("records-points", n=rounded(tally.average))
                yield l10n("score-record", played=played, won=won, best=best, average=average)
        if persons:
            yield l10n("score-record-persons", persons=l10n("list-comma").join(persons))

    def _card_line(self, lines: Builder, line: ScoreLine) -> None:
        l10n, catalog = self.l10n, self.seen.catalog
        card = Card(catalog.prophecies.get(line.card) or catalog.temples[line.card])
        lines.add(f" {line.points:>2}  ", "points")
        lines.spans(drawn_row(lambda canvas: draw_mark(canvas, 0, 0, card), self.signs))
        lines.add(f" {met_text(line, catalog, l10n)} ", "dim")
        begin = lines.at
        for number, part in enumerate(wrap(card_text(line.card, catalog, l10n), lines.width - begin - 1)):
            if number:
                lines.newline()
                lines.to(begin)
            lines.add(part)
        lines.newline()

    def run_command(self, id: str) -> None:
        if command(id) in commands(*self.scopes):
            super().run_command(id)

    def use_digit(self, digit: str) -> None:
        """Goes to the coatl of this number of the player under the cursor, and from there to that of the next one who
        has so many."""
        pane = self.query_one("#score", Pane)
        found = [spot.item for spot in pane.content.spots if spot.digit == digit]
        if pane.item in found:
            pane.go_item(found[(found.index(pane.item) + 1) % len(found)])
        elif found:
            at = pane.item.seat if isinstance(pane.item, SheetCoatl) else -1
            here = (item for item in found if isinstance(item, SheetCoatl) and item.seat == at)
            pane.go_item(next(here, found[0]))

    def bar_commands(self) -> list[Command]:
        return [c for c in self.commands() if c.bar or c.id in ("new-game", "close")]

    def bar_entries(self) -> list[Entry]:
        return [self.bar_entry(c, rank=1 + (c.id == "picture")) for c in self.bar_commands()]

    def do_to_start(self) -> None:
        """Shows the first lines."""
        self.query_one("#score", Pane).show_from(0)

    def do_to_end(self) -> None:
        """Shows the last lines."""
        sheet = self.query_one("#score", Pane)
        sheet.show_from(len(sheet.content.lines))

    def do_save(self) -> None:
        """Saves a copy of the game under a name."""
        from coatl_tui.table.save_as import SaveAsScreen

        if isinstance(self.game, KeptGame):
            self.app.push_screen(SaveAsScreen(self.game, self.l10n), lambda text: self.show_message(text or ""))

    def do_replay(self) -> None:
        """Shows the game again from its beginning, action by action."""
        from coatl_tui.table.replay import ReplayScreen

        if isinstance(self.game, ReplayedGame):
            self.app.push_screen(ReplayScreen(self.game.replay()))

    def do_analysis(self) -> None:
        """Shows what each turn was worth."""
        from coatl_tui.table.analysis_screen import AnalysisScreen
        from coatl_tui.table.replay import ReplayScreen

        replayed = self.game
        if not isinstance(replayed, ReplayedGame):
            return
        game = replayed.replay()
        if not game.session.over:
            self.show_message(self.l10n("analysis-later"), "warn")
            return

        def look(position: int) -> None:
            shown = replayed.replay()
            shown.go(position)
            self.app.push_screen(ReplayScreen(shown))

        self.app.push_screen(AnalysisScreen(game, look))

    def do_new_game(self) -> None:
        from coatl_tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def do_rematch(self) -> None:
        """Deals a new game to the same players by the same rules; the next of them begins."""
        try:
            record = self.game.record() if isinstance(self.game, KeptGame) else None
            self.host.begin_game(rematch(self.seen.setup), tells=record is not None and record.told)
        except SaveError as error:
            text = save_error_text(error, str(self.host.home.saves), self.seen.catalog, self.l10n)
            self.show_message(text, "warn")

    def do_picture(self) -> None:
        """Saves the whole sheet as a picture."""
        if self.lacks("picture"):
            return
        from coatl_tui.table.sheet_picture import save_picture

        colors = palette(self.app)
        content = sheet_content(self.sheet, _SVG_WIDTH, 0, self.signs, colors.plain)
        try:
            path = save_picture(content, colors, self.host.home.data, self.seen.setup.players)
        except OSError as error:
            self.show_message(self.l10n("sheet-unwritable", reason=system_text(error, self.l10n)), "warn")
        else:
            self.show_message(self.l10n("sheet-saved", file=str(path)))

    def do_close(self) -> None:
        """Goes back to the table as it was at the end."""
        self.dismiss()

    def do_quit(self) -> None:
        """Goes to the menu."""
        self.host.to_menu()
