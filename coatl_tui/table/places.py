"""Fixed places: what lies on the player board or in the hand keeps its number while a turn lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from attrs import define, field

Thing = TypeVar("Thing")


@define
class Places(Generic[Thing]):
    """``now`` are the things at their places, None where nothing lies; ``last`` is what lay last at each place, so that
    a thing taken away and put back has its old number again. ``changed`` are the places from which something was taken
    or to which it was put back, the last one last: of equal things, it tells which one is meant."""

    now: tuple[Thing | None, ...] = ()
    last: list[Thing] = field(factory=list)
    changed: list[int] = field(factory=list)

    def copy(self) -> Places[Thing]:
        """The same places; what is laid there changes nothing here."""
        return Places(self.now, list(self.last), list(self.changed))

    def lay(self, things: Sequence[Thing], left: int | None = None) -> tuple[Thing | None, ...]:
        """Lays these things and returns them at their places. Of equal things the one at place ``left`` (from 0) is
        taken away first, or else the one put back last; the one taken away last is put back first. A new thing comes to
        the first empty place."""
        rest = list(things)
        now: list[Thing | None] = [None] * len(self.last)
        there = {place for place, thing in enumerate(self.now) if thing is not None}

        def turn(place: int) -> tuple[bool, bool, int]:
            """What stays comes first; then comes what is put back."""
            when = self.changed.index(place) if place in self.changed else -1
            return place == left, place not in there, when if place in there else -when

        for place in sorted(range(len(self.last)), key=turn):
            laid = self.last[place] in rest
            if laid:
                rest.remove(self.last[place])
                now[place] = self.last[place]
            if laid != (place in there):
                self.changed = [*(each for each in self.changed if each != place), place]
        for thing in rest:
            if None in now:
                place = now.index(None)
                now[place] = self.last[place] = thing
            else:
                now.append(thing)
                self.last.append(thing)
        self.now = tuple(now)
        return self.now
