"""Textual's palettes of commands and of themes, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.command import CommandList, CommandPalette
from textual.theme import ThemeProvider
from textual.widgets import Input

from coatl_tui.screens.base import ClosedOnce

if TYPE_CHECKING:
    from coatl_tui.host import Host


class Palette(CommandPalette, ClosedOnce[None]):
    """Finds commands or themes by their names. ``text`` is what the player has typed already."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f6", "language", show=False)]

    def __init__(self, host: Host, kind: Literal["commands", "themes"], text: str = "") -> None:
        providers = [ThemeProvider] if kind == "themes" else None
        super().__init__(providers, placeholder=host.l10n(f"palette-{kind}"))
        self.host = host
        self.kind = kind
        self.text = text

    def on_mount(self) -> None:
        if self.text:
            self.query_one(Input).value = self.text

    def dismiss(self, result: None = None) -> AwaitComplete:
        self._cancel_gather_commands()  # otherwise the worker looks for the list when that is gone
        return super().dismiss(result)

    def _action_command_list(self, action: str) -> None:
        # Before its list is laid out, Textual (8.2) ends in a KeyError when it is asked for another page.
        if self.query_one(CommandList).size:
            super()._action_command_list(action)

    def action_language(self) -> None:
        """Changes the language, and opens the palette again to search for the new names."""
        if not self.is_active:
            return
        app, text = self.app, self.query_one(Input).value
        self.dismiss()
        self.host.run_command("language")
        app.push_screen(Palette(self.host, self.kind, text))
