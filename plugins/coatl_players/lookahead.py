"""The lookahead: tries the planner's best turns in several worlds that fit what is known, one round ahead."""

from __future__ import annotations

from random import Random

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.goal import best_rival, of_side
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_players.candidates import Candidate
from coatl_players.planner import Planner
from coatl_players.plans import worth_of_position
from coatl_players.position import position
from coatl_players.targets import Style
from coatl_players.worlds import play_turn, points_of

MOST_ACTIONS = 60
"""More actions than any turn has."""
AHEAD = ("action", "assemble", "choose")
"""The phases whose turns are tried."""


@frozen
class Depth:
    """How much is tried: the planner's best turns, not more than ``margin`` points worse than the first, each in so
    many worlds. ``trust`` is the part of the planner's own worth in the result."""

    turns: int = 3
    worlds: int = 4
    margin: float = 1.5
    trust: float = 0.7


class Lookahead:
    """Chooses among the planner's turns by playing each of them one round ahead."""

    def __init__(self, depth: Depth, style: Style) -> None:
        self.depth = depth
        self.planner = Planner(style)

    def best_first(
        self, seen: PlayerView, found: list[Candidate], random: Random, simulations: int | None
    ) -> list[Candidate]:
        """Returns the candidates, the best first. ``simulations`` is the largest number of rounds to play."""
        depth, tried = self.depth, self._worth_trying(seen, found)
        worlds = depth.worlds if simulations is None else min(depth.worlds, simulations // max(1, len(tried)))
        if len(tried) < 2 or worlds < 1 or seen.phase not in AHEAD:
            return found
        first, before = found[0], found[0].worth
        self._look_ahead(seen, tried, worlds, random)
        tried.sort(key=lambda candidate: -candidate.worth)
        shift = before - first.worth  # what was not tried is valued by the planner alone
        for candidate in tried:
            candidate.worth += shift
        rest = [candidate for candidate in found if all(candidate is not each for each in tried)]
        return sorted([*tried, *rest], key=lambda candidate: -candidate.worth)

    def _worth_trying(self, seen: PlayerView, found: list[Candidate]) -> list[Candidate]:
        """Returns the candidates that are to be tried, the best first."""
        depth = self.depth
        return [c for c in found[: depth.turns] if c.worth >= found[0].worth - depth.margin]

    def _look_ahead(self, seen: PlayerView, tried: list[Candidate], worlds: int, random: Random) -> None:
        """Gives each of the candidates the worth that it has in so many worlds, the same for all of them."""
        trust, totals = self.depth.trust, [0.0] * len(tried)
        self.planner.scores.targets = {}
        world = determinize(seen, random)
        for _ in range(worlds):
            world, seed = redeal(world, seen.acting, random), random.random()
            for number, candidate in enumerate(tried):
                totals[number] += self._worth_after(world, candidate.actions, seen.acting, Random(seed))
        self.planner.scores.targets = None
        for candidate, total in zip(tried, totals, strict=True):
            candidate.worth = trust * candidate.worth + (1 - trust) * total / worlds

    def _worth_after(self, world: GameState, actions: tuple[Action, ...], seat: int, random: Random) -> float:
        """Plays the turn and a turn of each other player, and returns what the seat has then, less what the best of
        the others has; or what its side has, less what the best other side has."""
        state = world.clone()
        play_turn(state, actions)
        for _ in range(MOST_ACTIONS):
            if state.phase == "over" or state.seat == seat:
                break
            legal = legal_actions(state)
            play_turn(state, self.planner.candidates(view(state, state.seat), legal, random)[0].actions)
        worths = [self.worth(view(state, number)) for number in range(len(state.players))]
        goal = state.goal
        lead = of_side(worths, seat, goal) - (best_rival(worths, seat, goal) or 0.0)
        if state.phase != "over":
            return lead
        if goal is not None and goal.together:
            return lead + (8.0 if score_sheet(state).winners else -8.0)
        return lead + (8.0 if lead > 0 else -8.0 if lead < 0 else 0.0)

    def worth(self, seen: PlayerView) -> float:
        """Returns what a position is worth to the seat that sees it; after the end of the game its points."""
        seat = seen.seat if seen.seat is not None else seen.acting
        points = points_of(seen)
        if seen.phase == "over":
            return points[seat]
        style = self.planner.style
        return worth_of_position(position(seen, points, seat, style.pace, style.rival), style, self.planner.scores)
