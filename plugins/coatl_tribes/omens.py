"""The thirteen omens (S206, S214): what each counts and its bands, which are drawn, and the reckoning."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import Coatl, VariantLine
from coatl_core.game.opponent import Table
from coatl_core.game.refill import shuffle
from coatl_core.game.state import GameState
from coatl_tribes.memory import Omens
from coatl_tribes.names import (
    ANGRY,
    ARTS,
    CROWDING,
    DESECRATION,
    DROUGHT,
    FAMINE,
    FLOODS,
    GOLD,
    ID,
    TEACHERS,
    WILDFIRE,
    WRATH,
)
from coatl_tribes.table import Events, change, memory, pay, tell

DRAWN, ANGRY_GODS = 3, 3
NONE, EVER = -1, 999
"""No count is as low or as high: the band is not there."""
BANDS = (-3, 0, 3, 7)
LOST = -2
"""What closing a coatl in a desecration is worth, and a coatl that nobody has fed."""

Count = Callable[[Table, int], int]


def _in_coatls(of: Callable[[Coatl], int]) -> Count:
    """Counts something of each coatl of a player."""
    return lambda table, seat: sum(of(coatl) for coatl in table.players[seat].coatls)


def _levels(coatl: Coatl, table: Table) -> list[tuple[int, int]]:
    """For each prophecy beside a coatl: the number of the level reached, and that of its top level."""
    found, reading = [], coatl.reading(table.rules.strict_x)
    for card in coatl.prophecies:
        prophecy = table.catalog.prophecies[card]
        times = prophecy.pattern.times(reading)
        found.append((sum(least <= times for least, _ in prophecy.levels), len(prophecy.levels)))
    return found


def _all_levels(table: Table, seat: int) -> list[tuple[int, int]]:
    return [level for coatl in table.players[seat].coatls for level in _levels(coatl, table)]


def _card_colors(table: Table, seat: int) -> int:
    prophecies = table.catalog.prophecies
    return len({prophecies[card].color for coatl in table.players[seat].coatls for card in coatl.prophecies})


def _fed(table: Table, seat: int) -> int:
    """How many coatls a player has fed; before anybody was asked, how many the hand could feed now."""
    fed, player = memory(table).omens.fed, table.players[seat]
    return fed[seat] if fed else min(player.hand_size, len(player.coatls))


@frozen
class Omen:
    """What an omen counts, and up to which counts its bands reach in the first, second and third place: −3, 0, +3."""

    count: Count
    bands: tuple[tuple[int, int, int], ...]


OMENS = {
    WRATH: Omen(_in_coatls(lambda c: c.temple is not None), ((NONE, 0, 1), (NONE, 0, 1), (1, 2, EVER))),
    ANGRY: Omen(_in_coatls(len), ((0, 1, 2), (0, 1, 3), (2, 3, 5))),
    WILDFIRE: Omen(_in_coatls(len), ((5, 6, 8), (9, 11, 12), (18, 21, 24))),
    DROUGHT: Omen(_in_coatls(lambda c: len(c.prophecies)), ((0, 1, 2), (1, 2, 3), (4, 5, 7))),
    GOLD: Omen(_in_coatls(lambda c: c.head + c.tail), ((0, 1, 2), (1, 2, 3), (3, 5, EVER))),
    DESECRATION: Omen(_in_coatls(lambda c: c.complete), ((NONE, 0, 1), (NONE, 0, 1), (1, 2, EVER))),
    TEACHERS: Omen(
        lambda table, seat: sum(level for level, _ in _all_levels(table, seat)), ((0, 1, 2), (1, 3, 5), (6, 8, 9))
    ),
    ARTS: Omen(
        lambda table, seat: sum(level == top for level, top in _all_levels(table, seat)),
        ((NONE, 0, 1), (0, 1, 2), (1, 2, 3)),
    ),
    CROWDING: Omen(_card_colors, ((0, 1, 2), (1, 2, 3), (2, 3, 4))),
    FAMINE: Omen(_fed, ((NONE, 1, 2), (NONE, 1, 2), (1, 2, 3))),
    FLOODS: Omen(_in_coatls(lambda c: 0 if c.complete else len(c)), ((4, 5, 6), (2, 5, 9), (NONE, 2, 9))),
}
"""All of them; that of the angry god counts only pieces of its colour."""


def kind(omen: str) -> str:
    """Returns what an omen is: of the angry gods ``angry-B`` and so on, all are ``angry``."""
    return omen.partition("-")[0]


def color(omen: str) -> str:
    """Returns the colour of an angry god, empty for all other omens."""
    return omen.partition("-")[2]


def values(omen: str) -> dict[str, str | int]:
    """Returns the values that name an omen in a message. The colour stays a letter: each language has its own form."""
    return {"omen": kind(omen), "color": color(omen)}


def deal(state: GameState) -> Omens:
    """Draws three of the thirteen in their order; each angry god has a colour of its own."""
    random = state.lot("omens")
    colors = [*COLORS]
    shuffle(colors, random)
    tiles = [omen for omen in OMENS if omen != ANGRY] + [f"{ANGRY}-{each}" for each in colors[:ANGRY_GODS]]
    shuffle(tiles, random)
    nobody = (0,) * len(state.players)
    return Omens(tuple(tiles[:DRAWN]), closed=nobody, unfed=nobody)


def running(table: Table) -> str:
    """Returns the omen that holds now, empty in the calm and without omens."""
    own = memory(table)
    return own.omens.drawn[own.calendar.running] if own.omens.drawn and own.calendar.running >= 0 else ""


def count(table: Table, seat: int, omen: str) -> int:
    """Returns how many a player has of what an omen counts."""
    if kind(omen) == ANGRY:
        return sum(coatl.colors.count(color(omen)) for coatl in table.players[seat].coatls)
    return OMENS[omen].count(table, seat)


def worth(omen: str, place: int, number: int) -> int:
    """Returns the points for this count of an omen in this place (from 0): −3, 0, +3 or +7."""
    return BANDS[sum(number > last for last in OMENS[kind(omen)].bands[place])]


def ladder(omen: str, place: int) -> list[tuple[int | None, int]]:
    """Returns for each number of points the count from which an omen gives them, None for points it never gives."""
    tops = OMENS[kind(omen)].bands[place]
    leasts: list[int | None] = [0 if tops[0] != NONE else None]
    leasts += [last + 1 if last < EVER else None for last in tops]
    return list(zip(leasts, BANDS, strict=True))


def reckon(state: GameState, events: Events) -> None:
    """An omen is over: what each player has is written down for ever (S206)."""
    own = memory(state).omens
    omen = own.drawn[len(own.counts)]
    seats = range(len(state.players))
    if omen == FAMINE:
        if not own.fed:
            feed_by_itself(state, events)
        fed = memory(state).omens.fed
        change(state, "omens", unfed=tuple(len(state.players[seat].coatls) - fed[seat] for seat in seats))
    counted = tuple(count(state, seat, omen) for seat in seats)
    for seat in seats:
        points = worth(omen, len(own.counts), counted[seat])
        tell(events, seat, "tribes-reckoned", **values(omen), n=counted[seat], points=points)
    change(state, "omens", counts=(*own.counts, counted))


def ask_to_feed(state: GameState) -> None:
    """The famine is about to end: asks everybody who can feed a coatl, the first player first."""
    change(state, "omens", fed=(0,) * len(state.players))
    for seat in sorted(range(len(state.players)), key=state.setup.order, reverse=True):
        ask_for_one(state, seat)


def ask_for_one(state: GameState, seat: int) -> None:
    """Asks a player whether one more coatl is to be fed, if there is one and a prophecy to pay."""
    hungry = len(state.players[seat].coatls) - memory(state).omens.fed[seat]
    if hungry and state.players[seat].hand:
        state.ask(ID, seat, "tribes-ask-feed", {"n": hungry})


def feed_by_itself(state: GameState, events: Events) -> None:
    """The game ends in a famine, and prophecies in hand are worth nothing any more: everybody feeds what they can."""
    fed = []
    for seat, player in enumerate(state.players):
        paid = player.hand[: len(player.coatls)]
        for card in paid:
            pay(state, seat, card, events)
        fed.append(len(paid))
    change(state, "omens", fed=tuple(fed))


def points(table: Table, seat: int) -> list[VariantLine]:
    """Returns the points of the omens that are over, of the one that holds as if it ended now, and what was lost."""
    own, lines, now = memory(table).omens, [], memory(table).calendar.running
    for place, omen in enumerate(own.drawn):
        if place < len(own.counts):
            number = own.counts[place][seat]
        elif place == now:
            number = count(table, seat, omen)
        else:
            continue
        lines.append(VariantLine("tribes-points-omen", worth(omen, place, number), {**values(omen), "n": number}))
    if own.drawn and own.closed[seat]:
        lines.append(VariantLine("tribes-points-closed", LOST * own.closed[seat], {"n": own.closed[seat]}))
    unfed = own.unfed[seat] if own.drawn else 0
    if running(table) == FAMINE and now == len(own.counts):
        unfed = len(table.players[seat].coatls) - _fed(table, seat)
    if unfed:
        lines.append(VariantLine("tribes-points-unfed", LOST * unfed, {"n": unfed}))
    return lines
