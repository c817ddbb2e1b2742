"""Compares players by the games they have played against each other: the Elo difference and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from operator import mul
from statistics import fmean, variance

from attrs import frozen

SURE = 1.96
"""So many standard errors to either side make an interval of 95 percent."""
NEW = 350.0
"""How sure one is of a new player: the deviation that Glicko begins with."""
MOST_STEPS, EXACT = 100, 1e-9
"""A fit ends after so many steps, or when none of them is longer."""


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


def fitted(players: int, games: Sequence[tuple[int, int, float]], deviation: float = NEW) -> tuple[Elo, ...]:
    """Returns how much better than the mean of all each player is (there are two at least), from all games between
    them: two players, and the score of the first one from 0 to 1. This is the model of Bradley and Terry, in which a
    difference of 400 points makes ten to one. Before the first game each player's number is taken to be 0, give or take
    this ``deviation``, so that few games give wide intervals, and who has won all of them an end. The fit is the
    likeliest one given both, and an interval what its curvature says (Laplace's approximation)."""
    before = (log(10) / 400 * deviation) ** -2
    strengths = [0.0] * players
    for _ in range(MOST_STEPS):
        slope = [-before * strength for strength in strengths]
        curve = [[before * (row == column) for column in range(players)] for row in range(players)]
        for one, other, score in games:
            expected = 1 / (1 + exp(strengths[other] - strengths[one]))
            for player, sign in ((one, 1), (other, -1)):
                slope[player] += sign * (score - expected)
                curve[player][player] += expected * (1 - expected)
            curve[one][other] -= expected * (1 - expected)
            curve[other][one] -= expected * (1 - expected)
        variances = _inverse(curve)
        step = [sum(map(mul, row, slope)) for row in variances]
        longest = max(map(abs, step))
        strengths = [strength + each / max(1.0, longest) for strength, each in zip(strengths, step, strict=True)]
        if longest < EXACT:
            break
    # What all have in common is no strength: each number is the distance to the mean of all.
    shared = [2 * fmean(row) for row in variances]
    whole = fmean(shared) / 2
    errors = [SURE * sqrt(variances[player][player] - shared[player] + whole) for player in range(players)]
    points = 400 / log(10)
    return tuple(
        Elo(points * strength, points * (strength - error), points * (strength + error))
        for strength, error in zip(strengths, errors, strict=True)
    )


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Returns the inverse of a symmetric matrix with a heavy diagonal, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(number == column) for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [value - factor * other for value, other in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
