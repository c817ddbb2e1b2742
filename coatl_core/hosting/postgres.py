"""A store that several hosts share: a PostgreSQL database.

Rows of actions wait here until the commit, which sends all of them at once. An outage of the database ends nothing:
what is asked for meanwhile fails at once, and another thread tries to come back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

from attrs import astuple

from coatl_core.hosting.notices import Notices
from coatl_core.hosting.store import (
    ACT_COLUMNS,
    GAME_COLUMNS,
    SEAT_COLUMNS,
    VERSION,
    Act,
    KeptGame,
    KeptSeat,
    StoreError,
)

if TYPE_CHECKING:
    from psycopg import Connection, Cursor, Error

SCHEME = "postgresql", "postgres"
CHANNEL = "coatl"
"""Where hosts tell each other which games they have changed."""
HEAR_SECONDS = 1.0
"""How often whoever listens there looks whether the store is closed."""
AGAIN_SECONDS = 0.5
"""How often it is tried to come back to a database that is gone."""
_REACHED = {
    "application_name": "coatl",
    "client_encoding": "UTF8",
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "target_session_attrs": "read-write",  # of several servers the one that takes changes
    "tcp_user_timeout": 5000,
}
"""How a connection is made, unless the address says otherwise."""
_SESSION = (
    "set search_path to coatl",
    "set synchronous_commit to on",  # the row is on the disk, whatever the database does for others
    "set lock_timeout to '2s'",
    "set idle_in_transaction_session_timeout to '15s'",  # a host that is stopped holds no game for long
)
_OURS = 0x436F6174
"""The advisory lock under which the tables are made."""
_TABLES = (
    "create table about (version integer not null)",
    """create table game (
        id text primary key, setup text not null, content text not null, allows text not null, creator integer not null,
        address text not null, made double precision not null, begun double precision, over double precision,
        ender integer
    )""",
    "create index unfinished on game (address) where over is null",
    "create index lobby on game (made) where begun is null",
    """create table seat (
        game text not null references game on delete cascade, seat integer not null, name text not null, token bytea,
        computer text, primary key (game, seat)
    )""",
    """create table act (
        game text not null references game on delete cascade, n integer not null, seat integer, what text not null,
        at double precision not null, primary key (game, n)
    )""",
)
_ADDED = "create table archive (game text primary key, over double precision not null, value bytea not null)"
"""What databases of earlier versions lack. Hosts of earlier versions can go on beside those of this one."""
_ACTS = f"""insert into act ({ACT_COLUMNS})
    select * from unnest(%s::text[], %s::integer[], %s::integer[], %s::text[], %s::float8[])"""
"""However many rows there are, that is one statement."""
_LOAD = f"""select {GAME_COLUMNS}, array(select name from seat where game = id order by seat),
    array(select token from seat where game = id order by seat),
    array(select computer from seat where game = id order by seat) from game where id = %s"""
"""One statement: between two another host might archive the game."""
_PASS = "create index pass on seat (token)"
_TABLES_THERE = """select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'coatl' and relkind in ('r', 'p')"""


def is_database(store: str) -> bool:
    """Returns whether this is the address of a database, and no file."""
    return store.partition(":")[0].lower() in SCHEME or "://" in store


class PostgresStore:
    """A ``GameStore`` in the database at ``url``, which other hosts may use at the same time; its tables are made if
    there are none. ``file`` is the address as it may be shown: without user and password. Raises StoreError."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            from psycopg import Error, ProgrammingError
            from psycopg.conninfo import conninfo_to_dict
        except ImportError:  # psycopg is there, but not the library of PostgreSQL, or nothing is
            raise StoreError("driver") from None
        try:
            if url.partition(":")[0].lower() not in SCHEME:
                raise StoreError("url")
            given = {name: str(value) for name, value in conninfo_to_dict(url).items() if value is not None}
        except (ProgrammingError, UnicodeError):
            raise StoreError("url") from None  # what is wrong with it would be told with the password
        self._how: dict[str, Any] = {**_REACHED, **given}
        at = given.get("host", "") + (f":{given['port']}" if "port" in given else "")
        self.file = f"postgresql://{at}/{given.get('dbname', '')}"
        self._secrets = [given[name] for name in ("password", "sslpassword") if given.get(name)]
        self._lock, self._closed = Lock(), Event()
        self._hears: Callable[[str | None], None] | None = None
        self._db: Connection[Any] | None = None
        self._gone = ""
        """Why there is no connection."""
        self._coming: Thread | None = None
        """Who looks for a new one."""
        self._acts: list[tuple[object, ...]] = []
        self._news: dict[str, None] = {}
        """The games that others are told of with the commit."""
        self._notices = Notices()
        self._begun = self._spoiled = False
        """Whether a transaction has begun, and whether something has failed in it: then nothing of it is kept."""
        try:
            self._db = self._connected()
            self._open(self._db)
        except Error as error:
            raise self._error(error) from None

    def _connected(self) -> Connection[Any]:
        from psycopg import connect

        db = connect("", autocommit=True, **self._how)
        try:
            for setting in _SESSION:
                db.execute(setting.encode())
        except BaseException:
            db.close()
            raise
        return db

    def _open(self, db: Connection[Any]) -> None:
        """Makes the tables, or looks whether those that are there can be used. Hosts that start at once wait for each
        other."""
        from psycopg.errors import InsufficientPrivilege

        try:
            with db.transaction():
                db.execute("select pg_advisory_xact_lock(%s)", (_OURS,))
                found = {name for (name,) in db.execute(_TABLES_THERE).fetchall()}
                if not found:
                    if not db.execute("select 1 from pg_namespace where nspname = 'coatl'").fetchall():
                        db.execute("create schema coatl")
                    for table in (*_TABLES, _ADDED):
                        db.execute(table.encode())
                    db.execute("insert into about values (%s)", (VERSION,))
                    db.execute(_PASS.encode())
                    return
                if "about" not in found:
                    raise StoreError("schema", self.file)
                if db.execute("select max(version) from coatl.about").fetchall()[0][0] > VERSION:
                    raise StoreError("newer", self.file)
                if not db.execute("select to_regclass('coatl.pass')").fetchall()[0][0]:  # tables of earlier
                    with suppress(InsufficientPrivilege), db.transaction():  # then it is only slower
                        db.execute(_PASS.encode())
                if "archive" not in found:
                    db.execute(_ADDED.encode())
                for table in ("game", "seat", "act", "archive"):  # who may not write would learn it late
                    db.execute(f"insert into {table} select * from {table} where false".encode())
        except BaseException:
            db.close()
            raise

    # A GameStore

    def add(self, game: KeptGame, seats: Sequence[KeptSeat]) -> bool:
        with self._told():
            if self._read("select 1 from archive where game = %s", game.id):
                return False
            if not self._written(
                f"insert into game ({GAME_COLUMNS}) values ({','.join(['%s'] * 10)}) on conflict do nothing",
                *astuple(game),
            ):
                return False
            for number, seat in enumerate(seats):
                self._written(
                    f"insert into seat ({SEAT_COLUMNS}) values (%s, %s, %s, %s, %s)", game.id, number, *astuple(seat)
                )
        return True

    def load(self, id: str) -> tuple[KeptGame, tuple[KeptSeat, ...]] | None:
        with self._told():
            found = self._read(_LOAD, id)
        if not found:
            return None
        *game, names, tokens, computers = found[0]
        return KeptGame(*game), tuple(map(KeptSeat, names, tokens, computers))

    def games_of(self, token: bytes) -> tuple[tuple[str, bool], ...]:
        with self._told():
            rows = self._read(
                """select distinct id, over is not null, made from seat join game on id = game where token = %s
                order by made, id""",
                token,
            )
        return tuple((id, over) for id, over, _ in rows)

    def acts(self, id: str) -> tuple[Act, ...]:
        with self._told():
            rows = self._read("select n, seat, what, at from act where game = %s order by n", id)
        return tuple(Act(*row) for row in rows)

    def last(self, id: str) -> int:
        with self._told():
            return int(self._read("select coalesce(max(n), 0) from act where game = %s", id)[0][0])

    def sit(self, id: str, seat: int, before: KeptSeat, after: KeptSeat) -> None:
        with self._told():
            same = "name = %s and token is not distinct from %s and computer is not distinct from %s"
            self._change(
                id,
                f"update seat set name = %s, token = %s, computer = %s where game = %s and seat = %s and {same}",
                *(*astuple(after), id, seat, *astuple(before)),
            )

    def begin(self, id: str, setup: str, at: float) -> None:
        with self._told():
            dealt = "update game set setup = %s, begun = %s where id = %s and begun is null and over is null"
            self._change(id, dealt, setup, at, id)

    def act(self, id: str, act: Act) -> None:
        self._acts.append((id, *astuple(act)))
        self._news[id] = None

    def end(self, id: str, at: float, ender: int | None) -> None:
        with self._told():
            over = "update game set over = %s, ender = %s, address = '' where id = %s and over is null"
            self._change(id, over, at, ender, id)

    def finished(self, before: float, after: tuple[float, str], most: int) -> Sequence[tuple[float, str]]:
        with self._told():
            return self._read(
                "select over, id from game where over < %s and begun is not null and (over, id) > (%s, %s)"
                " order by over, id limit %s",
                *(before, *after, most),
            )

    def archive(self, game: KeptGame, seats: Sequence[KeptSeat], value: bytes) -> bool:
        with self._told():  # who changes one of its seats has changed the game first, and is waited for by nobody
            if not self._written("select 1 from game where id = %s for update skip locked", game.id):
                return False
        if self.load(game.id) != (game, tuple(seats)):
            return False
        with self._told():
            self._written("insert into archive values (%s, %s, %s)", game.id, game.over, value)
            self._written("delete from game where id = %s", game.id)
        return True

    def archived(self, id: str) -> bytes | None:
        with self._told():
            found = self._read("select value from archive where game = %s", id)
        return bytes(found[0][0]) if found else None

    def rewrite(self, id: str, before: bytes, after: bytes) -> None:
        with self._told():
            self._change(id, "update archive set value = %s where game = %s and value = %s", after, id, before)

    def name(self, before: KeptGame, after: KeptGame) -> None:
        with self._told():
            named = "update game set setup = %s, address = %s where id = %s and setup = %s and address = %s"
            self._change(before.id, named, after.setup, after.address, before.id, before.setup, before.address)

    def unfinished(self, address: str | None = None) -> int:
        with self._told():
            if address is None:
                return int(self._read("select count(*) from game where over is null")[0][0])
            return int(self._read("select count(*) from game where address = %s and over is null", address)[0][0])

    def lobbies(self, before: float) -> tuple[str, ...]:
        with self._told():
            return tuple(id for (id,) in self._read("select id from game where made < %s and begun is null", before))

    def forget(self, id: str) -> None:
        with self._told():
            self._written("delete from game where id = %s and begun is null", id)

    @property
    def changed(self) -> bool:
        return self._begun or bool(self._acts)

    def watch(self, told: Callable[[str | None], None] | None) -> None:
        listens, self._hears = self._hears is not None, told
        if told is not None and not listens:
            Thread(target=self._listen, daemon=True).start()

    def late(self) -> float:
        return self._notices.late()

    def commit(self) -> None:
        with self._told():
            if self.changed:
                self._flush(commit=True)

    def roll_back(self) -> None:
        self._acts.clear()
        self._news.clear()
        self._notices.forget()  # the one of the commit that has failed, and at worst some that came back in time
        begun, self._begun, self._spoiled = self._begun, False, False
        with suppress(StoreError), self._told():
            if begun:
                self._execute("rollback")

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            if self._db is not None:
                self._db.close()

    # Statements

    def _read(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """What is read knows what was written before."""
        if self._acts:
            self._flush()
        return self._execute(statement, *values).fetchall()

    def _written(self, statement: str, *values: object) -> int:
        """Returns how many rows were changed."""
        if self._acts or not self._begun:
            self._flush()
        return self._execute(statement, *values).rowcount

    def _change(self, game: str, statement: str, *values: object) -> None:
        """Changes one row of a game. Raises StoreError (``behind``) if it is not there, or not as it was known."""
        if self._written(statement, *values) != 1:
            raise StoreError("behind", self.file)
        self._news[game] = None

    def _flush(self, *, commit: bool = False) -> None:
        """Sends all that waits, in one go. All hosts change games in one order, or they might wait for each other."""
        assert self._db is not None
        begun, self._begun = self._begun, True
        acts = sorted(self._acts, key=lambda act: act[:2])
        columns = [[*column] for column in zip(*acts, strict=True)]
        with self._db.pipeline():
            if not begun:
                self._execute("begin")
            if columns:
                self._execute(_ACTS, *columns)
            last = self._execute("commit") if commit else None
            if commit and self._news:
                news = " ".join(self._news)
                if self._hears is not None:
                    self._notices.sent(news)
                # A commit with a notice would wait for its turn among those of all hosts until it is on the disk.
                self._execute("select pg_notify(%s, %s)", CHANNEL, news)
        if last is not None and last.statusmessage != "COMMIT":
            raise StoreError("unusable", self.file, str(last.statusmessage))
        self._acts.clear()
        self._begun = last is None
        if commit:
            self._news.clear()

    def _execute(self, statement: str, *values: object) -> Cursor[Any]:
        assert self._db is not None
        return self._db.execute(statement.encode(), values or None)

    # The connection

    @contextmanager
    def _told(self) -> Iterator[None]:
        """One thread at a time uses the connection, and what the database says becomes a StoreError. Without a
        connection it fails at once."""
        from psycopg import Error

        with self._lock:
            if self._db is None or self._spoiled:
                raise StoreError("unreachable", self.file, self._gone)
            try:
                yield
            except Error as error:
                self._spoiled = self.changed
                failed = self._error(error)
                if self._db.closed or failed.code == "unreachable":
                    self._lose(self._db, failed.reason)
                raise failed from None

    def _lose(self, db: Connection[Any], why: str) -> None:
        """The connection is of no use any more; another one is looked for."""
        self._db, self._gone = None, why
        db.close()
        self._coming = Thread(target=self._come_back, daemon=True)
        self._coming.start()

    def _come_back(self) -> None:
        from psycopg import Error

        while not self._closed.wait(AGAIN_SECONDS):
            with suppress(Error):
                db = self._connected()
                with self._lock:
                    self._db = db
                    if self._closed.is_set():
                        db.close()
                return

    def _listen(self) -> None:
        """Hears what other hosts have changed, on a connection of its own."""
        from psycopg import Error

        while self._hears is not None and not self._closed.is_set():
            with suppress(Error), self._connected() as db:
                self._notices.forget()
                db.execute(f"listen {CHANNEL}".encode())
                self._tell(None)
                while self._hears is not None and not self._closed.is_set():
                    for heard in db.notifies(timeout=HEAR_SECONDS):
                        own = self._db
                        if own is None or heard.pid != own.info.backend_pid:
                            for game in heard.payload.split():
                                self._tell(game)
                        else:
                            self._notices.heard(heard.payload)
            self._closed.wait(AGAIN_SECONDS)

    def _tell(self, game: str | None) -> None:
        hears = self._hears
        if hears is not None:
            with suppress(RuntimeError):  # the host has just ended
                hears(game)

    def _error(self, error: Error) -> StoreError:
        """Returns what is wrong, without the password, and without the address, which is told anyway."""
        reason = str(error).rpartition(" failed: ")[2].partition("\n")[0].removeprefix("FATAL:").strip()
        for secret in self._secrets:
            reason = reason.replace(secret, "…")
        return StoreError(_code(error), self.file, reason)


def _code(error: Error) -> str:
    from psycopg import OperationalError, errors

    match error:
        case errors.UniqueViolation() | errors.ForeignKeyViolation():
            return "behind"
        case errors.DeadlockDetected() | errors.SerializationFailure() | errors.LockNotAvailable():
            return "behind"
        case errors.InsufficientPrivilege():
            return "rights"
        case errors.DiskFull():
            return "full"
        case errors.ReadOnlySqlTransaction() | OperationalError():  # the former is a server that only repeats another
            return "unreachable"
    return "unusable"
