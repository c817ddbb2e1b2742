"""A list beside the table: it lies over nothing that it speaks of, at any size and with any number of players."""

from __future__ import annotations

from itertools import combinations

import pytest

from coatl_tui.table.beside import lay_beside
from coatl_tui.table.layout.areas import Lying
from coatl_tui.table.layout.designs import lay_out

SIZES = ((80, 24), (100, 30), (120, 36), (140, 40), (170, 45), (180, 50), (200, 60), (300, 80))
OTHERS = ((0,), (2, 3), (1, 2, 2), (2, 2, 2, 2), ())


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("others", OTHERS, ids=str)
def test_all_panes_lie_beside_each_other_and_beside_the_list(size: tuple[int, int], others: tuple[int, ...]) -> None:
    automatic = 4 if not others else -1
    lying = Lying(others=others, automatic=automatic, complete=(True, False), active=1, hand=5, temples=1)
    before = lay_out(*size, lying)
    at, area = lay_beside(before, 15)
    panes = [area, at.supply, at.news, at.prophecies, at.temples, at.coatls, at.hand, at.sentence, at.keys]
    panes += at.others if at.framed else ()  # on a small screen it lies in the place of the others
    if before.design == "cards":
        assert at.news == area  # it lies in the place of the news
        panes.remove(at.news)
    for one, other in combinations(panes, 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other)
    assert area.right == size[0]
    assert area.width >= 34
    assert all(pane.width >= 30 for pane in at.others[:1])
    assert at.coatls == before.coatls
    assert at.hand_cards == before.hand_cards
