"""The most points that one assembling can bring at the end of a game (RULES 6, 8.5, 8.6), exactly.

What lies on a player's board, in hand and in the coatls nobody else can touch, so the best way to assemble for the last
time can be found. For each coatl that can still grow, and for new ones, all ways to add pieces of the board to it are
looked at, those with the highest bound first; the cards and temples are shared out among the coatls.

Three things keep the search short. A temple, and a card that counts colours, depend only on how many pieces of each
colour a coatl has; of a card that reads the order they give a bound. Of all orders of the same pieces only those
matter that are not worse for every card than another one. And a choice whose bound does not reach the best found so far
is left out.

A temple that lies below another one in a pile is not known before that one was claimed, so nothing is planned with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from operator import le, sub

from attrs import define, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY
from coatl_core.cards.pieces import COLORS, PIECES, Piece, piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.rules import Rules

MOST_POINTS = 1_000_000
"""More than any assembling brings."""


@frozen
class Offer:
    """A temple that one coatl may be given: from the hand, or from the top of a pile (from 1). ``below`` says that it
    lies below the top, and can be given only after another one."""

    temple: Temple
    pile: int = 0
    below: bool = False


@frozen
class Means:
    """What there is to assemble with: the pieces of the ``board``, the ``coatls`` on the table, the prophecies in
    ``hand``, those of the ``row``, of which so many as ``draws`` may be drawn before, and the temples."""

    rules: Rules
    catalog: Catalog
    board: tuple[Piece, ...]
    coatls: tuple[Coatl, ...]
    hand: tuple[str, ...]
    offers: tuple[Offer, ...]
    row: tuple[str, ...] = ()
    draws: int = 0


@frozen
class Built:
    """A coatl after the assembling. ``index`` is its place among the coatls on the table, -1 for a new one. ``before``
    pieces were added at the head end. ``early`` is a card that has to be placed before the coatl has all its pieces,
    because a later one breaks what it asks for (Ruling 8.9), with the first and the last place (from 0, the last one
    exclusive) of those that lie there then; None if there is none. ``cards`` are placed at the end."""

    index: int
    coatl: Coatl
    before: int
    cards: tuple[str, ...]
    early: tuple[str, int, int] | None
    offer: Offer | None


@frozen
class Assembly:
    """The ``points`` of all coatls after an assembling, the coatls that were added to, and the cards of the row that
    had to be ``drawn`` before."""

    points: int
    built: tuple[Built, ...] = ()
    drawn: tuple[str, ...] = ()


@frozen
class _Use:
    """Pieces of the board for one coatl: body segments of each colour, and the colours of a head and a tail (empty for
    none); ``pieces`` are all of them, counted in the order of ``PIECES``. ``coatl`` has them in any order, ``bound`` is
    the most that it can be worth."""

    bodies: tuple[int, ...]
    head: str
    tail: str
    pieces: tuple[int, ...]
    coatl: Coatl
    bound: int


@frozen
class _Order:
    """A coatl with its pieces in an order, so many of them ``before`` those that lay there. ``beside`` are the points
    of the cards that lie there already, ``points`` those of each card that could come: 0 for one that would have to be
    placed early, -1 for one that cannot come. ``early`` has the places for such cards, by the number of the card."""

    coatl: Coatl
    before: int
    beside: int
    points: tuple[int, ...]
    early: Mapping[int, tuple[int, int]]


@define(eq=False)
class _Slot:
    """A coatl that can grow, or (``index`` -1) one that can be begun, with the ways to use pieces for it, the best
    bound first. ``now`` is what it is worth as it lies there."""

    index: int
    coatl: Coatl
    now: int
    uses: list[_Use] = field(factory=list)


@define(eq=False)
class _Site:
    """A coatl that is built, with the numbers of the cards that it is given. ``temple`` bounds the points of one."""

    index: int
    order: _Order
    temple: int
    cards: list[int] = field(factory=list)


class FinalAssembly:
    """A search for the best assembling."""

    def __init__(
        self, means: Means, least: int = -1, most: int = MOST_POINTS, like: FinalAssembly | None = None
    ) -> None:
        """Only what brings more than ``least`` points, and not more than ``most``, is of interest. ``like`` is a search
        with the same coatls and cards, but another board: orders that it has valued are not valued again. ``work``
        counts the choices that were looked at, ``valued`` the orders of pieces."""
        self.means, self.rules, self.least, self.most = means, means.rules, least, most
        self.work = self.valued = 0
        self._cards = [means.catalog.prophecies[card] for card in (*means.hand, *means.row)]
        self._open = tuple(offer for offer in means.offers if not offer.below)
        self._completed = sum(coatl.complete for coatl in means.coatls)
        self._best: Assembly | None = None
        self._orders: dict[tuple[object, ...], list[_Order]] = {} if like is None else like._orders

    def best(self) -> Assembly | None:
        """Returns the best assembling that brings more than ``least`` points, and at most ``most``, or None if there is
        none. To leave all as it is counts as one."""
        sure = sum(self._worth(coatl) for coatl in self.means.coatls if coatl.complete)
        slots = self._slots()
        rest = [0]
        for slot in reversed(slots):
            rest.insert(0, rest[0] + max(slot.now, slot.uses[0].bound if slot.uses else 0))
        left = tuple(map(self.means.board.count, PIECES))
        self._choose(slots, 0, rest, left, [], sure)
        return self._best

    @property
    def _goal(self) -> int:
        """What has to be surpassed."""
        return self.least if self._best is None else self._best.points

    def _worth(self, coatl: Coatl) -> int:
        points = score(coatl, self.means.catalog, self.rules.strict_x)
        return points if coatl.complete else points // 2 if self.rules.unfinished_score_half else 0

    # Which pieces for which coatl

    def _slots(self) -> list[_Slot]:
        coatls, half = self.means.coatls, self.rules.unfinished_score_half
        slots = [_Slot(n, coatl, self._worth(coatl)) for n, coatl in enumerate(coatls) if not coatl.complete]
        if self._completed >= self.rules.coatls:  # then nothing more is built (6.7)
            return slots
        parts = Counter(kind.part for kind in self.means.board)
        new = min(parts["head"], parts["body"], parts["tail"], self.rules.coatls - self._completed)
        if half:
            new = min(len(self.means.board), new + self.rules.unfinished_coatls)
        for slot in slots:
            slot.uses = self._uses(slot.coatl, half)
        if new > 0:
            begun = Coatl("")
            uses = self._uses(begun, half)
            slots += [_Slot(-1, begun, 0, uses) for _ in range(new)]
        return slots

    def _uses(self, coatl: Coatl, half: bool) -> list[_Use]:
        """The ways to use pieces for a coatl that can be worth something, the best bound first."""
        return sorted(self._all_uses(coatl, half), key=lambda use: -use.bound)

    def _all_uses(self, coatl: Coatl, half: bool) -> Iterator[_Use]:
        board = Counter(self.means.board)
        heads = [""] if coatl.head else ["", *(color for color in COLORS if board[piece(f"<{color}")])]
        tails = [""] if coatl.tail else ["", *(color for color in COLORS if board[piece(f"{color}>")])]
        for head, tail in product(heads, tails):
            ends = bool(coatl.head or head), bool(coatl.tail or tail)
            if not all(ends) and not half:
                continue
            heads_used, tails_used = ([color == end for color in COLORS] for end in (head, tail))
            for bodies in product(*(range(board[piece(color)] + 1) for color in COLORS)):
                added = "".join(color * n for color, n in zip(COLORS, bodies, strict=True))
                colors = coatl.colors + head + added + tail
                if len(colors) < (3 if all(ends) else 1):
                    continue
                whole = Coatl(colors, *ends, coatl.prophecies)
                bound = self._bound(whole)
                if bound:
                    yield _Use(bodies, head, tail, (*heads_used, *bodies, *tails_used), whole, bound)

    def _bound(self, whole: Coatl) -> int:
        """The most points of a coatl with so many pieces of each colour, in whatever order."""
        counts = tuple(whole.colors.count(color) for color in COLORS)
        prophecies = self.means.catalog.prophecies
        room = max(0, self.rules.prophecies_per_coatl - len(whole.prophecies))
        points = sum(_most(prophecies[card], counts) for card in whole.prophecies)
        points += sum(sorted((_most(card, counts) for card in self._cards), reverse=True)[:room])
        return points + self._best_temple(whole) if whole.complete else points // 2

    def _best_temple(self, coatl: Coatl) -> int:
        """The most points of a temple, whatever prophecies lie beside the coatl."""
        return max((offer.temple.points_for(coatl.colors) for offer in self.means.offers), default=0)

    def _choose(
        self,
        slots: Sequence[_Slot],
        place: int,
        rest: Sequence[int],
        left: tuple[int, ...],
        chosen: list[tuple[_Slot, _Use]],
        sure: int,
    ) -> None:
        """Chooses pieces for one slot after the other. ``sure`` bounds what those before are worth, ``rest`` what the
        slots from each place on are worth."""
        self.work += 1
        if sure + rest[place] <= self._goal:
            return
        if place == len(slots):
            if self._allowed(slots, chosen):
                self._judge(chosen, sure)
            return
        slot = slots[place]
        for use in slot.uses:
            if sure + use.bound + rest[place + 1] <= self._goal:
                break
            if all(map(le, use.pieces, left)) and _new(chosen, slot, use, place, slots):
                chosen.append((slot, use))
                self._choose(slots, place + 1, rest, tuple(map(sub, left, use.pieces)), chosen, sure + use.bound)
                chosen.pop()
        self._choose(slots, place + 1, rest, left, chosen, sure + slot.now)

    def _allowed(self, slots: Sequence[_Slot], chosen: Sequence[tuple[_Slot, _Use]]) -> bool:
        """Whether so many coatls may be completed and begun (6.1a, 6.7)."""
        closed = [slot for slot, use in chosen if use.coatl.complete]
        begun = sum(slot.index < 0 for slot, use in chosen if not use.coatl.complete)
        still_open = sum(slot.index >= 0 for slot in slots) - sum(slot.index >= 0 for slot in closed)
        completed = self._completed + len(closed)
        if completed > self.rules.coatls:
            return False
        most = still_open + max(begun, any(slot.index < 0 for slot in closed))
        if begun and completed == self.rules.coatls:
            most = still_open + begun + 1  # the last one is closed after all others were begun
        return most <= self.rules.unfinished_coatls

    # In which order

    def _judge(self, chosen: Sequence[tuple[_Slot, _Use]], sure: int) -> None:
        """Looks for the best orders of the pieces chosen, and shares out the cards. ``sure`` has their bounds in it."""
        fixed = sure - sum(use.bound for _, use in chosen)
        for orders in product(*(self._orders_of(slot, use) for slot, use in chosen)):
            made = zip(chosen, orders, strict=True)
            sites = [_Site(slot.index, order, self._best_temple(order.coatl)) for (slot, _), order in made]
            self._share(sites, fixed)

    def _orders_of(self, slot: _Slot, use: _Use) -> list[_Order]:
        """The orders of these pieces of which none is worse for all cards than another one; all of them if the best
        assembling may bring too much."""
        key = slot.index, use.bodies, use.head, use.tail
        known = self._orders.get(key)
        if known is None:
            known = []
            for order in self._all_orders(slot.coatl, use):
                if self.most < MOST_POINTS:
                    known.append(order)
                    continue
                value = (order.beside, *order.points)
                if any(_as_good((other.beside, *other.points), value) for other in known):
                    continue
                known = [other for other in known if not _as_good(value, (other.beside, *other.points))]
                known.append(order)
            self._orders[key] = known
        return known

    def _all_orders(self, coatl: Coatl, use: _Use) -> Iterator[_Order]:
        size = sum(use.bodies)
        if not coatl.colors or coatl.head:
            splits: Sequence[int] = (0,)
        else:
            splits = (size,) if coatl.tail else range(size + 1)
        for added in _permutations(use.bodies):
            for split in splits:
                colors = use.head + added[:split] + coatl.colors + added[split:] + use.tail
                before = len(use.head) + split if coatl.colors else 0
                yield self._valued(Coatl(colors, use.coatl.head, use.coatl.tail, coatl.prophecies), before, coatl)

    def _valued(self, whole: Coatl, before: int, lay: Coatl) -> _Order:
        self.valued += 1
        reading, early = whole.reading(self.rules.strict_x), {}
        prophecies = self.means.catalog.prophecies
        points = []
        for number, card in enumerate(self._cards):
            worth = card.points_for(reading) or -1
            if worth < 0 and not card.pattern.lasting:
                places = self._early(card, whole, before, lay)
                if places is not None:
                    worth, early[number] = 0, places
            points.append(worth)
        beside = sum(prophecies[card].points_for(reading) for card in whole.prophecies)
        return _Order(whole, before, beside, tuple(points), early)

    def _early(self, card: Prophecy, whole: Coatl, before: int, lay: Coatl) -> tuple[int, int] | None:
        """The places of the pieces beside which a card can be placed that the whole coatl does not meet."""
        colors, size, fulfilled_by, strict_x = whole.colors, len(whole.colors), card.fulfilled_by, self.rules.strict_x
        firsts = range(before, -1, -1) if lay.colors else range(size)
        for first in firsts:
            head = whole.head and first == 0
            for last in range(before + len(lay.colors) if lay.colors else first + 1, size + 1):
                tail = whole.tail and last == size
                if head and tail:
                    continue
                part = colors[first:last]
                if fulfilled_by(Coatl(part, head, tail).reading(True) if strict_x else part):
                    return first, last
        return None

    # Which cards for which coatl

    def _share(self, sites: Sequence[_Site], fixed: int) -> None:
        """Looks for the best way to share out cards and temples; ``fixed`` is what all other coatls are worth."""
        dearest = {n: max((site.order.points[n] for site in sites), default=-1) for n in range(len(self._cards))}
        useful = sorted((n for n, most in dearest.items() if most >= 0), key=lambda n: (-dearest[n], n))
        sure = fixed + sum(site.order.beside + site.temple * site.order.coatl.complete for site in sites)
        self._give(sites, useful, 0, sure, [dearest[n] for n in useful], fixed)

    def _give(
        self, sites: Sequence[_Site], useful: Sequence[int], place: int, sure: int, dearest: Sequence[int], fixed: int
    ) -> None:
        """Gives one card after the other to a coatl, or to none. ``sure`` bounds the points without those to come."""
        self.work += 1
        if sure + sum(dearest[place:]) <= self._goal:
            return
        if place == len(useful):
            self._count(sites, fixed)
            return
        number = useful[place]
        if number < len(self.means.hand) or self._drawn(sites) < self.means.draws:
            for site in sites:
                worth = site.order.points[number]
                serves = worth > 0 or (worth == 0 and not self._lies(site))
                if serves and self._has_room(site, number):
                    site.cards.append(number)
                    self._give(sites, useful, place + 1, sure + worth, dearest, fixed)
                    site.cards.pop()
        self._give(sites, useful, place + 1, sure, dearest, fixed)

    def _drawn(self, sites: Sequence[_Site]) -> int:
        return sum(number >= len(self.means.hand) for site in sites for number in site.cards)

    def _lies(self, site: _Site) -> bool:
        """Whether a card lies beside the coatl already, or is to be placed there."""
        return bool(site.order.coatl.prophecies or site.cards)

    def _has_room(self, site: _Site, number: int) -> bool:
        """Whether one more card may lie beside a coatl (6.3)."""
        beside, catalog = site.order.coatl.prophecies, self.means.catalog
        if len(beside) + len(site.cards) >= self.rules.prophecies_per_coatl:
            return False
        others = [catalog.prophecies[card] for card in beside] + [self._cards[other] for other in site.cards]
        return self._cards[number].identity not in [card.identity for card in others]

    def _count(self, sites: Sequence[_Site], fixed: int) -> None:
        """Counts the points with the best temples, and keeps the assembling if it is better than all before."""
        closed = [site for site in sites if site.order.coatl.complete]
        if not all(self._lies(site) for site in closed):
            return
        points = fixed
        for site in sites:
            own = site.order.beside + sum(site.order.points[number] for number in site.cards)
            points += own if site.order.coatl.complete else own // 2
        there = self.means.offers if len(closed) > 1 else self._open
        more, offers = self._temples(closed, there, self.most - points)
        if more < 0 or points + more <= self._goal:
            return
        given = dict(zip((id(site) for site in closed), offers, strict=True))
        hand = len(self.means.hand)
        drawn = tuple(self._cards[n].id for site in sites for n in site.cards if n >= hand)
        built = tuple(self._built(site, given.get(id(site))) for site in sites if self._is_changed(site))
        self._best = Assembly(points + more, built, drawn)

    def _is_changed(self, site: _Site) -> bool:
        """Whether anything is added to the coatl."""
        lies = self.means.coatls[site.index].colors if site.index >= 0 else ""
        return bool(site.cards) or site.order.coatl.colors != lies

    def _temples(self, closed: Sequence[_Site], offers: tuple[Offer, ...], room: int) -> tuple[int, list[Offer | None]]:
        """The most points, but not more than ``room``, that these temples bring, and which of them each coatl gets.
        Less than 0 if there is no room at all."""
        if room < 0 or not closed:
            return min(0, room), []
        first = closed[0]
        best, most = self._temples(closed[1:], offers, room)
        chosen: list[Offer | None] = [None, *most]
        colors = first.order.coatl.colors
        beside = self.means.catalog.card_colors(first.order.coatl.prophecies)
        card_colors = {*beside, *(self._cards[number].color for number in first.cards)}
        for place, offer in enumerate(offers):
            worth = offer.temple.points_for(colors, card_colors)
            if 0 < worth <= room:
                points, others = self._temples(closed[1:], offers[:place] + offers[place + 1 :], room - worth)
                if worth + points > best:
                    best, chosen = worth + points, [offer, *others]
        return best, chosen

    def _built(self, site: _Site, offer: Offer | None) -> Built:
        order = site.order
        early = next((number for number in site.cards if number in order.early), None)
        cards = tuple(self._cards[number].id for number in site.cards if number != early)
        first = None if early is None else (self._cards[early].id, *order.early[early])
        return Built(site.index, order.coatl, order.before, cards, first, offer)


def _as_good(values: Sequence[int], others: Sequence[int]) -> bool:
    """Whether each of these values is at least as high as the other one."""
    return all(value >= other for value, other in zip(values, others, strict=True))


def _new(chosen: Sequence[tuple[_Slot, _Use]], slot: _Slot, use: _Use, place: int, slots: Sequence[_Slot]) -> bool:
    """Whether this is no other order of what is looked at anyway: new coatls are alike."""
    if slot.index >= 0 or not place or slots[place - 1].index >= 0:
        return True
    if not chosen or chosen[-1][0] is not slots[place - 1]:
        return False
    before = chosen[-1][1]
    return (before.bodies, before.head, before.tail) >= (use.bodies, use.head, use.tail)


@lru_cache(16384)
def _most(card: Prophecy, counts: tuple[int, ...]) -> int:
    """The most points of a card beside a coatl with so many pieces of each colour, in whatever order."""
    have = dict(zip(COLORS, counts, strict=True))
    needs = card.pattern.needs(1)
    size, whole = sum(counts), sum(needs.values())
    times = min((have[color] // n for color, n in needs.items() if color != ANY), default=size)
    times = min(times, size // whole)
    return max((points for least, points in card.levels if least <= times), default=0)


@lru_cache(512)
def _permutations(bodies: tuple[int, ...]) -> tuple[str, ...]:
    """The different orders of so many body segments of each colour."""
    if not any(bodies):
        return ("",)
    found = []
    for place, number in enumerate(bodies):
        if number:
            rest = (*bodies[:place], number - 1, *bodies[place + 1 :])
            found += [COLORS[place] + order for order in _permutations(rest)]
    return tuple(found)
