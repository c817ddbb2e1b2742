"""Setting up (RULES 2)."""

from __future__ import annotations

import pytest

from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.cards.prophecies import prophecy
from coatl_core.game.engine import new_game
from coatl_core.game.errors import TooFewProphecies
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.state import Ruleset
from tests.support import do, legal, setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_is_dealt(catalog: Catalog, players: int) -> None:
    """RULES 1.3, 2.1–2.5."""
    state = new_game(setup(players), Ruleset(catalog))
    assert [len(field) for field in state.supply] == [2] * 6 + [1] * 4
    assert (len(state.bodies), len(state.heads), len(state.tails)) == (120 - 12, 13, 13)
    assert len(state.row) == 6
    assert None not in state.row
    assert [len(player.hand) for player in state.players] == [3, 4, 5, 6][:players]
    assert [len(player.temples) for player in state.players] == [1] * players
    assert len(state.deck) == 54 - 6 - sum([3, 4, 5, 6][:players])
    assert sorted(map(len, state.piles)) == [(15 - players) // 2, (16 - players) // 2]
    assert all(not player.board and not player.coatls and not player.tokens for player in state.players)


def test_prophecies_are_dealt_by_turn_order(catalog: Catalog) -> None:
    """RULES 2.5: the first player gets 3, whichever seat that is."""
    state = new_game(setup(4, first=2), Ruleset(catalog))
    assert [len(player.hand) for player in state.players] == [5, 6, 3, 4]
    assert state.seat == 2


def test_everybody_keeps_up_to_three_and_discards_the_rest(catalog: Catalog) -> None:
    """RULES 2.5: none at all is legal."""
    state = new_game(setup(2, first=1), Ruleset(catalog))
    assert {len(text.split()) - 1 for text in legal(state)} == {0, 1, 2, 3}
    first = state.player.hand
    state = do(state, "keep")
    assert (state.phase, state.seat) == ("keep", 0)
    second = state.player.hand
    state = do(state, f"keep {second[3]} {second[0]} {second[1]}")
    assert state.players[1].hand == ()
    assert state.players[0].hand == (second[3], second[0], second[1])
    assert sorted(state.discard) == sorted([*first, second[2]])
    assert (state.phase, state.seat, state.turn) == ("action", 1, 1)


def test_two_copies_may_both_be_kept(catalog: Catalog) -> None:
    state = new_game(setup(), Ruleset(catalog))
    card = "base:count-red"
    state.player.hand = (card, card, "base:triple-red")
    assert f"keep {card} {card}" in legal(state)
    assert do(state, f"keep {card} {card}").players[0].hand == (card, card)
    assert len(legal_actions(state)) == len(legal(state))


def test_tokens_are_dealt_only_if_the_game_has_them(catalog: Catalog) -> None:
    """RULES 1.4: one of each kind."""
    with_tokens, without = (new_game(setup(3, sacrifice_tokens=on), Ruleset(catalog)) for on in (True, False))
    assert [player.tokens for player in with_tokens.players] == [("pick", "vision", "duty")] * 3
    assert [player.tokens for player in without.players] == [()] * 3


@pytest.mark.parametrize(("players", "first"), [(1, 0), (5, 0), (2, 2), (3, -1)])
def test_a_game_takes_two_to_four_players_and_one_of_them_begins(players: int, first: int) -> None:
    """RULES 1.2, 2.2."""
    with pytest.raises(ValueError, match=r"players|begin"):
        Setup(("A",) * players, "x", first, card_sets=("base",))


def test_fewer_pieces_may_be_set(catalog: Catalog) -> None:
    """RULES 10.2: with 2 players 14 bodies of each colour."""
    assert len(new_game(setup(bodies_per_color=14), Ruleset(catalog)).bodies) == 70 - 12


@pytest.mark.parametrize(("players", "needed"), [(2, 13), (3, 18), (4, 24)])
def test_without_a_prophecy_for_every_hand_and_place_of_the_row_nothing_is_dealt(players: int, needed: int) -> None:
    """RULES 2.4, 2.5"""
    enough, few = (Ruleset(Catalog((alike(number),))) for number in (needed, needed - 1))
    state = new_game(setup(players), enough)
    assert ([len(p.hand) for p in state.players], state.deck) == ([3, 4, 5, 6][:players], ())
    with pytest.raises(TooFewProphecies, match=f"{needed} prophecies .* only {needed - 1}") as caught:
        new_game(setup(players), few)
    assert isinstance(caught.value, ValueError)
    assert None not in new_game(setup(players), few, short_hands=True).row


def alike(copies: int) -> CardSet:
    """A card set of one prophecy, so many times."""
    return CardSet("jade", ((prophecy("jade:pair", "B", "Y G", ((1, 1),)), copies),), ())
