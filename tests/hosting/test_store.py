"""Where a host keeps its games: nothing is lost, and what is wrong is said in a sentence."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.hosting.postgres import PostgresStore
from coatl_core.hosting.protocol import WHYS
from coatl_core.hosting.store import (
    VERSION,
    Act,
    GameStore,
    KeptGame,
    KeptSeat,
    SqliteStore,
    StoreError,
    store_error_text,
)
from coatl_core.language.l10n import L10n, english
from coatl_core.plugins.registry import Registry
from tests.hosting.postgres import Postgres
from tests.support import registry

GAME = KeptGame("5PT38122", "{}", "{}", "hints watch", 0, "::1", 1.0)
SEATS = (KeptSeat("Ann", b"token"), KeptSeat("?"), KeptSeat("hard", computer="hard"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "games.db"


Opened = Callable[[], GameStore]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, file: Path) -> Iterator[Opened]:
    """Opens the same store, as each new start of a host does; what was left open is closed in the end."""
    url = "" if request.param == "sqlite" else request.getfixturevalue("postgres").database()
    stores = list[GameStore]()

    def opens() -> GameStore:
        stores.append(PostgresStore(url) if url else SqliteStore(file))
        return stores[-1]

    yield opens
    for store in stores:
        with suppress(StoreError):
            store.close()


def killed(store: GameStore) -> None:
    """The process with this store is gone."""
    assert isinstance(store, SqliteStore | PostgresStore)
    assert store._db is not None
    store._db.close()
    if isinstance(store, SqliteStore):
        store._lock.close()


def test_what_was_committed_is_there_after_the_host_was_killed(opened: Opened) -> None:
    store = opened()
    assert store.add(GAME, SEATS)
    store.begin(GAME.id, '{"seed":"x"}', 2.0)
    store.act(GAME.id, Act(1, 0, "take 3", 3.0))
    store.act(GAME.id, Act(2, None, "step", 3.0))
    store.sit(GAME.id, 1, SEATS[1], KeptSeat("Bob", b"other", "easy"))
    store.commit()
    store.act(GAME.id, Act(3, 0, "take 4", 3.0))
    killed(store)
    again = opened()
    loaded = again.load(GAME.id)
    assert loaded is not None
    assert (loaded[0].setup, loaded[0].begun, loaded[0].over) == ('{"seed":"x"}', 2.0, None)
    assert loaded[1] == (SEATS[0], KeptSeat("Bob", b"other", "easy"), SEATS[2])
    assert again.acts(GAME.id) == (Act(1, 0, "take 3", 3.0), Act(2, None, "step", 3.0))


def test_what_is_rolled_back_was_never_there(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    store.act(GAME.id, Act(1, 0, "take 3", 3.0))
    assert store.changed
    store.roll_back()
    assert not store.changed
    assert store.load(GAME.id) is None


def test_what_is_not_committed_yet_is_read_by_the_host_itself(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    store.act(GAME.id, Act(1, 0, "take 3", 3.0))
    assert store.acts(GAME.id) == (Act(1, 0, "take 3", 3.0),)
    store.act(GAME.id, Act(2, 0, "take 4", 3.0))
    store.commit()
    assert not store.changed
    assert [act.n for act in store.acts(GAME.id)] == [1, 2]
    assert (store.last(GAME.id), store.last("00000000")) == (2, 0)


def test_the_games_of_a_token_are_found_in_the_order_in_which_they_were_made(opened: Opened) -> None:
    store = opened()
    for id, made in (("5PT38122", 3.0), ("0PT38122", 2.0), ("ZPT38122", 1.0)):
        store.add(evolve(GAME, id=id, made=made), SEATS)
    store.end("0PT38122", 4.0, None)
    assert store.games_of(b"token") == (("ZPT38122", False), ("0PT38122", True), ("5PT38122", False))
    assert store.games_of(b"another") == ()


def test_a_store_of_earlier_finds_tokens_too(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    store.commit()
    assert isinstance(store, SqliteStore | PostgresStore)
    assert store._db is not None
    if isinstance(store, SqliteStore):
        store._do("drop index pass")
        store.commit()
    else:
        store._db.execute("drop index coatl.pass")
    store.close()
    again = opened()
    assert again.games_of(b"token") == ((GAME.id, False),)
    assert isinstance(again, SqliteStore | PostgresStore)
    assert again._db is not None
    there = {
        SqliteStore: "select count(*) from sqlite_schema where name = 'pass'",
        PostgresStore: "select count(*) from pg_indexes where schemaname = 'coatl' and indexname = 'pass'",
    }
    found = again._db.execute(there[type(again)]).fetchone()
    assert found is not None
    assert found[0] == 1


def test_a_code_names_one_game(opened: Opened) -> None:
    store = opened()
    assert store.add(GAME, SEATS)
    assert not store.add(GAME, ())
    assert store.load(GAME.id) == (GAME, SEATS)
    assert store.load("00000000") is None


def test_a_row_has_its_number_once(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    store.act(GAME.id, Act(1, 0, "take 3", 3.0))
    store.commit()
    with behind():
        store.act(GAME.id, Act(1, 1, "take 4", 3.0))
        store.commit()
    store.roll_back()
    assert store.acts(GAME.id) == (Act(1, 0, "take 3", 3.0),)


def test_a_seat_that_is_not_as_it_was_known_stays_as_it_is(opened: Opened) -> None:
    store, bob = opened(), KeptSeat("Bob", b"bob")
    store.add(GAME, SEATS)
    store.sit(GAME.id, 1, SEATS[1], bob)
    with behind():
        store.sit(GAME.id, 1, SEATS[1], KeptSeat("Cyd", b"cyd"))
    loaded = store.load(GAME.id)
    assert loaded is not None
    assert loaded[1][1] == bob


def test_a_game_begins_once_and_ends_once(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    store.begin(GAME.id, "first", 2.0)
    with behind():
        store.begin(GAME.id, "second", 3.0)
    store.end(GAME.id, 4.0, None)
    with behind():
        store.end(GAME.id, 5.0, 0)
    loaded = store.load(GAME.id)
    assert loaded is not None
    assert (loaded[0].setup, loaded[0].over, loaded[0].ender) == ("first", 4.0, None)


def test_finished_games_do_not_count_as_unfinished(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    assert (store.unfinished("::1"), store.unfinished("::2"), store.unfinished()) == (1, 0, 1)
    store.end(GAME.id, 9.0, 0)
    assert (store.unfinished("::1"), store.unfinished()) == (0, 0)
    loaded = store.load(GAME.id)
    assert loaded is not None
    assert (loaded[0].over, loaded[0].ender) == (9.0, 0)


def test_only_a_game_that_was_not_begun_is_forgotten(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    assert store.lobbies(1.0) == ()
    assert store.lobbies(1.1) == (GAME.id,)
    store.begin(GAME.id, "{}", 2.0)
    store.forget(GAME.id)
    assert store.lobbies(9.0) == ()
    assert store.load(GAME.id) is not None
    lobby = evolve(GAME, id="00000000")
    store.add(lobby, SEATS)
    store.forget(lobby.id)
    assert store.load(lobby.id) is None


def test_only_its_owner_reads_a_store(file: Path) -> None:
    SqliteStore(file).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@contextmanager
def behind() -> Iterator[None]:
    """What is tried does not fit what is there."""
    with pytest.raises(StoreError) as caught:
        yield
    assert caught.value.code == "behind"


def error(file: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        SqliteStore(file)
    return caught.value


def test_two_hosts_do_not_share_a_file(file: Path) -> None:
    store = SqliteStore(file)
    assert error(file).code == "taken"
    store.close()
    SqliteStore(file).close()


def test_a_store_of_a_newer_version_stays_as_it_is(file: Path) -> None:
    SqliteStore(file).close()
    db = sqlite3.connect(file)
    db.execute(f"pragma user_version = {VERSION + 1}")
    db.close()
    before = file.read_bytes()
    assert error(file).code == "newer"
    assert file.read_bytes() == before


def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    db = sqlite3.connect(file)
    db.execute("create table bookmark (url text)")
    db.commit()
    db.close()
    before = file.read_bytes()
    assert error(file).code == "foreign"
    assert file.read_bytes() == before


def test_a_damaged_file_stays_as_it_is(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"no database" * 1000)
    assert error(file).code == "damaged"
    assert file.read_bytes() == b"no database" * 1000


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    assert (error(tmp_path).code, error(tmp_path).reason) == ("unusable", "Is a directory")


def test_a_full_disk_keeps_what_was_there(file: Path) -> None:
    store = SqliteStore(file)
    store.add(GAME, SEATS)
    store.commit()
    store._do("pragma max_page_count = 12")
    with pytest.raises(StoreError) as caught:
        for n in range(1, 2000):
            store.act(GAME.id, Act(n, 0, "x" * 200, 0.0))
    assert caught.value.code == "full"
    store.roll_back()
    assert store.acts(GAME.id) == ()
    store._do("pragma max_page_count = 1000000")
    store.act(GAME.id, Act(1, 0, "take 3", 0.0))
    store.commit()
    store.close()


NAMELESS = "behind", "driver", "url"
CODES = ("newer", "foreign", "damaged", "taken", "full", "unusable", "unreachable", "rights", "schema", *NAMELESS)


@pytest.mark.parametrize("language", ["en", "cs", "pl", "uk"])
def test_every_error_has_its_sentence(language: str) -> None:
    l10n = words(registry(), language)
    for code in CODES:
        text = store_error_text(StoreError(code, "games.db", "no luck"), l10n)
        assert "games.db" in text or code in NAMELESS
        assert text.endswith(".") or code == "driver"


@pytest.mark.parametrize("language", ["en", "cs", "pl", "uk"])
def test_every_no_of_a_host_has_its_sentence(language: str) -> None:
    l10n = words(registry(), language)
    for why in set(WHYS) - {"refused"}:  # which has a reason of its own
        assert l10n(f"hosting-no-{why}").endswith(".")


def words(plugins: Registry, language: str) -> L10n:
    l10n = english()
    plugins.register_messages(l10n)
    l10n.set_language(language)
    return l10n


MORE = (
    "alter table {0}game add column later text",
    "alter table {0}seat add column later text not null default ''",
    "alter table {0}act add column later integer",
    "create table {0}later (game text primary key)",
    "create index later_over on {0}game (over)",
)
"""What a later version may do with the tables, without another number."""


@pytest.mark.exhaustive
def test_a_host_goes_on_and_starts_anew_beside_one_that_has_added_to_the_database(postgres: Postgres) -> None:
    url = postgres.database()
    before = PostgresStore(url)
    before.add(GAME, SEATS)
    before.commit()
    for statement in MORE:
        postgres.do(url, statement.format("coatl."))
    after = PostgresStore(url)
    for number, store in enumerate((before, after)):
        game = evolve(GAME, id=f"5PT3812{number}")
        store.add(game, SEATS)
        store.act(game.id, Act(1, 0, "take 1", 2.0))
        store.commit()
    for store in (before, after):
        assert store.load("5PT38120") == (evolve(GAME, id="5PT38120"), SEATS)
        assert store.acts("5PT38121") == (Act(1, 0, "take 1", 2.0),)
        store.close()


def test_a_file_to_which_a_later_version_has_added_is_used_as_before(file: Path) -> None:
    SqliteStore(file).close()
    with sqlite3.connect(file) as db:
        for statement in MORE:
            db.execute(statement.format(""))
    db.close()
    store = SqliteStore(file)
    assert store.add(GAME, SEATS)
    store.act(GAME.id, Act(1, 0, "take 1", 2.0))
    store.commit()
    assert (store.load(GAME.id), store.last(GAME.id)) == ((GAME, SEATS), 1)
    store.close()


# The archive


def over(store: GameStore, id: str = GAME.id, at: float = 4.0) -> tuple[KeptGame, tuple[KeptSeat, ...]]:
    """Keeps a game that is over, and returns it as it is kept."""
    store.add(evolve(GAME, id=id), SEATS)
    store.begin(id, '{"seed":"x"}', 2.0)
    store.act(id, Act(1, 0, "take 3", 3.0))
    store.end(id, at, None)
    store.commit()
    loaded = store.load(id)
    assert loaded is not None
    return loaded


def test_who_made_a_game_is_not_kept_when_it_is_over(opened: Opened) -> None:
    assert over(opened())[0].address == ""


def test_an_archived_game_is_one_row_and_no_other_game_gets_its_code(opened: Opened) -> None:
    store = opened()
    game, seats = over(store)
    assert store.archived(GAME.id) is None
    assert store.archive(game, seats, b"all of it")
    store.commit()
    killed(store)
    again = opened()
    assert again.archived(GAME.id) == b"all of it"
    assert (again.load(GAME.id), again.acts(GAME.id)) == (None, ())
    assert not again.add(GAME, SEATS)


def test_what_is_not_archived_after_all_is_there_as_before(opened: Opened) -> None:
    store = opened()
    game, seats = over(store)
    assert store.archive(game, seats, b"all of it")
    store.roll_back()
    assert store.archived(GAME.id) is None
    assert store.load(GAME.id) == (game, seats)
    assert store.acts(GAME.id) == (Act(1, 0, "take 3", 3.0),)


def test_a_game_that_is_not_as_it_was_known_is_not_archived(opened: Opened) -> None:
    store = opened()
    game, seats = over(store)
    store.sit(GAME.id, 0, seats[0], KeptSeat("NN"))
    assert not store.archive(game, seats, b"with a name that is not there any more")
    assert store.archived(GAME.id) is None
    assert store.load(GAME.id) is not None


def test_old_games_are_found_in_order(opened: Opened) -> None:
    store = opened()
    for id, at in (("00000003", 7.0), ("00000001", 5.0), ("00000002", 5.0), ("00000004", 9.0)):
        over(store, id, at)
    store.add(GAME, SEATS)
    store.end(GAME.id, 3.0, 0)  # it was not begun: nobody comes back to it
    assert [*store.finished(9.0, (0.0, ""), 2)] == [(5.0, "00000001"), (5.0, "00000002")]
    assert [*store.finished(9.0, (5.0, "00000002"), 9)] == [(7.0, "00000003")]


def test_a_row_of_the_archive_and_the_names_of_a_game_change_only_from_what_was_known(opened: Opened) -> None:
    store = opened()
    game, seats = over(store)
    store.name(game, evolve(game, setup="with other names"))
    with behind():
        store.name(game, game)
    store.roll_back()
    assert store.archive(game, seats, b"before")
    store.rewrite(GAME.id, b"before", b"after")
    with behind():
        store.rewrite(GAME.id, b"before", b"another")
    assert store.archived(GAME.id) == b"after"


def test_the_address_that_the_end_has_deleted_does_not_come_back_with_another_name(opened: Opened) -> None:
    store = opened()
    store.add(GAME, SEATS)
    store.end(GAME.id, 3.0, 0)
    with behind():
        store.name(GAME, evolve(GAME, setup="with other names"))


def test_a_file_without_an_archive_gets_one(file: Path) -> None:
    SqliteStore(file).close()
    db = sqlite3.connect(file)
    db.execute("drop table archive")
    db.commit()
    db.close()
    store = SqliteStore(file)
    game, seats = over(store)
    assert store.archive(game, seats, b"all of it")
    store.close()
