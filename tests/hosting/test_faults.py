"""What goes wrong between machines costs nobody a game: slow lines, cut lines, a host that is killed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hosting.faults import Told, killed, on_bad_lines
from tests.hosting.served import free_port, served


@pytest.mark.exhaustive
async def test_on_bad_lines_everybody_sees_what_the_host_has_told_and_comes_back() -> None:
    with Told().listen() as told:
        async with served() as host:
            persons = await on_bad_lines(host.port, games=20, seconds=8, cut_every=4, told=told)
    seconds = sorted(each for person in persons for each in person.seconds)
    assert all(person.cuts and person.changes > 10 for person in persons)
    assert len(seconds) > 50
    assert seconds[len(seconds) * 95 // 100] <= 2.2


@pytest.mark.exhaustive
async def test_everybody_is_back_soon_after_a_killed_host_and_nothing_is_lost(tmp_path: Path) -> None:
    result = await killed(free_port(), tmp_path / "games.db", games=20, kills=2, down=[0.0, 4.0])
    assert result.announced > 100
    assert result.lost == 0
    assert max(result.back) <= 3
