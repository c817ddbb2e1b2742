"""The computer players of a game at this machine: they think beside the screen, each of what its seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from attrs import define, field

from coatl_core.game.actions import Action
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.events import seen_by
from coatl_core.game.players import Budget, Choice, Told
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Played, Session
from coatl_core.game.state import Ruleset
from coatl_core.play.adviser import Stage, present, proposed
from coatl_core.play.pondering import Pondering
from coatl_core.players.beside import in_thread
from coatl_core.players.pool import PlayerApart, ThinkingGame
from coatl_core.plugins.player_guard import GuardedPlayer
from coatl_core.plugins.proposed_choices import ADVISER
from coatl_core.plugins.registry import Registry, UnknownContent

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
    _told: list[Played] = field(factory=list)
    _rest: tuple[Action, ...] = ()
    _rest_at: int = -1
    _pondering: Pondering | None = None
    _begun: tuple[Session, asyncio.Task[Choice]] | None = None

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
        self._players, self._failed, self._told = {}, [], []
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
        if self._pondering is not None:
            self._pondering.close()
        if self.thinking is not None:
            self.thinking.close()

    def ponder(self, session: Session) -> None:
        """From now on players who need long also think while others are to act, if they think in another process; the
        game is this one."""
        if self.thinking is not None and self._pondering is None:
            self._pondering = Pondering(Budget(seconds=MOST_SECONDS))
        self.follow(session)

    def follow(self, session: Session) -> None:
        """The game is this one now. A player who ponders begins to think at once if it is its turn, and else about what
        may come."""
        if self._pondering is None:
            return
        pondering = {seat: player.player for seat, player in self._players.items() if player.ponders}
        if session.over:
            self._pondering.interrupt()
        elif session.acting not in pondering:
            self._pondering.follow(session, pondering)
        elif not self._knows_rest(session):
            self._begun = session, asyncio.get_running_loop().create_task(self._think(session))

    async def decide(self, session: Session) -> tuple[Action, Told | None]:
        """Returns what the computer player whose turn it is does next, and why; the session stays as it is. Keys are
        answered meanwhile."""
        number, why = len(session.history), None
        if not self._knows_rest(session):
            if self._begun is not None and self._begun[0] is session:
                choice = await asyncio.shield(self._begun[1])
            else:
                choice = await self._think(session)
            self._rest, why = choice.actions, choice.why
        action, *rest = self._rest
        self._rest, self._rest_at = tuple(rest), number + 1
        return action, why

    def _knows_rest(self, session: Session) -> bool:
        """Whether the player whose turn it is has said before what it does next, and can do it."""
        known = self._rest if self._rest_at == len(session.history) else ()
        return bool(known) and known[0] in session.legal_actions

    async def _think(self, session: Session) -> Choice:
        """Returns what the player does whose turn it is."""
        stage = present(session)
        if self._pondering is not None:
            self._pondering.interrupt()
            known = self._pondering.known(stage)
            if known is not None:
                return known
        self._tell(session)
        player, budget = self._players[session.acting], Budget(seconds=MOST_SECONDS)
        return await in_thread(lambda: player.turn(stage.seen, stage.legal, stage.random(), budget))

    def _tell(self, session: Session) -> None:
        """Tells the players that listen what has happened since they were last told. After an undo they begin anew."""
        history = session.history[session.begun :]  # what was before was dealt otherwise
        if history[: len(self._told)] != self._told:
            self._seat_all()
        for played in history[len(self._told) :]:
            for seat, player in self._players.items():
                if player.listens:
                    for event in played.events:
                        player.saw(seen_by(event, seat))
        self._told = history
