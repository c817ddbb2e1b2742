"""What ``docs/protocol.md`` says is true: conversations are held, tables name all there is, its client plays."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from pathlib import Path

import pytest
from attrs import fields

from coatl_core.game.rules import Setup
from coatl_core.game.rulings import LATEST
from coatl_core.game.view import PileView, PlayerView, SeatView
from coatl_core.hosting import protocol, server
from coatl_core.hosting.limits import AWAY_SECONDS
from coatl_core.saves.wire import EVENTS, UNTOLD
from tests.hosting.served import served
from tests.hosting.support import House
from tests.hosting.test_server import play_on
from tests.support import setup

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
TALKS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its first row."""
    lines = [line for line in section(heading).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def words(cell: str) -> list[str]:
    return re.findall(r"`([\w-]+)`", cell)


def test_the_conversations_are_held() -> None:
    house = House(seed="protocol")
    lines: dict[str, int] = {}
    comes: dict[str, list[str]] = defaultdict(list)
    for each in "".join(TALKS).splitlines():
        for name, line in lines.items():
            comes[name] += house.inbox.pop(line, [])
        if each.startswith("("):
            direct(house, lines, each)
            continue
        name, way, text = each.split(" ", 2)
        if way == "→":
            assert {who: texts for who, texts in comes.items() if texts} == {}, each
            line = lines.get(name) or lines.setdefault(name, house.line(name))
            house.now += 1
            for out in house.rooms.handle(line, text):
                house.inbox[out.line].append(out.text or "")
            house.rooms.commit()
        else:
            assert way == "←"
            assert comes[name], each
            came, pattern = comes[name].pop(0), re.escape(text).replace("…", ".*")
            assert re.fullmatch(pattern, came), (each, came[:2000])
    assert {who: texts for who, texts in comes.items() if texts} == {}


def direct(house: House, lines: dict[str, int], what: str) -> None:
    if what == "(Two minutes later.)":
        house.now += AWAY_SECONDS - 1  # and one second for the next message
    else:
        who = what.removeprefix("(").partition("'s line is cut.)")[0]
        house.cut(lines.pop(who))


def test_every_message_is_named_with_all_its_fields() -> None:
    for heading, kinds in (
        ("Messages of clients", protocol._OF_CLIENT),
        ("Messages of the host", protocol._OF_HOST),
    ):
        named = {words(row[0])[0]: set(words(row[0])[1:]) for row in rows(heading)}
        written = {
            t: {each.name for each in fields(kind)}
            | ({"v"} if issubclass(kind, protocol.Hello | protocol.Claim) else set())
            for t, kind in kinds.items()
        }
        assert named == written


def test_every_word_of_why_is_explained_and_every_preset_named() -> None:
    explained = [word for row in rows("When the host says no") for word in words(row[0])]
    assert sorted(explained) == sorted(protocol.WHYS)
    assert {*protocol.PRESETS, *protocol.ALLOWED} <= {
        word.strip('"') for word in re.findall(r"`\"?([\w-]+)\"?`", section("Messages of clients"))
    }


def test_every_field_of_setup_and_view_is_explained() -> None:
    assert [word for row in rows("The setup") for word in words(row[0])] == [each.name for each in fields(Setup)]
    unwritten = {"ruleset", "words"}
    explained = [word for row in rows("The view") for word in words(row[0])]
    assert sorted(explained) == sorted(each.name for each in fields(PlayerView) if each.name not in unwritten)
    for kind in (SeatView, PileView, protocol.SeatStatus):
        text = section("Messages of the host" if kind is protocol.SeatStatus else "The view")
        assert {each.name for each in fields(kind)} <= set(words(text)), kind
    assert f"the latest, {LATEST}," in section("The setup")


def test_every_event_is_explained_with_all_its_fields() -> None:
    told = {words(row[0])[0]: words(row[1]) for row in rows("Events")}
    assert told == {
        name: [each.name for each in fields(kind) if each.name != "seat"]
        for name, kind in EVENTS.items()
        if kind not in UNTOLD
    }


async def test_the_client_of_the_page_plays_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("coatl_core.hosting.rooms.PER_SECOND", 10**9)
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    known: dict[str, object] = {"__name__": "client"}
    exec(code, known)
    play = known["play"]
    assert callable(play)
    async with served() as host:
        ann, game, _ = await host.new(of=setup(2, bodies_per_color=5))
        other = asyncio.to_thread(play, f"ws://127.0.0.1:{host.port}", game, "Bob")
        await asyncio.gather(play_on([ann]), other)
    assert "I sit in seat 1 and come back with " in capsys.readouterr().out


def test_the_codes_of_a_closed_line_are_those_of_the_page() -> None:
    assert f"with code {server.GONE};" in PAGE
    assert f"{server.POLICY}." in PAGE
