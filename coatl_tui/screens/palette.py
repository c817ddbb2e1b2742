"""Textual's palette of commands, in the player's language: what each command does, and its key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.content import Content
from textual.widgets import Input

from coatl_tui.bindings import commands
from coatl_tui.screens.base import ClosedOnce, CoatlScreen
from coatl_tui.widgets.lists import Guarded

if TYPE_CHECKING:
    from coatl_tui.host import Host

_NOT_LISTED = ("palette", "up", "down", "left", "right", "page-up", "page-down", "next-field", "previous-field")
"""Commands that nobody looks for by name."""
_KEY_COLUMN = 11


@frozen
class Entry:
    """A command in the palette: its id, what it does, and its key."""

    id: str
    name: str
    key: str


class Commands(Provider):
    """The commands of the screen below the palette."""

    def entries(self) -> Iterator[Entry]:
        """The commands in the order of the registry."""
        screen = self.screen
        if isinstance(screen, CoatlScreen):
            for command in commands(*screen.scopes):
                if not command.keys[0].isdigit() and command.id not in _NOT_LISTED:
                    # The short names are for the key bar, where the key and the screen say the rest.
                    name = re.split(r"[;:] |\. |\.$", screen.l10n(f"command-{command.id}-help"))[0]
                    yield Entry(command.id, name, screen.key(command))

    async def discover(self) -> Hits:
        """All commands."""
        for entry in self.entries():
            yield DiscoveryHit(_line(entry, Content(entry.name)), lambda id=entry.id: self._run(id), entry.name)

    async def search(self, query: str) -> Hits:
        """The commands whose names match."""
        matcher = self.matcher(query)
        for entry in self.entries():
            score = matcher.match(entry.name)
            if score > 0:
                shown = _line(entry, matcher.highlight(entry.name))
                yield Hit(score, shown, lambda id=entry.id: self._run(id), text=entry.name)

    def _run(self, id: str) -> None:
        """Runs a command on the screen below, as its key does."""
        screen = self.screen
        screen.app.call_later(screen.run_action, f"command('{id}')")


def _line(entry: Entry, name: Content) -> Content:
    blanks = " " * max(1, _KEY_COLUMN - cell_len(entry.key))
    return Content.assemble((entry.key, "bold $accent"), blanks, name)


class Found(Guarded, CommandList):
    """The commands found so far: the list changes with every letter typed."""


class Palette(CommandPalette, ClosedOnce[None]):
    """Finds commands by what they do. ``text`` is what the player has typed already."""

    CSS_PATH = "palette.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f6", "language", show=False)]

    def __init__(self, host: Host, text: str = "") -> None:
        super().__init__([Commands], placeholder=host.l10n("palette-commands"))
        self.host = host
        self.text = text

    def compose(self) -> ComposeResult:
        for widget in super().compose():
            yield Found() if isinstance(widget, CommandList) else widget

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
        app.push_screen(Palette(self.host, text))
