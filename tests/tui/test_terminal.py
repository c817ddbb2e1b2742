"""The real program in a real pseudo-terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import termios

import pytest

from coatl_core.files.home import Home
from coatl_core.saves.store import Store
from coatl_tui.cli.lost_terminal import GONE
from tests.patience import PATIENCE
from tests.terminal import COATL, environment, start
from tests.tui.support import save, session_at

pytestmark = pytest.mark.slow


def test_it_starts_quits_and_leaves_the_terminal_as_it_was(home: Home) -> None:
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        terminal.write("q")
        assert terminal.end() == 0
        assert b"\x1b[?1049l" in terminal.output  # back from the alternate screen
        assert terminal.output.rfind(b"\x1b[?25h") > terminal.output.rfind(b"\x1b[?25l")  # the cursor is shown again
        assert "Traceback" not in terminal.plain


@pytest.mark.exhaustive
def test_ctrl_c_in_mid_turn_loses_nothing(home: Home) -> None:
    session = session_at(12)
    save(home, session)
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        terminal.press(("c", "I am "), ("\r", "Supply board"), ("p7", "A card drawn from the deck"))
        terminal.write("\r")
        terminal.settle()
        terminal.write("\x03")
        assert terminal.end() == 0
    entry = Store(home.saves).entries()[0]
    assert entry.save is not None
    assert entry.save.actions[:-1] == tuple(map(str, session.actions))
    assert entry.save.actions[-1] == "draw deck"


@pytest.mark.exhaustive
def test_no_colour_is_written_where_none_is_wanted(home: Home) -> None:
    with start(COATL, environment(home.data, NO_COLOR="1")) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        terminal.write("q")
        terminal.end()
        for codes in re.findall(rb"\x1b\[([0-9;]*)m", bytes(terminal.output)):
            numbers = [int(n) for n in codes.split(b";") if n]
            assert not any(30 <= n <= 38 or 40 <= n <= 48 or 90 <= n <= 107 for n in numbers), codes


@pytest.mark.exhaustive
@pytest.mark.parametrize("told", [True, False], ids=["by a signal", "without a word"])
def test_a_closed_terminal_leaves_no_process_and_no_lock(home: Home, told: bool) -> None:
    """The system sends the signal only to the program that the terminal was opened for."""
    save(home, session_at(12))
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        terminal.write("c")
        terminal.wait_for("I am ")
        terminal.settle()
        if told:
            terminal.process.send_signal(signal.SIGHUP)
        else:
            handle, terminal.handle = terminal.handle, os.open(os.devnull, os.O_RDONLY)
            os.close(handle)
        assert terminal.process.wait(PATIENCE) == GONE
    Store(home.saves).lock(home.saves / "game.json").release()


@pytest.mark.exhaustive
def test_a_stopped_program_goes_on_as_if_nothing_had_been(home: Home) -> None:
    with start(COATL, environment(home.data)) as terminal:
        before = termios.tcgetattr(terminal.handle)
        terminal.wait_for("New game")
        terminal.settle()
        for stop in (signal.SIGSTOP, signal.SIGTSTP, signal.SIGSTOP):
            terminal.process.send_signal(stop)
            os.waitpid(terminal.process.pid, os.WUNTRACED)  # until it is stopped
            terminal.settle(0.1)
            since = len(terminal.output)
            terminal.process.send_signal(signal.SIGCONT)
            terminal.wait_for("New game", since)
            terminal.settle()
        terminal.write("\x03")
        assert terminal.end() == 0
        assert termios.tcgetattr(terminal.handle) == before


def test_a_machine_that_shuts_down_ends_the_program_in_order(home: Home) -> None:
    save(home, session_at(12))
    with start(COATL, environment(home.data)) as terminal:
        terminal.wait_for("New game")
        terminal.settle()
        terminal.process.terminate()
        assert terminal.end() == 0


def test_a_server_that_shows_it_in_a_browser_needs_no_terminal(home: Home) -> None:
    """Such a server names a driver of its own; here one that does not exist, which is what is told then."""
    settings = environment(home.data, TEXTUAL_DRIVER="nowhere:Driver")
    done = subprocess.run(COATL, env=settings, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert "needs a terminal" not in done.stderr
