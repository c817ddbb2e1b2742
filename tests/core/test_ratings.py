"""Elo differences and their intervals."""

from __future__ import annotations

import pytest

from coatl_core.game.ratings import elo


def test_equal_players_differ_by_nothing() -> None:
    found = elo([0.5, 1.0, 0.0, 0.5])
    assert found.elo == 0
    assert found.low is not None
    assert found.high is not None
    assert found.low < 0 < found.high
    assert found.low == pytest.approx(-found.high)


def test_three_of_four_games_are_191_points() -> None:
    assert elo([1.0, 0.5] * 100).elo == pytest.approx(190.85, abs=0.01)


def test_more_games_make_it_surer() -> None:
    few, many = elo([1.0, 0.5, 0.5, 0.5, 0.0, 1.0] * 5), elo([1.0, 0.5, 0.5, 0.5, 0.0, 1.0] * 20)
    assert many.elo == few.elo
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    assert few.low < many.low < many.high < few.high


def test_who_always_wins_is_better_by_more_than_a_number_that_grows_with_the_games() -> None:
    few, many = elo([1.0] * 20), elo([1.0] * 50)
    assert (few.elo, few.high, many.elo, many.high) == (None, None, None, None)
    assert few.low is not None
    assert many.low is not None
    assert 400 < few.low < many.low


def test_who_always_loses_is_worse_by_more_than_that() -> None:
    lost, won = elo([0.0] * 20), elo([1.0] * 20)
    assert (lost.elo, lost.low) == (None, None)
    assert lost.high == pytest.approx(-(won.low or 0))


def test_an_interval_that_goes_beyond_all_victories_has_no_end_there() -> None:
    found = elo([1.0] * 49 + [0.5])
    assert found.elo == pytest.approx(798, abs=1)
    assert found.low is not None
    assert found.high is None


def test_without_games_there_is_nothing_to_say() -> None:
    with pytest.raises(ValueError, match="no games"):
        elo([])
