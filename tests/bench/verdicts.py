"""Whether the verdicts of the analysis are true: ``python -m tests.bench.verdicts FILE``, and if wanted how many
positions, how often each is played out, and another seed.

Games of ``medium`` are played, and of each a few turns are judged that were not the master's. The turn that was played
and the better one are played to the end of the game, both in the same worlds. Half of the positions are there to
calibrate by: it prints by how much the verdicts would have to be multiplied, and how far the playouts lie from them.
The others judge what was found. What has been played stands in the file, a line for each turn, and is not played
again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, chance
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.play.adviser import ALIKE
from coatl_core.play.analysis import Moment, moments
from coatl_core.plugins.proposed_choices import ADVISER
from tests.bench.intervals import half_interval, interval
from tests.support import played_by, registry

OF_A_GAME = 4
"""So many turns of a game are judged."""


@frozen
class Case:
    """A turn that was judged: what it cost by the verdict, and by how many points the better one was ahead in each of
    the games that were played out."""

    lost: float
    ahead: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.ahead)

    @property
    def is_sure(self) -> bool:
        """Whether the interval of the mean leaves out 0."""
        return abs(self.mean) > half_interval(self.ahead)


def judged(seed: str) -> Iterator[tuple[int, Session, Moment, float, tuple[Action, ...]]]:
    """Turns of the games of a seed that were not the master's, in an order of chance in each game, which is numbered:
    what each has cost, and the better one."""
    for game in count():
        session = played_by(("medium", "medium"), f"{seed}/{game}")
        found = [moment for seat in range(2) for moment in moments(session, seat)]
        Random(session.setup.seed).shuffle(found)
        for moment, lost, better in islice(_judged(session, found), OF_A_GAME):
            yield game, session, moment, lost, better


def _judged(session: Session, found: Sequence[Moment]) -> Iterator[tuple[Moment, float, tuple[Action, ...]]]:
    for moment in found:
        before = session.history[moment.position].before
        seen, random = view(before, moment.seat), chance(session.setup.seed, moment.seat, moment.position)
        player = registry().player(ADVISER, session.ruleset)
        verdict = player.judge(seen, legal_actions(before), moment.actions, random, Budget())
        if verdict is not None and verdict.best.actions[: len(moment.actions)] != moment.actions:
            yield moment, verdict.lost, verdict.best.actions


def cases(file: Path, seed: str, positions: int, games: int) -> Iterator[Case]:
    """The cases, one by one. Turns that are not in the file yet are played out and written there."""
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    known = {(line["game"], line["position"], line["turn"]): line["ahead"] for line in lines}
    for game, session, moment, lost, better in islice(judged(seed), positions):
        seen = view(session.history[moment.position].before, moment.seat)
        player = registry().player(ADVISER, session.ruleset)
        ahead = []
        for turn in (better, moment.actions):
            key = session.setup.seed, moment.position, "; ".join(map(str, turn))
            if key not in known or len(known[key]) != games:
                found = player.play_out(seen, (turn,), Random(f"{game}/{moment.position}"), games)
                assert found is not None
                known[key] = [points for (points,) in found]
                line = {"game": key[0], "position": key[1], "turn": key[2], "ahead": known[key]}
                with file.open("a") as written:
                    print(json.dumps(line), file=written)
            ahead.append(known[key])
        yield Case(lost, tuple(one - other for one, other in zip(*ahead, strict=True)))


def tell(name: str, found: Sequence[Case]) -> None:
    """Prints how the verdicts of these cases agree with what was played out."""
    lost, means = [each.lost for each in found], [each.mean for each in found]
    print(f"{name}: {len(found)} positions, verdicts {interval(lost)}, played out {interval(means)} points")
    print(f"  played out by verdicts: {fmean(means) / fmean(lost):.2f}")
    by_chance = fmean(variance(each.ahead) / len(each.ahead) for each in found)
    apart = fmean((each.mean - each.lost) ** 2 for each in found)
    print(f"  apart besides by chance: {sqrt(max(0.0, apart - by_chance)):.1f} points")
    for some, of in (("all", found), (f"of {ALIKE} and more", [each for each in found if each.lost >= ALIKE])):
        sure = [each for each in of if each.is_sure]
        right = sum(each.mean > 0 for each in sure)
        print(f"  the interval leaves out 0, {some}: {len(sure)}, the sign is right in {right / len(sure):.0%}")
    parts = sorted(found, key=lambda each: each.lost)
    for at in range(0, len(parts), len(parts) // 5):
        part = parts[at : at + len(parts) // 5]
        verdicts, outs = fmean(each.lost for each in part), [each.mean for each in part]
        print(f"  {part[0].lost:4.1f} to {part[-1].lost:4.1f}: verdicts {verdicts:.2f}, played out {interval(outs)}")


def main(file: str, positions: str = "300", games: str = "60", seed: str = "verdicts") -> None:
    """Plays the positions out, and prints what has come out."""
    found = list(cases(Path(file), seed, int(positions), int(games)))
    half = len(found) // 2
    tell("to calibrate by", found[:half])
    tell("others", found[half:])


if __name__ == "__main__":
    main(*sys.argv[1:])
