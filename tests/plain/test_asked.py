"""What can be asked for in a game: hints, reasons, the rulebook, signs, another language."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from coatl_core.game.rules import Setup
from coatl_core.language.rulebook import rulebook
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.spoken import ended, sentence
from tests.locale.support import speaking
from tests.plain.reader import Reader
from tests.plain.support import LANGUAGES, computers, heard_by, kind, play, script, typist_of
from tests.plain.test_transcripts import unreadable
from tests.support import registry


def told(name: str, folder: Path, *lines: str, tag: str = "en") -> list[str]:
    """All lines of a game in which these were typed."""
    return typist_of(play(kind(name), folder, script(*lines), speaking(tag))).transcript.splitlines()


def after(lines: list[str], typed: str) -> list[str]:
    """What was told after this was typed, up to what was typed next."""
    start = lines.index(f"> {typed}") + 1
    end = next((at for at in range(start, len(lines)) if lines[at].startswith("> ")), len(lines))
    return lines[start:end]


def test_a_hint_says_what_to_type_and_why(tmp_path: Path) -> None:
    lines = told("tokens", tmp_path, "keep 1 2", "hint", "score")
    hints = after(lines, "hint")
    assert 1 <= len(hints) <= 3
    for hint in hints:
        assert re.match(r"(take|draw|token|start) [^:]+: .{20,}\.", hint)


def test_reasons_are_told_when_they_are_asked_for_or_when_somebody_has_lost(tmp_path: Path) -> None:
    lines = told("alone", tmp_path, "keep 1 2 3", "why")
    assert after(lines, "why")[0].startswith("A.D.A.M. takes field ")
    assert told("computers", tmp_path / "2", "keep 1", "why")[-2] == "Nobody has told a reason."


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_rulebook_is_told_by_number_and_by_word(tag: str, tmp_path: Path) -> None:
    sections = rulebook(tag, registry().rulebooks)
    word = sections[-1].title.split()[0]
    lines = told("alone", tmp_path, "rules", f"rules {word}", "rules 6.4", "rules 99", "rules qqq", tag=tag)
    chapters = [section for section in sections if not section.depth]
    assert len(after(lines, "rules")) == 1 + len(chapters)
    assert any(f" {sections[-1].rule}: " in line for line in after(lines, f"rules {word}"))
    assert re.match(r"\w+ 6\.4: ", after(lines, "rules 6.4")[0])
    assert [line[:2] for line in (*after(lines, "rules 99"), *after(lines, "rules qqq")[:1])] == ["? ", "? "]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_line_of_the_rulebook_is_longer_than_others(tag: str, tmp_path: Path) -> None:
    numbers = [section.rule for section in rulebook(tag, registry().rulebooks) if not section.depth]
    lines = told("alone", tmp_path, *(f"rules {number}" for number in numbers), tag=tag)
    assert max(map(len, lines)) <= 400
    assert all(line.isprintable() for line in lines)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_full_stops_of_a_name_end_no_sentence(tag: str, tmp_path: Path) -> None:
    lines = after(told("alone", tmp_path, "rules 1.2", tag=tag), "rules 1.2")
    assert any(re.search(r"A\.D\.A\.M\. .*\d\)\.$", line) for line in lines)


def test_a_long_list_tells_of_many_choices_only_how_many_there_are(tmp_path: Path) -> None:
    lines = told("tokens", tmp_path, "keep 1 2", "?", "? token")
    assert "token: 28 choices." in after(lines, "?")
    assert len(after(lines, "? token")) >= 28


def test_pieces_are_told_by_signs_when_somebody_likes_that_better(tmp_path: Path) -> None:
    lines = told("alone", tmp_path, "signs", "look", "signs", "look")
    signs, words = (at for at, line in enumerate(lines) if line == "> look")
    assert re.fullmatch(r"Field 1: [BGKRY] [BGKRY]\.", lines[signs + 1])
    assert "Row 2: Blue prophecy: Y G; once 1, twice 3, 3 times 5 points." in lines[signs:words]
    assert "Pile 1, 8 cards: Temple: no G, length 9; once 3, twice 7 points." in lines[signs:words]
    assert re.fullmatch(r"Field 1: \w+ body segment, \w+ body segment\.", lines[words + 1])


def test_the_language_changes_at_any_moment(tmp_path: Path) -> None:
    lines = told("alone", tmp_path, "lang cs", "stůl", "lang xx", "jazyk en", "look")
    assert after(lines, "stůl")[0].startswith("Pole 1: ")
    assert after(lines, "look")[0].startswith("Field 1: ")
    assert after(lines, "lang xx")[0].startswith("? ")


@pytest.mark.exhaustive
def test_the_analysis_tells_which_turns_have_cost_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.play.analysis.FIRST_GAMES", 2)
    reader, then = Reader(), iter(["analysis", "why"])

    def answer(heard: list[str]) -> str | None:
        return reader(heard) or next(then, None)

    transcript = typist_of(play(kind("tokens"), tmp_path, answer, speaking("en"))).transcript
    lines = after(transcript.splitlines(), "analysis")
    assert re.fullmatch(r"Ann had \d+ choices, and \d+ costs? points\.", lines[1])
    assert re.fullmatch(r"Turn \d+ cost \d+\.\d points\.", lines[2])
    assert any(line.startswith("Better: ") for line in lines)
    assert len(after(transcript.splitlines(), "why")) >= 1


LOOKS = (
    *(f"look field {number}" for number in range(1, 11)),
    *(f"look row {number}" for number in range(1, 7)),
    *("look pile 1", "look pile 2", "look deck", "look coatl 1", "me 1", "me 2", "me 3"),
)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_each_thing_of_the_table_is_told_more_closely_in_words_of_the_language(tag: str, tmp_path: Path) -> None:
    typed = ("keep 1 2 3", "take 1", "take 2", "start G", "x 1 tail K", "end", *LOOKS)
    menu = play(kind("alone"), tmp_path, script(*typed), speaking(tag))
    lines = typist_of(menu).transcript.splitlines()
    told = {look: after(lines, look) for look in LOOKS}
    told["me 3"].pop()  # that the game is saved
    assert [look for look, facts in told.items() if not facts or facts[0].startswith("? ")] == []
    assert [each for each in heard_by(menu) if unreadable(each, tag)] == []
    if tag == "en":
        assert told["me 1"] == [
            "Coatl 1: 0 now, 1 with red, blue at the head.",
            "Blue prophecy: red, blue, side by side; once 1, twice 3, 3 times 5 points.",
        ]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_rulebook_is_told_without_its_drawings_and_without_keys(tag: str, tmp_path: Path) -> None:
    lines = told("alone", tmp_path, "rules 0.1", "rules 1.1", "rules 1.3", tag=tag)
    assert [line for line in lines if re.search(r"[{}▟▙▏°]", line)] == []
    assert any(re.search(r"\bB\b.*\bY\b", line) for line in after(lines, "rules 0.1"))
    assert speaking(tag)("plain-rules-key") not in "".join(after(lines, "rules 1.3"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_refusal_begins_with_the_no_of_the_language(tag: str, tmp_path: Path) -> None:
    no = {"en": "no", "cs": "ne", "pl": "nie", "uk": "ні"}[tag]
    lines = told("two", tmp_path, "", "take 1", tag=tag)
    assert after(lines, "take 1")[0].startswith(f"{no}: ")


def test_a_card_of_signs_begins_no_line_like_a_failure(tmp_path: Path) -> None:
    sink = StringIO()
    Lines(speaking("en"), sink, sink, False).say("!R R R !R: 3 points")
    assert sink.getvalue() == "Card !R R R !R: 3 points.\n"


def test_a_sentence_has_one_mark_at_its_end_and_begins_with_a_name_as_it_is() -> None:
    assert sentence("take it", ["ta"]) == "Take it."
    assert sentence("ann keeps 1", ["ann"]) == "ann keeps 1."
    assert [ended(text) for text in ("a.", "a?", "a")] == ["a.", "a?", "a."]


def test_a_word_that_needs_another_says_which_there_are(tmp_path: Path) -> None:
    lines = told("alone", tmp_path, "lang", "menu", "open", "lang")
    assert [line for line in lines if line.startswith("? ")] == [
        "? Type lang and one of these: en, cs, pl, uk.",
        "? Type open and the number or the name of a saved game; saves lists them.",
        "? Type lang and one of these: en, cs, pl, uk.",
    ]


def test_it_is_told_where_games_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("no folder")
    (line,) = (line for line in told("alone", tmp_path) if line.startswith("! "))
    assert f"in {tmp_path / 'saves'}: " in line


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_cards_that_are_dealt_are_told_with_how_they_are_kept(tag: str, tmp_path: Path) -> None:
    lines = told("alone", tmp_path, "?", tag=tag)
    first = lines[: lines.index("> ?")]
    hand = speaking(tag)("plain-hand", place=1, card="").split(":")[0]
    assert any(line.startswith(f"{hand}:") for line in first)
    assert " 1 2 4;" in first[-1]
    assert any(re.match(r"\d+ keep 1 2 4: ", line) for line in after(lines, "?"))


def test_who_asks_what_can_be_done_while_the_hands_are_covered_is_helped(tmp_path: Path) -> None:
    lines = after(told("two", tmp_path, "?"), "?")
    assert lines[0].startswith("The hands are covered until ")
    assert any("keep, take, draw, start, extend, fulfil, claim, end" in line for line in lines)


def test_a_name_in_small_letters_stays_so_at_the_beginning_of_a_sentence(tmp_path: Path) -> None:
    setup = Setup(("ann", "xoc"), "plain", first=1, card_sets=("base",), seats=computers("", "easy"))
    lines = typist_of(play(setup, tmp_path, script("keep 1", "score"), speaking("en"))).transcript.splitlines()
    assert [line for line in lines if line.startswith(("Ann", "Xoc"))] == []
    assert any(line.startswith("xoc keeps ") for line in lines)


def test_every_question_has_an_answer(tmp_path: Path) -> None:
    lines = told("two", tmp_path, "", "log", "board Zoe", "board b", "me 9")
    assert after(lines, "log") == ["Nothing."]
    assert after(lines, "board Zoe") == ["? There is no such thing on the table: Zoe."]
    assert after(lines, "board b")[0].startswith("Bob: ")
    assert after(lines, "me 9")[0] == "? There is no such thing on the table: me 9."
