"""The lint finds what is wrong with a translation, and finds nothing in those that come with the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import frozen

from coatl_core.files.problems import Problem
from coatl_core.language.lint import is_warning, lint, read_entries
from coatl_core.language.rulebook import lint_rulebook
from coatl_core.plugins.check import check_folder, english_texts
from tests.locale.support import PLUGINS, TRANSLATIONS, speaking

ENGLISH = """hello = Hello, { $name }
pieces = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
farewell = Farewell
kind = { $kind ->
    [red] red
   *[other] another
}
"""
CZECH = """hello = Ahoj, { $name }
pieces = { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
   *[other] { $n } dílků
}
farewell = Sbohem
kind = { $kind ->
    [red] červený
   *[other] jiný
}
"""


@frozen
class Case:
    """A change to the Czech text, and what the lint then says first: line, code, values and hint."""

    old: str
    new: str
    line: int
    code: str
    values: dict[str, str | int]
    hint: str = ""


CASES = {
    "missing": Case("farewell = Sbohem\n", "", 1, "message-missing", {"id": "farewell"}),
    "superfluous": Case("farewell", "zzz = Z\nfarewell", 7, "message-extra", {"id": "zzz"}),
    "misspelt": Case("farewell", "farwell", 7, "message-extra", {"id": "farwell"}, "farewell"),
    "twice": Case("kind =", "hello = Nazdar\nkind =", 8, "message-twice", {"id": "hello", "first": 1}),
    "variable": Case("{ $name }", "{ $nam }", 1, "message-variable", {"id": "hello", "variable": "$nam"}, hint="name"),
    "reference": Case(
        "= Sbohem", "= { helo }", 7, "message-reference", {"id": "farewell", "reference": "helo"}, hint="hello"
    ),
    "category missing": Case(
        "    [few] { $n } dílky\n",
        "",
        2,
        "message-category",
        {"id": "pieces", "variable": "$n", "category": "few"},
    ),
    "category misspelt": Case(
        "[few]", "[fev]", 2, "message-form", {"id": "pieces", "variable": "$n", "key": "fev"}, hint="few"
    ),
    "unreadable": Case("farewell = Sbohem", "farewell = { Sbohem", 7, "message-unreadable", {}),
}


def czech(text: str) -> list[Problem]:
    return lint("cs", "cs", {"cs/game.ftl": text}, {"en/game.ftl": ENGLISH})


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    assert czech(CZECH) == []


@pytest.mark.parametrize("name", CASES)
def test_each_fault_is_found_with_its_file_and_line(name: str) -> None:
    case = CASES[name]
    assert CZECH.count(case.old) == 1
    found = [p for p in czech(CZECH.replace(case.old, case.new)) if p.code == case.code]
    (problem,) = found
    assert (problem.file, problem.line) == ("cs/game.ftl", case.line)
    assert problem.values.items() >= case.values.items()
    assert problem.hint == case.hint


def test_a_piece_that_is_written_as_a_variable_is_told_how_it_is_named() -> None:
    files = {"cs/game.ftl": CZECH.replace("{ $name }", "{ $piece }")}
    problems = lint("cs", "cs", files, {"en/game.ftl": ENGLISH})
    assert [problem.hint for problem in problems if problem.values.get("variable") == "$piece"] == ["{ piece }"]


def test_messages_of_other_plugins_may_be_translated_and_need_not_be() -> None:
    def with_moon(text: str) -> list[str]:
        other = {"moon/en/moon.ftl": "moon-rises = { $n } moons\n"}
        files = {"cs/game.ftl": CZECH + text}
        return [problem.code for problem in lint("cs", "cs", files, {"en/game.ftl": ENGLISH}, optional=other)]

    assert with_moon("") == with_moon("moon-rises = { $n } měsíců\n") == []
    assert with_moon("moon-rises = { $m } měsíců\n") == ["message-variable"]
    assert with_moon("moon-sets = Konec\n") == ["message-extra"]


def test_a_wrong_tag_is_told_of_the_folder() -> None:
    assert lint("qqq", "xx/qqq", {}, {"game.ftl": ENGLISH}) == [Problem("xx/qqq", 1, "locale-tag", {"tag": "qqq"})]


def test_only_what_is_missing_is_a_warning() -> None:
    for name, case in CASES.items():
        found = czech(CZECH.replace(case.old, case.new))
        assert {is_warning(p) for p in found if p.code == case.code} == {name == "missing"}
    assert not is_warning(Problem("", 1, "locale-tag"))


def test_a_file_that_is_missing_is_a_warning_for_each_of_its_messages() -> None:
    found = lint("cs", "cs", {}, {"game.ftl": ENGLISH})
    assert [p.values["id"] for p in found] == ["hello", "pieces", "farewell", "kind"]
    assert all(is_warning(p) and p.file == "cs" for p in found)


def test_messages_for_the_grammar_of_a_language_may_be_added() -> None:
    helper = "form-of-name = { $whatever }\n"
    assert czech(CZECH + helper) == []
    assert [p.code for p in czech(CZECH.replace("Ahoj, { $name }", "{ form-of-name }") + helper)] == [
        "message-variable"
    ]


def test_a_variable_that_does_not_count_needs_no_plural_forms() -> None:
    assert czech(CZECH.replace("    [red] červený\n", "")) == []


def test_a_number_may_have_a_form_of_its_own() -> None:
    assert czech(CZECH.replace("[one]", "[0] žádný\n    [one]")) == []


@pytest.mark.slow
@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_the_languages_of_the_game_have_no_fault(tag: str) -> None:
    number, problems = check_folder(PLUGINS / f"coatl_locale_{tag}")
    assert problems == []
    assert number > 500


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_a_language_tells_its_own_name(tag: str) -> None:
    names = [speaking(other)("language-name") for other in ("en", tag)]
    assert len(set(names)) == 2


def test_english_itself_can_be_read() -> None:
    entries, problems = read_entries(english_texts())
    assert problems == []
    assert len(entries) > 500


def test_a_folder_without_a_manifest_is_told(tmp_path: Path) -> None:
    number, problems = check_folder(tmp_path)
    assert number == 0
    assert [p.code for p in problems] == ["no-manifest"]


BOOK = """# 1 Things

[coatl <RB>] A coatl.

# 1.1 Pieces

[ruling 1.1] As we see it.
"""


def test_a_rulebook_without_sections_lacks_them_all() -> None:
    assert [p.code for p in lint_rulebook("book.md", "", BOOK)] == ["rulebook-section"] * 2
    assert [p.code for p in lint_rulebook("book.md", BOOK, "")] == ["rulebook-extra"] * 2


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "values"),
    [
        ("# 1.1 Pieces", "", 1, "rulebook-section", {"section": "1.1"}),
        ("# 1.1 Pieces", "# 1.1 Pieces\n\n# 1.7 More", 7, "rulebook-extra", {"section": "1.7"}),
        ("[coatl <RB>]", "[coatl <RQ>]", 1, "rulebook-drawing", {"section": "1", "drawing": "<RQ>"}),
        *(
            ("[coatl <RB>]", f"[{drawn} {what}]", 1, "rulebook-drawing", {"section": "1", "drawing": what})
            for drawn, what in (
                ("prophecy", "Q; Y G; 1 1"),
                ("prophecy", "B; Y G"),
                ("prophecy", "B; Y Q; 1 1"),
                ("prophecy", "B; Y G; 2 1, 1 3"),
                ("prophecy", "B; Y G; 1"),
                ("temple", "no Q, length 8; 1 3"),
                ("temple", "no K; 0 3"),
                ("picture", "serpent"),
            )
        ),
    ],
)
def test_a_rulebook_is_held_against_english(old: str, new: str, line: int, code: str, values: dict[str, str]) -> None:
    assert lint_rulebook("book.md", BOOK, BOOK) == []
    assert lint_rulebook("book.md", BOOK.replace(old, new), BOOK) == [Problem("book.md", line, code, values)]
