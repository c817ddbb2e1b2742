"""What A.D.A.M. needs for a card follows from its pattern and its highest level (RULES 9.4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl_adam.machine import needs, wants
from coatl_core.cards.pieces import COLORS, PIECES, Piece, piece
from coatl_core.cards.prophecies import Prophecy, prophecy
from tests.adam.support import pieces, ruleset_of

BASE = list(ruleset_of().catalog.prophecies.values())


def card(pattern: str, *levels: int) -> Prophecy:
    """Returns a card with these levels (times met)."""
    return prophecy("test:card", "R", pattern, tuple((times, times) for times in levels))


STRANGE = [
    card("2 Y, 2 G, 1 R", 1),
    card("2 Y, 2 K, 1 R, 1 B", 1, 2),
    card("* Y+ *", 1, 2),
    card("!R *+ R+ !K", 3),
    card("*", 4),
]
"""Cards that the base game does not have."""


@pytest.mark.parametrize(
    ("pattern", "levels", "needed"),
    [
        ("count R", (3, 4, 5, 6), "RRRRRR"),
        ("R R R", (1, 2), "RRRRRR"),
        ("Y G", (1, 2, 3), "GGGYYY"),
        ("K B K B", (1,), "BBKK"),
        ("R R R G G", (1,), "GGRRR"),
        ("Y K R G B", (1,), "BGKRY"),
        ("2 Y, 2 G, 1 R", (1,), "GGRYY"),
    ],
)
def test_he_needs_the_colours_of_the_highest_level(pattern: str, levels: tuple[int, ...], needed: str) -> None:
    """RULES 9.4: as often as the highest level asks for the pattern."""
    assert needs(card(pattern, *levels), ()) == needed


def test_a_lower_level_is_not_enough() -> None:
    """RULES 9.4: three red pieces would be worth points to a player."""
    assert needs(card("count R", 3, 4, 5, 6), pieces("R R R")) == "RRR"


@pytest.mark.parametrize(
    ("pattern", "times", "needed"), [("Y K+ R", 1, "KRY"), ("Y K+ R", 2, "KKRRYY"), ("G Y+ G", 2, "GGGGYY")]
)
def test_one_or_more_needs_one_piece(pattern: str, times: int, needed: str) -> None:
    """RULES 9.4: ``+`` counts as exactly one piece."""
    assert needs(card(pattern, times), ()) == needed


@pytest.mark.parametrize(("pattern", "times", "needed"), [("K Y *+ Y K", 1, "KKYY*"), ("* Y+ *", 2, "YY****")])
def test_any_colour_is_any_one_piece(pattern: str, times: int, needed: str) -> None:
    """RULES 9.4: also where ``+`` follows."""
    assert needs(card(pattern, times), ()) == needed


def test_a_forbidden_neighbour_is_ignored() -> None:
    """RULES 9.4: ``!X`` needs no piece and forbids none."""
    assert needs(card("!Y Y Y !Y", 1, 2), ()) == "YYYY"
    assert needs(card("!K Y Y !R", 1), ()) == "YY"


def test_pieces_on_the_card_are_no_longer_needed() -> None:
    assert needs(card("Y K R G B", 1), pieces("K B")) == "GRY"
    assert needs(card("K B K B", 1), pieces("K K B")) == "B"
    assert needs(card("K B K B", 1), pieces("K K B B")) == ""


def test_kind_and_order_do_not_matter() -> None:
    """RULES 9.4: two heads are as good as two bodies, in any order."""
    assert needs(card("Y G", 2), pieces("G> <G <Y Y>")) == ""


def test_the_first_extra_piece_is_used_for_any_colour() -> None:
    """RULES 9.4: a colour that the card does not name, or one more piece of a colour that it names."""
    mirror = card("K Y *+ Y K", 1)
    assert needs(mirror, pieces("R")) == "KKYY"
    assert needs(mirror, pieces("K K K")) == "YY"
    assert needs(mirror, pieces("K K")) == "YY*"
    assert needs(card("* Y+ *", 1), pieces("B B")) == "Y"


def test_he_wants_what_is_needed() -> None:
    assert wants("GRY", piece("R"))
    assert wants("GRY", piece("<R"))
    assert not wants("GRY", piece("B"))
    assert wants("GRY*", piece("B"))
    assert not wants("", piece("B"))


@pytest.mark.parametrize("prophecy", BASE, ids=lambda prophecy: prophecy.id)
def test_every_card_of_the_base_game_is_read_as_it_is_printed(prophecy: Prophecy) -> None:
    """RULES 9.4: every place of the pattern except ``!X``, as often as the highest level says."""
    highest, _ = prophecy.levels[-1]
    words = str(prophecy.pattern).removeprefix("count ").split()
    printed = "".join(word[0] for word in words if not word.startswith("!")) * highest
    assert needs(prophecy, ()) == "".join(color * printed.count(color) for color in (*COLORS, "*"))
    assert len(needs(prophecy, ())) == sum(prophecy.pattern.needs(highest).values())


@given(st.sampled_from(BASE + STRANGE), st.lists(st.sampled_from(PIECES), max_size=30))
def test_a_piece_he_wants_is_then_needed_once_less(prophecy: Prophecy, offered: list[Piece]) -> None:
    """RULES 9.4, 9.5: each piece counts once, and only pieces that the card wants are placed on it."""
    lying: list[Piece] = []
    for one in offered:
        before = needs(prophecy, lying)
        if wants(before, one):
            lying.append(one)
            counted = one.color if one.color in before else "*"
            assert needs(prophecy, lying) == before.replace(counted, "", 1)
    assert needs(prophecy, reversed(lying)) == needs(prophecy, lying)
    assert needs(prophecy, [piece(one.color) for one in lying]) == needs(prophecy, lying)
    assert len(lying) + len(needs(prophecy, lying)) == len(needs(prophecy, ()))
