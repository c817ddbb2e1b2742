"""Prophecies, temples and card sets: data read once, shared by every game (RULES 1.2, 8.8).

A card is known by its full id, ``<set>:<card>``. Its requirement is data as well: a pattern or a temple requirement,
never a class for each card.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable
from typing import TypeAlias

from attrs import field, frozen

from coatl_core.patterns import Pattern, parse_pattern
from coatl_core.pieces import COLORS
from coatl_core.variants import Variant

COLOR_NAMES = {"blue": "B", "green": "G", "black": "K", "red": "R", "yellow": "Y"}
"""The names of card colours in card files, and the letters they are known by."""


@frozen
class Prophecy:
    """A prophecy card: its pattern, and the points of each level in ascending order of times met."""

    id: str
    color: str
    pattern: Pattern
    levels: tuple[tuple[int, int], ...]
    identity: str = field(init=False, repr=False)
    """Equal for cards with the same requirement and reward: a coatl never has two of them (RULES 6.3)."""
    score: Callable[[str], int] = field(init=False, eq=False, repr=False)
    """Points for a coatl's colours, head to tail; 0 below the first level (RULES 8.5)."""
    fulfilled_by: Callable[[str], object] = field(init=False, eq=False, repr=False)
    """True of colours that reach the first level (RULES 6.1c): the same as a score above 0, only quicker."""

    def __attrs_post_init__(self) -> None:
        points = [0] * (self.levels[-1][0] + 1)
        for times, worth in self.levels:
            points[times:] = [worth] * (len(points) - times)
        object.__setattr__(self, "score", self.pattern.points(points))
        object.__setattr__(self, "fulfilled_by", self.pattern.at_least(self.levels[0][0]))
        object.__setattr__(self, "identity", f"{self.pattern} {self.levels}")

    def next_level(self, colors: str) -> tuple[int, int] | None:
        """The first level (times, points) these colours do not reach; None at the top."""
        met = self.pattern.times(colors)
        return next(((times, points) for times, points in self.levels if times > met), None)


@frozen
class WithoutColor:
    """``no Y``: the coatl has no piece of this colour."""

    color: str

    def met(self, colors: str, card_colors: Collection[str]) -> bool:
        return self.color not in colors

    def __str__(self) -> str:
        return f"no {self.color}"


@frozen
class Length:
    """``length 10``: exactly so many pieces, head and tail counted."""

    pieces: int

    def met(self, colors: str, card_colors: Collection[str]) -> bool:
        return len(colors) == self.pieces

    def __str__(self) -> str:
        return f"length {self.pieces}"


@frozen
class Equal:
    """``R = Y``: as many pieces of the one colour as of the other, at least one of each."""

    first: str
    second: str

    def met(self, colors: str, card_colors: Collection[str]) -> bool:
        return 0 < colors.count(self.first) == colors.count(self.second)

    def __str__(self) -> str:
        return f"{self.first} = {self.second}"


@frozen
class WithoutCard:
    """``no blue card``: no prophecy of this card colour lies beside the coatl."""

    color: str

    def met(self, colors: str, card_colors: Collection[str]) -> bool:
        return self.color not in card_colors

    def __str__(self) -> str:
        return f"no {color_name(self.color)} card"


Requirement: TypeAlias = WithoutColor | Length | Equal | WithoutCard


@frozen
class Temple:
    """A temple card: requirements, and the points for each number of them met in ascending order."""

    id: str
    requirements: tuple[Requirement, ...]
    levels: tuple[tuple[int, int], ...]

    def met(self, colors: str, card_colors: Collection[str] = ()) -> tuple[bool, ...]:
        """Whether each requirement holds for a coatl's colours and the colours of the prophecies beside it."""
        return tuple(r.met(colors, card_colors) for r in self.requirements)

    def score(self, colors: str, card_colors: Collection[str] = ()) -> int:
        """Points for a coatl (RULES 8.5); 0 if no requirement holds."""
        met = points = 0
        for requirement in self.requirements:
            if requirement.met(colors, card_colors):
                met += 1
        for times, worth in self.levels:
            if times <= met:
                points = worth
        return points


@frozen
class CardSet:
    """The cards of one file, each prophecy with its number of copies, in the order of the file. ``source`` is the
    file's text; a set made by code has none."""

    id: str
    prophecies: tuple[tuple[Prophecy, int], ...]
    temples: tuple[Temple, ...]
    source: str = field(default="", eq=False, repr=False)

    def wrong_id(self) -> str | None:
        """The first card id that does not begin with the set's own, or that two cards have; None if all is well."""
        seen: dict[str, bool] = {}
        for id in [p.id for p, _ in self.prophecies] + [t.id for t in self.temples]:
            if not id.startswith(f"{self.id}:") or id in seen:
                return id
            seen[id] = True
        return None

    @property
    def digest(self) -> str:
        """SHA-256 of everything that bears on play: layout and comments of the file do not change it."""
        lines = [self.id]
        lines += [f"{p.id} {p.color} {p.identity} {copies}" for p, copies in self.prophecies]
        lines += [f"{t.id} {' and '.join(map(str, t.requirements))} {t.levels}" for t in self.temples]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


@frozen(eq=False)
class Catalog:
    """What one game is played with: the card sets, their cards looked up by full id, and the variants in the order of
    the setup. Raises ValueError for more than one automatic opponent."""

    sets: tuple[CardSet, ...]
    variants: tuple[Variant, ...] = ()
    opponent: Variant | None = field(init=False)
    prophecies: dict[str, Prophecy] = field(init=False)
    temples: dict[str, Temple] = field(init=False)

    def __attrs_post_init__(self) -> None:
        opponents = [variant for variant in self.variants if variant.opponent]
        if len(opponents) > 1:
            raise ValueError(f"a game has one automatic opponent at most: {', '.join(v.id for v in opponents)}")
        object.__setattr__(self, "opponent", opponents[0] if opponents else None)
        object.__setattr__(self, "prophecies", {p.id: p for s in self.sets for p, _ in s.prophecies})
        object.__setattr__(self, "temples", {t.id: t for s in self.sets for t in s.temples})

    def prophecy_cards(self) -> list[str]:
        """The ids of all prophecy cards, one for each copy, in the order of the files."""
        return [p.id for s in self.sets for p, copies in s.prophecies for _ in range(copies)]

    def temple_cards(self) -> list[str]:
        """The ids of all temple cards, in the order of the files."""
        return [t.id for s in self.sets for t in s.temples]

    def card_colors(self, prophecies: Iterable[str]) -> list[str]:
        """The card colours of these prophecies."""
        return [self.prophecies[p].color for p in prophecies]


def color_name(letter: str) -> str:
    """``blue`` for ``B``, and so on."""
    return next(name for name, color in COLOR_NAMES.items() if color == letter)


@frozen
class RequirementError(Exception):
    """A temple requirement that cannot be read; ``text`` is the whole of it."""

    text: str


def parse_requirement(text: str) -> Requirement:
    """Reads ``no Y``, ``length 10``, ``R = Y`` or ``no blue card``. Raises RequirementError for anything else."""
    match text.split():
        case ["no", name, "card"] if name in COLOR_NAMES:
            return WithoutCard(COLOR_NAMES[name])
        case ["no", letter] if len(letter) == 1 and letter in COLORS:
            return WithoutColor(letter)
        case ["length", number] if number.isascii() and number.isdigit() and len(number) < 4 and int(number) > 0:
            return Length(int(number))
        case [first, "=", second] if first != second and all(len(c) == 1 and c in COLORS for c in (first, second)):
            return Equal(first, second)
    raise RequirementError(text)


def prophecy(id: str, color: str, pattern: str, levels: tuple[tuple[int, int], ...]) -> Prophecy:
    """A prophecy from its notation, e.g. ``prophecy("base:x", "B", "Y G", ((1, 1), (2, 3)))``. Raises PatternError."""
    return Prophecy(id, color, parse_pattern(pattern), levels)
