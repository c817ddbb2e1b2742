"""What stands beside the table: the track of days with the three omens, the tribes, and the quick action."""

from __future__ import annotations

from coatl_core.game.offers import PanelLine
from coatl_core.game.opponent import SeenTable
from coatl_core.game.track import Note, PanelPart, Rung, Track, Window
from coatl_tribes import omens, quick, tribes
from coatl_tribes.memory import Memory
from coatl_tribes.table import memory

DAYS = 24
"""The days of a game between good players, about: what was measured is in docs/tribes.md."""

HOLDS = ("tribes-calamity", "tribes-track-holds", "tribes-track-holds-short")


def shown(table: SeenTable) -> list[PanelPart]:
    """Returns the track, if there are omens or tribes, and the quick action."""
    own = memory(table)
    found: list[PanelPart] = []
    if own.omens.drawn or own.tribes.chosen:
        found.append(_track(table, own))
    if own.quick.tiles:
        tile, free, places = quick.tile(table), quick.free(table), quick.places(len(table.players))
        found.append(PanelLine("tribes-panel-quick", {"tile": tile, "n": free, "all": places}))
    return found


def _track(table: SeenTable, own: Memory) -> Track:
    """The omens on their days; without them, the tribes alone."""
    windows = tuple(_window(table, own, place) for place in range(len(own.omens.drawn)))
    seats = range(len(table.players)) if own.tribes.chosen else ()
    return Track(
        windows,
        today=own.calendar.day if windows else 0,
        days=DAYS if windows else 0,
        calm=PanelLine("tribes-track-calm", {"until": own.calendar.ends[0]}) if windows else None,
        notes=tuple(_note(table, own.tribes.of(seat) or "none") for seat in seats),
        label=PanelLine("tribes-track-label") if own.tribes.chosen else None,
    )


def _note(table: SeenTable, tribe: str) -> Note:
    values = tribes.values(table, tribe)
    forms = ("tribes-track-tribe", "tribes-track-power", "tribes-track-power-short")
    return Note(PanelLine("tribes-track-name", values), tuple(PanelLine(form, values) for form in forms))


def _window(table: SeenTable, own: Memory, place: int) -> Window:
    """The omen of this place: what it demands and counts, and how everybody stands, or stood when it was over."""
    omen, (first, last) = own.omens.drawn[place], own.calendar.window(place)
    over = place < len(own.omens.counts)
    seats = range(len(table.players))
    counts = own.omens.counts[place] if over else tuple(omens.count(table, seat, omen) for seat in seats)
    values = {**omens.values(omen), "pieces": omens.color(omen)}
    return Window(
        PanelLine("tribes-track-title", values),
        tuple(PanelLine(form, values) for form in ("tribes-counts", "tribes-track-counted")),
        counts,
        tuple(omens.worth(omen, place, count) for count in counts),
        tuple(PanelLine(form, values) for form in HOLDS),
        tuple(Rung(least, points) for least, points in omens.ladder(omen, place)),
        scored=over,
        first=first,
        last=last,
    )
