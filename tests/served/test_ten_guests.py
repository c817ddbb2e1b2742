"""Ten guests play five games at once, by the keys of their app in a terminal of ssh. In one of the games processes of
theirs are killed again and again: everybody comes back with their key, and all games come to the end that the host has
kept."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import asyncssh
import pytest
from attrs import define, field

from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.room import Room
from coatl_core.saves.format import Save
from coatl_core.saves.store import Store
from coatl_tui.served import callers, visitors
from coatl_tui.settings import Settings, save_settings
from tests.served.guests import Door, Guest, key, ssh_door

pytestmark = pytest.mark.exhaustive

QUICKLY = (
    "import coatl_core.play.computers as computers; from coatl_core.game.rules import ComputerSeat; "
    "computers.ADVISER = ComputerSeat('easy'); from coatl_tui.cli.visitor_process import serve; serve()"
)
"""The processes of visitors, in which hints are thought of quickly."""
HINT, TABLE, MENU, LIST = "Hints", "Supply board", "Lesson", "Games with others"
STUCK = 240.0
F2, DOWN, ENTER = "\x1bOQ", "\x1b[B", "\r"


@define
class Player:
    """A guest of this name, who presses ``i`` for a hint and Enter to play it, whenever it is their turn. ``killed`` is
    how often the process of their app was killed."""

    door: Door
    name: str
    seat: int
    key: asyncssh.SSHKey = field(factory=key)
    guest: Guest | None = None
    pid: int = 0
    killed: int = 0
    _stack: AsyncExitStack = field(factory=AsyncExitStack)

    @property
    def home(self) -> Path:
        return self.door.home(self.key)

    async def come(self, code: str = "") -> Guest:
        """Comes by ssh, with the code of a game or without one."""
        async with COMING:  # so it is known whose process is the new one
            before = {*self.door.visitors.running}
            guest = await self._stack.enter_async_context(self.door.guest(self.key, command=code or None))
            await guest.until(lambda: {*self.door.visitors.running} - before)
            (self.pid,) = {*self.door.visitors.running} - before
        self.guest = guest
        return guest

    async def leave(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()

    async def make(self) -> str:
        """Makes a game for one other person, and returns its code."""
        folder = self.home / "config"
        save_settings(folder / "settings.json", Settings(names=(self.name,), seats=("", "?")))
        guest = await self.come()
        await guest.until(lambda: MENU in guest.screen)
        guest.press("n")
        await guest.until(lambda: "one more seat" in guest.screen)
        known = {*self.door.host.server.rooms.rooms}
        guest.press(F2)
        await guest.until(lambda: {*self.door.host.server.rooms.rooms} - known)
        (code,) = {*self.door.host.server.rooms.rooms} - known
        return code

    async def join(self, code: str) -> None:
        """Joins the game of this code."""
        guest = await self.come(shown_code(code))
        await guest.until(lambda: "Join a game" in guest.screen)
        guest.press(self.name, ENTER)
        await guest.until(lambda: TABLE in guest.screen)

    async def kill(self, room: Room) -> None:
        """The process of the app is killed; the player comes back with their key, and goes on."""
        assert self.guest is not None
        os.kill(self.pid, signal.SIGKILL)
        self.killed += 1
        assert await self.guest.ended() == 1
        await self.leave()
        guest = await self.come()
        await guest.until(lambda: MENU in guest.screen)
        guest.press("c")
        await guest.until(lambda: TABLE in guest.screen or self._is_listed(guest) or is_over(room))
        if self._is_listed(guest):  # the game does not wait for them
            guest.press(ENTER)
            await guest.until(lambda: TABLE in guest.screen or is_over(room))

    def _is_listed(self, guest: Guest) -> bool:
        return LIST in guest.screen and MENU not in guest.screen

    async def has_the_save(self) -> None:
        """Whoever was not there when the game ended comes back to it once more."""
        await _soon((self.home / "records.json").exists, 5)
        if not (self.home / "records.json").exists():
            await self.leave()
            guest = await self.come()
            await guest.until(lambda: MENU in guest.screen)
            guest.press("g")
            await guest.until(lambda: self._is_listed(guest))
            guest.press(ENTER)
            await guest.until((self.home / "records.json").exists)

    async def play(self, room: Room, kills_every: int = 0) -> None:
        """Plays to the end; with ``kills_every`` the process is killed whenever so many turns have begun."""
        end, due = time.monotonic() + STUCK, kills_every
        while not is_over(room):
            assert time.monotonic() < end, self.guest.screen if self.guest is not None else self.name
            table = room.table
            assert table is not None
            if kills_every and table.session.state.turn >= due:
                due = table.session.state.turn + kills_every
                await self.kill(room)
            if table.session.acting == self.seat:
                await self._act(room)
            await asyncio.sleep(0.01)

    async def _act(self, room: Room) -> None:
        """Asks for a hint and plays it."""
        guest, before = self.guest, rev(room)
        assert guest is not None
        if HINT not in guest.screen:
            guest.press("i")
            await _soon(lambda: HINT in guest.screen or is_over(room), 5)
        if HINT in guest.screen:
            guest.press(ENTER)
            await _soon(lambda: HINT not in guest.screen and (rev(room) != before or is_over(room)), 5)

    def save(self) -> Save:
        """The finished game among the player's files."""
        (save,) = [entry.save for entry in Store(self.home / "saves").entries()]
        assert save is not None
        return save


COMING = asyncio.Lock()


def rev(room: Room) -> int:
    """How many changes the game has had."""
    assert room.table is not None
    return room.table.rev


def is_over(room: Room) -> bool:
    return room.table is not None and room.table.session.over


async def _soon(there: Callable[[], object], seconds: float) -> None:
    """Waits until it is so, but no longer than so many seconds: what was pressed may have come too early."""
    end = time.monotonic() + seconds
    while not there() and time.monotonic() < end:
        await asyncio.sleep(0.01)


async def test_ten_guests_play_five_games_at_once_and_all_end_as_the_host_has_kept_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = 5
    monkeypatch.setattr(visitors, "COMMAND", (*visitors.COMMAND[:-1], QUICKLY))
    monkeypatch.setattr(callers, "BURST", 1000)
    async with ssh_door(tmp_path) as door:
        pairs = [(Player(door, f"Ann {n}", 0), Player(door, f"Bob {n}", 1)) for n in range(games)]
        rooms = list[Room]()
        for ann, bob in pairs:
            code = await ann.make()
            await bob.join(code)
            rooms.append(door.host.server.rooms.rooms[code])
        assert len(door.visitors.running) == 2 * games
        plays = [player.play(room) for pair, room in zip(pairs[1:], rooms[1:], strict=True) for player in pair]
        (ann, bob), room = pairs[0], rooms[0]
        await asyncio.gather(*plays, ann.play(room), bob.play(room, kills_every=3))
        assert bob.killed >= 3
        for pair, room in zip(pairs, rooms, strict=True):
            kept = room.table
            assert kept is not None
            for player in pair:
                await player.has_the_save()
                save = player.save()
                assert save.finished
                assert save.state == kept.session.state.digest()
                assert save.actions == tuple(act.what for act in door.host.store.acts(room.game.id))
                assert save.setup.players == (pair[0].name, pair[1].name)
                await player.leave()
