"""The cards of the base game are those of the fact sheet, and they score as it says (RULES 1.2, 8.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.prophecies import prophecy
from coatl_core.cards.temples import (
    Equal,
    Length,
    RequirementError,
    Temple,
    WithoutCard,
    WithoutColor,
    parse_requirement,
)
from coatl_core.game.coatl import parse_coatl, score, score_lines
from coatl_core.plugins.loading import load_plugins
from tests.support import base, coatl

# The fact sheet, copied by hand: card colour, copies, levels, patterns.
PROPHECIES: list[tuple[str, int, dict[int, int], str]] = [
    ("R", 2, {3: 2, 4: 3, 5: 4, 6: 5}, "count Y; count R; count K; count G; count B"),
    ("K", 1, {1: 2, 2: 5}, "!Y Y Y !Y; !R R R !R; !K K K !K; !G G G !G; !B B B !B"),
    ("K", 1, {1: 3, 2: 7}, "Y Y Y; R R R; K K K; G G G; B B B"),
    ("B", 1, {1: 1, 2: 3, 3: 5}, "Y G; R K; Y B; G B; K G; Y K; R B"),
    ("B", 1, {1: 5}, "K B K B; Y R Y R; R G R G"),
    ("Y", 1, {1: 6}, "R R R G G; K K G G G; Y Y B B B"),
    ("Y", 1, {1: 4}, "B B Y Y; R R B B; K K Y Y; G G R R"),
    ("Y", 1, {1: 7}, "Y K R G B; R K B Y G; K G R B Y"),
    ("G", 1, {1: 2, 2: 6}, "Y K+ R; G Y+ K; Y B+ G; B G+ K; R K+ B; R B+ Y; G R+ K; G Y+ G; B G+ B"),
    ("G", 1, {1: 4}, "K Y *+ Y K; G K *+ K G; K B *+ B K; Y R *+ R Y; R B *+ B R"),
]

TEMPLES = """
no Y and length 7; no K and length 8; no G and length 9; no B and length 10; no R and length 11;
R = Y and length 12; Y = G and length 6; B = K and length 9; R = G and length 6; B = Y and length 12;
no K and B = R; no B and K = R; no G and K = Y; no R and B = G; no Y and K = G
"""


def test_the_prophecies_are_those_of_the_fact_sheet(catalog: Catalog) -> None:
    """Colours, copies, levels and patterns of 49 kinds."""
    expected = {
        (pattern.strip(), color, tuple(sorted(levels.items())), copies)
        for color, copies, levels, patterns in PROPHECIES
        for pattern in patterns.split(";")
    }
    (base_set,) = catalog.sets
    assert {(str(p.pattern), p.color, p.levels, copies) for p, copies in base_set.prophecies} == expected
    assert len(base_set.prophecies) == len(expected) == 49


def test_there_are_54_prophecy_cards_and_15_temples(catalog: Catalog) -> None:
    """RULES 1.2."""
    assert len(catalog.prophecy_cards()) == 54
    assert len(set(catalog.prophecy_cards())) == 49
    assert len(catalog.temple_cards()) == len(set(catalog.temple_cards())) == 15
    colors = Counter(catalog.card_colors(catalog.prophecy_cards()))
    assert colors == {"R": 10, "K": 10, "B": 10, "Y": 10, "G": 14}


def test_the_temples_are_those_of_the_fact_sheet(catalog: Catalog) -> None:
    expected = {text.strip() for text in TEMPLES.split(";")}
    assert {" and ".join(map(str, t.requirements)) for t in catalog.temples.values()} == expected
    assert {t.levels for t in catalog.temples.values()} == {((1, 3), (2, 7))}


def test_every_card_is_known_by_its_full_id(catalog: Catalog) -> None:
    assert all(id.startswith("base:") and catalog.prophecies[id].id == id for id in catalog.prophecy_cards())
    assert all(id.startswith("base:") and catalog.temples[id].id == id for id in catalog.temple_cards())


@pytest.mark.parametrize(
    ("colors", "met", "points"),
    [
        ("BGKRBGK", (True, True), 7),
        ("BGKRBG", (True, False), 3),
        ("BGKRBGKR", (True, False), 3),
        ("BGKRBGY", (False, True), 3),
        ("BGKRBY", (False, False), 0),
    ],
)
def test_a_temple_pays_by_requirements_met(catalog: Catalog, colors: str, met: tuple[bool, bool], points: int) -> None:
    """``no Y`` and ``length 7``: 3 points for one, 7 for both."""
    temple = catalog.temples[base("no-yellow-length-7")]
    assert temple.met(colors) == met
    assert temple.score(colors) == points


def test_as_many_of_two_colours_means_at_least_one_of_each() -> None:
    equal = Equal("R", "Y")
    assert equal.met("RYB", ())
    assert equal.met("RRBYY", ())
    assert not equal.met("RRY", ())
    assert not equal.met("BBB", ())


def test_the_length_is_exact_and_counts_head_and_tail(catalog: Catalog) -> None:
    assert Length(6).met(parse_coatl("<BGKRY" + "B>").colors, ())
    assert not Length(6).met("BGKRYBG", ())
    assert not Length(6).met("BGKRY", ())


def test_a_temple_of_the_promo_pack_looks_at_the_cards_beside() -> None:
    """``no blue card`` and ``R = B`` and ``length 10``: 1=3, 2=6, 3=10 (RULES 10.1)."""
    requirements = (WithoutCard("B"), Equal("R", "B"), Length(10))
    temple = Temple("x:t", requirements, ((1, 3), (2, 6), (3, 10)))
    assert temple.score("RBGGGGGGGG", ["R", "K"]) == 10
    assert temple.score("RBGGGGGGGG", ["R", "B"]) == 6
    assert temple.score("RBGGG", ["B"]) == 3
    assert temple.score("RGGG", ["B"]) == 0
    assert temple.met("RBGGG", ["B"]) == (False, True, False)


@pytest.mark.parametrize("text", ["no Y", "length 10", "R = Y", "no blue card", "no black card"])
def test_a_requirement_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_requirement(text)) == text


def test_requirements_are_values() -> None:
    assert parse_requirement(" no  Y ") == WithoutColor("Y")
    assert parse_requirement("no yellow card") == WithoutCard("Y")


@pytest.mark.parametrize("text", ["", "no P", "no pink card", "length 0", "length x", "R = R", "R = P", "no YG", "7"])
def test_anything_else_is_not_a_requirement(text: str) -> None:
    with pytest.raises(RequirementError) as caught:
        parse_requirement(text)
    assert caught.value.text == text


# --- Scoring -------------------------------------------------------------------------------------------------------


def test_a_prophecy_scores_its_highest_level_once(catalog: Catalog) -> None:
    """RULES 8.5: not the sum of the levels; more than the last level earns no more (8.8)."""
    count = catalog.prophecies[base("count-red")]
    assert [count.score("R" * n) for n in range(9)] == [0, 0, 0, 2, 3, 4, 5, 5, 5]
    triple = catalog.prophecies[base("triple-red")]
    assert [triple.score("R" * n) for n in (2, 3, 5, 6, 9, 30)] == [0, 3, 3, 7, 7, 7]
    pair = catalog.prophecies[base("pair-red-blue")]
    assert [pair.score("RB" * n) for n in range(6)] == [0, 1, 3, 5, 5, 5]


def test_levels_may_leave_gaps() -> None:
    """A card of a plugin may have gaps: between two levels the lower one counts."""
    card = prophecy("x:gaps", "B", "Y G", ((2, 3), (5, 9)))
    assert [card.score("YG" * n) for n in range(7)] == [0, 0, 3, 3, 3, 9, 9]
    assert [bool(card.fulfilled_by("YG" * n)) for n in range(4)] == [False, False, True, True]


def test_the_next_level_of_a_prophecy(catalog: Catalog) -> None:
    count = catalog.prophecies[base("count-red")]
    assert [count.next_level("R" * n) for n in (0, 3, 5, 6, 7)] == [(3, 2), (4, 3), (6, 5), None, None]


def test_the_copies_of_a_prophecy_are_identical_and_others_are_not(catalog: Catalog) -> None:
    """RULES 6.3: identical means same requirement and same reward."""
    assert len({p.identity for p in catalog.prophecies.values()}) == 49
    one, copy, dearer = (
        prophecy("x:one", "B", "Y G", ((1, 1),)),
        prophecy("y:two", "R", "Y  G", ((1, 1),)),
        prophecy("x:three", "B", "Y G", ((1, 2),)),
    )
    assert one.identity == copy.identity != dearer.identity


def test_a_coatl_is_scored_card_by_card(catalog: Catalog) -> None:
    """RULES 8.5; one piece may serve several cards (8.8)."""
    scored = coatl(
        "<BBRBBKRBBYY>", "count-blue", "pair-red-blue", "double-pair-blue-yellow", temple="no-green-length-9"
    )
    lines = [(line.card, line.met, line.points) for line in score_lines(scored, catalog, strict_x=False)]
    assert lines == [
        (base("count-blue"), 6, 5),
        (base("pair-red-blue"), 2, 3),
        (base("double-pair-blue-yellow"), 1, 4),
        (base("no-green-length-9"), 1, 3),
    ]
    assert score(scored, catalog, strict_x=False) == 15


def test_a_card_that_was_broken_scores_what_is_met_at_the_end(catalog: Catalog) -> None:
    """RULES 8.9: possibly nothing."""
    broken = coatl("<BRRRK>", "isolated-pair-red")
    assert [line.points for line in score_lines(broken, catalog, strict_x=False)] == [0]


def test_strict_x_is_scored_at_open_ends_only(catalog: Catalog) -> None:
    """RULES 8.9, option "strict X"."""
    for text, loose, strict in (("RR", 2, 0), ("<RR", 2, 0), ("<RR>", 2, 2), ("BRRB", 2, 2)):
        pair = coatl(text, "isolated-pair-red")
        assert (score(pair, catalog, strict_x=False), score(pair, catalog, strict_x=True)) == (loose, strict), text


def test_the_digest_of_a_card_set_is_the_same_each_time() -> None:
    (one,), (two,) = load_plugins().catalog(["base"]).sets, load_plugins().catalog(["base"]).sets
    assert one.digest == two.digest
    assert len(one.digest) == 64
