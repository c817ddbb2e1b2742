"""The score pad in lines: the end of a real game is told letter by letter, and every sentence can be read aloud."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coatl_core.language.letters import own_letters
from coatl_tui.plain.words import own_word
from coatl_tui.settings import Settings, save_settings
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, Typist, heard_by, menu_of, script, typist_of
from tests.plain.test_transcripts import ALPHABETS
from tests.plugins.projects import load_project
from tests.support import EXAMPLES

GAME = ("pad", "Ann, Bob", "", "none", "", "")
COATL = ("bbbr", "rb1", "k b 2", "", "")


def told(folder: Path, *lines: str, tag: str = "en") -> list[str]:
    menu = menu_of(folder, Typist(script(*lines)), speaking(tag))
    menu.run()
    return typist_of(menu).transcript.splitlines()


def test_the_sheet_is_told_with_each_cards_reason(tmp_path: Path) -> None:
    lines = told(tmp_path, *GAME, *COATL, ".gk", "", "", "")
    assert lines[-8:] == [
        "Ann: 5 points.",
        "Coatl 1: blue head, 2 blue, red tail (complete, 5 points).",
        "3 times blue pieces, wherever they lie: 2 points.",
        "Once 3 blue in a row: 3 points.",
        "Coatl 2: green, black tail (unfinished, 0 points).",
        "Bob: 0 points.",
        "No coatl.",
        "Ann wins.",
    ]


def test_a_card_is_taken_by_its_number_in_the_list(tmp_path: Path) -> None:
    lines = told(tmp_path, *GAME, "bbbr", "kb", "2", "rk1")
    assert "2: 3 blue in a row." in lines and "Once 3 blue in a row: 3 points." in lines
    assert any(re.match(r"no: Coatl 1 does not reach the first level .*\(rule 6\.1c\)", line) for line in lines)


@pytest.mark.parametrize(
    ("tag", "settings", "proposed", "half"),
    [
        ("en", Settings(), "Press Enter for none of them: unfinished coatls score nothing.", False),
        ("en", Settings(edition="pl"), "Press Enter for pl.", True),
        ("en", Settings(edition="own", unfinished_score_half=True), "unfinished coatls score half.", True),
        ("pl", Settings(), "Enter oznacza pl.", True),
    ],
)
def test_the_rules_are_proposed_that_a_new_game_would_have(
    tag: str, settings: Settings, proposed: str, half: bool, tmp_path: Path
) -> None:
    lines = (own_word("pad", speaking(tag)), "Ann, Bob", "", "", "", "", "bbbr")
    menu = menu_of(tmp_path, Typist(script(*lines)), speaking(tag))
    save_settings(menu.home.settings, settings)
    menu.run()
    assert any(line.endswith(proposed) for line in typist_of(menu).transcript.splitlines())
    (sheet,) = tmp_path.rglob("sheet.txt")
    assert ("half: yes" in sheet.read_text("utf-8")) == half


def test_too_few_cards_for_a_game_are_told(tmp_path: Path) -> None:
    lines = told(tmp_path, "pad", "Ann, Bob", "", "none", "", "promo", "saves")
    assert any(line.startswith("? ") and "6" in line for line in lines[-3:]), lines


def test_what_was_told_is_kept_and_every_step_goes_back(tmp_path: Path) -> None:
    told(tmp_path, *GAME, *COATL, "menu")
    lines = told(tmp_path, "pad", "yes", "undo", "undo", "score")
    assert "Coatl 1: blue head, 2 blue, red tail (complete, 2 points)." in lines
    assert "Once 3 blue in a row: 3 points." not in lines


@pytest.mark.parametrize("tag", LANGUAGES)
def test_all_of_it_can_be_typed_and_read_aloud_in_every_language(tag: str, tmp_path: Path) -> None:
    l10n = speaking(tag)
    letters = dict(zip("BGKRY", own_letters(l10n), strict=True))
    coatl, card = ("".join(letters[color] for color in text) for text in ("BBBR", "RB"))
    words = {word: own_word(word, l10n) for word in ("pad", "none", "undo", "score", "help", "yes")}
    menu = menu_of(
        tmp_path,
        Typist(
            script(
                *(
                    words["pad"],
                    "Ann",
                    "xx",
                    "",
                    "9",
                    "",
                    "gold",
                    "",
                    words["help"],
                    "x",
                    "b",
                    coatl,
                    "7",
                    f"{card}1",
                    "",
                    "",
                ),
                *(words["undo"], "", "", "g", "kb2", "", words["pad"], words["none"], "Ann, Bob", "", words["yes"], ""),
                *("", "", "12", "", "4", "3"),
            )
        ),
        l10n,
    )
    menu.run()
    lines = typist_of(menu).transcript.splitlines()
    assert len(lines) > 40
    spare = re.compile(
        r"A\.D\.A\.M\.|fewer-bodies|Ann|Bob|Enter|base|promo|cs|pl|uk|xx|gold| en|[BGKRYx]|" + "|".join(words.values())
    )
    for sentence in heard_by(menu):
        left = {sign for sign in spare.sub("", sentence).casefold() if sign.isalpha()}
        assert left <= set(ALPHABETS[tag]), sentence
        assert not re.search(r"[×·→“”„«»⟦{}]", sentence), sentence


def test_alone_the_levels_of_the_opponent_are_told_by_their_numbers(tmp_path: Path) -> None:
    lines = told(tmp_path, "pad", "Ann", "", "7", "5, 1", "", "bbbr", "rb1", "menu")
    assert any("7 is not a level" in line for line in lines), lines
    (sheet,) = tmp_path.rglob("sheet.txt")
    assert "variant: adam level-1 level-5" in sheet.read_text(encoding="utf-8")


def test_a_damaged_sheet_is_set_aside_and_that_is_said(tmp_path: Path) -> None:
    told(tmp_path, *GAME, *COATL, "menu")
    (sheet,) = tmp_path.rglob("sheet.txt")
    sheet.write_text("player Ann\n", encoding="utf-8")
    lines = told(tmp_path, "pad", "quit")
    asides = [path for path in sheet.parent.iterdir() if path.read_text(encoding="utf-8") == "player Ann\n"]
    assert [path.name in line for path in asides for line in lines].count(True) == 1, lines


def test_a_variant_is_named_with_its_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plugins = load_project(EXAMPLES / "suns", "suns", monkeypatch)
    monkeypatch.setattr(plugins.variants["suns"], "told", True)
    wrong, right = "suns:sun=4", '"suns:sun=2,length=short"'
    menu = menu_of(
        tmp_path,
        Typist(script("pad", "Ann, Bob", "", "none", "moons", wrong, right, "", "bbbr", "menu")),
        speaking("en"),
    )
    menu.registry = plugins
    menu.run()
    told = typist_of(menu).transcript
    assert "suns:sun=1-3,length=long/short" in told
    assert "There is no moons" in told
    assert "There is no sun=4" in told
    (sheet,) = tmp_path.rglob("sheet.txt")
    assert "variant: suns sun=2 length=short" in sheet.read_text("utf-8")
