"""What was counted in many games, as whole numbers: so it is the same in whatever order the games arrive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from attrs import define, field, frozen


@frozen
class Pair:
    """Two numbers of one deal: how often something could have been, and how often it was (or how much it gave)."""

    of: int
    got: int


@frozen
class Sums:
    """The sums over all deals of such pairs: ``of``, ``got``, and their squares and products, from which an interval
    follows. Games of one deal are alike, and so a deal is one observation."""

    of: int = 0
    got: int = 0
    of_of: int = 0
    of_got: int = 0
    got_got: int = 0

    def with_pair(self, pair: Pair) -> Sums:
        """Returns the sums with one more deal."""
        of, got = pair.of, pair.got
        return Sums(
            self.of + of, self.got + got, self.of_of + of * of, self.of_got + of * got, self.got_got + got * got
        )


@define
class Observed:
    """What was counted in the games of one deal. ``pairs`` are by what was counted (``kept``) and about what (the id of
    a card, a colour, a place in the turn order); ``counts`` count single things, such as the games of a length."""

    number: int
    games: int = 0
    pairs: dict[str, dict[str, list[int]]] = field(factory=dict)
    counts: dict[str, Counter[str]] = field(factory=dict)
    failures: set[str] = field(factory=set)

    def add(self, what: str, about: str, of: int, got: int) -> None:
        """Adds to a pair of numbers."""
        pair = self.pairs.setdefault(what, {}).setdefault(about, [0, 0])
        pair[0] += of
        pair[1] += got

    def count(self, what: str, about: str) -> None:
        """Counts something once."""
        self.counts.setdefault(what, Counter())[about] += 1


@define
class Totals:
    """The sums over many deals. ``done`` are the numbers of these deals; ``failures`` are the sentences about computer
    players that have failed."""

    done: set[int] = field(factory=set)
    games: int = 0
    sums: dict[str, dict[str, Sums]] = field(factory=dict)
    counts: dict[str, Counter[str]] = field(factory=dict)
    failures: set[str] = field(factory=set)

    def add(self, deal: Observed) -> None:
        """Adds a deal; one that is there already is not counted again."""
        if deal.number in self.done:
            return
        self.done.add(deal.number)
        self.games += deal.games
        self.failures |= deal.failures
        for what, pairs in deal.pairs.items():
            sums = self.sums.setdefault(what, {})
            for about, (of, got) in pairs.items():
                sums[about] = sums.get(about, _NONE).with_pair(Pair(of, got))
        for what, counted in deal.counts.items():
            self.counts.setdefault(what, Counter()).update(counted)

    def of(self, what: str, about: str) -> Sums:
        """Returns the sums of a pair; zeros if it never was."""
        return self.sums.get(what, _EMPTY).get(about, _NONE)


_NONE = Sums()
_EMPTY: Mapping[str, Sums] = {}
