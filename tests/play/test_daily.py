"""The deal of the day is the same on every machine, a date counts once, and par is made of a strong player’s games."""

from __future__ import annotations

import signal
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.files import clock
from coatl_core.files.home import Home
from coatl_core.game.engine import new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.session import Session
from coatl_core.language.l10n import L10n, english
from coatl_core.play.daily import NUMBER, EndedDay, begun, date_of, deal_of, ended, game_of, read_date, result_of
from coatl_core.play.daytext import MOST_CELLS, end_sentences, opponent_text, share_lines
from coatl_core.play.local_game import LocalGame, begin
from coatl_core.play.par import ParGames, ParMaker
from coatl_core.play.played_days import PlayedDays
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.days import PAR_GAMES, Day, DayResult, Days, load_days
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.store import Store
from tests.patience import PATIENCE
from tests.support import Sensible, registry

ROOT = Path(__file__).parents[2]
DEALS = {
    "2026-11-26": "0caaa2cb20f6c0f2",
    "2026-11-27": "fe6c1b8f7f729233",
    "2026-11-28": "cb95127c61bf50b6",
    "2026-11-29": "61f453afec8b811c",
    "2026-11-30": "17dc4ae3889a10ee",
    "2026-12-01": "d111651e447e15b7",
    "2026-12-02": "f8e494bc1770a15c",
    "2026-12-03": "b13ec91f3aa097b4",
    "2026-12-05": "79dc5637b7cb4637",
    "2026-12-06": "50c6bfeefc1a0b9b",
}
"""Whoever has to change these has made another deal of the day: ``NUMBER`` goes up then."""
PAR_OF_A_GAME = 38
"""What the second game of par has on a Monday: whoever has to change it lets ``NUMBER`` go up, too."""
RESULT = DayResult(44, 38, True, 25, coatls=(9, 7))
MONDAY = date(2026, 11, 30)


def english_here() -> L10n:
    l10n = english()
    registry().register_messages(l10n)
    return l10n


def deal(day: date, name: str = "Ana") -> Setup:
    return deal_of(day, name, registry(), english_here())


def checksums() -> str:
    """Returns what is dealt on ten dates. ``test_determinism`` looks at it under every hash seed."""
    plugins, lines = load_plugins(safe_mode=True), []
    l10n = english()
    plugins.register_messages(l10n)
    for each in DEALS:
        setup = deal_of(read_date(each), "Ana", plugins, l10n)
        state = new_game(setup, plugins.ruleset(setup.card_sets, setup.variants))
        lines.append(f"{each} {state.digest()[:16]}")
    return "\n".join(lines)


# What is dealt


def test_ten_dates_are_dealt_as_ever() -> None:
    assert checksums().splitlines() == [f"{day} {digest}" for day, digest in DEALS.items()]


def test_the_week_is_a_ladder_and_sunday_is_played_alone() -> None:
    week = [deal(MONDAY + timedelta(days)) for days in range(7)]
    players = [str(setup.seats[1]) for setup in week[:6]]
    assert players == ["easy", "medium", "medium", "hard", "hard", "master"]
    assert all(setup.rules == Rules() and setup.card_sets == ("base",) for setup in week)
    assert len(week[6].players) == 1 and week[6].variants[0].id == "adam"


def test_who_begins_alternates_and_the_level_of_sunday_changes() -> None:
    assert [deal(MONDAY + timedelta(days)).first for days in range(4)] == [0, 1, 0, 1]
    sundays = [opponent_text(deal(MONDAY + timedelta(6 + 7 * week)), english_here()) for week in range(6)]
    assert sorted(sundays) == ["A.D.A.M.", *(f"A.D.A.M., level {n}" for n in range(1, 6))]


def test_the_game_is_the_same_for_everybody_whatever_they_are_called() -> None:
    digests = set()
    for name in ("Ana", "Bohumil"):
        setup = deal(MONDAY, name)
        digests.add(Session(setup, registry().ruleset(setup.card_sets)).state.digest())
    assert len(digests) == 1


def test_a_deal_of_the_day_is_known_by_all_that_is_fixed() -> None:
    l10n, setup = english_here(), deal(MONDAY)
    assert date_of(evolve(setup, players=("Someone", "Else")), registry(), l10n) == MONDAY
    others = [
        evolve(setup, seed="2026-11-31 r1"),
        evolve(setup, seed=f"2026-11-30 r{NUMBER + 1}"),
        evolve(setup, seed="2026-11-30"),
        evolve(setup, first=1),
        evolve(setup, rules=Rules(unfinished_score_half=True)),
        evolve(setup, seats=(None, ComputerSeat("master"))),
    ]
    assert [date_of(other, registry(), l10n) for other in others] == [None] * len(others)


def test_without_its_players_there_is_no_deal() -> None:
    plugins = load_plugins(disabled=("players",))
    with pytest.raises(UnknownContent):
        deal_of(MONDAY, "Ana", plugins, english())
    assert date_of(deal(MONDAY), plugins, english()) is None


@pytest.mark.parametrize("text", ["20261201", "2026-W49-2", "2026-13-01", "1.12.2026", "", "today"])
def test_a_date_is_written_in_one_way(text: str) -> None:
    with pytest.raises(ValueError):
        read_date(text)


# What counts


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "data", tmp_path / "config")


@pytest.fixture
def on_monday(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "today", lambda: MONDAY)


def begin_day(home: Home, day: date = MONDAY) -> LocalGame:
    game = begin(deal(day), registry(), Store(home.saves), lambda: None)
    begun(game, load_days(home.days), registry(), english_here())
    return game


def end_day(game: LocalGame, home: Home, seed: str = "end") -> Days:
    player = Sensible(seed)
    while not game.session.over:
        game.session.push(player.choose(game.session.state, legal_actions(game.session.state)))
    after = ended(game, load_days(home.days), registry(), english_here())
    assert after is not None
    return after.days


def test_the_first_game_of_a_day_counts_when_it_is_finished(home: Home, on_monday: None) -> None:
    game = begin_day(home)
    assert game_of(MONDAY, load_days(home.days), Store(home.saves)) == game.lock.path
    assert load_days(home.days).streak(MONDAY) == 0
    day = end_day(game, home).of(MONDAY)
    assert day is not None and day.result == result_of(game.session, 0, 0)
    assert load_days(home.days).streak(MONDAY) == 1
    game.close()


def test_beginning_again_is_not_counted_even_if_it_is_finished_first(home: Home, on_monday: None) -> None:
    first, second = begin_day(home), begin_day(home)
    assert end_day(second, home).streak(MONDAY) == 0
    assert end_day(first, home).streak(MONDAY) == 1
    first.close()
    second.close()


def test_a_day_is_not_counted_again_by_finishing_its_game_again(home: Home, on_monday: None) -> None:
    game = begin_day(home)
    before = end_day(game, home).of(MONDAY)
    while game.session.history and not game.session.undo_refusal():
        game.session.undo()
    after = end_day(game, home, "otherwise").of(MONDAY)
    assert before == after
    game.close()


def test_an_earlier_day_is_played_and_does_not_count(home: Home, on_monday: None) -> None:
    game = begin_day(home, MONDAY - timedelta(3))
    assert end_day(game, home).days == ()
    game.close()


def test_a_game_that_is_finished_later_counts_for_the_date_of_its_deal(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "today", lambda: MONDAY)
    game = begin_day(home)
    monkeypatch.setattr(clock, "today", lambda: MONDAY + timedelta(2))
    assert [day.date for day in end_day(game, home).days] == ["2026-11-30"]
    game.close()


def test_a_wrong_clock_loses_nothing(tmp_path: Path) -> None:
    """A clock that was years ahead, or behind, for a day."""
    path, years = tmp_path / "days.json", (2026, 2036, 1970)
    for number, year in enumerate(years):
        load_days(path).begun(date(year, 11, 30), NUMBER, str(number)).finished(str(number), RESULT)
    days = load_days(path)
    assert [day.date for day in days.days] == ["1970-11-30", "2026-11-30", "2036-11-30"]
    for year in years:
        assert days.running(date(year, 11, 30)) == days.running(date(year, 12, 1)) == 1
        assert days.running(date(year, 12, 2)) == 0
    assert days.begun(date(2036, 11, 30), NUMBER, "later") == days  # when that day really comes


def test_a_streak_is_of_dates_in_a_row_over_the_ends_of_months_and_years() -> None:
    dates = [date(2026, 12, 30) + timedelta(n) for n in (0, 1, 2, 4)]
    days = Days(Path("days.json"), tuple(Day(day.isoformat(), 1, str(day), RESULT) for day in dates))
    assert [days.streak(day) for day in dates] == [1, 2, 3, 1]
    assert days.longest() == 3
    assert days.running(date(2027, 1, 2)) == 3
    assert days.running(date(2027, 1, 4)) == 1


def test_the_means_are_of_the_days_that_have_a_par() -> None:
    def day(ago: int, points: int, par: int | None) -> Day:
        games = (par,) * PAR_GAMES if par is not None else (1, 2)
        return Day((MONDAY - timedelta(ago)).isoformat(), 1, str(ago), evolve(RESULT, points=points), games)

    days = Days(Path("days.json"), (day(29, 40, 30), day(7, 40, 44), day(6, 40, 37), day(1, 99, None), day(0, 41, 40)))
    assert days.mean(MONDAY, 7) == 2.0
    assert days.mean(MONDAY, 30) == 2.5
    assert days.mean(MONDAY - timedelta(40), 30) is None
    assert days.mean(date.min, 30) is None


# The file


def test_two_programs_count_a_day_once(tmp_path: Path) -> None:
    """Each begins a game of the day at the same moment, and finishes it; each keeps other games of par."""
    path = tmp_path / "days.json"
    program = (
        "import sys; from datetime import date; from pathlib import Path\n"
        "from coatl_core.saves.days import DayResult, load_days\n"
        "path, game, day = Path(sys.argv[1]), sys.argv[2], date(2026, 11, 30)\n"
        "sys.stdin.readline()\n"
        "for number in range(7):\n"
        "    load_days(path).with_par(day, 1, number, 30 + number)\n"
        "    load_days(path).begun(day, 1, game)\n"
        "    load_days(path).finished(game, DayResult(int(game), 38, True, 25))\n"
    )
    programs = [
        subprocess.Popen([sys.executable, "-c", program, str(path), game], stdin=subprocess.PIPE, cwd=ROOT)
        for game in ("41", "42")
    ]
    for each in programs:
        assert each.stdin is not None
        each.stdin.write(b"\n")
        each.stdin.close()
    assert [each.wait(PATIENCE) for each in programs] == [0, 0]
    (day,) = load_days(path).days
    assert day.result is not None and str(day.result.points) == day.game
    assert day.par == tuple(range(30, 37)) and day.par_points == 33


@pytest.mark.exhaustive
def test_a_kill_in_mid_write_loses_no_day(tmp_path: Path) -> None:
    """A program is killed between the new text and the old file's replacement, and while the file is written at all."""
    path = tmp_path / "days.json"
    kept = load_days(path).begun(MONDAY, NUMBER, "a").finished("a", RESULT)
    for place in ("replace", "fsync"):
        program = (
            "import os, sys; from datetime import date; from pathlib import Path\n"
            "from coatl_core.saves.days import load_days\n"
            f"os.{place} = lambda *paths: os.kill(os.getpid(), 9)\n"
            "load_days(Path(sys.argv[1])).begun(date(2026, 12, 1), 1, 'b')\n"
        )
        killed = subprocess.run([sys.executable, "-c", program, str(path)], cwd=ROOT, check=False)
        assert killed.returncode == -signal.SIGKILL
        assert load_days(path) == kept
    load_days(path).begun(date(2026, 12, 1), NUMBER, "c")  # the lock is free, and what was left is swept away
    assert [day.game for day in load_days(path).days] == ["a", "c"]
    assert not [*tmp_path.glob(".*.tmp")]


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '{"format": "coatl-days"',
        '{"format": "coatl-days", "version": 1}',
        '{"format": "coatl-days", "version": 1, "days": [{"date": "20261130", "number": 1}]}',
        '{"format": "coatl-days", "version": 1, "days": [{"date": "2026-11-30", "number": "1"}]}',
        '{"format": "coatl-days", "version": 1, "days": [%s, %s]}' % (('{"date": "2026-11-30", "number": 1}',) * 2),
    ],
    ids=range(6),
)
def test_a_damaged_file_of_days_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "days.json"
    path.write_text(text, "utf-8")
    days = load_days(path)
    assert days.days == () and days.fault
    assert days.aside is not None and days.aside.read_text("utf-8") == text
    days.begun(MONDAY, NUMBER, "a")
    assert [day.game for day in load_days(path).days] == ["a"]


def test_a_file_of_days_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "days.json"
    path.write_text('{"format": "coatl-days", "version": 2}', "utf-8")
    with pytest.raises(NewerRecords):
        load_days(path)
    assert path.exists()


# Par


def test_par_is_the_median_once_all_of_its_games_are_played() -> None:
    day = Day("2026-11-30", 1, "a", RESULT, (50, 10, 41, 44, 30, 60))
    assert day.par_points is None and day.against_par is None
    day = evolve(day, par=(*day.par, 43))
    assert (day.par_points, day.against_par) == (43, 1)


def test_par_goes_on_with_the_last_day_that_lacks_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[tuple[date, Setup]]()
    monkeypatch.setattr(ParMaker, "make", lambda maker, day, setup: made.append((day, setup)))
    whole, part = (41,) * PAR_GAMES, (41, 38)
    days = Days(
        tmp_path / "days.json",
        (
            Day("2026-11-25", NUMBER, "a", RESULT, part),
            Day("2026-11-26", NUMBER, "b", None, part),
            Day("2026-11-27", NUMBER, "c", RESULT, whole),
            Day("2026-11-28", NUMBER + 1, "d", RESULT),  # of another version of the game
            Day("2026-11-29", NUMBER, "", None, part),  # looked at, and not begun
        ),
    )
    played = PlayedDays(days.path, tmp_path, lambda: None)
    played.go_on(days, registry(), english_here())
    assert made == [(date(2026, 11, 26), deal(date(2026, 11, 26), ""))]
    played.go_on(evolve(days, days=days.days[2:]), registry(), english_here())
    PlayedDays(days.path, tmp_path, lambda: None, makes_par=False).go_on(days, registry(), english_here())
    assert len(made) == 1


def test_the_games_of_par_are_of_one_deal_and_differ_all_the_same(plugins: Registry) -> None:
    setup = deal(MONDAY)
    play = ParGames(setup, ComputerSeat("easy")).begin(plugins)
    points = [play(number) for number in range(2)]
    assert len(set(points)) == 2
    assert play(1) == points[1]


@pytest.fixture
def plugins() -> Registry:
    return registry()


@pytest.mark.exhaustive
def test_par_is_made_beside_the_screen_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.play.par.PAR_GAMES", 2)
    path, setup, changes = tmp_path / "days.json", deal(MONDAY), list[str]()
    Days(path).with_par(MONDAY, NUMBER, 0, 41)  # what is there is not made again
    maker = ParMaker(path, tmp_path, lambda: changes.append("changed"))
    maker._make(MONDAY, setup)  # it was stopped before it could begin
    assert [day.par for day in load_days(path).days] == [(41,)]
    maker._day = MONDAY
    maker._make(MONDAY, setup)
    (day,) = load_days(path).days
    assert day.par == (41, PAR_OF_A_GAME)
    assert changes == ["changed"]
    maker.stop()


# In words


def days_with(day: Day) -> Days:
    before = [Day((MONDAY - timedelta(n)).isoformat(), 1, f"-{n}", RESULT) for n in range(5, 0, -1)]
    return Days(Path("days.json"), (*before, day))


def test_what_is_shared_gives_nothing_away() -> None:
    days = days_with(Day("2026-11-30", 1, "a", RESULT, (41,) * PAR_GAMES))
    first, second = share_lines(EndedDay(MONDAY, "a", RESULT, days), english_here())
    assert first == "Cóatl 2026-11-30 r1 · 44:38 · par 41 +3 · 25 turns · 0 hints · 6 days"
    assert second == "◖▐▐▐▐▐▐▐◗ ◖▐▐▐▐▐◗"


def test_a_game_that_does_not_count_says_so_and_par_is_left_out_until_it_is_there() -> None:
    days = days_with(Day("2026-11-30", 1, "a", None, (41,)))
    other = EndedDay(MONDAY, "b", evolve(RESULT, coatls=(), undone=2), days)
    first, second = share_lines(other, english_here())
    assert first == "Cóatl 2026-11-30 r1 · 44:38 · 25 turns · 0 hints · not counted · 2 taken back"
    assert second == "–"


@pytest.mark.parametrize("tag", ["en", "cs", "pl", "uk"])
def test_what_is_shared_fits_into_a_line_in_every_language(tag: str) -> None:
    l10n = english_here()
    l10n.set_language(tag)
    many = DayResult(144, 138, True, 100, 100, 10, (26, 26, 26))
    days = days_with(Day("2026-11-30", 1, "a", many, (141,) * PAR_GAMES))
    for game in ("a", "b"):
        lines = share_lines(EndedDay(MONDAY, game, many, days), l10n)
        assert max(map(len, lines)) <= MOST_CELLS
        assert "144:138" in lines[0] and lines[1] == "◖26◗ ◖26◗ ◖26◗"
        assert (l10n("day-share-uncounted") in lines[0]) is (game == "b")
        assert l10n("day-share-hints", n=100) in lines[0] and l10n("day-share-undone", n=10) in lines[0]


def test_the_end_says_whether_it_counts_and_how_far_par_has_come() -> None:
    def told(points: int, game: str, *par: int) -> list[str]:
        result = evolve(RESULT, points=points)
        days = days_with(Day("2026-11-30", 1, "a", result, par))
        return [*end_sentences(EndedDay(MONDAY, game, result, days), english_here())]

    assert told(44, "a", 41)[0] == "Counted for 30 November: 6 days running."
    assert told(44, "b", 41)[0] == "This game does not count for 30 November."
    assert "1 of 7 games" in told(44, "a", 41)[1]
    assert [told(points, "a", *(41,) * PAR_GAMES)[1] for points in (44, 41, 40)] == [
        "Par is 41: 3 points above it.",
        "Par is 41: exactly on it.",
        "Par is 41: 1 point below it.",
    ]
