"""What hints and the analysis share: which turns are as good, how far a proposed turn can be told. And the hints."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game.actions import Action
from coatl_core.game.engine import apply
from coatl_core.game.events import Event, seen_by
from coatl_core.game.players import Choice
from coatl_core.game.refusals import refusal
from coatl_core.game.state import GameState
from coatl_core.play.table_game import Hint

ALIKE = 0.5
"""A turn that is worth less than the best one by fewer points than these is as good."""
MOST_HINTS = 5
"""How many turns are proposed."""


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


def hints_of(choice: Choice, state: GameState) -> list[Hint]:
    """Returns the turns that a player proposes to the one whose turn it is, as far as they are known beforehand, each
    once. Raises VariantFailed."""

    catalog = state.ruleset.catalog

    def hint(turn: Choice, behind: float | None) -> Hint:
        played, events = known_turn(state, turn.actions)
        gain = choice.gain if choice.gain is None or behind is None else choice.gain - behind
        serves = tuple(card for card in turn.serves if card in catalog.prophecies or card in catalog.temples)
        return Hint(played, tuple(seen_by(event, state.seat) for event in events), turn.why, behind, gain, serves)

    turns = [hint(choice, None), *(hint(other, other.behind) for other in choice.others)]
    unlike = {turn.actions: turn for turn in reversed(turns) if turn.actions}
    return [turn for turn in turns if unlike.get(turn.actions) is turn][:MOST_HINTS]
