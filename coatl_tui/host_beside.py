"""The host beside the app: the one that runs for this player already, or one that is started. It is a process of its
own, so that others can go on playing when the app is left."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from attrs import define

from coatl_core.files.home import Home, make_folder
from coatl_core.files.regularfile import read_text
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import HERE, PORT, Invitation
from coatl_core.hosting.own_seats import OwnSeat
from coatl_core.hosting.running import RunningHost, read_note, tell_to_end, unfinished
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text

_PROGRAM = "import sys; from coatl_tui.cli.program import main; sys.exit(main())"
COMMAND: tuple[str, ...] = (sys.executable, "-P", "-c", _PROGRAM)
"""The program ``coatl``, as this one was started."""
SECONDS, LOOK_SECONDS = 10.0, 0.05
"""A host that is not ready after so long counts as failed; how often it is looked whether it is."""
MOST_PORTS = 50
TRIES = 3
MOST_OF_LOG = 1_000_000
SAYS = "coatl: "
"""How a sentence of the program begins, in every language."""


class HostFailed(Exception):
    """No host could be started. ``text`` is a sentence for the player."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


@define
class HostBeside:
    """A host of this player. ``process`` is None if another app, or the player, has started it."""

    running: RunningHost
    process: subprocess.Popen[bytes] | None = None

    def end(self) -> None:
        """Tells the host to end, and does not wait for it. Nothing is lost: its games go on when it comes back."""
        if self.process is not None:
            self.process.terminate()
        else:
            tell_to_end(self.running)


async def host_beside(
    home: Home, l10n: L10n, safe_mode: bool, options: Sequence[str] = ("--lan",), port: int | None = None
) -> HostBeside:
    """Returns the host that keeps the games of this player; starts one with these ``options`` of ``coatl host`` if none
    runs, at this ``port`` or one that is free. Raises HostFailed."""
    running = read_note(home.games)
    if running is not None and await unfinished(running) is not None:
        return HostBeside(running)
    log = home.games.with_name("games.host.log")
    tries = TRIES
    while True:
        at = port or _free_port()
        try:
            return await _ready(_start(home, log, at, l10n.tag, safe_mode, options), home, log, l10n)
        except OSError as error:
            raise HostFailed(l10n("host-unstarted", reason=plain(system_text(error, l10n)))) from None
        except HostFailed:
            tries -= 1
            if port or not tries or _is_free(at):
                raise
            # Somebody else has taken the port in the meantime, perhaps another host.


async def still_beside(
    known: HostBeside | None, home: Home, l10n: L10n, safe_mode: bool, opens: Callable[[], None] | None = None
) -> HostBeside:
    """Returns the host that is ``known``, if it still runs, or else that of ``host_beside``; ``opens`` is called before
    it is looked for. Raises HostFailed."""
    if known is not None:
        if await unfinished(known.running) is not None:
            return known
        if known.process is not None:
            known.process.poll()  # the system keeps what has ended until it is asked for it
    if opens is not None:
        opens()
    return await host_beside(home, l10n, safe_mode)


def way_to(running: RunningHost) -> Invitation:
    """Returns the way to a host beside this program."""
    return Invitation("", HERE, running.port, running.pin)


async def revived(open_host: Callable[[], Awaitable[RunningHost]]) -> str:
    """Starts the host beside this program again if it is gone, and returns its address. Raises OSError."""
    try:
        return way_to(await open_host()).url
    except HostFailed as error:
        raise OSError(error.text) from None


async def moved(seats: Sequence[OwnSeat], open_host: Callable[[], Awaitable[RunningHost]]) -> tuple[OwnSeat, ...]:
    """Returns the seats, those at the host beside this program as it runs now: it is started if it does not. Raises
    HostFailed."""
    if not any(seat.is_beside for seat in seats):
        return tuple(seats)
    running = await open_host()
    return tuple(seat.moved(running) if seat.is_beside else seat for seat in seats)


def _start(
    home: Home, log: Path, port: int, language: str, safe_mode: bool, options: Sequence[str]
) -> subprocess.Popen[bytes]:
    """Starts a host that knows nothing of this terminal. What it writes goes to a file: it would fail at a pipe whose
    other end has gone with the app. Raises OSError."""
    make_folder(log.parent)
    safely = ("--safe-mode",) if safe_mode else ()
    told = ("--lang", language, "--json", "--port", str(port), "--store", str(home.games.absolute()), *options)
    with os.fdopen(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as written:
        return subprocess.Popen(
            [*COMMAND, *safely, "host", *told],
            stdin=subprocess.DEVNULL,
            stdout=written,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


async def _ready(process: subprocess.Popen[bytes], home: Home, log: Path, l10n: L10n) -> HostBeside:
    """Waits until the host has left its note. Raises HostFailed. A host that nobody waits for any more is killed: there
    is no game at it yet."""
    end = time.monotonic() + SECONDS
    try:
        while True:
            running = read_note(home.games)
            if running is not None and running.pid == process.pid:
                return HostBeside(running, process)
            if process.poll() is not None:
                raise HostFailed(_said(log) or l10n("host-ended", file=plain(str(log))))
            if time.monotonic() > end:
                raise HostFailed(l10n("host-late", file=plain(str(log))))
            await asyncio.sleep(LOOK_SECONDS)
    except BaseException:
        process.kill()
        process.wait()
        raise


def _said(log: Path) -> str:
    """The sentence with which a host has ended; an empty text if it said none."""
    with suppress(OSError, ValueError):
        for line in read_text(log, MOST_OF_LOG).splitlines():
            if line.startswith(SAYS):
                return plain(line.removeprefix(SAYS))
    return ""


def _free_port() -> int:
    """The usual port, or the next one that is free, as the one of the figures after it must be. If there is none the
    host says so."""
    ports = range(PORT, PORT + 2 * MOST_PORTS, 2)
    return next((port for port in ports if _is_free(port)), PORT)


def _is_free(port: int) -> bool:
    with suppress(OSError), ExitStack() as stack:
        stack.enter_context(socket.create_server(("", port)))
        if socket.has_dualstack_ipv6():
            stack.enter_context(socket.create_server(("::", port), family=socket.AF_INET6))
        stack.enter_context(socket.create_server(("127.0.0.1", port + 1)))
        return True
    return False
