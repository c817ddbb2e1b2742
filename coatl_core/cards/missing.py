"""What a coatl still lacks for a pattern: the fewest pieces that would lift a card to its next level (RULES 8.8).

For a sequence the shortest way is searched for exactly: first pieces added at the head end, then the coatl as it is,
then pieces added at the tail end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import define, frozen

from coatl_core.cards.patterns import ANY, Count, Pattern, Pieces, Sequence, Token


@frozen
class Missing:
    """The fewest pieces that would lift a card to a given number of times.

    ``head`` is put before the coatl's head end and ``tail`` after its tail end, both written from head to tail;
    ``anywhere`` may go to any end. Each item is a colour letter, ``*`` (any colour) or ``!Y`` (any colour but
    those named).
    """

    head: tuple[str, ...] = ()
    tail: tuple[str, ...] = ()
    anywhere: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.head) + len(self.tail) + len(self.anywhere)


def missing(
    pattern: Pattern, colors: str, times: int, *, head: bool = True, tail: bool = True, strict: bool = False
) -> Missing | None:
    """The fewest pieces to add at the open ends (``head``, ``tail``) of a coatl with these colours for the pattern to
    be met ``times`` times; None if no addition can do it. ``strict`` is the option "strict X": an end left open does
    not satisfy ``!X`` (Ruling 8.9)."""
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
    """Where a reading of the coatl stands: occurrences so far, tokens of the current one, and what the neighbours
    decide: ``barred`` no occurrence may start here, ``pending`` the one just ended must not meet ``not_after``."""

    count: int
    token: int
    barred: bool
    pending: bool


_Cost: TypeAlias = tuple[int, tuple[str, ...], tuple[str, ...]]  # pieces added in all, at the head, at the tail


@define
class _Completion:
    """The shortest way to a number of occurrences: first pieces added at the head end, then the coatl as it is, then
    pieces added at the tail end. The readings are followed side by side, the cheapest kept for each place."""

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
        """The ways to go on over one more piece (a colour letter, ``*`` or ``!Y``)."""
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
    """Whether a piece described by the symbol could be of this colour."""
    return symbol in (color, ANY) or (symbol.startswith("!") and color not in symbol)
