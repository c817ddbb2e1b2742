"""Pieces that a player has taken: what the omens leave of them, and what the tribes make of them (S206, S212)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.actions import Do
from coatl_core.game.events import Took
from coatl_core.game.offers import Item, Offer
from coatl_core.game.refill import refill_if_emptied
from coatl_core.game.state import GameState
from coatl_tribes.calamities import is_taxed, nothing_left
from coatl_tribes.names import AHAU_CHAMAHEZ, BALAM, ID, WILDFIRE
from coatl_tribes.omens import running, values
from coatl_tribes.table import (
    Events,
    change,
    draw,
    memory,
    mended,
    offer,
    pay,
    payments,
    room,
    tell,
    under_the_bag,
    without,
)


def gained(state: GameState, seat: int, pieces: Sequence[Piece], events: Events) -> None:
    """Pieces have come to a player board from the supply or a bag: the second of two bodies that wildfire spoils and
    what cannot be paid for is laid under the bag, for what can be paid the player is asked."""
    omen = running(state)
    if spoiled := _spoiled(state, pieces):
        _leave(state, seat, spoiled, events)
    taxed = [each for each in pieces if is_taxed(omen, each)]
    for each in pieces:
        if each not in taxed:
            _kept(state, seat, each, events)
    for each in taxed:
        if state.players[seat].hand:
            state.ask(ID, seat, "tribes-ask-taxed", {**values(omen), "pieces": each.text})
        else:
            _leave(state, seat, each, events)


def _spoiled(state: GameState, pieces: Sequence[Piece]) -> Piece | None:
    """Returns the body that wildfire takes of two of one colour, or None."""
    bodies = [each for each in pieces if each.part == "body" and not each.loose]
    twins = len(bodies) == 2 and bodies[0] is bodies[1]
    return bodies[0] if twins and running(state) == WILDFIRE else None


def _kept(state: GameState, seat: int, kept: Piece, events: Events) -> None:
    if kept.part != "body" and memory(state).tribes.of(seat) == BALAM:
        draw(state, seat, 1, events)


def _leave(state: GameState, seat: int, left: Piece, events: Events) -> None:
    under_the_bag(state, seat, left)
    tell(events, seat, "tribes-left", **values(running(state)), pieces=left.text)


def taxed_offers(state: GameState) -> list[Offer]:
    """The answers about a piece that an omen taxes: leave it, or keep it for a prophecy. What the player gave away
    meanwhile, to answer the question of another variant, cannot be kept."""
    text = str(state.questions[-1].values["pieces"])
    paid = [
        Offer(Do(ID, "keep", [text, card]), "tribes-do-keep", {"pieces": text, "card": card}, Item("hand", card))
        for card in dict.fromkeys(state.player.hand)
        if piece(text) in state.player.board
    ]
    return [*paid, offer("leave", text, pieces=text)]


def keep(state: GameState, move: Do, events: Events) -> bool:
    """A piece is kept for a prophecy."""
    pay(state, state.seat, move.args[1], events)
    _kept(state, state.seat, piece(move.args[0]), events)
    return False


def leave(state: GameState, move: Do, events: Events) -> bool:
    """A piece that would have to be paid for is left, if it still lies on the player board."""
    left = piece(move.args[0])
    if left in state.player.board:
        _leave(state, state.seat, left, events)
    return False


# One piece of a field


def single_pieces(state: GameState, fields: Iterable[int], hand: Sequence[str]) -> list[tuple[int, Piece]]:
    """Returns the pieces that a player with this hand can take singly from these fields, each with its field, from
    1."""
    if not room(state, state.seat):
        return []
    found = [(number, each) for number in fields for each in dict.fromkeys(state.supply[number - 1])]
    return [(number, each) for number, each in found if not nothing_left(state, [each], hand)]


def grab_offers(pieces: Iterable[tuple[int, Piece]]) -> list[Offer]:
    """The offers to take single pieces."""
    return [
        offer("grab", number, each.text, item=Item("field", number), pieces=each.text, field=number)
        for number, each in pieces
    ]


def grab(state: GameState, move: Do, events: Events) -> bool:
    """Takes one piece of a field; what lies beside it stays."""
    number, taken = int(move.args[0]), piece(move.args[1])
    state.supply[number - 1] = without(state.supply[number - 1], taken)
    state.player.board += (taken,)
    seat = state.seat
    if events is not None:
        events.append(Took(seat, number, (taken,)))
    refill_if_emptied(state, number, events)
    return False


# Ahau Chamahez


def ask_for_more(state: GameState, event: Took) -> None:
    """Asks a player of Ahau Chamahez who has taken bodies whether one more is wanted."""
    own, seat = memory(state), event.seat
    if seat is None or own.tribes.of(seat) != AHAU_CHAMAHEZ or own.turn.used or event.field > state.rules.body_fields:
        return
    if state.players[seat].hand and room(state, seat) and (_one_more(state, event) or not mended(state)):
        state.ask(ID, seat, "tribes-ask-more", {"field": event.field})


def _one_more(state: GameState, event: Took) -> bool:
    """Returns whether there is a body to take of another field: one that lies there, or one that comes when the fields
    are filled again now, the first ones first (4.2)."""
    others = _others(state, event.field)
    if any(state.supply[number - 1] for number in others):
        return True
    bag = len(state.bodies) + (_spoiled(state, event.pieces) is not None)
    return not state.supply[event.field - 1] and min(others) <= bag // state.rules.bodies_per_field


def more_offers(state: GameState) -> list[Offer]:
    """The prophecies that can be paid for one more body; only if there will be one."""
    field, hand = int(state.questions[-1].values["field"]), state.player.hand
    cards = [card for card in hand if single_pieces(state, _others(state, field), without(hand, card))]
    return [*payments(state, "more", field, cards=cards), offer("no-more")]


def _others(state: GameState, field: int) -> list[int]:
    return [number for number in range(1, state.rules.body_fields + 1) if number != field]


def more(state: GameState, move: Do, events: Events) -> bool:
    """One more body is paid for, and is chosen now."""
    change(state, "turn", used=True)
    pay(state, state.seat, move.args[1], events)
    state.ask(ID, state.seat, "tribes-ask-which", {"field": int(move.args[0])})
    return False


def which_offers(state: GameState) -> list[Offer]:
    """The bodies of other fields."""
    field = int(state.questions[-1].values["field"])
    return grab_offers(single_pieces(state, _others(state, field), state.player.hand))
