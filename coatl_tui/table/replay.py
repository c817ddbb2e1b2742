"""The screen on which a game is looked at again, action by action."""

from __future__ import annotations

from coatl_core.files.sanitize import plain
from coatl_core.language.playertext import kept_reason_text
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.things import PanelItem, Seat
from coatl_tui.bindings import Command, Scope, bindings, commands
from coatl_tui.table.panes.status import replay_status
from coatl_tui.table.view import TableView


class ReplayScreen(TableView):
    """The table of a game at one of its positions. Keys go from one position to another; the cursor looks at whatever
    lies there."""

    scopes: tuple[Scope, ...] = ("replay",)
    BINDINGS = bindings("replay", "eleven")
    CSS_PATH = "table.tcss"
    game: ReplayGame

    def __init__(self, game: ReplayGame) -> None:
        super().__init__(game)
        if self.has_eleven_fields:
            self.scopes = (*self.scopes, "eleven")

    @property
    def _unmarked(self) -> int | None:
        return None  # nobody has seen what is looked at here

    def show_table(self) -> None:
        super().show_table()
        why = self.game.reason()
        reason = kept_reason_text(why, self.seen.catalog, self.l10n, self.signs.told) if why is not None else ""
        told = self.sentences(self.game.news())
        if reason and self.game.last_actor is not None:
            mover = plain(self.seen.setup.players[self.game.last_actor])
            told.append(self.l10n("message-why", name=mover, why=reason))
        self.show_message(" ".join(told) if self.game.position else self.l10n("replay-begin"))

    def show_scene(self) -> None:
        super().show_scene()
        status = replay_status(self.seen, self.game.position, self.game.last, self.l10n, self.size.width)
        self.pane("status").show(status)

    def bar_commands(self) -> list[Command]:
        return [c for c in commands("replay") if c.bar and c.id not in ("next-pane", "other")]  # for the way out

    def use(self, item: object) -> None:
        """Shows the board and coatls of a player, or what a line of a variant is about; nothing else can be done
        here."""
        if isinstance(item, Seat):
            self.look_at(item.seat)
        elif isinstance(item, PanelItem):
            self.go_there(item)

    def _go(self, position: int) -> None:
        self.game.go(position)
        self.looked_at = None
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
        if self.log_open:
            self.do_log()
        elif self.panel_open:
            self.close_panel()
        elif self.looked_at is not None:
            self.look_at(None)
        else:
            self.dismiss()

    def do_quit(self) -> None:
        self.host.to_menu()
