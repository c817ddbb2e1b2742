"""What commands share that play many games: here or on a cluster, and the progress bar."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Generator, Sequence
from typing import TypeVar

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.state import Ruleset
from coatl_core.language.l10n import L10n
from coatl_core.players.cluster import ClusterFailed, Portable, play_on_cluster
from coatl_core.players.many import LARGEST_PART, Source, play_many, progress
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.cli.commands import CommandError, whole_number, with_broken
from coatl_tui.settings import readable_settings

_EACH = 0.1
"""So many seconds lie between two drawings of the bar."""

T = TypeVar("T")


def jobs_of(options: Namespace, usual: int, l10n: L10n) -> int:
    """Returns in how many processes of this machine to play. Raises CommandError for what is no number, and for
    a number beside ``--cluster``."""
    if options.jobs is not None and options.cluster is not None:
        raise CommandError(l10n("cli-error-cluster-jobs"))
    return whole_number(options.jobs or str(usual), "--jobs", 1, l10n)


def played(
    work: Portable[T],
    numbers: Sequence[int],
    jobs: int,
    plugins: Registry,
    options: Namespace,
    part: int = LARGEST_PART,
) -> Generator[T, None, None]:
    """Returns an iterator over what is played of these numbers, here or on a cluster. A cluster has an order of its
    own. The iterator raises ClusterFailed."""
    source = source_of(options)
    if options.cluster is not None:
        return play_on_cluster(options.cluster, work, numbers, plugins, source, part)
    return play_many(work, numbers, jobs, plugins, source, part)


def source_of(options: Namespace) -> Source:
    """Returns where other processes find the plugins."""
    files = home()
    return Source(files.packs, options.safe_mode, frozenset(readable_settings(files.settings).disabled))


def cluster_failed(failed: ClusterFailed, l10n: L10n, option: str = "--cluster") -> str:
    """Returns what is wrong with the cluster that an option names, in a sentence with the remedy."""
    values = {name: plain(value, 500) for name, value in failed.values.items()}
    return l10n(f"cli-error-cluster-{failed.trouble}", option=option, **values)


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
            raise CommandError(with_broken(text, plugins, l10n)) from None
        except PlayerFailed as error:
            known = "failed" if error.plugin else "program"
            text = l10n(f"cli-error-player-{known}", player=plain(str(seat)), error=plain(_without_method(error)))
            raise CommandError(text) from None


def failed_text(failure: PlayerFailed, l10n: L10n) -> str:
    """Returns the sentence about a player that failed: the plugin it is of, or the program that it is."""
    if failure.plugin:
        return l10n("cli-simulate-failed", plugin=plain(failure.plugin), error=plain(str(failure)))
    return l10n("cli-simulate-program-failed", program=plain(failure.player), error=plain(_without_method(failure)))


def _without_method(failure: PlayerFailed) -> str:
    """What is wrong with a player, without the method of a class: a program has none."""
    return failure.error if failure.plugin else failure.error.partition(": ")[2]


def with_bar(parts: Generator[T, None, None], number: int, l10n: L10n, games: int = 1) -> Generator[T, None, None]:
    """Yields the parts, ``number`` of them with so many games each, and draws on standard error how many games are
    played and how long the others will take, if that is a terminal. Whoever closes this closes ``parts``."""
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
        parts.close()
        if longest:
            print(file=sys.stderr)
