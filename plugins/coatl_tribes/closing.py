"""Whether a coatl can be completed: with two prophecies for Yaluk, and in spite of the omens about fulfilling."""

from __future__ import annotations

from coatl_core.game import prophecy_demands
from coatl_core.game.actions import Action, ClaimOwn, ClaimPile, Done, Extend, Fulfil
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.state import GameState
from coatl_tribes.names import ARTS, TEACHERS, YALUK
from coatl_tribes.table import limits, memory, without

RULE = "11.2"
OF_YALUK = 2
"""How many prophecies Yaluk needs to complete a coatl."""


def too_low(state: GameState, coatl: Coatl, card: str) -> bool:
    """Returns whether a prophecy of several levels has not reached its second beside a coatl."""
    prophecy = state.catalog.prophecies[card]
    return len(prophecy.levels) > 1 and (
        prophecy.pattern.times(coatl.reading(state.rules.strict_x)) < prophecy.levels[1][0]
    )


def can_get(state: GameState, coatl: Coatl, hand: tuple[str, ...], omen: str) -> bool:
    """Returns whether a coatl has enough prophecies to be completed, or can get them from this hand in spite of this
    omen."""
    rules = limits(state, state.seat)
    needed = rules.prophecies_to_complete - len(coatl.prophecies)
    if len(hand) < needed * (2 if omen == TEACHERS else 1):
        return False
    cards = tuple(card for card in hand if not too_low(state, coatl, card)) if omen == ARTS else hand
    return prophecy_demands.can_get(coatl, cards, state.catalog, rules)


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Returns why Yaluk forbids an action: without two prophecies no coatl is completed. Where other rules demand more,
    they say so."""
    if state.rules.prophecies_to_complete >= OF_YALUK or memory(state).tribes.of(state.seat) != YALUK:
        return None
    player = state.player
    match action:
        case Extend(coatl=number, end=end, piece=piece):
            coatl, hand = player.coatls[number - 1].extended(piece, end == "head"), player.hand
            if not coatl.complete:
                return None
        case Fulfil(coatl=number, card=card) if state.phase == "complete":
            coatl, hand = player.coatls[number - 1].with_prophecy(card), without(player.hand, card)
        case Done() | ClaimOwn() | ClaimPile():
            number, missing = state.closing + 1, OF_YALUK - len(player.coatls[state.closing].prophecies)
            return Refusal("tribes-yaluk-first", RULE, {"coatl": number, "missing": missing}) if missing > 0 else None
        case _:
            return None
    return None if can_get(state, coatl, hand, "") else Refusal("tribes-yaluk", RULE, {"coatl": number})
