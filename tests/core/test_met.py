"""What a coatl meets is the same, however it has grown and whatever was read before."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import OPEN
from coatl_core.cards.pieces import COLORS
from coatl_core.game import met as remembered
from coatl_core.game.met import Met
from tests.conftest import Effort


def _read(met: Met, hand: tuple[str, ...], colors: str) -> tuple[str, ...]:
    known = met.hands.get(hand)
    if known is None:
        known = met.add_hand(hand)
    return known[colors] if colors in known else met.read(known, hand, colors)


@pytest.mark.parametrize("strict", [False, True])
def test_a_coatl_meets_the_same_however_it_has_grown(catalog: Catalog, strict: bool, effort: Effort) -> None:
    """Of growing coatls, with an open end marked or not, each is met by the cards of which it reaches the first
    level."""
    random, met = effort.random(f"met {strict}"), Met(catalog)
    for _ in range(effort(quick=60, test=200, exhaustive=2000)):
        hand, colors = tuple(random.choices(catalog.prophecy_cards(), k=random.randrange(6))), ""
        for _ in range(9):
            piece = random.choice(COLORS)
            colors = piece + colors if random.random() < 0.5 else colors + piece
            asked = OPEN * random.randrange(2) + colors + OPEN * random.randrange(2) if strict else colors
            for text in (asked, asked + random.choice(COLORS)):
                meant = [card for card in hand if catalog.prophecies[card].points_for(text)]
                assert _read(met, hand, text) == tuple(dict.fromkeys(meant))


def test_what_is_remembered_has_limits(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "MOST_HANDS", 5)
    monkeypatch.setattr(remembered, "MOST_COATLS", 7)
    random, met, cards = Random("limits"), Met(catalog), catalog.prophecy_cards()
    for _ in range(200):
        hand = tuple(random.choices(cards[:4], k=2))
        _read(met, hand, "".join(random.choices(COLORS, k=2)))
        assert len(met.hands) <= 5
        assert all(len(known) <= 7 for known in met.hands.values())
