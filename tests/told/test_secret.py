"""What is asked of a secret seat, and what others are told of it, follows from what each of them sees."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.game.actions import Fulfil, Keep
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.found import Found
from coatl_core.game.opened import opened
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.secret import must_show, playable
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.foundtext import read_aloud
from coatl_core.saves.wire import to_json
from tests.conftest import Effort
from tests.support import NAMES, Sensible, registry
from tests.told.shadow import Secret


def shadow_of(number: int, looks: int = 1000) -> Secret:
    """A game of three in which the first seat, or the first two, are secret, and the last one is told."""
    setup = Setup(NAMES[:3], f"leaks {number}", card_sets=("base",), rules=Rules(sacrifice_tokens=number % 2 == 1))
    return Secret(setup, registry().ruleset(setup.card_sets), looks, (0, 1)[: 1 + number % 2])


def offered(state: GameState) -> list[object]:
    """What the acting seat can do, and what is asked of it with each action."""
    actions = playable(state)
    return [
        actions,
        *(opened(state, action) for action in actions if isinstance(action, Keep) or must_show(state, action)),
    ]


def test_what_is_offered_to_a_seat_hangs_on_no_card_that_it_does_not_see(effort: Effort) -> None:
    """Neither on those that others have told, nor on those that stand for its own."""
    compared = 0
    for number in effort.seeds(quick=1, test=1, exhaustive=8):
        shadow, random, player = shadow_of(number + 1), Random(number), Sensible(f"leaks {number}")
        while legal := tuple(shadow.real.legal_actions):
            state = shadow.told.state
            if random.random() < effort(quick=0.05, test=0.1, exhaustive=0.6) and state.phase != "over":
                other = determinize(view(state, state.seat), random)
                assert other.players[state.seat].hand_size == state.player.hand_size
                assert offered(other) == offered(state)
                compared += 1
            shadow.push(player.choose(shadow.real.state, legal))
    assert compared > 3


def test_a_computer_player_at_the_table_is_given_nothing_of_a_secret_hand() -> None:
    setup = Setup(NAMES[:2], "computer", card_sets=("base",), seats=(None, ComputerSeat("easy")))
    ruleset = registry().ruleset(setup.card_sets)
    shadow = Secret(setup, ruleset, 1000, (0,))
    player = Sensible("computer")
    for _ in range(60):
        legal = tuple(shadow.real.legal_actions)
        if not legal:
            break
        shadow.push(player.choose(shadow.real.state, legal))
        told, random = shadow.told, Random(1)
        state = told.state.clone()
        hidden = [*state.deck, *state.players[0].hand]
        random.shuffle(hidden)
        known = [card for card in state.players[0].known if card in state.catalog.prophecies]
        for card in known:
            hidden.remove(card)
        size = len(state.players[0].hand)
        state.players[0].hand = (*known, *hidden[: size - len(known)])
        state.deck = tuple(hidden[size - len(known) :])
        assert to_json(view(state, 1)) == to_json(view(told.state, 1))


def test_a_card_that_another_seat_has_told_is_refused_when_it_is_shown() -> None:
    """It is offered, because nobody may tell by that where it lies; the count finds what was told wrongly."""
    for number in range(0, 20, 2):
        shadow, player = shadow_of(number), Sensible(f"shown {number}")
        every = shadow.told.catalog.prophecy_cards()
        while legal := tuple(shadow.real.legal_actions):
            told = shadow.told
            others = {card for each in told.state.players[1:] for card in each.hand if every.count(card) == 1}
            offered = told.legal_actions if told.acting == 0 else ()
            wrong = next((each for each in offered if isinstance(each, Fulfil) and each.card in others), None)
            if wrong is not None:
                before = told.state.digest()
                with pytest.raises(IllegalActionError) as error:
                    told.push(wrong)
                assert error.value.refusal.code == "told-card"
                assert told.state.digest() == before
                return
            shadow.push(player.choose(shadow.real.state, legal))
    raise AssertionError("no such card was offered")


def test_nobody_is_read_back_the_cards_that_another_person_has_told() -> None:
    setup = Setup(NAMES[:3], "aloud", card_sets=("base",), seats=(None, None, ComputerSeat("easy")))
    shadow = Secret(setup, registry().ruleset(setup.card_sets), 1000, (0,))
    (laid,) = (played.action for played in shadow.told.history)
    assert isinstance(laid, Found)
    for seat, hands in ((0, {"hand 3"}), (1, {"hand 2", "hand 3"}), (None, {"hand 3"})):
        told = read_aloud(laid.places, shadow.told.view(seat))
        assert {lies.at for lies in told if lies.name == "hand"} == hands
        assert {"field 1", "row 1"} <= {lies.at for lies in told}
