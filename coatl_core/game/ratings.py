"""Compares two players by the games they have played against each other: the Elo difference and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from statistics import fmean, variance

from attrs import frozen

SURE = 1.96
"""So many standard errors to either side make an interval of 95 percent."""


@frozen
class Elo:
    """By how many Elo points a player is better than another, with the ends of the 95 % interval. None where the games
    say nothing: whoever has won all of them may be better by any number, so that ``elo`` and ``high`` are None."""

    elo: float | None
    low: float | None
    high: float | None


def elo(scores: Sequence[float]) -> Elo:
    """Returns the difference that follows from the first player's scores, from 0 to 1: one for each deal, the mean of
    the games played with it. Games of one deal with the seats exchanged are alike, so that a deal counts as one
    observation. A share of the victory counts as a half. Raises ValueError if there are no scores."""
    if not scores:
        raise ValueError("no games, no Elo")
    mean, number = fmean(scores), len(scores)
    if number > 1:
        error = sqrt(variance(scores) / number)
    else:
        error = 0.5
    # Without a game lost, or won, the variance says nothing: half a game the other way is the least that may happen.
    least = 0.5 / number
    error = max(error, sqrt(least * (1 - least) / number) if mean in (0.0, 1.0) else 0.0)
    return Elo(*map(_elo, (mean, mean - SURE * error, mean + SURE * error)))


def _elo(score: float) -> float | None:
    """Returns the difference that brings this score; None if no difference does."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None
