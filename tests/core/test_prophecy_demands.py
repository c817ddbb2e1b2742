"""Levels 3 and 4 of the solo game are numbers of the rules: they hold in any game (RULES 9.12)."""

from __future__ import annotations

from typing import Any

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.rules import Rules
from coatl_core.game.state import GameState, Ruleset
from tests.conftest import Effort
from tests.core.test_refusals import assert_refusals, everything, keeps
from tests.support import Builder, Sensible, base, coatl, do, give, legal, random_states, setup, table, why_not

SERPENT = "<RBRKYBYGY"
"""Closed with ``K>`` it meets four blue cards: R B, R K, Y B and Y K."""
PAIRS = ("pair-red-blue", "pair-red-black", "pair-yellow-blue", "pair-yellow-black")


def before_closing(catalog: Catalog, beside: int, hand: tuple[str, ...], **rules: Any) -> GameState:
    """``SERPENT`` with the first ``beside`` of the pairs beside it, and two tails on the board to close it."""
    state = table(catalog, **rules)
    give(state, 0, board="K> R>", hand=hand, coatls=[coatl(SERPENT, *PAIRS[:beside])])
    return state


def test_where_card_colours_differ_a_second_card_of_a_colour_is_refused(catalog: Catalog) -> None:
    state = before_closing(catalog, 1, (PAIRS[1], "count-yellow"), card_colors_differ=True)
    assert why_not(state, f"fulfil 1 {base(PAIRS[1])}") == "same-card-color 9.12"
    assert legal(state, "fulfil") == {f"fulfil 1 {base('count-yellow')}"}


@pytest.mark.parametrize("least", [1, 2, 3, 4])
def test_a_coatl_is_closed_only_if_it_can_get_as_many_prophecies_as_the_rules_demand(
    catalog: Catalog, least: int
) -> None:
    able = before_closing(catalog, 0, PAIRS[:least], prophecies_to_complete=least)
    unable = before_closing(catalog, 0, PAIRS[: least - 1], prophecies_to_complete=least)
    assert "extend 1 tail R>" in legal(able) or least == 4  # the fourth pair needs the black tail
    assert "extend 1 tail K>" in legal(able)
    assert why_not(unable, "extend 1 tail K>") == (
        "closing-with-too-few 9.12" if least > 1 else "closing-without-prophecy 6.4"
    )


def test_a_coatl_just_closed_is_done_when_it_has_as_many_prophecies_as_the_rules_demand(catalog: Catalog) -> None:
    state = do(before_closing(catalog, 1, PAIRS[1:3], prophecies_to_complete=2), "extend 1 tail K>")
    assert why_not(state, "done") == "more-prophecies-first 9.12"
    state = do(state, f"fulfil 1 {base(PAIRS[1])}")
    assert {"done", f"fulfil 1 {base(PAIRS[2])}"} <= legal(state)


def test_no_coatl_can_be_asked_for_more_prophecies_than_may_lie_beside_it() -> None:
    with pytest.raises(ValueError, match="prophecies_to_complete must not be more than 4"):
        Rules(prophecies_to_complete=5)


@pytest.mark.slow
@pytest.mark.parametrize("least", [1, 2, 3, 4])
@pytest.mark.parametrize("differ", [False, True])
def test_an_action_is_legal_exactly_if_it_is_not_refused(
    catalog: Catalog, effort: Effort, least: int, differ: bool
) -> None:
    actions, every = everything(catalog), effort(quick=83, test=83, exhaustive=7)
    for number, policy in enumerate((Sensible, Builder)):
        game = setup(2, f"{least} {differ}", prophecies_to_complete=least, card_colors_differ=differ)
        for turn, state in enumerate(random_states(game, Ruleset(catalog), policy(str(number)))):
            if state.phase == "complete" or turn % every == 0:
                assert_refusals(state, actions + list(keeps(state)))
