"""The analysis of a finished game: which moments are judged, and the screen that shows what they were worth."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random
from threading import Event as Flag
from typing import Any, cast

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.events import DrewFromDeck, TokenSpent, Took
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Choice, ComputerPlayer, RandomPlayer, Verdict
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import english
from coatl_core.play.adviser import ALIKE
from coatl_core.play.analysis import (
    FIRST_GAMES,
    JUDGED,
    MOST_CHECKED,
    Check,
    Judged,
    Verdicts,
    checked,
    costliest,
    judged,
    moments,
    outlook,
    to_check,
    tried,
)
from coatl_core.play.course import course_of
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.registry import Registry
from coatl_tui.table import analysis_screen
from coatl_tui.table.analysis_screen import AnalysisScreen
from coatl_tui.table.draw.verdicts import Line, There, columns_of, draw_chances
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.locale.support import app_in
from tests.patience import PATIENCE
from tests.support import played_by, registry
from tests.tui.support import app_at, frame, line, press, save, session_at, until
from tests.tui.test_sheet import ALONE, OVER
from tests.tui.test_solo import save as save_solo

FEW = 4


def analysis(pilot: Pilot[None]) -> AnalysisScreen:
    """The analysis, which must be what is shown."""
    assert isinstance(pilot.app.screen, AnalysisScreen), pilot.app.screen
    return pilot.app.screen


def done(screen: AnalysisScreen) -> bool:
    due = screen.verdicts.moments.get(screen.seat)
    return due is not None and len(screen.verdicts.found[screen.seat]) == len(due)


@pytest.fixture(autouse=True)
def quickly_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns cost what is reckoned; nobody plays them out."""

    def sure(_: object, found: Judged, *__: object) -> Judged:
        return evolve(found, check=Check(60, found.lost, 1.0))

    monkeypatch.setattr(analysis_screen, "checked", sure)
    monkeypatch.setattr(analysis_screen, "tried", lambda session, moment, plugins, _: judged(session, moment, plugins))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a few moments of each player are judged, and nobody thinks long about the chances at the end of a turn."""
    monkeypatch.setattr(analysis_screen, "moments", lambda session, seat: moments(session, seat)[5 : 5 + FEW])
    monkeypatch.setattr(analysis_screen, "outlook", lambda _, position, __: (position % 7, 3.0))


async def open_analysis(pilot: Pilot[None]) -> AnalysisScreen:
    await press(pilot, "s", "enter", "enter", "i")
    return analysis(pilot)


# What is judged


@pytest.mark.parametrize("session", [OVER, ALONE], ids=["several", "alone"])
def test_a_moment_ends_with_the_turn_or_with_the_first_thing_that_is_revealed(session: Session) -> None:
    for seat in range(len(session.setup.players)):
        found = moments(session, seat)
        assert found
        covered: set[int] = set()
        for moment in found:
            played = session.history[moment.position : moment.position + len(moment.actions)]
            assert [each.action for each in played] == list(moment.actions)
            assert {(each.seat, each.before.turn) for each in played} == {(seat, moment.turn)}
            assert not any(each.reveals for each in played[:-1])
            assert played[0].before.phase in JUDGED
            covered |= set(range(moment.position, moment.position + len(played)))
        left_out = [
            each
            for number, each in enumerate(session.history)
            if each.seat == seat and number not in covered and isinstance(each.action, a.Take | a.Keep | a.DrawDeck)
        ]
        assert left_out == []


@pytest.mark.exhaustive
def test_a_beginner_loses_more_than_an_expert(effort: Effort) -> None:
    """The strong player judges turns by what it knew then, and always in the same way."""
    session = played_by(("hard", "easy"), "judged")
    every = effort(quick=4, test=3, exhaustive=1)
    verdicts = [[judged(session, moment, registry()) for moment in moments(session, seat)[::every]] for seat in (0, 1)]
    lost = [[verdict.lost for verdict in each if verdict is not None] for each in verdicts]
    assert all(lost)
    assert sum(lost[0]) / len(lost[0]) < sum(lost[1]) / len(lost[1])
    assert all(each == 0 or each >= ALIKE for seat in lost for each in seat)
    for verdict in filter(None, verdicts[1]):
        assert verdict.lost == (verdict.reckoned if verdict.reckoned >= ALIKE else 0.0)
        assert not verdict.lost or verdict.why is not None
    first = moments(session, 1)[0]
    assert judged(session, first, registry()) == judged(session, first, registry())
    worst = costliest([verdict for verdict in verdicts[1] if verdict is not None])
    assert [each.lost for each in worst] == sorted((each for each in lost[1] if each), reverse=True)


# What is checked


class Ahead(ComputerPlayer):
    """Plays turns out so that the better one does better by so many points on average."""

    points = 0.0

    def play_out(self, seen: PlayerView, turns: Any, random: Random, games: int) -> Any:
        return [(self.points + (game % 2 or -1), 0.0) for game in range(games)]


def plugins_with(points: float) -> Registry:
    class Players:
        def player(self, *_: object) -> ComputerPlayer:
            player = Ahead("", OVER.ruleset)
            player.points = points
            return player

    return cast("Registry", Players())


def costing(*points: float) -> list[Judged]:
    """Turns that have cost these points by what is reckoned."""
    found = zip(moments(OVER, 0), points, strict=False)
    return [Judged(each, lost, None, (), (a.DrawDeck(),), lost) for each, lost in found]


def test_a_turn_that_is_played_out_costs_what_came_out_and_a_little_of_its_verdict() -> None:
    (found,) = costing(6.0)
    sure = checked(OVER, found, plugins_with(3.0))
    assert sure.check is not None
    assert sure.check.ahead == pytest.approx(3.0)
    assert 0 < sure.check.within < 1
    assert 3.0 < sure.lost < 3.2


def test_a_turn_that_turns_out_to_have_cost_nothing_is_as_good() -> None:
    (found,) = costing(6.0)
    sure = checked(OVER, found, plugins_with(-1.0))
    assert sure.lost == 0.0
    assert sure.check is not None


def test_what_plans_call_as_good_has_cost_something_only_where_games_leave_no_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("coatl_core.play.analysis.FIRST_GAMES", 4)
    alike, costly = costing(0.6, 1.0)

    def lost(found: Judged, points: float) -> float:
        return checked(OVER, found, plugins_with(points), first=True).lost

    assert lost(alike, 1.1) == 0.0
    assert lost(alike, 2.0) > ALIKE
    assert lost(costly, 1.1) > ALIKE


class Counting(Ahead):
    """Judges that this would have been the best turn, and counts the games that are played out."""

    best: tuple[a.Action, ...] = ()
    played = 0

    def judge(self, *_: object) -> Verdict:
        return Verdict(Choice(self.best), 3.0 if self.best == (a.EndTurn(),) else 0.0)

    def play_out(self, seen: PlayerView, turns: Any, random: Random, games: int) -> Any:
        Counting.played += games
        return super().play_out(seen, turns, random, games)


def test_what_a_master_would_have_done_itself_is_not_played_out_and_all_else_a_few_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = next(each for each in moments(OVER, 0) if isinstance(each.actions[0], a.Take))

    class Players:
        def player(self, *_: object) -> ComputerPlayer:
            return Counting("", OVER.ruleset)

    counts = []
    for best in (moment.actions, (a.EndTurn(),)):
        monkeypatch.setattr(Counting, "best", best)
        found = tried(OVER, moment, cast("Registry", Players()))
        assert found is not None
        counts.append(Counting.played)
        assert (found.lost, found.sure) == (0.0, False)
    assert counts == [0, FIRST_GAMES]


def test_the_costliest_turns_are_called_so_when_each_of_them_has_been_checked() -> None:
    found = costing(1.0, 5.0, 2.0, 4.0, 3.0, 0.0)
    order = []
    while (unsure := to_check(found)) is not None:
        order.append(unsure.lost)
        lost = 0.0 if unsure.lost == 4.0 else unsure.lost
        found[found.index(unsure)] = evolve(unsure, lost=lost, check=Check(60, lost, 1.0))
    assert order == [5.0, 4.0, 3.0, 2.0]
    assert [each.lost for each in costliest(found)] == [5.0, 3.0, 2.0, 1.0]


def test_if_none_of_them_costs_anything_not_all_are_checked() -> None:
    found = costing(*(9.0,) * (MOST_CHECKED + 2))
    number = 0
    while (unsure := to_check(found)) is not None:
        number += 1
        found[found.index(unsure)] = evolve(unsure, lost=0.0, check=Check(60, 0.0, 1.0))
    assert number == MOST_CHECKED


def test_whoever_cannot_play_turns_out_leaves_the_verdict_as_it_is() -> None:
    (found,) = costing(6.0)

    class Players:
        def player(self, *_: object) -> ComputerPlayer:
            return RandomPlayer("", OVER.ruleset)

    sure = checked(OVER, found, cast("Registry", Players()))
    assert (sure.lost, sure.check) == (6.0, Check(0, 6.0, 0.0))


# The screen


@pytest.mark.slow
async def test_the_analysis_shows_each_turn_and_opens_the_game_there(home: Home, short: None) -> None:
    save(home, OVER)
    async with app_at(home) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: done(screen))
        name = OVER.setup.players[0]
        assert f"Turns of {name} by cost" in frame(pilot)
        lines = [spot.item for spot in screen.query_one("#analysis").content.spots]  # type: ignore[attr-defined]
        assert all(isinstance(each, Line) for each in lines)
        assert sorted(each.position for each in lines) == [m.position for m in screen.verdicts.moments[0]]
        costs = [each.judged.lost for each in lines]
        assert costs == sorted(costs, reverse=True)
        await press(pilot, "f6")
        assert "Tahy podle ztráty" in frame(pilot)
        assert sum(row.startswith("▐") for row in frame(pilot).splitlines()) == 1
        await press(pilot, "end", "enter")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.game.position == lines[-1].position
        await press(pilot, "escape")
        assert analysis(pilot) is screen
        await press(pilot, "o")
        await until(pilot, lambda: done(screen))
        assert f"Tahy podle ztráty: {OVER.setup.players[1]}" in frame(pilot)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, ScoreScreen)


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", ["en", "cs", "pl", "uk"])
async def test_every_row_says_what_was_done_and_what_would_have_been_better(
    home: Home, tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a turn was only ended, where a card would have been drawn that nobody knows, and where what was done
    first has a long name."""
    long = evolve(OVER.setup, players=("Maximilianus", "Konstantinos"))
    drawn = (DrewFromDeck(0, None),)
    spent = (TokenSpent(0, "vision"), Took(0, 1, (piece("Y"),)))
    verdicts = cycle(((), drawn, spent))
    monkeypatch.setattr(analysis_screen, "moments", lambda *_: [evolve(m, events=()) for m in moments(OVER, 0)])
    monkeypatch.setattr(analysis_screen, "tried", lambda _, moment, *__: Judged(moment, 3.0, None, next(verdicts)))
    async with app_in(tag, home) as pilot:
        session = OVER.copy()
        session.setup = long
        screen = AnalysisScreen(ReplayGame(session), lambda _: None, Verdicts())
        pilot.app.push_screen(screen)
        await until(pilot, lambda: done(screen))
        pane = screen.query_one("#analysis", Pane)
        did, better, end = columns_of(79)
        for spot in pane.content.spots:
            row = "".join(span.text for span in pane.content.lines[spot.line])
            assert row[did:better].strip(" »") and row[better:end].strip(" »"), row
        for digit in ("home", "down"):
            await press(pilot, digit)
            told = frame(pilot).splitlines()
            master = next(line for line in told if line.startswith(f" {screen.l10n('analysis-adviser')} "))
            assert master.removeprefix(f" {screen.l10n('analysis-adviser')} ").strip()
        begin = f"━━ {screen.l10n('analysis-title', name='Maximilianus')} "
        title = next(row for row in frame(pilot).splitlines() if row.startswith(begin))
        assert title.endswith(" ━━")


def test_a_card_that_a_master_would_have_drawn_from_the_deck_is_told_without_its_face() -> None:
    class Drawing(ComputerPlayer):
        def judge(self, *_: object) -> Verdict:
            return Verdict(Choice((a.DrawDeck(),)), 3.0)

    class Players:
        def player(self, *_: object) -> ComputerPlayer:
            return Drawing("", OVER.ruleset)

    moment = next(m for m in moments(OVER, 0) if a.DrawDeck() in legal_actions(OVER.history[m.position].before))
    found = judged(OVER, moment, cast("Registry", Players()))
    assert found is not None
    assert found.events == (DrewFromDeck(moment.seat, None),)


@pytest.mark.exhaustive
async def test_a_solo_game_is_analysed_as_well_and_from_its_replay_too(home: Home, short: None) -> None:
    save_solo(home, ALONE)
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "i")
        screen = analysis(pilot)
        await until(pilot, lambda: done(screen))
        assert "next player" not in frame(pilot).splitlines()[-1]
        last = screen.query_one("#analysis", Pane).content.spots[-1].item
        assert isinstance(last, Line)
        await press(pilot, "o", "end", "enter")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.game.position == last.position


async def test_whoever_leaves_ends_it(home: Home, short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is being judged then is the last thing that is judged."""
    begun, go_on = [], Flag()

    def slow(*given: Any) -> None:
        begun.append(given)
        go_on.wait(PATIENCE)

    monkeypatch.setattr(analysis_screen, "tried", slow)
    save(home, OVER)
    async with app_at(home) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: begun and f"0 of {FEW} judged" in frame(pilot))
        assert f"still to be judged: {FEW}" in frame(pilot)
        assert len(screen.verdicts.outlooks) == len(screen.course.stops)  # the chances are known before
        await press(pilot, "escape")
        go_on.set()
        await until(pilot, lambda: all(worker.is_finished for worker in pilot.app.workers))
        assert len(begun) == 1
        assert screen.verdicts.found[0] == []


async def test_a_game_that_goes_on_is_not_analysed(home: Home) -> None:
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "i")
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert line(pilot) == "Turns are judged when the game is over."


# The chart


async def whole_analysis(pilot: Pilot[None]) -> AnalysisScreen:
    """The analysis, when all has been found that it looks for."""
    screen = await open_analysis(pilot)
    await until(pilot, lambda: len(screen.verdicts.outlooks) == len(screen.course.stops))
    return screen


@pytest.mark.exhaustive
async def test_the_chart_says_whose_chances_were_better_and_a_click_goes_there(home: Home, short: None) -> None:
    save(home, OVER)
    async with app_at(home, (120, 36)) as pilot:
        screen = await whole_analysis(pilot)
        await until(pilot, lambda: "whose chances were better" in frame(pilot).splitlines()[0])
        pane = screen.query_one("#points", Pane)
        spot = next(spot for spot in pane.content.spots if spot.item == There(screen.course.stops[20].position))
        await pilot.click("#points", offset=(spot.start + 1, 3))
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.game.position == screen.course.stops[20].position


@pytest.mark.exhaustive
async def test_the_chart_marks_the_three_turns_that_cost_most_and_a_large_screen_shows_the_table_then(
    home: Home, short: None
) -> None:
    save(home, OVER)
    async with app_at(home, (200, 60)) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: done(screen))
        screen.show()
        lines = screen.query_one("#points", Pane).content.lines
        marks = sum(span.text.count("!") for spans in lines for span in spans)
        assert marks == min(3, len(costliest(screen.verdicts.of(screen.seat))))
        assert "the table then" in frame(pilot)


@pytest.mark.exhaustive
async def test_the_turns_that_cost_most_are_marked_when_they_have_been_checked(
    home: Home, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = Flag()

    def slow(_: object, found: Judged, *__: object) -> Judged:
        go_on.wait(PATIENCE)
        return evolve(found, check=Check(60, found.lost, 1.0))

    monkeypatch.setattr(analysis_screen, "checked", slow)
    save(home, OVER)
    async with app_at(home, (120, 36)) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: "checking the costliest" in frame(pilot))
        assert not re.findall(r"!\d", frame(pilot))
        go_on.set()
        await until(pilot, lambda: to_check(screen.verdicts.of(screen.seat)) is None)
        await until(pilot, lambda: "checking the costliest" not in frame(pilot))
        assert re.findall(r"!\d", frame(pilot))
        assert "Played to the end 60 times" in frame(pilot)


@pytest.mark.exhaustive
async def test_a_turn_that_cost_most_has_its_number_on_the_chart(home: Home, short: None) -> None:
    save(home, OVER)
    async with app_at(home, (200, 60)) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: done(screen))
        screen.show()
        marked = re.findall(r"!(\d+)", frame(pilot))
        worst = costliest(screen.verdicts.of(screen.seat))[:3]
        assert marked
        assert {*map(int, marked)} <= {each.moment.turn for each in worst}


def test_the_strip_is_higher_where_chances_were_better_by_more() -> None:
    game = ReplayGame(OVER)
    course = course_of(game)
    half = len(course.stops) // 2
    outlooks = {stop.position: (20.0, 0.0) if at < half else (0.0, 5.0) for at, stop in enumerate(course.stops)}
    canvas = Canvas(100, 12)
    draw_chances(canvas, OVER.view(None), english(), course, outlooks, (), "chances")
    *_, third, _, first, _ = canvas.text().splitlines()
    assert "▇" in third[10:20]
    assert "█" in first[10:20]
    assert not third[60:70].strip()
    assert first[60:70].strip()


@pytest.mark.exhaustive
async def test_alone_nobody_has_better_chances_than_others(home: Home, short: None) -> None:
    save_solo(home, ALONE)
    async with app_at(home, (120, 36)) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: done(screen))
        assert screen.verdicts.outlooks == {}
        assert frame(pilot).splitlines()[0].startswith("╭─ Points, turn by turn ")


@pytest.mark.exhaustive
async def test_turns_that_an_analysis_has_found_are_on_the_track_and_can_be_gone_to(
    home: Home, short: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent = (TokenSpent(0, "vision"), Took(0, 1, (piece("Y"),)))
    monkeypatch.setattr(analysis_screen, "tried", lambda _, moment, *__: Judged(moment, 3.0, None, spent))
    save(home, OVER)
    async with app_at(home, (120, 36)) as pilot:
        screen = await open_analysis(pilot)
        await until(pilot, lambda: done(screen))
        await press(pilot, "escape", "a")
        replay = pilot.app.screen
        assert isinstance(replay, ReplayScreen)
        row = frame(pilot).splitlines()[-5]
        assert row.count("!") == FEW
        found = [moment.position for moment in screen.verdicts.moments[0]]
        for position in [*found, found[0]]:
            await press(pilot, "exclamation_mark")
            assert replay.game.position == position
            assert replay.face.looking.shown == 0  # the table on which it was done, before that
            assert "A master’s best here:" in frame(pilot)


def test_the_outlook_of_everybody_is_what_they_reckon_by_what_they_know() -> None:
    found = outlook(OVER, 40, registry())
    assert len(found) == len(OVER.setup.players)
    assert found == outlook(OVER, 40, registry())
    end = outlook(OVER, len(OVER.history), registry())
    assert end == tuple(player.points for player in score_sheet(OVER.state).players)
