"""Playouts: what a turn brings is found out by playing it to the end of the game, many times."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.engine import advance
from coatl_core.game.goal import best_rival, of_side
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_players.planner import Planner
from coatl_players.targets import Style
from coatl_players.worlds import play_turn

MOST_TARGETS = 4_000
"""So many coatls are remembered with what they could become; then all are forgotten."""
MOST_TURNS = 2_000
"""No game has so many turns left."""


class Playouts:
    """Plays turns to the end of one game. For all seats a planner of this style plays on, each by what its seat
    knows."""

    def __init__(self, style: Style) -> None:
        self.planner = Planner(style)

    def ahead(
        self, seen: PlayerView, turns: Sequence[tuple[Action, ...]], random: Random, games: int
    ) -> list[tuple[int, ...]]:
        """Returns by how many points the seat was ahead at the end, for so many games and in each for every turn. In
        each game all turns are played in the same world, one that fits what the seat knows."""
        return list(zip(*(self._games(seen, turn, copy(random), games) for turn in turns), strict=True))

    def _games(self, seen: PlayerView, turn: tuple[Action, ...], random: Random, games: int) -> list[int]:
        world, found = determinize(seen, random), []
        self.planner.scores.targets = {}  # what other worlds have shown is of use, but no turn is to know another's
        for _ in range(games):
            world, seed = redeal(world, seen.acting, random), random.random()
            found.append(self._played_out(world, turn, Random(seed)))
        return found

    def _played_out(self, world: GameState, turn: tuple[Action, ...], random: Random) -> int:
        state, scores = world.clone(), self.planner.scores
        play_turn(state, turn)
        for _ in range(MOST_TURNS):
            if scores.targets is None or len(scores.targets) > MOST_TARGETS:
                scores.targets = {}
            legal = legal_actions(state)
            if not legal:
                break
            if state.phase == "opponent":
                advance(state, legal[0])
            else:
                play_turn(state, self.planner.candidates(view(state, state.seat), legal, random)[0].actions)
        sheet = score_sheet(state)
        points = [player.points for player in sheet.players]
        rivals = [best_rival(points, world.seat, sheet.goal)]
        if sheet.opponent is not None:
            rivals.append(sheet.opponent.points)
        return of_side(points, world.seat, sheet.goal) - max((each for each in rivals if each is not None), default=0)
