"""The clock of an automatic opponent: its steps come one by one, at the pace the player has set."""

from __future__ import annotations

from collections.abc import Callable

from textual.timer import Timer

from coatl_tui.settings import PACE_SECONDS, Pace
from coatl_tui.table.window import Window


class OpponentClock:
    """Calls ``step`` when the next step is due. While ``busy`` or while another screen is shown it waits."""

    def __init__(self, window: Window, busy: Callable[[], bool], step: Callable[[], None]) -> None:
        self._window = window
        self._busy = busy
        self._step = step
        self._timer: Timer | None = None

    def start(self, pace: Pace) -> None:
        """The next step is due after the seconds of this pace; with the pace ``steps`` never."""
        self.stop()
        if pace in PACE_SECONDS:
            self._timer = self._window.set_timer(PACE_SECONDS[pace], lambda: self._due(pace))

    def stop(self) -> None:
        """No step is due."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _due(self, pace: Pace) -> None:
        if self._window.is_active and not self._busy():
            self._step()
        else:
            self.start(pace)
