"""Finds the fewest pieces that a coatl lacks to meet a pattern a given number of times (RULES 8.8).

For a sequence this is an exact search for the shortest path: over pieces added at the head end, then over the coatl as
it is, then over pieces added at the tail end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import define, frozen

from coatl_core.cards.patterns import ANY, Count, Pattern, Pieces, Sequence, Token


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
            return _Completion(pattern, times, strict).cheapest(colors, head, tail)
    return Missing(anywhere=tuple(lacking)) if head or tail or not lacking else None


@frozen
class _Node:
    """A node of the search: ``count`` occurrences found so far, and ``token`` tokens matched of the next one.
    ``barred``: no occurrence may start here (``not_before``). ``pending``: an occurrence has just ended, so the next
    piece must not be ``not_after``."""

    count: int
    token: int
    barred: bool
    pending: bool


_Cost: TypeAlias = tuple[int, tuple[str, ...], tuple[str, ...]]  # pieces added in all, at the head, at the tail


@define
class _Completion:
    """The search for the shortest path to ``times`` occurrences of a sequence. It moves all nodes forward together, one
    piece at a time, and keeps the lowest cost of each."""

    sequence: Sequence
    times: int
    strict: bool

    def cheapest(self, colors: str, head: bool, tail: bool) -> Missing | None:
        start = _Node(0, 0, bool(self.strict and head and self.sequence.not_before), False)
        readings: dict[_Node, _Cost] = {start: (0, (), ())}
        if head:
            self._add_pieces(readings, at_head=True)
        for color in colors:
            read: dict[_Node, _Cost] = {}
            for node, cost in readings.items():
                for following in self._read(node, color):
                    _keep_cheaper(read, following, cost)
            readings = read
        if tail:
            self._add_pieces(readings, at_head=False)
        ends_open = self.strict and tail and self.sequence.not_after
        done = [
            cost for node, cost in readings.items() if node.count >= self.times and not (ends_open and node.pending)
        ]
        if not done:
            return None
        _, before, after = min(done, key=lambda cost: (cost[0], len(cost[1]), cost[1:]))
        return Missing(before, after)

    def _add_pieces(self, readings: dict[_Node, _Cost], at_head: bool) -> None:
        frontier = dict(readings)
        while frontier:
            added: dict[_Node, _Cost] = {}
            for node, (total, before, after) in frontier.items():
                if node.count >= self.times and not node.pending:
                    continue
                for symbol in self._symbols():
                    cost = (total + 1, (*before, symbol), after) if at_head else (total + 1, before, (*after, symbol))
                    for following in self._read(node, symbol):
                        if following not in readings or cost[0] < readings[following][0]:
                            _keep_cheaper(added, following, cost)
            readings.update(added)
            frontier = added

    def _symbols(self) -> Iterable[str]:
        yield from dict.fromkeys(t.color for t in self.sequence.tokens)
        barred = dict.fromkeys(c for c in (self.sequence.not_before, self.sequence.not_after) if c)
        yield from (f"!{c}" for c in barred)
        if len(barred) == 2:
            yield "!" + "".join(barred)

    def _read(self, node: _Node, color: str) -> Iterable[_Node]:
        """Yields the nodes reached by one more piece; ``color`` is a colour letter, ``*`` or ``!Y``."""
        sequence = self.sequence
        if node.pending and _may_be(color, sequence.not_after):
            return
        barred = bool(sequence.not_before) and _may_be(color, sequence.not_before)
        size = len(sequence.tokens)
        if node.token == 0:
            yield _Node(node.count, 0, barred, False)
        reached = []
        if node.token < size and not (node.token == 0 and node.barred) and _is(sequence.tokens[node.token], color):
            reached.append(node.token + 1)
        if node.token and sequence.tokens[node.token - 1].plus and _is(sequence.tokens[node.token - 1], color):
            reached.append(node.token)
        for token in reached:
            if token == size:
                yield _Node(min(node.count + 1, self.times), 0, barred, bool(sequence.not_after))
            if token < size or sequence.tokens[-1].plus:
                yield _Node(node.count, token, barred, False)


def _keep_cheaper(costs: dict[_Node, _Cost], node: _Node, cost: _Cost) -> None:
    if node not in costs or cost < costs[node]:
        costs[node] = cost


def _is(token: Token, symbol: str) -> bool:
    return token.color == ANY or token.color == symbol


def _may_be(symbol: str, color: str) -> bool:
    """Returns whether a piece described by the symbol could have this colour."""
    return symbol in (color, ANY) or (symbol.startswith("!") and color not in symbol)
