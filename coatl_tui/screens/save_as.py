"""Asks for a name and saves a copy of the game under it."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label

from coatl_core.language.l10n import L10n
from coatl_tui.table.game import Game


class SaveAsScreen(ModalScreen[str]):
    """Closes with the sentence that says how it went; with an empty one if the player thought better of it."""

    CSS_PATH = "save_as.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False), Binding("f6", "language", show=False)]

    def __init__(self, game: Game, l10n: L10n) -> None:
        super().__init__()
        self.game = game
        self.l10n = l10n

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Label(self.l10n("save-as-title"), markup=False, id="title")
            yield Input(id="name", compact=True, max_length=60)
            yield Label(self.l10n("save-as-keys"), markup=False, classes="dim", id="keys")

    def retell(self) -> None:
        """Shows everything anew, in the language now spoken."""
        for id in ("title", "keys"):
            self.query_one(f"#{id}", Label).update(self.l10n(f"save-as-{id}"))

    async def action_language(self) -> None:
        """The key of the whole app; it stops before a question like this one."""
        await self.app.run_action("command('language')")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name:
            return
        try:
            path = self.game.save_as(name)
        except OSError as error:
            reason = error.strerror or str(error)
            self.dismiss(self.l10n("save-failed", file=name, reason=reason))
        else:
            self.dismiss(self.l10n("save-as-done", name=name, file=path.name))

    def action_cancel(self) -> None:
        self.dismiss("")
