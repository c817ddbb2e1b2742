"""How A.D.A.M. moves (RULES 9.4–9.7): he searches, takes and fulfils. His moves depend only on what lies open.

What a card needs is computed from its pattern and its highest level, for the cards of all sets. Only colours and their
number count, not the kind of a piece or its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from attrs import evolve, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY, Pattern
from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy


@frozen
class Work:
    """A prophecy in his line, and the pieces on it in the order they were placed (9.5)."""

    card: str
    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return f"{self.card}({' '.join(p.text for p in self.pieces)})"


@frozen
class Own:
    """What A.D.A.M. has: the ``line`` of his cards from the left and the number of cards it should have (``size``), the
    ``pile`` of cards he has fulfilled, and the pieces he has ``discarded``."""

    line: tuple[Work, ...]
    size: int
    pile: tuple[str, ...] = ()
    discarded: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        line, gone = " ".join(map(str, self.line)), " ".join(p.text for p in self.discarded)
        return f"line {self.size}: {line}; pile {' '.join(self.pile)}; discarded {gone}"


@frozen
class Search:
    """One search for the pieces of a card. ``number`` is the card's place in the line from 1, ``needs`` the colours it
    needs, ``field`` the first field with one of them (None: there is none), ``before`` the number of fields searched
    before it."""

    number: int
    needs: str
    field: int | None
    before: int


@cache
def _wanted(pattern: Pattern, times: int) -> str:
    colors = pattern.needs(times)
    return "".join(color * colors[color] for color in (*COLORS, ANY))


def needs(prophecy: Prophecy, pieces: Iterable[Piece]) -> str:
    """Returns the colours that the card still needs for its highest level, one letter for each piece, ``*`` for any
    colour (9.4). ``+`` needs one piece, ``!X`` none."""
    left = _wanted(prophecy.pattern, prophecy.levels[-1][0])
    for piece in pieces:
        left = left.replace(piece.color if piece.color in left else ANY, "", 1)
    return left


def wants(sought: str, piece: Piece) -> bool:
    """Returns whether a card that needs the colours ``sought`` needs the piece."""
    return not piece.loose and (piece.color in sought or ANY in sought)


@cache
def field_order(numbers: tuple[int, ...], fields: int) -> tuple[int, ...]:
    """Returns the fields of the supply board in the order in which he searches them: by the ``numbers`` of the real
    board (``Setup.fields``), or else bodies clockwise, then heads, then tails. That is an assumption (Ruling 9.13),
    because the rulebook shows the order in a picture that is not available."""
    return tuple(sorted(range(1, fields + 1), key=lambda field: numbers[field - 1] if numbers else field))


def searches(
    line: Sequence[Work], supply: Sequence[tuple[Piece, ...]], order: Sequence[int], catalog: Catalog
) -> list[Search]:
    """Searches for the pieces of one card after the other, from the left, until a field has one, in this order of
    fields (9.4). Returns all searches made. Only the last one can have found a field."""
    looks: list[Search] = []
    for number, work in enumerate(line, 1):
        sought = needs(catalog.prophecies[work.card], work.pieces)
        for before, field in enumerate(order):
            if any(wants(sought, piece) for piece in supply[field - 1]):
                return [*looks, Search(number, sought, field, before)]
        looks.append(Search(number, sought, None, len(order)))
    return looks


def last_resort(supply: Sequence[tuple[Piece, ...]], order: Sequence[int]) -> int | None:
    """Returns the field he empties if no field has a piece he needs: the lowest-numbered one that is not empty (9.4),
    or None if all are empty."""
    return next((number for number in order if supply[number - 1]), None)


def place(own: Own, pieces: Iterable[Piece], catalog: Catalog) -> tuple[Own, list[tuple[Piece, int | None]]]:
    """Places each piece on the leftmost card that needs it, and discards a piece that no card needs (9.5). Returns what
    he has then, and for each piece the number of its card from 1, or None."""
    line, gone = list(own.line), list(own.discarded)
    went: list[tuple[Piece, int | None]] = []
    for piece in pieces:
        for index, work in enumerate(line):
            if wants(needs(catalog.prophecies[work.card], work.pieces), piece):
                line[index] = evolve(work, pieces=(*work.pieces, piece))
                went.append((piece, index + 1))
                break
        else:
            gone.append(piece)
            went.append((piece, None))
    return evolve(own, line=tuple(line), discarded=tuple(gone)), went


def full(own: Own, catalog: Catalog) -> int | None:
    """Returns the index of the leftmost card that has all it needs, or None if there is none."""
    met = (i for i, work in enumerate(own.line) if not needs(catalog.prophecies[work.card], work.pieces))
    return next(met, None)
