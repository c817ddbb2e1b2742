"""A game that is played elsewhere, as one seat of it knows it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Literal, Protocol, TypeAlias

from attrs import define, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Event, Extended, Started
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import view_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_core.play.fixed_places import ambiguous, rack_by_log
from coatl_core.play.news import news_of
from coatl_core.play.standing import Waiting, waiting_in
from coatl_core.play.state_game import TURN_OF_ANOTHER, StateGame
from coatl_core.play.table_game import Changed, Hint

LINE_CUT = Refusal("line-cut", "")
"""Why nothing can be done while the line of the one who looks is cut."""
Undo: TypeAlias = Literal["yes", "ask", ""]
"""Whether the last action can be taken back: at once, if the others are asked and agree, or not."""


@frozen
class Seen:
    """What a seat is told after a change of the game: its ``view``, and the ``events`` that take the place of all that
    stood in its log from the number ``at`` on. ``by`` is the seat that has acted or taken back, None if nobody did."""

    view: PlayerView
    events: tuple[Event, ...]
    at: int
    by: int | None = None
    undo: Undo = ""


class Elsewhere(Protocol):
    """Where the game is played. What it returns has happened, and is kept there already."""

    async def push(self, action: Action) -> Seen:
        """Plays an action of this seat. Raises IllegalActionError, VariantFailed, and OSError if it is out of reach."""

    async def undo(self) -> Seen | Refusal:
        """Takes the last action back, or returns why it stands. Raises OSError."""


@define
class SeenGame(StateGame):
    """A ``TableGame`` (see there) of one seat, which is played ``elsewhere``. It shows only what has been confirmed
    there, and answers everything else by itself, from a state that fits what the seat knows. It has no file, no record
    and no replay.

    Whoever hears of a change that this seat has not asked for calls ``take``, and ``stand`` if somebody has gone or the
    line is cut; both on the event loop.
    """

    elsewhere: Elsewhere
    seen: Seen
    away: dict[int, float] = field(factory=dict, init=False)
    """The seats of persons whose line is lost, each with the seconds since then."""
    cut: bool = field(default=False, init=False)
    _log: list[Event] = field(factory=list, init=False)
    _state: GameState = field(init=False)
    _spaces: dict[int, int] = field(factory=dict, init=False)
    _racks: dict[int, tuple[Piece | None, ...]] = field(factory=dict, init=False)
    _changed: Changed | None = field(default=None, init=False)
    _moved: asyncio.Event = field(factory=asyncio.Event, init=False)

    def __attrs_post_init__(self) -> None:
        self._learn(self.seen)

    def _learn(self, seen: Seen) -> None:
        self.seen = seen
        self._log[seen.at :] = seen.events
        self._spaces = {number: space for number, space in self._spaces.items() if number < len(self._log)}
        self._state = determinize(seen.view, Random(0))
        self._racks.clear()

    # What comes from elsewhere

    def take(self, seen: Seen) -> None:
        """The game is another one now, by something that this seat has not asked for."""
        known = len(self._log)
        self._learn(seen)
        self._tell(seen.events if seen.at == known else ())
        self._moved.set()

    def stand(self, away: dict[int, float], cut: bool) -> None:
        """Persons have gone or come back, or the line of this seat has."""
        self.away, self.cut = away, cut
        self._tell(())

    def watch(self, changed: Changed) -> None:
        self._changed = changed

    def _tell(self, events: Sequence[Event]) -> None:
        if self._changed is not None:
            self._changed(events)

    # What is shown

    @property
    def viewer(self) -> int | None:
        return self.seen.view.seat

    @property
    def state(self) -> GameState:
        return self._state

    def view(self) -> PlayerView:
        return self.seen.view

    def waits_for(self) -> Waiting:
        waiting = waiting_in(self.seen.view)
        away = self.away.get(waiting.seat) if waiting.seat is not None else None
        return Waiting(waiting.who, waiting.seat, away, self.cut)

    @property
    def covered(self) -> bool:
        return False

    def uncover(self) -> None:
        """Nobody else sits before this screen."""

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        if seat not in self._racks:
            spaces = self._spaces if seat == self.viewer else {}
            self._racks[seat] = rack_by_log(self._log, seat, spaces, self.seen.view.players[seat].board)
        return self._racks[seat]

    def log(self) -> list[Event]:
        return list(self._log)

    def news(self) -> list[Event]:
        view = self.seen.view
        return news_of(self._log, view.acting if view.seat is None else view.seat, view.phase)

    def score_sheet(self) -> ScoreSheet:
        return view_sheet(self.seen.view)

    @property
    def not_now(self) -> Refusal | None:
        if self.cut and self.seen.view.phase != "over":
            return LINE_CUT
        return TURN_OF_ANOTHER if self.seen.view.phase == "opponent" else super().not_now

    # Playing

    async def decide(self) -> None:
        """Waits until the computer player, who plays elsewhere, has moved."""
        self._moved.clear()
        await self._moved.wait()

    async def hints(self) -> Sequence[Hint]:
        return ()

    async def count_hint(self) -> None:
        """Hints are counted where the game is played."""

    async def push(self, action: Action, space: int = 0) -> list[Event]:
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalActionError(action, refused)
        used = space if self.viewer is not None and ambiguous(self.rack(self.viewer), space) else 0
        seen = await self.elsewhere.push(action)
        if used:
            left = (at for at, event in enumerate(seen.events, seen.at) if isinstance(event, Started | Extended))
            self._spaces |= dict.fromkeys(left, used)
        self._learn(seen)
        return list(seen.events)

    @property
    def last_actor(self) -> int | None:
        return self.seen.by

    def undo_refusal(self) -> Refusal | None:
        return None if self.seen.undo == "yes" else Refusal("undo-nothing", "")

    async def undo(self) -> Refusal | None:
        answer = await self.elsewhere.undo()
        if isinstance(answer, Refusal):
            return answer
        self._learn(answer)
        return None

    @property
    def can_redo(self) -> bool:
        return False

    async def redo(self) -> bool:
        return False

    def save_failure(self) -> None:
        """The game is kept where it is played."""

    def close(self) -> None:
        """The game goes on elsewhere."""
