"""Whether computer players steal when it pays: a player against the same one that never steals, with golden feathers.
``python -m tests.bench.stealing hard 600`` plays so many games for two, each deal from both seats."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance

from coatl_core.game.actions import Action, Do
from coatl_core.game.match import play_game
from coatl_core.game.players import Budget, Choice
from coatl_core.game.ratings import SURE
from coatl_core.game.rules import Setup, VariantChoice, read_seat
from coatl_core.game.view import PlayerView
from coatl_core.plugins.player_guard import GuardedPlayer
from tests.support import registry

FEATHERS = (VariantChoice("golden-feathers"),)


class Counted:
    """A player whose thefts are counted; an honest one is not even told that it could steal."""

    def __init__(self, player: GuardedPlayer, *, honest: bool) -> None:
        self.player, self.honest, self.thefts = player, honest, 0
        self.listens, self.saw = player.listens, player.saw

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        if self.honest:
            legal = [action for action in legal if not isinstance(action, Do)]
        choice = self.player.turn(seen, legal, random, budget)
        self.thefts += isinstance(choice.actions[0], Do)
        return choice


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean of two values or more."""
    return SURE * sqrt(variance(values) / len(values))


def interval(values: Sequence[float]) -> str:
    """The mean of the values, with the half of its 95 % interval."""
    return f"{fmean(values):.3f} ± {half_interval(values):.3f}"


def main(strength: str = "hard", games: str = "600") -> None:
    """Plays the match and prints the share of the victories, the points ahead and the thefts, for each deal."""
    ruleset, seat = registry().ruleset(["base"], FEATHERS), read_seat(strength)
    shares, ahead, thefts = list[float](), list[float](), 0
    for deal in range(int(games) // 2):
        won = points = 0.0
        for thief in (0, 1):
            players = [Counted(registry().player(seat, ruleset), honest=number != thief) for number in (0, 1)]
            setup = Setup(
                ("one", "two"), f"stealing/{deal}", card_sets=("base",), variants=FEATHERS, seats=(seat, seat)
            )
            played = play_game(setup, ruleset, players, Budget())
            won += (thief in played.winners) / len(played.winners)
            points += played.points[thief] - played.points[1 - thief]
            thefts += players[thief].thefts
        shares.append(won / 2)
        ahead.append(points / 2)
    print(
        f"{strength} against {strength} that never steals, {games} games for two, {thefts / int(games):.2f} thefts each"
    )
    print(f"share of the victories {interval(shares)}, points ahead {interval(ahead)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
