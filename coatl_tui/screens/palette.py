"""The palettes: commands and themes, looked for by name. Textual's own, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.theme import ThemeProvider
from textual.widgets import Input

if TYPE_CHECKING:
    from coatl_tui.app import CoatlApp


class Palette(CommandPalette):
    """Looks for commands or for themes. ``text`` is what has been typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f6", "language", show=False)]

    def __init__(self, app: CoatlApp, kind: Literal["commands", "themes"], text: str = "") -> None:
        providers = [ThemeProvider] if kind == "themes" else None
        super().__init__(providers, placeholder=app.l10n(f"palette-{kind}"), id="--command-palette")
        self.kind = kind
        self.text = text

    def on_mount(self) -> None:
        if self.text:
            self.query_one(Input).value = self.text

    def action_language(self) -> None:
        """Changes the language: what was found is looked for anew, under its new name."""
        app, text = cast("CoatlApp", self.app), self.query_one(Input).value
        self.dismiss()
        app.action_command("language")
        app.push_screen(Palette(app, self.kind, text))
