"""Plays a whole game of two players who choose random legal actions: ``python random_game.py [SEED]``."""

import sys
from random import Random

import coatl_core as coatl


def play(seed: str) -> coatl.Game:
    """Returns a finished game; the same seed gives the same game."""
    game, random = coatl.Game("Ann", "Bob", seed=seed), Random(seed)
    while not game.over:
        game.push(random.choice(game.legal_actions))
    return game


if __name__ == "__main__":
    finished = play(*sys.argv[1:] or ["7"])
    print(finished.view(seat=None))
    print()
    print(finished.outcome())
