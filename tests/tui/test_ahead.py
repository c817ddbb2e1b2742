"""What lies ahead, and what came before: the next piece of a coatl, and how points have grown."""

from __future__ import annotations

from attrs import evolve

from coatl_core.game import events as e
from coatl_core.play.ahead import next_bodies
from coatl_core.play.points_curve import points_by_turn, scored_by_turn
from tests.support import coatl, give
from tests.tui.test_draw import laid, scene


def test_each_colour_is_told_with_its_pieces_on_the_board_and_the_fields_that_have_one() -> None:
    state = laid()
    give(state, 0, board="G G K>")
    found = {body.piece.color: body for body in next_bodies(scene(state))}
    assert (found["G"].owned, found["G"].fields) == (2, (1, 6))
    assert (found["K"].owned, found["K"].fields) == (0, (3,))
    assert found["R"].after.colors == "KRBGBRGR"
    assert all(body.allowed for body in found.values())


def test_a_complete_coatl_has_no_next_piece_and_neither_has_a_new_one() -> None:
    state = laid()
    give(state, 0, coatls=[coatl("<KRB>", "count-red")])
    assert next_bodies(scene(state)) == ()
    give(state, 0, coatls=[])
    assert next_bodies(scene(state)) == ()


def test_while_another_moves_the_last_open_coatl_is_told_of() -> None:
    waiting = evolve(scene(laid()), legal=(), caret=None)
    assert {body.after.colors for body in next_bodies(waiting)} == {f"KRBGBRG{color}" for color in "BGKRY"}


def test_points_grow_by_cards_and_are_what_a_coatl_brought_once_it_is_complete() -> None:
    events = [
        e.TurnBegan(0, 1, 1, False),
        e.Fulfilled(0, 1, "base:count-red", 2),
        e.TurnBegan(1, 2, 1, False),
        e.Fulfilled(1, 1, "base:count-red", 3),
        e.TurnBegan(0, 3, 1, False),
        e.Claimed(0, 1, "base:no-yellow-length-7", None, 3),
        e.Completed(0, 1, 7),
    ]
    assert points_by_turn(events, 2) == ((2, 2, 7), (0, 3, 3))
    assert points_by_turn([], 3) == ((0,), (0,), (0,))
    assert scored_by_turn(events, 2) == ((0, 0, 7), (0, 0, 0)), "what lies beside an open coatl is not scored yet"
