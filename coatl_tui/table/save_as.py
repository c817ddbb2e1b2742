"""The screen that asks for a name and saves a copy of the game under it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.play.table_game import KeptGame
from coatl_tui.screens.base import ClosedOnce, line_pane
from coatl_tui.widgets.keybar import Entry, bar_content
from coatl_tui.widgets.pane import Pane

_MOST = 60
"""The most characters of a name."""


class SaveAsScreen(ModalScreen[str], ClosedOnce[str]):
    """Proposes a name. Returns a sentence about what was saved or why not; an empty text if the player has
    cancelled."""

    CSS_PATH = "save_as.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False), Binding("f6", "language", show=False)]

    def __init__(self, game: KeptGame, view: PlayerView, l10n: L10n) -> None:
        super().__init__()
        self.game = game
        self.view = view
        self.l10n = l10n
        self._shown = self._proposed()

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self.l10n("save-as-title")
            yield Input(self._shown, id="name", compact=True, max_length=_MOST)
            yield Static(self.l10n("save-as-help"), id="help", markup=False)
        yield line_pane("keys")

    def _proposed(self) -> str:
        """A name that Enter takes and the first letter typed replaces."""
        players = self.l10n("list-comma").join(player.name for player in self.view.players)
        return self.l10n("menu-game", players=players, turn=self.view.turn)[:_MOST]

    def on_resize(self) -> None:
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Shows the texts again after the language has changed."""
        l10n = self.l10n
        self.query_one("#box").border_title = l10n("save-as-title")
        self.query_one("#help", Static).update(l10n("save-as-help"))
        name, before, self._shown = self.query_one("#name", Input), self._shown, self._proposed()
        if name.value == before != self._shown:
            name.value = self._shown
            name.select_all()
        keys = (("key-enter", "save-as-save"), ("key-escape", "bar-back"))
        entries = (Entry(((l10n(key), None),), l10n(label)) for key, label in keys)
        self.query_one("#keys", Pane).show(bar_content(entries, self.size.width))

    async def action_language(self) -> None:
        """The app's key for the language, which does not reach the app through a modal screen."""
        await self.app.run_action("command('language')")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name or not self.is_active:
            return
        try:
            path = self.game.save_as(name)
        except OSError as error:
            self.dismiss(self.l10n("save-failed", file=name, reason=system_text(error, self.l10n)))
        else:
            self.dismiss(self.l10n("save-as-done", name=name, file=path.name))

    def action_cancel(self) -> None:
        self.dismiss("")
