"""Target serpents: what an unfinished coatl, or a new one, could become.

They are found by a beam search. From the colours of a coatl each step adds what lifts one card, in hand or in the row,
to its next level, or one piece at either end; the best by worth go on.
"""

from __future__ import annotations

from operator import add
from typing import TypeAlias

from attrs import define, frozen

from coatl_core.cards.distance import additions
from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import WithoutCard
from coatl_core.game.coatl import Coatl
from coatl_players.position import INDEX, Position

MOST_SCORES = 20_000
"""How many strings of colours are remembered with the points of the cards; then all are forgotten."""
LONGEST = 16
"""No target is longer."""


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


@define
class Target:
    """What a coatl may become: the colours added ``before`` and ``behind``, the cards it will carry, and the temple.

    ``bodies`` counts the body segments to add by colour; ``head`` and ``tail`` are the colours of head and tail to add,
    or -1. ``cost`` is the number of turns it takes by itself. ``unknown`` is the number of further cards that it
    must have to be completed (9.12, level 4)."""

    slot: int
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
    cost: float
    worth: float
    unknown: int = 0

    def needs(self, piece: Piece) -> bool:
        """Returns whether a piece of this kind is to be added."""
        if piece.loose:
            return False
        index = INDEX[piece.color]
        if piece.part == "body":
            return self.bodies[index] > 0
        return index == (self.head if piece.part == "head" else self.tail)


class Scores:
    """The points of cards for strings of colours, remembered up to a limit. While ``targets`` is not None, the targets
    found are remembered, too: a search ahead meets the same coatls and cards again and again, with other pieces in the
    supply, which hardly change what is worth building."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, int]] = {}
        self._temples: dict[str, dict[str, int]] = {}
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


NEW = Coatl("")
Gain: TypeAlias = tuple[float, str, int, bool]
"""A card for a coatl: what it is worth, less than 0, so that the best is sorted first; its id, its points, and whether
it lies in the row."""


class Search:
    """Looks for the targets of one slot: the coatl with this index, or a new one."""

    def __init__(self, at: Position, slot: int, coatl: Coatl, style: Style, scores: Scores) -> None:
        self.at, self.slot, self.coatl, self.style, self.scores = at, slot, coatl, style, scores
        prophecies = at.catalog.prophecies
        self.beside = coatl.prophecies
        taken = {prophecies[card].identity for card in coatl.prophecies}
        pool: dict[str, tuple[str, Prophecy, bool]] = {}
        for card in at.hand:
            pool.setdefault(prophecies[card].identity, (card, prophecies[card], False))
        if style.row:
            for lying in at.row:
                if lying is not None:
                    pool.setdefault(prophecies[lying].identity, (lying, prophecies[lying], True))
        self.pool = [entry for identity, entry in pool.items() if identity not in taken]
        self.least = at.rules.prophecies_to_complete
        self.colors_differ = at.rules.card_colors_differ
        self.lying = at.catalog.card_colors(coatl.prophecies) if self.colors_differ else []
        if self.colors_differ:
            self.pool = [entry for entry in self.pool if entry[1].color not in self.lying]
        self.lifted = [prophecies[card] for card in coatl.prophecies] + [entry[1] for entry in self.pool]
        self.temples = [at.catalog.temples[card] for card in dict.fromkeys((*at.temples, *at.tops))]
        self.by_cards = any(isinstance(r, WithoutCard) for temple in self.temples for r in temple.requirements)
        self.found: dict[tuple[str, str], list[Target]] = {}

    def best(self) -> list[Target]:
        """Returns the best targets, the best first."""
        style = self.style
        frontier = [("", "")]
        self.value("", "")
        for _ in range(style.depth):
            children: dict[tuple[str, str], float] = {}
            for before, behind in frontier:
                for child in self.children(before, behind):
                    if child not in self.found:
                        children[child] = self.value(*child)
            if not children:
                break
            frontier = sorted(children, key=lambda child: (-children[child], child))[: style.width]
        return self.sorted_targets()

    def sorted_targets(self) -> list[Target]:
        """Returns the best of the targets found, the best first."""
        targets = [target for found in self.found.values() for target in found]
        targets.sort(key=lambda t: (-t.worth, t.before, t.behind))
        return targets[: self.style.kept]

    def remembered(self) -> list[Target]:
        """Returns the best targets, those of an equal coatl and equal cards if they are remembered."""
        at, memory = self.at, self.scores.targets
        if memory is None:
            return self.best()
        key = self.style, self.slot, self.coatl, at.hand, at.row, at.temples, at.tops
        found = memory.get(key)
        if found is None:
            found = memory[key] = self.best()
        return found

    def children(self, before: str, behind: str) -> list[tuple[str, str]]:
        """Returns the additions one step further."""
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
        return [child for child in dict.fromkeys(grown) if len(child[0]) + len(child[1]) <= longest]

    def value(self, before: str, behind: str) -> float:
        """Makes the targets of these additions and returns the worth of the better one: with cards of the row, and
        without."""
        closed = self.closed(before, behind)
        if closed is None:
            self.found[before, behind] = []
            return -float(abs(len(before) + len(behind) - 3)) - 50
        found = self.found[before, behind] = self.targets(*closed)
        return max([target.worth for target in found], default=-50.0)

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

    def targets(self, before: str, behind: str) -> list[Target]:
        """Returns the targets of these additions: with the best cards in hand, and, if it is another one, with the best
        of hand and row. None can carry no card."""
        coatl, catalog = self.coatl, self.at.catalog
        colors = before + coatl.colors + behind
        known = self.scores.of(colors)
        prophecies = catalog.prophecies
        beside, gains = 0, list[Gain]()
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
        if not gains and not self.beside:
            return []
        gains.sort()
        room, least = self.at.rules.prophecies_per_coatl - len(self.beside), self.least
        best = self.together(gains, room)
        choices = [best]
        if any(gain[3] for gain in best):
            in_hand = self.together([gain for gain in gains if not gain[3]], room)
            choices = [in_hand, best] if in_hand or self.beside else [best]
        bodies, head, tail = self.lacking(before, behind)
        made = []
        for chosen in choices:
            cards = tuple([gain[1] for gain in chosen])
            temple, bonus = self.temple(colors, cards)
            target = Target(
                self.slot,
                colors,
                before,
                behind,
                cards,
                tuple([gain[1] for gain in chosen if gain[3]]),
                temple,
                beside + bonus + sum([gain[2] for gain in chosen]),
                bodies,
                head,
                tail,
                len(before) + len(behind),
                0.0,
                0.0,
                max(0, least - len(self.beside) - len(chosen)),
            )
            target.cost = turns_for(self.at, self.style, target, None)
            target.worth = target.points - self.style.turn * target.cost
            made.append(target)
        return made

    def together(self, gains: list[Gain], room: int) -> list[Gain]:
        """Returns the best of these cards that may lie beside the coatl together: as many as there is room for, and at
        level 3 of the solo game no two of one card colour (9.12)."""
        if not self.colors_differ:
            return gains[:room]
        prophecies, best = self.at.catalog.prophecies, dict[str, Gain]()
        for gain in gains:
            best.setdefault(prophecies[gain[1]].color, gain)
        return [*best.values()][:room]

    def temple(self, colors: str, cards: tuple[str, ...]) -> tuple[str | None, int]:
        """Returns the temple that gives most beside these colours and cards, and its points."""
        best, bonus = None, 0
        card_colors = self.at.catalog.card_colors((*self.beside, *cards)) if self.by_cards else ()
        known = {} if self.by_cards else self.scores.of_temples(colors)
        for candidate in self.temples:
            points = known.get(candidate.id)
            if points is None:
                points = known[candidate.id] = candidate.points_for(colors, card_colors)
            if points > bonus:
                best, bonus = candidate.id, points
        return best, bonus

    def lacking(self, before: str, behind: str) -> tuple[tuple[int, ...], int, int]:
        """Returns the body segments to add by colour, and the colours of the head and the tail to add, or -1."""
        coatl = self.coatl
        head = tail = -1
        added = before + behind
        if not coatl.head:
            head, added = INDEX[added[0]], added[1:]
        if not coatl.tail:
            tail, added = INDEX[added[-1]], added[:-1]
        bodies = [0] * len(COLORS)
        for color in added:
            bodies[INDEX[color]] += 1
        return tuple(bodies), head, tail


SUPPLIED, HIDDEN = 0.6, 0.72
"""The turns a body segment takes that lies in the supply, and one that does not."""
UNKNOWN = 1.5
"""The turns it takes to find a card that fits a coatl."""


def turns_for(at: Position, style: Style, one: Target, other: Target | None, drawn: tuple[str, ...] = ()) -> float:
    """Returns about how many turns it takes to finish one target, or two together. The cards ``drawn`` are in hand
    already."""
    own, offered = at.own, at.offered
    turns, missing = 0.0, 0
    needed = one.bodies if other is None else map(add, one.bodies, other.bodies)
    for number, has, supplied in zip(needed, own.bodies, offered.bodies, strict=True):
        if number > has:
            lacking = number - has
            missing += lacking
            turns += SUPPLIED * lacking if lacking <= supplied else HIDDEN * lacking - (HIDDEN - SUPPLIED) * supplied
    pieces, wanted, unknown = one.pieces, one.wanted, one.unknown
    if one.head >= 0 and not own.heads[one.head]:
        turns += 1 if offered.heads[one.head] else 2
        missing += 1
    if one.tail >= 0 and not own.tails[one.tail]:
        turns += 1 if offered.tails[one.tail] else 2
        missing += 1
    if other is not None:
        if other.head >= 0 and own.heads[other.head] <= (other.head == one.head):
            turns += 1 if offered.heads[other.head] > (other.head == one.head) else 2
            missing += 1
        if other.tail >= 0 and own.tails[other.tail] <= (other.tail == one.tail):
            turns += 1 if offered.tails[other.tail] > (other.tail == one.tail) else 2
            missing += 1
        pieces += other.pieces
        wanted += other.wanted
        unknown += other.unknown
    if wanted:
        lacking = sum([card not in drawn for card in wanted]) if drawn else len(wanted)
        if lacking:
            turns += 0.85 + 0.15 * lacking
    if unknown:
        turns += UNKNOWN * unknown
    if style.load:
        over = missing + len(at.board) - at.rules.board_spaces
        return turns + 1 + (over / style.load if over > 0 else 0.0)
    return turns + 1 + (pieces - 1) // 8
