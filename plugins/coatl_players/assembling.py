"""Turns a plan into actions: building as much of it as the board and the hand allow (RULES 6)."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import define

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.actions import Action, ClaimOwn, ClaimPile, Done, EndTurn, Extend, Fulfil, Start
from coatl_core.game.coatl import score, start
from coatl_players.plans import Plan
from coatl_players.position import Position
from coatl_players.shapes import Target


@define
class Built:
    """What assembling leads to: the actions, and the position after them."""

    actions: tuple[Action, ...]
    after: Position
    closed: int


class _Site:
    """The board, hand and coatls while actions are chosen."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.board = [*at.board]
        self.hand = [*at.hand]
        self.temples = [*at.temples]
        self.tops = [*at.tops]
        self.coatls = [*at.coatls]
        self.actions: list[Action] = []
        self.points = 0
        self.closed = 0

    def has(self, wanted: Piece) -> bool:
        return wanted in self.board

    def extend(self, index: int, wanted: Piece, at_head: bool) -> None:
        self.board.remove(wanted)
        self.coatls[index] = self.coatls[index].extended(wanted, at_head)
        self.actions.append(Extend(index + 1, "head" if at_head else "tail", wanted))

    def begin(self, wanted: Piece) -> int:
        self.board.remove(wanted)
        self.coatls.append(start(wanted))
        self.actions.append(Start(wanted))
        return len(self.coatls) - 1

    def fulfil(self, index: int, card: str) -> None:
        self.hand.remove(card)
        self.coatls[index] = self.coatls[index].with_prophecy(card)
        self.actions.append(Fulfil(index + 1, card))

    def result(self) -> Built:
        at = self.at
        after = at.after(
            board=tuple(self.board),
            hand=tuple(self.hand),
            temples=tuple(self.temples),
            tops=tuple(self.tops),
            coatls=tuple(self.coatls),
            points=at.points + self.points,
        )
        ends = after.completed >= at.rules.coatls
        end: list[Action] = [] if ends else [EndTurn()]
        return Built((*self.actions, *end), after, self.closed)


def pieces_of(target: Target) -> list[Piece]:
    """Returns the pieces of the finished target, from head to tail; those that lie already are included."""
    last = len(target.colors) - 1
    return [piece(f"<{c}" if n == 0 else f"{c}>" if n == last else c) for n, c in enumerate(target.colors)]


def assemble(at: Position, plan: Plan, finish: Iterable[int], partly: Iterable[int]) -> Built | None:
    """Returns how to build the targets with these slots: those of ``finish`` to their end, those of ``partly`` as far
    as the board allows without closing. None if a target cannot be finished now or nothing can be built."""
    site = _Site(at)
    finish, partly = tuple(finish), tuple(partly)
    for target in plan.targets:
        if target.slot in finish and not _finish(site, target):
            return None
    for target in plan.targets:
        if target.slot in partly:
            _begin(site, target)
    return site.result() if site.actions else None


def can_finish(at: Position, target: Target) -> bool:
    """Returns whether all that a target lacks lies on the board, and all its cards are in hand."""
    own = at.own
    if target.unknown or any(card not in at.hand for card in target.cards):
        return False
    if (target.head >= 0 and not own.heads[target.head]) or (target.tail >= 0 and not own.tails[target.tail]):
        return False
    return all(n <= own.bodies[index] for index, n in enumerate(target.bodies))


def _finish(site: _Site, target: Target) -> bool:
    """Builds a target to its end: all pieces, then its cards and its temple."""
    at = site.at
    pieces = pieces_of(target)
    begun = target.slot < len(at.coatls)
    if begun:
        index, first = target.slot, len(target.before)
        last = first + len(at.coatls[index].colors) - 1
    else:
        body = pieces[1]
        if not site.has(body):
            return False
        index, first, last = site.begin(body), 1, 1
    order = [(n, True) for n in range(first - 1, -1, -1)] + [(n, False) for n in range(last + 1, len(pieces))]
    early = [card for card in target.cards if card in site.hand]
    for n, at_head in order:
        if not site.has(pieces[n]):
            return False
        site.extend(index, pieces[n], at_head)
    for card in early:
        if card in site.hand and len(site.coatls[index].prophecies) < at.rules.prophecies_per_coatl:
            site.fulfil(index, card)
    finish_cards(site, index, target.temple)
    return True


def finish_cards(site: _Site, index: int, temple: str | None) -> None:
    """Chooses the temple of a coatl just closed, or none, and counts its points (6.5)."""
    at, coatl = site.at, site.coatls[index]
    temples, card_colors = at.catalog.temples, at.catalog.card_colors(coatl.prophecies)
    offers = [(temples[card].points_for(coatl.colors, card_colors), card) for card in (*site.temples, *site.tops)]
    best = max(offers, key=lambda offer: (offer[0], offer[1] in site.temples), default=(0, ""))
    if temple is not None:
        best = next((offer for offer in offers if offer[1] == temple and offer[0] >= best[0]), best)
    if not best[0]:
        site.actions.append(Done())
    elif best[1] in site.temples:
        site.temples.remove(best[1])
        site.actions.append(ClaimOwn(best[1]))
    else:
        site.actions.append(ClaimPile(pile_of(at, best[1])))
        site.tops.remove(best[1])
    if best[0]:
        site.coatls[index] = coatl.with_temple(best[1])
    site.points += score(site.coatls[index], at.catalog, at.rules.strict_x)
    site.closed += 1


def pile_of(at: Position, temple: str) -> int:
    """Returns the number of the pile with this top."""
    return at.piles.index(temple) + 1


def _begin(site: _Site, target: Target) -> None:
    """Builds what can be built of a target now, from its middle outward, without closing it."""
    at = site.at
    pieces = pieces_of(target)
    if target.slot < len(at.coatls):
        index, first = target.slot, len(target.before)
        last = first + len(at.coatls[index].colors) - 1
    else:
        unfinished = sum(not coatl.complete for coatl in site.coatls)
        if unfinished >= at.rules.unfinished_coatls:
            return
        run = _longest_run(site, pieces)
        if run is None:
            return
        index, first, last = site.begin(pieces[run]), run, run
    _grow(site, target, index, pieces, first, last)


def _grow(site: _Site, target: Target, index: int, pieces: list[Piece], first: int, last: int) -> None:
    while first > 0 and site.has(pieces[first - 1]):
        if first == 1 and site.coatls[index].tail:
            break
        first -= 1
        site.extend(index, pieces[first], True)
    while last < len(pieces) - 1 and site.has(pieces[last + 1]):
        if last + 1 == len(pieces) - 1 and site.coatls[index].head:
            break
        last += 1
        site.extend(index, pieces[last], False)
    if len(site.hand) < site.at.rules.hand_limit - 1:
        return  # there is room for more cards, and later on these may be of more use elsewhere
    coatl, prophecies = site.coatls[index], site.at.catalog.prophecies
    reading = coatl.reading(site.at.rules.strict_x)
    for card in target.cards:
        if (
            card in site.hand
            and len(site.coatls[index].prophecies) < site.at.rules.prophecies_per_coatl
            and prophecies[card].fulfilled_by(reading)
        ):
            site.fulfil(index, card)


def _longest_run(site: _Site, pieces: list[Piece]) -> int | None:
    """Returns the place in the longest run of neighbouring pieces that the board holds; None if it holds none."""
    best: tuple[int, int] | None = None
    for begin in range(len(pieces)):
        board = [*site.board]
        end = begin
        while end < len(pieces) and pieces[end] in board:
            board.remove(pieces[end])
            end += 1
        if end > begin and (best is None or end - begin > best[0]):
            best = end - begin, begin
    return None if best is None else best[1]


def finish_now(at: Position, closing: int, legal: Iterable[Action]) -> tuple[Action, ...]:
    """Returns the rest of the closing of a coatl (6.5): every prophecy in hand that gives points, the best first, as
    long as there is room, and then the best temple."""
    site = _Site(at)
    prophecies = at.catalog.prophecies
    offers = [action.card for action in legal if isinstance(action, Fulfil)]
    coatl = at.coatls[closing]
    offers.sort(key=lambda card: (-prophecies[card].points_for(coatl.colors), card))
    beside = {prophecies[card].identity for card in coatl.prophecies}
    for card in offers:
        prophecy = prophecies[card]
        room = len(site.coatls[closing].prophecies) < at.rules.prophecies_per_coatl
        if room and prophecy.identity not in beside:
            beside.add(prophecy.identity)
            site.fulfil(closing, card)
    finish_cards(site, closing, None)
    return tuple(site.actions)
