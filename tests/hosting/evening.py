"""A club's evening: an event, its host, and persons who play by a script, so that all evenings have equal results."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from coatl_core.game.rules import ComputerSeat
from coatl_core.hosting.client import Guest, HostSaysNo
from coatl_core.hosting.organising import Organiser
from coatl_core.hosting.protocol import Join
from coatl_core.hosting.room import Means
from coatl_core.hosting.store import GameStore
from coatl_core.saves.events import Ended, Entrant, Event, keep_new, load_event
from tests.hosting.served import Served, served
from tests.support import registry, setup

PASSES = {"Ann": "K7QM2XPA", "Bob": "3RWZ90TB", "Cyd": "4RWZ90TB", "Dan": "5RWZ90TB"}


def event(persons: int, computers: int, **how: object) -> Event:
    """A small event of short games."""
    people = [Entrant(name, token=token) for name, token in [*PASSES.items()][:persons]]
    robots = [Entrant(f"Robo {number}", ComputerSeat("easy")) for number in range(computers)]
    entrants = (*people, *robots)
    rules = setup(2, coatls=1)
    return Event("club", entrants, rules, "7", "a secret", **how)  # type: ignore[arg-type]


def written(folder: Path, which: Event) -> Path:
    path = folder / "club.json"
    assert keep_new(path, which)
    return path


@asynccontextmanager
async def host(monkeypatch: pytest.MonkeyPatch, store: GameStore | None = None) -> AsyncIterator[Served]:
    """A host that deals all its games alike, whoever comes first."""
    monkeypatch.setattr(Means, "seed", lambda self: "7")
    async with served(store) as serves:
        yield serves


async def plays(serves: Served, name: str, first: int) -> None:
    """A person, who comes with their pass again and again as soon as the first games are made, and plays each game to
    its end."""
    while sum(what == "game-made" for what, _ in serves.told) < first:
        await asyncio.sleep(0.02)
    while True:
        guest = Guest(serves.url.rstrip("/"), Join(PASSES[name], name), registry())
        try:
            await guest.sit()
            await _plays_one(guest)
        except HostSaysNo as error:
            assert error.why == "between", error.why
            await asyncio.sleep(0.02)
        finally:
            await guest.close()


async def _plays_one(guest: Guest) -> None:
    game = await guest.begun()
    moved = asyncio.Event()
    game.watch(lambda events: moved.set())
    while game.view().phase != "over" and game.ended_by is None:
        moved.clear()
        legal = sorted(game.legal_actions, key=str) if game.waits_for().who == "self" else []
        if legal:
            view = game.view()
            names = ",".join(player.name for player in view.players)
            random = Random(f"{names}/{len(game.log())}/{len(legal)}")
            completes = [action for action in legal if str(action).split()[0] in ("claim", "fulfil", "extend", "start")]
            try:
                await game.push(random.choice(completes or legal))
            except HostSaysNo as error:
                assert error.why == "too-fast", error.why
                await asyncio.sleep(0.1)
        else:
            await moved.wait()


@asynccontextmanager
async def people(serves: Served, at: Event, first: int | None = None) -> AsyncIterator[None]:
    """The persons of the event are there, as soon as the ``first`` games are made."""
    first = sum(not at.is_of_computers(game) for game in at.ready) if first is None else first
    persons = [entrant.name for entrant in at.entrants if entrant.computer is None]
    tasks = [asyncio.create_task(plays(serves, name, first)) for name in persons]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        failed = [task.exception() for task in tasks if not task.cancelled()]
        for error in failed:
            if error is not None:
                raise error


def organiser(path: Path, serves: Served, told: list[str]) -> Organiser:
    return Organiser(path, registry(), lambda what, values: told.append(what), serves.url.rstrip("/"))


def results(path: Path) -> list[Ended]:
    """How the games have gone, by their numbers."""
    return sorted(load_event(path).ended, key=lambda ended: ended.game)
