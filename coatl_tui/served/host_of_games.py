"""The host at which visitors play: one elsewhere, or one beside their server, which is started again if it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from attrs import define

from coatl_core.files.home import Home
from coatl_core.hosting.invitation import HERE, Invitation
from coatl_core.hosting.running import RunningHost, unfinished
from coatl_core.language.l10n import L10n
from coatl_tui.host_beside import HostBeside, HostFailed, host_beside
from coatl_tui.served.terms import Terms

LOOK_SECONDS = 2.0
"""How often it is looked whether the host beside the server still runs."""
END_SECONDS = 6.0


@define
class HostOfGames:
    """``terms`` are those that follow from where the host is; ``beside`` is the server's own one."""

    terms: Terms
    beside: HostBeside | None = None


@asynccontextmanager
async def host_of_games(
    at: Invitation | None, home: Home, l10n: L10n, safe_mode: bool, lan: bool
) -> AsyncIterator[HostOfGames]:
    """Gives the host at this address, or one beside the server for None; with ``lan`` it lets players with an
    installation in, too. The server's own host ends with it. Raises HostFailed."""
    if at is not None:
        yield HostOfGames(Terms(at.host, at.port, at.pin, (at.place,)))
        return
    # Only from this server it believes whose guest a line is.
    options = ("--trust", HERE, *(("--lan",) if lan else ()))
    beside = await host_beside(home, l10n, safe_mode, options)
    games = HostOfGames(_terms(beside.running), beside)
    keeping = asyncio.create_task(_keep(games, beside, home, l10n, safe_mode, options))
    try:
        yield games
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping
        assert games.beside is not None
        process = games.beside.process
        if process is not None:
            games.beside.end()
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(process.wait), END_SECONDS)


async def _keep(
    games: HostOfGames, last: HostBeside, home: Home, l10n: L10n, safe_mode: bool, options: tuple[str, ...]
) -> None:
    """Starts the host again when it is gone, at the same port: visitors who play come back by themselves."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if last.process is not None and last.process.poll() is None:
            continue
        if last.process is None and await unfinished(last.running) is not None:
            continue
        with suppress(HostFailed, OSError):  # its log says why; it is tried again
            games.beside = last = await host_beside(home, l10n, safe_mode, options, last.running.port)
            games.terms = _terms(last.running)


def _terms(running: RunningHost) -> Terms:
    return Terms(HERE, running.port, running.pin, running.addresses)
