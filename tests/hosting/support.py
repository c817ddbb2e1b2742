"""A host without sockets: lines, what is sent on them, and a clock that stands still unless it is told to go on."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

from coatl_core.game.actions import Action
from coatl_core.game.rules import Setup
from coatl_core.hosting.room import Means, Out, Room, Turn
from coatl_core.hosting.rooms import Rooms
from coatl_core.hosting.store import GameStore, SqliteStore, StoreError
from coatl_core.saves.wire import to_data
from tests.support import registry, setup

Message = dict[str, Any]


class House:
    """A host. ``new`` and the like open lines; ``send`` says something on one; ``got`` is what has come there since."""

    def __init__(self, store: GameStore | None = None, seed: str = "house", now: float = 1_000_000.0) -> None:
        self.now, self.random = now, Random(seed)
        self.store = store or SqliteStore(":memory:")
        self.told: list[tuple[str, dict[str, Any]]] = []
        means = Means(self.store, lambda: self.now, self.random.getrandbits, registry())
        self.rooms = Rooms(means, lambda what, values: self.told.append((what, values)))
        self.inbox: dict[int, list[str]] = defaultdict(list)
        self.closed: list[int] = []
        self.turns: list[Turn] = []
        self._lines = 0

    # Lines

    def line(self, address: str = "here") -> int:
        self._lines += 1
        self.rooms.open(self._lines, address)
        return self._lines

    def text(self, line: int, text: str) -> list[Message]:
        """Says this on a line, and returns what comes back on it; what came before stays in the inbox."""
        batch, before = [(line, text)], self.inbox.pop(line, [])
        try:
            outs = self.rooms.handle(line, text)
            self.rooms.commit()
            self.turns += self.rooms.committed()
        except StoreError as error:
            outs = self.rooms.roll_back(error, batch)
        self._post(outs)
        answers = self.got(line)
        self.inbox[line] = before
        return answers

    def send(self, line: int, t: str, **fields: Any) -> list[Message]:
        if t in ("new", "join", "back", "watch", "kept", "forget"):
            fields = {"v": 1, **fields}
        return self.text(line, json.dumps({"t": t, **fields}))

    def cut(self, line: int) -> None:
        """The line is gone."""
        self._post(self.rooms.close(line))

    def decided(self, turn: Turn, *actions: Action) -> None:
        """A computer player has chosen."""
        outs = self.rooms.decided(turn, actions)
        self.rooms.commit()
        self.turns += self.rooms.committed()
        self._post(outs)

    def got(self, line: int) -> list[Message]:
        """What has come on a line since this was last asked."""
        return [json.loads(text) for text in self.inbox.pop(line, [])]

    def _post(self, outs: Iterable[Out]) -> None:
        for out in outs:
            if out.text is None:
                self.closed.append(out.line)
            else:
                self.inbox[out.line].append(out.text)

    def quiet(self) -> None:
        """What has come so far is of no interest; nobody has to wait for the next message."""
        self.inbox.clear()
        self.now += 60

    # Games

    def new(
        self, *seats: Any, of: Setup | None = None, allows: tuple[str, ...] = (), address: str = "here"
    ) -> tuple[int, str, str]:
        """Ann makes a game, on a line of her own: returns the line, the code and her token."""
        line = self.line(address)
        first, *_ = self.send(line, "new", **new(*seats, of=of, allows=allows))
        assert first["t"] == "seat", first
        return line, first["game"], first["token"]

    def join(self, game: str, name: str = "Bob", address: str = "there") -> tuple[int, str]:
        """Somebody sits down: returns the line and the token."""
        line = self.line(address)
        first, *_ = self.send(line, "join", game=game, name=name)
        assert first["t"] == "seat", first
        return line, first["token"]

    def begun(self, *seats: Any, of: Setup | None = None, allows: tuple[str, ...] = ()) -> tuple[str, list[int]]:
        """A game in which everybody has just sat down: returns the code, and the lines of the persons."""
        line, game, _ = self.new(*seats, of=of, allows=allows)
        lines = [line]
        for seat, name in zip(seats or (ANN, None), NAMES, strict=False):
            if seat is None:
                lines.append(self.join(game, name)[0])
        self.quiet()
        return game, lines

    def room(self, game: str) -> Room:
        loaded = self.rooms.rooms.get(game)
        if loaded is not None:
            return loaded
        kept = self.store.load(game)
        assert kept is not None
        return Room.load(self.rooms.means, *kept, [self.now] * len(kept[1]))

    def rev(self, game: str) -> int:
        table = self.room(game).table
        assert table is not None
        return table.rev

    def legal(self, game: str) -> list[str]:
        """What the acting seat can do."""
        table = self.room(game).table
        assert table is not None
        return [str(action) for action in table.session.legal_actions]

    def acting(self, game: str) -> int:
        table = self.room(game).table
        assert table is not None
        return table.session.acting

    def do(self, game: str, lines: list[int], *actions: str) -> None:
        """The persons, each on the line of their seat, do these actions, whoever is to act."""
        for action in actions:
            self.now += 1
            line = lines[self.acting(game)]
            answers = self.send(line, "do", rev=self.rev(game), action=action)
            assert answers[0]["t"] == "state", (action, answers)
        self.quiet()


NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve")
ANN = {"name": "Ann"}
HARD = {"computer": "hard"}


def new(*seats: Any, of: Setup | None = None, allows: tuple[str, ...] = ()) -> Message:
    """The fields of ``new``: Ann and a free seat, unless other seats are given."""
    chosen = seats or (ANN, None)
    game = to_data(of or setup(len(chosen)))
    del game["seed"]
    game.pop("seats", None)
    game["players"] = [seat["name"] if seat and "name" in seat else "?" for seat in chosen]
    return {"setup": game, "seats": list(chosen), "allows": list(allows)}


def kinds(messages: Iterable[Message]) -> list[str]:
    """What came, in order."""
    return [message["t"] for message in messages]


def why(messages: list[Message]) -> str:
    """The one answer is no: why."""
    (answer,) = messages
    assert answer["t"] == "no", answer
    code: str = answer["refusal"]["code"] if "refusal" in answer else answer["why"]
    return code
