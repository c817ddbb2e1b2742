"""The final scores and who has won (RULES 8.5–8.7)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.cards import Catalog
from coatl_core.coatl import Coatl, ScoreLine, score_lines
from coatl_core.rules import Rules
from coatl_core.state import GameState
from coatl_core.variants import Opponent

TieBreak: TypeAlias = Literal["points", "cards", "coatl", "shared"]


@frozen
class CoatlScore:
    """One coatl of the score sheet. ``points`` is what it brings: of an unfinished one nothing, or half (8.6)."""

    coatl: Coatl
    lines: tuple[ScoreLine, ...]
    points: int


@frozen
class PlayerScore:
    """``cards`` and ``best`` break ties (8.7): cards beside complete coatls, and the highest-scoring one of these."""

    seat: int
    name: str
    coatls: tuple[CoatlScore, ...]
    points: int
    cards: int
    best: int


@frozen
class ScoreSheet:
    """All scores in seat order; ``winners`` are seats, several only if all is equal; ``decided_by`` says at which
    step of 8.7 the winner stood alone. Where an automatic ``opponent`` plays there may be no winner at all, and
    ``verdict`` is the message of its plugin that says so."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    decided_by: TieBreak
    opponent: Opponent | None = None
    verdict: str = ""


def score_sheet(state: GameState) -> ScoreSheet:
    """The scores of the state as it is; final once the game is over."""
    rules, catalog = state.rules, state.catalog
    players = tuple(
        _player_score(seat, name, player.coatls, catalog, rules)
        for seat, (name, player) in enumerate(zip(state.setup.players, state.players, strict=True))
    )
    leaders = list(players)
    decided_by: TieBreak = "shared"
    steps: tuple[tuple[TieBreak, list[int]], ...] = (
        ("points", [p.points for p in players]),
        ("cards", [p.cards for p in players]),
        ("coatl", [p.best for p in players]),
    )
    for step, values in steps:
        most = max(values[p.seat] for p in leaders)
        leaders = [p for p in leaders if values[p.seat] == most]
        if len(leaders) == 1:
            decided_by = step
            break
    automatic = catalog.opponent
    opponent = automatic.show(state) if automatic else None
    sheet = ScoreSheet(players, tuple(p.seat for p in leaders), decided_by, opponent)
    for variant in catalog.variants:
        sheet = variant.score(state, sheet)
    return sheet


def _player_score(seat: int, name: str, coatls: tuple[Coatl, ...], catalog: Catalog, rules: Rules) -> PlayerScore:
    scores = []
    for coatl in coatls:
        lines = score_lines(coatl, catalog, rules.strict_x)
        worth = sum(line.points for line in lines)
        if not coatl.complete:
            worth = worth // 2 if rules.unfinished_score_half else 0
        scores.append(CoatlScore(coatl, lines, worth))
    complete = [s for s in scores if s.coatl.complete]
    return PlayerScore(
        seat=seat,
        name=name,
        coatls=tuple(scores),
        points=sum(s.points for s in scores),
        cards=sum(len(s.lines) for s in complete),
        best=max((s.points for s in complete), default=0),
    )
