"""The mark of a computer player that thinks: it comes when thinking takes a while, and turns if motion is wanted."""

from __future__ import annotations

from collections.abc import Callable

from textual.timer import Timer

from coatl_tui.table.window import Window
from coatl_tui.widgets.canvas import THINKING

SECONDS = 0.25
"""The time between two signs. Who has decided before the first one comes shows none."""


class ThinkingMark:
    """Shows one sign after the other until it is stopped, or only the first one."""

    def __init__(self, window: Window, moves: Callable[[], bool], show: Callable[[], None]) -> None:
        """``moves`` says whether what moves is to be shown moving, ``show`` draws the sign."""
        self._window = window
        self._moves = moves
        self._show = show
        self._timer: Timer | None = None
        self._next = 0
        self.sign = ""
        """The sign to be drawn now; empty while nobody thinks."""

    def start(self) -> None:
        """Somebody begins to think."""
        self.stop()
        self._timer = self._window.set_interval(SECONDS, self.tick)

    def stop(self) -> None:
        """Nobody thinks any more. Whoever calls this draws the table."""
        if self._timer is not None:
            self._timer.stop()
        self._timer, self._next, self.sign = None, 0, ""

    def tick(self) -> None:
        """Shows the next sign."""
        if self._timer is None:
            return
        before, self.sign = self.sign, THINKING[self._next if self._moves() else 0]
        self._next = (self._next + 1) % len(THINKING)
        if self.sign != before:
            self._show()
