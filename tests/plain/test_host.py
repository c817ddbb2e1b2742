"""A seat at a host, in lines."""

from __future__ import annotations

import asyncio
import io
import queue
from pathlib import Path

import pytest
from attrs import define, field

from coatl_core.files.home import Home
from coatl_core.hosting.invitation import HERE, Invitation
from coatl_core.hosting.own_seats import read_seats
from coatl_tui.plain.ear import Ear
from coatl_tui.plain.joining import HostGames, Next
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.remote import HostTable
from coatl_tui.plain.told import Telling
from tests.hosting.served import Served, served
from tests.hosting.support import ANN
from tests.locale.support import speaking
from tests.patience import PATIENCE
from tests.plain.support import kind
from tests.play.test_seen_game import begun
from tests.support import registry


@define
class Person:
    """Who sits at a host and types lines."""

    host: Served
    folder: Path
    typed: queue.Queue[str] = field(factory=queue.Queue)
    sink: io.StringIO = field(factory=io.StringIO)
    heard: int = 0

    def readline(self) -> str:
        return self.typed.get()

    async def plays(self, code: str, name: str) -> Next:
        l10n = speaking("en")
        lines = Lines(l10n, self, self.sink, False)
        asked, home = Invitation(code, HERE, self.host.port), Home(self.folder, self.folder / "config")
        return await HostGames(lines, l10n, registry(), home, Telling(l10n)).join(asked, name)

    async def begins(self, code: str) -> asyncio.Task[Next]:
        """Sits down as Bob in a game that waits for Ann, and is told so."""
        playing = asyncio.create_task(self.plays(code, "Bob"))
        await self.hears("Ann is to move.")
        return playing

    def type(self, line: str) -> None:
        self.typed.put(f"{line}\n")

    async def hears(self, text: str) -> None:
        """Waits until this was told, and not before what was waited for last."""
        async with asyncio.timeout(PATIENCE):
            while text not in self.sink.getvalue()[self.heard :]:
                await asyncio.sleep(0.01)
        self.heard = self.sink.getvalue().index(text, self.heard) + len(text)


async def test_a_seat_at_a_host_is_played_in_lines(tmp_path: Path) -> None:
    async with served() as host:
        ann, code, _ = await host.new()
        bob = Person(host, tmp_path)
        playing = await bob.begins(code)
        bob.type("take 1")
        await bob.hears("no: ")
        bob.type("")
        await bob.hears("Ann is to move.")
        assert [(seat.game, seat.seat) for seat in read_seats(tmp_path / "seats.json")] == [(code, 1)]
        await ann.send("do", rev=0, action="keep")
        await bob.hears("Ann keeps 0 prophecies")
        await bob.hears("Bob chooses which prophecies to keep.")
        bob.type("me")
        await bob.hears("Hand 1: ")
        bob.type("keep 1")
        await bob.hears("Bob keeps 1 prophecy: ")
        await ann.send("say", preset="well-played")
        await bob.hears("Ann: Well played!")
        bob.type("say 1")
        bob.type("hint")
        await bob.hears("? That cannot be done here.")
        bob.type("menu")
        assert await playing == "menu"


async def test_who_comes_back_sits_in_their_own_seat(tmp_path: Path) -> None:
    async with served() as host:
        ann, code, _ = await host.new()
        bob = Person(host, tmp_path)
        playing = await bob.begins(code)
        bob.type("quit")
        assert await playing == "quit"
        await ann.send("do", rev=0, action="keep")
        again = Person(host, tmp_path)
        playing = asyncio.create_task(again.plays(code, "Somebody else"))
        await again.hears("Bob chooses which prophecies to keep.")
        again.type("quit")
        assert await playing == "quit"


async def test_a_game_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    async with served() as host:
        bob = Person(host, tmp_path)
        assert await bob.plays("00000000", "Bob") is None
        assert bob.sink.getvalue().startswith("! ")
        assert "0000-0000" in bob.sink.getvalue()


async def test_who_waits_in_a_game_that_has_not_begun_can_leave(tmp_path: Path) -> None:
    async with served() as host:
        _, code, _ = await host.new(ANN, None, None)
        bob = Person(host, tmp_path)
        playing = asyncio.create_task(bob.plays(code, "Bob"))
        await bob.hears("1 seat is free: the game begins when it is taken. Type quit to leave.")
        bob.type("take 1")
        await bob.hears("? Not understood here: take 1.")
        bob.type("")
        await bob.hears("1 seat is free: ")
        bob.type("lang cs")
        await bob.hears("Čeština")
        bob.type("help")
        await bob.hears("konec: odejde.")
        bob.type("konec")
        assert await playing == "quit"


async def test_the_end_of_the_input_leaves_a_game_that_has_not_begun(tmp_path: Path) -> None:
    async with served() as host:
        _, code, _ = await host.new(ANN, None, None)
        bob = Person(host, tmp_path)
        bob.typed.put("")
        assert await asyncio.wait_for(bob.plays(code, "Bob"), PATIENCE) == "quit"


async def test_a_line_with_a_number_of_no_sentence_says_no_sentence_to_the_others(tmp_path: Path) -> None:
    async with served() as host:
        _, code, _ = await host.new()
        bob = Person(host, tmp_path)
        playing = await bob.begins(code)
        bob.type("say 0000000012")
        await bob.hears("1 say 1: ")
        bob.type("quit")
        assert await playing == "quit"


class Shut(io.StringIO):
    """An output that somebody may close while others write into it."""

    shut: bool = False

    def write(self, text: str) -> int:
        if self.shut:
            raise BrokenPipeError
        return super().write(text)


async def test_a_game_ends_when_nobody_reads_any_more_what_the_host_says(tmp_path: Path) -> None:
    async with served() as host:
        ann, code, _ = await host.new()
        sink = Shut()
        bob = Person(host, tmp_path, sink=sink)
        playing = await bob.begins(code)
        sink.shut = True
        await ann.send("say", preset="well-played")
        with pytest.raises(BrokenPipeError):
            await asyncio.wait_for(playing, PATIENCE)
        bob.type("")  # lets the thread end that waits for a line


def test_after_a_cut_line_it_is_told_what_has_happened_and_nothing_is_taken_back() -> None:
    game, host = begun(kind("two"), 1)

    async def plays() -> str:
        sink = io.StringIO()
        lines = Lines(speaking("en"), io.StringIO(), sink, False)
        ear, l10n = Ear(lines), speaking("en")
        table = HostTable(game=game, ear=ear, lines=lines, l10n=l10n, registry=registry(), telling=Telling(l10n))
        await table.run()  # the input is at its end at once
        host.another(host.session.legal_actions[0])
        game.take(host.seen())
        game.take(host.seen())
        heard = sink.getvalue()
        assert "Ann keeps " in heard
        assert "Taken back" not in heard
        host.session.undo()
        game.take(host.seen())
        return sink.getvalue().removeprefix(heard)

    assert "Taken back." in asyncio.run(plays())


async def test_what_the_host_says_while_a_line_is_typed_begins_on_a_line_of_its_own(tmp_path: Path) -> None:
    person = Person(None, tmp_path)  # type: ignore[arg-type]
    lines = Lines(speaking("en"), person, person.sink, True)
    reading = lines.reading()
    await person.hears("> ")
    lines.say("Ann takes field 1")
    lines.say("Bob is to move")
    person.type("look")
    assert await asyncio.wrap_future(reading) == "look"
    lines.say("Field 1 is empty")
    assert person.sink.getvalue() == "> \nAnn takes field 1.\nBob is to move.\nField 1 is empty.\n"
