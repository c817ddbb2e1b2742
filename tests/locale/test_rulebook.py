"""The rulebook is whole in every language, and every rule that is cited can be found in it."""

from __future__ import annotations

import re
from inspect import getsource

import pytest

import coatl_adam.levels
import coatl_adam.machine
import coatl_adam.variant
import coatl_golden_feathers.feathers
import coatl_tribes.calamities
import coatl_tribes.closing
import coatl_tribes.tribe_moves
import coatl_tribes.variant
import coatl_tribes.why_not
from coatl_core.game import refusals
from coatl_core.language.rulebook import Section, find_rule, parse_rulebook, rulebook
from coatl_tui.table import screen as table
from tests.locale.support import LANGUAGES, TRANSLATIONS, speaking
from tests.support import registry

CITING = (
    *(refusals, coatl_adam.levels, coatl_adam.machine, coatl_adam.variant, coatl_golden_feathers.feathers),
    *(
        coatl_tribes.calamities,
        coatl_tribes.closing,
        coatl_tribes.tribe_moves,
        coatl_tribes.why_not,
        coatl_tribes.variant,
    ),
    table,
)
CITED = sorted({rule for module in CITING for rule in re.findall(r'"(\d+(?:\.\d+)*)"', getsource(module))})
TOY = """# 6.4 Zavření

Vše jinak.

# 1 Nové věci

[ruling 1.9] Po našem.
"""


def book(tag: str) -> tuple[Section, ...]:
    return rulebook(tag, registry().rulebooks)


def rulings(sections: tuple[Section, ...]) -> dict[str, list[str]]:
    return {s.rule: [block.subject for block in s.blocks if block.kind == "ruling"] for s in sections}


def drawings(sections: tuple[Section, ...]) -> dict[str, list[str]]:
    """What is drawn in each section, by its rule: a translation draws the same."""
    kinds = ("pattern", "coatl", "prophecy", "temple", "picture")
    return {s.rule: [f"{b.kind} {b.subject}" for b in s.blocks if b.kind in kinds] for s in sections}


def found(sections: tuple[Section, ...], rule: str) -> Section:
    return sections[find_rule(sections, rule)]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_lesson_and_all_eleven_chapters_are_there_in_order(tag: str) -> None:
    rules = [section.rule for section in book(tag)]
    assert [rule for rule in rules if "." not in rule] == [str(chapter) for chapter in range(12)]
    assert rules == sorted(rules, key=lambda rule: [int(part) for part in rule.split(".")])
    assert rules == [section.rule for section in book("en")]


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_every_section_is_told_in_the_language_itself(tag: str) -> None:
    own = [s for language, text in registry().rulebooks if language == tag for s in parse_rulebook(text)]
    assert {section.rule for section in own} == {section.rule for section in book("en")}
    assert len(own) == len(book("en"))
    untold = [one.rule for one, other in zip(book(tag), book("en"), strict=True) if one.blocks == other.blocks]
    assert [rule for rule in untold if found(book("en"), rule).blocks] == []


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_the_same_is_drawn_and_the_same_marked_as_ours(tag: str) -> None:
    assert drawings(book(tag)) == drawings(book("en"))
    assert rulings(book(tag)) == rulings(book("en"))


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_the_same_is_told_in_paragraphs_and_the_same_in_items(tag: str) -> None:
    """A paragraph forgotten in a translation is one too few."""
    kinds = {s.rule: [block.kind for block in s.blocks] for s in book(tag)}
    assert kinds == {s.rule: [block.kind for block in s.blocks] for s in book("en")}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_is_found_by_its_number(tag: str) -> None:
    sections = book(tag)
    assert found(sections, "6.4").rule == "6.4"
    assert find_rule(sections, "") == 0
    for rule in ("6.6", "8.6", "9.13"):
        section = found(sections, rule)
        assert section.rule == rule or rule in rulings(sections)[section.rule]


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.slow
def test_every_rule_that_is_cited_has_a_section_or_a_ruling(tag: str) -> None:
    sections = book(tag)
    numbers = {section.rule for section in sections} | {n for ours in rulings(sections).values() for n in ours}
    assert len(CITED) > 20
    assert [rule for rule in CITED if rule not in numbers] == []
    assert [find_rule(sections, rule) for rule in CITED] == [find_rule(book("en"), rule) for rule in CITED]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_rulebook_calls_the_options_of_a_game_what_the_form_calls_them(tag: str) -> None:
    l10n = speaking(tag)
    for rule, option in (("8.6", "form-half"), ("8.9", "form-strict")):
        assert l10n(option) in " ".join(block.text for block in found(book(tag), rule).blocks)


def test_a_rule_nobody_wrote_about_is_found_in_the_chapter_around_it() -> None:
    sections = book("en")
    assert found(sections, "6.99").rule == "6"
    assert find_rule(sections, "77.1") == 0


def test_a_section_a_language_lacks_is_told_in_english() -> None:
    mixed = rulebook("sk", [("sk", TOY)])
    english = {section.rule: section for section in rulebook("en", [])}
    told = {section.rule: section for section in mixed}
    assert told.keys() == english.keys()
    assert [rule for rule in told if told[rule] != english[rule]] == ["1", "6.4"]
    assert told["6.4"].title == "Zavření"
    assert find_rule(mixed, "1.9") == find_rule(mixed, "1")


def test_a_dialect_is_told_in_its_language_before_english() -> None:
    assert found(rulebook("sk-SK", [("sk", TOY)]), "6.4").title == "Zavření"
    assert found(rulebook("pt-BR", [("sk", TOY)]), "6.4").title != "Zavření"


def test_each_line_with_a_dash_is_an_item_and_others_go_on() -> None:
    (section,) = parse_rulebook(
        "# 20 Winds\n\nGusts - or storms - come.\nThey\n- blow and\n  howl,\n- go.\n\nAll - of them.\n"
    )
    assert [(block.kind, block.text) for block in section.blocks] == [
        ("text", "Gusts - or storms - come. They"),
        ("item", "blow and howl,"),
        ("item", "go."),
        ("text", "All - of them."),
    ]
