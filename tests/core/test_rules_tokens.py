"""Sacrifice tokens (RULES 7)."""

from __future__ import annotations

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES, piece
from coatl_core.game.events import SupplyRefilled
from tests.support import base, do, events, give, lay, legal, on_board, table, why_not


def test_without_the_option_there_are_no_tokens(catalog: Catalog) -> None:
    """RULES 1.4, 7."""
    state = table(catalog)
    assert legal(state, "token") == set()
    assert why_not(state, "token vision") == "tokens-off 7"


def test_a_token_is_a_turn_and_is_gone(catalog: Catalog) -> None:
    """RULES 7: instead of the normal action."""
    state = do(table(catalog, sacrifice_tokens=True), "token duty 1")
    assert state.players[0].tokens == ("pick", "vision")
    assert state.seat == 1
    state = do(state, "take 1")
    assert why_not(state, "token duty 1") == "token-spent 7"


def test_perfect_pick_chooses_from_the_bag(catalog: Catalog) -> None:
    """RULES 7.1: one head, one tail or two bodies of one's choice."""
    state = table(catalog, sacrifice_tokens=True)
    assert len(legal(state, "token")) == 5 + 5 + 15 + 1 + 2
    after = do(state, "token pick B K")
    assert on_board(after, 0) == "B K"
    for kind in ("B", "K"):
        assert after.bodies.count(piece(kind)) == state.bodies.count(piece(kind)) - 1
    assert on_board(do(state, "token pick <Y"), 0) == "<Y"


def test_perfect_pick_takes_only_what_the_bag_holds(catalog: Catalog) -> None:
    """RULES 7.1: two bodies only while the bag holds two."""
    state = table(catalog, sacrifice_tokens=True)
    state.heads, state.tails, state.bodies = (piece("<R"),), (), (piece("B"), piece("G"), piece("G"))
    picks = {text for text in legal(state, "token") if "pick" in text}
    assert picks == {"token pick <R", "token pick B G", "token pick G G"}
    assert why_not(state, "token pick B B") == "pick-not-in-bag 7.1"
    state.bodies = (piece("B"),)
    assert why_not(state, "token pick B G") == "pick-few-bodies 7.1"


def test_perfect_pick_needs_room(catalog: Catalog) -> None:
    """RULES 7.1."""
    state = table(catalog, sacrifice_tokens=True)
    give(state, 0, board="B B B B B B B")
    assert why_not(state, "token pick B B") == "no-room 7.1"
    assert why_not(state, "token pick <B") == ""


def test_perfect_pick_then_fills_every_empty_field(catalog: Catalog) -> None:
    """RULES 7.1: even if the pick emptied nothing."""
    state = table(catalog, sacrifice_tokens=True)
    lay(state, "B B | - | - | B B | B B | B B | <B | - | B> | -")
    assert [len(field) for field in do(state, "token pick B K").supply] == [2] * 6 + [1] * 4
    assert SupplyRefilled(None, (2, 3, 8, 10)) in events(state, "token pick B K")


def test_vision_renews_the_row_at_once(catalog: Catalog) -> None:
    """RULES 7.2."""
    state = table(catalog, sacrifice_tokens=True)
    after = do(state, "token vision")
    assert after.discard == (*state.discard, *state.row)
    assert after.row == [*state.deck[:-7:-1]]


def test_after_a_vision_cards_are_discarded_and_then_chosen(catalog: Catalog) -> None:
    """RULES 7.2, 7.4: any number of cards, then at least one is taken."""
    state = table(catalog, sacrifice_tokens=True)
    give(state, 0, hand=["count-red", "count-blue"])
    state = do(state, "token vision")
    assert why_not(state, "end") == "vision-choose 7.4"
    state = do(state, f"discard {base('count-red')}", f"discard {base('count-blue')}")
    assert state.discard[-2:] == (base("count-red"), base("count-blue"))
    state = do(state, "draw row 1")
    assert why_not(state, f"discard {state.player.hand[0]}") == "discard-without-vision 7.2"
    assert do(state, "draw deck", "end").seat == 1


def test_after_a_vision_a_full_hand_need_not_choose(catalog: Catalog) -> None:
    """RULES 7.4: it may keep its cards."""
    state = table(catalog, sacrifice_tokens=True)
    give(state, 0, hand=["count-red", "count-blue", "count-green", "count-black", "count-yellow"])
    state = do(state, "token vision")
    assert legal(state, "draw") == set()
    assert do(state, "end").seat == 1
    assert why_not(do(state, f"discard {base('count-red')}"), "end") == "vision-choose 7.4"


def test_after_a_vision_with_no_card_left_anywhere_the_turn_ends(catalog: Catalog) -> None:
    """RULES 7.4, 5.3: nobody is stuck."""
    state = table(catalog, sacrifice_tokens=True)
    state.row, state.deck, state.discard = [None] * 6, (), ()
    state = do(state, "token vision")
    assert legal(state) == {"end"}


def test_a_vision_that_empties_the_deck_shuffles_the_discarded_row(catalog: Catalog) -> None:
    """RULES 7.2, 5.3."""
    state = table(catalog, sacrifice_tokens=True)
    old_row = [card for card in state.row if card is not None]
    state.deck, state.discard = (), ()
    after = do(state, "token vision")
    assert sorted(card for card in after.row if card is not None) == sorted(old_row)


def test_priests_duty_takes_a_temple_into_the_hand(catalog: Catalog) -> None:
    """RULES 7.3: the top of either pile."""
    state = table(catalog, sacrifice_tokens=True)
    after = do(state, "token duty 2")
    assert after.players[0].temples == (*state.players[0].temples, state.piles[1][-1])
    assert after.piles == (state.piles[0], state.piles[1][:-1])


def test_priests_duty_needs_a_pile_with_a_temple(catalog: Catalog) -> None:
    state = table(catalog, sacrifice_tokens=True)
    state.piles = (), state.piles[1]
    assert why_not(state, "token duty 1") == "pile-empty 7.3"
    assert "token duty 2" in legal(state)


def test_perfect_pick_can_take_the_last_bodies_of_the_bag(catalog: Catalog) -> None:
    """RULES 7.1, 8.1b: that alone does not begin the end, because bodies are left on the supply board."""
    state = table(catalog, sacrifice_tokens=True)
    state.bodies = BODIES[0], BODIES[0]
    assert do(state, "token pick B B").ending is None
