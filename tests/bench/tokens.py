"""Whether computer players spend the tokens for prophecies and temples where it pays: a player against the same one
that is not told of them. ``python -m tests.bench.tokens hard 400`` plays so many games for two, each deal from both
seats."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from coatl_core.game.actions import Action, Duty, Vision
from coatl_core.game.match import play_game
from coatl_core.game.players import Budget, Choice
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.view import PlayerView
from coatl_core.players.contest import read_seat
from coatl_core.plugins.player_guard import GuardedPlayer
from tests.bench.stealing import interval
from tests.support import registry


class Spending:
    """A player whose tokens are counted; one that saves is not even told of some kinds of actions."""

    def __init__(self, player: GuardedPlayer, hidden: tuple[type[Action], ...]) -> None:
        self.player, self.hidden, self.spent = player, hidden, Counter[str]()
        self.listens, self.saw = player.listens, player.saw

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        legal = [action for action in legal if not isinstance(action, self.hidden)] or legal
        choice = self.player.turn(seen, legal, random, budget)
        self.spent[type(choice.actions[0]).__name__] += 1
        return choice


KINDS: dict[str, tuple[type[Action], ...]] = {"vision": (Vision,), "duty": (Duty,), "both": (Vision, Duty)}


def main(strength: str = "hard", games: str = "400", kind: str = "both", seed: str = "tokens") -> None:
    """Plays the match and prints the share of the victories, the points ahead and how many tokens were spent."""
    ruleset, seat, rules = registry().ruleset(["base"], ()), read_seat(strength), Rules(sacrifice_tokens=True)
    shares, ahead, spent = list[float](), list[float](), Counter[str]()
    for deal in range(int(games) // 2):
        won = points = 0.0
        for spends in (0, 1):
            players = [
                Spending(registry().player(seat, ruleset), () if number == spends else KINDS[kind]) for number in (0, 1)
            ]
            setup = Setup(("one", "two"), f"{seed}/{deal}", card_sets=("base",), rules=rules, seats=(seat, seat))
            played = play_game(setup, ruleset, players, Budget())
            won += (spends in played.winners) / len(played.winners)
            points += played.points[spends] - played.points[1 - spends]
            spent += players[spends].spent
        shares.append(won / 2)
        ahead.append(points / 2)
    used = ", ".join(f"{kind.lower()} {spent[kind] / int(games):.2f}" for kind in ("Vision", "Duty"))
    print(f"{strength} against {strength} that saves {kind}, {games} games for two, each: {used}")
    print(f"share of the victories {interval(shares)}, points ahead {interval(ahead)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
