"""A program in any language as a computer player: it is told one JSON object a line, and answers with one.

``{"t":"choose","v":1,"seat":0,"view":{…},"actions":["take 1",…],"budget":20}`` asks it for one action, ``{"t":"do",
"action":"take 1"}`` is its answer. The end of its input means that it may go. ``docs/protocol.md`` tells all of it.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from threading import Event, Lock, Timer
from typing import ClassVar

from attrs import evolve

from coatl_core.files.sanitize import plain
from coatl_core.files.system import apart, end_group, limit_memory
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.players import Budget, Choice, ComputerPlayer
from coatl_core.game.rules import ComputerSeat, read_seat
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.plugins.player_guard import ThoughtFailed
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
        line = json.dumps(asked, ensure_ascii=False, separators=(",", ":"))
        answer = _running(tuple(self.command)).ask(line.encode() + b"\n", seconds)
        return Choice((_read(answer),))


def read_players(text: str) -> tuple[tuple[ComputerSeat, ...], dict[str, str]]:
    """Returns the seats of a text such as ``./bot --fast,hard``, and by id the command of each that is a program: one
    that begins with a path. Its id is the name of its file, with a number where another one has that name already. Only
    whoever starts the program may name one: that of a save would be a stranger's."""
    seats, programs = list[ComputerSeat](), dict[str, str]()
    for part in map(str.strip, text.split(",")):
        if part.startswith(("./", "../", "/", "~/")):
            name = Path(part.split()[0]).name
            ids = (f"{name} {number}" if number > 1 else name for number in count(1))
            id = ComputerSeat(next(id for id in ids if programs.get(id, part) == part)).id
            programs[id] = part
            seats.append(ComputerSeat(id))
        else:
            seats.append(read_seat(part))
    return tuple(seats), programs


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
    """A running program. Raises ThoughtFailed if it cannot be started."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._one_at_a_time = Lock()
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

    @property
    def has_ended(self) -> bool:
        """Whether there is no process any more."""
        return self._process.poll() is not None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Returns the line that the program answers. Raises ThoughtFailed if there is none, at the latest when so many
        seconds are over, or more than one; the program has been ended then."""
        too_late = Event()

        def give_up() -> None:
            too_late.set()
            self._kill()

        with self._one_at_a_time:
            timer = Timer(seconds, give_up)
            timer.daemon = True
            timer.start()
            try:
                answer = self._asked(line)
            except OSError:
                answer = b""
            timer.cancel()
        if answer.endswith(b"\n") and answer.count(b"\n") == 1:
            return answer
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        words = self._last_words()
        self.end()
        if too_late.is_set():
            raise ThoughtFailed(f"no answer in {seconds:g} seconds")
        if answer:
            raise ThoughtFailed(f"answered more than one line, or more than {MOST_BYTES} bytes")
        raise ThoughtFailed(f"has ended with exit code {self._process.returncode}{words}")

    def _asked(self, line: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(self._process.stdin.fileno(), rest) :]
        answer = bytearray()
        while b"\n" not in answer and len(answer) <= MOST_BYTES:
            part = os.read(self._process.stdout.fileno(), MOST_BYTES)
            if not part:
                break
            answer += part
        return bytes(answer)

    def _last_words(self) -> str:
        """What it has written to standard error last, for its author."""
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f": {plain(lines[-1], LONGEST)}" if lines else ""

    def end(self) -> None:
        """Ends the program and all that it has started."""
        self._kill()
        self._process.wait()
        for file in (self._process.stdin, self._process.stdout, self._errors):
            if file is not None:
                file.close()

    def _kill(self) -> None:
        if not self.has_ended:
            end_group(self._process)


_programs: dict[tuple[str, ...], _Program] = {}


def _running(command: tuple[str, ...]) -> _Program:
    """Returns the program of this process with this command; it is started if it does not run. Raises ThoughtFailed."""
    program = _programs.get(command)
    if program is None or program.has_ended:
        program = _programs[command] = _Program(command)
    return program


@atexit.register
def _end_all() -> None:
    for program in _programs.values():
        program.end()
