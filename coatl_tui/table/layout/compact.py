"""The compact table, for 80 × 24 and up: panes below rules, cards in lines."""

from __future__ import annotations

from coatl_tui.table.layout.areas import LEAST, Layout, Lying
from coatl_tui.table.layout.card_areas import LINE, cards_in_lines
from coatl_tui.table.layout.growth import Heights, Steps, by_need, grow, taller
from coatl_tui.table.layout.own import area_ahead, own_places
from coatl_tui.table.layout.panes import band
from coatl_tui.widgets.canvas import Rect

_FOR_SEVERAL = 6
"""The columns that a compact supply board leaves to several other players."""
_NEARER = 5
"""The rows in which all fields have room in two columns."""


def in_columns(width: int) -> int:
    """Returns in how many columns the cards of a compact table stand."""
    return max(2, width // LINE)


def compact_layout(width: int, height: int, lying: Lying) -> Layout:
    """Returns where everything lies."""
    columns = in_columns(width)
    row_rows = -(-lying.row // columns)
    pile_rows = -(-lying.piles // columns)
    first = lying.opening and lying.begins
    hand_rows = max(1 if first else 2, -(-lying.held // columns))
    others_rows = lying.automatic if lying.automatic >= 0 else len(lying.others)
    heights = Heights([1] * len(lying.complete), hand=min(2, hand_rows), others=max(3, min(others_rows, 4)))
    room = height - 6 - row_rows - pile_rows  # without the status, the keys and four rules
    panel = band(width, lying, 1)
    if height < LEAST[1] or heights.all + hand_rows - heights.hand >= room:
        panel = None  # a lesson needs the row for itself, and so do the cards of a full hand
    room -= panel is not None
    y = 1 if panel is None else panel.bottom
    grow(room - heights.all, _growth(heights, lying, hand_rows))
    spare = room - heights.all
    half = max(41, (width + 1) // 2)
    if len(lying.others) > 1 and lying.automatic < 0:
        half -= _FOR_SEVERAL
    supply = Rect(0, y, half - 1, 1 + heights.others)
    others = Rect(half, y, width - half, 1 + heights.others)
    y = supply.bottom
    news = Rect(0, y, width, heights.news)
    y = news.bottom
    prophecies = Rect(0, y, width, 1 + row_rows)
    y = prophecies.bottom
    temples = Rect(0, y, width, pile_rows)
    y = temples.bottom
    coatls = Rect(0, y, width, 1 + heights.own + spare)
    y = coatls.bottom
    hand = Rect(0, y, width, 1 + heights.hand)
    sentence = Rect(0, hand.bottom, width, heights.sentence)
    side = min(45, 30 + max(0, width - 80) * 3 // 4)
    inner = Rect(0, coatls.y + 1, width, coatls.height - 1)
    serpent = (3, width - side - 1)
    rack, places, effect, free = own_places(inner, heights, lying, serpent, (width - side, width))
    return Layout(
        design="compact",
        status=Rect(0, 0, width, 1),
        supply=supply,
        others=(others,),
        news=news,
        prophecies=prophecies,
        temples=temples,
        coatls=coatls,
        hand=hand,
        sentence=sentence,
        keys=Rect(0, height - 1, width, 1),
        rack=rack,
        places=places,
        effect=effect,
        free=free,
        row_cards=cards_in_lines(Rect(0, prophecies.y + 1, width, row_rows), lying.row, columns),
        temple_cards=cards_in_lines(temples, lying.piles, columns, across=True),
        hand_cards=cards_in_lines(Rect(0, hand.y + 1, width, heights.hand), lying.held, columns),
        panel=panel,
        ahead=area_ahead(inner, heights, rack, places),
    )


def _growth(heights: Heights, lying: Lying, hand_rows: int) -> Steps:
    """What grows in a compact table when there are more rows, in this order."""
    order = by_need(lying)
    active = order[:1] if lying.active >= 0 else []
    yield from _taller_hand(heights, hand_rows)
    if lying.begins:
        yield from _begins(heights, lying)
    yield from taller(heights, active, 3)
    if len(lying.others) > 1 and hand_rows < 3:
        yield from _taller_others(heights, min(5, len(lying.others) + 2))  # for their racks, and a free one below
    else:
        yield from _taller_hand(heights, 3)
    if heights.sentence == 1 and (yield 1):
        heights.sentence = 2
    most = lying.automatic + 1 if lying.automatic >= 0 else sum(max(1, n) for n in lying.others) + 1
    yield from _taller_others(heights, min(4, most))
    if active and (yield 1):
        heights.effect = 1
    yield from taller(heights, order, 3)
    if lying.free and not heights.free and (yield 1):
        heights.free = 1
    for rows in (2, 3):
        yield from _taller_others(heights, most)
        if (yield 1):
            heights.news = rows
    for _ in order:
        if (yield 1):
            heights.gaps += 1
    yield from taller(heights, order, 5)


def _begins(heights: Heights, lying: Lying) -> Steps:
    """While no coatl is open: what the fields have for all cards, or which cards they bring nearer, and the place of a
    coatl, which is in the row of the rack if there is no other."""
    if lying.complete and (yield 1):
        heights.sentence = 2
    more = 2 - heights.sentence
    for rows in (1 + lying.hand + lying.row, 1 + lying.row):
        if (yield rows + more):
            heights.ahead, heights.sentence = rows, 2
            break
    else:  # for a first coatl all fields in two columns say more than a second row of the sentence
        for rows in range(_NEARER + 1, 0, -1):
            if (yield rows):
                heights.ahead = rows
                break
    if lying.free and heights.ahead and (yield 3):
        heights.free = 3
    elif lying.opening and heights.ahead and (yield 1):  # a free row below the rack
        heights.gaps = 1


def _taller_hand(heights: Heights, rows: int) -> Steps:
    while heights.hand < rows and (yield 1):
        heights.hand += 1


def _taller_others(heights: Heights, rows: int) -> Steps:
    while heights.others < rows and (yield 1):
        heights.others += 1
