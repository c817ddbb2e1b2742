"""Lines in, lines out: what is said, asked and refused. Nothing is drawn again, and nothing moves a cursor."""

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import Future
from select import select
from shutil import get_terminal_size
from threading import Thread
from typing import Protocol, TextIO

from attrs import define, field, frozen

from coatl_core.files.sanitize import clean
from coatl_core.language.l10n import L10n
from coatl_tui.plain.spoken import ended, sentence, short_lines, spoken

PROMPT = "> "
LONGEST_INPUT = 300
"""The most signs of a line that is read; a longer one is no command."""
MOST_BYTES = 16384
"""So much is kept of a line that does not end."""
LEAST_BLANK_LINES = 60
"""So many lines, or as many as the terminal has, are left empty between the hands of two players."""


@frozen
class Typed:
    """What is typed, or comes through a pipe. It is read without Python's own buffer, whose lock a thread that waits
    for a line would keep until the program has ended."""

    handle: int
    encoding: str
    _left: bytearray = field(factory=bytearray, init=False)

    def readline(self) -> str:
        """Returns the next line; an empty text at the end, and when the terminal is gone."""
        while b"\n" not in self._left:
            del self._left[MOST_BYTES:]
            try:
                data = os.read(self.handle, 65536)
            except BlockingIOError:  # somebody else has the same terminal or pipe, and does not want to wait for it
                select([self.handle], (), ())
                continue
            except OSError:
                break
            if not data:
                break
            self._left.extend(data)
        line, end, _ = bytes(self._left).partition(b"\n")
        del self._left[: len(line) + len(end)]
        return (line + end).decode(self.encoding, "replace")


class Source(Protocol):
    """Where lines come from."""

    def readline(self) -> str: ...


@define
class Lines:
    """The line of a person or a program. A prompt stands only on a ``terminal``."""

    l10n: L10n
    source: Source
    sink: TextIO
    terminal: bool
    names: set[str] = field(factory=set, init=False)
    """Names of players and files, which begin a sentence as they are."""
    heard: int = field(default=0, init=False)
    """How many lines have been read."""
    _asked: tuple[str, int] = field(default=("", -1), init=False)
    """What the player was asked to be ``sure`` of, and how many lines had been read then."""
    _reading: Future[str | None] | None = field(default=None, init=False)
    _prompted: bool = field(default=False, init=False)
    """Whether the prompt stands at the end, with what is being typed after it."""

    def words(self, text: str) -> str:
        """Returns a text as it is told here, which is what of a line is in the language of the player."""
        return spoken(text, self.l10n)

    def _sentence(self, text: str) -> str:
        return sentence(self.words(text), self.names)

    def say(self, text: str) -> None:
        """Tells one fact. A card that is written as signs may begin like what is wrong or has failed."""
        self.write(self._sentence(self.l10n("plain-card", text=text) if text.startswith(("!", "?")) else text))

    def say_all(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.say(text)

    def choice(self, number: int, notation: str, text: str) -> None:
        """Tells what can be done: its number in the list, how it is written, and what it does."""
        self.write(f"{number} {notation}: {ended(self.words(text))}")

    def named(self, word: str, text: str) -> None:
        """Tells what a word does that can be typed."""
        self.write(f"{word}: {ended(self.words(text))}")

    def refuse(self, text: str, rule: str = "") -> None:
        """Tells why the rules forbid something."""
        number = f" ({self.l10n('plain-rule', rule=rule)})" if rule else ""
        self.write(f"{self.l10n('plain-refused')}: {self._sentence(text)}{number}")

    def wrong(self, text: str) -> None:
        """Tells that a line is no command, and why."""
        self.write(f"? {self._sentence(text)}")

    def trouble(self, text: str) -> None:
        """Tells what has failed that is nobody's mistake."""
        self.write(f"! {self._sentence(text)}")

    def sure(self, question: str) -> bool:
        """Returns whether the line before has asked for the same. If not, says the ``question``: what cannot be taken
        back has to be asked for twice."""
        if self._asked == (question, self.heard - 1):
            return True
        self._asked = question, self.heard
        self.say(question)
        return False

    def cover(self) -> None:
        """Leaves so many lines empty that nothing is left to be read that stood before."""
        rows = get_terminal_size((80, LEAST_BLANK_LINES)).lines if self.terminal else 0
        self.sink.write("\n" * max(LEAST_BLANK_LINES, rows))
        self.sink.flush()

    def write(self, text: str) -> None:
        if self._prompted:  # what a host says while a line is typed begins on a line of its own
            self._prompted = False
            self.sink.write("\n")
        for line in short_lines(clean(text).replace("\n", " ")):
            self.sink.write(line + "\n")
        self.sink.flush()

    def read(self) -> str | None:
        """Returns the next line without blanks around it; None at the end of the input."""
        reading, self._reading = self._reading, None
        self.heard += 1
        return self._read() if reading is None else reading.result()

    def reading(self) -> Future[str | None]:
        """Returns the line that ``read`` returns next, as soon as it is typed: it is read in a thread. Nobody waits for
        the thread when the program ends."""
        if self._reading is None:
            self._reading = Future()
            self._reading.set_running_or_notify_cancel()  # who stops waiting does not lose the line
            Thread(target=self._hear, args=(self._reading,), daemon=True, name="typed lines").start()
        return self._reading

    def _hear(self, reading: Future[str | None]) -> None:
        try:
            reading.set_result(self._read())
        except Exception as error:
            reading.set_exception(error)

    def _read(self) -> str | None:
        if self.terminal:
            self._prompted = True
            self.sink.write(PROMPT)
            self.sink.flush()
        line = self.source.readline()
        if not line:  # the prompt still stands there
            return None
        self._prompted = False
        return line.strip()
