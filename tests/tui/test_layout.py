"""Where everything lies on the table: nothing overlaps, nothing lies outside, all that matters has its room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from attrs import evolve

from coatl_tui.table.layout.areas import LEAST, Cards, Layout, Lying
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.widgets.canvas import Rect, around
from coatl_tui.widgets.small_card import CHIP
from tests.conftest import Effort

DESIGNED = [(80, 24), (100, 30), (120, 36), (140, 40), (200, 60)]
MIDDLE = Lying((2,), complete=(True, False), active=1, free=True, hand=4, temples=1, slots=1)
"""The middle of a game of two."""
THREE = Lying((2, 2), complete=(True, False), active=1, free=True, hand=4, temples=1, slots=1)


def lyings() -> Iterator[Lying]:
    """Tables of one to five players with none to five coatls and hands of none to nine cards."""
    for others, coatls, hand in product(range(5), range(6), (0, 1, 3, 5, 6, 9)):
        complete = tuple(n < coatls - 2 for n in range(coatls))
        automatic = (3, 4)[hand % 2] if others == 0 else -1
        yield Lying(
            others=tuple((coatls + n) % 4 for n in range(others)),
            automatic=automatic,
            complete=complete,
            active=coatls - 1 if hand % 2 else -1,
            free=coatls < 3,
            hand=hand,
            temples=(hand + others) % 3,
            slots=max(0, 5 - hand),
            row=6 if others else 5,
        )


ALL = tuple(lyings())


def meet(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x
        and inner.right <= outer.right
        and outer.y <= inner.y
        and inner.bottom <= outer.bottom
        and inner.width > 0
        and inner.height > 0
    )


def room(pane: Rect, at: Layout, titled: bool = True) -> Rect:
    """The inside of a pane: within its box, or below its rule."""
    if at.framed:
        return Rect(pane.x + 1, pane.y + 1, pane.width - 2, pane.height - 2)
    return Rect(pane.x, pane.y + titled, pane.width, pane.height - titled)


def contents(at: Layout) -> Iterator[tuple[str, Rect, Rect]]:
    """Everything that lies in a pane: what it is, its area, the inside of its pane."""
    panes = (
        ("row", at.row_cards, at.prophecies, True),
        ("temple", at.temple_cards, at.temples, False),
        ("hand", at.hand_cards, at.hand, True),
    )
    for name, cards, pane, titled in panes:
        for area in cards.areas:
            yield f"{name} {cards.scale}", area, room(pane, at, titled)
    own = room(at.coatls, at)
    yield "rack", at.rack, own
    for place in at.places:
        yield "coatl", place.area, own
    if at.effect is not None:
        yield "effect", at.effect, own
    if at.free is not None:
        yield "free", at.free, own


def check(width: int, height: int, lying: Lying) -> Layout:
    """Holds a layout against everything that must be true of any."""
    at = lay_out(width, height, lying)
    screen = Rect(0, 0, width, height)
    for pane in at.panes:
        assert inside(pane, screen), pane
    for one, other in combinations(at.panes, 2):
        assert not meet(one, other), (one, other)
    assert sum(pane.width * pane.height for pane in at.panes) >= width * height * 0.97 - 3 * height
    things = list(contents(at))
    for name, area, pane in things:
        assert inside(area, pane), (name, area, pane)
        if name.endswith("card"):
            assert area.width >= 12
            assert area.height >= 5
        if name.endswith("line"):
            assert area.width >= 35
    for (name, one, _), (named, other, _) in combinations(things, 2):
        assert not meet(one, other), (name, one, named, other)
    for place in at.places:
        assert inside(place.serpent, place.area)
        assert inside(place.cards, place.area)
        assert not meet(place.serpent, place.cards)
        assert place.serpent.width >= 40
        assert place.cards.width >= {"chip": CHIP, "line": 28, "beside": 12, "card": 12}[place.scale] * (
            1 if place.scale == "line" else 5
        )
    assert len(at.places) == len(lying.complete)
    assert len(at.temple_cards.areas) == lying.piles
    assert len(at.row_cards.areas) == lying.row
    assert at.sentence.height >= 1
    assert at.news.height >= 1
    return at


@pytest.mark.parametrize("size", DESIGNED, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_designed_sizes(size: tuple[int, int]) -> None:
    for lying in ALL:
        check(*size, lying)


def test_all_sizes(effort: Effort) -> None:
    step = effort(quick=13, test=13, exhaustive=1)
    sizes = product(range(LEAST[0], 221, step), range(LEAST[1], 71, max(1, step // 3)))
    for number, (width, height) in enumerate(sizes):
        for lying in ALL[number % 11 :: 23]:
            check(width, height, lying)


def test_a_hand_of_nine_is_shown_whole() -> None:
    for size in DESIGNED:
        at = lay_out(*size, Lying((2, 2), complete=(True, True, False), active=2, hand=9, temples=1))
        assert len(at.hand_cards.areas) == 10


def test_at_80_by_24_in_the_middle_of_a_game() -> None:
    """A rule and three rows for each pane; the active coatl has three rows, the sentence two."""
    at = lay_out(80, 24, MIDDLE)
    assert at.supply == Rect(0, 1, 40, 4)
    assert at.others == (Rect(41, 1, 39, 4),)
    assert at.news == Rect(0, 5, 80, 1)
    assert at.prophecies == Rect(0, 6, 80, 4)
    assert at.temples == Rect(0, 10, 80, 1)
    assert at.coatls == Rect(0, 11, 80, 6)
    assert [place.area.height for place in at.places] == [1, 3]
    assert at.hand == Rect(0, 17, 80, 4)
    assert at.sentence == Rect(0, 21, 80, 2)
    assert at.keys == Rect(0, 23, 80, 1)


def test_at_140_by_40_in_the_middle_of_a_game() -> None:
    at = lay_out(140, 40, MIDDLE)
    assert (at.supply, at.others[0], at.news) == (Rect(0, 1, 44, 7), Rect(44, 1, 50, 7), Rect(94, 1, 46, 7))
    assert (at.prophecies, at.temples) == (Rect(0, 8, 105, 8), Rect(105, 8, 35, 8))
    assert (at.coatls, at.hand, at.sentence) == (Rect(0, 16, 140, 13), Rect(0, 29, 140, 8), Rect(0, 37, 140, 2))
    assert [(place.area.y, place.area.height) for place in at.places] == [(18, 3), (21, 5)]
    assert at.effect == Rect(1, 26, 138, 1)
    assert at.free == Rect(1, 27, 138, 1)
    assert [area.width for area in at.hand_cards.areas] == [21] * 6


def test_at_200_by_60_every_coatl_has_five_rows() -> None:
    at = lay_out(200, 60, THREE)
    assert [other.width for other in at.others] == [79, 79]
    assert [place.area.height for place in at.places] == [5, 5]
    assert [place.scale for place in at.places] == ["card", "card"]
    assert at.rack.height == 3


def test_what_shrinks_first() -> None:
    """Complete coatls first, then other open ones, the active one last; free places vanish before cards do."""
    at = lay_out(80, 24, Lying((2,), complete=(True, True, False, False), active=3, hand=3))
    assert [place.area.height for place in at.places] == [1, 1, 1, 3]
    assert at.sentence.height == 1
    tall = lay_out(80, 34, Lying((2,), complete=(True, False, False), active=2, hand=3))
    assert [place.area.height for place in tall.places] == [3, 3, 3]
    between = lay_out(80, 28, Lying((2,), complete=(True, False, False), active=2, hand=3))
    assert [place.area.height for place in between.places] == [1, 3, 3]


@pytest.mark.parametrize("size", [(120, 36), (140, 40)])
def test_a_coatl_that_has_hardly_begun_lies_beside_a_complete_one_with_few_cards(size: tuple[int, int]) -> None:
    lying = Lying(
        (2,), complete=(True, False, False), active=2, begun=frozenset({1}), cards=(1, 0, 0), hand=5, temples=1
    )
    first, second, third = lay_out(*size, lying).places
    assert all(place.area.height >= 3 for place in (first, second, third))
    assert second.area.y == first.area.y
    assert second.area.x == first.area.right
    assert first.area.bottom < third.area.y
    for cards in ((), (3, 0, 0), (1, 1, 0)):  # while a coatl is being completed, and where there is no room
        first, second, third = lay_out(*size, evolve(lying, cards=cards)).places
        assert first.area.y < second.area.y < third.area.y


@pytest.mark.parametrize("size", [(120, 36), (140, 40)])
def test_it_lies_below_the_others_where_it_would_be_read_before_one_of_them(size: tuple[int, int]) -> None:
    lying = Lying(
        (2,), complete=(True, False, False), active=1, begun=frozenset({2}), cards=(1, 0, 0), hand=5, temples=1
    )
    first, second, third = lay_out(*size, lying).places
    assert [place.area.height for place in (first, third)] == [1, 1]
    assert second.area.height >= 3
    assert first.area.bottom < second.area.y
    assert second.area.bottom < third.area.y
    first, second, third = lay_out(*size, evolve(lying, active=2)).places
    assert first.area.y < second.area.y < third.area.y


def test_where_all_coatls_have_three_rows_and_free_ones_none_lies_beside_another() -> None:
    lying = Lying(
        (2,), complete=(True, False, False), active=1, begun=frozenset({2}), cards=(1, 0, 0), hand=5, temples=1
    )
    first, second, third = lay_out(120, 44, lying).places
    assert first.area.y < second.area.y < third.area.y


@pytest.mark.slow
def test_lines_of_variants_have_a_place_and_take_none_from_cards() -> None:
    """A band below the status, or a box below the news of the large table; without such a variant there is neither."""
    for size in DESIGNED:
        for number, lying in enumerate(ALL):
            without = lay_out(*size, lying)
            lines = (1, 5, 12)[number % 3]
            at = check(*size, evolve(lying, panel=lines, boxed=2 * lines))
            check(*size, evolve(lying, panel=1, track=6 + len(lying.others)))
            assert without.panel is None
            if at.panel is None:
                assert (size, lying.held >= 7 or len(lying.complete) >= 4) == ((80, 24), True)
                continue
            assert at.news.height >= (3 if at.framed else 1)
            assert [area.width for area in at.row_cards.areas] == [area.width for area in without.row_cards.areas]
            assert len(at.hand_cards.areas) == len(without.hand_cards.areas)
            if at.design == "large":
                assert (at.panel.x, at.panel.y, at.panel.right) == (at.news.x, at.news.bottom, at.news.right)
            else:
                assert (at.panel.y, at.panel.height) == (1, 2 if size == (140, 40) and number % 3 else 1)


def test_a_lesson_in_a_small_terminal_has_no_row_for_variants() -> None:
    assert lay_out(80, 21, Lying(panel=5)).panel is None


def test_a_coatl_never_loses_rows_when_the_terminal_grows() -> None:
    for lying in (MIDDLE, THREE):
        before = [0] * len(lying.complete)
        for height in range(36, 50):
            rows = [place.area.height for place in lay_out(140, height, lying).places]
            assert all(new >= old for new, old in zip(rows, before, strict=True)), height
            before = rows


def test_panes_stay_where_they_are_when_things_come_and_go() -> None:
    """Cards in hand and coatls that come or go move no pane of a table with boxes."""
    for size in DESIGNED[2:]:
        panes = {lay_out(*size, lying).panes for lying in ALL if len(lying.others) == 2}
        assert len(panes) == 1


def test_cards_of_the_hand_keep_their_width_up_to_six() -> None:
    for size in DESIGNED[2:]:
        widths = {lay_out(*size, Lying(hand=hand)).hand_cards.areas[0].width for hand in range(1, 7)}
        assert len(widths) == 1


def test_too_many_cards_are_shown_in_lines() -> None:
    at = lay_out(140, 40, Lying(hand=12, temples=3))
    assert at.hand_cards.scale == "line"
    assert len(at.hand_cards.areas) == 15
    cards: Cards = lay_out(140, 40, Lying(row=20)).row_cards
    assert cards.scale == "line"
    assert len(cards.areas) == 12


def test_a_track_has_a_band_at_every_size_and_as_many_rows_above_the_row_as_the_coatls_can_spare() -> None:
    for players in (2, 3, 4, 5):
        lying = Lying(others=(2,) * (players - 1), complete=(False, False), active=0, panel=1, track=5 + players)
        for size in DESIGNED:
            at = check(*size, lying)
            assert at.panel is not None
            assert (at.panel.y, at.panel.height, at.panel.width) == (1, 1, size[0])
        at = lay_out(140, 40, lying)
        assert at.prophecies.y - 1 >= min(7 + players, 10)
        assert at.coatls.height >= (10 if players < 5 else 9)


@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("opening", [False, True])
def test_the_pane_of_row_and_temples_covers_no_other_one(others: int, opening: bool) -> None:
    """Both are in one pane, which is as large as the least area around them."""
    for size in DESIGNED:
        at = lay_out(*size, Lying(others=(0,) * others, opening=opening))
        row = around(at.prophecies, at.temples)
        for each in (at.supply, *at.others, at.news, at.coatls, at.hand):
            assert not meet(row, each), (size, each)
