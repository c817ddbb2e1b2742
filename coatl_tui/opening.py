"""What the app opens first, above the menu: what the command line, or an invitation, has asked for."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, Union

from textual.app import App

from coatl_tui.screens.base import CoatlScreen

if TYPE_CHECKING:  # imported when they are needed: the menu must not wait for any of it
    from coatl_core.game.rules import Setup
    from coatl_core.hosting.invitation import Invitation
    from coatl_core.hosting.own_seats import OwnSeat
    from coatl_core.hosting.protocol import New
    from coatl_core.play.puzzle_game import Named
    from coatl_tui.host import Host

Wanted: TypeAlias = Union["Setup", Path, "New", "Named", date]
"""A game or a puzzle that begins, the file of a game that goes on, or the date of a deal."""


class Opening:
    """Given the app twice: as Textual knows it and as our screens do."""

    def __init__(self, app: App[None], host: Host) -> None:
        self._app = app
        self._host = host

    def open(self, wanted: Wanted) -> None:
        """Begins a game, here or at the host beside the app, or a puzzle, or goes on with the game in a file or of a
        date. What keeps it from that is told on the menu."""
        from coatl_core.game.rules import Setup
        from coatl_core.play.puzzle_game import Named
        from coatl_core.plugins.registry import UnknownContent
        from coatl_core.saves.format import SaveError
        from coatl_core.saves.savetext import save_error_text

        host, games = self._host, self._host.games
        try:
            if isinstance(wanted, Path):
                games.resume(wanted)
            elif isinstance(wanted, Setup):
                games.begin(wanted, host.settings.reasons)
            elif isinstance(wanted, date):
                games.play_day(wanted)
            elif isinstance(wanted, Named):
                self._open_puzzle(wanted)
            else:
                self._app.run_worker(self._invite(wanted))
        except UnknownContent:  # of the deal of a day
            self._app.notify(host.l10n("menu-no-daily"), severity="warning")
        except SaveError as error:
            file = str(wanted if isinstance(wanted, Path) else host.home.saves)
            self._tell(save_error_text(error, file, None, host.l10n))

    def _open_puzzle(self, named: Named) -> None:
        """Opens a puzzle; if it cannot be played, the list of all, which says why when it is asked for once more."""
        from coatl_core.files.problems import FileError
        from coatl_core.plugins.registry import UnknownContent
        from coatl_tui.screens.puzzles import PuzzlesScreen

        try:
            self._host.games.begin_puzzle(named)
        except (FileError, UnknownContent):
            self._app.push_screen(PuzzlesScreen(named.key))

    async def _invite(self, new: New) -> None:
        from coatl_tui.host_beside import HostFailed

        try:
            await self._host.elsewhere.make(new)
        except HostFailed as error:
            self._tell(error.text)

    def _tell(self, text: str) -> None:
        if isinstance(self._app.screen, CoatlScreen):
            self._app.screen.show_message(text, "warn")

    def answer(self, invitation: Invitation) -> None:
        """Opens the screen where a game is joined. A visitor who sits there already comes back: they have opened the
        same link once more."""
        from coatl_core.hosting.own_seats import read_seats
        from coatl_tui.screens.join import JoinScreen

        seats: tuple[OwnSeat, ...] = ()
        if self._host.terms is not None:
            with suppress(OSError):
                seats = read_seats(self._host.home.seats)
        own = next((seat for seat in seats if seat.game == invitation.code), None)
        if own is not None:
            self._app.call_later(self._host.elsewhere.come_back, own)
        else:
            self._app.push_screen(JoinScreen(invitation))
