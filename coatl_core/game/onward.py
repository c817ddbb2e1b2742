"""Playing on from a position of another game: what one seat cannot know there is dealt anew.

So nobody can use what the other game has shown: only what the seat knew then is as it was.
"""

from __future__ import annotations

from random import Random

from coatl_core.game.determinize import determinize
from coatl_core.game.errors import Refusal
from coatl_core.game.rules import Setup
from coatl_core.game.state import GameState
from coatl_core.game.view import view


def why_not_onward(state: GameState) -> Refusal | None:
    """Returns why nobody can play on from this position, or None if a player can: the game is over, nobody has told
    what lies there, or what the player held beside a real box."""
    if state.phase == "over":
        return Refusal("onward-over", "8")
    if state.phase == "lay":
        return Refusal("onward-lay", "")
    if state.setup.chance == "beside":
        return Refusal("onward-beside", "")
    return None


def dealt_anew(state: GameState, seat: int, setup: Setup) -> GameState:
    """Returns a state that this seat cannot tell from the given one, in a game with this setup: everything that the
    seat cannot know follows from the seed of the setup. The given state does not change. Raises VariantFailed."""
    after = determinize(view(state, seat), Random(f"{setup.seed}/onward"))
    after.setup, after.copied = setup, False
    return after
