"""The plugin is in order, and games can be played with it: each player completes at most two long coatls."""

from pathlib import Path

import pytest

from coatl_core import VariantChoice
from coatl_core.testing import play, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]
GIANTS, TITANS = VariantChoice("two-giants"), VariantChoice("two-giants", ("titans",))


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


@pytest.mark.parametrize(("variant", "least"), [(GIANTS, 10), (TITANS, 14)])
def test_a_game_is_played_to_its_end_and_its_coatls_are_long(variant, least):
    registry = with_plugin("two-giants")
    for seed in "abc":
        game = play(registry, variants=[variant], seed=seed)
        assert game.over
        for player in game.state.players:
            assert player.completed <= 2
            assert all(len(coatl) >= least for coatl in player.coatls if coatl.complete)


def test_all_that_players_are_told_can_be_read():
    told = sentences(play(with_plugin("two-giants"), variants=[GIANTS]))
    assert any("a giant has at least 10" in sentence for sentence in told)


def test_it_is_played_against_adam_too():
    adam = VariantChoice("adam")
    assert play(with_plugin("two-giants"), variants=[GIANTS, adam], players=1).over
