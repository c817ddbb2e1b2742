"""The notes that the doors for visitors leave beside the games of their host: so each knows how the others are reached,
and an invitation names them all."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

from coatl_core.files import atomic
from coatl_core.files.regularfile import read_text

Kind: TypeAlias = Literal["web", "ssh"]
MOST_OF_NOTE = 10_000


def _note(games: Path, kind: Kind) -> Path:
    return games.with_name(f"{games.stem}.{kind}.json")


def write_door(games: Path, kind: Kind, way: str) -> None:
    """Says that a door of this process is open, and that visitors come by ``way``: the address of the page, or the line
    for ssh. Raises OSError."""
    atomic.write(_note(games, kind), json.dumps({"pid": os.getpid(), "way": way}))


def forget_door(games: Path, kind: Kind) -> None:
    """The door is closed."""
    with suppress(OSError):
        _note(games, kind).unlink()


def read_door(games: Path, kind: Kind) -> str:
    """Returns by what visitors come to the door of this kind; an empty text if none is open."""
    with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
        note = json.loads(read_text(_note(games, kind), MOST_OF_NOTE))
        if not (type(note["pid"]) is int and note["pid"] > 1):
            return ""
        os.kill(note["pid"], 0)  # a door that was killed has left its note
        return str(note["way"])
    return ""
