"""The note of a running host: whoever reads it finds the host, or learns that there is none any more."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
from attrs import asdict, evolve

from coatl_core.hosting.running import RunningHost, forget_note, note_of, read_note, unfinished, write_note
from tests.hosting.served import free_port, served
from tests.hosting.support import ANN

HOST = RunningHost(4321, 4747, ("192.168.1.7:4747", "[fd00::7]:4747"), "127.0.0.1:4748")


def test_a_note_is_read_as_it_was_written_and_only_by_its_owner(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    assert read_note(store) is None
    for host in (HOST, evolve(HOST, pin="6KHCA23jzRWMjxk9KtuIJg")):
        write_note(store, host)
        assert read_note(store) == host
    assert stat.S_IMODE(note_of(store).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["games.host.json"]
    forget_note(store)
    forget_note(store)
    assert read_note(store) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "7",
        "[" * 100_000,
        "\0",
        "x" * 20_000,
        *(json.dumps({**asdict(HOST), **wrong}) for wrong in ({"pid": 0}, {"pid": -1}, {"port": 0}, {"port": "4747"})),
        json.dumps({**asdict(HOST), "addresses": "192.168.1.7"}),
        json.dumps({**asdict(HOST), "more": 1}),
    ],
)
def test_a_damaged_note_tells_of_no_host(tmp_path: Path, text: str) -> None:
    store = tmp_path / "games.db"
    note_of(store).write_text(text, "utf-8")
    assert read_note(store) is None


async def test_a_host_tells_how_many_games_are_not_over() -> None:
    figures = free_port()
    host = evolve(HOST, figures=f"127.0.0.1:{figures}")
    assert await unfinished(host) is None
    assert await unfinished(evolve(HOST, figures="nowhere")) is None
    async with served(figures_at=("127.0.0.1", figures)) as house:
        assert await unfinished(host) == 0
        line, _, _ = await house.new(ANN, None)
        await house.new(ANN, None)
        assert await unfinished(host) == 2
        await line.send("end")
        await line.next("ended")
        assert await unfinished(host) == 1
    assert await unfinished(host) is None
