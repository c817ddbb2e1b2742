"""The last turn of a game: the best of all there are, and what another one would have brought less."""

from __future__ import annotations

from random import Random

from coatl_core.game.actions import Action, ClaimPile, Discard, DrawDeck, Fulfil, Vision
from coatl_core.game.determinize import determinize
from coatl_core.game.final_turn import FinalTurn, can_be_solved, final_turn
from coatl_core.game.last_turns import is_last_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Choice, Told, Verdict
from coatl_core.game.scoring import player_score
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_players.candidates import Candidate
from coatl_players.planner import Planner
from coatl_players.position import to_beat
from coatl_players.worlds import play_turn, points_of

TRIED = 8
"""So many of the planner's turns are tried where variants are in the game."""
SOONER = 0.001
"""Of turns that bring the same the planner's own choice is done."""


def best_last_turn(seen: PlayerView) -> Choice | None:
    """Returns the turn that brings the most; None if it is not the last one, or if nothing can be gained by it."""
    state = _solvable(seen)
    return None if state is None else _choice(state, final_turn(state))


def _choice(state: GameState, best: FinalTurn) -> Choice | None:
    gained = best.points - _points(state, state.seat)
    if not best.actions:
        return None
    placed = tuple(action.card for action in best.actions if isinstance(action, Fulfil))
    return Choice(best.actions, Told("players-why-last", {"points": gained}), gain=float(gained), serves=placed)


def judged_last_turn(seen: PlayerView, played: tuple[Action, ...]) -> Verdict | None:
    """Returns the best last turn, and exactly how many points the one that was played brought less; None if it is not
    the last one, or if it was left to chance what the rest of it could bring."""
    state = _solvable(seen)
    if state is None:
        return None
    solved = final_turn(state)
    best = _choice(state, solved) or Choice(played)  # nothing could be gained
    seat, turn = state.seat, state.turn
    play_turn(state, played)
    goes_on = state.seat == seat and state.turn == turn
    drawn = goes_on and any(isinstance(action, DrawDeck | Vision | Discard) for action in played)
    if state.phase == "complete" or (drawn and state.actions_left > 1):  # a card that nobody knew may still be used
        return None
    claimed = {action.pile for action in played if isinstance(action, ClaimPile)}  # what lies there now nobody knew
    state.piles = tuple(() if number in claimed else pile for number, pile in enumerate(state.piles, 1))
    points = final_turn(state).points if goes_on and can_be_solved(state) else _points(state, seat)
    return Verdict(best, float(solved.points - points), exact=True)


def tried_last_turn(seen: PlayerView, found: list[Candidate], planner: Planner, random: Random) -> list[Candidate]:
    """Returns these turns, and the one that would be best without variants, each with the lead at its end, the best
    first; what variants give and take is in it, because the turns are played to their end on a table that fits."""
    before, seat = determinize(seen, random), seen.acting
    tried = found[:TRIED]
    if before.phase in ("action", "choose", "assemble"):
        solved = final_turn(before.limited()).actions
        if solved and all(candidate.actions != solved for candidate in tried) and solved[0] in legal_actions(before):
            tried.append(Candidate(solved, found[0].worth, idle=found[0].idle))
    for candidate in tried:
        state = before.clone()
        play_turn(state, candidate.actions)
        planner.finish_turn(state, before, random)
        points = points_of(view(state, seat))
        candidate.worth = points[seat] - to_beat(points, seat, seen.goal) + SOONER * candidate.worth
    return sorted(tried, key=lambda candidate: -candidate.worth)


def _solvable(seen: PlayerView) -> GameState | None:
    """A table that fits what the seat sees, if its last turn can be solved. What is hidden from it does not matter."""
    if not is_last_turn(seen.last_turns, seen.acting) or seen.ruleset.variants:
        return None
    state = determinize(seen, Random(0))
    return state if can_be_solved(state) else None


def _points(state: GameState, seat: int) -> int:
    return player_score(seat, "", state.players[seat].coatls, state.catalog, state.rules).points
