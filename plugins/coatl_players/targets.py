"""Target serpents: what an unfinished coatl, or a new one, could become, and how soon.

They are found by a beam search. From the colours of a coatl each step adds what lifts one card, in hand or in the row,
to its next level, or one piece at either end; the best by worth go on.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import TypeAlias

from attrs import frozen

from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import Coatl
from coatl_players.position import INDEX, Position
from coatl_players.shapes import Shape, Shapes, Target


@frozen
class Style:
    """How a planner looks for targets and what it thinks of them.

    A search goes ``depth`` steps with the ``width`` best. So many targets are ``kept``, and so many ``pairs``. With
    ``row`` it thinks of the cards in the row. ``turn`` is what a turn costs in points, ``pace`` how many turns the
    others are thought to need for a piece, ``lead`` what a point ahead is worth to whoever ends the game, ``softness``
    how unsure the number of turns left is. ``load`` is the number of pieces without room on the board that cost a turn
    of assembling; with 0 only whole boards are counted. With ``rival`` it counts what an automatic opponent has and
    takes. What reveals cards is tried in so many ``worlds``, and with 0 it is not thought of; nor is what variants
    would give after a turn. ``noise`` is by how many points it may misjudge a turn."""

    width: int = 2
    depth: int = 3
    kept: int = 12
    pairs: int = 24
    row: bool = True
    turn: float = 2.5
    pace: float = 0.66
    lead: float = 0.35
    softness: float = 1.6
    load: float = 0.0
    rival: bool = True
    worlds: int = 0
    noise: float = 0.0


NEW = Coatl("")
Valued: TypeAlias = tuple[float, str, str, int, float, Shape]
"""A shape with what it is worth, less than 0, so that the best is sorted first; its additions, a number of its own, and
the turns that it takes."""


class Search:
    """Looks for the targets of one slot: the coatl with this index, or a new one."""

    def __init__(self, at: Position, slot: int, shapes: Shapes, style: Style) -> None:
        self.at, self.slot, self.shapes, self.coatl, self.style = at, slot, shapes, shapes.coatl, style
        self.found: set[tuple[str, str]] = set()
        """The additions that were looked at."""
        self._valued: list[Valued] = []

    def best(self) -> list[Target]:
        """Returns the best targets, the best first."""
        style = self.style
        frontier = [("", "")]
        self.value("", "")
        for _ in range(style.depth):
            grown: list[tuple[float, str, str]] = []
            for before, behind in frontier:
                children = self.children(before, behind)
                grown += [(-self.value(*child), *child) for child in children if child not in self.found]
            grown.sort()
            frontier = [(before, behind) for _, before, behind in grown[: style.width]]
        return self.targets()

    def targets(self) -> list[Target]:
        """Returns the best of the targets found, the best first."""
        best = sorted(self._valued)[: self.style.kept]
        return [shape.target(self.slot, cost, -worth) for worth, _, _, _, cost, shape in best]

    def children(self, before: str, behind: str) -> list[tuple[str, str]]:
        """Returns the additions one step further."""
        return self.shapes.children(before, behind)

    def value(self, before: str, behind: str) -> float:
        """Values the shapes of these additions, and returns the worth of the better one: with cards of the row, and
        without."""
        self.found.add((before, behind))
        closed = self.closed(before, behind)
        if closed is None:
            return -float(abs(len(before) + len(behind) - 3)) - 50
        return self._worth(self.shapes.of(*closed))

    def _worth(self, shapes: list[Shape]) -> float:
        """Returns the worth of the best of shapes that lack the same pieces."""
        if not shapes:
            return -50.0
        at, style, valued = self.at, self.style, self._valued
        lacking, most = pieces_for(at, shapes[0].bodies, shapes[0].head, shapes[0].tail), -1e9
        for shape in shapes:
            cost = in_all(at, style, lacking, shape.pieces, len(shape.wanted), shape.unknown)
            worth = shape.points - style.turn * cost
            valued.append((-worth, shape.before, shape.behind, len(valued), cost, shape))
            most = max(most, worth)
        return most

    def closed(self, before: str, behind: str) -> tuple[str, str] | None:
        """Returns the additions with a head and a tail: their outer pieces are these, and where nothing is added at an
        open end, the head or tail that is easiest to have. None if there would be no body."""
        coatl = self.coatl
        if not coatl.colors:
            whole = before + behind
            return (whole, "") if len(whole) >= 3 else None
        if not coatl.head and not before:
            before = self.easiest(self.at.own.heads, self.at.offered.heads)
        if not coatl.tail and not behind:
            behind = self.easiest(self.at.own.tails, self.at.offered.tails)
        return (before, behind) if len(before) + len(coatl.colors) + len(behind) >= 3 else None

    def easiest(self, own: list[int], offered: list[int]) -> str:
        return max(COLORS, key=lambda c: (own[INDEX[c]] > 0, offered[INDEX[c]] > 0))


SUPPLIED, HIDDEN = 0.6, 0.72
"""The turns a body segment takes that lies in the supply, and one that does not."""
UNKNOWN = 1.5
"""The turns it takes to find a card that fits a coatl."""


def turns_for(at: Position, style: Style, one: Target, other: Target | None, drawn: tuple[str, ...] = ()) -> float:
    """Returns about how many turns it takes to finish one target, or two together. The cards ``drawn`` are in hand
    already."""
    own, offered = at.own, at.offered
    pieces, wanted, unknown = one.pieces, one.wanted, one.unknown
    if other is None:
        lacking = pieces_for(at, one.bodies, one.head, one.tail)
    else:
        turns, missing = pieces_for(at, map(add, one.bodies, other.bodies), one.head, one.tail)
        if other.head >= 0 and own.heads[other.head] <= (other.head == one.head):
            turns += 1 if offered.heads[other.head] > (other.head == one.head) else 2
            missing += 1
        if other.tail >= 0 and own.tails[other.tail] <= (other.tail == one.tail):
            turns += 1 if offered.tails[other.tail] > (other.tail == one.tail) else 2
            missing += 1
        lacking = turns, missing
        pieces += other.pieces
        wanted += other.wanted
        unknown += other.unknown
    cards = sum([card not in drawn for card in wanted]) if drawn else len(wanted)
    return in_all(at, style, lacking, pieces, cards, unknown)


def pieces_for(at: Position, bodies: Iterable[int], head: int, tail: int) -> tuple[float, int]:
    """Returns about how many turns it takes to have these pieces, body segments by colour and the colours of head and
    tail, or -1; and how many of them are missing."""
    own, offered = at.own, at.offered
    turns, missing = 0.0, 0
    for color, number in enumerate(bodies):
        if number and number > own.bodies[color]:
            lacking, supplied = number - own.bodies[color], offered.bodies[color]
            missing += lacking
            turns += SUPPLIED * lacking if lacking <= supplied else HIDDEN * lacking - (HIDDEN - SUPPLIED) * supplied
    if head >= 0 and not own.heads[head]:
        turns += 1 if offered.heads[head] else 2
        missing += 1
    if tail >= 0 and not own.tails[tail]:
        turns += 1 if offered.tails[tail] else 2
        missing += 1
    return turns, missing


def in_all(at: Position, style: Style, lacking: tuple[float, int], pieces: int, cards: int, unknown: int) -> float:
    """Returns about how many turns it takes to finish what has ``pieces`` to add. ``lacking`` are the turns for those
    that are missing, and their number; ``cards`` have to be chosen from the row, and ``unknown`` ones found."""
    turns, missing = lacking
    if cards:
        turns += 0.85 + 0.15 * cards
    if unknown:
        turns += UNKNOWN * unknown
    if style.load:
        over = missing + len(at.board) - at.rules.board_spaces
        return turns + 1 + (over / style.load if over > 0 else 0.0)
    return turns + 1 + (pieces - 1) // 8
