"""Visitors as their server has them: what their app writes, and what is pressed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from attrs import define, field

from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Limits, Visit, Visitors, WebVisitor

PATIENCE = 30.0
TERMS = Terms("127.0.0.1", 4747)


@define
class Seen:
    """A visitor of the web kind; ``text`` is all that the app has written for the terminal, without what moves the
    cursor and colours; ``told`` is what it told the browser."""

    visitor: WebVisitor
    text: str = ""
    told: list[dict[str, Any]] = field(factory=list)
    _changed: asyncio.Event = field(factory=asyncio.Event)

    async def take(self) -> None:
        async for kind, data in self.visitor.packets():
            if kind == "D":
                self.text += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z$]", " ", data.decode())
            else:
                self.told.append(json.loads(data))
            self._changed.set()

    async def until(self, text: str) -> None:
        """Waits until the text was written since this was last called."""
        async with asyncio.timeout(PATIENCE):
            while text not in self.text:
                self._changed.clear()
                await self._changed.wait()
        self.text = self.text.partition(text)[2]

    async def until_told(self, what: str) -> dict[str, Any]:
        """Waits until the browser was told this, and returns it with its values."""
        async with asyncio.timeout(PATIENCE):
            while not (found := [each for each in self.told if each["type"] == what]):
                self._changed.clear()
                await self._changed.wait()
        self.told = self.told[self.told.index(found[0]) + 1 :]
        return found[0]


@asynccontextmanager
async def house(**limits: Any) -> AsyncIterator[Visitors]:
    async with Visitors(Limits(**limits)) as visitors:
        yield visitors


@asynccontextmanager
async def seen(visitors: Visitors, home: Path, **visit: Any) -> AsyncIterator[Seen]:
    """Somebody comes with a browser."""
    each = Seen(await visitors.start_web(Visit(home, TERMS, **visit)))
    taking = asyncio.create_task(each.take())
    try:
        yield each
    finally:
        await each.visitor.end()
        await taking
