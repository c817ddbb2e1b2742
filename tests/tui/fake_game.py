"""A game without a session: it shows the views it is given, one after each action, and is as slow as a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from random import Random

from attrs import define, field

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, Extend, Start
from coatl_core.game.coatl import Coatl
from coatl_core.game.completing import Way
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.laying import Opening
from coatl_core.game.offers import Offer
from coatl_core.game.preview import Preview, preview, trial_preview
from coatl_core.game.ready import Ready
from coatl_core.game.refusals import why_not_beside
from coatl_core.game.rules import TokenKind
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.view import PlayerView
from coatl_core.play.standing import Asked, Heard, SaveFailure, Sitting, Waiting, waiting_in
from coatl_core.play.table_game import Changed, Decision, Hint

NOT_NOW = Refusal("during-opponent", "3")
"""What this game answers whenever it is asked why not."""


@define
class FakeGame:
    """A game elsewhere: it has no file, no record and no replay.

    ``views`` are shown one after the other: each ``push`` and ``undo`` goes on to the next one. ``legal`` are the
    legal actions and ``offers`` the variants' moves among them while the first view is shown. A test holds the
    answers back by clearing ``released``, and sets ``problem`` to have the next change fail. It lets others change the
    game by ``another_moves``, and sets ``waiting`` to have somebody waited for who does not follow from the view;
    ``fails_at`` is an action that it refuses, ``allowed`` says that it refuses none that it is only asked about."""

    views: Sequence[PlayerView]
    legal: Sequence[Action] = ()
    events: Sequence[Event] = ()
    sheet: ScoreSheet | None = None
    released: asyncio.Event = field(factory=asyncio.Event)
    problem: Exception | None = None
    pushed: list[Action] = field(factory=list)
    cancelled: bool = False
    closed: bool = False
    at: int = 0
    covered: bool = False
    waiting: Waiting | None = None
    failure: SaveFailure | None = None
    hinted: Sequence[Hint] = ()
    allowed: bool = False
    fails_at: Action | None = None
    changed: Changed = field(default=lambda events: None, init=False)
    last_actor: int | None = None
    offers: Sequence[Offer] = ()

    def __attrs_post_init__(self) -> None:
        self.released.set()

    def view(self) -> PlayerView:
        return self.views[self.at]

    def waits_for(self) -> Waiting:
        return self.waiting or waiting_in(self.view())

    def watch(self, changed: Changed) -> None:
        self.changed = changed

    def another_moves(self, view: PlayerView, events: Sequence[Event] = (), legal: Sequence[Action] = ()) -> None:
        """Another has moved, or taken a move back: the game is this one now."""
        self.views, self.at, self.legal, self.events = [view], 0, legal, events
        self.changed(events)

    def stands(self, waiting: Waiting | None) -> None:
        """Somebody has gone or come back, or the line is cut."""
        self.waiting = waiting
        self.changed(())

    def uncover(self) -> None:
        self.covered = False

    def log(self) -> list[Event]:
        return list(self.events)

    def news(self) -> list[Event]:
        return list(self.events)

    def score_sheet(self) -> ScoreSheet:
        assert self.sheet is not None
        return self.sheet

    @property
    def legal_actions(self) -> Sequence[Action]:
        return () if self.at or self.covered else self.legal

    @property
    def moves(self) -> Sequence[Offer]:
        return () if self.at or self.covered else self.offers

    def refusal(self, action: Action) -> Refusal | None:
        return None if self.allowed else NOT_NOW

    def preview(self, action: Start | Extend) -> Preview:
        return preview(determinize(self.view(), Random(0)), action)

    def ready(self) -> Mapping[tuple[int, str], Ready]:
        return {}

    def ways_to_complete(self) -> tuple[Way, ...]:
        return ()

    def trial(self, number: int, coatl: Coatl) -> Preview:
        seen = self.view()
        assert seen.seat is not None
        return trial_preview(determinize(seen, Random(0)), seen.seat, number, coatl)

    def why_not_build(self, piece: Piece) -> Refusal | None:
        return NOT_NOW

    def why_not_fulfil(self, card: str) -> Refusal | None:
        return NOT_NOW

    def why_not_beside(self, coatl: int, card: str) -> Refusal | None:
        seen = self.view()
        seat = seen.acting if seen.seat is None else seen.seat
        return why_not_beside(determinize(seen, Random(0)), seat, coatl, card)

    def why_not_extend(self, coatl: int) -> Refusal | None:
        return NOT_NOW

    def why_not_spend(self, token: TokenKind) -> Refusal | None:
        return NOT_NOW

    async def decide(self) -> Decision | None:
        return None

    async def hints(self) -> Sequence[Hint] | None:
        return self.hinted

    async def count_hint(self) -> None:
        pass

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        return self.view().players[seat].board

    def opened(self, action: Action) -> Sequence[Opening]:
        return ()

    def before_opening(self, action: Action) -> Sequence[Event]:
        return ()

    def to_lay(self) -> Sequence[Opening]:
        return ()

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        self.pushed.append(action)
        if action == self.fails_at:
            raise IllegalActionError(action, NOT_NOW)
        await self._change()
        return list(self.events)

    def undo_refusal(self) -> Refusal | None:
        return None

    def undoes_deal(self, with_steps: bool = False) -> bool:
        return False

    async def undo(self) -> Refusal | Asked | None:
        await self._change()
        return None

    @property
    def can_redo(self) -> bool:
        return False

    async def redo(self) -> bool:
        await self._change()
        return True

    async def _change(self) -> None:
        """Waits until the test releases the answer, and goes on to the next view."""
        try:
            await self.released.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            raise
        if self.problem is not None:
            problem, self.problem = self.problem, None
            raise problem
        self.at = min(self.at + 1, len(self.views) - 1)

    def save_failure(self) -> SaveFailure | None:
        return self.failure

    def close(self) -> None:
        self.closed = True


@define
class FakeSharedGame(FakeGame):
    """A game whose players sit at several machines. ``asked_for`` is what was asked for beside the game; it fails with
    ``says_no``. ``asks`` says whom a wish to take back asks."""

    sitting: Sequence[Sitting] = ()
    wisher: int | None = None
    is_creator: bool = False
    allows_hints: bool = True
    asks: int | None = None
    says_no: OSError | None = None
    refuses_undo: Refusal | None = None
    played: int = 0
    asked_for: list[tuple[object, ...]] = field(factory=list)
    heard: Callable[[Heard], None] = field(default=lambda heard: None, init=False)

    def listen(self, heard: Callable[[Heard], None]) -> None:
        self.heard = heard

    def played_for_me(self) -> int:
        turns, self.played = self.played, 0
        return turns

    def sits(self, *sitting: Sitting) -> None:
        """Somebody has gone or come back."""
        self.sitting = sitting
        self.changed(())

    def wishes(self, seat: int | None) -> None:
        """A seat wishes to take its action back, or nobody does any more."""
        self.wisher = seat
        self.changed(())

    async def undo(self) -> Refusal | Asked | None:
        if self.refuses_undo is not None:
            return self.refuses_undo
        return Asked(self.asks) if self.asks is not None else await super().undo()

    async def say(self, preset: str) -> None:
        self._ask("say", preset)

    async def allow(self, yes: bool) -> None:
        self.wisher = None
        self._ask("allow", yes)

    async def fill(self, seat: int, computer: str) -> None:
        self._ask("fill", seat, computer)

    async def free(self, seat: int) -> None:
        self._ask("free", seat)

    async def end(self) -> None:
        self._ask("end")

    def _ask(self, *what: object) -> None:
        if self.says_no is not None:
            raise self.says_no
        self.asked_for.append(what)
