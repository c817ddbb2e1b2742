"""The process that starts the apps of visitors: it has imported all that they need, and forks one for each visitor.

``served/visitors`` speaks to it by the socket that is its standard input: one JSON object a line, and with each visitor
a handle, which becomes the standard input and output of the app. This process has one thread, or it could not fork.
"""

from __future__ import annotations

import base64
import fcntl
import gc
import json
import os
import pkgutil
import signal
import socket
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from resource import RLIMIT_CORE, RLIMIT_CPU, RLIMIT_DATA, RLIMIT_FSIZE, RLIMIT_NOFILE, setrlimit
from typing import Any, NoReturn

from attrs import define, field
from textual.driver import Driver
from textual.drivers.web_driver import WebDriver
from textual.events import Resize

import coatl_core
import coatl_tui
from coatl_core.files.home import Home
from coatl_core.language.l10n import L10n, english
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import Registry
from coatl_core.version import version
from coatl_tui.cli.app_process import OnlyApp, run_app
from coatl_tui.cli.language import nearest
from coatl_tui.plugin_files import READERS
from coatl_tui.served.terms import Terms, export_line
from coatl_tui.served.visitors import NONE
from coatl_tui.settings import readable_settings
from coatl_tui.textual_private import driver_of

LINE = 0
"""The handle of the socket to the server."""
MOST = 65536
PATIENCE = 3.0
"""The seconds that all visitors have to leave in order when the server is gone."""
NICENESS = 5
"""How far visitors give way to the server and to the host."""
MOST_FILE, MOST_FILES, MOST_SECONDS = 16 * 2**20, 128, 6 * 3600
"""How large a file may be that a visitor's process writes, how many it may have open, and how many seconds of a
processor it may use before the system ends it."""
PART = 512 * 1024
"""The characters of a part of a file for a browser."""
BESIDE = 256
"""The MiB that a process may have beside what the server allows it for itself: the server looks at what is used, the
system counts what is asked for, stacks of threads included."""
NEEDED = ("coatl_core.play", "coatl_core.saves", "coatl_core.hosting.client", "coatl_core.hosting.own_seats")
"""What the app needs of the core."""
NOT_NEEDED = ("coatl_tui.cli", "coatl_tui.served")
"""What it does not need: the commands, and the server."""
LATE = (
    *("cattrs.preconf.json", "difflib", "filelock", "fluent.runtime", "secrets", "websockets.asyncio.client"),
    *("textual.command", "textual.drivers.headless_driver", "textual.drivers.linux_driver"),
    *("textual.layouts.factory", "textual.pilot"),
)
"""What is imported late otherwise."""


class VisitorApp(OnlyApp):
    """The app of a visitor. ``terms`` are what its server tells it, ``registry`` are the plugins, ``in_terminal`` says
    that it has a terminal of its own and not a browser."""

    def __init__(self, home: Home, l10n: L10n, terms: Terms, game: str, registry: Registry, in_terminal: bool) -> None:
        self._in_terminal = in_terminal
        invitation = terms.invitation(game) if game else None
        super().__init__(home, True, l10n, invitation=invitation, terms=terms)
        self._search.found = registry

    def get_driver_class(self) -> type[Driver]:
        return super().get_driver_class() if self._in_terminal else WebDriver

    def on_resize(self, event: Resize) -> None:  # Textual calls that of CoatlApp as well
        """Tells the browser from where on everything is written for the new size."""
        self._tell("resized", width=event.size.width, height=event.size.height)

    def sits_at(self, game: str) -> None:
        """Tells the browser, which comes back to this game. Whoever only leaves the app sits there still."""
        if self.is_running and not self.leaving:
            self._tell("game", game=game)

    def deliver(self, name: str, data: bytes) -> str:
        """A browser gets the file; through a terminal none goes: the line that gets it by ssh is told."""
        if self._in_terminal:
            assert self.terms is not None
            return self.l10n("about-me-line", line=export_line(self.terms.ssh))
        text = base64.b64encode(data).decode()
        for at in range(0, len(text), PART):
            self._tell("file", name=name, data=text[at : at + PART], last=at + PART >= len(text))
        return self.l10n("about-me-download", file=name)

    def _tell(self, what: str, **values: object) -> None:
        driver = driver_of(self)
        if isinstance(driver, WebDriver):
            driver.write_meta({"type": what, **values})


@define
class Nursery:
    """What forks: the messages in all languages and the plugins, which all visitors share."""

    l10n: L10n
    registry: Registry
    line: socket.socket
    running: set[int] = field(factory=set)

    def serve(self) -> None:
        """Starts visitors as the server asks for them, until it is gone."""
        signal.signal(signal.SIGCHLD, lambda *_: self._reap())
        rest, handles = b"", list[int]()
        self._tell(started=os.getpid(), number=0)
        while True:
            data, more, _, _ = socket.recv_fds(self.line, MOST, 16)
            if not data:
                return
            handles += more
            *lines, rest = (rest + data).split(b"\n")
            for text in lines:
                message = json.loads(text)
                if "end" in message:
                    self._signal(message["end"], signal.SIGKILL if message["at_once"] else signal.SIGTERM)
                else:
                    self._start(message, handles.pop(0) if handles else None)

    def _start(self, visit: dict[str, Any], handle: int | None) -> None:
        if handle is None:  # there were too many of them for it to come through
            self._tell(started=NONE, number=visit["number"])
            return
        with _no_signal():
            try:
                pid = os.fork()
            except OSError:
                os.close(handle)
                self._tell(started=NONE, number=visit["number"])
                return
            if pid == 0:
                self._be(visit, handle)
            self.running.add(pid)
            os.close(handle)
            self._tell(started=pid, number=visit["number"])

    def _signal(self, pid: int, number: int) -> None:
        with _no_signal():
            if pid in self.running:
                os.kill(pid, number)

    def _reap(self) -> None:
        """Tells the server which visitors are gone."""
        while self.running:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            self.running.discard(pid)
            self._tell(ended=pid, code=os.waitstatus_to_exitcode(status))

    def _tell(self, **message: int) -> None:
        with suppress(OSError):  # the server is gone: that is seen where it is read
            self.line.sendall(json.dumps(message).encode() + b"\n")

    def end(self) -> None:
        """Ends all visitors: in order, as far as there is time for it."""
        end = time.monotonic() + PATIENCE
        for number in (signal.SIGTERM, signal.SIGKILL):
            for pid in tuple(self.running):
                self._signal(pid, number)
            while self.running and time.monotonic() < end:
                time.sleep(0.05)

    def _be(self, visit: dict[str, Any], handle: int) -> NoReturn:
        """Is a visitor's process from now on."""
        code = 1
        try:
            self.line.close()
            _settle(visit, handle)
            code = self._run(visit)
        finally:
            os._exit(code)

    def _run(self, visit: dict[str, Any]) -> int:
        folder = Path(visit["home"])
        home = Home(folder, folder / "config")
        asked = readable_settings(home.settings).language or visit["language"]
        self.l10n.set_language(nearest(asked, self.l10n.languages) or self.l10n.tag)
        terms = Terms(**{**visit["terms"], "shown": tuple(visit["terms"]["shown"])})
        return run_app(VisitorApp(home, self.l10n, terms, visit["game"], self.registry, visit["in_terminal"]))


def _settle(visit: dict[str, Any], handle: int) -> None:
    """Gives a new process its terminal, its environment and its limits."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    os.setsid()
    if visit["in_terminal"]:
        fcntl.ioctl(handle, termios.TIOCSCTTY, 0)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number, place in ((0, handle), (1, handle), (2, handle if visit["in_terminal"] else nowhere)):
        os.dup2(place, number)
    os.closerange(3, MOST_FILES)
    columns, lines = visit["size"]
    colors = {"COLORTERM": "truecolor"} if visit["truecolor"] else {}
    shown = {"TERM": visit["terminal"], **colors, "COATL_HOME": visit["home"], "HOME": visit["home"]}
    size = {} if visit["in_terminal"] else {"COLUMNS": str(columns), "ROWS": str(lines), "LINES": str(lines)}
    os.environ.update({**shown, **size})
    memory = (visit["memory"] + BESIDE) * 2**20
    most = {RLIMIT_CORE: 0, RLIMIT_CPU: MOST_SECONDS, RLIMIT_DATA: memory, RLIMIT_FSIZE: MOST_FILE}
    for what, limit in {**most, RLIMIT_NOFILE: MOST_FILES}.items():
        setrlimit(what, (limit, limit))
    os.nice(NICENESS)


@contextmanager
def _no_signal() -> Iterator[None]:
    """Hears of nobody's end meanwhile."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})


def _import_all() -> None:
    """Imports all that the app may need, once for all visitors."""
    for package, needed, left_out in ((coatl_tui, ("coatl_tui.",), NOT_NEEDED), (coatl_core, NEEDED, ())):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if module.name.startswith(needed) and not module.name.startswith(left_out):
                import_module(module.name)
    for name in LATE:
        import_module(name)


def _prepare(l10n: L10n, registry: Registry) -> None:
    """Makes what every visitor would make: the base game, the version that saves name, and how each language writes
    numbers. It is shared then."""
    version()
    registry.ruleset((BASE,))
    for tag in (*l10n.languages, l10n.tag):
        l10n.set_language(tag)
        l10n("menu-plugins-on", n=10_000)


def serve() -> None:
    """Forks the processes of visitors until the server is gone."""
    gc.disable()
    _import_all()
    registry = load_plugins(safe_mode=True, readers=READERS)
    l10n = english()
    registry.register_messages(l10n)
    with socket.socket(fileno=os.dup(LINE)) as line:
        os.dup2(os.open(os.devnull, os.O_RDONLY), LINE)
        nursery = Nursery(l10n, registry, line)
        _prepare(l10n, registry)
        gc.collect()
        gc.freeze()
        nursery.serve()
        nursery.end()
    sys.exit(0)
