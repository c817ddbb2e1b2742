"""A game at a host that is begun in lines: the invitation, the seats before it begins, its end, and its host then."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import IO

import pytest
from attrs import define, evolve, field

from coatl_core.files.home import Home
from coatl_core.game.rules import Setup
from coatl_core.hosting import rooms
from coatl_core.hosting.invitation import HERE, Invitation
from coatl_core.hosting.own_seats import read_seats
from coatl_core.hosting.protocol import new_of
from coatl_core.hosting.running import RunningHost, read_note
from coatl_core.language.l10n import L10n
from coatl_core.saves.records import load_records
from coatl_core.saves.store import read
from coatl_tui import host_beside
from coatl_tui.host_beside import HostBeside
from coatl_tui.plain.joining import HostGames, Next
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.told import Telling
from tests.hosting.served import Served, served
from tests.locale.support import speaking
from tests.patience import PATIENCE
from tests.plain.support import LANGUAGES, choices, computers
from tests.plain.test_host import Person
from tests.plain.test_transcripts import unreadable
from tests.support import registry
from tests.terminal import COATL, environment

HOSTED = Setup(("Ann", "?"), "hosted", card_sets=("base",))


def games_of(person: Person, l10n: L10n) -> HostGames:
    lines = Lines(l10n, person, person.sink, False)
    home = Home(person.folder, person.folder / "config")
    return HostGames(lines, l10n, registry(), home, Telling(l10n))


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> Callable[[Served], None]:
    """Lets a host of the test be the one beside the program."""

    def use(host: Served) -> None:
        async def found(*_: object) -> HostBeside:
            return HostBeside(RunningHost(4321, host.port, (f"{HERE}:{host.port}",), "127.0.0.1:1"))

        monkeypatch.setattr(host_beside, "host_beside", found)

    return use


async def begins(person: Person, setup: Setup = HOSTED, tag: str = "en") -> tuple[asyncio.Task[Next], str]:
    """Ann makes a game; returns the code that she is told."""
    games = games_of(person, speaking(tag))
    playing = asyncio.create_task(games.invite(new_of(setup, 0, ("hints",))))
    await person.hears("coatl join ")
    async with asyncio.timeout(PATIENCE):
        while not (found := re.search(r"coatl join (\w{4}-\w{4})@\S+\n", person.sink.getvalue())):
            await asyncio.sleep(0.01)
    return playing, found[1]


async def test_who_makes_a_game_is_told_how_others_come_and_plays_as_soon_as_they_are_there(
    tmp_path: Path, beside: Callable[[Served], None]
) -> None:
    async with served() as host:
        beside(host)
        ann, bob = Person(host, tmp_path / "ann"), Person(host, tmp_path / "bob")
        playing, code = await begins(ann)
        await ann.hears("Here are: Ann. 1 seat is free: ")
        ann.type("seats")
        await ann.hears("Seat 1: Ann, you, at this keyboard, here.\nSeat 2: free, for whoever has the code.\n")
        other = asyncio.create_task(bob.plays(code, "Bob"))
        await ann.hears("Ann chooses which prophecies to keep.")
        ann.type("keep 1")
        await bob.hears("Bob chooses which prophecies to keep.")
        bob.type("quit")
        assert await other == "quit"
        ann.type("seats")
        await ann.hears("Seat 2: Bob has just gone.")
        ann.type("computer 2")
        await ann.hears("! This is not for you to do")
        ann.type("menu")
        assert await playing == "menu"
        (seat,) = read_seats(tmp_path / "ann" / "seats.json")
        assert (seat.creator, seat.is_beside) == (True, True)


async def test_the_free_seats_are_filled_and_freed_by_who_made_the_game(
    tmp_path: Path, beside: Callable[[Served], None]
) -> None:
    async with served() as host:
        beside(host)
        ann = Person(host, tmp_path)
        playing, _ = await begins(ann, Setup(("Ann", "?", "?"), "hosted", card_sets=("base",)))
        await ann.hears("2 seats are free")
        for line in ("computer", "computer 1", "free 9", "computer 2 nobody", "take 1"):
            ann.type(line)
            await ann.hears("\n? ")
        ann.type("computer 2 hard")
        await ann.hears("1 seat is free")
        ann.type("free 2")
        await ann.hears("2 seats are free")
        ann.type("start")
        await ann.hears("Ann chooses which prophecies to keep.")
        ann.type("stop")
        await ann.hears("Type stop once more, and the game is over for all")
        ann.type("stop")
        await ann.hears("The game is saved in ")
        ann.type("menu")
        assert await playing == "menu"


async def test_a_game_that_has_not_begun_is_ended_by_who_made_it(
    tmp_path: Path, beside: Callable[[Served], None]
) -> None:
    async with served() as host:
        beside(host)
        ann = Person(host, tmp_path)
        playing, _ = await begins(ann)
        await ann.hears("1 seat is free")
        for line in ("stop", "seats", "stop", "stop"):
            ann.type(line)
        assert await playing == "menu"
        assert ann.sink.getvalue().count("Type stop once more") == 2
        assert read_seats(tmp_path / "seats.json") == ()
        assert host.store.unfinished() == 0


class Chance(Person):
    """Types choices at random until the game is saved."""

    random = Random("chance")

    def readline(self) -> str:
        while True:
            told = self.sink.getvalue()[self.heard :]
            found = list(choices(told.splitlines()))
            if found or "choice" in told:
                self.heard += len(told)
                return f"{found[int(self.random.random() * len(found))][0]}\n" if found else "?\n"
            if "The game is saved in " in told:
                return self.typed.get()
            time.sleep(0.002)


@pytest.mark.slow
async def test_a_game_at_a_host_becomes_a_saved_one_with_a_record_for_everybody_when_it_is_over(
    tmp_path: Path, beside: Callable[[Served], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "PER_SECOND", 10_000)  # these two type faster than people
    async with served() as host:
        beside(host)
        ann, bob = Chance(host, tmp_path / "ann"), Chance(host, tmp_path / "bob")
        setup = evolve(HOSTED, seats=computers("", "", "random"), players=("Ann", "?", "?"))
        playing, code = await begins(ann, setup)
        kept = await asyncio.gather(playing, asyncio.create_task(bob.plays(code, "Bob")))
        for person, path in zip((ann, bob), kept, strict=True):
            assert isinstance(path, Path)
            assert read(path).finished
            (record,) = load_records(person.folder / "records.json").games
            assert [player.name for player in record.players][:2] == ["Ann", "Bob"]
            person.type("quit")  # lets the thread end that waits for a line


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_what_is_told_before_a_game_begins_can_be_read_aloud(
    tag: str, tmp_path: Path, beside: Callable[[Served], None]
) -> None:
    async with served() as host:
        beside(host)
        ann = Person(host, tmp_path)
        playing, _ = await begins(ann, tag=tag)
        ann.type("seats")
        ann.type("free 9")
        ann.type("quit")
        assert await playing == "quit"
        lines = ann.sink.getvalue().splitlines()
        assert [line for line in lines if not line.startswith(("coatl join", "?")) and unreadable(line, tag)] == []


# The real program


@define
class Piped:
    """The program on a pipe, with a home of its own."""

    process: subprocess.Popen[str]
    told: list[str] = field(factory=list)

    @classmethod
    def of(cls, home: Path, *arguments: str) -> Piped:
        process = subprocess.Popen(
            (*COATL, "play", "--plain", "--lang", "en", *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(home),
        )
        return cls(process)

    def type(self, line: str) -> None:
        print(line, file=_there(self.process.stdin), flush=True)

    def hears(self, pattern: str) -> re.Match[str]:
        """Returns the match of the next line that has this."""
        for line in _there(self.process.stdout):
            self.told.append(line.rstrip("\n"))
            if found := re.search(pattern, line):
                return found
        raise AssertionError(self.told)

    def leaves(self) -> None:
        rest, _ = self.process.communicate(timeout=PATIENCE)
        self.told += rest.splitlines()
        assert self.process.returncode == 0


def _there(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


@pytest.mark.exhaustive
def test_one_begins_a_game_and_another_joins_it_by_the_invitation(tmp_path: Path) -> None:
    ann = Piped.of(tmp_path / "ann", "--seats", "Ann,@invited", "--first", "Ann")
    try:
        code = ann.hears(r"coatl join (\w{4}-\w{4})@")[1]
        note = read_note(Home(tmp_path / "ann", tmp_path / "ann" / "config").games)
        assert note is not None
        bob = Piped.of(tmp_path / "bob", str(Invitation(code, HERE, note.port)), "--seats", "Bob")
        for person, other in ((ann, bob), (bob, ann)):
            person.hears("chooses which prophecies to keep")
            person.type("keep 1")
            other.hears("keeps")
        ann.hears("Turn 1: it is Ann's turn|Bob is to move")
        ann.type("quit")
        ann.hears("Others can go on playing while the host runs")
        ann.type("yes")
        ann.hears("The host goes on running")
        ann.leaves()
        bob.type("quit")
        bob.leaves()
        again = Piped.of(tmp_path / "ann")
        again.type("seats")
        again.hears(rf"1 {code}: Ann, Bob; ")
        again.type("1")
        again.hears("choices")
        again.type("quit")
        again.hears("Others can go on")
        again.type("no")
        again.leaves()
        end = time.monotonic() + PATIENCE
        while read_note(Home(tmp_path / "ann", tmp_path / "ann" / "config").games) is not None:
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        note = read_note(Home(tmp_path / "ann", tmp_path / "ann" / "config").games)
        if note is not None:
            os.kill(note.pid, signal.SIGKILL)
