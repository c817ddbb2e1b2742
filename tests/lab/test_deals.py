"""A card is given to one hand, or taken from it, and the rest of the deal stays as it was."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.state import GameState, Ruleset
from coatl_core.lab.deals import exchange
from tests.conftest import Effort
from tests.support import setup


def hands(state: GameState, card: str) -> list[int]:
    """How many of a card each player was dealt."""
    return [(*player.hand, *player.temples).count(card) for player in state.players]


def everything(state: GameState) -> list[str]:
    players = [card for player in state.players for card in (*player.hand, *player.temples)]
    return sorted([*players, *state.deck, *filter(None, state.row), *state.piles[0], *state.piles[1]])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_changes_places_and_nothing_else_changes(catalog: Catalog, players: int, effort: Effort) -> None:
    cards = list(catalog)
    for number in range(effort(quick=100, test=400, exhaustive=4000)):
        before = new_game(setup(players, str(number)), Ruleset(catalog))
        after, card = before.clone(), cards[number % len(cards)]
        changed = exchange(after, card, Random(number))
        assert changed is not None
        seat, has = changed
        assert (hands(before, card)[seat] == 0, hands(after, card)[seat] > 0) == (has, has)
        for other in range(players):
            if other != seat:
                assert after.players[other] == before.players[other]
        assert everything(after) == everything(before)
        assert [len(player.hand) for player in after.players] == [len(player.hand) for player in before.players]
        assert (after.bodies, after.heads, after.tails, after.supply) == (
            before.bodies,
            before.heads,
            before.tails,
            before.supply,
        )


def test_who_holds_the_card_loses_it(catalog: Catalog) -> None:
    state = new_game(setup(2), Ruleset(catalog))
    card = state.players[1].hand[0]
    state.players[0].hand = tuple(other for other in state.players[0].hand if other != card)
    assert exchange(state, card, Random(1)) == (1, False)


def test_without_a_card_to_change_places_with_nothing_happens(catalog: Catalog) -> None:
    state = new_game(setup(2), Ruleset(catalog))
    card = state.players[0].hand[0]
    state.deck, state.row = (), [None] * 6
    state.players[1].hand = ()
    before = state.text()
    assert exchange(state, card, Random(1)) is None
    assert state.text() == before
