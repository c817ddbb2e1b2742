"""A guest at a host: the table is never unlike the game, however often the line is cut."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.actions import DrawDeck, Keep, Take
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.hosting import client, protocol
from coatl_core.hosting.client import Guest, HostSaysNo
from coatl_core.hosting.protocol import Back, FromHost, Join, New, Watch
from coatl_core.hosting.room import Out
from coatl_core.hosting.server import Server
from coatl_core.play.seen_game import SeenGame
from coatl_core.play.standing import Answered, Asked, Ended, Heard, Said, Waiting
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError
from tests.conftest import Effort
from tests.hosting.served import Served, served
from tests.hosting.support import ANN, new
from tests.patience import PATIENCE
from tests.support import Sensible, registry, setup


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays faster than persons do, and does not wait before it tries a line again."""
    monkeypatch.setattr("coatl_core.hosting.rooms.PER_SECOND", 10**9)
    monkeypatch.setattr(client, "FIRST_DELAY", 0.01)


def creating(*seats: Any, of: Setup | None = None, allows: tuple[str, ...] = ()) -> New:
    """Ann makes a game."""
    message, _ = protocol.read_client(json.dumps({"t": "new", "v": 1, **new(*seats, of=of, allows=allows)}))
    assert isinstance(message, New)
    return message


class Table:
    """A guest, and what it has heard."""

    def __init__(self, host: Served, hello: protocol.Hello, plugins: Registry | None = None) -> None:
        self.heard: list[FromHost] = []
        self.waiting: list[tuple[str, asyncio.Future[FromHost]]] = []
        self.guest = Guest(host.url.rstrip("/"), hello, plugins or registry(), self.hear)

    def hear(self, message: FromHost) -> None:
        self.heard.append(message)
        for t, future in self.waiting:
            if t == message.t and not future.done():
                future.set_result(message)

    async def next(self, t: str) -> FromHost:
        """The next message of this kind."""
        future: asyncio.Future[FromHost] = asyncio.get_running_loop().create_future()
        self.waiting.append((t, future))
        return await future

    @property
    def game(self) -> SeenGame:
        assert self.guest.game is not None
        return self.guest.game

    async def sits(self) -> str:
        await self.guest.sit()
        assert self.guest.table is not None
        return self.guest.table.game

    async def until(self, rev: int) -> None:
        """Waits until the game is so far."""
        while self.guest._rev < rev:
            await asyncio.sleep(0)

    async def here(self) -> None:
        """Waits until the line is there again."""
        while self.game.waits_for().cut:
            await asyncio.sleep(0)

    async def cut(self) -> None:
        """The line is cut, and the guest knows it."""
        socket = self.guest._socket
        assert socket is not None
        socket.transport.abort()
        while self.guest._socket is socket:
            await asyncio.sleep(0)


async def two(host: Served, of: Setup | None = None, **how: Any) -> tuple[Table, Table]:
    """Ann and Bob sit at a game that has begun."""
    ann = Table(host, creating(of=of, **how))
    bob = Table(host, Join(await ann.sits(), "Bob"))
    await bob.sits()
    await asyncio.gather(ann.guest.begun(), bob.guest.begun())
    return ann, bob


async def play(tables: list[Table], most: int, seed: str = "client") -> None:
    """Whoever is to act does something sensible, until the game is over or so many actions are done."""
    policy = Sensible(seed)
    for _ in range(most):
        rev = tables[0].guest._rev
        for table in tables:
            await table.until(rev)
            await table.here()
        acting = tables[0].game.view().acting
        game = tables[acting].game
        if game.waits_for().who == "nobody":
            break
        assert game.waits_for() == Waiting("self", acting)
        await game.push(policy.choose(game.state, tuple(game.legal_actions)))
    for table in tables:
        await table.until(tables[0].guest._rev)


def alike(host: Served, tables: list[Table]) -> None:
    """What each shows is what the host knows."""
    (room,) = host.server.rooms.rooms.values()
    assert room.table is not None
    for table in tables:
        seat = table.game.viewer
        assert table.guest._rev == room.table.rev
        assert table.game.view() == room.table.session.view(seat)
        assert len(table.game.log()) == len(room.table.log)


async def close(*tables: Table) -> None:
    for table in tables:
        await table.guest.close()


async def test_two_guests_play_a_whole_game_by_what_they_know() -> None:
    variants = (VariantChoice("tribes", ("tribes", "omens", "quick")), VariantChoice("golden-feathers"))
    async with served() as host:
        ann, bob = await two(host, evolve(setup(2, bodies_per_color=6, sacrifice_tokens=True), variants=variants))
        await play([ann, bob], 2000)
        alike(host, [ann, bob])
        assert ann.game.waits_for().who == bob.game.waits_for().who == "nobody"
        while ann.heard[-1].t != "save":
            await ann.next("save")
        await close(ann, bob)


async def test_who_makes_a_game_goes_on_at_its_own_path() -> None:
    async with served() as host:
        ann = Table(host, creating())
        game = await ann.sits()
        (line,) = host.server._lines.values()
        assert line.request is not None
        assert line.request.path == f"/g/{game}"
        assert [message.t for message in ann.heard[:2]] == ["seat", "game"]
        await close(ann)


@pytest.mark.exhaustive
async def test_a_computer_player_that_begins_moves_itself_though_the_creator_changes_the_line() -> None:
    """Between the two lines nobody is there, and it is kept from thinking: that is no failure of the player."""
    async with served() as host:
        for _ in range(3):
            ann = Table(host, creating(ANN, {"computer": "hard"}, of=setup(2, first=1)))
            await ann.guest.sit()
            game = await ann.guest.begun()
            async with asyncio.timeout(PATIENCE):
                while game.view().acting != 0:
                    await asyncio.sleep(0.01)
            await ann.guest.close()
        assert [what for what, _ in host.told] == ["game-made"] * 3


async def test_the_others_move_comes_by_itself() -> None:
    async with served() as host:
        ann, bob = await two(host)
        told: list[int] = []
        bob.game.watch(lambda events: told.append(len(events)))
        assert bob.game.waits_for() == Waiting("person", 0)
        events = await ann.game.push(Keep(()))
        await bob.until(1)
        assert told[0] == len(events) == 1
        assert bob.game.waits_for() == Waiting("self", 1)
        await close(ann, bob)


async def test_what_is_not_legal_is_refused_without_asking_the_host() -> None:
    async with served() as host:
        ann, bob = await two(host)
        with pytest.raises(IllegalActionError):
            await ann.game.push(Take(1))
        with pytest.raises(IllegalActionError):
            await bob.game.push(Keep(()))
        await close(ann, bob)


async def test_steps_of_an_opponent_come_in_order() -> None:
    alone = evolve(setup(2), players=("Ann",), variants=(VariantChoice("adam"),))
    async with served() as host:
        ann = Table(host, creating(ANN, of=alone))
        await ann.sits()
        game = await ann.guest.begun()
        await game.push(game.legal_actions[0])
        room = next(iter(host.server.rooms.rooms.values()))
        assert room.table is not None
        assert room.table.rev > 1
        await ann.until(room.table.rev)
        alike(host, [ann])
        await close(ann)


# The line is cut


async def test_a_guest_comes_back_by_itself_and_the_table_is_told() -> None:
    async with served() as host:
        ann, bob = await two(host)
        await play([ann, bob], 4)
        stood: list[Waiting] = []
        ann.game.watch(lambda _: stood.append(ann.game.waits_for()))
        await ann.cut()
        assert stood[-1].cut
        await bob.next("seats")
        await ann.next("seats")
        assert not ann.game.waits_for().cut
        await play([ann, bob], 4)
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_what_others_did_meanwhile_is_news() -> None:
    async with served() as host:
        ann, bob = await two(host)
        told: list[int] = []
        await play([ann, bob], 2)
        await ann.game.push(Take(3))
        await bob.until(3)
        ann.game.watch(lambda events: told.append(len(events)))
        await ann.cut()
        await bob.game.push(Take(4))
        await ann.until(4)
        assert max(told) == 2  # what Bob took, and that Ann's turn began
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_on_a_cut_line_nothing_is_done_until_the_guest_is_back() -> None:
    async with served() as host:
        ann, bob = await two(host)
        await ann.cut()
        with pytest.raises(IllegalActionError, match="line-cut"):
            await ann.game.push(Keep(()))
        await ann.here()
        assert len(await ann.game.push(Keep(()))) == 1
        alike(host, [ann])
        await close(ann, bob)


async def test_an_answer_that_was_lost_is_told_when_the_guest_is_back() -> None:
    async with served() as host:
        ann, bob = await two(host)
        pushed = asyncio.create_task(ann.game.push(Keep(())))
        await bob.until(1)
        assert not ann.game.log() or pushed.done()
        await ann.cut()
        assert len(await pushed) == 1
        await ann.until(1)
        alike(host, [ann, bob])
        await close(ann, bob)


@pytest.mark.slow
async def test_a_game_on_bad_lines_is_never_unlike_the_table(effort: Effort) -> None:
    random = effort.random("bad lines")
    async with served() as host:
        ann, bob = await two(host, setup(2, bodies_per_color=8))
        for number in range(effort(quick=3, test=8, exhaustive=60)):
            await play([ann, bob], 3, f"{number} {effort.share}")
            table = random.choice((ann, bob))
            await table.cut()
        await play([ann, bob], 1)
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_a_game_goes_on_when_the_host_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with served(file) as host:
        ann, bob = await two(host)
        await play([ann, bob], 5)
    async with served(file, port=host.port) as host:
        await asyncio.gather(ann.next("seats"), bob.next("seats"))
        await play([ann, bob], 5)
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_who_sat_down_at_a_host_that_was_gone_before_it_could_say_so_asks_again_and_gets_that_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game and the second seat are kept, and each time the line is cut before anything is told."""
    cut = set[str]()

    def send(host: Server, outs: Sequence[Out]) -> None:
        for out in outs:
            if (
                out.text is not None
                and (message := json.loads(out.text))["t"] == "seat"
                and message["token"] not in cut
            ):
                cut.add(message["token"])
                host._lines[out.line].transport.abort()
        tell(host, outs)

    tell = Server._send
    monkeypatch.setattr(Server, "_send", send)
    async with served() as host:
        ann, bob = await two(host)
        assert len(cut) == 2
        assert host.store.unfinished() == 1
        await play([ann, bob], 3)
        await close(ann, bob)


async def test_a_host_that_knows_no_token_is_asked_without_one(monkeypatch: pytest.MonkeyPatch) -> None:
    read = protocol.read_client

    def reads(text: str) -> tuple[protocol.FromClient, int | None]:
        message, id = read(text)
        if isinstance(message, New | Join) and message.token is not None:
            raise protocol.Fault("malformed", id)
        return message, id

    monkeypatch.setattr(protocol, "read_client", reads)
    async with served() as host:
        ann, bob = await two(host)
        await play([ann, bob], 3)
        await close(ann, bob)


async def test_a_host_that_cuts_every_line_is_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "TAKE_SECONDS", 0.1)
    monkeypatch.setattr(Server, "_send", lambda host, outs: [host._lines[out.line].transport.abort() for out in outs])
    async with served() as host:
        with pytest.raises(OSError, match=r".+"):
            await Table(host, creating()).sits()


async def test_a_place_is_found_again_with_its_token() -> None:
    async with served() as host:
        ann, bob = await two(host)
        await play([ann, bob], 3)
        place = ann.guest.place
        assert place is not None
        await close(ann)
        again = Table(host, Back(place.game, place.token))
        await again.sits()
        await again.guest.begun()
        alike(host, [again, bob])
        await close(again, bob)


# Taking back


async def wishing(host: Served) -> tuple[Table, Table, list[Heard]]:
    """Ann wishes to take back what has ended her turn, and Bob is asked; what Ann hears from then on."""
    ann, bob = await two(host)
    await play([ann, bob], 2)
    heard: list[Heard] = []
    ann.game.listen(heard.append)
    await ann.game.push(Take(3))
    assert ann.game.undo_refusal() is None
    asks = asyncio.create_task(bob.next("asks"))
    assert await ann.game.undo() == Asked(1)
    assert await asks == protocol.Asks(0, 3)
    assert bob.game.wisher == 0
    return ann, bob, heard


async def hears(heard: list[Heard]) -> Heard:
    """Waits until something is heard."""
    while not heard:
        await asyncio.sleep(0)
    return heard[0]


async def test_a_person_who_is_asked_agrees() -> None:
    async with served() as host:
        ann, bob, heard = await wishing(host)
        await bob.game.allow(True)
        assert await hears(heard) == Answered(1, True)
        await bob.until(4)
        assert (ann.game.waits_for(), bob.game.wisher) == (Waiting("self", 0), None)
        alike(host, [ann, bob])
        await close(ann, bob)


@pytest.mark.parametrize("acts", [False, True])
async def test_a_person_who_is_asked_does_not_agree(acts: bool) -> None:
    async with served() as host:
        ann, bob, heard = await wishing(host)
        if acts:
            await bob.game.push(Take(4))
        else:
            await bob.game.allow(False)
        assert await hears(heard) == Answered(1, False)
        assert bob.game.wisher is None
        await ann.until(4 if acts else 3)
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_a_wish_survives_cut_lines() -> None:
    async with served() as host:
        ann, bob, heard = await wishing(host)
        await ann.cut()
        await ann.here()  # a wish is forgotten when everybody has gone
        asks = asyncio.create_task(bob.next("asks"))
        await bob.cut()
        await asks
        assert bob.game.wisher == 0
        await bob.game.allow(True)
        assert await hears(heard) == Answered(1, True)
        await ann.until(4)
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_a_wish_that_comes_too_late_is_refused() -> None:
    async with served() as host:
        ann, bob = await two(host)
        await play([ann, bob], 2)
        await ann.game.push(Take(3))
        wish = asyncio.create_task(ann.game.undo())
        await bob.game.push(Take(4))
        assert await wish in (Asked(1), Refusal("undo-not-yours", ""))
        await ann.until(4)
        alike(host, [ann, bob])
        await close(ann, bob)


async def test_what_stands_is_refused() -> None:
    async with served() as host:
        ann, bob = await two(host)
        await play([ann, bob], 2)
        await ann.game.push(DrawDeck())
        assert await ann.game.undo() == Refusal("undo-revealed", "5.4")
        await close(ann, bob)


# What goes wrong


async def test_who_cannot_sit_down_is_told_why() -> None:
    async with served() as host:
        with pytest.raises(HostSaysNo) as caught:
            await Table(host, Join("00000000", "Bob")).sits()
        assert caught.value.why == "no-game"
        ann, bob = await two(host)
        game = ann.guest.place
        assert game is not None
        with pytest.raises(HostSaysNo) as caught:
            await Table(host, Watch(game.game)).sits()
        assert caught.value.why == "watching"
        await close(ann, bob)


async def test_a_host_that_is_not_there_is_an_error_of_the_system() -> None:
    async with served() as host:
        pass
    with pytest.raises(OSError, match=r"."):
        await Table(host, Join("00000000", "Bob")).sits()


async def test_who_lacks_content_is_told_what_to_install() -> None:
    known = registry()
    less = evolve(known, variants={id: kind for id, kind in known.variants.items() if id != "tribes"})
    async with served() as host:
        ann = Table(host, creating(of=evolve(setup(2), variants=(VariantChoice("tribes", ("omens",)),))))
        game = await ann.sits()
        with pytest.raises(SaveError) as caught:
            await Table(host, Join(game, "Bob"), less).sits()
        assert caught.value.code == "content-missing"
        await close(ann)


async def test_a_seat_that_was_given_to_another_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.room.AWAY_SECONDS", 0)
    monkeypatch.setattr(client, "FIRST_DELAY", 60)
    async with served() as host:
        ann, bob = await two(host)
        await bob.cut()
        await ann.next("seats")
        await ann.guest.free(1)
        monkeypatch.setattr(client, "FIRST_DELAY", 0)
        place = bob.guest.place
        assert place is not None
        with pytest.raises(HostSaysNo) as caught:
            await Table(host, Back(place.game, place.token)).sits()
        assert caught.value.why == "token"
        await close(ann, bob)


async def test_a_spectator_sees_the_game() -> None:
    async with served() as host:
        ann, bob = await two(host, allows=("watch",))
        game = ann.guest.place
        assert game is not None
        eye = Table(host, Watch(game.game))
        await eye.sits()
        await eye.guest.begun()
        await play([ann, bob], 4)
        await eye.until(4)
        assert eye.game.viewer is None
        assert eye.game.legal_actions == ()
        alike(host, [ann, bob, eye])
        await close(ann, bob, eye)


async def test_what_is_said_is_heard() -> None:
    async with served() as host:
        ann, bob = await two(host)
        heard: list[Heard] = []
        ann.game.listen(heard.append)
        await bob.game.say("well-played")
        assert await hears(heard) == Said(1, "well-played")
        with pytest.raises(HostSaysNo) as caught:
            await bob.game.say("thanks")
        assert caught.value.why == "too-fast"
        await close(ann, bob)


# Seats, and the end


async def test_a_computer_player_sits_down_for_one_who_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.room.AWAY_SECONDS", 0)
    monkeypatch.setattr(client, "FIRST_DELAY", 60)
    async with served() as host:
        ann, bob = await two(host)
        with pytest.raises(HostSaysNo) as caught:
            await ann.game.fill(1, "easy")
        assert caught.value.why == "not-yours"
        await bob.cut()
        await ann.next("seats")
        assert ann.game.sitting[1].is_missing
        await ann.game.fill(1, "easy")
        assert ann.game.sitting[1].computer == "easy"
        await ann.game.push(Keep(()))
        assert ann.game.waits_for() == Waiting("computer", 1)
        await ann.game.decide()
        await ann.until(2)
        alike(host, [ann])
        await close(ann, bob)


async def test_how_long_somebody_is_away_goes_on_while_others_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FIRST_DELAY", 60)
    later = 0.0
    monkeypatch.setattr(client, "monotonic", lambda: time.monotonic() + later)
    async with served() as host:
        ann, bob = await two(host)
        await bob.cut()
        await ann.next("seats")
        later = 100.0
        await ann.game.push(Keep(()))
        away = ann.game.sitting[1].away
        assert away is not None
        assert 100 <= away < 110
        await close(ann, bob)


async def test_who_has_made_the_game_ends_it_and_nobody_else() -> None:
    async with served() as host:
        ann, bob = await two(host)
        heard: list[Heard] = []
        bob.game.listen(heard.append)
        assert (ann.game.is_creator, bob.game.is_creator) == (True, False)
        with pytest.raises(HostSaysNo) as caught:
            await bob.game.end()
        assert caught.value.why == "not-yours"
        await ann.game.end()
        assert await hears(heard) == Ended(0)
        for table in (ann, bob):
            assert table.game.waits_for() == Waiting("ended", 0)
            assert table.game.legal_actions == ()
        await close(ann, bob)


async def test_on_a_cut_line_nothing_is_said_and_nobody_waits_for_it() -> None:
    async with served() as host:
        ann, bob = await two(host)
        said = asyncio.create_task(ann.game.say("hello"))
        await asyncio.sleep(0)
        await ann.cut()
        with pytest.raises(ConnectionError):
            await said
        with pytest.raises(ConnectionError):
            await ann.game.say("hello")
        await close(ann, bob)


async def test_hints_are_given_where_the_game_allows_them() -> None:
    async with served() as host:
        ann, bob = await two(host, allows=("hints",))
        assert await ann.game.hints()
        assert await bob.game.hints() == ()
        await close(ann, bob)
        ann, bob = await two(host)
        assert await ann.game.hints() == ()
        await close(ann, bob)
