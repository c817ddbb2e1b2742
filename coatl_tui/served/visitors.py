"""The processes of visitors: each visitor has the app in a process of their own, so that whatever goes wrong there
harms nobody else. A process that has imported the app forks them, in a fraction of the time and memory of a start."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, TypeAlias

from attrs import asdict, define, field, frozen

from coatl_core.language.l10n import FALLBACK
from coatl_tui.served.terms import Terms

COMMAND: tuple[str, ...] = (sys.executable, "-P", "-c", "from coatl_tui.cli.visitor_process import serve; serve()")
"""What forks the processes of visitors; see ``cli/visitor_process``."""
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "PATH": os.defpath}
"""All that the processes know of the server's environment."""
READY_SECONDS = 60.0
START_SECONDS = 10.0
PATIENCE = 3.0
"""The seconds that leaving in order may take."""
LOOK_SECONDS = 5.0
"""How often it is looked at what visitors use."""
MOST_OF_ANSWER = 65536
FAILED = 1
"""The exit code of a process that has failed."""
GONE, NONE = -1, 0
"""Told in place of a process: there will be no more of them, and this one could not be started."""
MOST_OF_PACKET = 4 * 1024 * 1024

Why: TypeAlias = Literal["left", "failed", "idle", "memory", "processor", "cut"]
"""Why a visitor's process has ended: the visitor has left the app; it has failed, or was killed; nobody has pressed a
key for long; it took too much; the server has ended it."""


class NoVisitor(Exception):
    """No process could be started for a visitor."""


class TooMany(NoVisitor):
    """There are as many visitors as there may be."""


@frozen
class Limits:
    """What visitors may use: how many there may be at once, after how many seconds without a key one is sent away, how
    many MiB of memory each may have for itself, and what share of a processor, after ``burst`` seconds of it."""

    visitors: int = 50
    idle: float = 3600.0
    memory: int = 128
    processor: float = 0.5
    burst: float = 60.0


@frozen
class Visit:
    """Who comes: ``home`` is the folder of the visitor's files, which is made if it is missing. ``language`` is that of
    the app if the visitor has chosen none, ``size`` the columns and lines of the terminal, ``game`` the code of the
    game that the visitor was asked to, empty if there is none. ``terminal`` is the terminal's name (``TERM``),
    ``truecolor`` says whether it shows more than the 256 colours that every one has."""

    home: Path
    terms: Terms
    language: str = FALLBACK
    size: tuple[int, int] = (80, 24)
    game: str = ""
    terminal: str = "xterm-256color"
    truecolor: bool = True

    def told(self) -> dict[str, Any]:
        """Returns this as JSON."""
        return {**asdict(self), "home": str(self.home.absolute())}


@define(eq=False)
class Visitor:
    """A visitor's process. ``why`` is why it has ended; it is set before ``ended`` is."""

    pid: int
    why: Why = "left"
    ended: asyncio.Event = field(factory=asyncio.Event)
    _owner: Visitors = field(kw_only=True, repr=False)
    _stirred: float = field(factory=time.monotonic, init=False)
    _used: float = field(default=0.0, init=False)
    _credit: float = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._credit = self._owner.limits.burst

    def stir(self) -> None:
        """The visitor has pressed a key, or has done something else."""
        self._stirred = time.monotonic()

    async def end(self, why: Why = "cut") -> None:
        """Ends the process in order, or at once if that takes too long. Returns when it is gone."""
        if not self.ended.is_set():
            self.why = why
            self._owner.tell_to_end(self.pid)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), PATIENCE)
        if not self.ended.is_set():
            self._owner.tell_to_end(self.pid, at_once=True)
            await self.ended.wait()
        self.close()

    def close(self) -> None:
        """Lets go of what the server has of the process. One with a terminal has nothing here: who has opened the
        terminal closes it."""

    def too_much(self, now: float, used: tuple[float, float] | None, passed: float) -> Why | None:
        """Returns why the process is to be ended, if it is. ``used`` is what it has used until ``now``, which is
        ``passed`` seconds after the last look, as ``usage`` tells it."""
        limits = self._owner.limits
        if used is not None:
            seconds, memory = used
            self._credit = min(limits.burst, self._credit + passed * limits.processor) - (seconds - self._used)
            self._used = seconds
            if memory > limits.memory:
                return "memory"
            if self._credit < 0:
                return "processor"
        return "idle" if now - self._stirred > limits.idle else None


@define(eq=False)
class WebVisitor(Visitor):
    """A visitor whose app speaks with a browser, by way of Textual's web driver: what it writes comes as packets."""

    _reader: asyncio.StreamReader = field(kw_only=True, repr=False)
    _writer: asyncio.StreamWriter = field(kw_only=True, repr=False)

    def write(self, keys: bytes) -> None:
        """Gives the app what a terminal sends: keys, the mouse, something pasted."""
        self._send(b"D", keys)

    def tell(self, what: str, **values: object) -> None:
        """Tells the driver something: ``resize`` with ``width`` and ``height``, ``focus``, ``blur``."""
        self._send(b"M", json.dumps({"type": what, **values}).encode())

    def close(self) -> None:
        self._writer.close()

    def _send(self, kind: bytes, payload: bytes) -> None:
        if not self._writer.is_closing():
            self._writer.write(kind + struct.pack(">I", len(payload)) + payload)

    async def drained(self) -> None:
        """Waits until the app has taken most of what it was given."""
        with suppress(ConnectionError):
            await self._writer.drain()

    async def packets(self) -> AsyncIterator[tuple[str, bytes]]:
        """Yields what the app writes, until it has ended or closed its line: ``("D", …)`` for the terminal,
        ``("M", …)`` with JSON, ``("P", …)`` with a part of a file that it delivers. Whoever does not take it lets the
        app wait."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            await self._reader.readline()  # says that packets follow
            while True:
                kind, size = struct.unpack(">cI", await self._reader.readexactly(5))
                if size > MOST_OF_PACKET:
                    return
                yield kind.decode("latin-1"), await self._reader.readexactly(size)
        self.close()


@define(eq=False)
class Visitors:
    """All visitors of a server. To be used as a context: at its end everybody is sent away in order."""

    limits: Limits = Limits()
    running: dict[int, Visitor] = field(factory=dict, init=False)
    _process: subprocess.Popen[bytes] | None = field(default=None, init=False)
    _line: socket.socket | None = field(default=None, init=False)
    _answers: asyncio.Queue[tuple[int, int]] = field(factory=asyncio.Queue, init=False)
    """Numbers of visits, and the processes that were started for them."""
    _number: int = field(default=0, init=False)
    _coming: int = field(default=0, init=False)
    _starting: asyncio.Lock = field(factory=asyncio.Lock, init=False)
    _gone: dict[int, int] = field(factory=dict, init=False)
    """The exit codes of processes that have ended before anybody knew of them."""
    _tasks: set[asyncio.Task[None]] = field(factory=set, init=False)

    async def __aenter__(self) -> Visitors:
        """Starts the process that forks the others. Raises NoVisitor if it cannot be started."""
        try:
            await self._begin()
        except OSError as error:  # of which TimeoutError is one
            raise NoVisitor(str(error) or type(error).__name__) from error
        self._keep(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(visitor.end() for visitor in tuple(self.running.values())))
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            await asyncio.to_thread(self._process.wait)

    async def start_web(self, visit: Visit) -> WebVisitor:
        """Returns a visitor whose app speaks with a browser. Raises NoVisitor."""
        with self._place():
            try:
                ours, theirs = socket.socketpair()
            except OSError as error:
                raise NoVisitor(str(error)) from error
            try:
                with theirs:
                    pid = await self._start(visit, theirs.fileno(), False)
                reader, writer = await asyncio.open_connection(sock=ours, limit=MOST_OF_PACKET)
            except BaseException:
                ours.close()
                raise
            visitor = WebVisitor(pid, owner=self, reader=reader, writer=writer)
            self._arrived(visitor)
        return visitor

    async def start_in_terminal(self, visit: Visit, terminal: int) -> Visitor:
        """Returns a visitor whose app has a terminal of its own. ``terminal`` is its side of a pair
        (``os.openpty``), which the caller closes then: with the other side the caller reads, writes and sets the size.
        Raises NoVisitor."""
        with self._place():
            visitor = Visitor(await self._start(visit, terminal, True), owner=self)
            self._arrived(visitor)
        return visitor

    def tell_to_end(self, pid: int, at_once: bool = False) -> None:
        """Ends a visitor's process, in order or ``at_once``; never the one that has its number later."""
        if self._line is not None:
            with suppress(OSError):
                self._line.sendall(json.dumps({"end": pid, "at_once": at_once}).encode() + b"\n")

    @contextmanager
    def _place(self) -> Iterator[None]:
        """Keeps a place for somebody who is coming. Raises TooMany."""
        if len(self.running) + self._coming >= self.limits.visitors:
            raise TooMany
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    # The process that forks

    async def _begin(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                COMMAND,
                stdin=theirs.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**ENVIRONMENT, "PYTHONPATH": os.pathsep.join(place or os.curdir for place in sys.path)},
                cwd="/",
                start_new_session=True,  # Ctrl-C is for the server, who sends everybody away
            )
        ours.setblocking(False)
        self._line, self._answers = ours, asyncio.Queue()
        self._keep(self._listen(ours, self._answers))
        await self._answer(0, READY_SECONDS)

    async def _start(self, visit: Visit, handle: int, in_terminal: bool) -> int:
        """Has a process forked and returns its number."""
        async with self._starting:
            try:
                if self._line is None:
                    await self._begin()
                assert self._line is not None
                self._number += 1
                more = {"number": self._number, "in_terminal": in_terminal, "memory": self.limits.memory}
                socket.send_fds(self._line, [json.dumps({**visit.told(), **more}).encode() + b"\n"], [handle])
                return await self._answer(self._number, START_SECONDS)
            except OSError as error:  # of which TimeoutError is one
                raise NoVisitor(str(error) or type(error).__name__) from error

    async def _answer(self, number: int, seconds: float) -> int:
        """Waits for the process of a visit. Whoever was started for one that nobody waits for any more is ended."""
        async with asyncio.timeout(seconds):
            while True:
                answered, pid = await self._answers.get()
                if pid == GONE:
                    raise ConnectionError("the process that starts the others has ended")
                if answered == number and pid == NONE:
                    raise OSError("the system starts no more processes")
                if answered == number:
                    return pid
                if pid != NONE:
                    self.tell_to_end(pid, at_once=True)

    async def _listen(self, line: socket.socket, answers: asyncio.Queue[tuple[int, int]]) -> None:
        """Hears what the process that forks has to tell, until it ends."""
        loop, rest = asyncio.get_running_loop(), b""
        with suppress(OSError):
            while data := await loop.sock_recv(line, MOST_OF_ANSWER):
                *lines, rest = (rest + data).split(b"\n")
                for text in lines:
                    message = json.loads(text)
                    if "ended" in message:
                        self._left(message["ended"], message["code"])
                    else:
                        self._gone.pop(message["started"], None)  # another process that had the same number
                        answers.put_nowait((message["number"], message["started"]))
        line.close()
        answers.put_nowait((0, GONE))
        if line is self._line:  # it was killed: with it nobody can be ended or counted any more
            self._line, lost = None, tuple(self.running.values())
            if self._process is not None:
                await asyncio.to_thread(self._process.wait)
            for visitor in lost:
                visitor.close()  # an app without a line ends
                self._left(visitor.pid, FAILED)

    # Who is there

    def _arrived(self, visitor: Visitor) -> None:
        self.running[visitor.pid] = visitor
        if visitor.pid in self._gone:
            self._left(visitor.pid, self._gone.pop(visitor.pid))

    def _left(self, pid: int, code: int) -> None:
        visitor = self.running.pop(pid, None)
        if visitor is None:
            self._gone[pid] = code
            return
        if code and visitor.why == "left":
            visitor.why = "failed"
        visitor.ended.set()

    async def _watch(self) -> None:
        """Ends whoever does nothing, or uses too much."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = time.monotonic()
            for visitor in tuple(self.running.values()):
                used = usage(visitor.pid)
                why = visitor.too_much(now, used, now - last)
                if why is not None:
                    self._keep(visitor.end(why))
            last = now

    def _keep(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def usage(pid: int) -> tuple[float, float] | None:
    """Returns the seconds of a processor that a process has used, and the MiB of memory that it has for itself; None if
    it is gone."""
    import psutil

    try:
        process = psutil.Process(pid)
        times = process.cpu_times()
        return times.user + times.system, process.memory_full_info().uss / 2**20
    except (psutil.Error, OSError):
        return None
