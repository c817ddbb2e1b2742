"""The computer players of a host: they think in a pool of processes that all its games share, or on a cluster."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Container
from typing import Any

from attrs import define, field

from coatl_core.game.actions import Action
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.events import Event
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat
from coatl_core.hosting.room import Turn
from coatl_core.play.computers import MOST_SECONDS
from coatl_core.players.beside import in_thread
from coatl_core.players.pool import PlayerApart, Thinking, ThinkingGame
from coatl_core.plugins.player_guard import GuardedPlayer, told
from coatl_core.plugins.registry import Registry, UnknownContent


def processes() -> int:
    """Returns in how many processes the players of a host think: one core is left to the host."""
    return max(1, (os.cpu_count() or 1) - 1)


@define
class _Room:
    """Lets so many in at once as there are places now, in the order in which they came."""

    places: Callable[[], int]
    _inside: int = field(default=0, init=False)
    _waiting: deque[asyncio.Future[None]] = field(factory=deque, init=False)

    async def __aenter__(self) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                await self.__aexit__()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._inside -= 1
        self._let_in()

    def _let_in(self) -> None:
        while self._waiting and self._inside < self.places():
            turn = self._waiting.popleft()
            if not turn.cancelled():
                self._inside += 1
                turn.set_result(None)


@define
class _Seated:
    """A player in its seat, and what it was told of the game."""

    who: ComputerSeat
    player: GuardedPlayer
    told: tuple[Event, ...] = ()


@define
class Thinkers:
    """Who thinks for the seats of computer players, and where. ``tell`` is told of players that fail; another one goes
    on in their place. A seat whose player hangs harms no other game: it has a process of its own by then."""

    registry: Registry
    tell: Callable[[str, dict[str, Any]], None]
    thinking: Thinking
    _room: _Room = field(init=False)
    _games: dict[str, ThinkingGame] = field(factory=dict, init=False)
    _seats: dict[tuple[str, int], _Seated] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        # Whoever waits for a process is already being timed; so most wait here.
        self._room = _Room(lambda: self.thinking.at_once)

    async def decide(self, turn: Turn) -> tuple[Action, ...]:
        """Returns what the player does, whose turn it is: at least one action, but none if everybody has left the game
        meanwhile. When somebody is back it is asked again."""
        async with self._room:
            seated = self._seated(turn)
            player = seated.player
            failed = player.failure
            if player.listens:
                for event in turn.log[len(seated.told) :]:
                    player.saw(event)
            seated.told = turn.log
            try:
                choice = await in_thread(
                    lambda: player.turn(turn.view, turn.legal, turn.random, Budget(seconds=MOST_SECONDS))
                )
            except Exception as error:  # the one that goes on in its place fails as well
                self._failed(turn, told(error))
                return turn.legal[:1]
            if self._seats.get((turn.game, turn.seat)) is not seated:  # it was kept from thinking, and has not failed
                return ()
            if player.failure is not None and player.failure is not failed:
                self._failed(turn, player.failure.error)
            return choice.actions

    def _seated(self, turn: Turn) -> _Seated:
        """Returns the player in a seat: the same one as before, unless something was taken back that it was told."""
        key = turn.game, turn.seat
        seated = self._seats.get(key)
        if seated is None or seated.who != turn.player or turn.log[: len(seated.told)] != seated.told:
            seated = self._seats[key] = _Seated(turn.player, self._player(turn))
        return seated

    def _player(self, turn: Turn) -> GuardedPlayer:
        try:
            player = self.registry.player(turn.player, turn.ruleset)
        except (UnknownContent, PlayerFailed) as error:
            self._failed(turn, str(error))
            player = self.registry.substitute(turn.ruleset)
        if turn.game not in self._games:
            self._games[turn.game] = self.thinking.game(turn.ruleset)
        player.asked = PlayerApart(player.player, turn.seat, self._games[turn.game])
        return player

    def _failed(self, turn: Turn, reason: str) -> None:
        self.tell("player-failed", {"game": turn.game, "player": str(turn.player), "reason": reason})

    def keep(self, games: Container[str]) -> None:
        """Lets nobody think for games other than these."""
        for game in [game for game in self._games if game not in games]:
            self._games.pop(game).close()
            self._seats = {key: seated for key, seated in self._seats.items() if key[0] != game}
