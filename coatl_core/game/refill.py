"""Refills the supply board from the bags, and the row from the deck (RULES 4.2, 5.2, 5.3, 9.8)."""

from __future__ import annotations

from random import Random
from typing import Any

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
    if not any(state.supply[state.rules.refilled_with(field)]):
        refill_supply(state, events)


def refill_supply(state: GameState, events: list[Event] | None) -> None:
    """Fills every empty field as far as the bags allow (4.2), and begins the end if the bodies have run out (4.3)."""
    rules = state.rules
    supply, bodies = state.supply, state.bodies
    last_body, last_head, size = rules.body_fields, rules.body_fields + rules.head_fields, rules.bodies_per_field
    filled = []
    for field, pieces in enumerate(supply):
        if pieces:
            continue
        bag = bodies if field < last_body else state.heads if field < last_head else state.tails
        due = size if field < last_body else 1
        if len(bag) >= due:
            supply[field] = tuple(bag[-due:])
            del bag[-due:]
            filled.append(field + 1)
    if events is not None and filled:
        events.append(SupplyRefilled(None, tuple(filled)))
    if len(bodies) < size and state.bodies_exhausted():
        begin_end(state, "bodies", events)


def top_of_deck(state: GameState, events: list[Event] | None) -> str | None:
    """Removes and returns the top card of the deck; an empty deck is first renewed from the discard pile (Ruling 5.3).
    Returns None if both are empty."""
    if not state.deck:
        if not state.discard:
            return None
        state.reshuffles += 1
        state.deck, state.discard = state.discard, []
        shuffle(state.deck, Random(f"{state.setup.seed}/{state.reshuffles}"))
        if events is not None:
            events.append(DeckRenewed(None, len(state.deck)))
    return state.deck.pop()


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
