"""Puzzles: reading their file, and solving anew what is written in it."""

from __future__ import annotations

import pytest

from coatl_core.files.problems import FileError
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.puzzle import PuzzleSet, points_now, read_puzzles, unsolved
from coatl_core.game.rules import Setup
from coatl_core.game.state import Ruleset
from tests.support import registry

PUZZLES = """\
schema = 1
id = "small"

[[puzzle]]
@PUZZLE@
"""
FIRST = """\
id = "one"
players = ["Ana", "Bao"]
seed = "small"
card_sets = ["base"]
before = []
ask = "last-turn"
actions = 1
best = 16
second = 12
solution = ["take 1"]
themes = ["own-temple"]
grade = 2
work = 31
"""


def ruleset(setup: Setup) -> Ruleset:
    return registry().ruleset(setup.card_sets)


def small(**changes: str) -> PuzzleSet:
    lines = FIRST.splitlines()
    changed = [f"{key} = {changes[key]}" if (key := line.split(" ")[0]) in changes else line for line in lines]
    return read_puzzles(PUZZLES.replace("@PUZZLE@", "\n".join(changed)), "small.toml")


def codes(puzzles: PuzzleSet) -> list[str]:
    return [problem.code for problem in unsolved(puzzles, ruleset)]


def test_a_file_has_puzzles() -> None:
    puzzles = small()
    (puzzle,) = puzzles.puzzles
    assert (puzzles.id, puzzle.id, puzzle.actions, puzzle.best, puzzle.line) == ("small", "one", 1, 16, 4)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("ask", '"first-turn"', "puzzle-ask"),
        ("actions", "3", "puzzle-number"),
        ("best", "-1", "puzzle-number"),
        ("grade", "6", "puzzle-number"),
        ("best", '"16"', "kind"),
        ("second", "16", "puzzle-second"),
        ("themes", '["luck"]', "puzzle-theme"),
        ("solution", '["win"]', "lesson-action"),
        ("players", '["Ana"]', "lesson-setup"),
        ("id", '"One"', "id"),
    ],
)
def test_what_cannot_be_used_is_named_with_its_line(key: str, value: str, code: str) -> None:
    with pytest.raises(FileError) as caught:
        small(**{key: value})
    assert code in [problem.code for problem in caught.value.problems]
    assert min(problem.line for problem in caught.value.problems) >= 4


def test_an_unknown_key_and_a_missing_one_are_named() -> None:
    with pytest.raises(FileError) as caught:
        read_puzzles(PUZZLES.replace("@PUZZLE@", FIRST.replace("best =", "most =")), "small.toml")
    assert {problem.code for problem in caught.value.problems} >= {"key-unknown", "key-missing"}


def test_why_a_puzzle_has_no_variants_is_said() -> None:
    with pytest.raises(FileError) as caught:
        read_puzzles(PUZZLES.replace("@PUZZLE@", f'{FIRST}variants = ["tribes"]\n'), "small.toml")
    assert [problem.code for problem in caught.value.problems] == ["puzzle-variants"]


def test_a_puzzle_begins_where_a_turn_begins() -> None:
    assert codes(small()) == ["puzzle-no-turn"]  # the prophecies are still to be kept


def test_what_came_before_must_be_legal() -> None:
    assert codes(small(before='["keep", "keep", "extend 1 head R"]')) == ["puzzle-illegal"]


def test_the_best_turn_must_be_the_best() -> None:
    (problem,) = unsolved(small(before='["keep", "keep"]'), ruleset)
    assert (problem.code, problem.values["best"], problem.line) == ("puzzle-best", 0, 4)


def test_the_turn_is_the_last_one_whatever_the_game_was() -> None:
    (puzzle,) = small(before='["keep", "keep"]', actions="2").puzzles
    state = puzzle.position(ruleset(puzzle.setup))
    assert (state.last_turns, state.actions_left, state.phase) == ([], 2, "action")
    assert state.setup.is_computer(1 - state.seat)
    assert points_now(state, state.seat) == 0
    assert legal_actions(state)


@pytest.mark.parametrize(
    ("points", "verdict"), [(17, "found"), (16, "found"), (15, "good"), (14, "good"), (13, "missed")]
)
def test_a_turn_is_good_that_brings_at_most_two_points_less(points: int, verdict: str) -> None:
    (puzzle,) = small(second="15").puzzles
    assert puzzle.verdict(points) == verdict


def test_the_second_best_turn_is_good_however_much_less_it_brings() -> None:
    (puzzle,) = small(second="9").puzzles
    assert puzzle.verdict(9) == "good"
    assert puzzle.verdict(8) == "missed"
