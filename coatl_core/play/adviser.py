"""What hints and the analysis share: which turns are as good, where a turn that is judged begins, how far a proposed
turn can be told. And the hints."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from random import Random

from attrs import evolve, frozen

from coatl_core.game.actions import Action, Step
from coatl_core.game.engine import apply
from coatl_core.game.events import Event, seen_by
from coatl_core.game.found import Found
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Choice, chance
from coatl_core.game.refusals import refusal
from coatl_core.game.session import Played, Session
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_core.play.table_game import Hint

ALIKE = 1.0
"""A turn that is worth less than the best one by fewer points than these is as good."""
MOST_HINTS = 5
"""How many turns are proposed."""


@frozen
class Stage:
    """A moment of a turn at which a strong player is asked: what the seat saw, what it could do, and what it did then;
    None at the present moment. ``seed`` and ``number``, of the actions before, are what all chance comes from."""

    seen: PlayerView
    legal: Sequence[Action]
    seed: str
    number: int
    done: Action | None = None

    def random(self) -> Random:
        """Returns the random numbers to think with, always the same ones."""
        return chance(self.seed, self.seen.acting, self.number)


def present(session: Session) -> Stage:
    """Returns the present moment of a game."""
    return Stage(session.view(session.acting), session.legal_actions, session.setup.seed, len(session.history))


def goes_on(last: Played, then: Played | None) -> bool:
    """Whether an action belongs to what is judged together with the one before it: nothing was revealed between them,
    and the turn is the same."""
    if then is None or isinstance(then.action, Step | Found):
        return False
    return (last.before.seat, last.before.turn) == (then.before.seat, then.before.turn) and not last.reveals


def stages_of(session: Session) -> list[Stage]:
    """Returns the turn that is being played, action by action, since something was revealed, and the present moment."""
    state, history = session.state, session.history
    seat, first = state.seat, len(history)
    while first and (history[first - 1].seat, history[first - 1].before.turn) == (seat, state.turn):
        if history[first - 1].reveals or isinstance(history[first - 1].action, Step):
            break
        first -= 1
    stages = [(each.before, each.action) for each in history[first:]]
    return [
        Stage(view(before, seat), legal_actions(before), session.setup.seed, number, done)
        for number, (before, done) in enumerate([*stages, (state, None)], first)
    ]


async def proposed(
    stages: Sequence[Stage], ask: Callable[[Stage], Awaitable[Choice | None]]
) -> Sequence[Choice] | None:
    """Returns the turns that a strong player proposes at the last of these stages, the best first, each with its
    ``gain`` and ``behind``. Whoever has done the first actions of a turn that was as good as the best one is told the
    rest of it, so a plan is gone on with. None if nobody answers."""
    turns: Sequence[Choice] = ()
    for stage in stages:
        if not turns:
            choice = await ask(stage)
            if choice is None:
                return None
            turns = _turns_of(choice)
        if stage.done is not None:
            turns = _rest(turns, stage.done)
    return turns


def _turns_of(choice: Choice) -> list[Choice]:
    """The turns of a choice, each with the points that it is worth more than doing nothing."""
    gain = choice.gain
    others = (evolve(each, gain=None if gain is None else gain - each.behind) for each in choice.others)
    return [evolve(choice, others=(), behind=0.0), *others]


def _rest(turns: Iterable[Choice], done: Action) -> list[Choice]:
    """What is left of those turns that are as good as the best one and begin with what was done."""
    begun = [each for each in turns if len(each.actions) > 1 and each.actions[0] == done and each.behind < ALIKE]
    return [evolve(each, actions=each.actions[1:], behind=each.behind - begun[0].behind) for each in begun]


def known_turn(state: GameState, actions: Iterable[Action]) -> tuple[tuple[Action, ...], tuple[Event, ...]]:
    """Returns a turn as far as it is known beforehand: its actions up to the first that reveals something, and what
    they bring about but for what is revealed. Raises VariantFailed."""
    played, events, seat = list[Action](), list[Event](), state.seat
    for action in actions:
        if state.seat != seat or refusal(state, action) is not None:
            break
        state, happened = apply(state, action)
        played.append(action)
        events += (event for event in happened if not event.reveals)
        if any(event.reveals for event in happened):
            break
    return tuple(played), tuple(events)


def hints_of(turns: Sequence[Choice], state: GameState) -> list[Hint]:
    """Returns the proposed turns, the best first, as far as they are known beforehand, each once. Raises
    VariantFailed."""

    catalog = state.ruleset.catalog

    def hint(turn: Choice, behind: float | None) -> Hint:
        played, events = known_turn(state, turn.actions)
        serves = tuple(card for card in turn.serves if card in catalog)
        parts = tuple((card, points) for card, points in turn.parts if card in catalog)
        told = tuple(seen_by(event, state.seat) for event in events)
        return Hint(played, told, turn.why, behind, turn.gain, serves, parts)

    hints = [hint(turn, turn.behind if number else None) for number, turn in enumerate(turns)]
    unlike = {turn.actions: turn for turn in reversed(hints) if turn.actions}
    return [turn for turn in hints if unlike.get(turn.actions) is turn][:MOST_HINTS]
