"""The memory of a process in which players think is limited. Whoever reaches the limit is named, and nobody else."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.events import Passed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.players import player_process
from coatl_core.players.pool import PlayerPool, PoolGame
from tests.players.strangers import Greedy, Talker
from tests.players.test_process import apart, choice, told
from tests.support import table

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")]


@pytest.fixture
def process(catalog: Catalog) -> Iterator[PoolGame]:
    process = PlayerPool().game(table(catalog, 2).ruleset)
    yield process
    process.close()


def test_a_player_that_wants_too_much_at_once_is_named_and_another_one_goes_on(
    catalog: Catalog, process: PoolGame
) -> None:
    state, greedy = table(catalog, 2), apart(Greedy, process, level="at-once")
    for _ in range(2):
        assert choice(greedy, state).actions[0] in legal_actions(state)
    assert greedy.failure is not None
    assert (greedy.failure.plugin, greedy.failure.megabytes) == ("plugin", 512)
    assert str(greedy.failure) == "plugin: greedy: turn: wanted more than 512 MB of memory"


def test_a_player_that_takes_more_and_more_is_named_and_the_others_are_told_everything_again(
    catalog: Catalog, process: PoolGame
) -> None:
    state, greedy, talker = table(catalog, 2), apart(Greedy, process, 1, "slowly"), apart(Talker, process)
    talker.saw(Passed(1))
    assert told(talker, state) == (1, 1)
    turns = 0
    while greedy.failure is None:
        assert choice(greedy, state).actions[0] in legal_actions(state)
        turns += 1
    assert turns == 5
    assert greedy.failure.megabytes == 512
    assert told(talker, state) == (1, 1)
    assert (talker.failure, process.pool.starts) == (None, 2)


@pytest.mark.exhaustive
def test_nobody_is_named_for_what_others_have_taken(catalog: Catalog, process: PoolGame) -> None:
    """A player that finds too little memory left thinks again in a process of its own."""
    state, greedy, moment = table(catalog, 2), apart(Greedy, process, 1, "slowly"), apart(Greedy, process, 0, "moment")
    for _ in range(4):
        choice(greedy, state)
    assert choice(moment, state).actions == legal_actions(state)[-1:]
    assert (greedy.failure, moment.failure, process.pool.starts) == (None, None, 2)


def test_where_the_system_keeps_no_limit_it_is_looked_at_after_each_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS, where a process can have more than it may."""
    monkeypatch.setattr(player_process, "own_memory", iter([0, 1001]).__next__)
    monkeypatch.setattr(player_process, "_loaded", lambda data, ruleset: _Asked())
    monkeypatch.setattr(player_process, "_thought", lambda game, question: None)
    answer = player_process._answer_to({1: _Asked()}, b"", 1000)  # type: ignore[dict-item]
    monkeypatch.undo()
    assert player_process._loaded(answer, None) == (False, player_process._NoMemory(1000, True))


class _Asked:
    """Stands for a message, a game and a question."""

    number, seat, forgotten, game, question, ruleset = 1, 0, (), None, b"", None

    def __init__(self) -> None:
        self.taken: dict[int, int] = {}
