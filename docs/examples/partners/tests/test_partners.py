"""The plugin is in order, and games can be played with it: partners win together, and see only what they may."""

from pathlib import Path

import pytest

from coatl_core import VariantChoice
from coatl_core.testing import play, play_in_two_worlds, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]
CHOICES = VariantChoice("partners"), VariantChoice("partners", ("open-hands",))


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


@pytest.mark.parametrize("choice", CHOICES)
def test_partners_win_together(choice):
    game = play(with_plugin("partners"), variants=[choice], players=4)
    assert game.outcome().winners in ((0, 2), (1, 3))


def test_all_that_players_are_told_can_be_read():
    told = sentences(play(with_plugin("partners"), variants=[CHOICES[0]], players=4))
    assert any(" gives " in sentence for sentence in told)


@pytest.mark.parametrize("choice", CHOICES)
def test_only_partners_see_open_hands(choice):
    registry = with_plugin("partners")
    play_in_two_worlds(registry, variants=[choice], players=4)
    seen = play(registry, variants=[choice], players=4).view(0).players
    assert [player.hand is not None for player in seen] == [True, False, bool(choice.options), False]
