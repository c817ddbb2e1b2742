"""Two runs side by side: what has changed, for example after a card was changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from attrs import frozen

from coatl_core.lab.counting import WIN
from coatl_core.lab.interval import Estimate, difference, mean, proportion
from coatl_core.lab.report import ahead, worth
from coatl_core.lab.totals import Sums, Totals


@frozen
class Change:
    """One number in two runs, and the difference. ``about`` is the id of a card; empty for a number of whole games."""

    what: str
    about: str
    before: Estimate
    after: Estimate
    change: Estimate

    @property
    def sure(self) -> bool:
        """Whether nothing has changed lies outside the interval of the difference."""
        low, high = self.change.low, self.change.high
        return low is not None and high is not None and (low > 0 or high < 0)


def _ahead(sums: Sums, deals: int) -> Estimate:
    return ahead(sums)


def _worth(sums: Sums, deals: int) -> Estimate:
    return worth(sums)


_OF_CARDS: tuple[tuple[str, Callable[[Sums, int], Estimate]], ...] = (
    ("ahead", _ahead),
    ("worth", _worth),
    ("kept", proportion),
    ("fulfilled", proportion),
    ("points", mean),
    ("turns", mean),
)
_OF_GAMES: tuple[tuple[str, str, str, Callable[[Sums, int], Estimate]], ...] = (
    ("length", "length", "", mean),
    ("seat", "seat", "1", partial(proportion, unit=WIN)),
    ("standstill", "ending", "standstill", proportion),
)


def changes(before: Totals, after: Totals) -> tuple[Change, ...]:
    """Returns the numbers of the cards that were tried in both runs, and of the games, in the order of the cards' ids;
    those that have surely changed come first."""
    found = []
    for what, key, about, estimate in _OF_GAMES:
        old, new = estimate(before.of(key, about), len(before.done)), estimate(after.of(key, about), len(after.done))
        found.append(Change(what, "", old, new, difference(old, new)))
    for about in sorted(before.sums.get("ahead", {}).keys() & after.sums.get("ahead", {}).keys()):
        for what, estimate in _OF_CARDS:
            old, new = (
                estimate(before.of(what, about), len(before.done)),
                estimate(after.of(what, about), len(after.done)),
            )
            if old.of and new.of:
                found.append(Change(what, about, old, new, difference(old, new)))
    return tuple(sorted(found, key=lambda change: not change.sure))
