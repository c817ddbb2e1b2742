"""The terminal gets only what it does not show yet, and shows in the end what Textual meant."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from textual._compositor import LayoutUpdate
from textual.geometry import Region, Size
from textual.strip import Strip

from coatl_tui.repaint import Changes, ShownCells

WIDTH = 12
SIZE = Size(80, 24)
CONSOLE = Console(color_system="truecolor", force_terminal=True)
STYLES = (
    "",
    "bold red on blue",
    "#ff0000 on #00ff00",
    "underline white on blue",
    "reverse",
    "dim red on blue",
    "bold underline blue",
    "bold dim",
    "underline2",
    "italic strike blue",
)
OFF = {"22": "12", "23": "3", "24": "4", "25": "5", "27": "7", "29": "9"}
"""The codes that turn marks off, each with these marks."""
Cell = tuple[str, str]


class Screen:
    """A terminal of one look for each cell, as far as colours and marks go."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], Cell] = {}

    def take(self, data: str) -> None:
        row = column = 0
        look: dict[str, str] = {}
        for move, over, codes, char in re.findall(r"\x1b\[(\d+;\d+)H|\x1b\[(\d+)G|\x1b\[([\d;]*)m|([^\x1b])", data):
            if move:
                row, column = (int(number) - 1 for number in move.split(";"))
            elif over:
                column = int(over) - 1
            elif char:
                if cell_len(char):
                    self.cells[row, column] = (char, shown(char, look))
                if cell_len(char) == 2:
                    self.cells[row, column + 1] = ("", shown(char, look))
                column += cell_len(char)
            else:
                paint(look, codes)


def paint(look: dict[str, str], codes: str) -> None:
    """What codes make of a look."""
    left = codes.split(";")
    while left:
        code, *left = left
        if code in ("", "0"):
            look.clear()
        elif code in ("38", "48"):
            many = 4 if left[0] == "2" else 2
            look["color" if code == "38" else "ground"] = ";".join(left[:many])
            left = left[many:]
        elif code in OFF:
            for mark in OFF[code]:
                look.pop(mark, None)
        elif len(code) == 2 and code[0] in "34":
            look["color" if code[0] == "3" else "ground"] = code
        else:
            look[code] = "on"


def shown(char: str, look: dict[str, str]) -> str:
    """The look as far as it can be seen: a blank has no colour."""
    plain = {key: value for key, value in look.items() if value not in ("39", "49")}
    if char == " " and not {"4", "7"} & plain.keys():
        plain = {key: value for key, value in plain.items() if key == "ground"}
    return str(sorted(plain.items()))


segments = st.lists(st.builds(Segment, st.text("ab 漢►", min_size=1), st.sampled_from(STYLES).map(Style.parse)))
lines = st.lists(segments, min_size=1, max_size=3).map(
    lambda rows: [Strip(row).adjust_cell_length(WIDTH) for row in rows]
)


def update(strips: list[Strip]) -> LayoutUpdate:
    return LayoutUpdate([[strip] for strip in strips], Region(0, 0, WIDTH, len(strips)))


@given(st.lists(lines, min_size=1, max_size=4))
@pytest.mark.slow
def test_the_terminal_shows_every_frame_as_if_all_of_it_had_been_sent(frames: list[list[Strip]]) -> None:
    screen, known = Screen(), ShownCells()
    for strips in frames:
        screen.take(Changes(update(strips), known, CONSOLE, SIZE).text)
        whole = Screen()
        whole.take(Changes(update(strips), ShownCells(), CONSOLE, SIZE).text)
        by_rich = Screen()
        for y, strip in enumerate(strips):
            by_rich.take(f"\x1b[{y + 1};1H" + strip.render(CONSOLE))
        assert whole.cells == by_rich.cells
        assert {place: screen.cells[place] for place in whole.cells} == whole.cells


def test_what_is_shown_already_is_not_sent_again() -> None:
    known = ShownCells()
    strips = [Strip([Segment("Ana took two", Style.parse("red"))])]
    assert "Ana" in Changes(update(strips), known, CONSOLE, SIZE).text
    assert Changes(update(strips), known, CONSOLE, SIZE).text == ""
    strips = [Strip([Segment("Ana took six", Style.parse("red"))])]
    sent = Changes(update(strips), known, CONSOLE, SIZE).text
    assert "six" in sent
    assert "Ana" not in sent
    known.forget()
    assert "Ana" in Changes(update(strips), known, CONSOLE, SIZE).text


@pytest.mark.parametrize(("width", "last"), [(6, "o"), (9, " ")])  # at 9 a wide character is cut in two
def test_nothing_is_written_beyond_the_terminal_where_it_would_wrap_or_scroll(width: int, last: str) -> None:
    """A frame of the size before may come after the terminal has got another one."""
    screen, known = Screen(), ShownCells()
    strips = [Strip([Segment("Ana to漢漢k", Style.parse("red")), Segment(" ")]) for _ in range(3)]
    screen.take(Changes(update(strips), known, CONSOLE, Size(width, 1)).text)
    assert {place for place in screen.cells if place[0] > 0 or place[1] >= width} == set()
    assert screen.cells[0, width - 1][0] == last
    assert known.chars == [[char for _, (char, _) in sorted(screen.cells.items())]]


def test_colours_are_named_once_however_often_they_take_turns() -> None:
    red, green = Style.parse("#ff0000"), Style.parse("#00ff00")
    strips = [Strip([Segment("ab", red), Segment("cd", green)] * 3) for _ in range(3)]
    sent = Changes(update(strips), ShownCells(), CONSOLE, SIZE).text
    assert sent.count("255;0;0") == sent.count("0;255;0") == 1


def test_blanks_are_written_in_whatever_colour_their_ground_has() -> None:
    text, blank = Style.parse("#ff0000 on #000001"), Style.parse("#00ff00 on #000001")
    strips = [Strip([Segment("ab", text), Segment("  ", blank), Segment("cd", text)])]
    sent = Changes(update(strips), ShownCells(), CONSOLE, SIZE).text
    assert "ab  cd" in sent
    assert "0;255;0" not in sent
