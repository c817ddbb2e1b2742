"""The score sheet: every coatl, every card with its points, statistics, and why the winner has won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.language.numbertext import rounded
from coatl_core.language.outcometext import outcome_sentences
from coatl_core.language.systemtext import system_text
from coatl_core.play.analysis import Verdicts, not_analysed
from coatl_core.play.daily import EndedDay
from coatl_core.play.daytext import end_sentences, share_lines
from coatl_core.play.table_game import KeptGame, ReplayedGame, ScoredGame
from coatl_core.saves.format import SaveError
from coatl_core.saves.records import NewerRecords, Person, Tally, not_counted
from coatl_core.saves.savetext import ladder_text, records_error_text, save_error_text
from coatl_tui.bindings import Command, Scope, bindings, command, commands
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.sheet import Sheet, SheetCoatl, SheetPart, sheet_of
from coatl_tui.table.sheet_places import (
    WIDE,
    Places,
    coatl_of,
    counted_content,
    head_content,
    players_content,
    sheet_places,
    side_content,
)
from coatl_tui.widgets.canvas import MORE, Canvas
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.pane import Pane

_SHARED = 4
"""The rows of what is shared: a title, two lines, and a free row."""
_TITLE = 9
"""The cells of a title beside its words."""
_RANKS = {"picture": 2, "onward": 3}
"""What leaves the key bar first where there is little room."""
MOST_WIDTH = 200
"""In a wider terminal the sheet stands in the middle."""


class ScoreScreen(CoatlScreen):
    """The scores of a game that is over."""

    BINDINGS = bindings("score", "kept", "replayed", "day")
    CSS_PATH = "score.tcss"
    AUTO_FOCUS = ""  # the sheet gets the focus when there is something on it

    def __init__(self, game: ScoredGame, fault: str = "") -> None:
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
        self.undone = 0
        """How often a move was taken back after it had been answered."""
        self.verdicts = Verdicts()
        self.campaign: tuple[str, ...] = ()
        """What is to be said of a game of a campaign."""
        self.has_next_chapter = False
        """Whether that campaign goes on."""
        self.day: EndedDay | None = None
        """What is to be said of a deal of the day."""
        if not self.fault:
            self._read_records()
        self._read_day()
        self._read_campaign()
        if self.day is not None:
            self.scopes = (*self.scopes, "day")
        self.sheet = self._sheet()  # here, since a key may save its picture before anything is shown
        self.places = self._places()

    def compose(self) -> ComposeResult:
        yield Pane(id="head", can_focus=False)
        yield Pane(id="score", scrollbar=True, moved=self._show_cursor, scrolled=self._show_details)
        yield Pane(id="side", can_focus=False)
        yield Pane(id="details", can_focus=False)
        yield Pane(id="shared", can_focus=False)
        yield line_pane("message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#shared").display = False
        if self.fault:
            self.show_message(self.fault, "warn")
        self.query_one("#score", Pane).focus()

    def _read_records(self) -> None:
        record = self.game.record() if isinstance(self.game, KeptGame) else None
        if record is None:
            return
        try:
            records = self.host.results.load_records()
        except (OSError, NewerRecords) as error:
            self.fault = records_error_text(error, self.l10n)
        else:
            self.tallies = [tally for tally in map(records.tally, record.sides) if tally.played]
            kept = records.of_game(record.game) or record
            self.hints, self.told, self.undone = kept.hints, kept.told, kept.undone

    def _read_day(self) -> None:
        self.day, fault = self.host.results.ended_day(self.game)
        self.fault = self.fault or fault

    def _read_campaign(self) -> None:
        self.campaign, fault = self.host.results.ended_campaign(self.game)
        self.fault = self.fault or fault
        self.has_next_chapter = bool(self.campaign) and self.host.results.has_next_chapter(self.seen.setup)

    def refresh_texts(self) -> None:
        self._read_campaign()  # what it says is in the language of the app
        super().refresh_texts()

    def show_days(self) -> None:
        """Shows a deal of the day again after par has come further."""
        self._read_day()
        self.show()

    def show(self) -> None:
        self.sheet = self._sheet()
        self.places = self._places()
        if not self.fault:
            self.show_message(self._below(), "dim")
        self._place()
        self.query_one("#head", Pane).show(head_content(self.sheet, self.places, self.signs))
        self.query_one("#side", Pane).show(side_content(self.sheet, self.places, self.signs))
        self._show_cursor(self.query_one("#score", Pane))
        self.show_keys()

    def _places(self) -> Places:
        return sheet_places(self.sheet, self._width, self.size.height, self.signs)

    def _place(self) -> None:
        """Puts each pane on its area; in a wider terminal the sheet stands in the middle."""
        places = self.places
        left = (self.size.width - self._width) // 2
        for id, area in (
            ("head", places.head),
            ("score", places.players),
            ("side", places.side),
            ("details", places.details),
        ):
            pane = self.query_one(f"#{id}", Pane)
            pane.display = area is not None
            if area is not None:
                pane.styles.offset = left + area.x, area.y
                pane.styles.width, pane.styles.height = area.width, area.height
        self.query_one("#details", Pane).boxed = places.side is not None
        shared = self.query_one("#shared", Pane)
        shared.styles.offset = left, self.size.height - _SHARED - 2
        shared.styles.width, shared.styles.height = self._width, _SHARED

    @property
    def _width(self) -> int:
        return min(self.size.width, MOST_WIDTH)

    def _sheet(self) -> Sheet:
        outcome = list(self._outcome(self.game.score_sheet()))
        return sheet_of(self.game, outcome, self.l10n, plain=palette(self.app).plain)

    def _show_cursor(self, pane: Pane) -> None:
        """Draws the players with what is under the cursor, and shows how that was counted."""
        content = players_content(self.sheet, self.places, self.signs, pane.item)
        if pane.item is None and content.spots:  # nothing has been shown yet
            content = players_content(self.sheet, self.places, self.signs, content.spots[0].item)
        pane.show(content)
        self._show_details(pane)

    def _show_details(self, pane: Pane) -> None:
        """Shows how each card beside the coatl under the cursor was counted. In a line above it stands how much of the
        sheet is further down."""
        item, l10n, content = pane.item, self.l10n, Content()
        title = l10n("sheet-counted")
        corner: tuple[Span, ...] = ()
        score = coatl_of(self.sheet, item)
        if score is not None and isinstance(item, SheetCoatl):
            name = self.sheet.scores.players[item.seat].name
            title = f"{name} {item.number} · {title}"
            content = counted_content(self.sheet, self.places, score, self.signs)
            points = l10n("points", points=score.points)
            if cell_len(title) + cell_len(points) + _TITLE <= self.places.details.width:
                corner = (Span(points, "dim"),)
        below = len(pane.content.lines) - pane.top - self.places.players.height
        if below > 0:
            key = self.key(command("page-down"))
            page = pane.top + self.places.players.height
            if any(spot.item == SheetPart("statistics") and spot.line == page for spot in pane.content.spots):
                corner = (Span(f"{key} ", "title-key"), Span(l10n("sheet-statistics").lower(), "dim"))
            else:
                corner = (Span(f"{MORE} {l10n('lines-below', n=below)} ", "dim"), Span(key, "title-key"))
        self.query_one("#details", Pane).show(content, (Span(title, "strong"),), corner)

    def _outcome(self, sheet: ScoreSheet) -> Iterable[str]:
        """Who has won, why the game has ended, and the record."""
        yield from outcome_sentences(sheet, self.seen, self.game.log(), self.l10n)
        if self.day is not None:
            yield from end_sentences(self.day, self.l10n)
        yield from self.campaign
        if self.has_next_chapter:
            yield self.l10n("score-campaign-next", key=self.key(command("rematch")))
        if not self._below():
            yield from self._records()
        if self.hints:
            yield self.l10n("score-hints", n=self.hints)
        if self.undone:
            yield self.l10n("score-undone", n=self.undone)
        if self.told:
            yield self.l10n("score-told")
        if isinstance(self.game, ReplayedGame):
            session = self.game.replay().session
            if uncounted := not_counted(session.begun, session.set_up):
                yield self.l10n(uncounted)

    def _below(self) -> str:
        """What the games so far have come to, if it stands below a small sheet, which has little room for a head; an
        empty text if it does not fit there."""
        text = " ".join(self._records())
        return text if not self.fault and cell_len(text) < self._width < WIDE else ""

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
                if stronger := ladder_text(tally, self.host.registry, l10n):
                    yield stronger
        if persons:
            yield l10n("score-record-persons", persons=l10n("list-comma").join(persons))

    def run_command(self, id: str) -> None:
        if self.query_one("#shared").display:
            self.query_one("#shared").display = False
            self.show_message(self.fault or self._below(), "warn" if self.fault else "dim")
            if id == "close":
                return
        if command(id) in commands(*self.scopes):
            super().run_command(id)

    def do_share(self) -> None:
        """Copies two lines about a deal of the day, and shows them: not every terminal lets them be copied."""
        if self.day is None:
            return
        lines = share_lines(self.day, self.l10n)
        self.app.copy_to_clipboard("\n".join(lines))
        canvas = Canvas(self._width, len(lines), self.signs)
        for y, line in enumerate(lines):
            canvas.put(1, y, line, "text")
        shared = self.query_one("#shared", Pane)
        shared.show(canvas.content(), (Span(self.l10n("share-title"), "strong"),))
        shared.display = True
        self.show_message(self.l10n("share-copied"))

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
        return [c for c in self.commands() if c.bar or c.id in ("new-game", "close", "onward")]

    def bar_entries(self) -> list[Entry]:
        labels = {"rematch": self.l10n("bar-next-chapter")} if self.has_next_chapter else {}
        return [self.bar_entry(c, labels.get(c.id, ""), rank=_RANKS.get(c.id, 1)) for c in self.bar_commands()]

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
            asked = SaveAsScreen(self.game, self.game.view(), self.l10n)
            self.app.push_screen(asked, lambda text: self.show_message(text or ""))

    def do_replay(self) -> None:
        """Shows the game again from its beginning, action by action."""
        from coatl_tui.table.replay import ReplayScreen

        if isinstance(self.game, ReplayedGame):
            self.app.push_screen(ReplayScreen(self.game.replay(), self.verdicts))

    def do_analysis(self) -> None:
        """Shows what each turn was worth."""
        from coatl_tui.table.analysis_screen import AnalysisScreen
        from coatl_tui.table.replay import ReplayScreen

        replayed = self.game
        if not isinstance(replayed, ReplayedGame):
            return
        game = replayed.replay()
        if message := not_analysed(game.session):
            self.show_message(self.l10n(message), "warn")
            return

        def look(position: int) -> None:
            shown = replayed.replay()
            shown.go(position, ahead=True)
            self.app.push_screen(ReplayScreen(shown, self.verdicts))

        self.app.push_screen(AnalysisScreen(game, look, self.verdicts))

    def do_onward(self) -> None:
        """Shows the game again at its end: one goes back to where one wants to play on."""
        from coatl_tui.table.replay import ReplayScreen

        if isinstance(self.game, ReplayedGame):
            game = self.game.replay()
            game.go(game.last)
            self.app.push_screen(ReplayScreen(game, self.verdicts, plays_on=True))

    def do_new_game(self) -> None:
        from coatl_tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def do_rematch(self) -> None:
        """Deals a new game to the same players by the same rules, or the next chapter of their campaign; the next of
        them begins."""
        try:
            record = self.game.record() if isinstance(self.game, KeptGame) else None
            self.host.games.play_next(self.seen.setup, tells=record is not None and record.told)
        except SaveError as error:
            text = save_error_text(error, str(self.host.home.saves), self.seen.catalog, self.l10n)
            self.show_message(text, "warn")

    def do_picture(self) -> None:
        """Saves the whole sheet as a picture."""
        if self.lacks("picture"):
            return
        from coatl_tui.table.sheet_picture import picture_content, save_picture

        colors = palette(self.app)
        content = picture_content(self.sheet, self.signs)
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
