"""What is kept of puzzles: the first try counts, one that was missed comes back, and a damaged file is never lost."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from coatl_core.game.puzzle import GRADES, Verdict
from coatl_core.saves.puzzle_tries import RATINGS, Tries, Try, load_tries
from coatl_core.saves.records import NewerRecords

MONDAY, THURSDAY = date(2026, 11, 2), date(2026, 11, 5)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "puzzles.json"


def tried(file: Path, puzzle: str, verdict: Verdict, day: date = MONDAY, grade: int = 3) -> Tries:
    return load_tries(file).with_try(Try(puzzle, grade, day.isoformat(), verdict, 12))


def test_no_file_means_no_tries(file: Path) -> None:
    assert load_tries(file) == Tries(file)
    assert load_tries(file).ratings()[-1].rating == 1500


def test_a_try_is_found_again(file: Path) -> None:
    after = tried(file, "last-turn/p001", "found")
    assert load_tries(file) == after
    assert after.found() == 1
    assert after.last("last-turn/p001") == Try("last-turn/p001", 3, "2026-11-02", "found", 12)


def test_only_the_first_try_counts(file: Path) -> None:
    tried(file, "last-turn/p001", "good")
    assert len(tried(file, "last-turn/p001", "found").tries) == 1


def test_a_puzzle_that_was_missed_comes_back_after_days_and_counts_again(file: Path) -> None:
    after = tried(file, "last-turn/p001", "missed")
    assert not after.comes_back("last-turn/p001", MONDAY)
    assert after.comes_back("last-turn/p001", THURSDAY)
    after = tried(file, "last-turn/p001", "found", THURSDAY)
    assert [each.verdict for each in after.tries] == ["missed", "found"]
    assert not after.comes_back("last-turn/p001", date(2030, 1, 1))
    assert after.found() == 1


def test_the_rating_goes_up_and_down_with_the_tries(file: Path) -> None:
    tried(file, "last-turn/p001", "found")
    ratings = [each.rating for each in tried(file, "last-turn/p002", "missed").ratings()]
    assert ratings[0] < ratings[1] > ratings[2]


def test_a_hard_puzzle_brings_more_than_an_easy_one(tmp_path: Path) -> None:
    assert len(RATINGS) == GRADES
    easy = tried(tmp_path / "easy.json", "last-turn/p001", "found", grade=1).ratings()[-1]
    hard = tried(tmp_path / "hard.json", "last-turn/p120", "found", grade=GRADES).ratings()[-1]
    assert hard.rating > easy.rating > 1500


@pytest.mark.parametrize("text", ["no json", '{"format": "coatl-puzzles", "version": 1, "tries": [{"puzzle": 3}]}'])
def test_a_damaged_file_is_set_aside(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    damaged = load_tries(file)
    assert damaged.tries == ()
    assert damaged.fault
    assert damaged.aside is not None
    assert damaged.aside.read_text() == text


def test_a_newer_file_stays_as_it_is(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"format": "coatl-puzzles", "version": 2, "tries": []}')
    with pytest.raises(NewerRecords):
        load_tries(file)
    assert file.exists()


@pytest.mark.parametrize("change", ['"date": "2026-13-02"', '"verdict": "lucky"', '"grade": 6', '"points": -1'])
def test_a_try_that_cannot_be_is_refused(file: Path, change: str) -> None:
    tried(file, "last-turn/p001", "found")
    key = change.split(":")[0]
    lines = file.read_text().splitlines()
    parts = [change if part.strip().startswith(key) else part for part in lines[1].strip("{}").split(", ")]
    file.write_text("\n".join([lines[0], "{" + ", ".join(parts) + "}", *lines[2:]]))
    assert load_tries(file).aside is not None
