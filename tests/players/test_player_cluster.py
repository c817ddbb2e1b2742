"""Computer players on a Dask cluster: they choose what they would choose here, and whatever happens to workers and
scheduler, the games go on."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import pytest
from attrs import define, evolve, field

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import advance
from coatl_core.game.events import Passed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Choice, RandomPlayer
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.state import GameState
from coatl_core.players import cluster, player_cluster
from coatl_core.players.cluster import ClusterFailed
from coatl_core.players.many import Source
from coatl_core.players.player_cluster import ClusterGame, PlayerCluster, cluster_code
from coatl_core.players.pool import PlayerApart, PlayerPool
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.player_guard import GuardedPlayer
from tests.clusters import cluster_of, programs
from tests.patience import PATIENCE
from tests.players.strangers import Greedy, Leaver, Once, Sleeper, Stumbler, Talker
from tests.players.test_process import apart, choice, noted, told
from tests.support import table

pytestmark = pytest.mark.slow
SOURCE = Source(Path(), False, frozenset())


@define
class Operator:
    """Who is told of the cluster."""

    told: SimpleQueue[tuple[str, dict[str, Any]]] = field(factory=SimpleQueue)

    def tell(self, what: str, values: dict[str, Any]) -> None:
        self.told.put((what, values))

    def next(self) -> tuple[str, dict[str, Any]]:
        return self.told.get(timeout=PATIENCE)


@pytest.fixture
def operator() -> Operator:
    return Operator()


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no lost cluster, and the processes of the host are not asked as long as the cluster answers."""
    monkeypatch.setattr(ClusterGame, "_warm", lambda *_: None)
    monkeypatch.setattr(player_cluster, "HEARD_IN", PATIENCE)
    monkeypatch.setattr(player_cluster, "SILENT", PATIENCE)
    monkeypatch.setattr(player_cluster, "FETCHED_IN", PATIENCE)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where ``Once`` notes the worker that was asked first."""
    monkeypatch.setenv("NOTE", str(tmp_path / "first"))
    player_cluster._processes.end()  # those that run know nothing of it
    return tmp_path / "first"


def on_cluster(address: str, operator: Operator) -> PlayerCluster:
    return PlayerCluster(address, cluster_code(load_plugins(), SOURCE), operator.tell, PlayerPool())


def thinks_here(known: PlayerCluster) -> bool:
    """Whether a process of the host was asked."""
    return known.own.starts > 0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a cluster with one worker answers, in this process."""
    with cluster_of(1, tmp_path_factory.mktemp("dask")) as found:
        yield found.scheduler_address
        player_cluster._processes.end()


@pytest.fixture
def there(address: str, operator: Operator, patient: None, catalog: Catalog) -> Iterator[ClusterGame]:
    """A game whose players think on that cluster."""
    with on_cluster(address, operator) as known:
        game = known.game(table(catalog, 2).ruleset)
        yield game
        assert not thinks_here(known)
        game.close()
    assert operator.told.empty()


def test_a_player_chooses_on_a_cluster_what_it_would_choose_here(catalog: Catalog, there: ClusterGame) -> None:
    state, plugins = table(catalog, 2), load_plugins()
    for seat, id in enumerate(("easy", "hard")):
        here, away = (plugins.player(ComputerSeat(id), state.ruleset) for _ in range(2))
        away.asked = PlayerApart(away.player, seat, there)
        for number in range(3):
            assert choice(away, state) == choice(here, state)
            assert away.failure is None
            actions = legal_actions(state)
            advance(state, actions[number % len(actions)])


def test_a_player_is_made_anew_for_each_decision_and_told_all_that_has_happened(
    catalog: Catalog, there: ClusterGame
) -> None:
    state, talker = table(catalog, 2), apart(Talker, there)
    for heard in (1, 2):
        talker.saw(Passed(1))
        assert told(talker, state) == (heard, 1)
    assert talker.failure is None


@pytest.mark.exhaustive
def test_a_player_that_fails_there_is_named_as_if_it_thought_here(catalog: Catalog, there: ClusterGame) -> None:
    state = table(catalog, 2)
    stumbler, greedy, talker = apart(Stumbler, there), apart(Greedy, there, level="at-once"), apart(Talker, there)
    sleeper = apart(Sleeper, there)
    choice(stumbler, state)
    assert "turn: KeyError: 'where?' (strangers.py:" in str(stumbler.failure)
    choice(greedy, state)
    assert greedy.failure is not None
    assert greedy.failure.megabytes == 512
    choice(sleeper, state, Budget(seconds=0.5))
    assert "no answer in 0.5 seconds" in str(sleeper.failure)
    assert told(talker, state) == (0, 1)


@pytest.mark.exhaustive
def test_whoever_ends_its_process_is_asked_again_there_and_here_before_it_is_named(
    catalog: Catalog, address: str, operator: Operator, patient: None
) -> None:
    """A worker that is ended in order may have lost its processes before."""
    with on_cluster(address, operator) as known:
        state, game = table(catalog, 2), known.game(table(catalog, 2).ruleset)
        leaver, talker = apart(Leaver, game), apart(Talker, game, 1)
        choice(leaver, state)
        assert str(leaver.failure) == "plugin: leaver: turn: its process has ended"
        assert thinks_here(known)
        assert told(talker, state) == (0, 1)
        game.close()


@pytest.mark.exhaustive
def test_who_leaves_a_game_leaves_no_thought_on_the_cluster(catalog: Catalog, there: ClusterGame, first: Path) -> None:
    """The one worker has one thread: it answers the next game when it thinks about the first one no longer."""
    state, other = table(catalog, 2), there.cluster.game(there.ruleset)
    thinking = Thread(target=choice, args=(apart(Once, other), state), daemon=True)
    thinking.start()
    noted(first)
    other.close()
    thinking.join(PATIENCE)
    assert told(apart(Talker, there), state) == (0, 1)


# What happens to the cluster


@define
class Asked:
    """A player that was asked and thinks in a thread."""

    player: GuardedPlayer
    thread: Thread
    found: list[Choice]

    def answer(self) -> Choice:
        """Waits for what it chooses."""
        self.thread.join(PATIENCE)
        assert self.player.failure is None
        (found,) = self.found
        return found


def wait_for(come: Callable[[], bool]) -> None:
    """Waits for what stays."""
    end = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < end
        time.sleep(0.01)


def ask(game: ClusterGame, state: GameState) -> Asked:
    """Asks ``Once`` what to do."""
    player, found = apart(Once, game), list[Choice]()
    thread = Thread(target=lambda: found.append(choice(player, state, Budget(seconds=PATIENCE))), daemon=True)
    thread.start()
    return Asked(player, thread, found)


@pytest.mark.exhaustive
def test_whatever_is_gone_in_the_middle_of_a_thought_somebody_else_answers(
    catalog: Catalog, tmp_path: Path, operator: Operator, first: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One worker is killed, one hangs; then the scheduler is killed, and comes back with a new worker."""
    state, soon = table(catalog, 2), player_cluster.HEARD_IN
    be_patient(monkeypatch)
    with programs(tmp_path) as dask:
        scheduler = dask.scheduler()
        workers = {process.pid: process for process in (dask.worker(), dask.worker(), dask.worker())}
        with on_cluster(dask.address, operator) as known:
            game = known.game(state.ruleset)
            wait_for(lambda: len(known._workers) == 3)
            for how in (signal.SIGKILL, signal.SIGSTOP):
                asked = ask(game, state)
                workers[noted(first)].send_signal(how)
                assert asked.answer().actions == legal_actions(state)[-1:]
                first.unlink()
            assert not thinks_here(known)
            assert operator.told.empty()
            asked = ask(game, state)
            noted(first)
            monkeypatch.setattr(player_cluster, "HEARD_IN", soon)
            scheduler.kill()
            assert operator.next() == ("computers-lost", {"address": dask.address, "reason": "lost"})
            assert asked.answer().actions == legal_actions(state)[-1:]
            assert thinks_here(known)
            scheduler.wait()
            dask.scheduler()
            dask.worker()
            while operator.next()[0] != "computers-back":  # it may have had no workers yet
                pass
            (process,) = known.own._idle
            before = [*process.games.values()]
            assert told(apart(Talker, game, 1), state) == (0, 1)
            assert [*process.games.values()] == before
            game.close()


@pytest.mark.exhaustive
def test_a_worker_that_comes_later_and_lacks_the_game_is_asked_nothing(
    catalog: Catalog, tmp_path: Path, operator: Operator, patient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins = load_plugins()
    older = evolve(plugins, plugins=tuple(p for p in plugins.plugins if p.id != "players"))
    answers = iter([plugins] * 2)  # of the scheduler and the first worker
    monkeypatch.setattr(cluster, "load_plugins", lambda *_, **__: next(answers, older))
    with cluster_of(1, tmp_path) as found, on_cluster(found.scheduler_address, operator) as known:
        found.scale(2)
        what, values = operator.next()
        assert (what, values["missing"]) == ("computers-lacking", "coatl")
        assert values["machine"] not in known._workers
        assert len(known._workers) == 1


@pytest.mark.exhaustive
def test_a_cluster_that_loses_its_workers_is_lost_until_it_has_others(
    catalog: Catalog, tmp_path: Path, operator: Operator, patient: None
) -> None:
    with cluster_of(1, tmp_path) as found, on_cluster(found.scheduler_address, operator) as known:
        state, game = table(catalog, 2), known.game(table(catalog, 2).ruleset)
        found.scale(0)
        assert operator.next() == ("computers-lost", {"address": found.scheduler_address, "reason": "workers"})
        assert told(apart(Talker, game), state) == (0, 1)
        assert thinks_here(known)
        found.scale(1)
        assert operator.next()[0] == "computers-back"
        game.close()


def test_a_cluster_that_cannot_be_used_is_refused(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_IN", 0.2)
    with pytest.raises(ClusterFailed) as failed, on_cluster("127.0.0.1:9", operator):
        pass
    assert (failed.value.trouble, operator.told.empty()) == ("silent", True)


def test_a_decision_that_finds_no_room_when_the_cluster_is_lost_is_made_by_another_player_and_nobody_has_failed(
    catalog: Catalog, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_cluster, "ROOM_IN", 0.01)
    state = table(catalog, 2)
    known = on_cluster("127.0.0.1:9", operator)  # not connected
    game = known.game(state.ruleset)
    talker = apart(Talker, game)
    known.own._busy = known.own.most  # others think
    assert choice(talker, state) == choice(apart(RandomPlayer, game), state)
    assert talker.failure is None
    known.own._busy = 0
    assert told(talker, state) == (0, 1)
    game.close()


@pytest.mark.exhaustive
def test_a_process_here_is_ready_when_the_cluster_is_lost(catalog: Catalog, address: str, operator: Operator) -> None:
    with on_cluster(address, operator) as known:
        state, game = table(catalog, 2), known.game(table(catalog, 2).ruleset)
        choice(apart(Talker, game), state)
        wait_for(lambda: known.own.starts == 1 and bool(known.own._idle))
        choice(apart(Talker, game), state)
        assert known.own.starts == 1
        game.close()
