"""The plugin is in order, and games can be played with it: all win or lose together."""

from pathlib import Path

from coatl_core.testing import play, play_in_two_worlds, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


def test_all_win_or_lose_together():
    game = play(with_plugin("high-water"), variants=["high-water"], players=3)
    assert game.state.ending == "finished"
    assert game.outcome().winners in ((), (0, 1, 2))


def test_all_that_players_are_told_can_be_read():
    told = sentences(play(with_plugin("high-water"), variants=["high-water"], players=3))
    assert "The water has reached 12: the city is flooded." in told


def test_no_secret_is_told():
    play_in_two_worlds(with_plugin("high-water"), variants=["high-water"], players=3)
