"""The things of what variants show that one can stand on, by their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from coatl_core.game.abilities import HasPanel
from coatl_core.game.offers import Item, PanelLine
from coatl_core.game.track import Note, PanelPart, Track, Window
from coatl_core.play.things import PanelItem


@frozen
class PanelSpot:
    """A thing of what this variant shows: a ``line``, or of a ``track`` what is counted of the player in this ``seat``
    in a window, whose place is ``column``. With the column -1 it is what the track tells of the player."""

    variant: HasPanel
    line: PanelLine | None = None
    track: Track | None = None
    seat: int = -1
    column: int = -1

    @property
    def item(self) -> Item | None:
        """The thing of the table that it is about, None for none."""
        return self.line.item if self.line is not None else Item("seat", self.seat + 1)

    @property
    def window(self) -> Window | None:
        """What is counted there, None for anything else."""
        return None if self.track is None or self.column < 0 else self.track.windows[self.column]

    @property
    def note(self) -> Note | None:
        """What is told of the player, None for anything else."""
        notes = () if self.track is None or self.column >= 0 else self.track.notes
        return notes[self.seat] if notes else None


def spots_of(panel: Iterable[tuple[HasPanel, Iterable[PanelPart]]], seats: int) -> list[PanelSpot]:
    """Returns all things of what variants show in a game with so many seats, in the order of their numbers."""
    return [spot for variant, parts in panel for part in parts for spot in _of_part(variant, part, seats)]


def _of_part(variant: HasPanel, part: PanelPart, seats: int) -> Iterator[PanelSpot]:
    if isinstance(part, PanelLine):
        yield PanelSpot(variant, part)
        return
    for seat in range(seats):
        for column in part.columns:
            yield PanelSpot(variant, None, part, seat, column)


def own_place(panel: Iterable[tuple[HasPanel, Iterable[PanelPart]]], seat: int, seats: int) -> PanelItem:
    """Returns the item that matters most to a seat: what the window that holds today counts of it, or what comes
    first of it."""
    spots = [*enumerate(spots_of(panel, seats), 1)]
    own = [(number, spot) for number, spot in spots if spot.seat == seat and spot.track is not None]
    running = (number for number, spot in own if spot.track and spot.column == spot.track.running >= 0)
    return PanelItem(next(running, own[0][0] if own else 1))
