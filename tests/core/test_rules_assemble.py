"""Assembling coatls (RULES 6)."""

from __future__ import annotations

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.events import Completed, EndBegan, TempleUncovered
from coatl_core.game.state import GameState
from tests.support import base, coatl, do, events, give, lay_temple, legal, on_board, table, why_not


def coatls(state: GameState, seat: int = 0) -> list[str]:
    return [str(c) for c in state.players[seat].coatls]


# --- Starting and extending ----------------------------------------------------------------------------------------


def test_a_coatl_begins_with_any_piece(catalog: Catalog) -> None:
    """RULES 6.1a."""
    state = table(catalog)
    give(state, 0, board="<R B G>")
    assert [coatls(do(state, f"start {p}")) for p in ("<R", "B", "G>")] == [["<R"], ["B"], ["G>"]]
    assert on_board(do(state, "start B"), 0) == "<R G>"


def test_no_third_unfinished_coatl(catalog: Catalog) -> None:
    """RULES 6.1a."""
    state = table(catalog)
    give(state, 0, board="B B B")
    state = do(state, "start B", "start B")
    assert legal(state, "start") == set()
    assert why_not(state, "start B") == "coatls-unfinished 6.1"


def test_a_complete_coatl_makes_room_for_another(catalog: Catalog) -> None:
    """RULES 6.1a: two unfinished ones may lie beside it."""
    state = table(catalog)
    give(state, 0, board="B B B", coatls=[coatl("<RRR>", "triple-red"), coatl("B")])
    state = do(state, "start B")
    assert why_not(state, "start B") == "coatls-unfinished 6.1"


def test_with_two_complete_coatls_and_one_unfinished_a_fourth_may_be_started(catalog: Catalog) -> None:
    """RULES 6.7: only unfinished coatls are limited."""
    state = table(catalog)
    done = [coatl("<RRR>", "triple-red"), coatl("<GRRR>", "triple-red")]
    give(state, 0, board="B B", coatls=[*done, coatl("Y")])
    state = do(state, "start B")
    assert coatls(state) == ["<RRR>", "<GRRR>", "Y", "B"]
    assert why_not(state, "start B") == "coatls-unfinished 6.1"


def test_a_third_complete_coatl_ends_the_turn_and_a_fourth_stays_unfinished(catalog: Catalog) -> None:
    """RULES 6.7, 8.1a."""
    state = table(catalog)
    done = [coatl("<RRR>", "triple-red"), coatl("<GRRR>", "triple-red")]
    give(state, 0, board="R> B", coatls=[*done, coatl("B"), coatl("<RRR", "triple-red")])
    state = do(state, "extend 4 tail R>", "done")
    assert state.seat == 1
    assert coatls(state) == ["<RRR>", "<GRRR>", "B", "<RRRR>"]


def test_a_body_goes_to_either_end_and_the_order_is_head_to_tail(catalog: Catalog) -> None:
    """RULES 6.1b, 6.2, 6.3: pieces that are placed never move."""
    state = table(catalog)
    give(state, 0, board="R G Y", coatls=[coatl("BK")])
    assert coatls(do(state, "extend 1 head R", "extend 1 tail G", "extend 1 head Y")) == ["YRBKG"]


def test_a_head_only_at_the_head_end_and_a_tail_only_at_the_tail_end(catalog: Catalog) -> None:
    """RULES 6.1b."""
    state = table(catalog)
    give(state, 0, board="<R G>", coatls=[coatl("BK")])
    assert legal(state, "extend") == {"extend 1 head <R", "extend 1 tail G>"}
    assert coatls(do(state, "extend 1 head <R")) == ["<RBK"]
    assert coatls(do(state, "extend 1 tail G>")) == ["BKG>"]
    assert why_not(state, "extend 1 tail <R") == "head-at-wrong-end 6.1"


def test_nothing_goes_beyond_a_head_or_a_tail(catalog: Catalog) -> None:
    """RULES 6.1b: so there is at most one head and one tail."""
    state = table(catalog)
    give(state, 0, board="B <R R>", coatls=[coatl("<RB"), coatl("BR>")])
    assert legal(state, "extend") == {"extend 1 tail B", "extend 2 head B"}
    assert why_not(state, "extend 1 head <R") == "head-end-closed 6.1"
    assert why_not(state, "extend 2 tail R>") == "tail-end-closed 6.1"


def test_a_complete_coatl_is_not_touched(catalog: Catalog) -> None:
    """RULES 6.1."""
    state = table(catalog)
    give(state, 0, board="B", hand=["triple-red"], coatls=[coatl("<RRR>", "count-red")])
    assert legal(state, "extend") == legal(state, "fulfil") == set()
    assert why_not(state, f"fulfil 1 {base('triple-red')}") == "coatl-complete 6.1"


def test_assembling_goes_on_in_any_order_until_it_is_ended(catalog: Catalog) -> None:
    """RULES 6.1, 6.8, 3: but pieces and cards are not taken in the same turn."""
    state = table(catalog)
    give(state, 0, board="B G R", hand=["pair-green-blue"])
    state = do(state, "start B", "extend 1 head G", f"fulfil 1 {base('pair-green-blue')}", "start R")
    assert coatls(state) == ["GB", "R"]
    assert legal(state) == {"end"}
    assert why_not(state, "take 1") == "during-assemble 6.1"
    assert do(state, "end").seat == 1


# --- Prophecies ----------------------------------------------------------------------------------------------------


def test_a_prophecy_needs_its_first_level(catalog: Catalog) -> None:
    """RULES 6.1c."""
    state = table(catalog)
    give(state, 0, board="R", hand=["count-red"], coatls=[coatl("RR")])
    assert legal(state, "fulfil") == set()
    assert legal(do(state, "extend 1 head R"), "fulfil") == {f"fulfil 1 {base('count-red')}"}


def test_fulfilling_alone_is_assembling(catalog: Catalog) -> None:
    """RULES 6.8: one of 6.1 is enough."""
    state = table(catalog)
    give(state, 0, hand=["pair-red-blue"], coatls=[coatl("RB")])
    state = do(state, f"fulfil 1 {base('pair-red-blue')}")
    assert state.player.coatls == (coatl("RB", "pair-red-blue"),)
    assert state.player.hand == ()
    assert do(state, "end").seat == 1


def test_at_most_four_prophecies_beside_a_coatl(catalog: Catalog) -> None:
    """RULES 6.3."""
    state = table(catalog)
    three = ["pair-red-blue", "pair-red-black", "pair-yellow-blue"]
    give(state, 0, hand=["pair-yellow-green", "pair-yellow-black"], coatls=[coatl("RBRKYBYGYK", *three)])
    state = do(state, f"fulfil 1 {base('pair-yellow-green')}")
    assert why_not(state, f"fulfil 1 {base('pair-yellow-black')}") == "prophecies-enough 6.3"
    assert legal(state, "fulfil") == set()


def test_never_two_identical_prophecies_beside_a_coatl(catalog: Catalog) -> None:
    """RULES 6.3: the two copies of a red card; another coatl may have the second."""
    state = table(catalog)
    give(state, 0, hand=["count-red", "count-red"], coatls=[coatl("RRR"), coatl("RRR")])
    state = do(state, f"fulfil 1 {base('count-red')}")
    assert legal(state, "fulfil") == {f"fulfil 2 {base('count-red')}"}
    assert why_not(state, f"fulfil 1 {base('count-red')}") == "prophecy-identical 6.3"


def test_an_open_end_counts_as_another_colour(catalog: Catalog) -> None:
    """RULES 8.9: the card may be fulfilled, and extending may break it; with "strict X" it may not."""
    for strict, allowed in ((False, True), (True, False)):
        state = table(catalog, strict_x=strict)
        give(state, 0, board="R", hand=["isolated-pair-red"], coatls=[coatl("RR")])
        assert bool(legal(state, "fulfil")) == allowed
    broken = table(catalog)
    give(broken, 0, board="R", hand=["isolated-pair-red"], coatls=[coatl("RR")])
    broken = do(broken, f"fulfil 1 {base('isolated-pair-red')}", "extend 1 tail R")
    assert broken.player.coatls[0].prophecies == (base("isolated-pair-red"),)


def test_strict_x_holds_at_closed_ends_and_between_pieces(catalog: Catalog) -> None:
    """RULES 8.9."""
    state = table(catalog, strict_x=True)
    give(state, 0, hand=["isolated-pair-red"], coatls=[coatl("<RRB"), coatl("BRRK")])
    assert legal(state, "fulfil") == {f"fulfil {n} {base('isolated-pair-red')}" for n in (1, 2)}


# --- Completing ----------------------------------------------------------------------------------------------------


def test_a_head_and_a_tail_without_a_body_are_no_coatl(catalog: Catalog) -> None:
    """RULES 6.4: not even with a prophecy that would be met."""
    state = table(catalog)
    give(state, 0, board="B>", hand=["pair-red-blue"], coatls=[coatl("<R")])
    assert legal(state, "extend") == set()
    assert why_not(state, "extend 1 tail B>") == "closing-without-body 6.4"


def test_the_closing_piece_needs_a_prophecy(catalog: Catalog) -> None:
    """RULES 6.4: one beside it already, or one in hand that can then be fulfilled."""
    state = table(catalog)
    give(state, 0, board="R>", coatls=[coatl("<RR")])
    assert why_not(state, "extend 1 tail R>") == "closing-without-prophecy 6.4"
    give(state, 0, hand=["count-blue"])
    assert why_not(state, "extend 1 tail R>") == "closing-without-prophecy 6.4"
    give(state, 0, hand=["count-red"])
    assert why_not(state, "extend 1 tail R>") == ""
    give(state, 0, hand=[], coatls=[coatl("<RR", "pair-red-blue")])
    assert why_not(state, "extend 1 tail R>") == ""


def test_a_closing_piece_may_break_the_only_prophecy_in_hand(catalog: Catalog) -> None:
    """RULES 6.4, 8.8: a card that was met before may not be met after."""
    state = table(catalog)
    give(state, 0, board="R> B>", hand=["isolated-pair-red"], coatls=[coatl("<BRR")])
    assert legal(state, "extend") == {"extend 1 tail B>"}


def test_a_head_closes_as_well_as_a_tail(catalog: Catalog) -> None:
    """RULES 6.4."""
    state = table(catalog)
    give(state, 0, board="<R <B", hand=["pair-red-blue"], coatls=[coatl("BK>")])
    assert legal(state, "extend") == {"extend 1 head <R"}
    assert do(state, "extend 1 head <R").phase == "complete"


def closed(catalog: Catalog, *hand: str, beside: tuple[str, ...] = (), temples: tuple[str, ...] = ()) -> GameState:
    """The coatl <RRBBKYY> (7 pieces, 2 R, 2 B, 1 K, 2 Y) has just been closed; it does not meet the top temples."""
    state = table(catalog)
    give(state, 0, board="Y>", hand=hand, temples=temples, coatls=[coatl("<RRBBKY", *beside)])
    state.piles = (base("no-green-length-9"), base("no-red-length-11")), (base("yellow-equals-green-length-6"),)
    return do(state, "extend 1 tail Y>")


def test_a_closed_coatl_gets_its_cards_before_anything_else(catalog: Catalog) -> None:
    """RULES 6.5: and at least one prophecy in all."""
    state = closed(catalog, "double-pair-red-blue", "pair-red-blue", "count-red")
    both = {f"fulfil 1 {base('double-pair-red-blue')}", f"fulfil 1 {base('pair-red-blue')}"}
    assert legal(state) == both
    assert why_not(state, "end") == "during-complete 6.5"
    assert why_not(state, "done") == "prophecy-first 6.5"
    state = do(state, f"fulfil 1 {base('pair-red-blue')}")
    assert legal(state) == {f"fulfil 1 {base('double-pair-red-blue')}", "done"}


def test_assembling_goes_on_after_a_completed_coatl(catalog: Catalog) -> None:
    """RULES 6.5: its points are announced first."""
    state = closed(catalog, beside=("double-pair-red-blue",))
    assert Completed(0, 1, 4) in events(state, "done")
    assert do(state, "done").phase == "assemble"
    assert legal(do(state, "done")) == {"end"}


def test_up_to_four_prophecies_in_all(catalog: Catalog) -> None:
    """RULES 6.5, 6.3."""
    three = ("double-pair-red-blue", "isolated-pair-red", "isolated-pair-blue")
    state = closed(catalog, "pair-red-blue", "isolated-pair-yellow", beside=three)
    assert legal(do(state, f"fulfil 1 {base('pair-red-blue')}")) == {"done"}


def test_one_temple_of_which_a_requirement_is_met(catalog: Catalog) -> None:
    """RULES 6.5, 6.6: from hand or the top of a pile, and it is optional."""
    state = closed(catalog, beside=("pair-red-blue",), temples=("no-yellow-length-7", "no-red-blue-equals-green"))
    assert legal(state) == {f"claim own {base('no-yellow-length-7')}", "done"}
    lay_temple(state, 1, base("blue-equals-yellow-length-12"))
    assert legal(state, "claim") == {f"claim own {base('no-yellow-length-7')}", "claim pile 2"}
    mine = do(state, f"claim own {base('no-yellow-length-7')}")
    assert mine.player.temples == (base("no-red-blue-equals-green"),)
    assert mine.player.coatls[0].temple == base("no-yellow-length-7")
    assert mine.phase == "assemble"


def test_a_temple_taken_from_a_pile_uncovers_the_next(catalog: Catalog) -> None:
    """RULES 6.6."""
    state = closed(catalog, beside=("pair-red-blue",))
    lay_temple(state, 0, base("blue-equals-yellow-length-12"))
    assert TempleUncovered(None, 1, base("no-red-length-11")) in events(state, "claim pile 1")
    after = do(state, "claim pile 1")
    assert after.piles[0] == (base("no-green-length-9"), base("no-red-length-11"))
    assert Completed(0, 1, 1 + 3) in events(state, "claim pile 1")


def test_the_temple_comes_after_the_prophecies(catalog: Catalog) -> None:
    """RULES 6.5: no temple before a prophecy lies there, no prophecy after the temple."""
    state = closed(catalog, "pair-red-blue", "count-red", temples=("no-yellow-length-7",))
    assert why_not(state, f"claim own {base('no-yellow-length-7')}") == "prophecy-first 6.5"
    state = do(state, f"fulfil 1 {base('pair-red-blue')}", f"claim own {base('no-yellow-length-7')}")
    assert state.phase == "assemble"


def test_two_coatls_may_be_completed_in_one_turn(catalog: Catalog) -> None:
    """RULES 6.5: then go on assembling."""
    state = table(catalog)
    give(state, 0, board="R> R>", coatls=[coatl("<RRR", "count-red"), coatl("<RR", "pair-red-blue")])
    state = do(state, "extend 1 tail R>", "done", "extend 2 tail R>", "done")
    assert coatls(state) == ["<RRRR>", "<RRR>"]
    assert (state.phase, state.seat) == ("assemble", 0)


def test_the_third_complete_coatl_ends_the_assembling(catalog: Catalog) -> None:
    """RULES 6.7, 8.1a: pieces may be left over."""
    state = table(catalog)
    done = coatl("<RRR>", "triple-red")
    give(state, 0, board="B R>", coatls=[done, done, coatl("<RR", "pair-red-blue")])
    state = do(state, "extend 3 tail R>")
    assert EndBegan(0, "coatls") in events(state, "done")
    after = do(state, "done")
    assert (after.seat, after.phase, after.ending) == (1, "action", "coatls")


# --- The notation --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [(text, "it has no pieces") for text in ("<", ">", "", "<>")]
    + [
        (text, f"'{wrong}' is none of the colours")
        for text, wrong in zip(["<BQ>", "b", "B<", "B>R"], "Qb<>", strict=True)
    ],
)
def test_a_text_that_is_not_a_coatl_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^not a coatl: '{text}': {why}"):
        parse_coatl(text)


@pytest.mark.parametrize("text", ["B", "<B", "B>", "<BRRK>"])
def test_a_coatl_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_coatl(text)) == text


def test_the_pieces_of_a_coatl() -> None:
    """RULES 6.2: from head end to tail end."""
    assert parse_coatl("<BRK>").pieces == tuple(map(piece, ("<B", "R", "K>")))
    assert parse_coatl("BR").pieces == tuple(map(piece, ("B", "R")))
