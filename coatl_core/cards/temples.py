"""A temple card: its requirements, and its points by the number of requirements met (RULES 1.2, 8.5)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from attrs import frozen

from coatl_core.cards.pieces import COLOR_NAMES, COLORS, color_name
from coatl_core.cards.reading import Colored, read_colors


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
    """``length 10``: the coatl has exactly this number of pieces, head and tail included."""

    pieces: int

    def met(self, colors: str, card_colors: Collection[str]) -> bool:
        return len(colors) == self.pieces

    def __str__(self) -> str:
        return f"length {self.pieces}"


@frozen
class Equal:
    """``R = Y``: the coatl has as many pieces of one colour as of the other, at least one of each."""

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
"""One of the two things that a temple asks for, as ``parse_requirement`` reads it."""


@frozen(cache_hash=True)
class Temple:
    """A temple card. ``levels`` are pairs (number of requirements met, points) in ascending order."""

    id: str
    requirements: tuple[Requirement, ...]
    levels: tuple[tuple[int, int], ...]

    def __repr__(self) -> str:
        return f"<Temple {self.id}: {', '.join(map(str, self.requirements))} {dict(self.levels)}>"

    def met(self, colors: str, card_colors: Collection[str] = ()) -> tuple[bool, ...]:
        """Returns for each requirement whether it holds; ``colors`` are those of the coatl, ``card_colors`` those of
        the prophecies beside it."""
        return tuple(r.met(colors, card_colors) for r in self.requirements)

    def score(self, coatl: str | Colored, card_colors: Collection[str] = ()) -> int:
        """Returns the points for a coatl, given as text such as ``<BBR>`` or as a ``Coatl``; ``card_colors`` are those
        of the prophecies beside it (RULES 8.5). Like ``points_for``, but checked. Raises ValueError for a text that is
        not a coatl."""
        return self.points_for(read_colors(coatl), card_colors)

    def points_for(self, colors: str, card_colors: Collection[str] = ()) -> int:
        """Returns the points for a coatl's colours (RULES 8.5); 0 if no requirement holds."""
        met = points = 0
        for requirement in self.requirements:
            if requirement.met(colors, card_colors):
                met += 1
        for times, worth in self.levels:
            if times <= met:
                points = worth
        return points


@frozen
class RequirementError(ValueError):
    """A temple requirement that cannot be read; ``text`` is the whole requirement."""

    text: str

    def __str__(self) -> str:
        return f"not a requirement: {self.text!r}: write it like 'no Y', 'length 10', 'R = Y' or 'no blue card'"


def parse_requirement(text: str) -> Requirement:
    """Returns the requirement written ``no Y``, ``length 10``, ``R = Y`` or ``no blue card``. Raises RequirementError
    for any other text."""
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
