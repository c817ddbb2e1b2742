"""A game that is played elsewhere, as one seat of it knows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Literal, Protocol, TypeAlias

from attrs import define, evolve, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Event, Extended, Started
from coatl_core.game.found import Found
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import view_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_core.play.adviser import Stage, hints_of
from coatl_core.play.computers import Adviser
from coatl_core.play.fixed_places import ambiguous, rack_by_log
from coatl_core.play.news import news_of
from coatl_core.play.standing import Answered, Asked, Ended, Heard, Said, Sitting, Waiting, waiting_in
from coatl_core.play.state_game import TURN_OF_ANOTHER, StateGame
from coatl_core.play.table_game import Changed, Hint

LINE_CLOSED = Refusal("line-closed", "")
"""Why nothing can be done any more from here: the host wants no more of the line."""
LINE_CUT = Refusal("line-cut", "")
"""Why nothing can be done while the line of the one who looks is cut."""
LOOKING_ON = Refusal("looking-on", "")
"""Why who looks on can do nothing."""
Undo: TypeAlias = Literal["yes", "ask", ""]
"""Whether the last action can be taken back: at once, if the others are asked and agree, or not."""


@frozen
class Seen:
    """What a seat is told after a change of the game: its ``view``, and the ``events`` that take the place of all that
    stood in its log from the number ``at`` on. ``by`` is the seat that has acted or taken back, None if nobody did.
    ``played`` says to who has come back how many turns a computer player has played in their place."""

    view: PlayerView
    events: tuple[Event, ...]
    at: int
    by: int | None = None
    undo: Undo = ""
    played: int = 0


class Elsewhere(Protocol):
    """Where the game is played. What it returns has happened, and is kept there already."""

    async def push(self, action: Action) -> Seen:
        """Plays an action of this seat. Raises IllegalActionError, VariantFailed, and OSError if it is out of reach."""

    async def undo(self) -> Seen | Refusal | None:
        """Takes the last action back, or returns why it stands; None if somebody has been asked. Raises OSError."""

    @property
    def is_creator(self) -> bool:
        """See ``SharedGame``, as of all that follows."""

    async def say(self, preset: str) -> None: ...

    async def allow(self, yes: bool) -> None: ...

    async def fill(self, seat: int, computer: str) -> None: ...

    async def free(self, seat: int) -> None: ...

    async def end(self) -> None: ...


@define
class SeenGame(StateGame):
    """A ``TableGame`` and a ``SharedGame`` (see there) of one seat, which is played ``elsewhere``. It shows only what
    has been confirmed there, and answers everything else by itself, from a state that fits what the seat knows. It has
    no file, no record and no replay. Hints are given by the ``adviser``, if there is one, who knows what the seat
    knows.

    Whoever hears of a change that this seat has not asked for calls ``take``, ``stand`` if somebody has gone or the
    line is cut, ``wish`` if another asks for something, and what is named after what is heard; all on the event loop.
    ``now`` is the time in seconds.
    """

    elsewhere: Elsewhere
    seen: Seen
    adviser: Adviser | None = None
    now: Callable[[], float] = monotonic
    wisher: int | None = field(default=None, init=False)
    ended_by: int | None = field(default=None, init=False)
    cut: bool = field(default=False, init=False)
    closed: bool = field(default=False, init=False)
    _sitting: tuple[Sitting, ...] = field(default=(), init=False)
    _told_at: float = field(default=0.0, init=False)
    _played: int = field(default=0, init=False)
    _asked: int | None = field(default=None, init=False)
    """The seat that has been asked whether one's own action may be taken back."""
    _log: list[Event] = field(factory=list, init=False)
    _turn: tuple[Stage, ...] = field(default=(), init=False)
    """The stages of the own turn since something was revealed, without the present one."""
    _state: GameState = field(init=False)
    _spaces: dict[int, int] = field(factory=dict, init=False)
    _racks: dict[int, tuple[Piece | None, ...]] = field(factory=dict, init=False)
    _changed: Changed | None = field(default=None, init=False)
    _heard: Callable[[Heard], None] | None = field(default=None, init=False)
    _moved: asyncio.Event = field(factory=asyncio.Event, init=False)

    def __attrs_post_init__(self) -> None:
        self._learn(self.seen)

    def _learn(self, seen: Seen) -> None:
        self.seen, self.wisher, self._turn = seen, None, ()
        self._played += seen.played
        self._log[seen.at :] = seen.events
        self._spaces = {number: space for number, space in self._spaces.items() if number < len(self._log)}
        self._state = determinize(seen.view, Random(0))
        self._racks.clear()

    # What comes from elsewhere

    def take(self, seen: Seen) -> None:
        """The game is another one now, by something that this seat has not asked for."""
        log, known = self.log(), len(self._log)
        agreed = self._asked is not None and seen.by == self.viewer and seen.at < known and not seen.events
        self._learn(seen)
        goes_on = self._log[:known] == log  # after a cut line a host tells the game from its beginning
        self._tell(tuple(self._log[known:]) if goes_on else ())
        self._moved.set()
        if agreed:
            self.answered(True)

    def stand(self, sitting: Sequence[Sitting], cut: bool) -> None:
        """Persons have gone or come back, or the line of this seat has."""
        self._sitting, self._told_at, self.cut = tuple(sitting), self.now(), cut
        self._moved.set()
        self._tell(())

    def wish(self, seat: int) -> None:
        """A seat wishes to take its action back, and this one is asked."""
        self.wisher = seat
        self._tell(())

    def answered(self, yes: bool) -> None:
        """Who was asked has answered."""
        if self._asked is not None:
            seat, self._asked = self._asked, None
            self._hear(Answered(seat, yes))

    def said(self, seat: int, preset: str) -> None:
        """A seat has said something."""
        self._hear(Said(seat, preset))

    def ended(self, seat: int) -> None:
        """A seat has ended the game."""
        self.ended_by, self.wisher = seat, None
        self._moved.set()
        self._tell(())
        self._hear(Ended(seat))

    def close_line(self) -> None:
        """The host wants no more of the line of this seat."""
        self.closed = True
        self._moved.set()
        self._tell(())

    def watch(self, changed: Changed) -> None:
        self._changed = changed

    def listen(self, heard: Callable[[Heard], None]) -> None:
        self._heard = heard

    def _tell(self, events: Sequence[Event]) -> None:
        if self._changed is not None:
            self._changed(events)

    def _hear(self, heard: Heard) -> None:
        if self._heard is not None:
            self._heard(heard)

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
        if self.ended_by is not None:
            return Waiting("ended", self.ended_by)
        if self.closed and self.seen.view.phase != "over":
            return Waiting("closed")
        waiting = evolve(waiting_in(self.seen.view), cut=self.cut)
        seat = waiting.seat
        if seat is None:
            return waiting
        if waiting.who == "self" and self.viewer is None:
            waiting = evolve(waiting, who="person")
        if not self._sitting:
            return waiting
        sits = self.sitting[seat]
        return evolve(waiting, who="computer") if sits.computer is not None else evolve(waiting, away=sits.away)

    @property
    def sitting(self) -> Sequence[Sitting]:
        past = self.now() - self._told_at
        return [sits if sits.away is None else evolve(sits, away=sits.away + past) for sits in self._sitting]

    def played_for_me(self) -> int:
        turns, self._played = self._played, 0
        return turns

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
        if self._nothing_more is not None:
            return self._nothing_more
        return TURN_OF_ANOTHER if self.seen.view.phase == "opponent" else super().not_now

    @property
    def _nothing_more(self) -> Refusal | None:
        """Why nothing at all can be done, by anybody or from here."""
        if self.ended_by is not None:
            return Refusal("game-ended", "", {"name": self.seen.view.players[self.ended_by].name})
        if self.viewer is None:
            return LOOKING_ON
        if self.seen.view.phase == "over":
            return None
        return LINE_CLOSED if self.closed else LINE_CUT if self.cut else None

    # Playing

    async def decide(self) -> None:
        """Waits until the computer player, who plays elsewhere, has moved, or somebody else sits there."""
        self._moved.clear()
        await self._moved.wait()

    async def hints(self) -> Sequence[Hint] | None:
        seen = self.seen
        if self.adviser is None or self.viewer is None or not self.legal_actions:
            return ()
        turns = await self.adviser.advise([*self._turn, self._stage()], lambda: seen is self.seen)
        if seen is not self.seen:
            return None
        return () if turns is None else hints_of(turns, self.state)

    def _stage(self, done: Action | None = None) -> Stage:
        return Stage(self.seen.view, self.legal_actions, "", len(self._log), done)

    async def count_hint(self) -> None:
        """Hints are counted where the game is played."""

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalActionError(action, refused)
        used = space if self.viewer is not None and ambiguous(self.rack(self.viewer), space) else 0
        self._asked = None
        turn, before = (*self._turn, self._stage(action)), self.seen.view
        seen = await self.elsewhere.push(action)
        if used:
            left = (at for at, event in enumerate(seen.events, seen.at) if isinstance(event, Started | Extended))
            self._spaces |= dict.fromkeys(left, used)
        self._learn(seen)
        same = (before.acting, before.turn) == (seen.view.acting, seen.view.turn)
        self._turn = turn if same and not any(event.reveals for event in seen.events) else ()
        return list(seen.events)

    @property
    def last_actor(self) -> int | None:
        return self.viewer if self.seen.undo else self.seen.by

    def undo_refusal(self) -> Refusal | None:
        return self._nothing_more or (None if self.seen.undo else Refusal("undo-nothing", ""))

    async def undo(self) -> Refusal | Asked | None:
        if self._nothing_more is not None:
            return self._nothing_more
        answer = await self.elsewhere.undo()
        if isinstance(answer, Refusal):
            return answer
        if answer is None:
            self._asked = self.seen.view.acting
            return Asked(self._asked)
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
        """Lets nobody think about hints any longer. The game goes on elsewhere."""
        if self.adviser is not None and self.adviser.thinking is not None:
            self.adviser.thinking.close()

    # What the others are told

    @property
    def is_creator(self) -> bool:
        return self.elsewhere.is_creator

    @property
    def allows_hints(self) -> bool:
        return self.adviser is not None

    async def say(self, preset: str) -> None:
        await self.elsewhere.say(preset)

    async def allow(self, yes: bool) -> None:
        self.wisher = None
        await self.elsewhere.allow(yes)

    async def fill(self, seat: int, computer: str) -> None:
        await self.elsewhere.fill(seat, computer)

    async def free(self, seat: int) -> None:
        await self.elsewhere.free(seat)

    async def end(self) -> None:
        await self.elsewhere.end()
