"""An evening: the games of an event at a real host, whoever is killed meanwhile."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.rules import ComputerSeat
from coatl_core.hosting import organising
from coatl_core.hosting.client import HostSaysNo
from coatl_core.hosting.organising import Organiser
from coatl_core.hosting.postgres import PostgresStore
from coatl_core.saves.events import Ended, change, load_event
from tests.hosting.evening import PASSES, event, host, organiser, people, results, written
from tests.hosting.postgres import Postgres
from tests.hosting.served import Served
from tests.patience import PATIENCE
from tests.terminal import COATL


async def until(told: list[str], number: int, organises: Organiser) -> None:
    """Has games played until so many things were told, and is gone then, in the middle of whatever it does."""
    enough = asyncio.Event()

    def tell(what: str, values: dict[str, Any]) -> None:
        told.append(what)
        if len(told) >= number:
            enough.set()

    organises.tell = tell
    task = asyncio.create_task(organises.run())
    await asyncio.wait_for(enough.wait(), PATIENCE)
    task.cancel()
    everything = [task, *organises._games.values()]
    for each in everything:
        each.cancel()
    await asyncio.wait(everything)


def assert_counted_once(path: Path, serves: Served) -> None:
    """Every game has one result, and no game of persons was made twice."""
    after = load_event(path)
    assert [each.game for each in results(path)] == [*range(1, len(after.games) + 1)]
    assert after.at_host == ()
    at_host = [game for game in range(1, len(after.games) + 1) if not after.is_of_computers(game)]
    made = [values["game"] for what, values in serves.told if what == "game-made"]
    assert sorted(made) == sorted(after.code(game) for game in at_host)


async def test_an_event_goes_on_wherever_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, event(2, 0))
    async with host(monkeypatch) as serves, people(serves, load_event(path)):
        told = list[str]()
        await until(told, 1, organiser(path, serves, told))
        after = await asyncio.wait_for(organiser(path, serves, told).run(), PATIENCE)
        assert after.open == []
        assert told == ["made", "ended"]
    assert_counted_once(path, serves)


async def test_the_games_of_who_goes_home_end_at_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(organising, "LOOK_SECONDS", 0.01)
    path = written(tmp_path, event(2, 0))
    async with host(monkeypatch) as serves:
        told = list[str]()
        await until(told, 1, organiser(path, serves, told))
        assert [each.game for each in load_event(path).at_host] == [1]
        change(path, lambda before: before.withdrawn("Bob"))
        after = await asyncio.wait_for(organiser(path, serves, told).run(), PATIENCE)
        assert (after.ended, after.at_host, serves.store.unfinished()) == ((), (), 0)
        first, _ = after.table()
        assert (after.entrants[first.player].name, first.score) == ("Ann", 1.0)


async def test_what_was_told_by_hand_counts_while_the_game_at_the_host_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(organising, "LOOK_SECONDS", 0.01)
    path = written(tmp_path, event(2, 0))
    async with host(monkeypatch) as serves:
        told = list[str]()
        running = asyncio.create_task(organiser(path, serves, told).run())
        while not load_event(path).code(1):
            await asyncio.sleep(0.01)
        code = load_event(path).code(1)
        change(path, lambda before: before.with_result(Ended(1, (41, 38), (0,), told=True)))
        after = await asyncio.wait_for(running, PATIENCE)
        assert after.ended == (Ended(1, (41, 38), (0,), told=True, code=code),)
        assert (after.at_host, serves.store.unfinished()) == ((), 0)


async def test_a_host_that_was_never_there_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, event(2, 0))
    async with host(monkeypatch) as serves:
        gone = organiser(path, serves, [])
    with pytest.raises(OSError, match="Connect"):
        await asyncio.wait_for(gone.run(), PATIENCE)
    assert load_event(path).ended == ()


async def test_a_game_that_the_host_cannot_play_is_told_and_waits_for_a_result_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = event(2, 1)
    strange = evolve(before.entrants[2], computer=ComputerSeat("stranger"))
    path = written(tmp_path, evolve(before, entrants=(*before.entrants[:2], strange)))
    async with host(monkeypatch) as serves:
        told = list[str]()
        with pytest.raises(HostSaysNo, match="setup"):
            await asyncio.wait_for(organiser(path, serves, told).run(), PATIENCE)
        assert told == ["waits", "waits"]
        change(path, lambda before: before.withdrawn("Robo 0").withdrawn("Bob"))
        after = await asyncio.wait_for(organiser(path, serves, told).run(), PATIENCE)
        assert (after.at_host, after.ended, serves.store.unfinished()) == ((), (), 0)


async def test_a_game_of_which_a_person_was_forgotten_waits_for_a_result_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, event(2, 0))
    async with host(monkeypatch) as serves:
        told = list[str]()
        await until(told, 1, organiser(path, serves, told))
        line = await serves.line()
        await line.send("forget", v=1, game=load_event(path).code(1), token=PASSES["Ann"])
        await line.next("forgotten")
        for _ in range(2):  # it goes on after a restart as well
            with pytest.raises(HostSaysNo, match="over"):
                await asyncio.wait_for(organiser(path, serves, told).run(), PATIENCE)
        assert told == ["made", "waits", "waits"]
        change(path, lambda before: before.with_result(Ended(1, (41, 38), (0,), told=True)))
        after = await asyncio.wait_for(organiser(path, serves, told).run(), PATIENCE)
        assert (after.open, after.at_host) == ([], ())


@pytest.mark.exhaustive
async def test_the_organiser_may_be_at_another_host_than_the_players_if_they_share_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    url = postgres.database()
    path = written(tmp_path, event(2, 1))
    async with host(monkeypatch, PostgresStore(url)) as one, host(monkeypatch, PostgresStore(url)) as other:
        told = list[str]()
        await until(told, 2, organiser(path, one, told))
        async with people(other, load_event(path), first=0):
            await asyncio.wait_for(organiser(path, one, told).run(), PATIENCE)
        assert_counted_once(path, one)


async def _killed_after(number: int, home: Path) -> None:
    """Starts ``coatl event run``, and kills it when it has written so many lines."""
    process = await asyncio.create_subprocess_exec(
        *COATL,
        *("event", "run", "club"),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "COATL_HOME": str(home)},
    )
    assert process.stdout is not None
    for _ in range(number):
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    process.kill()
    await process.wait()


@pytest.mark.exhaustive
async def test_an_evening_that_is_killed_twice_ends_like_one_that_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = written(tmp_path / "quiet", event(4, 2))
    async with host(monkeypatch) as serves, people(serves, load_event(quiet)):
        await asyncio.wait_for(organiser(quiet, serves, []).run(), PATIENCE)
    assert_counted_once(quiet, serves)
    async with host(monkeypatch) as serves:
        which = event(4, 2, host=f"127.0.0.1:{serves.port}")
        path = written(tmp_path / "home" / "events", which)
        async with people(serves, which):
            for number in (len(PASSES) + 3, len(PASSES) + 6):
                await _killed_after(number, tmp_path / "home")
            await asyncio.wait_for(organiser(path, serves, []).run(), PATIENCE)
        assert_counted_once(path, serves)
    assert [evolve(each, code="") for each in results(path)] == [evolve(each, code="") for each in results(quiet)]
    assert load_event(path).table() == load_event(quiet).table()
