"""What happened in a game: the entries of the log, as data. ``language.eventtext`` writes their sentences.

An event with ``reveals`` showed something that no player could know before, so it cannot be undone (Ruling 5.4).
``seen_by`` removes what a seat may not know (RULES 2.6).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import evolve, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import End
from coatl_core.game.errors import Values
from coatl_core.game.found import Lies
from coatl_core.game.rules import TokenKind

Ending: TypeAlias = Literal["coatls", "bodies", "standstill", "finished"]
"""Why the end began: a third coatl (8.1a), no bodies left (8.1b), all players passed in a row (Ruling 3.2), or
``GameState.finish``."""


SECRET = ("hand", "temple")
"""The places of a statement whose cards only one seat may know (2.6)."""


@frozen
class Event:
    """``seat`` is the player who did it, or None if no player did, as with a refill."""

    seat: int | None

    @property
    def reveals(self) -> bool:
        """Whether it showed something that no player could know before."""
        return False


@frozen
class Kept(Event):
    """``kept`` is None for the other seats; they see only the number and the discarded cards."""

    number: int
    kept: tuple[str, ...] | None
    discarded: tuple[str, ...]


@frozen
class Took(Event):
    """All pieces of a supply field, from 1, went to the board (4.1)."""

    field: int
    pieces: tuple[Piece, ...]


@frozen
class SupplyRefilled(Event):
    """These supply fields, from 1, were filled from the bags (4.2)."""

    fields: tuple[int, ...]
    reveals = True


@frozen
class DrewFromRow(Event):
    """A prophecy of the row was drawn; places count from 1 (5.1)."""

    place: int
    card: str


@frozen
class DrewFromDeck(Event):
    """``card`` is None for the other seats."""

    card: str | None
    reveals = True


@frozen
class DeckRenewed(Event):
    """The discards were shuffled and became a deck of so many cards (5.3)."""

    cards: int


@frozen
class RowRefilled(Event):
    """These prophecies came to the row (5.2)."""

    cards: tuple[str, ...]
    reveals = True


@frozen
class Started(Event):
    """A piece began a coatl, which has this number from now on, from 1 (6.1a)."""

    coatl: int
    piece: Piece


@frozen
class Extended(Event):
    """A piece was attached to an end of a coatl (6.1b)."""

    coatl: int
    end: End
    piece: Piece


@frozen
class Fulfilled(Event):
    """A prophecy was put beside a coatl, and brings so many points as the coatl is now (6.1c)."""

    coatl: int
    card: str
    points: int


@frozen
class Claimed(Event):
    """``pile`` is None for a temple from the hand."""

    coatl: int
    card: str
    pile: int | None
    points: int


@frozen
class TempleUncovered(Event):
    """A temple came to the top of a pile (6.6)."""

    pile: int
    card: str
    reveals = True


@frozen
class Completed(Event):
    """A coatl was completed and got all its cards: it is worth so many points (6.5)."""

    coatl: int
    points: int


@frozen
class TokenSpent(Event):
    """A sacrifice token was discarded (7)."""

    token: TokenKind


@frozen
class Picked(Event):
    """These pieces were taken from the bags by name (7.1)."""

    pieces: tuple[Piece, ...]


@frozen
class RowDiscarded(Event):
    """The prophecies of the row were discarded (7.2)."""

    cards: tuple[str, ...]


@frozen
class Discarded(Event):
    """A prophecy of the hand was discarded (7.2)."""

    card: str


@frozen
class TookTemple(Event):
    """The top temple of a pile went to the hand (7.3)."""

    pile: int
    card: str


@frozen
class Passed(Event):
    """The player could do nothing (3.1)."""


@frozen
class TurnBegan(Event):
    """A turn with this number, from 1, and so many actions began; ``last`` if the player has no other (8.2)."""

    turn: int
    actions: int
    last: bool


@frozen
class TurnEnded(Event):
    """Told only to the variants that react, before the row is refilled (5.2); it is not in the log."""

    turn: int


@frozen
class RoundBegan(Event):
    """Told only to the variants that react, before the first player's ``TurnBegan``; it is not in the log."""

    round: int


@frozen
class EndBegan(Event):
    """The end of the game began, and why (8.1)."""

    ending: Ending


@frozen
class GameEnded(Event):
    """The game is over."""


@frozen
class LaidAnew(Event):
    """At a real table it was told what lies at these places. Hands of others are None, see ``seen_by``."""

    places: tuple[Lies, ...]
    reveals = True


@frozen
class WentOn(Event):
    """From here the player in ``seat`` plays on, and what that seat could not know was dealt anew."""

    reveals = True


@frozen
class VariantEvent(Event):
    """An event of a variant. ``message`` is a message of its plugin; ``language.valuetext`` explains ``values``, and
    ``name`` is the name of the player in ``seat``. ``own`` are values that only this player may know: who has them
    reads the message ``<message>-own``. With ``reveals`` something was shown that the acting player could not know,
    such as what others had chosen in secret: then the action cannot be undone."""

    message: str
    values: Values = field(factory=dict)
    own: Values = field(factory=dict)
    reveals: bool = field(default=False, kw_only=True)

    @property
    def told(self) -> tuple[str, Values]:
        """The message for whoever has this event, and its values."""
        return told(self.message, self.values, self.own)


def told(message: str, values: Values, own: Values) -> tuple[str, Values]:
    """Returns the message of a variant for whoever may know ``own``, if that is not empty, and its values."""
    return (f"{message}-own", {**values, **own}) if own else (message, values)


def seen_by(event: Event, seat: int | None) -> Event:
    """Returns the event as a seat may know it; seat None is a spectator."""
    if event.seat == seat and not isinstance(event, LaidAnew):
        return event
    match event:
        case Kept():
            return evolve(event, kept=None)
        case DrewFromDeck():
            return evolve(event, card=None)
        case VariantEvent() if event.own:
            return evolve(event, own={})
        case LaidAnew():
            return LaidAnew(None, tuple(lies_seen_by(lies, seat) for lies in event.places))
    return event


def lies_seen_by(lies: Lies, seat: int | None) -> Lies:
    """Returns what was told of a place as this seat may know it, None being a spectator: without the cards of another's
    hand."""
    secret = lies.name in SECRET and (seat is None or lies.numbers[:1] != (seat + 1,))
    return evolve(lies, things=None) if secret else lies
