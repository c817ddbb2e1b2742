"""What one seat may know of a game, and no more (RULES 2.6).

Screens and bots read a ``PlayerView``, never the state. Two states that differ only in what a seat cannot know give
that seat equal views. ``determinize`` does the opposite: it makes a state that fits a view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from attrs import field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.game.abilities import HasPanel
from coatl_core.game.coatl import Coatl
from coatl_core.game.events import Ending
from coatl_core.game.goal import Goal
from coatl_core.game.last_turns import is_last_turn
from coatl_core.game.offers import Question
from coatl_core.game.opponent import Opponent
from coatl_core.game.rules import Rules, Setup, TokenKind
from coatl_core.game.state import GameState, Held, Phase, Ruleset
from coatl_core.game.track import PanelPart


@frozen
class SeatView:
    """A player as a seat sees them. ``hand`` and ``temples`` are None if they are secret, which they are but for one's
    own and for those of partners with open hands; their sizes are public. ``known`` are those cards in the hand, and
    those temples, that everybody has seen them take: prophecies from the row (5.1), and temples from the top of a pile
    (7.3)."""

    name: str
    board: tuple[Piece, ...]
    coatls: tuple[Coatl, ...]
    tokens: tuple[TokenKind, ...]
    hand_size: int
    temples_size: int
    hand: tuple[str, ...] | None
    temples: tuple[str, ...] | None
    known: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<SeatView {self.name}: {self.hand_size} prophecies in hand, {len(self.coatls)} coatls>"

    @property
    def shown(self) -> tuple[str, ...]:
        """The prophecies and temples in the hand, if whoever looks may see them."""
        return (*(self.hand or ()), *(self.temples or ()))

    @property
    def completed(self) -> int:
        """The number of complete coatls."""
        return sum(c.complete for c in self.coatls)


@frozen
class PileView:
    """A temple pile: its top card (None if it is empty) and its number of cards."""

    top: str | None
    size: int


@frozen
class PlayerView:
    """The table as ``seat`` sees it (None: a spectator). ``acting`` is the seat to act; ``bags`` counts the pieces of
    each kind left in the bags, which every player can work out from the table. ``words`` makes the text of ``str()``,
    see ``language.viewtext``. All other fields are as in ``GameState``."""

    seat: int | None
    setup: Setup
    rules: Rules
    ruleset: Ruleset = field(eq=False, repr=False)
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
    questions: tuple[Question, ...] = ()
    held: tuple[int, Held] | None = None
    words: Callable[[PlayerView], str] | None = field(default=None, eq=False, repr=False)

    def __repr__(self) -> str:
        whose = "nobody" if self.seat is None else f"seat {self.seat}"
        return f"<PlayerView of {whose}, turn {self.turn}: {self.phase}, seat {self.acting} of {len(self.players)}>"

    def __str__(self) -> str:
        """Returns the table as text if the view has ``words``, and ``repr`` otherwise."""
        return self.words(self) if self.words else repr(self)

    @property
    def catalog(self) -> Catalog:
        """All cards of the game."""
        return self.ruleset.catalog

    @property
    def goal(self) -> Goal | None:
        """Who wins together; None if everybody wins alone."""
        return self.ruleset.goal(len(self.players))

    @property
    def opponent(self) -> Opponent | None:
        """What the automatic opponent has, or None if there is no opponent."""
        automatic = self.ruleset.opponent
        return automatic.show(self) if automatic else None

    def panel(self) -> tuple[tuple[HasPanel, tuple[PanelPart, ...]], ...]:
        """Returns what the variants show beside the table to this seat: each one that shows anything, with its lines
        and tracks.
        Raises VariantFailed."""
        shown = ((variant, tuple(variant.panel(self))) for variant in self.ruleset.showing)
        return tuple((variant, lines) for variant, lines in shown if lines)

    @property
    def own(self) -> SeatView:
        """The player of this seat; for a spectator, the acting player."""
        return self.players[self.acting if self.seat is None else self.seat]

    def limits(self, seat: int | None = None) -> Rules:
        """Returns the rules with the limits that variants have set for a seat; None is the seat of ``own``. Raises
        VariantFailed."""
        if seat is None:
            seat = self.acting if self.seat is None else self.seat
        return self.ruleset.limits(self.rules, self.variants, seat)

    def is_last_turn(self) -> bool:
        """Returns whether the current turn is the last one of its player (8.2, 8.3)."""
        return is_last_turn(self.last_turns, self.acting if self.held is None else self.held[0])

    def bodies_left(self) -> int:
        """Returns the number of body segments on the supply board and in the bag; the end begins when they run out
        (8.1b)."""
        on_supply = sum(map(len, self.supply[: self.rules.body_fields]))
        return on_supply + sum(left for kind, left in self.bags.items() if kind.part == "body")

    def refilled_by(self, number: int) -> bool:
        """Returns whether taking this field (from 1) would refill the supply board (4.2)."""
        left = (*self.supply[: number - 1], (), *self.supply[number:])
        return bool(self.supply[number - 1]) and not any(left[self.rules.refilled_with(number)])


def view(state: GameState, seat: int | None, words: Callable[[PlayerView], str] | None = None) -> PlayerView:
    """Returns what the seat may know of the state; seat None is a spectator. ``words`` makes the text of ``str()``."""
    variants = state.variants.copy()
    for variant in state.ruleset.hiding:
        variants[variant.id] = variant.seen(variants[variant.id], seat)
    heads, bodies, tails = state.ruleset.kinds(state.rules, len(state.players))
    secret = state.setup.secret  # nobody has told the cards of a secret seat
    shown: tuple[int | None, ...] = () if seat in secret else (seat,)
    if state.ruleset.uniting:
        shown += tuple(each for each in state.ruleset.opens(seat, len(state.players)) if each not in secret)
    return PlayerView(
        seat=seat,
        setup=state.setup.with_seed(""),
        rules=state.rules,
        ruleset=state.ruleset,
        players=tuple(
            SeatView(
                name=name,
                board=player.board,
                coatls=player.coatls,
                tokens=player.tokens,
                hand_size=len(player.hand),
                temples_size=len(player.temples),
                hand=player.hand if number in shown else None,
                temples=player.temples if number in shown else None,
                known=player.known,
            )
            for number, (name, player) in enumerate(zip(state.setup.players, state.players, strict=True))
        ),
        bags={**_counted(heads, state.heads), **_counted(bodies, state.bodies), **_counted(tails, state.tails)},
        supply=tuple(state.supply),
        row=tuple(state.row),
        deck_size=len(state.deck),
        discard=state.discard,
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
        variants=variants,
        questions=tuple(question.seen_by(seat) for question in state.questions),
        held=state.held,
        words=words,
    )


@lru_cache(maxsize=64)
def _counted(kinds: tuple[Piece, ...], bag: tuple[Piece, ...]) -> dict[Piece, int]:
    """Returns how many pieces of each kind are in a bag. Most views of a game are of bags seen before."""
    return {p: bag.count(p) for p in kinds}
