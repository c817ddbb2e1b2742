"""Looking for one's mistakes: how far one's last games have been looked through, until the first mistake is found."""

from __future__ import annotations

from textual.app import ComposeResult

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.play.mistakes import Search
from coatl_core.play.mistaketext import none_text, search_text
from coatl_core.players.beside import in_thread
from coatl_core.plugins.registry import UnknownContent
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.page import message_content
from coatl_tui.settings import own_name
from coatl_tui.widgets.pane import Pane


class MistakesScreen(CoatlScreen):
    """Looks through the last games beside the screen, turn by turn, and then opens the first mistake. Enter goes on
    with what has been found so far."""

    scopes = ("mistakes",)
    BINDINGS = bindings("mistakes")
    AUTO_FOCUS = "#message"
    answers_at_once = True

    def __init__(self) -> None:
        super().__init__()
        self.search = Search(self.host.store, own_name(self.host.settings, self.l10n), self.host.registry)
        self._told = ""

    def compose(self) -> ComposeResult:
        yield Pane(id="message")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.run_beside(self._look)

    async def _look(self) -> None:
        try:
            while await in_thread(self.search.step):
                if self.is_gone:
                    return
                self.show()
        except (UnknownContent, PlayerFailed):
            self._told = self.l10n("message-hint-nobody")
        except VariantFailed as failure:
            self._told = self.l10n("analysis-failed", plugin=plain(failure.plugin), error=plain(failure.error))
        if self.is_gone:
            return
        mistakes = self.search.mistakes
        if mistakes and not self._told:
            self.host.games.begin_mistake(mistakes, 0)
        else:
            self._told = self._told or none_text(self.search, self.l10n)
            self.show()

    def show(self) -> None:
        text = self._told or f"{self.l10n('mistakes-title')}\n{search_text(self.search, self.l10n)}"
        self.query_one("#message", Pane).show(message_content(text, "text", self.size.width))
        self.show_keys()

    def do_activate(self) -> None:
        """Judges no more turns: goes on with the worst of those so far."""
        self.search.hurried = True
        self.show()
