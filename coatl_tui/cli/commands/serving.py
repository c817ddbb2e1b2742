"""What the commands share that serve until they are told to end: their log, the addresses that they are given and give,
and the options of the doors for guests."""

from __future__ import annotations

import asyncio
import errno
import json
import socket
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any

from attrs import evolve, frozen

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.files.system import can_fork, on_end
from coatl_core.hosting.invitation import HERE, Invitation, read_invitation
from coatl_core.hosting.running import can_host
from coatl_core.language.l10n import L10n, english
from coatl_core.language.systemtext import system_text
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, registry, whole_number
from coatl_tui.host_beside import HostFailed
from coatl_tui.served.doors import Kind, forget_door, read_door, write_door
from coatl_tui.served.homes import homes_of
from coatl_tui.served.host_of_games import HostOfGames, host_of_games
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Limits, NoVisitor, Visitors


@frozen
class Address:
    host: str
    port: int


class Log:
    """One line for what an operator must know: a sentence, or JSON for programs."""

    def __init__(self, as_json: bool, l10n: L10n) -> None:
        self.as_json, self.l10n = as_json, l10n

    def tell(self, what: str, values: Mapping[str, Any]) -> None:
        now = time.strftime("%Y-%m-%dT%H:%M:%S%z")
        if self.as_json:
            text = json.dumps({"time": now, "event": what, **values}, ensure_ascii=False)
        else:
            text = f"{now} {self.sentence(what, values)}"
        print(text, file=sys.stdout, flush=True)

    def sentence(self, what: str, values: Mapping[str, Any]) -> str:
        """Returns the message ``what`` with these values."""
        return self.l10n(what, **{name: plain(str(value)) for name, value in values.items()})


class GuestLog(Log):
    """The log of a door for guests without an installation."""

    def sentence(self, what: str, values: Mapping[str, Any]) -> str:
        shown = dict(values)
        if what == "visitor-ended":
            shown["reason"] = self.l10n(f"served-ended-{values['reason']}")
        return super().sentence(f"served-log-{what}", shown)


def limits_of(options: Namespace, l10n: L10n) -> Limits:
    """Returns how much visitors may use. Raises CommandError."""
    return Limits(
        visitors=whole_number(options.visitors, "--visitors", 1, l10n),
        idle=60.0 * whole_number(options.idle, "--idle", 1, l10n),
    )


def languages_of(options: Namespace, l10n: L10n) -> dict[str, L10n]:
    """Returns the messages in each language, that of the server first."""
    plugins = registry(options, l10n)
    found = {}
    for tag in sorted(l10n.languages, key=lambda tag: tag != l10n.tag):
        found[tag] = english()
        plugins.register_messages(found[tag])
        found[tag].set_language(tag)
    return found


def port_of(text: str, option: str, l10n: L10n) -> int:
    """Returns the port that an option gives. Raises CommandError."""
    port = whole_number(text, option, 1, l10n)
    if port > 65535:
        raise CommandError(l10n("cli-host-error-port", option=option, port=str(port)))
    return port


def address_of(text: str, option: str, l10n: L10n) -> Address:
    """Returns the address with a port that an option gives. Raises CommandError."""
    host, _, port = text.rpartition(":")
    if not host:
        raise CommandError(l10n("cli-host-error-address", option=option, text=plain(text)))
    return Address(host.strip("[]"), port_of(port, option, l10n))


def listening(others: bool) -> list[str]:
    """Returns the addresses to listen at: of this machine alone, or of every net."""
    if not others:
        return [HERE]
    return ["0.0.0.0", "::"] if socket.has_dualstack_ipv6() else ["0.0.0.0"]


def near() -> list[str]:
    """Returns the addresses by which others in the local net, or in a virtual one, reach this machine: first those from
    which it reaches others."""
    import psutil

    found = []
    for family, outside in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asked:
                asked.connect((outside, 9))  # nothing is sent: the system only says from where it would be
                found.append(asked.getsockname()[0])
        except OSError:
            continue
    states = psutil.net_if_stats()
    for name, addresses in psutil.net_if_addrs().items():
        if name in states and states[name].isup:  # of the sixth version there are many, which nobody types
            found += [each.address for each in addresses if each.family == socket.AF_INET]
    usable = [host for host in found if not (ip_address(host).is_loopback or ip_address(host).is_link_local)]
    return [*dict.fromkeys(usable)]


def host_option(text: str | None, l10n: L10n) -> Invitation | None:
    """Returns the host that the option --host-of-games names, as an invitation without a code; None if it was not
    given. Raises CommandError."""
    if not text:
        return None
    try:
        return evolve(read_invitation(f"00000000@{text}"), code="")
    except ValueError:
        raise CommandError(l10n("cli-serve-error-host", text=plain(text))) from None


def until_told() -> asyncio.Event:
    """Returns what is set when the process is told to end."""
    stop = asyncio.Event()
    on_end(asyncio.get_running_loop(), stop.set)
    return stop


# The doors for guests


@frozen
class Guests:
    """What is behind a door for guests while it is open. They come to it by ``way``: the address of the page, or the
    line for ssh. ``stop`` is set when it is to be closed."""

    kind: Kind
    way: str
    games: HostOfGames
    visitors: Visitors
    log: GuestLog
    stop: asyncio.Event

    def terms(self) -> Terms:
        """Returns what guests are told, with the other door if that is open, too."""
        if self.kind == "web":
            return evolve(self.games.terms, link=self.way, ssh=read_door(home().games, "ssh"))
        return evolve(self.games.terms, link=read_door(home().games, "web"), ssh=self.way)

    def ready(self) -> None:
        """The door is open."""
        with suppress(OSError):  # then invitations elsewhere do not name this way
            write_door(home().games, self.kind, self.way)
        self.log.tell("ready", {"address": self.way, "homes": str(homes_of(home()))})


def check_installed(kind: Kind, library: str, l10n: L10n) -> None:
    """Raises CommandError if the library of a door is missing, or the system cannot start the processes of visitors."""
    if not (can_host() and find_spec(library) is not None):
        raise CommandError(l10n(f"cli-serve-error-{kind}"))
    if not can_fork():
        raise CommandError(l10n("cli-serve-error-system"))


def serve_guests(
    kind: Kind, way: str, port: int, door: Callable[[Guests], Awaitable[None]], options: Namespace, l10n: L10n
) -> int:
    """Keeps a door open until the process is told to end; then it returns 0. Raises CommandError if that cannot be
    begun."""
    limits, at = limits_of(options, l10n), host_option(options.host_of_games, l10n)

    async def serve() -> None:
        stop, log = until_told(), GuestLog(options.json, l10n)
        async with (
            host_of_games(at, home(), l10n, options.safe_mode, options.lan) as games,
            Visitors(limits) as visitors,
        ):
            await door(Guests(kind, way, games, visitors, log, stop))

    try:
        asyncio.run(serve())
    except HostFailed as error:
        raise CommandError(error.text, SYSTEM_FAILED) from None
    except NoVisitor as error:
        raise CommandError(l10n("cli-serve-error-start", reason=plain(str(error))), SYSTEM_FAILED) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CommandError(l10n("cli-host-error-port-taken", port=str(port)), SYSTEM_FAILED) from None
        reason = system_text(error, l10n)
        raise CommandError(l10n("cli-host-error-open", port=str(port), reason=reason), SYSTEM_FAILED) from None
    finally:
        forget_door(home().games, kind)
    return 0
