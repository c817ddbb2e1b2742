"""How near a prophecy is to its next level with the pieces that lie on a player board.

Of all shortest ways to the next level, the one counts of which most lies on the board. A body segment on the board may
go anywhere; a head or a tail counts only where the way ends, and a piece that would close the coatl only if the coatl
may be closed then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.cards.missing import Missing, shortest_ways
from coatl_core.cards.patterns import ANY
from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import Coatl

Source: TypeAlias = Literal["board", "field", ""]
"""Where a piece is: on the board, on a field that would be taken, or still to get."""
MayClose: TypeAlias = Callable[[Coatl], bool]
"""Whether a coatl may be closed like this."""
NOTHING_YET = Coatl("")
"""A coatl before its first piece."""


@frozen
class Reach:
    """The pieces that a coatl lacks for the next level of a prophecy. ``pieces`` are those that would serve, in the
    order of ``missing.symbols``, None for one still to get; so many ``brought`` ones of them, as places in that order,
    would come with a field."""

    missing: Missing
    pieces: tuple[Piece | None, ...]
    brought: frozenset[int] = frozenset()

    @property
    def sources(self) -> tuple[Source, ...]:
        """Where each of the pieces is."""
        return tuple(
            "field" if place in self.brought else "" if found is None else "board"
            for place, found in enumerate(self.pieces)
        )

    @cached_property
    def to_get(self) -> tuple[str, ...]:
        """The symbols of the pieces that are still to get."""
        return tuple(symbol for symbol, found in zip(self.missing.symbols, self.pieces, strict=True) if found is None)


def reach(
    prophecy: Prophecy,
    coatl: Coatl,
    strict_x: bool,
    board: Iterable[Piece],
    field: Iterable[Piece] = (),
    may_close: MayClose | None = None,
) -> Reach | None:
    """Returns the shortest way to the next level of a prophecy beside a coatl, of several the one of which least is
    still to get beside what is on the ``board`` and comes with the ``field``, and then of which least comes with the
    ``field``. None at the highest level, or if the next one is out of reach. ``may_close`` says whether the coatl may
    be closed; without it, it is not closed."""
    pieces = (*board,)
    brought = (*field,)
    best: Reach | None = None
    for way in _ways(prophecy, coatl, strict_x):
        found = _served(way, coatl, pieces, brought, may_close)
        if best is None or _rank(found) < _rank(best):
            best = found
    return best


@lru_cache(4096)
def _ways(prophecy: Prophecy, coatl: Coatl, strict_x: bool) -> tuple[Missing, ...]:
    """The shortest ways, in the order in which they are preferred: that of ``missing``."""
    level = prophecy.next_level(coatl.reading(strict_x))
    if level is None or coatl.complete:
        return ()
    head, tail = not coatl.head, not coatl.tail
    ways = shortest_ways(prophecy.pattern, coatl.colors, level[0], head=head, tail=tail, strict=strict_x)
    return tuple(sorted(ways, key=lambda lacks: (len(lacks.tail), lacks.head, lacks.tail)))


def _rank(way: Reach) -> tuple[int, int]:
    """What makes a way better than another one, the lower the better: what is still to get, what a field brings."""
    return sum(found is None for found in way.pieces), len(way.brought)


def _served(
    way: Missing, coatl: Coatl, board: tuple[Piece, ...], field: tuple[Piece, ...], may_close: MayClose | None
) -> Reach:
    """The way with the pieces that serve for it."""
    symbols = way.symbols
    served: list[Piece | None] = [None] * len(symbols)
    brought: set[int] = set()
    order: Sequence[int] = range(len(symbols))
    if any(symbol not in COLORS for symbol in symbols):  # what only one colour serves for comes first
        order = sorted(order, key=lambda place: (symbols[place] == ANY, symbols[place].startswith("!")))
    for supply, come in ((board, False), (field, True)):
        if not supply or None not in served:
            continue
        left = [kind for kind in supply if kind.part == "body" and not kind.loose]
        for place in order:
            if served[place] is not None:
                continue
            for kind in left:
                if serves(kind, symbols[place]):
                    left.remove(kind)
                    served[place] = kind
                    if come:
                        brought.add(place)
                    break
        if None in served and len(left) < len(supply):
            _add_ends(way, coatl, supply, served, brought if come else set(), may_close)
    return Reach(way, tuple(served), frozenset(brought))


def _add_ends(
    way: Missing,
    coatl: Coatl,
    supply: tuple[Piece, ...],
    served: list[Piece | None],
    brought: set[int],
    may_close: MayClose | None,
) -> None:
    """Lets a head or a tail serve for a piece still to get that may come last at its end."""
    heads, first = range(len(way.anywhere), len(way.anywhere) + len(way.head)), range(len(way.anywhere))
    for part, closed, outer in (
        ("head", coatl.head, [*first, *heads[:1]]),
        ("tail", coatl.tail, [*first, *range(len(served))[len(served) - bool(way.tail) :]]),
    ):
        if closed or any(kind is not None and kind.part == part for kind in served):
            continue
        for place in outer:
            if served[place] is not None:
                continue
            ends = (kind for kind in supply if kind.part == part and serves(kind, way.symbols[place]))
            kind = next(ends, None)
            if kind is None:
                continue
            served[place] = kind
            whole = laid(coatl, way, served)
            if whole.complete and (may_close is None or not may_close(whole)):
                served[place] = None
                continue
            brought.add(place)
            break


def serves(kind: Piece, symbol: str) -> bool:
    """Returns whether a piece is one that a symbol of ``Missing`` stands for."""
    return symbol in (ANY, kind.color) or (symbol.startswith("!") and kind.color not in symbol)


def steps(way: Missing, coatl: Coatl, pieces: Iterable[Piece | None]) -> list[tuple[bool, Piece]]:
    """Returns the pieces of a way in the order in which they are attached, each with whether it goes to the head end;
    for one still to get any body segment that would serve. Heads and tails come last."""
    filled = [
        kind or piece(next(color for color in COLORS if serves(piece(color), symbol)))
        for kind, symbol in zip(pieces, way.symbols, strict=True)
    ]
    anywhere, rest = filled[: len(way.anywhere)], filled[len(way.anywhere) :]
    head, tail = rest[: len(way.head)], rest[len(way.head) :]
    order = [(coatl.tail, kind) for kind in anywhere if kind.part == "body"]
    order += [(kind.part == "head", kind) for kind in anywhere if kind.part != "body"]
    order += [(True, kind) for kind in reversed(head)] + [(False, kind) for kind in tail]
    return sorted(order, key=lambda step: step[1].part != "body")


def laid(coatl: Coatl, way: Missing, pieces: Iterable[Piece | None]) -> Coatl:
    """Returns the coatl with the pieces of a way, those still to get among them."""
    for at_head, kind in steps(way, coatl, pieces):
        coatl = coatl.extended(kind, at_head)
    return coatl


def fields_with(supply: Sequence[Sequence[Piece]], symbols: Iterable[str]) -> tuple[bool, tuple[int, ...]]:
    """Returns the numbers of the fields that have some of the body segments that these symbols of ``Missing`` stand
    for: one that has all of them, with True, or else the two that have most of them."""
    wanted = [*symbols]
    found: list[tuple[int, int]] = []
    for number, pieces in enumerate(supply, 1):
        left = list(wanted)
        for kind in pieces:
            symbol = next(
                (each for each in left if kind.part == "body" and not kind.loose and serves(kind, each)), None
            )
            if symbol is not None:
                left.remove(symbol)
        if not left:
            return True, (number,)
        if len(left) < len(wanted):
            found.append((len(left), number))
    return False, tuple(sorted(number for _, number in sorted(found)[:2]))
