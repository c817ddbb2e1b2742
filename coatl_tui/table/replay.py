"""The screen on which a game is looked at again, action by action."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.events import DescendantBlur
from textual.layout import Layout

from coatl_core.files.sanitize import plain
from coatl_core.language.playertext import kept_reason_text
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.things import PanelItem, Seat
from coatl_tui.bindings import Command, bindings, commands
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.face import Face
from coatl_tui.table.looking import has_eleven_fields
from coatl_tui.table.panes.status import replay_status


class ReplayScreen(CoatlScreen):
    """The table of a game at one of its positions. Keys go from one position to another; the cursor looks at whatever
    lies there."""

    BINDINGS = bindings("replay", "eleven")
    CSS_PATH = "table.tcss"
    AUTO_FOCUS = "#hand"
    answers_at_once = True

    def __init__(self, game: ReplayGame) -> None:
        super().__init__()
        self.game = game
        self.face = Face(self, game, self.show_table, marks_own=True, after=self._show_status)
        self.scopes = ("replay", "eleven") if has_eleven_fields(self.face.looking.seen) else ("replay",)
        self.parts = (self.face, self.face.cursor, self.face.log, self.face.panel)

    def compose(self) -> ComposeResult:
        yield from self.face.panes.values()

    @property
    def layout(self) -> Layout:
        """What places the panes."""
        return self.face.layout

    def show(self) -> None:
        self.face.resized()

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        self.face.left(event.widget)

    def refresh_texts(self) -> None:
        self.show_table()

    def show_message(self, text: str, style: str = "") -> None:
        self.face.sentence.say(text, style)

    def show_table(self) -> None:
        """Shows the position, and tells what has led to it."""
        self.face.show()
        seen = self.face.looking.seen
        why = self.game.reason()
        reason = kept_reason_text(why, seen.catalog, self.l10n, self.signs.told) if why is not None else ""
        told = self.face.sentences(self.game.news())
        if reason and self.game.last_actor is not None:
            mover = plain(seen.setup.players[self.game.last_actor])
            told.append(self.l10n("message-why", name=mover, why=reason))
        self.show_message(" ".join(told) if self.game.position else self.l10n("replay-begin"))

    def _show_status(self) -> None:
        seen = self.face.looking.seen
        status = replay_status(seen, self.game.position, self.game.last, self.l10n, self.size.width)
        self.face.panes["status"].show(status)

    def bar_commands(self) -> list[Command]:
        return [c for c in commands("replay") if c.bar and c.id not in ("next-pane", "other")]  # for the way out

    def use(self, item: object) -> None:
        """Shows the board and coatls of a player, or what a line of a variant is about; nothing else can be done
        here."""
        if isinstance(item, Seat):
            self.face.look_at(item.seat)
        elif isinstance(item, PanelItem):
            self.face.panel.go_there(item)

    def _go(self, position: int) -> None:
        self.game.go(position)
        self.face.looking.looked_at = None
        self.show_table()

    def do_step_on(self) -> None:
        self._go(self.game.position + 1)

    def do_step_back(self) -> None:
        self._go(self.game.position - 1)

    def do_turn_on(self) -> None:
        self._go(self.game.next_turn())

    def do_turn_back(self) -> None:
        self._go(self.game.previous_turn())

    def do_to_start(self) -> None:
        self._go(0)

    def do_to_end(self) -> None:
        self._go(self.game.last)

    def do_analysis(self) -> None:
        """Shows what each turn of a finished game was worth; one that is chosen there is shown here."""
        from coatl_tui.table.analysis_screen import AnalysisScreen

        if not self.game.session.over:
            self.show_message(self.l10n("analysis-later"), "warn")
            return

        def look(position: int) -> None:
            screen.dismiss()
            self._go(position)

        screen = AnalysisScreen(self.game, look)
        self.app.push_screen(screen)

    def do_close(self) -> None:
        """Closes the log or what variants show, goes back from another player's table, or to where the game was
        opened."""
        if not self.face.close_one():
            self.dismiss()

    def do_quit(self) -> None:
        self.host.to_menu()
