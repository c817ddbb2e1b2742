"""Where the cards of a pane lie: in lines, beside each other, in two rows; and those of the hand with their places."""

from __future__ import annotations

from attrs import evolve

from coatl_tui.table.layout.areas import Cards, Lying
from coatl_tui.widgets.canvas import Rect

LINE = 40
"""The columns that a card in a line takes, with the cells beside it."""
_LINE_MOST = 58
"""A card in a line gains nothing from more columns."""


def cards_in_lines(area: Rect, cards: int, columns: int, across: bool = False) -> Cards:
    """Returns where cards lie in lines, in columns that are filled one after the other (``across``: row by row)."""
    rows = min(area.height, max(1, -(-cards // columns)))
    used = max(1, min(columns, cards if across else -(-cards // rows)))
    step = area.width // max(used, 2)
    places = (divmod(n, used)[::-1] if across else divmod(n, rows) for n in range(min(cards, columns * area.height)))
    areas = (Rect(area.x + 1 + column * step, area.y + row, min(step - 2, _LINE_MOST), 1) for column, row in places)
    return Cards("line", tuple(areas))


def cards_beside(area: Rect, cards: int, most: int, gap: int, least: int = 1) -> Cards:
    """Returns where cards lie beside each other, at most ``most`` cells wide; in lines if there are too many for that.
    ``least`` is the number of cards that the width is shared among at least, so that they keep their places when one
    comes or goes."""
    count = max(cards, least)
    for between in (gap, 1):
        width = min(most, (area.width + between) // count - between)
        if width >= (16 if between > 1 else 12):
            step = width + between
            return Cards("card", tuple(Rect(area.x + step * n, area.y, width, area.height) for n in range(cards)))
    columns = max(1, area.width // LINE)
    return cards_in_lines(Rect(area.x - 1, area.y, area.width + 1, area.height), cards, columns)


def cards_in_two_rows(area: Rect, cards: int, most: int) -> Cards | None:
    """Returns where cards lie beside each other in two rows; None if that is too narrow for so many."""
    columns = -(-cards // 2)
    width, height = min(most, (area.width + 1) // max(1, columns) - 1), (area.height - 1) // 2
    if width < 24:
        return None
    step = (area.width - width) // max(1, columns - 1) if columns > 1 else 0
    places = (divmod(n, columns) for n in range(cards))
    return Cards("card", tuple(Rect(area.x + step * x, area.y + (height + 1) * y, width, height) for y, x in places))


def cards_of_hand(area: Rect, lying: Lying, most: int) -> Cards:
    """Returns where the cards of the hand lie, each with its place; that of all cards that may still come is as wide as
    they would be. There is always room for a temple, but in a game with an automatic opponent, in which hardly one
    comes into the hand."""
    least = 6 - (lying.automatic >= 0)
    cards = cards_beside(area, lying.hand + lying.slots + lying.temples, most, 2, least=least)
    if lying.automatic >= 0 and cards.scale == "card":
        cards = _up_to_the_edge(cards, area.right)
    if lying.slots < 2 or cards.scale != "card":
        return cards if lying.slots < 2 else cards_beside(area, lying.held, most, 2, least=least)
    first, last = cards.areas[lying.hand], cards.areas[lying.hand + lying.slots - 1]
    to_come = Rect(first.x, first.y, last.right - first.x, first.height)
    return Cards("card", (*cards.areas[: lying.hand], to_come, *cards.areas[lying.hand + lying.slots :]))


def _up_to_the_edge(cards: Cards, edge: int) -> Cards:
    """Cards beside each other with the columns between them that are left up to an edge, at most one more each."""
    gaps = len(cards.areas) - 1
    left = edge - cards.areas[-1].right if gaps > 0 else 0
    if not 0 < left <= gaps:
        return cards
    return Cards("card", tuple(evolve(each, x=each.x + left * n // gaps) for n, each in enumerate(cards.areas)))
