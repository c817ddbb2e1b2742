"""The puzzles on the screen: the list, a turn, what it was, the solution, and once more."""

from __future__ import annotations

from datetime import date

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.actions import Take
from coatl_core.language.l10n import english
from coatl_core.play.lesson_game import begin
from coatl_core.play.lesson_place import LessonPlace, write_place
from coatl_core.play.local_game import LocalGame
from coatl_core.play.puzzle_game import shipped_puzzles
from coatl_core.saves.puzzle_tries import Try, load_tries
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.puzzles import PuzzlesScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.puzzle_screen import PuzzleScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.grid import Grid
from tests.locale.support import app_in
from tests.plugins.test_shown import change
from tests.support import registry
from tests.tui.support import app_at, frame, line, press, settled
from tests.tui.test_lesson import do_step, lesson_screen
from tests.tui.test_shown import with_examples


def puzzle(pilot: Pilot[None]) -> PuzzleScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PuzzleScreen), screen
    return screen


def under_cursor(pilot: Pilot[None]) -> object:
    return pilot.app.screen.query_one("#puzzles", Grid).item


def title(pilot: Pilot[None]) -> str:
    """What the open question asks, with what stands in the sentence because the border has no room for it."""
    assert puzzle(pilot).choice.open
    return frame(pilot)


async def solve(pilot: Pilot[None]) -> None:
    """Plays the solution."""
    puzzle(pilot).playing.act_all(puzzle(pilot).game.puzzle.solution)
    await settled(pilot)


async def miss(pilot: Pilot[None]) -> None:
    """Takes fields, or cards where there is no room for pieces, until the turn is over: as those do who have not seen
    that it is the last one."""
    game = puzzle(pilot).game
    while not game.session.over:
        taken = next((action.field for action in game.legal_actions if isinstance(action, Take)), None)
        if taken is not None:
            await press(pilot, "s", str(taken % 10), str(taken % 10))
        else:
            await press(pilot, "p", "1", "1", "e")


async def test_the_menu_leads_to_the_list_and_enter_to_a_puzzle_and_back(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "z")
        assert under_cursor(pilot) == "last-turn/p001"
        await press(pilot, "down", "enter")
        assert puzzle(pilot).game.named.number == 2
        await press(pilot, "escape")
        await press(pilot, "3")
        assert under_cursor(pilot) == "last-turn/p002"
        assert not home.puzzles.exists()
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)


@pytest.mark.painted
async def test_a_puzzle_that_is_missed_is_shown_and_tried_again(home: Home) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    async with app_at(home) as pilot:
        await press(pilot, "z", "enter")
        first = puzzle(pilot).game
        best = first.puzzle.best
        assert "how many points?" in frame(pilot)
        await miss(pilot)
        assert "Missed" in title(pilot)
        assert f"The best turn brings {best}" in title(pilot)
        await press(pilot, "1")
        assert first.shows
        while not first.session.over:
            await press(pilot, "enter")
        assert f"The solution: {best}" in title(pilot)
        await press(pilot, "1")
        assert not first.session.history
        await solve(pilot)
        assert f"Found: {best}" in title(pilot)
        assert [each.verdict for each in load_tries(home.puzzles).tries] == ["missed"]
        await press(pilot, "1")
        assert puzzle(pilot).game.named.number == 2


async def test_a_puzzle_that_is_found_is_marked_in_the_list_and_counted_in_the_menu(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "z")
        before = frame(pilot)
        await press(pilot, "enter")
        theme = english()("puzzles-is", theme=puzzle(pilot).game.puzzle.themes[0])
        assert theme not in before, "it would give the solution away"
        await solve(pilot)
        await press(pilot, "3")
        assert theme in frame(pilot)
        assert "found" in frame(pilot)
        assert "1 of 120 found" in frame(pilot)
        await press(pilot, "escape")
        assert "1 of 120 found" in frame(pilot)


async def test_the_game_of_a_puzzle_is_played_on_at_a_table_of_its_own(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "z", "enter")
        await solve(pilot)
        await press(pilot, "4", "f2")
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert isinstance(screen.game, LocalGame)
        assert (screen.game.session.origin, screen.game.session.setup.seats.count(None)) == ("last-turn/p001", 1)
        assert len([*home.saves.glob("*.json")]) == 1


@pytest.mark.exhaustive
async def test_whoever_asks_for_the_solution_has_missed_the_puzzle(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "z", "enter", "i")
        assert line(pilot) == "A hint would be the solution."
        await press(pilot, "q", "2")
        assert puzzle(pilot).game.shows
        assert [each.verdict for each in load_tries(home.puzzles).tries] == ["missed"]


async def test_a_puzzle_that_was_missed_days_ago_is_proposed_once_more(home: Home) -> None:
    tries = load_tries(home.puzzles)
    for number, verdict in ((1, "found"), (2, "missed"), (3, "found")):
        tries = tries.with_try(Try(f"last-turn/p{number:03}", 1, "2026-01-02", verdict, 3))  # type: ignore[arg-type]
    async with app_at(home) as pilot:
        await press(pilot, "z")
        assert under_cursor(pilot) == "last-turn/p002"
        assert "once more" in frame(pilot)


async def test_what_is_wrong_with_the_file_is_told(home: Home) -> None:
    home.data.mkdir(exist_ok=True)
    home.puzzles.write_text("no json")
    async with app_at(home) as pilot:
        await press(pilot, "z")
        assert "could not be read" in frame(pilot)
        assert home.puzzles.with_name("puzzles-damaged-1.json").exists()


@pytest.mark.exhaustive
async def test_without_its_cards_a_puzzle_says_so(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("base",)))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "z", "enter")
        assert isinstance(pilot.app.screen, PuzzlesScreen)
        assert "needs cards" in frame(pilot)


@pytest.mark.exhaustive
async def test_the_puzzles_of_a_pack_follow_those_of_the_game_and_one_that_is_spoilt_says_why(home: Home) -> None:
    with_examples(home, "promo-puzzles")
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "z", "end")
        assert "Puzzles with the promo pack · Puzzle 3" in frame(pilot)
        await press(pilot, "enter")
        assert puzzle(pilot).game.named.key == "promo-puzzles/p003"
        await press(pilot, "q", "3", "escape")
    change(home.packs / "promo-puzzles" / "puzzles.toml", "best = 27", "best = 28")
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "z", "end", "enter")
        assert isinstance(pilot.app.screen, PuzzlesScreen)
        assert "puzzles.toml:" in frame(pilot)
        assert "the best turn brings 27" in frame(pilot)


async def test_the_question_is_asked_in_the_language_in_use(home: Home) -> None:
    async with app_in("en", home) as pilot:
        await press(pilot, "z", "enter", "f6", "h")
        assert "kolik získáš bodů?" in frame(pilot)


async def test_the_records_show_how_the_rating_has_grown(home: Home) -> None:
    tries = load_tries(home.puzzles)
    for number in range(1, 8):
        verdict = "missed" if number % 3 == 0 else "found"
        day = date(2026, 1, number).isoformat()
        tries = tries.with_try(Try(f"last-turn/p{number:03}", 1, day, verdict, 3))  # type: ignore[arg-type]
    async with app_at(home) as pilot:
        await press(pilot, "b")
        assert "Puzzles" in frame(pilot)
        assert f"Your rating: {round(tries.ratings()[-1].rating)}" in frame(pilot)
        assert "█" in frame(pilot)


@pytest.mark.slow
async def test_the_lesson_ends_with_puzzles_for_beginners(home: Home) -> None:
    lesson = begin(registry(), home.lesson, english())
    last = len(lesson.chapters) - 1
    write_place(home.lesson, LessonPlace("first", last, len(lesson.chapters[last].steps) - 1))
    async with app_in("en", home) as pilot:
        await press(pilot, "t", "enter")
        assert lesson_screen(pilot).game.is_last
        await do_step(pilot)
        await press(pilot, "3")
        assert puzzle(pilot).game.named.number == 1
        assert puzzle(pilot).game.puzzle.grade == 1


def test_every_action_of_a_solution_is_one_that_a_player_can_do() -> None:
    kinds = {type(action).__name__ for each in shipped_puzzles().puzzles for action in each.solution}
    assert kinds <= {"Take", "Pick", "DrawRow", "Start", "Extend", "Fulfil", "ClaimOwn", "ClaimPile", "Done", "EndTurn"}
