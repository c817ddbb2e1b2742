"""The deals of the lab: each is played as it was dealt, and again with some cards given to, or taken from, one hand.

What a card is worth cannot be seen from who has fulfilled it: whoever wins has fulfilled more, of everything. So the
hand is what is changed, by chance, and everything else about the deal stays as it is.
"""

from __future__ import annotations

from random import Random

from coatl_core.game.state import GameState


def exchange(state: GameState, card: str, random: Random) -> tuple[int, bool] | None:
    """Changes in place, directly after dealing, whether a seat has this card in its first hand (a temple: whether it is
    its own temple). If somebody has it, it is taken from one who has; otherwise a seat drawn by lot gets it. It changes
    places with a card that nobody has yet. Returns the seat, and whether it has the card now; None if nothing can be
    changed places with."""
    temple = card in state.catalog.temples
    hands = [player.temples if temple else player.hand for player in state.players]
    holders = [seat for seat, hand in enumerate(hands) for held in hand if held == card]
    seat = random.choice(holders) if holders else random.randrange(len(hands))
    hand = list(hands[seat])
    pool = [*state.piles[0], *state.piles[1]] if temple else [*state.deck, *(c or "" for c in state.row)]
    if holders:
        leaving = [place for place, held in enumerate(hand) if held == card]
        coming = [place for place, other in enumerate(pool) if other and other != card]
    else:
        leaving = [random.randrange(len(hand))] if hand else []
        coming = [place for place, other in enumerate(pool) if other == card]
    if not leaving or len(coming) < len(leaving):
        return None
    for mine, other in zip(leaving, random.sample(coming, len(leaving)), strict=True):
        hand[mine], pool[other] = pool[other], hand[mine]
    player = state.players[seat]
    if temple:
        first = len(state.piles[0])
        player.temples, state.piles = tuple(hand), (tuple(pool[:first]), tuple(pool[first:]))
    else:
        cards = len(state.deck)
        player.hand, state.deck = tuple(hand), tuple(pool[:cards])
        state.row = [other or None for other in pool[cards:]]
    return seat, not holders
