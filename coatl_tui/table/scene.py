"""A scene: all that the panes of the table show at one moment, and the items on them that a cursor can stand on."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from coatl_core.cards.missing import Missing, missing
from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl, growing, has_identical
from coatl_core.game.opponent import Forecast
from coatl_core.game.view import PlayerView, SeatView
from coatl_core.language.l10n import L10n


@frozen
class Field:
    """A field of the supply board, from 1."""

    number: int


@frozen
class RowPlace:
    """A place of the prophecy row, from 1."""

    place: int


@frozen
class Deck:
    """The prophecy deck."""


@frozen
class Pile:
    """A temple pile, from 1."""

    number: int


@frozen
class BoardSpace:
    """A space of the player board shown, from 1, and the piece on it."""

    space: int
    piece: Piece


@frozen
class CoatlItem:
    """A coatl of the table shown, from 1."""

    number: int


@frozen
class HandCard:
    """A prophecy in the hand, by its place from 0."""

    place: int
    card: str


@frozen
class OwnTemple:
    """A temple in the hand, by its place from 0."""

    place: int
    card: str


@frozen
class Seat:
    """A player in the list of players."""

    seat: int


@frozen
class OpponentItem:
    """A prophecy of an automatic opponent, from 1."""

    number: int


@frozen
class Scene:
    """``legal`` are the legal actions of the one who looks, ``shown`` is the seat whose board and coatls are shown,
    ``marked`` are the places of the hand marked to be kept, ``item`` is what the cursor stands on. ``forecast`` is what
    an automatic opponent would do next, or None if that is not to be shown."""

    view: PlayerView
    l10n: L10n
    legal: tuple[Action, ...]
    shown: int
    marked: frozenset[int] = frozenset()
    item: object = None
    forecast: Forecast | None = None

    @property
    def table(self) -> SeatView:
        """The player whose board and coatls are shown."""
        return self.view.players[self.shown]

    @property
    def shows_own(self) -> bool:
        """Whether the board and coatls shown are those of the one who looks."""
        return self.shown == self.view.seat

    @property
    def own_turn(self) -> bool:
        """Whether it is the turn of the one who looks."""
        return self.view.seat == self.view.acting

    @property
    def closing(self) -> Coatl | None:
        """The own coatl that has just been closed and gets its last cards (RULES 6.5), or None."""
        return self.view.own.coatls[self.view.closing] if self.own_turn and self.view.closing >= 0 else None

    @property
    def card(self) -> str | None:
        """The prophecy under the cursor. The pieces it counts are marked."""
        match self.item:
            case HandCard(card=card):
                return card
            case RowPlace(place=place):
                return self.view.row[place - 1]
        return None

    def growing(self) -> list[tuple[int, Coatl]]:
        """The own coatls that may still get a prophecy, each with its number (RULES 6.1c, 6.5)."""
        return growing(self.view.own.coatls, self.view.closing if self.own_turn else -1)


@frozen
class Prospect:
    """What a prophecy is worth beside a coatl: its points now, and the points of its next level with the pieces that
    are missing for it. ``next_points`` is None at the highest level, ``missing`` is None if the next level is out of
    reach."""

    points: int
    next_points: int | None
    missing: Missing | None


def prospect(scene: Scene, prophecy: Prophecy, coatl: Coatl) -> Prospect | None:
    """Returns what the prophecy is worth beside the coatl as it is now (RULES 8.5), or None if it may not lie there
    because an identical one does (6.3)."""
    if has_identical(coatl, prophecy, scene.view.catalog):
        return None
    return _prospect(prophecy, coatl, scene.view.rules.strict_x)


@lru_cache(1024)
def _prospect(prophecy: Prophecy, coatl: Coatl, strict_x: bool) -> Prospect:
    reading = coatl.reading(strict_x)
    points = prophecy.score(reading)
    level = prophecy.next_level(reading)
    if level is None:
        return Prospect(points, None, None)
    times, next_points = level
    lacks = missing(prophecy.pattern, coatl.colors, times, head=not coatl.head, tail=not coatl.tail, strict=strict_x)
    return Prospect(points, next_points, lacks)
