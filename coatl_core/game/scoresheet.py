"""The score sheet of a game: the points of each coatl and player, and who has won (RULES 8.5–8.7). ``scoring`` makes
it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.game.coatl import Coatl, ScoreLine, VariantLine
from coatl_core.game.goal import Goal
from coatl_core.game.opponent import Opponent

TieBreak: TypeAlias = Literal["points", "cards", "coatl", "shared"]


@frozen
class CoatlScore:
    """One coatl of the score sheet. ``points`` are what it counts: 0 or half if it is unfinished (8.6)."""

    coatl: Coatl
    lines: tuple[ScoreLine, ...]
    points: int


@frozen
class Statistic:
    """Something that a variant has counted in the game. ``message`` is a message of its plugin that says what, without
    values; ``counts`` has a number for each seat."""

    message: str
    counts: tuple[int, ...]


@frozen
class PlayerScore:
    """One player's scores. ``lines`` are the points that variants give; they are among the ``points``. ``cards`` and
    ``best`` break ties (8.7): the number of cards beside complete coatls, and the points of the best complete
    coatl."""

    seat: int
    name: str
    coatls: tuple[CoatlScore, ...]
    points: int
    cards: int
    best: int
    lines: tuple[VariantLine, ...] = ()


@frozen
class ScoreSheet:
    """All scores in seat order. ``winners`` are seats: several if they are equal in every step of 8.7 or have won
    together, none if an automatic ``opponent`` has won, if all have lost together, or before the end on a sheet of what
    a seat knows. ``decided_by`` is the step of 8.7 that decided. A ``verdict`` is a message of a variant's plugin that
    says who has won; it is empty in a game without such a variant. ``statistics`` are those of the variants. ``goal``
    says who wins together, if anybody does."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    decided_by: TieBreak
    opponent: Opponent | None = None
    verdict: str = ""
    statistics: tuple[Statistic, ...] = ()
    goal: Goal | None = None

    @property
    def sides(self) -> tuple[tuple[PlayerScore, ...], ...]:
        """Those who win together, by seat: everybody alone in a game without a ``goal``."""
        return sides_of(self.players, self.goal)


def sides_of(players: tuple[PlayerScore, ...], goal: Goal | None) -> tuple[tuple[PlayerScore, ...], ...]:
    """Returns the scores of those who win together, by seat: everybody alone where there is no ``goal``."""
    if goal is None:
        return tuple((player,) for player in players)
    return tuple(tuple(players[seat] for seat in side) for side in goal.sides)
