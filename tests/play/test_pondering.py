"""Computer players think while others are to act: about what their seats can foresee, and with the same answers."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from coatl_core.game.actions import Action, EndTurn, Take
from coatl_core.game.determinize import redeal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, ComputerPlayer, RandomPlayer
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.play import pondering
from coatl_core.play.adviser import present
from coatl_core.play.local_game import LocalGame, begin
from coatl_core.play.pondering import MOST_ANSWERS, Pondering, foreseen
from coatl_core.players import player_process
from coatl_core.players.player_process import NICENESS, PlayerProcess
from coatl_core.players.pool import PlayerPool, PoolGame
from coatl_core.plugins.player_guard import GuardedPlayer
from coatl_core.saves.store import Store
from coatl_players.players import Grandmaster, Hard
from tests.conftest import Effort
from tests.patience import PATIENCE
from tests.players.strangers import Sleeper, Stumbler, Talker
from tests.support import NAMES, Sensible, registry

HARD = ComputerSeat("hard")
VARIANTS: list[tuple[VariantChoice, ...]] = [
    (),
    (VariantChoice("tribes", ("tribes", "omens", "quick")),),
    (VariantChoice("golden-feathers"),),
]


def session(seed: str = "ponder", variants: tuple[VariantChoice, ...] = (), players: int = 2) -> Session:
    """A new game."""
    setup = Setup(NAMES[:players], seed, card_sets=("base",), variants=variants)
    return Session(setup, registry().ruleset(["base"], variants))


def after(game: Session, action: Action) -> Session:
    """The game after this action."""
    later = game.copy()
    later.push(action)
    return later


@pytest.mark.parametrize("variants", VARIANTS, ids=["base", "tribes", "feathers"])
def test_foreseen_is_what_will_be_asked_and_nothing_that_the_seat_cannot_know(
    variants: tuple[VariantChoice, ...], effort: Effort
) -> None:
    found = 0
    for seed in effort.seeds(quick=1, test=1, exhaustive=8):
        game, player = session(f"foreseen/{seed}", variants, 2 + seed % 2), Sensible(str(seed))
        while not game.over:
            for seat in range(len(game.setup.players)):
                if seat == game.acting or len(game.history) % 4:
                    continue
                stages = list(foreseen(game, seat))
                simple = [after(game, each) for each in game.legal_actions if isinstance(each, Take | EndTurn)]
                shown = [each for each in simple if not each.history[-1].reveals and each.acting == seat]
                assert stages == [present(each) for each in shown if not each.over]
                other = Session(game.setup, game.ruleset, start=redeal(game.state, seat, Random(seed)))
                other.history = game.history
                assert list(foreseen(other, seat)) == stages
                found += len(stages)
            game.push(player.choose(game.state, legal_actions(game.state)))
    assert found > 30


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def dealt(home: Path, apart: bool) -> LocalGame:
    """A game against ``hard``, which is about to be played."""
    setup = Setup(NAMES[:2], "ponder", card_sets=("base",), seats=(None, HARD))
    game = begin(setup, registry(), Store(home), lambda: None, apart=apart)
    game.watch(lambda _: None)
    return game


@pytest.fixture(autouse=True)
def gives_way_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gave way to all others would give way to the other tests, too, and come to nothing while they run."""
    monkeypatch.setattr(player_process, "MOST_NICENESS", NICENESS + 1)


@pytest.fixture
def hard_ponders(monkeypatch: pytest.MonkeyPatch) -> None:
    """For once, because it is quick; and it gives way to nobody, so that it has its answers in time."""
    monkeypatch.setattr(Hard, "ponders", True)
    monkeypatch.setattr(pondering, "PAUSE", 0.0)
    monkeypatch.setattr(pondering, "PlayerPool", lambda gives_way: PlayerPool())


def ahead(game: LocalGame) -> Pondering:
    found = game.computers._pondering
    assert found is not None
    return found


def is_at_rest(found: Pondering) -> bool:
    """Whether nobody thinks about what may come, or is about to."""
    return found._task is None or found._task.done()


async def answer(game: LocalGame) -> None:
    """Lets the computer player have its turn."""
    while game.waits_for().who == "computer":
        decision = await game.decide()
        assert decision is not None
        await game.push(decision.action)


@pytest.mark.exhaustive
@pytest.mark.usefixtures("hard_ponders")
async def test_a_player_does_the_same_whether_it_was_asked_before_or_not(tmp_path: Path) -> None:
    there, here = dealt(tmp_path / "there", apart=True), dealt(tmp_path / "here", apart=False)
    assert here.computers._pondering is None  # a game whose players think here makes nobody think ahead
    person, known, asked = Sensible("person"), 0, 0
    while there.session.state.turn < 24 and not there.session.over:
        await until(lambda: is_at_rest(ahead(there)))
        action = person.choose(there.session.state, legal_actions(there.session.state))
        for game in (there, here):
            await game.push(action)
        if there.waits_for().who == "computer":
            asked += 1
            known += ahead(there).known(present(there.session)) is not None
        for game in (there, here):
            await answer(game)
    assert there.session.actions == here.session.actions
    assert there.reasons == here.reasons
    assert 3 < known < asked
    assert len(ahead(there)._answers) <= MOST_ANSWERS
    there.close()
    here.close()


@pytest.mark.usefixtures("hard_ponders")
async def test_whose_turn_it_is_thinks_before_anybody_waits_for_it(tmp_path: Path) -> None:
    game = dealt(tmp_path, apart=True)
    keep = game.legal_actions[-1]
    await game.push(keep)
    begun = game.computers._begun
    assert begun is not None
    await until(begun[1].done)
    decision = await game.decide()
    assert decision is not None
    assert decision.action == begun[1].result().actions[0]
    assert isinstance(game.computers.thinking, PoolGame)
    assert game.computers.thinking.pool.starts == 1
    game.close()


def following(player: type[ComputerPlayer], game: Session) -> Pondering:
    """A player of this kind is about to think about what may come in this game."""
    found = Pondering(Budget(seconds=60))
    found.follow(game, {1 - game.acting: player("", game.ruleset)})
    return found


async def asleep_on(game: Session) -> Pondering:
    """A player thinks about what may come in this game, and does not come to an end."""
    found = following(Sleeper, game)
    await until(lambda: found._thinking is not None and found._thinking._process is not None)
    return found


def running(found: Pondering) -> PlayerProcess:
    """The process in which somebody thinks."""
    assert found._thinking is not None
    assert found._thinking._process is not None
    return found._thinking._process


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Session:
    """A game at its first turn."""
    monkeypatch.setattr(pondering, "PAUSE", 0.0)
    game = session()
    for _ in game.setup.players:
        game.push(game.legal_actions[-1])
    return game


@pytest.mark.slow
async def test_it_gives_way_to_all_others_is_interrupted_at_once_and_goes_on_in_the_next_turn(begun: Session) -> None:
    found = await asleep_on(begun)
    process = running(found)
    assert os.getpriority(os.PRIO_PROCESS, process._process.pid) > NICENESS
    found.interrupt()
    await until(lambda: process.has_ended)
    assert not found._answers
    found.follow(begun.copy(), {1 - begun.acting: Sleeper("", begun.ruleset)})
    await until(lambda: found.pool.starts == 2)
    found.close()


@pytest.mark.slow
async def test_when_the_game_is_left_nobody_thinks_any_longer(begun: Session) -> None:
    found = await asleep_on(begun)
    process = running(found)
    found.close()
    assert process.has_ended
    assert found._task is not None
    await found._task
    assert found.pool.starts == 1


async def test_a_player_that_fails_is_asked_in_its_turn_only(begun: Session) -> None:
    found = following(Stumbler, begun)
    await until(lambda: is_at_rest(found))
    found.follow(begun.copy(), {1 - begun.acting: Stumbler("", begun.ruleset)})
    assert found._task is not None
    assert found._task.done()
    found.close()


def test_who_is_told_what_happens_is_not_asked_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Talker, "ponders", True)
    ruleset, random = session().ruleset, RandomPlayer("", session().ruleset)
    assert GuardedPlayer(Grandmaster("", ruleset), "players", random).ponders
    assert not GuardedPlayer(Hard("", ruleset), "players", random).ponders
    assert not GuardedPlayer(Talker("", ruleset), "talkers", random).ponders


@pytest.mark.exhaustive
async def test_grandmaster_does_the_same_as_well(tmp_path: Path) -> None:
    game, found = session("grandmaster"), Pondering(Budget(seconds=10 * PATIENCE), PlayerPool())
    while game.state.turn < 3:
        game.push(game.legal_actions[-1])
    found.follow(game, {1 - game.acting: Grandmaster("", game.ruleset)})
    await until(lambda: len(found._answers) >= 3, 10 * PATIENCE)
    found.interrupt()
    for stage, choice in [*found._answers][:3]:
        fresh = Grandmaster("", game.ruleset)
        assert fresh.turn(stage.seen, stage.legal, stage.random(), Budget()) == choice
    found.close()
