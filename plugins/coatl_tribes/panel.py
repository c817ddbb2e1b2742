"""The lines beside the table: what holds now, the quick action, the tribes, the three omens."""

from __future__ import annotations

from coatl_core.game.offers import Item, PanelLine
from coatl_core.game.opponent import SeenTable
from coatl_tribes import omens, quick, tribes
from coatl_tribes.memory import Memory
from coatl_tribes.table import memory


def lines(table: SeenTable) -> list[PanelLine]:
    """Returns the lines for the one who looks, the shortest first: there are always as many."""
    own = memory(table)
    seat = table.acting if table.seat is None else table.seat
    found = []
    if own.omens.drawn:
        found.append(_now(table, own, seat))
    if own.quick.tiles:
        found.append(_quick(table, own))
    if own.tribes.chosen:
        found += _tribes(table, own, seat)
    return found + [_omen(table, own, place, seat) for place in range(len(own.omens.drawn))]


def _quick(table: SeenTable, own: Memory) -> PanelLine:
    tile, free, places = quick.tile(table), quick.free(table), quick.places(len(table.players))
    return PanelLine("tribes-panel-quick", {"tile": tile, "day": own.calendar.day, "n": free, "all": places})


def _now(table: SeenTable, own: Memory, seat: int) -> PanelLine:
    omen, day = omens.running(table), own.calendar.day
    if not omen:
        return PanelLine("tribes-panel-calm", {"day": day, "until": own.calendar.ends[0]})
    place = own.calendar.running
    number = omens.count(table, seat, omen)
    least, _ = omens.next_band(omen, place, number) or (0, 0)
    values = {
        **omens.values(omen),
        "day": day,
        "until": own.calendar.window(place)[1],
        "n": number,
        "points": omens.worth(omen, place, number),
        "next": least,
    }
    return PanelLine("tribes-panel-now", values)


def _tribes(table: SeenTable, own: Memory, seat: int) -> list[PanelLine]:
    """The tribe of the one who looks first, then those of the others in turn."""
    names, found = table.setup.players, []
    for step in range(len(names)):
        other = (seat + step) % len(names)
        tribe = own.tribes.of(other) or "none"
        found.append(
            PanelLine("tribes-panel-tribe", {"name": names[other], **tribes.values(tribe)}, Item("seat", other + 1))
        )
    return found


def _omen(table: SeenTable, own: Memory, place: int, seat: int) -> PanelLine:
    """One of the three omens: when it holds, what it counts, and how the one who looks stands or stood."""
    omen, (first, last) = own.omens.drawn[place], own.calendar.window(place)
    over = place < len(own.omens.counts)
    number = own.omens.counts[place][seat] if over else omens.count(table, seat, omen)
    least, more = (not over and omens.next_band(omen, place, number)) or (0, 0)
    values = {
        **omens.values(omen),
        "number": place + 1,
        "first": first,
        "last": last,
        "n": number,
        "points": omens.worth(omen, place, number),
        "next": least,
        "more": more,
    }
    return PanelLine("tribes-panel-over" if over else "tribes-panel-omen", values)
