"""What we use of Textual that it does not promise: names with an underscore. They are here, and nowhere else, so that
an update of Textual breaks one place; ``tests/tui/test_textual_private.py`` says of each what would break.

A method of Textual's that we replace has to stand in our class that replaces it. The same test has the list of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual._ansi_sequences import SYNC_END, SYNC_START
from textual._compositor import ChopsUpdate, Compositor, CompositorMap, CompositorUpdate, LayoutUpdate, ReflowResult
from textual._context import active_app, active_message_pump
from textual.app import App
from textual.binding import BindingsMap
from textual.dom import DOMNode
from textual.driver import Driver
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

if TYPE_CHECKING:  # the menu needs none of these
    from textual.command import CommandPalette

__all__ = ["SYNC_END", "SYNC_START", "ChopsUpdate", "CompositorUpdate", "LayoutUpdate"]

WRITER = "textual-output"
"""The name of the thread that writes to the terminal."""


def key_of_character(character: str) -> str:
    """Returns Textual's name of the key that types a character, such as ``question_mark``."""
    return _character_to_key(character)


def current_app() -> App[object] | None:
    """Returns the app for which something is being done now, or None."""
    return active_app.get(None)


def current_pump() -> MessagePump | None:
    """Returns the app, screen or widget that is answering a message now, or None."""
    return active_message_pump.get(None)


def is_batching(app: App[None]) -> bool:
    """Returns whether the app gathers several changes, and shows none of them yet."""
    return app._batch_count > 0


def shows_frames(app: App[None]) -> bool:
    """Returns whether the marks ``SYNC_START`` and ``SYNC_END`` may be sent to the terminal."""
    return app._sync_available


def is_writing(app: App[None]) -> bool:
    """Returns whether the terminal has not taken yet what was sent to it: that goes through a queue to a thread."""
    writer = getattr(app._driver, "_writer_thread", None)
    return writer is not None and not writer._queue.empty()


def driver_of(app: App[None]) -> Driver | None:
    """Returns what the app reads keys with and writes with, or None if it does not run."""
    return app._driver


def take_ansi_colors(app: App[None]) -> None:
    """Shows the terminal's own colours as its theme has them. Textual does so when a theme is set as usual."""
    app._refresh_truecolor_filter(app.ansi_theme)


def keymap_of(app: App[None]) -> object:
    """Returns the keys as they were set last: another object each time."""
    return app._keymap


def bindings_along(screen: Screen[None]) -> Sequence[tuple[DOMNode, BindingsMap]]:
    """Returns the widget with the focus and all that it lies in up to the app, each with its bindings."""
    return screen._binding_chain


def take_changes(screen: Screen[None]) -> bool:
    """Has the screen's next frame paint the widgets right below it that have changed. Returns whether there is anything
    to paint; never if something has to be laid out first."""
    if screen._layout_required:
        return False
    changed = [widget for widget in screen.children if widget._repaint_required]
    if any(widget._layout_required for widget in changed):
        return False
    for widget in changed:
        widget._repaint_required = False
        if widget.display:
            screen._dirty_widgets.add(widget)
    return bool(screen._dirty_widgets)


def keep_changes(screen: Screen[Any]) -> None:
    """Has the screen's next frame paint the widgets that have changed also where regions of the screen itself are to be
    painted. Textual (8.2) forgets the widgets then. It asks for such regions whenever the screen below has changed,
    although nothing of that one may be seen."""
    if screen._repaint_required:
        screen._compositor.update_widgets(screen._dirty_widgets)


class _Places(Compositor):
    """Paints by the places of the last layout, which are those that the terminal shows. Textual (8.2) finds all places
    anew if a hidden widget has something to paint, and paints by these: a widget that is about to move is painted where
    it will be, and stays on the terminal where it was, for good if it does not move after all."""

    def __init__(self) -> None:
        super().__init__()
        self._now = self._full_map

    @property
    def full_map(self) -> CompositorMap:
        """Where everything would be now. Nothing is painted by it."""
        if self._full_map_invalidated and self.root is not None:
            self._full_map_invalidated = False
            self._now, _ = self._arrange_root(self.root, self.size, visible_only=False)
        return self._now

    def reflow(self, parent: Widget, size: Size) -> ReflowResult:
        result = super().reflow(parent, size)
        self._now = self._full_map
        return result

    def reflow_visible(self, parent: Widget, size: Size) -> set[Widget]:
        """What was scrolled has other places, too, with which the next layout is compared."""
        exposed = super().reflow_visible(parent, size)
        self._full_map = self.full_map
        return exposed


def keep_places(screen: Screen[Any]) -> None:
    """Has a new screen paint all that widgets leave behind when they move."""
    screen._compositor = _Places()


async def mounted(screen: Screen[None]) -> None:
    """Waits until a screen that has just been opened has its widgets."""
    await screen._mounted_event.wait()


def stop_search(palette: CommandPalette) -> None:
    """Ends the worker that looks for commands. It would look for their list when that is gone."""
    palette._cancel_gather_commands()
