"""The screen that asks for a name and saves a copy of the game under it."""

from __future__ import annotations

from textual.widgets import Input

from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.play.table_game import KeptGame
from coatl_tui.table.text_form import TextForm

_MOST = 60
"""The most characters of a name."""


class SaveAsScreen(TextForm[str]):
    """Proposes a name. Returns a sentence about what was saved or why not; an empty text if the player has
    cancelled."""

    help = "save-as-help"

    def __init__(self, game: KeptGame, view: PlayerView, l10n: L10n) -> None:
        super().__init__(l10n)
        self.game = game
        self.view = view
        self._shown = self._proposed()

    def title_text(self) -> str:
        return self.l10n("save-as-title")

    def field(self) -> Input:
        return Input(self._shown, id="name", compact=True, max_length=_MOST)

    def _proposed(self) -> str:
        """A name that Enter takes and the first letter typed replaces."""
        players = self.l10n("list-comma").join(player.name for player in self.view.players)
        return self.l10n("menu-game", players=players, turn=self.view.turn)[:_MOST]

    def refresh_texts(self) -> None:
        super().refresh_texts()
        name, before, self._shown = self.query_one("#name", Input), self._shown, self._proposed()
        if name.value == before != self._shown:
            name.value = self._shown
            name.select_all()

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
