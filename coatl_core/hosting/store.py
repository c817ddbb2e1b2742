"""Where a host keeps its games: what it asks of a store, and the store that is one SQLite file.

A change becomes lasting with ``commit``, and nobody is told of it before. The number of an action is part of a primary
key: of two owners of one game, the later one is refused.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from attrs import astuple, field, fields, frozen

from coatl_core.files.home import make_folder
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text

VERSION = 1
"""The version of the tables. It is raised only if a program of before may no longer use them: not for a table, an index
or a column more, of which it need not know. So hosts of two versions can share a database while it is upgraded."""
_OURS = int.from_bytes(b"Coat")
"""What SQLite's ``application_id`` says of a file of ours."""
UNDO = "undo"
"""What a row says that takes actions back: the last one of its seat, and what computer players have done since."""


NO_SEAT = -1
"""The place of who has made a game for others."""


@frozen
class KeptGame:
    """A game as it was made. ``setup`` is JSON, without a seed until the game has ``begun``; ``content`` is JSON of
    what it is played with. ``creator`` is a seat, or ``NO_SEAT``, and ``address`` whose it is, empty once the game is
    over. ``made``, ``begun`` and ``over`` are times; ``ender`` is the seat that has ended the game before its end."""

    id: str
    setup: str
    content: str
    allows: str
    creator: int
    address: str
    made: float
    begun: float | None = None
    over: float | None = None
    ender: int | None = None


@frozen
class KeptSeat:
    """Who sits in a seat. ``token`` is the SHA-256 of the token of its person, ``computer`` the computer player that
    plays there, in place of the person if there is one. Without both the seat is free."""

    name: str
    token: bytes | None = None
    computer: str | None = None

    @property
    def free(self) -> bool:
        return self.token is None and self.computer is None


@frozen
class Act:
    """One row of a game: ``what`` was done, an action or ``UNDO``, by which seat, None for a step of the opponent."""

    n: int
    seat: int | None
    what: str
    at: float


GAME_COLUMNS = ", ".join(column.name for column in fields(KeptGame))
SEAT_COLUMNS = "game, seat, name, token, computer"
ACT_COLUMNS = "game, n, seat, what, at"
"""What is written; a later version may have added others."""


@frozen
class StoreError(Exception):
    """The store cannot be used, or cannot keep anything now. ``code`` names the message ``hosting-store-<code>``:

    - ``newer``: a later version of the game has written it; ``foreign``: it is no store; ``damaged``
    - ``taken``: another host uses it
    - ``full``: there is no room on the disk; ``unusable``: the system refuses it
    - ``behind``: another owner has gone on with this game
    - of a database: ``driver``: the library for it is not installed; ``url``: it has no such address;
      ``unreachable``: it does not answer; ``rights``: its user may not do this; ``schema``: the place of our tables
      is another program's
    """

    code: str
    file: str = ""
    reason: str = field(default="", converter=plain)

    def __str__(self) -> str:
        return f"{self.code}: {self.file} {self.reason}".strip()


def store_error_text(error: StoreError, l10n: L10n) -> str:
    """Returns the sentence for an error, with the remedy."""
    return l10n(f"hosting-store-{error.code}", file=plain(error.file), reason=system_text(error.reason, l10n))


def players_of(game: KeptGame, seats: Sequence[KeptSeat]) -> Sequence[KeptSeat]:
    """Returns the seats at which somebody plays. Who has made a game for others stands after them, with the key to
    it."""
    return seats[:-1] if game.creator == NO_SEAT else seats


class GameStore(Protocol):
    """What a host asks of a store. Each method raises StoreError; what it has done since the last ``commit`` is taken
    back by ``roll_back``. ``shared`` says that other hosts may use it at the same time: then whatever this host knows
    of a game may be out of date, and a change that does not fit what is there is refused (``behind``)."""

    @property
    def shared(self) -> bool: ...

    def add(self, game: KeptGame, seats: Sequence[KeptSeat]) -> bool:
        """Keeps a new game. Returns False, and does nothing, if there is one with this id."""

    def load(self, id: str) -> tuple[KeptGame, tuple[KeptSeat, ...]] | None:
        """Returns a game and who sits there; None if there is none."""

    def games_of(self, token: bytes) -> tuple[tuple[str, bool], ...]:
        """Returns the games in which somebody has this token, the first one made first, each with whether it is
        over."""

    def acts(self, id: str) -> tuple[Act, ...]:
        """Returns the rows of a game, in order."""

    def last(self, id: str) -> int:
        """Returns the number of the last row of a game; 0 if it has none."""

    def sit(self, id: str, seat: int, before: KeptSeat, after: KeptSeat) -> None:
        """Somebody else sits in a seat from now on. Raises StoreError (``behind``) if it is not as it was before."""

    def begin(self, id: str, setup: str, at: float) -> None:
        """The game is dealt by this setup. Raises StoreError (``behind``) if it has begun or is over."""

    def act(self, id: str, act: Act) -> None:
        """Adds a row. If there is one with this number, StoreError (``behind``) is raised here or by the commit."""

    def end(self, id: str, at: float, ender: int | None) -> None:
        """The game is over, and the address of who has made it is forgotten. Raises StoreError (``behind``) if it is
        over already."""

    def finished(self, before: float, after: tuple[float, str], most: int) -> Sequence[tuple[float, str]]:
        """Returns when games were over, and their ids, in order: at most so many of those that were begun, were over
        before, and come after that one."""

    def archive(self, game: KeptGame, seats: Sequence[KeptSeat], value: bytes) -> bool:
        """Keeps a game that is over as one row with this value, and no longer as game, seats and actions. Returns
        False, and does nothing, if it is not as it was known, or another host has it in hand."""

    def archived(self, id: str) -> bytes | None:
        """Returns the value of a game in the archive; None if it is not there."""

    def rewrite(self, id: str, before: bytes, after: bytes) -> None:
        """A game of the archive has another value from now on. Raises StoreError (``behind``) if it was not this
        one before."""

    def name(self, before: KeptGame, after: KeptGame) -> None:
        """The ``setup`` of a game has other names from now on, and its ``address`` may be another. Raises StoreError
        (``behind``) if they were not these before: an address that the end has deleted does not come back."""

    def unfinished(self, address: str | None = None) -> int:
        """Returns how many games are not over: those of this address, or all."""

    def lobbies(self, before: float) -> tuple[str, ...]:
        """Returns the games that were made before, and that nobody has begun."""

    def forget(self, id: str) -> None:
        """Removes a game that was not begun."""

    @property
    def changed(self) -> bool:
        """Whether there is anything to commit."""

    def watch(self, told: Callable[[str | None], None] | None) -> None:
        """From now on ``told`` is called, from another thread, with each game that another host has changed; with None
        when that could not be heard for a while, so that any game may have changed. With None nobody is told."""

    def late(self) -> float:
        """Returns for how many seconds hosts have not been told of something that was changed here; 0 if all were."""

    def commit(self) -> None:
        """Returns when everything is on the disk."""

    def roll_back(self) -> None:
        """Takes back everything since the last ``commit``."""

    def close(self) -> None:
        """Gives the store free."""


_TABLES = (
    """create table game (
        id text primary key, setup text not null, content text not null, allows text not null, creator integer not null,
        address text not null, made real not null, begun real, over real, ender integer
    ) without rowid, strict""",
    "create index unfinished on game (address) where over is null",
    "create index lobby on game (made) where begun is null",
    """create table seat (
        game text not null references game on delete cascade, seat integer not null, name text not null, token blob,
        computer text, primary key (game, seat)
    ) without rowid, strict""",
    """create table act (
        game text not null references game on delete cascade, n integer not null, seat integer, what text not null,
        at real not null, primary key (game, n)
    ) without rowid, strict""",
)
_ADDED = "create table if not exists archive (game text primary key, over real not null, value blob not null) strict"
"""What files of earlier versions lack. A host of an earlier version can use a file that has it."""


class SqliteStore:
    """A ``GameStore`` in one file, which no other host can use meanwhile: a second file, ``-lock``, is locked. A backup
    can read the first one. A new one can be read by its owner only. Raises StoreError."""

    shared = False

    def __init__(self, file: str | Path) -> None:
        self.file = str(file)
        self._changes = 0
        with self._told():
            lock = ":memory:"
            if self.file != lock:
                lock = f"{self.file}-lock"
                make_folder(Path(file).absolute().parent)
                for each in (self.file, lock):
                    os.close(os.open(each, os.O_CREAT | os.O_RDWR, 0o600))
            self._lock, self._db = _connected(lock), _connected(self.file)
        try:
            with self._told():
                self._lock.execute("begin exclusive")
                self._open()
        except BaseException:
            self._close()
            raise

    def _open(self) -> None:
        self._do("pragma foreign_keys = on")
        self._do("pragma secure_delete = on")  # what is deleted about a person is not left in the file
        self._do("pragma synchronous = full")  # the row is on the disk, and not only with the system
        self._begin()
        version, whose = self._number("pragma user_version"), self._number("pragma application_id")
        is_new = not self._number("select count(*) from sqlite_schema")
        if not is_new and whose != _OURS:
            raise StoreError("foreign", self.file)
        if version > VERSION:
            raise StoreError("newer", self.file)
        if is_new:
            for table in _TABLES:
                self._do(table)
            self._do(f"pragma application_id = {_OURS}")
            self._do(f"pragma user_version = {VERSION}")
        self._do(_ADDED)
        self._do("create index if not exists pass on seat (token)")  # a store of earlier has none
        self._do("commit")
        self._do("pragma journal_mode = wal")
        self._changes = self._db.total_changes
        self._begin()

    def add(self, game: KeptGame, seats: Sequence[KeptSeat]) -> bool:
        with self._told():
            if self._do("select 1 from game where id = ? union select 1 from archive where game = ?", game.id, game.id):
                return False
            self._do(f"insert into game ({GAME_COLUMNS}) values ({','.join('?' * 10)})", *astuple(game))
            for number, seat in enumerate(seats):
                self._do(f"insert into seat ({SEAT_COLUMNS}) values (?, ?, ?, ?, ?)", game.id, number, *astuple(seat))
        return True

    def load(self, id: str) -> tuple[KeptGame, tuple[KeptSeat, ...]] | None:
        with self._told():
            games = self._do(f"select {GAME_COLUMNS} from game where id = ?", id)
            seats = self._do("select name, token, computer from seat where game = ? order by seat", id)
        return (KeptGame(*games[0]), tuple(KeptSeat(*seat) for seat in seats)) if games else None

    def games_of(self, token: bytes) -> tuple[tuple[str, bool], ...]:
        with self._told():
            rows = self._do(
                """select distinct id, over is not null, made from seat join game on id = game where token = ?
                order by made, id""",
                token,
            )
        return tuple((id, bool(over)) for id, over, _ in rows)

    def acts(self, id: str) -> tuple[Act, ...]:
        with self._told():
            return tuple(
                Act(*row) for row in self._do("select n, seat, what, at from act where game = ? order by n", id)
            )

    def last(self, id: str) -> int:
        with self._told():
            return self._number("select coalesce(max(n), 0) from act where game = ?", id)

    def sit(self, id: str, seat: int, before: KeptSeat, after: KeptSeat) -> None:
        with self._told():
            same = "name = ? and token is ? and computer is ?"
            self._change(
                f"update seat set name = ?, token = ?, computer = ? where game = ? and seat = ? and {same}",
                *(*astuple(after), id, seat, *astuple(before)),
            )

    def begin(self, id: str, setup: str, at: float) -> None:
        with self._told():
            self._change(
                "update game set setup = ?, begun = ? where id = ? and begun is null and over is null", setup, at, id
            )

    def act(self, id: str, act: Act) -> None:
        with self._told():
            self._do(f"insert into act ({ACT_COLUMNS}) values (?, ?, ?, ?, ?)", id, *astuple(act))

    def end(self, id: str, at: float, ender: int | None) -> None:
        with self._told():
            self._change(
                "update game set over = ?, ender = ?, address = '' where id = ? and over is null", at, ender, id
            )

    def finished(self, before: float, after: tuple[float, str], most: int) -> Sequence[tuple[float, str]]:
        with self._told():
            return self._do(
                "select over, id from game where over < ? and begun is not null and (over, id) > (?, ?)"
                " order by over, id limit ?",
                *(before, *after, most),
            )

    def archive(self, game: KeptGame, seats: Sequence[KeptSeat], value: bytes) -> bool:
        if self.load(game.id) != (game, tuple(seats)):
            return False
        with self._told():
            self._do("insert into archive values (?, ?, ?)", game.id, game.over, value)
            self._do("delete from game where id = ?", game.id)
        return True

    def archived(self, id: str) -> bytes | None:
        with self._told():
            found = self._do("select value from archive where game = ?", id)
        return found[0][0] if found else None

    def rewrite(self, id: str, before: bytes, after: bytes) -> None:
        with self._told():
            self._change("update archive set value = ? where game = ? and value = ?", after, id, before)

    def name(self, before: KeptGame, after: KeptGame) -> None:
        with self._told():
            self._change(
                "update game set setup = ?, address = ? where id = ? and setup = ? and address = ?",
                *(after.setup, after.address, before.id, before.setup, before.address),
            )

    def unfinished(self, address: str | None = None) -> int:
        with self._told():
            if address is None:
                return self._number("select count(*) from game where over is null")
            return self._number("select count(*) from game where address = ? and over is null", address)

    def lobbies(self, before: float) -> tuple[str, ...]:
        with self._told():
            return tuple(id for (id,) in self._do("select id from game where made < ? and begun is null", before))

    def forget(self, id: str) -> None:
        with self._told():
            self._do("delete from game where id = ? and begun is null", id)

    @property
    def changed(self) -> bool:
        return self._db.total_changes != self._changes

    def watch(self, told: Callable[[str | None], None] | None) -> None:
        """Nobody else uses the file."""

    def late(self) -> float:
        return 0.0

    def commit(self) -> None:
        with self._told():
            self._do("commit")
            self._changes = self._db.total_changes
            self._begin()

    def roll_back(self) -> None:
        self._changes = self._db.total_changes
        with self._told():
            if self._db.in_transaction:  # a full disk may have ended it
                self._do("rollback")
            self._begin()

    def close(self) -> None:
        with self._told():
            if self._db.in_transaction:
                self._do("rollback")
            self._close()

    def _close(self) -> None:
        self._db.close()
        self._lock.close()

    def _begin(self) -> None:
        self._do("begin immediate")

    def _do(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        return self._db.execute(statement, values).fetchall()

    def _change(self, statement: str, *values: object) -> None:
        """Changes one row. Raises StoreError (``behind``) if it is not there, or not as it was known."""
        if self._db.execute(statement, values).rowcount != 1:
            raise StoreError("behind", self.file)

    def _number(self, statement: str, *values: object) -> int:
        return int(self._do(statement, *values)[0][0])

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turns what the system and SQLite say into a StoreError."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(_code(error), self.file, str(error)) from None
        except OSError as error:
            raise StoreError("unusable", self.file, error.strerror or str(error)) from None


def _connected(file: str) -> sqlite3.Connection:
    """A commit waits for the disk, so it may be done in another thread."""
    return sqlite3.connect(file, timeout=1, isolation_level=None, check_same_thread=False)


def _code(error: sqlite3.Error) -> str:
    extended = getattr(error, "sqlite_errorcode", None)
    if extended is None:
        return "unusable"
    if extended == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
        return "behind"
    kind = extended & 0xFF
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return "taken"
    if kind == sqlite3.SQLITE_FULL:
        return "full"
    return "damaged" if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else "unusable"
