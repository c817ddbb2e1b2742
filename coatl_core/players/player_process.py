"""A process in which computer players think. A screen beside it answers keys as if nobody thought: two threads of one
Python take turns, two processes do not.

The questions go there and the answers come back as pickled messages through pipes. A player's class and those of
variants are sent by name and the cards as a whole, because a game may be played with cards whose plugin is gone. One
process may know several games; which ones, only the side that asks decides.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, NoReturn

from attrs import frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.files.system import (
    apart,
    end_group,
    end_own_group,
    give_way,
    let_give_way,
    limit_own_memory,
    own_memory,
)
from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.players import Budget, ComputerPlayer
from coatl_core.game.state import Ruleset, Variant
from coatl_core.game.view import PlayerView
from coatl_core.players.program import end_programs
from coatl_core.plugins.player_guard import MemoryReached, ThoughtFailed, in_time, told

COMMAND: tuple[str, ...] = (sys.executable, "-P", "-c", "from coatl_core.players.player_process import serve; serve()")
MOST_SECONDS_TO_START = 15.0
PATIENCE = 2.0
"""The seconds that are waited for a killed process to be gone."""
GRACE = 0.5
"""The seconds that a process has to end in order."""
NICENESS = 5
"""How far a player that thinks gives way to the screen and to other programs."""
MOST_NICENESS = 19
"""How far a player gives way that thinks while others are to act."""
READY = b"ready"
"""The answer to the first message, which is empty."""
SIZE = 8
"""The bytes before each message that say how long it is."""
LATE = 3.0
"""The seconds after which other games wait no longer for a player."""
MOST_GAMES = 64
"""How many games a process knows at the most; the one that nobody has asked about for longest is forgotten."""
MOST_MEMORY = 2**29
"""The bytes that a process may have, of which the game's own players need a fifth."""
SMALL = 0.25
"""Whoever has taken a smaller part of that is not to blame that there is nothing left."""
MOST_BYTES = 1_000_000
"""The longest answer that is read. A turn with its reason has less than a thousandth of it."""


class NoProcess(Exception):
    """There can be no process, or what it would need cannot be sent."""


class CrowdedOut(ThoughtFailed):
    """Other players have taken the memory of the process."""


class ProcessEnded(ThoughtFailed):
    """The process has ended before there was an answer."""

    def __init__(self) -> None:
        super().__init__("its process has ended")

    def __reduce__(self) -> tuple[type[ProcessEnded], tuple[()]]:
        return ProcessEnded, ()


@frozen
class Packed:
    """A question as it is sent to where nothing is known of the game: what must be known of it, and the question,
    pickled, and after how many seconds nobody waits for the answer."""

    game: bytes
    question: bytes
    seconds: float | None


@frozen
class _Game:
    """What a process is told of a game once: the cards, and the class and the options of each variant."""

    catalog: Catalog
    variants: tuple[tuple[type[Variant], tuple[str, ...]], ...]


@frozen
class _Message:
    """A question of the game of this number. ``game`` is what must be known of it, if it is a new one, ``forgotten``
    are the numbers of games that nobody asks about any more. ``game`` and ``question`` are pickled by themselves: the
    second can be read only by who knows the first."""

    number: int
    game: bytes | None
    forgotten: tuple[int, ...]
    question: bytes


@frozen
class _NoMemory:
    """The answer when the process has reached its limit of memory, which is so many bytes: whether the player has taken
    it itself."""

    most: int
    itself: bool


@frozen
class Question:
    """What the player in a seat is asked, and what has happened since it was asked before. ``kind`` is its class if it
    has not been asked in this process yet, or else None. With ``games`` it is to play these ``turns`` out so many
    times, or else to choose one."""

    seat: int
    kind: type[ComputerPlayer] | None
    level: str
    events: tuple[Event, ...]
    seen: PlayerView
    legal: tuple[Action, ...]
    random: Random
    budget: Budget
    turns: tuple[tuple[Action, ...], ...] = ()
    games: int = 0


class PlayerProcess:
    """A running process, and the thread that talks to it. What a player has started there may keep the pipes of the
    process, and a read from them would never end: so only that thread reads, and whoever waits for it can be told to
    wait no longer. ``games`` are those that it knows, the one asked about last as the last; what it remembers of a game
    it remembers as long as the same object stands for it. With ``gives_way`` it runs only while nothing else wants to.
    Raises NoProcess."""

    def __init__(self, *, gives_way: bool = False) -> None:
        self.games: dict[int, object] = {}
        try:
            self._start()
            if gives_way:
                let_give_way(self._process, MOST_NICENESS)
            self._answer(b"", MOST_SECONDS_TO_START, None)
        except (OSError, ThoughtFailed) as error:
            raise NoProcess(str(error)) from error

    def _start(self) -> None:
        places = os.pathsep.join(place or os.curdir for place in sys.path)  # what can be imported here can be there
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        self._process = subprocess.Popen(
            COMMAND,
            bufsize=0,
            stdin=pipe,
            stdout=pipe,
            stderr=nowhere,
            env={**os.environ, "PYTHONPATH": places},
            **apart(),  # to be ended with all that players start there
        )
        self._over = False
        self._messages: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes | ThoughtFailed] = SimpleQueue()
        Thread(target=self._talk, daemon=True, name="questions to players").start()

    @property
    def has_ended(self) -> bool:
        """Whether there is no process any more."""
        return self._over or self._process.poll() is not None

    def ask(self, number: int, memory: object, ruleset: Ruleset, question: Question, late: Callable[[], None]) -> Any:
        """Returns the answer to a question of the game of this number, which is played with this ruleset; from now on
        ``memory`` stands for it. The answer is ``late`` when it has not come in ``LATE`` seconds. After
        ``budget.seconds``, and when it has no memory left, the process is ended. Raises ThoughtFailed, which is
        CrowdedOut if other players have taken the memory, and NoProcess if the question cannot be sent."""
        asked = packed(b"" if number in self.games else packed_game(ruleset), question)
        return self.pass_on(number, memory, asked, late, ruleset)

    def pass_on(
        self, number: int, memory: object, asked: Packed, late: Callable[[], None], ruleset: Ruleset | None = None
    ) -> Any:
        """Does what ``ask`` does with a question that was packed elsewhere. Raises ThoughtFailed as ``ask`` does."""
        game = None if number in self.games else asked.game
        self.games.pop(number, None)
        self.games[number] = memory
        forgotten = tuple(self.games)[:-MOST_GAMES]
        for each in forgotten:
            del self.games[each]
        message = _dumped(_Message(number, game, forgotten, asked.question))
        answer = self._answer(message, asked.seconds, late)
        try:
            done, what = _loaded(answer, ruleset)
        except Exception:  # whatever is in it; and nobody knows what else is on its way
            self.end()
            raise ThoughtFailed("its answer cannot be read") from None
        if isinstance(what, _NoMemory):
            self.end()
            raise MemoryReached(what.most // 2**20) if what.itself else CrowdedOut("other players took the memory")
        if not done:
            raise ThoughtFailed(str(what))
        return what

    def _answer(self, message: bytes, seconds: float | None, late: Callable[[], None] | None) -> bytes:
        """Returns the answer to a message. Raises ThoughtFailed if there is none, at the latest when so many seconds
        are over; the process has been ended then."""
        answers: list[bytes | ThoughtFailed] = []

        def came(step: float | None) -> bool:
            with suppress(Empty):
                answers.append(self._answers.get(timeout=step))
            return bool(answers)

        self._messages.put(message)
        in_good_time = LATE if seconds is None else min(LATE, seconds)
        if late is None or not in_time(came, in_good_time):
            if late is not None:
                late()
            if not in_time(came, seconds if late is None or seconds is None else max(seconds - LATE, 0)):
                answers.append(ThoughtFailed(f"no answer in {seconds:g} seconds"))
        answer = answers[0]
        if isinstance(answer, ThoughtFailed):
            self.end()
            raise answer
        return answer

    def end(self) -> None:
        """Ends the process and all that players have started in it. Whoever waits for an answer waits no longer."""
        self._over = True
        self._process.terminate()  # it ends programs that play, which have groups of processes of their own
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        end_group(self._process)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._messages.put(None)
        self._answers.put(ProcessEnded())

    def _talk(self) -> None:
        """Sends each message and keeps its answer, in a thread of its own."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            with suppress(OSError), self._process.stdin as there, self._process.stdout as back:
                while (message := self._messages.get()) is not None:
                    _write(there.fileno(), message)
                    self._answers.put(_read(back.fileno(), MOST_BYTES))
            self._answers.put(ProcessEnded())
        except EOFError:
            self._answers.put(ProcessEnded())
        except ValueError:
            self._answers.put(ThoughtFailed("its answer cannot be read"))


# Messages


class _Pickler(pickle.Pickler):
    """The ruleset is known on both sides, and cannot be pickled."""

    def persistent_id(self, obj: Any) -> str | None:
        return "ruleset" if isinstance(obj, Ruleset) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, ruleset: Ruleset | None) -> None:
        super().__init__(BytesIO(data))
        self._ruleset = ruleset

    def persistent_load(self, pid: Any) -> Ruleset | None:
        return self._ruleset


def packed_game(ruleset: Ruleset) -> bytes:
    """Returns what must be known of a game with this ruleset. Raises NoProcess if it cannot be sent."""
    return _dumped(_game(ruleset))


def packed(game: bytes, question: Question) -> Packed:
    """Returns the question with what must be known of the game. Raises NoProcess if it cannot be sent."""
    return Packed(game, _dumped(question), question.budget.seconds)


def _dumped(what: object) -> bytes:
    """Raises NoProcess for what cannot be pickled, such as a class made in a function."""
    data = BytesIO()
    try:
        _Pickler(data).dump(what)
    except MemoryError:
        raise
    except Exception as error:  # whatever a stranger's class raises
        raise NoProcess(str(error)) from error
    return data.getvalue()


def _game(ruleset: Ruleset) -> _Game:
    return _Game(ruleset.catalog, tuple((type(variant), variant.chosen) for variant in ruleset.variants))


def _loaded(data: bytes, ruleset: Ruleset | None) -> Any:
    return _Unpickler(data, ruleset).load()


def _write(pipe: int, message: bytes) -> None:
    rest = memoryview(len(message).to_bytes(SIZE) + message)
    while rest:
        rest = rest[os.write(pipe, rest) :]


def _read(pipe: int, most: int | None = None) -> bytes:
    """Raises EOFError if the other side is gone, ValueError if the message is said to have more bytes than ``most``."""
    size = int.from_bytes(_bytes(pipe, SIZE))
    if most is not None and size > most:
        raise ValueError(size)
    return _bytes(pipe, size)


def _bytes(pipe: int, number: int) -> bytes:
    found = bytearray()
    while len(found) < number:
        part = os.read(pipe, number - len(found))
        if not part:
            raise EOFError
        found += part
    return bytes(found)


# In the process


def serve() -> NoReturn:
    """Answers questions until the other side is gone, even if a player still thinks then. What players print goes
    nowhere."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    give_way(NICENESS)
    most = limit_own_memory(MOST_MEMORY)
    asked: SimpleQueue[bytes] = SimpleQueue()

    def end(*_: object) -> None:
        end_programs()
        end_own_group()  # what players have started ends as well
        os._exit(0)

    def read() -> None:
        with suppress(EOFError, OSError, MemoryError):
            while True:
                asked.put(_read(questions))
        end()

    signal.signal(signal.SIGTERM, end)
    Thread(target=read, daemon=True).start()
    games: dict[int, _Players] = {}
    asked.get()  # the other side only wants to know whether there is an answer
    _write(answers, READY)
    while True:
        _write(answers, _answer_to(games, asked.get(), most))


class _Players:
    """The players of a game that think here, by their seats."""

    def __init__(self, game: _Game) -> None:
        self.ruleset = Ruleset(game.catalog, tuple(kind(chosen) for kind, chosen in game.variants))
        self.seats: dict[int, ComputerPlayer] = {}
        self.taken: dict[int, int] = {}
        """How many bytes the process has grown by while each of them thought."""


def _answer_to(games: dict[int, _Players], data: bytes, most: int) -> bytes:
    """Returns the message with the player's answer, or with what is wrong. The process may have ``most`` bytes."""
    had, asked = own_memory(), (-1, -1)
    try:
        message: _Message = _loaded(data, None)
        for number in message.forgotten:
            games.pop(number, None)
        if message.game is not None:
            games[message.number] = _Players(_loaded(message.game, None))
        question: Question = _loaded(message.question, games[message.number].ruleset)
        asked = message.number, question.seat
        answer = _dumped((True, _thought(games[message.number], question)))
        has = own_memory()
        taken = games[message.number].taken
        taken[question.seat] = taken.get(question.seat, 0) + has - had
        if has <= most:
            return answer
    except MemoryError:
        pass  # what the player still held when it was raised is free after this
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything
        return _dumped((False, told(error)))
    taken_by = {(number, seat): taken for number, game in games.items() for seat, taken in game.taken.items()}
    own = taken_by.pop(asked, 0) + most - had
    games.clear()  # the answer needs a little memory
    return _dumped((False, _NoMemory(most, own >= max([SMALL * most, *taken_by.values()]))))


def _thought(game: _Players, question: Question) -> object:
    """What the player answers: its turn, or how turns end that it is to play out."""
    if question.kind is not None:
        game.seats[question.seat] = question.kind(question.level, game.ruleset)
    player = game.seats[question.seat]
    for event in question.events:
        player.saw(event)
    if question.games:
        return player.play_out(question.seen, question.turns, question.random, question.games)
    return player.turn(question.seen, question.legal, question.random, question.budget)
