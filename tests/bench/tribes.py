"""Whether tribes and omens are fair: games between equal players, and the tables of docs/tribes.md.

``python -m tests.bench.tribes games.jsonl tribes --games 6552`` plays games in which each tribe meets each other one
equally often, each deal from both seats; ``omens`` in place of ``tribes``, or ``tribes,omens``, plays with these
switches. With ``--players 3`` or ``4`` so many tribes that differ meet, in 13 games each one once in every seat. Each
game is a line of the file. A run that is stopped goes on where it was, and a whole file is only read.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from typing import TypeAlias

from attrs import asdict, frozen
from cattrs import structure

from coatl_core.game.engine import new_game
from coatl_core.game.match import play_on
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.players.many import Source, play_many
from coatl_core.plugins.registry import Registry
from coatl_tribes.names import ID, TRIBES
from coatl_tribes.omens import OMENS, kind, worth
from coatl_tribes.table import change, memory
from tests.bench.intervals import half_interval
from tests.support import registry

PAIRS = tuple(combinations(TRIBES, 2))
STEPS = (0, 1, 3, 9)
"""Of 13 tribes in a circle, from each one on, so many steps further: four of them meet each other one exactly once."""
PLACES = ("I", "II", "III")

Tables: TypeAlias = Iterator[str]


@frozen
class Game:
    """How a game went; everything of players is in seat order. ``shares`` are the parts of the victory, ``counts`` what
    the players had of what each omen counts that was reckoned."""

    number: int
    tribes: tuple[str, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    rounds: int
    omens: tuple[str, ...]
    counts: tuple[tuple[int, ...], ...]


@frozen
class Fair:
    """The games to play: with these switches, between so many players of this strength."""

    switches: tuple[str, ...]
    players: int
    strength: str
    seed: str

    def begin(self, plugins: Registry) -> Callable[[int], Game]:
        """Returns the function that plays the game of a number (from 0)."""
        tribes = self._pair if self.players == 2 else self._several
        return lambda number: _played(number, *tribes(number), self.switches, self.strength, plugins)

    def _pair(self, number: int) -> tuple[str, Sequence[str]]:
        """Returns seed and tribes of a game. A deal is played from both seats: first all pairs one way round, then all
        the other way."""
        pair, deal = PAIRS[number % len(PAIRS)], number // len(PAIRS) // 2
        turned = number // len(PAIRS) % 2
        return f"{self.seed}/{'-'.join(pair)}/{deal}", pair[::-1] if turned else pair

    def _several(self, number: int) -> tuple[str, Sequence[str]]:
        """Returns seed and tribes of a game: of the tribes in a circle, another one for each thirteen games."""
        circle, first = divmod(number, len(TRIBES))
        order = Random(f"{self.seed}/{self.players}/{circle}").sample(TRIBES, len(TRIBES))
        tribes = [order[(first + step) % len(TRIBES)] for step in STEPS[: self.players]]
        return f"{self.seed}/{self.players}/{number}", tribes


def _played(
    number: int, seed: str, tribes: Sequence[str], switches: tuple[str, ...], strength: str, plugins: Registry
) -> Game:
    """Returns the game of this seed with these tribes in seat order, if there are tribes."""
    seats, variants = (ComputerSeat(strength),) * len(tribes), (VariantChoice(ID, switches),)
    ruleset = plugins.ruleset(["base"], variants)
    names = tuple(str(seat + 1) for seat in range(len(tribes)))
    state = new_game(Setup(names, seed, card_sets=("base",), variants=variants, seats=seats), ruleset)
    if "tribes" in switches:
        change(state, "tribes", dealt=tuple((tribe,) for tribe in tribes))
    result = play_on(state, [plugins.player(seat, ruleset) for seat in seats], Budget())
    own = memory(state)
    return Game(
        number,
        own.tribes.chosen,
        tuple((each in result.winners) / len(result.winners) for each in range(len(tribes))),
        result.points,
        -(-state.turn // len(tribes)),
        own.omens.drawn,
        own.omens.counts,
    )


def read(path: Path) -> list[Game]:
    """Returns the games of a file, in the order of their numbers; none if there is no file."""
    if not path.exists():
        return []
    games = [structure(json.loads(line), Game) for line in path.read_text("utf-8").splitlines()]
    return sorted(games, key=lambda game: game.number)


def sure(values: Sequence[float]) -> str:
    """Returns a mean with its 95 % interval, which a single value has not."""
    if len(values) < 2:
        return f"{fmean(values):+.1f}"
    return f"{fmean(values):+.1f} ± {half_interval(values):.1f}"


def tribes(games: Sequence[Game]) -> Tables:
    """For each tribe how often it won, in percent of all games, and by how many points it was ahead of the mean of the
    others."""
    shares, ahead = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for game in games:
        players = len(game.tribes)
        for seat, tribe in enumerate(game.tribes):
            shares[tribe].append(100 * game.shares[seat] - 100 / players)
            ahead[tribe].append(game.points[seat] - (sum(game.points) - game.points[seat]) / (players - 1))
    yield "| tribe | games | won, % above or below the even share | points ahead |\n| --- | --- | --- | --- |"
    for tribe in sorted(shares, key=lambda tribe: -fmean(shares[tribe])):
        yield f"| {tribe} | {len(shares[tribe])} | {sure(shares[tribe])} | {sure(ahead[tribe])} |"


def omens(games: Sequence[Game]) -> Tables:
    """For each omen what it brought in each place and altogether, and the quartiles of what was counted."""
    counted = defaultdict[tuple[str, int], list[int]](list)
    for game in games:
        for place, numbers in enumerate(game.counts):
            counted[kind(game.omens[place]), place] += numbers
    yield "| omen | counted | mean I | mean II | mean III | mean | quartiles I / II / III |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for omen in OMENS:
        each = [counted[omen, place] for place in range(len(PLACES))]
        points = [[worth(omen, place, number) for number in numbers] for place, numbers in enumerate(each)]
        means = [f"{fmean(of):+.1f}" if of else "" for of in points]
        quarters = [", ".join(f"{q:g}" for q in quantiles(of, n=4)) if len(of) > 1 else "" for of in each]
        whole = [number for of in points for number in of]
        if len(whole) > 1:
            yield f"| {omen} | {len(whole)} | {' | '.join(means)} | {sure(whole)} | {' / '.join(quarters)} |"


def main() -> None:
    """Plays what is not in the file yet, and prints the tables."""
    parser = ArgumentParser(description="Whether tribes and omens are fair.")
    parser.add_argument("file", type=Path)
    parser.add_argument("switches")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--strength", default="hard")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    options = parser.parse_args()
    switches = tuple(options.switches.split(","))
    played = {game.number for game in read(options.file)}
    wanted = [number for number in range(options.games) if number not in played]
    work = Fair(switches, options.players, options.strength, "fair")
    source = Source(Path(), True, frozenset())
    with options.file.open("a", encoding="utf-8") as file:
        for game in play_many(work, wanted, options.jobs, registry(), source):
            print(json.dumps(asdict(game)), file=file, flush=True)
    games = read(options.file)
    if len(games) < 2:
        parser.error("there are no two games yet: --games says how many to play")
    rounds = [game.rounds for game in games]
    print(f"{len(games)} games of {options.strength} players with {options.switches}; ", end="")
    print(f"rounds: median {median(rounds):g}, quartiles {quantiles(rounds, n=4)}")
    if "tribes" in switches:
        print(*tribes(games), sep="\n")
    if "omens" in switches:
        print(*omens(games), sep="\n")


if __name__ == "__main__":
    main()
