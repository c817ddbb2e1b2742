"""The game with a master who thinks on and on, for ``tests.bench.thinking``: ``python -m tests.bench.ponder``."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from random import Random

from coatl_core.game.actions import Action
from coatl_core.game.players import Budget, Choice
from coatl_core.game.view import PlayerView
from coatl_core.play import computers
from coatl_core.players import player_process
from coatl_players.players import Hard, Master
from coatl_tui.cli.program import main

SECONDS = 300.0
SERVE = "serve"
"""With this argument the program is the process in which players think."""

_real = Master.turn


def _on_and_on(
    self: Hard, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget
) -> Choice:  # what master does in a turn, again and again
    end = time.monotonic() + SECONDS
    while True:
        choice = _real(self, seen, legal, random, budget)
        if time.monotonic() > end:
            return choice


Master.turn = _on_and_on  # type: ignore[method-assign]
computers.MOST_SECONDS = 2 * SECONDS
player_process.COMMAND = (sys.executable, "-m", "tests.bench.ponder", SERVE)

if __name__ == "__main__":
    if sys.argv[1:] == [SERVE]:
        player_process.serve()
    sys.exit(main())
