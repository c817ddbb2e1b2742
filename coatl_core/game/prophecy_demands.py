"""What some games demand of the prophecies beside a coatl, and why an action is refused for it: different card colours
(``Rules.card_colors_differ``), and more than one prophecy to complete it (``Rules.prophecies_to_complete``). Levels 3
and 4 of the solo game do so (RULES 9.12), and any other variant can.
"""

from __future__ import annotations

from itertools import combinations

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, ClaimOwn, ClaimPile, Done, Extend, Fulfil
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.rules import Rules
from coatl_core.game.state import GameState


def demand_refusal(state: GameState, action: Action) -> Refusal | None:
    """Returns why the action is forbidden although all other rules allow it, or None (RULES 9.12): its prophecy has the
    card colour of another one (level 3), or a coatl would be completed with too few prophecies (level 4)."""
    refused = None
    if state.rules.card_colors_differ:
        refused = _colors_refusal(state, action)
    if refused is None and state.rules.prophecies_to_complete > 1:
        refused = _closing_refusal(state, action)
    return refused


def _colors_refusal(state: GameState, action: Action) -> Refusal | None:
    if not isinstance(action, Fulfil):
        return None
    color = state.catalog.prophecies[action.card].color
    if color in state.catalog.card_colors(state.player.coatls[action.coatl - 1].prophecies):
        return Refusal("same-card-color", "9.12", {"coatl": action.coatl, "colors": color})
    return None


def _closing_refusal(state: GameState, action: Action) -> Refusal | None:
    """A piece may not close a coatl that cannot get enough prophecies, and no prophecy may be placed beside a coatl
    just closed if it then cannot get enough."""
    least, hand, player = state.rules.prophecies_to_complete, state.player.hand, state.player
    match action:
        case Extend(coatl=number, end=end, piece=piece):
            coatl = player.coatls[number - 1].extended(piece, end == "head")
            if not coatl.complete or can_get(coatl, hand, state.catalog, state.rules):
                return None
            return Refusal("closing-with-too-few", "9.12", {"coatl": number, "most": least})
        case Fulfil(coatl=number, card=card) if state.phase == "complete":
            at = hand.index(card)
            coatl = player.coatls[number - 1].with_prophecy(card)
            if can_get(coatl, hand[:at] + hand[at + 1 :], state.catalog, state.rules):
                return None
            return Refusal("prophecy-blocks-others", "9.12", {"coatl": number, "most": least})
        case Done() | ClaimOwn() | ClaimPile() if state.phase == "complete":  # beside the box nobody sees what closes
            missing = least - len(player.coatls[state.closing].prophecies)
            if missing > 0:
                return Refusal("more-prophecies-first", "9.12", {"coatl": state.closing + 1, "missing": missing})
    return None


def can_get(coatl: Coatl, cards: tuple[str, ...], catalog: Catalog, rules: Rules) -> bool:
    """Returns whether the coatl has enough prophecies, or can get them: those of the cards that it meets, no two
    identical (6.3), and at level 3 no two of one card colour."""
    missing = rules.prophecies_to_complete - len(coatl.prophecies)
    if missing <= 0:
        return True
    prophecies, reading = catalog.prophecies, coatl.reading(rules.strict_x)
    met = [prophecies[card] for card in cards if prophecies[card].fulfilled_by(reading)]
    beside = [prophecies[card] for card in coatl.prophecies]

    def all_differ(chosen: tuple[object, ...]) -> bool:
        return len(set(chosen)) == len(chosen)

    return any(
        all_differ(tuple(p.identity for p in (*beside, *chosen)))
        and (not rules.card_colors_differ or all_differ(tuple(p.color for p in (*beside, *chosen))))
        for chosen in combinations(met, missing)
    )
