"""The things on a table that one can stand on or speak of: fields, cards, pieces, coatls, players."""

from __future__ import annotations

from attrs import frozen

from coatl_core.cards.pieces import Piece


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
    """A space of the player board shown, from 1, and the piece on it, which keeps its number as long as it lies
    there."""

    space: int
    piece: Piece


@frozen
class CoatlItem:
    """A coatl of the table shown, from 1."""

    number: int


@frozen
class NewCoatl:
    """The place where the one who looks can begin a coatl."""


@frozen
class HandCard:
    """A prophecy in the hand, by its place from 0, which it keeps while a turn lasts."""

    place: int
    card: str


@frozen
class OwnTemple:
    """A temple in the hand, by its place from 0."""

    place: int
    card: str


@frozen
class Covered:
    """A card of a secret hand, by its place from 0: nobody has told which one it is."""

    place: int
    temple: bool = False


@frozen
class Seat:
    """A player in the list of players."""

    seat: int


@frozen
class OpponentItem:
    """A prophecy of an automatic opponent, from 1."""

    number: int


@frozen
class PanelItem:
    """A thing of what variants show beside the table, from 1; ``panel.spots_of`` has them all."""

    number: int
