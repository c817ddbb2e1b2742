"""Refills the supply board from the bags, and the row from the deck (RULES 4.2, 5.2, 5.3, 9.8)."""

from __future__ import annotations

from random import Random
from typing import Any

from coatl_core.cards.pieces import Piece
from coatl_core.game.events import DeckRenewed, Event, RowRefilled, SupplyRefilled
from coatl_core.game.last_turns import begin_end
from coatl_core.game.state import GameState


def shuffle(items: list[Any], random: Random) -> None:
    """Shuffles in place, by sorting by random numbers: only ``Random.random`` gives the same in every Python
    version."""
    number = random.random
    items.sort(key=lambda _: number())


def refill_if_emptied(state: GameState, field: int, events: list[Event] | None) -> None:
    """Refills the supply board if the field (from 1) just emptied held its last bodies, or the last of its heads and
    tails (4.2). Must be called after a field was emptied."""
    supply, bodies = state.supply, state.rules.body_fields  # as Rules.refilled_with says, but twice as fast
    if not any(supply[:bodies] if field <= bodies else supply[bodies:]):
        refill_supply(state, events)


def refill_supply(state: GameState, events: list[Event] | None) -> None:
    """Fills every empty field as far as the bags allow (4.2), and begins the end if the bodies have run out (4.3)."""
    rules = state.rules
    last_body, last_head, size = rules.body_fields, rules.body_fields + rules.head_fields, rules.bodies_per_field
    filled: list[int] = []
    state.bodies = _fill(state.supply, range(last_body), size, state.bodies, filled)
    state.heads = _fill(state.supply, range(last_body, last_head), 1, state.heads, filled)
    state.tails = _fill(state.supply, range(last_head, rules.fields), 1, state.tails, filled)
    if events is not None and filled:
        events.append(SupplyRefilled(None, tuple(filled)))
    if len(state.bodies) < size and state.bodies_exhausted():
        begin_end(state, "bodies", events)


def _fill(
    supply: list[tuple[Piece, ...]], fields: range, size: int, bag: tuple[Piece, ...], filled: list[int]
) -> tuple[Piece, ...]:
    """Fills the empty ones among these fields (from 0) with ``size`` pieces each, adds their numbers to ``filled``, and
    returns what is left in the bag. The bag is long, so it is cut only once."""
    left = len(bag)
    for field in fields:
        if not supply[field] and left >= size:
            begin = left - size
            supply[field] = bag[begin:left]
            left = begin
            filled.append(field + 1)
    return bag[:left]


def top_of_deck(state: GameState, events: list[Event] | None) -> str | None:
    """Removes and returns the top card of the deck; an empty deck is first renewed from the discard pile (Ruling 5.3).
    Returns None if both are empty."""
    if not state.deck:
        if not state.discard:
            return None
        state.reshuffles += 1
        deck = [*state.discard]
        shuffle(deck, Random(f"{state.setup.seed}/{state.reshuffles}"))
        for card in reversed(state.renewed):  # people have shuffled a real deck, and told what came first
            deck.remove(card)
            deck.append(card)
        state.renewed = ()
        state.deck, state.discard = tuple(deck), ()
        if events is not None:
            events.append(DeckRenewed(None, len(deck)))
    top = state.deck[-1]
    state.deck = state.deck[:-1]
    return top


def refill_row(state: GameState, events: list[Event] | None) -> None:
    """Fills the empty places of the row as long as there are cards (5.2). A row that slides is first moved to the
    right, and then filled from right to left (9.8)."""
    if state.rules.row_slides:
        cards = [card for card in state.row if card is not None]
        state.row = [None] * (len(state.row) - len(cards)) + cards
    revealed = []
    places = range(len(state.row))
    for place in reversed(places) if state.rules.row_slides else places:
        if state.row[place] is None:
            new = top_of_deck(state, events)
            if new is None:
                break
            state.row[place] = new
            revealed.append(new)
    if revealed and events is not None:
        events.append(RowRefilled(None, tuple(revealed)))
