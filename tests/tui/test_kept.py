"""Parts of the table are drawn once and copied: what is shown is always what would be drawn anew."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.files.home import Home
from tests.conftest import Effort
from tests.tui.support import app_at, press, save, session_at, settled, table

_PANES = "supply", "players", "row", "coatls", "hand"
KEYS = ("right", "left", "up", "down", "tab", *"spchtu", "1", "2", "3", "enter", "i", "o", "x")


def anew(pilot: Pilot[None]) -> list[str]:
    """The panes that do not show what is drawn where nothing has been kept, while the cursor is on the table."""
    painting: Any = table(pilot).face.painting
    scene = painting._looking.scene
    if scene is None or painting.animation.running or not painting.cursor_in:
        return []
    board = painting.board(evolve(scene, cards={}, kept={}))
    areas = painting._placing.areas(board.at.status.width, board.at.keys.bottom)
    drawn = {id: painting._drawn(id, board, areas[id]).lines() for id in _PANES}
    return [id for id, lines in drawn.items() if lines != painting.canvases[id].lines()]


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
async def test_what_was_kept_is_what_would_be_drawn(home: Home, size: tuple[int, int], effort: Effort) -> None:
    dice = effort.random(f"kept {size}")
    save(home, session_at(dice.randrange(8, 40), str(dice.random()), players=dice.choice((2, 3)), tokens=True))
    async with app_at(home, size) as pilot:
        await press(pilot, "c", "enter")
        for _ in range(effort(quick=15, test=15, exhaustive=200)):
            key = dice.choice(KEYS)
            await press(pilot, key)
            await settled(pilot)
            assert not anew(pilot), key
