"""What the players of a game are out for: to win alone, with partners, or all together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from attrs import frozen

N = TypeVar("N", int, float)


@frozen
class Goal:
    """``sides`` are the seats that win together, each seat on one of them: partners, such as ``((0, 2), (1, 3))``, or
    everybody on a single side, who win or lose as a whole. With ``open_hands`` those of a side see each other's
    prophecies and temples. Where everybody wins alone, a game has no goal of its own."""

    sides: tuple[tuple[int, ...], ...]
    open_hands: bool = False

    @property
    def together(self) -> bool:
        """Whether all win or lose as a whole: there is nobody to be ahead of."""
        return len(self.sides) == 1

    def side(self, seat: int) -> tuple[int, ...]:
        """Returns the seats that win with this one, which is among them."""
        return next(side for side in self.sides if seat in side)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Returns the other seats that win with this one."""
        return tuple(other for other in self.side(seat) if other != seat)


def best_rival(numbers: Sequence[N], seat: int, goal: Goal | None) -> N | None:
    """Returns how much the best of those has whom the seat must be ahead of: of ``numbers``, one for each seat, the
    largest one of another seat, or the largest sum of another side. None if there is nobody else."""
    if goal is None:
        return max([number for other, number in enumerate(numbers) if other != seat], default=None)
    own = goal.side(seat)
    return max([sum([numbers[other] for other in side]) for side in goal.sides if side is not own], default=None)


def of_side(numbers: Sequence[N], seat: int, goal: Goal | None) -> N:
    """Returns what the side of a seat has together: of ``numbers``, one for each seat."""
    return numbers[seat] if goal is None else sum([numbers[other] for other in goal.side(seat)])
