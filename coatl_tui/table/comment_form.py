"""The screen on which a comment on a turn is written, in a game that is looked at again."""

from __future__ import annotations

from textual.widgets import Input

from coatl_core.language.l10n import L10n
from coatl_core.play.replay_game import ReplayGame
from coatl_tui.table.text_form import TextForm

_MOST = 1000
"""The most characters of a comment that is written here."""


class CommentScreen(TextForm[str | None]):
    """Shows a ``comment`` on what was done last in a ``game``, or on the game, to be changed, and returns it; None if
    the player has cancelled."""

    help = "comment-help"

    def __init__(self, game: ReplayGame, comment: str, l10n: L10n) -> None:
        super().__init__(l10n)
        self.game = game
        self.comment = comment

    def title_text(self) -> str:
        """What the comment is on: more than one may be shown of a turn in which several did something."""
        if not self.game.position:
            return self.l10n("comment-title-game")
        last = self.game.session.history[self.game.position - 1]
        name = self.game.session.setup.players[last.seat]
        return self.l10n("comment-title", name=name, turn=last.before.turn)

    def field(self) -> Input:
        most = max(_MOST, len(self.comment))
        return Input(self.comment, id="name", compact=True, max_length=most, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if self.is_active:
            self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        self.dismiss(None)
