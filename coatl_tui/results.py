"""What is kept of finished games: their records, the deals of the day, the campaigns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from coatl_core.play.lesson_place import read_place, write_place

if TYPE_CHECKING:  # imported when they are needed: the menu must not wait for the rules
    from coatl_core.game.rules import Setup
    from coatl_core.play.campaigns import PlayedCampaigns
    from coatl_core.play.daily import EndedDay
    from coatl_core.play.local_game import LocalGame
    from coatl_core.play.played_days import PlayedDays
    from coatl_core.play.table_game import ScoredGame
    from coatl_core.saves.days import Days
    from coatl_core.saves.records import Record, Records
    from coatl_tui.host import Host


class KeptResults:
    """The ``Results`` of the app. ``days_changed`` is called, from any thread, when par has come further; ``notice``
    with a message and its values when a damaged file was set aside."""

    def __init__(
        self, host: Host, days_changed: Callable[[], object], notice: Callable[[str, Mapping[str, str]], None]
    ) -> None:
        self._host = host
        self._days_changed = days_changed
        self._notice = notice

    # Records

    def load_records(self) -> Records:
        from coatl_core.saves.records import load_records

        records = load_records(self._host.home.records)
        if records.aside is not None:
            self._notice("records-aside", {"file": records.aside.name, "fault": records.fault})
        return records

    def add_record(self, record: Record) -> str:
        from coatl_core.saves.savetext import write_down

        return write_down(record, self.load_records, self._host.l10n)

    def set_played(self) -> None:
        path = self._host.home.lesson
        place = read_place(path)
        if not place.played:
            with suppress(OSError):  # then the menu offers the lesson first once more
                write_place(path, evolve(place, played=True))

    # Games that begin and end

    def begins(self, game: LocalGame) -> Iterator[str]:
        """Keeps that a game at this machine has begun: a deal of the day counts from now on, and so does a chapter of a
        campaign. Yields why they cannot."""
        host = self._host
        faults = (
            self._days.begins(game, host.registry, host.l10n),
            self._campaigns.begins(game.session, host.l10n),
        )
        yield from filter(None, faults)

    def ended_day(self, game: ScoredGame) -> tuple[EndedDay | None, str]:
        from coatl_core.play.local_game import LocalGame

        host = self._host
        return self._days.ends(game, host.registry, host.l10n) if isinstance(game, LocalGame) else (None, "")

    def ended_campaign(self, game: ScoredGame) -> tuple[tuple[str, ...], str]:
        from coatl_core.play.local_game import LocalGame

        return self._campaigns.ends(game.session, self._host.l10n) if isinstance(game, LocalGame) else ((), "")

    # Campaigns

    @property
    def _campaigns(self) -> PlayedCampaigns:
        from coatl_core.play.campaigns import PlayedCampaigns

        return PlayedCampaigns(self._host.home.campaigns)

    def has_next_chapter(self, setup: Setup) -> bool:
        return self._campaigns.going_on(setup) is not None

    def next_game(self, setup: Setup) -> Setup | Path:
        return self._campaigns.next_game(setup, self._host.store)

    # The deal of the day

    @cached_property
    def _days(self) -> PlayedDays:
        from coatl_core.play.played_days import PlayedDays

        home = self._host.home
        return PlayedDays(home.days, home.packs, self._days_changed, self._host.thinks_apart)

    def load_days(self) -> Days:
        from coatl_core.saves.days import load_days

        days = load_days(self._host.home.days)
        if days.aside is not None:
            self._notice("days-aside", {"file": days.aside.name, "fault": days.fault})
        return days

    def go_on_with_par(self, days: Days) -> None:
        """Goes on with par where the app was left before it was made."""
        self._days.go_on(days, self._host.registry, self._host.l10n)

    def leave(self) -> None:
        """Ends what makes par: the app is left."""
        if "_days" in self.__dict__:  # asked for by no game
            self._days.leave()
