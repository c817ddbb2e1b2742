"""What goes wrong between machines costs nobody a game: slow lines, cut lines, a host that is killed. How long it takes
is measured by ``make bench``, because it depends on the machine."""

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
    assert all(person.cuts and person.changes for person in persons)
    assert any(person.seconds for person in persons)


@pytest.mark.exhaustive
async def test_everybody_is_back_after_a_killed_host_and_nothing_is_lost(tmp_path: Path) -> None:
    result = await killed(free_port(), tmp_path / "games.db", games=20, kills=2, down=[0.0, 4.0])
    assert result.announced > 0
    assert result.lost == 0
    assert len(result.back) == 2
