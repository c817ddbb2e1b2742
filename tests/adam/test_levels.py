"""The five levels: what each demands, and that none changes another (RULES 9.12)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from coatl_adam.variant import Adam
from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.cards.prophecies import prophecy
from coatl_core.game.actions import Fulfil, parse_action
from coatl_core.game.coatl import Coatl, growing, parse_coatl
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import new_game
from coatl_core.game.errors import Refusal
from coatl_core.game.refusals import refusal, why_not_beside
from coatl_core.game.rules import VariantChoice
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.registry import UnknownContent
from coatl_core.saves.wire import to_json, view_from_json
from tests.adam.support import COMBINATIONS, STEP, Keen, hers, his, own, ruleset_of, solo_setup
from tests.conftest import Effort
from tests.core.test_refusals import assert_refusals, everything, keeps
from tests.support import (
    Builder,
    Dice,
    Sensible,
    base,
    coatl,
    do,
    give,
    lay_temple,
    legal,
    random_states,
    registry,
    why_not,
)


def building(*levels: int, board: str = "", hand: tuple[str, ...] = (), coatls: tuple[Coatl, ...] = ()) -> GameState:
    """Ana's turn with this board, hand and coatls."""
    state = hers(*levels)
    give(state, 0, board=board, hand=hand, coatls=coatls)
    return state


# --- The options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["level-0", "level-6", "1", ""])
def test_there_are_five_levels_and_no_others(option: str) -> None:
    with pytest.raises(ValueError, match=f"^{option}$"):
        Adam(("level-1", option))
    with pytest.raises(UnknownContent):
        registry().ruleset(("base",), (VariantChoice("adam", (option,)),))
    assert Adam.options == ("level-1", "level-2", "level-3", "level-4", "level-5", "secret-temple")


def test_the_order_of_the_levels_does_not_matter() -> None:
    assert Adam(("level-4", "level-1", "level-4")).chosen == ("level-1", "level-4")


# --- Level 2: a hand of four ---------------------------------------------------------------------------------------


def test_at_level_2_the_hand_holds_four() -> None:
    """RULES 9.12, 5.1: three are kept, so a fifth cannot be drawn."""
    state = do(hers(2), "draw deck")
    assert len(state.player.hand) == 4
    assert why_not(state, "draw deck") == why_not(state, "draw row 1") == "hand-full 5.1"
    assert legal(state) == {"end"}


def test_without_level_2_the_hand_holds_five() -> None:
    state = do(hers(1, 3, 4, 5), "draw deck", "draw row 1")
    assert why_not(state, "draw row 2") == "hand-full 5.1"


# --- Level 3: different colours ------------------------------------------------------------------------------------


def test_at_level_3_the_prophecies_beside_a_coatl_differ_in_colour() -> None:
    """RULES 9.12: a second blue card goes to another coatl."""
    state = building(3, hand=("pair-red-black", "count-red"), coatls=(coatl("RBRKR", "pair-red-blue"), coatl("RK")))
    assert why_not(state, f"fulfil 1 {base('pair-red-black')}") == "same-card-color 9.12"
    assert legal(state, "fulfil") == {f"fulfil 1 {base('count-red')}", f"fulfil 2 {base('pair-red-black')}"}
    state = do(state, f"fulfil 2 {base('pair-red-black')}", f"fulfil 1 {base('count-red')}")
    assert [len(c.prophecies) for c in state.player.coatls] == [2, 1]


def test_at_level_3_the_prophecies_beside_a_coatl_just_closed_differ_too() -> None:
    """RULES 9.12, 6.5."""
    state = building(
        3, board="R>", hand=("pair-red-black", "count-red"), coatls=(coatl("<RBRK", "pair-red-blue"), coatl("B"))
    )
    state = do(state, "extend 1 tail R>")
    assert why_not(state, f"fulfil 1 {base('pair-red-black')}") == "same-card-color 9.12"
    assert legal(state, "fulfil") == {f"fulfil 1 {base('count-red')}"}


def test_card_colours_are_not_piece_colours() -> None:
    """RULES 9.12: ``count B`` and ``count R`` are both red cards."""
    state = building(3, hand=("count-blue",), coatls=(coatl("RRRBBB", "count-red"),))
    assert why_not(state, f"fulfil 1 {base('count-blue')}") == "same-card-color 9.12"


@pytest.mark.slow
@pytest.mark.parametrize("levels", [(), (3,), (4,), (3, 4)], ids=str)
def test_a_prophecy_may_be_fulfilled_exactly_if_it_is_met_and_may_lie_beside_the_coatl(
    effort: Effort, levels: tuple[int, ...]
) -> None:
    """RULES 6.1c, 6.3, 9.12. A view that was JSON gives the same answers."""
    asked, codes = 0, set[str]()
    for number in effort.seeds(quick=1, test=1, exhaustive=20):
        for state in random_states(solo_setup(*levels, seed=f"by {number}"), ruleset_of(*levels), Keen(f"{number}")):
            if state.phase not in ("action", "assemble", "complete"):
                continue
            elsewhere = determinize(view_from_json(to_json(view(state, 0)), state.ruleset), Random(0))
            for place, grown in growing(state.player.coatls, state.closing):
                for card in dict.fromkeys((*state.player.hand, *filter(None, state.row))):
                    reason = why_not_beside(state, 0, place, card)
                    assert why_not_beside(elsewhere, 0, place, card) == reason
                    if card in state.player.hand:
                        met = state.catalog.prophecies[card].fulfilled_by(grown.colors)
                        assert (refusal(state, Fulfil(place, card)) is None) == bool(met and reason is None)
                        asked += 1
                    if reason is not None:
                        codes.add(reason.code)
    assert asked > 100
    assert ("same-card-color" in codes) == (3 in levels)


def test_at_level_3_it_is_known_beforehand_what_may_not_lie_beside_a_coatl() -> None:
    """RULES 9.12: of a card that is not met yet, of one still in the row, and in A.D.A.M.'s turn."""
    state = building(3, hand=("pair-red-black",), coatls=(coatl("RBR", "pair-red-blue"), coatl("Y")))
    state.row[0] = base("pair-yellow-blue")
    for phase in ("action", "choose", "opponent"):
        state.phase = phase
        for card in ("pair-red-black", "pair-yellow-blue"):
            refused = why_not_beside(state, 0, 1, base(card))
            assert refused == Refusal("same-card-color", "9.12", {"coatl": 1, "colors": "B"})
            assert why_not_beside(state, 0, 2, base(card)) is None


# --- Level 4: four prophecies --------------------------------------------------------------------------------------

SERPENT = "<RBRKYBYGY"
"""Closed with ``K>`` it meets four blue cards (R B, R K, Y B, Y G), a fifth with its tail (Y K), and the red count
Y."""

PAIRS = ("pair-red-blue", "pair-red-black", "pair-yellow-blue", "pair-yellow-black")


def before_closing(*levels: int, beside: int = 0, hand: tuple[str, ...] = ()) -> GameState:
    """``SERPENT`` with the first ``beside`` of the pairs beside it, and two tails on the board to close it."""
    return building(*levels, board="K> R>", hand=hand, coatls=(coatl(SERPENT, *PAIRS[:beside]),))


@pytest.mark.parametrize("beside", range(5))
def test_at_level_4_a_coatl_is_closed_only_if_it_can_get_four(beside: int) -> None:
    """RULES 9.12: those beside it count, and those of the hand that it then meets."""
    state = before_closing(4, beside=beside, hand=PAIRS[beside:])
    assert "extend 1 tail K>" in legal(state)
    if beside < 4:
        state = before_closing(4, beside=beside, hand=PAIRS[beside:-1])
        assert why_not(state, "extend 1 tail K>") == "closing-with-too-few 9.12"


def test_at_level_4_the_closing_piece_may_meet_the_fourth() -> None:
    """RULES 9.12: Y K is met with a black tail only."""
    state = before_closing(4, beside=3, hand=PAIRS[3:])
    assert legal(state, "extend") == {"extend 1 tail K>"}
    assert why_not(state, "extend 1 tail R>") == "closing-with-too-few 9.12"


def test_at_level_4_two_identical_cards_count_as_one() -> None:
    """RULES 9.12, 6.3."""
    state = before_closing(4, beside=2, hand=("count-yellow", "count-yellow"))
    assert why_not(state, "extend 1 tail K>") == "closing-with-too-few 9.12"
    state = before_closing(4, beside=2, hand=("count-yellow", "count-yellow", "pair-yellow-green"))
    assert why_not(state, "extend 1 tail K>") == ""
    twice = coatl(SERPENT, "pair-red-blue", "pair-red-black", "count-yellow")
    state = building(4, board="K>", hand=("count-yellow",), coatls=(twice,))
    assert why_not(state, "extend 1 tail K>") == "closing-with-too-few 9.12"


def test_at_level_4_four_must_be_placed_before_done() -> None:
    """RULES 9.12, 6.5: and before a temple."""
    state = before_closing(4, beside=2, hand=(*PAIRS[2:], "pair-yellow-green"))
    lay_temple(state, 0, base("blue-equals-yellow-length-12"))
    lay_temple(state, 1, base("no-blue-length-10"))
    state = do(state, "extend 1 tail K>")
    assert why_not(state, "done") == why_not(state, "claim pile 2") == "more-prophecies-first 9.12"
    assert legal(state) == {f"fulfil 1 {base(card)}" for card in (*PAIRS[2:], "pair-yellow-green")}
    state = do(state, f"fulfil 1 {base(PAIRS[2])}")
    assert why_not(state, "done") == "more-prophecies-first 9.12"
    state = do(state, f"fulfil 1 {base('pair-yellow-green')}")
    assert legal(state) == {"claim pile 2", "done"}


def test_at_level_4_an_open_coatl_may_have_fewer() -> None:
    """RULES 9.12: four are needed only to complete it."""
    state = building(4, board="<R", hand=("pair-red-blue",), coatls=(coatl("RB"),))
    assert legal(state) >= {f"fulfil 1 {base('pair-red-blue')}", "extend 1 head <R", "start <R"}


def test_without_level_4_one_prophecy_is_enough() -> None:
    """RULES 6.4."""
    state = do(before_closing(1, 2, 3, 5, beside=1), "extend 1 tail R>", "done")
    assert state.player.completed == 1


def test_at_level_4_no_prophecy_may_make_four_impossible() -> None:
    """RULES 9.12: of two identical cards with different colours, a player could choose the wrong one.

    The base game has no such cards, but another card set may have some.
    """
    one, two, three = (((1, points),) for points in (1, 2, 3))
    made = [
        prophecy("test:first", "B", "R", one),
        prophecy("test:second", "G", "R", two),
        prophecy("test:black", "K", "R R", one),
        prophecy("test:red", "R", "R R", one),
        prophecy("test:last", "K", "R", three),
    ]
    sets = (*ruleset_of().catalog.sets, CardSet("test", tuple((card, 1) for card in made), ()))
    state = new_game(solo_setup(3, 4), Ruleset(Catalog(sets), ruleset_of(3, 4).variants))
    state = do(state, " ".join(["keep", *state.player.hand[:3]]), "step")
    give(state, 0, board="R>")
    state.player.hand = ("test:black", "test:red", "test:last")
    state.player.coatls = (parse_coatl("<RR").with_prophecy("test:first").with_prophecy("test:second"),)
    state = do(state, "extend 1 tail R>")
    assert why_not(state, "fulfil 1 test:black") == "prophecy-blocks-others 9.12"
    assert legal(state) == {"fulfil 1 test:red", "fulfil 1 test:last"}
    assert "done" in legal(do(state, "fulfil 1 test:red", "fulfil 1 test:last"))


# --- Together ------------------------------------------------------------------------------------------------------


def test_levels_3_and_4_together_need_four_colours() -> None:
    """RULES 9.12: for level 4 alone, four blue cards are enough."""
    assert why_not(before_closing(4, hand=PAIRS), "extend 1 tail K>") == ""
    assert why_not(before_closing(3, 4, hand=PAIRS), "extend 1 tail K>") == "closing-with-too-few 9.12"
    colorful = ("count-red", "triple-red", "pair-red-blue", "double-pair-red-blue")
    serpent = (coatl("<RRRBBYYY"),)
    state = building(3, 4, board="K>", hand=colorful, coatls=serpent)
    state = do(state, "extend 1 tail K>", *(f"fulfil 1 {base(card)}" for card in colorful), "done")
    assert state.player.completed == 1
    colorful = ("count-red", "count-yellow", "pair-red-blue", "double-pair-red-blue")
    assert why_not(building(4, board="K>", hand=colorful, coatls=serpent), "extend 1 tail K>") == ""
    assert (
        why_not(building(3, 4, board="K>", hand=colorful, coatls=serpent), "extend 1 tail K>")
        == "closing-with-too-few 9.12"
    )


def test_with_levels_3_and_4_a_card_of_the_wrong_colour_is_refused_for_its_colour() -> None:
    """RULES 9.12: the closed coatl can still get four."""
    colorful = ("count-red", "count-yellow", "triple-red", "pair-red-blue", "double-pair-red-blue")
    state = building(3, 4, board="K>", hand=colorful, coatls=(coatl("<RRRBBYYY"),))
    state = do(state, "extend 1 tail K>", f"fulfil 1 {base('count-yellow')}")
    assert why_not(state, f"fulfil 1 {base('count-red')}") == "same-card-color 9.12"
    assert legal(state) == {f"fulfil 1 {base(card)}" for card in colorful[2:]}


@pytest.mark.parametrize("levels", COMBINATIONS, ids=str)
def test_no_level_changes_another(levels: tuple[int, ...]) -> None:
    """RULES 9.12: each level demands the same, alone or in any combination."""

    def refused(level: int, code: str) -> str:
        return code if level in levels else ""

    hand_of_four = building(*levels, hand=("count-red", "count-blue", "count-green", "count-black"))
    assert why_not(hand_of_four, "draw deck") == refused(2, "hand-full 5.1")
    second_blue = building(*levels, hand=("pair-red-black",), coatls=(coatl("RBRK", "pair-red-blue"),))
    assert why_not(second_blue, f"fulfil 1 {base('pair-red-black')}") == refused(3, "same-card-color 9.12")
    assert why_not(before_closing(*levels, beside=1), "extend 1 tail K>") == refused(4, "closing-with-too-few 9.12")
    assert len(own(his(*levels)).line) == (4 if 5 in levels else 3)
    winning = building(*levels, coatls=(coatl("<RRR>", "triple-red"),))
    assert score_sheet(winning).verdict == ("adam-verdict-temple" if 1 in levels else "adam-verdict-won")


# --- Legal or refused ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("levels", [(), (3,), (4,), (3, 4), (1, 2, 3, 4, 5)], ids=str)
def test_an_action_is_legal_exactly_if_it_is_not_refused(effort: Effort, levels: tuple[int, ...]) -> None:
    actions = [*everything(ruleset_of(*levels).catalog), STEP]
    every = effort(quick=47, test=47, exhaustive=7)
    for number, policy in enumerate((Dice, Sensible, Builder)):
        setup = solo_setup(*levels, seed=f"{levels} {number}", strict_x=number == 1)
        for turn, state in enumerate(random_states(setup, ruleset_of(*levels), policy(str(number)))):
            if state.phase in ("keep", "complete", "over") or turn % every == 0:
                assert_refusals(state, [*actions, *keeps(state)])


@pytest.mark.parametrize(
    ("code", "build", "text"),
    [
        (
            "same-card-color",
            lambda: building(3, hand=("count-blue",), coatls=(coatl("RRRBBB", "count-red"),)),
            "fulfil 1 base:count-blue",
        ),
        ("closing-with-too-few", lambda: before_closing(4, beside=1), "extend 1 tail K>"),
        ("more-prophecies-first", lambda: do(before_closing(4, beside=3, hand=PAIRS[3:]), "extend 1 tail K>"), "done"),
    ],
)
def test_every_refusal_has_a_message(code: str, build: Callable[[], GameState], text: str) -> None:
    """The core knows no levels: the sentence says that the game demands it."""
    state, l10n = build(), english(strict=True)
    registry().register_messages(l10n)
    refused = refusal(state, parse_action(text))
    assert refused is not None
    assert refused.code == code
    assert "this game" in refusal_text(refused, state.catalog, l10n)
