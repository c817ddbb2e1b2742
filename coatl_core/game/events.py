"""What happened: the log's entries, as facts. A locale tells them; nothing here is a sentence.

``reveals`` marks the events that showed something no player could know before: they cannot be undone (Ruling 5.4).
``seen_by`` takes out what a seat may not know (RULES 2.6).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from attrs import evolve, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import End
from coatl_core.game.rules import TokenKind

Ending: TypeAlias = Literal["coatls", "bodies", "standstill"]
"""What began the end: a third coatl (8.1a), no bodies left (8.1b), or nobody able to do anything."""


@frozen
class Event:
    """``seat`` is whose doing it was; None for the table itself."""

    seat: int | None
    reveals: ClassVar[bool] = False


@frozen
class Kept(Event):
    """``kept`` is None for the other seats, who see the number and the discards."""

    number: int
    kept: tuple[str, ...] | None
    discarded: tuple[str, ...]


@frozen
class Took(Event):
    field: int
    pieces: tuple[Piece, ...]


@frozen
class SupplyRefilled(Event):
    fields: tuple[int, ...]
    reveals = True


@frozen
class DrewFromRow(Event):
    place: int
    card: str


@frozen
class DrewFromDeck(Event):
    """``card`` is None for the other seats."""

    card: str | None
    reveals = True


@frozen
class DeckRenewed(Event):
    cards: int


@frozen
class RowRefilled(Event):
    cards: tuple[str, ...]
    reveals = True


@frozen
class Started(Event):
    coatl: int
    piece: Piece


@frozen
class Extended(Event):
    coatl: int
    end: End
    piece: Piece


@frozen
class Fulfilled(Event):
    coatl: int
    card: str
    points: int


@frozen
class Claimed(Event):
    """``pile`` is None for a temple of the hand."""

    coatl: int
    card: str
    pile: int | None
    points: int


@frozen
class TempleUncovered(Event):
    pile: int
    card: str
    reveals = True


@frozen
class Completed(Event):
    coatl: int
    points: int


@frozen
class TokenSpent(Event):
    token: TokenKind


@frozen
class Picked(Event):
    pieces: tuple[Piece, ...]


@frozen
class RowDiscarded(Event):
    cards: tuple[str, ...]


@frozen
class Discarded(Event):
    card: str


@frozen
class TookTemple(Event):
    pile: int
    card: str


@frozen
class Passed(Event):
    pass


@frozen
class TurnBegan(Event):
    turn: int
    actions: int
    last: bool


@frozen
class EndBegan(Event):
    ending: Ending


@frozen
class GameEnded(Event):
    pass


@frozen
class VariantEvent(Event):
    """Something of a variant's own: ``message`` is a message of its plugin, ``values`` are shown as ``valuetext``
    says."""

    message: str
    values: Mapping[str, str | int] = field(factory=dict)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it; None is somebody who sits nowhere."""
    if event.seat == seat:
        return event
    match event:
        case Kept():
            return evolve(event, kept=None)
        case DrewFromDeck():
            return evolve(event, card=None)
    return event
