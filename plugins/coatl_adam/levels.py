"""The levels that forbid or demand something of the player: 1, 3 and 4 (RULES 9.12). Levels 2 and 5 are numbers in
``variant``."""

from __future__ import annotations

from itertools import combinations

from coatl_core.game.actions import Action, ClaimOwn, ClaimPile, Done, Extend, Fulfil
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.state import GameState


def met_a_temple(state: GameState) -> bool:
    """Level 1: returns whether all requirements of a temple beside one of the player's coatls are met."""
    catalog = state.catalog
    return any(
        coatl.temple is not None
        and all(catalog.temples[coatl.temple].met(coatl.colors, catalog.card_colors(coatl.prophecies)))
        for player in state.players
        for coatl in player.coatls
    )


def colors_refusal(state: GameState, action: Action) -> Refusal | None:
    """Level 3: returns why the action is forbidden, or None. The prophecies beside one coatl must all have different
    card colours."""
    if not isinstance(action, Fulfil):
        return None
    color = state.catalog.prophecies[action.card].color
    if color in state.catalog.card_colors(state.player.coatls[action.coatl - 1].prophecies):
        return Refusal("adam-same-color", "9.12", {"coatl": action.coatl, "colors": color})
    return None


def closing_refusal(state: GameState, action: Action, different: bool) -> Refusal | None:
    """Level 4: returns why the action is forbidden, or None. A coatl may be completed only with four prophecies, the
    most it can have. So a piece may not close it if it cannot get four, and a prophecy may not be placed beside it if
    it then cannot get four. ``different`` says that level 3 is chosen too."""
    most, hand, player = state.rules.prophecies_per_coatl, state.player.hand, state.player
    match action:
        case Extend(coatl=number, end=end, piece=piece):
            coatl = player.coatls[number - 1].extended(piece, end == "head")
            if not coatl.complete or _can_have(state, coatl, hand, most, different):
                return None
            return Refusal("adam-four", "9.12", {"coatl": number, "most": most})
        case Fulfil(coatl=number, card=card) if state.phase == "complete":
            at = hand.index(card)
            coatl = player.coatls[number - 1].with_prophecy(card)
            if _can_have(state, coatl, hand[:at] + hand[at + 1 :], most, different):
                return None
            return Refusal("adam-four-blocked", "9.12", {"coatl": number, "most": most})
        case Done() | ClaimOwn() | ClaimPile():
            missing = most - len(player.coatls[state.closing].prophecies)
            if missing > 0:
                return Refusal("adam-four-first", "9.12", {"coatl": state.closing + 1, "missing": missing})
    return None


def _can_have(state: GameState, coatl: Coatl, hand: tuple[str, ...], most: int, different: bool) -> bool:
    """Returns whether the coatl can get ``most`` prophecies with those in hand that it meets, no two identical
    (6.3)."""
    missing = most - len(coatl.prophecies)
    prophecies = state.catalog.prophecies
    reading = coatl.reading(state.rules.strict_x)
    met = [prophecies[card] for card in hand if prophecies[card].fulfilled_by(reading)]
    beside = [prophecies[card] for card in coatl.prophecies]

    def all_differ(chosen: tuple[object, ...]) -> bool:
        return len(set(chosen)) == len(chosen)

    return any(
        all_differ(tuple(p.identity for p in (*beside, *chosen)))
        and (not different or all_differ(tuple(p.color for p in (*beside, *chosen))))
        for chosen in combinations(met, missing)
    )
