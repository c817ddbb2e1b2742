"""What the player has set for all games: how fast an opponent moves, and whether hints are shown.

A small JSON file in the player's config folder. One that cannot be used is set aside; the game goes on as it came.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from attrs import asdict, frozen

Pace: TypeAlias = Literal["steps", "slow", "normal", "fast"]
PACES: tuple[Pace, ...] = get_args(Pace)
SECONDS: dict[Pace, float] = {"slow": 3.0, "normal": 1.5, "fast": 0.4}
"""Between two steps of an opponent; with ``steps`` each waits for a key."""


@frozen
class Settings:
    """``hints``: whether it is shown what an opponent would do next."""

    pace: Pace = "normal"
    hints: bool = True


def load_settings(path: Path) -> tuple[Settings, Path | None]:
    """The settings in the file, and where the file went if it could not be used (then they are as they came). Raises
    OSError where it cannot even be read or moved."""
    try:
        data = json.loads(path.read_text("utf-8"))
        if data["pace"] not in PACES or type(data["hints"]) is not bool or len(data) != 2:
            raise ValueError(path)
        return Settings(**data), None
    except FileNotFoundError:
        return Settings(), None
    except (ValueError, KeyError, TypeError, RecursionError):
        from coatl_core.store import set_aside

        return Settings(), set_aside(path)


def save_settings(path: Path, settings: Settings) -> None:
    """Writes them. Raises OSError."""
    from coatl_core.store import write

    write(path, json.dumps(asdict(settings), indent=1) + "\n")
