"""A lock file, which only one copy of the program can hold at a time. filelock is imported only when it is needed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EAGAIN
from pathlib import Path

from coatl_core.files.quota import check

PATIENCE = 5.0
"""How many seconds to wait for another copy of the program."""


@contextmanager
def locked(path: Path, wait: bool = True) -> Iterator[None]:
    """Holds the lock file ``path``, which only the player can read. Raises OSError, also if another copy of the program
    holds it."""
    from filelock import FileLock, Timeout

    check(path, 0)
    lock = FileLock(path, mode=0o600)
    try:
        lock.acquire(timeout=PATIENCE if wait else 0)
    except Timeout:
        raise OSError(EAGAIN, os.strerror(EAGAIN), str(path)) from None
    try:
        yield
    finally:
        lock.release()
