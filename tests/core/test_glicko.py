"""Glicko-2: the worked example of Glickman's paper."""

from __future__ import annotations

import pytest

from coatl_core.game.glicko import Rating, rated


def test_the_example_of_the_paper() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rated(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_whoever_wins_is_thought_stronger_and_better_known() -> None:
    after = rated(Rating(), [(Rating(1500, 100), 1.0)])
    assert after.rating > 1500
    assert after.deviation < 350


def test_a_great_surprise_makes_a_player_less_steady() -> None:
    weak = Rating(1000, 50, 0.06)
    assert rated(weak, [(Rating(2200, 30), 1.0)]).volatility > weak.volatility
