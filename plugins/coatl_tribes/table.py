"""What all parts of the variant do with the table: read and change what is remembered, pay, draw, lay pieces back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Do
from coatl_core.game.events import DrewFromDeck, Event, VariantEvent
from coatl_core.game.offers import Item, Offer
from coatl_core.game.opponent import Table
from coatl_core.game.refill import top_of_deck
from coatl_core.game.rules import Rules
from coatl_core.game.rulings import MENDED
from coatl_core.game.state import GameState
from coatl_tribes.memory import Memory
from coatl_tribes.names import ID

Events = list[Event] | None


def memory(table: Table) -> Memory:
    """Returns what the variant remembers."""
    own = table.variants[ID]
    assert isinstance(own, Memory)
    return own


def change(state: GameState, part: str, **changes: Any) -> None:
    """Changes fields of one part of what is remembered."""
    own = memory(state)
    state.variants[ID] = evolve(own, **{part: evolve(getattr(own, part), **changes)})


def mended(state: GameState) -> bool:
    """Returns whether the game is played by the mended rulings, see ``coatl_core.game.rulings``."""
    return state.setup.rulings >= MENDED


def with_one(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Returns the counts of all seats with one more for this one."""
    return tuple(count + (number == seat) for number, count in enumerate(counts))


def limits(state: GameState, seat: int) -> Rules:
    """Returns the rules with the limits of a seat."""
    return state.ruleset.limits(state.rules, state.variants, seat)


def room(state: GameState, seat: int) -> int:
    """Returns the free spaces of a player board."""
    return max(0, limits(state, seat).board_spaces - len(state.players[seat].board))


def tell(events: Events, seat: int | None, message: str, **values: str | int) -> None:
    """Adds what has happened to the log."""
    if events is not None:
        events.append(VariantEvent(seat, message, values))


def offer(move: str, *args: str | int, item: Item | None = None, **values: str | int) -> Offer:
    """Returns the offer of a move; its message is ``tribes-do-<move>``."""
    return Offer(Do(ID, move, [str(arg) for arg in args]), f"tribes-do-{move}", values, item)


def draw(state: GameState, seat: int, number: int, events: Events) -> None:
    """Draws so many prophecies from the deck, or as many as the hand has room for."""
    deal_more(state, seat, min(number, limits(state, seat).hand_limit - len(state.players[seat].hand)), events)


def deal_more(state: GameState, seat: int, number: int, events: Events) -> None:
    """Deals so many prophecies from the deck: no hand limit binds a deal (2.5)."""
    player = state.players[seat]
    for _ in range(number):
        card = top_of_deck(state, events)
        if card is None:
            return
        player.hand += (card,)
        if events is not None:
            events.append(DrewFromDeck(seat, card))


def pay(state: GameState, seat: int, card: str, events: Events) -> None:
    """Discards a prophecy of the hand as a payment."""
    player = state.players[seat]
    player.hand = without(player.hand, card)
    player.forget(card)
    state.discard += (card,)
    own = memory(state)
    state.variants[ID] = evolve(own, paid=with_one(own.paid, seat))
    tell(events, seat, "tribes-paid", card=card)


def payments(state: GameState, move: str, *args: str | int, cards: Sequence[str] | None = None) -> list[Offer]:
    """Returns an offer for each prophecy of the hand that a move can be paid with; ``cards`` are those, if not all."""
    hand = state.player.hand if cards is None else cards
    return [offer(move, *args, card, item=Item("hand", card), card=card) for card in dict.fromkeys(hand)]


def without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    """Returns the items without the first one that is equal to ``item``."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def under_the_bag(state: GameState, seat: int, piece: Piece) -> None:
    """Lays a piece of a player board under those in its bag, which are drawn from the end."""
    player = state.players[seat]
    player.board = without(player.board, piece)
    if piece.part == "head":
        state.heads = (piece, *state.heads)
    elif piece.part == "tail":
        state.tails = (piece, *state.tails)
    else:
        state.bodies = (piece, *state.bodies)
