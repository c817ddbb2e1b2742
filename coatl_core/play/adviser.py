"""What hints and the analysis share: which turns are as good, and how far a proposed turn can be told."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game.actions import Action
from coatl_core.game.engine import apply
from coatl_core.game.events import Event
from coatl_core.game.refusals import refusal
from coatl_core.game.state import GameState

ALIKE = 0.5
"""A turn that is worth less than the best one by fewer points than these is as good."""


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
