"""A screen above another one on which one line of text is typed."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen, ScreenResultType
from textual.widgets import Input, Static

from coatl_core.language.l10n import L10n
from coatl_tui.screens.base import ClosedOnce, line_pane
from coatl_tui.widgets.keybar import Entry, bar_content
from coatl_tui.widgets.pane import Pane


class TextForm(ModalScreen[ScreenResultType], ClosedOnce[ScreenResultType]):
    """A field with a title above it and the message ``help`` below it."""

    CSS_PATH = "text_form.tcss"
    BINDINGS = [Binding("escape", "cancel", show=False), Binding("f6", "language", show=False)]
    help: ClassVar[str]

    def __init__(self, l10n: L10n) -> None:
        super().__init__()
        self.l10n = l10n

    def title_text(self) -> str:
        """What the title says, in the language of the player."""
        raise NotImplementedError

    def field(self) -> Input:
        """The field, whose id is ``name``."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        with Vertical(id="box") as box:
            box.border_title = self.title_text()
            yield self.field()
            yield Static(self.l10n(self.help), id="help", markup=False)
        yield line_pane("keys")

    def on_resize(self) -> None:
        self.refresh_texts()

    def refresh_texts(self) -> None:
        """Shows the texts again after the language has changed."""
        l10n = self.l10n
        self.query_one("#box").border_title = self.title_text()
        self.query_one("#help", Static).update(l10n(self.help))
        keys = (("key-enter", "save-as-save"), ("key-escape", "bar-back"))
        entries = (Entry(((l10n(key), None),), l10n(label)) for key, label in keys)
        self.query_one("#keys", Pane).show(bar_content(entries, self.size.width))

    async def action_language(self) -> None:
        """The app's key for the language, which does not reach the app through a modal screen."""
        await self.app.run_action("command('language')")
