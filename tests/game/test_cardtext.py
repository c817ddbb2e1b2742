"""The texts of cards, which are made from their patterns."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.cardfile import read_card_set
from coatl_core.cards.catalog import Catalog
from coatl_core.cards.prophecies import prophecy
from coatl_core.cards.temples import parse_requirement
from coatl_core.language.cardtext import levels_text, prophecy_text, requirement_text, temple_text
from coatl_core.language.l10n import L10n

HERE = Path(__file__).parent

PROMO = """schema = 1
id = "promo"

[[prophecy]]
id = "five"
color = "red"
pattern = "2 Y, 2 G, 1 R"
levels = { 1 = 3 }

[[prophecy]]
id = "six"
color = "red"
pattern = "2 Y, 2 K, 1 R, 1 B"
levels = { 1 = 4 }

[[temple]]
id = "three"
requirements = ["no blue card", "R = B", "length 10"]
levels = { 1 = 3, 2 = 6, 3 = 10 }

[[temple]]
id = "two"
requirements = ["no yellow card", "no G"]
levels = { 1 = 3, 2 = 7 }
"""


def texts(catalog: Catalog, l10n: L10n) -> str:
    """Returns a line for each card: what it asks for, and its points."""
    lines = [
        f"{card.id}: {card.pattern} | {prophecy_text(card, l10n)} | {levels_text(card.levels, l10n)}"
        for card in catalog.prophecies.values()
    ]
    lines += [
        f"{card.id}: {temple_text(card, l10n)} | {levels_text(card.levels, l10n)}" for card in catalog.temples.values()
    ]
    return "\n".join(lines) + "\n"


def test_the_texts_of_the_base_game(catalog: Catalog, l10n: L10n, snapshot: Snapshot) -> None:
    snapshot.snapshot_dir = HERE / "snapshots"
    snapshot.assert_match(texts(catalog, l10n), "base-cards.txt")


def test_the_texts_of_the_notation_the_promo_pack_adds(l10n: L10n, snapshot: Snapshot) -> None:
    snapshot.snapshot_dir = HERE / "snapshots"
    snapshot.assert_match(texts(Catalog((read_card_set(PROMO, "promo"),)), l10n), "promo-cards.txt")


def test_no_two_cards_of_the_base_game_read_alike(catalog: Catalog, l10n: L10n) -> None:
    told = [prophecy_text(card, l10n) for card in catalog.prophecies.values()]
    told += [temple_text(card, l10n) for card in catalog.temples.values()]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    "pattern",
    ["Y", "Y+", "*", "*+", "* *", "!Y Y", "Y !Y", "!B Y !R", "Y * R", "Y+ K+", "*+ Y", "!Y Y Y Y !Y", "Y K *+ R+"],
)
def test_any_pattern_has_a_text(l10n: L10n, pattern: str) -> None:
    text = prophecy_text(prophecy("x:y", "B", pattern, ((1, 1),)), l10n)
    assert text
    assert not set(text) & set("!*+{}⟦")


def test_the_points_of_a_card(l10n: L10n) -> None:
    assert levels_text(((1, 7),), l10n) == "7 points"
    assert levels_text(((1, 1),), l10n) == "1 point"
    assert levels_text(((2, 4),), l10n) == "2× 4 points"
    assert levels_text(((1, 2), (2, 5)), l10n) == "1× 2, 2× 5 points"


@pytest.mark.parametrize(
    ("requirement", "text"),
    [
        ("no K", "no black piece"),
        ("length 10", "exactly 10 pieces long"),
        ("length 1", "exactly 1 piece long"),
        ("R = Y", "as many red as yellow, at least one of each"),
        ("no green card", "no green card beside it"),
    ],
)
def test_what_a_temple_asks_for(l10n: L10n, requirement: str, text: str) -> None:
    assert requirement_text(parse_requirement(requirement), l10n) == text
