"""The large table, for 180 × 50 and up: every player's coatls at full size."""

from __future__ import annotations

from attrs import frozen

from coatl_tui.table.layout.areas import Layout, Lying
from coatl_tui.table.layout.card_areas import cards_beside, cards_in_two_rows, cards_of_hand
from coatl_tui.table.layout.growth import Heights, Steps, by_need, grow, more_gaps, taller
from coatl_tui.table.layout.own import area_ahead, own_places
from coatl_tui.table.layout.panes import NEWS_MOST, band, inside_of, split
from coatl_tui.widgets.canvas import Rect

_OPENING = (190, 58)
"""From this size on a large table has panes of its own while nobody has a coatl."""
_LABELS = 18
"""The columns of what is told of an own coatl on a large table."""
_SERPENT = 64
"""The columns of its pieces."""
_ROOMY_CARD = 41
"""The most columns of a card with words in it."""
_AHEAD = 6
"""The least rows of what each card of the hand and of the row lacks beside each coatl, with a free one."""
_PANEL_MOST = 6
"""So many rows of variants have room in a box of their own."""
_SPARE = 3
"""The most rows that a coatl of a large table has below it."""


@frozen
class _Grid:
    """Where the panes of a large table lie, but for the hand and what is below it."""

    supply: Rect
    others: tuple[Rect, ...]
    news: Rect
    prophecies: Rect
    temples: Rect
    coatls: Rect


def large_layout(width: int, height: int, lying: Lying) -> Layout:
    """Returns where everything lies."""
    bottom, sentence = 9, 2
    hand = Rect(0, height - 1 - sentence - bottom, width, bottom)
    side = min(NEWS_MOST, max(34, 42 + (width - 200) * 2 // 5))
    opening = lying.opening and width >= _OPENING[0] and height >= _OPENING[1]
    panel = band(width, lying, 1) if not lying.boxed else None
    y = 1 if panel is None else panel.bottom
    others = max(1, len(lying.others)) if lying.automatic < 0 else 0
    grid = (_opening_grid if opening else _grid)(width, y, hand.y, side, others)
    news = grid.news
    rows = min(lying.boxed, _PANEL_MOST + 4 * (height >= 60))
    if rows:
        news = Rect(news.x, news.y, side, news.height - rows - 2)
        panel = Rect(news.x, news.bottom, side, rows + 2)
    coatls = grid.coatls
    heights = Heights([1] * len(lying.complete))
    inner = Rect(1, coatls.y + 1, coatls.width - 2, coatls.height - 2)
    grow(inner.height - heights.own, _growth(heights, lying))
    card = max(12, min(17, (inner.width - _LABELS - _SERPENT) // lying.beside - 1))
    beside = (card + 1) * lying.beside
    serpent, cards = (_LABELS + 1, inner.width - beside), (inner.width + 1 - beside, inner.width)
    rack, places, effect, free = own_places(inner, heights, lying, serpent, cards, card=card, beside=True)
    row = cards_in_two_rows(inside_of(grid.prophecies), lying.row, _ROOMY_CARD) if opening else None
    return Layout(
        design="large",
        status=Rect(0, 0, width, 1),
        supply=grid.supply,
        others=grid.others,
        news=news,
        prophecies=grid.prophecies,
        temples=grid.temples,
        coatls=coatls,
        hand=hand,
        sentence=Rect(0, hand.bottom, width, sentence),
        keys=Rect(0, height - 1, width, 1),
        rack=rack,
        places=places,
        effect=effect,
        free=free,
        row_cards=row or cards_beside(inside_of(grid.prophecies), lying.row, 17, 1),
        temple_cards=cards_beside(inside_of(grid.temples), lying.piles, _ROOMY_CARD if opening else 20, 1),
        hand_cards=cards_of_hand(inside_of(hand), lying, 31 if lying.automatic < 0 else 37),
        panel=panel,
        ahead=area_ahead(inner, heights, rack, places, gap=1),
    )


def _growth(heights: Heights, lying: Lying) -> Steps:
    """What grows in the pane of the own coatls when there are more rows, in this order. The row of the effect does not:
    the sentence has room for all of it."""
    order = by_need(lying)
    active = order[:1] if lying.active >= 0 else []
    yield from taller(heights, order, 3)
    if lying.free and (yield 1):
        heights.free = 1
    yield from _taller_and_apart(heights, lying, order, active)
    if heights.free == 1 and (yield 2):
        heights.free = 3
    if active and lying.free and not lying.complete[active[0]]:
        for rows in range(1 + lying.hand + lying.row, _AHEAD - 1, -1):
            if (yield rows):
                heights.ahead = rows
                break
    if lying.begins and lying.hand and heights.ahead == 3 + lying.hand + lying.row and (yield 1):
        heights.ahead += 1  # between the cards of the hand and those of the row
    if heights.free == 3 and (yield 2):
        heights.free = 5
    yield from more_gaps(heights, lying)
    while order and not lying.free and heights.spare < _SPARE and (yield len(order)):
        heights.spare += 1  # for what lies beside them


def _taller_and_apart(heights: Heights, lying: Lying, order: list[int], active: list[int]) -> Steps:
    """The active coatl and the rack, then free rows between all; while no coatl is open, what all fields have for the
    hand and the row; then the other coatls."""
    yield from taller(heights, active, 5)
    if (yield 2):
        heights.rack = 3
    for _ in range(len(order) + bool(heights.free)):
        if (yield 1):
            heights.gaps += 1
    cards = lying.hand + lying.row
    for rows in range(3 + cards, 2 + lying.hand, -1) if lying.begins else ():
        if (yield rows):
            heights.ahead = rows
            break
    yield from taller(heights, [index for index in order if not lying.complete[index]], 5)
    if (yield sum(5 - rows for rows in heights.coatls)):  # complete ones are all as large
        heights.coatls = [5] * len(order)


def _grid(width: int, y: int, bottom: int, side: int, others: int) -> _Grid:
    """The panes of a large table in the middle of a game, from the row ``y`` on: the log at the right, as high as it
    can be. An automatic opponent, for whom there are no ``others``, has no rack."""
    top, middle = 9 if bottom >= 44 else 7, 15 if bottom >= 46 and others else 13
    left = 52 if width >= 190 else 46
    supply = Rect(0, y, left, top)
    prophecies = Rect(left, y, min(width - left - 31, 111), top)
    temples = Rect(prophecies.right, y, width - prophecies.right, top)
    y = supply.bottom
    news = Rect(width - side, y, side, bottom - y)
    return _Grid(
        supply,
        split(Rect(0, y, news.x, middle), max(1, others)),
        news,
        prophecies,
        temples,
        Rect(0, y + middle, news.x, bottom - y - middle),
    )


def _opening_grid(width: int, y: int, bottom: int, side: int, others: int) -> _Grid:
    """The panes of a large table while nobody has a coatl, from the row ``y`` on: what can be taken and chosen is as
    large as it can be."""
    top, middle = 17 if bottom >= 48 else 15, 9
    left = 70 if others < 3 else 82
    supply = Rect(0, y, left, top)
    prophecies = Rect(left, y, width - left, top)
    y = supply.bottom
    news = Rect(width - side, y + middle, side, bottom - y - middle)
    return _Grid(
        supply,
        split(Rect(0, y, left, middle), max(1, others)),
        news,
        prophecies,
        Rect(left, y, width - left, middle),  # below the row, because both are in one pane
        Rect(0, y + middle, news.x, bottom - y - middle),
    )
