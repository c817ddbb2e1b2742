"""Textual's palette of commands, in the player's language: what each command does, and its key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.command import Command as Listed
from textual.command import CommandList, CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.content import Content
from textual.screen import Screen
from textual.strip import Strip
from textual.widgets import Input

from coatl_tui.bindings import MOVES, OF_PANES, Command
from coatl_tui.screens.base import ClosedOnce, CoatlScreen, command_name
from coatl_tui.textual_private import stop_search
from coatl_tui.widgets.lists import Guarded, list_line, spread, styled
from coatl_tui.widgets.scrollbar import ThinlyScrolled

if TYPE_CHECKING:
    from coatl_tui.host import Host

_NOT_LISTED = ("palette", "eleventh", *(id for what in ("cursor", "field", "page") for id in MOVES[what]))
"""Commands that nobody looks for by name."""
_MOVES = ("pane", "ends")
_MOST_WIDTH, _BESIDE = 72, 8
"""The most columns of the palette, and those beside its lines: the border, the marks of the cursor, the scrollbar."""


@frozen
class Entry:
    """A command in the palette: its id, what it does, and its key."""

    id: str
    name: str
    key: str


class Commands(Provider):
    """The commands of the screen below the palette."""

    def entries(self) -> Iterator[Entry]:
        """The commands: those of a pane in the order of the panes, others of the screen, those of the app, and last
        those that only go somewhere."""
        screen = self.screen
        if isinstance(screen, CoatlScreen):
            for command in sorted(screen.commands(), key=_place):
                if not command.keys[0].isdigit() and command.id not in _NOT_LISTED:
                    yield Entry(command.id, command_name(command, screen.l10n), screen.key(command))

    async def discover(self) -> Hits:
        """All commands."""
        for entry in self.entries():
            yield DiscoveryHit(self._line(entry, Content(entry.name)), lambda id=entry.id: self._run(id), entry.name)

    async def search(self, query: str) -> Hits:
        """The commands whose names match."""
        matcher = self.matcher(query)
        for entry in self.entries():
            score = matcher.match(entry.name)
            if score > 0:
                shown = self._line(entry, matcher.highlight(entry.name))
                yield Hit(score, shown, lambda id=entry.id: self._run(id), text=entry.name)

    def _run(self, id: str) -> None:
        """Runs a command on the screen below, as its key does."""
        self.screen.app.call_later(_run_on, self.screen, id)

    def _line(self, entry: Entry, name: Content) -> Content:
        """What a command does, and its key at the right."""
        return spread(name, styled(entry.key, "muted"), min(_MOST_WIDTH, self.screen.size.width) - _BESIDE)


async def _run_on(screen: Screen[object], id: str) -> None:
    """Runs a command on a screen, unless a key typed meanwhile has opened another one."""
    if screen.is_active:
        await screen.run_action(f"command('{id}')")


def _place(command: Command) -> int:
    """Where a command stands in the list, among others in the order of the registry."""
    if command.id.startswith("go-") or any(command.id in MOVES[what] for what in _MOVES):
        return len(OF_PANES) + 2
    if "all" in command.scopes:
        return len(OF_PANES) + 1
    return next((place for place, ids in enumerate(OF_PANES.values()) if command.id in ids), len(OF_PANES))


class Found(Guarded, ThinlyScrolled, CommandList):
    """The commands found so far: the list changes with every letter typed."""

    def render_line(self, y: int) -> Strip:
        return list_line(super().render_line(y), self, has_cursor=True)


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
        stop_search(self)
        return super().dismiss(result)

    def _refresh_command_list(self, command_list: CommandList, commands: list[Listed], clear_current: bool) -> None:
        if not self.is_gone:  # the app may be left while commands are being found
            super()._refresh_command_list(command_list, commands, clear_current)

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
