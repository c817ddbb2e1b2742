"""The deal of the day: the same for everybody on earth whose game has the same number, without a server.

The seed is the date in UTC and that number. The week is a ladder, from the weakest computer player on Monday to a
strong one on Saturday; on Sunday one plays alone against the automatic opponent of the game, each week at another
level. Who begins alternates.
"""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from random import Random

from attrs import evolve, frozen

from coatl_core.files import clock
from coatl_core.game.rules import MOST_OF_NAME, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.language.l10n import L10n
from coatl_core.language.playertext import player_name
from coatl_core.play.local_game import LocalGame
from coatl_core.play.statistics import statistics_of
from coatl_core.plugins.proposed_choices import BASE, WEEK
from coatl_core.plugins.registry import Registry, UnknownContent, numbered
from coatl_core.saves.days import Day, DayResult, Days
from coatl_core.saves.store import SUFFIX, Store

NUMBER = 1
"""It goes up when the same date would be another game: when rules, cards, the play of a computer player or the deal
change. Par is compared only where it is the same."""
_SEED = re.compile(r"(\d{4}-\d{2}-\d{2}) r(\d{1,6})")


def read_date(text: str) -> date:
    """Returns the date written like 2026-12-01. Raises ValueError for anything else."""
    day = date.fromisoformat(text)
    if day.isoformat() != text:
        raise ValueError(text)
    return day


def deal_of(day: date, name: str, registry: Registry, l10n: L10n) -> Setup:
    """Returns the setup of the deal of this date for a player of this name. Raises UnknownContent if the cards or
    the opponent of the game are gone or off."""
    seed = f"{day.isoformat()} r{NUMBER}"
    registry.card_set(BASE)
    if day.isoweekday() > len(WEEK):
        return Setup((name,), seed, card_sets=(BASE,), variants=(_alone(day, registry),))
    computer = WEEK[day.isoweekday() - 1]
    if computer.id not in registry.players:
        raise UnknownContent("player", computer.id, tuple(registry.players))
    other = player_name(computer.id, l10n, Random(seed), (name,))[:MOST_OF_NAME]
    return Setup((name, other), seed, day.toordinal() % 2, card_sets=(BASE,), seats=(None, computer))


def _alone(day: date, registry: Registry) -> VariantChoice:
    """The game against the automatic opponent: first without a level, then with each of them, week by week."""
    ours = (each for each in registry.solo_games() if registry.providers["variant", each.id].ours)
    solo = next(ours, None)
    if solo is None:
        raise UnknownContent("variant", "", tuple(registry.variants))
    levels = [(), *((level,) for level in numbered(solo.options).values())]
    return VariantChoice(solo.id, levels[day.toordinal() // 7 % len(levels)])


def date_of(setup: Setup, registry: Registry, l10n: L10n) -> date | None:
    """Returns the date whose deal this setup is, whatever the players are called; None if it is none."""
    written = _SEED.fullmatch(setup.seed)
    if written is None or int(written[2]) != NUMBER:
        return None
    try:
        day = read_date(written[1])
        deal = deal_of(day, setup.players[0], registry, l10n)
        return day if evolve(deal, players=setup.players) == setup else None
    except ValueError:  # no date, or what it is played with is gone
        return None


def game_of(day: date, days: Days, store: Store) -> Path | None:
    """Returns the file of the game that counts for a day, to go on with it or to look at it; None if there is none."""
    found = days.of(day)
    path = store.folder / f"{found.game}{SUFFIX}" if found is not None and found.game else None
    return path if path is not None and path.exists() else None


def begun(game: LocalGame, days: Days, registry: Registry, l10n: L10n) -> None:
    """Has a game that is begun, or gone on with, count for its day, if it is the deal of today and no other one was
    begun before. Raises OSError and NewerRecords."""
    if date_of(game.session.setup, registry, l10n) == clock.today():
        days.begun(clock.today(), NUMBER, game.lock.path.stem)


@frozen
class EndedDay:
    """A deal of the day that has been played to its end: its date, what this ``game`` has come to, as its file is
    called, and all days."""

    date: date
    game: str
    result: DayResult
    days: Days

    @property
    def day(self) -> Day | None:
        """What there is of this date."""
        return self.days.of(self.date)

    @property
    def counts(self) -> bool:
        """Whether the day is counted with this game."""
        return self.day is not None and self.day.game == self.game and self.day.result is not None

    @property
    def par(self) -> int | None:
        """Par of this date; None as long as it is being made."""
        return self.day.par_points if self.day is not None else None


def ended(game: LocalGame, days: Days, registry: Registry, l10n: L10n) -> EndedDay | None:
    """Counts the day of a game that is over, if that is the one which counts, and returns what is to be said of it;
    None for a game that goes on or is no deal of the day. Raises OSError and NewerRecords."""
    day = date_of(game.session.setup, registry, l10n)
    result = result_of(game.session, game.hints_shown, game.undone)
    if day is None or result is None:
        return None
    stem = game.lock.path.stem
    return EndedDay(day, stem, result, days.finished(stem, result))


def result_of(session: Session, hints: int, undone: int) -> DayResult | None:
    """Returns how a game of one person has ended; None if it goes on, or if several or none play."""
    setup = session.setup
    persons = [seat for seat in range(len(setup.players)) if not setup.is_computer(seat)]
    if not session.over or len(persons) != 1:
        return None
    (seat,) = persons
    sheet = session.score_sheet()
    own = sheet.players[seat]
    others = [each.points for each in sheet.players if each is not own]
    others += [sheet.opponent.points] if sheet.opponent is not None else []
    log = [event for played in session.history for event in played.events]
    return DayResult(
        own.points,
        max(others, default=0),
        seat in sheet.winners,
        statistics_of(own, log).turns,
        hints,
        undone,
        tuple(len(score.coatl) for score in own.coatls if score.coatl.complete),
    )
