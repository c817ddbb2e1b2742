"""The deep lookahead of master and grandmaster: quick turns keep the rules and know no secrets, what is tried longest
comes first, and grandmaster sees the end of the game as it will be."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action
from coatl_core.game.determinize import redeal
from coatl_core.game.engine import advance, new_game
from coatl_core.game.final_turn import can_be_solved, final_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import view
from coatl_players.players import AHEAD, MASTER, QUICK, Grandmaster, Master
from coatl_players.position import position
from coatl_players.quick import Quick
from coatl_players.rollout import Rollouts
from coatl_players.worlds import play_turn, points_of
from tests.conftest import Effort
from tests.support import setup


def played_quickly(catalog: Catalog, seed: str, players: int = 2) -> list[tuple[GameState, tuple[Action, ...]]]:
    """The states of a game with sacrifice tokens in which everybody plays quick turns, each with what was done."""
    state = new_game(setup(players, f"quick/{seed}", sacrifice_tokens=True), Ruleset(catalog))
    quick, found = Quick(QUICK), list[tuple[GameState, tuple[Action, ...]]]()
    while legal_actions(state):
        quick.forget()
        before, done = state.clone(), list[Action]()
        for action in quick.turn(state):
            if (state.seat, state.turn) != (before.seat, before.turn) or action not in legal_actions(state):
                break
            advance(state, action)
            done.append(action)
        found.append((before, tuple(done)))
    return found


@pytest.fixture(scope="module")
def played(catalog: Catalog, effort: Effort) -> list[tuple[GameState, tuple[Action, ...]]]:
    games = effort(quick=2, test=2, exhaustive=12)
    return [each for number in range(games) for each in played_quickly(catalog, str(number), 2 + number % 3)]


def test_quick_turns_bring_a_game_to_its_end(played: list[tuple[GameState, tuple[Action, ...]]]) -> None:
    assert all(done for _, done in played)
    assert sum(coatl.complete for player in played[-1][0].players for coatl in player.coatls) > 2


def test_a_quick_turn_knows_no_secrets(played: list[tuple[GameState, tuple[Action, ...]]]) -> None:
    """Two tables that a seat cannot tell apart give it the same turn, and the same worth."""
    random = Random("secrets")
    for state, _ in played[::5]:
        other = redeal(state, state.seat, random)
        assert Quick(QUICK).turn(state) == Quick(QUICK).turn(other)
        assert Quick(QUICK).worth(state, state.seat) == Quick(QUICK).worth(other, state.seat)


def test_a_position_is_read_from_the_table_as_from_the_view_of_it(
    played: list[tuple[GameState, tuple[Action, ...]]],
) -> None:
    for state, _ in played:
        for seat in range(len(state.players)):
            seen = view(state, seat)
            assert Quick(QUICK)._at(state, seat) == position(seen, points_of(seen), seat, QUICK.pace)


def test_what_quick_turns_remember_has_a_limit(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_players.quick.MOST_SEARCHES", 3)
    monkeypatch.setattr("coatl_players.quick.MOST_COATLS", 1)
    quick, (state, *_) = Quick(QUICK), [state for state, _ in played_quickly(catalog, "limit") if state.turn > 30]
    for _ in range(20):
        actions = quick.turn(state)
        advance(state, actions[0])
        assert len(quick._targets) <= 3
        assert len(quick._points) <= 1
        if state.phase == "over":
            break


def test_the_same_choice_is_made_after_other_choices(played: list[tuple[GameState, tuple[Action, ...]]]) -> None:
    """What a player remembers makes it quicker and changes nothing: a saved game goes on as it would have gone on."""
    states = [state for state, _ in played if state.phase == "action"][3:40:12]
    player = Master("", states[0].ruleset)
    one_by_one = [_turn(player, state) for state in states]
    assert one_by_one == [_turn(Master("", state.ruleset), state) for state in states]


def test_a_turn_that_was_dropped_does_not_come_before_one_that_was_not(
    played: list[tuple[GameState, tuple[Action, ...]]],
) -> None:
    depth = evolve(MASTER, turns=6, worlds=4, stages=2, margin=50.0, ahead=4)
    for state, _ in [each for each in played if each[0].phase == "action"][5:60:25]:
        ahead, seen = _Counted(depth, AHEAD, QUICK), view(state, state.seat)
        found = Master("", state.ruleset).planner.candidates(seen, legal_actions(state), Random(1))
        best = ahead.best_first(seen, found, Random(2), None)
        tried = [ahead.counts[candidate.actions] for candidate in best if candidate.actions in ahead.counts]
        assert tried == sorted(tried, reverse=True)
        assert len({*tried}) == 2


class _Counted(Rollouts):
    """Counts in how many worlds each turn has been played."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.counts: Counter[tuple[Action, ...]] = Counter()

    def _worth_after(self, world: GameState, actions: tuple[Action, ...], *rest: Any) -> float:
        self.counts[actions] += 1
        return super()._worth_after(world, actions, *rest)


def test_an_exact_last_turn_is_the_best_there_is(played: list[tuple[GameState, tuple[Action, ...]]]) -> None:
    """RULES 8.2, 8.3."""
    last = [state for state, _ in played if can_be_solved(state)]
    assert last
    for state in last:
        quick, after = Quick(QUICK, exact=True), state.clone()
        play_turn(after, quick.turn(state))
        assert quick.points(after, state.seat) == final_turn(state).points


def test_an_exact_last_turn_knows_no_secrets(played: list[tuple[GameState, tuple[Action, ...]]]) -> None:
    for state in [state for state, _ in played if can_be_solved(state)]:
        other = redeal(state, state.seat, Random("secrets"))
        assert Quick(QUICK, exact=True).turn(state) == Quick(QUICK, exact=True).turn(other)


def test_once_the_end_has_begun_grandmaster_plays_all_that_is_left(
    played: list[tuple[GameState, tuple[Action, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    phases: list[str] = []
    worth = Quick.worth

    def noted(quick: Quick, state: GameState, seat: int) -> float:
        phases.append(state.phase)
        return worth(quick, state, seat)

    monkeypatch.setattr(Quick, "worth", noted)
    ending = [(state, actions) for state, actions in played if state.last_turns and state.phase == "action"]
    assert ending
    for exact, told in ((True, {"over"}), (False, {"action"})):
        phases.clear()
        ahead = Rollouts(evolve(MASTER, ahead=1, exact=exact), AHEAD, QUICK)
        for state, actions in ending:
            ahead._worth_after(state, actions, state.seat, Random(0))
        assert {*phases} == told


@pytest.mark.parametrize(("limit", "last"), [("MOST_WORK", True), ("MOST_VALUED", True), ("MOST_LOOKED_AT", False)])
def test_grandmaster_plays_fewer_worlds_where_they_take_much_work(
    played: list[tuple[GameState, tuple[Action, ...]]], limit: str, last: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Last turns, which are exact, or searches for targets, of which there are many among three or four players."""
    depth = evolve(MASTER, turns=3, worlds=4, stages=1, margin=50.0, exact=True)
    state = next(
        before for (before, _), (after, _) in pairwise(played) if before.turn > 8 and last is bool(after.last_turns)
    )
    worlds = []
    for most in (1_000_000, 1):
        monkeypatch.setattr(f"coatl_players.quick.{limit}", most)
        ahead, seen = _Counted(depth, AHEAD, QUICK), view(state, state.seat)
        found = Master("", state.ruleset).planner.candidates(seen, legal_actions(state), Random(1))
        ahead.best_first(seen, found, Random(2), None)
        worlds.append({*ahead.counts.values()})
    assert worlds[0] == {4}
    assert max(worlds[1]) < 4


def test_grandmaster_tries_more_turns_in_more_worlds_than_master() -> None:
    assert Grandmaster.depth.turns > Master.depth.turns
    assert Grandmaster.depth.worlds > Master.depth.worlds


def _turn(player: Master, state: GameState) -> tuple[Action, ...]:
    return player.turn(view(state, state.seat), legal_actions(state), Random("same"), Budget(simulations=8)).actions
