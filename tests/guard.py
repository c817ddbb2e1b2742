"""No test writes anywhere but below the temporary folder of its run: not into this repository, not into a home.

Python tells an audit hook of every file it opens, makes, moves or removes. Elsewhere that is refused on the spot, and
remembered: a program that swallows the refusal fails its test all the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CHANGES = {
    "open": (0,),
    "os.chmod": (0,),
    "os.link": (1,),
    "os.mkdir": (0,),
    "os.remove": (0,),
    "os.rename": (0, 1),
    "os.rmdir": (0,),
    "os.symlink": (1,),
    "os.truncate": (0,),
    "os.utime": (0,),
    "shutil.rmtree": (0,),
}
"""The events that change files, each with the places of the paths among its arguments."""
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
EVERYWHERE = ("/dev/", f"{os.sep}__pycache__{os.sep}", f"{os.sep}.hypothesis{os.sep}")
"""Terminals and the like, and what Python and Hypothesis keep for themselves."""

_below: tuple[str, ...] = ("",)
_refused: list[str] = []


@contextmanager
def only_below(*folders: Path) -> Iterator[None]:
    """Refuses every change elsewhere in the meantime."""
    global _below  # noqa: PLW0603 - there is one hook for the whole process
    _below = tuple(f"{place}{os.sep}" for folder in folders for place in (folder, folder.resolve()))
    yield
    _below = ("",)


def refused() -> list[str]:
    """What has been refused since it was last asked."""
    changes = _refused[:]
    _refused.clear()
    return changes


def _watch(event: str, arguments: tuple[Any, ...]) -> None:
    places = CHANGES.get(event)
    if places is None or (event == "open" and not (isinstance(arguments[2], int) and arguments[2] & WRITING)):
        return
    for place in places:
        path = arguments[place]
        if isinstance(path, str | bytes | os.PathLike) and not _may_change(event, os.fsdecode(path), arguments[-1]):
            _refused.append(f"{event} {os.fsdecode(path)}")
            raise AssertionError(f"A test may write below its tmp_path only: {_refused[-1]}")


def _may_change(event: str, path: str, folder: object) -> bool:
    # Not by way of Path, which is slow: this is done for every file.
    if not os.path.isabs(path) and event not in ("open", "os.truncate") and folder not in (-1, None):  # noqa: PTH117
        return True  # relative to an open folder: shutil.rmtree has been asked about that
    whole = f"{os.path.abspath(path)}{os.sep}"  # noqa: PTH100
    return whole.startswith(_below) or any(part in whole for part in EVERYWHERE)


sys.addaudithook(_watch)  # it cannot be taken away again; by itself it refuses nothing
