"""Waiting for a typed line in a game of a host, which is heard meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ParamSpec

from attrs import define, field

from coatl_tui.plain.lines import Lines

P = ParamSpec("P")


@define
class Ear:
    """Hears what is typed and what the host says. What the host says is told inside the task that holds the line to it;
    if nobody reads any more, that fails where it would be lost, and is raised by ``typed``."""

    lines: Lines
    _broken: asyncio.Future[None] = field(factory=lambda: asyncio.get_running_loop().create_future(), init=False)

    def telling(self, tell: Callable[P, None]) -> Callable[P, None]:
        """Returns a function that does the same as ``tell`` and keeps its OSError for ``typed``."""

        def told(*args: P.args, **kwargs: P.kwargs) -> None:
            try:
                tell(*args, **kwargs)
            except OSError as error:
                if not self._broken.done():
                    self._broken.set_exception(error)
                    self._broken.exception()  # nobody need be waiting

        return told

    async def typed(self, *others: asyncio.Future[Any]) -> bool:
        """Waits until a line is typed, which ``lines.read`` returns then, or one of the others is done. Returns whether
        it is a line. Raises the OSError of what could not be told."""
        line = asyncio.wrap_future(self.lines.reading())
        waited: tuple[asyncio.Future[Any], ...] = (line, self._broken, *others)
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
            if self._broken.done():
                self._broken.result()
            return line.done()
        finally:
            line.cancel()
