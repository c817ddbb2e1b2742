"""Choosing prophecies (RULES 5)."""

from __future__ import annotations

from coatl_core.cards.catalog import Catalog
from coatl_core.game.events import DeckRenewed, DrewFromDeck, RowRefilled, seen_by
from tests.support import do, events, give, legal, table, why_not


def test_cards_are_taken_one_at_a_time_from_row_and_deck(catalog: Catalog) -> None:
    """RULES 5.1."""
    state = table(catalog)
    row, top = list(state.row), state.deck[-1]
    after = do(state, "draw row 3", "draw deck", "draw row 1")
    assert after.player.hand == (row[2], top, row[0])
    assert after.seat == 0


def test_at_least_one_card_is_taken(catalog: Catalog) -> None:
    """RULES 5.1: a player who has taken no card cannot end the turn."""
    state = table(catalog)
    assert why_not(state, "end") == "nothing-done 3"
    assert do(state, "draw deck", "end").seat == 1


def test_choosing_is_the_whole_turn(catalog: Catalog) -> None:
    """RULES 3."""
    state = do(table(catalog), "draw row 1")
    assert legal(state) == {f"draw row {n}" for n in range(2, 7)} | {"draw deck", "end"}
    assert why_not(state, "take 1") == "during-choose 5.1"


def test_no_more_than_five_in_hand(catalog: Catalog) -> None:
    """RULES 5.1."""
    state = table(catalog)
    give(state, 0, hand=["count-red", "count-blue", "count-green"])
    state = do(state, "draw row 1", "draw row 2")
    assert legal(state) == {"end"}
    assert why_not(state, "draw deck") == "hand-full 5.1"


def test_the_row_is_refilled_at_the_end_of_the_turn(catalog: Catalog) -> None:
    """RULES 5.2: not during it."""
    state = do(table(catalog), "draw row 3", "draw row 1")
    assert [card is None for card in state.row] == [True, False, True, False, False, False]
    assert why_not(state, "draw row 3") == "place-empty 5.2"
    after = do(state, "end")
    assert None not in after.row
    assert [after.row[0], after.row[2]] == [*state.deck[-1:-3:-1]]
    assert RowRefilled(None, (state.deck[-1], state.deck[-2])) in events(state, "end")


def test_an_empty_deck_is_renewed_from_the_discard_pile(catalog: Catalog) -> None:
    """RULES 5.3."""
    state = table(catalog)
    state.discard, state.deck = state.deck + state.discard, ()
    cards = sorted(state.discard)
    after = do(state, "draw deck")
    assert sorted([*after.deck, *after.player.hand]) == cards
    assert after.discard == ()
    assert DeckRenewed(None, len(cards)) in events(state, "draw deck")


def test_if_deck_and_discard_are_empty_the_row_stays_short(catalog: Catalog) -> None:
    """RULES 5.3."""
    state = table(catalog)
    state.discard, state.deck = (), ("base:count-red",)
    state = do(state, "draw row 2", "draw row 4", "end")
    assert [card is None for card in state.row] == [False, False, False, True, False, False]
    assert "draw row 4" not in legal(state)
    assert why_not(state, "draw deck") == "deck-empty 5.3"
    assert do(state, "take 1").row == state.row


def test_a_draw_from_the_deck_is_a_secret_seen_at_once(catalog: Catalog) -> None:
    """RULES 5.4, 2.6: the others see that a card was drawn, not which."""
    state = table(catalog)
    (drawn,) = events(state, "draw deck")
    assert drawn == DrewFromDeck(0, state.deck[-1])
    assert drawn.reveals
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == seen_by(drawn, None) == DrewFromDeck(0, None)


def test_a_draw_from_the_row_reveals_nothing_new(catalog: Catalog) -> None:
    (drawn,) = events(table(catalog), "draw row 1")
    assert not drawn.reveals
    assert seen_by(drawn, 1) == drawn
