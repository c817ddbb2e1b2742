"""Plans: a target for each of two coatls, and what a position is worth with the best of them."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import exp
from operator import add

from attrs import define, evolve, frozen

from coatl_core.game.coatl import Coatl
from coatl_players.position import EVEN, Position
from coatl_players.shapes import Scores, Target
from coatl_players.targets import NEW, Search, Style, turns_for


@frozen
class Weights:
    """What else counts besides points and turns, in points."""

    stuck: float = 3.0
    idle: float = 0.35
    card: float = 0.45
    most_cards: int = 4
    most_lead: float = 8.0


WEIGHTS = Weights()


@define
class Plan:
    """One target, or two for different coatls. ``worth`` is what it is worth now."""

    first: Target
    second: Target | None
    worth: float

    @property
    def targets(self) -> tuple[Target, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)


def slots(at: Position) -> list[tuple[int, Coatl]]:
    """Returns the coatls that can still be completed, unfinished and new ones, with their places: all unfinished ones,
    and as many new ones as make two with them, or one more where a third may lie open."""
    unfinished = [(index, coatl) for index, coatl in enumerate(at.coatls) if not coatl.complete]
    left = at.rules.coatls - at.completed
    if left <= 0:
        return []
    new = min(left, at.rules.unfinished_coatls, max(2, len(unfinished) + 1)) - len(unfinished)
    return [*unfinished, *((len(at.coatls) + n, NEW) for n in range(max(0, new)))]


def all_targets(at: Position, style: Style, scores: Scores) -> list[list[Target]]:
    """Returns the targets for each slot."""
    found: list[list[Target]] = []
    fresh: list[Target] | None = None
    for slot, coatl in slots(at):
        if coatl is NEW and fresh is not None:
            found.append([evolve(target, slot=slot) for target in fresh])
            continue
        targets = _targets(at, slot, coatl, style, scores)
        if coatl is NEW:
            fresh = targets
        found.append(targets)
    return found


def _targets(at: Position, slot: int, coatl: Coatl, style: Style, scores: Scores) -> list[Target]:
    """Returns the best targets of a coatl, those of an equal one with equal cards if they are remembered."""
    key = style, slot, coatl, at.hand, at.row, at.temples, at.tops
    found = scores.targets.get(key) if scores.targets is not None else None
    if found is None:
        found = Search(at, slot, scores.shapes(at, coatl, row=style.row), style).best()
        if scores.targets is not None:
            scores.targets[key] = found
    return found


def plans(at: Position, style: Style, scores: Scores) -> list[Plan]:
    """Returns the best plans of a position, the best first."""
    found = all_targets(at, style, scores)
    if not found:
        return []
    made: list[Plan] = []
    copies = [*at.hand, *(card for card in at.row if card is not None)]
    costs = [[turns_for(at, style, target, None) for target in each] for each in found]
    for each, turns in zip(found, costs, strict=True):
        single = list(zip(each, turns, strict=True))[: None if len(found) == 1 else 4]
        made += [Plan(target, None, of_one(at, style, target, cost)) for target, cost in single]
    for (ones, turns), (others, alone) in combinations(zip(found, costs, strict=True), 2):
        same = bool(ones and others) and ones[0].colors == others[0].colors and ones[0].before == others[0].before
        for number, one in enumerate(ones):
            cards = one.cards
            for place in range(number if same and not at.coatls else 0, len(others)):
                other = others[place]
                if one.temple is not None and one.temple == other.temple:
                    continue
                if any(card in cards and copies.count(card) < 2 for card in other.cards):
                    continue
                made.append(Plan(one, other, of_two(at, style, one, turns[number], other, alone[place])))
    made.sort(key=lambda plan: -plan.worth)
    return made[: style.pairs]


def worth_of(at: Position, style: Style, one: Target, other: Target | None, drawn: tuple[str, ...] = ()) -> float:
    """Returns what two targets together are worth: their points, each as far as it is likely to be finished before the
    end, less the turns they take."""
    turns = turns_for(at, style, one, None, drawn)
    if other is None:
        return of_one(at, style, one, turns)
    return of_two(at, style, one, turns, other, turns_for(at, style, other, None, drawn), drawn)


def of_one(at: Position, style: Style, one: Target, turns: float) -> float:
    """Returns what a target is worth that takes so many turns."""
    return one.points * likely(at, style, turns) - style.turn * turns


def of_two(
    at: Position, style: Style, one: Target, turns: float, other: Target, alone: float, drawn: tuple[str, ...] = ()
) -> float:
    """Returns what two targets are worth together, of which each by itself takes ``turns`` and ``alone``."""
    both = turns_for(at, style, one, other, drawn)
    if turns <= alone:
        points = one.points * likely(at, style, turns) + other.points * likely(at, style, both)
    else:
        points = other.points * likely(at, style, alone) + one.points * likely(at, style, both)
    return points - style.turn * both


def best_plan(at: Position, style: Style, found: list[Plan], drawn: tuple[str, ...] = ()) -> tuple[Plan | None, float]:
    """Returns the plan that is worth most in a position, and its worth; None and 0 if none is worth anything."""
    top, most = None, 0.0 if at.sure else -99.0
    known: dict[int, float] = {}
    for plan in found:
        one, other = plan.first, plan.second
        turns = known.get(id(one))
        if turns is None:
            turns = known[id(one)] = turns_for(at, style, one, None, drawn)
        if other is None:
            value = of_one(at, style, one, turns)
        else:
            alone = known.get(id(other))
            if alone is None:
                alone = known[id(other)] = turns_for(at, style, other, None, drawn)
            value = of_two(at, style, one, turns, other, alone, drawn)
        if value > most:
            top, most = plan, value
    return top, 0.0 if top is None else most


def likely(at: Position, style: Style, turns: float) -> float:
    """Returns how likely it is that so many turns are left."""
    if at.sure:
        return 1.0 if turns <= at.turns + 0.01 else 0.02
    return _sigmoid((turns - at.turns) / style.softness)


@lru_cache(4096)
def _sigmoid(late: float) -> float:
    """Rounded, because machines differ in the last digits of exp, and every machine must choose alike."""
    return round(1.0 / (1.0 + exp(late)), 9)


def small_terms(at: Position, plan: Plan | None) -> float:
    """Returns what else a position is worth: cards in hand, and what lies on the board without use. A head or a tail
    for which no coatl will ever have room is worst: a board full of them is a standstill."""
    own, unfinished, with_head, with_tail, complete = at.own, 0, 0, 0, 0
    for coatl in at.coatls:
        if coatl.head and coatl.tail:
            complete += 1
        else:
            unfinished += 1
            with_head += coatl.head
            with_tail += coatl.tail
    new = max(0, at.rules.coatls - complete - unfinished)
    stuck = max(0, sum(own.heads) - new - unfinished + with_head)
    stuck += max(0, sum(own.tails) - new - unfinished + with_tail)
    used = 0
    if plan is not None:
        one, other = plan.first, plan.second
        needed = one.bodies if other is None else map(add, one.bodies, other.bodies)
        used = sum(map(min, needed, own.bodies))
        heads, tails = [0] * 6, [0] * 6  # the last one counts coatls that lack none
        for target in plan.targets:
            heads[target.head] += 1
            tails[target.tail] += 1
        used += sum(map(min, own.heads, heads)) + sum(map(min, own.tails, tails))
    idle = len(at.board) - used
    cards = min(len(at.hand), WEIGHTS.most_cards)
    future = new > 0 or unfinished > 0
    return WEIGHTS.card * cards * future - WEIGHTS.stuck * stuck - WEIGHTS.idle * idle


def worth_of_position(at: Position, style: Style, scores: Scores) -> float:
    """Returns what a position is worth: the points of complete coatls, and the best plan."""
    best = plans(at, style, scores)
    worth = at.points + small_terms(at, best[0] if best else None)
    if best:
        return worth + max(0.0, best[0].worth) if at.sure else worth + best[0].worth
    if at.completed >= at.rules.coatls:
        return worth + ending(at, style)
    return worth


def ending(at: Position, style: Style) -> float:
    """Returns what it is worth to bring the end: much if one leads, a loss if not."""
    lead = (at.points - at.leader - EVEN) * style.lead
    return max(-WEIGHTS.most_lead, min(WEIGHTS.most_lead, lead))
