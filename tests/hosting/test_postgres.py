"""A database that several hosts share: what is wrong is said in a sentence without a password, an outage ends nothing,
and of two owners of one game the later one is refused."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from attrs import evolve, frozen

from coatl_core.hosting.limits import AWAY_SECONDS
from coatl_core.hosting.postgres import PostgresStore
from coatl_core.hosting.store import VERSION, Act, KeptSeat, StoreError
from tests.cli.conftest import Coatl, assert_refused
from tests.hosting.postgres import GUARDED, Postgres
from tests.hosting.served import Line, served
from tests.hosting.support import ANN, House, kinds, why
from tests.hosting.test_store import GAME, SEATS
from tests.patience import PATIENCE

PASSWORD = "Tah7Xoo3"


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


def error(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        PostgresStore(url)
    return caught.value


# What is wrong with a database


@pytest.mark.parametrize(
    "store",
    [
        f"mysql://ann:{PASSWORD}@localhost/games",
        f"postgresql://ann:{PASSWORD}@localhost/games?no_such_thing=1",
        f"postgres:ann:{PASSWORD}",
    ],
)
def test_what_is_no_address_is_refused_without_a_word_of_the_password(coatl: Coatl, store: str) -> None:
    run = coatl("host", "--store", store)
    assert_refused(run, "postgresql://USER@HOST/DATABASE")
    assert PASSWORD not in run.err + run.out


def test_a_database_where_nobody_answers_is_named_without_a_password(coatl: Coatl) -> None:
    run = coatl("host", "--store", f"postgresql://ann:{PASSWORD}@localhost:1/games")
    assert_refused(run, "postgresql://localhost:1/games cannot be reached: nobody answers there", "password")
    assert PASSWORD not in run.err + run.out


@pytest.mark.exhaustive
def test_a_wrong_password_is_not_told(coatl: Coatl, postgres: Postgres) -> None:
    postgres.do("postgres", f"create role {GUARDED} login password 'another'")
    run = coatl("host", "--store", f"postgresql://{GUARDED}:{PASSWORD}@/postgres?host={postgres.folder}")
    assert_refused(run, "password authentication failed")
    assert PASSWORD not in run.err + run.out


@pytest.mark.exhaustive
def test_who_has_no_rights_is_told_so(coatl: Coatl, postgres: Postgres, url: str) -> None:
    postgres.do("postgres", "create role stranger login")
    assert_refused(coatl("host", "--store", url.replace("tests@", "stranger@")), "permission denied", "schema coatl")
    PostgresStore(url).close()
    assert error(url.replace("tests@", "stranger@")).code == "rights"
    postgres.do(url, "grant usage on schema coatl to stranger; grant select on all tables in schema coatl to stranger")
    assert error(url.replace("tests@", "stranger@")).code == "rights"


@pytest.mark.exhaustive
def test_a_user_who_has_only_the_schema_can_keep_games(postgres: Postgres, url: str) -> None:
    postgres.do("postgres", "create role club login")
    postgres.do(url, "create schema coatl authorization club")
    store = PostgresStore(url.replace("tests@", "club@"))
    assert store.add(GAME, SEATS)
    store.commit()
    store.close()


@pytest.mark.exhaustive
def test_a_database_of_a_newer_version_stays_as_it_is(coatl: Coatl, postgres: Postgres, url: str) -> None:
    PostgresStore(url).close()
    postgres.do(url, f"update coatl.about set version = {VERSION + 1}")
    assert_refused(coatl("host", "--store", url), "newer version")
    assert error(url).code == "newer"


@pytest.mark.exhaustive
def test_the_schema_of_another_program_stays_as_it_is(coatl: Coatl, postgres: Postgres, url: str) -> None:
    postgres.do(url, "create schema coatl; create table coatl.snake (length integer)")
    assert_refused(coatl("host", "--store", url), "another program", "--store")


def test_without_the_library_it_is_named(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert_refused(coatl("host", "--store", "postgresql://localhost/games"), "pip install 'coatl[net-postgres]'")


@pytest.mark.exhaustive
def test_hosts_that_start_at_once_make_the_tables_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(PostgresStore, [url] * 4):
            store.close()


# An outage


@pytest.fixture
def store(url: str) -> Iterator[PostgresStore]:
    store = PostgresStore(url)
    yield store
    store.close()


def cut(postgres: Postgres) -> None:
    """The database cuts the connections of hosts."""
    ours = "from pg_stat_activity where application_name = 'coatl'"
    postgres.do("postgres", f"select pg_terminate_backend(pid, 5000) {ours}")


def back(store: PostgresStore) -> None:
    """Returns when the store has a connection again."""
    assert store._coming is not None
    store._coming.join()


@pytest.mark.exhaustive
def test_nothing_of_what_was_going_on_when_the_line_was_cut_is_kept_in_part(
    postgres: Postgres, store: PostgresStore
) -> None:
    store.add(GAME, SEATS)
    cut(postgres)
    with pytest.raises(StoreError) as caught:
        store.unfinished()
    assert caught.value.code == "unreachable"
    back(store)
    store.act(GAME.id, Act(1, 0, "take 3", 0.0))
    with pytest.raises(StoreError):
        store.commit()
    store.roll_back()
    assert store.load(GAME.id) is None
    assert store.add(GAME, SEATS)
    store.commit()
    assert store.load(GAME.id) == (GAME, SEATS)


@pytest.mark.exhaustive
def test_what_has_failed_in_a_transaction_is_not_kept_by_the_commit(store: PostgresStore) -> None:
    store.add(GAME, SEATS)
    with pytest.raises(StoreError), store._told():
        store._execute("select 1 / 0")
    with pytest.raises(StoreError):
        store.commit()
    store.roll_back()
    assert store.load(GAME.id) is None


@pytest.mark.exhaustive
def test_a_game_that_another_host_holds_is_waited_for_and_then_given_up(url: str, store: PostgresStore) -> None:
    store.add(GAME, SEATS)
    store.commit()
    other = PostgresStore(url)
    other.act(GAME.id, Act(1, 0, "take 3", 0.0))
    assert other.acts(GAME.id)  # it was sent, and is not committed
    store.act(GAME.id, Act(1, 1, "take 4", 0.0))
    with pytest.raises(StoreError) as caught:
        store.commit()
    assert caught.value.code == "behind"
    store.roll_back()
    other.commit()
    other.close()
    assert store.acts(GAME.id) == (Act(1, 0, "take 3", 0.0),)


# Two owners


@pytest.fixture
def houses(url: str) -> Iterator[tuple[House, House]]:
    """Two hosts at one database."""
    stores = PostgresStore(url), PostgresStore(url)
    yield House(stores[0], "one"), House(stores[1], "other")
    for store in stores:
        store.close()


@pytest.mark.exhaustive
def test_a_stale_owner_answers_from_the_true_game(houses: tuple[House, House]) -> None:
    one, other = houses
    ann, game, token = one.new()
    bob, _ = one.join(game)
    stranger = other.line()
    assert kinds(other.send(stranger, "back", game=game, token=token)) == ["game", "seats", "state"]
    one.quiet()
    one.do(game, [ann, bob], "keep", "keep")
    (answer,) = other.send(stranger, "do", rev=0, action="keep")
    assert (answer["t"], answer["rev"], answer["stale"]) == ("state", 2, True)
    assert other.told[-1][1]["code"] == "behind"
    assert one.store.acts(game) == other.store.acts(game)
    assert [act.n for act in one.store.acts(game)] == [1, 2]


@pytest.mark.exhaustive
def test_a_seat_is_given_to_one_of_those_who_come_to_two_hosts_at_once(houses: tuple[House, House]) -> None:
    one, other = houses
    _, game, token = one.new()
    assert kinds(other.send(other.line(), "back", game=game, token=token)) == ["game", "seats"]
    one.join(game)
    late = other.line()
    assert why(other.send(late, "join", game=game, name="Eve")) == "wait"
    assert why(other.send(late, "join", game=game, name="Eve")) == "full"
    assert [seat.name for seat in one.room(game).seats] == ["Ann", "Bob"]


@pytest.mark.exhaustive
def test_who_was_at_a_host_that_was_killed_does_not_count_as_away_for_long(houses: tuple[House, House]) -> None:
    one, other = houses
    other.now += 10 * AWAY_SECONDS
    _, game, token = one.new()
    one.join(game)
    back = other.line()
    other.send(back, "back", game=game, token=token)
    assert why(other.send(back, "fill", seat=1, computer="easy")) == "not-yours"
    other.now += AWAY_SECONDS
    assert kinds(other.send(back, "fill", seat=1, computer="easy")) == ["seats"]


@pytest.mark.exhaustive
async def test_at_a_host_with_sockets_nobody_is_harmed_by_anothers_game(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresStore, "watch", lambda store, told: None)  # it has not heard yet of what is new
    one, other = PostgresStore(url), PostgresStore(url)
    async with served(one) as first, served(other) as second:
        games = [await first.new() for _ in range(2)]
        (ann, stale, _), (_, free, _) = games
        for game in (stale, free):
            await first.join(game)
        lines = [await second.line() for _ in games]
        for line, (_, game, token) in zip(lines, games, strict=True):
            await line.send("back", game=game, token=token)
            await line.next("state")
        await ann.send("do", id=1, rev=0, action="keep")
        while (await ann.next("state"))["rev"] != 1:
            pass
        for line in lines:  # both come to the second host before it answers one of them
            await line.send("do", id=2, rev=0, action="keep")
        answers = [await line.next("state") for line in lines]
        assert [answer["id"] for answer in answers] == [2, 2]
        assert [(answer["rev"], answer.get("stale", False)) for answer in answers] == [(1, True), (1, False)]
        assert second.server.figures is not None
        assert second.server.figures.healthy
        assert len(one.acts(stale)) == len(one.acts(free)) == 1


# Who sits at another host


@frozen
class Apart:
    one: House
    other: House
    game: str
    ann: int
    bob: int


@pytest.fixture
def apart(houses: tuple[House, House]) -> Apart:
    """Ann at one host and Bob at the other, in a game that has just begun."""
    one, other = houses
    ann, game, _ = one.new(allows=("watch",))
    bob, token = one.join(game)
    one.cut(bob)
    bob = other.line()
    other.send(bob, "back", game=game, token=token)
    one.quiet()
    other.quiet()
    return Apart(one, other, game, ann, bob)


def hears(house: House, game: str) -> None:
    """The host is told that another one has changed the game."""
    house._post(house.rooms.changed_elsewhere(game))
    house.rooms.commit()
    house.turns += house.rooms.committed()


@pytest.mark.exhaustive
def test_who_sits_at_another_host_is_told_what_happens_there_as_if_it_were_here(apart: Apart) -> None:
    one, other, game = apart.one, apart.other, apart.game
    one.send(apart.ann, "do", rev=0, action="keep")
    hears(other, game)
    (told,) = other.got(apart.bob)
    assert (told["t"], told["rev"], told["at"], told["by"], told["view"]["acting"]) == ("state", 1, 0, 0, 1)
    assert len(told["events"]) == 1
    other.send(apart.bob, "do", rev=1, action="keep")
    hears(one, game)
    (told,) = one.got(apart.ann)
    assert (told["rev"], told["at"], told["by"], "stale" in told) == (2, 1, 1, False)
    one.send(apart.ann, "do", rev=2, action="take 3")
    hears(other, game)
    assert other.got(apart.bob)[0]["rev"] == 3


@pytest.mark.exhaustive
def test_what_is_taken_back_at_another_host_is_taken_back_here(apart: Apart) -> None:
    one, other, game = apart.one, apart.other, apart.game
    one.do(game, [apart.ann, apart.ann], "keep")
    hears(other, game)
    other.send(apart.bob, "do", rev=1, action="keep")
    hears(one, game)
    one.got(apart.ann)
    one.send(apart.ann, "do", rev=2, action="take 3")
    hears(other, game)
    assert other.send(apart.bob, "undo", rev=3)[0]["t"] == "no"
    other.got(apart.bob)
    one.rooms.rooms[game].seats[1] = KeptSeat("Bob", b"x", "easy")  # nobody has to be asked
    assert one.send(apart.ann, "undo", rev=3)[0]["rev"] == 4
    hears(other, game)
    (told,) = other.got(apart.bob)
    assert (told["rev"], told["at"], told["events"]) == (4, 3, [])


@pytest.mark.exhaustive
def test_what_this_host_has_done_itself_is_told_once(apart: Apart) -> None:
    apart.one.send(apart.ann, "do", rev=0, action="keep")
    hears(apart.one, apart.game)
    assert apart.one.got(apart.ann) == []


@pytest.mark.exhaustive
def test_who_waits_in_a_lobby_is_told_who_has_come_to_another_host_and_that_it_begins(
    houses: tuple[House, House],
) -> None:
    one, other = houses
    ann, game, _ = one.new()
    other.join(game)
    hears(one, game)
    assert kinds(one.got(ann)) == ["game", "seats", "state"]


@pytest.mark.exhaustive
def test_a_person_who_is_here_plays_on_when_another_host_has_put_a_computer_in_their_place(apart: Apart) -> None:
    one, other, game = apart.one, apart.other, apart.game
    one.now += 2 * AWAY_SECONDS
    assert kinds(one.send(apart.ann, "fill", seat=1, computer="easy")) == ["seats"]
    hears(other, game)
    assert other.got(apart.bob) == []
    hears(one, game)
    assert one.got(apart.ann)[-1]["seats"][1]["computer"] is None


def in_a_lobby(one: House, other: House) -> tuple[int, str, int]:
    """A game that Ann has made at one host, and in which Bob sits at another one: her line, its code, and his line."""
    ann, game, _ = one.new(ANN, None, None)
    bob, token = one.join(game)
    one.cut(bob)
    bob = other.line()
    other.send(bob, "back", game=game, token=token)
    return ann, game, bob


@pytest.mark.exhaustive
def test_whose_seat_is_freed_at_another_host_is_sent_away(houses: tuple[House, House]) -> None:
    one, other = houses
    ann, game, bob = in_a_lobby(one, other)
    one.send(ann, "free", seat=1)
    hears(other, game)
    assert other.closed == [bob]
    assert why(other.send(bob, "say", preset="hello")) == "nowhere"


def outage(house: House, line: int) -> None:
    """Nothing of what comes on this line can be kept."""
    house.now += 60
    house.rooms.handle(line, '{"t":"say","preset":"hello"}')
    house.rooms.roll_back(StoreError("unreachable"), [])
    assert house.rooms.rooms == {}


@pytest.mark.exhaustive
def test_after_an_outage_everybody_is_told_how_their_game_stands(apart: Apart) -> None:
    one, other, game = apart.one, apart.other, apart.game
    outage(other, apart.bob)
    one.send(apart.ann, "do", rev=0, action="keep")
    hears(other, game)
    told = other.got(apart.bob)
    assert kinds(told) == ["game", "seats", "state"]
    assert told[-1]["rev"] == 1
    assert other.send(apart.bob, "do", rev=1, action="keep")[0]["rev"] == 2


@pytest.mark.exhaustive
def test_whose_seat_was_freed_during_an_outage_is_sent_away_after_it(houses: tuple[House, House]) -> None:
    one, other = houses
    ann, game, bob = in_a_lobby(one, other)
    outage(other, bob)
    one.send(ann, "free", seat=1)
    hears(other, game)
    assert other.closed == [bob]
    assert why(other.send(bob, "say", preset="hello")) == "nowhere"


@pytest.mark.exhaustive
def test_the_end_is_told_at_all_hosts(apart: Apart) -> None:
    apart.one.send(apart.ann, "end")
    hears(apart.other, apart.game)
    assert kinds(apart.other.got(apart.bob)) == ["ended", "save"]


@pytest.mark.exhaustive
async def test_hosts_hear_of_each_other_by_the_database_also_after_it_has_cut_all_lines(
    postgres: Postgres, url: str
) -> None:
    one, other = PostgresStore(url), PostgresStore(url)
    async with served(one) as first, served(other) as second:
        ann, game, _ = await first.new()
        bob = await second.join(game)
        assert (await ann.next("state"))["rev"] == (await bob.next("state"))["rev"] == 0
        await ann.send("do", rev=0, action="keep")
        assert (await ann.next("state"))["rev"] == (await bob.next("state"))["rev"] == 1
        cut(postgres)
        await again(bob, rev=1, action="keep")
        assert (await ann.next("state"))["rev"] == 2


async def again(line: Line, **what: Any) -> None:
    """Does something as soon as the host can keep it."""
    while True:
        await line.send("do", **what)
        answer = await line.receive()
        if answer["t"] == "state" and answer["rev"] > what["rev"]:
            return
        assert answer["t"] == "state" or answer["why"] in ("wait", "too-fast")
        await asyncio.sleep(0.1)


def test_a_host_knows_whether_its_notices_come_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for listens in (True, False):
        if not listens:
            monkeypatch.setattr(PostgresStore, "_listen", lambda _: None)
        store, ready = PostgresStore(url), Event()
        store.watch(partial(_set, ready))
        assert ready.wait(PATIENCE if listens else 0) == listens
        store.add(evolve(GAME, id=f"{listens}"), SEATS)
        store.act(f"{listens}", Act(1, 0, "keep", 1.0))
        store.commit()
        until = time.monotonic() + PATIENCE
        while listens and store.late() and time.monotonic() < until:
            time.sleep(0.01)
        assert (store.late() > 0) != listens
        store.close()


def _set(event: Event, _: str | None) -> None:
    event.set()


# The database of these tests


HELD = """
import time
from tests.hosting.postgres import server
with server() as held:
    print(held.folder, held._process.pid, flush=True)
    time.sleep(600)
"""


@pytest.mark.exhaustive
def test_a_run_of_the_tests_that_is_killed_leaves_no_server_and_no_folder(postgres: Postgres) -> None:
    run = subprocess.Popen(
        [sys.executable, "-c", HELD], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    with run:
        assert run.stdout is not None
        folder, process = run.stdout.readline().split()
        assert Path(folder).exists()
        run.kill()
    until = time.monotonic() + PATIENCE
    while Path(folder).exists() or Path("/proc", process).exists():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.exhaustive
def test_a_database_of_an_earlier_version_gets_what_it_lacks(postgres: Postgres, url: str) -> None:
    PostgresStore(url).close()
    postgres.do(url, "drop table coatl.archive")
    store = PostgresStore(url)
    assert store.archived(GAME.id) is None
    store.close()
