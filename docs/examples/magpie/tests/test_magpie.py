"""The player is found, plays by the rules, and beats one who plays at random."""

from pathlib import Path

from coatl_core.testing import share_of_wins, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


def test_it_beats_random_players():
    registry = with_plugin("magpie")
    assert share_of_wins(registry, "magpie", "random", games=40) > 0.5


def test_the_same_seed_gives_the_same_games():
    first, second = (share_of_wins(with_plugin("magpie"), "magpie", "random", games=4) for _ in range(2))
    assert first == second
