"""What commands share that play many games: where processes find the plugins, and the progress bar."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Generator, Iterable, Sequence
from typing import TypeVar

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.state import Ruleset
from coatl_core.language.l10n import L10n
from coatl_core.plugins.many import Source, progress
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.cli.commands import CommandError
from coatl_tui.settings import readable_settings

_EACH = 0.1
"""So many seconds lie between two drawings of the bar."""

T = TypeVar("T")


def plugin_source(options: Namespace) -> Source:
    """Returns where other processes find the plugins that this command uses."""
    files = home()
    return Source(files.packs, options.safe_mode, frozenset(readable_settings(files.settings).disabled))


def try_players(seats: Sequence[ComputerSeat], ruleset: Ruleset, plugins: Registry, l10n: L10n) -> None:
    """Seats everybody once, so that what is wrong is told before the games begin. Raises CommandError for players that
    there are not, that play in other numbers, or that fail at once."""
    for seat in seats:
        kind = plugins.players.get(seat.id)
        if kind is not None and not kind.players[0] <= len(seats) <= kind.players[1]:
            least, most = kind.players
            raise CommandError(l10n("cli-error-seat-players", player=str(seat), least=least, most=most))
        try:
            plugins.player(seat, ruleset)
        except UnknownContent as error:
            text = l10n("cli-error-player", player=plain(error.id), known=", ".join(error.known))
            raise CommandError(text) from None
        except PlayerFailed as error:
            text = l10n("cli-simulate-failed", plugin=plain(error.plugin), error=plain(str(error)))
            raise CommandError(text) from None


def with_bar(parts: Iterable[T], number: int, l10n: L10n, games: int = 1) -> Generator[T, None, None]:
    """Yields the parts, ``number`` of them with so many games each, and draws on standard error how many games are
    played and how long the others will take, if that is a terminal."""
    shown = sys.stderr.isatty()
    begin = drawn = time.monotonic()
    longest = 0
    try:
        for done, part in enumerate(parts, 1):
            yield part
            now = time.monotonic()
            if shown and (now - drawn > _EACH or done == number):
                drawn = now
                text = progress(done, number, now - begin, l10n, games)
                longest = max(longest, len(text))
                print(f"\r{text.ljust(longest)}", end="", file=sys.stderr, flush=True)
    finally:
        if longest:
            print(file=sys.stderr)
