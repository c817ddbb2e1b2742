"""What the table promises before a piece is attached, at every size (RULES 6.1, 6.4, 9.12)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from coatl_core.cards.pieces import piece
from coatl_core.game.state import GameState
from coatl_core.play.things import BoardSpace
from coatl_tui.table.draw.table import draw_table
from tests.adam.test_levels import PAIRS, SERPENT, building
from tests.support import base, coatl, give, registry, table
from tests.tui.test_draw import SIZES, board, scene


def drawn(state: GameState, space: int, size: tuple[int, int]) -> str:
    """The table with the cursor on a space of the board, in one line with single blanks."""
    item = BoardSpace(space, state.player.board[space - 1])
    return " ".join(draw_table(board(scene(state, item), size)).text().split())


def several() -> GameState:
    return table(registry().ruleset(["base"]).catalog)


def four_demanded() -> GameState:
    """At level 4: a coatl that cannot get four prophecies, and the tail that would close it."""
    return building(4, board="K>", hand=PAIRS[1:3], coatls=(coatl(SERPENT, PAIRS[0]),))


def without_prophecy() -> GameState:
    state = several()
    give(state, 0, board="K>", hand=("count-yellow",), coatls=[coatl("<RRB")])
    return state


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize(
    ("build", "why"),
    [
        (four_demanded, "This would complete coatl 1, and it cannot have 4 prophecies then, as this game demands."),
        (without_prophecy, "This would complete coatl 1, but no prophecy lies beside it and none in your hand"),
    ],
)
def test_a_piece_that_may_not_close_a_coatl_promises_nothing_and_says_why(
    build: Callable[[], GameState], why: str, size: tuple[int, int]
) -> None:
    shown = drawn(build(), 1, size)
    assert why in shown
    before, _, _ = shown.partition("This would")
    others = re.sub(r"\d then \d", "", before)  # a large table tells what every other piece would bring
    assert " then " not in others.partition(" next ")[0]
    assert "╎░" not in shown


@pytest.mark.parametrize("size", SIZES[1:], ids=lambda s: f"{s[0]}x{s[1]}")
def test_before_a_coatl_is_closed_the_final_sum_is_shown(size: tuple[int, int]) -> None:
    state = several()
    give(state, 0, board="K>", hand=("count-blue",), coatls=[coatl("<RRRBBB", "count-red")])
    state.piles = (), ()
    shown = drawn(state, 1, size)
    assert "It completes the coatl: 2 points beside it, 4 at" in shown


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_temples_of_the_piles_say_what_they_would_be_worth(size: tuple[int, int]) -> None:
    state = several()
    give(state, 0, board="R", coatls=[coatl("YYYYYYYYY")])
    state.piles = (base("no-blue-length-10"),), ()
    state.players[0].temples = ()
    shown = drawn(state, 1, size)
    assert "3 then 7" in shown or "3 now, 7 then" in shown


def test_a_prophecy_that_may_not_lie_there_promises_nothing() -> None:
    """RULES 9.12: a second blue card, at level 3."""
    state = building(3, board="B", hand=("pair-red-blue",), coatls=(coatl("RRK", "pair-red-black"),))
    shown = scene(state, BoardSpace(1, piece("B")))
    card = board(shown, (140, 40)).card(base("pair-red-blue"))
    assert (card.refused, card.then_refused) == ("not here", "not here")
