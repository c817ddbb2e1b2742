"""Where lines end: in panes, in the rulebook, in the output of commands."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from coatl_core.language.rulebook import rulebook
from coatl_tui.widgets.choice import _wrapped
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.linebreaks import line_ranges, wrap
from tests.locale.support import LANGUAGES
from tests.support import registry

TOGETHER = (
    "z ruky",
    "V sáčku",
    "i tři",
    "у мішечку",
    "й хвіст",
    "a temple",
    "(a temple",
    "2 body",
    "5 punktów",
    "3 сегменти",
    "2× 5",
    "rule 6.5",
    "Rule 6 says",
    "(pravidlo 6.5)",
    "kapitoly 1 má",
    "zasada 7.4",
    "rozdziale 9.",
    "правило 7.4",
    "розділу 1 кожне",
    "Turn 12: Ana",
    "Tah 12: Jana",
    "Tura 12: Jan",
    "Хід 12: Ян",
    "cóatla 1.",
    "Cóatlem 1 naplníš",
    "комірки 3 взято",
    "field 10: red",
    "hand – Bob",
    "Player 1 takes",
    "Hráč 2 bere",
    "Gracz 1 bierze",
    "Гравець 3 бере",
    "Dalej: Enter",
)
APART = ("word word", "isn’t a", "5, then", "has 3", "cells 1 and", "then: two more")
"""Blanks in texts of two words and more that a line may end at; only the first one is looked at."""


@pytest.mark.parametrize("text", TOGETHER)
def test_what_belongs_together_stands_on_one_line(text: str) -> None:
    first, second = text.split(" ")[:2]
    filled = f"{'x' * (20 - cell_len(first) - 1)} {text}"  # the line is full behind the first word
    lines = wrap(filled, 20)
    assert f"{first} {second}" in lines[1]


@pytest.mark.parametrize("text", APART)
def test_other_words_are_broken_wherever_the_line_is_full(text: str) -> None:
    first = text.split(" ")[0]
    assert wrap(text + " etc", len(first) + 1)[0] == first


def test_a_turn_stands_on_one_line_with_the_player_it_is_of() -> None:
    for width in (24, 32, 34):
        second = wrap("Bao zatrzymuje karty. Tura 7: Gracz 1 bierze z pola 3", width)[1]
        assert second.startswith("Tura 7: Gracz 1 bierze")


def test_what_is_longer_than_a_line_is_broken_between_its_words_or_cut() -> None:
    assert wrap("v 2 z 3 a 4", 5) == ["v 2 z", "3 a 4"]
    assert wrap("in /home/somebody/cards", 8) == ["in", "/home/so", "mebody/c", "ards"]
    assert wrap("", 8) == [""]


@given(
    st.lists(st.sampled_from(["v", "12", "slovo", "pravidlo", "6.5", "–", "2×", "тіла,", "漢字"])), st.integers(10, 40)
)
def test_no_word_is_lost_and_no_line_too_long(words: list[str], width: int) -> None:
    lines = wrap(" ".join(words), width)
    assert " ".join(lines).split() == words
    assert all(cell_len(line) <= width for line in lines)


@given(st.lists(st.text("ab 1–漢", max_size=9)), st.integers(1, 30))
def test_a_label_of_several_styles_is_broken_as_its_text_is(texts: list[str], width: int) -> None:
    label = [Span(text, str(number)) for number, text in enumerate(texts)]
    text = "".join(texts)
    assert ["".join(s.text for s in line) for line in _wrapped(label, width)] == wrap(text, width)
    styles = [span.style for span in label for _ in span.text]
    shown = [span.style for line in _wrapped(label, width) for span in line for _ in span.text]
    assert shown == [style for start, end in line_ranges(text, width) for style in styles[start:end]]


@pytest.mark.parametrize("width", [52, 80])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_line_of_the_rulebook_ends_in_a_word_of_one_letter_or_in_a_number_before_its_noun(
    tag: str, width: int
) -> None:
    for section in rulebook(tag, registry().rulebooks):
        for block in section.blocks:
            lines = wrap(block.text, width)
            for line, following in pairwise(lines):
                assert not re.search(r"(^|[\s(„“«])[^\W\d_]$", line), line
                assert not (re.search(r"\d$", line) and following[0].isalpha()), (line, following)
