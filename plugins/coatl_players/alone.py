"""The lookahead of a game alone against an automatic opponent: tries the planner's best turns in several worlds that
fit what is known, through the opponent's steps and the player's own next turns."""

from __future__ import annotations

from math import exp
from random import Random

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_players.lookahead import MOST_ACTIONS, Depth, Lookahead
from coatl_players.targets import Style
from coatl_players.worlds import play_turn

SMALL = 0.08
"""What a point ahead is worth besides the victory. In a close game both together are about one point."""


@frozen
class DepthAlone(Depth):
    """How much is tried alone. Each turn is played on until the opponent has moved so often as ``rounds`` says.
    ``lying`` is the part of the points of its cards that counts, as far as their pieces lie there. ``won`` is what a
    victory counts, ``softness`` by how many points ahead one is nearly sure of it."""

    rounds: int = 2
    lying: float = 0.3
    won: float = 11.0
    softness: float = 6.0


class LookaheadAlone(Lookahead):
    """Chooses among the planner's turns by playing each of them some rounds ahead."""

    def __init__(self, depth: DepthAlone, style: Style) -> None:
        super().__init__(depth, style)
        self.alone = depth

    def _worth_after(self, world: GameState, actions: tuple[Action, ...], seat: int, random: Random) -> float:
        """Plays the turn, the opponent's steps and the player's next turns, and returns what the points ahead are worth
        then."""
        state, depth = world.clone(), self.alone
        play_turn(state, actions)
        last = world.turn + depth.rounds
        for _ in range(MOST_ACTIONS * depth.rounds):
            if state.phase == "over" or state.turn >= last:
                break
            legal = legal_actions(state)
            if state.phase == "opponent":
                advance(state, legal[0])
            else:
                play_turn(state, self.planner.ranked(view(state, seat), legal, random)[0].actions)
        lead = self.worth(view(state, seat)) - self._rival(state)
        return self._hope(lead, state.phase == "over") + SMALL * lead

    def _hope(self, lead: float, over: bool) -> float:
        """What so many points ahead are worth: whether counts more than by how many, and a game that is over is won or
        lost."""
        if over:
            return self.alone.won if lead > 0 else -self.alone.won
        # Rounded, because machines differ in the last digits of exp, and every machine must choose alike.
        return round(self.alone.won * (2 / (1 + exp(-lead / self.alone.softness)) - 1), 9)

    def _rival(self, state: GameState) -> float:
        """What the opponent has: its points, and a part of those of its cards as far as pieces lie there."""
        automatic = state.ruleset.opponent
        assert automatic is not None
        opponent = automatic.show(state)
        worth = float(opponent.points)
        if state.phase != "over":
            for each in opponent.cards:
                lie, most = len(each.pieces), state.catalog.prophecies[each.card].levels[-1][1]
                worth += self.alone.lying * most * lie / max(1, lie + len(each.needs))
        return worth
