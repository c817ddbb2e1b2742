"""The end of the game and its last turns (RULES 8.1–8.4); who has won (8.5–8.7)."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES
from coatl_core.game.events import EndBegan, GameEnded, TurnBegan
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from tests.support import base, coatl, do, events, give, lay, legal, table, why_not

DONE = coatl("<RRR>", "triple-red")
LAST_BODIES = "B B | - | - | - | - | - | <B | <G | B> | G>"


def finish(state: GameState, seat: int) -> GameState:
    """A player completes a third coatl."""
    assert state.seat == seat
    give(state, seat, board="R>", hand=[], coatls=[DONE, DONE, coatl("<RR", "pair-red-blue")])
    return do(state, "extend 3 tail R>", "done")


def exhaust(state: GameState) -> GameState:
    """The player takes the last bodies, and none are left in the bag."""
    state.bodies = ()
    lay(state, LAST_BODIES)
    return do(state, "take 1")


def turns_to_the_end(state: GameState) -> list[tuple[int, int]]:
    """Who still plays, and how many actions each: everybody takes heads and tails, one after the other."""
    turns = [(state.seat, state.actions_left)]
    while state.phase != "over":
        before = state.turn
        lay(state, "B B | B B | B B | B B | B B | B B | <B | <G | B> | G>")
        give(state, state.seat, board="")
        state = do(state, "take 8")
        if state.turn != before:
            turns.append((state.seat, state.actions_left))
    return turns


def at(catalog: Catalog, players: int, first: int, seat: int) -> GameState:
    """The turn of this seat, in a game begun by ``first``."""
    state = table(catalog, players, first=first)
    while state.seat != seat:
        state = do(state, "draw deck", "end")
    return state


# --- A third coatl (8.1a, 8.2) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "finisher", "turns"),
    [
        (2, 0, 0, [(1, 2)]),
        (2, 0, 1, [(0, 1)]),
        (2, 1, 0, [(1, 1)]),
        (3, 0, 1, [(2, 2), (0, 1)]),
        (4, 0, 0, [(1, 2), (2, 2), (3, 2)]),
        (4, 0, 3, [(0, 1), (1, 1), (2, 1)]),
        (4, 2, 3, [(0, 2), (1, 2), (2, 1)]),
        (4, 2, 1, [(2, 1), (3, 1), (0, 1)]),
    ],
)
def test_after_a_third_coatl_all_others_have_one_last_turn(
    catalog: Catalog, players: int, first: int, finisher: int, turns: list[tuple[int, int]]
) -> None:
    """RULES 8.2: two actions for those after the finisher in turn order, one for those before; clockwise."""
    state = finish(at(catalog, players, first, finisher), finisher)
    assert state.ending == "coatls"
    assert turns_to_the_end(state) == turns


def test_the_second_action_is_optional(catalog: Catalog) -> None:
    """RULES 8.2; the first is not."""
    state = finish(table(catalog), 0)
    assert why_not(state, "end") == "nothing-done 3"
    state = do(state, "take 7")
    assert (state.seat, state.actions_left) == (1, 1)
    assert "end" in legal(state)
    assert why_not(state, "pass") == "pass-second 8.2"
    assert do(state, "end").phase == "over"
    assert do(state, "take 8").phase == "over"


def test_a_player_who_cannot_do_the_second_action_ends_the_turn(catalog: Catalog) -> None:
    """RULES 8.2, 3.1."""
    state = finish(table(catalog), 0)
    give(state, 1, board="<B <B <B <B <B <B <B", coatls=[coatl("<K"), coatl("<K")])
    give(state, 1, hand=["count-red", "count-blue", "count-green", "count-black", "count-yellow"])
    state = do(state, "take 7")
    assert legal(state) == {"end"}


def test_two_actions_are_one_turn(catalog: Catalog) -> None:
    """RULES 8.2, ruling: the prophecy row refills after both, the supply board at once."""
    state = finish(table(catalog), 0)
    lay(state, LAST_BODIES)
    state = do(state, "draw row 2", "end")
    assert (state.seat, state.row[1]) == (1, None)
    assert "draw row 2" not in legal(state)
    state = finish(table(catalog), 0)
    lay(state, LAST_BODIES)
    state = do(state, "take 1")
    assert state.seat == 1
    assert [len(field) for field in state.supply] == [2] * 6 + [1] * 4


def test_two_actions_may_be_of_any_kind(catalog: Catalog) -> None:
    """RULES 8.2: a token counts as an action."""
    state = table(catalog, sacrifice_tokens=True)
    state = finish(state, 0)
    state = do(state, "token pick B B")
    assert (state.seat, state.phase) == (1, "action")
    state = do(state, "start B", "extend 1 head B", "end")
    assert state.phase == "over"


def test_the_last_turns_are_announced(catalog: Catalog) -> None:
    state = table(catalog)
    give(state, 0, board="R>", coatls=[DONE, DONE, coatl("<RR", "pair-red-blue")])
    after = do(state, "extend 3 tail R>")
    told = events(after, "done")
    assert EndBegan(0, "coatls") in told
    assert told[-1] == TurnBegan(1, 2, 2, last=True)
    assert events(do(after, "done", "take 7"), "end")[-1] == GameEnded(None)


# --- No more bodies (8.1b, 8.3) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "seat", "turns"),
    [
        (2, 0, 0, [1, 0, 1]),
        (2, 0, 1, [0, 1]),
        (2, 1, 0, [1, 0]),
        (3, 1, 2, [0, 1, 2, 0]),
        (4, 2, 2, [3, 0, 1, 2, 3, 0, 1]),
        (4, 2, 1, [2, 3, 0, 1]),
    ],
)
def test_without_bodies_the_round_is_finished_and_one_more_played(
    catalog: Catalog, players: int, first: int, seat: int, turns: list[int]
) -> None:
    """RULES 8.3: all have the same number of turns, then each has one last turn."""
    state = exhaust(at(catalog, players, first, seat))
    assert state.ending == "bodies"
    assert turns_to_the_end(state) == [(player, 1) for player in turns]


def test_an_event_says_which_turn_is_the_last(catalog: Catalog) -> None:
    """RULES 8.3: a turn that only finishes the round is not a last turn."""
    state = table(catalog)
    state.bodies = ()
    lay(state, LAST_BODIES)
    assert events(state, "take 1")[-1] == TurnBegan(1, 2, 1, last=False)
    state = do(state, "take 1")
    assert events(state, "take 7")[-1] == TurnBegan(0, 3, 1, last=True)


def test_the_first_trigger_decides_bodies_then_coatls(catalog: Catalog) -> None:
    """RULES 8.4: a third coatl changes nothing once the bodies are gone; its player still has the last turn."""
    state = exhaust(table(catalog, 3))
    state = finish(state, 1)
    assert (state.ending, state.seat, state.actions_left) == ("bodies", 2, 1)
    assert state.last_turns == [(0, 1), (1, 1), (2, 1)]


def test_the_first_trigger_decides_coatls_then_bodies(catalog: Catalog) -> None:
    """RULES 8.4."""
    state = exhaust(finish(table(catalog, 3), 0))
    assert (state.ending, state.seat, state.actions_left) == ("coatls", 1, 1)
    assert state.last_turns == [(2, 2)]


def test_a_third_coatl_in_the_first_of_two_actions_leaves_the_second(catalog: Catalog) -> None:
    """RULES 6.7, 8.2: it ends the assembling, not the turn."""
    state = finish(finish(table(catalog), 0), 1)
    assert (state.seat, state.actions_left, state.ending) == (1, 1, "coatls")
    assert "end" in legal(state)


def test_a_player_with_three_coatls_who_plays_on_may_take_and_draw(catalog: Catalog) -> None:
    """RULES 8.3, 6.7."""
    state = finish(exhaust(table(catalog)), 1)
    state = do(state, "take 7")
    give(state, 1, board="B")
    assert (state.seat, legal(state, "start")) == (1, set())
    assert legal(state, "take")


def test_passing_in_a_last_turn_ends_it(catalog: Catalog) -> None:
    """RULES 3.1, 8.2: a player who can do nothing at all passes both actions at once."""
    state = finish(table(catalog), 0)
    give(state, 1, board="<B <B <B <B <B <B <B <B", coatls=[coatl("<K"), coatl("<K")])
    give(state, 1, hand=["count-red", "count-blue", "count-green", "count-black", "count-yellow"])
    assert do(state, "pass").phase == "over"


def test_when_the_game_is_over_nothing_is_legal(catalog: Catalog) -> None:
    state = do(finish(table(catalog), 0), "take 7", "end")
    assert legal_actions(state) == ()
    assert why_not(state, "take 1") == "game-over 8"


# --- Scores and winners (8.5–8.7) ----------------------------------------------------------------------------------


def test_only_completed_coatls_score(catalog: Catalog) -> None:
    """RULES 8.5, 8.6."""
    state = table(catalog)
    give(state, 0, coatls=[coatl("<RRRB>", "triple-red", "pair-red-blue"), coatl("<RRRRRR", "triple-red")])
    assert [(s.points, len(s.lines)) for s in score_sheet(state).players[0].coatls] == [(4, 2), (0, 1)]
    assert score_sheet(state).players[0].points == 4


def test_unfinished_coatls_score_half_with_the_option(catalog: Catalog) -> None:
    """RULES 8.6: half of each, rounded down."""
    state = table(catalog, unfinished_score_half=True)
    give(state, 0, coatls=[coatl("<RRRB", "triple-red"), coatl("RRRRRR", "triple-red", "count-red")])
    assert [s.points for s in score_sheet(state).players[0].coatls] == [1, 6]
    assert score_sheet(state).players[0].cards == 0


def test_ties_go_to_cards_then_to_the_best_coatl_then_are_shared(catalog: Catalog) -> None:
    """RULES 8.7: prophecies and temples beside completed coatls count, also those that score nothing."""
    three, one = coatl("<RRRB>", "triple-red"), coatl("<RBK>", "pair-red-blue")
    state = table(catalog)

    def decided(first: list[object], second: list[object]) -> tuple[tuple[int, ...], str]:
        for player, coatls in zip(state.players, (first, second), strict=True):
            player.coatls = tuple(coatls)  # type: ignore[arg-type]
        sheet = score_sheet(state)
        return sheet.winners, sheet.decided_by

    assert decided([three], [one]) == ((0,), "points")
    assert decided([three], [one, one, one]) == ((1,), "cards")
    worthless = evolve(three, prophecies=(*three.prophecies, base("count-blue")))
    assert decided([three], [worthless]) == ((1,), "cards")
    temple = evolve(one, temple=base("no-yellow-length-7"))  # 1 + 3
    assert decided([temple], [coatl("<RRRB>", "triple-red", "pair-red-blue")]) == ((0, 1), "shared")
    assert decided([three, one], [evolve(one, prophecies=()), coatl("<RRRB>", "triple-red", "pair-red-blue")]) == (
        (1,),
        "coatl",
    )
    assert decided([three], [three]) == ((0, 1), "shared")


def test_bodies_may_run_out_while_heads_and_tails_are_left(catalog: Catalog) -> None:
    """RULES 8.1b: only bodies count, and a lone segment in the bag does not."""
    state = table(catalog)
    state.bodies = BODIES[:1]
    lay(state, LAST_BODIES)
    assert do(state, "take 1").ending == "bodies"
