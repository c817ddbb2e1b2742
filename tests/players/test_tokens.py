"""How players that plan use the sacrifice tokens (7.2, 7.3): when they bring something, and not before."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, Discard, DrawRow, Duty, Vision
from coatl_core.game.determinize import redeal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Choice
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_players.planner import DUTY, LOST, Planner
from coatl_players.players import FULL, SHORT_SIGHTED
from tests.support import base, coatl, do, give, lay, registry, table

SUPPLY = "- | - | - | - | - | G B | <K | - | - | -"


def useless(catalog: Catalog, hand: int) -> GameState:
    """Neither hand nor row has a prophecy that anybody could use beside the one that lies there already."""
    state = table(catalog, sacrifice_tokens=True)
    lay(state, SUPPLY)
    for seat in (0, 1):
        state.players[seat].tokens = ("vision", "duty")
        give(state, seat, board="", hand=["count-red"] * hand, coatls=[coatl("<RRR", "count-red")])
    state.row = [base("count-red")] * 6
    return state


def turn(player: str, state: GameState) -> Choice:
    seated = registry().player(ComputerSeat(player), state.ruleset)
    choice = seated.turn(view(state, state.seat), legal_actions(state), Random("same"), Budget(simulations=8))
    assert seated.failure is None
    return choice


@pytest.mark.parametrize("player", ["hard", "master"])
def test_a_new_row_is_asked_for_when_hand_and_row_are_of_no_use(catalog: Catalog, player: str) -> None:
    choice = turn(player, useless(catalog, hand=5))
    assert choice.actions == (Vision(),)
    assert choice.why is not None
    assert choice.why.message == "players-why-vision"


def test_in_a_vision_what_is_of_no_use_goes_for_what_the_plan_wants(catalog: Catalog) -> None:
    state = useless(catalog, hand=5)
    state = do(state, "token vision")
    state.row = [base("triple-red"), *[base("count-red")] * 5]
    actions = turn("hard", state).actions
    assert {*actions} >= {Discard(base("count-red")), DrawRow(1)}
    for action in actions:
        assert action in legal_actions(state)
        state = do(state, str(action))


def test_a_vision_is_valued_by_what_its_seat_knows(catalog: Catalog) -> None:
    """The order of the deck is nothing that it could know."""
    state = useless(catalog, hand=4)
    found = [turn("hard", each) for each in (state, redeal(state, state.seat, Random(1)))]
    assert found[0] == found[1]


def test_whoever_sees_less_has_no_visions(catalog: Catalog) -> None:
    state = useless(catalog, hand=5)
    found = Planner(SHORT_SIGHTED).candidates(view(state, 0), legal_actions(state), Random(0))
    assert not [each for each in found if isinstance(each.actions[0], Vision | Duty)]


def test_a_duty_saves_the_temple_that_a_plan_counts_on(catalog: Catalog) -> None:
    """It is worth the part of its points that others would claim before."""
    state = useless(catalog, hand=0)
    pile = sorted(state.piles[0], key=lambda card: catalog.temples[card].points_for("RRRR", ()))
    state.piles = (tuple(pile), state.piles[1])
    points = catalog.temples[pile[-1]].points_for("RRRR", ())
    give(state, 0, board="R>", temples=[])
    found = Planner(FULL).candidates(view(state, 0), legal_actions(state), Random(0))
    gains: dict[Action, float | None] = {each.actions[0]: each.gain for each in found}
    assert points > 0
    assert gains[Duty(1)] == pytest.approx(LOST * points - DUTY)
