"""What Windows and macOS do otherwise than Linux, so that nobody else asks which system it is. Only Linux is tried; the
others are looked at by tests that pretend to be one of them.

Windows has no groups of processes that a signal ends, no ``fork`` and no SIGHUP; only Linux limits another process.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:  # most commands need no loop
    import asyncio

OTHERS = 0o077
"""The rights of everybody but the owner of a file."""


class _Apart(TypedDict, total=False):
    process_group: int


def is_windows() -> bool:
    """Returns whether this is Windows."""
    return os.name == "nt"


def can_fork() -> bool:
    """Returns whether a process can be copied."""
    return hasattr(os, "fork")


def apart() -> _Apart:
    """Returns the arguments of ``Popen`` with which a process is ended by ``end_group`` with all that it starts."""
    return {"process_group": 0} if hasattr(os, "killpg") else {}


def end_group(process: subprocess.Popen[bytes]) -> None:
    """Ends a process that was started ``apart``, with all that it has started where the system can do that. The group
    keeps its number as long as anybody is in it, also when the process itself has ended."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def end_own_group() -> None:
    """Ends this process, if it was started ``apart``, with all that it has started; returns if the system cannot."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)


def give_way(niceness: int) -> None:
    """Lets this process give way to others, where the system knows that."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def let_give_way(process: subprocess.Popen[bytes], niceness: int) -> None:
    """Lets a process that was just started give way to others, where the system knows that."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, niceness)


def limit_memory(process: subprocess.Popen[bytes], most: int) -> bool:
    """Limits the bytes that a process may have. Returns whether the system can do that."""
    try:
        from resource import RLIMIT_DATA, prlimit
    except ImportError:
        return False
    with suppress(OSError):  # it has ended already
        prlimit(process.pid, RLIMIT_DATA, (most, most))
    return True


def limit_own_memory(most: int) -> int:
    """Limits the bytes that this process may have: Python raises MemoryError then. Returns how many they are, fewer if
    it was given fewer. Windows has no such limits, and on macOS nobody keeps them, so ``own_memory`` has to be
    asked."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_DATA, getrlimit, setrlimit
    except ImportError:
        return most
    with suppress(OSError, ValueError):
        given = getrlimit(RLIMIT_DATA)[1]
        most = most if given == RLIM_INFINITY else min(most, given)
        setrlimit(RLIMIT_DATA, (most, given))
    return most


def own_memory() -> int:
    """Returns the bytes that this process has, as a limit counts them; on macOS the most that it has had so far, and 0
    where the system does not say."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text("ascii").split()[5]) * os.sysconf("SC_PAGE_SIZE")
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0
    return getrusage(RUSAGE_SELF).ru_maxrss


def on_hangup(closed: Callable[..., None]) -> bool:
    """Has this called, as a handler of signals, when the terminal of this process is closed. Returns whether the system
    says so."""
    if not hasattr(signal, "SIGHUP"):
        return False
    signal.signal(signal.SIGHUP, closed)
    return True


def on_going_on(loop: asyncio.AbstractEventLoop, goes_on: Callable[[], None]) -> None:
    """Has this called when the process goes on after it was stopped, where the system says so."""
    with suppress(NotImplementedError, AttributeError):
        loop.add_signal_handler(signal.SIGCONT, goes_on)


def on_end(loop: asyncio.AbstractEventLoop, ends: Callable[[], None]) -> None:
    """Has this called in the loop when the process is asked to end, or somebody presses Ctrl-C."""
    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, ends)
        except NotImplementedError:
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(ends))


def shell_line(words: Sequence[str]) -> str:
    """Returns a command as it is typed in the system's shell."""
    return subprocess.list2cmdline(words) if is_windows() else shlex.join(words)


def others_may_read(path: Path) -> bool:
    """Returns whether anybody but its owner has any right to the file; False where the system has no such rights.
    Raises OSError."""
    return not is_windows() and bool(path.stat().st_mode & OTHERS)


def reading(follow_links: bool) -> int:
    """Returns the flags to open a file that is read, without waiting for a pipe; a link is opened or not, on systems
    that can tell."""
    names = ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY", *(() if follow_links else ("O_NOFOLLOW",)))
    flags = os.O_RDONLY
    for name in names:
        flags |= getattr(os, name, 0)
    return flags


def sync_folder(folder: Path) -> None:
    """Waits until the list of files in a folder is on the disk, if the system can do that."""
    with suppress(OSError):  # Windows cannot open folders; there the replacement is durable by itself
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
