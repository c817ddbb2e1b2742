"""The Glicko-2 rating system: how strong somebody is, how sure that is, and how steady. It follows Mark Glickman's
paper *Example of the Glicko-2 system* (2013), whose worked example is among the tests."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from attrs import frozen

STEADY = 0.5
"""How much a volatility may change: the paper's τ."""
_MIDDLE, _SCALE = 1500.0, 173.7178
"""The rating in the middle, and what a point of Glicko-2's own scale is on the scale of Elo."""
_EXACT = 1e-6


@frozen
class Rating:
    """A ``rating`` on the scale of Elo; in 19 of 20 cases the true one lies within twice the ``deviation``. A new
    player has the defaults."""

    rating: float = _MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


def rated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Returns the rating after some games of one period, at least one, each with the opponent's rating and the player's
    score: 1 for a victory, 0.5, or 0."""
    mu, phi = (player.rating - _MIDDLE) / _SCALE, player.deviation / _SCALE
    information, surprise = 0.0, 0.0
    for opponent, score in games:
        weight = 1 / sqrt(1 + 3 * (opponent.deviation / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (opponent.rating - _MIDDLE) / _SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    volatility = _volatility(variance * surprise, phi, variance, player.volatility)
    before = phi**2 + volatility**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating(_MIDDLE + _SCALE * (mu + after**2 * surprise), _SCALE * after, volatility)


def _volatility(ahead: float, phi: float, variance: float, before: float) -> float:
    """Returns the new volatility (step 5 of the paper): the zero of a function, found by the Illinois algorithm."""
    start = log(before**2)

    def f(x: float) -> float:
        whole = phi**2 + variance + exp(x)
        return exp(x) * (ahead**2 - whole) / (2 * whole**2) - (x - start) / STEADY**2

    low = start
    if ahead**2 > phi**2 + variance:
        high = log(ahead**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * STEADY) < 0:
            steps += 1
        high = start - steps * STEADY
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
