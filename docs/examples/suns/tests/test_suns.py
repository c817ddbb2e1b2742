"""The plugin is in order, and a whole campaign can be played with it."""

from pathlib import Path

import pytest
from attrs import evolve

from coatl_core import VariantChoice
from coatl_core.game.campaign import next_game
from coatl_core.testing import play, play_in_two_worlds, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]
SHORT = VariantChoice("suns", ("length=short", "campaign=Aztlan"))


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


def test_all_that_players_are_told_can_be_read():
    crowned = VariantChoice("suns", ("sun=2", "length=short", "crown=1"))
    assert any("wears the crown" in each for each in sentences(play(with_plugin("suns"), variants=[crowned])))


@pytest.mark.parametrize("sun", [1, 2, 3])
def test_no_secret_is_told(sun):
    play_in_two_worlds(with_plugin("suns"), variants=[VariantChoice("suns", (f"sun={sun}",))], players=3)


def test_the_most_glory_after_three_suns_wins():
    registry, choice, glory = with_plugin("suns"), SHORT, (0, 0)
    for sun in (1, 2, 3):
        game = play(registry, variants=[choice], seed=f"sun {sun}")
        sheet = game.session.score_sheet()
        (suns,) = game.ruleset.variants
        carried = suns.carry(game.state, sheet)
        glory = tuple(before + player.points for before, player in zip(glory, sheet.players, strict=True))
        assert (carried.chapter, carried.points) == (sun, glory)
        (choice,) = next_game(evolve(game.setup, variants=(choice,)), carried).variants
    assert carried.is_over
    assert carried.won_by == tuple(seat for seat in (0, 1) if glory[seat] == max(glory))
