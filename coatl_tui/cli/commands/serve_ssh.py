"""``coatl serve ssh``: shows the app to visitors who come with ssh, until it is told to end."""

from __future__ import annotations

import asyncio
import os
import signal
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import HERE, Invitation
from coatl_core.hosting.running import can_host
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.serving import (
    Address,
    GuestLog,
    address_of,
    host_option,
    languages_of,
    limits_of,
    listening,
    near,
    port_of,
    run_door,
)
from coatl_tui.served.doors import forget_door, read_door, write_door
from coatl_tui.served.homes import homes_of
from coatl_tui.served.host_of_games import host_of_games
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Limits, Visitors

if TYPE_CHECKING:
    from asyncssh import SSHKey

NEEDED = "asyncssh"
"""The library of ``coatl[ssh]``, beside those of ``coatl[net]``."""
USUAL_PORT = 22


@frozen
class _Door:
    """What the options say: where the door is, and by which line visitors come to it."""

    hosts: list[str]
    port: int
    way: str
    key: SSHKey
    limits: Limits
    lan: bool
    games: Invitation | None


def run(options: Namespace, l10n: L10n) -> int:
    """Serves until the process is told to end; then it returns 0. Raises CommandError if that cannot be begun."""
    if not (can_host() and find_spec(NEEDED) is not None):
        raise CommandError(l10n("cli-serve-error-ssh"))
    if not hasattr(os, "fork"):
        raise CommandError(l10n("cli-serve-error-system"))
    os.environ.setdefault("HOME", str(home().data))  # asyncssh looks for one, which a confined server need not have
    door = _door(options, l10n)
    try:
        run_door(_serve(options, door, l10n), door.port, l10n)
    finally:
        forget_door(home().games, "ssh")
    return 0


def _door(options: Namespace, l10n: L10n) -> _Door:
    port = port_of(options.port, "--port", l10n)
    public = address_of(options.public, "--public", l10n) if options.public else None
    reached = public or Address(next(iter(near()), HERE) if options.lan else HERE, port)
    asks_port = "" if reached.port == USUAL_PORT else f" -p {reached.port}"
    return _Door(
        listening(options.lan or public is not None),
        port,
        f"ssh -t{asks_port} play@{reached.host.strip('[]')}",
        _key(options, l10n),
        limits_of(options, l10n),
        options.lan,
        host_option(options.host_of_games, l10n),
    )


def _key(options: Namespace, l10n: L10n) -> SSHKey:
    """The key of the server, which is made the first time. Raises CommandError."""
    from coatl_tui.served.host_key import WrongKey, host_key

    file = Path(options.key) if options.key else home().data / "ssh_host_key"
    try:
        return host_key(file)
    except WrongKey as error:
        raise CommandError(l10n(f"cli-serve-error-ssh-key-{error.why}", file=plain(str(file)))) from None
    except OSError as error:
        reason = system_text(error, l10n)
        raise CommandError(l10n("cli-serve-error-unreadable-key", file=plain(str(file)), reason=reason)) from None


async def _serve(options: Namespace, door: _Door, l10n: L10n) -> None:
    from coatl_tui.served.ssh import SshDoor

    stop, loop, files = asyncio.Event(), asyncio.get_running_loop(), home()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    log = GuestLog(options.json, l10n)
    async with (
        host_of_games(door.games, files, l10n, options.safe_mode, door.lan) as games,
        Visitors(door.limits) as visitors,
    ):

        def terms() -> Terms:
            return evolve(games.terms, link=read_door(files.games, "web"), ssh=door.way)

        def ready(_: list[int]) -> None:
            with suppress(OSError):  # then invitations elsewhere do not name this way
                write_door(files.games, "ssh", door.way)
            log.tell("ready", {"address": door.way, "homes": str(homes_of(files))})

        ssh = SshDoor(visitors, terms, homes_of(files), door.key, languages_of(options, l10n), log.tell)
        await ssh.run(door.hosts, door.port, stop, ready)
