"""The plugin is in order, and games against Camazotz can be played to their end."""

from pathlib import Path

import pytest

from coatl_core import VariantChoice, VariantLine, score_sheet
from coatl_core.testing import play, play_in_two_worlds, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]


def game(*levels, seed="a"):
    return play(with_plugin("camazotz"), variants=[VariantChoice("camazotz", levels)], players=1, seed=seed)


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


@pytest.mark.parametrize(("levels", "worth"), [((), 2), (("level-1",), 3), (("level-1", "level-2"), 4)])
def test_a_night_has_five_colours_and_is_worth_more_at_each_level(levels, worth):
    played = game(*levels)
    cave, opponent = played.state.variants["camazotz"], score_sheet(played.state).opponent
    assert played.over
    assert cave.nights > 0
    assert opponent.lines == (VariantLine("camazotz-nights", worth * cave.nights, {"n": cave.nights}),)
    assert opponent.points == worth * cave.nights


def test_he_does_what_was_foreseen():
    for step in game().history:
        forecast = step.before.ruleset.opponent.forecast(step.before)
        if step.before.phase == "opponent" and not step.before.acted and forecast is not None:
            assert step.events[0] == forecast.why


def test_all_that_players_are_told_can_be_read():
    told = sentences(game())
    assert any("nights of five colours" in sentence for sentence in told)


def test_no_secret_is_told():
    play_in_two_worlds(with_plugin("camazotz"), variants=["camazotz"], players=1)
