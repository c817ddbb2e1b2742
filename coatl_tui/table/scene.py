"""What the table shows at one moment: an immutable picture, made from a seat's view, that feeds every pane."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from coatl_core.cards.missing import Missing, missing
from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl
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
    """One player's line."""

    seat: int


@frozen
class OpponentItem:
    """A prophecy in the line of an automatic opponent, from 1."""

    number: int


@frozen
class Scene:
    """``shown`` is the seat whose board and coatls are on the table pane, ``marked`` the places of the hand marked to
    be kept, ``item`` what the cursor stands on, ``forecast`` what an opponent would do next (None: not to be shown)."""

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
    def card(self) -> str | None:
        """The prophecy under the cursor; the pieces it counts are marked."""
        match self.item:
            case HandCard(card=card):
                return card
            case RowPlace(place=place):
                return self.view.row[place - 1]
        return None

    def growing(self) -> list[tuple[int, Coatl]]:
        """The seat's coatls that may still get a prophecy: the unfinished ones, or the one just closed."""
        coatls = enumerate(self.view.own.coatls, 1)
        if self.view.phase == "complete":
            return [(n, c) for n, c in coatls if n == self.view.closing + 1]
        return [(n, c) for n, c in coatls if not c.complete]


@frozen
class Prospect:
    """What a prophecy is worth on a coatl: points now, and what the next level pays and lacks (None: out of reach, or
    the top is reached)."""

    points: int
    next_points: int | None
    missing: Missing | None


@lru_cache(1024)
def prospect(prophecy: Prophecy, coatl: Coatl, strict_x: bool) -> Prospect:
    """The prophecy beside the coatl as it is now (RULES 8.5), and the way to its next level."""
    reading = coatl.reading(strict_x)
    points = prophecy.score(reading)
    level = prophecy.next_level(reading)
    if level is None:
        return Prospect(points, None, None)
    times, next_points = level
    lacks = missing(prophecy.pattern, coatl.colors, times, head=not coatl.head, tail=not coatl.tail, strict=strict_x)
    return Prospect(points, next_points, lacks)
