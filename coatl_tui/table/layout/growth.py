"""How high everything is: what is on the table grows step by step, as long as there are rows for it."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from attrs import define

from coatl_tui.table.layout.areas import Lying


@define
class Heights:
    """Rows to be shared out. ``coatls`` are the heights of the own coatls; ``gaps`` are free rows before them,
    ``ahead`` are rows below them, the free one above included, ``spare`` further free rows of each coatl."""

    coatls: list[int]
    hand: int = 0
    others: int = 0
    news: int = 1
    sentence: int = 1
    rack: int = 1
    effect: int = 0
    ahead: int = 0
    spare: int = 0
    free: int = 0
    gaps: int = 0

    @property
    def own(self) -> int:
        """The rows inside the pane of the own coatls."""
        return (
            self.rack
            + sum(self.coatls)
            + self.spare * len(self.coatls)
            + self.effect
            + self.ahead
            + self.free
            + self.gaps
        )

    @property
    def all(self) -> int:
        """The rows of all panes whose heights change."""
        return self.own + self.hand + self.others + self.news + self.sentence


def by_need(lying: Lying) -> list[int]:
    """Returns the indices of the own coatls, in the order in which they grow: the active one, then open ones, then
    complete ones, at last those that have hardly begun."""
    return sorted(range(len(lying.complete)), key=lambda i: (i != lying.active, i in lying.begun, lying.complete[i], i))


Steps: TypeAlias = Generator[int, bool, None]
"""Steps of growth: each yields how many rows it needs, and is told whether it gets them."""


def taller(heights: Heights, coatls: list[int], rows: int) -> Steps:
    """Each of these coatls grows to a new height."""
    for index in coatls:
        more = rows - heights.coatls[index]
        if more > 0 and (yield more):
            heights.coatls[index] = rows


def more_gaps(heights: Heights, lying: Lying) -> Steps:
    """A free row before each own coatl, and before the place of another one."""
    for _ in range(len(lying.complete) + bool(lying.free) - heights.gaps):
        if (yield 1):
            heights.gaps += 1


def grow(room: int, steps: Steps) -> None:
    """Grants the steps, one after the other, what there is room for."""
    more = next(steps, None)
    while more is not None:
        granted = more <= room
        room -= more * granted
        try:
            more = steps.send(granted)
        except StopIteration:
            return
