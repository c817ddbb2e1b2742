"""What the omens make harder while they hold (S206, S214): what may not be done, and what has to be paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, ClaimOwn, ClaimPile, DrawDeck, DrawRow, Extend, Fulfil, Pick, Start, Take
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Claimed, Event, Fulfilled, Started
from coatl_core.game.state import GameState
from coatl_tribes.closing import can_get, too_low
from coatl_tribes.names import (
    ANGRY,
    ARTS,
    CROWDING,
    DROUGHT,
    FLOODS,
    GOLD,
    ID,
    TEACHERS,
    WRATH,
)
from coatl_tribes.omens import color, kind, running, values
from coatl_tribes.table import memory, without

RULE = "11.4"
MOST_DRAWN, MOST_BUILT = 2, 3
TOLLS: dict[str, type[Event]] = {WRATH: Claimed, CROWDING: Started, TEACHERS: Fulfilled}
"""The omens that demand a prophecy for something that is not a piece, each with what it is demanded for."""


def is_taxed(omen: str, piece: Piece) -> bool:
    """Returns whether a piece may only be kept for a prophecy."""
    if kind(omen) == ANGRY:
        return piece.color == color(omen) and not piece.loose
    return omen == GOLD and piece.part != "body"


def nothing_left(state: GameState, pieces: Sequence[Piece], hand: Sequence[str]) -> bool:
    """Returns whether a player with this hand could keep none of these pieces."""
    omen = running(state)
    return not hand and bool(pieces) and all(is_taxed(omen, piece) for piece in pieces)


def ask_toll(state: GameState, event: Event) -> None:
    """Asks for the prophecy that an omen demands for what has been done."""
    omen, seat = running(state), event.seat
    if seat is not None and omen in TOLLS and isinstance(event, TOLLS[omen]):
        state.ask(ID, seat, "tribes-ask-toll", values(omen))


def toll_cards(state: GameState) -> list[str]:
    """Returns the prophecies that the acting player may pay a toll with: not those without which the coatl just closed
    could not get enough."""
    cards = dict.fromkeys(state.player.hand)
    if state.closing < 0:
        return [*cards]
    coatl, hand = state.player.coatls[state.closing], state.player.hand
    return [card for card in cards if can_get(state, coatl, without(hand, card), running(state))]


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Returns why the omen that holds forbids an action, or None."""
    omen = running(state)
    check = _CHECKS.get(kind(omen))
    return check(state, omen, action) if check else None


def _no_price(omen: str, needed: int = 1) -> Refusal:
    return Refusal("tribes-no-price", RULE, {**values(omen), "n": needed})


def _temple(state: GameState, omen: str, action: Action) -> Refusal | None:
    return _no_price(omen) if isinstance(action, ClaimOwn | ClaimPile) and not state.player.hand else None


def _pieces(state: GameState, omen: str, action: Action) -> Refusal | None:
    if not isinstance(action, Take | Pick):
        return None
    pieces = state.supply[action.field - 1] if isinstance(action, Take) else action.pieces
    return _no_price(omen) if nothing_left(state, pieces, state.player.hand) else None


def _draws(state: GameState, omen: str, action: Action) -> Refusal | None:
    turn = memory(state).turn
    full = turn.left == state.actions_left and turn.drawn >= MOST_DRAWN
    if full and isinstance(action, DrawRow | DrawDeck):
        return Refusal("tribes-drought", RULE, {**values(omen), "most": MOST_DRAWN})
    return None


def _start(state: GameState, omen: str, action: Action) -> Refusal | None:
    return _no_price(omen) if isinstance(action, Start) and not state.player.hand else None


def _floods(state: GameState, omen: str, action: Action) -> Refusal | None:
    if isinstance(action, Start | Extend) and memory(state).turn.built >= MOST_BUILT:
        return Refusal("tribes-floods", RULE, {**values(omen), "most": MOST_BUILT})
    return None


def _fulfilling(state: GameState, omen: str, action: Action) -> Refusal | None:
    """In both omens about fulfilling: a coatl may be closed only if it can still get its prophecies."""
    hand = state.player.hand
    if isinstance(action, Extend):
        coatl = state.player.coatls[action.coatl - 1].extended(action.piece, action.end == "head")
        if coatl.complete and not can_get(state, coatl, hand, omen):
            return Refusal("tribes-no-closing", RULE, {**values(omen), "coatl": action.coatl})
    elif isinstance(action, Fulfil):
        coatl = state.player.coatls[action.coatl - 1]
        if omen == TEACHERS and len(hand) < 2:
            return _no_price(omen)
        if omen == ARTS and too_low(state, coatl, action.card):
            return Refusal("tribes-arts", RULE, {**values(omen), "card": action.card})
        if state.phase == "complete":
            grown, rest = coatl.with_prophecy(action.card), without(hand, action.card)
            hands = [without(rest, card) for card in dict.fromkeys(rest)] if omen == TEACHERS else [rest]
            if not any(can_get(state, grown, each, omen) for each in hands):
                return Refusal("tribes-no-closing", RULE, {**values(omen), "coatl": action.coatl})
    return None


_CHECKS: dict[str, Callable[[GameState, str, Action], Refusal | None]] = {
    WRATH: _temple,
    ANGRY: _pieces,
    GOLD: _pieces,
    DROUGHT: _draws,
    CROWDING: _start,
    FLOODS: _floods,
    TEACHERS: _fulfilling,
    ARTS: _fulfilling,
}
