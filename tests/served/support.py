"""Visitors as their server has them: what their app writes, and what is pressed."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from ssl import SSLContext
from typing import Any

from attrs import define, field

from coatl_core.language.l10n import L10n, english
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Limits, Visit, Visitors, WebVisitor
from coatl_tui.served.web import WebDoor
from tests.hosting.served import Served, free_port, served
from tests.patience import PATIENCE
from tests.support import registry

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


def languages() -> dict[str, L10n]:
    """The messages in each language, English first."""
    found = {"en": english()}
    registry().register_messages(found["en"])
    for tag in found["en"].languages:
        found[tag] = english()
        registry().register_messages(found[tag])
        found[tag].set_language(tag)
    return found


@define
class Open:
    """A door for browsers, with a host. ``told`` is what its operator must know."""

    visitors: Visitors
    host: Served
    homes: Path
    port: int
    scheme: str = "http"
    told: list[tuple[str, dict[str, Any]]] = field(factory=list)
    _stop: asyncio.Event = field(factory=asyncio.Event)
    _running: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}"

    async def begin(self, tls: SSLContext | None = None, trusted: tuple[str, ...] = ()) -> None:
        """Opens the door, or opens it again."""
        self._stop.clear()
        ready = asyncio.Event()
        self._running = asyncio.create_task(
            WebDoor(
                self.visitors,
                lambda: Terms("127.0.0.1", self.host.port, link=self.url),
                self.homes,
                languages(),
                lambda what, values: self.told.append((what, dict(values))),
                frozenset(trusted),
            ).run(["127.0.0.1"], self.port, self._stop, ready.set, tls)
        )
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait((self._running, waiting), return_when=asyncio.FIRST_COMPLETED)
        assert ready.is_set(), self._running.exception()

    async def end(self) -> None:
        """Closes the door, as when the server is told to end."""
        self._stop.set()
        assert self._running is not None
        await self._running

    async def emptied(self) -> None:
        """Waits until nobody is there."""
        async with asyncio.timeout(PATIENCE):
            while self.visitors.running:
                await asyncio.sleep(0.02)

    async def only_visitor(self) -> WebVisitor:
        """The one visitor who is there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.visitors.running) != 1:
                await asyncio.sleep(0.02)
        (visitor,) = self.visitors.running.values()
        assert isinstance(visitor, WebVisitor)
        return visitor


@asynccontextmanager
async def opened(
    folder: Path, *, tls: SSLContext | None = None, trusted: tuple[str, ...] = (), **limits: Any
) -> AsyncIterator[Open]:
    """A door for browsers and a host, in the process of the test."""
    async with served(trusted=frozenset({"127.0.0.1"})) as host, house(**limits) as visitors:
        door = Open(visitors, host, folder / "visitors", free_port(), "http" if tls is None else "https")
        await door.begin(tls, trusted)
        try:
            yield door
        finally:
            await door.end()
