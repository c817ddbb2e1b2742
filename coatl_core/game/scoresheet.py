"""The score sheet of a game: what each coatl and each player has, and who has won (RULES 8.5-8.7)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.game.coatl import Coatl, ScoreLine
from coatl_core.game.opponent import Opponent

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
