"""The screen on which a comment on a turn is written, in a game that is looked at again."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from coatl_core.language.l10n import L10n
from coatl_core.play.replay_game import ReplayGame
from coatl_tui.screens.base import ClosedOnce, line_pane
from coatl_tui.widgets.keybar import Entry, bar_content
from coatl_tui.widgets.pane import Pane

_MOST = 1000
"""The most characters of a comment that is written here."""


class CommentScreen(ModalScreen[str | None], ClosedOnce[str | None]):
    """Shows a ``comment`` on what was done last in a ``game``, or on the game, to be changed, and returns it; None if
    the player has cancelled."""

    CSS_PATH = "save_as.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False), Binding("f6", "language", show=False)]

    def __init__(self, game: ReplayGame, comment: str, l10n: L10n) -> None:
        super().__init__()
        self.game = game
        self.comment = comment
        self.l10n = l10n

    def _title(self) -> str:
        """What the comment is on: more than one may be shown of a turn in which several did something."""
        if not self.game.position:
            return self.l10n("comment-title-game")
        last = self.game.session.history[self.game.position - 1]
        name = self.game.session.setup.players[last.seat]
        return self.l10n("comment-title", name=name, turn=last.before.turn)

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self._title()
            most = max(_MOST, len(self.comment))
            yield Input(self.comment, id="name", compact=True, max_length=most, select_on_focus=False)
            yield Static(self.l10n("comment-help"), id="help", markup=False)
        yield line_pane("keys")

    def on_resize(self) -> None:
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Shows the texts again after the language has changed."""
        l10n = self.l10n
        self.query_one("#box").border_title = self._title()
        self.query_one("#help", Static).update(l10n("comment-help"))
        keys = (("key-enter", "save-as-save"), ("key-escape", "bar-back"))
        entries = (Entry(((l10n(key), None),), l10n(label)) for key, label in keys)
        self.query_one("#keys", Pane).show(bar_content(entries, self.size.width))

    async def action_language(self) -> None:
        """The app's key for the language, which does not reach the app through a modal screen."""
        await self.app.run_action("command('language')")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.is_active:
            self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        self.dismiss(None)
