"""Quick turns, for a search that plays a game on for many turns: the planner's way, with targets that are remembered
and without a view of the table for each turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import attrgetter

from attrs import evolve, frozen

from coatl_core.cards.distance import additions
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Action, DrawDeck, DrawRow, EndTurn, Keep, Pass, Take
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.final_turn import can_be_solved, final_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.state import GameState
from coatl_players.assembling import assemble, can_finish, finish_now
from coatl_players.candidates import UNKNOWN
from coatl_players.planner import last_resort
from coatl_players.plans import Plan, best_plan, ending, of_one, of_two, slots, small_terms, worth_of
from coatl_players.position import BODIES_A_TURN, Position, nearest_end
from coatl_players.shapes import LONGEST, Scores, Shapes, Target
from coatl_players.targets import NEW, Search, Style, turns_for

MOST_COATLS = 5_000
"""Of so many complete coatls the points are remembered; then all are forgotten."""
MOST_SEARCHES = 1_500
"""The targets of so many searches are remembered; then all are forgotten."""
FEW_NEW = 3
"""With not more new cards in hand and row a search begins with what was found before."""
GROWN = 3
"""So many of the things found before are tried with each new card."""
PLANS = 8
"""So many plans are compared after each turn that could be done."""
BUILT = 2
"""For so many plans it is tried to assemble."""
MOST_WORK, MOST_VALUED = 20_000, 100_000
"""After so many choices, or so many orders of pieces, that were looked at for last turns it has done enough."""
MOST_LOOKED_AT = 80_000
"""After so many additions to coatls that searches have looked at it has done enough. It comes to that where three or
four players have to be thought of."""
CROWDED = 3
"""With less room on the board it is worth a turn to assemble, even if nothing is finished."""


class Quick:
    """Finds turns on a table of which everything is known, for whoever's turn it is, by what that seat may know. It
    remembers targets, and begins with them when a card has changed: so ``forget`` must be called before each decision.
    With ``exact`` last turns are the best there are. Variants it does not know: it makes none of their moves."""

    def __init__(self, style: Style, *, exact: bool = False) -> None:
        self.style, self.exact = style, exact
        self._work = self._valued = self._looked_at = 0
        """How many choices and orders of pieces were looked at for last turns, and how many additions by searches,
        since ``forget``."""
        self.scores = Scores()
        self._points: dict[Coatl, int] = {}
        self._targets: dict[object, list[Target]] = {}
        self._searches: dict[tuple[int, Coatl], _Found] = {}
        self._plans: dict[object, list[Plan]] = {}

    def forget(self) -> None:
        """Forgets targets and plans, so that what is chosen next does not depend on what was chosen before."""
        self._work = self._valued = self._looked_at = 0
        self._targets.clear()
        self._searches.clear()
        self._plans.clear()

    @property
    def has_done_enough(self) -> bool:
        """Whether it has taken so much work that nothing further should be begun."""
        return self._work >= MOST_WORK or self._valued >= MOST_VALUED or self._looked_at >= MOST_LOOKED_AT

    def turn(self, state: GameState) -> tuple[Action, ...]:
        """Returns the rest of the turn of the seat that is to act."""
        if self.exact and can_be_solved(state):
            last = final_turn(state)
            self._work += last.work
            self._valued += last.valued
            if last.actions:
                return last.actions
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal
        if state.phase == "keep":
            return (max(legal, key=lambda action: len(action.cards) if isinstance(action, Keep) else 0),)
        at = self._at(state, state.seat)
        if state.phase == "complete":
            return finish_now(at, state.closing, legal)
        allowed, best = frozenset(legal), self._best(at)
        chosen: tuple[Action, ...] = (last_resort(legal),)
        most = -1e9
        for actions, worth in self._turns(at, legal, best):
            if worth > most and actions[0] in allowed:
                chosen, most = actions, worth
        return chosen

    def worth(self, state: GameState, seat: int) -> float:
        """Returns what its position is worth to a seat; after the end of the game its points."""
        if state.phase == "over":
            return float(self.points(state, seat))
        return self._worth(self._at(state, seat))

    def points(self, state: GameState, seat: int) -> int:
        """Returns the points of the complete coatls of a seat."""
        known, total = self._points, 0
        for coatl in state.players[seat].coatls:
            if coatl.complete:
                points = known.get(coatl)
                if points is None:
                    if len(known) >= MOST_COATLS:
                        known.clear()
                    points = known[coatl] = score(coatl, state.catalog, state.rules.strict_x)
                total += points
        return total

    def _at(self, state: GameState, seat: int) -> Position:
        """The position of a seat; like ``position`` of its view, but faster."""
        own, points = state.players[seat], [self.points(state, number) for number in range(len(state.players))]
        turns, sure = self._turns_left(state, seat)
        tops = tuple([pile[-1] if pile else None for pile in state.piles])
        return Position(
            state.ruleset.limits(state.rules, state.variants, seat),
            state.catalog,
            own.board,
            own.hand,
            own.temples,
            own.coatls,
            tuple(state.supply),
            tuple(state.row),
            tops,
            tuple([top for top in tops if top is not None]),
            turns,
            sure,
            points[seat],
            max([each for other, each in enumerate(points) if other != seat], default=0),
        )

    def _turns_left(self, state: GameState, seat: int) -> tuple[float, bool]:
        if state.last_turns is not None:
            now = state.actions_left if state.seat == seat else 0
            return now + sum([actions for other, actions in state.last_turns if other == seat]), True
        rules = state.rules
        bodies = len(state.bodies) + sum(map(len, state.supply[: rules.body_fields]))
        turns = bodies / (BODIES_A_TURN * len(state.players)) + 1
        return nearest_end(state.players, seat, rules, turns, self.style.pace), False

    def _worth(self, at: Position) -> float:
        worth = self._kept(at, self._best(at))
        return worth + ending(at, self.style) if at.completed >= at.rules.coatls else worth

    def _targets_for(self, at: Position, slot: int, coatl: Coatl) -> list[Target]:
        """The best targets of a coatl, the best first."""
        key = slot, coatl, at.hand, at.temples, at.row, at.tops
        found = self._targets.get(key)
        if found is None:
            search = _QuickSearch(at, slot, Shapes(at, coatl, self.scores, row=self.style.row), self.style)
            before = self._searches.get((slot, coatl))
            if before is not None and len(search.new_beside(before)) <= FEW_NEW:
                found = search.again(before)
            else:
                found = search.best()
            if len(self._targets) >= MOST_SEARCHES:
                self._targets.clear()
                self._searches.clear()
            self._looked_at += len(search.found)
            self._targets[key] = found
            self._searches[slot, coatl] = _Found(frozenset(search.cards), found)
        return found

    def _best(self, at: Position) -> list[Plan]:
        """The best plans. Which they are hardly depends on the pieces that lie there: they are remembered for the same
        coatls and cards."""
        key = at.coatls, at.hand, at.temples, at.row, at.tops
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= MOST_SEARCHES:
                self._plans.clear()
            found = self._plans[key] = self._plan(at)[:PLANS]
        return found

    def _plan(self, at: Position) -> list[Plan]:
        """All plans of the best targets, the best first."""
        style, found, made = self.style, list[list[tuple[Target, float]]](), list[Plan]()
        places = slots(at)
        for slot, coatl in places:
            if found and coatl is NEW and places[0][1] is NEW:
                found.append([(evolve(target, slot=slot), turns) for target, turns in found[0]])
            else:
                targets = self._targets_for(at, slot, coatl)
                found.append([(target, turns_for(at, style, target, None)) for target in targets])
            made += [Plan(target, None, of_one(at, style, target, turns)) for target, turns in found[-1]]
        for first, second in combinations(range(len(found)), 2):
            ones, others, alike = found[first], found[second], places[first][1] is NEW
            for number, (one, turns) in enumerate(ones):
                cards, temple = {*one.cards}, one.temple
                for other, alone in others[number:] if alike else others:
                    if temple is not None and temple == other.temple:
                        continue
                    if not cards.isdisjoint(other.cards):
                        continue
                    made.append(Plan(one, other, of_two(at, style, one, turns, other, alone)))
        made.sort(key=attrgetter("worth"), reverse=True)
        return made

    def _turns(
        self, at: Position, legal: tuple[Action, ...], best: list[Plan]
    ) -> Iterator[tuple[tuple[Action, ...], float]]:
        """The turns that could be done, each with its worth."""
        yield from self._assembling(at, best)
        draws: dict[str, DrawRow] = {}
        for action in legal:
            if isinstance(action, Take):
                pieces, field = at.supply[action.field - 1], action.field
                supply = (*at.supply[: field - 1], (), *at.supply[field:])
                yield (action,), self._kept(at.after(board=at.board + pieces, supply=supply), best)
            elif isinstance(action, DrawRow):
                card = at.row[action.place - 1]
                if card is not None:
                    draws[card] = action
            elif isinstance(action, DrawDeck):
                yield (action,), self._kept(at.after(hand=(*at.hand, UNKNOWN)), best)
            elif isinstance(action, EndTurn | Pass):
                yield (action,), self._kept(at.after(), best)
        room = at.rules.hand_limit - len(at.hand)
        for wanted in dict.fromkeys(_wanted(plan, draws) for plan in best):
            if wanted and len(wanted) <= room:
                worth = self._kept(at.after(hand=(*at.hand, *wanted)), best, wanted)
                yield (*[draws[card] for card in wanted], EndTurn()), worth

    def _kept(self, after: Position, best: list[Plan], drawn: tuple[str, ...] = ()) -> float:
        """What a position is worth with the best of these plans."""
        top, worth = best_plan(after, self.style, best, drawn)
        return after.points + worth + small_terms(after, top)

    def _assembling(self, at: Position, best: list[Plan]) -> Iterator[tuple[tuple[Action, ...], float]]:
        crowded = at.rules.board_spaces - len(at.board) < CROWDED
        for plan in best[:BUILT]:
            finish = [target.slot for target in plan.targets if can_finish(at, target)]
            others = [target.slot for target in plan.targets if target.slot not in finish]
            if not finish and not crowded:
                continue
            built = assemble(at, plan, finish, others)
            if built is None:
                continue
            if finish:
                yield built.actions, self._worth(built.after)
            else:  # the plan stays the same, and lacks the same pieces: only the room on the board is another
                after = at.after(board=built.after.board)
                after.own = at.own
                worth = worth_of(after, self.style, plan.first, plan.second)
                yield built.actions, at.points + worth + small_terms(at, plan)


@frozen
class _Found:
    """What a search has found, and the cards that were in hand and row."""

    cards: frozenset[str]
    targets: list[Target]


class _QuickSearch(Search):
    """Looks at each string of colours of a new coatl once, however it was found, and can begin with what an earlier
    search for the same coatl has found."""

    @property
    def cards(self) -> list[str]:
        return [card for card, _, _ in self.shapes.pool]

    def children(self, before: str, behind: str) -> list[tuple[str, str]]:
        found = super().children(before, behind)
        if self.coatl.colors:
            return found
        return [(whole, "") for whole in dict.fromkeys([one + other for one, other in found])]

    def new_beside(self, earlier: _Found) -> list[Prophecy]:
        """Returns the cards that the earlier search did not know."""
        return [prophecy for card, prophecy, _ in self.shapes.pool if card not in earlier.cards]

    def again(self, earlier: _Found) -> list[Target]:
        """Returns the best of what was found earlier, and of what one of the new cards makes of it."""
        known = list(dict.fromkeys([("", ""), *[(target.before, target.behind) for target in earlier.targets]]))
        for before, behind in known:
            self.value(before, behind)
        coatl, new = self.coatl, self.new_beside(earlier)
        for before, behind in known[:GROWN]:
            colors = before + coatl.colors + behind
            for prophecy in new:
                for more, again in additions(prophecy, colors, not coatl.head, not coatl.tail):
                    child = (more + before, behind + again) if coatl.colors else (more + before + behind + again, "")
                    if child not in self.found and len(colors) + len(more) + len(again) <= LONGEST:
                        self.value(*child)
        return self.targets()


def _wanted(plan: Plan, draws: dict[str, DrawRow]) -> tuple[str, ...]:
    return tuple(sorted({card for target in plan.targets for card in target.wanted if card in draws}))
