"""The examples at a host, by clients that know what their seats know: before the end of a game no byte that comes to a
seat tells a card, a bid or a choice that is hidden from it. What it may know is worked out here, not by the view."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from importlib import import_module
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import GameState
from coatl_core.hosting import client, protocol
from coatl_core.hosting.protocol import Join, Watch
from coatl_core.plugins.registry import Registry
from tests.conftest import Effort
from tests.hosting.served import Served, served
from tests.hosting.support import ANN
from tests.hosting.test_client import Table, close, creating
from tests.plugins.projects import load_project
from tests.support import EXAMPLES, NAMES, Sensible, rarely, setup

CASES = {"camazotz": 1, "high-water": 2, "night-market": 2, "partners": 4, "partners/open-hands": 4, "pass-it-on": 2}
"""The examples, and how many play; somebody looks on besides."""
COMES_TO: ContextVar[list[str]] = ContextVar("what comes to a client, as it comes")
_WORD = re.compile(r"[a-z0-9-]+:[a-z0-9-]+")


@pytest.fixture(autouse=True)
def overheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that comes to a client is kept, and nobody has to wait."""
    read = protocol.read_host

    def keep(text: str) -> Any:
        COMES_TO.get().append(text)
        return read(text)

    monkeypatch.setattr(protocol, "read_host", keep)
    monkeypatch.setattr("coatl_core.hosting.rooms.PER_SECOND", 10**9)
    monkeypatch.setattr(client, "FIRST_DELAY", 0.01)


def plugins_with(id: str, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """All plugins, with this example; what its variant remembers can be written and read."""
    plugins, package = load_project(EXAMPLES / id, id, monkeypatch), id.replace("-", "_")
    monkeypatch.setitem(sys.modules, package, import_module(package))
    return plugins


async def sitting(host: Served, of: Setup, plugins: Registry) -> tuple[list[Table], list[list[str]]]:
    """Everybody at a game that has begun, the spectator last, and what comes to each of them."""
    hellos: list[Callable[[str], protocol.Hello]] = [lambda game: Join(game, "Bob")] * (len(of.players) - 1)
    seats = [ANN, *[None] * len(hellos)]
    tables, came = list[Table](), list[list[str]]()
    game = ""
    for hello in (lambda _: creating(*seats, of=of, allows=("watch",)), *hellos, Watch):
        COMES_TO.set([])
        came.append(COMES_TO.get())
        tables.append(Table(host, hello(game), plugins))
        game = await tables[-1].sits()
    for table in tables:
        await table.guest.begun()
    return tables, came


def seen_by(state: GameState, seat: int | None) -> Iterator[str]:
    """The prophecies and temples that a seat may see now: what lies open, its own things, open hands of partners."""
    sees = () if seat is None else (seat, *(state.goal.partners(seat) if state.goal and state.goal.open_hands else ()))
    yield from (*filter(None, state.row), *state.discard, *(pile[-1] for pile in state.piles if pile))
    for number, player in enumerate(state.players):
        yield from player.known
        for coatl in player.coatls:
            yield from (*coatl.prophecies, *([coatl.temple] if coatl.temple else []))
        if number in sees:
            yield from (*player.hand, *player.temples)
    if "pass-it-on" in state.variants and seat is not None:
        yield from state.variants["pass-it-on"][seat]
    if "night-market" in state.variants:
        yield from filter(None, [state.variants["night-market"].lot])


def told_besides(value: Any, seat: int | None) -> Iterator[str]:
    """What is told to somebody alone, and the bids, in a message to another seat."""
    if isinstance(value, dict):
        if value.get("own") and value["seat"] != seat:
            yield f"own values {value['own']}"
        for number, bid in enumerate(value.get("bids", ())):
            if number != seat and bid not in (None, -1):
                yield f"the bid {bid}"
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from told_besides(part, seat)


async def leaks(case: str, most: int, plugins: Registry) -> tuple[list[str], bool]:
    """Plays so many actions of a game. Returns what a seat was told that it may not know, and whether the game is
    over."""
    id, *options = case.split("/")
    variants = (VariantChoice(id, tuple(options)),)
    of = evolve(setup(max(2, CASES[case])), players=NAMES[: CASES[case]], variants=variants, first=0)
    found, policy = list[str](), Sensible(case)
    async with served(plugins=plugins) as host:
        tables, came = await sitting(host, of, plugins)
        (room,) = host.server.rooms.rooms.values()
        assert room.table is not None
        known: list[set[str]] = [set() for _ in tables]
        for _ in range(most):
            for table in tables:
                await table.until(room.table.rev)
            state = room.table.session.state
            if state.phase == "over":
                break
            for table, texts, cards in zip(tables, came, known, strict=True):
                seat = table.game.viewer
                cards.update(seen_by(state, seat))
                for text in texts:
                    words = {word for word in _WORD.findall(text) if word in state.catalog}
                    found += [f"{case}: seat {seat}: {told}" for told in sorted(words - cards)]
                    found += [f"{case}: seat {seat}: {told}" for told in told_besides(json.loads(text), seat)]
                texts.clear()
            game = tables[state.seat].game
            await game.push(policy.choose(game.state, tuple(game.legal_actions)))
        over = room.table.session.state.phase == "over"
        await close(*tables)
    return found, over


@pytest.mark.slow
@pytest.mark.parametrize(
    "case", ["night-market", "partners/open-hands", "pass-it-on", *rarely("camazotz", "high-water", "partners")]
)
async def test_no_byte_that_comes_to_a_seat_tells_what_is_hidden_from_it(
    case: str, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _, _ = case.partition("/")
    most = effort(quick=20, test=40, exhaustive=5_000)
    found, over = await leaks(case, most, plugins_with(id, monkeypatch))
    assert found == []
    assert over or most < 5_000


@pytest.mark.parametrize(("id", "told"), [("pass-it-on", "base:"), ("night-market", "the bid ")])
async def test_a_pack_or_a_bid_that_is_shown_to_others_is_found(
    id: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins = plugins_with(id, monkeypatch)
    monkeypatch.setattr(plugins.variants[id], "seen", lambda self, own, seat: own)
    found, _ = await leaks(id, 40, plugins)
    assert any(f": {told}" in each for each in found)
