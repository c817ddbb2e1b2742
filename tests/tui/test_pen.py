"""Texts side by side in a row, measured before they are painted."""

from __future__ import annotations

import pytest

from coatl_core.cards.temples import Temple, parse_requirement
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.card import Card, CardWords, Worth, requirement
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.signs import Signs


def test_what_is_written_stands_side_by_side_and_what_is_skipped_stays() -> None:
    canvas, pen = Canvas(12, 1), Pen(Signs())
    canvas.put(0, 0, "." * 12)
    pen.put("ab")
    pen.skip(2)
    pen.put("猫", "muted", "card")
    assert pen.width == 6
    assert pen.paint(canvas, 3, 0) == 9
    assert canvas.text() == "...ab..猫..."
    assert canvas.ground(7, 0) == "card"


def test_what_is_written_can_be_painted_again_elsewhere() -> None:
    canvas, pen = Canvas(6, 2), Pen(Signs())
    pen.put("ab")
    pen.paint(canvas, pen.paint(canvas, 0, 0), 1)
    assert canvas.text() == "ab\n  ab"


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize(
    ("text", "stands"), [("length 9", "7"), ("R = B", "2·3"), ("no R", "2×"), ("no green card", "0×")]
)
def test_a_requirement_tells_how_it_stands_only_where_there_is_room(text: str, stands: str, ascii_only: bool) -> None:
    """Its sign, and whether it holds, are told in any case."""
    temple = Temple("t", (parse_requirement(text),), ((1, 3),))
    card, signs = Card(temple, now=Worth(0, 0, held=(False,), stand=(stands,))), Signs(ascii_only)
    least = requirement(card, 0, CardWords(), signs).width
    widths = [requirement(card, 0, CardWords(), signs, room=room).width for room in range(40)]
    assert all(width in (least, max(widths)) or width <= room for room, width in enumerate(widths))
    assert widths[least] == least < max(widths)
    assert requirement(card, 0, CardWords(), signs, blank=0).width == least - 1
