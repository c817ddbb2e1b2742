"""Where everything lies on the table: a pure function from the size of the terminal, and from what lies there, to
areas.

There are three designs. ``compact`` is for 80 × 24 and up: panes below rules, cards in lines. ``cards`` is for 120 × 36
and up: panes in boxes, cards as cards. ``large`` is for 180 × 50 and up: every player's coatls at full size. What has
no room shrinks in a fixed order, and what there is room for grows in the order of ``_growth``; no pane ever comes or
goes. What variants show beside the table is a band below the status, or a box below the news of the large table; a game
in which they show nothing has no place for it.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

from attrs import define, frozen

from coatl_tui.widgets.canvas import Rect

Design: TypeAlias = Literal["compact", "cards", "large"]
CardScale: TypeAlias = Literal["card", "beside", "line", "chip"]

LEAST = (80, 24)
"""The smallest terminal that the table is laid out for."""
CARDS, LARGE = (120, 36), (180, 50)
_LINE = 40
_FREE = 15
"""The columns that a place for another coatl needs at least."""
"""The columns that a card in a line takes, with the cells beside it."""
_LINE_MOST = 58
"""A card in a line gains nothing from more columns."""
_NEWS_MOST = 48
"""Prose is never wider than this."""
_PANEL_FEW, _PANEL_MOST = 4, 6
"""So many lines of variants need one row of a wide terminal only, and so many have room in a box of their own."""


@frozen
class Lying:
    """What lies on the table, as far as room is needed for it. ``others`` are the numbers of coatls of the other
    players, ``automatic`` is the number of cards of an automatic opponent (-1 if there is none). ``complete`` says of
    each own coatl whether it is complete, ``active`` is the index of the one that is being worked on, or -1. ``free``
    says that another one may be begun, ``slots`` how many more cards the hand may hold. ``panel`` is the number of
    lines that variants show."""

    others: tuple[int, ...] = (0,)
    automatic: int = -1
    complete: tuple[bool, ...] = ()
    active: int = -1
    free: bool = False
    beside: int = 5
    hand: int = 0
    temples: int = 0
    slots: int = 0
    row: int = 6
    piles: int = 2
    panel: int = 0

    @property
    def held(self) -> int:
        """The places of the hand: its cards, its temples, and one for all cards that may still come."""
        return self.hand + self.temples + bool(self.slots)


@frozen
class Place:
    """Where an own coatl lies: ``area`` is all of it, ``serpent`` where its pieces are drawn, ``cards`` where the cards
    beside it are, at ``scale``."""

    area: Rect
    serpent: Rect
    cards: Rect
    scale: CardScale


@frozen
class Cards:
    """Where the cards of a pane lie. There are fewer areas than cards if there is no room for all: then the pane shows
    those around the cursor."""

    scale: CardScale
    areas: tuple[Rect, ...]


@frozen
class Layout:
    """The areas of all panes, with their borders or rules, and of what lies in them. ``effect`` is the row that tells
    what the piece under the cursor would change, ``free`` where another coatl may be begun; both are None if they have
    no row of their own. ``panel`` is what variants show; None if there is nothing, or no room."""

    design: Design
    status: Rect
    supply: Rect
    others: tuple[Rect, ...]
    news: Rect
    prophecies: Rect
    temples: Rect
    coatls: Rect
    hand: Rect
    sentence: Rect
    keys: Rect
    rack: Rect
    places: tuple[Place, ...]
    effect: Rect | None
    free: Rect | None
    row_cards: Cards
    temple_cards: Cards
    hand_cards: Cards
    panel: Rect | None = None

    @cached_property
    def framed(self) -> bool:
        """Whether panes have a box around them, and not a rule above."""
        return self.design != "compact"

    @cached_property
    def panes(self) -> tuple[Rect, ...]:
        """The areas of all panes."""
        middle = (self.supply, *self.others, self.news, self.prophecies, self.temples, self.coatls, self.hand)
        panel = () if self.panel is None else (self.panel,)
        return (self.status, *panel, *middle, self.sentence, self.keys)


@lru_cache(64)
def lay_out(width: int, height: int, lying: Lying) -> Layout:
    """Returns where everything lies on a terminal of this size, which is at least ``LEAST``."""
    if width >= LARGE[0] and height >= LARGE[1]:
        return _large(width, height, lying)
    if width >= CARDS[0] and height >= CARDS[1]:
        return _cards(width, height, lying)
    return _compact(width, height, lying)


# How high everything is


@define
class _Heights:
    """Rows to be shared out. ``coatls`` are the heights of the own coatls; ``gaps`` are free rows before them."""

    coatls: list[int]
    hand: int = 0
    others: int = 0
    news: int = 1
    sentence: int = 1
    rack: int = 1
    effect: int = 0
    free: int = 0
    gaps: int = 0

    @property
    def own(self) -> int:
        """The rows inside the pane of the own coatls."""
        return self.rack + sum(self.coatls) + self.effect + self.free + self.gaps

    @property
    def all(self) -> int:
        """The rows of all panes whose heights change."""
        return self.own + self.hand + self.others + self.news + self.sentence


def _by_need(lying: Lying) -> list[int]:
    """The indices of the own coatls, in the order in which they grow: the active one, then open ones, then others."""
    return sorted(range(len(lying.complete)), key=lambda i: (i != lying.active, lying.complete[i], i))


_Steps: TypeAlias = Generator[int, bool, None]
"""Steps of growth: each yields how many rows it needs, and is told whether it gets them."""


def _taller(heights: _Heights, coatls: list[int], rows: int) -> _Steps:
    """Each of these coatls grows to a new height."""
    for index in coatls:
        more = rows - heights.coatls[index]
        if more > 0 and (yield more):
            heights.coatls[index] = rows


def _grow(room: int, steps: _Steps) -> None:
    """Grants the steps, one after the other, what there is room for."""
    more = next(steps, None)
    while more is not None:
        granted = more <= room
        room -= more * granted
        try:
            more = steps.send(granted)
        except StopIteration:
            return


# Compact


def _compact(width: int, height: int, lying: Lying) -> Layout:
    columns = max(2, width // _LINE)
    row_rows = -(-lying.row // columns)
    pile_rows = -(-lying.piles // columns)
    hand_rows = max(2, -(-lying.held // columns))
    others_rows = lying.automatic if lying.automatic >= 0 else len(lying.others)
    heights = _Heights([1] * len(lying.complete), hand=2, others=max(3, min(others_rows, 4)))
    room = height - 6 - row_rows - pile_rows  # without the status, the keys and four rules
    panel = _band(width, lying, 1)
    if height < LEAST[1] or heights.all + hand_rows - heights.hand >= room:
        panel = None  # a lesson needs the row for itself, and so do the cards of a full hand
    room -= panel is not None
    y = 1 if panel is None else panel.bottom
    _grow(room - heights.all, _compact_growth(heights, lying, hand_rows))
    spare = room - heights.all
    half = max(41, (width + 1) // 2)
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
    rack, places, effect, free = _own(inner, heights, lying, serpent, (width - side, width), large=False)
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
        row_cards=_lines(Rect(0, prophecies.y + 1, width, row_rows), lying.row, columns),
        temple_cards=_lines(temples, lying.piles, columns, across=True),
        hand_cards=_lines(Rect(0, hand.y + 1, width, heights.hand), lying.held, columns),
        panel=panel,
    )


def _compact_growth(heights: _Heights, lying: Lying, hand_rows: int) -> _Steps:
    """What grows in a compact table when there are more rows, in this order."""
    order = _by_need(lying)
    active = order[:1] if lying.active >= 0 else []
    yield from _taller_hand(heights, hand_rows)
    yield from _taller(heights, active, 3)
    yield from _taller_hand(heights, 3)
    if (yield 1):
        heights.sentence = 2
    most = lying.automatic + 1 if lying.automatic >= 0 else sum(max(1, n) for n in lying.others) + 1
    yield from _taller_others(heights, min(4, most))
    if active and (yield 1):
        heights.effect = 1
    yield from _taller(heights, order, 3)
    if lying.free and (yield 1):
        heights.free = 1
    for rows in (2, 3):
        yield from _taller_others(heights, most)
        if (yield 1):
            heights.news = rows
    for _ in order:
        if (yield 1):
            heights.gaps += 1
    yield from _taller(heights, order, 5)


def _taller_hand(heights: _Heights, rows: int) -> _Steps:
    while heights.hand < rows and (yield 1):
        heights.hand += 1


def _taller_others(heights: _Heights, rows: int) -> _Steps:
    while heights.others < rows and (yield 1):
        heights.others += 1


def _lines(area: Rect, cards: int, columns: int, across: bool = False) -> Cards:
    """Cards in lines, in columns that are filled one after the other (``across``: row by row)."""
    rows = min(area.height, max(1, -(-cards // columns)))
    used = max(1, min(columns, cards if across else -(-cards // rows)))
    step = area.width // max(used, 2)
    places = (divmod(n, used)[::-1] if across else divmod(n, rows) for n in range(min(cards, columns * area.height)))
    areas = (Rect(area.x + 1 + column * step, area.y + row, min(step - 2, _LINE_MOST), 1) for column, row in places)
    return Cards("line", tuple(areas))


# Cards


def _cards(width: int, height: int, lying: Lying) -> Layout:
    wide = width >= 140
    supply_width = 44 if wide else 38
    news_width = min(_NEWS_MOST, (46 if wide else 40) + (width - (140 if wide else 120)))
    card = 16 if wide else 13
    top, middle, bottom = 7, 7, 8
    sentence = 2 if height >= 38 else 1
    panel = _band(width, lying, 2 if height >= 40 else 1)
    y = 1 if panel is None else panel.bottom
    supply = Rect(0, y, supply_width, top)
    news = Rect(width - news_width, y, news_width, top)
    others = _side_by_side(Rect(supply.right, y, news.x - supply.right, top), 1)
    y = supply.bottom
    prophecies = Rect(0, y, min(width - 27, 6 * (card + 1) + 3), middle)
    temples = Rect(prophecies.right, y, width - prophecies.right, middle)
    y = prophecies.bottom
    coatls = Rect(0, y, width, height - y - bottom - sentence - 1)
    hand = Rect(0, coatls.bottom, width, bottom)
    heights = _Heights([1] * len(lying.complete))
    inner = Rect(1, coatls.y + 1, width - 2, coatls.height - 2)
    _grow(inner.height - heights.own, _own_growth(heights, lying))
    beside = (13 if wide else 12) * lying.beside
    serpent, cards = (17, width - 2 - beside), (width - 1 - beside, width - 1)
    rack, places, effect, free = _own(inner, heights, lying, serpent, cards, large=False, beside=True)
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
        places=places,
        effect=effect,
        free=free,
        row_cards=_side(_inner(prophecies), lying.row, card, 1),
        temple_cards=_side(_inner(temples), lying.piles, 20, 1),
        hand_cards=_side(_inner(hand), lying.held, 21, 2, least=6),
        panel=panel,
    )


def _own_growth(heights: _Heights, lying: Lying, large: bool = False) -> _Steps:
    """What grows in the pane of the own coatls when there are more rows, in this order."""
    order = _by_need(lying)
    active = order[:1] if lying.active >= 0 else []
    yield from _taller(heights, active, 3)
    if active and (yield 1):
        heights.effect = 1
    yield from _taller(heights, order, 3)
    if lying.free and (yield 1):
        heights.free = 1
    if large:
        yield from _taller(heights, order, 5)
        if (yield 2):
            heights.rack = 3
    for _ in range(len(order) + bool(lying.free)):
        if (yield 1):
            heights.gaps += 1
    if large and heights.free and (yield 4):
        heights.free = 5
    yield from _taller(heights, order, 5)


# Large


def _large(width: int, height: int, lying: Lying) -> Layout:
    blank = int(height >= 60)
    rows = min(lying.panel, _PANEL_MOST + 2 * blank)
    top, side, bottom = 7, 13 + max(0, rows - _PANEL_MOST), 9
    news_width = min(_NEWS_MOST, 46 + (width - 200) if width > 200 else 46)
    supply = Rect(0, 1, 46, top)
    prophecies = Rect(46, 1, min(width - 46 - 31, 113), top)
    temples = Rect(prophecies.right, 1, width - prophecies.right, top)
    y = supply.bottom
    news = Rect(width - news_width, y, news_width, side)
    others = _side_by_side(Rect(0, y, news.x, side), max(1, len(lying.others)))
    y = news.bottom
    panel = None
    if rows:
        news = Rect(news.x, news.y, news_width, side - rows - 2)
        panel = Rect(news.x, news.bottom, news_width, rows + 2)
    coatls = Rect(0, y, width, height - y - bottom - 3 - blank)
    hand = Rect(0, coatls.bottom, width, bottom)
    heights = _Heights([1] * len(lying.complete))
    inner = Rect(1, coatls.y + 1, width - 2, coatls.height - 2)
    _grow(inner.height - heights.own, _own_growth(heights, lying, large=True))
    beside = 19 * lying.beside
    serpent, cards = (17, width - 2 - beside), (width - 1 - beside, width - 1)
    rack, places, effect, free = _own(inner, heights, lying, serpent, cards, large=True, beside=True)
    return Layout(
        design="large",
        status=Rect(0, 0, width, 1),
        supply=supply,
        others=others,
        news=news,
        prophecies=prophecies,
        temples=temples,
        coatls=coatls,
        hand=hand,
        sentence=Rect(0, hand.bottom, width, 2 + blank),
        keys=Rect(0, height - 1, width, 1),
        rack=rack,
        places=places,
        effect=effect,
        free=free,
        row_cards=_side(_inner(prophecies), lying.row, 17, 1),
        temple_cards=_side(_inner(temples), lying.piles, 20, 1),
        hand_cards=_side(_inner(hand), lying.held, 31, 2, least=6),
        panel=panel,
    )


# Shared by all designs


def _band(width: int, lying: Lying, most: int) -> Rect | None:
    """Where variants show their lines below the status, in so many rows at most; None if they show none."""
    return Rect(0, 1, width, min(most, 1 + (lying.panel > _PANEL_FEW))) if lying.panel else None


def _inner(area: Rect) -> Rect:
    """The inside of a box, with a free column at both sides for the cursor."""
    return Rect(area.x + 2, area.y + 1, area.width - 4, area.height - 2)


def _side_by_side(area: Rect, count: int) -> tuple[Rect, ...]:
    """So many areas beside each other that share the width."""
    edges = [area.x + area.width * n // count for n in range(count + 1)]
    return tuple(Rect(x, area.y, end - x, area.height) for x, end in pairwise(edges))


def _side(area: Rect, cards: int, most: int, gap: int, least: int = 1) -> Cards:
    """Cards beside each other, at most ``most`` cells wide; in lines if there are too many for that. ``least`` is the
    number of cards that the width is shared among at least, so that they keep their places when one comes or goes."""
    count = max(cards, least)
    for between in (gap, 1):
        width = min(most, (area.width + between) // count - between)
        if width >= (16 if between > 1 else 12):
            step = width + between
            return Cards("card", tuple(Rect(area.x + step * n, area.y, width, area.height) for n in range(cards)))
    columns = max(1, area.width // _LINE)
    return _lines(Rect(area.x - 1, area.y, area.width + 1, area.height), cards, columns)


def _own(
    inner: Rect,
    heights: _Heights,
    lying: Lying,
    serpent: tuple[int, int],
    cards: tuple[int, int],
    *,
    large: bool,
    beside: bool = False,
) -> tuple[Rect, tuple[Place, ...], Rect | None, Rect | None]:
    """Where the rack and the own coatls lie in their pane, the row of the effect, and where another coatl may be begun.
    ``serpent`` and ``cards`` are the columns of these two."""
    gaps = heights.gaps
    y = inner.y
    rack = Rect(inner.x, y, inner.width, heights.rack)
    y = rack.bottom
    places: list[Place] = []
    effect: Rect | None = None
    for index, rows in enumerate(heights.coatls):
        if gaps:
            y, gaps = y + 1, gaps - 1
        scale: CardScale = "chip"
        if rows >= 3:
            scale = "card" if large and rows == 5 else "beside" if beside else "line" if inner.x == 0 else "chip"
        area = Rect(inner.x, y, inner.width, rows)
        places.append(
            Place(
                area,
                Rect(serpent[0], y, serpent[1] - serpent[0], rows),
                Rect(cards[0], y, cards[1] - cards[0], rows),
                scale,
            )
        )
        y = area.bottom
        if index == lying.active and heights.effect:
            effect = Rect(inner.x, y, inner.width, 1)
            y += 1
    free: Rect | None = None
    if heights.free:
        y += bool(gaps)
        free = Rect(inner.x, y, inner.width, heights.free)
    elif lying.free:  # at the end of the rack's row
        rack = Rect(rack.x, rack.y, rack.width - _FREE, rack.height)
        free = Rect(rack.right, rack.y + rack.height // 2, _FREE, 1)
    return rack, tuple(places), effect, free
