"""The number of our rulings in a setup: new games are played by the latest, a game goes on by its own."""

from __future__ import annotations

from functools import partial

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.refusals import why_not_extend, why_not_fulfil
from coatl_core.game.rules import Setup, rematch
from coatl_core.game.rulings import FIRST, LATEST
from coatl_core.game.simulate import simulate
from coatl_core.game.state import GameState, Ruleset
from tests.support import coatl, do, give, legal, rarely, setup, why_not

DONE = coatl("<RBR>", "count-red")


def last_turn(catalog: Catalog, rulings: int = LATEST) -> GameState:
    """A last turn of two actions: two coatls are complete, the third lacks its tail, a fourth is begun."""
    state = do(new_game(evolve(setup(), rulings=rulings), Ruleset(catalog)), "keep", "keep")
    give(
        state, 0, board="K> R B", hand=("triple-green",), coatls=[DONE, DONE, coatl("<RBB", "count-blue"), coatl("GGG")]
    )
    state.last_turns, state.ending, state.actions_left = [(1, 1)], "coatls", 2
    return state


def test_the_third_coatl_ends_the_assembling_of_both_actions(catalog: Catalog) -> None:
    """RULES 6.7"""
    state = do(last_turn(catalog), "extend 3 tail K>", "done")
    assert (state.phase, state.seat, state.actions_left) == ("action", 0, 1)
    assert legal(state, "start") | legal(state, "extend") | legal(state, "fulfil") == set()
    for text in ("start R", "extend 4 head B", "fulfil 4 base:triple-green"):
        assert why_not(state, text) == "coatls-enough 6.7"
    for reason in (why_not_extend(state, 4), why_not_fulfil(state, "base:triple-green")):
        assert reason is not None
        assert reason.code == "coatls-enough"
    assert {"take 1", "end"} <= legal(state)


def test_before_that_the_fourth_coatl_may_grow(catalog: Catalog) -> None:
    state = do(last_turn(catalog), "extend 4 head B", "fulfil 4 base:triple-green", "extend 3 tail K>", "done")
    assert (state.actions_left, len(state.players[0].coatls[3].prophecies)) == (1, 1)


def test_the_third_coatl_itself_still_gets_its_prophecies(catalog: Catalog) -> None:
    state = last_turn(catalog)
    give(state, 0, board="R>", hand=("isolated-pair-blue",))
    state = do(state, "extend 3 tail R>", "fulfil 3 base:isolated-pair-blue", "done")
    assert len(state.players[0].coatls[2].prophecies) == 2


def test_in_later_turns_nothing_is_assembled_either(catalog: Catalog) -> None:
    """When the body segments run out first, the owner of three coatls has turns left: a coatl never grows again that
    could not be completed."""
    state = do(last_turn(catalog), "extend 3 tail K>", "done", "end")
    state.seat, state.phase, state.acted, state.ending = 0, "action", False, "bodies"
    assert legal(state, "start") | legal(state, "extend") | legal(state, "fulfil") == set()
    assert why_not(state, "extend 4 tail R") == "coatls-enough 6.7"


def test_a_game_of_the_first_rulings_goes_on_assembling(catalog: Catalog) -> None:
    state = do(last_turn(catalog, FIRST), "extend 3 tail K>", "done")
    assert legal(state, "start") == set()
    assert {"extend 4 head B", "fulfil 4 base:triple-green"} <= legal(state)
    assert do(state, "extend 4 head B").phase == "assemble"
    assert why_not_extend(state, 4) is None


@pytest.mark.slow
@pytest.mark.parametrize(("players", "checksum"), [(2, "70db7920"), *rarely((3, "3bcf497b"), (4, "aab2e4c5"))])
def test_games_of_the_first_rulings_go_as_they_always_went(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch, players: int, checksum: str
) -> None:
    monkeypatch.setattr("coatl_core.game.simulate.Setup", partial(Setup, rulings=FIRST))
    assert simulate(Ruleset(catalog), players, 200, "7").checksum.startswith(checksum)


def test_new_games_are_played_by_the_latest_rulings() -> None:
    assert setup().rulings == LATEST
    assert rematch(evolve(setup(), rulings=FIRST)).rulings == LATEST


@pytest.mark.parametrize("number", [FIRST - 1, LATEST + 1])
def test_rulings_that_nobody_knows_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match="rulings"):
        evolve(setup(), rulings=number)
