"""The moves that some tribes have besides those of the rules (S212): Ahmakiq, Huracan, Vacub-Caquix, Xaman Ek."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.actions import Action, Do, DrawDeck, DrawRow
from coatl_core.game.errors import Refusal
from coatl_core.game.events import RowRefilled
from coatl_core.game.offers import Item, Offer
from coatl_core.game.refill import refill_if_emptied, top_of_deck
from coatl_core.game.state import GameState
from coatl_tribes.calamities import nothing_left
from coatl_tribes.gains import gained
from coatl_tribes.names import AHMAKIQ, HURACAN, VACUB_CAQUIX, XAMAN_EK
from coatl_tribes.table import Events, change, limits, memory, offer, room, tell, without

RULE = "11.2"
RESTED = 0.5
"""What the second action of the next turn is worth to computer players that rest, in points."""


def offers(state: GameState) -> list[Offer]:
    """Returns the moves of the acting player's tribe."""
    moves = _MOVES.get(memory(state).tribes.of(state.seat))
    return [*moves(state)] if moves else []


def refusal(state: GameState, action: Action) -> Refusal | None:
    """Returns why an action is forbidden after a card of the row was discarded: prophecies have to be chosen now."""
    swept = memory(state).turn.swept
    if swept and swept == state.actions_left and state.phase == "action" and not isinstance(action, DrawRow | DrawDeck):
        return Refusal("tribes-choose-now", RULE)
    return None


# Ahmakiq


def _rests(state: GameState) -> Iterator[Offer]:
    if not state.acted and state.last_turns is None and memory(state).tribes.rest == 0:
        yield evolve(offer("rest"), worth=RESTED)


def rest(state: GameState, move: Do, events: Events) -> bool:
    """Passes; the next turn has two actions."""
    change(state, "tribes", rest=1)
    tell(events, state.seat, "tribes-rested")
    return True


# Huracan


def _pairs(state: GameState) -> Iterator[Offer]:
    """A body of each of two neighbouring fields."""
    if room(state, state.seat) < 2:
        return
    for low in range(1, state.rules.body_fields, 2):
        for first in dict.fromkeys(state.supply[low - 1]):
            for second in dict.fromkeys(state.supply[low]):
                if not nothing_left(state, (first, second), state.player.hand):
                    texts = f"{first.text} {second.text}"
                    yield offer("pair", low, first.text, second.text, item=Item("field", low), pieces=texts, field=low)


def pair(state: GameState, move: Do, events: Events) -> bool:
    """Takes one body each of two fields; what is left of both shares the lower one."""
    low, taken = int(move.args[0]), tuple(map(piece, move.args[1:]))
    left = (*without(state.supply[low - 1], taken[0]), *without(state.supply[low], taken[1]))
    state.supply[low - 1], state.supply[low] = left, ()
    state.player.board += taken
    seat = state.seat
    tell(events, seat, "tribes-paired", pieces=" ".join(move.args[1:]), field=low)
    gained(state, seat, taken, events)
    refill_if_emptied(state, low, events)
    return True


# Vacub-Caquix


def _sweeps(state: GameState) -> Iterator[Offer]:
    """Before prophecies are chosen, so only if they can be."""
    if memory(state).turn.used or len(state.player.hand) >= limits(state, state.seat).hand_limit:
        return
    if state.deck or state.discard:
        for place, card in enumerate(state.row, 1):
            if card is not None:
                yield offer("sweep", place, item=Item("row", place), card=card)


def sweep(state: GameState, move: Do, events: Events) -> bool:
    """Discards a card of the row and fills the gap."""
    place = int(move.args[0]) - 1
    gone, new = state.row[place], top_of_deck(state, events)
    assert gone is not None
    assert new is not None
    state.row[place] = new
    state.discard += (gone,)
    change(state, "turn", used=True, swept=state.actions_left)
    tell(events, state.seat, "tribes-swept", card=gone)
    if events is not None:
        events.append(RowRefilled(None, (new,)))
    return False


# Xaman Ek


def _swaps(state: GameState) -> list[Offer]:
    return [] if memory(state).turn.used else exchanges(state)


def exchanges(state: GameState) -> list[Offer]:
    """Returns the offers to swap a piece of the own board with one of the supply of the same part and another
    colour."""
    return [
        _exchange_offer(own, number, other)
        for own in dict.fromkeys(state.player.board)
        for number, pieces in enumerate(state.supply, 1)
        for other in dict.fromkeys(pieces)
        if own.part == other.part and own is not other and not (own.loose or other.loose)
    ]


def _exchange_offer(own: Piece, number: int, other: Piece) -> Offer:
    item, args = Item("board", own.text), (own.text, number, other.text)
    return offer("exchange", *args, item=item, piece=own.text, pieces=other.text, field=number)


def exchange(state: GameState, move: Do, events: Events) -> bool:
    """Swaps the two pieces."""
    given, number, got = piece(move.args[0]), int(move.args[1]), piece(move.args[2])
    state.player.board = (*without(state.player.board, given), got)
    state.supply[number - 1] = (*without(state.supply[number - 1], got), given)
    if state.phase == "action":
        change(state, "turn", used=True)
    tell(events, state.seat, "tribes-exchanged", piece=given.text, pieces=got.text, field=number)
    return False


_MOVES: dict[str, Callable[[GameState], Iterator[Offer] | list[Offer]]] = {
    AHMAKIQ: _rests,
    HURACAN: _pairs,
    VACUB_CAQUIX: _sweeps,
    XAMAN_EK: _swaps,
}
