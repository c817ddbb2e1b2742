"""Whether the verdicts of the analysis are true: ``python -m tests.bench.verdicts FILE``, and if wanted how many
``--positions``, how many ``--games`` each is played out in, and another ``--seed``.

Games of ``medium`` are played, and of each a few turns are judged that were not the master's, as the analysis judges
each turn: what its plans say, and the games that it plays to the end at first. Then the turn that was played and the
better one are played to the end again and again, in other worlds, both in the same ones. Half of the positions are
there to calibrate by: by how much what is reckoned would have to be multiplied, and how far the playouts lie from it.
The others judge what was found. What has been played stands in the file, a line for each turn, and is not played
again."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import inf, sqrt
from operator import sub
from pathlib import Path
from random import Random
from statistics import fmean, variance

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Verdict, chance
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.play.adviser import ALIKE
from coatl_core.play.analysis import FIRST_GAMES, Moment, moments, weighed
from coatl_core.plugins.proposed_choices import ADVISER
from tests.bench.intervals import half_interval, interval
from tests.support import played_by, registry

OF_A_GAME = 4
"""So many turns of a game are judged."""


@frozen
class Case:
    """A turn that was judged: what it cost by plans, by how many points the better one was ``ahead`` in each of the
    games that were played out, and in those that the analysis itself plays at ``first``.
    An ``exact`` verdict takes none of these into account."""

    reckoned: float
    first: tuple[float, ...]
    ahead: tuple[float, ...]
    exact: bool

    @property
    def verdict(self) -> float:
        """What the analysis finds: less than 0 if the turn was the better one, which it tells as being as good."""
        return self.reckoned if self.exact else weighed(self.reckoned, self.first)[0]

    @property
    def mean(self) -> float:
        return fmean(self.ahead)

    @property
    def is_sure(self) -> bool:
        """Whether the interval of the mean leaves out 0."""
        return abs(self.mean) > half_interval(self.ahead)


def judged(seed: str) -> Iterator[tuple[int, Session, Moment, Verdict]]:
    """Turns of the games of a seed that were not the master's, in an order of chance in each game, which is numbered,
    and what the master thinks of them."""
    for game in count():
        session = played_by(("medium", "medium"), f"{seed}/{game}")
        found = [moment for seat in range(2) for moment in moments(session, seat)]
        Random(session.setup.seed).shuffle(found)
        for moment, verdict in islice(_judged(session, found), OF_A_GAME):
            yield game, session, moment, verdict


def _judged(session: Session, found: Sequence[Moment]) -> Iterator[tuple[Moment, Verdict]]:
    for moment in found:
        before = session.history[moment.position].before
        seen, random = view(before, moment.seat), chance(session.setup.seed, moment.seat, moment.position)
        player = registry().player(ADVISER, session.ruleset)
        verdict = player.judge(seen, legal_actions(before), moment.actions, random, Budget())
        if verdict is not None and verdict.best.actions[: len(moment.actions)] != moment.actions:
            yield moment, verdict


def cases(file: Path, seed: str, positions: int, games: int) -> Iterator[Case]:
    """The cases, one by one. Turns that are not in the file yet are played out and written there."""
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    known = {(line["game"], line["position"], line["turn"]): line for line in lines}
    for game, session, moment, verdict in islice(judged(seed), positions):
        seed_of_game, position = session.setup.seed, moment.position
        played = []
        for turn in (verdict.best.actions, moment.actions):
            key = seed_of_game, position, "; ".join(map(str, turn))
            if key not in known or len(known[key]["ahead"]) != games:
                first = _played_out(session, moment, turn, chance(seed_of_game, moment.seat, position), FIRST_GAMES)
                ahead = _played_out(session, moment, turn, Random(f"{game}/{position}"), games)
                names = "game", "position", "turn", "first", "ahead"
                known[key] = dict(zip(names, (*key, first, ahead), strict=True))
                with file.open("a") as written:
                    print(json.dumps(known[key]), file=written)
            played.append(known[key])
        better, own = played
        by_first, by_all = (tuple(map(sub, better[each], own[each])) for each in ("first", "ahead"))
        yield Case(verdict.lost, by_first, by_all, verdict.exact)


def _played_out(session: Session, moment: Moment, turn: tuple[Action, ...], random: Random, games: int) -> list[float]:
    seen = view(session.history[moment.position].before, moment.seat)
    found = registry().player(ADVISER, session.ruleset).play_out(seen, (turn,), random, games)
    assert found is not None
    return [points for (points,) in found]


def tell(name: str, found: Sequence[Case]) -> None:
    """Prints how what is reckoned, and the verdicts, agree with what was played out."""
    means = [each.mean for each in found]
    print(f"{name}: {len(found)} positions, played out {interval(means)} points")
    by_chance = fmean(variance(each.ahead) / len(each.ahead) for each in found)
    for what, values in (("reckoned", [each.reckoned for each in found]), ("verdicts", [e.verdict for e in found])):
        apart = fmean((mean - value) ** 2 for mean, value in zip(means, values, strict=True))
        print(f"  {what} {interval(values)}, played out by {what}: {fmean(means) / fmean(values):.2f}")
        print(f"    apart besides by chance: {sqrt(max(0.0, apart - by_chance)):.1f} points")
        for some, least in (("all", -inf), (f"{ALIKE} and more", ALIKE)):
            sure = [
                (each.mean > 0) == (value > 0)
                for each, value in zip(found, values, strict=True)
                if each.is_sure and value >= least
            ]
            right = f", the sign is right in {fmean(sure):.0%}" if sure else ""
            print(f"    the interval leaves out 0, {some}: {len(sure)}{right}")
    parts = sorted(found, key=lambda each: each.verdict)
    for fifth in range(5):
        part = parts[len(parts) * fifth // 5 : len(parts) * (fifth + 1) // 5]
        verdicts, outs = fmean(each.verdict for each in part), interval([each.mean for each in part])
        print(f"  {part[0].verdict:5.1f} to {part[-1].verdict:5.1f}: verdicts {verdicts:.2f}, played out {outs}")


def main() -> None:
    """Plays the positions out, and prints what has come out."""
    parser = ArgumentParser(description="Whether the verdicts of the analysis are true.")
    parser.add_argument("file", type=Path, help="goes on where it was stopped")
    parser.add_argument("--positions", type=int, default=300, help="one half to calibrate by, the other to judge by")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="verdicts")
    options = parser.parse_args()
    if options.positions < 20 or options.games < 2:
        parser.error("20 positions and 2 games are the fewest: each half is told in five parts, with intervals")
    found = list(cases(options.file, options.seed, options.positions, options.games))
    half = len(found) // 2
    tell("to calibrate by", found[:half])
    tell("others", found[half:])


if __name__ == "__main__":
    main()
