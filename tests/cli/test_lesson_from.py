"""``coatl lesson from``: a lesson whose moves are those of a saved game, and whose words are still to be written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coatl_core.game.actions import Onward
from coatl_core.game.lesson import Lesson, read_lesson
from coatl_core.game.rules import Rules, Setup, read_variant
from coatl_core.game.session import Session
from coatl_core.saves.format import encode, make_save
from tests.cli.conftest import Coatl, assert_refused
from tests.support import NAMES, Sensible, registry

pytestmark = pytest.mark.slow


def game(players: int = 2, actions: int = 40, first: int = 0, variant: str = "", **rules: Any) -> Session:
    """A game after so many actions."""
    variants = (read_variant(variant),) if variant else ()
    setup = Setup(NAMES[:players], "lesson", first, card_sets=("base",), rules=Rules(**rules), variants=variants)
    session, player = Session(setup, registry().ruleset(["base"], variants)), Sensible("lesson")
    while not session.over and len(session.history) < actions:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    return session


def saved(session: Session, folder: Path) -> str:
    path = folder / "game.json"
    content = registry().dependencies(["base"], session.setup.variants)
    path.write_text(encode(make_save(session, content)), "utf-8")
    return str(path)


def lesson(coatl: Coatl, *arguments: str) -> Lesson:
    run = coatl("lesson", "from", *arguments)
    assert (run.code, run.err) == (0, "")
    return read_lesson(run.out, "lesson.toml")


def played(lesson: Lesson) -> Session:
    """The game of a lesson at its end."""
    (chapter,) = lesson.chapters
    ruleset = registry().ruleset(chapter.setup.card_sets, chapter.setup.variants)
    return chapter.session(ruleset, len(chapter.steps))


def test_the_lesson_of_a_whole_game_leads_to_its_score_sheet(coatl: Coatl, tmp_path: Path) -> None:
    session = game(3, 10_000, first=1, sacrifice_tokens=True, unfinished_score_half=True)
    sheet = session.score_sheet()
    for seat in (0, 2):
        made = played(lesson(coatl, saved(session, tmp_path), "--seat", str(seat + 1)))
        assert made.over
        assert made.setup.players[0] == session.setup.players[seat]
        assert made.setup.rules == session.setup.rules
        points = [player.points for player in made.score_sheet().players]
        assert points == [sheet.players[(seat + n) % 3].points for n in range(3)]


def test_each_step_is_a_turn_of_the_learner_with_what_the_others_do_after_it(coatl: Coatl, tmp_path: Path) -> None:
    session = game()
    (chapter,) = lesson(coatl, saved(session, tmp_path), "--from", "3", "--to", "7").chapters
    assert [step.id for step in chapter.steps] == ["welcome", "turn-3", "turn-5", "turn-7", "goodbye"]
    own = [each.action for each in session.history if each.seat == 0 and 3 <= each.before.turn <= 7]
    assert [move.action for step in chapter.steps for move in step.do] == own
    assert [move.action for move in chapter.before] == [e.action for e in session.history if e.before.turn < 3]


def test_the_last_turn_is_left_out_if_the_others_have_not_answered_it_yet(coatl: Coatl, tmp_path: Path) -> None:
    session = game(actions=3)
    assert session.acting == 1
    (chapter,) = lesson(coatl, saved(session, tmp_path)).chapters
    assert [step.id for step in chapter.steps] == ["welcome", "turn-0", "goodbye"]


@pytest.mark.parametrize("variant", ["adam", "tribes"])
def test_a_game_with_a_variant_makes_a_lesson(coatl: Coatl, tmp_path: Path, variant: str) -> None:
    session = game(1 if variant == "adam" else 2, variant=variant)
    made = lesson(coatl, saved(session, tmp_path))
    assert [choice.id for choice in made.chapters[0].setup.variants] == [variant]
    assert played(made).actions == session.actions[: len(played(made).actions)]


def test_a_pack_lacks_nothing_but_its_words(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = coatl("lesson", "from", saved(game(), tmp_path), "--to", "3", "-o", "ours")
    assert (run.code, run.err) == (0, "")
    words = Path("ours/locale/en/lesson.ftl")
    assert "# Ana takes field " in words.read_text("utf-8")
    told = coatl("plugins", "check", "ours")
    assert told.code == 0
    assert "lesson.ftl:1: warning: 6 texts of the lesson are still to be written: they begin with “…”." in told.out
    words.write_text(words.read_text("utf-8").replace("= …", "= Well:"), "utf-8")
    assert coatl("plugins", "check", "ours").out == "ours: nothing wrong.\n"
    assert coatl("plugins", "add", "ours").code == 0
    assert "Well:" in coatl("play", "--plain", stdin="lesson\n3\n\nquit\n").out


def test_options_of_variants_are_those_of_the_game(coatl: Coatl, tmp_path: Path) -> None:
    session = game(1, variant="adam:level-1,level-3")
    made = lesson(coatl, saved(session, tmp_path))
    assert made.chapters[0].setup.variants == session.setup.variants
    assert played(made).state.digest()


def test_a_file_is_written_where_there_is_none(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = saved(game(), tmp_path)
    run = coatl("lesson", "from", file, "-o", "ours.toml")
    assert (run.code, run.out, run.err) == (0, "", "")
    assert Path("ours.toml").read_text("utf-8") == coatl("lesson", "from", file).out
    assert_refused(coatl("lesson", "from", file, "-o", "ours.toml"), "ours.toml", "already")
    assert_refused(coatl("lesson", "from", file, "-o", "nowhere/ours"), "nowhere")
    assert_refused(coatl("lesson", "from", file, "-o", "My Lesson"), "my-lesson")
    assert_refused(coatl("lesson", "from", "none.json"), "none.json")


def test_a_game_that_makes_no_lesson_is_refused_in_one_sentence(coatl: Coatl, tmp_path: Path) -> None:
    ordinary = saved(game(), tmp_path)
    assert_refused(coatl("lesson", "from", ordinary, "--seat", "3"), "no seat 3")
    assert_refused(coatl("lesson", "from", ordinary, "--seat", "no"), "--seat")
    assert_refused(coatl("lesson", "from", ordinary, "--from", "300"), "Ana has no turn there")
    assert_refused(coatl("lesson", "from", saved(game(row_slides=True), tmp_path)), "other rules")
    onward = game()
    onward.go_on(Onward(1, "8f3a"), (), "another")
    assert_refused(coatl("lesson", "from", saved(onward, tmp_path)), "goes on from another game")
    pack = Path(__file__).parents[1] / "game" / "saves-0.1" / "card-pack.json"
    assert_refused(coatl("lesson", "from", str(pack)), "cards are not those")
    told = Session(Setup(NAMES[:2], "", card_sets=("base",), chance="told"), registry().ruleset(["base"]))
    assert_refused(coatl("lesson", "from", saved(told, tmp_path)), "real table")
