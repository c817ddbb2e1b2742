"""Quick actions by the rules (11.5): tiles, places, paying, and carrying a tile out (S210, S212)."""

from __future__ import annotations

from collections import Counter

import pytest

from coatl_core.game.actions import parse_action
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import Picked
from coatl_core.game.state import GameState
from coatl_tribes import quick
from tests.support import base, coatl, do, give, lay, legal, on_board, why_not
from tests.tribes.support import hold, lead, own, remember, ruleset, setup, table

SUPPLY = "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>"
RED, BLUE, GREEN = (base(f"count-{color}") for color in ("red", "blue", "green"))
NO = "do tribes no-quick"


def shown(tile: str, *tribes: str, omen: str = "", players: int = 2) -> GameState:
    state = table(*tribes, tile=tile, omen=omen, players=players)
    lay(state, SUPPLY)
    for seat in range(players):
        give(state, seat, board="", hand=(), coatls=())
    give(state, 0, hand=("count-red", "count-blue"))
    return state


def paid(state: GameState, *texts: str) -> GameState:
    """The first player takes pieces and then pays for the quick action."""
    return do(state, "take 4", f"do tribes occupy {RED}", *texts)


# Tiles


def test_there_are_seven_tiles_of_the_first_age_and_six_of_the_second() -> None:
    every = {"draw", "random", "body", "end", "fulfil", "swap", "build"}
    assert Counter(quick.FIRST_AGE) == Counter({*every} - {"end"}) + Counter(["fulfil"])
    assert Counter(quick.SECOND_AGE) == Counter({*every} - {"random"})


def test_a_tile_is_shown_for_two_days_and_the_last_one_stays() -> None:
    state = new_game(setup("quick"), ruleset("quick"))
    tiles = own(state).quick.tiles
    assert Counter(tiles) == Counter(quick.FIRST_AGE)
    for day in range(1, 15):
        remember(state, "calendar", day=day)
        quick.new_round(state)
        assert quick.tile(state) == tiles[(day - 1) // 2]
    remember(state, "calendar", day=15)
    quick.new_round(state)
    second = own(state).quick.tiles[7:]
    assert Counter(second) == Counter(quick.SECOND_AGE)
    for day, at in (15, 0), (16, 0), (17, 1), (26, 5), (40, 5):
        remember(state, "calendar", day=day)
        quick.new_round(state)
        assert quick.tile(state) == second[at]


# Places


@pytest.mark.parametrize(("players", "free"), [(2, 1), (3, 2), (4, 2)])
def test_places_are_blocked_by_the_number_of_players(players: int, free: int) -> None:
    """S210"""
    state = shown("draw", players=players)
    assert quick.places(players) == quick.free(state) == free
    for seat in range(players):
        give(state, seat, hand=("count-red",))
    for seat in range(players):
        state = do(state, f"take {seat + 1}")
        assert (state.phase == "ask") == (seat < free)
        if seat < free:
            state = do(state, f"do tribes occupy {RED}")
    assert (state.seat, quick.free(state)) == (0, free)


def test_with_five_players_no_place_is_blocked() -> None:
    assert quick.places(5) == 3


def test_a_full_place_is_told() -> None:
    state = paid(shown("draw"))
    give(state, 1, hand=("count-red",))
    assert why_not(state, f"do tribes occupy {RED}") == "tribes-quick-full 11.5"


def test_a_quick_action_comes_after_the_action_and_once_a_turn() -> None:
    state = shown("draw", players=4)
    assert why_not(state, f"do tribes occupy {RED}") == "tribes-quick-later 11.5"
    state = do(state, "take 4")
    assert (state.phase, state.questions[-1].values) == ("ask", {"tile": "draw"})
    assert do(state, f"do tribes occupy {RED}").seat == 1


def test_nobody_has_to_take_one() -> None:
    state = do(shown("draw"), "take 4", NO)
    assert (state.seat, len(state.players[0].hand), quick.free(state)) == (1, 2, 1)


def test_after_the_second_of_two_actions_there_is_one() -> None:
    state = shown("draw")
    state.actions_left = 2
    state = do(state, "take 4")
    assert (state.phase, state.actions_left) == ("action", 1)
    assert do(state, "take 1").phase == "ask"


def test_after_a_pass_there_is_none() -> None:
    state = shown("draw", "ahmakiq")
    state = do(state, "do tribes rest")
    assert (state.seat, state.phase) == (1, "action")


# Carrying them out


def test_three_prophecies_or_as_many_as_the_hand_holds() -> None:
    state = paid(shown("draw"))
    assert (len(state.players[0].hand), state.discard[-1], own(state).quick.made) == (4, RED, (1, 0))
    state = shown("draw")
    give(state, 0, hand=("count-red", "count-blue", "count-green", "count-black", "count-yellow"))
    assert len(paid(state).players[0].hand) == 5


def test_a_random_body_and_a_prophecy() -> None:
    state = do(shown("random"), "take 4")
    after, happened = apply(state, parse_action(f"do tribes occupy {RED}"))
    picked = next(event for event in happened if isinstance(event, Picked))
    assert on_board(after, 0) == f"G G {picked.pieces[0].text}"
    assert (len(after.players[0].hand), len(after.bodies), after.lots) == (2, len(state.bodies) - 1, state.lots + 1)


def test_a_body_of_the_supply_whose_partner_stays() -> None:
    state = paid(shown("body"))
    assert legal(state) == {f"do tribes grab {each}" for each in ("1 B", "1 G", "2 R", "3 K", "3 Y", "5 Y", "6 B")}
    state = do(state, "do tribes grab 1 G")
    assert (on_board(state, 0), [piece.text for piece in state.supply[0]], state.seat) == ("G G G", ["B"], 1)


def test_a_head_or_tail_of_the_supply() -> None:
    state = paid(shown("end"))
    assert legal(state) == {f"do tribes grab {each}" for each in ("7 <R", "8 <G", "9 K>", "10 Y>")}
    assert on_board(do(state, "do tribes grab 10 Y>"), 0) == "G G Y>"


def test_a_prophecy_is_fulfilled() -> None:
    state = shown("fulfil")
    give(state, 0, hand=("count-red", "count-blue"), coatls=[coatl("RRRBBB"), coatl("BBB")])
    state = paid(state)
    assert legal(state) == {f"do tribes fulfil 1 {BLUE}", f"do tribes fulfil 2 {BLUE}"}
    state = do(state, f"do tribes fulfil 2 {BLUE}")
    assert (state.players[0].hand, state.players[0].coatls[1].prophecies, state.seat) == ((), (BLUE,), 1)


def test_one_or_two_pieces_are_swapped() -> None:
    state = paid(shown("swap"), "do tribes exchange G 2 R")
    assert (on_board(state, 0), state.phase) == ("G R", "ask")
    assert "do tribes exchange G 5 Y" in legal(state)
    assert on_board(do(state, "do tribes no-swap"), 0) == "G R"
    assert on_board(do(state, "do tribes exchange R 1 B"), 0) == "G B"


def test_for_two_prophecies_a_piece_is_attached_and_a_prophecy_fulfilled() -> None:
    state = shown("build")
    give(state, 0, hand=("count-red", "count-blue", "count-green"), coatls=[coatl("<GG")])
    state = do(state, "take 4")
    assert legal(state) == {f"do tribes occupy {RED}", f"do tribes occupy {BLUE}", NO}
    state = do(state, f"do tribes occupy {RED}")
    assert legal(state) == {f"do tribes pay {BLUE}"}
    state = do(state, f"do tribes pay {BLUE}")
    assert legal(state) == {"do tribes extend 1 tail G"}
    state = do(state, "do tribes extend 1 tail G", f"do tribes fulfil 1 {GREEN}")
    assert (str(state.players[0].coatls[0]), state.players[0].hand, state.seat) == ("<GGG", (), 1)


def test_the_piece_that_is_attached_closes_no_coatl() -> None:
    state = shown("build")
    give(state, 0, board="K>", hand=("count-red", "count-blue", "count-green"), coatls=[coatl("<GGG")])
    state = do(state, "take 2", f"do tribes occupy {RED}", f"do tribes pay {BLUE}")
    assert legal(state) == {"do tribes extend 1 tail R", *(f"do tribes start {piece}" for piece in ("K>", "R"))}


# What cannot be carried out


@pytest.mark.parametrize("tile", ["fulfil", "build"])
def test_what_cannot_be_carried_out_may_not_be_taken(tile: str) -> None:
    """S210"""
    state = do(shown(tile), "take 4")
    assert (state.seat, state.phase) == (1, "action")


@pytest.mark.parametrize("tile", ["fulfil", "build"])
@pytest.mark.parametrize("number", [3, 4])
def test_whether_a_player_is_asked_hangs_on_no_prophecy_in_hand(tile: str, number: int) -> None:
    """What the hand holds is secret: with other cards, as many, the player is asked as well, and can say no."""
    asked, offered = set(), set()
    for first in ("count-green", "count-black"):
        state = shown(tile)
        hand = (first, "run-red-blue-yellow", "mirror-black-blue", "double-pair-red-blue")[:number]
        give(state, 0, board="G", hand=hand, coatls=[coatl("<GG" if tile == "build" else "<GGG")])
        state = do(state, "take 2")
        asked.add((state.seat, state.phase, state.questions[-1].message))
        offered.add(len(legal(state)))
        assert NO in legal(state)
    assert asked == {(0, "ask", "tribes-ask-quick")}
    assert min(offered) == 1 < max(offered)


@pytest.mark.parametrize(
    ("tile", "hand", "coatls"),
    [
        ("fulfil", ("count-red",), ("RRR",)),
        ("fulfil", ("count-red", "count-blue"), ()),
        ("fulfil", ("count-red", "count-blue"), ("<RBR>",)),
        ("build", ("count-red", "count-blue"), ("RRR",)),
    ],
)
def test_nobody_is_asked_where_all_see_that_it_cannot_be_done(
    tile: str, hand: tuple[str, ...], coatls: tuple[str, ...]
) -> None:
    state = shown(tile)
    give(state, 0, hand=hand, coatls=[coatl(text) for text in coatls])
    assert do(state, "take 4").seat == 1


def test_in_a_crowd_the_new_coatl_is_paid_for_before_the_prophecy_is_fulfilled() -> None:
    """Ruling 14: right afterwards; and the payment leaves a prophecy that can be fulfilled."""
    state = shown("build", omen="crowding")
    hand = ("count-red", "count-blue", "run-red-blue-yellow", "mirror-black-blue")
    give(state, 0, board="", hand=hand, coatls=[coatl("BBB")])
    state = do(state, "take 2", "do tribes occupy base:run-red-blue-yellow", "do tribes pay base:mirror-black-blue")
    state = do(state, "do tribes start R")
    assert (state.questions[-1].message, legal(state)) == ("tribes-ask-toll", {f"do tribes toll {RED}"})
    state = do(state, f"do tribes toll {RED}")
    assert (state.questions[-1].message, legal(state)) == ("tribes-ask-fulfil", {f"do tribes fulfil 1 {BLUE}"})
    assert do(state, f"do tribes fulfil 1 {BLUE}").seat == 1


@pytest.mark.parametrize(("tile", "board"), [("body", "R" * 6), ("random", "R" * 6), ("end", "R" * 6)])
def test_a_piece_needs_a_free_space(tile: str, board: str) -> None:
    state = shown(tile)
    give(state, 0, board=" ".join(board))
    assert do(state, "take 4").seat == 1


def test_the_only_prophecy_that_could_be_fulfilled_is_not_paid() -> None:
    state = shown("fulfil")
    give(state, 0, hand=("count-red", "count-blue"), coatls=[coatl("RRR")])
    state = do(state, "take 4")
    assert legal(state) == {f"do tribes occupy {BLUE}", NO}
    assert why_not(state, f"do tribes occupy {RED}") == "tribes-quick-impossible 11.5"


def test_without_a_prophecy_nobody_can_pay() -> None:
    state = shown("draw")
    give(state, 0, hand=())
    assert do(state, "take 4").seat == 1


# Omens and tribes


def test_omens_apply_to_quick_actions() -> None:
    state = shown("body", omen="angry-B")
    state = paid(state, "do tribes grab 6 B")
    assert legal(state) == {f"do tribes keep B {BLUE}", "do tribes leave B"}
    give(state := shown("body", omen="angry-B"), 0, hand=("count-red",))
    assert "do tribes grab 6 B" not in legal(paid(state))
    assert len(paid(shown("draw", omen="drought")).players[0].hand) == 3


def test_without_teachers_a_quick_prophecy_costs_one_more() -> None:
    state = shown("fulfil", omen="teachers")
    give(state, 0, hand=("count-red", "count-blue"), coatls=[coatl("BBB")])
    assert do(state, "take 4").seat == 1
    give(state, 0, hand=("count-red", "count-blue", "count-green"))
    state = paid(state, f"do tribes fulfil 1 {BLUE}")
    assert legal(state) == {f"do tribes toll {GREEN}"}


def test_in_a_crowd_the_coatl_that_is_begun_is_paid_for_as_well() -> None:
    state = shown("build", omen="crowding")
    give(state, 0, hand=("count-red", "count-blue", "count-green"), coatls=[coatl("<GGG")])
    state = do(state, "take 2", f"do tribes occupy {RED}", f"do tribes pay {BLUE}")
    assert legal(state) == {"do tribes extend 1 tail R"}


def test_floods_count_the_piece_of_a_quick_action() -> None:
    state = shown("build", omen="floods")
    give(state, 0, board="G G G G", hand=("count-red", "count-blue", "count-green"))
    state = do(state, "start G", "extend 1 tail G", "extend 1 tail G", "end")
    assert (state.seat, state.phase) == (1, "action")


def test_tribes_apply_to_quick_actions() -> None:
    state = shown("end", "balam")
    assert len(paid(state, "do tribes grab 7 <R").players[0].hand) == 2
    state = shown("body", "ahau-chamahez")
    state = do(state, "take 4", "do tribes no-more", f"do tribes occupy {RED}", "do tribes grab 1 B")
    assert f"do tribes more 1 {BLUE}" in legal(state)


def test_a_quick_action_of_a_rounds_last_turn_comes_before_the_famine() -> None:
    state = shown("draw", omen="famine")
    remember(state, "calendar", day=12)
    state.seat, state.turn = 1, 2
    give(state, 1, hand=("count-red",), coatls=[coatl("R")])
    state = do(state, "take 4")
    assert state.questions[-1].message == "tribes-ask-quick"
    state = do(state, f"do tribes occupy {RED}")
    assert (state.questions[-1].message, len(state.players[1].hand)) == ("tribes-ask-feed", 3)


def test_what_the_tribes_may_draw_is_drawn_before_the_quick_action() -> None:
    state = shown("draw")
    hold(state, "floods", 0)
    remember(state, "calendar", day=1)
    remember(state, "tribes", chosen=("", ""), dealt=((), ()), revealed=True)
    lead(state, "ah-chuy-kak")
    give(state, 0, board="R R R R", hand=())
    state = do(state, "start R", "extend 1 head R", "extend 1 head R", "extend 1 head R", "end")
    assert (state.phase, len(state.player.hand)) == ("ask", 1)
