"""What the game's own players make of a goal: points of a partner count like one's own, and those of rivals against."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, Do, Take
from coatl_core.game.coatl import VariantLine
from coatl_core.game.engine import new_game
from coatl_core.game.events import Event
from coatl_core.game.goal import Goal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Offer
from coatl_core.game.opponent import Table
from coatl_core.game.players import Budget
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_players.greedy import best_first
from coatl_players.plans import ending
from coatl_players.players import FULL, Easy, Hard, Master, Medium
from coatl_players.position import position, to_beat
from coatl_players.worlds import points_of
from tests.support import NAMES, do

GIFT = 30


class Gifts(Variant):
    """As an action, a player may give another one many points."""

    id = "gifts"
    options = ("pairs", "together")
    memory = tuple[int, ...]

    def goal(self, players: int) -> Goal | None:
        if not self.chosen:
            return None
        return Goal(((0, 2), (1, 3)) if "pairs" in self.chosen else ((0, 1, 2, 3),))

    def deal(self, state: GameState) -> tuple[int, ...]:
        return (0,) * len(state.players)

    def moves(self, state: GameState) -> list[Offer]:
        others = [seat for seat in range(len(state.players)) if seat != state.seat and state.phase == "action"]
        return [Offer(gift(seat), "gifts-give") for seat in others]

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        had = state.variants[self.id]
        state.variants[self.id] = tuple(n + GIFT * (str(seat) == move.args[0]) for seat, n in enumerate(had))
        return True

    def points(self, table: Table, seat: int) -> list[VariantLine]:
        given = table.variants[self.id][seat]
        return [VariantLine("gifts-given", given)] if given else []


def gift(seat: int) -> Do:
    return Do("gifts", "give", (str(seat),))


def dealt(catalog: Catalog, *options: str) -> GameState:
    """A game of four with gifts, in which everybody has kept prophecies."""
    setup = Setup(NAMES[:4], "gifts", card_sets=("base",), variants=(VariantChoice("gifts", options),))
    state = new_game(setup, Ruleset(catalog, (Gifts(options),)))
    while state.phase == "keep":
        state = do(state, f"keep {' '.join(sorted(state.player.hand)[: state.rules.kept])}")
    return state


def chosen(state: GameState, kind: type[Medium] | type[Easy]) -> Action:
    player = kind("", state.ruleset)
    choice = player.turn(view(state, state.seat), legal_actions(state), Random("goals"), Budget())
    return choice.actions[0]


@pytest.mark.parametrize("kind", [Easy, Hard, Master])
def test_a_player_gives_to_a_partner_and_to_nobody_else(catalog: Catalog, kind: type[Medium] | type[Easy]) -> None:
    assert not isinstance(chosen(dealt(catalog), kind), Do)
    assert chosen(dealt(catalog, "pairs"), kind) == gift(2)
    assert chosen(dealt(catalog, "together"), kind) in [gift(1), gift(2), gift(3)]


def test_a_turn_is_worth_what_variants_give_the_side_for_it(catalog: Catalog) -> None:
    class Dear(Gifts):
        """Who takes pieces brings the partner points."""

        id = "gifts"

        def moves(self, state: GameState) -> list[Offer]:
            return []

        def points(self, table: Table, seat: int) -> list[VariantLine]:
            return [VariantLine("gifts-given", GIFT * len(table.players[(seat + 2) % 4].board))]

    for options, takes in (((), False), (("pairs",), True)):
        state = dealt(catalog, *options)
        state.ruleset = Ruleset(catalog, (Dear(options),))
        assert isinstance(chosen(state, Hard), Take) == takes


def test_a_beginner_sees_what_a_rival_gets(catalog: Catalog) -> None:
    state = dealt(catalog, "pairs")
    worth = {action: points for points, action in best_first(state, legal_actions(state))}
    assert worth[gift(2)] - worth[gift(1)] == pytest.approx(2 * GIFT)
    assert worth[gift(1)] == worth[gift(3)]


@pytest.mark.parametrize(("options", "measure"), [((), GIFT), (("pairs",), 0), (("together",), -2 * GIFT)])
def test_points_are_measured_by_those_of_the_other_side_less_what_partners_have(
    catalog: Catalog, options: tuple[str, ...], measure: int
) -> None:
    state = do(dealt(catalog, *options), "do gifts give 2", "do gifts give 3")
    seen = view(state, 0)
    assert to_beat(points_of(seen), 0, seen.goal) == measure


def test_where_all_have_one_goal_the_end_is_worth_nothing_by_itself(catalog: Catalog) -> None:
    def worth(state: GameState) -> float:
        seen = view(state, state.seat)
        return ending(position(seen, points_of(seen), state.seat, FULL.pace), FULL)

    assert worth(dealt(catalog, "together")) == 0
    assert worth(dealt(catalog, "pairs")) < 0
