"""Elo differences and their intervals."""

from __future__ import annotations

import pytest

from coatl_core.game.ratings import elo


def test_equal_players_differ_by_nothing() -> None:
    found = elo([0.5, 1.0, 0.0, 0.5])
    assert found.elo == 0
    assert found.low < 0 < found.high
    assert found.low == pytest.approx(-found.high)


def test_three_of_four_games_are_191_points() -> None:
    assert elo([1.0, 0.5] * 100).elo == pytest.approx(190.85, abs=0.01)


def test_more_games_make_it_surer() -> None:
    few, many = elo([1.0, 0.5, 0.5, 0.0, 1.0]), elo([1.0, 0.5, 0.5, 0.0, 1.0] * 20)
    assert many.elo == few.elo
    assert many.high - many.low < few.high - few.low


@pytest.mark.parametrize("scores", [[1.0], [1.0] * 50, [0.0] * 50])
def test_who_always_wins_is_not_infinitely_better(scores: list[float]) -> None:
    found = elo(scores)
    assert abs(found.elo) < 1500
    assert found.low <= found.elo <= found.high


def test_without_games_there_is_nothing_to_say() -> None:
    with pytest.raises(ValueError, match="no games"):
        elo([])
