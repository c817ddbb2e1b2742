"""How pieces and coatls are drawn, at every height and width."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.pieces import PIECES, piece
from coatl_core.game.coatl import parse_coatl
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.serpent import (
    CELLS,
    End,
    Scale,
    Serpent,
    draw_piece,
    draw_serpent,
    fit,
    piece_width,
    serpent_width,
)
from coatl_tui.widgets.signs import Signs

SCALES = [Scale(rows, cells) for rows, least in ((1, 1), (3, 1), (5, 3)) for cells in range(least, 9)]
ENDS: tuple[End, ...] = ("", "head", "tail")
DRAWN = {
    "complete": "<KKYB>",
    "open": "RG",
    "head": "<RRG",
    "tail": "GGB>",
}


def serpent(text: str, active: End = "", ghost: str = "", ghost_end: End = "tail") -> Serpent:
    return Serpent(parse_coatl(text).pieces, active, piece(ghost) if ghost else None, ghost_end)


def drawing(drawn: Serpent, scale: Scale, ascii_only: bool = False) -> str:
    canvas = Canvas(serpent_width(drawn, scale), scale.rows, Signs(ascii_only))
    draw_serpent(canvas, 0, 0, drawn, scale)
    return canvas.text()


@pytest.mark.parametrize("ascii_only", [False, True], ids=["signs", "ascii"])
def test_how_serpents_look(snapshot: Snapshot, ascii_only: bool) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("snapshots")
    parts = []
    for scale in SCALES:
        parts.append(f"{scale.rows} rows, {scale.cells} cells")
        parts += [drawing(serpent(text), scale, ascii_only) for text in DRAWN.values()]
        parts.append(drawing(serpent("<RG", "tail", "R"), scale, ascii_only))
        parts.append(drawing(serpent("RG>", "head", "<R", "head"), scale, ascii_only))
        parts.append("")
    told = "\n".join(parts)
    assert told.isascii() == ascii_only
    snapshot.assert_match(told, f"serpents{'-ascii' * ascii_only}.txt")


@pytest.mark.parametrize("scale", SCALES, ids=str)
def test_a_serpent_is_as_wide_as_is_said_and_stays_in_its_rows(scale: Scale) -> None:
    for text in DRAWN.values():
        for ghost, end in product(("", "B"), ENDS[1:]):
            drawn = serpent(text, ghost=ghost, ghost_end=end)
            width = serpent_width(drawn, scale)
            canvas = Canvas(width + 4, scale.rows + 2)
            assert draw_serpent(canvas, 2, 1, drawn, scale) == width + 2
            rows = canvas.text().split("\n")
            assert rows[0] == rows[-1] == ""
            assert all(row[:2].strip() == "" for row in rows)
            assert max(len(row) for row in rows) == width + 2


@pytest.mark.parametrize("scale", SCALES, ids=str)
def test_every_piece_shows_its_letter_once(scale: Scale) -> None:
    for shown in PIECES:
        for ghost in (False, True):
            canvas = Canvas(piece_width(shown.part, scale), scale.rows)
            draw_piece(canvas, 0, 0, shown, scale, ghost)
            assert canvas.text().count(shown.color) == 1


@pytest.mark.parametrize("scale", SCALES, ids=str)
def test_pieces_of_one_colour_can_be_counted(scale: Scale) -> None:
    """Between two neighbours there is a seam, or every second piece has another ground."""
    canvas = Canvas(40, scale.rows)
    draw_serpent(canvas, 0, 0, serpent("RRRR"), scale)
    middle = scale.rows // 2
    grounds = [canvas.ground(1 + n * scale.cells, middle) for n in range(4)]
    seams = canvas.text().split("\n")[middle].count("▏")
    assert seams == 4 or grounds == ["R", "belly-R", "R", "belly-R"] or scale == Scale(3, 1)


def test_head_and_tail_are_shapes_in_the_colour_of_the_piece() -> None:
    line = drawing(serpent("<KK>"), Scale(1, 3))
    assert line == "▟°K▏K▙"
    assert drawing(serpent("<KK>"), Scale(1, 1)) == "▟KK▙"
    assert drawing(serpent("<KK>"), Scale(1, 2)) == "▟K▏K▙"


def test_open_ends_are_marked_and_the_active_one_stands_out() -> None:
    for active in ENDS:
        canvas = Canvas(9, 1)
        draw_serpent(canvas, 0, 0, serpent("RG", active), Scale(1, 3))
        assert canvas.text() == "‹▏R ▏G ›"
        assert canvas.ground(0, 0) == ("focus" if active == "head" else "table")
        assert canvas.ground(7, 0) == ("focus" if active == "tail" else "table")


def test_what_has_just_come_is_underlined() -> None:
    canvas = Canvas(12, 1)
    draw_serpent(canvas, 0, 0, Serpent(parse_coatl("<RGB").pieces, news=frozenset({2})), Scale(1, 2))
    lit = "".join(span.text for span in canvas.lines()[0] if span.style.startswith("underline"))
    assert lit == "▏B"


def test_the_pieces_that_a_card_counts_are_marked() -> None:
    low, high = Canvas(12, 1), Canvas(12, 3)
    counted = Serpent(parse_coatl("RG").pieces, counted=frozenset({1}))
    draw_serpent(low, 0, 0, counted, Scale(1, 3))
    draw_serpent(high, 0, 0, counted, Scale(3, 4))
    assert low.text() == "‹▏R ▎G ›"
    assert high.text().split("\n")[2] == " ▝▀▀▀▛▀▀▜"


@pytest.mark.parametrize("length", [1, 2, 5, 9, 14, 20, 40, 148])
@pytest.mark.parametrize("width", [20, 37, 61, 90])
@pytest.mark.parametrize("rows", [1, 3, 5])
def test_a_serpent_of_any_length_fits_into_any_room(length: int, width: int, rows: int) -> None:
    for text in ("R" * length, f"<{'RG' * length}>"):
        drawn = serpent(text, "tail" if text[0] == "R" else "", "B" if text[0] == "R" else "")
        scale = fit(drawn, width, rows)
        assert scale.rows <= rows
        assert scale.cells in CELLS[scale.rows]
        canvas = Canvas(width, scale.rows)
        assert draw_serpent(canvas, 0, 0, drawn, scale, width) <= width
        shown = canvas.text().split("\n")[scale.rows // 2]
        left_out = int(shown.split("·")[1]) if "·" in shown else 0
        letters = sum(char in "RGB" for char in shown)
        assert letters + left_out == len(drawn.shown)


def test_it_shrinks_one_step_at_a_time() -> None:
    """At 61 cells, as beside the cards of a table of 140 columns: 6 cells a piece up to 9 pieces, 5 to 11, 4 to 14."""
    sizes = [fit(serpent(f"<{'R' * n}>"), 61, 3).cells for n in (9, 11, 14, 19)]
    assert sizes == [6, 5, 4, 3]
    steps = [fit(serpent(f"<{'R' * n}>"), 61, 5) for n in range(2, 80)]
    keys = [(scale.rows, scale.cells) for scale in steps]
    assert keys == sorted(keys, reverse=True)
