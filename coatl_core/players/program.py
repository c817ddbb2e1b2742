"""A program in any language as a computer player: it is told one JSON object a line, and answers with one.

``{"t":"choose","v":1,"seat":0,"view":{…},"actions":["take 1",…],"budget":20}`` asks it for one action, ``{"t":"do",
"action":"take 1"}`` is its answer. The end of its input means that it may go. ``docs/protocol.md`` tells all of it.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.util import Finalize
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from tempfile import TemporaryFile
from threading import Lock, Thread
from typing import ClassVar

from attrs import evolve

from coatl_core.files.sanitize import plain
from coatl_core.files.system import apart, end_group, limit_memory
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.players import Budget, Choice, ComputerPlayer
from coatl_core.game.rules import ComputerSeat, read_seat
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.plugins.player_guard import ThoughtFailed, in_time
from coatl_core.plugins.registry import Registry
from coatl_core.saves.wire import to_data

VERSION = 1
MOST_BYTES = 10_000
"""The longest answer that is read."""
MOST_MEMORY = 2**30
"""The bytes that a program may have, where the system can limit that."""
PATIENCE = 1.0
"""The seconds that are waited for the exit code of a program that answers no more."""
LONGEST = 200
"""The most characters of what a program has written about its end."""


class ProgramPlayer(ComputerPlayer):
    """A player that asks a program. A class of a plugin names its ``command``, with whole paths; after ``seconds`` its
    turn is taken from it. The program is started when it is first asked, once for all seats and games of a process.
    Raises ThoughtFailed if there is no such program."""

    command: ClassVar[Sequence[str]]
    seconds: ClassVar[float] = 20.0
    players = (1, 5)

    def __init__(self, level: str, ruleset: Ruleset) -> None:
        super().__init__(level, ruleset)
        if shutil.which(self.command[0]) is None:
            raise ThoughtFailed(f"{plain(self.command[0], LONGEST)} is no program that may be run")

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        """Returns one action. Raises ThoughtFailed, which says what the program has done wrong."""
        seconds = self.seconds if budget.seconds is None else min(self.seconds, budget.seconds)
        actions = [str(action) for action in legal]
        question = {"t": "choose", "v": VERSION, "seat": seen.seat, "view": to_data(seen)}
        asked = {**question, "actions": actions, "budget": seconds}
        if seen.goal is not None:
            asked["sides"] = seen.goal.sides
        line = json.dumps(asked, ensure_ascii=False, separators=(",", ":"))
        answer = _running(tuple(self.command)).ask(line.encode() + b"\n", seconds)
        return Choice((_read(answer),))


def read_players(text: str) -> tuple[tuple[ComputerSeat, ...], dict[str, str]]:
    """Returns the seats of a text such as ``./bot --fast,hard``, and by id the command of each that is a program: one
    that begins with a path. Its id is the name of its file, with a number where another one has that name already. Only
    whoever starts the program may name one: that of a save would be a stranger's. Raises ValueError with the part that
    is no command."""
    seats, programs = list[ComputerSeat](), dict[str, str]()
    for part in map(str.strip, text.split(",")):
        if part.startswith(("./", "../", "/", "~/")):
            name = _file_name(part)
            ids = (f"{name} {number}" if number > 1 else name for number in count(1))
            id = ComputerSeat(next(id for id in ids if programs.get(id, part) == part)).id
            programs[id] = part
            seats.append(ComputerSeat(id))
        else:
            seats.append(read_seat(part))
    return tuple(seats), programs


def _file_name(command: str) -> str:
    try:
        name = Path(shlex.split(command)[0]).name
    except ValueError:  # a quotation mark without another one
        name = ""
    if not name:
        raise ValueError(command)
    return name


def with_programs(plugins: Registry, programs: Mapping[str, str]) -> Registry:
    """Returns the plugins with these programs as players, by id their commands."""
    kinds = {id: _kind(id, command) for id, command in programs.items()}
    return evolve(plugins, players={**plugins.players, **kinds}) if kinds else plugins


def _kind(id: str, command: str) -> type[ComputerPlayer]:
    program, *arguments = shlex.split(command)
    return type(
        "Program", (ProgramPlayer,), {"id": id, "command": (str(Path(program).expanduser().absolute()), *arguments)}
    )


def _read(answer: bytes) -> Action:
    """Returns the action of an answer. Raises ThoughtFailed."""
    shown = plain(answer.decode("utf-8", "replace").strip(), LONGEST)
    try:
        found = json.loads(answer)
        if not isinstance(found, dict) or {*found} != {"t", "action"} or found["t"] != "do":
            raise ThoughtFailed(f'answered {shown}, not {{"t":"do","action":"take 1"}}')
        return parse_action(str(found["action"]))
    except (ValueError, RecursionError) as error:
        raise ThoughtFailed(f"answered {shown}: {plain(str(error), LONGEST)}") from None


class _Program:
    """A running program. Its lines are read by a thread of their own: what it has started may keep its output, and a
    read from that would never end. Raises ThoughtFailed if it cannot be started."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._one_at_a_time = Lock()
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors = TemporaryFile()  # noqa: SIM115 - as long as the program runs
        try:
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                **apart(),  # to be ended with all that it starts
            )
        except OSError as error:
            raise ThoughtFailed(f"cannot be started: {error}") from None
        limit_memory(self._process, MOST_MEMORY)
        self._over = False
        Thread(target=self._read, daemon=True, name="answers of a program").start()

    @property
    def has_ended(self) -> bool:
        """Whether nothing can be asked any more."""
        return self._over or self._process.poll() is not None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Returns the line that the program answers. Raises ThoughtFailed if there is none, at the latest when so many
        seconds are over, or more than one; the program has been ended then."""
        answers: list[bytes | None] = []

        def came(step: float | None) -> bool:
            with suppress(Empty):
                answers.append(self._lines.get(timeout=step))
            return bool(answers)

        with self._one_at_a_time:
            early = self._has_line()
            if not early:
                Thread(target=self._write, args=(line,), daemon=True, name="question to a program").start()
                in_time(came, seconds)
        answer = answers[0] if answers else None
        if answer is not None and b"\n" not in answer and len(answer) <= MOST_BYTES and not self._has_line():
            return answer
        raise ThoughtFailed(self._fault(seconds, answers))

    def _fault(self, seconds: float, answers: list[bytes | None]) -> str:
        """Ends the program and returns what it has done wrong."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE if answers == [None] else 0)
        words = self._last_words()
        self.end()
        if not answers and self._has_line():
            return "answered more than it was asked"
        if not answers:
            return f"no answer in {seconds:g} seconds"
        if answers[0] is not None:
            return f"answered more than one line, or more than {MOST_BYTES} bytes"
        return f"has ended with exit code {self._process.returncode}{words}"

    def _has_line(self) -> bool:
        """Whether it has written a line that nobody has read; its end is none."""
        with suppress(Empty):
            further = self._lines.get_nowait()
            self._lines.put(further)
            return further is not None
        return False

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):  # it has ended: that is seen where its answer is read
            rest = memoryview(line)
            while rest:
                rest = rest[os.write(self._process.stdin.fileno(), rest) :]

    def _read(self) -> None:
        """Keeps each line that the program writes, and None for the end of them."""
        assert self._process.stdout is not None
        rest = b""
        with suppress(OSError, ValueError), self._process.stdout as lines:
            while len(rest) <= MOST_BYTES and (part := os.read(lines.fileno(), MOST_BYTES)):
                whole, end, rest = (rest + part).rpartition(b"\n")
                if end:  # lines that came together stay together, a begun one too: there are too many of them
                    self._lines.put(whole + end * bool(rest))
            if len(rest) > MOST_BYTES:
                self._lines.put(rest)
        self._lines.put(None)

    def _last_words(self) -> str:
        """What it has written to standard error last, for its author."""
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f": {plain(lines[-1], LONGEST)}" if lines else ""

    def end(self) -> None:
        """Ends the program and all that it has started."""
        if self._over:
            return
        self._over = True
        end_group(self._process)
        self._process.wait()
        assert self._process.stdin is not None
        for file in (self._process.stdin, self._errors):
            with suppress(OSError):
                file.close()


_programs: dict[tuple[str, ...], _Program] = {}
_starting: set[Lock] = set()
"""Held as long as a program is being started."""


def _running(command: tuple[str, ...]) -> _Program:
    """Returns the program of this process with this command; it is started if it does not run. Raises ThoughtFailed."""
    program = _programs.get(command)
    if program is not None and program.has_ended:
        program.end()  # what it has started may go on
        program = None
    if program is None:
        program = _start(command)
    return program


def _start(command: tuple[str, ...]) -> _Program:
    """Starts a program in a thread: no signal interrupts that before it is known to ``end_programs`` that it runs.
    Raises ThoughtFailed."""
    failed: list[ThoughtFailed] = []
    busy = Lock()
    busy.acquire()

    def start() -> None:
        try:
            _programs[command] = _Program(command)
        except ThoughtFailed as error:
            failed.append(error)
        finally:
            _starting.discard(busy)
            busy.release()

    _starting.add(busy)
    Thread(target=start, daemon=True, name="start of a program").start()
    with busy:  # not join: Ctrl-C in it would count the thread as ended
        pass
    if failed:
        raise failed[0]
    return _programs[command]


def end_programs() -> None:
    """Ends all programs of this process, with all that they have started."""
    for busy in [*_starting]:
        busy.acquire(timeout=PATIENCE)
    for program in [*_programs.values()]:
        program.end()


Finalize(None, end_programs, exitpriority=0)  # in the processes of a match, too, which ``atexit`` does not reach
