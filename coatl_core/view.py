"""What one seat may know of a game, and no more (RULES 2.6).

The interface and bots are given a ``PlayerView``, never the state. Two states that differ only in what a seat cannot
know give that seat equal views. ``determinize`` goes the other way: a state, made up at random, that fits the view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from attrs import evolve, field, frozen

from coatl_core.cards import Catalog
from coatl_core.coatl import Coatl
from coatl_core.pieces import BODIES, HEADS, TAILS, Piece
from coatl_core.rules import Rules, Setup, TokenKind
from coatl_core.state import Ending, GameState, Phase, Player
from coatl_core.variants import Opponent


@frozen
class SeatView:
    """A player seen from a seat: ``hand`` and ``temples`` are None where they are secret; their sizes never are."""

    name: str
    board: tuple[Piece, ...]
    coatls: tuple[Coatl, ...]
    tokens: tuple[TokenKind, ...]
    hand_size: int
    temples_size: int
    hand: tuple[str, ...] | None
    temples: tuple[str, ...] | None

    @property
    def completed(self) -> int:
        """How many of the coatls are complete."""
        return sum(c.complete for c in self.coatls)


@frozen
class PileView:
    """A temple pile: its top card (None if there is none) and how many cards it has."""

    top: str | None
    size: int


@frozen
class PlayerView:
    """The table from the seat ``seat`` (None: from nobody's). Fields mean what they mean in ``GameState``; ``bags``
    counts what is left of each kind of piece, which anyone can work out from the table."""

    seat: int | None
    setup: Setup
    rules: Rules
    catalog: Catalog = field(eq=False, repr=False)
    players: tuple[SeatView, ...]
    bags: Mapping[Piece, int]
    supply: tuple[tuple[Piece, ...], ...]
    row: tuple[str | None, ...]
    deck_size: int
    discard: tuple[str, ...]
    piles: tuple[PileView, ...]
    acting: int
    phase: Phase
    turn: int
    actions_left: int
    acted: bool
    closing: int
    reshuffles: int
    passes: int
    ending: Ending | None
    last_turns: tuple[tuple[int, int], ...] | None
    variants: Mapping[str, Any]

    @property
    def opponent(self) -> Opponent | None:
        """What the automatic opponent has on the table; None where there is none."""
        automatic = self.catalog.opponent
        return automatic.show(self) if automatic else None

    @property
    def own(self) -> SeatView:
        """The seat's own things; the acting player's if the view is nobody's."""
        return self.players[self.acting if self.seat is None else self.seat]

    def is_last_turn(self) -> bool:
        """Whether the turn being played is the last one of its player (8.2, 8.3)."""
        return self.last_turns is not None and all(seat != self.acting for seat, _ in self.last_turns)

    def bodies_left(self) -> int:
        """Body segments on the supply board and in the bag: the end begins when they run out (8.1b)."""
        on_supply = sum(map(len, self.supply[: self.rules.body_fields]))
        return on_supply + sum(self.bags[p] for p in BODIES)

    def refilled_by(self, number: int) -> bool:
        """Whether taking this field would refill the supply board (4.2)."""
        bodies = self.rules.body_fields
        first, last = (0, bodies) if number <= bodies else (bodies, len(self.supply))
        return bool(self.supply[number - 1]) and not any(
            pieces for i, pieces in enumerate(self.supply[first:last], first) if i != number - 1
        )


def view(state: GameState, seat: int | None) -> PlayerView:
    """What the seat may know of the state."""
    bags = {p: bag.count(p) for kinds, bag in _bags(state) for p in kinds}
    return PlayerView(
        seat=seat,
        setup=evolve(state.setup, seed=""),
        rules=state.rules,
        catalog=state.catalog,
        players=tuple(
            SeatView(
                name=name,
                board=player.board,
                coatls=player.coatls,
                tokens=player.tokens,
                hand_size=len(player.hand),
                temples_size=len(player.temples),
                hand=player.hand if number == seat else None,
                temples=player.temples if number == seat else None,
            )
            for number, (name, player) in enumerate(zip(state.setup.players, state.players, strict=True))
        ),
        bags=bags,
        supply=tuple(state.supply),
        row=tuple(state.row),
        deck_size=len(state.deck),
        discard=tuple(state.discard),
        piles=tuple(PileView(pile[-1] if pile else None, len(pile)) for pile in state.piles),
        acting=state.seat,
        phase=state.phase,
        turn=state.turn,
        actions_left=state.actions_left,
        acted=state.acted,
        closing=state.closing,
        reshuffles=state.reshuffles,
        passes=state.passes,
        ending=state.ending,
        last_turns=None if state.last_turns is None else tuple(state.last_turns),
        variants=state.variants.copy(),
    )


def _bags(state: GameState) -> Iterable[tuple[tuple[Piece, ...], list[Piece]]]:
    return (HEADS, state.heads), (BODIES, state.bodies), (TAILS, state.tails)


def determinize(seen: PlayerView, random: Random) -> GameState:
    """A state that fits the view: all that the seat cannot know is dealt anew."""
    prophecies = Counter(seen.catalog.prophecy_cards())
    temples = Counter(seen.catalog.temple_cards())
    prophecies.subtract(card for card in seen.row if card is not None)
    prophecies.subtract(seen.discard)
    for variant in seen.catalog.variants:
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
    random.shuffle(deck)
    random.shuffle(hidden)

    def deal(cards: list[str], size: int) -> tuple[str, ...]:
        return tuple(cards.pop() for _ in range(size))

    bags = []
    for kinds in (BODIES, HEADS, TAILS):
        bag = [p for p in kinds for _ in range(seen.bags[p])]
        random.shuffle(bag)
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
        setup=evolve(seen.setup, seed=str(random.getrandbits(64))),
        rules=seen.rules,
        catalog=seen.catalog,
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
