"""A whole game of two players who do anything legal: ``python random_game.py [SEED]``."""

import sys
from random import Random

import coatl_core as coatl


def play(seed: str) -> coatl.Game:
    """The same seed deals the same cards and makes the same choices."""
    game, random = coatl.Game("Ann", "Bob", seed=seed), Random(seed)
    while not game.over:
        game.push(random.choice(game.legal_actions))
    return game


if __name__ == "__main__":
    finished = play(*sys.argv[1:] or ["7"])
    print(finished.view(seat=None))
    print()
    print(finished.outcome())
