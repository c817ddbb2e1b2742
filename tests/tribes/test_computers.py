"""What computer players that plan think of questions and of moves after which their turn goes on."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from coatl_core.game.actions import Action
from coatl_core.game.engine import new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_players.planner import Planner
from coatl_players.players import FULL
from coatl_tribes import tribe_moves
from coatl_tribes.table import offer
from tests.support import base, coatl, do, give, lay, registry
from tests.tribes.support import remember, ruleset, setup, table
from tests.tribes.test_quick import shown

SUPPLY = "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>"


def laid(*tribes: str, omen: str = "") -> GameState:
    state = table(*tribes, omen=omen)
    lay(state, SUPPLY)
    for seat in (0, 1):
        give(state, seat, board="", hand=(), coatls=())
    return state


def does(player: str, state: GameState) -> Action:
    seen, seated = view(state, state.seat), registry().player(ComputerSeat(player), state.ruleset)
    done = seated.turn(seen, legal_actions(state), Random("same"), Budget()).actions[0]
    assert seated.failure is None
    return done


@pytest.mark.parametrize("player", ["hard", "master"])
@pytest.mark.parametrize("cards", [("count-red", "five-black-green"), ("five-black-green", "count-red")])
def test_what_the_plan_does_not_need_is_paid(player: str, cards: tuple[str, str]) -> None:
    """Wherever it lies in the hand."""
    state = laid(omen="crowding")
    give(state, 0, board="R R R <R R", hand=cards)
    state = do(state, "start R")
    assert str(does(player, state)) == f"do tribes toll {base('five-black-green')}"


@pytest.mark.parametrize("player", ["hard", "master"])
def test_a_piece_is_swapped_before_the_turn_goes_on(player: str) -> None:
    """Xaman Ek’s swap is no turn by itself: what can be done after it counts."""
    state = laid("xaman-ek")
    give(state, 0, board="B B", hand=("triple-red",), coatls=[coatl("<RR")])
    assert str(does(player, state)) == "do tribes exchange B 2 R"


def test_a_tribe_is_chosen_for_its_power_too_and_not_for_its_points_alone() -> None:
    """Yaluk begins with 6 points, and Xaman Ek with −3."""
    chosen = set()
    for number in range(8):
        state = new_game(setup("tribes", seed=f"chosen {number}"), ruleset("tribes"))
        remember(state, "tribes", dealt=(("yaluk", "xaman-ek"), ("balam", "bacab")))
        chosen.add(str(does("hard", state)))
    assert chosen == {"do tribes choose yaluk", "do tribes choose xaman-ek"}


@pytest.mark.parametrize("player", ["hard", "master"])
def test_nothing_is_paid_for_a_swap_that_brings_nothing(player: str) -> None:
    """Not even by whoever holds more prophecies than their plan needs."""
    state = shown("swap")
    give(state, 0, board="<R R R R>", hand=(*["count-red"] * 4, "five-black-green"))
    state = do(state, "take 4")
    assert str(does(player, state)) == "do tribes no-quick"


def test_what_comes_of_a_move_later_counts_also_if_it_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """If passing with Ahmakiq were told to be worth something later, that would be added to what is seen at once."""
    state = laid("ahmakiq")
    give(state, 0, hand=("count-red", "triple-red"))

    def gain() -> float | None:
        found = Planner(FULL).ranked(view(state, 0), legal_actions(state), Random(0))
        return next(each.gain for each in found if str(each.actions[0]) == "do tribes rest")

    assert gain() == 0
    rest = evolve(offer("rest"), worth=2.0)
    monkeypatch.setitem(tribe_moves._MOVES, "ahmakiq", lambda _: [rest])
    assert gain() == 2
