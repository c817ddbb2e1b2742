"""How far the player has come in the lesson, and whether a game has been finished: a small JSON file in the player's
data folder. A file that cannot be used costs no more than this."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from attrs import asdict, fields, frozen

from coatl_core.files.regularfile import read_text

MOST_BYTES = 10_000


@frozen
class LessonPlace:
    """``lesson`` is the id of the lesson, ``chapter`` and ``step`` count from 0. ``played`` says that a game, or the
    lesson, has been finished once. Raises ValueError for a value that cannot be."""

    lesson: str = ""
    chapter: int = 0
    step: int = 0
    played: bool = False

    def __attrs_post_init__(self) -> None:
        for each in fields(LessonPlace):
            if type(getattr(self, each.name)) is not type(each.default):
                raise ValueError(each.name)


def read_place(path: Path) -> LessonPlace:
    """Returns what is in the file; the beginning of the lesson if there is none, or if it cannot be used."""
    try:
        data: Any = json.loads(read_text(path, MOST_BYTES))
        return LessonPlace(**data)
    except (OSError, ValueError, TypeError, RecursionError):
        return LessonPlace()


def write_place(path: Path, place: LessonPlace) -> None:
    """Writes the file. Raises OSError."""
    from coatl_core.files.atomic import write_alone

    write_alone(path, json.dumps(asdict(place)) + "\n")
