"""Where a list lies that the table is looked at with: beside what it speaks of, never over it."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve

from coatl_tui.table.layout import LEAST, Layout, Lying, lay_out
from coatl_tui.widgets.canvas import Rect

_WIDEST = 55
"""More columns give a list nothing."""
_LOG_WIDEST = 48
"""The columns of the log beside the table."""
_OTHERS = 32
"""The columns that the other players keep beside it."""
_LOG = 8
"""The rows that the log keeps below it on a large table."""


@lru_cache(64)
def lay_beside_log(width: int, height: int, lying: Lying) -> tuple[Layout, Rect]:
    """Returns where everything lies while the whole log is open, and where the log does: at the right of a table of
    fewer columns, whose panes are all whole; or above all panes if there are not enough columns for both."""
    at, columns = lay_out(width, height, lying), min(_LOG_WIDEST, width - LEAST[0])
    if not at.framed:
        return at, Rect(0, at.supply.y, width, at.hand.bottom - at.supply.y)
    at = lay_out(width - columns, height, lying)
    rows = {name: evolve(getattr(at, name), width=width) for name in ("status", "sentence", "keys")}
    return evolve(at, **rows), Rect(width - columns, 1, columns, at.sentence.y - 1)


@lru_cache(64)
def lay_beside(at: Layout, rows: int) -> tuple[Layout, Rect]:
    """Returns where everything lies while a list of so many rows is open, and where the list does: in the place of the
    news, for which the other players give columns. On a large table the log goes on below it, and at 80 × 24 it takes
    the place of the others and half of the row of news."""
    news, others = at.news, at.others
    if at.design == "large":
        height = max(3, min(rows + 2, news.height - _LOG))
        below = Rect(news.x, news.y + height, news.width, news.height - height)
        return evolve(at, news=below), Rect(news.x, news.y, news.width, height)
    if at.design == "compact":
        area = Rect(others[0].x, others[0].y, others[0].width, news.bottom - others[0].y)
        return evolve(at, news=Rect(news.x, news.y, area.x - news.x, news.height)), area
    width = max(news.width, min(_WIDEST, news.right - others[0].x - _OTHERS))
    area = Rect(news.right - width, news.y, width, news.height)
    narrower = tuple(evolve(each, width=area.x - each.x) for each in others)
    return evolve(at, news=area, others=narrower), area
