"""The player's games at hosts, in lines: making one, sitting down, coming back, and the host beside the program."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

from attrs import define, field

from coatl_core.files.home import Home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.client import Guest, HostSaysNo
from coatl_core.hosting.codes import read_code
from coatl_core.hosting.invitation import Invitation
from coatl_core.hosting.own_seats import OwnSeat, encryption, look_in, read_seats
from coatl_core.hosting.protocol import Join, New
from coatl_core.hosting.running import RunningHost, unfinished
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.play.campaigns import PlayedCampaigns
from coatl_core.play.seen_game import SeenGame
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError, replay
from coatl_core.saves.records import load_records, record_of
from coatl_core.saves.savetext import write_down
from coatl_core.saves.store import Store, read
from coatl_tui.host_beside import HostBeside, HostFailed, moved, revived, still_beside, way_to
from coatl_tui.host_line import HostLine
from coatl_tui.plain.ear import Ear
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.lobby import Lobby
from coatl_tui.plain.loop import run
from coatl_tui.plain.remote import HostTable
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import Left
from coatl_tui.screens.line_text import line_text

SAVE_SECONDS = 2.0
"""So long the save of a game that is over is waited for."""

Next: TypeAlias = Left | Path | None
"""Where the player goes from a game of a host; a file is the saved game that it has become with its end. None if the
game could not be had, which was told."""


@define
class HostGames:
    """The ways to games at hosts. ``hints`` says that the player likes to have hints, ``beside`` is the host that was
    started or found for games by invitation."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    telling: Telling
    safe_mode: bool = False
    hints: bool = True
    beside: HostBeside | None = field(default=None, init=False)

    async def join(self, asked: Invitation, name: str) -> Next:
        """Takes a seat in a game of a host, or comes back to one's own, and plays until the player leaves. The seat
        stays theirs then."""
        own = self._own(asked)
        if own is not None:
            return await self.come_back(own)
        guest = Guest(asked.url, Join(asked.code, name), self.registry, ssl=encryption(asked), pin=asked.pin)
        return await self._sit(guest, asked, ())

    async def invite(self, new: New) -> Next:
        """Makes a game at the host beside the program, which is started if it does not run, and plays it."""
        try:
            running = await self._open_host()
        except HostFailed as error:
            self.lines.trouble(error.text)
            return None
        at = way_to(running)
        guest = Guest(at.url, new, self.registry, ssl=encryption(at), pin=at.pin)
        return await self._sit(guest, at, running.addresses)

    async def come_back(self, seat: OwnSeat) -> Next:
        """Comes back to one's own seat."""
        (seat,) = await self._moved((seat,))
        return await self._sit(seat.guest(self.registry), seat.invitation, seat.shown)

    async def seats(self) -> list[tuple[OwnSeat, str]]:
        """Returns the seats that the player has in games of hosts, each with how its game stands. Raises OSError."""
        seats = await self._moved(read_seats(self.home.seats))
        looks = (look_in(seat, self.registry, l10n=self.l10n) for seat in seats)
        found = await asyncio.gather(*looks, return_exceptions=True)
        return [(seat, self._stands(seat, game)) for seat, game in zip(seats, found, strict=True)]

    def leave(self, agrees: Callable[[str], bool]) -> None:
        """Asks whether the host beside the program goes on, if games at it are not over; ends it without a question if
        all are, and this program has started it. ``agrees`` asks a question by its message."""
        beside = self.beside
        games = run(unfinished(beside.running)) if beside is not None else None
        if beside is None or games is None or (games == 0 and beside.process is None):
            return
        if games and agrees("plain-host-question"):
            self.lines.say(self.l10n("plain-host-runs"))
        else:
            beside.end()

    def _own(self, asked: Invitation) -> OwnSeat | None:
        """The player's own seat in the game of this invitation."""
        code = read_code(asked.code) or asked.code
        for seat in read_seats(self.home.seats):
            is_there = (seat.host, seat.port) == (asked.host, asked.port)
            if seat.game == code and (is_there or (seat.is_beside and asked.place in seat.shown)):
                return seat
        return None

    def _stands(self, seat: OwnSeat, game: SeenGame | BaseException | None) -> str:
        """Who plays in a game, and whose turn it is."""
        l10n, names = self.l10n, self.l10n("list-comma").join(map(plain, seat.players))
        match game:
            case SeenGame():
                view = game.view()
                turn, name = max(1, view.turn), view.players[view.acting].name
                own = game.waits_for().seat == view.seat
                state = l10n("own-seats-yours" if own else "own-seats-others", name=name, turn=turn)
                state = l10n("saves-finished") if view.phase == "over" else state
            case None:
                state = l10n("own-seats-lobby")
            case HostSaysNo(why="token" | "no-game"):
                state = l10n("own-seats-refused")
            case HostSaysNo(why="between"):
                state = l10n("own-seats-between")
            case _:
                state = l10n("own-seats-unknown")
        return l10n("list-semicolon").join(filter(None, (names, state)))

    # The host beside the program

    async def _open_host(self) -> RunningHost:
        """Raises HostFailed."""

        def opens() -> None:
            self.lines.say(self.l10n("form-host-opens"))

        self.beside = await still_beside(self.beside, self.home, self.l10n, self.safe_mode, opens)
        return self.beside.running

    async def _moved(self, seats: Sequence[OwnSeat]) -> Sequence[OwnSeat]:
        """The seats as ``moved`` has them. That no host could be started is told."""
        try:
            return await moved(seats, self._open_host)
        except HostFailed as error:
            self.lines.trouble(error.text)
            return seats

    # At a game

    async def _sit(self, guest: Guest, at: Invitation, shown: tuple[str, ...]) -> Next:
        lines, l10n = self.lines, self.l10n
        ear = Ear(lines)
        guest.l10n, guest.refused = l10n, ear.telling(lambda error: lines.trouble(line_text(error, at, l10n)))
        if shown:
            guest.revive = partial(revived, self._open_host)
        saved = asyncio.Event()

        def tell_saved() -> None:
            lines.say(l10n("plain-saved", file=line.file.name if line.file is not None else ""))
            saved.set()

        line: HostLine = HostLine(
            guest,
            *(at.host, at.port, at.pin, shown, None, self.home, Store(self.home.saves)),
            sits=lambda code: None,
            saved=ear.telling(tell_saved),
            failed=ear.telling(lambda error: lines.trouble(l10n("lobby-unkept", reason=system_text(error, l10n)))),
        )
        waiting = asyncio.get_running_loop().create_task(_begun(line))
        try:
            left = await Lobby(line, ear, l10n, self.registry).wait(waiting)
            if left is not None:
                return left
            failed = waiting.exception()
            if failed is None:
                return await self._play(waiting.result(), line, ear, saved)
            if not isinstance(failed, Exception):
                raise failed
            lines.trouble(line_text(failed, line.invitation, l10n))
            return None
        finally:
            line.told = lambda: None
            waiting.cancel()
            await guest.close()
            if guest.game is not None:
                guest.game.close()

    async def _play(self, game: SeenGame, line: HostLine, ear: Ear, saved: asyncio.Event) -> Next:
        """Plays at the table until the player leaves, or the game is over and its save there."""
        if line.name_here:
            self.lines.say(self.l10n("message-sits-as", name=line.name_here))
        table = HostTable(
            game=game,
            ear=ear,
            lines=self.lines,
            l10n=self.l10n,
            registry=self.registry,
            telling=self.telling,
            hints=self.hints,
            saved=saved,
        )
        left = await table.run()
        self.telling = table.telling
        if table.over:
            with suppress(TimeoutError):
                await asyncio.wait_for(saved.wait(), SAVE_SECONDS)
        if line.file is None or not table.over:
            return left
        self._record(line.file)
        return line.file if table.is_kept else left

    def _record(self, file: Path) -> None:
        """Writes the result of a game that is over down as that of any other."""
        try:
            session = replay(read(file), self.registry).session
        except SaveError:  # whoever opens it is told
            return
        finished = datetime.now().astimezone().isoformat(timespec="seconds")
        _, uncounted = PlayedCampaigns(self.home.campaigns).ends(session, self.l10n)
        if uncounted:
            self.lines.trouble(uncounted)
        record = record_of(session, file.stem, finished)
        fault = "" if record is None else write_down(record, lambda: load_records(self.home.records), self.l10n)
        if fault:
            self.lines.trouble(fault)


async def _begun(line: HostLine) -> SeenGame:
    """Returns the game as soon as all seats are taken."""
    await line.guest.sit()
    return await line.guest.begun()
