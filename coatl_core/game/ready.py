"""Which prophecies can be fulfilled in this very turn with what lies on the board."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from coatl_core.game.actions import Action, Extend, Fulfil, Start
from coatl_core.game.coatl import Coatl, growing
from coatl_core.game.engine import advance
from coatl_core.game.errors import VariantFailed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.reach import NOTHING_YET, reach, steps
from coatl_core.game.refusals import refusal, why_not_close
from coatl_core.game.state import GameState


@frozen
class Ready:
    """What a prophecy of the hand can bring in this turn: the actions that put it beside the coatl, and its points
    there."""

    points: int
    actions: tuple[Action, ...]


def ready(state: GameState) -> Mapping[tuple[int, str], Ready]:
    """Returns the prophecies in the hand of the player whose turn it is that can be fulfilled in this turn with what
    lies on the board, by the number of the coatl (one more than there are: a new one) and the card. Every action is
    asked for of the engine on a state of its own, so that nothing is promised that would be refused. The state does not
    change."""
    legal = legal_actions(state)
    starts = any(isinstance(action, Start) for action in legal)
    if not starts and not any(isinstance(action, Extend | Fulfil) for action in legal):
        return {}
    player = state.player
    coatls = growing(player.coatls, state.closing)
    if starts:
        coatls.append((len(player.coatls) + 1, NOTHING_YET))
    found: dict[tuple[int, str], Ready] = {}
    for number, coatl in coatls:
        for card in dict.fromkeys(player.hand):
            for attached in (_attached(state, number, coatl, card), ()):
                now = _ready(state, number, card, attached)
                if now is not None:
                    found[number, card] = now
                    break
    return found


def _attached(state: GameState, number: int, coatl: Coatl, card: str) -> tuple[Action, ...]:
    """What attaches all that a prophecy lacks for its next level, if that lies on the board."""
    player, rules, catalog = state.player, state.rules, state.catalog

    def may_close(closed: Coatl) -> bool:
        return why_not_close(closed, number, player.completed, player.hand, rules, catalog) is None

    way = reach(catalog.prophecies[card], coatl, rules.strict_x, player.board, (), may_close)
    if way is None or way.to_get:
        return ()
    order = steps(way.missing, coatl, way.pieces)
    actions = [Extend(number, "head" if at_head else "tail", kind) for at_head, kind in order]
    return (Start(order[0][1]), *actions[1:]) if coatl is NOTHING_YET else tuple(actions)


def _ready(state: GameState, number: int, card: str, attached: tuple[Action, ...]) -> Ready | None:
    """What the card brings after these actions; None if one of them is not legal, or if it cannot be fulfilled then."""
    trial, fulfil = state.clone(), Fulfil(number, card)
    try:
        for action in attached:
            if refusal(trial, action) is not None:
                return None
            advance(trial, action)
        if refusal(trial, fulfil) is not None:
            return None
    except VariantFailed:
        return None
    coatl = trial.players[state.seat].coatls[number - 1]
    points = trial.catalog.prophecies[card].points_for(coatl.reading(trial.rules.strict_x))
    return Ready(points, (*attached, fulfil))
