"""The screen of all keys, made from the registry of commands."""

from __future__ import annotations

from textual.app import ComposeResult

from coatl_tui.bindings import COMMANDS, DIGITS, Scope, bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.content import Builder, Content
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_ORDER: tuple[Scope, ...] = (
    "table",
    "several",
    "solo",
    "cover",
    "trial",
    "replay",
    "score",
    "records",
    "rules",
    "menu",
    "form",
    "saves",
    "plugins",
    "settings",
    "themes",
    "all",
)


class HelpScreen(CoatlScreen):
    """Lists the keys of the scopes ``first``, those of the screen the player comes from, and then all others."""

    scopes = ("help",)
    BINDINGS = bindings("help")
    CSS_PATH = "help.tcss"

    def __init__(self, first: tuple[Scope, ...]) -> None:
        super().__init__()
        self.first = first

    def compose(self) -> ComposeResult:
        yield Pane(id="help")
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#help", Pane).focus()

    def show(self) -> None:
        self.query_one("#help", Pane).show(self._content(self.size.width))
        self.show_keys()

    def _content(self, width: int) -> Content:
        l10n = self.l10n
        lines = Builder(width)
        for scope in sorted(_ORDER, key=lambda s: (s not in self.first, _ORDER.index(s))):
            shown = [c for c in COMMANDS if scope in c.scopes]
            lines.add(f" {l10n(f'help-{scope}')}", "title-key")
            lines.newline()
            for command in shown:
                key = l10n("command-digit") if command.id in DIGITS else self.key(command)
                lines.add(f"   {key}", "strong")
                lines.to(16)
                for number, text in enumerate(wrap(l10n(f"command-{command.id}-help"), width - 18)):
                    if number:
                        lines.newline()
                        lines.to(16)
                    lines.add(text)
                lines.newline()
            lines.newline()
            if scope == "table":
                for sentence in (f"{l10n('help-signs')}: {l10n('help-signs-text')}", l10n("help-mouse")):
                    for text in wrap(sentence, width - 6):
                        lines.add(f"   {text}", "dim")
                        lines.newline()
                lines.newline()
        return lines.content()
