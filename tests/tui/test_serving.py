"""What stands beside an own coatl that can grow: what would serve it."""

from __future__ import annotations

import re

import pytest

from coatl_core.play.things import CoatlItem
from coatl_tui.table.draw.table import draw_table
from tests.support import coatl, give
from tests.tui.test_draw import board, laid, rows_of, scene

CARDS = [(120, 36), (140, 40)]


def own_rows(rows: list[str]) -> list[str]:
    """The rows of the pane of the own coatls."""
    first, end = (next(y for y, row in enumerate(rows) if f"  {key}  " in row[:8]) for key in "CH")
    return rows[first:end]


def below(rows: list[str], word: str) -> str:
    """What stands below a word, from its column on."""
    y, x = next((y, row.index(f" {word} ") + 1) for y, row in enumerate(rows) if f" {word} " in row)
    return rows[y + 1][x:]


@pytest.mark.parametrize("size", CARDS)
def test_the_next_piece_tells_where_it_is_and_which_cards_it_brings_nearer(size: tuple[int, int]) -> None:
    state = laid()
    give(state, 0, board="K G>", hand=["pair-red-blue", "triple-red"], coatls=[coatl("<KRBG")])
    rows = own_rows(rows_of(state, size))
    assert any(re.search(r"▏K +yours", row) for row in rows)
    assert any(re.search(r"▏R▕ .*▌1.*▌2", row) for row in rows)
    assert below(rows, "tail").startswith("▏G▙ ")


@pytest.mark.parametrize("size", CARDS)
def test_beside_another_open_coatl_each_card_of_the_hand_says_what_it_lacks_there(size: tuple[int, int]) -> None:
    state = laid()
    give(state, 0, board="K", hand=["pair-red-blue", "triple-red"], coatls=[coatl("<K"), coatl("<KRBG")])
    rows = own_rows(rows_of(state, size))
    assert any(re.search(r"coatl [12] + 1  › ▏R▏B", row) for row in rows)


def test_where_there_are_no_boxes_the_pieces_that_help_stand_on_a_slate() -> None:
    state = laid()
    give(state, 0, board="K", hand=["triple-red"], coatls=[coatl("<KRBG")])
    rows = own_rows(rows_of(state, (80, 24)))
    assert any(re.search(r"next piece +4 long · open 0", row) for row in rows)
    assert any(re.search(r"  ▏R▕ (field|in) 4 +▌1", row) for row in rows)


@pytest.mark.parametrize("size", [(80, 24), *CARDS])
def test_a_complete_coatl_under_the_cursor_says_that_it_takes_nothing_more(size: tuple[int, int]) -> None:
    state = laid()
    give(state, 0, coatls=[coatl("<KRB>", "count-red"), coatl("<K")])
    for item, told in ((CoatlItem(1), True), (CoatlItem(2), False)):
        text = draw_table(board(scene(state, item), size, focus="coatls")).text()
        assert ("takes nothing more" in text) is told


@pytest.mark.parametrize("size", CARDS)
def test_equal_tails_of_the_own_board_are_counted_before_those_of_the_fields(size: tuple[int, int]) -> None:
    state = laid()
    give(state, 0, board="G> G> G>", hand=["triple-red"], coatls=[coatl("<KRBG")])
    rows = own_rows(rows_of(state, size))
    assert below(rows, "tail").startswith("3× ▏G▙ ")


@pytest.mark.parametrize("size", CARDS)
def test_a_field_with_a_tail_is_named_before_it(size: tuple[int, int]) -> None:
    state = laid()
    give(state, 0, board="K", hand=["triple-red"], coatls=[coatl("KRBG>")])
    assert re.match(r"\d ▟", below(own_rows(rows_of(state, size)), "head"))


@pytest.mark.parametrize("size", CARDS)
def test_a_card_beside_the_coatl_is_told_by_what_it_asks_for(size: tuple[int, int]) -> None:
    state = laid()
    give(state, 0, board="B", hand=["triple-red"], coatls=[coatl("<KRG", "pair-green-blue")])
    assert any(re.search(r"▏B +yours +.*▌▏G▏B \+1", row) for row in own_rows(rows_of(state, size)))
