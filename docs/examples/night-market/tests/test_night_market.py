"""The plugin is in order, and prophecies are auctioned: a bid is a secret until all have bid."""

from itertools import pairwise
from pathlib import Path

from coatl_core import Do
from coatl_core.testing import play, play_in_two_worlds, sentences, with_plugin
from coatl_tui.cli.program import main

PROJECT = Path(__file__).parents[1]


def game():
    return play(with_plugin("night-market"), variants=["night-market"], players=3)


def test_the_files_are_in_order():
    assert main(["plugins", "check", str(PROJECT)]) == 0


def test_the_last_in_turn_order_of_the_highest_bids_pays_and_gets_the_prophecy():
    history, sales = game().history, 0
    bids = [step for step in history if isinstance(step.action, Do)]
    for first, second, last in zip(bids[::3], bids[1::3], bids[2::3], strict=True):
        lot, offered = last.before.variants["night-market"].lot, {}
        for step in (first, second, last):
            offered[step.seat] = int(step.action.args[0])
        after = next((after.before for before, after in pairwise(history) if before is last), game().state)
        best = max(offered, key=lambda seat: (offered[seat], after.setup.order(seat)))
        assert [step.reveals for step in (first, second, last)] == [False, False, True]
        if not offered[best]:
            assert lot == after.discard[-1]
            continue
        sales += 1
        assert lot in after.players[best].hand
        paid = len(last.before.players[best].board) - len(after.players[best].board)
        assert paid == offered[best]
    assert sales


def test_all_that_players_are_told_can_be_read():
    told = sentences(game())
    assert "Bid nothing" in told
    assert any(sentence.endswith(" bids in secret.") for sentence in told)


def test_no_secret_is_told():
    play_in_two_worlds(with_plugin("night-market"), variants=["night-market"], players=3)
