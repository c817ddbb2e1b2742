"""The game of one turn that is tried: everything can be taken back before its end, and it can be begun anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import define

from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, GameEnded
from coatl_core.game.session import Session
from coatl_core.play.session_game import SessionGame
from coatl_core.play.table_game import Hint


@define
class TurnGame(SessionGame):
    """The part of a ``TableGame`` (see there) that a puzzle and a mistake share. The session begins with the turn."""

    @property
    def tried(self) -> bool:
        """Whether the turn has come to its end."""
        raise NotImplementedError

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        """Without the end of the game: only the turn is tried."""
        return [event for event in super()._seen(events) if not isinstance(event, GameEnded)]

    async def hints(self) -> Sequence[Hint] | None:
        return None  # that would be the solution

    async def count_hint(self) -> None:
        pass

    @property
    def last_actor(self) -> int | None:
        return self.viewer if self.session.history else None

    def undo_refusal(self) -> Refusal | None:
        if self.tried:
            return Refusal("puzzle-over", "")
        return None if self.session.history else Refusal("undo-nothing", "")

    async def undo(self) -> Refusal | None:
        """Takes the last action back, also one that has revealed something (Ruling 5.4 is for games)."""
        refused = self.undo_refusal()
        if refused is None:
            after = self.session.copy()
            after.pop()
            self.session = after
        return refused

    def again(self) -> None:
        """Begins the turn anew."""
        first = self.session
        self.session = Session(first.setup, first.ruleset, start=first.start)
        self.spaces = {}

    def close(self) -> None:
        """There is nothing to be closed: what is kept has been kept at once."""
