"""One's own mistakes: the costliest turns of the last games are found, tried once more, and judged as before."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import pytest

from coatl_core.game.actions import Action
from coatl_core.game.errors import Refusal
from coatl_core.game.final_turn import can_be_solved, final_turn
from coatl_core.game.puzzle import points_now
from coatl_core.play.analysis import judged, to_check
from coatl_core.play.hinttext import sure_text
from coatl_core.play.mistake_game import MistakeGame, begin
from coatl_core.play.mistakes import MISTAKES, Search
from coatl_core.play.mistaketext import ask_text, best_text, cost_text, none_text, search_text
from coatl_core.play.new_player import why_not_play_on
from coatl_core.saves.store import Store
from tests.conftest import Effort
from tests.locale.support import speaking
from tests.play.mistaken import judging_last_turns, keep, last_turns, over, searched
from tests.support import registry

L10N = speaking("en")


def played(game: MistakeGame, actions: Iterable[Action]) -> MistakeGame:
    async def play() -> None:
        for action in actions:
            if not game.tried:
                await game.push(action)

    asyncio.run(play())
    return game


def test_of_a_last_turn_is_said_exactly_what_was_missed(effort: Effort) -> None:
    """Also of what is left of it when a card was drawn from the deck, or a temple has come to light."""
    missed = 0
    for number in (64, 84, *range(1, effort(quick=8, test=14, exhaustive=200))):
        session = over(f"m{number}")
        for seat in (0, 1):
            turns = last_turns(session, seat)
            before = session.history[turns[-1].position].before if turns else None
            if before is None or not can_be_solved(before):
                continue
            lost = final_turn(before).points - points_now(session.state, seat)
            verdict = judged(session, turns[-1], registry())
            assert verdict is not None
            assert verdict.lost == lost
            missed += lost > 0
            if lost:
                assert to_check([verdict]) is None  # games that are played out would only blur it
                assert sure_text(verdict, L10N).startswith("Exact: ")
    assert missed


def test_the_costliest_turns_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging_last_turns(monkeypatch)
    keep(tmp_path, "m27", "m10", "m7", "m24")
    search = searched(tmp_path)
    assert (search.games, search.done) == (3, 3)
    assert [(each.game.name, each.played, each.found.lost) for each in search.mistakes] == [
        ("m27", date(2026, 1, 2), 6.0)
    ]
    assert len(search.mistakes) <= MISTAKES


def test_whoever_is_in_a_hurry_gets_what_has_been_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging_last_turns(monkeypatch)
    keep(tmp_path, "m27", "m10", "m7")
    search = Search(Store(tmp_path), "Petra", registry())
    assert search_text(search, L10N).startswith("Opening")
    search.step()
    search.step()
    assert search_text(search, L10N) == "1 of 3 turns judged, 3 games."
    search.hurried = True
    while search.step():
        pass
    assert (search.done, len(search.mistakes)) == (1, 1)


def test_without_games_it_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging_last_turns(monkeypatch)
    assert none_text(searched(tmp_path), L10N).startswith("There is no finished game")
    keep(tmp_path, "m10")
    assert none_text(searched(tmp_path), L10N).startswith("Nothing in your last games")


def test_a_mistake_is_tried_and_told_by_the_same_verdicts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging_last_turns(monkeypatch)
    keep(tmp_path, "m27")
    mistakes = searched(tmp_path).mistakes
    found = mistakes[0].found
    game = begin(mistakes, 0, registry())
    asked = ask_text(game, L10N)
    assert "of your game of 2 January cost 6.0 points" in asked
    assert game.view().own.hand is not None
    assert game.undo_refusal() == Refusal("undo-nothing", "")
    assert played(game, found.moment.actions[:1]).last_actor == 0
    assert asyncio.run(game.undo()) is None
    assert asyncio.run(game.redo())
    played(game, found.moment.actions[1:])
    assert game.tried
    assert game.outcome is not None
    assert game.outcome.lost == found.lost
    assert cost_text(game, L10N) == "That would cost 6.0 points."
    assert (game.legal_actions, game.waits_for().who, game.undo_refusal()) == ((), "nobody", Refusal("puzzle-over", ""))
    game.again()
    assert played(game, found.better).tried
    assert cost_text(game, L10N) == "As good as the best!"
    assert "Best: " in best_text(game, L10N)
    assert game.game_then().position == found.moment.position
    assert why_not_play_on(game.game_then()) is None
    assert why_not_play_on(game.replay()) == Refusal("onward-part", "")
