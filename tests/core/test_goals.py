"""Who wins together: partners add up what they have, and a game with one goal is won or lost by all."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import parse_action
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.engine import apply, new_game
from coatl_core.game.errors import SetupRefused, VariantFailed
from coatl_core.game.events import Event, GameEnded, RoundBegan, Took, TurnBegan, VariantEvent
from coatl_core.game.goal import Goal, best_rival, of_side
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.scoresheet import PlayerScore, ScoreSheet
from coatl_core.game.scoring import _winners, score_sheet, view_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.language.l10n import L10n
from coatl_core.language.outcometext import outcome_sentences, sheet_text, winner_text
from coatl_core.plugins.variant_guard import guarded
from tests.locale.support import LANGUAGES, speaking
from tests.support import NAMES, coatl, do, example_variant, give

Partners, HighWater = example_variant("partners"), example_variant("high-water")
PAIRS = Goal(((0, 2), (1, 3)))


class Together(Variant):
    """All have one goal, and reach it if somebody has points."""

    id = "together"

    def goal(self, players: int) -> Goal:
        return Goal((tuple(range(players)),))

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        return sheet if any(player.points for player in sheet.players) else evolve(sheet, winners=())


class Enough(Variant):
    """Ends the game when somebody takes pieces, or with the option when the second round begins."""

    id = "enough"
    options = ("rounds",)

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        if isinstance(event, RoundBegan) and event.round > 1 if self.chosen else isinstance(event, Took):
            state.ask(self.id, 0, "enough-asked")
            state.finish("enough-over", {"n": state.turn})


def dealt(catalog: Catalog, *variants: Variant, players: int = 4) -> GameState:
    """A game with these variants in which everybody has kept prophecies."""
    choices = tuple(VariantChoice(each.id, each.chosen) for each in variants)
    state = new_game(Setup(NAMES[:players], "goals", card_sets=("base",), variants=choices), Ruleset(catalog, variants))
    while state.phase == "keep":
        state = do(state, f"keep {' '.join(sorted(state.player.hand)[: state.rules.kept])}")
    return state


def with_coatls(state: GameState, *coatls: str) -> ScoreSheet:
    """The score sheet with these coatls, a player each, beside each of which a card scores blue pieces."""
    for seat, text in enumerate(coatls):
        give(state, seat, coatls=[coatl(text, "count-blue")] if text else [])
    return score_sheet(state)


# Score sheets


def test_partners_add_up_their_points(catalog: Catalog) -> None:
    sheet = with_coatls(dealt(catalog, Partners()), "<BBBR>", "<BBBBBBR>", "<BBBBBR>", "")
    points = [player.points for player in sheet.players]
    assert max(points) == points[1] < points[0] + points[2]
    assert sheet.winners == (0, 2)
    assert [[player.seat for player in side] for side in sheet.sides] == [[0, 2], [1, 3]]


def test_partners_with_equal_points_win_by_their_cards_and_share_what_is_equal_in_all(catalog: Catalog) -> None:
    sheet = ScoreSheet((), (), "points", goal=PAIRS)

    def players(*each: tuple[int, int, int]) -> ScoreSheet:
        return evolve(sheet, players=tuple(PlayerScore(s, "", (), *numbers) for s, numbers in enumerate(each)))

    assert _winners(players((5, 1, 5), (4, 1, 4), (5, 1, 5), (6, 2, 6)).sides) == ((1, 3), "cards")
    assert _winners(players((5, 1, 5), (4, 1, 4), (5, 1, 5), (6, 1, 6)).sides) == ((1, 3), "coatl")
    assert _winners(players((5, 1, 5), (4, 1, 4), (5, 2, 6), (6, 2, 6)).sides) == ((0, 1, 2, 3), "shared")


def test_where_all_have_one_goal_all_have_won_unless_the_variant_says_that_nobody_has(catalog: Catalog) -> None:
    for text, winners in (("", ()), ("<BBBR>", (0, 1, 2))):
        sheet = with_coatls(dealt(catalog, Together(), players=3), text)
        assert sheet.winners == winners


def test_a_game_without_such_a_variant_has_no_goal(catalog: Catalog) -> None:
    state = dealt(catalog)
    assert (state.goal, view(state, 0).goal, score_sheet(state).goal) == (None, None, None)
    assert [len(side) for side in score_sheet(state).sides] == [1, 1, 1, 1]


def test_a_view_and_its_sheet_tell_the_goal(catalog: Catalog) -> None:
    seen = view(dealt(catalog, Partners()), 1)
    assert seen.goal == view_sheet(seen).goal == PAIRS
    assert PAIRS.partners(1) == (3,)
    assert not PAIRS.together


def test_a_side_must_be_ahead_of_the_best_other_one() -> None:
    numbers = (5, 9, 7, 1)
    assert (best_rival(numbers, 0, None), of_side(numbers, 0, None)) == (9, 5)
    assert (best_rival(numbers, 0, PAIRS), of_side(numbers, 0, PAIRS)) == (10, 12)
    everybody = Goal(((0, 1, 2, 3),))
    assert (best_rival(numbers, 0, everybody), of_side(numbers, 0, everybody)) == (None, 22)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_language_says_who_has_won_or_lost_together(catalog: Catalog, tag: str) -> None:
    l10n, state = speaking(tag), dealt(catalog, Partners())
    sheet = with_coatls(state, "<BBBR>", "", "<BBBBBR>", "")
    both = l10n("list-and").join((NAMES[0], NAMES[2]))
    told = {winner_text(evolve(sheet, decided_by=step), l10n) for step in ("points", "cards", "coatl")}
    assert len(told) == 3
    assert all(both in text for text in told)
    assert both in sheet_text(sheet, view(state, None), l10n)
    together = evolve(sheet, goal=Goal(((0, 1, 2, 3),)))
    ends = {winner_text(each, l10n) for each in (together, evolve(together, winners=()))}
    assert len(ends) == 2
    assert all(NAMES[3] in text for text in ends)


# The end


def test_a_game_that_is_finished_ends_with_the_action_whatever_is_asked_or_still_to_come(catalog: Catalog) -> None:
    state, happened = apply(dealt(catalog, Enough()), parse_action("take 1"))
    assert (state.phase, state.ending, state.turn, state.questions) == ("over", "finished", 1, ())
    assert [type(event) for event in happened] == [Took, VariantEvent, GameEnded]
    assert "finished" in state.text()


def test_a_game_that_is_finished_when_a_round_begins_has_no_turn_of_it(catalog: Catalog) -> None:
    state = dealt(catalog, Enough(("rounds",)), players=2)
    state = do(state, "take 1")
    state, happened = apply(state, parse_action("take 2"))
    assert (state.phase, state.turn) == ("over", 2)
    assert not any(isinstance(event, TurnBegan) for event in happened)


def test_the_score_sheet_says_why_a_game_was_finished(catalog: Catalog) -> None:
    setup = Setup(NAMES[:2], "goals", card_sets=("base",), variants=(VariantChoice("enough"),))
    session = Session(setup, Ruleset(catalog, (Enough(),)))
    while not session.over:
        session.push(session.legal_actions[0])
    log = [event for played in session.history for event in played.events]
    *_, reason = outcome_sentences(session.score_sheet(), session.view(None), log, L10n(()))
    assert "enough-over" in reason


# What partners see


@pytest.mark.parametrize("open_hands", [False, True])
def test_only_partners_with_open_hands_see_each_others_cards(catalog: Catalog, open_hands: bool) -> None:
    state = dealt(catalog, Partners(("open-hands",) if open_hands else ()))
    for seat in (None, 0, 1, 2, 3):
        seen, random = view(state, seat), Random(0)
        shown = () if seat is None else (seat, (seat + 2) % 4) if open_hands else (seat,)
        for number, player in enumerate(seen.players):
            cards = (state.players[number].hand, state.players[number].temples)
            assert (player.hand, player.temples) == (cards if number in shown else (None, None))
        assert view(determinize(seen, random), seat) == seen
        assert evolve(view(redeal(state, seat, random), seat), setup=seen.setup) == seen


# What is wrong


def test_two_variants_with_a_goal_are_refused(catalog: Catalog) -> None:
    with pytest.raises(SetupRefused) as caught:
        dealt(catalog, Partners(), Together())
    assert caught.value.refusal.code == "two-goals"


@pytest.mark.parametrize(
    "sides", [((0, 1), (2,)), ((0, 1), (1, 2, 3)), ((0, 1), (2, 3), ()), (0, 1, 2, 3), [[0, 1, 2, 3]]]
)
def test_sides_that_are_none_are_named(catalog: Catalog, sides: tuple[tuple[int, ...], ...]) -> None:
    class Wrong(Together):
        def goal(self, players: int) -> Goal:
            return Goal(sides)

    with pytest.raises(VariantFailed, match="each of 4 seats must be on one"):
        dealt(catalog, guarded(Wrong, (), "test"))


def test_only_what_changes_the_table_may_finish_a_game(catalog: Catalog) -> None:
    class Reader(Together):
        def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
            state.finish("together-over")
            return sheet

    with pytest.raises(VariantFailed, match="finishing"):
        score_sheet(dealt(catalog, guarded(Reader, (), "test")))


def test_a_game_cannot_be_finished_before_it_begins_nor_by_its_ending_alone(catalog: Catalog) -> None:
    class Early(Variant):
        id = "early"

        def deal(self, state: GameState) -> None:
            state.finish("early-over")

    class Written(Enough):
        def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
            state.ending = "finished"

    class Unsaid(Enough):
        def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
            state.finish("enough-over", {"piece": "nothing"})

    with pytest.raises(VariantFailed, match="before it has begun"):
        dealt(catalog, guarded(Early, (), "test"))
    for kind, reason in ((Written, "state.ending"), (Unsaid, "enough-over")):
        with pytest.raises(VariantFailed, match=reason):
            do(dealt(catalog, guarded(kind, (), "test")), "take 1")
