"""Tables that fit what a seat knows, and what turns lead to on them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.scoring import player_score, with_variants
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_players.position import Position, to_beat


def worlds_after(seen: PlayerView, action: Action, worlds: int) -> Iterator[GameState]:
    """What an action that reveals something may lead to, in so many worlds."""
    random = Random(0)
    world = determinize(seen, random)
    for _ in range(worlds):
        world = redeal(world, seen.acting, random)
        state = world.clone()
        advance(state, action)
        yield state


def measure_of(at: Position, seen: PlayerView) -> int:
    """Returns what the points of whoever acts are measured by now: also where all have one goal."""
    return at.leader if seen.goal is None else to_beat(points_of(seen), seen.acting, seen.goal)


def lost_to_others(seen: PlayerView, points: tuple[int, ...], measure: int) -> int:
    """Returns how many points a turn gives to those whom the acting seat must be ahead of, less what it gives to its
    partners. What others lose by it counts only where sides play."""
    lost = to_beat(points, seen.acting, seen.goal) - measure
    return max(0, lost) if seen.goal is None else lost


def goes_on(seen: PlayerView, state: GameState) -> bool:
    """Returns whether the turn of whoever acts goes on in a state, or they are asked something."""
    if state.seat != seen.acting:
        return False
    return state.phase == "ask" or (state.turn == seen.turn and state.phase in ("action", "choose", "assemble"))


def can_be_played(world: GameState, actions: tuple[Action, ...]) -> bool:
    """Returns whether each of the actions is legal after those before it, as long as the turn lasts and nothing is
    asked: what is answered then decides how it goes on."""
    state = world.clone()
    for action in actions:
        if action not in legal_actions(state):
            return False
        advance(state, action)
        if (state.seat, state.turn) != (world.seat, world.turn) or state.phase in ("ask", "opponent", "over"):
            break
    return True


def play_turn(state: GameState, actions: tuple[Action, ...]) -> None:
    """Plays the actions on the state itself, as long as they are legal and the turn goes on."""
    seat, turn = state.seat, state.turn
    for action in actions:
        if state.seat != seat or state.turn != turn or action not in legal_actions(state):
            return
        advance(state, action)


def points_of(seen: PlayerView) -> tuple[int, ...]:
    """Returns the points of all seats' complete coatls, and those that variants give."""
    rules, catalog, ruleset = seen.rules, seen.catalog, seen.ruleset
    return tuple(
        with_variants(
            player_score(seat, player.name, tuple(c for c in player.coatls if c.complete), catalog, rules),
            seen,
            ruleset,
        ).points
        for seat, player in enumerate(seen.players)
    )
