"""Tells the variants that react what happens, as it happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from coatl_core.game.events import Event
from coatl_core.game.state import GameState


def tell(state: GameState, event: Event, events: list[Event] | None) -> None:
    """Tells the variants that react of an event, in the order of the setup. What they add goes into the log and is told
    to nobody."""
    log = events.log if isinstance(events, ToldEvents) else events
    for variant in state.ruleset.reacting:
        variant.react(state, event, log)


class ToldEvents(list[Event]):
    """Events of a game with variants that react: each is told to them as soon as it is added. It also goes into
    ``log``, unless that is None."""

    def __init__(self, state: GameState, log: list[Event] | None) -> None:
        super().__init__()
        self.state, self.log = state, log

    def append(self, event: Event) -> None:
        super().append(event)
        if self.log is not None:
            self.log.append(event)
        tell(self.state, event, self.log)

    def extend(self, events: Iterable[Event]) -> None:
        for event in events:
            self.append(event)

    def __iadd__(self, events: Iterable[Event]) -> Self:  # type: ignore[override, misc]  # list also adds others
        self.extend(events)
        return self
