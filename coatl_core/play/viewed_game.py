"""A game of which no more is known than what one seat sees of it now, and what it has seen happen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from attrs import field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_core.play.news import news_of
from coatl_core.play.standing import Waiting, waiting_in
from coatl_core.play.state_game import StateGame


@frozen
class ViewedGame(StateGame):
    """A ``ShownGame`` (see there) made from a view, and from what has ``happened`` as far as that seat may know it;
    equal ones answer alike. Nothing can be done in it."""

    seen: PlayerView
    happened: Sequence[Event] = ()
    _state: GameState = field(init=False, eq=False, repr=False)

    @_state.default
    def _fits(self) -> GameState:
        return determinize(self.seen, Random(0))

    @property
    def viewer(self) -> int | None:
        return self.seen.seat

    @property
    def state(self) -> GameState:
        return self._state

    def view(self) -> PlayerView:
        return self.seen

    def waits_for(self) -> Waiting:
        return waiting_in(self.seen)

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        return self.seen.players[seat].board

    @property
    def covered(self) -> bool:
        return False

    def log(self) -> list[Event]:
        return list(self.happened)

    def news(self) -> list[Event]:
        seen = self.seen
        return news_of(self.happened, seen.acting if seen.seat is None else seen.seat, seen.phase)

    @property
    def last_actor(self) -> int | None:
        return None

    def undo_refusal(self) -> Refusal | None:
        return Refusal("undo-nothing", "")

    def save_failure(self) -> None:
        """What is only looked at need not be saved."""
