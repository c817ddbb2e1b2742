"""A card is in one hand or in another, and the rest of the deal stays as it was."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.state import GameState, Ruleset
from coatl_core.lab.deals import give, pass_on
from tests.conftest import Effort
from tests.support import setup


def hands(state: GameState, card: str) -> list[int]:
    """How many of a card each player was dealt."""
    return [(*player.hand, *player.temples).count(card) for player in state.players]


def everything(state: GameState) -> list[str]:
    players = [card for player in state.players for card in (*player.hand, *player.temples)]
    return sorted([*players, *state.deck, *filter(None, state.row), *state.piles[0], *state.piles[1]])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_is_given_and_passed_on_and_nothing_else_changes(
    catalog: Catalog, players: int, effort: Effort
) -> None:
    cards = list(catalog)
    for number in range(effort(quick=100, test=400, exhaustive=4000)):
        dealt = new_game(setup(players, str(number)), Ruleset(catalog))
        card, random = cards[number % len(cards)], Random(number)
        given = dealt.clone()
        seat = give(given, card, random)
        assert seat is not None
        assert hands(given, card)[seat] == max(1, hands(dealt, card)[seat])
        assert [p for n, p in enumerate(given.players) if n != seat] == [
            p for n, p in enumerate(dealt.players) if n != seat
        ]
        passed, to = given.clone(), (seat + 1) % players
        assert pass_on(passed, card, seat, to, random)
        assert hands(passed, card)[seat] == hands(given, card)[seat] - 1
        assert hands(passed, card)[to] == hands(given, card)[to] + 1
        assert (passed.deck, passed.row, passed.piles) == (given.deck, given.row, given.piles)
        for after in (given, passed):
            assert everything(after) == everything(dealt)
            assert [len(player.hand) for player in after.players] == [len(player.hand) for player in dealt.players]
            assert (after.bodies, after.heads, after.tails, after.supply) == (
                dealt.bodies,
                dealt.heads,
                dealt.tails,
                dealt.supply,
            )


def test_who_was_dealt_the_card_has_it(catalog: Catalog) -> None:
    state = new_game(setup(2), Ruleset(catalog))
    card = state.players[1].hand[0]
    state.players[0].hand = tuple(other for other in state.players[0].hand if other != card)
    before = state.text()
    assert give(state, card, Random(1)) == 1
    assert state.text() == before


def test_a_card_that_lies_nowhere_is_given_to_nobody(catalog: Catalog) -> None:
    state = new_game(setup(2), Ruleset(catalog))
    card = next(id for id in catalog.prophecies if not any(hands(state, id)))
    state.deck, state.row = (), [None] * 6
    before = state.text()
    assert give(state, card, Random(1)) is None
    assert state.text() == before


def test_without_a_card_to_change_places_with_nothing_is_passed_on(catalog: Catalog) -> None:
    state = new_game(setup(2), Ruleset(catalog))
    card = state.players[0].hand[0]
    state.players[1].hand = (card,)
    before = state.text()
    assert not pass_on(state, card, 0, 1, Random(1))
    assert state.text() == before
