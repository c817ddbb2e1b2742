"""What a variant may read of the table, and what an automatic opponent has and will do next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from attrs import frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.game.coatl import Coatl, ScoreLine, VariantLine
from coatl_core.game.events import VariantEvent
from coatl_core.game.rules import Rules, Setup, TokenKind


class OpenPlayer(Protocol):
    """What lies open before a player; ``hand_size`` is how many prophecies are in the hand (2.6)."""

    @property
    def board(self) -> tuple[Piece, ...]: ...
    @property
    def coatls(self) -> tuple[Coatl, ...]: ...
    @property
    def tokens(self) -> tuple[TokenKind, ...]: ...
    @property
    def hand_size(self) -> int: ...
    @property
    def completed(self) -> int: ...


class Table(Protocol):
    """What lies open on the table. ``GameState`` and ``PlayerView`` both provide it."""

    @property
    def setup(self) -> Setup: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def players(self) -> Sequence[OpenPlayer]: ...
    @property
    def catalog(self) -> Catalog: ...
    @property
    def supply(self) -> Sequence[tuple[Piece, ...]]: ...
    @property
    def row(self) -> Sequence[str | None]: ...
    @property
    def variants(self) -> Mapping[str, Any]: ...


class SeenTable(Table, Protocol):
    """The table as one seat sees it: a ``PlayerView``. ``seat`` is None for a spectator, ``acting`` is the seat to
    act."""

    @property
    def seat(self) -> int | None: ...
    @property
    def acting(self) -> int: ...
    @property
    def bags(self) -> Mapping[Piece, int]: ...


@frozen
class OpponentCard:
    """A prophecy the opponent collects pieces for: the pieces on it, and the colours it still needs (``"RRY*"``; ``*``
    is any colour)."""

    card: str
    pieces: tuple[Piece, ...]
    needs: str


@frozen
class Opponent:
    """What an automatic opponent has. ``name`` is a message of the plugin, or what it is called in every language.
    ``scored`` are its fulfilled cards in order, with the points of each; ``lines`` what else it has points for. ``due``
    is what it does in its next step, as far as that lies open; nothing if that is what its forecast says."""

    name: str
    cards: tuple[OpponentCard, ...] = ()
    scored: tuple[ScoreLine, ...] = ()
    due: tuple[VariantEvent, ...] = ()
    lines: tuple[VariantLine, ...] = ()

    @property
    def points(self) -> int:
        """All of its points."""
        return sum(line.points for line in self.scored) + sum(line.points for line in self.lines)


@frozen
class Forecast:
    """What the opponent would do next if nothing changed: the supply field (from 1) it would take, and why. ``cards``
    are the numbers (from 1) of its cards that the pieces of the field would go to, None for one that no card needs;
    there are none if it does not say."""

    field: int
    why: VariantEvent
    cards: tuple[int | None, ...] = ()
