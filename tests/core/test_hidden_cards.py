"""Prophecies that lie with a variant and that not everybody sees: they are dealt with all that is unseen, and never
twice; and choices that are kept secret until the last one is made."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Do, Keep
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.engine import new_game
from coatl_core.game.errors import VariantFailed
from coatl_core.game.events import Event, VariantEvent, seen_by
from coatl_core.game.legal_actions import legal_actions, offers
from coatl_core.game.onward import dealt_anew
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.position import position
from coatl_core.saves.position_reading import read_position
from coatl_core.saves.wire import event_from_json, to_json, view_from_json
from coatl_core.testing import worlds
from tests.core.test_variant_moves import Barter
from tests.support import NAMES, Sensible, example_variant, registry

PassItOn, NightMarket = example_variant("pass-it-on"), example_variant("night-market")


def game(catalog: Catalog, *kinds: type[Variant], players: int = 3, seed: str = "hidden") -> GameState:
    ruleset = Ruleset(catalog, tuple(guarded(kind, (), "test") for kind in kinds))
    choices = tuple(VariantChoice(kind.id) for kind in kinds)
    return new_game(Setup(NAMES[:players], seed, card_sets=("base",), variants=choices), ruleset)


def session_of(catalog: Catalog, kind: type[Variant], **methods: Any) -> Session:
    state = game(catalog, type("Changed", (kind,), methods) if methods else kind)
    return Session(state.setup, state.ruleset)


def at_market(catalog: Catalog, kind: type[Variant] = NightMarket) -> Session:
    """A game in which everybody is asked for a bid."""
    session, player = session_of(catalog, kind), Sensible("market")
    while not session.state.questions:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def all_prophecies(state: GameState) -> Counter[str]:
    """Every prophecy of the game, wherever it lies."""
    cards = [*state.deck, *state.discard, *(card for card in state.row if card is not None)]
    for player in state.players:
        cards += [*player.hand, *(card for coatl in player.coatls for card in coatl.prophecies)]
    for variant in state.ruleset.holding:
        cards += variant.cards(state.variants[variant.id])  # type: ignore[arg-type]  # in a whole value all are seen
    return Counter(cards)


def some(session: Session, most: int) -> list[GameState]:
    """The states of the first actions of a game."""
    player, states = Sensible("some"), [session.state]
    while len(states) < most:
        session.push(player.choose(session.state, legal_actions(session.state)))
        states.append(session.state)
    return states


# Cards


@pytest.mark.parametrize("kind", [PassItOn, NightMarket])
def test_all_cards_are_there_in_whatever_a_seat_imagines(catalog: Catalog, kind: type[Variant]) -> None:
    for number, state in enumerate(some(session_of(catalog, kind), 40)):
        for seat in (None, 0, 1, 2):
            seen = view(state, seat)
            for imagined in (determinize(seen, Random(number)), redeal(state, seat, Random(number))):
                assert all_prophecies(imagined) == Counter(catalog.prophecy_cards())
                assert view(imagined, seat) == seen


def test_an_unseen_card_of_a_variant_may_be_any_that_is_unseen(catalog: Catalog) -> None:
    state = game(catalog, PassItOn)
    seen = view(state, 0)
    unseen = Counter(catalog.prophecy_cards()) - Counter([*filter(None, state.row), *state.variants["pass-it-on"][0]])
    for imagined in (
        [determinize(seen, Random(n)) for n in range(60)],
        [redeal(state, 0, Random(n)) for n in range(60)],
    ):
        assert {card for each in imagined for pack in each.variants["pass-it-on"][1:] for card in pack} == {*unseen}


def test_equal_views_give_equal_states(catalog: Catalog) -> None:
    """RULES 2.6"""
    state = game(catalog, PassItOn)
    other = redeal(state, 1, Random(5))
    assert other.variants != state.variants
    assert redeal(state, 1, Random(7)).variants["pass-it-on"][1] == state.variants["pass-it-on"][1]
    assert determinize(view(state, 1), Random(3)) == determinize(view(other, 1), Random(3))


def test_a_view_with_hidden_cards_is_written_and_read(catalog: Catalog) -> None:
    state = game(catalog, PassItOn)
    for seat in (None, 0, 2):
        seen = view(state, seat)
        assert view_from_json(to_json(seen), state.ruleset) == seen
    with pytest.raises(ValueError, match="not a view"):
        view_from_json(to_json(view(state, 0)).replace('"deck_size":', '"deck_size":1'), state.ruleset)


def test_a_position_with_hidden_cards_is_a_line(catalog: Catalog) -> None:
    session = session_of(catalog, PassItOn)
    for state in some(session, 5):
        assert read_position(position(state), lambda _: session.ruleset).text() == state.text()
        for seat in (None, 0, 1):
            seen = view(state, seat)
            read = read_position(position(seen), lambda _: session.ruleset, "line")
            assert all_prophecies(read) == Counter(catalog.prophecy_cards())
            assert view(read, seat).variants == seen.variants


def test_who_plays_on_alone_does_so_with_other_hidden_cards(catalog: Catalog) -> None:
    state = game(catalog, PassItOn)
    after = dealt_anew(state, 0, state.setup)
    assert after.variants["pass-it-on"][0] == state.variants["pass-it-on"][0]
    assert after.variants["pass-it-on"] != state.variants["pass-it-on"]
    assert all_prophecies(after) == Counter(catalog.prophecy_cards())


@pytest.mark.parametrize(
    ("methods", "told"),
    [
        ({"cards": lambda self, own: [card for pack in own for card in pack if card]}, "seen: has 12 cards and shows"),
        ({"guess_cards": None}, r"seen: hides cards: the variant needs a method guess_cards\(own, cards\)"),
        ({"guess_cards": lambda self, own, cards: own}, "guess_cards: was given"),
        ({"guess": lambda self, own, seat, random: ((),) * 3}, "guess: returned"),
        (
            {"guess": lambda self, own, seat, random: tuple(tuple(pack[:1] * len(pack)) for pack in own)},
            "guess: returned",
        ),
    ],
)
def test_cards_that_would_be_lost_or_dealt_twice_are_named(
    catalog: Catalog, methods: dict[str, Any], told: str
) -> None:
    with pytest.raises(VariantFailed, match=f"test: pass-it-on: {told}"):
        session_of(catalog, PassItOn, **methods)


class Pocket(Variant):
    """A plugin of yesterday: a prophecy lies open with it, and a number is secret."""

    id = "pocket"
    memory = tuple[str, int]

    def deal(self, state: GameState) -> tuple[str, int]:
        *rest, card = state.deck
        state.deck = tuple(rest)
        return card, 1 + int(6 * state.lot("pocket").random())

    def cards(self, own: tuple[str, int]) -> list[str]:
        return [own[0]]

    def seen(self, own: tuple[str, int], seat: int | None) -> tuple[str, int]:
        return own[0], 0

    def guess(self, own: tuple[str, int], seat: int | None, random: Random) -> tuple[str, int]:
        return own[0], 1 + int(6 * random.random())


def test_a_variant_with_open_cards_and_other_secrets_needs_nothing_more(catalog: Catalog) -> None:
    for state in some(session_of(catalog, Pocket), 10):
        assert all_prophecies(redeal(state, 0, Random(1))) == Counter(catalog.prophecy_cards())
        assert all_prophecies(determinize(view(state, 0), Random(1))) == Counter(catalog.prophecy_cards())


# Choices


def test_a_bid_is_told_to_nobody_else_before_all_are_made(catalog: Catalog) -> None:
    session = at_market(catalog)
    first = session.state.seat
    other = session.copy()
    bids = [offer.move for offer in offers(session.state)]
    told = [game.push(bid) for game, bid in zip((session, other), (bids[0], bids[-1]), strict=True)]
    assert bids[0] != bids[-1]
    assert session.state.variants != other.state.variants
    assert told[0] != told[1]
    for seat in {None, 0, 1, 2} - {first}:
        assert session.view(seat) == other.view(seat)
        assert [seen_by(event, seat) for event in told[0]] == [seen_by(event, seat) for event in told[1]]
    assert session.view(first) != other.view(first)


def test_what_has_opened_a_secret_cannot_be_taken_back(catalog: Catalog) -> None:
    session = at_market(catalog)
    for left in (2, 1, 0):
        session.push(offers(session.state)[-1].move)
        refused = session.undo_refusal()
        assert (refused.code if refused else "") == ("" if left else "undo-revealed")
    event = next(event for event in session.history[-1].events if event.reveals)
    assert event_from_json(to_json(event), session.ruleset, 3) == event
    assert '"reveals"' not in to_json(session.history[-2].events[0])


def test_while_a_player_is_asked_only_who_asks_offers_something(catalog: Catalog) -> None:
    state = game(catalog, Barter, PassItOn)
    assert {offer.move.variant for offer in offers(state)} == {"pass-it-on"}


# What would be found


def told_by(catalog: Catalog, kind: type[Variant]) -> str:
    """What a seat can tell two worlds apart by."""
    with pytest.raises(worlds.SecretTold) as caught:
        for seed in range(60):
            session = at_market(catalog, kind) if kind.id == "night-market" else session_of(catalog, kind)
            worlds.Worlds(session.state, Random(seed), Sensible(str(seed)).choose).play(12)
    return str(caught.value)


def test_a_bid_in_an_event_is_found(catalog: Catalog) -> None:
    def perform(self: Any, state: GameState, move: Do, events: list[Event] | None) -> bool:
        told = NightMarket.perform(self, state, move, events)
        if events is not None:
            events.append(VariantEvent(state.seat, "night-market-bids", {"n": int(move.args[0])}))
        return told

    told = told_by(catalog, type("Loud", (NightMarket,), {"perform": perform}))
    assert "by what has happened" in told


def test_a_secret_that_can_be_taken_back_once_it_is_seen_is_found(catalog: Catalog) -> None:
    def perform(self: Any, state: GameState, move: Do, events: list[Event] | None) -> bool:
        return PassItOn.perform(self, state, move, None)

    told = told_by(catalog, type("Silent", (PassItOn,), {"perform": perform}))
    assert told.endswith("and can take that back")


def test_the_players_of_tribes_cannot_take_back_what_has_shown_all_tribes() -> None:
    choice = VariantChoice("tribes", ("tribes",))
    setup = Setup(NAMES[:2], "tribes", card_sets=("base",), variants=(choice,))
    session, player = Session(setup, registry().ruleset(("base",), (choice,))), Sensible("tribes")
    while session.state.turn == 0:
        session.push(player.choose(session.state, legal_actions(session.state)))
    assert isinstance(session.peek(), Keep)
    refused = session.undo_refusal()
    assert refused is not None
    assert refused.code == "undo-revealed"
