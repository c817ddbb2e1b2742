"""What a typed line means, in the notation and in words of each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.game.actions import Discard, Fulfil, Keep
from coatl_core.game.session import Session
from coatl_tui.plain.spoken import MOST, short_lines, spoken
from coatl_tui.plain.words import COMMANDS, VERBS, command_of, own_word, read_action, vocabulary, written
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, kind, play, script, typist_of
from tests.support import registry

MEANT = {
    "en": {
        "take 3": "take 3",
        "t 3": "take 3",
        "Take 3": "take 3",
        "field 3": "take 3",
        "d row 2": "draw row 2",
        "draw 2": "draw row 2",
        "deck": "draw deck",
        "x 1 head black": "extend 1 head K",
        "x 1 head black head": "extend 1 head <K",
        "extend 1 tail K>": "extend 1 tail K>",
        "add 2 tail r": "extend 2 tail R",
        "start red head": "start <R",
        "pick black black": "token pick K K",
        "token vision": "token vision",
        "duty 1": "token duty 1",
        "claim pile 2": "claim pile 2",
        "do tribes sweep 1": "do tribes sweep 1",
        "e": "end",
    },
    "cs": {
        "vezmi 3": "take 3",
        "VEZMI 3": "take 3",
        "proroctvi 2": "draw row 2",
        "balíček": "draw deck",
        "připoj 1 hlava černá hlava": "extend 1 head <K",
        "pripoj 1 ocas cerny": "extend 1 tail K",
        "zacni cervenou hlavou": "start <R",
        "take 3": "take 3",
        "t 3": "take 3",
        "ukonci": "end",
    },
    "pl": {
        "weź 3": "take 3",
        "wez 3": "take 3",
        "dołącz 1 głowa żółta głowa": "extend 1 head <Y",
        "talia": "draw deck",
    },
    "uk": {"візьми 3": "take 3", "приєднай 1 голова чорна голова": "extend 1 head <K", "заверши": "end", "пас": "pass"},
}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_an_action_is_understood_in_its_notation_and_in_words_of_the_language(tag: str) -> None:
    setup = kind("two")
    view = Session(setup, registry().ruleset(setup.card_sets)).view(0)
    l10n = speaking(tag)
    assert {line: str(read_action(line, view, l10n)) for line in MEANT[tag]} == MEANT[tag]


def test_cards_of_the_hand_may_be_named_by_their_numbers() -> None:
    setup = kind("two")
    view = Session(setup, registry().ruleset(setup.card_sets)).view(0)
    l10n, hand = speaking("en"), view.own.hand
    assert hand is not None
    assert str(read_action("keep 1 3", view, l10n)) == f"keep {hand[0]} {hand[2]}"
    assert str(read_action("f 1 2", view, l10n)) == f"fulfil 1 {hand[1]}"
    cards = tuple(hand)
    for action in (Keep((cards[0], cards[2])), Fulfil(1, cards[1]), Discard(cards[0])):
        assert "base:" not in written(action, view)
        assert read_action(written(action, view), view, l10n) == action
    assert read_action("keep 9", view, l10n) is None
    assert read_action("keep 0", view, l10n) is None


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_word_of_a_language_means_two_things(tag: str) -> None:
    l10n, known = speaking(tag), vocabulary(speaking(tag))
    for word in (*VERBS, *COMMANDS):
        assert command_of(own_word(word, l10n), l10n)[0] == word
    assert {known[word] for word in known} >= {*VERBS, *COMMANDS}


def test_signs_become_words_and_marks_of_punctuation() -> None:
    l10n = speaking("en")
    assert spoken("3× 2, 4× 3 points", l10n) == "3 times 2, 4 times 3 points"
    assert spoken("red – blue · 7 points, +3 and −2", l10n) == "red, blue; 7 points, plus 3 and minus 2"
    assert spoken("days 3–5: “a”, “b” and Ann’s", l10n) == "days 3-5: a; b and Ann's"
    assert spoken("extend 1 head <R: base:pair-red-blue", l10n) == "extend 1 head <R: base:pair-red-blue"


def test_a_line_ends_before_it_is_too_long_and_between_sentences_where_it_can() -> None:
    text = "One sentence of some words. " * 40
    lines = list(short_lines(text.strip()))
    assert " ".join(lines) == text.strip()
    assert max(map(len, lines)) <= MOST
    assert all(line.endswith(".") for line in lines)
    assert [len(line) for line in short_lines("x" * 1000)] == [400, 400, 200]


def told(folder: Path, *lines: str, tag: str = "en") -> list[str]:
    menu = play(kind("alone"), folder, script(*lines), speaking(tag))
    return [line for line in typist_of(menu).transcript.splitlines() if line.startswith("? ")]


def test_a_word_that_is_nearly_right_is_told_what_may_be_meant(tmp_path: Path) -> None:
    assert told(tmp_path / "1", "taek 3", "hnit", "menu", "lesosn", "xyz") == [
        "? Not understood: taek 3. Did you mean take 3?",
        "? Not understood: hnit. Did you mean hint?",
        "? Not understood: lesosn. Did you mean lesson?",
        "? Not understood here: xyz. Type help for all words.",
    ]
    assert told(tmp_path / "2", "vezmy 3", "menu", "napověda", "leckce", tag="cs") == [
        "? Nerozumím: vezmy 3. Myslíš vezmi 3?",
        "? Nerozumím: leckce. Myslíš lekce?",
    ]


def test_several_actions_are_played_one_after_the_other_until_one_is_refused(tmp_path: Path) -> None:
    typed = ("keep 1 2 3", "draw 1; draw 2; nothing; end", "end")
    lines = typist_of(play(kind("alone"), tmp_path, script(*typed), speaking("en"))).transcript.splitlines()
    at = lines.index("> draw 1; draw 2; nothing; end")
    assert [line.startswith("Ann takes a face-up prophecy") for line in lines[at + 1 : at + 3]] == [True, True]
    assert lines[at + 3].startswith("? Not understood: nothing.")
    assert lines[-1].startswith("The game is saved in ")
