"""Finds the fewest pieces that a coatl lacks to meet a pattern a given number of times (RULES 8.8).

For ``count Y`` and ``2 Y, 1 R`` this is a subtraction. For a sequence it depends on where the pieces of the coatl lie.

Example: ``R R R G G`` once, beside the coatl ``RG``. The beginnings ``R``, ``R R`` … of an occurrence are put before
the head end, one after the other, and each time the coatl is read. With ``R R`` it reads ``R R R G``, so that one ``G``
is lacking at the tail end: three pieces, and no other beginning needs fewer. If the sequence is to be met twice, a
whole ``R R R G G`` is added as well.

What is tried beside the coatl: nothing, each beginning of an occurrence, a whole one. All else that is lacking is added
as whole occurrences. Therefore a coatl is read about once for each token, however often the sequence is to be met.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen

from coatl_core.cards.patterns import ANY, Count, Pattern, Pieces, Sequence
from coatl_core.cards.pieces import COLORS


@frozen
class Missing:
    """The fewest pieces to add to a coatl.

    ``head`` goes before its head end and ``tail`` after its tail end, both written from head to tail; ``anywhere`` may
    go to either end. Each item is a colour letter, ``*`` (any colour) or ``!Y`` (any colour except those named).
    """

    head: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()
    anywhere: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.head) + len(self.tail) + len(self.anywhere)

    @property
    def symbols(self) -> tuple[str, ...]:
        """All pieces: those that may go to either end, those before the head end, those after the tail end."""
        return (*self.anywhere, *self.head, *self.tail)


def missing(
    pattern: Pattern, colors: str, times: int, *, head: bool = True, tail: bool = True, strict: bool
) -> Missing | None:
    """Returns the fewest pieces to add to a coatl so that it meets the pattern ``times`` times, or None if that is
    impossible. ``colors`` are its colours, head to tail; ``head`` and ``tail`` say which ends are open. ``strict`` is
    the option "strict X": an end that stays open does not satisfy ``!X`` (Ruling 8.9)."""
    # Of equally short ways the one that adds most at the head end.
    ways = shortest_ways(pattern, colors, times, head=head, tail=tail, strict=strict)
    return min(ways, key=lambda lacks: (len(lacks.tail), lacks.head, lacks.tail), default=None)


@lru_cache(4096)
def shortest_ways(
    pattern: Pattern, colors: str, times: int, *, head: bool = True, tail: bool = True, strict: bool
) -> tuple[Missing, ...]:
    """Returns the ways to add the fewest pieces, each once, as ``missing`` describes them; none if it is
    impossible."""
    match pattern:
        case Count(color=color):
            lacking = color * (times - colors.count(color))
        case Pieces(counts=counts):
            lacking = "".join(color * (n * times - colors.count(color)) for color, n in counts)
        case Sequence():
            ways = dict.fromkeys(_Completion(pattern, head, tail, strict).ways(colors, times))
            least = min(map(len, ways), default=0)
            return tuple(way for way in ways if len(way) == least)
    if head and tail:
        return (Missing(anywhere=tuple(lacking)),)
    if not lacking:
        return (Missing(),)
    return (Missing(head=tuple(lacking)),) if head else (Missing(tail=tuple(lacking)),) if tail else ()


_Symbols: TypeAlias = tuple[str, ...]
"""Pieces to add, as in ``Missing``."""


@frozen
class _Reading:
    """What a row of pieces shows, read from head to tail."""

    count: int
    """The occurrences that are whole, whatever follows."""
    ended: bool
    """The last piece ends one more occurrence, which counts unless a piece of the colour ``not_after`` follows."""
    begun: int
    """How many tokens of another occurrence lie at the tail end."""
    may_begin: bool
    """Whether an occurrence may begin with the next piece."""


@frozen
class _Fact:
    """What the reading must know of a piece: the tokens it matches, as bits (bit 2: the third token), and whether it
    satisfies ``!X`` before and after an occurrence."""

    matches: int
    fits_before: bool
    fits_after: bool


class _Completion:
    """The ways to complete a coatl so that it meets a sequence; ``head`` and ``tail`` say which ends are open."""

    def __init__(self, sequence: Sequence, head: bool, tail: bool, strict: bool) -> None:
        self.sequence, self.head, self.tail = sequence, head, tail
        before, after = sequence.not_before, sequence.not_after
        self.fits_before, self.fits_both = _but(before), _but(before + after)
        # With "strict X" the empty place at an open end satisfies no ``!X``, but a piece that is added there can.
        self.head_guard: _Symbols = (_but(before),) if strict and head and before else ()
        self.tail_guard: _Symbols = (_but(after),) if strict and tail and after else ()
        self.whole = _whole(sequence)
        apart = _may_be(self.whole[0], after) or _may_be(self.whole[-1], before)
        self.between: _Symbols = (self.fits_both,) if apart else ()
        """What must lie between two whole occurrences."""
        self.facts = {
            symbol: _Fact(
                sum(token.matches(symbol) << place for place, token in enumerate(sequence.tokens)),
                not _may_be(symbol, before),
                not _may_be(symbol, after),
            )
            for symbol in (*COLORS, *self.whole, self.fits_before, self.fits_both)
        }

    def ways(self, colors: str, times: int) -> Iterator[Missing]:
        """Yields ways to meet the sequence ``times`` times, a shortest one among them; none if it is impossible."""
        whole_and_between = self.whole + self.between
        for guard, joint in self._starts():
            reading = self._read((*guard, *joint, *colors))
            met = reading.count + (reading.ended and not self.tail_guard)
            # Whole occurrences before the joint instead of behind the coatl: all, or all but one that the tail ends.
            for reached in (times, met, met + 1) if joint else (times,):
                tail = self._tail(reading, reached)
                if tail is not None and reached <= times:
                    yield Missing(guard + whole_and_between * (times - reached) + joint, tail)

    def _starts(self) -> Iterator[tuple[_Symbols, _Symbols]]:
        """Yields what may be added at the head end: a piece that satisfies ``!X``, and the joint, which lies beside the
        coatl. Whole occurrences can be put before a joint."""
        yield (), ()
        if self.head:
            yield self.head_guard, ()
            yield self.head_guard, self.whole
            yield self.head_guard, (*self.whole, self.fits_both)
            for number in range(1, len(self.whole)):
                yield self.head_guard, self.whole[:number]

    def _read(self, pieces: Iterable[str]) -> _Reading:
        """Reads pieces from head to tail; an occurrence is taken as soon as it ends (see ``patterns``)."""
        tokens = self.sequence.tokens
        plus, last = sum(token.plus << place for place, token in enumerate(tokens)), 1 << len(tokens) - 1
        count = begun = ended = 0  # begun, ended: as bits (bit 2: the last piece matches the third token)
        may_begin = not self.head_guard
        for piece in pieces:
            fact = self.facts[piece]
            if ended and fact.fits_after:
                count += 1
                begun = 0
            begun = (begun << 1 | may_begin | begun & plus) & fact.matches
            ended = begun & last
            may_begin = fact.fits_before
        if ended and not self.sequence.not_after:
            return _Reading(count + 1, False, 0, may_begin)
        return _Reading(count, bool(ended), 0 if ended else begun.bit_length(), may_begin)

    def _tail(self, reading: _Reading, times: int) -> _Symbols | None:
        """Returns the fewest pieces to add at the tail end so that there are ``times`` occurrences; None if that is
        impossible."""
        if reading.count >= times:
            return ()
        lacking = times - reading.count - reading.ended
        if not lacking:
            return self.tail_guard
        if not self.tail:
            return None
        if reading.begun:
            added = self.whole[reading.begun :]
        elif reading.ended and (not reading.may_begin or _may_be(self.whole[0], self.sequence.not_after)):
            added = (self.fits_both, *self.whole)
        elif not reading.may_begin:
            added = (self.fits_before, *self.whole)
        else:
            added = self.whole
        return added + (self.between + self.whole) * (lacking - 1) + self.tail_guard


def _whole(sequence: Sequence) -> _Symbols:
    """Returns a shortest occurrence. A piece of any colour at one of its ends is given such colours that another
    occurrence can lie beside it, if there are any."""
    symbols = [token.color for token in sequence.tokens]
    if symbols == [ANY]:
        return (_but(sequence.not_before + sequence.not_after),)
    if symbols[0] == ANY:
        symbols[0] = _but(sequence.not_after)
    if symbols[-1] == ANY:
        symbols[-1] = _but(sequence.not_before)
    return tuple(symbols)


def _but(colors: str) -> str:
    """Returns the symbol for a piece of any colour but these."""
    return "!" + "".join(dict.fromkeys(colors)) if colors else ANY


def _may_be(symbol: str, color: str) -> bool:
    """Returns whether a piece described by the symbol can have this colour; ``color`` may be empty."""
    return bool(color) and (symbol in (color, ANY) or (symbol.startswith("!") and color not in symbol))
