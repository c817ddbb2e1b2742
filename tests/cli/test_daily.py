"""``coatl daily``: what there is of a day as data, days that cannot be, and the game in lines of text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl_core.play import par
from coatl_core.saves.days import PAR_GAMES, DayResult, load_days
from coatl_tui.settings import Settings, save_settings
from tests.cli.conftest import Coatl, assert_refused
from tests.conftest import TODAY


def test_a_day_that_nobody_has_played_tells_nothing_of_its_game(coatl: Coatl) -> None:
    run = coatl("daily", "--json")
    assert (run.code, run.err) == (0, "")
    day = json.loads(run.out)
    assert (day["date"], day["seed"], day["opponent"], day["first"]) == ("2026-12-01", "2026-12-01 r1", "medium", 2)
    assert (day["begun"], day["result"], day["par"], day["running"]) == (False, None, None, 0)
    assert "share" not in day


def test_a_day_that_was_played_has_its_result_par_and_the_lines_to_share(coatl: Coatl, own_home: Path) -> None:
    path = own_home / "days.json"
    load_days(path).begun(TODAY, 1, "a").finished("a", DayResult(44, 38, True, 25, coatls=(9, 7)))
    for number in range(PAR_GAMES):
        load_days(path).with_par(TODAY, 1, number, 41)
    day = json.loads(coatl("daily", "--date", "2026-12-01", "--json").out)
    assert (day["result"]["points"], day["result"]["coatls"], day["par"], day["running"]) == (44, [9, 7], 41, 1)
    assert day["above_par"] == {"7": 3.0, "30": 3.0}
    assert day["share"] == [
        "Cóatl 2026-12-01 r1 · 44:38 · par 41 +3 · 25 turns · 0 hints · 1 day",
        "◖▐▐▐▐▐▐▐◗ ◖▐▐▐▐▐◗",
    ]


def test_a_damaged_file_is_set_aside_and_that_is_told(coatl: Coatl, own_home: Path) -> None:
    own_home.mkdir()
    (own_home / "days.json").write_text("garbage")
    run = coatl("daily", "--json")
    assert (run.code, json.loads(run.out)["begun"]) == (0, False)
    assert "could not be read" in run.err and str(own_home / "days-damaged-1.json") in run.err
    assert coatl("daily", "--json").err == ""


def test_sunday_names_the_automatic_opponent_and_its_level(coatl: Coatl) -> None:
    day = json.loads(coatl("daily", "--date", "2026-11-29", "--json").out)
    assert (day["opponent"], day["options"]) == ("adam", ["level-5"])


@pytest.mark.parametrize("text", ["tomorrow", "20261201", "2026-02-30", "2026-12-01 "])
def test_what_is_no_date_is_refused_with_an_example(coatl: Coatl, text: str) -> None:
    assert_refused(coatl("daily", "--date", text, "--json"), "is no date", "2026-12-01")


def test_a_day_to_come_is_refused(coatl: Coatl) -> None:
    assert_refused(coatl("daily", "--date", "2026-12-02"), "still to come", "2026-12-01")


def test_data_and_lines_are_not_asked_for_at_once(coatl: Coatl) -> None:
    assert_refused(coatl("daily", "--plain", "--json"), "--plain", "--json")


def test_what_is_missing_is_named(coatl: Coatl, own_home: Path) -> None:
    save_settings(own_home / "config" / "settings.json", Settings(disabled=("players",)))
    for how in ("--json", "--plain"):
        assert_refused(coatl("daily", how), "turn on their plugins")


def test_days_of_a_newer_version_are_named(coatl: Coatl, own_home: Path) -> None:
    own_home.mkdir()
    (own_home / "days.json").write_text('{"format": "coatl-days", "version": 2}', "utf-8")
    assert_refused(coatl("daily", "--json"), "newer version")


def test_the_deal_of_a_day_is_played_in_lines(coatl: Coatl, monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    monkeypatch.setattr(par.ParMaker, "make", lambda maker, day, setup: None)
    run = coatl("daily", "--plain", "--date", "2026-11-28", stdin="keep 1\nquit\n")
    assert (run.code, run.err) == (0, "")
    assert "The deal of 28 November against master." in run.out
    assert "It does not count: its day is over." in run.out
    assert len([*own_home.glob("saves/*.json")]) == 1
