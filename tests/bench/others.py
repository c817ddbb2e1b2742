"""What an action of a random game costs here and in python-chess and catanatron, if they are installed (the extra
``bench``): whole games, in turns, so that whatever else the machine does hits all of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median

from coatl_core.game.simulate import simulate
from coatl_core.game.state import Ruleset
from tests.support import registry

ROUNDS = 9


def coatl() -> int:
    """Plays ten games for two and returns the number of actions."""
    return simulate(Ruleset(registry().catalog(["base"])), 2, 10, "others").actions


def chess() -> int:
    """Plays three games of chess and returns the number of moves."""
    library, random, moves = import_module("chess"), Random("others").random, 0
    for _ in range(3):
        board = library.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            moves += 1
    return moves


def catanatron() -> int:
    """Plays two games of Catan and returns the number of actions."""
    library = import_module("catanatron")
    colors, actions = [library.Color.RED, library.Color.BLUE], 0
    for seed in range(2):
        game = library.Game([library.RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        state = game.state
        actions += len(state.action_records if hasattr(state, "action_records") else state.actions)
    return actions


def main() -> None:
    """Measures and prints a table."""
    games: dict[str, Callable[[], int]] = {"coatl": coatl}
    games |= {play.__name__: play for play in (chess, catanatron) if find_spec(play.__name__)}
    taken: dict[str, list[float]] = {name: [] for name in games}
    for play in games.values():
        play()  # fills the caches
    for _ in range(ROUNDS):
        for name, play in games.items():
            begin = time.process_time()
            actions = play()
            taken[name].append((time.process_time() - begin) / actions * 1e6)
    ours = median(taken["coatl"])
    print(f"\n{'random games':<16}{'µs an action':>14}{'of ours':>10}")
    for name, times in taken.items():
        print(f"{name:<16}{median(times):>14.1f}{median(times) / ours:>9.1f} ×")


if __name__ == "__main__":
    main()
