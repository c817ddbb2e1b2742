"""The computer players of a game at this machine: they think beside the screen, each of what its seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import TypeVar

from attrs import define, field

from coatl_core.game.actions import Action
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.events import seen_by
from coatl_core.game.players import Budget, Choice, Told, chance
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.play.adviser import Stage, proposed
from coatl_core.players.pool import PlayerApart, ThinkingGame
from coatl_core.plugins.player_guard import GuardedPlayer
from coatl_core.plugins.proposed_choices import ADVISER
from coatl_core.plugins.registry import Registry, UnknownContent

Thought = TypeVar("Thought")
NOWHERE = -1
"""The seat of the one who gives hints."""
MOST_SECONDS = 20.0
"""The seconds after which a turn is taken from a player that is still thinking."""


@define
class Adviser:
    """The strongest player, who gives hints. It is asked by ``thinking``, if it thinks in another process, or else
    here."""

    ruleset: Ruleset
    registry: Registry
    thinking: ThinkingGame | None = None
    _asked: asyncio.Lock = field(factory=asyncio.Lock, init=False)

    async def advise(self, stages: Sequence[Stage], wanted: Callable[[], bool]) -> Sequence[Choice] | None:
        """Returns what it proposes at the last of these stages of a turn, see ``proposed``, or None if it is not
        installed. Whoever asks twice has the first answer waited for; None if the second is no longer ``wanted``
        then."""
        async with self._asked:
            return await proposed(stages, partial(self._ask, wanted))

    async def _ask(self, wanted: Callable[[], bool], stage: Stage) -> Choice | None:
        if ADVISER.id not in self.registry.players or not wanted():
            return None
        player = self.registry.player(ADVISER, self.ruleset)
        if self.thinking is not None:
            player.asked = PlayerApart(player.player, NOWHERE, self.thinking)
        return await in_thread(
            lambda: player.turn(stage.seen, stage.legal, stage.random(), Budget(seconds=MOST_SECONDS))
        )


@define
class Computers:
    """Who sits in the seats without a person. Another player takes the place of one that is not installed, cannot be
    made, or fails. They are asked by ``thinking``, if they think in another process, or else here."""

    setup: Setup
    ruleset: Ruleset
    registry: Registry
    thinking: ThinkingGame | None = None
    _failed: list[PlayerFailed] = field(factory=list)
    _named: set[str] = field(factory=set)
    _players: dict[int, GuardedPlayer] = field(factory=dict)
    _told: int = 0
    _rest: tuple[Action, ...] = ()
    _rest_at: int = -1

    def __attrs_post_init__(self) -> None:
        self._seat_all()

    @property
    def seats(self) -> Mapping[int, ComputerSeat]:
        """The seats of computer players, each with who sits there."""
        return {seat: computer for seat, computer in enumerate(self.setup.seats) if computer is not None}

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(len(self.setup.players)) if not self.setup.is_computer(seat)]

    def new_failures(self) -> list[PlayerFailed]:
        """Returns the players that failed and have not been named yet. One that is not installed has no plugin."""
        failures = [*self._failed, *(player.failure for player in self._players.values() if player.failure)]
        new = [failure for failure in failures if failure.player not in self._named]
        self._named |= {failure.player for failure in new}
        return new

    def _seat_all(self) -> None:
        self._players, self._failed, self._told = {}, [], 0
        for seat, computer in self.seats.items():
            try:
                self._players[seat] = self.registry.player(computer, self.ruleset)
            except UnknownContent:
                self._failed.append(PlayerFailed("", str(computer), "not installed"))
                self._players[seat] = self.registry.substitute(self.ruleset)
            except PlayerFailed as failure:
                self._failed.append(failure)
                self._players[seat] = self.registry.substitute(self.ruleset)
            if self.thinking is not None:
                player = self._players[seat]
                player.asked = PlayerApart(player.player, seat, self.thinking)

    def close(self) -> None:
        """Lets nobody think any longer."""
        if self.thinking is not None:
            self.thinking.close()

    async def decide(self, session: Session) -> tuple[Action, Told | None]:
        """Returns what the computer player whose turn it is does next, and why; the session stays as it is. Keys are
        answered meanwhile."""
        number, legal = len(session.history), session.legal_actions
        if self._rest_at == number and self._rest and self._rest[0] in legal:
            why = None
        else:
            self._tell(session)
            seat = session.acting
            seen, random = session.view(seat), chance(session.setup.seed, seat, number)
            player, budget = self._players[seat], Budget(seconds=MOST_SECONDS)
            choice = await in_thread(lambda: player.turn(seen, legal, random, budget))
            self._rest, why = choice.actions, choice.why
        action, *rest = self._rest
        self._rest, self._rest_at = tuple(rest), number + 1
        return action, why

    def _tell(self, session: Session) -> None:
        """Tells the players that listen what has happened since they were last told. After an undo they begin anew."""
        if self._told > len(session.history):
            self._seat_all()
        for played in session.history[self._told :]:
            for seat, player in self._players.items():
                if player.listens:
                    for event in played.events:
                        player.saw(seen_by(event, seat))
        self._told = len(session.history)


async def in_thread(think: Callable[[], Thought]) -> Thought:
    """Returns what the function returns, which is called in a thread. Nobody waits for the thread when the app is left:
    those of an event loop's own pool would keep it from ending."""
    thought: Future[Thought] = Future()

    def run() -> None:
        with suppress(InvalidStateError):  # the app has been left
            try:
                thought.set_result(think())
            except Exception as error:
                thought.set_exception(error)

    Thread(target=run, daemon=True, name="computer player").start()
    return await asyncio.wrap_future(thought)
