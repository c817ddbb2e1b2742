"""Games on standard input and output: one line of the protocol for all persons of a game, and a room behind it that
lives as long as the program. ``docs/protocol.md`` tells in what it differs from a line to a host.

Each person has a line of the rooms. What comes from them is one stream: a message to one seat names it, and what is
told to all alike stands there once.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import define, field, frozen

from coatl_core.hosting import protocol
from coatl_core.hosting.codes import NOBODY, guest_name
from coatl_core.hosting.limits import BURST, MOST_BYTES
from coatl_core.hosting.protocol import VERSION, No
from coatl_core.hosting.room import Means, Out, Turn
from coatl_core.hosting.rooms import Rooms
from coatl_core.hosting.store import SqliteStore
from coatl_core.hosting.thinking import Thinkers
from coatl_core.players.pool import PlayerPool
from coatl_core.plugins.registry import Registry

_TO_ALL = "game", "seats", "said", "ended", "save"
"""The messages that all seats are sent alike."""
_FROM_A_SEAT = "do", "legal", "undo", "allow", "say"


@frozen
class _Means(Means):
    """``seeds`` has the seed of the game that is made, empty if it is to be drawn."""

    seeds: list[str] = field(factory=list)

    def seed(self) -> str:
        return self.seeds[-1] or super().seed()


@define
class Piped:
    """The game on a pipe; a new one takes the place of the one before. ``tell`` is told what ``Rooms`` and ``Thinkers``
    tell. ``turns`` are the computer players that are to move."""

    registry: Registry
    tell: Callable[[str, dict[str, Any]], None]
    turns: list[Turn] = field(factory=list, init=False)
    _seeds: list[str] = field(factory=list, init=False)
    _rooms: Rooms = field(init=False)
    _thinkers: Thinkers = field(init=False)
    _seats: dict[int, int] = field(factory=dict, init=False)
    """By line the seat of its person."""
    _made: int = field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        means = _Means(SqliteStore(":memory:"), time.time, secrets.randbits, self.registry, self._seeds)
        self._rooms = Rooms(means, self.tell)
        self._thinkers = Thinkers(self.registry, self.tell, PlayerPool())

    def handle(self, text: str) -> list[str]:
        """Returns what is answered to a message, line by line."""
        try:
            message = protocol.parsed(text, MOST_BYTES)
        except ValueError:
            return [protocol.write(No("malformed"))]
        kind, id = message.get("t"), message.get("id")
        if kind == "new":
            return [*self._new(message)]
        line: int | None = next(iter(self._seats), None)
        if kind in _FROM_A_SEAT and ("seat" in message or len(self._seats) > 1):
            seat = message.pop("seat", None)
            line = next((line for line, other in self._seats.items() if type(seat) is int and other == seat), None)
        if kind in ("join", "back", "watch", "kept", "forget") or (self._seats and line is None):
            return [protocol.write(No("malformed"), id if type(id) is int else None)]
        if line is None:
            line = self._open(0)
        return [*self._told(self._said(line, message))]

    async def decide(self) -> list[str]:
        """Lets the first of the computer players move that are to move, and returns what is told then."""
        turn = self.turns.pop(0)
        return [*self._told(self._kept(self._rooms.decided(turn, await self._thinkers.decide(turn))))]

    def close(self) -> None:
        """Lets nobody think any longer."""
        self._thinkers.keep(())

    def _new(self, message: dict[str, Any]) -> Iterator[str]:
        """Makes a game: the first person makes it, the others join it. The game before it is left when it is there."""
        id = message.get("id") if type(message.get("id")) is int else None
        setup, seats = message.get("setup"), message.get("seats")
        if not isinstance(setup, dict) or not isinstance(seats, list):
            yield protocol.write(No("malformed"), id)
            return
        seed, players = setup.pop("seed", ""), setup.get("players")
        persons = [n for n, seat in enumerate(seats) if isinstance(seat, dict) and "name" in seat]
        wrong = "malformed" if not all(_is_person(seats[n]) for n in persons) else ""
        if wrong or not persons or None in seats or not (isinstance(seed, str) and seed.isprintable()):
            yield protocol.write(No(wrong or "setup"), id)
            return
        if isinstance(players, list):
            setup["players"] = [NOBODY if n in persons[1:] else player for n, player in enumerate(players)]
        message["seats"] = [None if n in persons[1:] else seat for n, seat in enumerate(seats)]
        before, self._seats = self._seats, {}
        self._seeds.append(seed)
        self._made += 1
        maker = self._open(persons[0])
        outs = self._said(maker, message)
        code = next((made["game"] for out in outs if (made := json.loads(out.text or "{}")).get("t") == "seat"), None)
        if code is None:
            yield from (out.text for out in outs if out.text is not None)
            self._kept(self._rooms.close(maker))
            self._seats = before
            return
        for line in before:
            self._kept(self._rooms.close(line))
        self.turns = [turn for turn in self.turns if turn.game == code]
        self._thinkers.keep((code,))
        yield from self._told(outs)
        for seat in persons[1:]:
            joined = {"t": "join", "v": VERSION, "game": code, "name": seats[seat]["name"]}
            yield from self._told(self._said(self._open(seat), joined))

    def _open(self, seat: int) -> int:
        line = max(self._rooms.lines, default=0) + 1
        self._rooms.open(line, f"game {self._made}")
        self._seats[line] = seat
        return line

    def _said(self, line: int, message: dict[str, Any]) -> list[Out]:
        """What is sent after a person has said this. Nobody floods a pipe: only its reader waits."""
        self._rooms.lines[line].left, self._rooms.lines[line].malformed = BURST, 0
        return self._kept(self._rooms.handle(line, json.dumps(message)))

    def _kept(self, outs: Iterable[Out]) -> list[Out]:
        kept = [*outs]
        self._rooms.commit()
        self.turns += self._rooms.committed()
        return kept

    def _told(self, outs: Iterable[Out]) -> Iterator[str]:
        first = next(iter(self._seats), None)
        for out in outs:
            message = json.loads(out.text or "null")
            if out.line not in self._seats or message is None:
                continue
            if message["t"] not in _TO_ALL and message["t"] != "seat":
                named = {name: message.pop(name) for name in ("t", "id") if name in message}
                message = {**named, "seat": self._seats[out.line], **message}
            elif message["t"] != "seat" and out.line != first:
                continue
            yield json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _is_person(seat: object) -> bool:
    """Whether nothing but a name is there, and one that can be shown."""
    match seat:
        case {"name": str(name), **others}:
            return not others and bool(guest_name(name))
    return False
