"""How long one waits for grandmaster at the table, who thinks while others are to act.

``python -m tests.bench.waiting --turns 30`` plays part of a game against a person who plays as ``medium`` does, and has
grandmaster think about all that it foresees. From the seconds of the processor for each question follows how long one
would wait on a machine that has nothing else to do, for each time that the person may take for a turn and each pace of
opponents. Exit code 1 if anything thought of before differs from what is thought in the turn.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from statistics import fmean, quantiles

from attrs import define, field

from coatl_core.game.players import Budget, Choice
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Session
from coatl_core.play.adviser import Stage, present
from coatl_core.play.pondering import PAUSE, foreseen
from coatl_core.plugins.player_guard import GuardedPlayer
from tests.support import NAMES, registry

PERSONS, OPPONENTS = ComputerSeat("medium"), ComputerSeat("grandmaster")
FIRST = 5.0, 10.0
"""The seconds that a person takes for the first action of a turn."""
LATER = 1.5
"""Those for each further one."""
PACES = 0.4, 1.5
AT_ONCE = 0.05


@define
class Decision:
    """A decision of grandmaster that takes so many ``seconds``. If it was foreseen, ``ready`` are the seconds after
    which it was known, before the person's ``first`` action of a turn or another one."""

    seconds: float
    ready: float | None = None
    first: bool = True

    def is_known(self, first: float) -> bool:
        """Whether it is known in time if a person takes so many seconds for the first action of a turn."""
        return self.ready is not None and self.ready <= (first if self.first else LATER)


@define
class Part:
    """Part of a game: its decisions; for each action of the person whether it was the first of a turn, and the seconds
    that it takes to think about all that could be foreseen before it; and whether anything differed."""

    decisions: list[Decision] = field(factory=list)
    thoughts: list[tuple[bool, float]] = field(factory=list)
    differs: bool = False


def timed(player: GuardedPlayer, stage: Stage) -> tuple[Choice, float]:
    """What the player does, and the seconds of the processor that it thinks."""
    began = time.process_time()
    return player.turn(stage.seen, stage.legal, stage.random(), Budget()), time.process_time() - began


def play(turns: int) -> Part:
    """Plays so many turns."""
    setup = Setup(NAMES[:2], "waiting", card_sets=("base",), seats=(PERSONS, OPPONENTS))
    game, part = Session(setup, registry().ruleset(["base"])), Part()
    person, opponent = (registry().player(seat, game.ruleset) for seat in (PERSONS, OPPONENTS))
    before, last_turn = list[tuple[Stage, Choice, float]](), -1
    while game.state.turn < turns and not game.over:
        stage = present(game)
        if game.acting == 0:
            choice = person.turn(stage.seen, stage.legal, stage.random(), Budget())
        else:
            choice, seconds = timed(opponent, stage)
            decision = Decision(seconds)
            for foreseen_, chosen, ready in before:
                if foreseen_ == stage:
                    part.differs |= chosen != choice
                    decision = Decision(seconds, ready, part.thoughts[-1][0])
            part.decisions.append(decision)
        for action in choice.actions:
            if game.acting != stage.seen.acting or action not in game.legal_actions:
                break
            if game.acting == 0:
                before, ready = [], PAUSE
                for each in foreseen(game, 1):
                    chosen, seconds = timed(opponent, each)
                    ready += seconds
                    before.append((each, chosen, ready))
                part.thoughts.append((game.state.turn != last_turn, ready - PAUSE))
                last_turn = game.state.turn
            else:
                before = []
            game.push(action)
    return part


def line(what: str, waits: list[float], processor: float) -> str:
    """A line of the table."""
    numbers = fmean(waits), quantiles(waits, n=10)[-1], max(waits)
    at_once = sum(each < AT_ONCE for each in waits) / len(waits)
    return f"{what:<44}{''.join(f'{each:>7.2f}' for each in numbers)}{at_once:>9.0%}{processor:>9.1f}"


def main() -> int:
    """Plays, prints a table and returns the exit code."""
    parser = ArgumentParser(description="How long one waits for grandmaster at the table.")
    parser.add_argument("--turns", type=int, default=30)
    part = play(parser.parse_args().turns)
    decisions, real = part.decisions, sum(each.seconds for each in part.decisions)
    print(f"{len(decisions)} decisions; seconds that one waits, and those of the processor for each decision")
    print(f"{'it thinks':<44}{'mean':>7}{'90 %':>7}{'most':>7}{'at once':>9}{'needs':>9}")
    print(line("when the pace is over", [each.seconds for each in decisions], real / len(decisions)))
    for pace in PACES:
        waits = [max(0.0, each.seconds - pace) for each in decisions]
        print(line(f"from its turn on, pace {pace} s", waits, real / len(decisions)))
    for first in FIRST:
        spent = sum(min(first if is_first else LATER, seconds) for is_first, seconds in part.thoughts)
        late = [each.seconds for each in decisions if not each.is_known(first)]
        for pace in PACES:
            waits = [0.0] * (len(decisions) - len(late)) + [max(0.0, seconds - pace) for seconds in late]
            needed = (spent + sum(late)) / len(decisions)
            print(line(f"also while others do, for {first:g} s, pace {pace} s", waits, needed))
    if part.differs:
        print("Something that was thought of before differs.")
    return int(part.differs)


if __name__ == "__main__":
    sys.exit(main())
