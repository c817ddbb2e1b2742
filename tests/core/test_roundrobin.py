"""Who plays whom in a round robin, and who is ahead."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import log

import pytest

from coatl_core.game.ratings import fitted
from coatl_core.game.roundrobin import pairings
from coatl_core.game.standings import Played, standings

NUMBERS = range(2, 17)


@pytest.mark.parametrize("players", NUMBERS)
def test_everybody_meets_everybody_else_once(players: int) -> None:
    met = [frozenset(each.players) for each in pairings(players)]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(players), 2)))


@pytest.mark.parametrize("players", NUMBERS)
def test_twice_is_once_in_each_seat(players: int) -> None:
    games = pairings(players, twice=True)
    assert len({each.players for each in games}) == len(games) == players * (players - 1)
    rounds = [each.round for each in games]
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("players", NUMBERS)
def test_in_a_round_everybody_has_one_game_and_with_an_odd_number_one_has_none(players: int) -> None:
    byes = list[int]()
    for turn in range(1, max(each.round for each in pairings(players)) + 1):
        here = [player for each in pairings(players) if each.round == turn for player in each.players]
        assert len({*here}) == len(here) == players - players % 2
        byes += {*range(players)} - {*here}
    assert sorted(byes) == [*range(players)] * (players % 2)


@pytest.mark.parametrize("players", NUMBERS)
def test_everybody_begins_as_often_as_not_or_once_more_or_less(players: int) -> None:
    begins = Counter(each.players[0] for each in pairings(players))
    answers = Counter(each.players[1] for each in pairings(players))
    assert {abs(begins[player] - answers[player]) for player in range(players)} == {1 - players % 2}
    twice = Counter(each.players[0] for each in pairings(players, twice=True))
    assert {twice[player] for player in range(players)} == {players - 1}


def test_nobody_plays_alone() -> None:
    with pytest.raises(ValueError, match="nobody"):
        pairings(1)


def won(winner: int, loser: int, ahead: int = 1) -> Played:
    return Played((winner, loser), (20 + ahead, 20), (0,))


def order(players: int, *games: Played) -> list[tuple[int, int]]:
    """The places, and the players who stand there."""
    return [(each.place, each.player) for each in standings(players, games)]


def test_a_victory_is_a_point_and_a_shared_one_is_half_a_point() -> None:
    first, second, third = standings(3, [won(1, 0), Played((1, 2), (30, 30), (0, 1)), Played((0, 2), (9, 30), (1,))])
    assert (first.player, first.score, first.victories, first.games) == (2, 1.5, 1, 2)
    assert (second.player, second.score, second.victories, second.ahead) == (1, 1.5, 1, 1)
    assert (third.player, third.score, third.ahead) == (0, 0.0, -22)


def test_who_has_won_against_those_with_as_many_points_is_ahead() -> None:
    games = won(0, 3), won(1, 0), won(1, 2, 50), won(2, 0, 50), won(2, 3), won(3, 1)
    assert order(4, *games) == [(1, 1), (2, 2), (3, 0), (4, 3)]


def test_then_victories_count_then_points_ahead_and_then_the_place_is_shared() -> None:
    draws = [Played(pair, (30, 30), (0, 1)) for pair in ((0, 1), (2, 0), (1, 2))]
    assert order(3, *draws) == [(1, 0), (1, 1), (1, 2)]
    assert order(3, won(0, 1), won(1, 2), won(2, 0, 7)) == [(1, 2), (2, 1), (3, 0)]
    level = [*draws[:1], Played((0, 2), (30, 30), (0, 1)), Played((0, 3), (30, 30), (0, 1))]
    level += [won(1, 2), won(3, 1), won(2, 3)]
    assert [(each.player, each.victories) for each in standings(4, level)][-1] == (0, 0)


def test_a_victory_without_a_game_counts_for_the_table_alone() -> None:
    first, second = standings(2, [Played((0, 1), None, (1,))])
    assert (first.player, first.score, first.ahead) == (1, 1.0, 0)
    assert first.elo == second.elo


BASEBALL = (
    (0, 7, 9, 7, 7, 9, 11),
    (6, 0, 7, 5, 11, 9, 9),
    (4, 6, 0, 7, 7, 8, 12),
    (6, 8, 6, 0, 6, 7, 10),
    (6, 2, 6, 7, 0, 7, 12),
    (4, 4, 5, 6, 6, 0, 6),
    (2, 4, 1, 3, 1, 7, 0),
)
"""How often each of the teams of the eastern American League has won against each other one in 1987, an example of
Agresti's *Categorical Data Analysis*, from Milwaukee to Baltimore."""


def test_the_fit_is_that_of_bradley_and_terry_where_nothing_is_taken_to_be_known_before() -> None:
    games = [(one, other, 1.0) for one, row in enumerate(BASEBALL) for other, won in enumerate(row) for _ in range(won)]
    found = [each.elo or 0.0 for each in fitted(7, games, deviation=1e6)]
    ahead = [(elo - found[-1]) * log(10) / 400 for elo in found]
    assert ahead == pytest.approx([1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0], abs=2e-4)
    assert sum(found) == pytest.approx(0, abs=1e-3)


def test_the_interval_of_many_games_is_that_of_their_share() -> None:
    (one, other) = fitted(2, [(0, 1, 1.0)] * 1500 + [(0, 1, 0.0)] * 500)
    assert [one.elo, one.low, one.high] == pytest.approx([95.2, 86.4, 104.0], abs=0.3)
    assert other.elo == pytest.approx(-(one.elo or 0))


def test_without_a_game_nothing_is_known_and_few_games_say_little() -> None:
    nothing, one, five = (fitted(2, [(0, 1, 1.0)] * games)[0] for games in (0, 1, 5))
    assert [nothing.elo, nothing.low] == pytest.approx([0, -1.96 * 350 / 2**0.5])
    for found in (one, five):
        assert found.elo is not None
        assert found.low is not None
        assert found.high is not None
        assert found.high - found.low > 500
    assert 0 < (one.elo or 0) < (five.elo or 0) < 400
    assert (one.low or 0) < 0
