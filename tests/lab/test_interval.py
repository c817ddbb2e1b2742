"""Intervals of numbers counted deal by deal."""

from __future__ import annotations

from random import Random
from statistics import stdev

import pytest

from coatl_core.lab.interval import Estimate, difference, mean, proportion, sure_among, wilson
from coatl_core.lab.totals import Pair, Sums
from tests.conftest import Effort


def sums(*pairs: tuple[int, int]) -> Sums:
    total = Sums()
    for of, got in pairs:
        total = total.with_pair(Pair(of, got))
    return total


def test_none_and_all_have_an_interval_too() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-3)
    none = proportion(sums(*[(1, 0)] * 10), 10)
    assert (none.value, none.low) == (0, 0)
    assert none.rest() == Estimate(10, 1, 1 - (none.high or 0), 1)


def test_a_mean_of_single_games_is_the_usual_one() -> None:
    numbers = [Random(3).randrange(20) for _ in range(400)]
    found = mean(sums(*((1, number) for number in numbers)), 400)
    assert found.value == sum(numbers) / 400
    assert found.high is not None
    assert found.high - found.value == pytest.approx(1.96 * stdev(numbers) / 20, rel=0.01)


def test_games_of_one_deal_that_are_alike_count_as_one() -> None:
    single = proportion(sums(*[(1, 1), (1, 0)] * 50), 100)
    alike = proportion(sums(*[(4, 4), (4, 0)] * 25), 50)
    unlike = proportion(sums(*[(4, 2)] * 25), 25)
    widths = [(e.high or 0) - (e.low or 0) for e in (single, alike, unlike)]
    assert widths[1] > widths[0]
    assert widths[1] > 1.3 * widths[2]


def test_there_is_no_interval_from_one_deal_and_no_number_from_none() -> None:
    assert mean(sums((4, 2)), 1) == Estimate(4, 0.5)
    assert proportion(Sums(), 5) == Estimate(0)


@pytest.mark.slow
def test_ninety_five_of_a_hundred_intervals_hold_the_truth(effort: Effort) -> None:
    random, times, right = Random(5), effort(quick=300, test=1000, exhaustive=5000), 0
    for _ in range(times):
        deals = [sum(random.random() < luck for _ in range(4)) for luck in (random.random() for _ in range(60))]
        found = proportion(sums(*((4, got) for got in deals)), 60)
        assert found.low is not None
        assert found.high is not None
        right += found.low < 0.5 < found.high
    assert 0.92 < right / times < 0.98


def test_the_more_is_looked_at_the_more_it_takes_to_stand_out() -> None:
    assert sure_among(1) == pytest.approx(1.96, abs=1e-3)
    assert sure_among(50) > 3


def test_a_difference_is_as_unsure_as_both() -> None:
    before, after = Estimate(100, 0.4, 0.3, 0.5), Estimate(100, 0.6, 0.5, 0.7)
    found = difference(before, after)
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(0.2 - 0.02**0.5)
    assert difference(Estimate(0), after) == Estimate(0)
