"""The table while no coatl is open: what the fields have for the cards, and coatls that are still to be begun."""

from __future__ import annotations

import pytest

from coatl_core.game.state import GameState
from coatl_core.play.things import Field
from coatl_tui.table.draw.table import draw_table
from tests.support import base, give, lay, registry, table
from tests.tui.test_draw import SIZES, TAGS, board, laid, scene, speaking

LARGE_ENOUGH = [size for size in SIZES if size != (80, 24)]
ROW = ["pair-red-blue", "count-green", "run-yellow-black-red", "mirror-yellow-red", "double-pair-blue-yellow"]


def begun(
    players: int = 2, hand: tuple[str, ...] = (), others: tuple[str, ...] = ("count-black", "count-red")
) -> GameState:
    """The first turn: nobody has a piece."""
    state = table(registry().catalog(["base"]), players)
    lay(state, "Y G | R B | B K | R R | G G | G Y | <G | <K | Y> | B>")
    give(state, 0, hand=list(hand))
    for other in range(1, players):
        give(state, other, hand=list(others))
    state.row = [*map(base, ROW), *state.row[len(ROW) :]]
    return state


def drawn(state: GameState, size: tuple[int, int], tag: str = "en") -> list[str]:
    return draw_table(board(scene(state, Field(1), tag), size)).text().split("\n")


def row_of(lines: list[str], text: str) -> str:
    return next(line for line in lines if text in line)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", LARGE_ENOUGH, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_own_pane_tells_what_each_field_has_for_the_cards(size: tuple[int, int], tag: str) -> None:
    title = speaking(tag)("ahead-fields-title" if size == (200, 60) else "ahead-fields-short")
    lines = drawn(begun(), size, tag)
    head = next(y for y, line in enumerate(lines) if title in line) + (size == (200, 60))
    assert [digit for digit in "123456" if f"{digit} ▏" in lines[head]] == list("123456")
    assert "▏R ▏B" in lines[head + 1]


def test_at_80_by_24_a_row_tells_which_cards_each_field_brings_nearer() -> None:
    lines = drawn(begun(hand=("pair-red-blue",)), (80, 24))
    hand, row = (line for line in lines if " nearer " in line)
    assert hand.startswith(" H nearer")
    assert "2 ▌1" in hand
    assert "1 ▌1" not in hand
    assert row.startswith(" P nearer")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_first_coatl_lies_there_in_the_shade(size: tuple[int, int]) -> None:
    row = row_of(drawn(begun(), size), "free: any piece begins a coatl")
    before, after = row.split("free: any piece begins a coatl")
    assert "▏" in before
    assert "▏" in after


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_others_without_a_coatl_have_one_in_the_shade(size: tuple[int, int], players: int) -> None:
    at = board(scene(begun(players)), size).at
    lines = drawn(begun(players), size)
    for area in at.others:
        text = "".join(line[area.x : area.right] for line in lines[area.y + 1 : area.bottom - 1])
        assert "▟" in text or area.width < 40


@pytest.mark.parametrize("size", [(120, 36), (140, 40), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_hand_tells_in_words_what_the_row_asks_for(size: tuple[int, int]) -> None:
    at = board(scene(begun()), size).at
    lines = drawn(begun(), size)[at.hand.y : at.hand.bottom]
    assert "5 more may come" in "".join(lines[:2])
    assert "green pieces, wherever they lie" in row_of(lines, "each ▏G")


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(120, 36), (140, 40), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_news_say_what_can_be_done(size: tuple[int, int], tag: str) -> None:
    text = "\n".join(drawn(begun(), size, tag))
    for key, word in (("S", "take"), ("P", "choose"), ("C", "assemble")):
        assert f" {key}  {speaking(tag)(f'status-{word}')}" in text


def test_who_has_an_open_coatl_sees_the_cards_beside_it_instead() -> None:
    text = "\n".join(drawn(laid(), (140, 40)))
    assert "What the fields have" not in text
