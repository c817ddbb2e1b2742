"""Numbers with their 95 % intervals."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

from attrs import frozen

from coatl_core.game.ratings import SURE
from coatl_core.lab.totals import Sums


@frozen
class Estimate:
    """A number, the ends of its 95 % interval, and how many observations it is the mean of. There is no number without
    observations, and no interval from a single deal."""

    of: int
    value: float | None = None
    low: float | None = None
    high: float | None = None

    def scaled(self, factor: float) -> Estimate:
        """Returns this estimate in another unit."""
        value, low, high = (None if x is None else x * factor for x in (self.value, self.low, self.high))
        return Estimate(self.of, value, low, high)

    @property
    def nothing(self) -> bool:
        """Whether it may be 0: there is no interval yet, or 0 lies in it."""
        return self.low is None or self.high is None or self.low <= 0 <= self.high

    @property
    def half(self) -> float | None:
        """Half the width of the interval; None if there is none."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def rest(self) -> Estimate:
        """Returns the estimate of the opposite of a proportion."""
        value, low, high = (None if x is None else 1 - x for x in (self.value, self.high, self.low))
        return Estimate(self.of, value, low, high)


def sure_among(number: int) -> float:
    """Returns how many standard errors something has to lie apart to stand out with 95 % certainty if the largest of so
    many differences is looked at (Bonferroni): one of twenty stands out by chance otherwise."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, number))


def mean(sums: Sums, deals: int, sure: float = SURE, unit: int = 1) -> Estimate:
    """Returns the mean of what was got, for each of what could have been; the interval is that of a ratio of two sums
    over deals. ``unit`` is what one observation counts for."""
    of = sums.of // unit
    if not of:
        return Estimate(0)
    value = sums.got / sums.of
    if deals < 2:
        return Estimate(of, value)
    apart = _student(sure, deals - 1) * sqrt(_variance(sums, deals))
    return Estimate(of, value, value - apart, value + apart)


def proportion(sums: Sums, deals: int, sure: float = SURE, unit: int = 1) -> Estimate:
    """Returns which part of what could have been was got, from 0 to 1, with Wilson's interval. Games of one deal are
    alike, so that there are fewer observations than it seems."""
    of = sums.of // unit
    if not of:
        return Estimate(0)
    value = sums.got / sums.of
    if deals < 2:
        return Estimate(of, value)
    single = value * (1 - value) / of
    alike = max(1.0, _variance(sums, deals) / single) if single else 1.0
    low, high = wilson(value, of / alike, sure)
    return Estimate(of, value, low, high)


def wilson(value: float, of: float, sure: float = SURE) -> tuple[float, float]:
    """Returns the ends of Wilson's interval of a proportion among so many observations, which also holds for none and
    for all."""
    square = sure * sure
    middle = (value + square / (2 * of)) / (1 + square / of)
    half = sure / (1 + square / of) * sqrt(value * (1 - value) / of + square / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def difference(before: Estimate, after: Estimate) -> Estimate:
    """Returns by how much a number has changed between two runs. The interval is made of those of both (Newcombe)."""
    if before.value is None or after.value is None:
        return Estimate(0)
    value = after.value - before.value
    of = min(before.of, after.of)
    if before.low is None or before.high is None or after.low is None or after.high is None:
        return Estimate(of, value)
    low = sqrt((after.value - after.low) ** 2 + (before.high - before.value) ** 2)
    high = sqrt((after.high - after.value) ** 2 + (before.value - before.low) ** 2)
    return Estimate(of, value, value - low, value + high)


def _student(sure: float, free: int) -> float:
    """Returns how many standard errors it takes when these are themselves only estimated, from few deals: nearly
    Student's."""
    return sure * (1 + (sure * sure + 1) / (4 * free))


def _variance(sums: Sums, deals: int) -> float:
    ratio = sums.got / sums.of
    spread = sums.got_got - 2 * ratio * sums.of_got + ratio * ratio * sums.of_of
    return max(0.0, spread) * deals / (deals - 1) / (sums.of * sums.of)
