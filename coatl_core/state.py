"""The state of a game: everything on the table and in the bags, whose turn it is and in which phase.

Mutable, because the engine advances it in place; everyone else clones it first or is given a ``PlayerView``. Pieces and
coatls are never changed, so a clone copies lists only.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal, TypeAlias

from attrs import define, field

from coatl_core.actions import Fulfil
from coatl_core.cards import Catalog
from coatl_core.coatl import Coatl
from coatl_core.pieces import Piece
from coatl_core.rules import Rules, Setup, TokenKind

Phase: TypeAlias = Literal["keep", "action", "choose", "vision", "assemble", "complete", "opponent", "over"]
"""keep: choosing of the dealt prophecies (2.5). action: an action is due (3). choose: prophecies were drawn, more may
follow (5). vision: hand cards may be discarded before choosing (7.2). assemble: something was built, more may follow
(6.1). complete: a coatl was closed and gets its last cards (6.5). opponent: a step of the automatic opponent is due,
who moves before the turn of ``seat`` (9.3). over: the game has ended."""

Ending: TypeAlias = Literal["coatls", "bodies", "standstill"]
"""What began the end: a third coatl (8.1a), no bodies left (8.1b), or nobody able to do anything."""


@define(eq=False, repr=False)
class Reading:
    """What ``legal`` remembers of a hand read against one coatl: the prophecies it fulfils, and for each piece asked
    after whether it may close the coatl. True as long as coatl and hand are the very same."""

    coatl: Coatl
    hand: tuple[str, ...]
    fulfilments: list[Fulfil]
    closing: dict[Piece, bool] = field(factory=dict)


@define
class Player:
    """What lies before one player. ``board`` is in the order of taking, ``coatls`` in the order of starting.

    The fields are tuples, replaced as a whole, so that states and views can share them. ``reads`` is a memory of
    ``legal``: it holds nothing that the other fields do not decide.
    """

    board: tuple[Piece, ...] = ()
    hand: tuple[str, ...] = ()
    temples: tuple[str, ...] = ()
    coatls: tuple[Coatl, ...] = ()
    tokens: tuple[TokenKind, ...] = ()
    reads: dict[int, Reading] = field(factory=dict, eq=False, repr=False)

    def clone(self) -> Player:
        return Player(self.board, self.hand, self.temples, self.coatls, self.tokens)

    @property
    def completed(self) -> int:
        """How many of the coatls are complete."""
        return sum(c.head and c.tail for c in self.coatls)


@define
class GameState:
    """A game between two actions. Bags, deck and piles are drawn from their end.

    ``supply`` holds the pieces of each field, bodies first, then heads, then tails. A place of the ``row`` is None
    between the draw of its card and the end of the turn. ``actions_left`` counts the actions of this turn, ``acted``
    says that one is done (in the phase ``opponent``: a step). ``last_turns`` is None until the end begins; then it
    lists the turns still to come after the present one, as (seat, actions). ``variants`` is what each variant
    remembers, by its id: frozen values.
    """

    setup: Setup
    rules: Rules
    catalog: Catalog = field(eq=False, repr=False)
    players: list[Player]
    bodies: list[Piece]
    heads: list[Piece]
    tails: list[Piece]
    supply: list[tuple[Piece, ...]]
    row: list[str | None]
    deck: list[str]
    discard: list[str]
    piles: list[list[str]]
    seat: int
    phase: Phase = "keep"
    turn: int = 0
    actions_left: int = 1
    acted: bool = False
    closing: int = -1
    reshuffles: int = 0
    passes: int = 0
    ending: Ending | None = None
    last_turns: list[tuple[int, int]] | None = None
    variants: dict[str, Any] = field(factory=dict)

    def clone(self) -> GameState:
        """A state that can be advanced without touching this one."""
        last_turns = self.last_turns
        return GameState(
            self.setup,
            self.rules,
            self.catalog,
            [p.clone() for p in self.players],
            self.bodies[:],
            self.heads[:],
            self.tails[:],
            self.supply[:],
            self.row[:],
            self.deck[:],
            self.discard[:],
            [pile[:] for pile in self.piles],
            self.seat,
            self.phase,
            self.turn,
            self.actions_left,
            self.acted,
            self.closing,
            self.reshuffles,
            self.passes,
            self.ending,
            last_turns if last_turns is None else last_turns[:],
            self.variants.copy(),
        )

    @property
    def player(self) -> Player:
        """The player whose action is due."""
        return self.players[self.seat]

    def bodies_exhausted(self) -> bool:
        """No body segments on the supply board and too few in the bag to fill a field (4.3)."""
        rules = self.rules
        return len(self.bodies) < rules.bodies_per_field and not any(self.supply[: rules.body_fields])

    def text(self) -> str:
        """The whole state in readable lines, the same on every machine."""
        lines = [
            f"turn {self.turn} seat {self.seat} phase {self.phase} actions {self.actions_left} {int(self.acted)}",
            f"closing {self.closing} reshuffles {self.reshuffles} passes {self.passes}",
            f"ending {self.ending} last turns {self.last_turns}",
            f"bodies {_pieces(self.bodies)}",
            f"heads {_pieces(self.heads)}",
            f"tails {_pieces(self.tails)}",
            f"supply {' | '.join(map(_pieces, self.supply))}",
            f"row {' '.join(card or '-' for card in self.row)}",
            f"deck {' '.join(self.deck)}",
            f"discard {' '.join(self.discard)}",
            *(f"pile {' '.join(pile)}" for pile in self.piles),
        ]
        for player in self.players:
            lines.append(f"board {_pieces(player.board)}")
            lines.append(f"hand {' '.join(player.hand)} temples {' '.join(player.temples)} {' '.join(player.tokens)}")
            lines += [f"coatl {c} {' '.join(c.prophecies)} temple {c.temple}" for c in player.coatls]
        lines += [f"variant {id} {own}" for id, own in self.variants.items()]
        return "\n".join(lines)

    def digest(self) -> str:
        """SHA-256 of ``text()``."""
        return hashlib.sha256(self.text().encode()).hexdigest()


def _pieces(pieces: list[Piece] | tuple[Piece, ...]) -> str:
    return " ".join([p.text for p in pieces])
