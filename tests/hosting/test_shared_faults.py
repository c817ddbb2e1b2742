"""Hosts with one database: if some of them are killed, or the database goes away, nobody loses what was announced, and
everybody plays on soon."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.hosting import light
from tests.hosting.postgres import Postgres
from tests.hosting.shared_faults import database_gone, killed_hosts

SOON = 5
"""After so many seconds everybody plays on. Where a thousand seats come back it is the time of the processors that the
hosts need until then: it does not grow when other programs keep them waiting."""


@pytest.fixture
def soaks(pytestconfig: pytest.Config) -> bool:
    """Whether this is ``make soak``."""
    return "tries" in pytestconfig.option.markexpr


@pytest.mark.exhaustive
async def test_everybody_plays_on_at_another_host_after_theirs_was_killed(
    postgres: Postgres, tmp_path: Path, effort: Effort, soaks: bool
) -> None:
    random = effort.random("killed hosts")
    games, kills = (30, 20) if soaks else (8, 3)
    came = await killed_hosts(
        postgres.database(),
        tmp_path,
        hosts=3,
        games=games,
        kills=kills,
        pace=1.0 if soaks else 0.1,
        wrong=0.1,
        random=random,
    )
    assert came.kept >= kills * games
    assert (came.lost, came.unlike) == (0, [])
    assert len(came.seconds) == kills


@pytest.mark.exhaustive
async def test_a_thousand_seats_play_on_soon_after_their_hosts_were_killed(
    postgres: Postgres, tmp_path: Path, effort: Effort, soaks: bool
) -> None:
    random = effort.random("a thousand seats")
    hosts, games, kills, pace = (random.choice((2, 3)), 500, 20, 2.5) if soaks else (2, 5, 1, 0.5)
    came = await light.killed_hosts(
        postgres, tmp_path, hosts=hosts, games=games, kills=kills, pace=pace, wrong=0.1, random=random
    )
    assert came.kept >= kills * games
    assert (came.lost, came.unlike) == (0, 0)
    assert max(kill.by_hosts for kill in came.kills) <= SOON


@pytest.mark.exhaustive
async def test_while_the_database_is_gone_nothing_is_announced_and_all_who_ask_are_told_to_wait(
    postgres: Postgres, tmp_path: Path, effort: Effort, soaks: bool
) -> None:
    came, told = await database_gone(postgres, tmp_path, games=6, pace=0.1, random=effort.random("database gone"))
    assert {*told} == {0}
    assert came.waits > 0
    assert (came.lost, came.unlike) == (0, [])
    assert not soaks or max(came.seconds) <= SOON
