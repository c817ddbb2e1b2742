"""What the engine costs: run by ``make bench``. In other runs each of these runs once and measures nothing."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pytest
from attrs import evolve
from pytest_benchmark.fixture import BenchmarkFixture

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.distance import distance
from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.engine import advance, apply, new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.simulate import simulate
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import view
from coatl_core.players.contest import Contest, play_one
from tests.support import NAMES, Sensible, play, rarely, registry, setup

pytestmark = pytest.mark.slow

GAMES = 20
COATLS = ("B", "RGRG", "YKKRGGY", "BBRBBKRB", "KYBBGYYK", "GGBRBBRBYBKG")


@pytest.fixture(scope="module")
def moments(catalog: Catalog) -> list[GameState]:
    """States of random two-player games, one in ten, as they come in play."""
    found = []
    for number in range(GAMES):
        state = new_game(setup(seed=f"bench/{number}"), Ruleset(catalog))
        random = Random(number).random
        while actions := legal_actions(state):
            if random() < 0.1:
                found.append(state.clone())
            advance(state, actions[int(random() * len(actions))])
    return found


def report(benchmark: BenchmarkFixture, what: str, units: int, budget: float | None, scale: float = 1e6) -> None:
    """Says what one unit took at best and what it may take."""
    if benchmark.stats is not None:
        least = benchmark.stats.stats.min / units * scale
        benchmark.extra_info[what] = round(least, 3)
        print(f"\n{what}: {least:.2f}" + (f" (budget {budget:g})" if budget else ""))


def test_a_random_game(benchmark: BenchmarkFixture, catalog: Catalog) -> None:
    summary = benchmark(simulate, Ruleset(catalog), 2, GAMES, "bench")
    report(benchmark, "µs an action", summary.actions, 6)
    report(benchmark, "ms a game", summary.games, None, 1e3)
    if benchmark.stats is not None:
        print(f"games a second: {summary.games / benchmark.stats.stats.min:.0f}")


def test_legal_actions(benchmark: BenchmarkFixture, catalog: Catalog) -> None:
    """As in play, where most of what was read before still holds: the games are played, only this is counted."""
    games = [play_out(catalog, number) for number in range(GAMES)]
    total = sum(len(choices) for choices in games)

    def replay_with() -> None:
        for number, choices in enumerate(games):
            state = new_game(setup(seed=f"bench/{number}"), Ruleset(catalog))
            for choice in choices:
                advance(state, legal_actions(state)[choice])

    def replay_without() -> None:
        for number, actions in enumerate(played):
            state = new_game(setup(seed=f"bench/{number}"), Ruleset(catalog))
            for action in actions:
                advance(state, action)

    played = []
    for number, choices in enumerate(games):
        state = new_game(setup(seed=f"bench/{number}"), Ruleset(catalog))
        actions = []
        for choice in choices:
            actions.append(legal_actions(state)[choice])
            advance(state, actions[-1])
        played.append(actions)
    rest = min(timed(replay_without) for _ in range(5))
    benchmark(replay_with)
    if benchmark.stats is not None:
        least = (benchmark.stats.stats.min - rest) / total * 1e6
        print(f"\nµs a legal_actions: {least:.2f} (budget 6)")


def play_out(catalog: Catalog, number: int) -> list[int]:
    """A random game, as the places of the actions chosen."""
    state = new_game(setup(seed=f"bench/{number}"), Ruleset(catalog))
    random = Random(number).random
    choices = []
    while actions := legal_actions(state):
        choices.append(int(random() * len(actions)))
        advance(state, actions[choices[-1]])
    return choices


def timed(function: object) -> float:
    """Seconds one call takes."""
    assert callable(function)
    begin = perf_counter()
    function()
    return perf_counter() - begin


@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (1, ("adam level-1 level-2 level-3 level-4 level-5",)),
        *rarely((3, ("tribes tribes omens quick",))),
        (3, ("golden-feathers", "fewer-bodies")),
    ],
    ids=["adam", "tribes", "feathers"],
)
def test_pushing(benchmark: BenchmarkFixture, players: int, variants: tuple[str, ...]) -> None:
    """What a session adds to the action itself, in games with the variants of the game."""
    plugins = registry()
    choices = tuple(VariantChoice(id, tuple(options)) for id, *options in map(str.split, variants))
    ruleset = plugins.ruleset(["base"], choices)
    games = []
    for number in range(3):
        begun = Setup(NAMES[:players], f"push/{number}", card_sets=("base",), variants=choices)
        games.append((begun, [action for _, action in play(new_game(begun, ruleset), Sensible("push"))]))

    def applied() -> None:
        for begun, actions in games:
            state = new_game(begun, ruleset)
            for action in actions:
                state = apply(state, action)[0]

    def pushed() -> None:
        for begun, actions in games:
            session = Session(begun, ruleset)
            for action in actions:
                session.push(action)

    bare = min(timed(applied) for _ in range(5))
    benchmark(pushed)
    report(benchmark, "µs a pushed action", sum(len(actions) for _, actions in games), None)
    if benchmark.stats is not None:
        print(f"× of applying it: {benchmark.stats.stats.min / bare:.2f} (budget 1.5)")


def test_clone(benchmark: BenchmarkFixture, moments: list[GameState]) -> None:
    def clones() -> None:
        for state in moments:
            state.clone()

    benchmark(clones)
    report(benchmark, "µs a clone", len(moments), 4)


def test_expanding_a_state(benchmark: BenchmarkFixture, catalog: Catalog) -> None:
    """What a search does all the time: clone, do one of the legal actions, find what is legal then. Each round has the
    states of other games, which nobody has looked at before."""
    numbers = count()
    rounds: list[tuple[float, int]] = []

    def fresh() -> tuple[tuple[list[tuple[GameState, tuple[Action, ...]]]], dict[str, Any]]:
        """Plays a few games. Of their states nothing is remembered but what a search asks first."""
        found, ruleset, searched = [], Ruleset(catalog), Ruleset(catalog)
        for number in islice(numbers, 4):
            state = new_game(setup(seed=f"fresh/{number}"), ruleset)
            random = Random(number).random
            while actions := legal_actions(state):
                if random() < 0.05:
                    found.append((evolve(state.clone(), ruleset=searched), actions))
                advance(state, actions[int(random() * len(actions))])
        for state, _ in found:
            legal_actions(state)
        return (found,), {}

    def expand(states: list[tuple[GameState, tuple[Action, ...]]]) -> None:
        begin = perf_counter()
        for state, actions in states:
            for action in actions:
                after = state.clone()
                advance(after, action)
                legal_actions(after)
        rounds.append((perf_counter() - begin, sum(len(actions) for _, actions in states)))

    benchmark.pedantic(expand, setup=fresh, rounds=200 if benchmark.enabled else 1)  # type: ignore[no-untyped-call]
    if benchmark.stats is not None:
        each = sorted(seconds / children * 1e6 for seconds, children in rounds)
        print(f"\nµs a child: {median(each):.2f}, at best {each[0]:.2f} (budget 5)")


def test_redealing_a_state(benchmark: BenchmarkFixture, moments: list[GameState]) -> None:
    random = Random("redeal")
    benchmark(lambda: [redeal(state, 0, random) for state in moments])
    report(benchmark, "µs a redealt state", len(moments), 40)


def test_making_up_a_state(benchmark: BenchmarkFixture, moments: list[GameState]) -> None:
    random = Random("made up")
    benchmark(lambda: [determinize(view(state, 0), random) for state in moments])
    report(benchmark, "µs a view and a state that fits it", len(moments), 90)


def test_a_remembered_distance(benchmark: BenchmarkFixture, catalog: Catalog) -> None:
    cards = list(catalog.prophecies.values())
    benchmark(lambda: [distance(card, colors) for card in cards for colors in COATLS])
    report(benchmark, "ns a distance", len(cards) * len(COATLS), 1000, 1e9)


@pytest.mark.benchmark(min_rounds=1, max_time=0.1, warmup=False)
@pytest.mark.parametrize(("player", "budget"), [("easy", 3), ("medium", 5), ("hard", 8), *rarely(("master", 200))])
def test_a_turn_of_a_computer_player(benchmark: BenchmarkFixture, player: str, budget: float) -> None:
    plugins = registry()
    ruleset = plugins.ruleset(["base"])
    contest = Contest((ComputerSeat(player), ComputerSeat("random")), "bench")
    played = benchmark(play_one, contest, 0, plugins, ruleset)
    if benchmark.stats is not None:
        print(f"\nms a turn of {player}: {median(played.times_of(contest.seats[0])):.2f} (budget {budget:g})")


def test_view(benchmark: BenchmarkFixture, moments: list[GameState]) -> None:
    benchmark(lambda: [view(state, 0) for state in moments])
    report(benchmark, "µs a view", len(moments), None)


def test_scoring_a_card(benchmark: BenchmarkFixture, catalog: Catalog) -> None:
    scores = [prophecy.points_for for prophecy in catalog.prophecies.values()]
    benchmark(lambda: [score(colors) for score in scores for colors in COATLS])
    report(benchmark, "ns a card", len(scores) * len(COATLS), 250, 1e9)
