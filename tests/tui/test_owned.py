"""Owned tiles: solid lies on the board, hollow is still to get, shaded would come with the field under the cursor."""

from __future__ import annotations

import re

import pytest
from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_core.game.ready import ready
from coatl_core.game.state import GameState
from coatl_core.play.things import BoardSpace, CoatlItem, Field
from coatl_tui.palettes import PLAIN
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.table import PANES, draw_table
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.signs import ASCII_ONLY, USUAL, Signs
from coatl_tui.widgets.tiles import put_found
from tests.support import give, rarely
from tests.tui.test_draw import TAGS, board, laid, scene, speaking

HAND = ["count-red", "alternating-red-green", "run-green-yellow-black", "pair-red-blue", "mirror-red-blue"]


def owned(**more: object) -> GameState:
    """The first player lacks red pieces, which lie in field 4."""
    state = laid(2)
    given: dict[str, object] = {"board": "Y> B Y <Y K G", "hand": HAND, **more}
    give(state, 0, **given)  # type: ignore[arg-type]
    return state


def shown(size: tuple[int, int], item: object = None, tag: str = "en", state: GameState | None = None) -> Board:
    """The table with what is ready in this turn."""
    state = state or owned()
    return board(evolve(scene(state, item, tag), ready=ready(state)), size, "supply" if item else "coatls")


def text(drawn: Board, pane: str, signs: Signs = USUAL) -> str:
    canvas = Canvas(drawn.at.status.width, drawn.at.keys.bottom, signs)
    PANES[pane](canvas, drawn)
    return canvas.text()


def tile(source: str, cells: int, signs: Signs = USUAL) -> Pen:
    pen = Pen(signs)
    put_found(pen, "K", source, cells)  # type: ignore[arg-type]
    return pen


def written(pen: Pen) -> str:
    return "".join(part for _, _, part, _, _ in pen.puts)


def test_the_three_kinds_of_tiles_are_told_apart_by_their_shapes() -> None:
    assert [written(tile(source, 3)) for source in ("board", "", "field")] == ["▏K ", "▏K▕", "░K░"]
    assert [written(tile(source, 2, ASCII_ONLY)) for source in ("board", "", "field")] == ["[K", "(K", "░K"]
    assert [written(tile(source, 3, ASCII_ONLY)) for source in ("board", "", "field")] == ["[K]", "(K)", "░K░"]


def test_without_colours_a_piece_on_the_board_is_reversed_and_one_still_to_get_is_bold() -> None:
    (solid, hollow) = (
        [paint(f"{ink} on {ground}", PLAIN) for *_, ink, ground in tile(source, 3).puts] for source in ("board", "")
    )
    assert all(style.reverse for style in solid)
    assert not any(style.reverse for style in hollow)
    assert all(style.bold for style in hollow)


def test_a_card_that_can_be_fulfilled_now_is_ready_and_has_its_points() -> None:
    drawn = shown((140, 40))
    cards = {card: drawn.card(f"base:{card}") for card in HAND}
    assert {card: drawn.ready for card, drawn in cards.items() if drawn.ready} == {
        "run-green-yellow-black": 2,
        "pair-red-blue": 1,
        "mirror-red-blue": 4,
    }
    assert len(re.findall("● ready +\\+[124]", text(drawn, "hand"))) == 3


def test_a_card_says_where_its_pieces_are() -> None:
    hand = text(shown((140, 40)), "hand")
    assert hand.count("1 to get: field 4") == 3
    assert hand.count("all on your board") == 1


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_in_a_line_the_keys_of_the_field_stand_in_place_of_words(size: tuple[int, int]) -> None:
    assert "s4 is in field 4" in text(shown(size), "hand")
    assert len(re.findall("s4\\b", text(shown(size), "hand"))) == 3
    assert len(re.findall("●\\+[124]", text(shown(size), "hand"))) == 3


def test_where_no_key_of_a_field_is_shown_the_hand_says_nothing_of_one() -> None:
    state = owned()
    state.supply = [()] * len(state.supply)
    assert "is in field" not in text(shown((80, 24), state=state), "hand")


def test_the_cursor_on_a_field_shows_what_it_would_bring() -> None:
    drawn = shown((140, 40), Field(4))
    hand = text(drawn, "hand")
    assert "now, and then with field 4" in hand
    assert re.findall("then +░\\+([0-9])░", hand) == ["2", "5"]
    assert hand.count("then all yours") == 3
    assert hand.count("░R░") == 3
    assert "7 ░R░   8 ░R░" in text(drawn, "coatls")


def test_a_field_that_cannot_be_taken_brings_nothing() -> None:
    state = owned()
    drawn = board(scene(state, Field(4), seat=1), (140, 40), "supply")
    assert drawn.scene.brought == ()
    assert "░" not in draw_table(drawn).text()


def test_below_a_field_stand_the_cards_of_the_hand_that_it_brings_nearer() -> None:
    assert "▌1▌2▌4" in text(shown((140, 40)), "supply")
    assert "▌" not in text(shown((80, 24)), "supply")


def test_the_sentence_names_what_is_ready_and_what_is_one_piece_short() -> None:
    told = " ".join(text(shown((140, 40), CoatlItem(2)), "inspector").split())
    assert told.startswith("Ready: ▌5 +4, ▌3 +2 with ▏Y▏K, ▌4 +1.")
    assert told.endswith("One piece short: ▌1 ▌2 ▌4 (▏R▕ field 4).")


def test_before_the_first_piece_a_card_lacks_its_whole_pattern() -> None:
    state = owned(coatls=[], board="R K Y")
    drawn = shown((140, 40), state=state)
    card = drawn.card("base:pair-red-blue")
    assert card.now is not None
    assert card.now.way is not None
    assert sorted(card.now.way.sources) == ["", "board"]


def test_a_piece_under_the_cursor_is_not_counted_twice() -> None:
    state = owned(board="R G")
    drawn = shown((140, 40), BoardSpace(1, piece("R")), state=state)
    then = drawn.card("base:alternating-red-green").then
    assert then is not None
    assert then.way is not None
    assert then.way.sources == ("board",)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", [(120, 36), (200, 60), *rarely(((80, 24),), ((100, 30),), ((140, 40),))])
def test_every_phrase_has_a_form_for_its_place_in_every_language(size: tuple[int, int], tag: str) -> None:
    """Where the pieces are, in the last row of cards; that a card is ready, in its band; the titles."""
    far = owned(board="Y> B", hand=["double-pair-black-yellow", *HAND[:4]])
    for state in (owned(), owned(board="Y"), far):
        for item in (None, Field(4), Field(1), Field(3)):
            drawn = shown(size, item, tag, state)
            l10n, at = speaking(tag), drawn.at
            for cards, held in ((at.row_cards, drawn.scene.view.row), (at.hand_cards, drawn.scene.hand)):
                for card, area in zip(held, cards.areas, strict=False):
                    seen = drawn.card(card) if card is not None else None
                    if seen is None or cards.scale != "card":
                        continue
                    widths = [sum(cell_len(word) for word, _ in form) for form in seen.below]
                    assert not widths or min(widths) <= area.width - 2, (card, seen.below)
                    if area.width >= 16 and seen.ready:
                        assert cell_len(f"● {l10n('card-ready')} +{seen.ready} ") + 4 <= area.width
            for pane in ("row", "hand"):
                told = text(drawn, pane)
                assert "»" not in told
                if pane == "hand" or not at.framed:
                    assert l10n("drawn-owned-least", coatl=drawn.aim[0]).rstrip("0123456789 ") in told
