"""How much a folder may hold: the files of visitors lie on a disk that is not theirs.

Whoever writes asks here first. A full folder refuses what would make it larger with the error of a full disk, which
everybody who writes can already tell the player; what is there stays as it is.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

KEPT_FREE = 8
"""The part of a quota, one of so many, that only the files directly in the folder or in its settings may use: there is
one of each kind, and a full folder of saves must not keep a seat in a game from being kept."""


@frozen
class Quota:
    """The most files in a folder and all that lies below it, and their bytes together."""

    files: int = 1000
    bytes: int = 20_000_000


_limited: dict[Path, Quota] = {}


def limit(folder: Path, quota: Quota) -> None:
    """From now on this process writes no more into the folder than the quota allows."""
    _limited[folder.absolute()] = quota


def check(path: Path, size: int) -> None:
    """Raises OSError if a file of ``size`` bytes at ``path`` would have no room. One that does not make the file larger
    always has."""
    if not _limited:
        return
    path = path.absolute()
    for folder, quota in _limited.items():
        if not path.is_relative_to(folder):
            continue
        before = _size(path)
        if before is not None and size <= before:
            return
        sizes = [*_sizes(folder)]
        part = 1 if path.parent == folder or path.parent.name == "config" else 1 - 1 / KEPT_FREE
        if len(sizes) >= quota.files * part or sum(sizes) + size > quota.bytes * part:
            raise OSError(errno.EDQUOT, os.strerror(errno.EDQUOT), str(path))


def _sizes(folder: Path) -> Iterator[int]:
    for place, _, names in os.walk(folder):
        for name in names:
            size = _size(Path(place, name))
            if size is not None:
                yield size


def _size(path: Path) -> int | None:
    try:
        return path.lstat().st_size
    except OSError:  # it is not there, or not any more
        return None
