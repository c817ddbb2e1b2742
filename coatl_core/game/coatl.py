"""One coatl: its pieces from head end to tail end, the cards beside it (RULES 6), and their points (8.5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from attrs import field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import OPEN
from coatl_core.cards.pieces import Piece, piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.reading import check_colors
from coatl_core.game.errors import Values


@frozen
class Coatl:
    """A coatl is immutable: extending it or placing a card beside it returns a new one.

    ``colors`` are the colours of its pieces from head end to tail end (6.2). ``head`` and ``tail`` say whether the
    first piece is a head and the last one a tail; all others are body segments. With both it is complete (6.4).
    ``prophecies`` and ``temple`` are card ids.
    """

    colors: str
    head: bool = False
    tail: bool = False
    prophecies: tuple[str, ...] = ()
    temple: str | None = None

    @property
    def complete(self) -> bool:
        return self.head and self.tail

    def __len__(self) -> int:
        return len(self.colors)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces from head end to tail end."""
        return _pieces(self.colors, self.head, self.tail)

    def __str__(self) -> str:
        return "<" * self.head + self.colors + ">" * self.tail

    def __repr__(self) -> str:
        cards = (*self.prophecies, *([self.temple] if self.temple is not None else []))
        return f"<Coatl {' '.join((str(self), *cards))}>"

    def extended(self, new: Piece, at_head: bool) -> Coatl:
        """Returns this coatl with one more piece at its head end or tail end. Checks nothing."""
        part = new.part
        grown = _blank(Coatl)  # see below
        _set_colors(grown, new.color + self.colors if at_head else self.colors + new.color)
        _set_head(grown, self.head or part == "head")
        _set_tail(grown, self.tail or part == "tail")
        _set_prophecies(grown, self.prophecies)
        _set_temple(grown, self.temple)
        return grown

    def with_prophecy(self, card: str) -> Coatl:
        """Returns this coatl with one more prophecy beside it. Checks nothing."""
        return Coatl(self.colors, self.head, self.tail, (*self.prophecies, card), self.temple)

    def with_temple(self, card: str) -> Coatl:
        """Returns this coatl with a temple beside it. Checks nothing."""
        return Coatl(self.colors, self.head, self.tail, self.prophecies, card)

    def reading(self, strict_x: bool) -> str:
        """Returns the colours as prophecies read them: with "strict X", ``OPEN`` marks each open end (Ruling 8.9)."""
        if not strict_x:
            return self.colors
        return OPEN * (not self.head) + self.colors + OPEN * (not self.tail)


# ``extended`` is called all the time, and the __init__ of an immutable class is slow. So it fills all fields itself, in
# two thirds of the time. Converters and validators would not run.
_blank = object.__new__
_set_colors, _set_head, _set_tail, _set_prophecies, _set_temple = (
    getattr(Coatl, name).__set__ for name in ("colors", "head", "tail", "prophecies", "temple")
)


def has_identical(coatl: Coatl, prophecy: Prophecy, catalog: Catalog) -> bool:
    """Returns whether an identical prophecy already lies beside the coatl, so that this one may not (RULES 6.3)."""
    return prophecy.identity in [catalog.prophecies[card].identity for card in coatl.prophecies]


def growing(coatls: Iterable[Coatl], closing: int = -1) -> list[tuple[int, Coatl]]:
    """Returns the coatls of a player that may still get a prophecy, each with its number (from 1): the coatl just
    closed if ``closing`` is its index (6.5), or else, if ``closing`` is -1, all that are not complete (RULES 6.1c)."""
    numbered = enumerate(coatls, 1)
    if closing >= 0:
        return [(number, coatl) for number, coatl in numbered if number == closing + 1]
    return [(number, coatl) for number, coatl in numbered if not coatl.complete]


def start(new: Piece) -> Coatl:
    """Returns a new coatl of one piece (RULES 6.1a)."""
    return Coatl(new.color, new.part == "head", new.part == "tail")


def parse_coatl(text: str) -> Coatl:
    """Returns the coatl written ``<BBR``, ``BBRY>`` and so on, without cards. Raises ValueError for any other text."""
    head, tail = text.startswith("<"), text.endswith(">")
    colors = text[head : len(text) - tail]
    if not colors:
        raise ValueError(f"not a coatl: {text!r}: it has no pieces")
    check_colors(colors, text)
    return Coatl(colors, head, tail)


@frozen
class ScoreLine:
    """The points of one card beside a coatl, and how often it is met (a temple: how many of its requirements)."""

    card: str
    met: int
    points: int


@frozen
class VariantLine:
    """Points that a variant gives, or takes with a number below zero, and that no card brings. ``message`` is a message
    of its plugin that says what for; ``language.valuetext`` explains ``values``."""

    message: str
    points: int
    values: Values = field(factory=dict)


def score_lines(coatl: Coatl, catalog: Catalog, strict_x: bool) -> tuple[ScoreLine, ...]:
    """Returns a line for each card beside the coatl: prophecies in the order they were placed, then the temple
    (8.5)."""
    reading = coatl.reading(strict_x)
    lines = []
    for card in coatl.prophecies:
        prophecy = catalog.prophecies[card]
        lines.append(ScoreLine(card, prophecy.pattern.times(reading), prophecy.points_for(reading)))
    if coatl.temple is not None:
        temple = catalog.temples[coatl.temple]
        card_colors = catalog.card_colors(coatl.prophecies)
        met = temple.met(coatl.colors, card_colors)
        lines.append(ScoreLine(temple.id, sum(met), temple.points_for(coatl.colors, card_colors)))
    return tuple(lines)


@lru_cache(4096)
def _pieces(colors: str, head: bool, tail: bool) -> tuple[Piece, ...]:
    last = len(colors) - 1
    return tuple(
        piece(f"<{c}" if i == 0 and head else f"{c}>" if i == last and tail else c) for i, c in enumerate(colors)
    )


def score(coatl: Coatl, catalog: Catalog, strict_x: bool) -> int:
    """Returns the points of all cards beside the coatl (8.5)."""
    return sum(line.points for line in score_lines(coatl, catalog, strict_x))


def points_lost(before: Coatl, after: Coatl, catalog: Catalog, strict_x: bool) -> int:
    """Returns how many points its prophecies lose when a coatl grows from ``before`` to ``after``: a ``!X`` may no
    longer hold (Ruling 8.9)."""
    old, new = before.reading(strict_x), after.reading(strict_x)
    prophecies = [catalog.prophecies[card] for card in before.prophecies]
    return sum(max(0, p.points_for(old) - p.points_for(new)) for p in prophecies)
