"""The deal of the day in the app: it begins from the menu, is gone on with, counted once, shared, and stands in the
records with the earlier days."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from textual.pilot import Pilot

from coatl_core.files import clock
from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat
from coatl_core.play.local_game import LocalGame
from coatl_core.play.par import ParMaker
from coatl_core.saves.days import PAR_GAMES, Day, DayResult, Days, load_days
from coatl_core.saves.records import load_records
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.records import RecordsScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.pane import Pane
from tests.conftest import TODAY
from tests.support import rarely, rest_of
from tests.tui.support import app_at, app_of, frame, line, press, settled, table, until

RESULT = DayResult(44, 38, True, 25, coatls=(9, 7))


def keep(home: Home, *days: Day) -> None:
    write_to = Days(home.days)
    for day in days:
        assert day.result is not None
        after = write_to.begun(date.fromisoformat(day.date), day.number, day.game).finished(day.game, day.result)
        for number, points in enumerate(day.par):
            after = after.with_par(date.fromisoformat(day.date), day.number, number, points)


def ago(days: int, par: int = 41) -> Day:
    return Day((TODAY - timedelta(days)).isoformat(), 1, f"game-{days}", RESULT, (par,) * PAR_GAMES)


def game_of(pilot: Pilot[None]) -> LocalGame:
    game = table(pilot).game
    assert isinstance(game, LocalGame)
    return game


async def finish(pilot: Pilot[None]) -> None:
    """Plays all but the last action at once, and that one at the table."""
    game = game_of(pilot)
    *actions, last = rest_of(game.session, 0)
    for action in actions:
        game.session.push(action)
    game.uncover()
    table(pilot).playing.act(last)
    await settled(pilot)


async def test_todays_deal_begins_from_the_menu_by_its_own_rules_whatever_is_set(home: Home) -> None:
    save_settings(home.settings, Settings(names=("Ana",), tokens=True, unfinished_score_half=True, edition="own"))
    async with app_at(home) as pilot:
        assert "1 December" in frame(pilot)
        await press(pilot, "d")
        setup = game_of(pilot).session.setup
        assert setup.players[0] == "Ana"
        assert setup.seats == (None, ComputerSeat("medium"))
        assert not (setup.rules.sacrifice_tokens or setup.rules.unfinished_score_half)
        assert not game_of(pilot).tells
        (day,) = load_days(home.days).days
        assert (day.date, day.game) == ("2026-12-01", game_of(pilot).lock.path.stem)


@pytest.mark.exhaustive
async def test_leaving_and_going_on_is_fine(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "d")
        first = game_of(pilot).lock.path
        await press(pilot, "q", "d")
        assert isinstance(pilot.app.screen, TableScreen)
        assert game_of(pilot).lock.path == first
    assert len([*home.saves.glob("[!.]*.json")]) == 1


async def test_the_end_counts_the_day_and_two_lines_are_shared_with_one_key(home: Home) -> None:
    keep(home, ago(2), ago(1))
    async with app_at(home) as pilot:
        await press(pilot, "d")
        await finish(pilot)
        assert isinstance(pilot.app.screen, ScoreScreen)
        shown = " ".join(frame(pilot).split())
        assert "Counted for 1 December: 3 days running." in shown
        assert "Par is being made, 0 of 7 games" in shown
        day = load_days(home.days).of(TODAY)
        assert day is not None and day.result is not None
        for number in range(PAR_GAMES):
            load_days(home.days).with_par(TODAY, 1, number, day.result.points - 3)
        pilot.app._show_days()  # type: ignore[attr-defined]
        await settled(pilot)
        assert f"Par is {day.result.points - 3}: 3 points above it." in " ".join(frame(pilot).split())
        await press(pilot, "c")
        first, second = pilot.app.clipboard.splitlines()
        assert first.startswith(f"Cóatl 2026-12-01 r1 · {day.result.points}:{day.result.opponent} · par ")
        assert first.endswith(" · 0 hints · 3 days")
        assert first in frame(pilot) and second in frame(pilot)
        assert "Copied" in line(pilot)
        await press(pilot, "down")
        assert first not in frame(pilot)
        await press(pilot, "c", "escape")
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert first not in frame(pilot)
        await press(pilot, "q", "d")  # what is over is looked at
        assert isinstance(pilot.app.screen, ScoreScreen)
    assert len(load_records(home.records).games) == 1


async def test_the_menu_tells_that_todays_deal_is_begun(home: Home) -> None:
    async with app_at(home, (120, 36)) as pilot:
        assert "1 December" in frame(pilot) and "begun" not in frame(pilot)
        await press(pilot, "d")
        app_of(pilot).to_menu()
        await until(pilot, lambda: "1 December · begun" in frame(pilot))


async def test_par_goes_on_when_the_app_is_started_again(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[date]()
    monkeypatch.setattr(CoatlApp, "thinks_apart", True)
    monkeypatch.setattr(ParMaker, "make", lambda maker, day, setup: made.append(day))
    keep(home, Day(TODAY.isoformat(), 1, "left", RESULT, (41, 38)))
    async with app_at(home) as pilot:
        await until(pilot, lambda: made == [TODAY])


@pytest.mark.exhaustive
async def test_another_game_has_nothing_to_share(home: Home) -> None:
    async with app_at(home) as pilot:
        load_days(home.days).begun(TODAY, 1, "gone")  # whoever begins anew plays a game that does not count
        await press(pilot, "d")
        await finish(pilot)
        assert "This game does not count for 1 December." in " ".join(frame(pilot).split())
        await press(pilot, "r")
        await settled(pilot)
        assert game_of(pilot).session.setup.seed != "2026-12-01 r1"
        await finish(pilot)
        await press(pilot, "c")
        assert pilot.app.clipboard == ""
        assert "share" not in frame(pilot).splitlines()[-1]
    assert load_days(home.days).streak(TODAY) == 0


@pytest.mark.exhaustive
async def test_the_menu_tells_how_many_days_run(home: Home) -> None:
    keep(home, ago(3), ago(2), ago(1))
    async with app_at(home, (120, 36)) as pilot:
        assert "1 December · 3 days running" in frame(pilot)


async def test_without_its_players_the_menu_says_what_is_missing(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("players",)))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "d")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "turn on their plugins" in " ".join(frame(pilot).split())


# The records


@pytest.mark.parametrize(("width", "height"), [(80, 24), *rarely((120, 36))])
async def test_the_records_have_a_calendar_and_the_means_against_par(home: Home, width: int, height: int) -> None:
    keep(home, ago(8, 31), ago(2), ago(1))
    async with app_at(home, (width, height)) as pilot:
        await press(pilot, "b")
        shown = frame(pilot)
        assert "▐ Deals of the day" in shown
        assert "Mon" in shown and "Sun" in shown
        week = next(row for row in shown.splitlines() if "30 November" in row)
        assert week.count("44:38") == 1  # yesterday; today is not played yet
        assert ("+3" in week) == (width > 80)
        assert "2 days running, 2 at most. Against par: +3.0 in 7 days, +6.3 in 30 days." in shown
        assert "Today, 1 December, player: not played." in shown


async def test_an_earlier_day_is_chosen_and_played_and_does_not_count(home: Home) -> None:
    keep(home, ago(1))
    async with app_at(home) as pilot:
        await press(pilot, "b", "left", "left", "left")
        assert "28 November, master: not played." in frame(pilot)
        await press(pilot, "right", "right", "right", "right", "left", "left", "left")
        await press(pilot, "enter")
        assert game_of(pilot).session.setup.seed == "2026-11-28 r1"
    assert load_days(home.days).of(TODAY - timedelta(3)) is None


@pytest.mark.exhaustive
async def test_a_day_is_chosen_with_the_mouse_and_played_with_a_second_click(home: Home) -> None:
    keep(home, ago(1))
    async with app_at(home) as pilot:
        await press(pilot, "b")
        pane = pilot.app.screen.query_one("#details", Pane)
        spot = next(spot for spot in pane.content.spots if spot.item == TODAY - timedelta(1))
        where = (pane.gutter.left + spot.start + 2, pane.gutter.top + spot.line)
        await pilot.click(pane, offset=where)
        await settled(pilot)
        assert "30 November, beginner: 44:38, par 41 +3." in frame(pilot)
        await pilot.click(pane, offset=where)
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)


@pytest.mark.exhaustive
async def test_arrows_and_enter_do_nothing_on_the_row_of_other_games(home: Home) -> None:
    keep(home, ago(1))
    async with app_at(home) as pilot:
        await press(pilot, "d")
        await finish(pilot)
        await press(pilot, "q", "b", "down", "left", "enter")
        assert isinstance(pilot.app.screen, RecordsScreen)
        assert "play this day" not in frame(pilot)


@pytest.mark.exhaustive
async def test_days_of_a_newer_version_are_left_alone_and_it_is_said(home: Home) -> None:
    home.days.parent.mkdir(parents=True, exist_ok=True)
    home.days.write_text('{"format": "coatl-days", "version": 9}', "utf-8")
    async with app_at(home) as pilot:
        await press(pilot, "d")
        assert isinstance(pilot.app.screen, TableScreen)
        await finish(pilot)
        assert "written by a newer version" in " ".join(frame(pilot).split())
    assert "9" in home.days.read_text("utf-8")


async def test_a_damaged_file_of_days_is_set_aside_and_the_menu_says_so(home: Home) -> None:
    home.days.parent.mkdir(parents=True, exist_ok=True)
    home.days.write_text("no", "utf-8")
    async with app_at(home) as pilot:
        assert "set aside as days-damaged-1.json" in " ".join(frame(pilot).split())
        await press(pilot, "d")
        assert isinstance(pilot.app.screen, TableScreen)
    assert (home.data / "days-damaged-1.json").read_text("utf-8") == "no"
    assert load_days(home.days).of(TODAY) is not None


@pytest.mark.exhaustive
async def test_on_sunday_it_is_played_alone(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "today", lambda: date(2026, 12, 6))
    async with app_at(home) as pilot:
        await press(pilot, "d")
        assert game_of(pilot).session.ruleset.opponent is not None
