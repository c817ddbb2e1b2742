"""Players that think in a process of their own: they choose what they would choose here, and whatever happens to the
process, the game goes on."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import advance, new_game
from coatl_core.game.events import Passed
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Choice, ComputerPlayer, RandomPlayer
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.players import player_process
from coatl_core.players.player_cluster import ClusterGame
from coatl_core.players.pool import PlayerApart, PlayerPool, PoolGame
from coatl_core.plugins.player_guard import GuardedPlayer, in_time
from tests.patience import PATIENCE
from tests.players.strangers import Forger, Leaver, Parent, Sleeper, Stumbler, Talker
from tests.support import rarely, registry, table

PATIENT = Budget(seconds=60)


@pytest.fixture
def process(catalog: Catalog) -> Iterator[PoolGame]:
    process = PlayerPool().game(table(catalog, 2).ruleset)
    yield process
    process.close()


def apart(kind: type[ComputerPlayer], process: PoolGame | ClusterGame, seat: int = 0, level: str = "") -> GuardedPlayer:
    """A player of this kind that thinks in the process; a random one goes on in its place."""
    ruleset = process.ruleset
    player = GuardedPlayer(kind(level, ruleset), "plugin", RandomPlayer("", ruleset))
    player.asked = PlayerApart(player.player, seat, process)
    return player


def choice(player: GuardedPlayer, state: GameState, budget: Budget = PATIENT) -> Choice:
    return player.turn(view(state, state.seat), legal_actions(state), Random("same"), budget)


def told(player: GuardedPlayer, state: GameState) -> tuple[int | str, int | str]:
    """What a talker says: how many events it has heard, and how often it was asked."""
    why = choice(player, state).why
    assert why is not None
    return why.values["heard"], why.values["asked"]


@pytest.mark.slow
@pytest.mark.parametrize("solo", [False, *rarely(True)])
def test_a_player_chooses_there_what_it_would_choose_here(solo: bool) -> None:
    plugins = registry()
    variants = (VariantChoice("adam", ("level-3",)),) if solo else ()
    setup = Setup(("Ana",) if solo else ("Ana", "Bao"), "there", card_sets=("base",), variants=variants)
    state = new_game(setup, plugins.ruleset(setup.card_sets, variants))
    process = PlayerPool().game(state.ruleset)
    here = {id: plugins.player(ComputerSeat(id), state.ruleset) for id in ("easy", "hard")}
    for number in range(12):
        for seat, (id, player) in enumerate(here.items()):
            there = plugins.player(ComputerSeat(id), state.ruleset)
            there.asked = PlayerApart(there.player, seat, process)
            assert choice(there, state) == choice(player, state)
            assert there.failure is None
        actions = legal_actions(state)
        advance(state, actions[number % len(actions)])
    assert process.pool.starts == 1
    process.close()


def test_turns_are_played_out_there_as_they_would_be_here(catalog: Catalog, process: PoolGame) -> None:
    state = table(catalog, 2)
    turns = [(action,) for action in legal_actions(state)[:2]]
    here, there = (registry().player(ComputerSeat("master"), state.ruleset) for _ in range(2))
    there.asked = PlayerApart(there.player, 0, process)
    found = [each.play_out(view(state, 0), turns, Random("out"), 2) for each in (here, there)]
    assert found[0] is not None
    assert [len(row) for row in found[0]] == [2, 2]
    assert found[0] == found[1]
    assert process.pool.starts == 1


def test_a_player_is_told_what_has_happened_and_may_print(catalog: Catalog, process: PoolGame) -> None:
    state, talker = table(catalog, 2), apart(Talker, process)
    talker.saw(Passed(1))
    assert told(talker, state) == (1, 1)
    talker.saw(Passed(1))
    talker.saw(Passed(1))
    assert told(talker, state) == (3, 2)
    assert told(apart(Talker, process, 1), state) == (0, 1)
    assert talker.failure is None


@pytest.mark.slow
def test_when_a_process_ends_the_player_is_named_and_the_others_are_told_everything_again(
    catalog: Catalog, process: PoolGame
) -> None:
    state, leaver, talker = table(catalog, 2), apart(Leaver, process, 1), apart(Talker, process)
    talker.saw(Passed(1))
    assert told(talker, state) == (1, 1)
    assert choice(leaver, state).actions[0] in legal_actions(state)
    assert str(leaver.failure) == "plugin: leaver: turn: its process has ended"
    assert told(talker, state) == (1, 1)
    assert (talker.failure, process.pool.starts) == (None, 2)


@pytest.mark.exhaustive
def test_a_player_that_never_answers_is_named_and_its_process_ended(catalog: Catalog, process: PoolGame) -> None:
    state, sleeper = table(catalog, 2), apart(Sleeper, process)
    assert choice(sleeper, state, Budget(seconds=0.1)).actions[0] in legal_actions(state)
    assert "no answer in 0.1 seconds" in str(sleeper.failure)
    assert told(apart(Talker, process, 1), state) == (0, 1)
    assert process.pool.starts == 2


def test_an_error_names_its_place(catalog: Catalog, process: PoolGame) -> None:
    stumbler = apart(Stumbler, process)
    choice(stumbler, table(catalog, 2))
    assert "turn: KeyError: 'where?' (strangers.py:" in str(stumbler.failure)


def test_where_there_can_be_no_process_a_player_thinks_here(
    catalog: Catalog, process: PoolGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nameless(Talker):
        """No other process can find it."""

    nameless = apart(Nameless, process)
    nameless.saw(Passed(1))
    assert told(nameless, table(catalog, 2)) == (1, 1)
    assert nameless.failure is None
    for command in ((str(Path(__file__).parent / "no-such-program"),), (sys.executable, "-c", "import nothing")):
        monkeypatch.setattr(player_process, "COMMAND", command)
        talker = apart(Talker, PlayerPool().game(process.ruleset))
        talker.saw(Passed(1))
        assert told(talker, table(catalog, 2)) == (1, 1)
        assert talker.failure is None


def test_nobody_thinks_in_a_game_that_has_been_left(catalog: Catalog, process: PoolGame) -> None:
    state = table(catalog, 2)
    choice(apart(Talker, process), state)
    (running,) = process.pool._idle
    process.close()
    assert running.has_ended
    late = apart(Talker, process)
    choice(late, state)
    assert "the game has been left" in str(late.failure)


# What players start


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where a parent notes the number of the process it has started; that is ended in the end."""
    monkeypatch.setenv("NOTE", str(tmp_path / "note"))
    yield tmp_path / "note"
    with suppress(OSError, ValueError):
        os.kill(int((tmp_path / "note").read_text("utf-8")), signal.SIGKILL)


def noted(note: Path) -> int:
    """The number of the process, as soon as it is noted."""
    end = time.monotonic() + PATIENCE
    while not (note.exists() and note.read_text("utf-8")):
        assert time.monotonic() < end
        time.sleep(0.01)
    return int(note.read_text("utf-8"))


def is_gone(number: int) -> bool:
    """Whether a process that was killed has ended, or only waits for whoever is to be told of it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z":
                return True
            os.kill(number, 0)
        except (OSError, ValueError):
            return True
        time.sleep(0.01)
    return False


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.parametrize("level", ["", "escaped"])
def test_a_game_is_left_at_once_whatever_its_players_have_started(
    catalog: Catalog, process: PoolGame, note: Path, level: str
) -> None:
    state, parent = table(catalog, 2), apart(Parent, process, level=level)
    thinking = Thread(target=choice, args=(parent, state))
    thinking.start()
    started = noted(note)
    begin = time.monotonic()
    process.close()
    thinking.join()
    assert time.monotonic() - begin < PATIENCE / 4
    assert level or is_gone(started)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.parametrize("level", ["", *rarely("escaped")])
def test_the_next_player_answers_although_something_still_holds_the_pipes(
    catalog: Catalog, process: PoolGame, note: Path, level: str
) -> None:
    state, talker, seconds = table(catalog, 2), apart(Talker, process, 1), iter((2, 20, 60))
    while not note.exists():  # on a busy machine it takes a while to start something
        parent, budget = apart(Parent, process, level=level), next(seconds)
        choice(parent, state, Budget(seconds=budget))
        assert f"no answer in {budget} seconds" in str(parent.failure)
    assert told(talker, state) == (0, 1)
    assert talker.failure is None
    assert level or is_gone(noted(note))


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_what_players_have_started_ends_with_the_app(catalog: Catalog, process: PoolGame, note: Path) -> None:
    thinking = Thread(target=choice, args=(apart(Parent, process), table(catalog, 2)), daemon=True)
    thinking.start()
    started, running = noted(note), process._process
    assert running is not None
    assert running._process.stdin is not None
    os.dup2(os.open(os.devnull, os.O_WRONLY), running._process.stdin.fileno())  # the system closes it in the same way
    assert is_gone(started)


# Answers that are none


@pytest.mark.parametrize("level", [*rarely("size"), "text"])
@pytest.mark.slow
def test_after_a_broken_answer_the_next_player_is_asked_in_a_new_process(
    catalog: Catalog, process: PoolGame, level: str
) -> None:
    state, forger, talker = table(catalog, 2), apart(Forger, process, level=level), apart(Talker, process, 1)
    assert choice(forger, state).actions[0] in legal_actions(state)
    assert str(forger.failure) == "plugin: forger: turn: its answer cannot be read"
    assert told(talker, state) == (0, 1)
    assert (talker.failure, process.pool.starts) == (None, 2)


# The time that is waited


@pytest.mark.slow
def test_a_program_that_was_stopped_finds_its_patience_as_it_left_it() -> None:
    """The clock goes on while a program is stopped, as by Ctrl-Z. Here it is stopped in the second step."""
    waited: list[float | None] = []

    def came(step: float | None) -> bool:
        waited.append(step)
        if len(waited) == 2:
            time.sleep(0.5)
        return len(waited) == 4

    assert in_time(came, 0.9)
    assert waited == [0.225] * 4
    assert not in_time(lambda step: False, 0.9)
    assert in_time(lambda step: step is None, None)
