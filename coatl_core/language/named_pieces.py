"""Pieces named by letters, as somebody types what lies on a real table: ``bg kr yy`` and so on. English letters and a
language's own ones name the same colours; where a piece is to lie says whether it is a head, a body segment or a
tail."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from attrs import field, frozen

from coatl_core.cards.pieces import COLORS, PIECES, Part, Piece
from coatl_core.game.rules import Rules
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import piece_values

Left: TypeAlias = Mapping[Piece, int]
"""How many pieces of each kind can still be named."""
_KINDS = {(kind.part, kind.color): kind for kind in PIECES}


@frozen
class NamingFault:
    """What was typed names nothing. ``code`` names the message ``naming-<code>``; ``at`` is the place of the wrong
    letter in the text, from 0, and ``number`` which letter it is, from 1: spaces are not counted. ``kind`` is the piece
    of which none is left."""

    code: str
    at: int
    number: int
    values: Mapping[str, str | int] = field(factory=dict)
    kind: Piece | None = None


def fault_text(fault: NamingFault, l10n: L10n) -> str:
    """Returns the sentence about what names nothing, with its place."""
    values: dict[str, str | int] = {"number": fault.number, **fault.values}
    kind = fault.kind
    if kind is not None and kind.loose:
        values |= {"part": "sign", "color": l10n(f"piece-{kind.text}")}
    elif kind is not None:
        values |= piece_values(kind, l10n)
    return l10n(f"naming-{fault.code}", **values)


@frozen
class Place:
    """Where a piece is to lie: on this field of the supply board, 0 if anywhere else."""

    part: Part
    field: int = 0


def places_of(fields: Iterable[int], rules: Rules) -> tuple[Place, ...]:
    """Returns the places of the pieces that fill these fields of the supply board, by their numbers (RULES 1.3,
    9.13)."""
    places: list[Place] = []
    for number in fields:
        if number <= rules.body_fields:
            places += [Place("body", number)] * rules.bodies_per_field
        else:
            places.append(Place("head" if number <= rules.body_fields + rules.head_fields else "tail", number))
    return tuple(places)


@frozen
class NamedPieces:
    """What a text names, as far as it could be read: ``pieces`` lie in the first ones of the ``places``. A ``fault`` is
    why it could be read no further."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...] = ()
    fault: NamingFault | None = None

    @property
    def complete(self) -> bool:
        """Whether all places have their piece."""
        return len(self.pieces) == len(self.places)

    @property
    def by_field(self) -> dict[int, tuple[Piece, ...]]:
        """The pieces by the field that they fill; the last one may lack some of its pieces."""
        fields: dict[int, tuple[Piece, ...]] = {}
        for place, kind in zip(self.places, self.pieces, strict=False):
            fields[place.field] = (*fields.get(place.field, ()), kind)
        return fields


def color_of(letter: str, own: str = COLORS) -> str:
    """Returns the colour that a letter names in English or in the letters ``own``; an empty text if it names none.
    Small letters are as good as capitals."""
    capital = letter.upper()
    if len(capital) == 1 and capital in COLORS:
        return capital
    return COLORS[own.index(capital)] if len(capital) == 1 and capital in own else ""


def no_color(letter: str, own: str = COLORS, field: int = 0) -> dict[str, str | int]:
    """Returns the values of a fault about a letter that names no colour: the letter, those that do, and the field of
    the supply board that it stands for."""
    letters = " ".join(COLORS) if own == COLORS else f"{' '.join(own)} ({' '.join(COLORS)})"
    return {"letter": letter, "letters": letters, "field": field}


def read_pieces(text: str, places: Sequence[Place], own: str = COLORS, left: Left | None = None) -> NamedPieces:
    """Returns the pieces that a text names for these places, a letter each; spaces are left out. It is read up to its
    first fault. With ``left`` a piece of which none is left is a fault, and a loose piece in it is named by its
    sign."""
    pieces: list[Piece] = []
    for at, letter in enumerate(text):
        if not letter.isspace():
            found = _named(letter, at, pieces, places, own, left)
            if isinstance(found, NamingFault):
                return NamedPieces(tuple(places), tuple(pieces), found)
            pieces.append(found)
    return NamedPieces(tuple(places), tuple(pieces))


def _named(
    letter: str, at: int, before: Sequence[Piece], places: Sequence[Place], own: str, left: Left | None
) -> Piece | NamingFault:
    """Returns what a letter names after the pieces before it."""
    number = len(before) + 1
    if number > len(places):
        return NamingFault("too-many", at, number, {"letter": letter, "most": len(places)})
    place = places[number - 1]
    kind = _KINDS.get((place.part, color_of(letter, own)))
    if kind is None and left is not None and place.part == "body":
        kind = next((each for each in left if each.loose and each.color == letter.lower()), None)
    if kind is None:
        return NamingFault("no-color", at, number, no_color(letter, own, place.field))
    if left is not None and before.count(kind) >= left.get(kind, 0):
        return NamingFault("none-left", at, number, {"field": place.field}, kind)
    return kind
