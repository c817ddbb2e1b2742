"""Computer players that think in processes of their own: at a table in one, at a host in several that its games
share."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from threading import Condition, Lock
from typing import Any, Protocol

from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.players import Budget, Choice, ComputerPlayer
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.players.player_process import CrowdedOut, NoProcess, PlayerProcess, Question
from coatl_core.plugins.player_guard import NoRoom, ThoughtFailed


class ThinkingGame(Protocol):
    """The players of one game, as far as they think elsewhere."""

    def ask(self, make: Callable[[object], Question]) -> Any:
        """Returns the answer to the question. ``make`` makes it when it is known who will answer: it is given an object
        that is another one wherever nothing is known of the game; it may be called again if somebody else is asked.
        Raises ThoughtFailed, and NoProcess."""
        ...

    def close(self) -> None:
        """Asks nobody any more, and waits for nobody who still thinks."""
        ...


class Thinking(Protocol):
    """Where the players of any number of games think."""

    @property
    def at_once(self) -> int:
        """So many should be asked at the same time; others wait, and the time of their turns does not begin yet."""
        ...

    def game(self, ruleset: Ruleset) -> ThinkingGame:
        """Returns what the players of one more game are asked by, until it is closed."""
        ...


class PlayerPool:
    """Some processes, ``most`` of them, for the players of any number of games. They start when they are needed, and
    end with the last game. With ``gives_way`` they run only while nothing else wants to.

    Games are served in the order in which they ask, and each has one question at a time: so none waits while another
    one's go first again and again. A player that is late takes nobody's place: as long as it thinks there may be
    another process, up to twice as many.
    """

    def __init__(self, most: int = 1, *, gives_way: bool = False) -> None:
        self.most, self.gives_way = most, gives_way
        self.starts = 0
        """How many processes have been started so far."""
        self._idle: list[PlayerProcess] = []
        self._busy = 0
        self._late = 0
        self._queue: deque[object] = deque()
        self._games: set[int] = set()
        self._numbers = count()
        self._changed = Condition()

    @property
    def at_once(self) -> int:
        """So many should be asked at the same time: one more for each process, so that none waits for a question."""
        return 2 * self.most

    @property
    def is_cold(self) -> bool:
        """Whether no process runs: the next question waits for the start of one."""
        return not self._idle and not self._busy

    def game(self, ruleset: Ruleset) -> PoolGame:
        """Returns what the players of one more game are asked by, until it is closed."""
        with self._changed:
            number = next(self._numbers)
            self._games.add(number)
        return PoolGame(self, number, ruleset)

    def _leave(self, number: int) -> None:
        """The game of this number is over. Without any game there is no process."""
        with self._changed:
            self._games.discard(number)
            idle, self._idle = ([], self._idle) if self._games else (self._idle, [])
            self._changed.notify_all()
        for process in idle:
            process.end()

    def _take(self, number: int, patience: float | None) -> PlayerProcess:
        """Waits for a process, and returns it: one that knows the game, if there is one. Raises ThoughtFailed if the
        game is closed meanwhile, NoRoom after so many seconds, and NoProcess."""
        ticket = object()
        with self._changed:
            self._queue.append(ticket)
            try:
                came = self._changed.wait_for(
                    lambda: self._is_gone(number) or (self._queue[0] is ticket and self._has_room), patience
                )
                if not came:
                    raise NoRoom(f"no process in {patience:g} seconds")
                if self._is_gone(number):
                    raise ThoughtFailed("the game has been left")
                self._busy += 1
                running = [process for process in self._idle if not process.has_ended]
                for process in self._idle:
                    if process not in running:
                        process.end()
                self._idle = running
                known = [process for process in running if number in process.games]
                if running:
                    process = (known or running)[0]
                    running.remove(process)
                    return process
            finally:
                self._queue.remove(ticket)
                self._changed.notify_all()
        try:
            process = PlayerProcess(gives_way=self.gives_way)
        except BaseException:
            self._give_back(None, late=False)
            raise
        self.starts += 1
        return process

    def _is_gone(self, number: int) -> bool:
        return number not in self._games

    @property
    def _has_room(self) -> bool:
        return self._busy - self._late < self.most and self._busy < 2 * self.most

    def _is_late(self) -> None:
        with self._changed:
            self._late += 1
            self._changed.notify_all()

    def _give_back(self, process: PlayerProcess | None, late: bool) -> None:
        with self._changed:
            self._busy -= 1
            self._late -= late
            keep = process is not None and bool(self._games) and len(self._idle) + self._busy - self._late < self.most
            if process is not None and keep and not process.has_ended:
                self._idle.append(process)
                process = None
            self._changed.notify_all()
        if process is not None:
            process.end()


class PoolGame:
    """The players of one game, as far as they think in the processes of a pool."""

    def __init__(self, pool: PlayerPool, number: int, ruleset: Ruleset) -> None:
        self.pool, self.number, self.ruleset = pool, number, ruleset
        self._process: PlayerProcess | None = None
        self._one_at_a_time = Lock()

    def ask(self, make: Callable[[object], Question], patience: float | None = None) -> Any:
        """Returns the answer to the question, see ``ThinkingGame``. Raises ThoughtFailed, which is NoRoom if there is
        no process in so many seconds, and NoProcess."""
        with self._one_at_a_time:
            process, was_late = self.pool._take(self.number, patience), False

            def late() -> None:
                nonlocal was_late
                was_late = True
                self.pool._is_late()

            self._process = process
            try:
                memory = process.games.get(self.number, object())
                question = make(memory)
                if self.number not in self.pool._games:  # closed between the two
                    raise ThoughtFailed("the game has been left")
                return process.ask(self.number, memory, self.ruleset, question, late)
            finally:
                self._process = None
                self.pool._give_back(process, was_late)

    def close(self) -> None:
        """Asks nobody any more, and waits for nobody who still thinks."""
        self.pool._leave(self.number)
        process = self._process
        if process is not None:
            process.end()


class PlayerApart:
    """A computer player that thinks in another process. Where there can be none it thinks here."""

    def __init__(self, player: ComputerPlayer, seat: int, game: ThinkingGame) -> None:
        self.player, self.seat, self.game = player, seat, game
        self._events: list[Event] = []
        self._told = 0
        self._memory: object = None
        self._here = False

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns what the player does. Raises ThoughtFailed, or what the player raises if it thinks here."""
        try:
            choice: Choice = self.ask(seen, legal, random, budget)
        except NoProcess:
            return self.player.turn(seen, legal, random, budget)
        return choice

    def play_out(
        self, seen: PlayerView, turns: Sequence[tuple[Action, ...]], random: Random, games: int
    ) -> Sequence[Sequence[float]] | None:
        """Returns how the player plays these turns out. Raises as ``turn`` does."""
        try:
            found: Sequence[Sequence[float]] | None = self.ask(seen, (), random, Budget(), tuple(turns), games)
        except NoProcess:
            return self.player.play_out(seen, turns, random, games)
        return found

    def ask(
        self,
        seen: PlayerView,
        legal: Sequence[Action],
        random: Random,
        budget: Budget,
        turns: tuple[tuple[Action, ...], ...] = (),
        games: int = 0,
    ) -> Any:
        """Returns the answer of the process. Raises ThoughtFailed, and NoProcess if there can be none: then the player
        knows all that has happened, and thinks here."""

        def question(memory: object) -> Question:
            known = self._memory is memory
            events = tuple(self._events[self._told if known else 0 :])
            self._told, self._memory = len(self._events), memory
            kind = None if known else type(self.player)
            return Question(
                self.seat, kind, self.player.level, events, seen, tuple(legal), random, budget, turns, games
            )

        if self._here:
            raise NoProcess
        try:
            with suppress(CrowdedOut):
                return self.game.ask(question)
            return self.game.ask(question)  # in another process, where nobody has taken anything yet
        except NoProcess:
            self._here = True
            for event in self._events:
                self.player.saw(event)
            raise

    def saw(self, event: Event) -> None:
        """Keeps what has happened until the player is asked; where nothing is known of it all of it is told."""
        if self._here:
            self.player.saw(event)
        else:
            self._events.append(event)
