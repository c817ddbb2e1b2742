"""A Dask cluster: how it is reached, whether it has what is needed, and how many numbered things are played there, as
``many`` does in the processes of one machine. Dask and asyncio are imported when a cluster is asked for, and not
before."""

from __future__ import annotations

import hashlib
import logging
import re
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypeVar
from uuid import uuid4

from attrs import evolve, field, frozen

from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import FileError
from coatl_core.players.many import LARGEST_PART, Source, Work, parts_of
from coatl_core.plugins.discovery import OURS, Plugin, code_digest
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import ContentKind, Registry

if TYPE_CHECKING:
    from distributed import Client

ANSWERS_IN = 10.0
"""So many seconds a cluster has for its answer, and again for its first worker."""
CLOSES_IN = 2.0
"""So many seconds are waited for the end of a connection."""
MOST_WAITING = 1000
"""So many parts are with the cluster at most: enough for many workers, and little that Ctrl-C has to take back."""
_ADDRESS = re.compile(r"((tcp|tls)://)?[^/\s]+:[0-9]{1,5}")

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Trouble: TypeAlias = Literal["extra", "silent", "workers", "lack", "killed", "lost"]


class Portable(Work[T_co], Protocol[T_co]):
    """What can be played on other machines: it says what plugins must provide for it."""

    def needs(self) -> list[tuple[ContentKind, str]]:
        """Returns kinds and ids. Card sets are sent along; of the others the plugin must be there."""
        ...


@frozen
class ClusterFailed(Exception):
    """Nothing can be played on the cluster, or nothing more: Dask is not installed, nobody answers, there are no
    workers, one of its machines lacks plugins, workers died of the games, or the cluster was lost. ``values`` say where
    and what."""

    trouble: Trouble
    values: Mapping[str, str]


@frozen
class Code:
    """What must be installed on a worker because it is not sent: ``digests`` of Python code, by name and version, the
    game and its plugins as one, and plugins of others. The plugins are those of a run in safe mode, or without the
    ``disabled`` ones."""

    safe_mode: bool
    disabled: frozenset[str]
    digests: Mapping[str, str]

    def plugins(self) -> Registry:
        """Returns the plugins of this machine."""
        return load_plugins(None, self.safe_mode, disabled=self.disabled)

    def lacking(self, plugins: Registry) -> list[str]:
        """Returns the names of what is not there, or is there with other code."""
        there = _digests(plugins, plugins.plugins)
        return [name for name, digest in self.digests.items() if not digest or there.get(name) != digest]


@frozen
class Parcel:
    """What a worker needs, sent to each once."""

    id: str
    work: Work[Any] = field(eq=False)
    card_sets: tuple[CardSet, ...] = field(eq=False)
    code: Code = field(eq=False)

    def plugins(self) -> Registry:
        """Returns the plugins of this machine with the card sets that were sent."""
        found = self.code.plugins()
        return evolve(found, card_sets={**found.card_sets, **{s.id: s for s in self.card_sets}})


def play_on_cluster(
    address: str, work: Portable[T], numbers: Sequence[int], plugins: Registry, source: Source, part: int = LARGEST_PART
) -> Generator[T, None, None]:
    """Yields what the workers of the cluster play of these numbers, as it arrives. What a killed worker was given is
    given to another one. At most ``part`` numbers are given away at once. Whoever stops before the end closes the
    iterator. Raises ClusterFailed, before anything is played if a machine lacks plugins."""
    needs = work.needs()
    asked = [plugins.providers[need] for need in needs if need[0] != "card-set" and need in plugins.providers]
    sets = tuple(plugins.card_sets[id] for kind, id in needs if kind == "card-set")
    parcel = Parcel(uuid4().hex, work, sets, code_of(plugins, asked, source))
    with connected(address) as client:
        workers = len(ask(client, address, parcel.code))
        try:
            yield from _played(client, parcel, parts_of(numbers, part, workers))
        except (CancelledError, OSError):
            raise
        except Exception:
            ask(client, address, parcel.code)  # a worker that came later and lacks the game cannot say so
            raise


def _played(client: Client, parcel: Parcel, parts: Iterator[Sequence[int]]) -> Iterator[Any]:
    from distributed import as_completed

    sent = client.submit(_same, parcel, pure=False)  # not scattered: that would be lost with the worker that has it
    given = (client.submit(_play, sent, part, pure=False) for part in parts)
    running = as_completed(islice(given, MOST_WAITING), loop=client.loop)
    for done in running.batches():
        for played in client.gather(done):
            yield from played
        running.update(islice(given, len(done)))


@contextmanager
def connected(address: str, answers_in: float | None = None) -> Iterator[Client]:
    """Gives a connection, as soon as a scheduler answers in so many seconds, ``ANSWERS_IN`` if none are given. Whatever
    goes wrong with it is a ClusterFailed, and Dask itself prints nothing."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise ClusterFailed("extra", {}) from None
    logging.disable()
    try:
        with warnings.catch_warnings(action="ignore"):  # such as that Dask has another version there, which may work
            try:
                _knock(address, answers_in or ANSWERS_IN)
                client = Client(address, timeout=ANSWERS_IN, set_as_default=False)
            except Exception:  # something else may answer there, with anything
                raise ClusterFailed("silent", {"address": address}) from None
        try:
            yield client
        finally:
            with suppress(OSError):  # a scheduler that says nothing any more
                client.close(CLOSES_IN)
    except KilledWorker:
        raise ClusterFailed("killed", {"address": address}) from None
    except (CancelledError, OSError):
        raise ClusterFailed("lost", {"address": address}) from None
    finally:
        logging.disable(logging.NOTSET)


def _knock(address: str, answers_in: float) -> None:
    """Raises an exception unless a scheduler answers: a client would wait for ever if it is only connected."""
    import asyncio

    from distributed import Security
    from distributed.comm.core import connect

    async def knock() -> None:
        keys = Security().get_connection_args("client")  # for tls, from the settings of Dask
        answer = await asyncio.wait_for(connect(address, answers_in, **keys), answers_in)
        await answer.close()

    if not _ADDRESS.fullmatch(address):
        raise ValueError(address)
    asyncio.run(knock())


def ask(client: Client, address: str, code: Code) -> list[str]:
    """Asks the scheduler for the game, and all workers for the code. Returns the addresses of the workers. Raises
    ClusterFailed."""
    try:
        client.wait_for_workers(1, ANSWERS_IN)
    except TimeoutError:
        raise ClusterFailed("workers", {"address": address}) from None
    game = {OURS: code.digests[OURS]}  # the scheduler reads what it hands on, and plays nothing
    try:
        answers = {address: client.run_on_scheduler(missing, evolve(code, digests=game))}
    except OSError:
        raise
    except Exception:  # there it cannot even be asked for
        answers = {address: list(game)}
    answered = client.run(missing, code, on_error="return").items()
    found = {worker: answer for worker, answer in answered if not isinstance(answer, OSError)}  # such a worker is gone
    if not found:
        raise ClusterFailed("workers", {"address": address})
    answers |= {worker: list(game) if isinstance(answer, Exception) else answer for worker, answer in found.items()}
    for machine, lacking in answers.items():
        _refuse(machine, lacking)
    return list(found)


def _refuse(machine: str, lacking: Sequence[str]) -> None:
    if lacking:
        raise ClusterFailed("lack", {"machine": machine, "missing": ", ".join(lacking)})


def code_of(plugins: Registry, asked: Iterable[Plugin], source: Source) -> Code:
    """Returns what a worker must have installed for the game with these plugins of others."""
    return Code(source.safe_mode, source.disabled, _digests(plugins, asked))


def _digests(plugins: Registry, asked: Iterable[Plugin]) -> dict[str, str]:
    """Returns the digests of the code of the game with all its plugins, and of these plugins of others."""
    ours = [Path(__file__).parent.parent, *(p.folder for p in plugins.plugins if p.ours and p.folder is not None)]
    code = {OURS: hashlib.sha256("".join(map(_digest, ours)).encode()).hexdigest()}
    for plugin in asked:
        if plugin.usable and not plugin.ours and plugin.folder is not None:
            code[f"{plugin.id} {plugin.version}"] = _digest(plugin.folder)
    return code


@cache
def _digest(folder: Path) -> str:
    """Returns the digest of the code in a folder. It is taken once: what is changed later, a running worker does not
    play."""
    try:
        return code_digest(Plugin("", "", folder))
    except FileError:  # such as a file too large
        return ""


# What follows is done by the workers.

_turn = Lock()
"""A worker may have several threads, and what plugins remember is not made for that. Games would not be quicker."""


def _same(parcel: Parcel) -> Parcel:
    return parcel


def missing(code: Code) -> list[str]:
    """Returns what this machine lacks of the code."""
    return code.lacking(code.plugins())


@lru_cache(maxsize=4)
def _begun(parcel: Parcel) -> Callable[[int], Any]:
    from distributed import get_worker

    plugins = parcel.plugins()
    _refuse(get_worker().address, parcel.code.lacking(plugins))  # it may have come after the others were asked
    return parcel.work.begin(plugins)


def _play(parcel: Parcel, numbers: Sequence[int]) -> list[Any]:
    with _turn:
        return list(map(_begun(parcel), numbers))
