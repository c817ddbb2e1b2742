"""What computer players remember does not grow without end. Master, who takes longest, is in a file of its own, so that
two processes share the work."""

from __future__ import annotations

import pytest

from tests.players.memory import MOST_MEGABYTES, megabytes


@pytest.mark.exhaustive
@pytest.mark.parametrize("player", ["easy", "medium", "hard"])
def test_ten_thousand_turns_need_little_memory(player: str) -> None:
    assert megabytes(player, 10_000) < MOST_MEGABYTES
