"""``coatl hint`` and ``coatl analyse``: what a strong player thinks of a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl_core.game.actions import parse_action
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.test_commands import finished, saved
from tests.support import setup

__all__ = ["finished"]


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Session, str]:
    """A game of two at its first turn, and its file."""
    session = Session(setup(2, "advice"), load_plugins(safe_mode=True).ruleset(["base"]))
    for text in ("keep", "keep"):
        session.push(parse_action(text))
    return session, str(saved(session, tmp_path))


def test_a_hint_is_the_best_turns_as_they_are_written_with_their_reasons(
    coatl: Coatl, begun: tuple[Session, str]
) -> None:
    session, file = begun
    run = coatl("hint", file)
    assert (run.code, run.err) == (0, "")
    head, first, why, *_ = run.out.splitlines()
    assert head.startswith("Turn 1: ")
    number, _, actions = first.partition(". ")
    assert number == "1"
    assert parse_action(actions.split("; ")[0]) in session.legal_actions
    assert why.startswith("   ")
    assert len(why) > 10


def test_a_hint_as_data(coatl: Coatl, begun: tuple[Session, str]) -> None:
    session, file = begun
    best, *others = json.loads(coatl("hint", file, "--json").out)
    assert parse_action(best["actions"][0]) in session.legal_actions
    assert best["behind"] == 0
    assert all(other["behind"] >= 0 for other in others)


def test_a_finished_game_has_no_hint_and_one_that_goes_on_is_not_judged(
    coatl: Coatl, begun: tuple[Session, str], finished: Session, tmp_path: Path
) -> None:
    assert_refused(coatl("analyse", begun[1]), "Turns are judged when the game is over")
    (tmp_path / "over").mkdir()
    assert_refused(coatl("hint", str(saved(finished, tmp_path / "over"))), "coatl analyse")
    assert_refused(coatl("hint", "nothing.json"), "nothing.json")


@pytest.mark.exhaustive
def test_the_analysis_names_the_costly_turns_the_worst_first(
    coatl: Coatl, finished: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_core.play.analysis.FIRST_GAMES", 2)
    monkeypatch.setattr("coatl_core.play.analysis.GAMES", 3)
    file = str(saved(finished, tmp_path))
    found = json.loads(coatl("analyse", file, "--json").out)
    assert [player["player"] for player in found] == list(finished.setup.players)
    for player in found:
        lost = [turn["lost"] for turn in player["turns"]]
        assert lost == sorted(lost, reverse=True)
        assert all(turn["better"] or turn["why"] for turn in player["turns"])
        assert all(turn["checked"] == (turn["games"] == 3) for turn in player["turns"])
    run = coatl("analyse", file)
    assert (run.code, run.err) == (0, "")
    assert all(f"{name} had " in run.out for name in finished.setup.players)
