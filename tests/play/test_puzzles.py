"""The puzzles of the game: each has the answer that is written down, and is played as it is told."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from coatl_core.game.actions import DrawDeck, DrawRow, EndTurn, Take, Vision
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import GameEnded
from coatl_core.game.final_turn import final_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.puzzle import GRADES, THEMES, Puzzle, points_now, unsolved
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.play.puzzle_game import (
    BEGINNERS,
    CHANCE,
    Named,
    PuzzleGame,
    all_puzzles,
    begin,
    next_puzzle,
    shipped_puzzles,
)
from coatl_core.play.puzzle_place import seems_found, shipped_number
from coatl_core.players.puzzle_maker import themes_of
from coatl_core.saves.puzzle_tries import BACK_AFTER, Tries, Try, load_tries
from coatl_players.players import Master
from tests.conftest import Effort
from tests.game.test_final_turn import most, most_of_two
from tests.support import registry

TODAY = date(2026, 11, 5)
NUMBER = 120
FEW = 5
"""With more pieces on the board the search of the engine takes too long."""


def position(puzzle: Puzzle) -> GameState:
    return puzzle.position(registry().ruleset(puzzle.setup.card_sets))


# The file


def test_there_are_so_many_of_each_grade_the_easiest_first() -> None:
    puzzles = shipped_puzzles().puzzles
    assert len(puzzles) == shipped_number() == NUMBER
    grades = [puzzle.grade for puzzle in puzzles]
    assert grades == sorted(grades)
    assert set(Counter(grades).values()) == {NUMBER // GRADES}


def test_every_theme_is_there_and_both_numbers_of_actions() -> None:
    puzzles = shipped_puzzles().puzzles
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert set(themes) == set(THEMES)
    assert min(Counter(puzzle.actions for puzzle in puzzles).values()) >= NUMBER // 4


def test_no_two_puzzles_are_of_one_game() -> None:
    assert len({puzzle.setup.seed for puzzle in shipped_puzzles().puzzles}) == NUMBER


def test_every_puzzle_is_solved_anew_and_its_solution_played() -> None:
    assert unsolved(shipped_puzzles(), lambda setup: registry().ruleset(setup.card_sets)) == []


def test_the_themes_are_those_of_the_solution() -> None:
    for puzzle in shipped_puzzles().puzzles[::8]:
        assert themes_of(position(puzzle), puzzle.solution) == puzzle.themes, puzzle.id


@pytest.mark.exhaustive
def test_the_second_best_turn_and_the_temples_below_are_as_when_the_puzzles_were_made() -> None:
    for puzzle in shipped_puzzles().puzzles:
        state = position(puzzle)
        assert final_turn(state, most=puzzle.best - 1).points == puzzle.second, puzzle.id
        assert final_turn(state, temples=3).points == puzzle.best, puzzle.id


@pytest.mark.exhaustive
def test_the_search_of_the_engine_finds_nothing_better_where_the_board_has_few_pieces(effort: Effort) -> None:
    """With five pieces and two actions the search takes seconds for each: some of these puzzles in each share."""
    places = [(puzzle, position(puzzle)) for puzzle in shipped_puzzles().puzzles]
    few = [each for each in places if len(each[1].player.board) <= FEW]
    long = [each for each in few if each[0].actions > 1 and len(each[1].player.board) == FEW]
    some = effort.random("few pieces").sample(long, 7)
    compared = [each for each in few if each not in long] + some
    assert len(compared) >= NUMBER // 3
    for puzzle, state in compared:
        search = most_of_two(state, state.seat) if puzzle.actions > 1 else most(state, state.seat, {})
        assert search == puzzle.best, puzzle.id


def test_the_analysis_says_of_a_last_turn_exactly_what_was_missed() -> None:
    for puzzle in shipped_puzzles().puzzles[::40]:
        state = position(puzzle)
        seen, legal, master = view(state, state.seat), legal_actions(state), Master("", state.ruleset)
        found = master.judge(seen, legal, puzzle.solution, Random(0), Budget())
        assert found is not None
        assert found.lost == 0, puzzle.id
        nothing = next((action,) for action in legal if isinstance(action, Take | DrawRow))
        missed = master.judge(seen, legal, (*nothing, EndTurn()), Random(0), Budget())
        assert missed is not None
        left = puzzle.best - points_now(state, state.seat)
        assert missed.lost == left if puzzle.actions == 1 else 0 <= missed.lost <= left, puzzle.id


# Playing


def game(folder: Path, number: int = 0) -> PuzzleGame:
    return begin(all_puzzles(registry())[number], registry(), folder / "puzzles.json", english())


def play(game: PuzzleGame, *actions: object) -> PuzzleGame:
    for action in actions:
        asyncio.run(game.push(action))  # type: ignore[arg-type]
    return game


def missed(game: PuzzleGame) -> PuzzleGame:
    """Takes a field, or whatever else can be done, until the turn is over."""
    while not game.session.over:
        legal = [action for action in game.legal_actions if not str(action).startswith(("extend", "start"))]
        play(game, next((action for action in legal if isinstance(action, Take)), legal[0]))
    return game


def test_the_solution_is_found_and_counts(tmp_path: Path) -> None:
    played = game(tmp_path)
    play(played, *played.puzzle.solution)
    outcome = played.outcome
    assert outcome is not None
    assert (outcome.verdict, outcome.points) == ("found", played.puzzle.best)
    assert outcome.points == played.score_sheet().players[played.viewer or 0].points
    assert outcome.rating is not None
    assert outcome.before is not None
    assert outcome.rating.rating > outcome.before.rating == 1500
    assert seems_found(tmp_path / "puzzles.json") == 1
    assert not [event for event in played.log() if isinstance(event, GameEnded)]  # only the turn is
    (tried,) = load_tries(tmp_path / "puzzles.json").tries
    assert (tried.puzzle, tried.verdict) == ("last-turn/p001", "found")


def test_another_turn_is_missed_and_the_next_one_does_not_count(tmp_path: Path) -> None:
    played = missed(game(tmp_path))
    first = played.outcome
    assert first is not None
    assert first.verdict == "missed"
    played.again()
    assert not played.session.over
    second = play(played, *played.puzzle.solution).outcome
    assert second is not None
    assert (second.verdict, second.rating) == ("found", None)
    assert [each.verdict for each in load_tries(tmp_path / "puzzles.json").tries] == ["missed"]


def test_the_solution_is_played_by_itself_and_counts_as_missed_without_a_turn(tmp_path: Path) -> None:
    played = game(tmp_path)

    async def watch() -> None:
        await played.show_solution()
        while (decision := await played.decide()) is not None:
            assert played.waits_for().who == "computer"
            assert not played.legal_actions
            await played.push(decision.action)

    asyncio.run(watch())
    assert played.points == played.puzzle.best
    assert played.outcome is not None
    assert played.outcome.verdict == "missed"


def test_everything_can_be_taken_back_until_the_turn_ends(tmp_path: Path) -> None:
    played = game(tmp_path)
    first = played.view()
    *some, last = played.puzzle.solution
    play(played, *some)
    for _ in some:
        assert asyncio.run(played.undo()) is None
    assert played.view() == first
    assert played.can_redo
    play(played, *some, last)
    refused = asyncio.run(played.undo())
    assert refused is not None
    assert refused.code == "puzzle-over"


def test_nothing_is_left_to_chance(tmp_path: Path) -> None:
    played = next(
        each
        for each in (game(tmp_path, number) for number in range(NUMBER))
        if {DrawDeck, Vision} <= {type(action) for action in legal_actions(each.state)}
    )
    assert not [action for action in played.legal_actions if isinstance(action, DrawDeck | Vision)]
    assert played.refusal(DrawDeck()) == CHANCE
    assert played.why_not_spend("vision") == CHANCE
    with pytest.raises(IllegalActionError):
        play(played, DrawDeck())


def test_a_try_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").mkdir()
    played = missed(game(tmp_path))
    failure = played.save_failure()
    assert failure is not None
    assert played.outcome is not None


# What comes next


def tried(named: Named, verdict: str, day: date = TODAY) -> Try:
    return Try(named.key, named.puzzle.grade, day.isoformat(), verdict, 3)  # type: ignore[arg-type]


def test_the_first_puzzles_are_the_easiest_whatever_becomes_of_them(tmp_path: Path) -> None:
    puzzles, tries = all_puzzles(registry()), Tries(tmp_path)
    for number in range(BEGINNERS):
        found = next_puzzle(puzzles, tries, TODAY)
        assert found is puzzles[number]
        tries = Tries(tmp_path, (*tries.tries, tried(found, "found")))


def test_then_it_is_the_puzzle_nearest_to_the_rating(tmp_path: Path) -> None:
    puzzles = all_puzzles(registry())
    for verdict, harder in (("found", True), ("missed", False)):
        tries = Tries(tmp_path, tuple(tried(named, verdict) for named in puzzles[: BEGINNERS + 2]))
        found = next_puzzle(puzzles, tries, TODAY)
        assert found is not None
        assert (found.puzzle.grade > 1) is harder


def test_a_puzzle_that_was_missed_comes_back_before_all_others(tmp_path: Path) -> None:
    puzzles = all_puzzles(registry())
    tries = Tries(tmp_path, tuple(tried(named, "missed") for named in puzzles[:5]))
    back = TODAY + timedelta(BACK_AFTER)
    assert next_puzzle(puzzles, tries, back) is puzzles[0]
    assert next_puzzle(puzzles, tries, back, after=puzzles[0].key) is puzzles[1]


def test_when_all_are_found_there_is_none(tmp_path: Path) -> None:
    puzzles = all_puzzles(registry())
    assert next_puzzle(puzzles, Tries(tmp_path, tuple(tried(named, "found") for named in puzzles)), TODAY) is None
