"""The end of a game at a real table as the score sheet shows it."""

from __future__ import annotations

from attrs import frozen

from coatl_core.game.events import Event
from coatl_core.game.state import GameState
from coatl_core.play.state_game import StateGame


@frozen
class ToldGame(StateGame):
    """A ``ScoredGame`` (see there) of which only the end was told: nothing is known of what has happened in it."""

    end: GameState

    @property
    def viewer(self) -> int | None:
        return None

    @property
    def state(self) -> GameState:
        return self.end

    def log(self) -> list[Event]:
        return []
