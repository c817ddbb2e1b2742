"""What master and grandmaster remember does not grow without end, see ``test_memory``."""

from __future__ import annotations

import pytest

from tests.players.memory import MOST_MEGABYTES, megabytes


@pytest.mark.exhaustive
@pytest.mark.parametrize(("player", "turns"), [("master", 400), ("grandmaster", 40)])
def test_many_turns_need_little_memory(player: str, turns: int) -> None:
    assert megabytes(player, turns) < MOST_MEGABYTES
