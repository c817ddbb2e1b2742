"""Computer players that think on a Dask cluster: a host asks for each decision there, and workers remember no games.

What is sent for a decision is all that it follows from: the cards, the class and level of the player, what has happened
as far as the player listens, what its seat sees, what it can do, and the random numbers. A worker makes the player anew
from that. So any worker gives the same answer, and nothing is lost with one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from hashlib import sha256
from itertools import count
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread, Timer
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from attrs import frozen

from coatl_core.game.state import Ruleset
from coatl_core.players.cluster import ClusterFailed, Code, ask, code_of, connected, missing
from coatl_core.players.many import Source
from coatl_core.players.player_process import (
    NoProcess,
    Packed,
    PlayerProcess,
    ProcessEnded,
    Question,
    packed,
    packed_game,
)
from coatl_core.players.pool import PlayerPool, PoolGame
from coatl_core.plugins.player_guard import ThoughtFailed
from coatl_core.plugins.registry import Registry

if TYPE_CHECKING:
    from distributed import Client
    from distributed import Future as There

PULSE = 0.5
"""So often, in seconds, the scheduler is asked who is there."""
HEARD_IN = 1.2
"""So many seconds it has for its answer, or the cluster counts as lost."""
SILENT = 1.0
"""A worker of which the scheduler has heard nothing for so many seconds, and twice the time between two signs of life
of a worker, is asked nothing."""
AGAIN = 1.5
"""After so many seconds without an answer another worker is asked the same, if one is idle or the first one silent."""
MOST_COPIES = 3
"""So many workers think about the same decision at the most."""
MOST_FAILURES = 3
"""So often a decision may fail there, such as by workers that die, before it is left to the processes here."""
FETCHED_IN = 1.0
"""So many seconds an answer has to come from the worker that has it."""
ROOM_IN = 1.0
"""So many seconds a decision waits for a process here when the cluster is gone: then another player makes it, because a
host with a cluster may have far more computer players than its own processes can serve."""
BACK_IN = 1.0
"""So many seconds lie between two tries to reach a cluster that was lost."""
KNOCK_IN = 2.0
"""So many seconds one such try takes at the most: Dask knocks ever more seldom within a try, so a longer one would be
late to find what has just started."""
ENDS_IN = 2.0
"""So many seconds the end of a host waits for the end of its connection."""
IDLE_SECONDS = 60.0
"""After so many seconds without a question a worker ends its processes of players."""

Tell = Callable[[str, dict[str, Any]], None]


class _Gone(Exception):
    """The cluster gives no answer."""


@frozen
class _Worker:
    """A worker as the scheduler sees it: which process it is, whether nothing has been heard of it for long, how many
    threads it has, how many tasks of anybody, and the keys of those of this host."""

    id: str
    silent: bool
    threads: int
    tasks: int
    ours: Sequence[str]


class PlayerCluster:
    """The workers of a Dask cluster, for the players of any number of games, as long as this is entered as a context.
    While the cluster is lost they think in their ``own`` processes. ``tell`` is told when it is lost
    (``computers-lost``), is back (``computers-back``), and that a new worker lacks plugins (``computers-lacking``)."""

    def __init__(self, address: str, code: Code, tell: Tell, own: PlayerPool) -> None:
        self.address, self.code, self.tell, self.own = address, code, tell, own
        self._name = f"coatl-{uuid4().hex}"
        self._numbers = count()
        self._lock = Lock()
        self._client: Client | None = None
        self._workers: Mapping[str, _Worker] = {}
        """Those that can be asked, by address."""
        self._places = 0
        self._waiting: list[SimpleQueue[There[Any] | None]] = []
        """Who waits for an answer; None there says that the cluster is lost."""
        self._lost: ClusterFailed | None = None
        self._sound: dict[str, bool] = {}
        """Of each worker process that was asked whether it has all plugins."""
        self._begun: Future[None] = Future()
        self._ended = Event()
        self._thread = Thread(target=self._stay_connected, daemon=True, name="cluster of players")

    def __enter__(self) -> PlayerCluster:
        """Connects. Raises ClusterFailed."""
        self._thread.start()
        self._begun.result()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._wake()
        self._thread.join(ENDS_IN)

    @property
    def at_once(self) -> int:
        """So many should be asked at the same time: one more for each thread of a worker, so that none waits."""
        return max(2 * self._places, self.own.at_once)

    def game(self, ruleset: Ruleset) -> ClusterGame:
        """Returns what the players of one more game are asked by, until it is closed."""
        return ClusterGame(self, ruleset)

    # Asking

    def answer(self, number: int, asked: Packed, came: SimpleQueue[There[Any] | None]) -> Any:
        """Returns the answer of a worker. Whoever puts None into ``came`` ends the wait. Raises _Gone."""
        copies: dict[str, There[Any]] = {}
        begun = time.monotonic()
        last, failures = begun, 0
        with self._lock:
            self._waiting.append(came)
        try:
            while asked.seconds is None or time.monotonic() - begun < asked.seconds + AGAIN:
                is_late = time.monotonic() - last >= AGAIN and len(copies) < MOST_COPIES
                workers = self._free_for(copies) if is_late or not copies else []
                if workers:
                    last = time.monotonic()
                    self._submit(number, asked, workers, copies, came)
                elif not copies:
                    raise _Gone
                try:
                    done = came.get(timeout=PULSE)
                except Empty:
                    continue
                if done is None:
                    raise _Gone
                del copies[str(done.key)]
                try:
                    return done.result(FETCHED_IN)
                except Exception as error:  # the worker is gone, or several were that thought about this
                    failures += 1
                    if failures == MOST_FAILURES:
                        raise _Gone from error
                finally:
                    done.release()
        finally:
            with self._lock:
                self._waiting.remove(came)
            for each in copies.values():
                each.release()  # nobody thinks about it any longer then
        raise ThoughtFailed(f"no answer in {asked.seconds:g} seconds")

    def _submit(
        self,
        number: int,
        asked: Packed,
        workers: list[str],
        copies: dict[str, There[Any]],
        came: SimpleQueue[There[Any] | None],
    ) -> None:
        client = self._client
        if client is None or client.status != "running":  # Dask would keep the question until it is connected again
            raise _Gone
        key = f"{self._name}-{next(self._numbers)}"
        try:
            sent = client.submit(think, number, asked, key=key, workers=workers, pure=False)
            copies[key] = sent
            sent.add_done_callback(came.put)
        except Exception as error:  # it is just being closed
            raise _Gone from error

    def _free_for(self, copies: Mapping[str, object]) -> list[str]:
        """Returns the workers that may be asked, and are not being asked already. If those all think that were asked
        before, only idle ones: the decisions of other games should not wait longer because this one takes long."""
        workers = self._workers
        others = {address: worker for address, worker in workers.items() if copies.keys().isdisjoint(worker.ours)}
        if not copies or len(others) == len(workers):
            return list(others)
        return [address for address, worker in others.items() if worker.tasks < worker.threads]

    # The connection

    def _stay_connected(self) -> None:
        while not self._ended.is_set():
            answers_in = KNOCK_IN if self._begun.done() else None
            try:
                with connected(self.address, answers_in) as client:
                    asked = ask(client, self.address, self.code)
                    try:
                        self._watch(client, asked)
                    except Exception as error:
                        self._fails(error)  # now: the end of the connection may take some seconds
                        raise
            except Exception as error:  # whatever Dask raises: nothing can be asked there
                self._fails(error)
            self._ended.wait(BACK_IN)

    def _fails(self, error: Exception) -> None:
        """Nothing can be asked any more, or not even at the beginning."""
        failed = error if isinstance(error, ClusterFailed) else ClusterFailed("lost", {"address": self.address})
        if not self._begun.done():
            self._ended.set()
            self._begun.set_exception(failed)
        elif not self._ended.is_set():
            self._is_lost(failed)

    def _watch(self, client: Client, asked: list[str]) -> None:
        """Looks who is there until the host ends. ``asked`` are the workers that have all plugins. Raises whatever says
        that the cluster is lost."""
        client.run_on_scheduler(answer_hosts)
        found = self._look(client)
        self._sound = {worker.id: True for address, worker in found.items() if address in asked}
        while not self._ended.is_set():
            for address, worker in found.items():
                if worker.id not in self._sound and not worker.silent:
                    self._sound[worker.id] = False
                    Thread(target=self._examine, args=(client, address, worker.id), daemon=True).start()
            self._workers = {
                address: worker for address, worker in found.items() if self._sound.get(worker.id) and not worker.silent
            }
            if self._workers:
                self._is_there(client)
            else:
                self._is_lost(ClusterFailed("workers", {"address": self.address}))
            self._ended.wait(PULSE)
            found = self._look(client)
        self._client = None

    def _look(self, client: Client) -> dict[str, _Worker]:
        scheduler: Any = client.scheduler
        found = client.sync(scheduler.coatl_seen, name=self._name, patience=SILENT, callback_timeout=HEARD_IN)
        return {address: _Worker(*worker) for address, worker in found.items()}

    def _examine(self, client: Client, address: str, id: str) -> None:
        """Asks a worker that came later for the plugins. Nobody waits for it: it may be silent."""
        with suppress(Exception):  # such a worker is gone, or the cluster is
            answer = client.run(missing, self.code, workers=[address], on_error="return")[address]
            lacks = [*self.code.digests] if isinstance(answer, Exception) else answer
            self._sound[id] = not lacks
            if lacks:
                self.tell("computers-lacking", {"machine": address, "missing": ", ".join(lacks)})

    def _is_there(self, client: Client) -> None:
        self._client, self._places = client, sum(worker.threads for worker in self._workers.values())
        lost, self._lost = self._lost, None
        if not self._begun.done():
            self._begun.set_result(None)
        if lost is not None:
            self.tell("computers-back", {"address": self.address})

    def _is_lost(self, failed: ClusterFailed) -> None:
        self._client, self._workers = None, {}
        self._wake()
        # Whatever is lost is silent when it is sought: that is no news.
        known = () if self._lost is None else (self._lost.trouble, "silent")
        if failed.trouble not in known:
            self.tell("computers-lost", {"address": self.address, "reason": failed.trouble, **failed.values})
        self._lost = failed

    def _wake(self) -> None:
        with self._lock:
            for came in self._waiting:
                came.put(None)


class ClusterGame:
    """The players of one game, as far as they think on a cluster."""

    def __init__(self, cluster: PlayerCluster, ruleset: Ruleset) -> None:
        self.cluster, self.ruleset = cluster, ruleset
        self._own: PoolGame = cluster.own.game(ruleset)
        self._known: bytes = b""
        self._waiting: list[SimpleQueue[There[Any] | None]] = []
        self._closed = False

    def ask(self, make: Callable[[object], Question]) -> Any:
        """Returns the answer to the question, see ``ThinkingGame``. Raises ThoughtFailed, which is NoRoom if the
        cluster is lost and no process here is free, and NoProcess."""
        question = make(object())
        self._known = self._known or packed_game(self.ruleset)
        came: SimpleQueue[There[Any] | None] = SimpleQueue()
        self._waiting.append(came)
        if self.cluster.own.is_cold:
            Thread(target=self._warm, args=(question,), daemon=True, name="who takes over").start()
        try:
            if self._closed:
                raise _Gone
            answer = self.cluster.answer(_number(self._known, question), packed(self._known, question), came)
        except _Gone:
            return self._own.ask(make, ROOM_IN)  # which says so if the game has been left
        finally:
            self._waiting.remove(came)
        if isinstance(answer, ThoughtFailed):
            raise answer
        return answer

    def _warm(self, question: Question) -> None:
        """Asks a process here, too, for no answer: then one is ready when the cluster is lost."""
        with suppress(ThoughtFailed, NoProcess):
            self._own.ask(lambda memory: question)

    def close(self) -> None:
        """Asks nobody any more, and waits for nobody who still thinks."""
        self._closed = True
        self._own.close()
        for came in [*self._waiting]:
            came.put(None)


def cluster_code(plugins: Registry, source: Source) -> Code:
    """Returns what workers must have installed for the players and the variants of all plugins."""
    used = (plugin for (kind, _), plugin in plugins.providers.items() if kind in ("player", "variant"))
    return code_of(plugins, {plugin.id: plugin for plugin in used}.values(), source)


def _number(game: bytes, question: Question) -> int:
    """Returns the number by which processes of workers know the cards, and the player of a seat: the same in games that
    are alike, whichever host asks."""
    return int.from_bytes(sha256(game + f"{question.kind}/{question.level}".encode()).digest()[:8])


# What follows is done by the scheduler.


def answer_hosts(dask_scheduler: Any) -> None:
    """Lets the scheduler answer ``coatl_seen``. It would write a line into its log whenever it is given a function."""

    def coatl_seen(name: str, patience: float) -> dict[str, tuple[str, bool, int, int, list[str]]]:
        return _seen(dask_scheduler, name, patience)

    dask_scheduler.handlers["coatl_seen"] = coatl_seen


def _seen(scheduler: Any, name: str, patience: float) -> dict[str, tuple[str, bool, int, int, list[str]]]:
    """Returns what is in each ``_Worker``, by the addresses; ``name`` is what the keys of the tasks of this host begin
    with."""
    from distributed.scheduler import heartbeat_interval

    latest = time.time() - patience - 2 * heartbeat_interval(len(scheduler.workers))
    return {
        address: (
            worker.server_id,
            worker.last_seen < latest,
            worker.nthreads,
            len(worker.processing),
            [task.key for task in worker.processing if str(task.key).startswith(name)],
        )
        for address, worker in scheduler.workers.items()
    }


# What follows is done by the workers.


class _Processes:
    """The processes of this worker in which players think, one for each of its threads that has been asked."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._idle: list[PlayerProcess] = []
        self._end = Timer(IDLE_SECONDS, self.end)

    def take(self, number: int) -> PlayerProcess:
        """Returns a process that nobody else uses: one that knows this game, if there is one. Raises NoProcess."""
        with self._lock:
            ended = [process for process in self._idle if process.has_ended]
            running = [process for process in self._idle if process not in ended]
            known = [process for process in running if number in process.games]
            taken = next(iter(known or running), None)
            self._idle = [process for process in running if process is not taken]
        for process in ended:
            process.end()
        return taken or PlayerProcess()

    def give_back(self, process: PlayerProcess) -> None:
        """Keeps a process for the next question, for some time."""
        with self._lock:
            self._idle.append(process)
            self._end.cancel()
            self._end = Timer(IDLE_SECONDS, self.end)
            self._end.daemon = True
            self._end.start()

    def end(self) -> None:
        """Ends all processes that nobody uses."""
        with self._lock:
            idle, self._idle = self._idle, []
        for process in idle:
            process.end()


_processes = _Processes()


def think(number: int, asked: Packed) -> Any:
    """Returns what the player answers; a ThoughtFailed says how it has failed. Raises NoProcess and ProcessEnded, of
    which the player may be innocent: whoever ends a worker may have ended its processes first."""
    from distributed import get_worker

    worker = get_worker()
    key, done = worker.get_current_task(), Event()
    process = _processes.take(number)

    def end_unwanted() -> None:
        while not done.wait(PULSE):
            task = worker.state.tasks.get(key)
            if task is None or task.state == "cancelled":
                process.end()
                return

    Thread(target=end_unwanted, daemon=True, name="end of what is not wanted").start()
    try:
        return process.pass_on(number, object(), asked, lambda: None)
    except ProcessEnded:
        raise
    except ThoughtFailed as failed:
        return failed
    finally:
        done.set()
        _processes.give_back(process)
