"""Sitting down in a game of a host: the seat, those who are waited for, and the save that comes at the end."""

from __future__ import annotations

import asyncio

from coatl_core.files.home import Home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.client import Guest
from coatl_core.hosting.codes import NOBODY, read_code
from coatl_core.hosting.invitation import Invitation
from coatl_core.hosting.own_seats import encryption, read_seats
from coatl_core.hosting.protocol import Join
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.play.seen_game import SeenGame
from coatl_core.plugins.registry import Registry
from coatl_core.saves.store import Store
from coatl_tui.host_line import HostLine
from coatl_tui.plain.ear import Ear
from coatl_tui.plain.help import change_language, tell_help
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.remote import HostTable
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import WAYS, Left, command_of
from coatl_tui.screens.line_text import line_text

_WORDS = ("help", "lang", "menu", "quit")
"""What can be typed while others are waited for."""


async def join(
    asked: Invitation,
    name: str,
    lines: Lines,
    l10n: L10n,
    registry: Registry,
    home: Home,
    telling: Telling,
    hints: bool = True,
) -> Left | None:
    """Takes a seat in a game of a host, or comes back to one's own, and plays until the player leaves. The seat stays
    theirs then. Returns None if that has failed, which was told."""
    guest = _guest(asked, name, registry, home)
    ear = Ear(lines)
    guest.l10n, guest.refused = l10n, ear.telling(lambda error: lines.trouble(line_text(error, asked, l10n)))
    line: HostLine = HostLine(
        guest,
        *(asked.host, asked.port, asked.pin, (), None, home, Store(home.saves)),
        sits=lambda code: None,
        saved=ear.telling(lambda: lines.say(l10n("plain-saved", file=line.file.name if line.file is not None else ""))),
        failed=ear.telling(lambda error: lines.trouble(l10n("lobby-unkept", reason=system_text(error, l10n)))),
    )
    waiting = asyncio.get_running_loop().create_task(_begun(line))
    try:
        left = await _wait(waiting, line, ear, l10n)
        if left is not None:
            return left
        failed = waiting.exception()
        if failed is None:
            game = waiting.result()
            table = HostTable(
                game=game, ear=ear, lines=lines, l10n=l10n, registry=registry, telling=telling, hints=hints
            )
            return await table.run()
        if not isinstance(failed, Exception):
            raise failed
        lines.trouble(line_text(failed, asked, l10n))
        return None
    finally:
        line.told = lambda: None
        waiting.cancel()
        await guest.close()
        if guest.game is not None:
            guest.game.close()


def _guest(asked: Invitation, name: str, registry: Registry, home: Home) -> Guest:
    """Who comes back to the own seat in this game, if there is one, or takes a free one."""
    code = read_code(asked.code) or asked.code
    for seat in read_seats(home.seats):
        if (seat.game, seat.host, seat.port) == (code, asked.host, asked.port):
            return seat.guest(registry)
    return Guest(asked.url, Join(asked.code, name), registry, ssl=encryption(asked), pin=asked.pin)


async def _begun(line: HostLine) -> SeenGame:
    """Returns the game as soon as all seats are taken."""
    await line.guest.sit()
    return await line.guest.begun()


async def _wait(waiting: asyncio.Task[SeenGame], line: HostLine, ear: Ear, l10n: L10n) -> Left | None:
    """Waits until the game has begun or failed; tells who has come until then, and does what is typed as soon as the
    player has a seat and another is free. Returns where the player goes, None if they stay."""
    lines, told, free_seats = ear.lines, "", asyncio.Event()

    def tell() -> None:
        nonlocal told
        seats = line.guest.seats
        here = [plain(seat.name) for seat in seats if seat.name != NOBODY and not seat.free]
        free = len(seats) - len(here)
        if free:
            free_seats.set()
        text = l10n("plain-lobby", names=l10n("list-comma").join(here), n=free) if free else ""
        if line.guest.game is None and text not in ("", told):
            lines.say(text)
        told = text

    line.told = ear.telling(tell)
    sees_free = asyncio.get_running_loop().create_task(free_seats.wait())
    await asyncio.wait((waiting, sees_free), return_when=asyncio.FIRST_COMPLETED)
    sees_free.cancel()
    while not waiting.done():
        if await ear.typed(waiting):
            left = _obey(lines.read(), lines, l10n)
            if left is not None:
                return left
    return None


def _obey(typed: str | None, lines: Lines, l10n: L10n) -> Left | None:
    """Does what can be done while others are waited for."""
    word, rest = command_of(typed, l10n) if typed is not None else ("quit", "")
    if word in ("quit", "menu"):
        return WAYS[word]
    if word in ("help", "?"):
        tell_help(lines, l10n, _WORDS)
    elif word == "lang":
        change_language(rest, lines, l10n)
    elif typed:
        lines.wrong(l10n("plain-unknown-here", line=plain(typed, 60)))
    return None
