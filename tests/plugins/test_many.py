"""Many games are played in several processes."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from coatl_core.game.rules import ComputerSeat
from coatl_core.players.contest import Contest
from coatl_core.players.many import Source, play_many
from coatl_core.plugins.loading import load_plugins


@pytest.mark.slow
def test_games_without_end_begin_at_once() -> None:
    contest = Contest((ComputerSeat("random"),) * 2, "s")
    plugins, source = load_plugins(), Source(Path(), False, frozenset())
    with closing(play_many(contest, range(10**12), 2, plugins, source)) as games:
        assert [next(games).number for _ in range(300)] == list(range(300))
