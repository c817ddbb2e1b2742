"""Players of many games that share some processes: each knows its own game only, and none keeps the others waiting."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from threading import Thread

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.events import Passed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.players import player_process
from coatl_core.players.player_process import PlayerProcess
from coatl_core.players.pool import PlayerPool, PoolGame
from tests.patience import PATIENCE
from tests.players.strangers import Leaver, Sleeper, Talker
from tests.players.test_process import PATIENT, apart, choice, told
from tests.support import table

pytestmark = pytest.mark.slow


@pytest.fixture
def pool() -> Iterator[PlayerPool]:
    pool = PlayerPool(1)
    yield pool
    for number in list(pool._games):
        pool._leave(number)


def games(pool: PlayerPool, catalog: Catalog, number: int) -> list[PoolGame]:
    return [pool.game(table(catalog, 2).ruleset) for _ in range(number)]


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_players_of_several_games_think_in_one_process_and_hear_of_their_own_game_alone(
    catalog: Catalog, pool: PlayerPool
) -> None:
    state = table(catalog, 2)
    talkers = [apart(Talker, game) for game in games(pool, catalog, 3)]
    for number, talker in enumerate(talkers):
        for _ in range(number):
            talker.saw(Passed(1))
    assert [told(talker, state) for talker in talkers] == [(0, 1), (1, 1), (2, 1)]
    talkers[1].saw(Passed(0))
    assert [told(talker, state) for talker in talkers] == [(0, 2), (2, 2), (2, 2)]
    assert pool.starts == 1


def test_a_process_forgets_the_game_nobody_has_asked_about_and_is_told_all_of_it_again(
    catalog: Catalog, pool: PlayerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_process, "MOST_GAMES", 2)
    state = table(catalog, 2)
    first, second, third = (apart(Talker, game) for game in games(pool, catalog, 3))
    first.saw(Passed(1))
    assert [told(each, state) for each in (first, second, first, third)] == [(1, 1), (0, 1), (1, 2), (0, 1)]
    assert [told(each, state) for each in (first, second)] == [(1, 3), (0, 1)]
    assert len(pool._idle[0].games) == 2


def test_games_are_served_in_the_order_in_which_they_ask(
    catalog: Catalog, pool: PlayerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that asks again and again stands behind those that have waited meanwhile."""
    served: list[int] = []
    real = PlayerProcess.ask

    def ask(process: PlayerProcess, number: int, *about: object) -> object:
        served.append(number)
        if len(served) == 1:
            until(lambda: len(pool._queue) == 2)
        return real(process, number, *about)  # type: ignore[arg-type]

    monkeypatch.setattr(PlayerProcess, "ask", ask)
    state, (greedy, second, third) = table(catalog, 2), games(pool, catalog, 3)

    def again_and_again() -> None:
        player = apart(Talker, greedy)
        for _ in range(3):
            told(player, state)

    threads = [Thread(target=again_and_again)]
    threads[0].start()
    until(lambda: served == [greedy.number])
    for waiting, game in enumerate((second, third), 1):
        threads.append(Thread(target=told, args=(apart(Talker, game), state)))
        threads[-1].start()
        until(lambda waiting=waiting: len(pool._queue) >= waiting or len(served) > 1)  # type: ignore[misc]
    for thread in threads:
        thread.join()
    assert served == [greedy.number, second.number, third.number, greedy.number, greedy.number]


@pytest.mark.exhaustive
def test_a_player_that_hangs_harms_its_own_seat_alone(
    catalog: Catalog, pool: PlayerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_process, "LATE", 0.05)
    state, (hanging, other) = table(catalog, 2), games(pool, catalog, 2)
    sleeper = apart(Sleeper, hanging)
    thread = Thread(target=choice, args=(sleeper, state, PATIENT))
    thread.start()
    until(lambda: hanging._process is not None)
    assert told(apart(Talker, other), state) == (0, 1)
    assert thread.is_alive()
    hanging.close()
    thread.join()
    assert "its process has ended" in str(sleeper.failure)
    assert told(apart(Talker, other, 1), state) == (0, 1)
    assert pool.starts == 2


def test_a_player_that_ends_its_process_or_takes_too_long_is_named_and_other_games_go_on(
    catalog: Catalog, pool: PlayerPool
) -> None:
    state, (first, second) = table(catalog, 2), games(pool, catalog, 2)
    talker, leaver, sleeper = apart(Talker, second), apart(Leaver, first), apart(Sleeper, first, 1)
    assert told(talker, state) == (0, 1)
    assert choice(leaver, state).actions[0] in legal_actions(state)
    assert choice(sleeper, state, Budget(seconds=0.1)).actions[0] in legal_actions(state)
    assert told(talker, state) == (0, 1)
    assert (str(leaver.failure), talker.failure) == ("plugin: leaver: turn: its process has ended", None)
    assert "no answer in 0.1 seconds" in str(sleeper.failure)


def test_the_processes_end_with_the_last_game(catalog: Catalog) -> None:
    pool = PlayerPool(2)
    state, (first, second) = table(catalog, 2), games(pool, catalog, 2)
    told(apart(Talker, first), state)
    (process,) = pool._idle
    first.close()
    assert not process.has_ended
    second.close()
    assert process.has_ended
    third = pool.game(state.ruleset)
    assert told(apart(Talker, third), state) == (0, 1)
    third.close()
