"""Old games: one that has been over for long is one row, and whoever comes back to it gets what they got before."""

from __future__ import annotations

import asyncio
import json
import zlib
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.state import Ruleset
from coatl_core.hosting.limits import ARCHIVE_SECONDS
from coatl_core.hosting.postgres import PostgresStore
from coatl_core.hosting.rows import Table
from coatl_core.hosting.store import SqliteStore, StoreError
from coatl_core.saves.format import SaveError, decode, replay
from tests.hosting.postgres import Postgres
from tests.hosting.served import served
from tests.hosting.support import House, Message, kinds, why
from tests.patience import PATIENCE
from tests.support import Sensible, registry, setup

SHORT = setup(2, bodies_per_color=3)


def table_of(house: House, game: str) -> Table:
    table = house.room(game).table
    assert table is not None
    return table


def finished(house: House, *seats: Any, of: Any = SHORT) -> tuple[str, list[str]]:
    """A game that was played to its end, in which something was taken back, and everybody has left it: its code and
    the tokens."""
    line, game, token = house.new(*seats, of=of, allows=("watch",))
    lines, tokens = [line], [token]
    if not seats:
        other, token = house.join(game)
        lines.append(other)
        tokens.append(token)
    player, undone = Sensible("old"), False
    while not (table := table_of(house, game)).session.over:
        house.now += 30
        line = lines[table.session.acting]
        action = player.choose(table.session.state, tuple(table.session.legal_actions))
        assert house.send(line, "do", rev=table.rev, action=str(action))[0]["t"] == "state"
        if not undone and table.rev > 2 and len(lines) == 2:
            (first, *_) = house.send(line, "undo", rev=house.rev(game))
            undone = first["t"] == "state"
            if first["t"] == "asked":
                acting = lines[house.acting(game)]
                undone = house.send(acting, "allow", rev=house.rev(game), yes=True)[0]["t"] == "state"
    assert undone or len(lines) == 1
    for each in lines:
        house.cut(each)
    house.quiet()
    return game, tokens


def archive(house: House, later: float = ARCHIVE_SECONDS + 100) -> None:
    """A week later the host has nothing else to do."""
    house.now += later
    house.rooms.sweep()
    while house.rooms.archivist.has_more:
        house.rooms.archivist.move_one(house.rooms.rooms)
        house.rooms.commit()


def coming(house: House, t: str, **fields: Any) -> list[Message]:
    """What somebody gets who comes, and leaves again."""
    line = house.line("anywhere")
    came = house.send(line, t, **fields)
    house.cut(line)
    house.quiet()
    return came


def same(before: list[Message], after: list[Message]) -> None:
    """It is the same, but for how long everybody has been away, and that what was taken back counts no more."""
    for message in (*before, *after):
        message.pop("rev", None)
        for seat in message.get("seats", ()):
            seat["away"] = seat["away"] is not None
    assert before == after


def test_whoever_comes_back_to_an_archived_game_gets_what_they_got_before(house: House) -> None:
    game, tokens = finished(house)
    comes: list[tuple[str, dict[str, Any]]] = [
        *(("back", {"game": game, "token": token}) for token in tokens),
        ("back", {"game": game, "token": tokens[0], "look": True}),
        ("watch", {"game": game}),
    ]
    before = [coming(house, t, **fields) for t, fields in comes]
    archive(house)
    assert house.store.load(game) is None
    assert house.store.archived(game) is not None
    for (t, fields), was in zip(comes, before, strict=True):
        now = coming(house, t, **fields)
        assert kinds(now) == ["game", "seats", "state", "save"]
        same(was, now)
    assert why(coming(house, "join", game=game, name="Eve")) == "over"
    assert why(coming(house, "back", game=game, token="x" * 22)) == "token"


def test_what_is_done_in_an_archived_game_is_refused_as_before(house: House) -> None:
    game, tokens = finished(house)
    archive(house)
    line = house.line()
    state = next(each for each in house.send(line, "back", game=game, token=tokens[0]) if each["t"] == "state")
    assert why(house.send(line, "do", rev=state["rev"], action="take 1")) == "over"
    for t, fields in (("fill", {"seat": 1, "computer": "hard"}), ("free", {"seat": 1}), ("end", {})):
        assert why(house.send(line, t, **fields)) == "over"
    assert house.send(line, "say", preset="thanks")[0]["t"] == "said"


def test_a_game_that_was_ended_before_its_end_is_archived_with_who_has_ended_it(house: House) -> None:
    game, lines = house.begun()
    house.do(game, lines, "keep", "keep", "take 3")
    house.send(lines[0], "end")
    for line in lines:
        house.cut(line)
    archive(house)
    assert house.store.load(game) is None
    came = coming(house, "watch", game=game)
    assert why(came) == "watching"
    kept = house.rooms.means.load(game)
    assert kept is not None
    assert (kept[0].ender, kept[0].address) == (0, "")


def test_a_seat_in_which_a_computer_sat_in_for_its_person_is_the_persons(house: House) -> None:
    line, game, ann_token = house.new()
    bob, token = house.join(game)
    house.cut(bob)
    house.now += 500
    house.send(line, "fill", seat=1, computer="hard")
    house.send(line, "end")
    house.cut(line)
    archive(house)
    came = coming(house, "back", game=game, token=token)
    assert kinds(came) == ["game", "seats", "state", "ended", "save"]
    assert came[1]["seats"][1] == {"name": "Bob", "free": False, "here": True, "computer": None, "away": None}
    assert kinds(coming(house, "back", game=game, token=ann_token)) == kinds(came)


def test_the_archive_is_read_as_any_save_is(house: House) -> None:
    game, _ = finished(house)
    archive(house)
    value = house.store.archived(game)
    assert value is not None
    data = json.loads(zlib.decompress(value))
    save = decode(json.dumps(data["save"]))
    assert save.finished
    assert replay(save, registry()).session.over
    assert (data["format"], data["version"]) == ("coatl-archive", 1)
    assert "here" not in value.decode("latin-1")  # the address of who has made it


def test_neither_a_game_that_goes_on_nor_one_that_is_just_over_is_archived(house: House) -> None:
    running, lines = house.begun()
    house.now += ARCHIVE_SECONDS
    ended, others = house.begun()
    house.send(others[0], "end")
    for line in (*lines, *others):
        house.cut(line)
    archive(house, ARCHIVE_SECONDS - 10)
    assert house.store.load(running) is not None
    assert house.store.load(ended) is not None
    archive(house, 20)
    assert house.store.load(running) is not None
    assert house.store.load(ended) is None


def test_a_game_at_which_somebody_is_stays_where_it_is(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.send(ann, "end")
    archive(house)
    assert house.store.load(game) is not None
    house.cut(ann)
    house.cut(bob)
    archive(house)
    assert house.store.load(game) is None


def nothing_is_installed(*_: object) -> Ruleset:
    """What a game is played with is not there any more."""
    values = {"kind": "variant", "id": "suns", "plugin": "suns", "version": "1.0", "found": "", "install": "coatl-suns"}
    raise SaveError("content-missing", {**values, "saved": "1.0", "wanted": "1.0"})


@pytest.mark.exhaustive
def test_a_game_whose_plugin_is_gone_stays_and_it_is_said_once_what_is_missing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, before_tokens = finished(house)
    archive(house)
    finished(house)
    last, tokens = finished(house)
    house.told.clear()
    with monkeypatch.context() as context:
        context.setattr("coatl_core.hosting.rows.ruleset", nothing_is_installed)
        archive(house)
        ((what, values),) = house.told
        assert what == "archive-failed"
        assert "coatl-suns" in values["reason"]
        assert why(coming(house, "back", game=last, token=tokens[0])) == "variant-failed"
        assert why(coming(house, "back", game=before, token=before_tokens[0])) == "variant-failed"
        assert "coatl-suns" in house.told[-1][1]["reason"]
    assert house.store.load(last) is not None
    assert kinds(coming(house, "back", game=before, token=before_tokens[0]))[-1] == "save"
    archive(house)
    assert house.store.load(last) is None
    assert kinds(coming(house, "back", game=last, token=tokens[0]))[-1] == "save"


@pytest.mark.exhaustive
def test_of_two_hosts_that_archive_at_once_one_goes_on_and_nothing_is_done_twice(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [PostgresStore(url), PostgresStore(url)]
    houses = [House(store, seed=str(number)) for number, store in enumerate(stores)]
    games = [finished(houses[0])[0] for _ in range(3)]
    for house in houses:
        house.now = houses[0].now + ARCHIVE_SECONDS + 100
        house.rooms.sweep()
    one, other = (house.rooms.archivist for house in houses)
    one.move_one(())
    other.move_one(())  # the first game is in another's hand: it does not wait for it
    assert (one.has_more, other.has_more) == (True, False)
    other.move_one(())
    houses[1].rooms.commit()
    houses[0].rooms.commit()
    houses[0].rooms.roll_back(StoreError("behind"), [])
    for house in houses:
        archive(house)
    assert [stores[0].load(game) for game in games] == [None] * 3
    assert all(stores[0].archived(game) for game in games)
    for store in stores:
        store.close()


@pytest.mark.exhaustive
def test_a_name_that_is_deleted_while_the_game_is_archived_does_not_come_back(postgres: Postgres) -> None:
    url = postgres.database()
    one, other = PostgresStore(url), PostgresStore(url)
    house = House(one)
    game, _ = finished(house)
    kept = one.load(game)
    assert kept is not None
    other.name(kept[0], evolve(kept[0], setup="without the name"))
    assert not one.archive(*kept, b"with the name")
    one.roll_back()
    other.commit()
    assert not one.archive(*kept, b"with the name")
    one.close()
    other.close()


@pytest.mark.exhaustive
async def test_a_host_that_has_nothing_else_to_do_archives_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.server.ARCHIVE_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr("coatl_core.hosting.archive.ARCHIVE_SECONDS", 0.0)
    store = SqliteStore(":memory:")
    house = House(store, now=1.0)
    games = [finished(house)[0] for _ in range(3)]
    async with served(store), asyncio.timeout(PATIENCE):
        while any(store.archived(game) is None for game in games):
            await asyncio.sleep(0.02)


def test_a_row_that_the_first_version_has_archived_is_read_for_ever() -> None:
    first, *rows = (Path(__file__).parent / "golden" / "archive-1.txt").read_text("utf-8").splitlines()
    game, ann, bob = first.split()
    store = SqliteStore(":memory:")
    house = House(store)
    store._do("insert into archive values (?, ?, ?)", game, 2_000_000.0, b64decode("".join(rows)))
    for seat, token in enumerate((ann, bob)):
        came = coming(house, "back", game=game, token=token)
        assert kinds(came) == ["game", "seats", "state", "save"]
        assert came[2]["view"]["phase"] == "over"
        assert came[2]["view"]["seat"] == seat
        save = decode(json.dumps(came[-1]["save"]))
        assert (save.setup.players, save.finished) == (("Ann", "Bob"), True)
    assert [each["t"] for each in coming(house, "forget", game=game, token=ann)] == ["forgotten"]


def test_a_row_of_a_later_version_stays_as_it_is() -> None:
    store = SqliteStore(":memory:")
    later = zlib.compress(b'{"format":"coatl-archive","version":2}')
    store._do("insert into archive values ('5PT38122', 1.0, ?)", later)
    store.commit()
    assert why(coming(House(store), "back", game="5PT38122", token="x")) == "wait"
    assert store.archived("5PT38122") == later
