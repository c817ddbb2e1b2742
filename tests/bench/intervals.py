"""Means of what was measured, with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from coatl_core.game.ratings import SURE


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean of two values or more."""
    return SURE * sqrt(variance(values) / len(values))


def interval(values: Sequence[float]) -> str:
    """The mean of the values, with the half of its 95 % interval."""
    return f"{fmean(values):.3f} ± {half_interval(values):.3f}"
