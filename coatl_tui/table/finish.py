"""The end of a game: its result is recorded, and the score sheet is shown."""

from __future__ import annotations

from collections.abc import Callable

from coatl_core.play.table_game import KeptGame, TableGame
from coatl_tui.bindings import command, key_name
from coatl_tui.table.looking import Looking
from coatl_tui.table.telling import Telling
from coatl_tui.table.window import Window


class Finish:
    """``open_score`` opens the score sheet, with why the result could not be recorded (empty if it was). ``says_how``
    says whether the table tells how to open it again."""

    def __init__(
        self,
        window: Window,
        looking: Looking,
        game: TableGame,
        telling: Telling,
        open_score: Callable[[str], None],
        says_how: bool = True,
    ) -> None:
        self._window = window
        self._looking = looking
        self._game = game
        self._telling = telling
        self._open_score = open_score
        self._says_how = says_how
        self._due = False
        self._fault = ""

    def end(self) -> None:
        """The game is over now. While another screen is shown, the score sheet waits."""
        record = self._game.record() if isinstance(self._game, KeptGame) else None
        host = self._window.host
        self._fault = host.results.add_record(record) if record is not None else ""
        _, fault = host.results.ended_day(self._game)
        _, uncounted = host.results.ended_campaign(self._game)
        self._fault = self._fault or fault or uncounted
        self._due = True
        if self._window.is_active:
            self.show_score()

    def show_score(self) -> None:
        """Opens the score sheet."""
        self._open_score(self._fault)
        self._due, self._fault = False, ""

    def come_back(self) -> None:
        """Opens the score sheet if the game has come to its end while another screen was shown. Whoever comes back from
        it reads how to open it again."""
        if self._due:
            self.show_score()
        elif self._looking.over and self._says_how:
            host = self._window.host
            key = key_name(command("activate"), host.l10n, host.keymap)
            self._telling.say(host.l10n("message-over", key=key))
