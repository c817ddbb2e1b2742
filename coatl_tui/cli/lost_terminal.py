"""Leaving when the terminal is gone, or when leaving in order takes too long.

Textual writes to the terminal in a thread of its own. When the terminal is gone, that thread ends with an error; its
queue fills up, and then the main thread waits for ever in ``write``, deaf to everything but signals. The thread that
reads does not end at all: it reads nothing again and again. So nothing here asks Textual or the event loop: the last
save is finished, and the process ends at once.

The system sends SIGHUP to the program that a terminal was opened for. Others, such as one that was started by another
program, are told nothing, and have to look themselves.
"""

from __future__ import annotations

import os
import select
import signal
import stat
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from coatl_core.files.system import on_hangup
from coatl_tui.textual_private import WRITER

PATIENCE = 3.0
"""The seconds that leaving in order, or finishing the last save, may take."""
GONE = 129
"""The exit code after the terminal was closed: 128 and the number of SIGHUP, as shells have it."""


def watch_terminal(finish: Callable[[], None], quit: Callable[[], object]) -> None:
    """Ends the process when the terminal is closed or cannot be written to any more, and calls ``quit`` in the main
    thread when the process is asked to end (SIGTERM). ``finish`` waits until the game is saved; it is called in another
    thread and may fail. Call this in the main thread."""

    def end(code: int) -> None:
        saving = threading.Thread(target=_quietly, args=(finish,), daemon=True)
        saving.start()
        saving.join(PATIENCE)
        os._exit(code)

    def closed(number: int, frame: FrameType | None) -> None:
        end(GONE)

    def asked(number: int, frame: FrameType | None) -> None:
        late = threading.Timer(PATIENCE, end, (128 + signal.SIGTERM,))
        late.daemon = True
        late.start()
        quit()

    def thread_failed(error: threading.ExceptHookArgs) -> None:
        if error.thread is not None and error.thread.name == WRITER and isinstance(error.exc_value, OSError):
            end(GONE)
        before(error)

    def look() -> None:
        if _terminal_closes():
            end(GONE)

    before, threading.excepthook = threading.excepthook, thread_failed
    signal.signal(signal.SIGTERM, asked)
    if on_hangup(closed):
        threading.Thread(target=look, daemon=True).start()


def _terminal_closes() -> bool:
    """Waits until the terminal, or the line to the server that shows the app, is closed. Returns False at once if the
    system cannot wait for that."""
    if sys.__stdin__ is None or not (sys.__stdin__.isatty() or stat.S_ISSOCK(os.fstat(sys.__stdin__.fileno()).st_mode)):
        return False
    terminal = select.poll()
    terminal.register(sys.__stdin__.fileno(), 0)  # nothing is asked for: an end is always told
    return any(told & (select.POLLHUP | select.POLLERR) for _, told in terminal.poll())


def _quietly(finish: Callable[[], None]) -> None:
    with suppress(Exception):  # nobody can be told any more
        finish()
