"""The player's games at hosts, as the app has them: sitting down, coming back, the end, and the host beside the app."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from textual.app import App

from coatl_core.files.quota import check
from coatl_core.language.systemtext import system_text

if TYPE_CHECKING:  # imported when they are needed: the menu must not wait for any of it
    from coatl_core.game.rules import Setup
    from coatl_core.hosting.client import Guest
    from coatl_core.hosting.invitation import Invitation
    from coatl_core.hosting.own_seats import OwnSeat
    from coatl_core.hosting.protocol import New
    from coatl_core.hosting.running import RunningHost
    from coatl_core.play.table_game import TableGame
    from coatl_tui.host import Host
    from coatl_tui.host_beside import HostBeside
    from coatl_tui.host_line import HostLine

_ROOM = 100_000
"""The bytes that must be free in a visitor's home before they sit down: more than all their seats take."""
_LONG, _SHORT = 60.0, 15.0
"""The seconds for which it is shown why a game cannot go on, and under which name it does."""


class GamesElsewhere:
    """The ``Elsewhere`` of the app, which is given twice: as Textual knows it and as our screens do. ``beside`` is the
    host that this app has started or found."""

    def __init__(self, app: App[None], host: Host) -> None:
        self._app = app
        self._host = host
        self._line: HostLine | None = None
        self.beside: HostBeside | None = None

    async def make(self, new: New) -> None:
        from coatl_core.hosting.client import Guest
        from coatl_core.hosting.own_seats import encryption
        from coatl_tui.host_beside import way_to

        terms, shown = self._host.terms, tuple[str, ...]()
        if terms is not None:
            at = terms.invitation("")
        else:
            running = await self.open_host()
            at, shown = way_to(running), running.addresses
        guest = Guest(at.url, new, self._host.registry, ssl=encryption(at), pin=at.pin, known_as=self.known_as)
        self._app.call_later(self.sit_down, guest, at.host, at.port, at.pin, shown)

    def deal(self, setup: Setup) -> None:
        from coatl_core.hosting.protocol import new_of

        names = self._host.settings.names
        persons = [seat for seat in range(len(setup.players)) if not setup.is_computer(seat)]
        here = next((seat for seat in persons if setup.players[seat] in names[:1]), persons[0])
        work: Callable[[], Awaitable[None]] = partial(self.make, new_of(setup, here, ("hints",)))
        self._app.run_worker(work)

    @property
    def known_as(self) -> str:
        return self._host.terms.address if self._host.terms is not None else ""

    def sit_down(self, guest: Guest, host: str, port: int, pin: str, shown: Sequence[str] = ()) -> None:
        """Sits down at the game of the host at this address: ``guest`` has not sat yet. Opens the screen that waits for
        the beginning, and then the table. ``shown`` are the addresses by which others reach the host."""
        if self.has_room:
            self._sit(guest, host, port, pin, tuple(shown))
        else:
            self._warn(self._host.l10n("served-full"))

    @property
    def has_room(self) -> bool:
        try:
            check(self._host.home.seats, _ROOM)
        except OSError:
            return False
        return True

    def come_back(self, seat: OwnSeat) -> None:
        guest = seat.guest(self._host.registry, self.known_as)
        self._sit(guest, seat.host, seat.port, seat.pin, seat.shown)

    async def join(self, guest: Guest, asked: Invitation) -> None:
        line = self._line_of(guest, asked.host, asked.port, asked.pin, ())
        try:
            await guest.sit()
        except BaseException:
            line.leave()
            raise
        self._app.call_later(self._wait, line)

    def _sit(self, guest: Guest, host: str, port: int, pin: str, shown: tuple[str, ...]) -> None:
        self._wait(self._line_of(guest, host, port, pin, shown))

    def _wait(self, line: HostLine) -> None:
        """Opens the screen that waits for the beginning."""
        from coatl_tui.screens.lobby import LobbyScreen

        self.stand_up()
        self._host.to_menu()
        self._line = line
        self._app.push_screen(LobbyScreen(line))

    def _line_of(self, guest: Guest, host: str, port: int, pin: str, shown: tuple[str, ...]) -> HostLine:
        from coatl_tui.host_line import HostLine

        guest.l10n = self._host.l10n
        guest.thinks_apart = self._host.thinks_apart
        guest.refused = self._show_refused
        if shown:  # the host beside the app: if it was killed, the app starts it again
            guest.revive = self._revive
        home, store, terms, sits = self._host.home, self._host.store, self._host.terms, self._host.sits_at
        return HostLine(guest, host, port, pin, shown, terms, home, store, sits, self._show_saved, self._show_failed)

    async def _revive(self) -> str:
        from coatl_tui.host_beside import revived

        return await revived(self.open_host)

    def open_table(self, game: TableGame) -> None:
        """Opens the table of the game that was waited for."""
        self._host.games.play(game)
        name = self._line.name_here if self._line is not None else ""
        if name:
            self._app.notify(self._host.l10n("message-sits-as", name=name), timeout=_SHORT, markup=False)
        self._open_saved()

    def _show_refused(self, error: Exception) -> None:
        """The host wants no more of the line of the game at the table."""
        from coatl_tui.screens.line_text import line_text

        if self._line is not None:
            self._warn(line_text(error, self._line.invitation, self._host.l10n, self._line.looks_on))

    def _show_failed(self, error: OSError) -> None:
        """The seat or the save could not be written."""
        self._warn(self._host.l10n("lobby-unkept", reason=system_text(error, self._host.l10n)))

    def _warn(self, text: str) -> None:
        self._app.notify(text, severity="warning", timeout=_LONG, markup=False)

    def _show_saved(self) -> None:
        """The game of a host is over, and everybody has its save: with it come the record, the replay and the
        analysis."""
        self._app.call_later(self._open_saved)

    def _open_saved(self) -> None:
        """Opens the save, if it has come and the table shows the end. The table and the save may come in any order."""
        from coatl_core.play.table_game import KeptGame
        from coatl_core.saves.format import SaveError

        game, line = self._host.games.game, self._line
        if line is None or line.file is None or game is None or game.view().phase != "over":
            return
        has_played = line.guest.place is not None
        self.stand_up()
        with suppress(SaveError):  # the player has read the end, and the list of saves tells what is wrong with it
            self._host.games.resume(line.file)
            kept = self._host.games.game
            record = kept.record() if has_played and isinstance(kept, KeptGame) else None
            fault = self._host.results.add_record(record) if record is not None else ""
            _, uncounted = self._host.results.ended_campaign(kept) if isinstance(kept, KeptGame) else ((), "")
            for text in filter(None, (fault, uncounted)):
                self._warn(text)

    def stand_up(self) -> bool:
        if self._line is None:
            return False
        self._line.leave()
        self._line = None
        self._host.sits_at("")
        return True

    async def open_host(self) -> RunningHost:
        """Returns the host that keeps the player's games by invitation, and starts it beside the app if it does not
        run. Raises HostFailed."""
        from coatl_tui.host_beside import still_beside

        self.beside = await still_beside(self.beside, self._host.home, self._host.l10n, self._host.safe_mode)
        return self.beside.running

    async def own_seats(self) -> tuple[OwnSeat, ...]:
        from coatl_core.hosting.own_seats import read_seats

        return await self._reached(read_seats(self._host.home.seats))

    async def all_seats(self) -> tuple[OwnSeat, ...]:
        from coatl_core.hosting.claims import all_seats

        return await self._reached(all_seats(self._host.home.seats, self._host.home.past_seats))

    async def _reached(self, seats: tuple[OwnSeat, ...]) -> tuple[OwnSeat, ...]:
        """Returns the seats as their hosts are reached now."""
        from coatl_tui.host_beside import HostFailed, moved

        terms = self._host.terms
        if terms is not None:  # whatever the file says, a visitor's app speaks with no other host
            return tuple(seat.at(terms.invitation("")) for seat in seats)
        try:
            return await moved(seats, self.open_host)
        except HostFailed:  # what is wrong is told where a game is made; here the host just does not answer
            return seats

    async def end(self, seat: OwnSeat) -> None:
        from coatl_core.hosting.own_seats import PATIENCE
        from coatl_tui.host_line import HostLine

        guest, written = seat.guest(self._host.registry, self.known_as), asyncio.Event()
        guest.l10n = self._host.l10n

        def failed(error: OSError) -> None:
            self._show_failed(error)
            written.set()

        at, (home, store, terms) = seat.invitation, (self._host.home, self._host.store, self._host.terms)
        told = (lambda _: None), written.set, failed
        line = HostLine(guest, at.host, at.port, at.pin, seat.shown, terms, home, store, *told)
        try:
            async with asyncio.timeout(PATIENCE):
                await guest.sit()
                await guest.end()
                if guest.game is not None:  # the save follows; a game that has not begun leaves none
                    await written.wait()
        finally:
            line.leave()

    async def ask_about_host(self) -> None:
        """Asks whether the host goes on. The app's own one is ended without a question if all its games are over."""
        from coatl_core.hosting.running import unfinished
        from coatl_tui.screens.host_question import HostQuestion

        assert self.beside is not None
        games = await unfinished(self.beside.running)
        if games is None:  # it has ended by itself
            self._host.leave()
        elif games == 0 and self.beside.process is not None:
            self._host.leave(end_host=True)
        elif not isinstance(self._app.screen, HostQuestion):
            self._app.push_screen(HostQuestion())

    def end_host(self) -> None:
        """Tells the host beside the app to end, if one is known. Nothing is lost."""
        if self.beside is not None:
            self.beside.end()
