"""Makes a possible game state from what one seat knows: everything else is dealt at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from coatl_core.cards.pieces import Piece
from coatl_core.game.refill import shuffle
from coatl_core.game.state import GameState, Player, Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.game.whereabouts import seen_of


def determinize(seen: PlayerView, random: Random) -> GameState:
    """Returns a state that fits the view: its ``view`` for the same seat is equal to ``seen``. What the seat cannot
    know (RULES 2.6) is dealt anew with ``random``: other hands and temples except what is ``known`` of them, what
    variants hide, the order of bags, deck and piles, and the seed.

    Each unseen card and piece is equally likely to be in any hidden place; the actions of the other players are not
    used to make a better guess. Equal views and equal generators give equal states, on every machine. Raises ValueError
    for a view that no game can have.
    """
    catalog = seen.catalog
    seen_cards: list[str | None] = [*seen.row, *seen.discard]
    seen_temples = [pile.top for pile in seen.piles]
    for each in seen.ruleset.holding:
        seen_cards += each.cards(seen.variants[each.id])
    hands, secrets = [], []
    for seat, player in enumerate(seen.players):
        hand, secret = seen_of(seen, seat)
        hands.append(hand)
        secrets.append(secret)
        seen_cards += hand
        seen_temples += secret
        for coatl in player.coatls:
            seen_cards += coatl.prophecies
            seen_temples.append(coatl.temple)
    deck, hidden = _unseen(catalog.prophecy_cards(), seen_cards), _unseen(catalog.temple_cards(), seen_temples)
    shuffle(deck, random)
    shuffle(hidden, random)
    heads, bodies, tails = seen.ruleset.kinds(seen.rules, len(seen.players))
    bags = [_shuffled([p for p in kinds for _ in range(seen.bags[p])], random) for kinds in (bodies, heads, tails)]
    players = [
        Player(
            board=p.board,
            hand=(*hand, *_deal(deck, p.hand_size - len(hand))),
            temples=(*secret, *_deal(hidden, p.temples_size - len(secret))),
            coatls=p.coatls,
            tokens=p.tokens,
            known=p.known,
        )
        for p, hand, secret in zip(seen.players, hands, secrets, strict=True)
    ]
    piles = tuple(() if pile.top is None else (*_deal(hidden, pile.size - 1), pile.top) for pile in seen.piles)
    variants = dict(seen.variants)
    if seen.ruleset.hiding:
        variants |= guessed(seen.ruleset, seen.variants, seen.seat, deck, random)
    return GameState(
        setup=seen.setup.with_seed(str(random.random())),
        rules=seen.rules,
        ruleset=seen.ruleset,
        players=players,
        bodies=bags[0],
        heads=bags[1],
        tails=bags[2],
        supply=list(seen.supply),
        row=list(seen.row),
        deck=tuple(deck),
        discard=seen.discard,
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
        variants=variants,
        questions=seen.questions,
        held=seen.held,
        copied=True,
    )


def guessed(
    ruleset: Ruleset, seen: Mapping[str, Any], seat: int | None, deck: list[str], random: Random
) -> dict[str, Any]:
    """Returns whole values of the variants that hide something, by their ids, from what a seat has ``seen`` of them.
    Cards that it cannot see are taken from the end of the ``deck``. Raises VariantFailed, and ValueError if these are
    too few."""
    laid = with_unseen_cards(ruleset, seen, deck)
    return {variant.id: variant.guess(laid[variant.id], seat, random) for variant in ruleset.hiding}


def with_unseen_cards(ruleset: Ruleset, seen: Mapping[str, Any], deck: list[str]) -> Mapping[str, Any]:
    """Returns the values of the variants with cards from the end of the ``deck`` in the places of those that are not
    seen. Raises VariantFailed, and ValueError if these are too few."""
    laid = {**seen}
    for variant in ruleset.covering:
        own = laid[variant.id]
        unseen = [*variant.cards(own)].count(None)
        if unseen:
            laid[variant.id] = variant.guess_cards(own, _deal(deck, unseen))
    return laid


def redeal(state: GameState, seat: int | None, random: Random) -> GameState:
    """Returns another state that this seat, None being a spectator, cannot tell from the given one: like
    ``determinize(view(state, seat), random)``, but faster, for a search that looks at many such states. The given state
    does not change."""
    after = state.clone()
    deck, hidden = [*state.deck], [card for pile in state.piles for card in pile[:-1]]
    seen_hands = (seat, *state.ruleset.opens(seat, len(state.players)))
    seen: dict[str, Any] = {}
    for variant in state.ruleset.hiding:
        seen[variant.id] = variant.seen(state.variants[variant.id], seat)
    if state.ruleset.covering:
        deck += unseen_cards(state, seen)
    others = [player for number, player in enumerate(after.players) if number not in seen_hands]
    kept = []
    for player in others:
        hand, temples = [*player.hand], [*player.temples]
        for card in player.known:
            (hand if card in hand else temples).remove(card)
        deck += hand
        hidden += temples
        kept.append((player, hand, temples))
    shuffle(deck, random)
    shuffle(hidden, random)
    for player, hand, temples in kept:
        if hand:
            player.hand = (*_left(player.hand, hand), *_deal(deck, len(hand)))
        if temples:
            player.temples = (*_left(player.temples, temples), *_deal(hidden, len(temples)))
    after.piles = tuple((*_deal(hidden, len(pile) - 1), pile[-1]) if pile else () for pile in state.piles)
    after.bodies = _shuffled(state.bodies, random)
    after.heads = _shuffled(state.heads, random)
    after.tails = _shuffled(state.tails, random)
    if seen:
        after.variants |= guessed(state.ruleset, seen, seat, deck, random)
    after.deck = tuple(deck)
    after.setup = state.setup.with_seed(str(random.random()))
    return after


def unseen_cards(state: GameState, seen: Mapping[str, Any]) -> list[str]:
    """Returns the cards that lie with variants where nobody who has ``seen`` this of them can see them."""
    unseen: list[str] = []
    for variant in state.ruleset.covering:
        shown = variant.cards(seen[variant.id])
        if None in shown:
            whole = variant.cards(state.variants[variant.id])
            unseen += [card for card, at in zip(whole, shown, strict=True) if at is None and card is not None]
    return unseen


def _unseen(cards: Iterable[str], seen: Iterable[str | None]) -> list[str]:
    """Returns the cards of which the seen ones are taken away, each as often as it was seen. None is no card."""
    gone = dict(Counter(seen))  # a Counter is slow for what it does not have
    unseen = []
    for card in cards:
        left = gone.get(card)
        if left:
            gone[card] = left - 1
        else:
            unseen.append(card)
    return unseen


def _left(cards: tuple[str, ...], gone: Iterable[str]) -> list[str]:
    left = [*cards]
    for card in gone:
        left.remove(card)
    return left


def _deal(cards: list[str], size: int) -> tuple[str, ...]:
    if not 0 <= size <= len(cards):
        raise ValueError("the view fits no game: fewer cards are left than are hidden")
    first = len(cards) - size
    dealt = tuple(cards[first:][::-1])
    del cards[first:]
    return dealt


def _shuffled(pieces: Iterable[Piece], random: Random) -> tuple[Piece, ...]:
    bag = [*pieces]
    shuffle(bag, random)
    return tuple(bag)
