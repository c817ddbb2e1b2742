"""The measuring of what thousands of tables cost, with a few tables: all follow their recorded games to the end."""

from __future__ import annotations

import pytest

from tests.bench import costs
from tests.hosting.postgres import programs


@pytest.mark.exhaustive
def test_clients_follow_recorded_games_at_two_hosts(capsys: pytest.CaptureFixture[str]) -> None:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    few = {"games": 20, "seconds": 1, "pace": 0.5, "fast": 2, "idle": 0.5, "recorded": 4}
    club = costs.run(*(word for name, value in few.items() for word in (f"--{name}", str(value))))
    told = capsys.readouterr().out
    assert club.traffic.faults == []
    assert club.traffic.actions > 20
    assert club.traffic.ended == club.traffic.begun - 20
    assert "at the pace of people" in told
    assert "0 games" in told.partition("loaded")[2]
    assert told.count("faults") == 1
