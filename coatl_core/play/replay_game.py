"""A game looked at again, action by action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from attrs import define, field

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.offers import Offer
from coatl_core.game.players import Told
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.play.fixed_places import rack
from coatl_core.play.standing import Waiting, waiting_in
from coatl_core.play.state_game import StateGame
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, replay
from coatl_core.saves.store import read


@define
class ReplayGame(StateGame):
    """A ``ShownGame`` (see there) at one of its positions: 0 is the table as it was dealt, ``last`` the table that the
    game has got to. Nothing can be done in it.

    When a game is over nothing in it is secret any more: each position shows the hand of whoever is to act there. Of a
    game that goes on it shows the secrets of nobody, or of the only player. For ``spaces`` see ``places.rack``.

    ``reasons`` are those of the computer players, by the number of actions before; ``told`` says that they were told at
    once, so that they are no secret of a game that goes on.
    """

    session: Session
    position: int = 0
    spaces: Mapping[int, int] = field(factory=dict, kw_only=True)
    reasons: Mapping[int, Told] = field(factory=dict, kw_only=True)
    told: bool = field(default=False, kw_only=True)

    @classmethod
    def of_save(cls, save: Save, session: Session) -> ReplayGame:
        """Returns the game of a save, which has been played, at its beginning."""
        return cls(session, spaces=dict(save.spaces), reasons=save.kept_reasons, told=save.told)

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
    def state(self) -> GameState:
        return self._state(self.position)

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets are shown; None if nobody's are."""
        if len(self.session.setup.players) == 1:
            return 0
        return self._state(self.position).seat if self.session.over else None

    # What is shown

    def waits_for(self) -> Waiting:
        return waiting_in(self.view())

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        return rack(self.session, self.position, seat, self.spaces)

    @property
    def covered(self) -> bool:
        return False

    def log(self) -> list[Event]:
        """Everything that has happened up to this position."""
        return self._seen(event for played in self.session.history[: self.position] for event in played.events)

    def news(self) -> list[Event]:
        """What the last action before this position has brought about."""
        return self._seen(self.session.history[self.position - 1].events) if self.position else []

    def reason(self) -> Told | None:
        """Why the computer player that acted last before this position did so. One reason may stand for several of its
        actions, and holds up to the end of its turn. None if a person acted, or none is known or may be told."""
        return self.reason_for(self.position - 1)

    def reason_for(self, action: int) -> Told | None:
        """The reason for an action, from 0, like ``reason``."""
        history = self.session.history
        if not 0 <= action < len(history) or not (self.told or self.session.over):
            return None
        turn = history[action].before.turn, history[action].seat
        for at in range(action, -1, -1):
            if (history[at].before.turn, history[at].seat) != turn:
                break
            if at in self.reasons:
                return self.reasons[at]
        return None

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        return list(events) if self.session.over else [seen_by(event, self.viewer) for event in events]

    @property
    def legal_actions(self) -> Sequence[Action]:
        return ()

    @property
    def moves(self) -> Sequence[Offer]:
        return ()

    @property
    def last_actor(self) -> int | None:
        return self.session.history[self.position - 1].seat if self.position else None

    def undo_refusal(self) -> Refusal | None:
        return Refusal("undo-nothing", "")

    def save_failure(self) -> None:
        """What is only looked at need not be saved."""


def open_replay(path: Path, registry: Registry) -> ReplayGame:
    """Returns the saved game in this file, at its beginning; with a variant in development that has changed since, it
    ends before the first action that no longer holds. Its file stays as it is. Raises SaveError if the file cannot be
    used."""
    save = read(path)
    return ReplayGame.of_save(save, replay(save, registry).session)
