"""Two whole games in the text notation, to be compared with the rules by hand.

``make frames`` writes the games anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot

from tests.core.test_golden import assert_golden
from tests.tribes.support import ruleset, setup

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    ("name", "players", "switches"),
    [("two-players-all.txt", 2, ("tribes", "omens", "quick")), ("three-players-omens.txt", 3, ("omens",))],
)
@pytest.mark.slow
def test_golden_game(snapshot: Snapshot, name: str, players: int, switches: tuple[str, ...]) -> None:
    game = setup(*switches, players=players, seed="quetzal")
    assert_golden(snapshot, GOLDEN, name, game, ruleset(*switches))
