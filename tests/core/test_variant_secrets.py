"""What variants give points for, what they hide, and with what they cannot be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from attrs import frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Do
from coatl_core.game.coatl import VariantLine
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.engine import advance, new_game
from coatl_core.game.errors import Refusal, SetupRefused, VariantFailed
from coatl_core.game.events import Event, VariantEvent, seen_by
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Offer
from coatl_core.game.opponent import Table
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.scoring import score_sheet, seen_sheet, view_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.language.viewtext import view_text
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.wire import event_from_json, to_json, view_from_json
from tests.support import NAMES, Dice, coatl, do, give, play


class Rack(Variant):
    """Each piece left on a board takes a point away."""

    id = "rack"

    def points(self, table: Table, seat: int) -> Sequence[VariantLine]:
        left = len(table.players[seat].board)
        return [VariantLine("rack-left", -left, {"n": left})] if left else []


@frozen
class Stars:
    """The star under which each player was born, and how many of them everybody has seen."""

    signs: tuple[int, ...]
    shown: int = 0


class Born(Variant):
    """Each player has a secret number from 1 to 12, which is worth a point if it is even."""

    id = "born"
    memory = Stars

    def deal(self, state: GameState) -> Stars:
        random = state.lot("stars")
        return Stars(tuple(1 + int(12 * random.random()) for _ in state.players))

    def seen(self, own: Stars, seat: int | None) -> Stars:
        return Stars(tuple(sign if number == seat else 0 for number, sign in enumerate(own.signs)), own.shown)

    def guess(self, own: Stars, seat: int | None, random: Random) -> Stars:
        return Stars(tuple(sign or 1 + int(12 * random.random()) for sign in own.signs), own.shown)

    def points(self, table: Table, seat: int) -> Sequence[VariantLine]:
        even = table.variants[self.id].signs[seat] % 2 == 0
        return [VariantLine("born-even", 1)] if even else []


class Lonely(Variant):
    """Cannot be played by more than two, nor with other variants."""

    id = "lonely"

    def conflicts(self, setup: Setup) -> Refusal | None:
        if len(setup.variants) > 1:
            return Refusal("lonely-others", "", {"n": len(setup.variants)})
        return Refusal("lonely-players", "") if len(setup.players) > 2 else None


class Alms(Variant):
    """A player may lay a prophecy of the hand on the discards."""

    id = "alms"

    def moves(self, state: GameState) -> Sequence[Offer]:
        cards = dict.fromkeys(state.player.hand)
        return [Offer(Do(self.id, "give", [card]), "alms-give") for card in cards] if state.phase == "action" else []

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        hand = [*state.player.hand]
        hand.remove(move.args[0])
        state.player.hand = tuple(hand)
        state.discard += (move.args[0],)
        return True


def game(catalog: Catalog, *kinds: type[Variant], players: int = 2, seed: str = "secrets") -> GameState:
    ruleset = Ruleset(catalog, tuple(guarded(kind, (), "test") for kind in kinds))
    choices = tuple(VariantChoice(kind.id) for kind in kinds)
    return new_game(Setup(NAMES[:players], seed, card_sets=("base",), variants=choices), ruleset)


# Points


def test_points_of_a_variant_are_added_and_decide_who_has_won(catalog: Catalog) -> None:
    """RULES 8.5, 8.7: Ana has three points and four pieces left, Bao nothing at all."""
    state = game(catalog, Rack)
    give(state, 0, coatls=[coatl("<RRR>", "triple-red")], board="R R B B")
    sheet = score_sheet(state)
    assert [player.points for player in sheet.players] == [-1, 0]
    assert [player.lines for player in sheet.players] == [(VariantLine("rack-left", -4, {"n": 4}),), ()]
    assert (sheet.winners, sheet.decided_by) == ((1,), "points")


def test_the_table_as_text_tells_what_for(catalog: Catalog) -> None:
    state, l10n = game(catalog, Rack), english()
    l10n.add_messages("en", "rack-left = pieces left: { $n }")
    give(state, 0, board="R R")
    lines = view_text(view(state, 0), l10n).replace("\u2068", "").replace("\u2069", "").splitlines()
    assert "  pieces left: 2: \N{MINUS SIGN}2 points" in lines


def test_points_are_known_from_a_view(catalog: Catalog) -> None:
    state = game(catalog, Rack)
    give(state, 1, board="R B")
    variant = state.ruleset.variants[0]
    assert variant.points(view(state, 0), 1) == variant.points(state, 1) == [VariantLine("rack-left", -2, {"n": 2})]


@pytest.mark.parametrize(
    "wrong", [lambda self, table, seat: [3], lambda self, table, seat: [VariantLine("x", True)], lambda *_: 7]
)
def test_wrong_points_are_named(catalog: Catalog, wrong: Any) -> None:
    state = game(catalog, type("Wrong", (Rack,), {"points": wrong}))
    with pytest.raises(VariantFailed, match="test: rack: points: returned"):
        score_sheet(state)


# Secrets


def test_a_seat_sees_what_the_variant_shows_it(catalog: Catalog) -> None:
    state = game(catalog, Born, players=3)
    signs = state.variants["born"].signs
    assert view(state, 1).variants["born"] == Stars((0, signs[1], 0))
    assert view(state, None).variants["born"] == Stars((0, 0, 0))
    assert view_from_json(to_json(view(state, 2)), state.ruleset) == view(state, 2)


def test_states_that_differ_in_a_secret_only_look_alike(catalog: Catalog) -> None:
    """RULES 2.6"""
    state = game(catalog, Born)
    other = state.clone()
    other.variants["born"] = Stars((state.variants["born"].signs[0], 99))
    assert view(state, 0) == view(other, 0)
    assert view(state, 1) != view(other, 1)
    assert redeal(state, 0, Random(3)).text() == redeal(other, 0, Random(3)).text()


def test_a_guess_fits_what_is_seen_and_differs_from_time_to_time(catalog: Catalog) -> None:
    state = game(catalog, Born, players=4)
    seen = view(state, 0)
    guesses = [determinize(seen, Random(n)).variants["born"] for n in range(9)]
    guesses += [redeal(state, 0, Random(n)).variants["born"] for n in range(9)]
    assert all(view(determinize(seen, Random(n)), 0) == seen for n in range(3))
    assert len(set(guesses)) > 5
    assert {guess.signs[0] for guess in guesses} == {state.variants["born"].signs[0]}


def test_random_games_with_secrets_come_to_an_end(catalog: Catalog) -> None:
    state = game(catalog, Born, Rack)
    session = Session(state.setup, state.ruleset)
    for actions, action in play(state, Dice("secrets")):
        assert actions == legal_actions(session.state)
        session.push(action)
    assert score_sheet(state) == session.score_sheet()


def test_before_the_end_the_score_sheet_counts_only_what_the_seat_sees(catalog: Catalog) -> None:
    state, other = (game(catalog, Born) for _ in range(2))
    state.variants["born"], other.variants["born"] = Stars((2, 4)), Stars((2, 3))
    assert score_sheet(state) != score_sheet(other)
    alike = [seen_sheet(state, seat) == seen_sheet(other, seat) for seat in (None, 0, 1)]
    assert alike == [True, True, False]
    assert seen_sheet(state, 0).winners == ()
    assert [view_sheet(view(state, seat)) for seat in (None, 0, 1)] == [
        seen_sheet(state, seat) for seat in (None, 0, 1)
    ]
    state.phase = "over"
    assert seen_sheet(state, None) == score_sheet(state)


def test_what_a_variant_cannot_tell_by_what_a_seat_sees_waits_for_the_end(catalog: Catalog) -> None:
    def cards_left(self: Variant, table: Any, seat: int) -> list[VariantLine]:
        return [VariantLine("rack-deck", len(table.deck))]

    state = game(catalog, type("Deck", (Rack,), {"points": cards_left}))
    assert [player.lines for player in seen_sheet(state, 0).players] == [(), ()]
    state.phase = "over"
    assert [player.points for player in seen_sheet(state, 0).players] == [len(state.deck)] * 2


@pytest.mark.parametrize(
    ("method", "wrong", "what"),
    [
        ("seen", lambda self, own, seat: 7, "seen: returned int"),
        ("seen", lambda self, own, seat: None, "seen: returned NoneType"),
        ("guess", lambda self, own, seat, random: Stars((1, 1)), "guess: returned what does not fit"),
        ("guess", lambda self, own, seat, random: 1 / 0, "guess: ZeroDivisionError"),
    ],
)
def test_wrong_secrets_are_named_before_the_first_action(catalog: Catalog, method: str, wrong: Any, what: str) -> None:
    state = game(catalog, type("Wrong", (Born,), {method: wrong}))
    with pytest.raises(VariantFailed, match=what):
        Session(state.setup, state.ruleset)


@pytest.mark.parametrize("known", [(), (0,), (0, 1), (0, 2), (2,)])
def test_of_equal_cards_one_of_which_was_given_away_nobody_knows_the_other(
    catalog: Catalog, known: tuple[int, ...]
) -> None:
    """RULES 2.6: all have seen one of the two cards drawn, and one given away. That the hand holds a second one is a
    secret, and stays one."""
    double = next(card for card, number in Counter(catalog.prophecy_cards()).items() if number > 1)
    state = do(game(catalog, Alms), "keep", "keep")
    state.player.hand = double, double, "base:count-red"
    state.player.known = tuple(state.player.hand[place] for place in known)
    advance(state, Do("alms", "give", [double]))
    left = Counter(state.players[0].known)
    assert (left[double], left["base:count-red"]) == (int({0, 1} <= {*known}), int(2 in known))


# What only one player is told


class Omniscient(Alms):
    """Whoever gives alms is told alone what the card was, and asked alone whether that was well done."""

    id = "omniscient"

    def moves(self, state: GameState) -> Sequence[Offer]:
        return [Offer(Do(self.id, "well"), "omniscient-well")] if state.phase == "ask" else super().moves(state)

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        if move.move == "well":
            return True
        super().perform(state, move, events)
        if events is not None:
            events.append(VariantEvent(state.seat, "omniscient-gave", {"n": 1}, {"card": move.args[0]}))
        state.ask(self.id, state.seat, "omniscient-ask", {"n": 1}, {"card": move.args[0]})
        return False


def test_what_is_told_to_one_player_alone_is_in_no_view_and_no_event_of_the_others(catalog: Catalog) -> None:
    state = game(catalog, Omniscient)
    card = state.player.hand[0]
    state = do(state, f"keep {card}", "keep")
    events: list[Event] = []
    advance(state, Do("omniscient", "give", [card]), events)
    (told,) = (event for event in events if isinstance(event, VariantEvent))
    (asked,) = state.questions
    for seat, own in (0, {"card": card}), (1, {}), (None, {}):
        (seen,) = view(state, seat).questions
        event = seen_by(told, seat)
        assert isinstance(event, VariantEvent)
        assert (seen.own, event.own) == (own, own)
        assert (seen.values, event.values) == ({"n": 1}, {"n": 1})
        assert seen.told[0] == ("omniscient-ask-own" if own else "omniscient-ask")
        assert event_from_json(to_json(event), state.ruleset, 2) == event
        assert view_from_json(to_json(view(state, seat)), state.ruleset) == view(state, seat)
    assert (asked.told, told.told) == (
        ("omniscient-ask-own", {"n": 1, "card": card}),
        ("omniscient-gave-own", {"n": 1, "card": card}),
    )


def test_wrong_values_for_one_player_are_named(catalog: Catalog) -> None:
    def perform(self: Variant, state: GameState, move: Do, events: list[Event] | None) -> bool:
        state.ask(self.id, state.seat, "omniscient-ask", {}, {"piece": "Q"})
        return False

    state = game(catalog, type("Wrong", (Omniscient,), {"perform": perform}))
    card = state.player.hand[0]
    state = do(state, f"keep {card}", "keep")
    with pytest.raises(VariantFailed, match="omniscient-ask with"):
        advance(state, Do("omniscient", "give", [card]), [])


# What does not go together


def test_no_game_is_dealt_with_what_does_not_go_together(catalog: Catalog) -> None:
    assert game(catalog, Lonely).phase == "keep"
    for kinds, players, code in ([Lonely], 3, "lonely-players"), ([Rack, Lonely], 2, "lonely-others"):
        with pytest.raises(SetupRefused) as caught:
            game(catalog, *kinds, players=players)
        assert caught.value.refusal.code == code
    assert isinstance(caught.value, ValueError)
    assert str(caught.value) == "lonely-others {'n': 2}"


def test_a_variant_that_does_not_know_is_named(catalog: Catalog) -> None:
    with pytest.raises(VariantFailed, match="test: lonely: conflicts: returned str"):
        game(catalog, type("Wrong", (Lonely,), {"conflicts": lambda self, setup: "no"}))


def test_what_is_not_overridden_is_never_asked(catalog: Catalog) -> None:
    ruleset = game(catalog, Lonely).ruleset
    asked = (ruleset.adding, ruleset.limiting, ruleset.moving, ruleset.reacting, ruleset.hiding, ruleset.scoring)
    assert asked == ((),) * 6
    advance(state := game(catalog, Lonely), legal_actions(state)[0])
    assert state.seat == 1
