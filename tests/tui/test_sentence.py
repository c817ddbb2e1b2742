"""The sentence below the table: nothing that matters is cut where there is least room, in any language."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_core.game.ready import ready
from coatl_core.game.state import GameState
from coatl_core.play.things import CoatlItem, Field
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.panes.inspector import details
from coatl_tui.widgets.linebreaks import wrap
from tests.support import give
from tests.tui.test_draw import TAGS, board, laid, scene, speaking
from tests.tui.test_owned import owned

LEAST = 78
"""The cells of the sentence at 80 × 24, where it may have one row."""


def two_coatls() -> GameState:
    """A player whose cards can go beside two coatls, and whom every field helps."""
    state = laid(2)
    give(state, 0, board="Y> B Y <Y K G", hand=["count-red", "alternating-red-green", "run-green-yellow-black"])
    return state


def rows(drawn: Board, *texts: str) -> int:
    """The rows that texts take at the least width."""
    chips = Chips(drawn.scene.view.catalog, drawn.scene.l10n, drawn.scene.signs, drawn.scene.view.setup.players)
    return len(wrap(chips.read(" ".join(texts)), LEAST))


def at(state: GameState, item: object, tag: str) -> Board:
    return board(evolve(scene(state, item, tag), ready=ready(state)), (80, 24), "supply")


@pytest.mark.parametrize("tag", TAGS)
def test_what_refills_the_supply_board_is_told_whole_in_one_row(tag: str) -> None:
    state = two_coatls()
    for number, pieces in enumerate(state.supply, 1):
        if pieces:
            left = [*state.supply]
            state.supply = [pieces if at == number else () for at in range(1, len(left) + 1)]
            drawn = at(state, Field(number), tag)
            (first, _), (warning, style), *_ = details(drawn.scene)
            assert style == "warn", "it comes before all that may be left out"
            assert rows(drawn, first, warning) == 1
            state.supply = left


@pytest.mark.parametrize("tag", TAGS)
def test_an_empty_field_says_in_one_row_what_it_waits_for(tag: str) -> None:
    state = two_coatls()
    state.supply = [(), *state.supply[1:]]
    drawn = at(state, Field(1), tag)
    ((text, _),) = details(drawn.scene)
    assert "*" in text
    assert rows(drawn, text) == 1


@pytest.mark.parametrize("tag", TAGS)
def test_cards_that_are_one_piece_short_are_one_list_that_has_room(tag: str) -> None:
    drawn = at(owned(), CoatlItem(2), tag)
    texts = [text for text, _ in details(drawn.scene)]
    assert len(texts) == 2, "what is ready, and what is one piece short"
    assert rows(drawn, *texts) <= 2


@pytest.mark.parametrize("tag", TAGS)
def test_what_to_do_in_a_trial_is_told_whole_in_one_row(tag: str) -> None:
    drawn = at(owned(), None, tag)
    assert rows(drawn, speaking(tag)("trial-begin", key="S")) == 1


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("message", ["choice-title-pick", "choice-title-quit", "choice-token-vision"])
def test_a_question_is_told_whole_in_one_row(tag: str, message: str) -> None:
    drawn = at(owned(), None, tag)
    assert rows(drawn, speaking(tag)(message)) == 1
