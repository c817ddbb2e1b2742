"""``distance``: how near a coatl is to the next level of a prophecy, quickly."""

from __future__ import annotations

from random import Random

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.distance import MOST_REMEMBERED, additions, distance
from coatl_core.cards.missing import missing
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import prophecy
from tests.conftest import Effort


def coatls(number: int) -> list[str]:
    random = Random("distance")
    return ["".join(random.choice(COLORS) for _ in range(random.randrange(12))) for _ in range(number)]


def test_what_is_added_reaches_the_next_level(catalog: Catalog, effort: Effort) -> None:
    for colors in coatls(effort(quick=30, test=100, exhaustive=2000)):
        for card in catalog.prophecies.values():
            for before, behind in additions(card, colors):
                assert card.points_for(before + colors + behind) > card.points_for(colors)


def test_it_is_nearly_always_as_short_as_can_be(catalog: Catalog, effort: Effort) -> None:
    """Never shorter, and for the base cards the same in at least 94 of 100 coatls."""
    same = total = 0
    for colors in coatls(effort(quick=30, test=100, exhaustive=1000)):
        for card in catalog.prophecies.values():
            level = card.next_level(colors)
            found = distance(card, colors)
            if level is None:
                assert found is None
                continue
            fewest = missing(card.pattern, colors, level[0], strict=False)
            assert fewest is not None
            assert found is None or found >= len(fewest)
            same, total = same + (found == len(fewest)), total + 1
    assert same / total >= 0.94


def test_a_closed_end_gets_nothing(catalog: Catalog) -> None:
    card = prophecy("x:x", "B", "Y K R", ((1, 5),))
    assert additions(card, "KR") == (("Y", ""), ("", "YKR"))
    assert ("Y", "R") in additions(card, "K")
    assert distance(card, "K") == 2
    assert additions(card, "KR", head=False) == (("", "YKR"),)
    assert additions(card, "KR", head=False, tail=False) == ()
    assert distance(card, "YKR") is None


def test_pieces_in_any_order_are_counted() -> None:
    card = prophecy("x:y", "R", "2 Y, 1 R", ((1, 3),))
    assert distance(card, "YB") == 2
    assert additions(card, "YB") == (("", "YR"), ("YR", ""))


def test_what_is_remembered_has_a_limit() -> None:
    assert additions.cache_info().maxsize == MOST_REMEMBERED
