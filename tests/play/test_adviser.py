"""Hints and the analysis speak of one value: over real games, who follows a hint is not told afterwards that it has
cost something, and a plan is gone on with."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

import pytest

from coatl_core.game.actions import EndTurn
from coatl_core.game.events import Completed
from coatl_core.game.players import Budget, Choice, ComputerPlayer
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from coatl_core.play.adviser import ALIKE, Stage, hints_of, proposed, stages_of
from coatl_core.play.analysis import judged, moments
from coatl_core.play.hinttext import hint_reason
from coatl_core.play.table_game import Hint
from coatl_players.players import Master
from coatl_tui.plain.advice import told_of
from coatl_tui.plain.told import Telling
from tests.conftest import Effort
from tests.support import NAMES, play_turn, played_by, registry

PLAYERS = ("medium", "hard")
Hinted: TypeAlias = list[tuple[Session, list[Hint]]]
"""Positions, each with its hints."""


def hints(session: Session) -> list[Hint]:
    """The hints for the player whose turn it is."""
    player = Master("", session.ruleset)

    async def ask(stage: Stage) -> Choice:
        return player.turn(stage.seen, stage.legal, stage.random(), Budget())

    turns = asyncio.run(proposed(stages_of(session), ask))
    assert turns is not None
    return hints_of(turns, session.state)


def begun(seed: str) -> Session:
    return Session(Setup(NAMES[: len(PLAYERS)], seed, card_sets=("base",)), registry().ruleset(["base"]))


@pytest.fixture(scope="module")
def positions(effort: Effort) -> list[Session]:
    """Games of computer players, each at one of its positions; some of them in the middle of a turn."""
    found = []
    for number in range(effort(quick=1, test=1, exhaustive=2)):
        session = begun(f"advice/{number}")
        players: list[ComputerPlayer] = [registry().player(ComputerSeat(id), session.ruleset).player for id in PLAYERS]
        while not session.over:
            stage = stages_of(session)[-1]
            if len(stage.legal) > 1:
                found.append(session.copy())
            choice = players[session.acting].turn(stage.seen, stage.legal, stage.random(), Budget())
            play_turn(session, choice.actions)
    return found[:: effort(quick=9, test=6, exhaustive=4)]


@pytest.fixture(scope="module")
def hinted(positions: list[Session]) -> Hinted:
    """The same positions, each with its hints."""
    return [(position, hints(position)) for position in positions]


@pytest.mark.slow
def test_who_follows_the_first_hint_through_a_game_never_reads_that_it_has_cost_something(effort: Effort) -> None:
    for seed in effort.seeds(quick=1, test=1, exhaustive=1):
        session = begun(f"followed/{seed}")
        while not session.over and session.state.turn < effort(quick=6, test=8, exhaustive=1_000):
            play_turn(session, hints(session)[0].actions)
        for seat in range(2):
            for moment in moments(session, seat):
                found = judged(session, moment, registry())
                assert found is None or not (found.lost or found.unlike), f"seed {seed}, {moment}"


@pytest.mark.slow
def test_after_each_step_of_a_hint_the_rest_of_it_is_the_first_hint(hinted: Hinted) -> None:
    steps = 0
    for position, (best, *_) in hinted:
        session = position.copy()
        for number, action in enumerate(best.actions[:-1], 1):
            session.push(action)
            again = hints(session)
            assert again[0].actions == best.actions[number:]
            assert (again[0].why, again[0].gain, again[0].behind) == (best.why, best.gain, None)
            steps += 1
    assert steps


@pytest.mark.slow
def test_as_good_in_a_hint_and_in_the_analysis_is_the_same(hinted: Hinted, effort: Effort) -> None:
    """Each proposed turn costs in the analysis what it is worth less in the list."""
    compared, alike = 0, set()
    for position, proposed_turns in hinted[:: effort(quick=2, test=2, exhaustive=1)]:
        (stage, *more) = stages_of(position)
        for hint in [] if more else proposed_turns:  # a turn that has begun is judged from its beginning on
            verdict = Master("", position.ruleset).judge(
                stage.seen, stage.legal, hint.actions, stage.random(), Budget()
            )
            if verdict is not None:
                assert verdict.lost == pytest.approx(hint.behind or 0.0)
                alike.add(verdict.lost < ALIKE)
                compared += 1
    assert compared
    assert alike == {True, False}


def test_the_points_of_a_reason_are_the_sum_of_its_parts(hinted: Hinted) -> None:
    summed = 0
    for _, proposed_turns in hinted:
        for hint in proposed_turns:
            points = hint.why.values.get("points") if hint.why is not None else None
            if hint.parts:
                assert points == sum(points for _, points in hint.parts)
                summed += 1
    assert summed


def test_what_the_sum_is_made_of_is_told(hinted: Hinted) -> None:
    told = [hint_reason(first, each.view(each.acting), english()) for each, (first, *_) in hinted]
    assert any("(" in each for each in told)


def test_nothing_better_to_do_says_why(hinted: Hinted) -> None:
    for _, proposed_turns in hinted:
        for hint in proposed_turns:
            assert hint.why is not None
            assert hint.why.message != "players-why-nothing"


def test_the_sum_of_a_turn_that_completes_a_coatl_is_that_of_the_completed_one(hinted: Hinted) -> None:
    summed = 0
    for _, proposed_turns in hinted:
        for hint in proposed_turns:
            completed = [event.points for event in hint.events if isinstance(event, Completed)]
            if completed and hint.parts:
                assert sum(points for _, points in hint.parts) == sum(completed)
                summed += 1
    assert summed


def test_every_line_of_the_analysis_says_what_was_done_and_what_would_have_been_better(effort: Effort) -> None:
    """Also where a turn was only ended."""
    session = played_by(("random", "easy"), "lines")
    view, telling, ended = session.view(None), Telling(english()), 0
    for seat in range(2):
        found = moments(session, seat)
        only_ended = [moment for moment in found if moment.actions == (EndTurn(),)]
        for moment in [*only_ended, *found[:: effort(quick=9, test=9, exhaustive=1)]]:
            verdict = judged(session, moment, registry())
            if verdict is None:
                continue
            cost, done, *better = told_of(verdict, view, telling)
            assert cost
            assert done.startswith(session.setup.players[seat])
            ended += done.endswith("ended the turn.")
            if verdict.lost:
                assert better[0].startswith(f"Better: {session.setup.players[seat]} ")
                assert better[1].startswith("Why: ")
    assert ended
