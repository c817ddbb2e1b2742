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

from attrs import define, evolve, frozen

from coatl_tui.widgets.canvas import Rect

Design: TypeAlias = Literal["compact", "cards", "large"]
CardScale: TypeAlias = Literal["card", "beside", "line", "chip"]

LEAST = (80, 24)
"""The smallest terminal that the table is laid out for."""
CARDS, LARGE = (120, 36), (180, 50)
_LINE = 40
"""The columns that a card in a line takes, with the cells beside it."""
_FREE = 15
"""The columns that a place for another coatl needs at least."""
_OWN_GOOD = 10
"""The rows of that pane that what variants show does not take from it."""
_OWN_LEAST = 8
"""The rows that the pane of the own coatls needs at least, with its box."""
_LINE_MOST = 58
"""A card in a line gains nothing from more columns."""
_OPENING = (190, 58)
"""From this size on a large table has panes of its own while nobody has a coatl."""
_BEGUN = 36
"""The columns of an own coatl that has hardly begun and lies beside a complete one."""
_FOR_SEVERAL = 6
"""The columns that a compact supply board leaves to several other players."""
_LABELS = 18
"""The columns of what is told of an own coatl on a large table."""
_SERPENT = 64
"""The columns of its pieces."""
_RACK, _TIGHT_RACK = 68, 50
"""The columns of the rack where the rest of its row is the place of a coatl, also those of a compact table."""
_ROOMY_CARD = 41
"""The most columns of a card with words in it."""
_NEARER = 5
"""The rows in which all fields have room in two columns."""
_AHEAD = 6
"""The least rows of what each card of the hand and of the row lacks beside each coatl, with a free one."""
_SPARE = 3
"""The most rows that a coatl of a large table has below it."""
_NEWS_MOST = 48
"""Prose is never wider than this."""
_FIELDS = 6
"""A supply board with more fields of body segments is wider."""
_PANEL_FEW, _PANEL_MOST = 4, 6
"""So many lines of variants need one row of a wide terminal only, and so many have room in a box of their own."""


@frozen
class Lying:
    """What lies on the table, as far as room is needed for it. ``others`` are the numbers of coatls of the other
    players, ``automatic`` is the number of cards of an automatic opponent and of what else it has points for (-1 if
    there is none), ``fields`` that of fields of body segments. ``complete`` says of each own coatl whether it is
    complete, ``begun`` are the indices of those that have hardly more than a piece, ``active`` is the index of the
    one that is being worked on, or -1. ``cards`` are the numbers of cards beside each of them, empty if each needs
    rows of its own. ``free`` says that another one may be begun, ``slots`` how many more cards the hand may hold.
    ``panel`` is the number of lines that variants show, ``track`` is the number of rows of a track among them, 0
    without one, and ``boxed`` that of the rows of all of it in a box, 0 if there are days among it. ``opening``
    says that nobody has a coatl yet, ``begins`` that the next coatl is still to be begun by who looks: none is
    open, and none has just been completed."""

    others: tuple[int, ...] = (0,)
    automatic: int = -1
    fields: int = 6
    complete: tuple[bool, ...] = ()
    begun: frozenset[int] = frozenset()
    active: int = -1
    cards: tuple[int, ...] = ()
    free: bool = False
    beside: int = 5
    hand: int = 0
    temples: int = 0
    slots: int = 0
    row: int = 6
    piles: int = 2
    panel: int = 0
    track: int = 0
    boxed: int = 0
    opening: bool = False
    begins: bool = False

    @property
    def held(self) -> int:
        """The places of the hand: its cards, its temples, and one for all cards that may still come."""
        return self.hand + self.temples + bool(self.slots)


@frozen
class Place:
    """Where an own coatl lies: ``area`` is all of it, ``serpent`` where its pieces are drawn, ``cards`` where the cards
    beside it are, at ``scale``. ``card`` are the cells of one of them, 0 for the usual ones. It has so many ``spare``
    rows below it."""

    area: Rect
    serpent: Rect
    cards: Rect
    scale: CardScale
    card: int = 0
    spare: int = 0

    @property
    def band(self) -> Rect:
        """All rows that it has."""
        return Rect(self.area.x, self.area.y, self.area.width, self.area.height + self.spare)


@frozen
class Cards:
    """Where the cards of a pane lie. There are fewer areas than cards if there is no room for all: then the pane shows
    those around the cursor."""

    scale: CardScale
    areas: tuple[Rect, ...]


@frozen(cache_hash=True)
class Layout:
    """The areas of all panes, with their borders or rules, and of what lies in them. ``effect`` is the row that tells
    what the piece under the cursor would change, ``free`` where another coatl may be begun; both are None if they have
    no row of their own. ``panel`` is what variants show; None if there is nothing, or no room. ``ahead`` is what the
    fields have for the cards while no coatl is open, or, on a large table, what the next piece would bring."""

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
    ahead: Rect | None = None

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
    """Rows to be shared out. ``coatls`` are the heights of the own coatls; ``gaps`` are free rows before them,
    ``ahead`` are rows below them, the free one above included, ``spare`` further free rows of each coatl."""

    coatls: list[int]
    hand: int = 0
    others: int = 0
    news: int = 1
    sentence: int = 1
    rack: int = 1
    effect: int = 0
    ahead: int = 0
    spare: int = 0
    free: int = 0
    gaps: int = 0

    @property
    def own(self) -> int:
        """The rows inside the pane of the own coatls."""
        return (
            self.rack
            + sum(self.coatls)
            + self.spare * len(self.coatls)
            + self.effect
            + self.ahead
            + self.free
            + self.gaps
        )

    @property
    def all(self) -> int:
        """The rows of all panes whose heights change."""
        return self.own + self.hand + self.others + self.news + self.sentence


def _by_need(lying: Lying) -> list[int]:
    """The indices of the own coatls, in the order in which they grow: the active one, then open ones, then complete
    ones, at last those that have hardly begun."""
    return sorted(range(len(lying.complete)), key=lambda i: (i != lying.active, i in lying.begun, lying.complete[i], i))


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


def in_columns(width: int) -> int:
    """Returns in how many columns the cards of a compact table stand."""
    return max(2, width // _LINE)


def _compact(width: int, height: int, lying: Lying) -> Layout:
    columns = in_columns(width)
    row_rows = -(-lying.row // columns)
    pile_rows = -(-lying.piles // columns)
    first = lying.opening and lying.begins
    hand_rows = max(1 if first else 2, -(-lying.held // columns))
    others_rows = lying.automatic if lying.automatic >= 0 else len(lying.others)
    heights = _Heights([1] * len(lying.complete), hand=min(2, hand_rows), others=max(3, min(others_rows, 4)))
    room = height - 6 - row_rows - pile_rows  # without the status, the keys and four rules
    panel = _band(width, lying, 1)
    if height < LEAST[1] or heights.all + hand_rows - heights.hand >= room:
        panel = None  # a lesson needs the row for itself, and so do the cards of a full hand
    room -= panel is not None
    y = 1 if panel is None else panel.bottom
    _grow(room - heights.all, _compact_growth(heights, lying, hand_rows))
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
    rack, places, effect, free = _own(inner, heights, lying, serpent, (width - side, width))
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
        ahead=_ahead(inner, heights, rack, places),
    )


def _compact_growth(heights: _Heights, lying: Lying, hand_rows: int) -> _Steps:
    """What grows in a compact table when there are more rows, in this order."""
    order = _by_need(lying)
    active = order[:1] if lying.active >= 0 else []
    yield from _taller_hand(heights, hand_rows)
    if lying.begins:
        yield from _begins(heights, lying)
    yield from _taller(heights, active, 3)
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
    yield from _taller(heights, order, 3)
    if lying.free and not heights.free and (yield 1):
        heights.free = 1
    for rows in (2, 3):
        yield from _taller_others(heights, most)
        if (yield 1):
            heights.news = rows
    for _ in order:
        if (yield 1):
            heights.gaps += 1
    yield from _taller(heights, order, 5)


def _begins(heights: _Heights, lying: Lying) -> _Steps:
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
    supply_width = (44 + 7 * (lying.fields > _FIELDS)) if wide else 38
    several = len(lying.others) > 1
    news_width = min(_NEWS_MOST, (46 if wide else 40) - (8 if wide else 6) * several + width - (140 if wide else 120))
    card = 16 if wide else 13
    middle, bottom = 8, 8
    sentence = 2 if height >= 38 else 1
    panel = _band(width, lying, 2 if height >= 40 else 1)
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
    others = _side_by_side(Rect(supply.right, y, news.x - supply.right, top), 1)
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
    heights = _Heights([1] * len(stacked.complete))
    _grow(inner.height - heights.own, _own_growth(heights, stacked, low=low))
    serpent, cards = (17, width - 2 - beside), (width - 1 - beside, width - 1)
    rack, places, effect, free = _own(inner, heights, stacked, serpent, cards, beside=True)
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
        row_cards=_side(_inner(prophecies), lying.row, card, 1),
        temple_cards=_side(_inner(temples), lying.piles, 20, 1),
        hand_cards=_hand(_inner(hand), lying, 21 if lying.automatic < 0 else 25),
        panel=panel,
        ahead=_ahead(inner, heights, rack, places),
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


def _own_growth(heights: _Heights, lying: Lying, large: bool = False, low: frozenset[int] = frozenset()) -> _Steps:
    """What grows in the pane of the own coatls when there are more rows, in this order; ``low`` ones keep one."""
    order = [index for index in _by_need(lying) if index not in low]
    active = order[:1] if lying.active >= 0 else []
    yield from _taller(heights, order, 3)
    if active and not large and (yield 1):  # on a large table the sentence has room for all of it
        heights.effect = 1
    if lying.begins and not large:
        yield from _cards_begin(heights, lying)
    if lying.free and not heights.free and not heights.ahead and (yield 1):
        heights.free = 1
    if large:
        yield from _large_growth(heights, lying, order, active)
    else:
        yield from _taller(heights, active, 5)
    if large and heights.free == 1 and (yield 2):
        heights.free = 3
    if large and active and lying.free and not lying.complete[active[0]]:
        for rows in range(1 + lying.hand + lying.row, _AHEAD - 1, -1):
            if (yield rows):
                heights.ahead = rows
                break
    if large and lying.begins and lying.hand and heights.ahead == 3 + lying.hand + lying.row and (yield 1):
        heights.ahead += 1  # between the cards of the hand and those of the row
    if large and heights.free == 3 and (yield 2):
        heights.free = 5
    for _ in range(len(lying.complete) + bool(lying.free) - heights.gaps):
        if (yield 1):
            heights.gaps += 1
    if not large and heights.free == 1:
        _part_from_rack(heights, lying)
    while large and order and not lying.free and heights.spare < _SPARE and (yield len(order)):
        heights.spare += 1  # for what lies beside them
    if not large:
        yield from _taller(heights, order, 5)


def _part_from_rack(heights: _Heights, lying: Lying) -> None:
    """If only one row is lacking for a free one between the rack and the first of several coatls, the place of another
    one gives up its own, and lies in the row of the rack."""
    count = len(heights.coatls)
    last = lying.active == count - 1
    parts = heights.effect > 0 and not last  # the row of the effect lies between coatls
    if count > 1 and heights.gaps == count - parts - 1:
        heights.free = 0
        heights.gaps += not (heights.effect and last)  # else it lies above the last one from now on


def _cards_begin(heights: _Heights, lying: Lying) -> _Steps:
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


def _large_growth(heights: _Heights, lying: Lying, order: list[int], active: list[int]) -> _Steps:
    """The active coatl and the rack, then free rows between all; while no coatl is open, what all fields have for the
    hand and the row; then the other coatls."""
    yield from _taller(heights, active, 5)
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
    yield from _taller(heights, [index for index in order if not lying.complete[index]], 5)
    if (yield sum(5 - rows for rows in heights.coatls)):  # complete ones are all as large
        heights.coatls = [5] * len(order)


# Large


@frozen
class _Grid:
    """Where the panes of a large table lie, but for the hand and what is below it."""

    supply: Rect
    others: tuple[Rect, ...]
    news: Rect
    prophecies: Rect
    temples: Rect
    coatls: Rect


def _large(width: int, height: int, lying: Lying) -> Layout:
    bottom, sentence = 9, 2
    hand = Rect(0, height - 1 - sentence - bottom, width, bottom)
    side = min(_NEWS_MOST, max(34, 42 + (width - 200) * 2 // 5))
    opening = lying.opening and width >= _OPENING[0] and height >= _OPENING[1]
    panel = _band(width, lying, 1) if not lying.boxed else None
    y = 1 if panel is None else panel.bottom
    others = max(1, len(lying.others)) if lying.automatic < 0 else 0
    grid = (_opening_grid if opening else _grid)(width, y, hand.y, side, others)
    news = grid.news
    rows = min(lying.boxed, _PANEL_MOST + 4 * (height >= 60))
    if rows:
        news = Rect(news.x, news.y, side, news.height - rows - 2)
        panel = Rect(news.x, news.bottom, side, rows + 2)
    coatls = grid.coatls
    heights = _Heights([1] * len(lying.complete))
    inner = Rect(1, coatls.y + 1, coatls.width - 2, coatls.height - 2)
    _grow(inner.height - heights.own, _own_growth(heights, lying, large=True))
    card = max(12, min(17, (inner.width - _LABELS - _SERPENT) // lying.beside - 1))
    beside = (card + 1) * lying.beside
    serpent, cards = (_LABELS + 1, inner.width - beside), (inner.width + 1 - beside, inner.width)
    rack, places, effect, free = _own(inner, heights, lying, serpent, cards, card=card, beside=True)
    row = _rows_of_cards(_inner(grid.prophecies), lying.row, _ROOMY_CARD) if opening else None
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
        row_cards=row or _side(_inner(grid.prophecies), lying.row, 17, 1),
        temple_cards=_side(_inner(grid.temples), lying.piles, _ROOMY_CARD if opening else 20, 1),
        hand_cards=_hand(_inner(hand), lying, 31 if lying.automatic < 0 else 37),
        panel=panel,
        ahead=_ahead(inner, heights, rack, places, gap=1),
    )


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
        _side_by_side(Rect(0, y, news.x, middle), max(1, others)),
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
        _side_by_side(Rect(0, y, left, middle), max(1, others)),
        news,
        prophecies,
        Rect(left, y, width - left, middle),  # below the row, because both are in one pane
        Rect(0, y + middle, news.x, bottom - y - middle),
    )


def _hand(area: Rect, lying: Lying, most: int) -> Cards:
    """Cards of the hand, each with its place; that of all cards that may still come is as wide as they would be. There
    is always room for a temple, but in a game with an automatic opponent, in which hardly one comes into the hand."""
    least = 6 - (lying.automatic >= 0)
    cards = _side(area, lying.hand + lying.slots + lying.temples, most, 2, least=least)
    if lying.automatic >= 0 and cards.scale == "card":
        cards = _up_to_the_edge(cards, area.right)
    if lying.slots < 2 or cards.scale != "card":
        return cards if lying.slots < 2 else _side(area, lying.held, most, 2, least=least)
    first, last = cards.areas[lying.hand], cards.areas[lying.hand + lying.slots - 1]
    to_come = Rect(first.x, first.y, last.right - first.x, first.height)
    return Cards("card", (*cards.areas[: lying.hand], to_come, *cards.areas[lying.hand + lying.slots :]))


def _up_to_the_edge(cards: Cards, edge: int) -> Cards:
    """Cards beside each other with the columns between them that are left up to an edge, at most one more each."""
    gaps = len(cards.areas) - 1
    left = edge - cards.areas[-1].right if gaps > 0 else 0
    if not 0 < left <= gaps:
        return cards
    return Cards("card", tuple(evolve(each, x=each.x + left * n // gaps) for n, each in enumerate(cards.areas)))


def _rows_of_cards(area: Rect, cards: int, most: int) -> Cards | None:
    """Cards beside each other in two rows; None if that is too narrow for so many."""
    columns = -(-cards // 2)
    width, height = min(most, (area.width + 1) // max(1, columns) - 1), (area.height - 1) // 2
    if width < 24:
        return None
    step = (area.width - width) // max(1, columns - 1) if columns > 1 else 0
    places = (divmod(n, columns) for n in range(cards))
    return Cards("card", tuple(Rect(area.x + step * x, area.y + (height + 1) * y, width, height) for y, x in places))


def _ahead(inner: Rect, heights: _Heights, rack: Rect, places: tuple[Place, ...], gap: int = 0) -> Rect | None:
    """The rows of what lies ahead, below the coatls and a ``gap``; None if there are none."""
    if not heights.ahead:
        return None
    above = max(area.bottom for area in (rack, *(place.area for place in places)))
    spare = above + heights.ahead < inner.bottom if not heights.free else heights.gaps == len(places) + 2
    return Rect(inner.x, above + max(gap, int(spare)), inner.width, heights.ahead - gap)


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
    card: int = 0,
    beside: bool = False,
) -> tuple[Rect, tuple[Place, ...], Rect | None, Rect | None]:
    """Where the rack and the own coatls lie in their pane, the row of the effect, and where another coatl may be begun.
    ``serpent`` and ``cards`` are the columns of these two, ``card`` the cells of a card at full size, 0 if there are
    none."""
    count = len(heights.coatls)
    y = inner.y
    rack = Rect(inner.x, y, inner.width, heights.rack)
    y = rack.bottom
    places: list[Place] = []
    effect: Rect | None = None
    # If there are few, they are between coatls, and not above the first; but below what lies beside a tall rack.
    gaps = [*range(count)] if card else [*range(count - 1, -1, -1)]
    above = heights.effect > 0 and beside and not card and not heights.free and 0 < lying.active == count - 1
    parted = lying.active + (not above)
    if not card and beside and heights.effect and parted in gaps:
        gaps.remove(parted)  # the row of the effect lies above it
        gaps.append(parted)
    for index, rows in enumerate(heights.coatls):
        y += index in gaps[: heights.gaps]
        if above and index == lying.active:  # below the last coatl it would part nothing
            effect = Rect(inner.x, y, inner.width, 1)
            y += 1
        scale: CardScale = "chip"
        if rows >= 3:
            scale = "card" if card and rows == 5 else "beside" if beside else "line" if inner.x == 0 else "chip"
        area = Rect(inner.x, y, inner.width, rows)
        low = int(scale == "beside" and rows == 5 and not card)  # a card beside a coatl has three rows
        places.append(
            Place(
                area,
                Rect(serpent[0], y, serpent[1] - serpent[0], rows),
                Rect(cards[0], y + low, cards[1] - cards[0], rows - 2 * low),
                scale,
                card,
                heights.spare,
            )
        )
        y = area.bottom + heights.spare
        if index == lying.active and heights.effect and not above:
            effect = Rect(inner.x, y, inner.width, 1)
            y += 1
    y += heights.ahead
    free: Rect | None = None
    if heights.free:
        y += max(0, heights.gaps - count)
        free = Rect(inner.x, y, inner.width, heights.free)
    elif lying.free:  # at the end of the rack's row
        taken = _RACK if inner.x else _TIGHT_RACK
        width = max(_FREE, rack.width - taken) if heights.ahead else _FREE
        rack = Rect(rack.x, rack.y, rack.width - width, rack.height)
        free = Rect(rack.right, rack.y + rack.height // 2, width, 1)
    return rack, tuple(places), effect, free
