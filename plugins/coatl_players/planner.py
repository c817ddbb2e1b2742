"""The planner: values each turn it could do by the best plan it leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean

from coatl_core.game.actions import (
    Action,
    ClaimPile,
    Discard,
    Do,
    Done,
    DrawDeck,
    DrawRow,
    Duty,
    EndTurn,
    Extend,
    Fulfil,
    Keep,
    Pass,
    Pick,
    Start,
    Take,
    Vision,
)
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions, offers
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_players.assembling import Built, assemble, can_finish, finish_now
from coatl_players.candidates import UNKNOWN, Candidate, kept
from coatl_players.drawing import draw_turn, draw_turns
from coatl_players.greedy import given
from coatl_players.plans import WEIGHTS, Plan, plans, small_terms, worth_of_position
from coatl_players.position import Position, position
from coatl_players.shapes import Scores, Target
from coatl_players.targets import Style
from coatl_players.worlds import (
    can_be_played,
    goes_on,
    lost_to_others,
    measure_of,
    play_turn,
    points_of,
    worlds_after,
)

MOST_PARTS = 20
"""More parts than a turn is planned in."""
MOST_MOVES = 40
"""How many moves of variants are valued."""
MOST_FORESEEN = 8
"""Of how many of these it is found out how the turn goes on."""
MOST_FOLLOWED = 2
"""Of how many, when it is one of several in a row."""
MOST_IN_A_ROW = 4
"""How many moves of variants in a row are followed: a quick action has so many answers."""
MOST_ALLOWED = 6
"""How many turns are sought that no variant forbids."""
TO_PAY = 0.2
"""What each further prophecy in hand is worth to whoever may have to pay with one."""
TOKEN = 1.5
"""What a sacrifice token for a perfect pick is worth while it is not spent."""
VISION = 0.6
"""What a vision of the future is worth while it is not spent, times the root of the number of turns that are left: with
that it is used when it brings more than it will later on, on average."""
DUTY = 0.5
"""What a priest’s duty is worth while it is not spent."""
LOST = 0.15
"""The part of the points of a temple that are lost because others claim it before."""
FIRST_WORLDS, HOPE = 3, 1.0
"""What reveals cards is tried in so many worlds, and in more only if it is not worse than the best other turn by more
points than these."""
GIVEN = 0.6
"""The part of what variants would give after a turn, if the game ended then, that comes of it in the end."""


class Planner:
    """Finds turns for one game. It keeps only the points of cards, up to a limit."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.scores = Scores()

    def candidates(self, seen: PlayerView, legal: tuple[Action, ...], random: Random) -> list[Candidate]:
        """Returns the turns worth considering, the best first. Each begins with a legal action, and no variant forbids
        another one of its actions."""
        found = self.ranked(seen, legal, random)
        if seen.goal is not None and self.style.rival:
            _add_what_variants_give(seen, found, 1.0)
        elif self._weighs_what_variants_give(seen):
            _add_what_variants_give(seen, found, GIVEN)
        return _allowed(seen, found, legal) if seen.ruleset.variants else found

    def ranked(self, seen: PlayerView, legal: tuple[Action, ...], random: Random) -> list[Candidate]:
        """Returns the turns worth considering, the best first. Each begins with a legal action; what variants forbid
        later in a turn is not asked."""
        at = position(seen, points_of(seen), seen.acting, self.style.pace, self.style.rival)
        if seen.phase == "keep":
            found = self._keeps(at, legal)
        elif seen.phase == "complete":
            found = [Candidate(finish_now(at, seen.closing, legal), 0.0)]
        else:
            found = self._turns(at, legal, seen)
        allowed = frozenset(legal)
        found = [candidate for candidate in found if candidate.actions[0] in allowed]
        if not found:
            found = [Candidate((last_resort(legal),), 0.0)]
        if self.style.noise:
            for candidate in found:
                candidate.worth += self.style.noise * (random.random() + random.random() + random.random() - 1.5)
        found.sort(key=lambda candidate: -candidate.worth)
        return found

    def valued(self, seen: PlayerView, played: tuple[Action, ...], random: Random) -> Candidate | None:
        """Returns a turn that was played, or its beginning, valued as a candidate of its kind is; None for kinds that
        it does not think of."""
        at = position(seen, points_of(seen), seen.acting, self.style.pace, self.style.rival)
        match played[0]:
            case Keep():
                return self._keep(at, played[0])
            case Duty() if self.style.worlds:
                return self._duty(at, plans(at, self.style, self.scores), played[0])
            case Take() | Pick() | EndTurn() | Pass():
                return self._small(at, plans(at, self.style, self.scores), played[0])
            case DrawRow() | DrawDeck():
                return draw_turn(at, self.style, plans(at, self.style, self.scores), played)
            case Start() | Extend() | Fulfil():
                return self._assembled(at, seen, played, random)
            case Do():
                return self._moves(at, plans(at, self.style, self.scores), seen, [played[0]])[0]
        return None

    def _assembled(self, at: Position, seen: PlayerView, played: tuple[Action, ...], random: Random) -> Candidate:
        before = determinize(seen, random)
        state = before.clone()
        play_turn(state, played)
        self.finish_turn(state, before, random)
        own, claimed = state.players[seen.acting], [a.pile for a in played if isinstance(a, ClaimPile)]
        after = at.after(
            board=own.board,
            hand=own.hand,
            temples=own.temples,
            tops=tuple(top for number, top in enumerate(at.piles, 1) if top is not None and number not in claimed),
            coatls=own.coatls,
            points=points_of(view(state, seen.acting))[seen.acting],
        )
        closed = after.completed - at.completed
        return Candidate(played, worth_of_position(after, self.style, self.scores), closes=closed)

    def finish_turn(self, state: GameState, before: GameState, random: Random) -> None:
        """Plays a turn that is not over yet to its end, on the state itself; ``before`` is the state it began in."""
        for _ in range(MOST_PARTS):
            ended = (state.seat, state.turn) != (before.seat, before.turn)
            if ended or state.phase not in ("choose", "assemble", "complete", "ask"):
                return
            legal = legal_actions(state)
            play_turn(state, self.candidates(view(state, state.seat), legal, random)[0].actions)

    def _turns(
        self, at: Position, legal: tuple[Action, ...], seen: PlayerView, ahead: int = MOST_IN_A_ROW
    ) -> list[Candidate]:
        """Returns the turns of a position; ``ahead`` is how many moves of variants in a row are followed."""
        best = plans(at, self.style, self.scores)
        found = list[Candidate]()
        if any(isinstance(action, Start | Extend | Fulfil) for action in legal):
            found += self._assembling(at, best, partly=self._weighs_what_variants_give(seen))
        draws = [action for action in legal if isinstance(action, DrawRow | DrawDeck)]
        discarding = any(isinstance(action, Discard) for action in legal)
        if draws or discarding:
            found += draw_turns(at, self.style, best, legal, discarding=discarding)
        for action in legal:
            if isinstance(action, Pick):
                if best and any(_serves(action, target) for target in best[0].targets):
                    found.append(self._small(at, best, action))
            elif isinstance(action, Take | EndTurn | Pass):
                found.append(self._small(at, best, action))
            elif isinstance(action, Duty) and self.style.worlds:
                found.append(self._duty(at, best, action))
        moves = [action for action in legal if isinstance(action, Do)]
        idle = kept(at.after(), self.style, best, ()).worth
        if moves:
            other = max([idle, *[candidate.worth for candidate in found]])
            found += self._moves(at, best, seen, moves[:MOST_MOVES], ahead, other)
        if self.style.worlds and ahead == MOST_IN_A_ROW and Vision() in legal:
            found.append(self._vision(at, seen, max([idle, *[candidate.worth for candidate in found]])))
        for candidate in found:
            candidate.idle = idle
        return found

    def _moves(
        self,
        at: Position,
        best: list[Plan],
        seen: PlayerView,
        moves: list[Do],
        ahead: int = MOST_IN_A_ROW,
        other: float = 0.0,
    ) -> list[Candidate]:
        """Returns the moves of variants as turns. What they do is found out by making them; what they give to others
        is taken off. Of answers and of moves after which the turn goes on, those are returned that look best at once,
        and their worth is that of the best that can follow."""
        world, found, states = determinize(seen, Random(0)), list[Candidate](), list[GameState]()
        measure = measure_of(at, seen)
        for move in moves:
            state = world.clone()
            advance(state, move)
            own, points = state.players[seen.acting], points_of(view(state, seen.acting))
            after = at.after(
                board=own.board,
                hand=own.hand,
                temples=own.temples,
                coatls=own.coatls,
                supply=tuple(state.supply),
                row=tuple(state.row),
                points=points[seen.acting],
            )
            left = best if state.row == world.row else [plan for plan in best if _lies_there(plan, state.row)]
            candidate = kept(after, self.style, left, (move,))
            candidate.worth -= lost_to_others(seen, points, measure)
            found.append(candidate)
            states.append(state)
        if not self.style.rival or not ahead:
            return found
        done, open_ = list[Candidate](), list[tuple[Candidate, GameState]]()
        revealing = list[Candidate]()
        for candidate, state in zip(found, states, strict=True):
            if ahead == MOST_IN_A_ROW and self.style.worlds and not {*state.row} <= {*seen.row}:
                revealing.append(candidate)
            elif seen.phase == "ask" or goes_on(seen, state):
                open_.append((candidate, state))
            else:
                done.append(candidate)
        open_.sort(key=lambda each: -each[0].worth)
        for candidate, state in open_[: MOST_FORESEEN if ahead == MOST_IN_A_ROW else MOST_FOLLOWED]:
            candidate.worth = self._foreseen(at, seen, state, ahead - 1)
            done.append(candidate)
        revealing.sort(key=lambda each: -each.worth)
        for candidate in revealing[:MOST_FOLLOWED]:
            first = candidate.actions[0]
            candidate.worth = self._in_worlds(seen, first, lambda state: self._foreseen(at, seen, state, 0), other)
            done.append(candidate)
        later: dict[Action, float] = {offer.move: offer.worth for offer in offers(world)}
        for candidate in done:
            candidate.worth += later.get(candidate.actions[0], 0.0)
        return done

    def _in_worlds(
        self, seen: PlayerView, action: Action, worth: Callable[[GameState], float], other: float, later: float = 0.0
    ) -> float:
        """Returns what an action that reveals cards is worth in the mean of some worlds, less what it will be worth to
        do it later. ``other`` is what the best other turn is worth: where the first worlds stay far behind that, no
        more are tried."""
        found = list[float]()
        for state in worlds_after(seen, action, self.style.worlds):
            found.append(worth(state))
            if len(found) == FIRST_WORLDS and fmean(found) - later < other - HOPE:
                break
        return fmean(found) - later

    def _foreseen(self, at: Position, seen: PlayerView, state: GameState, ahead: int) -> float:
        """Returns what a state, to which a move of a variant has led, is worth to whoever has made it: with plans made
        anew, or if their turn goes on, with the best that can follow."""
        seat = seen.acting
        after_seen = view(state, seat)
        points = points_of(after_seen)
        lost = lost_to_others(seen, points, measure_of(at, seen))
        after = position(after_seen, points, seat, self.style.pace, self.style.rival)
        if goes_on(seen, state):
            legal = legal_actions(state)
            follows = [turn.worth for turn in self._turns(after, legal, after_seen, ahead) if turn.actions[0] in legal]
            if follows:
                return max(follows) - lost
        cards = {*at.hand, *at.row, *_lying(seen)}
        known = tuple(card for card in after.hand if card in cards)
        after = at.after(
            rules=after.rules,
            board=after.board,
            hand=known,
            temples=after.temples,
            coatls=after.coatls,
            supply=after.supply,
            row=tuple(card if card in at.row else None for card in after.row),
            piles=after.piles,
            tops=after.tops,
            points=points[seat],
        )
        worth = worth_of_position(after, self.style, self.scores)
        held = len(state.players[seat].hand)
        drawn = at.after(hand=(*known, *(UNKNOWN,) * (held - len(known))))
        worth += small_terms(drawn, None) - small_terms(at.after(hand=known), None)
        return worth - lost + TO_PAY * max(0, held - WEIGHTS.most_cards)

    def _small(self, at: Position, best: list[Plan], action: Take | Pick | EndTurn | Pass) -> Candidate:
        """Returns the turn of this one action."""
        if isinstance(action, Take):
            pieces = at.supply[action.field - 1]
            supply = (*at.supply[: action.field - 1], (), *at.supply[action.field :])
            return kept(at.after(board=at.board + pieces, supply=supply), self.style, best, (action,))
        if isinstance(action, Pick):
            candidate = kept(at.after(board=at.board + action.pieces), self.style, best, (action,))
            candidate.worth -= TOKEN
            return candidate
        return kept(at.after(), self.style, best, (action,))

    def _weighs_what_variants_give(self, seen: PlayerView) -> bool:
        phases = "action", "choose", "assemble"
        return bool(self.style.worlds and seen.ruleset.scoring and seen.goal is None and seen.phase in phases)

    def _assembling(self, at: Position, best: list[Plan], *, partly: bool = False) -> list[Candidate]:
        """Returns the ways to assemble: to finish what can be finished, and to make room on a full board; ``partly``
        also where there is room."""
        found: dict[tuple[Action, ...], Candidate] = {}
        tried = 0
        crowded = at.rules.board_spaces - len(at.board) < 3
        for plan in best:
            finish = [target.slot for target in plan.targets if can_finish(at, target)]
            others = [target.slot for target in plan.targets if target.slot not in finish]
            ways = [(finish, others), (finish, [])] if finish else []
            if (crowded or partly) and not finish:
                ways = [([], others)]
            if finish and len(finish) == 2:
                ways += [([slot], []) for slot in finish]
            for some, begun in ways:
                built = assemble(at, plan, some, begun)
                if built is not None and built.actions not in found:
                    found[built.actions] = self._built(built, plan, some)
                    tried += 1
            if tried >= 6:
                break
        return list(found.values())

    def _built(self, built: Built, plan: Plan, finished: list[int]) -> Candidate:
        worth = worth_of_position(built.after, self.style, self.scores)
        if plan.second is not None and plan.second.slot in finished and plan.first.slot not in finished:
            plan = Plan(plan.second, plan.first, plan.worth)  # those that are finished come first
        return Candidate(built.actions, worth, plan, built.closed)

    def _vision(self, at: Position, seen: PlayerView, other: float) -> Candidate:
        """Returns the vision of the future, worth what choosing from a new row is worth in the mean of some worlds,
        less what it will be worth to have it later. ``other`` is what the best other turn is worth."""

        def chosen(state: GameState) -> float:
            row = tuple(state.row)
            after = at.after(row=row)
            after.turns = at.turns
            places = tuple(DrawRow(place) for place, card in enumerate(row, 1) if card is not None)
            turns = draw_turns(after, self.style, plans(after, self.style, self.scores), places, discarding=True)
            return max([turn.worth for turn in turns], default=-99.0)

        later = VISION * sqrt(max(0.0, at.turns))
        return Candidate((Vision(),), self._in_worlds(seen, Vision(), chosen, other, later), spent=later)

    def _duty(self, at: Position, best: list[Plan], action: Duty) -> Candidate:
        """Returns a priest’s duty: nobody else can claim the temple then that plans count on."""
        temple = at.piles[action.pile - 1]
        assert temple is not None
        candidate = kept(at.after(temples=(*at.temples, temple)), self.style, best, (action,))
        targets = candidate.plan.targets if candidate.plan is not None else ()
        points = [at.catalog.temples[temple].points_for(t.colors, ()) for t in targets if t.temple == temple]
        candidate.worth += LOST * sum(points) - DUTY
        candidate.spent = DUTY
        return candidate

    def _keeps(self, at: Position, legal: tuple[Action, ...]) -> list[Candidate]:
        """Returns the ways to keep prophecies: as many as possible, best with those of the best plans."""
        most = max(len(action.cards) for action in legal if isinstance(action, Keep))
        keeps = (action for action in legal if isinstance(action, Keep) and len(action.cards) == most)
        return [self._keep(at, action) for action in keeps]

    def _keep(self, at: Position, action: Keep) -> Candidate:
        best = plans(at.after(hand=action.cards), self.style, self.scores)
        return Candidate((action,), best[0].worth if best else 0.0, best[0] if best else None)


def _lies_there(plan: Plan, row: Sequence[str | None]) -> bool:
    """Returns whether the cards that a plan wants lie in the row."""
    return all(card in row for target in plan.targets for card in target.wanted)


def _lying(seen: PlayerView) -> Iterator[str | None]:
    """Yields the prophecies that this seat sees lying with variants: it knows what it takes there."""
    for variant in seen.ruleset.holding:
        yield from variant.cards(seen.variants[variant.id])


def _allowed(seen: PlayerView, found: list[Candidate], legal: tuple[Action, ...]) -> list[Candidate]:
    """Returns the first of the candidates of which no variant of the game forbids an action."""
    world, allowed = determinize(seen, Random(0)), []
    for candidate in found:
        if can_be_played(world, candidate.actions):
            allowed.append(candidate)
            if len(allowed) == MOST_ALLOWED:
                break
    return allowed or [Candidate((last_resort(legal),), 0.0)]


def _add_what_variants_give(seen: PlayerView, found: list[Candidate], part: float) -> None:
    """Adds to the first of the candidates, and to those that assemble, this part of what variants give the side by
    them, more than the best other side, and sorts them again. Of moves of variants that is known already."""
    world = determinize(seen, Random(0))
    before = given(world, seen.acting)
    for number, candidate in enumerate(found):
        first = candidate.actions[0]
        if isinstance(first, Start | Extend | Fulfil) or (number < MOST_FORESEEN and not isinstance(first, Do)):
            state = world.clone()
            play_turn(state, candidate.actions)
            candidate.worth += part * (given(state, seen.acting) - before)
    found.sort(key=lambda candidate: -candidate.worth)


def last_resort(legal: tuple[Action, ...]) -> Action:
    """Returns the action for a position in which no plan helps: to end what was begun, or else the first one."""
    return next((action for action in legal if isinstance(action, EndTurn | Done)), legal[0])


def _serves(pick: Pick, target: Target) -> bool:
    return all(target.needs(piece) for piece in pick.pieces)
