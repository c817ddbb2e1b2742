"""What computer players that plan think of questions and of moves after which their turn goes on."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from coatl_core.game.actions import Action
from coatl_core.game.engine import new_game
from coatl_core.game.final_turn import final_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_players.planner import Planner
from coatl_players.players import FULL
from coatl_tribes import tribe_moves
from coatl_tribes.calendar import KEPT, push_offers
from coatl_tribes.table import offer
from tests.support import base, coatl, do, give, lay, registry
from tests.tribes.support import points, remember, ruleset, setup, table
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
    """Passing with Ahmakiq is worth the second action of the next turn, and what the variant says is added as it is."""
    state = laid("ahmakiq")
    give(state, 0, hand=("count-red", "triple-red"))

    def gain() -> float | None:
        found = Planner(FULL).ranked(view(state, 0), legal_actions(state), Random(0))
        return next(each.gain for each in found if str(each.actions[0]) == "do tribes rest")

    assert gain() == pytest.approx(tribe_moves.RESTED)
    rest = evolve(offer("rest"), worth=2.0)
    monkeypatch.setitem(tribe_moves._MOVES, "ahmakiq", lambda _: [rest])
    assert gain() == pytest.approx(2)


@pytest.mark.parametrize("player", ["hard", "master"])
def test_a_card_of_the_row_is_swept_before_one_is_chosen(player: str) -> None:
    """Vacub-Caquix’ sweep costs nothing, and what comes may be better than all that lies there."""
    state = laid("vacub-caquix")
    lay(state, "- | - | - | - | - | R R | - | - | - | -")
    give(state, 0, board="R R R", hand=["count-red"], coatls=[coatl("<RRR", "count-red")])
    state.row = [base("count-red")] * 6
    assert str(does(player, state)).startswith("do tribes sweep")


@pytest.mark.parametrize(
    ("day", "own", "other", "does_so"),
    [
        pytest.param(8, "<RRRRRRRR", "<RR", True, id="ahead"),
        pytest.param(8, "<RR", "<RRRRRRRR", False, id="behind"),
        pytest.param(12, "<RRRRRRRR", "<RR", False, id="its last day"),
        pytest.param(2, "<RRRRRRRR", "<RR", False, id="in the calm"),
    ],
)
def test_the_calendar_is_pushed_by_who_leads_by_its_omen(day: int, own: str, other: str, does_so: bool) -> None:
    state = laid(omen="wildfire")
    remember(state, "calendar", day=day)
    give(state, 0, board="R>", coatls=[coatl(own, "count-red")])
    give(state, 1, coatls=[coatl(other, "count-red")])
    state = do(state, "extend 1 tail R>", "done")
    assert (str(does("hard", state)) == "do tribes push") is does_so


def test_the_push_is_kept_by_who_plays_alone_and_leads_before_nobody() -> None:
    variants = (VariantChoice("adam"), VariantChoice("tribes", ("omens",)))
    state = new_game(
        Setup(("Ana",), "push", card_sets=("base",), variants=variants), registry().ruleset(["base"], variants)
    )
    remember(state, "calendar", day=8)
    assert push_offers(state)[0].worth == KEPT


def test_the_last_turn_brings_all_that_it_can_also_with_variants() -> None:
    """Three coatls of which only two can be found by plans: those of last turns, which are exact, are tried, too."""
    state = laid("balam")
    give(state, 0, board="R R R> <R", hand=("count-red", "triple-red"), coatls=[coatl("<RRR", "five-black-green")])
    state.last_turns, state.actions_left, state.ending = [], 1, "coatls"
    best = final_turn(state.limited())
    session_state, seated = state, registry().player(ComputerSeat("hard"), state.ruleset)
    while session_state.phase != "over":
        seen, legal = view(session_state, 0), legal_actions(session_state)
        session_state = do(session_state, str(seated.turn(seen, legal, Random("same"), Budget()).actions[0]))
    assert points(session_state)[0] == best.points
