"""The plugin is in order, and prophecies are drafted: nobody sees the packs and the choices of others."""

from collections import Counter
from pathlib import Path
from random import Random

from coatl_core import Do, determinize, view
from coatl_core.testing import play, play_in_two_worlds, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]


def game():
    return play(with_plugin("pass-it-on"), variants=["pass-it-on"], players=3)


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


def test_everybody_has_four_prophecies_after_the_draft():
    history = game().history
    draft = [step for step in history if isinstance(step.action, Do)]
    assert [step.reveals for step in draft] == [False, False, True] * 3
    assert [player.hand_size for player in history[len(draft)].before.players] == [4, 4, 4]


def test_a_seat_sees_the_own_pack_and_imagines_the_others_with_cards_that_it_cannot_see():
    state = game().history[4].before
    packs, seen = state.variants["pass-it-on"], view(state, 1)
    assert seen.variants["pass-it-on"] == ((None,) * 2, packs[1], (None,) * 3)
    imagined = [determinize(seen, Random(seed)) for seed in range(9)]
    assert len({each.variants["pass-it-on"] for each in imagined}) == 9
    for each in imagined:
        cards = [card for pack in each.variants["pass-it-on"] for card in pack]
        cards += [card for player in each.players for card in player.hand]
        assert Counter([*cards, *each.deck, *each.row, *each.discard]) == Counter(state.catalog.prophecy_cards())


def test_all_that_players_are_told_can_be_read():
    assert "All have chosen: the packs are passed to the left." in sentences(game())


def test_no_secret_is_told():
    play_in_two_worlds(with_plugin("pass-it-on"), variants=["pass-it-on"], players=3)
