"""Shows a motion on the table, frame by frame."""

from __future__ import annotations

from typing import Protocol

from textual.timer import Timer

from coatl_tui.table.motion import SECONDS, Frame
from coatl_tui.widgets.canvas import Canvas, Rect

PANES = ("status", "supply", "players", "row", "coatls")
"""The panes that things move across."""
_PATIENCE = 2
"""So many motions may be too much for a terminal before there are no more."""


class Moving(Protocol):
    """The table, as far as a motion knows it."""

    def canvas(self, id: str, frame: Frame | None = None) -> Canvas:
        """A pane as it is drawn now, with the numbers of a frame that are being counted up."""

    def show_canvas(self, id: str, canvas: Canvas) -> None:
        """Shows a pane."""

    def every(self, seconds: float, frame: Animation) -> Timer:
        """Calls ``frame.tick`` every so many seconds, from now on."""

    @property
    def is_behind(self) -> bool:
        """Whether the terminal has not taken yet what was sent to it."""


class Animation:
    """Shows frames above the panes, one after the other. If the terminal is too slow for them, they end; after some
    such motions no more are shown."""

    def __init__(self, table: Moving) -> None:
        self._table = table
        self._frames: list[Frame] = []
        self._shown: Frame | None = None
        self._plain: dict[str, Canvas] = {}
        self._timer: Timer | None = None
        self._failures = 0

    @property
    def running(self) -> bool:
        """Whether a motion is on its way."""
        return bool(self._frames or self._shown)

    def start(self, frames: tuple[Frame, ...]) -> None:
        """Begins to show frames; the first comes with the next tick."""
        if not frames or self._failures >= _PATIENCE:
            return
        self._frames = list(frames)
        if self._timer is None:
            self._timer = self._table.every(SECONDS, self)
        else:
            self._timer.reset()
            self._timer.resume()

    def tick(self) -> None:
        """Shows the next frame, or the panes as they are after the last one."""
        if not self.running:
            return
        if self._table.is_behind:
            self._failures += 1
            self.finish()
            return
        before, self._shown = self._shown, self._frames.pop(0) if self._frames else None
        if self._shown is None:
            self._shown = before
            self.finish()
            return
        for id in PANES:
            if id not in self._plain:
                self._plain[id] = self._table.canvas(id)
            plain = self._plain[id]
            area = Rect(plain.left, plain.top, plain.width, plain.height)
            counts = self._shown.counts(id) or (before is not None and before.counts(id))
            if counts:
                plain = self._table.canvas(id, self._shown)
            if counts or self._shown.touches(area) or (before is not None and before.touches(area)):
                canvas = plain.copy()
                self._shown.draw(canvas)
                self._table.show_canvas(id, canvas)

    def give_way(self) -> None:
        """Somebody else draws panes: a motion that can be seen ends; one that begins will begin from what is drawn."""
        if self._shown is not None:
            self.finish()

    def finish(self) -> None:
        """Shows the panes as they are."""
        if not (self._frames or self._shown):
            return
        shown, self._shown = self._shown, None
        self._frames.clear()
        if self._timer is not None:
            self._timer.pause()
        plain, self._plain = self._plain, {}
        if shown is not None:
            for id, canvas in plain.items():
                self._table.show_canvas(id, canvas)
