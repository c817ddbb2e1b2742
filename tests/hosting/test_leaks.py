"""No message of a host tells a secret (RULES 2.6): every variant of the game is played in two worlds that a seat, or a
spectator, cannot tell apart, and in both the host sends it the same. Eight leaks that were planted are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from attrs import evolve

from coatl_core.game import session
from coatl_core.game.actions import Action, Do
from coatl_core.game.engine import new_game
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event
from coatl_core.game.offers import Offer
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import PlayerView, view
from coatl_core.hosting import protocol, room
from coatl_core.hosting.room import Room
from coatl_core.hosting.rows import Table
from coatl_core.testing.hosted import HostedWorlds
from coatl_golden_feathers.feathers import GoldenFeathers
from tests.conftest import Effort
from tests.game.test_two_worlds import ALL_OF_TRIBES, CASES, STRETCH, begun, case, name, red_cards
from tests.support import NAMES, Sensible, example_variant, rarely, registry


def compared(setup: Setup, messages: int, seed: int = 0) -> int:
    """Compares so many messages, a stretch of each game from this seed on."""
    told = 0
    while told < messages:
        state, player = begun(setup, seed)
        worlds = HostedWorlds(state, Random(seed), player.choose)
        for most in range(1, STRETCH + 1):
            worlds.play(most)
            if told + worlds.messages >= messages or worlds.state.phase == "over":
                break
        told += worlds.messages
        seed += 1
    return told


@pytest.mark.slow
@pytest.mark.parametrize("setup", CASES, ids=name)
def test_no_seat_and_no_spectator_can_tell_two_worlds_apart_by_messages(effort: Effort, setup: Setup) -> None:
    messages = effort(quick=100, test=800, exhaustive=50_000) // len(CASES)
    assert compared(setup, messages, effort.share * 1_000) >= messages


@pytest.mark.slow
@pytest.mark.parametrize("choice", ["partners/open-hands", "high-water", "suns/sun=2/crown=1", *rarely("partners")])
def test_an_example_tells_no_secret(effort: Effort, choice: str) -> None:
    id, *options = choice.split("/")
    setup = Setup(NAMES[:4], choice, card_sets=("base",), variants=(VariantChoice(id, tuple(options)),))
    ruleset = Ruleset(registry().catalog(["base"]), (example_variant(id)(options),))
    told, games = 0, 0
    while told < effort(quick=60, test=60, exhaustive=6_000):
        setup, games = setup.with_seed(f"{choice} {games}"), games + 1
        worlds = HostedWorlds(new_game(setup, ruleset), Random(choice), Sensible(setup.seed).choose)
        worlds.play(60)
        told += worlds.messages


# What would be found


def told_by(setup: Setup) -> str:
    """The message that two worlds can be told apart by, and where."""
    with pytest.raises(AssertionError, match="can tell two worlds apart") as caught:
        compared(setup, 10_000)
    return str(caught.value).partition(" can tell two worlds apart ")[2].partition(" by ")[2]


def show(monkeypatch: pytest.MonkeyPatch, change: Callable[[GameState, PlayerView], PlayerView]) -> None:
    """Every view of a session is changed like this."""
    monkeypatch.setattr(session, "view", lambda state, seat: change(state, view(state, seat)))


def test_a_hand_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_hands(state: GameState, seen: PlayerView) -> PlayerView:
        shown = (evolve(seen, hand=player.hand) for seen, player in zip(seen.players, state.players, strict=True))
        return evolve(seen, players=tuple(shown))

    show(monkeypatch, open_hands)
    assert told_by(case(2)).startswith("message 2 after coming back")


def test_a_temple_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_temples(state: GameState, seen: PlayerView) -> PlayerView:
        shown = (evolve(seen, temples=player.temples) for seen, player in zip(seen.players, state.players, strict=True))
        return evolve(seen, players=tuple(shown))

    show(monkeypatch, open_temples)
    assert told_by(case(2)).startswith("message 2 after coming back")


def test_the_deck_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_deck(state: GameState, seen: PlayerView) -> PlayerView:
        return evolve(seen, discard=(*seen.discard, *state.deck[-1:]))

    show(monkeypatch, open_deck)
    assert told_by(case(2)).startswith("message 2 after coming back")


def test_the_seed_in_the_setup_of_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tell: Callable[[Room], protocol.Game] = Room._game

    def with_seed(self: Room) -> protocol.Game:
        message = tell(self)
        return evolve(message, setup={**message.setup, "seed": self.setup.seed})

    monkeypatch.setattr(Room, "_game", with_seed)
    assert told_by(case(2)).startswith("message 0 after coming back")


def test_an_event_as_another_seat_sees_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(event: Event, _: int | None) -> Event:
        return event

    monkeypatch.setattr(room, "seen_by", whole)
    assert told_by(case(2)).startswith("what comes after the action")


def test_a_hidden_tribe_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    show(monkeypatch, lambda state, seen: evolve(seen, variants=state.variants))
    assert told_by(case(3, ALL_OF_TRIBES)).startswith("message 2 after coming back")


thefts: Callable[[GoldenFeathers, GameState], Iterator[Offer]] = GoldenFeathers._thefts


@pytest.mark.exhaustive
def test_legal_actions_from_what_others_hold_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_the_rich(self: GoldenFeathers, state: GameState) -> Iterator[Offer]:
        return (offer for offer in thefts(self, state) if red_cards(state, int(offer.move.args[0]) - 1))

    def of_the_game(self: Room, table: Table, seat: int) -> Sequence[Action]:
        return table.session.legal_actions if table.session.acting == seat else ()

    monkeypatch.setattr(GoldenFeathers, "_thefts", from_the_rich)
    monkeypatch.setattr(Room, "_legal", of_the_game)
    assert told_by(case(2, "golden-feathers")).startswith("the answer: /legal/legal/actions")


@pytest.mark.exhaustive
def test_a_refusal_that_hangs_on_the_hand_of_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal_of(self: GoldenFeathers, state: GameState, move: Do) -> Refusal:
        return Refusal("golden-feathers-choice", "10.3", {"n": red_cards(state, int(move.args[0]) - 1)})

    monkeypatch.setattr(GoldenFeathers, "refusal_of", refusal_of)
    assert told_by(case(2, "golden-feathers")).startswith("the answer: /do do golden-feathers steal")
