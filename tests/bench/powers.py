"""Whether computer players use each power of a tribe and each quick action where it pays, with tribes and omens.

``python -m tests.bench.powers FILE --games 20`` plays games of ``hard`` against ``hard``, in which the tribes whose
powers are moves meet. Wherever a power or a tile could be used, the best turn that uses it and the best one that does
not, as ``hard`` sees them, are played some rounds ahead in a few worlds, the same for both, by quick planners; what the
lead is worth then is compared. With ``--tile swap`` no other tile lies there, and nothing else is looked at. Each line
of the file is one such moment; a run goes on where it was stopped, and a whole file is only read.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from copy import copy
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean

from attrs import asdict, evolve, frozen
from cattrs import structure

from coatl_core.game.actions import Action, Do
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_core.play.adviser import present
from coatl_players.candidates import Candidate
from coatl_players.lookahead import Depth, Lookahead
from coatl_players.planner import Planner
from coatl_players.players import AHEAD, FULL, QUICK
from coatl_players.worlds import play_turn
from coatl_tribes.names import (
    AHAU_CHAMAHEZ,
    AHMAKIQ,
    BODY,
    BUILD,
    DRAW,
    END,
    FULFIL,
    HURACAN,
    ID,
    RANDOM,
    SWAP,
    VACUB_CAQUIX,
    XAMAN_EK,
)
from coatl_tribes.quick import tile
from coatl_tribes.table import change
from tests.bench.tribes import sure
from tests.support import play_turn as play_in
from tests.support import registry

SWITCHES = (VariantChoice(ID, ("tribes", "omens", "quick")),)
PAIRS = tuple(combinations((AHAU_CHAMAHEZ, AHMAKIQ, HURACAN, VACUB_CAQUIX, XAMAN_EK), 2))
MOVES = {"rest": AHMAKIQ, "pair": HURACAN, "sweep": VACUB_CAQUIX, "exchange": XAMAN_EK}
QUESTIONS = {"tribes-ask-more": AHAU_CHAMAHEZ, "tribes-ask-push": "push the calendar"}
TILES = (DRAW, RANDOM, BODY, END, FULFIL, SWAP, BUILD)
USES = frozenset({*MOVES, "more", "push", "occupy"})
"""The moves with which a power or a tile begins to be used."""
WORLDS = 3
TURNS_AHEAD = 6
MOST_OF_A_GAME = 2
MOST_OF_ONE_TILE = 6
"""So many moments at which a power was used, and as many at which it was not, are played ahead in one game."""
MOST_ACTIONS = 60


@frozen
class Moment:
    """A moment of a game at which a power could be used: whether it was, and by how many points its use was better, as
    it was played ahead; None if it was only counted."""

    game: int
    power: str
    used: bool
    better: float | None = None


def powers(state: GameState) -> set[str]:
    """The powers and tiles that can be used now."""
    found = set()
    for action in legal_actions(state):
        if isinstance(action, Do) and action.move in USES:
            asked = state.questions[-1].message if state.questions else ""
            if action.move == "occupy":
                found.add(f"tile: {tile(state)}")
            elif asked in QUESTIONS:
                found.add(QUESTIONS[asked])
            elif state.phase == "action":
                found.add(MOVES[action.move])
    return found


def uses(actions: Sequence[Action]) -> bool:
    """Whether a turn begins with the use of a power or a tile."""
    return isinstance(actions[0], Do) and actions[0].move in USES


class Ahead:
    """Plays turns some rounds ahead."""

    def __init__(self) -> None:
        self.planner = Planner(FULL)
        self.quick = Planner(evolve(QUICK, rival=False))
        self.judge = Lookahead(Depth(), AHEAD)

    def lead(self, world: GameState, actions: tuple[Action, ...], random: Random) -> float:
        """What the lead of the one who acts is worth after this turn and some more of all players."""
        state, seat, turn = world.clone(), world.seat, world.turn
        play_turn(state, actions)
        for _ in range(MOST_ACTIONS):
            if state.phase == "over" or (state.turn >= turn + TURNS_AHEAD and state.phase == "action"):
                break
            planner = self.planner if state.seat == seat and state.turn <= turn else self.quick
            legal = legal_actions(state)
            play_turn(state, planner.candidates(view(state, state.seat), legal, random)[0].actions)
        worths = [self.judge.worth(view(state, number)) for number in range(len(state.players))]
        return worths[seat] - max(worth for number, worth in enumerate(worths) if number != seat)

    def better(self, seen: PlayerView, use: Candidate, other: Candidate, random: Random) -> float:
        """By how many points the first turn is better, in the mean of some worlds."""
        found, world = list[float](), determinize(seen, random)
        for planner in (self.planner, self.quick, self.judge.planner):
            planner.scores.targets = {}  # what one world has shown is of use in the next one
        for _ in range(WORLDS):
            world = redeal(world, seen.acting, random)
            dice = Random(random.random())
            found.append(self.lead(world, use.actions, copy(dice)) - self.lead(world, other.actions, copy(dice)))
        self.planner.scores.targets = None
        return fmean(found)


def moments(number: int, only: str) -> Iterator[Moment]:
    """Plays the game of this number, ``only`` with this tile if it is not empty."""
    seats, ruleset = (ComputerSeat("hard"),) * 2, registry().ruleset(["base"], SWITCHES)
    setup = Setup(("one", "two"), f"powers/{number}", card_sets=("base",), variants=SWITCHES, seats=seats)
    game = Session(setup, ruleset)
    change(game.state, "tribes", dealt=tuple((tribe,) for tribe in PAIRS[number % len(PAIRS)]))
    if only:
        change(game.state, "quick", tiles=(only,) * len(TILES))
    players, ahead = [registry().player(seat, ruleset) for seat in seats], Ahead()
    tried = defaultdict[tuple[str, bool], int](int)
    while not game.over:
        stage = present(game)
        chosen = players[game.acting].turn(stage.seen, stage.legal, stage.random(), Budget()).actions
        looked_at = powers(game.state)
        for power in sorted(looked_at & {f"tile: {only}"} if only else looked_at):
            used = uses(chosen)
            tried[power, used] += 1
            found = list[Candidate]()
            if tried[power, used] <= (MOST_OF_ONE_TILE if only else MOST_OF_A_GAME):
                found = ahead.planner.ranked(stage.seen, tuple(stage.legal), stage.random())
            use = next((each for each in found if uses(each.actions)), None)
            other = next((each for each in found if not uses(each.actions)), None)
            if use is None or other is None:
                yield Moment(number, power, used)
            else:
                dice = Random(f"{setup.seed}/{stage.number}")
                yield Moment(number, power, used, ahead.better(stage.seen, use, other, dice))
        play_in(game, chosen)


def table(found: Sequence[Moment]) -> Iterator[str]:
    """For each power how often it could be used and was, and by how much its use was better, as played ahead."""
    games = len({moment.game for moment in found})
    yield f"{games} games of hard for two, moments of a game; points by which to use it was better, played ahead"
    yield "| power or tile | could | used | where it was used | where it was not |\n| --- | --- | --- | --- | --- |"
    for power in sorted({moment.power for moment in found}):
        own = [moment for moment in found if moment.power == power]
        cells = []
        for used in (True, False):
            values = [each.better for each in own if each.used is used and each.better is not None]
            cells.append(f"{sure(values)} ({len(values)})" if values else "–")
        share = sum(moment.used for moment in own) / len(own)
        of = len({each.game for each in own})
        yield f"| {power} | {len(own) / of:.1f} | {share:.0%} | {' | '.join(cells)} |"


def read(path: Path) -> list[Moment]:
    """Returns the moments of a file; none if there is no file."""
    return (
        [structure(json.loads(line), Moment) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    )


def main() -> None:
    """Plays what is not in the file yet, and prints the table."""
    parser = ArgumentParser(description="Whether computer players use powers and quick actions where it pays.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--tile", choices=TILES, default="", help="only this one")
    options = parser.parse_args()
    played = {moment.game for moment in read(options.file)}
    with options.file.open("a", encoding="utf-8") as file:
        for number in range(options.games):
            if number not in played:
                for moment in list(moments(number, options.tile)):
                    print(json.dumps(asdict(moment)), file=file, flush=True)
    print(*table(read(options.file)), sep="\n")


if __name__ == "__main__":
    main()
