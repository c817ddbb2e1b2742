"""A turn that could be done, with what it is worth."""

from __future__ import annotations

from attrs import define

from coatl_core.game.actions import Action
from coatl_players.plans import Plan, best_plan, small_terms
from coatl_players.position import Position
from coatl_players.targets import Style

UNKNOWN = "?"
"""Stands for a card of the deck in a hand that is only counted."""


@define
class Candidate:
    """A turn that could be done: its actions, its worth in points, and the plan it serves, of which it ``closes`` so
    many of the first targets. ``idle`` is what it would be worth to do nothing instead; None where something must be
    done. ``spent`` is what a token that it spends would be worth later, which is taken off its worth already."""

    actions: tuple[Action, ...]
    worth: float
    plan: Plan | None = None
    closes: int = 0
    idle: float | None = None
    spent: float = 0.0

    @property
    def gain(self) -> float | None:
        """The points that the turn is worth more than doing nothing."""
        return None if self.idle is None else self.worth - self.idle


def kept(
    after: Position, style: Style, best: list[Plan], actions: tuple[Action, ...], drawn: tuple[str, ...] = ()
) -> Candidate:
    """Returns the candidate that goes on with the best of these plans. The cards ``drawn`` are in hand already."""
    top, worth = best_plan(after, style, best, drawn)
    return Candidate(actions, after.points + worth + small_terms(after, top), top)
