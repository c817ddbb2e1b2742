"""The table while no coatl is open: what the fields have for the cards, and coatls that are still to be begun."""

from __future__ import annotations

import re

import pytest

from coatl_core.game.state import GameState
from coatl_core.play.things import Field
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.layout.areas import Lying
from coatl_tui.table.layout.designs import lay_out
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


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("hand", [(), ("pair-red-blue",)], ids=["no hand", "a hand"])
def test_at_80_by_24_a_list_tells_which_cards_each_field_brings_nearer(tag: str, hand: tuple[str, ...]) -> None:
    state = begun(hand=hand)
    at, lines = board(scene(state, tag=tag), (80, 24)).at, drawn(state, (80, 24), tag)
    assert at.ahead is not None
    assert speaking(tag)("ahead-nearer-title") in lines[at.coatls.y]
    listed = "\n".join(lines[at.ahead.y : at.ahead.bottom])
    assert {"1", "2", "3"} <= {*re.findall(r" (\d) [▏▟]", listed)}
    assert speaking(tag)("ahead-nearest-then") in listed
    assert re.search(r" ▌P?\d ░", listed)
    if hand:
        assert re.search(r"2 ▏R▏B ▌1 .*  ▌1 ░R░B ●", listed), listed
        assert not re.search(r"1 ▏Y▏G ▌1", listed), listed


@pytest.mark.parametrize("hand", [(), ("pair-red-blue", "count-blue")], ids=["no hand", "a hand"])
def test_at_80_by_24_the_list_has_all_fields_and_each_card_its_column_but_no_dots(hand: tuple[str, ...]) -> None:
    lines = drawn(begun(hand=hand), (80, 24))
    at = board(scene(begun(hand=hand)), (80, 24)).at
    assert at.ahead is not None
    listed = lines[at.ahead.y : at.ahead.bottom]
    rows = [row for row in listed if re.match(r" [1-5] \S", row)]
    assert [row[1] for row in rows] == list("12345")
    assert [row[40:42].strip() for row in rows] == ["6", "7", "8", "9", "10"]
    most = 1 + 2 * bool(hand)  # also the nearest card, if it is one of the hand
    for half in (slice(0, 39), slice(40, 80)):
        columns: dict[str, set[int]] = {}
        for row in rows:
            cards = row[half].split("▌P")[0]
            for found in re.finditer(r"▌(\d)", cards):
                columns.setdefault(found[1], set()).add(found.start())
        assert all(len(places) <= most for places in columns.values())
    assert not any("·" in row for row in rows)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(140, 40), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_heads_and_tails_have_columns_too_and_no_card_is_left_out_unsaid(size: tuple[int, int], tag: str) -> None:
    for hand in ((), ("count-black",), ("count-black", "count-red", "count-blue", "count-yellow", "pair-red-blue")):
        seen = board(scene(begun(hand=hand), Field(1), tag), size)
        lines = draw_table(seen).text().split("\n")
        assert seen.at.ahead is not None
        table = lines[seen.at.ahead.y : seen.at.ahead.bottom]
        head = next(line for line in table if "1 ▏" in line)
        assert re.search(r"7 ▟\w +8 ▟?\w.* 9 .* 10 ", head), head  # none touches the next one
        rows = sum(bool(re.match(r"│[HP ] +\d ▌", line)) for line in table)
        left_out = re.search(r"» (\d)", head)
        assert rows + (int(left_out[1]) if left_out else 0) == len(hand) + 6


def test_in_the_first_turn_a_tribe_more_takes_no_card_from_the_fields() -> None:
    """The second row of the sentence gives way: cards of the row keep their last one, and the rack a free one below."""
    at = lay_out(140, 40, Lying(hand=2, temples=1, slots=3, panel=2, track=7, opening=True, begins=True, free=True))
    assert at.ahead is not None
    assert at.ahead.height == 1 + 2 + 6
    assert at.ahead.y == at.rack.bottom + 1
    assert at.row_cards.areas[0].height == 6
    assert at.sentence.height == 1


def test_at_80_by_24_an_empty_hand_leaves_a_free_row_below_the_rack() -> None:
    for hand, free in ((0, 1), (2, 0)):
        at = lay_out(80, 24, Lying(hand=hand, temples=1, slots=5 - hand, opening=True, begins=True, free=True))
        assert at.ahead is not None
        assert at.ahead.y == at.rack.bottom + free


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_first_coatl_lies_there_in_the_shade(size: tuple[int, int]) -> None:
    text = "free: any piece begins a coatl" if size != (80, 24) else " free "
    before, after = row_of(drawn(begun(), size), text).split(text)
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
@pytest.mark.parametrize("tag", TAGS)
def test_the_hand_tells_by_colour_what_the_row_asks_for(size: tuple[int, int], tag: str) -> None:
    """Blue is asked for by the pair of red and blue, and by the pair of pairs; it lies on fields 2 and 3."""
    at = board(scene(begun()), size).at
    lines = drawn(begun(), size, tag)[at.hand.y : at.hand.bottom]
    if tag == "en":
        assert "5 more may come" in "".join(lines[:2])
    blue, *_ = lines[-6:-1]
    assert re.search(r"1▌. .*5▌. ", blue), blue
    assert re.search(r"2 ▏.+3 ▏|2, 3", blue), blue


def test_the_hand_names_two_cards_that_ask_for_the_same() -> None:
    lines = drawn(begun(), (200, 60))
    assert any("two that ask for the same" in line for line in lines)
    assert any(re.search(r"2▌r each ▏G +6▌y ▏K▏K▏G▏G▏G +▏G ▏G ▏G", line) for line in lines)


@pytest.mark.parametrize("tag", TAGS)
def test_at_80_by_24_the_status_says_what_can_be_done(tag: str) -> None:
    status = drawn(begun(), (80, 24), tag)[0]
    for key, word in (("S", "take"), ("P", "choose"), ("C", "assemble")):
        assert f"{key} {speaking(tag)(f'status-{word}')}" in status


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(120, 36), (140, 40), (200, 60)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_news_say_what_can_be_done(size: tuple[int, int], tag: str) -> None:
    text = "\n".join(drawn(begun(), size, tag))
    for key, word in (("S", "take"), ("P", "choose"), ("C", "assemble")):
        assert f" {key}  {speaking(tag)(f'status-{word}')}" in text


def test_who_has_an_open_coatl_sees_the_cards_beside_it_instead() -> None:
    text = "\n".join(drawn(laid(), (140, 40)))
    assert "What the fields have" not in text


@pytest.mark.parametrize("tag", TAGS)
def test_at_80_by_24_the_hand_and_the_row_are_told_once_above_what_a_field_brings_nearer(tag: str) -> None:
    state = begun(hand=("count-red", "count-blue"))
    at, lines = board(scene(state, tag=tag), (80, 24)).at, drawn(state, (80, 24), tag)
    assert at.ahead is not None
    listed = lines[at.ahead.y : at.ahead.bottom]
    heads = [speaking(tag)(f"ahead-{head}") for head in ("of-hand", "of-row", "nearest-then")]
    assert " ".join(listed[0].split()) == " ".join(heads * 2)
    assert not any(re.search(r"\b[HP]\b", line) for line in listed[1:])
    assert re.search(r"▏R▏B ▌1▌2 ▌1  ▌3▌4▌5   ▌P1 ░R░B ●", listed[2])
