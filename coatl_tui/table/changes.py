"""Changes of the game: one at a time, announced when they take long, while keys wait a moment for their result."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from coatl_tui.table.telling import PROBLEMS, Telling
from coatl_tui.table.window import Window

MOMENT = 0.05
"""Seconds that nobody notices. A change of the game that takes longer is announced."""

Change: TypeAlias = Callable[[], Awaitable[Callable[[], None]]]
"""Changes the game, and returns the call that shows the result. It may raise one of the problems."""


class Changes:
    """A change runs in a worker, because the game may take time for it. For a moment, the keys that come after it wait
    for its result, so that fast typing does what slow typing does. If it takes longer, a message says so and keys are
    answered again; those that would change the game get a message and are dropped.

    ``settle`` is called when a result is about to be shown, and when a change is announced: whatever was open above the
    table is closed. ``ended`` is called when the next change may begin.
    """

    def __init__(self, window: Window, telling: Telling, settle: Callable[[], None], ended: Callable[[], None]) -> None:
        self._window = window
        self._telling = telling
        self._settle = settle
        self._ended = ended
        self.busy = False
        """Whether a change is on its way."""
        self._answering = asyncio.Event()
        self._answering.set()

    async def answered(self) -> None:
        """Waits until keys are answered."""
        await self._answering.wait()

    @property
    def takes_time(self) -> bool:
        """Whether a change is on its way and has been announced."""
        return self.busy and self._answering.is_set()

    def must_wait(self) -> bool:
        """Whether the last change is still on its way; then a message asks the player to wait."""
        if self.busy:
            self._telling.warn("message-still-saving")
        return self.busy

    def run(self, change: Change) -> None:
        """Begins a change, unless one is on its way."""
        if self.busy:
            self._telling.warn("message-still-saving")
        else:
            self.busy = True
            self._answering.clear()
            self._window.run_beside(partial(self._run, change))

    async def _run(self, change: Change) -> None:
        moment = asyncio.get_running_loop().call_later(MOMENT, self._announce)
        try:
            try:
                show = await change()
            except PROBLEMS as problem:
                show = partial(self._telling.fail, problem)
            if not self._window.is_gone:
                if not self.takes_time:
                    self._settle()
                show()
        finally:
            moment.cancel()
            self.busy = False
            self._answering.set()
            self._ended()

    def _announce(self) -> None:
        """Says that the change takes its time, and lets keys be answered."""
        if not self._window.is_gone:
            self._settle()
            self._answering.set()
            self._telling.clear()
