"""Where everything lies on the table: a pure function from the size of the terminal, and from what lies there, to
areas.

There are three designs, each in a module of its own: ``compact``, ``cards`` and ``large``. What has no room shrinks in
a fixed order, and what there is room for grows in the order of each design's ``_growth``; no pane ever comes or goes.
What variants show beside the table is a band below the status, or a box below the news of the large table; a game in
which they show nothing has no place for it.
"""

from __future__ import annotations

from functools import lru_cache

from coatl_tui.table.layout.areas import CARDS, LARGE, Layout, Lying
from coatl_tui.table.layout.cards import cards_layout
from coatl_tui.table.layout.compact import compact_layout
from coatl_tui.table.layout.large import large_layout


@lru_cache(64)
def lay_out(width: int, height: int, lying: Lying) -> Layout:
    """Returns where everything lies on a terminal of this size, which is at least ``LEAST``."""
    if width >= LARGE[0] and height >= LARGE[1]:
        return large_layout(width, height, lying)
    if width >= CARDS[0] and height >= CARDS[1]:
        return cards_layout(width, height, lying)
    return compact_layout(width, height, lying)
