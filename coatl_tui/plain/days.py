"""The player's deals of the day in lines: how they stand, which game counts, and par, made beside the lines."""

from __future__ import annotations

from attrs import define, field

from coatl_core.files import clock
from coatl_core.files.home import Home
from coatl_core.language.l10n import L10n
from coatl_core.play.daily import EndedDay, game_of
from coatl_core.play.daytext import row_sentences, standing_sentences
from coatl_core.play.local_game import LocalGame
from coatl_core.play.played_days import PlayedDays
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.days import Days, load_days
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import days_aside_text, records_error_text
from coatl_core.saves.store import Store
from coatl_tui.plain.lines import Lines

TOLD = 7
"""So many days are told, today as the last."""


@define
class DaysInLines:
    """The days of the player whose files are in ``home``."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    _played: PlayedDays = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._played = PlayedDays(self.home.days, self.home.packs, lambda: None)

    def load(self) -> Days | None:
        """Returns all days; None, after it was told why, if they cannot be read."""
        try:
            days = load_days(self.home.days)
        except (OSError, NewerRecords) as error:
            self.lines.trouble(records_error_text(error, self.l10n))
            return None
        if aside := days_aside_text(days, self.l10n):
            self.lines.trouble(aside)
        return days

    def tell(self) -> None:
        """Tells how the days stand, and the last ones, the newest first."""
        days, now = self.load(), clock.today()
        if days is None:
            return
        self._played.go_on(days, self.registry, self.l10n)
        self.lines.say_all(standing_sentences(days, now, self.l10n))
        try:
            self.lines.say_all(row_sentences(days, now, TOLD, self.registry, self.l10n))
        except UnknownContent:
            self.lines.wrong(self.l10n("menu-no-daily"))

    def waits(self, store: Store) -> bool:
        """Whether today's deal is begun and not over, so that its game can be gone on with."""
        try:
            days = load_days(self.home.days)
        except (OSError, NewerRecords):  # that is told where the days are asked for
            return False
        if aside := days_aside_text(days, self.l10n):
            self.lines.trouble(aside)
        found = days.of(clock.today())
        return found is not None and found.result is None and game_of(clock.today(), days, store) is not None

    def begins(self, game: LocalGame) -> None:
        """Has a deal of the day count for its date, and makes its par beside the lines."""
        fault = self._played.begins(game, self.registry, self.l10n)
        if fault:
            self.lines.trouble(fault)

    def ends(self, game: LocalGame) -> EndedDay | None:
        """Counts the day of a game that is over, if it is a deal of the day, and returns what is to be said of it."""
        ended, fault = self._played.ends(game, self.registry, self.l10n)
        if fault:
            self.lines.trouble(fault)
        return ended

    def leave(self) -> None:
        """Makes no par any longer."""
        self._played.leave()
