"""The lookahead of a game alone against an automatic opponent: tries the planner's best turns in several worlds that
fit what is known, through the opponent's steps and the player's own next turns."""

from __future__ import annotations

from random import Random

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_players.lookahead import MOST_ACTIONS, Depth, Lookahead
from coatl_players.planner import play_turn
from coatl_players.targets import Style


@frozen
class DepthAlone(Depth):
    """How much is tried alone. Each turn is played on until the opponent has moved so often as ``rounds`` says.
    ``lying`` is the part of the points of its cards that counts, as far as their pieces lie there, and ``won`` is what
    a victory counts besides the points ahead."""

    rounds: int = 2
    lying: float = 0.3
    won: float = 8.0


class LookaheadAlone(Lookahead):
    """Chooses among the planner's turns by playing each of them some rounds ahead."""

    def __init__(self, depth: DepthAlone, style: Style) -> None:
        super().__init__(depth, style)
        self.rounds = depth

    def _worth_after(
        self, world: GameState, actions: tuple[Action, ...], seat: int, random: Random, finish: bool
    ) -> float:
        """Plays the turn, the opponent's steps and the player's next turns, and returns by how much the player is
        ahead then."""
        state, depth = world.clone(), self.rounds
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
        if state.phase == "over":
            return lead + (depth.won if lead > 0 else -depth.won)
        return lead

    def _rival(self, state: GameState) -> float:
        """What the opponent has: its points, and a part of those of its cards as far as pieces lie there."""
        automatic = state.ruleset.opponent
        assert automatic is not None
        opponent = automatic.show(state)
        assert opponent is not None
        worth = float(opponent.points)
        if state.phase != "over":
            for each in opponent.cards:
                lie, most = len(each.pieces), state.catalog.prophecies[each.card].levels[-1][1]
                worth += self.rounds.lying * most * lie / max(1, lie + len(each.needs))
        return worth
