"""Lessons: reading their file, and playing what is written in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coatl_core.files.problems import FileError
from coatl_core.game.actions import Keep, Take
from coatl_core.game.found import parse_found
from coatl_core.game.lesson import PARTS, Move, Place, parse_place, read_lesson, unplayable
from coatl_core.game.rules import Setup
from coatl_core.game.state import Ruleset
from tests.support import registry

LESSON = """\
schema = 1
id = "small"

[[chapter]]
id = "one"
players = ["Ana", "Bao"]
seed = "lesson-356"
card_sets = ["base"]
before = ["keep", "keep"]

[[chapter.step]]
id = "read"

[[chapter.step]]
id = "take"
do = ["take 1"]
then = ["take 2"]

[[chapter.step]]
id = "end"

[[chapter]]
id = "two"
players = ["Ana", "Bao"]
seed = "lesson-356"
card_sets = ["base"]
tokens = true

[[chapter.step]]
id = "keep"
do = ["keep"]
then = ["keep"]

[[chapter.step]]
id = "goodbye"
"""


def ruleset(setup: Setup) -> Ruleset:
    return registry().ruleset(setup.card_sets, setup.variants)


def told_of(text: str, file: str) -> list[tuple[int, str]]:
    """The line and the code of each problem of a lesson that is refused."""
    with pytest.raises(FileError) as error:
        read_lesson(text, file)
    return [(problem.line, problem.code) for problem in error.value.problems]


def test_a_lesson_has_chapters_of_steps() -> None:
    lesson = read_lesson(LESSON, "small.toml")
    one, two = lesson.chapters
    assert [step.id for step in one.steps] == ["read", "take", "end"]
    assert one.before == (Move(Keep(())), Move(Keep(())))
    assert one.steps[1].do == (Move(Take(1)),)
    assert (one.setup.rules.sacrifice_tokens, two.setup.rules.sacrifice_tokens) == (False, True)
    assert lesson.text(two.steps[0].id) == "lesson-small-keep"


def test_a_chapter_can_be_begun_after_any_of_its_steps() -> None:
    chapter = read_lesson(LESSON, "small.toml").chapters[0]
    played = [[str(action) for action in chapter.session(ruleset(chapter.setup), steps).actions] for steps in range(3)]
    assert played == [["keep", "keep"], ["keep", "keep"], ["keep", "keep", "take 1", "take 2"]]


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("schema = 1", "schema = 2", 1, "schema"),
        ('id = "small"\n', "", 1, "key-missing"),
        ('id = "small"', 'id = "small"\ntitle = "x"', 3, "key-unknown"),
        ('seed = "lesson-356"\ncard_sets = ["base"]\nbefore', 'seed = 7\ncard_sets = ["base"]\nbefore', 7, "kind"),
        ('id = "read"', 'di = "read"', 12, "key-unknown"),
        ('do = ["take 1"]', 'do = "take 1"', 16, "kind"),
        ('do = ["take 1"]', "do = [1]", 16, "kind"),
        ('do = ["take 1"]', 'do = ["grab 1"]', 16, "lesson-action"),
        ('id = "keep"', 'id = "take"', 30, "id-twice"),
        ('players = ["Ana", "Bao"]', 'players = ["Ana"]', 6, "lesson-setup"),
        ('id = "read"', 'id = "read"\nshow = ["supplies"]', 13, "lesson-part"),
        ("tokens = true", 'tokens = true\nshow = ["deck"]', 28, "lesson-part"),
        ("tokens = true", "tokens = true\nfirst = 3", 28, "lesson-first"),
        ("tokens = true", "tokens = true\nfirst = 0", 28, "lesson-first"),
        ("tokens = true", "tokens = true\nhalf = 1", 28, "kind"),
        ('id = "read"', 'id = "read"\nat = "suply"', 13, "lesson-place"),
        ('id = "read"', 'id = "read"\nat = "supply 0"', 13, "lesson-place"),
        ('id = "read"', 'id = "read"\nat = "deck 1"', 13, "lesson-place"),
        ('id = "goodbye"', 'id = "goodbye"\ndo = ["take 1"]', 34, "lesson-last"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_with_its_line(old: str, new: str, line: int, code: str) -> None:
    assert (line, code) in told_of(LESSON.replace(old, new, 1), "small.toml")


@pytest.mark.parametrize(("text", "code"), [("", "key-missing"), ("chapter = 3\n", "not-tables")])
def test_a_lesson_without_chapters_is_none(text: str, code: str) -> None:
    with pytest.raises(FileError) as error:
        read_lesson(f'schema = 1\nid = "small"\n{text}', "small.toml")
    assert [problem.code for problem in error.value.problems] == [code]


def test_parts_of_the_table_come_with_the_chapter_and_with_its_steps() -> None:
    text = LESSON.replace("before =", 'show = ["hand"]\nbefore =').replace(
        'id = "take"', 'id = "take"\nshow = ["supply"]'
    )
    one, two = read_lesson(text, "small.toml").chapters
    assert {part for part in PARTS if part not in one.hidden(0)} == {"hand"}
    assert {part for part in PARTS if part not in one.hidden(1)} == {"hand", "supply"}
    assert two.hidden(0) == frozenset()  # all are shown where none is named


def test_a_step_cannot_point_at_what_is_not_shown_yet() -> None:
    text = LESSON.replace("before =", 'show = ["hand"]\nbefore =').replace('id = "read"', 'id = "read"\nat = "deck"')
    assert [problem.code for problem in unplayable(read_lesson(text, "small.toml"), ruleset)] == [
        "lesson-nothing-there"
    ]


def test_a_step_points_at_a_part_or_at_one_thing_in_it() -> None:
    assert (parse_place("supply"), parse_place("supply 10")) == (Place("supply"), Place("supply", 10))
    assert [str(parse_place(text)) for text in ("supply", "hand 3")] == ["supply", "hand 3"]


def test_what_is_written_can_be_played() -> None:
    assert unplayable(read_lesson(LESSON, "small.toml"), ruleset) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ('["take 1"]', '["take 1", "take 3"]', 14, "lesson-turn"),
        ('then = ["take 2"]', 'then = ["take 1"]', 14, "lesson-illegal"),
        ('then = ["take 2"]', "", 14, "lesson-waits"),
        ('["keep", "keep"]', '["keep", "take 1"]', 4, "lesson-illegal"),
        ('id = "read"', 'id = "read"\nat = "supply 11"', 11, "lesson-nothing-there"),
        ('id = "read"', 'id = "read"\nat = "hand 1"', 11, "lesson-nothing-there"),  # nothing was kept
        ('id = "read"', 'id = "read"\nat = "board 1"', 11, "lesson-nothing-there"),
        ('card_sets = ["base"]\nbefore', "card_sets = []\nbefore", 4, "lesson-setup"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_line(old: str, new: str, line: int, code: str) -> None:
    lesson = read_lesson(LESSON.replace(old, new, 1), "small.toml")
    assert [(problem.line, problem.code) for problem in unplayable(lesson, ruleset)] == [(line, code)]


BESIDE = """\
schema = 1
id = "real"

[[chapter]]
id = "one"
players = ["Ana"]
seed = "real"
card_sets = ["base"]
variants = ["adam"]
chance = "beside"
before = [
    "found field 1 = Y R / field 2 = B G / field 3 = G G / field 4 = K K / field 5 = B B / field 6 = G K",
    "found field 7 = <B / field 8 = <R / line 1 = base:alternating-yellow-red",
]

[[chapter.step]]
id = "deal"
do = ["found field 9 = K> / field 10 = Y> / line 2 = base:pair-black-green / line 3 = base:count-blue"]

[[chapter.step]]
id = "adam"
do = ["step"]

[[chapter.step]]
id = "differs"
do = ["found field 3 = G K"]

[[chapter.step]]
id = "end"
"""


def test_a_chapter_beside_a_real_table_tells_what_is_opened_there() -> None:
    lesson = read_lesson(BESIDE, "real.toml")
    (chapter,) = lesson.chapters
    assert chapter.beside
    assert unplayable(lesson, ruleset) == []
    assert chapter.session(ruleset(chapter.setup), 2).state.phase == "beside"
    move = Move(Take(9), parse_found("found bodies = R B / tails = R>"))
    assert str(move) == "take 9 found bodies = R B / tails = R>"
    assert move.tells(parse_found("found tails = R> / bodies = R B"))
    assert not move.tells(None)
    assert not move.does(Take(8))


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ('"beside"', '"told"', 10, "lesson-chance"),
        ('id = "adam"', 'id = "adam"\nat = "supply"', 22, "key-unknown"),
        ('do = ["step"]', 'do = ["step"]\nthen = ["take 1"]', 23, "key-unknown"),
        ('do = ["step"]', 'do = ["onward 1 x"]', 22, "lesson-action"),
        ('do = ["step"]', 'do = ["found of old"]', 22, "lesson-action"),
    ],
)
def test_what_is_wrong_in_a_chapter_beside_a_real_table(old: str, new: str, line: int, code: str) -> None:
    assert (line, code) in told_of(BESIDE.replace(old, new, 1), "real.toml")


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ('["Ana"]\n', '["Ana", "Bao"]\n', 4, "lesson-setup"),
        ("line 2 = base:pair-black-green", "line 2 = base:alternating-yellow-red", 16, "lesson-illegal"),
        ('do = ["step"]', 'do = ["step found bodies = K K"]', 20, "lesson-illegal"),
        ('do = ["found field 3 = G K"]', 'do = ["found line 2 = base:count-red"]', 24, "lesson-differs"),
    ],
)
def test_what_cannot_be_played_beside_a_real_table(old: str, new: str, line: int, code: str) -> None:
    lesson = read_lesson(BESIDE.replace(old, new, 1), "real.toml")
    assert [(problem.line, problem.code) for problem in unplayable(lesson, ruleset)] == [(line, code)]


def test_the_example_on_the_page_about_lessons_can_be_played() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lesson.md").read_text("utf-8")
    (chapter,) = re.findall(r"```toml\n(\[\[chapter.*?)```", page, re.DOTALL)
    assert unplayable(read_lesson(f'schema = 1\nid = "page"\n{chapter}', "page.toml"), ruleset) == []


def test_a_turn_of_the_opponent_is_made_to_its_end_in_one_step() -> None:
    text = BESIDE.replace("field 1 = Y R", "field 1 = Y Y").replace("field 2 = B G", "field 2 = R R")
    text = text.replace('do = ["step"]', 'do = ["step", "end", "step", "step"]')
    assert [problem.code for problem in unplayable(read_lesson(text, "real.toml"), ruleset)] == ["lesson-waits"]
