"""How long one waits for grandmaster at the table, who thinks while others are to act.
``python -m tests.bench.waiting --pace 0.4 --seconds 5 15`` plays part of a game in real time for each way to think,
with a person who takes so many seconds for a turn and plays as ``medium`` does. A decision is asked for as the table
does, when the pace set for opponents is over. All must do the same; exit code 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import fmean, quantiles

from attrs import define, field

from coatl_core.game.actions import Action
from coatl_core.game.players import Budget, chance
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.play.local_game import LocalGame, begin
from coatl_core.saves.store import Store
from tests.support import NAMES, registry

KEY = 0.4
"""The seconds between two actions of a person in a turn."""
AT_ONCE = 0.02
"""The seconds in which a decision comes that has been thought of before."""


@define
class Waited:
    """The seconds that one waited in each turn of grandmaster, what was played, and the seconds of the processor that
    players took."""

    seconds: defaultdict[int, float] = field(factory=lambda: defaultdict(float))
    actions: tuple[Action, ...] = ()
    processor: float = 0.0


async def turn_of_person(game: LocalGame, seconds: float) -> None:
    """Looks for so many seconds and then has a turn."""
    session, seat = game.session, game.session.acting
    person = registry().player(ComputerSeat("medium"), session.ruleset)
    legal, random = session.legal_actions, chance("person", seat, len(session.history))
    choice = person.turn(session.view(seat), legal, random, Budget())
    await asyncio.sleep(seconds)
    for action in choice.actions:
        if game.session.acting == seat and game.refusal(action) is None:
            await game.push(action)
            await asyncio.sleep(KEY if game.session.acting == seat else 0)


async def play(turns: int, pace: float, seconds: float, beforehand: bool) -> Waited:
    """Plays so many turns; grandmaster thinks ``beforehand`` or only when it is asked."""
    setup = Setup(NAMES[:2], "waiting", card_sets=("base",), seats=(None, ComputerSeat("grandmaster")))
    waited, before = Waited(), getrusage(RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        game = begin(setup, registry(), Store(Path(folder)), lambda: None, apart=True)
        if not beforehand:
            game.computers._pondering = None
        game.watch(lambda _: None)
        while game.session.state.turn < turns and not game.session.over:
            if game.waits_for().who != "computer":
                await turn_of_person(game, seconds)
                continue
            await asyncio.sleep(pace)
            asked = time.perf_counter()
            decision = await game.decide()
            assert decision is not None
            waited.seconds[game.session.state.turn] += time.perf_counter() - asked
            await game.push(decision.action)
        waited.actions = game.session.actions
        game.close()
    after = getrusage(RUSAGE_CHILDREN)
    waited.processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return waited


def main() -> int:
    """Plays, prints a table and returns the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--pace", type=float, default=1.5)
    parser.add_argument("--seconds", type=float, nargs="+", default=[5.0, 15.0])
    args = parser.parse_args()
    print(f"{args.turns} turns, pace {args.pace} s; seconds that one waits for grandmaster in a turn")
    print(f"{'it thinks':<46}{'mean':>7}{'90 %':>7}{'most':>7}{'at once':>9}{'processor':>11}")
    played = set()
    for beforehand, seconds in [(False, args.seconds[0]), *((True, each) for each in args.seconds)]:
        waited = asyncio.run(play(args.turns, args.pace, seconds, beforehand))
        played.add(waited.actions)
        what = f"while others do, who take {seconds:g} s" if beforehand else "when the pace is over"
        values = list(waited.seconds.values())
        numbers = fmean(values), quantiles(values, n=10)[-1], max(values)
        at_once = sum(value < AT_ONCE for value in values) / len(values)
        print(f"{what:<46}{''.join(f'{n:>7.2f}' for n in numbers)}{at_once:>9.0%}{waited.processor:>9.0f} s")
    if len(played) > 1:
        print("They did not do the same.")
    return int(len(played) > 1)


if __name__ == "__main__":
    sys.exit(main())
