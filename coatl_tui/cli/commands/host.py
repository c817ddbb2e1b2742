"""``coatl host``: keeps games that people play on several machines, until it is told to end."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import signal
import socket
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Mapping
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from ssl import SSLContext
from typing import Any

from attrs import frozen

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.certificate import own_certificate
from coatl_core.hosting.figures import Figures
from coatl_core.hosting.invitation import HERE
from coatl_core.hosting.rooms import Rooms
from coatl_core.hosting.running import RunningHost, can_host, forget_note, write_note
from coatl_core.hosting.server import Server, means
from coatl_core.hosting.store import SqliteStore, StoreError, store_error_text
from coatl_core.hosting.thinking import Thinkers
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.registry import Registry
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, registry, whole_number

WRONG_FILE = "newer", "foreign", "taken"
"""What is wrong with a store that another ``--store`` mends."""


@frozen
class _Address:
    host: str
    port: int


def run(options: Namespace, l10n: L10n) -> int:
    """Serves until the process is told to end; then it returns 0. Raises CommandError if that cannot be begun."""
    if not can_host():
        raise CommandError(l10n("cli-host-error-net"))
    port = _port(options.port, "--port", l10n)
    public = _address(options.public, "--public", l10n) if options.public else None
    figures = _address(options.figures, "--figures", l10n) if options.figures else _Address(HERE, port + 1)
    plugins = registry(options, l10n)
    file = Path(options.store) if options.store else home().games
    tell = _Log(options.json, l10n).tell
    try:
        ssl, pin = own_certificate(file.with_name("host.pem")) if public is not None else (None, "")
        store = SqliteStore(file)
    except StoreError as error:
        code = CommandError(store_error_text(error, l10n))
        raise code if error.code in WRONG_FILE else CommandError(code.text, SYSTEM_FAILED) from None
    except ValueError:
        raise CommandError(l10n("cli-host-error-certificate", file=plain(str(file.with_name("host.pem"))))) from None
    hosts = _hosts(options.lan or public is not None)
    near = [_Address(host, port) for host in _near() if options.lan]
    shown = [
        f"{each.host}:{each.port}{f'#{pin}' if pin else ''}"
        for each in ([public] if public else []) + near or [_Address(HERE, port)]
    ]

    note = RunningHost(os.getpid(), port, tuple(shown), f"{figures.host}:{figures.port}", pin)

    def ready() -> None:
        with suppress(OSError):  # then the app does not find this host, and everybody else does
            write_note(file, note)
        for address in shown:
            tell("ready", {"address": address, "store": str(file)})

    try:
        kept = asyncio.run(
            _serve(store, plugins, hosts, port, ssl, figures, frozenset(options.trust or ()), tell, ready)
        )
    except OSError as error:
        raise CommandError(_unopened(error, port, figures, l10n), SYSTEM_FAILED) from None
    finally:
        forget_note(file)
        store.close()
    return 0 if kept else SYSTEM_FAILED


async def _serve(
    store: SqliteStore,
    plugins: Registry,
    hosts: list[str],
    port: int,
    ssl: SSLContext | None,
    figures: _Address,
    trusted: frozenset[str],
    tell: Callable[[str, Mapping[str, Any]], None],
    ready: Callable[[], None],
) -> bool:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    rooms = Rooms(means(store, plugins), tell)
    counted = Figures(lambda: len(rooms.lines), lambda: len(rooms.rooms), store.unfinished)
    server = Server(rooms, Thinkers(plugins, tell), tell, trusted, counted)
    where = figures.host, figures.port
    return await server.run(hosts, port, stop, lambda _: ready(), ssl=ssl, figures=where)


class _Log:
    """One line for what an operator must know: a sentence, or JSON for programs."""

    def __init__(self, as_json: bool, l10n: L10n) -> None:
        self.as_json, self.l10n = as_json, l10n

    def tell(self, what: str, values: Mapping[str, Any]) -> None:
        now = time.strftime("%Y-%m-%dT%H:%M:%S%z")
        if self.as_json:
            text = json.dumps({"time": now, "event": what, **values}, ensure_ascii=False)
        else:
            shown = {name: plain(str(value)) for name, value in values.items()}
            if what.startswith("store-"):
                shown["reason"] = store_error_text(StoreError(**values), self.l10n)
            elif what == "line-cut":
                shown["reason"] = self.l10n(f"hosting-cut-{values['reason']}")
            text = f"{now} {self.l10n(f'hosting-log-{what}', **shown)}"
        print(text, file=sys.stdout, flush=True)


def _port(text: str, option: str, l10n: L10n) -> int:
    port = whole_number(text, option, 1, l10n)
    if port > 65535:
        raise CommandError(l10n("cli-host-error-port", option=option, port=str(port)))
    return port


def _address(text: str, option: str, l10n: L10n) -> _Address:
    host, _, port = text.rpartition(":")
    if not host:
        raise CommandError(l10n("cli-host-error-address", option=option, text=plain(text)))
    return _Address(host.strip("[]"), _port(port, option, l10n))


def _hosts(others: bool) -> list[str]:
    """Returns the addresses to listen at: of this machine alone, or of every net."""
    if not others:
        return [HERE]
    return ["0.0.0.0", "::"] if socket.has_dualstack_ipv6() else ["0.0.0.0"]


def _near() -> list[str]:
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
    return [host if ":" not in host else f"[{host}]" for host in dict.fromkeys(usable)]


def _unopened(error: OSError, port: int, figures: _Address, l10n: L10n) -> str:
    """The sentence about an address that cannot be had."""
    which = "figures" if str(figures.port) in str(error) and str(port) not in str(error) else "port"
    taken = error.errno == errno.EADDRINUSE
    number = str(figures.port if which == "figures" else port)
    if taken:
        return l10n(f"cli-host-error-{which}-taken", port=number)
    return l10n("cli-host-error-open", port=number, reason=system_text(error, l10n))
