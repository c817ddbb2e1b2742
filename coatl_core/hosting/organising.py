"""The games of an event: those of persons are made at a host and followed to their end, those between computer players
are played here.

Nothing is known here that is not in the file of the event or at the host. So this may be killed at any moment: whoever
begins it again makes no game twice, because a game has always the same key, and counts none twice, because a game has
one result.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from ssl import SSLContext
from threading import Thread
from typing import Any

from attrs import define, field

from coatl_core.game.match import play_game
from coatl_core.game.players import Budget
from coatl_core.hosting.client import PASSING, Guest, HostSaysNo, NoHost, WrongPin
from coatl_core.hosting.protocol import FromHost, Saved, new_for
from coatl_core.plugins.registry import Registry
from coatl_core.saves.events import Ended, Event, change, load_event
from coatl_core.saves.format import decode, replay

LOOK_SECONDS = 1.0
"""How often it is looked whether the file has changed: somebody may have withdrawn, or have told a result."""
AGAIN_SECONDS = 2.0
"""After so long a host that could not be reached, or that has too many games, is asked again."""

Tell = Callable[[str, dict[str, Any]], None]
"""Told what happens: ``made``, a game is at the host, with its ``game`` and ``code``; ``ended``, with the ``result``;
``failed``, a computer player was replaced, with the ``failure``; ``waits``, a ``game`` cannot be
made yet, or not go on, with the ``error``. It may be called in another thread."""


class Unkept(Exception):
    """The file of the event cannot be read or written; ``error`` says why."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


@define
class Organiser:
    """Whoever sees to the games of the event in the file ``path``. ``url``, ``ssl`` and ``pin`` lead to the host;
    without ``url`` there is none, and only games between computer players are played. For ``revive`` see ``Guest``."""

    path: Path
    registry: Registry
    tell: Tell
    url: str = ""
    ssl: SSLContext | None = None
    pin: str = ""
    revive: Callable[[], Awaitable[str]] | None = None
    _games: dict[int, asyncio.Task[None]] = field(factory=dict, init=False)
    """Those that are followed at the host."""
    _ends: dict[int, asyncio.Event] = field(factory=dict, init=False)
    """Set where a game need not be played any more."""
    _making: asyncio.Lock = field(factory=asyncio.Lock, init=False)
    _thinks: asyncio.Future[None] | None = field(default=None, init=False)
    _failed: dict[int, HostSaysNo] = field(factory=dict, init=False)
    """The games with which the host cannot go on."""
    _reached: bool = field(default=False, init=False)

    async def run(self) -> Event:
        """Returns the event when all its games are played. Raises HostSaysNo for a game that the host cannot play, when
        all others are over; OSError if the host cannot be reached at the beginning, Unkept if the file cannot be read
        or written, PlayerFailed for a computer player that cannot be made, and what ``load_event`` raises else."""
        while True:
            event = self._load()
            if not event.open and not event.at_host:
                return event
            self._begin(event)
            tasks = [*self._games.values(), *([self._thinks] if self._thinks is not None else [])]
            if not tasks:
                if self._failed:
                    raise next(iter(self._failed.values()))
                return event
            done, _ = await asyncio.wait(tasks, timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            self._games = {game: task for game, task in self._games.items() if task not in done}
            if self._thinks in done:
                self._thinks = None
            for task in done:
                task.result()

    def _begin(self, event: Event) -> None:
        """Begins with all that can be begun now, and ends what need not be played."""
        ready = event.ready
        if self._thinks is None and (games := [game for game in ready if event.is_of_computers(game)]):
            self._thinks = asyncio.get_running_loop().create_future()
            # In a thread of its own that nobody waits for: it does not keep the program when that is to end.
            Thread(target=self._think, args=(event, games, asyncio.get_running_loop()), daemon=True).start()
        if not self.url:
            return
        here = [game for game in ready if not event.is_of_computers(game)]
        for game in dict.fromkeys([*here, *(each.game for each in event.at_host)]):
            if not event.is_open(game):
                self._failed.pop(game, None)
            if game not in self._games and game not in self._failed:
                self._ends[game] = asyncio.Event()
                self._games[game] = asyncio.create_task(self._follow(game))
            if game in self._games and not event.is_open(game):
                self._ends[game].set()

    def _load(self) -> Event:
        try:
            return load_event(self.path)
        except OSError as error:
            raise Unkept(error) from None

    def _change(self, how: Callable[[Event], Event]) -> Event:
        try:
            return change(self.path, how)
        except OSError as error:
            raise Unkept(error) from None

    # At the host

    async def _follow(self, game: int) -> None:
        """Sees to a game at the host until it is over there, however often the host is gone meanwhile."""
        told = ""
        while True:
            try:
                await self._attend(game)
                return
            except HostSaysNo as error:
                if error.why not in PASSING:
                    self._give_up(game, error)
                    return
                waits: OSError = error
            except OSError as error:
                if isinstance(error, WrongPin | NoHost) or not self._reached:
                    raise
                waits = error
            if str(waits) != told:
                told = str(waits)
                self.tell("waits", {"game": game, "error": waits})
            await asyncio.sleep(AGAIN_SECONDS)

    def _give_up(self, game: int, error: HostSaysNo) -> None:
        """The host cannot play a game, or it has ended there before its end: the others go on. If it is still open, it
        waits for a result by hand."""
        if self._ends[game].is_set():
            self._change(lambda event: event.without(game))
        else:
            self._failed[game] = error
            self.tell("waits", {"game": game, "error": error})

    async def _attend(self, game: int) -> None:
        # That it was asked for is written first: whoever is killed in between asks for the same game again.
        event = self._change(lambda event: event.with_game(game, event.code(game)))
        passes = [entrant.token for entrant in event.pair(game)]
        new = new_for(event.setup_of(game), passes, event.allows, event.key(game))
        save: asyncio.Future[Saved] = asyncio.get_running_loop().create_future()

        def hear(message: FromHost) -> None:
            if isinstance(message, Saved) and not save.done():
                save.set_result(message)

        def refused(error: Exception) -> None:
            if not save.done():
                save.set_exception(error)

        guest = Guest(self.url, new, self.registry, hear, self.ssl, self.pin, self.revive, refused)
        ends = asyncio.create_task(self._ends[game].wait())
        try:
            async with self._making:  # in their order: who has two games is led to the first one that was made
                await guest.sit()
            self._reached = True
            assert guest.table is not None
            code = guest.table.game
            if event.code(game) != code:
                self._change(lambda event: event.with_game(game, code))
                self.tell("made", {"game": game, "code": code})
            await guest.begun()
            either: list[asyncio.Future[Any]] = [save, ends]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not save.done():
                event = self._load()
                gone = [seat for seat, entrant in enumerate(event.pair(game)) if entrant.withdrawn]
                with suppress(HostSaysNo):  # it was over just now
                    await guest.end(event.key(game), gone[0] if gone else 0)
            self._over(game, (await save).save)
        finally:
            ends.cancel()
            await guest.close()
            if guest.game is not None:
                guest.game.close()

    def _over(self, game: int, save: Any) -> None:
        """A game is over at the host: its result counts. Raises HostSaysNo if it was not played to its end."""
        before = self._load()
        played = decode(json.dumps(save))
        if not played.finished:
            raise HostSaysNo("over")
        sheet = replay(played, self.registry).session.score_sheet()
        one, other = (player.points for player in sheet.players)
        result = Ended(game, (one, other), sheet.winners)
        after = self._change(lambda event: event.with_result(result).without(game))
        if before.result(game) is None:
            self.tell("ended", {"result": after.result(game)})

    # Between computer players

    def _think(self, event: Event, games: list[int], loop: asyncio.AbstractEventLoop) -> None:
        """Plays these games in a thread, which ends with the program."""
        failed: Exception | None = None
        try:
            for game in games:
                self._play(event, game)
        except Exception as error:
            failed = error
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(self._all_thought, failed)

    def _play(self, event: Event, game: int) -> None:
        setup = event.setup_of(game)
        ruleset = self.registry.ruleset_for(setup)
        players = [self.registry.player(seat, ruleset) for seat in setup.seats if seat is not None]
        played = play_game(setup, ruleset, players, Budget())
        for player in players:
            if player.failure is not None:
                self.tell("failed", {"failure": player.failure})
        one, other = played.points
        result = Ended(game, (one, other), played.winners)
        if self._load().result(game) is None:
            self._change(lambda event: event.with_result(result))
            self.tell("ended", {"result": result})

    def _all_thought(self, failed: Exception | None) -> None:
        assert self._thinks is not None
        if failed is None:
            self._thinks.set_result(None)
        else:
            self._thinks.set_exception(failed)
