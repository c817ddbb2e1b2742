"""Programs as computer players: what they are asked, what they may answer, and what becomes of those that fail."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from coatl_core.game.actions import Action, Take
from coatl_core.game.players import Budget, RandomPlayer
from coatl_core.game.session import Session
from coatl_core.players import program
from coatl_core.players.contest import Contest
from coatl_core.players.pool import PlayerApart, PlayerPool
from coatl_core.players.program import ProgramPlayer, read_players
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.player_guard import GuardedPlayer, ThoughtFailed
from tests.cli.conftest import Coatl, assert_refused, coatl, own_home
from tests.patience import PATIENCE
from tests.support import rarely, setup

__all__ = ["coatl", "own_home"]
JACKDAW = Path(__file__).parents[2] / "docs" / "examples" / "jackdaw.sh"
needs_jq = pytest.mark.skipif(not shutil.which("jq"), reason="there is no jq")


def answer_to(code: str, seconds: float = 20.0) -> Action:
    """What a program of these lines of Python answers at the beginning of a game."""

    class Written(ProgramPlayer):
        id = "written"
        command = (sys.executable, "-c", f"import json, sys, time\n{code}")

    Written.seconds = seconds
    ruleset = load_plugins(safe_mode=True).ruleset(["base"])
    session = Session(setup(2, "a program"), ruleset)
    player = Written("", ruleset)
    (action,) = player.turn(session.view(0), session.legal_actions, Random(1), Budget()).actions
    return action


def failure_of(code: str, seconds: float = 20.0) -> str:
    with pytest.raises(ThoughtFailed) as failed:
        answer_to(code, seconds)
    return str(failed.value)


def answers(text: str) -> str:
    return f"sys.stdin.readline(); print({text!r}, flush=True)"


def test_a_program_is_told_what_its_seat_sees_and_may_do_and_answers_with_an_action(tmp_path: Path) -> None:
    told = tmp_path / "told"
    code = f"line = sys.stdin.readline(); open({str(told)!r}, 'w').write(line)\n"
    assert answer_to(f'{code}print(\'{{"t":"do","action":"take 1"}}\', flush=True)') == Take(1)
    asked = json.loads(told.read_text())
    assert list(asked) == ["t", "v", "seat", "view", "actions", "budget"]
    assert (asked["t"], asked["v"], asked["seat"], asked["budget"]) == ("choose", 1, 0, 20.0)
    assert "keep" in asked["actions"]
    assert asked["view"]["players"][0]["hand"]
    assert asked["view"]["players"][1]["hand"] is None, "what another holds is not told"
    assert asked["view"]["setup"]["seed"] == ""


def test_a_program_is_started_once_and_asked_again_and_again() -> None:
    code = """
for number, line in enumerate(sys.stdin, 1):
    print(json.dumps({"t": "do", "action": f"take {number}"}), flush=True)
"""
    assert [answer_to(code) for _ in range(3)] == [Take(1), Take(2), Take(3)]


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (answers("hello"), "answered hello: "),
        (answers('{"t":"do"}'), 'not {"t":"do","action":"take 1"}'),
        (answers('{"t":"do","action":"take 1","why":"so"}'), 'not {"t":"do","action":"take 1"}'),
        (answers('{"t":"do","action":"Take 1"}'), "did you mean 'take 1'?"),
        (answers('{"t":"do","action":"take 1"}\n{}'), "more than one line"),
        (answers("x" * 20_000), "more than 10000 bytes"),
        ("sys.exit(3)", "has ended with exit code 3"),
        ("raise SystemExit('no idea')", "has ended with exit code 1: no idea"),
        ("sys.stdin.readline(); raise ValueError('odd')", "has ended with exit code 1: ValueError: odd"),
        ("sys.stdin.readline(); x = bytearray(3 * 2**30)", "has ended with exit code 1: MemoryError"),
    ],
)
def test_what_a_program_does_wrong_is_told(code: str, told: str) -> None:
    assert told in failure_of(code)


def test_a_program_that_does_not_answer_is_ended() -> None:
    assert failure_of("sys.stdin.readline(); time.sleep(60)", seconds=0.3) == "no answer in 0.3 seconds"
    assert all(each.has_ended for command, each in program._programs.items() if "time.sleep(60)" in command[-1])


def test_a_program_that_has_ended_is_started_anew_for_the_next_game(tmp_path: Path) -> None:
    code = f"""
import pathlib
seen = pathlib.Path({str(tmp_path / "seen")!r})
sys.stdin.readline()
if not seen.exists():
    seen.touch()
    sys.exit("first")
print('{{"t":"do","action":"take 2"}}', flush=True)
"""
    assert "first" in failure_of(code)
    assert answer_to(code) == Take(2)


def test_who_plays_is_read_with_levels_and_with_the_commands_of_programs() -> None:
    seats, programs = read_players("hasty/fast, ./bot --fast,easy,/usr/bin/bot,./bot --fast")
    assert list(map(str, seats)) == ["hasty/fast", "bot", "easy", "bot 2", "bot"]
    assert programs == {"bot": "./bot --fast", "bot 2": "/usr/bin/bot"}


@needs_jq
def test_a_program_in_another_language_plays_whole_games() -> None:
    seats, programs = read_players(f"{JACKDAW},random")
    contest = Contest(seats, "jackdaw", programs=tuple(programs.items()))
    play = contest.begin(load_plugins(safe_mode=True))
    for number in range(3):
        game = play(number)
        assert game.failures == ()
        assert game.played.turns > 20


@pytest.mark.exhaustive
@needs_jq
def test_a_match_of_a_program_is_the_same_in_any_number_of_processes(coatl: Coatl) -> None:
    runs = [coatl("simulate", "--seats", f"{JACKDAW},random", "--games", "4", "--jobs", jobs) for jobs in ("1", "2")]
    assert [run.code for run in runs] == [0, 0]
    assert runs[0].err == ""
    assert runs[0].out.splitlines()[-1] == runs[1].out.splitlines()[-1], "the checksum"


def test_a_program_that_fails_is_told_once_and_the_games_go_on(coatl: Coatl) -> None:
    run = coatl("simulate", "--seats", "/bin/false,random", "--games", "3")
    assert run.code == 0
    assert run.err == (
        "The program “false” failed, and a player of the game took its seat: has ended with exit code 1\n"
    )


def test_a_program_that_is_not_there_is_refused(coatl: Coatl) -> None:
    assert_refused(
        coatl("simulate", "--seats", "./nothing,random"),
        "the program “nothing” cannot play: /",
        "nothing is no program that may be run",
    )


def test_what_is_no_command_is_refused(coatl: Coatl) -> None:
    for seats in ("./bot 'x,random", "./,random", "/,random"):
        assert_refused(coatl("simulate", "--seats", seats), "is no command")


def test_a_program_that_leaves_another_one_behind_is_waited_for_no_longer_than_it_may(tmp_path: Path) -> None:
    started, seconds = tmp_path / "started", iter((1.5, 15.0, 60.0))
    child = f"import subprocess; child = subprocess.Popen([{sys.executable!r}, '-c', 'import time; time.sleep(1000)'])"
    while not started.exists():  # on a busy machine it takes a while to start the other one
        program = f"{child}; open({str(started)!r}, 'w').write(str(child.pid)); sys.exit(3)"
        assert failure_of(program, seconds=next(seconds))
    assert not is_running(int(started.read_text()))


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that has ended and is not waited for is none."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text():
                return False
        except OSError:
            return False
        time.sleep(0.02)
    return True


def test_a_line_that_nobody_asked_for_is_no_answer_to_the_next_question() -> None:
    code = """
for line in sys.stdin:
    print('{"t":"do","action":"take 1"}', flush=True)
    time.sleep(0.1)
    print('{"t":"do","action":"take 2"}', flush=True)
"""
    assert answer_to(code) == Take(1)
    (running,) = (each for command, each in program._programs.items() if code in command[-1])
    end = time.monotonic() + PATIENCE
    while not running._has_line():
        assert time.monotonic() < end
        time.sleep(0.01)
    assert failure_of(code) == "answered more than it was asked"


def test_a_program_is_not_started_on_a_cluster(coatl: Coatl) -> None:
    run = coatl("simulate", "--seats", "./bot,random", "--cluster", "tcp://127.0.0.1:1")
    assert_refused(run, "programs play on this machine, not on a cluster")


STUBBORN = """#!/bin/sh
sleep 300 &
echo $$ $! > "$0.$$"
trap '' TERM
while :; do sleep 1; done
"""
"""A program that does not answer, ends neither when it is asked to nor with its input, and has started another one."""


@pytest.fixture
def stubborn(tmp_path: Path) -> Path:
    file = tmp_path / "stubborn"
    file.write_text(STUBBORN)
    file.chmod(0o700)
    return file


def started_by(stubborn: Path, number: int = 1) -> list[int]:
    """The processes of so many stubborn programs, as soon as they run."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = [file.read_text().split() for file in stubborn.parent.glob("stubborn.*")]
        if [len(pids) for pids in told] == [2] * number:
            return [int(pid) for pids in told for pid in pids]
        time.sleep(0.02)
    raise AssertionError("not started")


@pytest.mark.parametrize(
    ("jobs", "number"), [(2, signal.SIGINT), *rarely((1, signal.SIGINT), (1, signal.SIGTERM), (2, signal.SIGTERM))]
)
def test_programs_and_what_they_have_started_end_with_the_match_that_is_ended(
    stubborn: Path, jobs: int, number: signal.Signals
) -> None:
    # Whoever runs the tests in the background has them begin with Ctrl-C ignored.
    program = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    program += "from coatl_tui.cli.program import main; sys.exit(main())"
    match = (
        sys.executable,
        "-c",
        program,
        "simulate",
        "--seats",
        f"{stubborn},random",
        "--games",
        "8",
        "--jobs",
        str(jobs),
    )
    with subprocess.Popen(match, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        pids = started_by(stubborn, jobs)
        process.send_signal(number)
        assert process.communicate(timeout=PATIENCE) == (b"", b"")
        assert process.returncode == 128 + number
    assert [pid for pid in pids if is_running(pid)] == []


class Stubborn(ProgramPlayer):
    """The player of a plugin whose program is the stubborn one."""

    id = "stubborn"
    command = ("sh", "-c", '"$STUBBORN"')


def test_a_program_that_thinks_apart_ends_with_its_game(stubborn: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STUBBORN", str(stubborn))
    ruleset = load_plugins(safe_mode=True).ruleset(["base"])
    session, game = Session(setup(2, "apart"), ruleset), PlayerPool().game(ruleset)
    player = GuardedPlayer(Stubborn("", ruleset), "plugin", RandomPlayer("", ruleset))
    player.asked = PlayerApart(player.player, 0, game)
    asked = Thread(target=player.turn, args=(session.view(0), session.legal_actions, Random(1), Budget(seconds=60)))
    asked.start()
    pids = started_by(stubborn)
    game.close()
    asked.join()
    assert [pid for pid in pids if is_running(pid)] == []
