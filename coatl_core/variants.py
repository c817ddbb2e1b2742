"""Variants: changes of the rules that a game is set up with.

A variant is a class whose methods do nothing; a plugin's own overrides those it needs. The ones chosen for a game run
as a pipeline in the order of its setup, so that a game never depends on what else is installed. What a variant has to
remember of a game is one frozen value, kept in ``state.variants`` under its id, open to everyone and replaced as a
whole; ``str()`` of it must be the same on every machine.

Its messages are those of its plugin: ``<id>-name`` and ``<id>-help``, for each option ``<id>-<option>`` and
``<id>-<option>-help``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from attrs import frozen

if TYPE_CHECKING:
    from coatl_core.actions import Action
    from coatl_core.cards import Catalog
    from coatl_core.coatl import ScoreLine
    from coatl_core.events import Event, Told
    from coatl_core.pieces import Piece
    from coatl_core.refusals import Refusal
    from coatl_core.rules import Rules
    from coatl_core.scoring import ScoreSheet
    from coatl_core.state import GameState


class Table(Protocol):
    """What lies open on the table: a ``GameState`` and a ``PlayerView`` both have it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def catalog(self) -> Catalog: ...
    @property
    def supply(self) -> Sequence[tuple[Piece, ...]]: ...
    @property
    def row(self) -> Sequence[str | None]: ...
    @property
    def variants(self) -> Mapping[str, Any]: ...


@frozen
class OpponentCard:
    """A prophecy an opponent works on: the pieces on it, and the colours it still needs (``"RRY*"``, ``*`` is any)."""

    card: str
    pieces: tuple[Piece, ...]
    needs: str


@frozen
class Opponent:
    """All that an automatic opponent has: ``scored`` are its fulfilled cards in order, with the points of each."""

    name: str
    cards: tuple[OpponentCard, ...]
    scored: tuple[ScoreLine, ...]

    @property
    def points(self) -> int:
        """The points of all fulfilled cards."""
        return sum(line.points for line in self.scored)


@frozen
class Forecast:
    """What an opponent would do next if nothing changed: the supply field it would take, and why."""

    field: int
    why: Told


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
        """The score sheet as this variant has it. With a ``verdict``, a message of the plugin says who has won."""
        return sheet
