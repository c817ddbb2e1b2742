"""``coatl host``: keeps games that people play on several machines, until it is told to end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
from argparse import Namespace
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from ssl import SSLContext
from typing import Any

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.certificate import own_certificate
from coatl_core.hosting.figures import Figures
from coatl_core.hosting.invitation import HERE, Invitation
from coatl_core.hosting.postgres import PostgresStore, is_database
from coatl_core.hosting.rooms import Rooms
from coatl_core.hosting.running import RunningHost, can_host, forget_note, write_note
from coatl_core.hosting.server import Server, means
from coatl_core.hosting.store import GameStore, SqliteStore, StoreError, store_error_text
from coatl_core.hosting.thinking import Thinkers, processes
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.players.cluster import ClusterFailed
from coatl_core.players.many import MOST_JOBS
from coatl_core.players.player_cluster import PlayerCluster, cluster_code
from coatl_core.players.pool import PlayerPool, Thinking
from coatl_core.plugins.registry import Registry
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, registry
from coatl_tui.cli.commands.playing import cluster_failed, source_of
from coatl_tui.cli.commands.serving import Address, Log, address_of, listening, near, port_of, until_told

CLUSTER = "dask:"
"""What stands before the address of a cluster."""
GARBAGE = 20_000, 5, 2
"""After so many new objects Python looks for garbage, and how much oftener it looks among the young ones."""
WRONG_STORE = "newer", "foreign", "taken", "unreachable", "rights", "schema", "url", "driver"
"""What is wrong with a store that another ``--store`` mends, or who starts the host."""


def run(options: Namespace, l10n: L10n) -> int:
    """Serves until the process is told to end; then it returns 0. Raises CommandError if that cannot be begun."""
    if not can_host():
        raise CommandError(l10n("cli-host-error-net"))
    port = port_of(options.port, "--port", l10n)
    public = address_of(options.public, "--public", l10n) if options.public else None
    figures = address_of(options.figures, "--figures", l10n) if options.figures else Address(HERE, port + 1)
    plugins = registry(options, l10n)
    database = options.store if options.store and is_database(options.store) else ""
    file = Path(options.store) if options.store and not database else home().games
    tell = HostLog(options.json, l10n).tell
    computers = _computers(options, plugins, tell, l10n)
    try:
        ssl, pin = own_certificate(file.with_name("host.pem")) if public is not None else (None, "")
        store: SqliteStore | PostgresStore = PostgresStore(database) if database else SqliteStore(file)
    except StoreError as error:
        code = CommandError(store_error_text(error, l10n))
        raise code if error.code in WRONG_STORE else CommandError(code.text, SYSTEM_FAILED) from None
    except ValueError:
        raise CommandError(l10n("cli-host-error-certificate", file=plain(str(file.with_name("host.pem"))))) from None
    hosts = listening(options.lan or public is not None)
    others = [Address(host, port) for host in near() if options.lan]
    shown = [
        Invitation("", each.host, each.port, pin).place
        for each in ([public] if public else []) + others or [Address(HERE, port)]
    ]

    note = RunningHost(os.getpid(), port, tuple(shown), f"{figures.host}:{figures.port}", pin)

    def ready() -> None:
        _for_thousands()
        if not database:
            with suppress(OSError):  # then the app does not find this host, and everybody else does
                write_note(file, note)
        for address in shown:
            tell("ready", {"address": address, "store": store.file})

    try:
        with computers as thinking:
            thinkers = Thinkers(plugins, tell, thinking)
            trusted = frozenset(options.trust or ())
            kept = asyncio.run(_serve(store, thinkers, hosts, port, ssl, figures, trusted, tell, ready))
    except ClusterFailed as failed:
        raise CommandError(cluster_failed(failed, l10n, "--computers")) from None
    except OSError as error:
        raise CommandError(_unopened(error, port, figures, l10n), SYSTEM_FAILED) from None
    finally:
        if not database:
            forget_note(file)
        store.close()
    return 0 if kept else SYSTEM_FAILED


def _computers(
    options: Namespace, plugins: Registry, tell: Callable[[str, Mapping[str, Any]], None], l10n: L10n
) -> AbstractContextManager[Thinking]:
    """Returns where computer players think, as long as it is entered. Raises CommandError for what is neither a number
    nor a cluster."""
    text = options.computers
    if text is None:
        return nullcontext(PlayerPool(processes()))
    if text.startswith(CLUSTER):
        code = cluster_code(plugins, source_of(options))
        return PlayerCluster(text.removeprefix(CLUSTER), code, tell, PlayerPool(processes()))
    if not (text.isascii() and text.isdigit() and 0 < int(text[:9]) <= MOST_JOBS):
        raise CommandError(l10n("cli-host-error-computers", text=plain(text)))
    return nullcontext(PlayerPool(int(text)))


async def _serve(
    store: GameStore,
    thinkers: Thinkers,
    hosts: list[str],
    port: int,
    ssl: SSLContext | None,
    figures: Address,
    trusted: frozenset[str],
    tell: Callable[[str, Mapping[str, Any]], None],
    ready: Callable[[], None],
) -> bool:
    stop = until_told()
    rooms = Rooms(means(store, thinkers.registry), tell)
    counted = Figures(lambda: len(rooms.lines), lambda: len(rooms.rooms), store)
    server = Server(rooms, thinkers, tell, trusted, counted)
    where = figures.host, figures.port
    return await server.run(hosts, port, stop, lambda _: ready(), ssl=ssl, figures=where)


def _for_thousands() -> None:
    """Takes as many lines as the system allows, which often gives 1,024 at first. What is loaded of thousands of games
    is looked through for garbage less often, as nearly all of it stays; lines that are gone leave some."""
    with suppress(ImportError, OSError, ValueError):
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        most = getrlimit(RLIMIT_NOFILE)[1]
        setrlimit(RLIMIT_NOFILE, (most, most))
    gc.freeze()
    gc.set_threshold(*GARBAGE)


class HostLog(Log):
    """The log of a host."""

    def sentence(self, what: str, values: Mapping[str, Any]) -> str:
        shown = dict(values)
        if what.startswith("store-"):
            shown["reason"] = store_error_text(StoreError(**values), self.l10n)
        elif what == "computers-lost":
            failed = ClusterFailed(values["reason"], values)
            shown["reason"] = cluster_failed(failed, self.l10n, "--computers")
        elif what == "line-cut":
            shown["reason"] = self.l10n(f"hosting-cut-{values['reason']}")
        return super().sentence(f"hosting-log-{what}", shown)


def _unopened(error: OSError, port: int, figures: Address, l10n: L10n) -> str:
    """The sentence about an address that cannot be had."""
    which = "figures" if str(figures.port) in str(error) and str(port) not in str(error) else "port"
    taken = error.errno == errno.EADDRINUSE
    number = str(figures.port if which == "figures" else port)
    if taken:
        return l10n(f"cli-host-error-{which}-taken", port=number)
    return l10n("cli-host-error-open", port=number, reason=system_text(error, l10n))
