"""A program in a real pseudo-terminal: what it writes, when it wrote it, and how it ends."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

from attrs import define, field

from tests.patience import PATIENCE

ANSWERS = {b"\x1b[?2026$p": b"\x1b[?2026;2$y", b"\x1b[c": b"\x1b[?62;c", b"\x1b[6n": b"\x1b[1;1R"}
"""What a terminal answers when it is asked about itself; to other questions it says nothing, as old ones do."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """A true-colour terminal and a home of its own. Compiled modules are kept, as after any installation."""
    inherited = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "NO_COLOR")}
    terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "COATL_HOME": str(home)}
    return {**inherited, **terminal, **more}


COATL = (sys.executable, "-c", "import sys; from coatl_tui.cli.program import main; sys.exit(main())")
"""What the command ``coatl`` runs."""


@define
class Terminal:
    """A running program. ``output`` is all it has written; ``last`` is when it wrote last (``time.perf_counter``)."""

    process: subprocess.Popen[bytes]
    handle: int
    started: float
    output: bytearray = field(factory=bytearray)
    last: float = 0.0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.handle)

    def write(self, keys: str) -> None:
        """Presses keys, as bytes a terminal sends for them."""
        os.write(self.handle, keys.encode())

    def read(self, seconds: float) -> bool:
        """Reads what comes within so many seconds at the latest; False if nothing does, or the program has ended."""
        if not select.select([self.handle], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.handle, 65536)
        except OSError:  # the program has closed its side
            return False
        self.last = time.perf_counter()
        self.output += data
        for question, answer in ANSWERS.items():
            if question in data:
                os.write(self.handle, answer)
        return bool(data)

    def wait_for(self, text: str, since: int = 0) -> float:
        """Reads until the text was written, and returns the seconds from the start."""
        wanted, end = text.encode(), time.perf_counter() + PATIENCE
        while wanted not in self.output[since:]:
            if not self.read(max(0.0, end - time.perf_counter())):
                raise AssertionError(f"{text!r} never came:\n{self.plain[-2000:]}")
        return self.last - self.started

    def press(self, *steps: tuple[str, str]) -> None:
        """Presses the keys of each step, and waits for its answer and until nothing more comes."""
        for keys, answer in steps:
            self.write(keys)
            self.wait_for(answer)
            self.settle()

    def settle(self, quiet: float = 0.3) -> None:
        """Reads until nothing has come for so many seconds."""
        while self.read(quiet):
            pass

    def end(self) -> int:
        """Reads to the end and returns the exit code."""
        while self.read(PATIENCE):
            pass
        return self.process.wait(PATIENCE)

    @property
    def plain(self) -> str:
        """What was written, without the control sequences."""
        return re.sub(r"\x1b(\[[0-9;?<>=$]*[a-zA-Z]|[()].|[=>])", "", self.output.decode(errors="replace"))

    def screen(self, columns: int, rows: int) -> list[str]:
        """What stands on the screen after all that was written, line by line."""
        cells = [[" "] * columns for _ in range(rows)]
        row = column = 0
        for sequence, text in re.findall(
            r"(\x1b\[[0-9;?<>=$]*[a-zA-Z]|\x1b.|[\r\n])|([^\x1b\r\n]+)", self.output.decode()
        ):
            if place := re.fullmatch(r"\x1b\[(\d+);(\d+)H", sequence):
                row, column = int(place[1]) - 1, int(place[2]) - 1
            elif place := re.fullmatch(r"\x1b\[(\d+)G", sequence):
                column = int(place[1]) - 1
            elif sequence == "\x1b[H":
                row = column = 0
            elif sequence == "\r":
                column = 0
            elif sequence == "\n":
                row += 1
            for sign in text:
                if row < rows and column < columns:
                    cells[row][column] = sign
                column += 1
        return ["".join(line) for line in cells]


def start(command: Sequence[str], env: Mapping[str, str], columns: int = 80, rows: int = 24) -> Terminal:
    """Runs a program in a terminal of this size."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    started = time.perf_counter()
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, close_fds=True, start_new_session=True
    )
    os.close(theirs)
    return Terminal(process, ours, started)
