"""A game looked at again, action by action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import define

from coatl_core.game import refusals
from coatl_core.game.actions import Action, Extend, Start
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.offers import Offer
from coatl_core.game.preview import Preview, preview
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import play
from coatl_core.saves.store import read


@define
class ReplayGame:
    """A ``ShownGame`` (see there) at one of its positions: 0 is the table as it was dealt, ``last`` the table that the
    game has got to. Nothing can be done in it.

    When a game is over nothing in it is secret any more: each position shows the hand of whoever is to act there. Of a
    game that goes on it shows the secrets of nobody, or of the only player.
    """

    session: Session
    position: int = 0

    @property
    def last(self) -> int:
        """The number of the last position, which is also that of all actions."""
        return len(self.session.history)

    def go(self, position: int) -> None:
        """Goes to a position, or as near to it as there is one."""
        self.position = min(max(position, 0), self.last)

    def next_turn(self) -> int:
        """Returns the position at which the next turn begins, or the last one."""
        return min((at for at in self._turns() if at > self.position), default=self.last)

    def previous_turn(self) -> int:
        """Returns the position at which this turn began, or the one before it if it is beginning just here."""
        return max((at for at in self._turns() if at < self.position), default=0)

    def _turns(self) -> list[int]:
        """The positions at which turns begin, the deal being the first of them."""
        turns = [self._state(at).turn for at in range(self.last + 1)]
        return [0, *(at for at in range(1, self.last + 1) if turns[at] != turns[at - 1])]

    def _state(self, position: int) -> GameState:
        """The table at a position. It belongs to the session and must not be changed."""
        return self.session.state if position == self.last else self.session.history[position].before

    @property
    def _viewer(self) -> int | None:
        if len(self.session.setup.players) == 1:
            return 0
        return self._state(self.position).seat if self.session.over else None

    # What is shown

    def view(self) -> PlayerView:
        return view(self._state(self.position), self._viewer)

    @property
    def covered(self) -> bool:
        return False

    def log(self) -> list[Event]:
        """Everything that has happened up to this position."""
        return self._seen(event for played in self.session.history[: self.position] for event in played.events)

    def news(self) -> list[Event]:
        """What the last action before this position has brought about."""
        return self._seen(self.session.history[self.position - 1].events) if self.position else []

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        return list(events) if self.session.over else [seen_by(event, self._viewer) for event in events]

    @property
    def legal_actions(self) -> Sequence[Action]:
        return ()

    @property
    def moves(self) -> Sequence[Offer]:
        return ()

    def why_not_beside(self, coatl: int, card: str) -> Refusal | None:
        state = self._state(self.position)
        return refusals.why_not_beside(state, state.seat if self._viewer is None else self._viewer, coatl, card)

    def preview(self, action: Start | Extend) -> Preview:
        return preview(self._state(self.position), action)

    @property
    def last_actor(self) -> int | None:
        return self.session.history[self.position - 1].seat if self.position else None

    def undo_refusal(self) -> Refusal | None:
        return Refusal("undo-nothing", "")

    def save_failure(self) -> str:
        return ""


def open_replay(path: Path, registry: Registry) -> ReplayGame:
    """Returns the saved game in this file, at its beginning. Its file stays as it is. Raises SaveError if the file
    cannot be used."""
    return ReplayGame(play(read(path), registry))
