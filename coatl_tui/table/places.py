"""Fixed places: what lies on the player board or in the hand keeps its number while a turn lasts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, TypeVar

from attrs import define, field

Thing = TypeVar("Thing")


@define
class Places(Generic[Thing]):
    """``now`` are the things at their places, None where nothing lies; ``last`` is what lay last at each place, so that
    a thing taken away and put back has its old number again."""

    now: tuple[Thing | None, ...] = ()
    last: list[Thing] = field(factory=list)

    def lay(self, things: Sequence[Thing], left: Collection[int] = ()) -> tuple[Thing | None, ...]:
        """Lays these things and returns them at their places. Of equal things those at the places ``left`` (from 0)
        are taken away first; a new thing comes to the first empty place."""
        rest = list(things)
        now: list[Thing | None] = [None] * len(self.last)
        there = {place for place, thing in enumerate(self.now) if thing is not None}
        for place in sorted(range(len(self.last)), key=lambda place: (place in left, place not in there)):
            if self.last[place] in rest:
                rest.remove(self.last[place])
                now[place] = self.last[place]
        for thing in rest:
            if None in now:
                place = now.index(None)
                now[place] = self.last[place] = thing
            else:
                now.append(thing)
                self.last.append(thing)
        self.now = tuple(now)
        return self.now
