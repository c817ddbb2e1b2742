"""The thirteen omens by the rules (11.3, 11.4): what each makes harder, what it counts, and its bands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coatl_core.game.actions import parse_action
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import GameEnded, RoundBegan, VariantEvent
from coatl_core.game.legal_actions import offers
from coatl_core.game.state import GameState
from coatl_core.game.track import Track
from coatl_core.game.view import view
from coatl_tribes.names import ANGRY
from coatl_tribes.omens import EVER, NONE, OMENS, count, kind, worth
from coatl_tribes.variant import react
from tests.support import base, coatl, do, events, give, lay, lay_temple, legal, on_board, why_not
from tests.tribes.support import hold, lines, own, points, remember, ruleset, setup, table

SUPPLY = "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>"
RED, BLUE, GREEN = (base(f"count-{color}") for color in ("red", "blue", "green"))


def under(omen: str, place: int = 0, *tribes: str) -> GameState:
    state = table(*tribes, omen=omen, place=place)
    lay(state, SUPPLY)
    for seat in (0, 1):
        give(state, seat, board="", hand=(), coatls=())
    return state


def last_turn_of(state: GameState) -> GameState:
    """The last turn of the round in which the omen ends."""
    remember(state, "calendar", day=own(state).calendar.ends[1])
    state.seat, state.turn = 1, 2
    return state


# Dealing


def test_three_of_thirteen_omens_are_drawn_and_angry_gods_have_colours_of_their_own() -> None:
    """S206"""
    drawn = set()
    for number in range(60):
        omens = own(new_game(setup("omens", seed=f"drawn {number}"), ruleset("omens"))).omens.drawn
        assert len({*omens}) == 3
        drawn |= {*omens}
    assert {kind(omen) for omen in drawn} == {*OMENS}
    assert len([omen for omen in drawn if kind(omen) == ANGRY]) == 5


# Calamities


def test_wrath_of_gods_demands_a_prophecy_for_a_temple() -> None:
    state = under("wrath")
    lay_temple(state, 0, base("no-blue-length-10"))
    give(state, 0, board="K>", hand=("count-red",), temples=(), coatls=[coatl("<RRRR", "pair-red-black")])
    state = do(state, "extend 1 tail K>")
    poor = do(state, f"fulfil 1 {RED}")
    assert why_not(poor, "claim pile 1") == "tribes-no-price 11.4"
    assert "done" in legal(poor)
    state = do(state, "claim pile 1")
    state = do(state, "do tribes no-push")
    assert legal(state) == {f"do tribes toll {RED}"}
    state = do(state, f"do tribes toll {RED}")
    assert (state.phase, state.player.hand, state.discard[-1], own(state).paid) == ("assemble", (), RED, (1, 0))


def test_an_angry_god_demands_a_prophecy_for_each_piece_of_the_colour() -> None:
    state = under("angry-R")
    give(state, 0, hand=("count-red", "count-blue"))
    state = do(state, "take 2")
    assert state.questions[-1].values == {"omen": "angry", "color": "R", "pieces": "R"}
    assert legal(state) == {f"do tribes keep R {RED}", f"do tribes keep R {BLUE}", "do tribes leave R"}
    state = do(state, f"do tribes keep R {RED}", "do tribes leave R")
    assert (on_board(state, 0), state.player is state.players[1], state.bodies[0].text) == ("R", True, "R")


def test_what_would_have_to_be_paid_is_told_in_the_offer_before_it_is_paid() -> None:
    state = under("angry-R")
    give(state, 0, hand=("count-red",))
    told = [(offer.message, offer.values) for offer in offers(do(state, "take 7"))]
    assert told == [
        ("tribes-do-keep", {"pieces": "<R", "card": RED}),
        ("tribes-do-leave", {"pieces": "<R"}),
    ]


def test_a_taxed_piece_is_refused_and_the_rest_is_taken() -> None:
    """S206: who cannot pay for the gold takes the stones and the corn."""
    state = under("angry-B")
    after, happened = apply(state, parse_action("take 1"))
    assert (on_board(after, 0), after.bodies[0].text, after.seat) == ("G", "B", 1)
    left = next(event for event in happened if isinstance(event, VariantEvent))
    assert (left.message, left.values["pieces"], left.values["color"]) == ("tribes-left", "B", "B")


def test_nobody_takes_only_pieces_that_cannot_be_paid_for() -> None:
    state = under("angry-B")
    assert why_not(state, "take 6") == "tribes-no-price 11.4"
    assert "take 6" not in legal(state)
    assert why_not(under("angry-R"), "take 7") == "tribes-no-price 11.4"


def test_of_two_taxed_pieces_only_one_is_kept_with_one_prophecy() -> None:
    state = under("angry-B")
    give(state, 0, hand=("count-red",))
    state = do(state, "take 6", f"do tribes keep B {RED}")
    assert legal(state) == {"do tribes leave B"}
    assert on_board(do(state, "do tribes leave B"), 0) == "B"


def test_a_taxed_piece_that_was_given_away_meanwhile_costs_nothing_more() -> None:
    """A question of another variant may be answered first, with the very piece."""
    state = under("angry-R")
    give(state, 0, hand=("count-red",))
    state = do(state, "take 7")
    give(state, 0, board="")
    assert legal(state) == {"do tribes leave <R"}
    left = do(state, "do tribes leave <R")
    assert (on_board(left, 0), left.phase, left.seat) == ("", "action", 1)


def test_gold_shortage_demands_a_prophecy_for_heads_and_tails() -> None:
    state = under("gold")
    assert why_not(state, "take 7") == "tribes-no-price 11.4"
    give(state, 0, hand=("count-red",))
    state = do(state, "take 10")
    assert on_board(do(state, f"do tribes keep Y> {RED}"), 0) == "Y>"
    left = do(state, "do tribes leave Y>")
    assert (on_board(left, 0), left.tails[0].text) == ("", "Y>")


def test_balam_draws_only_for_a_head_that_is_kept() -> None:
    state = under("gold", 0, "balam")
    give(state, 0, hand=("count-red",))
    state = do(state, "take 7")
    assert len(do(state, "do tribes leave <R").players[0].hand) == 1
    assert RED not in do(state, f"do tribes keep <R {RED}").players[0].hand
    assert len(do(state, f"do tribes keep <R {RED}").players[0].hand) == 1


def test_wildfire_leaves_one_of_two_bodies_of_one_colour() -> None:
    state = under("wildfire")
    assert on_board(do(state, "take 2"), 0) == "R"
    assert on_board(do(state, "take 1"), 0) == "B G"
    assert do(state, "take 2").bodies[0].text == "R"


def test_drought_allows_two_prophecies_in_one_action() -> None:
    state = do(under("drought"), "draw row 1", "draw deck")
    assert why_not(state, "draw row 2") == "tribes-drought 11.4"
    assert legal(state) == {"end"}


def test_drought_counts_each_action_of_a_turn_by_itself() -> None:
    state = under("drought")
    state.actions_left = 2
    state = do(state, "draw row 1", "draw deck", "end", "draw row 2", "draw row 3")
    assert legal(state) == {"end"}


def test_a_desecration_costs_two_points_for_each_coatl_closed() -> None:
    state = under("desecration")
    give(state, 0, board="K>", coatls=[coatl("<RRRR", "count-red")])
    before = points(state)[0]
    state = do(state, "extend 1 tail K>", "done", "do tribes no-push", "end")
    assert ("closed", -2) in lines(state, 0)
    hold(state, "desecration", 1)
    assert ("closed", -2) in lines(state, 0)
    assert before == -3 + 3


def test_without_teachers_a_prophecy_costs_another_one() -> None:
    state = under("teachers")
    give(state, 0, hand=("count-red",), coatls=[coatl("RRR")])
    assert why_not(state, f"fulfil 1 {RED}") == "tribes-no-price 11.4"
    give(state, 0, hand=("count-red", "count-blue"))
    state = do(state, f"fulfil 1 {RED}", f"do tribes toll {BLUE}")
    assert (state.phase, state.player.hand) == ("assemble", ())


def test_without_teachers_no_coatl_is_closed_that_could_get_no_prophecy() -> None:
    state = under("teachers")
    give(state, 0, board="K>", hand=("count-red",), coatls=[coatl("<RRR")])
    assert why_not(state, "extend 1 tail K>") == "tribes-no-closing 11.4"
    give(state, 0, hand=("count-red", "count-blue"))
    state = do(state, "extend 1 tail K>", f"fulfil 1 {RED}", f"do tribes toll {BLUE}")
    assert "done" in legal(state)


def test_without_teachers_yaluk_keeps_what_the_coatl_just_closed_needs() -> None:
    state = under("teachers", 0, "yaluk")
    cards = ("count-red", "pair-red-blue", "count-blue", "count-green")
    give(state, 0, board="K>", hand=cards[:3], coatls=[coatl("<RBRBRBR")])
    assert why_not(state, "extend 1 tail K>") == "tribes-no-closing 11.4"
    give(state, 0, hand=cards, coatls=[coatl("<RBRBRR")])
    state = do(state, "extend 1 tail K>", f"fulfil 1 {RED}")
    assert legal(state) == {f"do tribes toll {BLUE}", f"do tribes toll {GREEN}"}


def test_forgotten_arts_demand_the_second_level() -> None:
    state = under("arts")
    give(state, 0, board="R K>", hand=("count-red",), coatls=[coatl("<RRR")])
    assert why_not(state, f"fulfil 1 {RED}") == "tribes-arts 11.4"
    assert why_not(state, "extend 1 tail K>") == "tribes-no-closing 11.4"
    assert why_not(do(state, "extend 1 tail R"), f"fulfil 1 {RED}") == ""


def test_forgotten_arts_leave_cards_with_a_single_level_alone() -> None:
    state = under("arts")
    give(state, 0, hand=("five-red-green",), coatls=[coatl("RRRGG")])
    assert why_not(state, f"fulfil 1 {base('five-red-green')}") == ""


def test_crowding_demands_a_prophecy_for_a_new_coatl() -> None:
    state = under("crowding")
    give(state, 0, board="R B")
    assert why_not(state, "start R") == "tribes-no-price 11.4"
    give(state, 0, hand=("count-red",))
    state = do(state, "start R", f"do tribes toll {RED}")
    assert (state.phase, legal(state, "start")) == ("assemble", set())
    assert "extend 1 head B" in legal(state)


def test_floods_allow_three_pieces_in_one_turn() -> None:
    state = under("floods")
    give(state, 0, board="R R R R R R")
    state.actions_left = 2
    state = do(state, "start R", "extend 1 head R", "end", "extend 1 head R")
    assert why_not(state, "extend 1 head R") == "tribes-floods 11.4"
    assert legal(state) == {"end"}


def test_when_a_famine_ends_everybody_feeds_their_coatls() -> None:
    state = last_turn_of(under("famine"))
    give(state, 0, hand=("count-red",), coatls=[coatl("R"), coatl("B")])
    give(state, 1, hand=("count-blue", "count-green"), coatls=[coatl("R"), coatl("<RRR>", "count-red")])
    state = do(state, "take 1")
    assert (state.seat, state.questions[-1].message, state.questions[-1].values) == (0, "tribes-ask-feed", {"n": 2})
    state = do(state, f"do tribes feed {RED}")
    assert (state.seat, legal(state)) == (1, {f"do tribes feed {BLUE}", f"do tribes feed {GREEN}", "do tribes no-feed"})
    state = do(state, f"do tribes feed {BLUE}", f"do tribes feed {GREEN}")
    assert (state.seat, state.phase, own(state).omens.counts) == (0, "action", ((1, 2),))
    assert lines(state, 0)[::2] == [("omen", 0), ("unfed", -2)]
    assert lines(state, 1)[:1] == [("omen", 3)]


def test_in_a_famine_that_ends_with_the_game_everybody_feeds_by_themselves() -> None:
    state = under("famine", 2)
    give(state, 0, hand=("count-red", "count-blue", "count-green"), coatls=[coatl("R"), coatl("B")])
    give(state, 1, coatls=[coatl("R")])
    state.seat, state.last_turns, state.ending = 1, [], "coatls"
    state = do(state, "take 1")
    assert (state.phase, state.players[0].hand) == ("over", (GREEN,))
    assert (lines(state, 0)[-1], lines(state, 1)[-2:]) == (("omen", 0), [("omen", -3), ("unfed", -2)])


def test_a_famine_that_holds_counts_as_if_it_ended_now() -> None:
    """How many prophecies a hand holds is open (2.6): so many coatls it could feed."""
    state = under("famine")
    give(state, 0, hand=("count-red", "count-blue", "count-green"), coatls=[coatl("R"), coatl("B")])
    give(state, 1, hand=("count-red",), coatls=[coatl("R"), coatl("B"), coatl("<RRR>", "count-red")])
    assert [count(state, seat, "famine") for seat in (0, 1)] == [2, 1]
    assert (lines(state, 0), lines(state, 1)) == ([("omen", 3)], [("omen", 0), ("unfed", -4)])
    track = view(state, 0).panel()[0][1][0]
    assert isinstance(track, Track)
    assert (track.windows[0].counts, track.windows[0].points) == ((2, 1), (3, 0))
    for looker in (0, 1, None):
        seen = view(state, looker)
        assert [count(seen, seat, "famine") for seat in (0, 1)] == [2, 1]


# What is counted


@pytest.mark.parametrize(
    ("omen", "counted"),
    [
        *(("wrath", 1), ("angry-R", 9), ("angry-Y", 0), ("wildfire", 13), ("drought", 3), ("gold", 3)),
        *(("desecration", 1), ("teachers", 8), ("arts", 2), ("crowding", 3), ("famine", 0), ("floods", 6)),
    ],
)
def test_omens_count_what_lies_before_a_player(omen: str, counted: int) -> None:
    state = under(omen)
    complete = coatl("<RRRGRRR>", "count-red", "triple-red", temple="no-blue-length-10")
    give(state, 0, coatls=[complete, coatl("<BRBRBR", "pair-red-blue")])
    assert count(state, 0, omen) == counted


@pytest.mark.parametrize(
    ("omen", "place", "worths"),
    [
        ("wrath", 0, {0: 0, 1: 3, 2: 7}),
        ("wrath", 2, {1: -3, 2: 0, 3: 3}),
        ("angry-B", 0, {0: -3, 1: 0, 2: 3, 3: 7}),
        ("angry-K", 2, {2: -3, 3: 0, 4: 3, 5: 3, 6: 7}),
        ("wildfire", 0, {5: -3, 6: 0, 7: 3, 8: 3, 9: 7}),
        ("drought", 1, {1: -3, 2: 0, 3: 3, 4: 7}),
        ("gold", 2, {3: -3, 4: 0, 5: 0, 6: 3}),
        ("desecration", 0, {0: 0, 1: 3, 2: 7}),
        ("teachers", 2, {6: -3, 7: 0, 8: 0, 9: 3, 10: 7}),
        ("arts", 2, {1: -3, 2: 0, 3: 3, 4: 7}),
        ("crowding", 0, {0: -3, 1: 0, 2: 3, 3: 7}),
        ("crowding", 2, {2: -3, 3: 0, 4: 3, 5: 7}),
        ("famine", 0, {0: 0, 1: 0, 2: 3, 3: 7}),
        ("floods", 0, {4: -3, 5: 0, 6: 3, 7: 7}),
        ("floods", 2, {0: 0, 2: 0, 3: 3, 9: 3, 10: 7}),
    ],
)
def test_the_bands_give_minus_three_nothing_three_or_seven(omen: str, place: int, worths: dict[int, int]) -> None:
    assert {number: worth(omen, place, number) for number in worths} == worths


def test_a_band_that_is_not_there_is_a_dash_in_the_docs() -> None:
    """Without a last number everything above the second gives +3; without a first one nothing costs 3 points."""
    text = (Path(__file__).parents[2] / "docs" / "tribes.md").read_text("utf-8")
    rows = re.findall(r"\| ([–\d, ]+ / [–\d, ]+ / [–\d, ]+) \|$", text[: text.index("## Balance")], re.MULTILINE)
    told = [tuple(tuple(place.split(", ")) for place in bands.split(" / ")) for bands in rows]
    signs = {NONE: "–", EVER: "–"}
    assert told == [
        tuple(tuple(signs.get(last, str(last)) for last in place) for place in omen.bands) for omen in OMENS.values()
    ]
    assert (worth("wrath", 2, EVER), worth("gold", 2, EVER), worth("famine", 0, 0)) == (3, 3, 0)


# The reckoning


def test_an_omen_that_is_over_is_reckoned_for_ever() -> None:
    """S206: all counts, whenever one got it, but nothing that comes later."""
    state = last_turn_of(under("drought"))
    give(state, 0, coatls=[coatl("RRRR", "count-red")])
    state = do(state, "take 1")
    assert own(state).omens.counts == ((1, 0),)
    give(state, 0, coatls=[coatl("RRRR", "count-red", "triple-red", "pair-red-black", "pair-red-blue")])
    assert lines(state, 0)[0] == ("omen", 0)


def test_points_may_fall_below_zero() -> None:
    state = last_turn_of(under("drought"))
    assert points(state) == [-3, -3]
    assert points(do(state, "take 1"))[0] < 0


def test_the_omen_that_holds_counts_as_if_it_ended_now() -> None:
    state = under("floods", 0)
    give(state, 0, coatls=[coatl("R" * 5)])
    assert lines(state, 0) == [("omen", 0)]
    give(state, 0, coatls=[coatl("R" * 19)])
    assert lines(state, 0) == [("omen", 7)]


def test_at_an_early_end_the_running_omen_is_reckoned_and_later_ones_are_void() -> None:
    state = under("drought", 0)
    state.seat, state.last_turns, state.ending = 1, [], "coatls"
    state, happened = apply(state, parse_action("take 1"))
    assert any(isinstance(event, GameEnded) for event in happened)
    assert own(state).omens.counts == ((0, 0),)
    assert lines(state, 0) == [("omen", -3)]


def test_a_game_that_ends_in_the_calm_knows_no_omen() -> None:
    state = under("drought")
    remember(state, "calendar", day=3)
    state.seat, state.last_turns, state.ending = 1, [], "coatls"
    state = do(state, "take 1")
    assert (own(state).omens.counts, points(state)) == ((), [0, 0])


def test_an_omen_that_begins_is_told() -> None:
    state = under("floods")
    remember(state, "calendar", day=6)
    state.seat, state.turn = 1, 2
    assert "take 1" in legal(state)
    told = [event for event in events(state, "take 1") if isinstance(event, VariantEvent)]
    assert [(event.message, event.values["omen"]) for event in told] == [("tribes-begins", "floods")]


def test_nothing_happens_in_the_first_round() -> None:
    state = under("floods")
    before = state.text()
    react(state, RoundBegan(None, 1), None)
    assert state.text() == before
