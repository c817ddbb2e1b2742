"""Why one action is not legal: the reason, the rule that forbids it, and the values for a sentence about it.

``legal_actions`` lists all legal actions and has to be fast. This module looks at a single action and has to explain.
Each implements the rules in its own way, and the tests compare them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import HEADS, Piece
from coatl_core.game.actions import (
    Action,
    ClaimOwn,
    ClaimPile,
    Discard,
    Do,
    Done,
    DrawDeck,
    DrawRow,
    Duty,
    End,
    EndTurn,
    Extend,
    Fulfil,
    Keep,
    Onward,
    Pass,
    Pick,
    Start,
    Step,
    Take,
    Vision,
)
from coatl_core.game.coatl import Coatl, growing, has_identical
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.found import Found
from coatl_core.game.laying import why_not_lay
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.prophecy_demands import demand_refusal
from coatl_core.game.rules import Rules, TokenKind
from coatl_core.game.rulings import MENDED
from coatl_core.game.state import GameState, Phase


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Returns why the action is not legal now, or None if it is legal. Raises VariantFailed."""
    if state.phase == "over":
        return why_not_lay(state, action) if isinstance(action, Found) else Refusal("game-over", "8")
    phases = _PHASES[type(action)]
    if state.phase not in phases:
        return _wrong_phase(state, action)
    if isinstance(action, _ASKED_ALONE):
        return _CHECKS[type(action)](state, action)
    refused = _CHECKS[type(action)](state.limited(), action)
    if refused is None and (not isinstance(action, EndTurn) or _may_be_demanded(state)):
        refused = _forbidden(state, action)
    return refused


def _may_be_demanded(state: GameState) -> bool:
    """Returns whether a variant may demand the second action, which is optional otherwise (8.2): not if there is
    none."""
    if state.phase != "action" or not state.ruleset.variants or state.setup.rulings < MENDED:
        return False
    return legal_actions(state) != (EndTurn(),)


def _forbidden(state: GameState, action: Action) -> Refusal | None:
    """Returns why a variant or a limit of the cards (9.12) forbids an action that is possible, or None. A variant has
    the first word: it may have set the limit, and then knows why."""
    reasons = (variant.refusal(state, action) for variant in state.ruleset.refusing)
    refused = next((reason for reason in reasons if reason is not None), None)
    return refused or demand_refusal(state.limited(), action)


def why_not_build(state: GameState, piece: Piece) -> Refusal | None:
    """Returns why a piece on the board can neither be attached to a coatl nor start one now (RULES 6.1), or None if it
    can. If there are several reasons, one about closing a coatl (6.4) is preferred, because the others can be seen on
    the table."""
    ends: tuple[End, ...] = ("tail", "head") if piece.part == "body" else (piece.part,)
    numbers = [number for number, _ in growing(state.player.coatls)]
    reasons = _reasons(state, [*(Extend(number, end, piece) for number in numbers for end in ends), Start(piece)])
    return next((reason for reason in reasons if reason.rule not in ("6.1", "6.7")), reasons[0]) if reasons else None


def why_not_fulfil(state: GameState, card: str) -> Refusal | None:
    """Returns why a prophecy in hand can be placed beside no coatl now (RULES 6.1c), or None if it can. The reason is
    that of the first coatl that is not complete, or that there is none."""
    coatls = state.player.coatls
    numbers = [number for number, _ in growing(coatls, state.closing)] or [max(1, len(coatls))]
    reasons = _reasons(state, [Fulfil(number, card) for number in numbers])
    if not reasons or reasons[0].code != "coatl-complete":
        return reasons[0] if reasons else None
    if state.player.completed >= state.rules.coatls:
        return Refusal("coatls-enough", "6.7", {"most": state.rules.coatls})
    return Refusal("no-open-coatl", "6.1")


def why_not_beside(state: GameState, seat: int, number: int, card: str) -> Refusal | None:
    """Returns why a prophecy may not lie beside the coatl of this number (from 1) of a player, or None if it may as
    soon as the coatl meets it (RULES 6.1c, 6.3, and what variants forbid). It need not be that player's turn, and the
    prophecy need not be in hand. A variant that fails at the question counts as allowing it: it says so when the
    prophecy is played."""
    asked = _able_to_fulfil(state, seat, card)
    action = Fulfil(number, card)
    refused = _fulfil(asked.limited(), action)
    if refused is not None and refused.code != "prophecy-unmet":
        return refused
    try:
        return _forbidden(asked, action)
    except VariantFailed:
        return None


def _able_to_fulfil(state: GameState, seat: int, card: str) -> GameState:
    """Returns the state with the prophecy in the player's hand, at a moment at which the player may fulfil. No card is
    drawn while a coatl gets its last cards (6.5): then only the real hand counts."""
    asked = state.clone()
    if asked.phase not in _PHASES[Fulfil] or asked.seat != seat:
        asked.seat, asked.phase, asked.closing = seat, "assemble", -1
    if card not in asked.player.hand and asked.phase != "complete":
        asked.player.hand += (card,)
    return asked


def why_not_extend(state: GameState, number: int) -> Refusal | None:
    """Returns why nothing can be added to the coatl with this number (from 1) for the rest of the game, or None if it
    can still grow (RULES 6.1, 6.7)."""
    coatl = _coatl(state, number)
    if isinstance(coatl, Refusal):
        return coatl
    return Refusal("coatl-complete", "6.1", {"coatl": number}) if coatl.complete else _all_built(state)


def why_not_spend(state: GameState, token: TokenKind) -> Refusal | None:
    """Returns why this sacrifice token cannot be spent in any way now (RULES 7), or None if it can."""
    simplest: dict[TokenKind, Action] = {"pick": Pick((HEADS[0],)), "vision": Vision(), "duty": Duty(1)}
    spent = type(simplest[token])
    if any(isinstance(action, spent) for action in legal_actions(state)):
        return None
    return refusal(state, simplest[token])


def _reasons(state: GameState, ways: list[Action]) -> list[Refusal]:
    """Returns why each of these actions is not legal; empty if one of them is legal."""
    reasons = [refusal(state, way) for way in ways]
    return [] if None in reasons else [reason for reason in reasons if reason is not None]


_BUILDING: tuple[Phase, ...] = ("action", "assemble")
_DRAWING: tuple[Phase, ...] = ("action", "choose", "vision")

_PHASES: dict[type[Action], tuple[Phase, ...]] = {
    Keep: ("keep",),
    Take: ("action", "beside"),
    DrawRow: _DRAWING,
    DrawDeck: _DRAWING,
    Start: _BUILDING,
    Extend: _BUILDING,
    Fulfil: (*_BUILDING, "complete"),
    ClaimOwn: ("complete",),
    ClaimPile: ("complete",),
    Done: ("complete", "beside"),
    Pick: ("action",),
    Vision: ("action",),
    Discard: ("vision",),
    Duty: ("action",),
    EndTurn: ("action", "beside", "choose", "vision", "assemble"),
    Step: ("opponent",),
    Pass: ("action",),
    Do: ("action", "ask"),
    Onward: (),  # it is no move, see the module ``onward``
    Found: get_args(Phase),
}
_ASKED_ALONE = (Pass, Step, Do, Found)
"""The actions that no variant and no limit forbids, or whose own check asks them."""


def _wrong_phase(state: GameState, action: Action) -> Refusal:
    """Returns why the current phase does not allow the action: usually what the player is doing now (``during-...``),
    or a more exact reason for actions that need something else to happen first."""
    if isinstance(action, Step):
        return Refusal("no-opponent", "3")
    if state.phase not in ("lay", "keep", "beside", "complete", "opponent"):
        if isinstance(action, ClaimOwn | ClaimPile | Done):
            return Refusal("nothing-closed", "6.5")
        if isinstance(action, Discard):
            return Refusal("discard-without-vision", "7.2")
    rule = {"keep": "2.5", "choose": "5.1", "vision": "7.2", "assemble": "6.1", "complete": "6.5", "ask": ""}
    if isinstance(action, Keep) and state.phase not in ("lay", "beside"):
        return Refusal("keep-over", "2.5")
    return Refusal(f"during-{state.phase}", rule.get(state.phase, "3"))


def _keep(state: GameState, action: Keep) -> Refusal | None:
    kept, least = state.rules.kept, min(state.rules.kept_least, len(state.player.hand))
    exactly = int(least == kept)  # then both refusals say so
    if len(action.cards) > kept:
        return Refusal("keep-too-many", "9.2" if exactly else "2.5", {"most": kept, "exactly": exactly})
    rest = list(state.player.hand)
    for card in action.cards:
        if card not in rest:
            return Refusal("keep-not-dealt", "2.5", {"card": card})
        rest.remove(card)
    too_few = Refusal("keep-too-few", "9.2", {"least": least, "exactly": exactly})
    return too_few if len(action.cards) < least else None


def _take(state: GameState, action: Take) -> Refusal | None:
    if not 1 <= action.field <= len(state.supply):
        return Refusal("no-such-field", "1.3", {"field": action.field, "last": len(state.supply)})
    pieces = state.supply[action.field - 1]
    if not pieces:
        return Refusal("field-empty", "4.1", {"field": action.field})
    return None if state.phase == "beside" else _no_room(state, len(pieces), "4.1")


def _no_room(state: GameState, needed: int, rule: str) -> Refusal | None:
    free = max(0, state.rules.board_spaces - len(state.player.board))  # a limit may have sunk below what lies there
    return Refusal("no-room", rule, {"needed": needed, "free": free}) if needed > free else None


def _draw(state: GameState) -> Refusal | None:
    full = state.rules.is_hand_full(len(state.player.hand))
    return Refusal("hand-full", "5.1", {"limit": state.rules.hand_limit}) if full else None


def _draw_row(state: GameState, action: DrawRow) -> Refusal | None:
    if not 1 <= action.place <= len(state.row):
        return Refusal("no-such-place", "2.4", {"place": action.place, "last": len(state.row)})
    if state.row[action.place - 1] is None:
        return Refusal("place-empty", "5.2", {"place": action.place})
    return _draw(state)


def _draw_deck(state: GameState, action: DrawDeck) -> Refusal | None:
    if not (state.deck or state.discard):
        return Refusal("deck-empty", "5.3")
    return _draw(state)


def _start(state: GameState, action: Start) -> Refusal | None:
    rules, player = state.rules, state.player
    if action.piece.loose:
        return why_never_built(action.piece)
    if action.piece not in player.board:
        return Refusal("piece-missing", "6.1", {"piece": action.piece.text})
    if player.completed >= rules.coatls:
        return _enough(state)
    if len(player.coatls) - player.completed >= rules.unfinished_coatls:
        return Refusal("coatls-unfinished", "6.1", {"most": rules.unfinished_coatls})
    return None


def _enough(state: GameState) -> Refusal:
    return Refusal("coatls-enough", "6.7", {"most": state.rules.coatls})


def _all_built(state: GameState) -> Refusal | None:
    """Returns the reason why the acting player, who has all coatls, assembles no more (6.7), or None."""
    enough = state.setup.rulings >= MENDED and state.player.completed >= state.rules.coatls
    return _enough(state) if enough else None


def why_never_built(piece: Piece) -> Refusal:
    """Returns why a loose piece is never attached to a coatl (RULES 6.1)."""
    return Refusal("piece-loose", "6.1", {"pieces": piece.text})


def _coatl(state: GameState, number: int) -> Coatl | Refusal:
    coatls = state.player.coatls
    if not coatls:
        return Refusal("no-coatl", "6.1")
    if not 1 <= number <= len(coatls):
        return Refusal("no-such-coatl", "6.1", {"coatl": number})
    return coatls[number - 1]


def _extend(state: GameState, action: Extend) -> Refusal | None:
    coatl = _coatl(state, action.coatl)
    if isinstance(coatl, Refusal):
        return coatl
    new = action.piece
    if new.loose:
        return why_never_built(new)
    if new not in state.player.board:
        return Refusal("piece-missing", "6.1", {"piece": new.text})
    if coatl.complete:
        return Refusal("coatl-complete", "6.1", {"coatl": action.coatl})
    if new.part != "body" and new.part != action.end:
        return Refusal(f"{new.part}-at-wrong-end", "6.1", {"coatl": action.coatl})
    if coatl.head if action.end == "head" else coatl.tail:
        return Refusal(f"{action.end}-end-closed", "6.1", {"coatl": action.coatl})
    if all_built := _all_built(state):
        return all_built
    closed = coatl.extended(new, action.end == "head")
    if not closed.complete:
        return None
    player = state.player
    return why_not_close(closed, action.coatl, player.completed, player.hand, state.rules, state.catalog)


def why_not_close(
    closed: Coatl, number: int, completed: int, hand: Iterable[str], rules: Rules, catalog: Catalog
) -> Refusal | None:
    """Returns why the coatl of this number may not be ``closed`` like this, or None if it may (RULES 6.4, 6.7), by a
    player who has ``completed`` so many coatls and has these prophecies in the ``hand``."""
    if completed >= rules.coatls:
        return Refusal("coatls-enough", "6.7", {"most": rules.coatls})
    if len(closed) < 3:
        return Refusal("closing-without-body", "6.4")
    if not closed.prophecies and not any(catalog.prophecies[card].fulfilled_by(closed.colors) for card in hand):
        return Refusal("closing-without-prophecy", "6.4", {"coatl": number})
    return None


def _fulfil(state: GameState, action: Fulfil) -> Refusal | None:
    rules = state.rules
    coatl = _coatl(state, action.coatl)
    if isinstance(coatl, Refusal):
        return coatl
    if action.card not in state.player.hand:
        return Refusal("card-missing", "6.1", {"card": action.card})
    if state.phase == "complete" and action.coatl != state.closing + 1:
        return Refusal("other-coatl-closing", "6.5", {"coatl": action.coatl, "closing": state.closing + 1})
    if state.phase != "complete" and coatl.complete:
        return Refusal("coatl-complete", "6.1", {"coatl": action.coatl})
    if state.phase != "complete" and (all_built := _all_built(state)):
        return all_built
    if len(coatl.prophecies) >= rules.prophecies_per_coatl:
        return Refusal("prophecies-enough", "6.3", {"coatl": action.coatl, "most": rules.prophecies_per_coatl})
    prophecy = state.catalog.prophecies[action.card]
    if has_identical(coatl, prophecy, state.catalog):
        return Refusal("prophecy-identical", "6.3", {"coatl": action.coatl, "card": action.card})
    if not prophecy.fulfilled_by(coatl.reading(rules.strict_x)):  # the last check: ``why_not_beside`` relies on it
        return Refusal("prophecy-unmet", "6.1", {"coatl": action.coatl, "card": action.card})
    return None


def _claim(state: GameState, temple: str) -> Refusal | None:
    coatl = state.player.coatls[state.closing]
    if not coatl.prophecies:
        return Refusal("prophecy-first", "6.5", {"coatl": state.closing + 1})
    if coatl.temple is not None:
        return Refusal("temple-beside", "6.5", {"coatl": state.closing + 1, "temple": coatl.temple})
    if not state.catalog.temples[temple].points_for(coatl.colors, state.catalog.card_colors(coatl.prophecies)):
        return Refusal("temple-unmet", "6.5", {"coatl": state.closing + 1, "temple": temple})
    return None


def _claim_own(state: GameState, action: ClaimOwn) -> Refusal | None:
    if action.card not in state.player.temples:
        return Refusal("temple-missing", "6.5", {"temple": action.card})
    return _claim(state, action.card)


def _pile_empty(state: GameState, pile: int, rule: str) -> Refusal | None:
    if not 1 <= pile <= len(state.piles):
        return Refusal("no-such-pile", "2.3", {"pile": pile, "last": len(state.piles)})
    return None if state.piles[pile - 1] else Refusal("pile-empty", rule, {"pile": pile})


def _claim_pile(state: GameState, action: ClaimPile) -> Refusal | None:
    return _pile_empty(state, action.pile, "6.5") or _claim(state, state.piles[action.pile - 1][-1])


def _done(state: GameState, action: Done) -> Refusal | None:
    if state.phase == "complete" and not state.player.coatls[state.closing].prophecies:
        return Refusal("prophecy-first", "6.5", {"coatl": state.closing + 1})
    return None


def _token(state: GameState, token: TokenKind) -> Refusal | None:
    if not state.rules.sacrifice_tokens:
        return Refusal("tokens-off", "7")
    return None if token in state.player.tokens else Refusal("token-spent", "7", {"token": token})


def _pick(state: GameState, action: Pick) -> Refusal | None:
    pieces = action.pieces
    if not pieces:
        return Refusal("pick-choice", "7.1")
    part = pieces[0].part
    bag = {"head": state.heads, "body": state.bodies, "tail": state.tails}[part]
    due = state.rules.bodies_per_field if part == "body" else 1
    if len(pieces) != due or any(p.part != part for p in pieces):
        return Refusal("pick-choice", "7.1")
    if loose := next((p for p in pieces if p.loose), None):
        return Refusal("pick-loose", "7.1", {"pieces": loose.text})
    if missing := _token(state, "pick"):
        return missing
    if cramped := _no_room(state, due, "7.1"):
        return cramped
    if part == "body" and len(bag) < due:
        return Refusal("pick-few-bodies", "7.1", {"left": len(bag)})
    for p in pieces:
        if bag.count(p) < pieces.count(p):
            return Refusal("pick-not-in-bag", "7.1", {"piece": p.text, "left": bag.count(p)})
    return None


def _vision(state: GameState, action: Vision) -> Refusal | None:
    return _token(state, "vision")


def _discard(state: GameState, action: Discard) -> Refusal | None:
    return None if action.card in state.player.hand else Refusal("card-missing", "7.2", {"card": action.card})


def _duty(state: GameState, action: Duty) -> Refusal | None:
    return _token(state, "duty") or _pile_empty(state, action.pile, "7.3")


def _end(state: GameState, action: EndTurn) -> Refusal | None:
    if state.phase == "action" and not state.acted:
        return Refusal("nothing-done", "3")
    if state.phase == "vision" and not _draw(state) and (any(state.row) or state.deck or state.discard):
        return Refusal("vision-choose", "7.4")
    return None


def _step(state: GameState, action: Step) -> Refusal | None:
    return None


def _pass(state: GameState, action: Pass) -> Refusal | None:
    if state.acted:
        return Refusal("pass-second", "8.2")
    return None if isinstance(legal_actions(state)[-1], Pass) else Refusal("pass-able", "3.1")


def _do(state: GameState, action: Do) -> Refusal | None:
    """A variant offers all its moves, so one that it does not offer is not possible."""
    variant = next((variant for variant in state.ruleset.moving if variant.id == action.variant), None)
    if state.phase == "ask" and action.variant != state.questions[-1].variant:
        return Refusal("during-ask", "")
    if variant is None:
        return Refusal("move-unknown", "")
    if all(offer.move != action for offer in variant.moves(state)):
        return variant.refusal_of(state, action) or Refusal("move-impossible", "")
    return None if state.phase == "ask" else _forbidden(state, action)


# Each function takes the action class that is its key; the type of a dict cannot express that.
_CHECKS: dict[type[Action], Callable[[GameState, Any], Refusal | None]] = {
    Keep: _keep,
    Take: _take,
    DrawRow: _draw_row,
    DrawDeck: _draw_deck,
    Start: _start,
    Extend: _extend,
    Fulfil: _fulfil,
    ClaimOwn: _claim_own,
    ClaimPile: _claim_pile,
    Done: _done,
    Pick: _pick,
    Vision: _vision,
    Discard: _discard,
    Duty: _duty,
    EndTurn: _end,
    Step: _step,
    Pass: _pass,
    Do: _do,
    Found: why_not_lay,
}
