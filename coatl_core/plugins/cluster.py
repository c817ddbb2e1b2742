"""Plays many numbered things on a Dask cluster, as ``many`` does in the processes of one machine. Dask is imported when
a cluster is asked for, and not before."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar
from uuid import uuid4

from attrs import evolve, field, frozen

from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import FileError
from coatl_core.plugins.discovery import OURS, Plugin, code_digest
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.many import LARGEST_PART, Source, Work
from coatl_core.plugins.registry import Registry

if TYPE_CHECKING:
    from distributed import Client

ANSWERS_IN = 10.0
"""So many seconds a cluster has for its answer, and again for its first worker."""
MOST_WAITING = 1000
"""So many parts are with the cluster at most. Workers wait for none of them: the scheduler has a heap of them ready."""
_ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?[^/\s]+:[0-9]{1,5}")

T = TypeVar("T")
Trouble: TypeAlias = Literal["extra", "silent", "workers", "lack", "lost"]


@frozen
class ClusterFailed(Exception):
    """Nothing can be played on the cluster, or nothing more: Dask is not installed, nobody answers, there are no
    workers, a worker lacks plugins, or it was lost. ``values`` say where and what."""

    trouble: Trouble
    values: Mapping[str, str]


@frozen
class Parcel:
    """What a worker needs, sent to each once. Card sets are here as they are. ``needs`` are digests of the code that
    decides the games, by name and version: of the game and of its plugins."""

    id: str
    work: Work[Any] = field(eq=False)
    card_sets: tuple[CardSet, ...] = field(eq=False)
    safe_mode: bool = field(eq=False)
    disabled: frozenset[str] = field(eq=False)
    needs: Mapping[str, str] = field(eq=False)

    def plugins(self) -> Registry:
        """Returns the plugins of this worker with the card sets that were sent."""
        found = load_plugins(None, self.safe_mode, disabled=self.disabled)
        return evolve(found, card_sets={**found.card_sets, **{s.id: s for s in self.card_sets}})

    def lacking(self, plugins: Registry) -> list[str]:
        """Returns the names of what is not there, or is there with other code."""
        there = _digests(plugins)
        return [name for name, digest in self.needs.items() if there.get(name) != digest]


def play_on(
    address: str, work: Work[T], numbers: Sequence[int], plugins: Registry, source: Source, part: int = LARGEST_PART
) -> Iterator[T]:
    """Yields what the workers of the cluster play of these numbers, as it arrives. What a killed worker was given is
    given to another one. At most ``part`` numbers are given away at once. Whoever stops before the end closes the
    iterator. Raises ClusterFailed, before anything is played if workers are missing or lack plugins."""
    with _connected(address) as client:
        parcel = _parcel(work, plugins, source)
        threads = _threads(client, address)
        answers: Mapping[str, list[str]] = client.run(_lacking, parcel)
        for worker, lacking in sorted(answers.items()):
            _refuse(worker, lacking)
        size = max(1, min(part, len(numbers) // (4 * threads)))
        yield from _played(client, parcel, (numbers[n : n + size] for n in range(0, len(numbers), size)))


def _played(client: Client, parcel: Parcel, parts: Iterator[Sequence[int]]) -> Iterator[Any]:
    from distributed import KilledWorker, as_completed

    sent = client.submit(_same, parcel, pure=False)  # not scattered: that would be lost with the worker that has it
    given = (client.submit(_play, sent, part, pure=False) for part in parts)
    running = as_completed(islice(given, MOST_WAITING), loop=client.loop)
    try:
        for done in running.batches():
            for played in client.gather(done):
                yield from played
            running.update(islice(given, len(done)))
    except (KilledWorker, CancelledError, OSError) as error:
        raise ClusterFailed("lost", {"reason": str(error) or type(error).__name__}) from None


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    try:
        from distributed import Client
    except ImportError:
        raise ClusterFailed("extra", {}) from None
    if not _ADDRESS.fullmatch(address):  # Dask would say so much later
        raise ClusterFailed("silent", {"address": address})
    logging.disable()  # what goes wrong is told in a sentence
    try:
        try:
            client = Client(address, timeout=ANSWERS_IN, set_as_default=False)
        except OSError:
            raise ClusterFailed("silent", {"address": address}) from None
        with client:
            yield client
    finally:
        logging.disable(logging.NOTSET)


def _threads(client: Client, address: str) -> int:
    try:
        client.wait_for_workers(1, ANSWERS_IN)
    except TimeoutError:
        raise ClusterFailed("workers", {"address": address}) from None
    return sum(client.nthreads().values())


def _refuse(worker: str, lacking: Sequence[str]) -> None:
    if lacking:
        raise ClusterFailed("lack", {"worker": worker, "missing": ", ".join(lacking)})


def _parcel(work: Work[Any], plugins: Registry, source: Source) -> Parcel:
    wanted = [plugins.providers[need] for need in work.needs() if need in plugins.providers]
    names = {_name(p) for p in wanted if p.module is not None} | {_name(p) for p in plugins.plugins if p.ours}
    needs = {name: digest for name, digest in _digests(plugins).items() if name in names or name == _name(_GAME)}
    card_sets = tuple(plugins.card_sets[id] for kind, id in work.needs() if kind == "card-set")
    return Parcel(uuid4().hex, work, card_sets, source.safe_mode, source.disabled, needs)


_GAME = Plugin("coatl", OURS, Path(__file__).parent.parent)


def _name(plugin: Plugin) -> str:
    return f"{plugin.id} {plugin.version}".strip()


def _digests(plugins: Registry) -> dict[str, str]:
    """Returns the digests of the code of the game and of all plugins that work, by name and version."""
    digests = {}
    for plugin in (_GAME, *(p for p in plugins.plugins if p.usable and p.module is not None)):
        try:
            digests[_name(plugin)] = code_digest(plugin)
        except FileError:  # such as a file too large
            digests[_name(plugin)] = ""
    return digests


# What follows is done by the workers.

_turn = Lock()
"""A worker may have several threads, and what plugins remember is not made for that. Games would not be quicker."""


def _same(parcel: Parcel) -> Parcel:
    return parcel


def _lacking(parcel: Parcel) -> list[str]:
    return parcel.lacking(parcel.plugins())


@lru_cache(maxsize=4)
def _begun(parcel: Parcel) -> Callable[[int], Any]:
    from distributed import get_worker

    plugins = parcel.plugins()
    _refuse(get_worker().address, parcel.lacking(plugins))  # it may have come after the others were asked
    return parcel.work.begin(plugins)


def _play(parcel: Parcel, numbers: Sequence[int]) -> list[Any]:
    with _turn:
        return list(map(_begun(parcel), numbers))
