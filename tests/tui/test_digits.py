"""Numbers in large digits."""

from __future__ import annotations

import pytest

from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.digits import HIGH, LOW, digits_width, draw_digits
from coatl_tui.widgets.signs import ASCII_ONLY


def drawn(text: str, rows: int, canvas: Canvas | None = None) -> list[str]:
    canvas = canvas or Canvas(digits_width(text, rows), rows)
    assert draw_digits(canvas, 0, 0, text, "points", rows) == canvas.width
    return [line.rstrip() for line in canvas.text().split("\n")]


def test_a_number_in_five_rows_has_two_cells_a_dot() -> None:
    assert drawn("+12", HIGH) == [
        "          ██    ██████",
        "  ██    ████        ██",
        "██████    ██    ██████",
        "  ██      ██    ██",
        "        ██████  ██████",
    ]


def test_a_number_in_three_rows_has_half_a_cell_a_dot() -> None:
    assert drawn("47", LOW) == ["█ █ ▀▀█", "▀▀█  █", "  ▀  ▀"]


def test_without_half_blocks_a_number_of_three_rows_is_the_usual_one() -> None:
    assert drawn("+12", LOW, Canvas(11, 3, ASCII_ONLY)) == ["", "    +12", ""]


@pytest.mark.parametrize("rows", [HIGH, LOW])
def test_every_digit_and_sign_is_as_wide_as_it_says_and_unlike_the_others(rows: int) -> None:
    assert len({"\n".join(drawn(char, rows)) for char in "0123456789+−"}) == 12
    assert digits_width("", rows) == 0
