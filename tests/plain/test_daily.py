"""The deal of the day in lines of text: it begins with one word, is counted at its end, and is shared as it is read."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from coatl_core.files.home import Home
from coatl_core.play import par
from coatl_core.play.daily import begun, deal_of
from coatl_core.play.local_game import begin
from coatl_core.saves.days import PAR_GAMES, DayResult, Days, load_days
from coatl_core.saves.store import Store
from tests.conftest import TODAY
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, Typist, heard_by, menu_of, script
from tests.plain.test_transcripts import unreadable
from tests.support import registry, rest_of


@pytest.fixture(autouse=True)
def no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started."""
    monkeypatch.setattr(par.ParMaker, "make", lambda maker, day, setup: None)


def home_of(folder: Path) -> Home:
    return Home(folder, folder / "config")


def kept(folder: Path, ago: int) -> Days:
    day, game = TODAY - timedelta(ago), f"game-{ago}"
    days = load_days(home_of(folder).days).begun(day, 1, game).finished(game, DayResult(44, 38, True, 25))
    for number in range(PAR_GAMES):
        days = days.with_par(day, 1, number, 41)
    return days


def nearly_over(folder: Path) -> str:
    """Plays today's deal up to its last action, the player's, and returns that."""
    l10n, home = speaking("en"), home_of(folder)
    game = begin(deal_of(TODAY, "Ana", registry(), l10n), registry(), Store(home.saves), lambda: None)
    begun(game, load_days(home.days), registry(), l10n)
    *actions, last = rest_of(game.session, 0)
    for action in actions:
        game.session.push(action)
    game.autosave.put(game._save(game.session)).result()
    game.close()
    return str(last)


def run(folder: Path, day: date | None, *typed: str, tag: str = "en") -> list[str]:
    typist = Typist(script(*typed))
    menu_of(folder, typist, speaking(tag)).run(day)
    return typist.transcript.splitlines()


def test_todays_deal_is_named_begun_and_gone_on_with(tmp_path: Path) -> None:
    lines = run(tmp_path, None, "daily", "menu", "today", "menu", "daily 2026-11-30", "menu", "", "saves")
    assert lines.count("Today's deal is begun: daily goes on with it.") == 1
    assert len([line for line in lines if line.endswith("turn 0; deal of the day.")]) == 2
    assert lines.count("The deal of 1 December against player.") == 1
    assert lines.count("It counts: this is the first game of the day.") == 1
    assert "The deal of 30 November against beginner." in lines
    assert "It does not count: its day is over." in lines
    assert len([*tmp_path.glob("saves/*.json")]) == 2
    assert [day.date for day in load_days(home_of(tmp_path).days).days] == ["2026-12-01"]


def test_what_is_no_day_is_refused_in_a_sentence(tmp_path: Path) -> None:
    lines = run(tmp_path, None, "daily yesterday", "daily 2027-01-01", "share")
    assert "? Yesterday is no date: write it like 2026-12-01." in lines
    assert "? The deal of 2027-01-01 is still to come: in UTC it is 2026-12-01." in lines


def test_the_end_counts_the_day_and_share_writes_two_lines_as_they_are(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    lines = run(tmp_path, TODAY, nearly_over(tmp_path), "share", "menu", "daily", "menu")
    assert lines.count("Counted for 1 December: 2 days running.") >= 1
    at = lines.index("> share") + 1
    assert lines[at].startswith("Par is being made, 0 of 7 games")
    assert lines[at + 2].startswith("Cóatl 2026-12-01 r1 · ") and lines[at + 2].endswith(" · 2 days")
    assert any(line.startswith("The game is over.") and line.endswith("share.") for line in lines)


def test_only_a_deal_of_the_day_that_is_over_is_shared(tmp_path: Path) -> None:
    lines = run(tmp_path, TODAY, "keep", "share", "help", "quit")
    assert lines[lines.index("> share") + 1].startswith("? ")
    assert not any(line.startswith("share:") for line in lines)


def test_the_days_are_told_with_their_par(tmp_path: Path) -> None:
    kept(tmp_path, 1)
    kept(tmp_path, 2)
    lines = run(tmp_path, None, "days")
    assert "2 days running, 2 at most." in lines
    assert "Against par: plus 3.0 in 7 days, plus 3.0 in 30 days." in lines
    assert "1 December, player: not played." in lines
    assert "30 November, beginner: 44:38, par 41 plus 3." in lines
    assert "25 November, player: not played." in lines


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_told_of_the_days_can_be_read_aloud(tag: str, tmp_path: Path) -> None:
    kept(tmp_path, 1)
    typist = Typist(script("days", "daily 2026-11-29", "quit"))
    menu = menu_of(tmp_path, typist, speaking(tag))
    menu.run()
    assert [line for line in heard_by(menu) if unreadable(line, tag)] == []
