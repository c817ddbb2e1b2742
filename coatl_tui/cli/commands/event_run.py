"""``coatl event run``: has the games of an event played, until all are."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Any

from attrs import evolve

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.state import Ruleset
from coatl_core.hosting.invitation import Invitation
from coatl_core.hosting.organising import Organiser, Unkept
from coatl_core.hosting.own_seats import encryption
from coatl_core.hosting.running import RunningHost, can_host
from coatl_core.language.l10n import L10n
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.events import Event, load_event
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, ended_in_order, registry, unknown_set, with_broken
from coatl_tui.cli.commands.event_file import changed, event_of, host_of, path_of, readable
from coatl_tui.cli.commands.event_text import game_line, lines, passes, printed
from coatl_tui.cli.commands.playing import failed_text, try_players
from coatl_tui.cli.commands.variants import named_faults
from coatl_tui.host_beside import HostBeside, HostFailed, revived, still_beside, way_to
from coatl_tui.plain.loop import run as run_loop
from coatl_tui.screens.line_text import line_text


def run(options: Namespace, l10n: L10n) -> int:
    """Has the games played, and prints the table when all are. Raises CommandError."""
    path = path_of(options, l10n)
    event = event_of(path, l10n)
    plugins = registry(options, l10n)
    if options.host:
        host = host_of(options.host, l10n).place
        event = changed(path, lambda event: evolve(event, host=host), l10n)
    ruleset = _ruleset(event, plugins, l10n)
    for seat in filter(None, (entrant.computer for entrant in event.entrants if not entrant.withdrawn)):
        try_players((seat, seat), ruleset, plugins, l10n)
    with ended_in_order():
        try:
            with readable(path, l10n), named_faults(plugins.catalog(event.setup.card_sets), l10n):
                event = run_loop(_Run(path, plugins, l10n, options.safe_mode).run(event))
        except KeyboardInterrupt:
            print(l10n("event-goes-on", command=f"coatl event run {event.name}"), file=sys.stderr)
            raise
    _say("", *lines(event, l10n))
    return 0


def _ruleset(event: Event, plugins: Registry, l10n: L10n) -> Ruleset:
    """Returns what the games are played with. Raises CommandError for what is not there any more."""
    try:
        with named_faults(plugins.catalog(()), l10n):
            return plugins.ruleset_for(event.setup)
    except UnknownContent as error:
        if error.kind == "card-set":
            raise CommandError(with_broken(unknown_set(error, l10n), plugins, l10n)) from None
        text = l10n("cli-error-variant", variant=plain(error.id), known=", ".join(error.known) or "–")
        raise CommandError(with_broken(text, plugins, l10n)) from None


class _Run:
    """The games of one event, for as long as the program runs."""

    def __init__(self, path: Path, plugins: Registry, l10n: L10n, safe_mode: bool) -> None:
        self._path = path
        self._plugins = plugins
        self._l10n = l10n
        self._safe_mode = safe_mode
        self._beside: HostBeside | None = None
        self._at = Invitation("", "")
        self._opens = asyncio.Lock()

    async def run(self, event: Event) -> Event:
        organiser = Organiser(self._path, self._plugins, self._tell)
        if event.at_host or any(not event.is_of_computers(game) for game in event.open):
            if not can_host():
                raise CommandError(self._l10n("cli-host-error-net"))
            shown = await self._find_host(event)
            organiser.url, organiser.ssl = self._at.url, encryption(self._at)
            organiser.pin = self._at.pin
            organiser.revive = None if event.host else partial(revived, self._open_host)
            _say(*passes(event, self._at, shown, self._l10n), "")
        try:
            event = await organiser.run()
        except Unkept as error:
            raise error.error from None
        except PlayerFailed as error:
            raise CommandError(failed_text(error, self._l10n)) from None
        except (OSError, ValueError) as error:  # a SaveError is one
            raise CommandError(line_text(error, self._at, self._l10n)) from None
        if self._beside is not None and self._beside.process is not None:
            self._beside.end()
        return event

    async def _find_host(self, event: Event) -> tuple[str, ...]:
        """Returns the addresses by which others find the host, if it runs beside this program."""
        if event.host:
            self._at = host_of(event.host, self._l10n)
            return ()
        try:
            running = await self._open_host()
        except HostFailed as error:
            raise CommandError(error.text, SYSTEM_FAILED) from None
        self._at = way_to(running)
        return running.addresses

    async def _open_host(self) -> RunningHost:
        async with self._opens:  # all games ask for it at once when it is gone
            self._beside = await still_beside(self._beside, home(), self._l10n, self._safe_mode)
            return self._beside.running

    def _tell(self, what: str, values: dict[str, Any]) -> None:
        l10n = self._l10n
        match what:
            case "made":
                event = load_event(self._path)
                _say(game_line(event, values["game"], l10n))
            case "ended":
                _say(game_line(load_event(self._path), values["result"].game, l10n))
            case "failed":
                print(failed_text(values["failure"], l10n), file=sys.stderr)
            case "waits":
                reason = line_text(values["error"], self._at, l10n)
                print(l10n("event-waits", game=values["game"], reason=reason), file=sys.stderr)


def _say(*told: str) -> None:
    print(printed("\n".join(told)), flush=True)
