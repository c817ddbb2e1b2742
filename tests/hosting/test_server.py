"""The server: lines over sockets, what is refused and cut, and an end in order."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from websockets.exceptions import InvalidStatus

from coatl_core.game.actions import Action, Keep
from coatl_core.game.players import Budget, Choice, ComputerPlayer
from coatl_core.game.view import PlayerView
from coatl_core.hosting import server
from coatl_core.hosting.room import Out, Turn
from coatl_core.hosting.rooms import Rooms
from coatl_core.hosting.server import Server
from coatl_core.hosting.store import SqliteStore, StoreError
from coatl_core.hosting.thinking import Thinkers
from coatl_core.players.pool import PlayerPool
from tests.conftest import Effort
from tests.hosting.served import Line, Served, served
from tests.hosting.support import ANN, HARD, Message
from tests.hosting.test_protocol import EXAMPLES
from tests.hosting.test_random_messages import ODD
from tests.patience import PATIENCE
from tests.support import registry, setup


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays faster than persons do."""
    monkeypatch.setattr("coatl_core.hosting.rooms.PER_SECOND", 10**9)


async def play_on(lines: Sequence[Line], most: int = 10_000) -> list[Message]:
    """The persons do the last thing that they may do, until the game is over or so many actions are done. Returns the
    last message that each of these lines got."""
    states = [await line.next("state") for line in lines]
    for _ in range(most):
        view = states[0]["view"]
        if view["phase"] == "over":
            break
        if view["acting"] < len(lines):
            line, rev = lines[view["acting"]], states[0]["rev"]
            await line.send("legal", rev=rev)
            legal = await line.next("legal")
            await line.send("do", rev=rev, action=legal["actions"][-1])
        states = [await line.next("state") for line in lines]
    return states


async def test_two_persons_play_a_whole_game_and_both_get_the_save() -> None:
    async with served() as host:
        ann, game, _ = await host.new(of=setup(2, bodies_per_color=4))
        bob = await host.join(game)
        one, other = await play_on([ann, bob])
        assert one["view"]["phase"] == other["view"]["phase"] == "over"
        assert await ann.next("save") == await bob.next("save")
        assert host.told == [("game-made", {"game": game, "address": "127.0.0.1"})]


async def test_a_computer_thinks_in_a_process_and_plays_for_its_seat() -> None:
    pool = PlayerPool()
    async with served(thinking=pool) as host:
        ann, _, _ = await host.new(ANN, {"computer": "easy"})
        (state,) = await play_on([ann], 8)
        assert state["rev"] == 8
        assert pool.starts >= 1


async def test_the_code_may_stand_in_the_path() -> None:
    async with served() as host:
        _, game, token = await host.new()
        line = await host.line(f"g/{game}")
        await line.send("back", game=game, token=token)
        assert (await line.receive())["t"] == "game"


@pytest.mark.parametrize("path", ["x", "g/", "g/what", "g/5PT38122/x"])
async def test_other_paths_are_not_there(path: str) -> None:
    async with served() as host:
        with pytest.raises(InvalidStatus) as caught:
            await host.line(path)
        assert caught.value.response.status_code == 404


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
async def test_a_page_of_another_place_is_refused(origin: str) -> None:
    async with served() as host:
        with pytest.raises(InvalidStatus) as caught:
            await host.line(additional_headers={"Origin": origin})
        assert caught.value.response.status_code == 403


async def test_a_page_of_the_same_place_may_play() -> None:
    async with served() as host:
        line = await host.line(additional_headers={"Origin": f"http://127.0.0.1:{host.port}"})
        await line.send("end")
        assert (await line.receive())["why"] == "nowhere"


async def test_binary_messages_are_malformed() -> None:
    async with served() as host:
        line = await host.line()
        await line.socket.send(b'{"t":"end"}')
        assert await line.receive() == {"t": "no", "why": "malformed"}


async def test_a_message_of_more_than_4096_bytes_ends_the_line() -> None:
    async with served() as host:
        line = await host.line()
        await line.socket.send(" " * 4097)
        assert await line.closed() == 1009


async def test_whoever_sends_nonsense_is_cut() -> None:
    async with served() as host:
        line = await host.line()
        for _ in range(10):
            await line.socket.send("nonsense")
        assert await line.closed() == server.POLICY


async def test_whoever_floods_is_cut_and_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.rooms.PER_SECOND", 0)
    async with served() as host:
        ann, game, _ = await host.new()
        bob = await host.join(game)
        flood = await host.line()
        for _ in range(400):
            await flood.send("end")
        assert await flood.closed() == server.POLICY
        states = await play_on([ann, bob], 3)
        assert states[0]["rev"] == 3


async def test_whoever_says_nothing_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HELLO_SECONDS", 0.01)
    async with served() as host:
        line = await host.line()
        assert await line.closed() == server.POLICY


async def test_whoever_sits_somewhere_may_be_silent() -> None:
    async with served() as host:
        ann, _, _ = await host.new()
        other = await host.line()
        await other.send("end")
        await other.receive()
        for number in [*host.server._lines]:
            host.server._cut_silent(number)
        assert await other.closed() == server.POLICY
        await ann.send("say", preset="hello")
        assert (await ann.next("said"))["seat"] == 0


async def test_a_line_without_a_handshake_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HANDSHAKE_SECONDS", 0.05)
    async with served() as host:
        reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
        assert b"101" not in await reader.read()
        writer.close()


async def test_a_reader_that_does_not_read_is_cut_and_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SEND_BUFFER", 4096)
    monkeypatch.setattr(server, "MOST_WAITING", 20_000)
    async with served() as host:
        ann, game, token = await host.new()
        bob = await host.join(game)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", host.port))
        sluggish = await host.line(sock=small, compression=None, max_queue=1, close_timeout=0.1)
        await sluggish.send("back", game=game, token=token)
        for _ in range(150):
            await sluggish.send("legal", rev=99)  # answered with the whole state
        sluggish.socket.transport.pause_reading()
        while len(host.server._lines) == 3:
            await asyncio.sleep(0)
        states = await play_on([ann, bob], 2)
        assert states[1]["rev"] == 2
        sluggish.socket.transport.abort()


@pytest.mark.parametrize(
    "header",
    [
        {"X-Coatl-Guest": "guest"},
        {"X-Forwarded-For": "liar, guest"},
        {"X-Coatl-Guest": "liar", "X-Forwarded-For": "guest"},
    ],
)
async def test_whose_guest_it_is_is_believed_from_named_peers_only(header: dict[str, str]) -> None:
    for trusted, address in ((frozenset(["127.0.0.1"]), "guest"), (frozenset[str](), "127.0.0.1")):
        async with served(trusted=trusted) as host:
            line = await host.line(additional_headers=header)
            await line.send("end")
            await line.receive()
            assert [known.address for known in host.server.rooms.lines.values()] == [address]


# The store


class Failing(SqliteStore):
    """A store whose disk is full for a while, or for ever, or that does not answer for a while."""

    full = lost = silent = False

    def commit(self) -> None:
        if self.full:
            raise StoreError("full", self.file)
        super().commit()

    def unfinished(self, address: str | None = None) -> int:
        if self.silent:
            raise StoreError("unreachable", self.file)
        return super().unfinished(address)

    def roll_back(self) -> None:
        if self.lost:
            raise StoreError("damaged", self.file)
        super().roll_back()


async def test_what_cannot_be_kept_is_told_to_nobody() -> None:
    store = Failing(":memory:")
    async with served(store) as host:
        ann, game, _ = await host.new()
        bob = await host.join(game)
        await ann.next("state")
        await bob.next("state")
        store.full = True
        await ann.send("do", id=1, rev=0, action="keep")
        assert await ann.receive() == {"t": "no", "id": 1, "why": "wait"}
        assert host.server.figures is not None
        assert not host.server.figures.healthy
        store.full = False
        await ann.send("do", id=2, rev=0, action="keep")
        assert (await ann.receive())["id"] == 2
        assert (await bob.receive())["rev"] == 1
        assert host.server.figures.healthy


async def test_a_computers_move_that_could_not_be_kept_is_done_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "AGAIN_SECONDS", 0)
    store = Failing(":memory:")
    async with served(store) as host:
        ann, _, _ = await host.new(ANN, {"computer": "easy"})
        await ann.next("state")
        await ann.send("do", rev=0, action="keep")
        await ann.next("state")
        store.full = True
        while not host.told or host.told[-1][0] != "store-failed":
            await asyncio.sleep(0)
        store.full = False
        assert (await ann.next("state"))["by"] == 1


async def test_a_host_whose_store_is_lost_ends() -> None:
    store = Failing(":memory:")
    async with served(store) as host:
        ann, _, _ = await host.new()
        store.full = store.lost = True
        await ann.send("end")
        assert host.running is not None
        assert await host.running is False
        assert host.told[-1][0] == "store-lost"
        assert await ann.closed() == server.GONE


async def test_a_fault_of_the_host_harms_only_who_has_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with served() as host:
        ann, game, _ = await host.new()
        bob = await host.join(game)
        monkeypatch.setattr("coatl_core.hosting.room.Room._say", lambda *_: 1 / 0)
        await ann.send("say", id=1, preset="hello")
        assert await ann.next("no") == {"t": "no", "id": 1, "why": "wait"}
        assert "ZeroDivisionError" in host.told[-1][1]["reason"]
        await bob.send("legal", id=2, rev=0)
        assert (await bob.next("legal"))["id"] == 2


async def test_games_go_on_at_the_next_host(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with served(file) as host:
        ann, game, token = await host.new()
        bob = await host.join(game)
        await play_on([ann, bob], 4)
    async with served(file) as host:
        line = await host.line()
        await line.send("back", game=game, token=token)
        assert (await line.next("state"))["rev"] == 4


# The end


async def test_a_host_that_stops_says_so_to_all() -> None:
    async with served() as host:
        ann, game, _ = await host.new()
        bob = await host.join(game)
        host.stop.set()
        assert host.running is not None
        assert await host.running is True
        assert await ann.closed() == await bob.closed() == server.GONE


# Figures


async def ask(port: int, path: str) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    return answer


async def test_figures_and_health_are_at_an_address_of_their_own() -> None:
    async with served() as host:
        figures = host.server.figures
        assert figures is not None
        async with await figures.serve("127.0.0.1", 0) as own:
            port = own.sockets[0].getsockname()[1]
            ann, _, _ = await host.new(ANN, HARD)
            await ann.next("state")
            page = await ask(port, "/metrics")
            assert "coatl_lines 1.0" in page
            assert "coatl_rooms 1.0" in page
            assert "coatl_messages_total 1.0" in page
            assert "coatl_healthy 1.0" in page
            await ann.send("do", rev=0, action="keep")
            await ann.next("state")
            page = await ask(port, "/metrics")
            assert "coatl_actions_total 1.0" in page
            assert "coatl_commit_seconds_count 2.0" in page
            assert (await ask(port, "/healthz")).startswith("HTTP/1.1 200")
            figures.healthy = False
            assert (await ask(port, "/healthz")).startswith("HTTP/1.1 503")
            assert (await ask(port, "/")).startswith("HTTP/1.1 404")


async def test_figures_are_told_while_the_store_cannot_say_how_many_games_there_are() -> None:
    store = Failing(":memory:")
    async with served(store) as host:
        figures = host.server.figures
        assert figures is not None
        async with await figures.serve("127.0.0.1", 0) as own:
            port = own.sockets[0].getsockname()[1]
            store.silent = True
            page = await ask(port, "/metrics")
            assert page.startswith("HTTP/1.1 200")
            assert "coatl_unfinished NaN" in page
            assert "coatl_healthy 0.0" in page
            store.silent = False
            page = await ask(port, "/metrics")
            assert "coatl_unfinished 0.0" in page
            assert "coatl_healthy 1.0" in page


async def test_a_request_for_figures_that_is_far_too_long_is_cut() -> None:
    async with served() as host:
        assert host.server.figures is not None
        async with await host.server.figures.serve("127.0.0.1", 0) as own:
            port = own.sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /" + b"x" * 100_000)
            with suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()
            assert (await ask(port, "/healthz")).startswith("HTTP/1.1 200")


# Players that fail


class Hanging(ComputerPlayer):
    """It never answers."""

    id = "hanging"

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        while True:
            pass


async def test_a_player_that_hangs_harms_its_own_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.thinking.MOST_SECONDS", 0.3)
    known = registry()
    plugins = evolve(known, players={**known.players, "hanging": Hanging})
    async with served(plugins=plugins) as host:
        ann, _, _ = await host.new(ANN, {"computer": "hanging"})
        other, _, _ = await host.new(ANN, {"computer": "easy"})
        hung, fine = await asyncio.gather(play_on([ann], 2), play_on([other], 2))
        assert (hung[0]["rev"], fine[0]["rev"]) == (2, 2)
        assert ("player-failed", "hanging") in [(what, values.get("player")) for what, values in host.told]


async def test_a_turn_is_thought_about_once_whatever_is_said_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Turn] = []
    answer: asyncio.Future[tuple[Action, ...]] = asyncio.get_running_loop().create_future()

    async def decide(self: Thinkers, turn: Turn) -> tuple[Action, ...]:
        asked.append(turn)
        return await answer

    monkeypatch.setattr(Thinkers, "decide", decide)
    async with served() as host:
        ann, _, _ = await host.new(ANN, HARD)
        await ann.next("state")
        await ann.send("do", rev=0, action="keep")
        await ann.next("state")
        for _ in range(5):
            await ann.send("legal", rev=1)
            await ann.next("legal")
        answer.set_result((Keep(()),))
        assert (await ann.next("state"))["by"] == 1
        assert [turn.number for turn in asked] == [1]


# Anything


@pytest.mark.slow
async def test_any_messages_through_sockets_harm_no_other_game(effort: Effort) -> None:
    random = Random(f"sockets {effort.share}")
    async with served() as host:
        ann, game, _ = await host.new()
        bob = await host.join(game)
        playing = asyncio.create_task(play_on([ann, bob], 60))
        for _ in range(effort(quick=20, test=50, exhaustive=200)):
            await throw(host, random, 10)
        states = await playing
        assert states[0]["rev"] == 60 or states[0]["view"]["phase"] == "over"
        assert {what for what, _ in host.told} <= {"game-made", "line-cut"}


async def throw(host: Served, random: Random, messages: int) -> None:
    """A line that sends some messages, most of them wrong."""
    line = await host.line()
    for _ in range(messages):
        message: dict[str, Any] = dict(random.choice(EXAMPLES))
        message[random.choice([*message])] = random.choice(ODD)
        text = json.dumps(message)
        await line.socket.send(random.choice((text, text[:-2], text.encode(), json.dumps(random.choice(EXAMPLES)))))
    line.socket.transport.abort()


async def three_ask_at_once(host: Served, fails: Callable[[], None] = lambda: None) -> list[str]:
    """Three persons, each in a game of their own, act at the same moment. Returns what the host has done then, in
    order; all three have been told."""
    lines = list[Line]()
    for _ in range(3):
        ann, game, _ = await host.new()
        await host.join(game)
        await ann.next("state")
        lines.append(ann)
    rooms, done = host.server.rooms, list[str]()
    handle, keep, tell = rooms.handle, rooms.commit, Server._send

    def commits() -> None:
        done.append("commit")
        fails()
        keep()

    def handles(self: Rooms, line: int, text: str) -> list[Out]:
        done.append("do")
        return handle(line, text)

    def sends(self: Server, outs: Sequence[Out]) -> None:
        done.extend(["tell"] * bool(outs))
        tell(self, outs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rooms, "handle", handles)
        patch.setattr(Rooms, "commit", lambda self: commits())
        patch.setattr(Server, "_send", sends)
        acting = [number for number, line in rooms.lines.items() if line.place is not None and line.place.seat == 0]
        for number in acting:
            host.server._queue.put_nowait(server.Heard(number, json.dumps({"t": "do", "rev": 0, "action": "keep"})))
        for line in lines:
            assert (await line.next("state"))["rev"] == 1
    return done


async def test_what_many_ask_for_at_once_is_kept_by_one_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "AT_ONCE_SECONDS", PATIENCE)
    async with served() as host:
        assert await three_ask_at_once(host) == ["do", "do", "do", "commit", "tell"]


async def test_the_first_of_many_is_told_before_the_last_is_done_if_that_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "AT_ONCE_SECONDS", 0)
    async with served() as host:
        assert await three_ask_at_once(host) == ["do", "commit", "tell"] * 3


@pytest.mark.parametrize("times", [1, 2])
async def test_where_another_host_was_faster_all_is_tried_once_more_together_and_only_then_each_by_itself(
    monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    monkeypatch.setattr(server, "AT_ONCE_SECONDS", PATIENCE)
    left = [StoreError("behind")] * times

    def fails() -> None:
        if left:
            raise left.pop()

    together = ["do", "do", "do", "commit"]
    async with served() as host:
        done = await three_ask_at_once(host, fails)
    assert done == [*together * 2, *(["tell"] if times == 1 else ["do", "commit", "tell"] * 3)]
