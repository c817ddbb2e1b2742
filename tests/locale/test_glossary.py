"""The glossary says what the translations say: each of its terms stands in the messages or the rulebook."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from attrs import frozen

from tests.locale.support import LANGUAGES, PLUGINS, TRANSLATIONS

PAGE = (PLUGINS.parent / "docs" / "glossary.md").read_text("utf-8")
HEADER = "| concept | Czech | line | Polish | line | Ukrainian | line | note |"
ENDING = 4
"""How many letters at the end of a word its inflection may change, if at least as many remain. Words as short as that
may change a vowel at their end."""
VOWELS = "aáeéiíoóuúůyýąęаеєиіїоуюя"


@frozen
class Row:
    """A concept, its terms in each language with the lines of the rulebooks, and the number of a note."""

    group: str
    concept: str
    terms: dict[str, str]
    lines: dict[str, str]
    note: str


def read_rows() -> list[Row]:
    rows = []
    group = ""
    for line in PAGE.splitlines():
        if line.startswith("## "):
            group = line.removeprefix("## ")
        elif line.startswith("| ") and line != HEADER and not line.startswith("| --- "):
            concept, *cells, note = (cell.strip() for cell in line.strip("|").split("|"))
            terms = dict(zip(TRANSLATIONS, cells[::2], strict=True))
            lines = dict(zip(TRANSLATIONS, cells[1::2], strict=True))
            rows.append(Row(group, concept, terms, lines, note))
    return rows


ROWS = read_rows()


@cache
def passages(tag: str) -> tuple[str, ...]:
    """The messages and the paragraphs of the rulebook in a language."""
    folders = [PLUGINS / f"coatl_locale_{tag}" / "locale" / tag]
    if tag == "en":
        folders = [PLUGINS / plugin / "locale" / tag for plugin in ("coatl_adam", "coatl_tribes")]
        folders.append(PLUGINS.parent / "coatl_core" / "language" / "locale" / tag)
    found = []
    for folder in folders:
        for file in sorted(folder.iterdir()):
            text = file.read_text("utf-8").lower()
            if file.suffix == ".md":
                found += text.split("\n\n")
            else:
                messages = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
                found += [value for _, separator, value in (m.partition(" =") for m in messages) if separator]
    return tuple(found)


def words(term: str) -> list[str]:
    """The words of a term, without what only explains it."""
    return re.findall(r"\w[\w’.-]*", re.sub(r"\(.*?\)", "", term).lower())


def stem(word: str) -> str:
    return word[: max(ENDING, len(word) - ENDING)] if len(word) > ENDING else word.rstrip(VOWELS)


def stands(term: str, tag: str) -> bool:
    """Whether a message or paragraph has all words of a term, in whatever form."""
    stems = [re.compile(rf"(?<!\w){re.escape(stem(word))}") for word in words(term)]
    return bool(stems) and any(all(pattern.search(text) for pattern in stems) for text in passages(tag))


def test_the_table_can_be_read() -> None:
    assert len(ROWS) > 80
    assert PAGE.count(HEADER) == len({row.group for row in ROWS}) > 5
    concepts = [row.concept for row in ROWS]
    assert len(set(concepts)) == len(concepts)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.concept)
def test_every_concept_has_a_term_and_its_lines_in_all_languages(row: Row) -> None:
    for tag in TRANSLATIONS:
        terms = row.terms[tag].split(" / ")
        assert all(words(term) for term in terms), (tag, row.terms[tag])
        lines = row.lines[tag].split(", ")
        assert lines == ["–"] or all(re.fullmatch(r"[ST]?[1-9]\d*", line) for line in lines), (tag, row.lines[tag])
        assert len(lines) in (1, len(terms)), (tag, row.lines[tag])
        assert tag == "cs" or not {*"ST"} & {*row.lines[tag]}, "those rules were there in Czech only"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.concept)
def test_every_term_is_what_its_language_says(row: Row) -> None:
    assert stands(row.concept, "en"), row.concept
    missing = [(tag, term) for tag in TRANSLATIONS for term in row.terms[tag].split(" / ") if not stands(term, tag)]
    assert missing == []


def test_a_term_that_no_message_has_is_noticed() -> None:
    assert not any(stands("piktogram", tag) for tag in LANGUAGES)
    assert not stands("panel piktogramů", "cs")
    assert stands("panely zásobami", "cs"), "other endings are the same term"


def test_the_notes_are_numbered_as_the_table_first_names_them() -> None:
    named = list(dict.fromkeys(int(row.note) for row in ROWS if row.note))
    notes = [int(number) for number in re.findall(r"^(\d+)\. ", PAGE, re.MULTILINE)]
    assert named == notes
    assert all(after == before + 1 for before, after in pairwise([0, *notes]))
