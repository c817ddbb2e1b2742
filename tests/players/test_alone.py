"""Computer players alone against A.D.A.M.: what they know of him, and that they look ahead through his steps."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.game.determinize import redeal
from coatl_core.game.engine import advance, new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, ComputerPlayer
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_players.alone import DepthAlone, LookaheadAlone
from coatl_players.players import AHEAD_ALONE, Hard, Master, Medium
from coatl_players.position import position
from coatl_players.worlds import play_turn, points_of
from tests.adam.support import ruleset_of, solo_setup

FEW = Budget(simulations=4)


def moments(turns: int, *levels: int) -> list[GameState]:
    """States in which somebody alone is to decide, in the first turns of a game of hard."""
    state, found = new_game(solo_setup(*levels), ruleset_of(*levels)), list[GameState]()
    player = Hard("", state.ruleset)
    while state.turn <= turns and (legal := legal_actions(state)):
        if state.phase == "opponent":
            advance(state, legal[0])
            continue
        found.append(state.clone())
        play_turn(state, player.turn(view(state, 0), legal, Random(len(found)), FEW).actions)
    return found


def worth(state: GameState, lying: float) -> float:
    """What nothing but the opponent is worth, with this part of what lies on its cards."""
    return LookaheadAlone(DepthAlone(lying=lying), AHEAD_ALONE)._rival(state)


@pytest.mark.parametrize("kind", [Hard, Master], ids=lambda kind: kind.id)
def test_alone_a_player_knows_no_secrets(kind: type[ComputerPlayer]) -> None:
    random = Random("secrets")
    for state in moments(10)[::4]:
        choices = [
            kind("", each.ruleset).turn(view(each, 0), legal_actions(each), Random("same"), FEW)
            for each in (state, redeal(state, 0, random))
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("levels", [(), (3, 4), (1, 2, 5)])
def test_alone_all_a_player_chooses_is_legal_at_every_level(levels: tuple[int, ...]) -> None:
    for state in moments(8, *levels)[::3]:
        choice = Master("", state.ruleset).turn(view(state, 0), legal_actions(state), Random(1), FEW)
        after, turn = state.clone(), state.turn
        for action in choice.actions:
            if after.turn == turn and after.phase not in ("opponent", "over"):
                assert action in legal_actions(after)
                advance(after, action)


def test_alone_the_opponents_points_and_what_lies_on_its_cards_count() -> None:
    state = moments(12)[-1]
    automatic = state.ruleset.opponent
    assert automatic is not None
    opponent = automatic.show(state)
    assert opponent is not None
    assert any(card.pieces for card in opponent.cards)
    assert worth(state, 0.0) == opponent.points
    assert worth(state, 0.3) > opponent.points
    seen = view(state, 0)
    counted, ignored = (position(seen, points_of(seen), 0, 0.66, rival) for rival in (True, False))
    assert (counted.leader, ignored.leader) == (opponent.points, 0)
    assert counted.turns < ignored.turns  # it takes body segments, too


def test_medium_alone_looks_at_its_own_things_only() -> None:
    assert not Medium.style.rival
