"""Finds the fewest pieces that a coatl lacks to meet a pattern a given number of times (RULES 8.8).

For a sequence this is exact. All that can be added at the head end before the coatl is read is tried: nothing, the
beginning of an occurrence, a whole one. What is lacking then is added as whole occurrences, one after the other, at the
end where they cost less. So the time does not depend on how often the sequence is to be met.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


def missing(
    pattern: Pattern, colors: str, times: int, *, head: bool = True, tail: bool = True, strict: bool = False
) -> Missing | None:
    """Returns the fewest pieces to add to a coatl so that it meets the pattern ``times`` times, or None if that is
    impossible. ``colors`` are its colours, head to tail; ``head`` and ``tail`` say which ends are open. ``strict`` is
    the option "strict X": an end that stays open does not satisfy ``!X`` (Ruling 8.9)."""
    match pattern:
        case Count(color=color):
            lacking = color * (times - colors.count(color))
        case Pieces(counts=counts):
            lacking = "".join(color * (n * times - colors.count(color)) for color, n in counts)
        case Sequence():
            # Of equal ways the one that adds most at the head end.
            ways = _Completion(pattern, head, tail, strict).ways(colors, times)
            return min(ways, key=lambda lacks: (len(lacks), len(lacks.tail), lacks.head, lacks.tail), default=None)
    return Missing(anywhere=tuple(lacking)) if head or tail or not lacking else None


_Symbols: TypeAlias = tuple[str, ...]
"""Pieces to add, as in ``Missing``."""


@frozen
class _Reading:
    """What has been found in a coatl: ``count`` occurrences, and those begun at its tail end as bits (bit 2: the third
    token has matched last). ``open``: one may begin with the next piece. ``closing``: one more ends with the last
    piece; it counts unless the next piece is ``not_after``."""

    count: int
    begun: int
    open: bool
    closing: bool


class _Completion:
    """The ways to meet a sequence, where ``head`` and ``tail`` say which ends are open. ``whole`` is an occurrence as
    it is added, and ``parting`` what must lie between two of them: one piece or none."""

    def __init__(self, sequence: Sequence, head: bool, tail: bool, strict: bool) -> None:
        self.not_before, self.not_after = sequence.not_before, sequence.not_after
        self.head, self.tail = head, tail
        self.head_bars, self.tail_bars = (
            strict and head and bool(self.not_before),
            strict and tail and bool(self.not_after),
        )
        self.neutral = _but(self.not_before + self.not_after)
        colors = [token.color for token in sequence.tokens]
        # At its ends a piece of any colour is taken to be one that lets another occurrence lie beside this one.
        before, after = _but(self.not_after), _but(self.not_before)
        if len(colors) == 1:
            before = after = self.neutral
        colors[0] = before if colors[0] == ANY else colors[0]
        colors[-1] = after if colors[-1] == ANY else colors[-1]
        self.whole: _Symbols = tuple(colors)
        parted = _may_be(colors[0], self.not_after) or _may_be(colors[-1], self.not_before)
        self.parting: _Symbols = (self.neutral,) if parted else ()
        self.last = 1 << len(colors) - 1
        self.plus = sum(token.plus << place for place, token in enumerate(sequence.tokens))
        self.facts = {
            symbol: (
                sum(token.matches(symbol) << place for place, token in enumerate(sequence.tokens)),
                not _may_be(symbol, self.not_before),
                not _may_be(symbol, self.not_after),
            )
            for symbol in (*COLORS, *self.whole, self.neutral, _but(self.not_before))
        }
        """Of each piece: the tokens it matches, as bits; whether an occurrence may follow it; whether it may follow
        one."""

    def ways(self, colors: str, times: int) -> Iterator[Missing]:
        """Yields ways to meet the sequence ``times`` times, the cheapest among them; none if it is impossible."""
        for first, rest, repeatable in self._heads():
            reading = self._read((*first, *rest, *colors))
            tail = self._tail(reading, times)
            if tail is not None:
                yield Missing(first + rest, tail)
            if repeatable:  # what is lacking is added at the head end but for one occurrence, which the tail may finish
                now = reading.count + (reading.closing and not self.tail_bars)
                for reached in (now, now + 1):
                    tail = self._tail(reading, reached)
                    if tail is not None and reached < times:
                        yield Missing(first + (self.whole + self.parting) * (times - reached) + rest, tail)

    def _heads(self) -> Iterator[tuple[_Symbols, _Symbols, bool]]:
        """Yields what may be added at the head end, in two parts. If the third item is true, any number of whole
        occurrences can be put between them."""
        yield (), (), False
        if not self.head:
            return
        first: _Symbols = (_but(self.not_before),) if self.head_bars else ()
        if first:
            yield first, (), False
        yield first, self.whole, True
        if self.neutral != ANY:
            yield first, (*self.whole, self.neutral), True
        for number in range(1, len(self.whole)):
            yield first, self.whole[:number], True

    def _read(self, pieces: Iterable[str]) -> _Reading:
        """Reads pieces from the head end on; an occurrence is taken as soon as it ends (see ``patterns``)."""
        facts, plus, last, guarded = self.facts, self.plus, self.last, bool(self.not_after)
        count = begun = closing = 0
        begins = not self.head_bars
        for piece in pieces:
            matched, before, after = facts[piece]
            if closing and after:
                count += 1
                begun = 0
            begun = (begun << 1 | begins | begun & plus) & matched
            closing = begun & last
            if closing and not guarded:
                count += 1
                begun = closing = 0
            begins = before
        return _Reading(count, begun, begins, bool(closing))

    def _tail(self, reading: _Reading, times: int) -> _Symbols | None:
        """Returns the fewest pieces to add at the tail end for ``times`` occurrences in all; None if that is
        impossible."""
        lacking = times - reading.count
        if lacking <= 0:
            return ()
        added: _Symbols = ()
        if reading.closing:
            lacking -= 1
            if not lacking:
                return (_but(self.not_after),) if self.tail_bars else ()
        if not self.tail:
            return None
        if reading.begun and not reading.closing:
            added = self.whole[reading.begun.bit_length() :]
        elif not reading.open:
            added = (_but(self.not_before + self.not_after * reading.closing), *self.whole)
        elif reading.closing and _may_be(self.whole[0], self.not_after):
            added = (self.neutral, *self.whole)
        else:
            added = self.whole
        added += (self.parting + self.whole) * (lacking - 1)
        return (*added, _but(self.not_after)) if self.tail_bars else added


def _but(colors: str) -> str:
    """Returns the symbol for a piece of any colour but these."""
    return "!" + "".join(dict.fromkeys(colors)) if colors else ANY


def _may_be(symbol: str, color: str) -> bool:
    """Returns whether a piece described by the symbol can have this colour; ``color`` may be empty."""
    return bool(color) and (symbol in (color, ANY) or (symbol.startswith("!") and color not in symbol))
