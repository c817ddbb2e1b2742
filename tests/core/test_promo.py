"""The promo pack (RULES 10.1): its cards, and games with them beside the base cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.rules import Setup
from coatl_core.game.state import Ruleset
from coatl_core.plugins.check import check_plugin
from tests.adam.support import COMBINATIONS, Keen, solo_setup
from tests.adam.test_playouts import assert_sound as assert_sound_alone
from tests.conftest import Effort
from tests.core.test_playouts import assert_game, seatings
from tests.support import Dice, Sensible, play, registry

PROPHECIES = {
    "2 Y, 2 G, 1 R": 3,
    "2 K, 2 B, 1 R": 3,
    "2 R, 2 K, 1 G": 3,
    "2 Y, 2 K, 1 R, 1 B": 4,
    "2 G, 2 B, 1 Y, 1 K": 4,
    "2 Y, 2 R, 1 G, 1 B": 4,
}
TWO, THREE = ((1, 3), (2, 7)), ((1, 3), (2, 6), (3, 10))
TEMPLES = {
    "no blue card, R = B, length 10": THREE,
    "no red card, Y = K": TWO,
    "no black card, length 11": TWO,
    "no green card, length 8": TWO,
    "no yellow card, no G": TWO,
}
FOLDER = Path(__file__).parents[2] / "plugins" / "coatl_promo"


def mixed(setup: Setup) -> Setup:
    """The same game with the promo cards."""
    return evolve(setup, card_sets=("base", "promo"))


def catalog() -> Catalog:
    return registry().catalog(("base", "promo"))


def test_it_holds_six_red_prophecies_and_five_temples() -> None:
    cards = registry().card_set("promo")
    assert all(copies == 1 and card.color == "R" for card, copies in cards.prophecies)
    assert {str(card.pattern): card.levels for card, _ in cards.prophecies} == {
        pattern: ((1, points),) for pattern, points in PROPHECIES.items()
    }
    assert {", ".join(map(str, card.requirements)): card.levels for card in cards.temples} == TEMPLES


def test_it_is_data_in_which_nothing_is_wrong() -> None:
    checked = check_plugin(FOLDER)
    assert checked.problems == ()
    assert not checked.code


@pytest.mark.parametrize("policy", [Dice, Sensible])
def test_every_table_with_base_and_promo_cards_is_sound(effort: Effort, policy: type[Dice]) -> None:
    for setup in seatings(effort(quick=3, test=6, exhaustive=50)):
        setup = evolve(mixed(setup), seed=f"promo {effort.share} {setup.seed}")
        assert_game(setup, Ruleset(catalog()), policy(setup.seed))


@pytest.mark.parametrize("levels", COMBINATIONS[::7])
def test_adam_plays_the_promo_cards(levels: tuple[int, ...]) -> None:
    setup = mixed(solo_setup(*levels, seed="promo"))
    state = new_game(setup, registry().ruleset(setup.card_sets, setup.variants))
    for _ in play(state, Keen("promo")):
        assert_sound_alone(state)
    assert state.phase == "over"


@pytest.mark.slow
def test_every_promo_card_is_fulfilled_in_some_game() -> None:
    fulfilled: set[str] = set()
    for setup in seatings(60):
        state = new_game(mixed(setup), registry().ruleset(("base", "promo")))
        for _ in play(state, Sensible(setup.seed)):
            pass
        fulfilled.update(card for player in state.players for coatl in player.coatls for card in coatl.prophecies)
    assert {card.id for card, _ in registry().card_set("promo").prophecies} <= fulfilled


def test_the_promo_cards_have_a_digest_of_their_own() -> None:
    needed = registry().dependencies(("base", "promo"))
    assert [(each.id, each.plugin, each.source) for each in needed] == [
        ("base", "base", "coatl"),
        ("promo", "promo", "coatl"),
    ]
