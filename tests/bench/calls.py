"""How many functions of ours a key at the table calls: two persons, turn 20, 140 columns and 40 rows.

Counted is every call of a function that has a name of its own in the source. Comprehensions and what attrs writes are
left out: how they are called differs from one Python to the next. The numbers are the same on every machine. Exit code
1 if a budget is exceeded.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from types import FrameType

from attrs import frozen
from textual.pilot import Pilot

from coatl_core.files.home import Home
from tests.tui.support import app_at, press, save, session_at

TURN, SEED, SIZE = 20, "7", (140, 40)
BEFORE_ENGINE, TAKING, CURSOR = 42, 2000, 2600
"""The most calls before the engine is asked, of the whole key that takes, and of a key that moves the cursor: the first
time that it stands on a field, the board and all cards of hand and row show what the field would bring."""
WALK = ("right", "left", "left", "right", "right", "left", "down", "up")
"""Cursor keys on the supply board. They end where they begin, on a field with pieces."""
_ENGINE = "coatl_core/game/engine.py"


@frozen
class Calls:
    """What was counted: the calls before the engine, those of the whole key, and those of each cursor key."""

    before_engine: int
    taking: int
    cursor: tuple[int, ...]


async def called(pilot: Pilot[None], key: str) -> list[str]:
    """Presses a key, and returns the functions of ours that were called until all was painted, each with its file."""
    calls: list[str] = []

    def count(frame: FrameType, event: str, _: object) -> None:
        file, name = frame.f_code.co_filename.replace("\\", "/"), frame.f_code.co_name
        if event == "call" and "/coatl_" in file and not name.startswith("<"):
            calls.append(f"{file[file.rindex('/coatl_') + 1 :]} {name}")

    sys.setprofile(count)
    try:
        await press(pilot, key)
    finally:
        sys.setprofile(None)
    return calls


async def measure(home: Home) -> Calls:
    """Counts for the keys of the cursor, and for Enter on a field of the supply board, which takes its pieces."""
    save(home, session_at(TURN, SEED))
    async with app_at(home, SIZE) as pilot:
        await press(pilot, "c", "enter", "s")
        walk = [len(await called(pilot, key)) for key in WALK]
        taking = await called(pilot, "enter")
        engine = next(number for number, call in enumerate(taking) if call.startswith(_ENGINE))
        return Calls(engine, len(taking), tuple(walk))


def main() -> int:
    """Counts, prints a table and returns the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        calls = asyncio.run(measure(Home(Path(folder), Path(folder) / "config")))
    print(f"\ncalls of a key at the table, {SIZE[0]}x{SIZE[1]}")
    rows = (
        ("before the engine", calls.before_engine, BEFORE_ENGINE),
        ("Enter that takes", calls.taking, TAKING),
        ("a cursor key, most", max(calls.cursor), CURSOR),
    )
    for name, value, limit in rows:
        print(f"{name:<20}{value:>9}{limit:>9}  {'ok' if value <= limit else 'OVER'}")
    return int(any(value > limit for _, value, limit in rows))


if __name__ == "__main__":
    sys.exit(main())
