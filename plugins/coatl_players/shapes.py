"""Shapes: what a coatl could become with the cards in hand and row, whatever pieces lie there, and its points then.

A planner meets the same coatl with the same cards again and again, with other pieces on the board and in the supply. So
what does not depend on pieces is remembered here; ``targets`` reckons how soon each shape can be had.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from attrs import define

from coatl_core.cards.distance import additions
from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import WithoutCard
from coatl_core.game.coatl import Coatl
from coatl_players.position import INDEX, Position

MOST_SCORES = 8_000
"""How many strings of colours are remembered with the points of the cards; then all are forgotten."""
MOST_COATLS = 64
"""How many coatls with their cards are remembered with their shapes; then all are forgotten."""
LONGEST = 16
"""No shape is longer."""

Gain: TypeAlias = tuple[float, str, int, bool]
"""A card for a coatl: what it is worth, less than 0, so that the best is sorted first; its id, its points, and whether
it lies in the row."""


@define
class Shape:
    """What a coatl may become: the colours added ``before`` and ``behind``, the cards it will carry, and the temple.

    ``wanted`` are those of the cards that lie in the row. ``bodies`` counts the body segments to add by colour;
    ``head`` and ``tail`` are the colours of head and tail to add, or -1. ``unknown`` is the number of further cards
    that it must have to be completed (9.12, level 4)."""

    colors: str
    before: str
    behind: str
    cards: tuple[str, ...]
    wanted: tuple[str, ...]
    temple: str | None
    points: int
    bodies: tuple[int, ...]
    head: int
    tail: int
    pieces: int
    unknown: int

    def target(self, slot: int, cost: float, worth: float) -> Target:
        """Returns this shape as a target for the coatl in a slot."""
        return Target(
            self.colors,
            self.before,
            self.behind,
            self.cards,
            self.wanted,
            self.temple,
            self.points,
            self.bodies,
            self.head,
            self.tail,
            self.pieces,
            self.unknown,
            slot,
            cost,
            worth,
        )


@define
class Target(Shape):
    """A shape for the coatl in a ``slot``. ``cost`` is the number of turns it takes by itself."""

    slot: int
    cost: float
    worth: float

    def needs(self, piece: Piece) -> bool:
        """Returns whether a piece of this kind is to be added."""
        if piece.loose:
            return False
        index = INDEX[piece.color]
        if piece.part == "body":
            return self.bodies[index] > 0
        return index == (self.head if piece.part == "head" else self.tail)


class Scores:
    """The points of cards for strings of colours, and the shapes of coatls, remembered up to a limit. While ``targets``
    is not None, the targets found are remembered, too: a search ahead meets the same coatls and cards again and again,
    with other pieces in the supply, which hardly change what is worth building."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, int]] = {}
        self._temples: dict[str, dict[str, int]] = {}
        self._shapes: dict[object, Shapes] = {}
        self.targets: dict[object, list[Target]] | None = None

    def of(self, colors: str) -> dict[str, int]:
        """Returns the points known for these colours by card; whoever works out others adds them."""
        known = self._of.get(colors)
        if known is None:
            if len(self._of) >= MOST_SCORES:
                self._of.clear()
                self._temples.clear()
            known = self._of[colors] = {}
        return known

    def of_temples(self, colors: str) -> dict[str, int]:
        """Returns the points of temples known for these colours; only of those that look at no card."""
        known = self._temples.get(colors)
        if known is None:
            known = self._temples[colors] = {}
        return known

    def shapes(self, at: Position, coatl: Coatl, *, row: bool) -> Shapes:
        """Returns the shapes of a coatl; with ``row`` it may carry cards of the row."""
        rules = at.rules
        limits = rules.prophecies_per_coatl, rules.prophecies_to_complete, rules.card_colors_differ
        key = coatl, at.hand, at.row if row else (), at.temples, at.tops, limits
        found = self._shapes.get(key)
        if found is None:
            if len(self._shapes) >= MOST_COATLS:
                self._shapes.clear()
            found = self._shapes[key] = Shapes(at, coatl, self, row=row)
        return found


class Shapes:
    """The shapes of one coatl, or of a new one, with the cards that a position has."""

    def __init__(self, at: Position, coatl: Coatl, scores: Scores, *, row: bool) -> None:
        self.coatl, self.catalog, self.scores = coatl, at.catalog, scores
        prophecies = at.catalog.prophecies
        self.beside = coatl.prophecies
        self.room, self.least = at.rules.prophecies_per_coatl - len(self.beside), at.rules.prophecies_to_complete
        self.colors_differ = at.rules.card_colors_differ
        taken = {prophecies[card].identity for card in coatl.prophecies}
        pool: dict[str, tuple[str, Prophecy, bool]] = {}
        for card in at.hand:
            pool.setdefault(prophecies[card].identity, (card, prophecies[card], False))
        if row:
            for lying in at.row:
                if lying is not None:
                    pool.setdefault(prophecies[lying].identity, (lying, prophecies[lying], True))
        self.pool = [entry for identity, entry in pool.items() if identity not in taken]
        if self.colors_differ:
            lying_colors = at.catalog.card_colors(coatl.prophecies)
            self.pool = [entry for entry in self.pool if entry[1].color not in lying_colors]
        self.lifted = [prophecies[card] for card in coatl.prophecies] + [entry[1] for entry in self.pool]
        self.temples = [at.catalog.temples[card] for card in dict.fromkeys((*at.temples, *at.tops))]
        self.by_cards = any(isinstance(r, WithoutCard) for temple in self.temples for r in temple.requirements)
        self._of: dict[tuple[str, str], list[Shape]] = {}
        self._children: dict[tuple[str, str], list[tuple[str, str]]] = {}

    def children(self, before: str, behind: str) -> list[tuple[str, str]]:
        """Returns the additions one step further: what lifts one card to its next level, or one piece."""
        known = self._children.get((before, behind))
        if known is not None:
            return known
        coatl = self.coatl
        colors = before + coatl.colors + behind
        head, tail = not coatl.head, not coatl.tail
        grown = [
            (more + before, behind + again)
            for prophecy in self.lifted
            for more, again in additions(prophecy, colors, head, tail)
        ]
        for color in COLORS:
            if head:
                grown.append((color + before, behind))
            if tail:
                grown.append((before, behind + color))
        longest = LONGEST - len(coatl.colors)
        found = [child for child in dict.fromkeys(grown) if len(child[0]) + len(child[1]) <= longest]
        self._children[before, behind] = found
        return found

    def of(self, before: str, behind: str) -> list[Shape]:
        """Returns the shapes of these additions, head and tail among them: with the best cards in hand, and, if it is
        another one, with the best of hand and row. None can carry no card."""
        known = self._of.get((before, behind))
        if known is None:
            known = self._of[before, behind] = self._made(before, behind)
        return known

    def _made(self, before: str, behind: str) -> list[Shape]:
        colors = before + self.coatl.colors + behind
        known = self.scores.of(colors)
        prophecies = self.catalog.prophecies
        beside, gains, of_row = 0, list[Gain](), False
        for card in self.beside:
            if card not in known:
                known[card] = prophecies[card].points_for(colors)
            beside += known[card]
        for card, prophecy, in_row in self.pool:
            points = known.get(card)
            if points is None:
                points = known[card] = prophecy.points_for(colors)
            if points > in_row:
                gains.append((0.8 - points if in_row else -points, card, points, in_row))
                of_row |= in_row
        if not gains and not self.beside:
            return []
        gains.sort()
        best = self._together(gains)
        choices = [best]
        if of_row:
            in_hand = self._together([gain for gain in gains if not gain[3]])
            if in_hand != best and (in_hand or self.beside):
                choices = [in_hand, best]
        bodies, head, tail = self._lacking(before, behind)
        made = []
        for chosen in choices:
            cards: tuple[str, ...] = ()
            wanted: tuple[str, ...] = ()
            points = beside
            for _, card, gained, in_row in chosen:
                cards += (card,)
                points += gained
                if in_row:
                    wanted += (card,)
            temple, bonus = self._temple(colors, cards)
            shape = Shape(
                colors,
                before,
                behind,
                cards,
                wanted,
                temple,
                points + bonus,
                bodies,
                head,
                tail,
                len(before) + len(behind),
                max(0, self.least - len(self.beside) - len(chosen)),
            )
            made.append(shape)
        return made

    def _together(self, gains: list[Gain]) -> list[Gain]:
        """Returns the best of these cards that may lie beside the coatl together: as many as there is room for, and at
        level 3 of the solo game no two of one card colour (9.12)."""
        if not self.colors_differ:
            return gains[: self.room]
        prophecies, best = self.catalog.prophecies, dict[str, Gain]()
        for gain in gains:
            best.setdefault(prophecies[gain[1]].color, gain)
        return [*best.values()][: self.room]

    def _temple(self, colors: str, cards: tuple[str, ...]) -> tuple[str | None, int]:
        """Returns the temple that gives most beside these colours and cards, and its points."""
        best, bonus = None, 0
        card_colors = self.catalog.card_colors((*self.beside, *cards)) if self.by_cards else ()
        known = {} if self.by_cards else self.scores.of_temples(colors)
        for candidate in self.temples:
            points = known.get(candidate.id)
            if points is None:
                points = known[candidate.id] = candidate.points_for(colors, card_colors)
            if points > bonus:
                best, bonus = candidate.id, points
        return best, bonus

    def _lacking(self, before: str, behind: str) -> tuple[tuple[int, ...], int, int]:
        """Returns the body segments to add by colour, and the colours of the head and the tail to add, or -1."""
        coatl = self.coatl
        head = tail = -1
        added = before + behind
        if not coatl.head:
            head, added = INDEX[added[0]], added[1:]
        if not coatl.tail:
            tail, added = INDEX[added[-1]], added[:-1]
        return _counted(added), head, tail


@lru_cache(8192)
def _counted(colors: str) -> tuple[int, ...]:
    """How many body segments of each colour these are."""
    return tuple([colors.count(color) for color in COLORS])
