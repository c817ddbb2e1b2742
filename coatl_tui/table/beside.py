"""Where a list lies that the table is looked at with: beside what it speaks of, never over it."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve

from coatl_tui.table.layout.areas import Layout, Lying
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.widgets.canvas import Rect, around

_WIDEST = 46
"""For more columns of a list the others would give too many of theirs."""
_OTHERS = 32
"""The columns that the other players keep beside it."""
_LOG = 8
"""The rows that the log keeps below it on a large table."""


@lru_cache(64)
def lay_beside_log(width: int, height: int, lying: Lying) -> tuple[Layout, Rect]:
    """Returns where everything lies while the whole log is open, and where the log does: above all panes but the own
    coatls and the hand; on a large table in place of the news alone, and at 80 × 24 above all panes, where one row is
    left for the sentence."""
    at = lay_out(width, height, lying)
    if at.design == "large":
        return at, at.news
    if at.design == "cards":
        return at, around(at.supply, at.news, at.prophecies, at.temples)
    sentence = Rect(0, at.keys.y - 1, width, 1)
    return evolve(at, sentence=sentence), Rect(0, at.supply.y, width, sentence.y - at.supply.y)


@lru_cache(64)
def lay_beside(at: Layout, rows: int) -> tuple[Layout, Rect]:
    """Returns where everything lies while a list of so many rows is open, and where the list does: in the place of the
    news, for which the other players give columns. On a large table it is as high as they are, and the log
    goes on below it; at 80 × 24 it takes the place of the others and half of the row of news."""
    news, others = at.news, at.others
    if at.design == "large":
        height = max(3, min(max(rows + 2, others[0].height), news.height - _LOG))  # it ends where its neighbour does
        below = Rect(news.x, news.y + height, news.width, news.height - height)
        return evolve(at, news=below), Rect(news.x, news.y, news.width, height)
    if at.design == "compact":
        area = Rect(others[0].x, others[0].y, others[0].width, news.bottom - others[0].y)
        return evolve(at, news=Rect(news.x, news.y, area.x - news.x, news.height)), area
    width = max(news.width, min(_WIDEST, news.right - others[0].x - _OTHERS))
    area = Rect(news.right - width, news.y, width, news.height)
    narrower = tuple(evolve(each, width=area.x - each.x) for each in others)
    return evolve(at, news=area, others=narrower), area
