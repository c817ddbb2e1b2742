"""The deals of the lab: each is played twice, once with a card in one hand and once with it in another.

What a card is worth cannot be seen from who has fulfilled it: whoever wins has fulfilled more, of everything. So the
hand is what is changed, by chance, and everything else about the deal stays as it is. Both games tell something: what
the card gives to one player in the first, it gives to another in the second.
"""

from __future__ import annotations

from random import Random

from coatl_core.game.state import GameState


def give(state: GameState, card: str, random: Random) -> int | None:
    """Sees to it in place, directly after dealing, that a seat has this card in its first hand (a temple: as its own
    temple). If somebody has it, nothing changes; otherwise a seat drawn by lot gets it, and one of its cards goes where
    it lay. Returns the seat that has it; None if nobody can have it."""
    hands = [_hand(state, seat, card) for seat in range(len(state.players))]
    holders = [seat for seat, hand in enumerate(hands) if card in hand]
    if holders:
        return random.choice(holders)
    seat = random.randrange(len(hands))
    hand = list(hands[seat])
    temple = card in state.catalog.temples
    pool = [*state.piles[0], *state.piles[1]] if temple else [*state.deck, *(c or "" for c in state.row)]
    if not hand or card not in pool:
        return None
    mine, other = random.randrange(len(hand)), pool.index(card)
    hand[mine], pool[other] = pool[other], hand[mine]
    _set_hand(state, seat, card, hand)
    if temple:
        first = len(state.piles[0])
        state.piles = (tuple(pool[:first]), tuple(pool[first:]))
    else:
        cards = len(state.deck)
        state.deck = tuple(pool[:cards])
        state.row = [other or None for other in pool[cards:]]
    return seat


def pass_on(state: GameState, card: str, seat: int, to: int, random: Random) -> bool:
    """Lets this card of a seat, in place, change places with another card, drawn by lot, of the hand of another seat.
    Returns False, and does nothing, if that one has no other card."""
    hand, others = list(_hand(state, seat, card)), list(_hand(state, to, card))
    places = [place for place, other in enumerate(others) if other != card]
    if not places:
        return False
    mine, other = hand.index(card), random.choice(places)
    hand[mine], others[other] = others[other], hand[mine]
    _set_hand(state, seat, card, hand)
    _set_hand(state, to, card, others)
    return True


def _hand(state: GameState, seat: int, card: str) -> tuple[str, ...]:
    """The cards of a seat of the kind of this card."""
    player = state.players[seat]
    return player.temples if card in state.catalog.temples else player.hand


def _set_hand(state: GameState, seat: int, card: str, hand: list[str]) -> None:
    if card in state.catalog.temples:
        state.players[seat].temples = tuple(hand)
    else:
        state.players[seat].hand = tuple(hand)
