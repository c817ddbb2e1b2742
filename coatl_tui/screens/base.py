"""What all screens share: commands from the registry, the key bar, and a cursor moved by the arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.events import Key
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from coatl_core.language.l10n import L10n
from coatl_tui.bindings import Command, Scope, commands
from coatl_tui.widgets.content import Builder
from coatl_tui.widgets.keybar import keys_content
from coatl_tui.widgets.pane import Pane

if TYPE_CHECKING:
    from coatl_tui.app import CoatlApp


def key_name(command: Command, l10n: L10n) -> str:
    """The first key of a command as it is printed on a keyboard."""
    key = command.keys[0]
    named = f"key-{key.replace('+', '-')}"
    if l10n.has(named):
        return l10n(named)
    return {"question_mark": "?", "slash": "/"}.get(key, key.upper() if key[1:].isdigit() else key)


class CoatlScreen(Screen[None]):
    """A screen of some scopes, with ``BINDINGS`` for these: each command ``x-y`` of theirs calls ``do_x_y``."""

    scopes: ClassVar[tuple[Scope, ...]] = ()
    focused: Reactive[Widget | None] = Reactive(None, repaint=False)
    """The widget that has the focus. Unlike Textual's, which has the whole screen painted again for each change."""

    @property
    def coatl(self) -> CoatlApp:
        """The app."""
        return cast("CoatlApp", self.app)

    @property
    def l10n(self) -> L10n:
        """The messages of the app's language."""
        return self.coatl.l10n

    def keys_pane(self) -> Pane:
        """The key bar, to be put at the foot of the screen."""
        pane = Pane(id="keys", can_focus=False)
        pane.add_class("line")
        return pane

    def bar_commands(self) -> list[Command]:
        """The commands for the key bar now."""
        return [c for c in commands(*self.scopes) if c.bar]

    def show_keys(self) -> None:
        """Puts the commands on the key bar."""
        pane = self.query_one("#keys", Pane)
        content = keys_content(
            self.bar_commands(), lambda command: key_name(command, self.l10n), self.l10n, self.size.width
        )
        pane.show(content)

    async def on_pane_activated(self, message: Pane.Activated) -> None:
        """A click on the key bar runs its command; other panes are the screens' own business."""
        if isinstance(message.item, Command):
            await self.run_action(f"command('{message.item.id}')")
        else:
            self.activated(message.pane, message.item)

    def rule_in_question(self) -> str:
        """The number of the rule that matters now; empty if none does."""
        return ""

    def inform(self, text: str) -> None:
        """Says something in passing, where the screen has a line for it."""
        for pane in self.query("#message").results(Pane):
            lines = Builder(self.size.width)
            lines.add(f" {text}")
            pane.show(lines.content())

    def retell(self) -> None:
        """Shows everything anew, in the language now spoken."""
        redraw = getattr(self, "on_resize", None)
        if redraw is not None:
            redraw()

    async def on_key(self, event: Key) -> None:
        """A letter of another keyboard layout that nothing is bound to stands for the key it lies on. Text fields keep
        their letters to themselves."""
        key = self.coatl.aliases().get((event.character or "").lower())
        if key is None:
            return
        event.stop()
        for command in commands(*self.scopes):
            if key in command.keys:
                action = f"digit('{key}')" if command.id == "digit" else f"command('{command.id}')"
                await self.run_action(action)

    def activated(self, pane: Pane, item: object) -> None:
        """An item of a pane was chosen."""

    def action_command(self, id: str) -> None:
        """Runs a command of this screen, or of the app."""
        method = getattr(self, f"do_{id.replace('-', '_')}", None)
        if method is None:
            self.coatl.action_command(id)
        else:
            method()

    def cursor_pane(self) -> Pane | None:
        """The pane whose cursor the arrows move."""
        return self.focused if isinstance(self.focused, Pane) else None

    def action_digit(self, digit: str) -> None:
        """Goes to the thing of this number."""
        pane = self.cursor_pane()
        if pane is not None:
            pane.go_digit(digit)

    def _move(self, columns: int, lines: int) -> None:
        pane = self.cursor_pane()
        if pane is not None:
            pane.move(columns, lines)

    def do_up(self) -> None:
        self._move(0, -1)

    def do_down(self) -> None:
        self._move(0, 1)

    def do_page_up(self) -> None:
        self._turn_page(-1)

    def do_page_down(self) -> None:
        self._turn_page(1)

    def _turn_page(self, pages: int) -> None:
        pane = self.cursor_pane()
        if pane is not None:
            pane.turn_page(pages)

    def do_left(self) -> None:
        self._move(-1, 0)

    def do_right(self) -> None:
        self._move(1, 0)

    def do_activate(self) -> None:
        pane = self.cursor_pane()
        if pane is not None:
            pane.activate()

    def do_back(self) -> None:
        self.app.pop_screen()
