"""Plays many random games and summarizes them, for statistics and for authors of cards."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from attrs import frozen

from coatl_core.game.engine import advance, new_game
from coatl_core.game.goal import Goal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet
from coatl_core.game.soundness import blaming
from coatl_core.game.state import HasOpponent, Ruleset


@frozen
class SoloSummary:
    """Games against an automatic opponent: how many the player won and lost, and the average points of both."""

    variant: str
    options: tuple[str, ...]
    wins: int
    losses: int
    points: float
    opponent_points: float


@frozen
class SideSummary:
    """What those came to who win together: their seats, how many games they have won, and the average of the points
    that they had together."""

    seats: tuple[int, ...]
    wins: int
    points: float


@frozen
class Summary:
    """What came of the games. ``checksum`` is over all final states in order: equal arguments give the same on every
    machine. ``solo`` is None without an automatic opponent, ``sides`` are empty where everybody wins alone."""

    games: int
    actions: int
    seconds: float
    games_per_second: float
    actions_per_second: float
    checksum: str
    endings: dict[str, int]
    solo: SoloSummary | None = None
    sides: tuple[SideSummary, ...] = ()


ENDINGS = {
    "coatls": "third_coatl",
    "bodies": "exhausted_bodies",
    "standstill": "standstill",
    "finished": "finished",
}


def simulate(ruleset: Ruleset, players: int, games: int, seed: str, *, rules: Rules | None = None) -> Summary:
    """Plays games whose players choose random legal actions, with the ruleset's variants, and returns a summary. Game n
    (from 0) uses the seed ``<seed>/<n>``, so that it can be played again. Raises ValueError for a wrong number of
    players, and VariantFailed."""
    rules = rules or Rules()
    checksum = hashlib.sha256()
    endings: Counter[str] = Counter()
    actions = 0
    card_sets = tuple(s.id for s in ruleset.catalog.sets)
    variants = tuple(VariantChoice(v.id, v.chosen) for v in ruleset.variants)
    goal = ruleset.goal(players)
    sheets: list[ScoreSheet] = []
    names = tuple(str(seat) for seat in range(1, players + 1))
    begin = time.perf_counter()
    for number in range(games):
        setup = Setup(names, f"{seed}/{number}", card_sets=card_sets, rules=rules, variants=variants)
        state = new_game(setup, ruleset)
        random = Random(f"{setup.seed}/play").random
        with blaming(ruleset):
            while legal := legal_actions(state):
                advance(state, legal[int(random() * len(legal))])
                actions += 1
            if ruleset.opponent is not None or goal is not None:
                sheets.append(score_sheet(state))
        checksum.update(state.text().encode())
        endings[ENDINGS[state.ending or "standstill"]] += 1
    seconds = time.perf_counter() - begin
    return Summary(
        games=games,
        actions=actions,
        seconds=seconds,
        games_per_second=games / seconds if seconds else 0.0,
        actions_per_second=actions / seconds if seconds else 0.0,
        checksum=checksum.hexdigest(),
        endings={name: endings[name] for name in ENDINGS.values() if name != ENDINGS["finished"] or endings[name]},
        solo=_solo(ruleset.opponent, sheets) if ruleset.opponent else None,
        sides=sides_of(goal, [(tuple(p.points for p in sheet.players), sheet.winners) for sheet in sheets]),
    )


def sides_of(goal: Goal | None, ended: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]) -> tuple[SideSummary, ...]:
    """Returns what became of each side in games that have ``ended``, each with the points of all seats and its winners;
    nothing where everybody wins alone."""
    return tuple(
        SideSummary(
            side,
            sum(side[0] in winners for _, winners in ended),
            sum(points[seat] for points, _ in ended for seat in side) / max(1, len(ended)),
        )
        for side in (goal.sides if goal is not None else ())
    )


def _solo(opponent: HasOpponent, sheets: list[ScoreSheet]) -> SoloSummary:
    wins = sum(bool(sheet.winners) for sheet in sheets)
    points = sum(sheet.players[0].points for sheet in sheets)
    opponent_points = sum(sheet.opponent.points for sheet in sheets if sheet.opponent)
    return SoloSummary(
        variant=opponent.id,
        options=opponent.chosen,
        wins=wins,
        losses=len(sheets) - wins,
        points=points / max(1, len(sheets)),
        opponent_points=opponent_points / max(1, len(sheets)),
    )
