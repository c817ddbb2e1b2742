"""What the archive saves: rows and bytes of finished games before and after, in both stores, and the time for each
game. Run by ``python -m tests.bench.archive``."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import psycopg

from coatl_core.hosting.limits import ARCHIVE_SECONDS
from coatl_core.hosting.postgres import PostgresStore
from coatl_core.hosting.store import GameStore, SqliteStore
from tests.hosting.postgres import server
from tests.hosting.support import House
from tests.hosting.test_archive import table_of
from tests.support import Sensible, setup

GAMES = 200
TABLES = "game", "seat", "act", "archive"


def play(house: House, seed: str) -> None:
    """Plays a game of two persons to its end."""
    line, game, _ = house.new(of=setup(2), allows=("watch",), address=seed)
    lines, player = [line, house.join(game)[0]], Sensible(seed)
    while not (table := table_of(house, game)).session.over:
        house.now += 5
        action = player.choose(table.session.state, tuple(table.session.legal_actions))
        house.send(lines[table.session.acting], "do", rev=table.rev, action=str(action))
    for each in lines:
        house.cut(each)
    house.inbox.clear()


def played(store: GameStore) -> House:
    """Returns a host whose store has all the games."""
    house = House(store)
    for number in range(GAMES):
        play(house, str(number))
    return house


def archive(house: House) -> float:
    """Archives all games, and returns the seconds for one."""
    house.now += ARCHIVE_SECONDS + 1
    house.rooms.sweep()
    took = list[float]()
    while house.rooms.archivist.has_more:
        began = time.process_time()
        house.rooms.archivist.move_one(house.rooms.rooms)
        took.append(time.process_time() - began)
        house.rooms.commit()
    return sorted(took)[len(took) // 2]


def in_sqlite(store: SqliteStore) -> tuple[int, int]:
    """Returns the rows of a store, and the bytes of its file that are used."""
    rows = sum(store._number(f"select count(*) from {table}") for table in TABLES)
    pages = store._number("pragma page_count") - store._number("pragma freelist_count")
    return rows, pages * store._number("pragma page_size")


def in_postgres(url: str) -> tuple[int, int]:
    """Returns the rows of a store, and the bytes of its tables and indexes."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("vacuum full")
        found = [
            db.execute(
                f"select count(*), pg_total_relation_size('coatl.{table}') from coatl.{table}".encode()
            ).fetchall()[0]
            for table in TABLES
        ]
    return sum(rows for rows, _ in found), sum(size for _, size in found)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file_store = SqliteStore(Path(folder, "games.db"))
        house = played(file_store)
        before = in_sqlite(file_store)
        seconds = archive(house)
        print(f"SQLite: {before} -> {in_sqlite(file_store)} rows, bytes; {1000 * seconds:.1f} ms a game")
        file_store.close()
    with server() as postgres:
        url = postgres.database()
        store = PostgresStore(url)
        house = played(store)
        before = in_postgres(url)
        seconds = archive(house)
        print(f"PostgreSQL: {before} -> {in_postgres(url)} rows, bytes; {1000 * seconds:.1f} ms a game")
        store.close()


if __name__ == "__main__":
    main()
