"""Games of this machine in lines, one after the other: a new one, a saved one, and those that follow from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import define

from coatl_core.files.home import Home
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import Setup
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_core.plugins.registry import Registry
from coatl_core.saves.store import Store, read
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import Left, own_word

if TYPE_CHECKING:  # the first line does not wait for what plays a game
    from coatl_core.play.campaigns import PlayedCampaigns
    from coatl_core.play.local_game import LocalGame
    from coatl_core.play.new_player import NewPlayer
    from coatl_core.play.replay_game import ReplayGame
    from coatl_tui.plain.days import DaysInLines


@define
class Playing:
    """Plays games. ``days`` gives the player's deals of the day. ``tells`` says that computer players tell their
    reasons at once, ``hints`` that the player likes to have hints; ``failed`` that a game could not be begun."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    telling: Telling
    days: Callable[[], DaysInLines]
    tells: bool
    hints: bool
    failed: bool = False

    @property
    def _store(self) -> Store:
        return Store(self.home.saves)

    @property
    def _campaigns(self) -> PlayedCampaigns:
        from coatl_core.play.campaigns import PlayedCampaigns

        return PlayedCampaigns(self.home.campaigns)

    def play(self, what: Setup | Path, asked: bool = False, knows_end: bool = False) -> Left:
        """Plays a game, and others of the same players, until they want something else. Raises SaveError if the file
        that was ``asked`` for cannot be used. ``knows_end`` says that the player knows how the game has ended, and that
        it is written down."""
        left: Left = "again"
        while left == "again":
            if isinstance(what, Setup):
                self._introduce(what)
            from coatl_core.saves.format import SaveError
            from coatl_core.saves.savetext import save_error_text

            try:
                game = self._begin(what)
            except SaveError as error:
                if asked and isinstance(what, Path):
                    raise
                name = what.name if isinstance(what, Path) else str(self.home.saves)
                self.lines.names.add(plain(name))
                self.lines.trouble(save_error_text(error, name, None, self.l10n))
                self.failed = True
                return "menu"
            if isinstance(what, Path) and not knows_end:
                self._introduce(game.session.setup)
            left, knows_end = self._play_on(game, knows_end), False
            what = self._campaigns.next_game(game.session.setup, self._store)
        return left

    def go_on(self, before: ReplayGame, player: NewPlayer) -> Left:
        """Plays on from the position of a game that was looked at."""
        from coatl_core.play.local_game import play_on
        from coatl_core.saves.format import SaveError
        from coatl_core.saves.savetext import save_error_text

        try:
            game = play_on(before, player, self.registry, self._store, _ignore)
        except SaveError as error:
            self.lines.trouble(save_error_text(error, str(self.home.saves), before.session.catalog, self.l10n))
            return "menu"
        game.close()
        return self.play(game.lock.path)

    def _introduce(self, setup: Setup) -> None:
        self.lines.names.update(setup.players)
        self.lines.say(self.l10n("plain-begins", names=self.l10n("list-comma").join(setup.players)))

    def _begin(self, what: Setup | Path) -> LocalGame:
        from coatl_core.play import local_game

        if isinstance(what, Path):
            apart = self._has_strangers(read(what).setup)
            return local_game.resume(what, self.registry, self._store, _ignore, apart=apart)
        apart = self._has_strangers(what)
        return local_game.begin(what, self.registry, self._store, _ignore, apart=apart, tells=self.tells)

    def _has_strangers(self, setup: Setup) -> bool:
        """Whether a computer player of a plugin plays: it thinks in a process of its own, because it may never end."""
        providers = (self.registry.providers.get(("player", seat.id)) for seat in setup.seats if seat is not None)
        return any(provider is not None and not provider.ours for provider in providers)

    def _play_on(self, game: LocalGame, knows_end: bool) -> Left:
        """Plays a game that has been begun, and gives its file free."""
        from coatl_core.saves.savetext import goes_on_text
        from coatl_tui.plain.loop import run
        from coatl_tui.plain.play import Play

        days = self.days()
        if game.reopened is not None and game.reopened.edited:
            self.lines.say(goes_on_text(game.reopened, self.l10n))
        days.begins(game)
        if fault := self._campaigns.begins(game.session, self.l10n):
            self.lines.trouble(fault)
        play = Play(
            game=game,
            lines=self.lines,
            l10n=self.l10n,
            registry=self.registry,
            telling=self.telling,
            hints=self.hints,
            ended=self._record,
            day=days.ends,
            campaign=self._end_campaign,
            knows_end=knows_end,
        )
        self.l10n.fields = game.session.setup.fields
        try:
            left = run(play.run())
        finally:
            game.close()
            self.l10n.fields = ()
        self.telling = play.telling
        failure = game.save_failure()
        if failure is not None:
            self.lines.trouble(self.l10n("plain-unsaved", reason=system_text(failure.reason, self.l10n)))
        elif left != "again":
            self.lines.say(self.l10n("plain-saved", file=game.lock.path.name))
        return left if play.onward is None else self.go_on(*play.onward)

    def _record(self, game: LocalGame) -> str:
        """Writes the result down as the table does; returns why that has failed."""
        from coatl_core.saves.records import load_records
        from coatl_core.saves.savetext import write_down

        record = game.record()
        return "" if record is None else write_down(record, lambda: load_records(self.home.records), self.l10n)

    def _end_campaign(self, game: LocalGame) -> tuple[str, ...]:
        """Counts a game of a campaign, and returns what is to be said of it and what comes next."""
        told, fault = self._campaigns.ends(game.session, self.l10n)
        if fault:
            self.lines.trouble(fault)
        if not told or self._campaigns.going_on(game.session.setup) is None:
            return told
        return (*told, self.l10n("plain-campaign-next", again=own_word("again", self.l10n)))


def _ignore() -> None:
    """Whether the game is saved is asked after each action."""
