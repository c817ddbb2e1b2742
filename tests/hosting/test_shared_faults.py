"""Hosts with one database: if some of them are killed, or the database goes away, nobody loses what was announced. How
long it takes counts in ``make soak`` alone, where nothing else is busy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.hosting.postgres import Postgres
from tests.hosting.shared_faults import database_gone, killed_hosts

SOON = 5
"""After so many seconds everybody plays on."""


@pytest.fixture
def soaks(pytestconfig: pytest.Config) -> bool:
    """Whether this is ``make soak``."""
    return "tries" in pytestconfig.option.markexpr


@pytest.mark.exhaustive
async def test_everybody_plays_on_at_another_host_soon_after_theirs_was_killed(
    postgres: Postgres, tmp_path: Path, effort: Effort, soaks: bool
) -> None:
    random = effort.random("killed hosts")
    games, kills, pace = (30, 20, 1.0) if soaks else (8, 3, 0.1)
    came = await killed_hosts(
        postgres.database(),
        tmp_path,
        hosts=random.choice((2, 3)) if soaks else 3,
        games=games,
        kills=kills,
        pace=pace,
        wrong=0.1,
        random=random,
    )
    assert came.kept >= kills * games
    assert (came.lost, came.unlike) == (0, [])
    assert len(came.seconds) == kills
    assert not soaks or max(came.seconds) <= SOON


@pytest.mark.exhaustive
async def test_while_the_database_is_gone_nothing_is_announced_and_all_who_ask_are_told_to_wait(
    postgres: Postgres, tmp_path: Path, effort: Effort, soaks: bool
) -> None:
    came, told = await database_gone(postgres, tmp_path, games=6, pace=0.1, random=effort.random("database gone"))
    assert {*told} == {0}
    assert came.waits > 0
    assert (came.lost, came.unlike) == (0, [])
    assert not soaks or max(came.seconds) <= SOON
