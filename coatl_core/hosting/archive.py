"""Old games. One that has been over for long is kept as one row: its save, and what those need who had a seat there and
come back. What is read from it is the game as it would be read from its rows, without the actions that were taken back
and without the time of each."""

from __future__ import annotations

import json
import zlib
from collections import deque
from collections.abc import Callable, Container, Sequence
from typing import Any

from attrs import define, field

from coatl_core.game.actions import Step
from coatl_core.game.errors import VariantFailed
from coatl_core.hosting import rows
from coatl_core.hosting.limits import ARCHIVE_SECONDS
from coatl_core.hosting.rows import Table, Unplayable
from coatl_core.hosting.store import Act, GameStore, KeptGame, KeptSeat, StoreError
from coatl_core.plugins.registry import Registry
from coatl_core.saves.wire import setup_from_json

FORMAT, VERSION = "coatl-archive", 1
MOST_FOUND = 1000
"""So many games that have been over for long are looked for at once."""


def packed(game: KeptGame, seats: Sequence[KeptSeat], table: Table) -> bytes:
    """Returns the row of a game that is over, whose ``table`` knows it from its deal. A computer player that sat in for
    a person has left: the seat is its person's."""
    assert game.over is not None
    session = table.session
    data = {
        "format": FORMAT,
        "version": VERSION,
        "save": rows.saved(setup_from_json(game.setup), game.content, session, game.over),
        **{name: getattr(game, name) for name in _OF_GAME},
        "seats": [
            {
                "name": seat.name,
                "token": seat.token.hex() if seat.token is not None else None,
                "computer": seat.computer if seat.token is None else None,
            }
            for seat in seats
        ],
        "by": [None if isinstance(played.action, Step) else played.seat for played in session.history],
    }
    return written(data)


_OF_GAME = "allows", "creator", "made", "begun", "over", "ender"
"""What is kept of a game beside its save. The address of who has made it is not."""


def written(data: dict[str, Any]) -> bytes:
    """Returns as a row what ``read`` has returned."""
    return zlib.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), 9)


def read(value: bytes, game: str) -> dict[str, Any]:
    """Returns what is in the row of a game. Raises StoreError for one of a newer version, and for what is none."""
    try:
        data = json.loads(zlib.decompress(value))
        is_ours, version = data["format"] == FORMAT, int(data["version"])
    except (zlib.error, ValueError, KeyError, TypeError):
        raise StoreError("damaged", game) from None
    if not is_ours:
        raise StoreError("damaged", game)
    if version > VERSION:
        raise StoreError("newer", game)
    return dict(data)


def load(store: GameStore, id: str) -> tuple[KeptGame, tuple[KeptSeat, ...]] | None:
    """Returns a game and who sat there, if it is in the archive. Raises StoreError."""
    value = store.archived(id)
    if value is None:
        return None
    data = read(value, id)
    save = data["save"]
    content = json.dumps({name: save[name] for name in ("content", "cards")}, ensure_ascii=False)
    setup = json.dumps(save["setup"], ensure_ascii=False)
    game = KeptGame(id, setup, content, address="", **{name: data[name] for name in _OF_GAME})
    return game, tuple(
        KeptSeat(seat["name"], None if seat["token"] is None else bytes.fromhex(seat["token"]), seat["computer"])
        for seat in data["seats"]
    )


def acts(store: GameStore, id: str) -> tuple[Act, ...]:
    """Returns the actions of a game in the archive; none if it is not there. Raises StoreError."""
    value = store.archived(id)
    if value is None:
        return ()
    data = read(value, id)
    pairs = zip(data["by"], data["save"]["actions"], strict=True)
    return tuple(Act(n, seat, action, 0.0) for n, (seat, action) in enumerate(pairs, 1))


@define
class Archivist:
    """Moves old games into the archive, one at a time. ``fails`` is told once why some of them stay where they are:
    something is not installed that they are played with."""

    store: GameStore
    now: Callable[[], float]
    registry: Registry
    fails: Callable[[str, str], None]
    has_more: bool = field(default=False, init=False)
    """Whether there may be something to do."""
    _due: deque[tuple[float, str]] = field(factory=deque, init=False)
    _after: tuple[float, str] = field(default=(0.0, ""), init=False)
    """The last game that was looked at: when it was over, and its id."""
    _failed: set[str] = field(factory=set, init=False)

    def begin(self) -> None:
        """Looks for old games from the beginning."""
        self.has_more, self._after = True, (0.0, "")
        self._due.clear()

    def move_one(self, used: Container[str]) -> None:
        """Moves one game, unless it is ``used``. If another host does the same now, that goes on alone. Raises
        StoreError: then it is not tried again before the next ``begin``."""
        self.has_more = False
        game = self._next(used)
        if game is None:
            return
        kept = self.store.load(game)
        if kept is None:
            return
        try:
            value = packed(*kept, self._played(kept[0]))
        except (Unplayable, VariantFailed, ValueError, TypeError) as error:  # a variant may fail anywhere
            reason = str(error).replace(game, "")
            if reason not in self._failed:  # what is not installed is told once, however many games need it
                self._failed.add(reason)
                self.fails(game, str(error))
            self.has_more = True
            return
        self.has_more = self.store.archive(*kept, value)

    def _next(self, used: Container[str]) -> str | None:
        while True:
            if not self._due:
                before = self.now() - ARCHIVE_SECONDS
                self._due += self.store.finished(before, self._after, MOST_FOUND)
            if not self._due:
                return None
            self._after = self._due.popleft()
            if self._after[1] not in used:
                return self._after[1]

    def _played(self, game: KeptGame) -> Table:
        setup, ruleset = rows.playable(game.id, game.setup, game.content, self.registry)
        return rows.play(setup, ruleset, self.store.acts(game.id), brief=False)
