"""What an app does to the machine that it runs at: Python tells an audit hook of every file that it opens, every
process that it starts and every address that it connects to."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import get_ident
from typing import Any
from unittest.mock import patch

from attrs import define, field

import coatl_core
import coatl_tui
from tests.guard import CHANGES, WRITING

READS = ("open", "os.listdir", "os.scandir", "glob.glob", "sqlite3.connect", "import")
STARTS = (
    *("subprocess.Popen", "os.system", "os.fork", "os.forkpty", "os.exec", "os.spawn", "os.posix_spawn"),
    *("os.startfile", "pty.spawn", "webbrowser.open", "os.kill", "signal.pthread_kill"),
)
NETS = (
    "socket.connect",
    "socket.bind",
    "socket.sendto",
    "socket.sendmsg",
    "socket.gethostbyname",
    "socket.getaddrinfo",
)


def installed() -> tuple[str, ...]:
    """The folders of what is installed, this game included; not those of its tests."""
    ours = (Path(module.__file__ or "").parent for module in (coatl_core, coatl_tui))
    plugins = Path(coatl_core.__file__ or "").parents[1] / "plugins"
    roots = {sys.prefix, sys.base_prefix, sysconfig.get_path("purelib"), *map(str, (*ours, plugins))}
    return tuple(f"{os.path.realpath(place)}{os.sep}" for place in sorted(roots))


@define
class Watched:
    """What was done that is not allowed: to read what neither is installed nor lies in the ``home``, to write anywhere
    else than in the home, to start anything, to speak with anybody but the host at ``port``."""

    home: Path
    port: int
    faults: list[str] = field(factory=list)
    seen: dict[str, int] = field(factory=dict)
    """How often each kind of event was seen, so that a hook that hears nothing is found out."""
    knows_all: bool = False
    """Whether nothing may be imported: a forked process shares with all others what its parent has imported."""
    _pauses: bool = False
    _installed: tuple[str, ...] = field(factory=installed)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """What is done meanwhile is not looked at: the test does it."""
        self._pauses = True
        yield
        self._pauses = False

    def take(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Looks at one event."""
        if self._pauses:
            return
        self.seen[event] = self.seen.get(event, 0) + 1
        if event in STARTS or (event == "import" and self.knows_all):
            self.faults.append(f"{event} {arguments!r:.200}")
        elif event in NETS:
            self._spoke(event, arguments)
        elif event in CHANGES and (event != "open" or _writes(arguments)):
            for place in CHANGES[event]:
                self._touched(event, arguments[place], arguments[-1], (str(self.home) + os.sep, os.devnull))
        elif event in READS and event != "import":
            self._touched(event, arguments[0], None, (str(self.home) + os.sep, os.devnull, *self._installed))

    def _touched(self, event: str, path: object, folder: object, allowed: tuple[str, ...]) -> None:
        if not isinstance(path, str | bytes | os.PathLike):
            return  # an open file
        name = os.fsdecode(path)
        if isinstance(folder, int) and folder >= 0 and event not in ("open", "os.truncate"):
            return  # relative to an open folder, which was looked at when it was opened
        whole = os.path.realpath(name) + os.sep * (event in ("os.listdir", "os.scandir") or name == str(self.home))
        if not whole.startswith(allowed):
            self.faults.append(f"{event} {name}")

    def _spoke(self, event: str, arguments: tuple[Any, ...]) -> None:
        if event in ("socket.getaddrinfo", "socket.gethostbyname"):
            where = arguments[0], (arguments[1] if len(arguments) > 1 else None)
        else:
            where = arguments[1] if event != "socket.sendto" else arguments[-1]
        if where[:2] not in (("127.0.0.1", self.port), ("127.0.0.1", str(self.port))):
            self.faults.append(f"{event} {where!r}")


def _writes(arguments: tuple[Any, ...]) -> bool:
    return isinstance(arguments[2], int) and bool(arguments[2] & WRITING)


_now: Watched | None = None
_busy: set[int] = set()


@contextmanager
def watched(home: Path, port: int) -> Iterator[Watched]:
    """Watches whatever this process does meanwhile."""
    global _now  # noqa: PLW0603 - there is one hook for the whole process
    # A cluster of another test in this process has left folders of its own where Python looks for what is installed.
    known = [place for place in sys.path if f"{os.path.realpath(place)}{os.sep}".startswith(installed())]
    with patch.object(sys, "path", known):
        _now = Watched(home.resolve(), port)
        try:
            yield _now
        finally:
            _now = None


def watch_children(homes: Path, port: int, told: Path) -> None:
    """Watches all processes that this one forks from now on. They may not even import anything. What they do that is
    not allowed is written to a file; it begins with something that is not, so that a watch that hears nothing is found
    out."""

    def begin() -> None:
        global _now  # noqa: PLW0603
        _now = Watched(homes.resolve(), port, knows_all=True)
        _now.faults = _Told(told)  # type: ignore[assignment]
        os.kill(os.getpid(), 0)

    os.register_at_fork(after_in_child=begin)


class _Told:
    """A list that is a file. What is done to write it is not looked at: nothing is while something is."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def append(self, fault: str) -> None:
        with self.file.open("a", encoding="utf-8") as told:
            told.write(f"{fault}\n")


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    watching, me = _now, get_ident()
    if watching is not None and me not in _busy:
        _busy.add(me)
        try:
            watching.take(event, arguments)
        finally:
            _busy.discard(me)


sys.addaudithook(_hook)  # it cannot be taken away again; by itself it does nothing
