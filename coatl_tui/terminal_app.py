"""What our app does in another way than Textual: what goes to the terminal, how keys are answered, how it goes on after
a stop, and what an error of the program says to the player. Textual has few public hooks for this.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from traceback import format_exception

from rich.console import RenderableType
from rich.text import Text
from textual.app import App, SuspendNotSupported
from textual.binding import BindingsMap
from textual.css.query import NoMatches
from textual.dom import DOMNode
from textual.events import Event, Key, Paste
from textual.screen import Screen
from textual.worker import WorkerFailed

from coatl_core.files.home import Home, make_folder
from coatl_core.files.sanitize import clean
from coatl_core.language.l10n import L10n
from coatl_tui.repaint import Changes, ShownCells
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.textual_private import (
    CompositorUpdate,
    bindings_along,
    current_pump,
    is_batching,
    is_writing,
    keymap_of,
    shows_frames,
)


class TerminalApp(App[None]):
    """An app that writes little to the terminal and shows no traceback.

    A report of an error goes to the folder ``home``; ``crashed`` says that one has ended the app. ``leaving`` is to be
    set before the app is left: its screens lose their widgets one after the other, which is no error.
    """

    def __init__(self, home: Home, l10n: L10n, ansi_color: bool | None = None) -> None:
        super().__init__(ansi_color=ansi_color)
        self.home, self.l10n = home, l10n
        self.crashed = self.leaving = False
        self._cells = ShownCells()
        self._marks_frames = True
        self._chain: tuple[object, Sequence[tuple[DOMNode, BindingsMap]]] = (None, ())

    def update_styles(self, node: DOMNode, animate: bool = True) -> None:
        """Gives a widget its styles. One that is nowhere yet gets them when it comes: Textual would look for them each
        time that such a widget gets a class, which is a twelfth of the time that a large form takes to open."""
        if node.parent is not None or node is self:
            super().update_styles(node, animate)

    # What is written

    def forget_cells(self) -> None:
        """The terminal does not show any more what was written to it, or has another size."""
        self._cells.forget()

    def _display(self, screen: Screen[object], renderable: RenderableType | None) -> None:
        if isinstance(renderable, CompositorUpdate) and not self.is_headless and not is_batching(self):
            renderable = Changes(renderable, self._cells, self.console, self.size, framed=shows_frames(self))
            if not renderable.text:
                return
        self._marks_frames = not isinstance(renderable, Changes)
        super()._display(screen, renderable)

    def _begin_update(self) -> None:
        if self._marks_frames:
            super()._begin_update()

    def _end_update(self) -> None:
        if self._marks_frames:
            super()._end_update()

    @property
    def is_behind(self) -> bool:
        return is_writing(self)

    # Keys

    async def on_event(self, event: Event) -> None:
        """Answers a key at once on a screen where nothing can be typed into: a key of Textual's goes through the widget
        with the focus and all that it lies in before anybody looks for its command."""
        if isinstance(event, Paste):
            event.text = self._pasted(event.text)
        typed = isinstance(event, Key) and not event.is_forwarded and self.app_focus
        screen = self.screen if typed else None
        if isinstance(event, Key) and isinstance(screen, CoatlScreen) and screen.answers_at_once:
            if not await self._run_bound(screen, event.key):
                await screen.take_key(event)
            screen.paint()
        else:
            await super().on_event(event)

    def _pasted(self, text: str) -> str:
        """What comes into a field of what is pasted: nothing that a terminal would obey, and all of it on one line, but
        for a record. Most terminals send CR where a line ends."""
        from coatl_tui.widgets.record_input import RecordInput  # the menu must not wait for it

        lines = [clean(line) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
        return "\n".join(lines) if isinstance(self.focused, RecordInput) else " ".join(lines).rstrip()

    async def _run_bound(self, screen: CoatlScreen, key: str) -> bool:
        """Runs what a key is bound to, and returns whether it is. As Textual does it, which makes the list of all
        bindings twice for each key; here it is kept until the focus moves or the player changes a key."""
        here = (screen, screen.focused, keymap_of(self))
        if here != self._chain[0]:
            self._chain = here, bindings_along(screen)
        chain = self._chain[1]
        for priority, nodes in ((True, chain[::-1]), (False, chain)):
            for node, bindings in nodes:
                for binding in bindings.key_to_bindings.get(key, ()):
                    if binding.priority == priority and await self.run_action(binding.action, node):
                        return True
        return False

    async def on_key(self, event: Key) -> None:
        """A key that no widget has taken."""
        if isinstance(self.screen, CoatlScreen):
            await self.screen.take_key(event)

    def take_terminal_again(self) -> None:
        """Takes the terminal again after the process was stopped. Textual's own answer to SIGCONT starts a second pair
        of threads if the first still runs, as after SIGSTOP: then keys get lost, and the terminal stays raw in the end.
        """
        with suppress(SuspendNotSupported), self.suspend():  # what runs is ended before it is started again
            self.forget_cells()

    # Errors of the program

    def _handle_exception(self, error: Exception) -> None:
        # Textual shows the player a traceback. Here it is written to a file.
        if isinstance(error, WorkerFailed) and isinstance(error.error, Exception):
            error = error.error  # the traceback of the other says nothing
        if self.leaving:  # a screen that was just being opened has lost its widgets: nothing is wrong
            self.exit()
            return
        if isinstance(error, NoMatches) and (not self.is_running or self._is_from_closed_screen()):
            return
        if self.is_headless:
            super()._handle_exception(error)
            return
        self.crashed = True
        report = self.home.data / "crash.txt"
        try:
            make_folder(report.parent)
            report.write_text("\n".join(["".join(format_exception(error)), *self.shown_positions()]), "utf-8")
        except OSError:
            self.panic(Text(self.l10n("crash-unwritten", error=f"{type(error).__name__}: {error}")))
        else:
            self.panic(Text(self.crash_text(report)))

    def shown_positions(self) -> list[str]:
        """Returns the tables that are shown, each as a line, for the report of an error."""
        return []

    def crash_text(self, report: Path) -> str:
        """What is said when an error has ended the app; it is written to the file ``report``."""
        return self.l10n("crash", file=str(report))

    def _is_from_closed_screen(self) -> bool:
        """Whether the error being handled is of a screen that was closed, perhaps while it was opening: its widgets are
        gone, and it may look for them all the same."""
        node = current_pump()
        if node is self or not isinstance(node, DOMNode):
            return False
        return not any(above in self.screen_stack for above in node.ancestors_with_self)
