"""The table for 120 × 36 and up: panes in boxes, cards as cards."""

from __future__ import annotations

from attrs import evolve

from coatl_tui.table.layout.areas import Layout, Lying, Place
from coatl_tui.table.layout.card_areas import cards_beside, cards_of_hand
from coatl_tui.table.layout.growth import Heights, Steps, by_need, grow, more_gaps, taller
from coatl_tui.table.layout.own import area_ahead, own_places
from coatl_tui.table.layout.panes import NEWS_MOST, band, inside_of, split
from coatl_tui.widgets.canvas import Rect

_OWN_GOOD = 10
"""The rows of that pane that what variants show does not take from it."""
_OWN_LEAST = 8
"""The rows that the pane of the own coatls needs at least, with its box."""
_BEGUN = 36
"""The columns of an own coatl that has hardly begun and lies beside a complete one."""
_FIELDS = 6
"""A supply board with more fields of body segments is wider."""


def cards_layout(width: int, height: int, lying: Lying) -> Layout:
    """Returns where everything lies."""
    wide = width >= 140
    supply_width = (44 + 7 * (lying.fields > _FIELDS)) if wide else 38
    several = len(lying.others) > 1
    news_width = min(NEWS_MOST, (46 if wide else 40) - (8 if wide else 6) * several + width - (140 if wide else 120))
    card = 16 if wide else 13
    middle, bottom = 8, 8
    sentence = 2 if height >= 38 else 1
    panel = band(width, lying, 2 if height >= 40 else 1)
    y = 1 if panel is None else panel.bottom
    room, wanted = height - y - bottom - sentence - 1 - _OWN_LEAST, max(7, 2 + 2 * len(lying.others))
    middle -= middle + wanted > room  # the last row of a card gives way before the second one of a player
    first = lying.opening and lying.begins
    track = min(1 + lying.track - first, room - middle + _OWN_LEAST - _OWN_GOOD)  # then a ladder is in one row
    top = max(7, min(wanted, room - middle), track)
    short = 3 + lying.hand + lying.row - (height - y - top - middle - bottom - sentence - 3)
    if first and sentence == 2 and short == 1:
        sentence = 1  # so that the cards of the row keep their last one, and what the fields have its free one
    elif first and short > 0:
        middle = 7  # what the cards of the row lack is told with what the fields have, which gets a free row
    supply = Rect(0, y, supply_width, top)
    news = Rect(width - news_width, y, news_width, top)
    others = split(Rect(supply.right, y, news.x - supply.right, top), 1)
    y = supply.bottom
    prophecies = Rect(0, y, min(width - 27, 6 * (card + 1) + 3), middle)
    temples = Rect(prophecies.right, y, width - prophecies.right, middle)
    y = prophecies.bottom
    inside = height - y - bottom - sentence - 3
    if first and sentence == 2 and inside < 2 + lying.hand + lying.row:
        sentence = 1  # so that a card more has a row with what the fields have for it
    coatls = Rect(0, y, width, height - y - bottom - sentence - 1)
    hand = Rect(0, coatls.bottom, width, bottom)
    inner = Rect(1, coatls.y + 1, width - 2, coatls.height - 2)
    step = 13 if wide else 12
    beside = step * lying.beside
    pairs, low = _pairs(lying, inner.height, (beside - _BEGUN) // step)
    stacked = _without(lying, pairs)
    heights = Heights([1] * len(stacked.complete))
    grow(inner.height - heights.own, _growth(heights, stacked, low))
    serpent, cards = (17, width - 2 - beside), (width - 1 - beside, width - 1)
    rack, places, effect, free = own_places(inner, heights, stacked, serpent, cards, beside=True)
    return Layout(
        design="cards",
        status=Rect(0, 0, width, 1),
        supply=supply,
        others=others,
        news=news,
        prophecies=prophecies,
        temples=temples,
        coatls=coatls,
        hand=hand,
        sentence=Rect(0, hand.bottom, width, sentence),
        keys=Rect(0, height - 1, width, 1),
        rack=rack,
        places=_put_beside(places, pairs),
        effect=effect,
        free=free,
        row_cards=cards_beside(inside_of(prophecies), lying.row, card, 1),
        temple_cards=cards_beside(inside_of(temples), lying.piles, 20, 1),
        hand_cards=cards_of_hand(inside_of(hand), lying, 21 if lying.automatic < 0 else 25),
        panel=panel,
        ahead=area_ahead(inner, heights, rack, places),
    )


def _pairs(lying: Lying, rows: int, most: int) -> tuple[dict[int, int], frozenset[int]]:
    """Where not all own coatls have three rows and a free one before them: those that have hardly begun, each with the
    complete one that has room at its right, because at ``most`` so many cards lie beside it. Where others lie between
    the two, they would be read in a wrong order: then nothing lies beside another, and these two keep a row each."""
    count = len(lying.complete)
    if 1 + 4 * count <= rows:
        return {}, frozenset()
    begun = [index for index in sorted(lying.begun) if index != lying.active and lying.cards[index : index + 1] == (0,)]
    hosts = [index for index, cards in enumerate(lying.cards) if lying.complete[index] and cards <= most]
    pairs = dict(zip([index for index in begun if not lying.complete[index]], hosts, strict=False))
    if all(index == host + 1 for index, host in pairs.items()):
        return pairs, frozenset()
    return {}, frozenset((*pairs, *pairs.values()))


def _without(lying: Lying, pairs: dict[int, int]) -> Lying:
    """What lies on the table, without the own coatls that lie beside others."""
    own = [index for index in range(len(lying.complete)) if index not in pairs]
    return evolve(
        lying,
        complete=tuple(lying.complete[index] for index in own),
        begun=frozenset(place for place, index in enumerate(own) if index in lying.begun),
        active=own.index(lying.active) if lying.active >= 0 else -1,
    )


def _put_beside(places: tuple[Place, ...], pairs: dict[int, int]) -> tuple[Place, ...]:
    """The places of all own coatls, those included that share the rows of another one."""
    found = list(places)
    for index in sorted(pairs):
        found.insert(index, found[0])
    for index, host in pairs.items():
        area, serpent, cards = found[host].area, found[host].serpent, found[host].cards
        x = area.right - _BEGUN
        found[host] = evolve(
            found[host], area=evolve(area, width=x - area.x), cards=evolve(cards, width=x - 1 - cards.x)
        )
        left = x + serpent.x - area.x
        right = area.right - 1
        found[index] = Place(
            Rect(x, area.y, _BEGUN, area.height),
            Rect(left, area.y, right - left, area.height),
            Rect(right, cards.y, 0, cards.height),
            found[host].scale,
        )
    return tuple(found)


def _growth(heights: Heights, lying: Lying, low: frozenset[int]) -> Steps:
    """What grows in the pane of the own coatls when there are more rows, in this order; ``low`` ones keep one."""
    order = [index for index in by_need(lying) if index not in low]
    active = order[:1] if lying.active >= 0 else []
    yield from taller(heights, order, 3)
    if active and (yield 1):
        heights.effect = 1
    if lying.begins:
        yield from _begins(heights, lying)
    if lying.free and not heights.free and not heights.ahead and (yield 1):
        heights.free = 1
    yield from taller(heights, active, 5)
    yield from more_gaps(heights, lying)
    if heights.free == 1:
        _part_from_rack(heights, lying)
    yield from taller(heights, order, 5)


def _begins(heights: Heights, lying: Lying) -> Steps:
    """While no coatl is open: what the fields have for the cards, as many of them as there is room for, and the place
    of a coatl, which is in the row of the rack if there is no other."""
    for rows in range(1 + lying.hand + lying.row, 3, -1):
        if (yield rows):
            heights.ahead = rows
            break
    if lying.free and (
        yield 3
    ):  # without another coatl, in a row of its own with a free one above and before the cards
        heights.free, heights.gaps = (3, heights.gaps) if lying.complete else (1, 2)


def _part_from_rack(heights: Heights, lying: Lying) -> None:
    """If only one row is lacking for a free one between the rack and the first of several coatls, the place of another
    one gives up its own, and lies in the row of the rack."""
    count = len(heights.coatls)
    last = lying.active == count - 1
    parts = heights.effect > 0 and not last  # the row of the effect lies between coatls
    if count > 1 and heights.gaps == count - parts - 1:
        heights.free = 0
        heights.gaps += not (heights.effect and last)  # else it lies above the last one from now on
