"""The texts of all cards in each language, those of the promo pack included."""

from __future__ import annotations

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.language.cardtext import levels_text, prophecy_text, temple_text
from tests.locale.support import HERE, LANGUAGES, speaking
from tests.support import registry

ALL = registry().catalog(("base", "promo"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_texts_of_all_cards(snapshot: Snapshot, tag: str) -> None:
    prophecies, temples = ALL.prophecies.values(), ALL.temples.values()
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
def test_no_two_cards_that_ask_for_different_things_read_alike(tag: str) -> None:
    l10n = speaking(tag)
    patterns = {p.pattern: prophecy_text(p, l10n) for p in ALL.prophecies.values()}
    assert len(set(patterns.values())) == len(patterns)
    temples = [temple_text(t, l10n) for t in ALL.temples.values()]
    assert len(set(temples)) == len(temples)
