"""Puzzles in lines: found, missed, once more, and the next one."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.play.puzzle_game import shipped_puzzles
from coatl_core.saves.puzzle_tries import load_tries
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, heard_by, play, script, typist_of
from tests.plain.test_transcripts import unreadable
from tests.play.mistaken import judging_last_turns, keep, last_turns, over

FIRST = shipped_puzzles().puzzles[0]
SOLUTION = "; ".join(map(str, FIRST.solution))


def told(folder: Path, *typed: str, tag: str = "en") -> list[str]:
    menu = play(None, folder, script(*typed), speaking(tag))
    return typist_of(menu).transcript.splitlines()


def test_a_puzzle_is_opened_by_its_number_and_found(tmp_path: Path) -> None:
    lines = told(tmp_path, "puzzles 1", SOLUTION, "quit")
    assert "Puzzle 1." in lines
    assert any(line.startswith("This counts as your last turn") for line in lines)
    assert f"Found: {FIRST.best} points, and there are no more." in lines
    assert "Now you can type: solution, retry, next, onward, menu." in lines
    assert [each.verdict for each in load_tries(tmp_path / "puzzles.json").tries] == ["found"]


def test_the_solution_is_told_and_the_turn_tried_again(tmp_path: Path) -> None:
    lines = told(tmp_path, "puzzles", "1", "hint", "solution", "retry", SOLUTION, "next", "menu", "quit")
    assert "0 of 120 found." in lines
    assert f"The solution: {FIRST.best} points." in lines
    assert lines.index("The turn begins anew.") < lines.index(f"Found: {FIRST.best} points, and there are no more.")
    assert "Puzzle 2." in lines
    assert [each.verdict for each in load_tries(tmp_path / "puzzles.json").tries] == ["missed"]


def test_the_game_of_a_puzzle_is_played_on(tmp_path: Path) -> None:
    lines = told(tmp_path, "puzzles 1", SOLUTION, "onward", "quit")
    assert any(" plays on: all that " in line for line in lines)
    assert len([*(tmp_path / "saves").glob("*.json")]) == 1


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_that_is_told_can_be_read_aloud(tag: str, tmp_path: Path) -> None:
    l10n = speaking(tag)
    word = l10n("plain-word-puzzles").split(",")[0]
    menu = play(None, tmp_path, script(word, f"{word} 3", "?", "e", l10n("plain-word-solution")), l10n)
    assert load_tries(tmp_path / "puzzles.json").tries
    assert [each for each in heard_by(menu) if unreadable(each, tag)] == []


def test_a_mistake_is_tried_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging_last_turns(monkeypatch)
    keep(tmp_path / "saves", "m27")
    tried = "; ".join(map(str, last_turns(over("m27"), 0)[0].actions))
    lines = told(tmp_path, "mistakes", tried, "retry", "onward", "quit")
    assert any("cost 6.0 points. What would you do?" in line for line in lines)
    assert "That would cost 6.0 points." in lines
    assert any(line.startswith("In the game it cost 6.0. Best: ") for line in lines)
    assert "The turn begins anew." in lines
    assert any(" plays on: all that " in line for line in lines)


def test_without_a_finished_game_there_are_no_mistakes(tmp_path: Path) -> None:
    assert any(line.startswith("There is no finished game") for line in told(tmp_path, "mistakes", "quit"))


def test_every_word_is_explained_once_and_as_what_it_does_there(tmp_path: Path) -> None:
    lines = told(tmp_path, "puzzles 1", "help", "quit")
    words = [line.split(":")[0] for line in lines]
    assert words.count("solution") == words.count("next") == words.count("onward") == 1
    assert "next: the next puzzle." in lines
    assert "menu: leaves the puzzle." in lines
