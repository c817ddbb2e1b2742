"""Why a move of the variant cannot be made now."""

from __future__ import annotations

from coatl_core.game.actions import Do
from coatl_core.game.errors import Refusal
from coatl_core.game.state import GameState
from coatl_tribes import quick, tribe_moves
from coatl_tribes.names import AHMAKIQ, HURACAN, VACUB_CAQUIX, XAMAN_EK
from coatl_tribes.table import memory

QUICK_RULE = "11.5"
OWNERS = {"rest": AHMAKIQ, "pair": HURACAN, "sweep": VACUB_CAQUIX, "exchange": XAMAN_EK}
"""The moves of tribes, each with the tribe that has it."""


def refusal_of(state: GameState, move: Do) -> Refusal | None:
    """Returns why a move that is not offered is impossible, or None if there is nothing special to say."""
    own = memory(state)
    if move.move == "occupy" and own.quick.tiles:
        if not quick.free(state):
            return Refusal("tribes-quick-full", QUICK_RULE)
        if state.phase != "ask":
            return Refusal("tribes-quick-later", QUICK_RULE)
        return Refusal("tribes-quick-impossible", QUICK_RULE, {"tile": quick.tile(state)})
    if move.move == "exchange" and state.ruleset.adding and _names_loose(state, move):
        return Refusal("tribes-golden", "10.3")
    tribe = OWNERS.get(move.move)
    if tribe is None or state.phase != "action" or not own.tribes.chosen:
        return None
    if own.tribes.of(state.seat) != tribe:
        return Refusal("tribes-not-yours", tribe_moves.RULE, {"tribe": tribe})
    if own.turn.used:
        return Refusal("tribes-used", tribe_moves.RULE, {"tribe": tribe})
    return Refusal("tribes-no-rest", tribe_moves.RULE) if tribe == AHMAKIQ else None


def _names_loose(state: GameState, move: Do) -> bool:
    """Returns whether a piece of the move is one that no coatl is built with, such as a golden segment."""
    bodies = state.ruleset.kinds(state.rules, len(state.players))[1]
    return not {kind.text for kind in bodies if kind.loose}.isdisjoint(move.args)
