"""How A.D.A.M. moves (RULES 9.4–9.7): he seeks, he takes, he fulfils. All of it follows from what lies open.

What a card needs is worked out from its pattern and its highest level, for any card of any set. Only colours and their
number count: a piece's kind and order mean nothing to him.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from attrs import evolve, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY, Pattern
from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy

FIELD_ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""The fields of the supply board in the order he goes through them. An assumption (Ruling 9.13): the rulebook shows it
in a picture that is not available; this is bodies clockwise, then heads, then tails."""


@frozen
class Work:
    """A prophecy in his line, and the pieces lying on it in the order they came (9.5)."""

    card: str
    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return f"{self.card}({' '.join(p.text for p in self.pieces)})"


@frozen
class Own:
    """All that is A.D.A.M.'s: his ``line`` of cards from the left, the ``pile`` of those he fulfilled, the pieces he
    has ``discarded`` for good, and how many cards his line should have."""

    line: tuple[Work, ...]
    size: int
    pile: tuple[str, ...] = ()
    discarded: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        line, gone = " ".join(map(str, self.line)), " ".join(p.text for p in self.discarded)
        return f"line {self.size}: {line}; pile {' '.join(self.pile)}; discarded {gone}"


@frozen
class Search:
    """One look for a card's pieces: ``number`` is its place in the line from 1, ``needs`` the colours sought, ``field``
    the first that holds one (None: no field does), ``before`` how many fields he went through in vain."""

    number: int
    needs: str
    field: int | None
    before: int


@cache
def _wanted(pattern: Pattern, times: int) -> str:
    colors = pattern.needs(times)
    return "".join(color * colors[color] for color in (*COLORS, ANY))


def needs(prophecy: Prophecy, pieces: Iterable[Piece]) -> str:
    """The colours the card still needs for its highest level, each as often as it is needed, ``*`` for any (9.4): of a
    run of pieces (``+``) one, of what must not be there (``!X``) none."""
    left = _wanted(prophecy.pattern, prophecy.levels[-1][0])
    for piece in pieces:
        left = left.replace(piece.color if piece.color in left else ANY, "", 1)
    return left


def wants(sought: str, piece: Piece) -> bool:
    """Whether a card that needs these colours needs the piece."""
    return piece.color in sought or ANY in sought


def searches(line: Sequence[Work], supply: Sequence[tuple[Piece, ...]], catalog: Catalog) -> list[Search]:
    """He looks for the pieces of one card after the other, from the left, until a field holds one (9.4). The last of
    the looks found something, or none did."""
    looks: list[Search] = []
    order = [number for number in FIELD_ORDER if number <= len(supply)]
    order += range(len(FIELD_ORDER) + 1, len(supply) + 1)  # a variant may have added fields
    for number, work in enumerate(line, 1):
        sought = needs(catalog.prophecies[work.card], work.pieces)
        for before, field in enumerate(order):
            if any(wants(sought, piece) for piece in supply[field - 1]):
                return [*looks, Search(number, sought, field, before)]
        looks.append(Search(number, sought, None, len(order)))
    return looks


def last_resort(supply: Sequence[tuple[Piece, ...]]) -> int | None:
    """The field he empties if no card needs anything: the lowest-numbered that is not empty (9.4)."""
    return next((number for number, pieces in enumerate(supply, 1) if pieces), None)


def place(own: Own, pieces: Iterable[Piece], catalog: Catalog) -> tuple[Own, list[tuple[Piece, int | None]]]:
    """Lays each piece on the leftmost card that needs it, and discards what none does (9.5). Returns what is his now,
    and for each piece the number of its card from 1, or None."""
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
    """The place in the line, from 0, of the leftmost card that has all it needs; None if no card has."""
    met = (i for i, work in enumerate(own.line) if not needs(catalog.prophecies[work.card], work.pieces))
    return next(met, None)
