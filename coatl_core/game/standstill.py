"""Finds a standstill: no player can do anything, and nothing can ever change (Ruling 3.2)."""

from __future__ import annotations

from operator import attrgetter

from coatl_core.game.actions import Pass
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.state import GameState
from coatl_core.game.turns import MOST_STEPS, end_turn, opponent_step

ROUNDS_AHEAD = 20
"""An automatic opponent that changes nothing on the table for this number of rounds is regarded as idle for ever."""

_things = attrgetter("players", "bodies", "heads", "tails", "supply", "row", "deck", "discard", "piles", "last_turns")
"""The fields for everything on the table, and whether the end has begun. The values of variants are not among them,
because an opponent that does nothing may still count its turns."""


def is_standstill(state: GameState) -> bool:
    """Returns whether a pass ends the game. Must be called after the pass was counted, before the next turn begins.
    Without an automatic opponent, all players must have passed in a row. With one, the game is played ahead on a copy:
    for ``ROUNDS_AHEAD`` rounds the opponent must change nothing on the table, and every player must be able only to
    pass."""
    if state.ruleset.opponent is None:
        return state.passes == len(state.players)
    ahead, things = state.clone(), _things(state)
    for _ in range(ROUNDS_AHEAD * len(state.players)):
        end_turn(ahead, None)
        if ahead.questions:
            return False
        for _ in range(MOST_STEPS):
            opponent_step(ahead, None)
            if _things(ahead) != things:
                return False
            if ahead.phase != "opponent":
                break
        if legal_actions(ahead) != (Pass(),):
            return False
    return True
