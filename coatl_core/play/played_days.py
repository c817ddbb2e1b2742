"""The deals of the day as any face of the game plays them: which game counts, and par, made beside the screen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from attrs import define, field

from coatl_core.language.l10n import L10n
from coatl_core.play.daily import NUMBER, EndedDay, begun, date_of, deal_of, ended
from coatl_core.play.local_game import LocalGame
from coatl_core.play.par import ParMaker
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.days import Days, load_days
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import days_aside_text, uncounted_text


@define
class PlayedDays:
    """The days in the file ``path``. ``packs`` is the folder of the player's card packs; ``changed`` is called in a
    thread when there is more of a par. Without ``makes_par`` none is made."""

    path: Path
    packs: Path
    changed: Callable[[], object]
    makes_par: bool = True
    _par: ParMaker = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._par = ParMaker(self.path, self.packs, self.changed)

    def begins(self, game: LocalGame, registry: Registry, l10n: L10n) -> str:
        """Has a deal of the day count for its date when it is begun or gone on with, and makes its par. Returns why it
        cannot be counted, an empty text if it can: it is played all the same."""
        day = date_of(game.session.setup, registry, l10n)
        if day is None:
            return ""
        if self.makes_par:
            self._par.make(day, game.session.setup)
        try:
            days = load_days(self.path)
            begun(game, days, registry, l10n)
        except (OSError, NewerRecords) as error:
            return uncounted_text(error, l10n)
        return days_aside_text(days, l10n)

    def go_on(self, days: Days, registry: Registry, l10n: L10n) -> None:
        """Goes on with the par of the last day that lacks it: whoever left before it was made has it later."""
        day = days.without_par(NUMBER)
        if day is not None and self.makes_par:
            with suppress(UnknownContent):
                self._par.make(day, deal_of(day, "", registry, l10n))

    def ends(self, game: LocalGame, registry: Registry, l10n: L10n) -> tuple[EndedDay | None, str]:
        """Counts the day of a game that is over, if it is a deal of the day. Returns what is to be said of it, and why
        it could not be counted."""
        if date_of(game.session.setup, registry, l10n) is None:
            return None, ""
        try:
            days = load_days(self.path)
            return ended(game, days, registry, l10n), days_aside_text(days, l10n)
        except (OSError, NewerRecords) as error:
            return None, uncounted_text(error, l10n)

    def leave(self) -> None:
        """Ends what is made beside the screen; what has been made is kept."""
        self._par.stop()
