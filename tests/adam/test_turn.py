"""The solo setup and A.D.A.M.'s turn, step by step: he searches, takes, fulfils and draws (RULES 9.1–9.9)."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from coatl_adam.machine import Work, field_order
from coatl_core.cards.pieces import piece
from coatl_core.game.actions import parse_action
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import RowRefilled, SupplyRefilled, TurnBegan
from coatl_core.game.rules import VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import english
from tests.adam.support import (
    STEP,
    dealt,
    discarded,
    event_lines,
    hers,
    his,
    his_turn,
    lay_line,
    line,
    own,
    pieces,
    pile,
    ruleset_of,
    solo_setup,
)
from tests.core.test_playouts import all_pieces
from tests.support import coatl, do, give, lay, legal, registry, why_not

NOTHING_RED = "Y Y | G G | B B | K K | Y G | B K | <Y | <G | B> | K>"
PARTS = ("head", "body", "tail")
FULL_HAND = ("count-red", "count-blue", "count-green", "count-black", "count-yellow")


def seeking(supply: str, *works: str, levels: tuple[int, ...] = ()) -> GameState:
    """A.D.A.M.'s turn, with this supply board and these cards in his line."""
    state = his(*levels)
    lay(state, supply)
    lay_line(state, *works)
    return state


def step(state: GameState) -> list[str]:
    """Returns the events of his next step as short texts."""
    return event_lines(apply(state, STEP)[1])


def code(state: GameState, action: str) -> str:
    """Returns the code of the reason why an action is not legal; empty if it is legal."""
    return why_not(state, action).partition(" ")[0]


# --- Setting up (9.1–9.3) ------------------------------------------------------------------------------------------


def test_the_solo_table_is_dealt() -> None:
    """RULES 9.1, 9.2: no tokens, no temple of one's own, five prophecies for you and three for him."""
    state = dealt()
    (player,) = state.players
    kinds = {part: Counter(p.color for p in all_pieces(state).elements() if p.part == part) for part in PARTS}
    assert kinds == {"head": dict.fromkeys("BGKRY", 3), "body": dict.fromkeys("BGKRY", 16), "tail": kinds["head"]}
    assert [len(field) for field in state.supply] == [2] * 6 + [1] * 4
    assert (len(player.hand), player.temples, player.tokens) == (5, (), ())
    assert [len(temples) for temples in state.piles] == [8, 7]
    assert None not in state.row
    assert len(state.row) == 6
    assert (len(own(state).line), own(state).pile, own(state).discarded) == (3, (), ())
    assert not any(work.pieces for work in own(state).line)
    assert len(state.deck) == 54 - 6 - 5 - 3


def test_there_are_no_tokens_even_with_the_option() -> None:
    """RULES 9.1."""
    assert dealt(sacrifice_tokens=True).players[0].tokens == ()
    assert why_not(hers(sacrifice_tokens=True), "token vision") == "tokens-off 7"


def test_exactly_three_are_kept() -> None:
    """RULES 9.2: not fewer, as in a game for several players (2.5)."""
    state = dealt()
    hand = state.player.hand
    assert {len(text.split()) - 1 for text in legal(state)} == {3}
    assert why_not(state, "keep") == why_not(state, f"keep {hand[0]} {hand[1]}") == "keep-too-few 9.2"
    assert why_not(state, " ".join(["keep", *hand[:4]])) == "keep-too-many 9.2"
    state = do(state, " ".join(["keep", *hand[1:4]]))
    assert state.player.hand == hand[1:4]
    assert sorted(state.discard) == sorted([hand[0], hand[4]])


def test_at_level_5_he_has_four_cards() -> None:
    """RULES 9.12."""
    state = dealt(5)
    assert (len(own(state).line), len(state.deck)) == (4, 54 - 6 - 5 - 4)
    assert len(state.player.hand) == 5


def test_a_secret_temple_is_dealt_with_the_option() -> None:
    """Ruling 9.2: the printed solo setup has none, but an option deals one, as in a game for several players (2.3)."""
    choice = VariantChoice("adam", ("secret-temple",))
    setup = evolve(solo_setup(), variants=(choice,))
    state = new_game(setup, registry().ruleset(setup.card_sets, setup.variants))
    assert len(state.player.temples) == 1
    assert [len(temples) for temples in state.piles] == [7, 7]
    assert own(state).size == 3


def test_it_is_for_one_player() -> None:
    setup = evolve(solo_setup(), players=("Ana", "Bao"))
    with pytest.raises(ValueError, match="adam takes 1 player, not 2"):
        new_game(setup, ruleset_of())


def test_he_begins_and_then_you_alternate() -> None:
    """RULES 9.3."""
    state = his()
    assert (state.phase, state.turn) == ("opponent", 0)
    for turn in (1, 2, 3):
        state, _ = his_turn(state)
        assert (state.phase, state.seat, state.turn) == ("action", 0, turn)
        state = do(state, min(legal(state, "take")))
        assert state.phase == "opponent"


@pytest.mark.parametrize("action", ["take 1", "draw row 1", "draw deck", "start R", "end", "pass", "done"])
def test_while_he_moves_you_can_do_nothing(action: str) -> None:
    """RULES 9.3: only ``step`` is legal."""
    state = his()
    give(state, 0, board="R")
    assert legal(state) == {"step"}
    assert code(state, action) == "during-opponent"


def test_he_moves_only_in_his_turn() -> None:
    assert code(dealt(), "step") == "no-opponent"
    state = hers()
    assert code(state, "step") == "no-opponent"
    assert code(do(state, "draw row 1"), "step") == "no-opponent"


def test_your_turn_is_as_with_several_players() -> None:
    """RULES 3, 9: exactly one action; a player who can do nothing passes (3.1)."""
    state = hers()
    assert why_not(state, "end") == "nothing-done 3"
    assert why_not(state, "pass") == "pass-able 3.1"
    assert "end" not in legal(state)
    give(state, 0, board="<B <B <B <B <B <B <B <B", hand=FULL_HAND, coatls=[coatl("<K"), coatl("<K")])
    assert legal(state) == {"pass"}
    state = do(state, "pass")
    assert (state.phase, state.ending) == ("opponent", None)


# --- The search (9.4) ----------------------------------------------------------------------------------------------


def test_the_fields_have_an_order() -> None:
    """RULES 9.4, 9.13: bodies, heads, tails."""
    assert field_order((), 10) == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def test_the_numbers_of_a_real_board_are_his_order() -> None:
    """Heads and tails come first there."""
    numbers = (5, 6, 7, 8, 9, 10, 1, 2, 3, 4)
    assert field_order(numbers, 10) == (7, 8, 9, 10, 1, 2, 3, 4, 5, 6)
    first = new_game(solo_setup(), ruleset_of())
    first.player.hand = first.player.hand[:3]
    own_first = evolve(first.variants["adam"], line=(Work("base:count-red"),))
    for fields, taken in (((), 1), (numbers, 8)):
        state = first.clone()
        state.setup, state.phase, state.variants["adam"] = evolve(state.setup, fields=fields), "opponent", own_first
        bodies, rest = (piece("R"), piece("B")), (piece("K"), piece("K"))
        state.supply = [bodies, *[rest] * 5, (piece("<K"),), (piece("<R"),), (piece("B>"),), (piece("R>"),)]
        after = do(state, "step").supply
        assert [number for number in range(1, 11) if after[number - 1] != state.supply[number - 1]] == [taken]
    with pytest.raises(ValueError, match="all 10 fields"):
        new_game(evolve(solo_setup(), fields=(2, 1)), ruleset_of())
    with pytest.raises(ValueError, match="numbers 1 to 2"):
        evolve(solo_setup(), fields=(1, 1))


@pytest.mark.parametrize("first", range(1, 11))
def test_he_takes_the_first_field_that_holds_a_piece_he_needs(first: int) -> None:
    """RULES 9.4: of any kind, and one of two is enough."""
    fields = NOTHING_RED.split(" | ")
    fields[first - 1 :] = ["Y R", "R R", "R B", "R R", "R R", "R R", "<R", "<R", "R>", "R>"][first - 1 :]
    state = seeking(" | ".join(fields), "count-red", "count-blue", "count-green")
    assert step(state)[0] == f"seeks number 1 needs R before {first - 1} field {first}"
    after = do(state, "step")
    assert [number for number, field in enumerate(after.supply, 1) if not field] == [first]


def test_his_first_card_comes_before_a_nearer_field() -> None:
    """RULES 9.4: the second card counts only if there is nothing for the first."""
    state = seeking("B B | Y Y | - | - | - | K R | <R | <B | R> | B>", "count-red", "count-blue", "count-yellow")
    assert line(do(state, "step")) == ["count-red: R", "count-blue", "count-yellow"]


def test_if_nothing_fits_the_first_card_he_searches_for_the_second_and_then_the_third() -> None:
    state = seeking("Y Y | K G | B B | - | - | - | <Y | <B | Y> | B>", "count-red", "five-black-green", "count-blue")
    assert step(state) == [
        "seeks-vainly number 1 needs R",
        "seeks number 2 needs GK before 1 field 2",
        "places pieces K G number 2",
    ]
    lay(state, "Y Y | Y Y | B Y | - | - | - | <Y | <B | Y> | B>")
    assert step(state) == [
        "seeks-vainly number 1 needs R",
        "seeks-vainly number 2 needs GK",
        "seeks number 3 needs B before 2 field 3",
        "places pieces B number 3",
        "discards pieces Y",
    ]


def test_at_level_5_he_searches_for_the_fourth_card_as_well() -> None:
    works = ("count-red", "count-red", "triple-red", "count-blue")
    state = seeking("Y Y | B Y | - | - | - | - | <Y | <B | Y> | B>", *works, levels=(5,))
    assert step(state)[3] == "seeks number 4 needs B before 1 field 2"


def test_he_searches_only_for_what_is_still_needed() -> None:
    """RULES 9.4: the first card needs only green pieces, so red ones are passed over."""
    state = seeking(
        "R R | R Y | G Y | - | - | - | <R | <Y | R> | Y>", "pair-black-green: K K K G", "count-black", "count-blue"
    )
    assert step(state)[0] == "seeks number 1 needs G before 2 field 3"


def test_any_piece_fits_where_any_colour_is_needed() -> None:
    """RULES 9.4: ``*+`` is any one piece, so the first field that is not empty holds one."""
    state = seeking(
        "- | G G | R R | - | - | - | <R | <R | R> | R>", "mirror-yellow-red: Y R R Y", "count-red", "count-red"
    )
    assert step(state)[:2] == ["seeks number 1 needs * before 1 field 2", "places pieces G number 1"]


def test_if_no_field_fits_he_discards_the_lowest_one_that_is_not_empty() -> None:
    """RULES 9.4: and his turn ends."""
    state = seeking("- | G Y | K K | - | - | - | <G | <Y | G> | Y>", "count-red", "triple-red", "count-blue")
    assert step(state) == [
        "seeks-vainly number 1 needs R",
        "seeks-vainly number 2 needs R",
        "seeks-vainly number 3 needs B",
        "discards-field field 2 pieces G Y",
    ]
    after = do(state, "step")
    assert (after.phase, after.supply[1], discarded(after)) == ("action", (), "G Y")
    assert line(after) == ["count-red", "triple-red", "count-blue"]


@pytest.mark.parametrize(
    ("supply", "field"),
    [(NOTHING_RED, 1), ("- | - | - | - | - | K G | <G | <Y | G> | Y>", 6), ("R R | B B" + " | -" * 8, 1)],
)
def test_his_next_move_can_be_forecast(supply: str, field: int) -> None:
    """RULES 9.4: everything he decides by lies open."""
    state = seeking(supply, "count-red", "triple-red", "isolated-pair-red")
    forecast = ruleset_of().forecast(state)
    assert forecast is not None
    assert forecast.field == field
    assert forecast.why in apply(state, STEP)[1]


def test_from_an_empty_supply_board_he_takes_nothing() -> None:
    """This cannot happen in a game, which would be over before (8.1b)."""
    state = seeking(" | ".join("-" * 10), "count-red", "triple-red", "isolated-pair-red")
    assert ruleset_of().forecast(state) is None
    assert step(state)[-1] == "idle"
    assert do(state, "step").phase == "action"


# --- Where the pieces go (9.5) -------------------------------------------------------------------------------------


def test_each_piece_goes_to_the_leftmost_card_that_needs_it() -> None:
    """RULES 9.5: not necessarily the card he searched for."""
    state = seeking("B Y" + " | -" * 9, "count-red", "five-yellow-blue: B B B", "double-pair-blue-yellow")
    assert step(state)[1:] == [
        "seeks number 2 needs Y before 0 field 1",
        "places pieces B number 3",
        "places pieces Y number 2",
    ]


def test_the_first_piece_counts_before_the_second_is_placed() -> None:
    """RULES 9.5: the first card needs only one more red piece."""
    state = seeking("R R" + " | -" * 9, "count-red: R R R R R", "count-blue", "triple-red")
    assert line(do(state, "step")) == ["count-red: R R R R R R", "count-blue", "triple-red: R"]


def test_a_body_that_no_card_needs_is_discarded() -> None:
    """RULES 9.5."""
    state = seeking("R K" + " | -" * 9, "count-red", "count-blue", "count-green")
    assert step(state)[1:] == ["places pieces R number 1", "discards pieces K"]
    assert discarded(do(state, "step")) == "K"


# --- Fulfilling (9.6, 9.7) -----------------------------------------------------------------------------------------

CHAIN = ("triple-red: R R R R <R", "double-pair-green-red: G G", "count-red: R> R")
"""With one more red piece the first card is full; then its pieces fill the second card, and the rest the third."""


def test_the_pieces_of_a_full_card_are_handed_out_again() -> None:
    """RULES 9.6: from the leftmost remaining card on, each to the first that needs it."""
    state = seeking("R B" + " | -" * 9, *CHAIN)
    state = do(state, "step")
    assert line(state) == ["triple-red: R R R R <R R", *CHAIN[1:]]
    assert step(state) == [
        "fulfils number 1 prophecy triple-red points 7",
        "places pieces R R number 1",
        "places pieces R R <R R number 2",
    ]
    state = do(state, "step")
    assert line(state) == ["double-pair-green-red: G G R R", "count-red: R> R R R <R R"]


def test_one_card_after_the_other_until_none_is_full() -> None:
    """RULES 9.6, 9.7: three cards in one turn, then three new ones from the row, and the turn is over."""
    state = seeking("R B" + " | -" * 9, *CHAIN)
    row = state.row[:]
    state = do(state, "step", "step")
    assert step(state) == ["fulfils number 1 prophecy double-pair-green-red points 4", "discards pieces G G R R"]
    state = do(state, "step")
    assert step(state) == [
        "fulfils number 1 prophecy count-red points 5",
        "discards pieces R> R R R <R R",
    ]
    state = do(state, "step")
    assert (state.phase, line(state)) == ("opponent", [])
    assert [event.split()[-1] for event in step(state)] == ["6", "5", "4"]
    state = do(state, "step")
    assert state.phase == "action"
    assert [work.card for work in own(state).line] == [row[5], row[4], row[3]]
    assert pile(state) == ["triple-red", "double-pair-green-red", "count-red"]
    assert discarded(state) == "B G G R R R> R R R <R R"


def test_pieces_handed_out_go_to_cards_on_the_left_too() -> None:
    """RULES 9.6: the first card gets two of the four, the others are needed nowhere."""
    state = seeking("R Y" + " | -" * 9, "count-blue: B", "count-green", "double-pair-red-blue: B R B")
    state = do(state, "step", "step")
    assert line(state) == ["count-blue: B B B", "count-green"]
    assert discarded(state) == "Y R R"


def test_a_card_is_full_at_its_highest_level_only() -> None:
    """RULES 9.4, 9.11: a player would already score for five red pieces."""
    state = seeking("R B" + " | -" * 9, "count-red: R R R R", "count-green", "count-black")
    state = do(state, "step")
    assert (state.phase, line(state)[0], pile(state)) == ("action", "count-red: R R R R R", [])


def test_of_two_full_cards_the_left_one_is_handed_out_first() -> None:
    """RULES 9.6: a full card needs nothing of the other."""
    state = seeking("R B" + " | -" * 9, "count-red: R R R R R", "count-blue: B B B B B", "pair-red-blue: R R B B")
    state = do(state, "step", "step")
    assert line(state) == ["count-blue: B B B B B B", "pair-red-blue: R R B B R"]
    state = do(state, "step")
    assert line(state) == ["pair-red-blue: R R B B R B"]
    state = do(state, "step")
    assert (state.phase, pile(state)) == ("opponent", ["count-red", "count-blue", "pair-red-blue"])


# --- The row (9.7, 9.8) --------------------------------------------------------------------------------------------


def test_the_rightmost_card_of_the_row_goes_to_the_right_of_his_line() -> None:
    """RULES 9.7, 9.8, 9.14: without pieces; then the row slides right and is refilled on the left."""
    state = seeking("R B" + " | -" * 9, "count-red: R R R R R", "count-blue: B", "pair-red-blue")
    (a, b, c, d, e, f), new = state.row, state.deck[-1]
    state, happened = his_turn(state)
    assert f is not None
    assert line(state) == ["count-blue: B B", "pair-red-blue: R R R", f.removeprefix("base:")]
    assert state.row == [new, a, b, c, d, e]
    assert happened[-2:] == [RowRefilled(None, (new,)), TurnBegan(0, 1, 1, last=False)]


def test_two_cards_come_from_the_right_one_after_the_other() -> None:
    """RULES 9.7, 9.8: the first new card lies next to the old ones."""
    state = seeking("R B" + " | -" * 9, "count-red: R R R R R", "count-blue: B B B B B", "count-green")
    (a, b, c, d, e, f), (second, first) = state.row, state.deck[-2:]
    state, happened = his_turn(state)
    assert [work.card for work in own(state).line] == ["base:count-green", f, e]
    assert state.row == [second, first, a, b, c, d]
    assert [entry for entry in event_lines(happened) if entry.startswith("draws")] == [
        f"draws prophecy {f} number 2 place 6".replace("base:", ""),
        f"draws prophecy {e} number 3 place 5".replace("base:", ""),
    ]


def test_at_level_5_he_draws_until_he_has_four() -> None:
    """RULES 9.7, 9.12."""
    state = seeking(
        "R B" + " | -" * 9, "count-red: R R R R R", "count-green", "count-green", "triple-green", levels=(5,)
    )
    assert len(own(his_turn(state)[0]).line) == 4


def test_a_new_card_is_compared_only_when_he_takes_again() -> None:
    """RULES 9.14: pieces discarded in this turn do not come back, even if the new card needs them."""
    state = seeking("R B" + " | -" * 9, "count-red: R R R R R", "count-green", "count-black")
    state.row[5] = "base:count-blue"
    state, _ = his_turn(state)
    assert line(state) == ["count-green", "count-black", "count-blue"]
    assert discarded(state) == "B R R R R R R"


def test_the_row_slides_after_your_turn_as_well() -> None:
    """RULES 9.8: at its end, not during it (5.2)."""
    state = hers()
    a, b, _, d, _, f = state.row
    second, first = state.deck[-2:]
    state = do(state, "draw row 3", "draw row 5")
    assert state.row == [a, b, None, d, None, f]
    assert do(state, "end").row == [second, first, a, b, d, f]


def test_the_row_stays_after_a_turn_without_cards_from_it() -> None:
    """RULES 9.8: a card drawn from the deck leaves no empty place in the row."""
    state = hers()
    row = state.row[:]
    assert do(state, "draw deck", "end").row == row
    assert do(state, min(legal(state, "take"))).row == row


def test_with_row_and_deck_exhausted_his_line_stays_short() -> None:
    """RULES 9.7, 5.3: he takes what there is and plays on."""
    state = seeking("R B | B B" + " | -" * 8, "count-red: R R R R R", "count-blue: B B B B B", "count-green")
    state.deck, state.discard = (), ()
    state.row = [None, None, None, None, None, "base:triple-blue"]
    state, _ = his_turn(state)
    assert line(state) == ["count-green", "triple-blue"]
    assert state.row == [None] * 6
    give(state, 0, board="R")
    state, _ = his_turn(do(state, "start R", "end"))
    assert line(state) == ["count-green", "triple-blue: B B"]
    state = seeking("G G | B B" + " | -" * 8)
    assert step(state) == ["discards-field field 1 pieces G G"]


# --- The supply board (4.2, 9.9) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("supply", "filled"),
    [
        ("R R | - | - | - | - | - | <Y | - | - | Y>", (1, 2, 3, 4, 5, 6, 8, 9)),
        ("- | Y Y | - | - | - | - | <R | - | - | -", (1, 3, 4, 5, 6, 7, 8, 9, 10)),
        ("Y Y | - | - | - | - | - | <Y | - | - | Y>", (1, 2, 3, 4, 5, 6, 8, 9)),
    ],
    ids=["the last bodies", "the last of heads and tails", "the last bodies, discarded"],
)
def test_the_supply_board_is_refilled_when_he_empties_it(supply: str, filled: tuple[int, ...]) -> None:
    """RULES 4.2, 9.9: every empty field is filled, also when he discards what he took."""
    state = seeking(supply, "count-red", "triple-red", "isolated-pair-red")
    state, happened = apply(state, STEP)
    assert SupplyRefilled(None, filled) in happened
    assert [len(field) for field in state.supply] == [2] * 6 + [1] * 4


def test_the_supply_board_is_not_refilled_while_bodies_are_left() -> None:
    """RULES 4.2."""
    state = seeking("R R | Y Y" + " | -" * 8, "count-red", "triple-red", "isolated-pair-red")
    state, happened = apply(state, STEP)
    assert state.supply == [(), pieces("Y Y"), *[()] * 8]
    assert not any(isinstance(event, SupplyRefilled) for event in happened)


def test_he_takes_no_temples() -> None:
    """RULES 9.9."""
    state = seeking("R B" + " | -" * 9, *CHAIN)
    assert his_turn(state)[0].piles == state.piles


# --- Undo ----------------------------------------------------------------------------------------------------------


def session_at_your_turn() -> Session:
    """Ana's first turn."""
    session = Session(solo_setup(), ruleset_of())
    session.push(parse_action(" ".join(["keep", *session.state.player.hand[:3]])))
    while session.opponent_moves:
        session.push(STEP)
    return session


def undo_code(session: Session) -> str:
    refused = session.undo_refusal()
    return refused.code if refused else ""


def test_his_steps_cannot_be_undone() -> None:
    """After he has moved, neither his steps nor the actions before them can be undone."""
    session = session_at_your_turn()
    assert undo_code(session) == "undo-opponent"
    before = session.state.text()
    assert not session.undo()
    assert session.state.text() == before


def test_your_own_actions_can_be_undone_until_he_moves() -> None:
    session = session_at_your_turn()
    before = session.state.text()
    session.push(parse_action("take 7"))
    assert session.opponent_moves
    assert session.undo()
    assert session.state.text() == before
    assert session.redo()
    session.push(STEP)
    assert undo_code(session) == "undo-opponent"
    session = session_at_your_turn()
    session.push(parse_action("draw row 1"))
    assert session.undo()
    assert undo_code(session) == "undo-opponent"


# --- The log -------------------------------------------------------------------------------------------------------


def test_his_events_give_the_reasons_for_his_moves() -> None:
    """His events name the reason for everything he does, in notation and in the player's language."""
    state = seeking(
        "Y Y | G B | - | - | - | - | <Y | <K | Y> | K>", "count-red", "pair-green-blue: B B G B G", "count-blue"
    )
    happened = his_turn(state)[1]
    assert event_lines(happened)[:5] == [
        "seeks-vainly number 1 needs R",
        "seeks number 2 needs G before 1 field 2",
        "places pieces G number 2",
        "places pieces B number 3",
        "fulfils number 2 prophecy pair-green-blue points 5",
    ]
    l10n = english(strict=True)
    registry().register_messages(l10n)
    sentences = [event_text(event, ("Ana",), state.catalog, l10n) for event in happened]
    assert sentences[0] == "No field has what card 1 of A.D.A.M. needs: red."
