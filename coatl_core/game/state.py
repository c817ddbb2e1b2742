"""The state of a game: everything on the table and in the bags, whose turn it is and in which phase.

Mutable, because the engine advances it in place; everyone else clones it first or is given a ``PlayerView``. Pieces and
coatls are never changed, so a clone copies lists only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from attrs import define, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Ending, Event
from coatl_core.game.opponent import Forecast, Opponent, Table
from coatl_core.game.rules import Rules, Setup, TokenKind
from coatl_core.game.scoresheet import ScoreSheet

Phase: TypeAlias = Literal["keep", "action", "choose", "vision", "assemble", "complete", "opponent", "over"]
"""keep: choosing of the dealt prophecies (2.5). action: an action is due (3). choose: prophecies were drawn, more may
follow (5). vision: hand cards may be discarded before choosing (7.2). assemble: something was built, more may follow
(6.1). complete: a coatl was closed and gets its last cards (6.5). opponent: a step of the automatic opponent is due,
who moves before the turn of ``seat`` (9.3). over: the game has ended."""


@define
class Player:
    """What lies before one player. ``board`` is in the order of taking, ``coatls`` in the order of starting.

    The fields are tuples, replaced as a whole, so that states and views can share them.
    """

    board: tuple[Piece, ...] = ()
    hand: tuple[str, ...] = ()
    temples: tuple[str, ...] = ()
    coatls: tuple[Coatl, ...] = ()
    tokens: tuple[TokenKind, ...] = ()

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
    ruleset: Ruleset = field(eq=False, repr=False)
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
            self.ruleset,
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
    def catalog(self) -> Catalog:
        """All cards of the game."""
        return self.ruleset.catalog

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


class Variant:
    """One variant of one game, with the options chosen for it (in the order of ``options``).

    ``players`` is the least and the largest number of players it is for. With ``opponent`` it moves by itself before
    every player's turn: see ``step``; a game has at most one such variant. Raises ValueError for an option it does not
    have.
    """

    id: ClassVar[str]
    options: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[tuple[int, int]] = (2, 4)
    opponent: ClassVar[bool] = False

    def __init__(self, chosen: Iterable[str] = ()) -> None:
        wanted = tuple(chosen)
        for option in wanted:
            if option not in self.options:
                raise ValueError(option)
        self.chosen = tuple(option for option in self.options if option in wanted)

    def rules(self, rules: Rules, players: int) -> Rules:
        """The rules with this variant's numbers in them. Called once, before anything is dealt."""
        return rules

    def deal(self, state: GameState) -> object:
        """Deals what the variant needs, after everything else was dealt; returns its own value of the game."""
        return None

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        """Why the variant forbids an action that the rules allow; None if it does not. It must never leave a player
        whose coatl has just closed without any action. The code names the plugin's message ``refusal-<code>``."""
        return None

    def allowed(self, state: GameState, actions: list[Action]) -> list[Action]:
        """Those of the actions that ``refusal`` does not forbid. It is ``refusal`` that a variant overrides."""
        if type(self).refusal is Variant.refusal:
            return actions
        return [action for action in actions if self.refusal(state, action) is None]

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        """Plays one step of the opponent's turn on the state itself, adds what happened to ``events`` if there are
        any, and says whether the turn is over. Nothing in it may be random."""
        raise NotImplementedError(f"variant {self.id} has no opponent")

    def cards(self, own: Any) -> Sequence[str]:
        """The prophecies that lie with the variant, of its own value: they are nowhere else."""
        return ()

    def show(self, table: Table) -> Opponent | None:
        """The opponent's things."""
        return None

    def forecast(self, table: Table) -> Forecast | None:
        """What the opponent would do now; None if that is nothing."""
        return None

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        """The score sheet as this variant has it. Who has won is decided anew by the points on it, unless the variant
        sets the ``winners`` or a ``verdict``, the message of the plugin that says who has won."""
        return sheet


@frozen(eq=False)
class Ruleset:
    """What a game is played with: its cards, and its variants in the order of the setup. Raises ValueError for more
    than one automatic opponent."""

    catalog: Catalog
    variants: tuple[Variant, ...] = ()
    opponent: Variant | None = field(init=False)

    def __attrs_post_init__(self) -> None:
        opponents = [variant for variant in self.variants if variant.opponent]
        if len(opponents) > 1:
            raise ValueError(f"a game has one automatic opponent at most: {', '.join(v.id for v in opponents)}")
        object.__setattr__(self, "opponent", opponents[0] if opponents else None)
