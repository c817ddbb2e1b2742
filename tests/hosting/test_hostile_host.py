"""What a host may say: a guest believes nothing that cannot be, and says why the line has ended."""

from __future__ import annotations

import asyncio
import json
import sys

import pytest

from coatl_core.hosting import protocol
from coatl_core.hosting.client import Guest, NoHost
from coatl_core.hosting.protocol import Join, read_host
from coatl_core.play.seen_game import SeenGame
from tests.hosting.served import served
from tests.hosting.support import ANN, HARD
from tests.patience import PATIENCE
from tests.support import registry

SEAT = {"name": "Ann", "free": False, "here": True, "computer": None, "away": None}


@pytest.mark.parametrize(
    "message",
    [
        protocol.Said(2, "hello"),
        protocol.Ended(4),
        protocol.Asks(3, 0),
        protocol.Seats(()),
        protocol.Seat("5PT38122", 0, "token"),
    ],
    ids=["said", "ended", "asks", "seats", "another game"],
)
async def test_numbers_and_codes_that_cannot_be_are_refused(message: protocol.FromHost) -> None:
    async with served() as host:
        line, game, _ = await host.new(ANN, None)
        guest = Guest(host.url.rstrip("/"), Join(game, "Bob"), registry())
        await guest.sit()
        await guest.begun()
        with pytest.raises(ValueError, match=r"seat|game"):
            guest._heard(message, None)
        await guest.close()
        await line.socket.close()


@pytest.mark.parametrize(
    "message",
    [
        {"t": "seats", "seats": [SEAT] * 6},
        {"t": "seat", "game": "\x1bc345678", "seat": 0, "token": "x"},
        {"t": "seat", "game": "5pt38122", "seat": 0, "token": "x"},
    ],
    ids=["more seats than players", "control characters", "no code"],
)
def test_messages_that_no_host_sends_are_faults(message: object) -> None:
    with pytest.raises(ValueError, match=r"list|code"):
        read_host(json.dumps(message))


async def test_what_cannot_be_shown_ends_the_line_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as host:
        _, game, _ = await host.new(ANN, None, HARD)
        guest = Guest(host.url.rstrip("/"), Join(game, "Bob"), registry())
        told: list[Exception] = []
        guest.refused = told.append
        await guest.sit()
        seen = await guest.begun()

        def fails(seat: int, preset: str) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(SeenGame, "said", lambda game, seat, preset: fails(seat, preset))
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(guest.say("hello"), PATIENCE)
        assert [type(error) for error in told] == [ZeroDivisionError]
        assert seen.waits_for().who == "closed"


async def test_a_program_that_is_no_host_is_called_so() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NoHost):
            await Guest(f"ws://127.0.0.1:{port}", Join("5PT38122", "Bob"), registry()).sit()


async def test_without_the_library_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets.asyncio.client", None)
    with pytest.raises(ImportError):
        await Guest("ws://127.0.0.1:1", Join("5PT38122", "Bob"), registry()).sit()
