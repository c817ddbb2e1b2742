"""The thirteen tribes by the rules (11.1, 11.2): how they are chosen, and what each can do."""

from __future__ import annotations

import re
from random import Random

import pytest

from coatl_core.cards.pieces import piece
from coatl_core.game.actions import Keep, parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import DrewFromDeck, VariantEvent
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_tribes.names import TRIBES
from coatl_tribes.tribes import WORTH, WORTH_AMONG
from tests.support import base, coatl, do, give, lay, lay_temple, legal, on_board, registry, why_not
from tests.tribes.support import hold, lead, lines, own, points, remember, ruleset, setup, table

SUPPLY = "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>"
SERPENT = "<RBRBRBR"


def laid(*tribes: str) -> GameState:
    state = table(*tribes)
    lay(state, SUPPLY)
    for seat in range(len(state.players)):
        give(state, seat, board="", hand=(), coatls=())
    return state


# Choosing


def test_everybody_chooses_one_of_two_tribes_just_before_the_prophecies() -> None:
    """S206"""
    state = new_game(setup("tribes", players=3), ruleset("tribes"))
    dealt = [tribe for pair in own(state).tribes.dealt for tribe in pair]
    assert len(dealt) == len({*dealt}) == 6
    assert {*dealt} <= {*TRIBES}
    for seat in range(3):
        assert (state.phase, state.seat, state.questions[-1].message) == ("ask", seat, "tribes-ask-tribe")
        assert legal(state) == {f"do tribes choose {tribe}" for tribe in own(state).tribes.dealt[seat]}
        state = do(state, str(legal_actions(state)[0]))
        assert (state.phase, state.seat) == ("keep", seat)
        state = do(state, "keep")
    assert (state.turn, own(state).tribes.revealed) == (1, True)


def test_nobody_knows_the_tribes_of_others_before_turn_1() -> None:
    state = do(new_game(setup("tribes"), ruleset("tribes")), *["keep"] * 0)
    state = do(state, str(legal_actions(state)[0]), "keep")
    tribe = own(state).tribes.chosen[0]
    for seat in (1, None):
        seen = view(state, seat)
        assert seen.variants["tribes"].tribes.chosen[0] == "hidden"
        assert tribe not in str(seen.variants["tribes"].tribes.dealt[0])
        assert view(determinize(seen, Random(1)), seat) == seen
    assert view(state, 0).variants["tribes"].tribes.of(0) == tribe
    state, events = apply(do(state, str(legal_actions(state)[1])), Keep(()))
    shown = [event for event in events if isinstance(event, VariantEvent)]
    assert [event.values["tribe"] for event in shown] == [*own(state).tribes.chosen]


# Powers


def test_ah_chuy_kak_draws_after_attaching_four_pieces_in_one_action() -> None:
    state = laid("ah-chuy-kak")
    give(state, 0, board="R R R R R")
    state = do(state, "start R", "extend 1 head R", "extend 1 head R")
    assert len(do(state, "end").players[0].hand) == 0
    state, events = apply(do(state, "extend 1 head R", "extend 1 head R"), parse_action("end"))
    assert sum(isinstance(event, DrewFromDeck) for event in events) == 1
    assert len(state.players[0].hand) == 1


def test_ahau_chamahez_pays_for_one_body_of_another_field_whose_partner_stays() -> None:
    state = laid("ahau-chamahez")
    give(state, 0, hand=("count-red", "count-blue"))
    state = do(state, "take 2")
    assert (state.phase, state.questions[-1].message) == ("ask", "tribes-ask-more")
    assert legal(state) == {f"do tribes more 2 {base(c)}" for c in ("count-red", "count-blue")} | {"do tribes no-more"}
    state = do(state, f"do tribes more 2 {base('count-red')}")
    assert legal(state) == {f"do tribes grab {piece}" for piece in ("1 B", "1 G", "3 K", "3 Y", "4 G", "5 Y", "6 B")}
    state = do(state, "do tribes grab 3 K")
    assert (on_board(state, 0), state.players[0].hand) == ("R R K", (base("count-blue"),))
    assert ([piece.text for piece in state.supply[2]], state.discard[-1]) == (["Y"], base("count-red"))
    assert state.seat == 1
    assert do(state, "take 3").players[1].board[-1].text == "Y"


def test_ahau_chamahez_may_decline_and_needs_a_prophecy() -> None:
    state = laid("ahau-chamahez")
    assert do(state, "take 2").seat == 1
    give(state, 0, hand=("count-red",))
    assert do(state, "take 7").seat == 1
    state = do(state, "take 2", "do tribes no-more")
    assert (state.seat, on_board(state, 0)) == (1, "R R")


@pytest.mark.parametrize(
    ("supply", "bag", "asked"),
    [("R R | -", "", False), ("R R | -", "B G K", False), ("R R | -", "B G K Y", True), ("R R | B", "", True)],
)
def test_ahau_chamahez_is_asked_only_if_there_is_one_more_body(supply: str, bag: str, asked: bool) -> None:
    """The last bodies of the board are filled up before the answer, if the bag can do it."""
    state = laid("ahau-chamahez")
    lay(state, f"{supply} | - | - | - | - | <R | <G | K> | Y>")
    state.bodies = tuple(map(piece, bag.split()))
    give(state, 0, hand=("count-red",))
    state = do(state, "take 1")
    assert (state.phase == "ask") == asked
    assert not asked or len(legal(state)) == 2


def test_ahau_chamahez_is_asked_if_what_a_wildfire_spoils_fills_a_field() -> None:
    state = laid("ahau-chamahez")
    hold(state, "wildfire")
    lay(state, "R R | - | - | - | - | - | <R | <G | K> | Y>")
    state.bodies = tuple(map(piece, ["B", "G", "K"]))
    give(state, 0, hand=("count-red",))
    state = do(state, "take 1")
    assert (state.phase, len(legal(state))) == ("ask", 2)


def test_a_half_empty_field_is_taken_even_with_a_single_free_space() -> None:
    state = laid("yumkaax")
    lay(state, "B | R R | - | - | - | - | <R | - | - | Y>")
    give(state, 0, board="R R R R R R R")
    assert legal(state, "take") == {"take 1", "take 7", "take 10"}
    assert why_not(state, "take 2") == "no-room 4.1"


def test_ahmakiq_passes_and_has_two_actions_in_the_next_turn() -> None:
    state = laid("ahmakiq")
    state = do(state, "do tribes rest", "take 1")
    assert (state.seat, state.actions_left) == (0, 2)
    assert why_not(state, "do tribes rest") == "tribes-no-rest 11.2"
    state = do(state, "take 2")
    assert (state.seat, state.actions_left) == (0, 1)
    assert "end" in legal(state)
    state = do(state, "take 3", "take 4")
    assert (state.seat, state.actions_left) == (0, 1)
    assert "do tribes rest" in legal(state)


def test_ahmakiq_never_passes_in_the_last_turns() -> None:
    state = laid("ahmakiq")
    state.last_turns, state.ending = [(1, 1)], "coatls"
    assert "do tribes rest" not in legal(state)
    assert why_not(state, "do tribes rest") == "tribes-no-rest 11.2"


def test_a_last_turn_of_two_actions_is_no_longer_for_ahmakiq_who_has_rested() -> None:
    state = do(laid("bacab", "ahmakiq"), "take 1", "do tribes rest")
    state.last_turns, state.ending = [(1, 2)], "coatls"
    state = do(state, "take 2")
    assert (state.seat, state.actions_left) == (1, 2)
    state = do(state, "take 3", "take 4")
    assert state.phase == "over"


def test_a_last_turn_of_one_action_has_two_for_ahmakiq_who_has_rested() -> None:
    state = do(laid("ahmakiq"), "do tribes rest")
    state.last_turns, state.ending = [(0, 1)], "coatls"
    state = do(state, "take 1")
    assert (state.seat, state.actions_left) == (0, 2)


def test_nobody_else_passes_like_ahmakiq() -> None:
    assert why_not(laid("bacab"), "do tribes rest") == "tribes-not-yours 11.2"


@pytest.mark.parametrize(
    ("hand", "then"), [((), 2), (("count-red",), 2), (("count-red", "count-blue", "count-green"), 3)]
)
def test_bacab_begins_every_turn_with_two_prophecies(hand: tuple[str, ...], then: int) -> None:
    state = laid("itzamna", "bacab")
    give(state, 1, hand=hand)
    assert len(do(state, "take 1").players[1].hand) == then


def test_balam_draws_for_a_head_or_tail_but_not_for_bodies() -> None:
    state = laid("balam")
    assert len(do(state, "take 1").players[0].hand) == 0
    assert len(do(state, "take 7").players[0].hand) == 1
    assert len(do(state, "take 10").players[0].hand) == 1


def test_balam_draws_no_more_than_the_hand_holds() -> None:
    state = laid("balam")
    give(state, 0, hand=("count-red", "count-blue", "count-green", "count-black", "count-yellow"))
    assert len(do(state, "take 7").players[0].hand) == 5


def test_cit_bolon_tum_has_ten_spaces() -> None:
    state = laid("cit-bolon-tum")
    for seat in (0, 1):
        give(state, seat, board="R R R R R R R R")
    state = do(state, "take 1")
    assert len(state.players[0].board) == 10
    assert why_not(state, "take 2") == "no-room 4.1"


def test_huracan_takes_one_body_each_of_two_fields_and_the_rest_shares_the_lower_one() -> None:
    state = laid("huracan")
    assert legal(state, "do") == {
        *("do tribes pair 1 B R", "do tribes pair 1 G R", "do tribes pair 3 K G"),
        *("do tribes pair 3 Y G", "do tribes pair 5 Y B"),
    }
    state = do(state, "do tribes pair 1 G R")
    assert (on_board(state, 0), state.seat) == ("G R", 1)
    assert [" ".join(piece.text for piece in field) for field in state.supply[:3]] == ["B R", "", "K Y"]


def test_huracan_may_empty_the_supply_which_is_refilled() -> None:
    state = laid("huracan")
    lay(state, "B | R | - | - | - | - | <R | - | - | Y>")
    assert all(do(state, "do tribes pair 1 B R").supply[:6])


def test_itzamnas_temple_counts_a_length_that_is_off_by_one() -> None:
    state = laid("itzamna", "bacab")
    near = coatl("<RRRGGRRRR>", "triple-red", temple="no-blue-length-10")
    for seat in (0, 1):
        give(state, seat, coatls=[near])
    assert lines(state, 0) == [("tribe", 4)]
    assert points(state)[0] == points(state)[1] + 4
    give(state, 0, coatls=[coatl("<RRRGGRRR>", "triple-red", temple="no-blue-length-10")])
    assert lines(state, 0) == []


def test_ixtab_is_dealt_more_and_keeps_five() -> None:
    game = setup("tribes")
    for number in range(40):
        state = new_game(setup("tribes", seed=f"ixtab {number}"), ruleset("tribes"))
        if "ixtab" in own(state).tribes.dealt[0]:
            break
    assert game.players == state.setup.players
    before = len(state.player.hand), len(state.player.temples)
    state = do(state, "do tribes choose ixtab")
    assert (len(state.player.hand), len(state.player.temples)) == (before[0] + 2, before[1] + 1)
    assert max(len(action.cards) for action in legal_actions(state) if isinstance(action, Keep)) == 5
    assert sum(len(pile) for pile in state.piles) == 15 - 3


@pytest.mark.parametrize(("players", "place"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_ixtab_is_dealt_two_more_wherever_in_the_turn_order(players: int, place: int) -> None:
    """No hand limit binds a deal (2.5): the last players are dealt as many as a hand holds, or more."""
    state = new_game(setup("tribes", players=players), ruleset("tribes"))
    remember(state, "tribes", dealt=(("itzamna",),) * place + (("ixtab",),) + (("itzamna",),) * (players - place - 1))
    for _ in range(place):
        state = do(state, "do tribes choose itzamna", "keep")
    state = do(state, "do tribes choose ixtab")
    assert len(state.player.hand) == state.rules.dealt[place] + 2
    assert max(len(action.cards) for action in legal_actions(state) if isinstance(action, Keep)) == 5


def test_ixtab_is_dealt_two_more_alone() -> None:
    variants = (VariantChoice("adam"), VariantChoice("tribes", ("tribes",)))
    rules = registry().ruleset(["base"], variants)
    state = new_game(Setup(("Ana",), "ixtab", card_sets=("base",), variants=variants), rules)
    remember(state, "tribes", dealt=(("ixtab",),))
    assert len(do(state, "do tribes choose ixtab").player.hand) == state.rules.dealt[0] + 2


@pytest.mark.parametrize("tribe", TRIBES)
def test_a_tribe_begins_with_the_points_that_the_rulebook_names_in_every_language(tribe: str) -> None:
    worth = WORTH.get(tribe, 0)
    among = [WORTH_AMONG.get(players, {}).get(tribe, worth) for players in (2, 3, 4, 4)]
    for players, own_points in enumerate(among, 2):
        assert lines(table(tribe, "bacab", players=players), 0) == ([("tribe", own_points)] if own_points else [])
    chapters = [text for _, text in registry().rulebooks if "# 11.2" in text]
    assert len(chapters) == 4
    for text in chapters:
        told = re.findall(r"^- .*", text[text.index("# 11.2") : text.index("# 11.3")], re.MULTILINE)
        assert len(told) == len(TRIBES)
        signed = [int(each.replace("−", "-")) for each in re.findall(r"[−+][0-9]+", told[TRIBES.index(tribe)])]
        assert signed == [each for each in dict.fromkeys(among) if each]


def test_vacub_caquix_replaces_a_card_of_the_row_and_then_chooses_prophecies() -> None:
    state = laid("vacub-caquix")
    gone, top = state.row[2], state.deck[-1]
    state = do(state, "do tribes sweep 3")
    assert (state.row[2], state.discard[-1], state.phase, state.seat) == (top, gone, "action", 0)
    assert legal(state) == {"draw deck", *(f"draw row {place}" for place in range(1, 7))}
    assert why_not(state, "take 1") == "tribes-choose-now 11.2"
    assert why_not(state, "do tribes sweep 1") == "tribes-used 11.2"
    assert do(state, "draw row 3", "end").players[0].hand == (top,)


def test_vacub_caquix_must_choose_in_an_optional_second_action_too() -> None:
    state = laid("vacub-caquix")
    state.actions_left = 2
    state = do(state, "take 1")
    assert "end" in legal(state)
    state = do(state, "do tribes sweep 1")
    assert legal(state) == {"draw deck", *(f"draw row {place}" for place in range(1, 7))}
    assert why_not(state, "end") == "tribes-choose-now 11.2"
    assert "end" in legal(do(state, "draw row 1"))


def test_vacub_caquix_does_so_only_if_prophecies_can_be_chosen() -> None:
    state = laid("vacub-caquix")
    give(state, 0, hand=("count-red", "count-blue", "count-green", "count-black", "count-yellow"))
    assert legal(state, "do") == set()


def test_xaman_ek_swaps_a_piece_once_a_turn_before_the_action() -> None:
    state = laid("xaman-ek")
    give(state, 0, board="K <R")
    assert "do tribes exchange K 7 <R" not in legal(state)
    assert {move for move in legal(state) if "<R" in move} == {"do tribes exchange <R 8 <G", "start <R"}
    state = do(state, "do tribes exchange K 1 B")
    assert (on_board(state, 0), state.seat, state.phase) == ("<R B", 0, "action")
    assert [piece.text for piece in state.supply[0]] == ["G", "K"]
    assert why_not(state, "do tribes exchange B 1 K") == "tribes-used 11.2"
    assert do(state, "take 1").seat == 1


def test_yaluk_has_three_unfinished_coatls_and_needs_two_prophecies_to_complete_one() -> None:
    state = laid("yaluk")
    give(state, 0, board="R K>", hand=("count-red",), coatls=[coatl(SERPENT), coatl("B")])
    assert "start R" in legal(state)
    assert why_not(state, "extend 1 tail K>") == "tribes-yaluk 11.2"
    give(state, 0, hand=("count-red", "pair-red-blue"))
    state = do(state, "extend 1 tail K>")
    state = do(state, f"fulfil 1 {base('count-red')}")
    assert why_not(state, "done") == "tribes-yaluk-first 11.2"
    assert legal(state) == {f"fulfil 1 {base('pair-red-blue')}"}
    assert "done" in legal(do(state, f"fulfil 1 {base('pair-red-blue')}"))


def test_yumkaax_holds_seven_prophecies() -> None:
    state = laid("yumkaax")
    state = do(state, *[f"draw row {place}" for place in range(1, 7)], "draw deck")
    assert len(state.player.hand) == 7
    assert why_not(state, "draw deck") == "hand-full 5.1"


def test_no_tribe_lifts_the_rule_of_identical_prophecies() -> None:
    state = laid(*TRIBES[:2])
    for tribe in TRIBES:
        lead(state, tribe)
        give(state, 0, hand=("count-red",), coatls=[coatl("RRR", "count-red")])
        assert why_not(state, f"fulfil 1 {base('count-red')}") == "prophecy-identical 6.3"


def test_a_temple_of_the_table_is_claimed_by_the_usual_rule() -> None:
    """Itzamná's length helps the temple that is claimed; it does not help to claim it."""
    state = laid("itzamna")
    for pile in (0, 1):
        lay_temple(state, pile, base("no-blue-length-10"))
    give(state, 0, board="K>", hand=("count-red",), temples=(), coatls=[coatl("<RBRRRRRR")])
    state = do(state, "extend 1 tail K>", f"fulfil 1 {base('count-red')}")
    assert not legal(state, "claim")
