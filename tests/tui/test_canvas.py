"""The grid of cells that the table is drawn on."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_tui.widgets.canvas import Canvas, Rect, box, heading, meter, point_at, rule
from coatl_tui.widgets.signs import ASCII_ONLY


def widths(canvas: Canvas) -> set[int]:
    return {sum(cell_len(span.text) for span in line) for line in canvas.lines()}


def test_what_does_not_fit_is_left_out() -> None:
    canvas = Canvas(6, 2)
    assert canvas.put(-2, 0, "abcd") == 2
    assert canvas.put(4, 0, "efgh") == 8
    canvas.put(0, 5, "below")
    canvas.put(9, 1, "beyond")
    assert canvas.text() == "cd  ef\n"
    assert widths(canvas) == {6}


def test_nothing_stands_outside_a_canvas() -> None:
    """A terminal may get too small while the cover is drawn."""
    canvas = Canvas(1, 1)
    canvas.put(0, 0, "K")
    assert [canvas.text_at(x, y) for x, y in ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1))] == ["K", "", "", "", ""]


def test_wide_characters_take_two_cells_and_marks_none() -> None:
    canvas = Canvas(12, 1)
    assert canvas.put(0, 0, "日本e\u0301x") == 6
    canvas.put(6, 0, "|")
    assert canvas.text() == "日本e\u0301x|"
    assert widths(canvas) == {12}


def test_a_text_keeps_the_ground_below_it() -> None:
    canvas = Canvas(5, 1)
    canvas.fill(Rect(1, 0, 3, 1), "card")
    canvas.put(0, 0, "abcde", "muted")
    assert [(span.text, span.style) for span in canvas.lines()[0]] == [
        ("a", "muted on table"),
        ("bcd", "muted on card"),
        ("e", "muted on table"),
    ]


def test_blanks_need_no_run_of_their_own() -> None:
    canvas = Canvas(12, 1)
    canvas.put(0, 0, "one", "points")
    canvas.put(6, 0, "two", "points")
    assert [span.text for span in canvas.lines()[0]] == ["one   two   "]


def test_what_is_underlined_keeps_its_colours() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "abcd", "bold text", "card")
    canvas.underline(1, 0, 2)
    assert [span.style for span in canvas.lines()[0]] == [
        "bold text on card",
        "underline bold text on card",
        "bold text on card",
    ]


def test_every_sign_has_an_ascii_character() -> None:
    signs = "°►▏▎‹›–·●○▲◆»□×“”’▐▌▔░╎╌─━│╭╮╰╯┗┛▗▖▝▘▟▙▛▜▄▀█▁▂▃▅▆▇▉▊▋▍…┃═"
    canvas = Canvas(len(signs), 1, ASCII_ONLY)
    canvas.put(0, 0, signs)
    assert canvas.text().isascii()
    assert len(canvas.text()) == len(signs)


def test_frames_of_panes() -> None:
    canvas = Canvas(20, 6)
    box(canvas, Rect(0, 0, 20, 3), focus=True)
    heading(canvas, 2, 0, "S", "Supply", focus=True)
    rule(canvas, Rect(0, 4, 20, 1))
    meter(canvas, 0, 5, 4, 0.4)
    assert canvas.text().splitlines() == [
        "╭─  S  Supply ─────╮",
        "│                  │",
        "╰──────────────────╯",
        "",
        "────────────────────",
        "█▋",
    ]


def test_the_bare_table_is_counted() -> None:
    canvas = Canvas(10, 2)
    canvas.fill(Rect(0, 0, 10, 1), "card")
    canvas.put(0, 1, "abc")
    assert canvas.bare() == 7


def test_a_canvas_without_columns_has_empty_lines() -> None:
    assert Canvas(0, 2).lines() == ((), ())


def test_a_row_that_has_no_room_for_a_frame_is_lit_as_a_whole() -> None:
    canvas = Canvas(12, 3)
    for y in (0, 2):
        canvas.put(0, y, "x" * 12)
    canvas.put(2, 1, "ab", "text", "card")
    canvas.put(6, 1, "R", "bold on-R", "R")
    point_at(canvas, Rect(1, 1, 9, 1))
    assert [canvas.ground(x, 1) for x in range(1, 10)] == ["card-lit"] * 5 + ["R"] + ["card-lit"] * 3
    assert canvas.text_at(0, 1) == canvas.text_at(10, 1) == "┃"
