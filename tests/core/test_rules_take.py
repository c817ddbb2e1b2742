"""Taking pieces, the refill of the supply board, passing (RULES 3 and 4)."""

from __future__ import annotations

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES, piece
from coatl_core.game.events import EndBegan, SupplyRefilled
from coatl_core.game.state import GameState
from tests.support import coatl, do, events, give, lay, legal, on_board, table, why_not

FULL = "B B | B G | B K | B R | B Y | G G | <B | <G | B> | G>"
FIVE = ("count-red", "count-blue", "count-green", "count-black", "count-yellow")


def stuck(state: GameState, seat: int) -> None:
    """Leaves a player nothing to do: a full board of heads, two coatls with heads, a full hand that nothing fulfils."""
    give(state, seat, board="<B <B <B <G <G <G <R <R", hand=FIVE, coatls=[coatl("<K"), coatl("<K")])


def test_a_take_moves_all_of_a_field(catalog: Catalog) -> None:
    """RULES 4.1."""
    state = table(catalog)
    lay(state, FULL)
    after = do(state, "take 3")
    assert on_board(after, 0) == "B K"
    assert [len(field) for field in after.supply] == [2, 2, 0, 2, 2, 2, 1, 1, 1, 1]
    assert on_board(do(state, "take 7"), 0) == "<B"
    assert on_board(do(state, "take 10"), 0) == "G>"


def test_a_take_is_the_whole_turn(catalog: Catalog) -> None:
    """RULES 3: exactly one action, then the next player clockwise."""
    state = do(table(catalog, 3, first=1), "take 1")
    assert (state.seat, state.turn, state.phase) == (2, 2, "action")
    assert do(state, "take 2", "take 3").seat == 1


def test_there_must_be_room_for_all_of_it(catalog: Catalog) -> None:
    """RULES 4.1, 1.3: a board has 8 spaces."""
    state = table(catalog)
    lay(state, FULL)
    give(state, 0, board="B B B B B B")
    assert legal(state, "take") == {f"take {n}" for n in range(1, 11)}
    give(state, 0, board="B B B B B B B")
    assert legal(state, "take") == {"take 7", "take 8", "take 9", "take 10"}
    give(state, 0, board="B B B B B B B B")
    assert legal(state, "take") == set()
    assert why_not(state, "take 7") == "no-room 4.1"


def test_an_empty_field_stays_empty_while_others_hold_bodies(catalog: Catalog) -> None:
    """RULES 4.2: nothing is refilled before the last one goes."""
    state = table(catalog)
    lay(state, "B B | B G | - | - | - | - | <B | - | - | -")
    after = do(state, "take 1")
    assert [len(field) for field in after.supply] == [0, 2, 0, 0, 0, 0, 1, 0, 0, 0]


def test_taking_the_last_bodies_fills_every_empty_field(catalog: Catalog) -> None:
    """RULES 4.2: those of the heads and tails too."""
    state = table(catalog)
    lay(state, "- | B G | - | - | - | - | <B | - | - | G>")
    after = do(state, "take 2")
    assert [len(field) for field in after.supply] == [2] * 6 + [1] * 4
    assert (after.supply[6], after.supply[9]) == ((piece("<B"),), (piece("G>"),))
    assert SupplyRefilled(None, (1, 2, 3, 4, 5, 6, 8, 9)) in events(state, "take 2")


def test_taking_the_last_of_heads_and_tails_fills_every_empty_field(catalog: Catalog) -> None:
    """RULES 4.2: those of the bodies too."""
    state = table(catalog)
    lay(state, "B B | - | - | - | - | - | - | - | - | G>")
    assert [len(field) for field in do(state, "take 10").supply] == [2] * 6 + [1] * 4


def test_taking_the_last_head_while_a_tail_lies_there_fills_nothing(catalog: Catalog) -> None:
    """RULES 4.2: heads and tails are emptied together."""
    state = table(catalog)
    lay(state, "B B | - | - | - | - | - | <B | - | - | G>")
    assert [len(field) for field in do(state, "take 7").supply] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_a_body_field_is_filled_with_two_or_not_at_all(catalog: Catalog) -> None:
    """RULES 4.2: if the bags run short, as many fields as possible are filled, and play goes on."""
    state = table(catalog)
    state.bodies = BODIES
    lay(state, "B B | - | - | - | - | - | <B | - | - | G>")
    after = do(state, "take 1")
    assert [len(field) for field in after.supply[:6]] == [2, 2, 0, 0, 0, 0]
    assert len(after.bodies) == 1
    assert after.ending is None


def test_empty_bags_of_ends_leave_their_fields_empty(catalog: Catalog) -> None:
    """RULES 4.2."""
    state = table(catalog)
    state.heads = ()
    lay(state, "B B | - | - | - | - | - | - | - | - | G>")
    assert [len(field) for field in do(state, "take 1").supply[6:]] == [0, 0, 1, 1]


def test_a_centre_that_stays_empty_does_not_refill_the_bodies(catalog: Catalog) -> None:
    """RULES 4.2, ruling: it is the act of emptying that refills."""
    state = table(catalog)
    state.heads, state.tails = (), ()
    lay(state, "B B | B G | - | - | - | - | - | - | - | -")
    assert [len(field) for field in do(state, "take 1").supply] == [0, 2, 0, 0, 0, 0, 0, 0, 0, 0]


def test_no_bodies_on_the_board_and_too_few_in_the_bag_begin_the_end(catalog: Catalog) -> None:
    """RULES 4.3, 8.1b: one segment left in the bag is too few."""
    state = table(catalog)
    state.bodies = BODIES[:1]
    lay(state, "B B | - | - | - | - | - | <B | - | - | G>")
    assert EndBegan(0, "bodies") in events(state, "take 1")
    state.bodies = BODIES[:2]
    assert do(state, "take 1").ending is None


def test_only_a_player_who_can_do_nothing_may_pass(catalog: Catalog) -> None:
    """RULES 3.1."""
    state = table(catalog)
    assert why_not(state, "pass") == "pass-able 3.1"
    stuck(state, 0)
    assert legal(state) == {"pass"}
    assert (do(state, "pass").seat, do(state, "pass").ending) == (1, None)


def test_a_player_with_a_usable_token_may_not_pass(catalog: Catalog) -> None:
    """RULES 3, 3.1: a token can be used instead of the normal action, so the player may not pass."""
    state = table(catalog, sacrifice_tokens=True)
    stuck(state, 0)
    assert legal(state) == {"token vision", "token duty 1", "token duty 2"}


def test_the_game_ends_when_nobody_can_do_anything(catalog: Catalog) -> None:
    """RULES 3.2: nothing could ever change again."""
    state = table(catalog)
    stuck(state, 0)
    stuck(state, 1)
    state = do(state, "pass", "pass")
    assert (state.phase, state.ending) == ("over", "standstill")
    assert legal(state) == set()


def test_a_pass_ends_nothing_while_others_can_act(catalog: Catalog) -> None:
    state = table(catalog, 3)
    stuck(state, 0)
    state = do(state, "pass", "take 1", "take 2", "pass", "take 3", "take 4")
    assert (state.seat, state.ending, state.passes) == (0, None, 0)
