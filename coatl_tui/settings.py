"""What the player has set for all games: the language, how fast an opponent moves, whether hints are shown.

A small JSON file in the player's config folder. One that cannot be used is set aside; the game goes on as it came.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from attrs import asdict, fields, frozen

Pace: TypeAlias = Literal["steps", "slow", "normal", "fast"]
PACES: tuple[Pace, ...] = get_args(Pace)
SECONDS: dict[Pace, float] = {"slow": 3.0, "normal": 1.5, "fast": 0.4}
"""Between two steps of an opponent; with ``steps`` each waits for a key."""


@frozen
class Settings:
    """``hints``: whether it is shown what an opponent would do next. ``language`` and ``rules_language`` are tags;
    empty: the system's, and the app's."""

    pace: Pace = "normal"
    hints: bool = True
    language: str = ""
    rules_language: str = ""

    def __attrs_post_init__(self) -> None:
        for field in fields(Settings):
            if type(getattr(self, field.name)) is not type(field.default):
                raise ValueError(field.name)
        if self.pace not in PACES:
            raise ValueError("pace")


def read_settings(path: Path) -> Settings:
    """The settings in the file; as they came if there is none. Raises OSError, and ValueError, TypeError or
    RecursionError for a file that cannot be used."""
    try:
        data: Any = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings()
    return Settings(**data)


def load_settings(path: Path) -> tuple[Settings, Path | None]:
    """The settings in the file, and where the file went if it could not be used (then they are as they came). Raises
    OSError where it cannot even be read or moved."""
    try:
        return read_settings(path), None
    except (ValueError, TypeError, RecursionError):
        from coatl_core.store import set_aside

        return Settings(), set_aside(path)


def save_settings(path: Path, settings: Settings) -> None:
    """Writes them. Raises OSError."""
    from coatl_core.store import write

    write(path, json.dumps(asdict(settings), indent=1) + "\n")
