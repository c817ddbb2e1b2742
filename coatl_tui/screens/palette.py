"""Textual's palette of commands, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.widgets import Input

if TYPE_CHECKING:
    from coatl_tui.host import Host


class Palette(CommandPalette):
    """Finds commands by their names. ``text`` is what the player has typed already."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f6", "language", show=False)]

    def __init__(self, host: Host, text: str = "") -> None:
        super().__init__(placeholder=host.l10n("palette-commands"))
        self.host = host
        self.text = text

    def on_mount(self) -> None:
        if self.text:
            self.query_one(Input).value = self.text

    def action_language(self) -> None:
        """Changes the language, and opens the palette again to search for the new names."""
        app, text = self.app, self.query_one(Input).value
        self.dismiss()
        self.host.run_command("language")
        app.push_screen(Palette(self.host, text))
