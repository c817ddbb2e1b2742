"""What master remembers does not grow without end, see ``test_memory``."""

from __future__ import annotations

import pytest

from tests.players.memory import MOST_MEGABYTES, megabytes


@pytest.mark.exhaustive
def test_a_thousand_turns_of_master_need_little_memory() -> None:
    assert megabytes("master", 1_000) < MOST_MEGABYTES
