"""What computer players who need long will do, thought of while others are to act.

They think only about positions that anybody at the table can foresee: whoever is to act takes pieces in whose place
nothing comes, or ends the turn. Such a position is made from what the player's own seat knows. The player is asked
there what it would be asked when its turn comes, with the same random numbers. So it does the same, however long the
others took.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from threading import Thread

from attrs import define, field

from coatl_core.game.actions import EndTurn, Take
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import apply
from coatl_core.game.errors import VariantFailed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Choice, ComputerPlayer
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.play.adviser import Stage
from coatl_core.players.beside import in_thread
from coatl_core.players.player_process import NoProcess
from coatl_core.players.pool import PlayerApart, PlayerPool, PoolGame
from coatl_core.plugins.player_guard import ThoughtFailed, fault

PAUSE = 0.2
"""The seconds before anybody thinks about what may come: a key is answered first, and who plays on at once makes nobody
think."""
MOST_ANSWERS = 50
"""So many answers are kept; then the oldest are forgotten."""
THEIRS = ("action", "choose", "assemble")
"""The phases in which pieces can be taken or a turn ended."""


def foreseen(session: Session, seat: int) -> Iterator[Stage]:
    """Yields the positions in which this seat will be asked after one more action of the one who is to act, as far as
    the seat can work them out. Raises VariantFailed."""
    if session.state.phase not in THEIRS:
        return
    world = determinize(session.view(seat), Random(0))
    for action in legal_actions(world):
        if isinstance(action, Take | EndTurn):
            after, events = apply(world, action)
            revealed = after.lots != world.lots or any(event.reveals for event in events)
            if after.seat == seat and after.phase not in ("over", "opponent") and not revealed:
                yield Stage(view(after, seat), legal_actions(after), session.setup.seed, len(session.history) + 1)


@define
class Pondering:
    """Asks the players of one game at a table in advance. They think in a process that gives way to all others, as long
    as the ``budget`` for one question says."""

    budget: Budget
    pool: PlayerPool = field(factory=lambda: PlayerPool(gives_way=True))
    _answers: deque[tuple[Stage, Choice]] = field(factory=lambda: deque(maxlen=MOST_ANSWERS), init=False)
    _session: Session | None = field(default=None, init=False)
    _players: Mapping[int, ComputerPlayer] = field(factory=dict, init=False)
    _apart: dict[int, PlayerApart] = field(factory=dict, init=False)
    _thinking: PoolGame | None = field(default=None, init=False)
    _task: asyncio.Task[None] | None = field(default=None, init=False)
    _asks: bool = field(default=False, init=False)
    _has_failed: bool = field(default=False, init=False)

    def known(self, stage: Stage) -> Choice | None:
        """Returns what the player does who is asked here, if it has been asked in advance."""
        return next((choice for known, choice in self._answers if known == stage), None)

    def follow(self, session: Session, players: Mapping[int, ComputerPlayer]) -> None:
        """The game is this one now, and somebody else is to act: in a moment these players, by their seats, begin to
        think about what may come."""
        self._session, self._players = session, players
        if players and not self._has_failed and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._ponder())

    def interrupt(self) -> None:
        """Whoever thinks stops at once; nobody waits until they have."""
        self._session = None
        if self._asks and self._thinking is not None:
            Thread(target=self._thinking.close, daemon=True, name="end of pondering").start()
            self._thinking = None

    def close(self) -> None:
        """Nobody thinks any longer, and the process ends."""
        self._session = None
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.close()

    async def _ponder(self) -> None:
        session = None
        while self._session is not None and self._session is not session:
            session = self._session
            await asyncio.sleep(PAUSE)
            stages = (stage for seat in self._players for stage in foreseen(session, seat))
            while self._session is session:
                if self._thinking is None:
                    self._thinking = self.pool.game(session.ruleset)
                self._asks = True
                answer = await in_thread(partial(self._next_answer, stages, self._thinking))
                self._asks = False
                if answer is None:
                    break
                self._answers.append(answer)

    def _next_answer(self, stages: Iterator[Stage], thinking: PoolGame) -> tuple[Stage, Choice] | None:
        """Asks at the next of these stages at which nobody has been asked yet. Returns None when there is none, or when
        it was interrupted or has failed: in its turn the player is asked once more, and what is wrong is told then."""
        try:
            stage = next((stage for stage in stages if self.known(stage) is None), None)
            if stage is None:
                return None
            seat = stage.seen.acting
            apart = self._apart.get(seat)
            if apart is None or apart.game is not thinking:
                apart = self._apart[seat] = PlayerApart(self._players[seat], seat, thinking)
            choice = apart.ask(stage.seen, stage.legal, stage.random(), self.budget)
        except (ThoughtFailed, NoProcess, VariantFailed):
            self._has_failed = thinking is self._thinking  # or else it was interrupted
            return None
        return None if fault(choice, stage.seen, stage.legal) else (stage, choice)
