"""Numbers that have grown, as areas: over each other where colours tell them apart, else each in rows of its own."""

from __future__ import annotations

from itertools import product

from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.curve import Curve, column_of, draw_areas, place_in
from coatl_tui.widgets.signs import Signs

HIGH, LOW = Curve((0, 8, 16), "player-0", "later-0"), Curve((0, 0, 8), "player-1", "later-1")


def drawn(curves: list[Curve], width: int, height: int, past: int, signs: Signs | None = None) -> Canvas:
    canvas = Canvas(width, height, signs or Signs())
    draw_areas(canvas, Rect(0, 0, width, height), curves, 16, past)
    return canvas


def styles(canvas: Canvas, row: int) -> list[tuple[str, str]]:
    """The runs of a row, each with its style."""
    return [(span.text, span.style) for span in canvas.lines()[row]]


def test_each_curve_is_a_line_with_a_weaker_area_and_the_lowest_is_in_front() -> None:
    canvas = drawn([HIGH, LOW], 3, 2, 3)
    assert styles(canvas, 0) == [("  ", "text on card"), ("▄", "later-0 on player-0")]
    assert styles(canvas, 1) == [
        (" ", "text on card"),
        ("▄", "later-0 on player-0"),
        ("▄", "later-1 on player-1"),
    ]
    (one,) = styles(drawn([HIGH, Curve((0, 0, 4), "player-1", "later-1")], 3, 2, 3), 1)[2:]
    assert one == ("▄", "player-1 on later-0")


def test_what_is_still_to_come_is_a_weaker_line_alone() -> None:
    happened, to_come = "later-0 on player-0", "card on later-0"
    for columns, middle, right in ((3, happened, happened), (2, happened, to_come), (0, to_come, to_come)):
        canvas = drawn([HIGH], 3, 4, columns)
        assert styles(canvas, 2)[1][1] == middle
        assert styles(canvas, 0)[-1][1] == right


def test_without_colours_each_has_rows_of_its_own() -> None:
    assert drawn([HIGH, LOW], 3, 4, 3, Signs(plain=True)).text() == "  █\n ██\n\n  █"
    assert drawn([HIGH, LOW], 3, 2, 3, Signs(ascii_only=True)).text() == ".59\n..5"
    assert drawn([HIGH, LOW], 3, 1, 3, Signs(ascii_only=True)).text() == ".59"


def test_each_value_has_its_columns_and_the_first_of_them_is_known() -> None:
    for size, width in product(range(1, 40), range(1, 40)):
        shown = [place_in(column, width, size) for column in range(width)]
        assert shown == sorted(shown)
        assert shown[-1] == size - 1
        for place in range(size):
            first = column_of(place, width, size)
            assert 0 <= first < width
            if place in shown:
                assert first == shown.index(place)
            else:
                assert shown[first] > place
