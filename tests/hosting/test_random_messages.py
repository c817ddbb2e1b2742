"""Whatever is sent to a host, it answers by the protocol, harms no other seat, and needs no more memory."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.rules import VariantChoice
from coatl_core.hosting import protocol
from coatl_core.hosting.limits import MOST_LINES, MOST_UNFINISHED, MOST_WATCHING
from coatl_core.hosting.protocol import read_host
from tests.conftest import Effort
from tests.hosting.support import ANN, HARD, House, Message, new
from tests.hosting.test_protocol import EXAMPLES
from tests.support import setup

ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    10**9,
    1.5,
    "",
    "x",
    "0" * 8,
    "\u202e",
    "\ud800",
    [],
    {},
    [[]],
    {"t": "do"},
]
ADDRESSES = ("one", "two", "three")
LINES = 12


class Crowd:
    """Some lines that send anything, most of it nearly right, and two persons who go on with their game."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.house = House(seed=seed)
        self.tokens: list[tuple[str, str]] = [("00000000", "x" * 22)]
        self.lines = [self.house.line(self.one_of(ADDRESSES)) for _ in range(LINES)]
        variants = (VariantChoice("tribes", ("tribes", "omens", "quick")), VariantChoice("golden-feathers"))
        self.games = [setup(2), setup(3, sacrifice_tokens=True), evolve(setup(2), variants=variants)]
        self.quiet, self.players = self.house.begun(of=setup(2))

    def one_of(self, things: Any) -> Any:
        return things[int(self.random.random() * len(things))]

    def send(self) -> None:
        """One message on one line, and what the host does by itself."""
        house, random = self.house, self.random
        house.now += random.random() / 3
        at = int(random.random() * LINES)
        line = self.lines[at]
        if random.random() < 0.02 or line in house.closed:
            house.cut(line)
            line = self.lines[at] = house.line(self.one_of(ADDRESSES))
        asked = self.text(line)
        for message in house.text(line, asked):
            if message["t"] == "seat":
                self.tokens = [*self.tokens[-20:], (message["game"], message["token"])]
        if house.turns and random.random() < 0.5:
            turn = house.turns.pop()
            house.decided(turn, self.one_of(turn.legal))
        house.turns = house.turns[-5:]
        self.check()

    def check(self) -> None:
        """Everything that was sent is a message of a host, and carries an id only for the line that asked."""
        for texts in self.house.inbox.values():
            for text in texts:
                read_host(text)
        self.house.inbox.clear()

    def text(self, line: int) -> str:
        random = self.random
        message = self.right(line) if random.random() < 0.7 else dict(self.one_of(EXAMPLES))
        if random.random() < 0.3:
            message["id"] = self.one_of((*range(9), *ODD))
        if random.random() < 0.25:
            self.mutate(message)
        text = json.dumps(message)
        if random.random() < 0.05:
            cut = int(random.random() * len(text))
            text = self.one_of((text[:cut], text[cut:], text[:cut] + self.one_of('{}[]",:0\\\x00é') + text[cut:]))
        return text

    def mutate(self, message: Message) -> None:
        name = self.one_of([*message])
        match int(self.random.random() * 4):
            case 0:
                del message[name]
            case 1:
                message[str(self.one_of(("more", "seed", "v", "t", "seat")))] = self.one_of(ODD)
            case 2 if isinstance(message[name], dict | list) and message[name]:
                inner = message[name] = json.loads(json.dumps(message[name]))
                place = self.one_of([*inner] if isinstance(inner, dict) else range(len(inner)))
                inner[place] = self.one_of(ODD)
            case _:
                message[name] = self.one_of(ODD)

    def right(self, line: int) -> Message:
        """A message that fits where the line sits, more or less."""
        random, house = self.random, self.house
        place = house.rooms.lines[line].place
        if place is None or random.random() < 0.03:
            return self.hello()
        room = house.room(place.game)
        rev = room.table.rev if room.table is not None else 0
        rev += self.one_of((0, 0, 0, 0, 0, 0, -1, 1)) if rev else 0
        kinds = ("do",) * 12 + ("legal", "undo", "undo", "allow", "allow", "say", "fill", "free", "end")
        match self.one_of(kinds):
            case "do":
                legal = room.table.session.legal_actions if room.table is not None else ()
                action = (
                    str(self.one_of(legal)) if legal and random.random() < 0.9 else self.one_of(("take 99", "step"))
                )
                return {"t": "do", "rev": rev, "action": action}
            case "allow":
                return {"t": "allow", "rev": rev, "yes": random.random() < 0.5}
            case "say":
                return {"t": "say", "preset": self.one_of(protocol.PRESETS)}
            case "fill":
                return {"t": "fill", "seat": self.one_of(range(4)), "computer": self.one_of(("hard", "easy", "no"))}
            case "free":
                return {"t": "free", "seat": self.one_of(range(4))}
            case "end":
                return {"t": "end"} if random.random() < 0.1 else {"t": "legal", "rev": rev}
            case t:
                return {"t": t, "rev": rev}

    def hello(self) -> Message:
        game, token = self.one_of(self.tokens)
        match int(self.random.random() * 5):
            case 0 | 1:
                of = self.one_of(self.games)
                seats = [ANN, *(self.one_of((None, HARD)) for _ in of.players[1:])]
                return {"t": "new", "v": 1, **new(*seats, of=of, allows=self.one_of(((), ("watch",), ("hints",))))}
            case 2:
                return {"t": "join", "v": 1, "game": game, "name": self.one_of(("Bob", "Ann", "\x1b[2J"))}
            case 3:
                return {"t": self.one_of(("back",) * 8 + ("kept", "forget")), "v": 1, "game": game, "token": token}
        return {"t": "watch", "v": 1, "game": game}


@pytest.mark.slow
def test_every_message_is_answered_by_the_protocol_and_nobody_else_is_harmed(effort: Effort) -> None:
    for seed in effort.seeds(quick=1, test=2, exhaustive=10):
        crowd = Crowd(str(seed))
        house = crowd.house
        for number in range(effort(quick=500, test=1_000, exhaustive=5_000)):
            crowd.send()
            if number % 50 == 0 and house.room(crowd.quiet).game.over is None:
                house.do(crowd.quiet, crowd.players, house.legal(crowd.quiet)[0])
        rooms = house.rooms
        assert len(rooms.lines) == LINES + 2
        assert len(rooms.rooms) <= LINES + 1
        assert all(len(room.lines) <= MOST_LINES * len(room.seats) + MOST_WATCHING for room in rooms.rooms.values())
        assert all(house.store.unfinished(address) <= MOST_UNFINISHED for address in ADDRESSES)
        assert {what for what, _ in house.told} <= {"game-made", "line-cut"}
        assert (rooms._places, rooms._touched) == ({}, set())
        for id in rooms.rooms:  # each can be played again from its rows
            assert House(house.store).legal(id) == house.legal(id) if house.room(id).table is not None else True
