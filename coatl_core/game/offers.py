"""What a variant offers, asks and shows: moves of its own, the thing of the table they belong to, questions, and lines
beside the table."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from attrs import evolve, field, frozen

from coatl_core.game.actions import Do
from coatl_core.game.errors import Values
from coatl_core.game.events import told

ItemKind: TypeAlias = Literal["field", "row", "deck", "pile", "board", "coatl", "hand", "temple", "seat"]
ITEM_KINDS: tuple[ItemKind, ...] = get_args(ItemKind)


@frozen
class Item:
    """A thing of the table as the acting player sees it. ``of`` says which one: the number (from 1) of a ``field``, of
    a place of the ``row``, of a ``pile`` or of an own ``coatl``; the text of a piece on the own ``board``; the id of a
    card of the own ``hand`` or of an own ``temple``; the number of a player (from 1) for a ``seat``. A ``deck`` needs
    nothing."""

    kind: ItemKind
    of: int | str = 0


@frozen
class Offer:
    """A move that a variant offers to the acting player. ``message`` is a message of its plugin that says what would be
    done; ``language.valuetext`` explains ``values``. ``item`` is where on the table the move belongs, None if
    nowhere. ``worth`` are the points that come of the move later, on average: computer players add them to what they
    see at once."""

    move: Do
    message: str
    values: Values = field(factory=dict)
    item: Item | None = None
    worth: float = 0.0


@frozen
class PanelLine:
    """A line that a variant shows beside the table. ``message`` is a message of its plugin; ``language.valuetext``
    explains ``values``. ``item`` is the thing of the table that the line is about, None if it is about none: Enter on
    the line goes there."""

    message: str
    values: Values = field(factory=dict)
    item: Item | None = None


@frozen
class Question:
    """What a variant asks a player: ``message`` is a message of its plugin, ``values`` fill it in. The answers are the
    moves that the variant offers while it is asked. ``own`` are values that only this player may know: who has them
    reads the message ``<message>-own``."""

    variant: str
    seat: int
    message: str
    values: Values = field(factory=dict)
    own: Values = field(factory=dict)

    def __str__(self) -> str:
        values = (*self.values.items(), *self.own.items())
        return " ".join((self.variant, str(self.seat), self.message, *(f"{key}={value}" for key, value in values)))

    @property
    def told(self) -> tuple[str, Values]:
        """The message for whoever sees this question, and its values."""
        return told(self.message, self.values, self.own)

    def seen_by(self, seat: int | None) -> Question:
        """Returns the question as a seat may know it; seat None is a spectator."""
        return evolve(self, own={}) if self.own and self.seat != seat else self
