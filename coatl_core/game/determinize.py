"""Makes a possible game state from what one seat knows: everything else is dealt at random."""

from __future__ import annotations

from collections import Counter
from random import Random

from attrs import evolve

from coatl_core.cards.pieces import BODIES, HEADS, TAILS
from coatl_core.game.refill import shuffle
from coatl_core.game.state import GameState, Player
from coatl_core.game.view import PlayerView


def determinize(seen: PlayerView, random: Random) -> GameState:
    """Returns a state that fits the view: its ``view`` for the same seat is equal to ``seen``. What the seat cannot
    know (RULES 2.6) is dealt anew with ``random``: other hands and temples, the order of bags, deck and piles, and the
    seed.

    Each unseen card and piece is equally likely to be in any hidden place; the actions of the other players are not
    used to make a better guess. Equal views and equal generators give equal states, on every machine. Raises ValueError
    for a view that no game can have.
    """
    prophecies = Counter(seen.catalog.prophecy_cards())
    temples = Counter(seen.catalog.temple_cards())
    prophecies.subtract(card for card in seen.row if card is not None)
    prophecies.subtract(seen.discard)
    for variant in seen.ruleset.variants:
        prophecies.subtract(variant.cards(seen.variants[variant.id]))
    temples.subtract(pile.top for pile in seen.piles if pile.top is not None)
    for player in seen.players:
        prophecies.subtract(player.hand or ())
        temples.subtract(player.temples or ())
        for coatl in player.coatls:
            prophecies.subtract(coatl.prophecies)
            if coatl.temple is not None:
                temples.subtract([coatl.temple])
    deck, hidden = list(prophecies.elements()), list(temples.elements())
    shuffle(deck, random)
    shuffle(hidden, random)

    def deal(cards: list[str], size: int) -> tuple[str, ...]:
        if size > len(cards):
            raise ValueError("the view fits no game: fewer cards are left than are hidden")
        return tuple(cards.pop() for _ in range(size))

    bags = []
    for kinds in (BODIES, HEADS, TAILS):
        bag = [p for p in kinds for _ in range(seen.bags[p])]
        shuffle(bag, random)
        bags.append(bag)
    players = [
        Player(
            board=p.board,
            hand=deal(deck, p.hand_size) if p.hand is None else p.hand,
            temples=deal(hidden, p.temples_size) if p.temples is None else p.temples,
            coatls=p.coatls,
            tokens=p.tokens,
        )
        for p in seen.players
    ]
    piles = [[] if pile.top is None else [*deal(hidden, pile.size - 1), pile.top] for pile in seen.piles]
    bodies, heads, tails = bags
    return GameState(
        setup=evolve(seen.setup, seed=str(random.random())),
        rules=seen.rules,
        ruleset=seen.ruleset,
        players=players,
        bodies=bodies,
        heads=heads,
        tails=tails,
        supply=list(seen.supply),
        row=list(seen.row),
        deck=deck,
        discard=list(seen.discard),
        piles=piles,
        seat=seen.acting,
        phase=seen.phase,
        turn=seen.turn,
        actions_left=seen.actions_left,
        acted=seen.acted,
        closing=seen.closing,
        reshuffles=seen.reshuffles,
        passes=seen.passes,
        ending=seen.ending,
        last_turns=None if seen.last_turns is None else list(seen.last_turns),
        variants=dict(seen.variants),
    )
