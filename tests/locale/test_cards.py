"""The texts of all cards in each language, those of the promo pack included."""

from __future__ import annotations

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.prophecies import prophecy
from coatl_core.cards.temples import Temple, parse_requirement
from coatl_core.language.cardtext import levels_text, prophecy_text, temple_text
from tests.locale.support import HERE, LANGUAGES, speaking

PROMO_PROPHECIES = tuple(
    prophecy(f"promo:{number}", "R", pattern, ((1, points),))
    for number, (pattern, points) in enumerate(
        [
            ("2 Y, 2 G, 1 R", 3),
            ("2 K, 2 B, 1 R", 3),
            ("2 R, 2 K, 1 G", 3),
            ("2 Y, 2 K, 1 R, 1 B", 4),
            ("2 G, 2 B, 1 Y, 1 K", 4),
            ("2 Y, 2 R, 1 G, 1 B", 4),
        ],
        1,
    )
)
TWO, THREE = ((1, 3), (2, 7)), ((1, 3), (2, 6), (3, 10))
PROMO_TEMPLES = tuple(
    Temple(f"promo:temple-{number}", tuple(map(parse_requirement, requirements)), levels)
    for number, (requirements, levels) in enumerate(
        [
            (("no blue card", "R = B", "length 10"), THREE),
            (("no red card", "Y = K"), TWO),
            (("no black card", "length 11"), TWO),
            (("no green card", "length 8"), TWO),
            (("no yellow card", "no G"), TWO),
        ],
        1,
    )
)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_texts_of_all_cards(catalog: Catalog, snapshot: Snapshot, tag: str) -> None:
    prophecies = [*catalog.prophecies.values(), *PROMO_PROPHECIES]
    temples = [*catalog.temples.values(), *PROMO_TEMPLES]
    assert (len(prophecies), len(temples)) == (49 + 6, 15 + 5)
    l10n = speaking(tag)
    lines = [f"{p.id}: {p.pattern} | {prophecy_text(p, l10n)} | {levels_text(p.levels, l10n)}" for p in prophecies]
    lines += [
        f"{t.id}: {' & '.join(map(str, t.requirements))} | {temple_text(t, l10n)} | {levels_text(t.levels, l10n)}"
        for t in temples
    ]
    snapshot.snapshot_dir = HERE / "snapshots" / tag
    snapshot.assert_match("\n".join(lines) + "\n", "cards.txt")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_two_cards_that_ask_for_different_things_read_alike(catalog: Catalog, tag: str) -> None:
    l10n = speaking(tag)
    patterns = {p.pattern: prophecy_text(p, l10n) for p in catalog.prophecies.values()}
    assert len(set(patterns.values())) == len(patterns)
    temples = [temple_text(t, l10n) for t in [*catalog.temples.values(), *PROMO_TEMPLES]]
    assert len(set(temples)) == len(temples)
