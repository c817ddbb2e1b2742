"""The real program in a real pseudo-terminal that can show nothing but lines."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from coatl_core.saves.store import Store, read
from tests.patience import PATIENCE
from tests.plain.support import saved
from tests.support import rarely
from tests.terminal import COATL, environment, start

pytestmark = pytest.mark.slow


def test_a_dumb_terminal_gets_lines_with_a_prompt_and_no_control_character(tmp_path: Path) -> None:
    with start((*COATL, "play", "--seed", "plain"), environment(tmp_path, TERM="dumb")) as terminal:
        terminal.wait_for("> ")
        terminal.press(("new Ann,@easy\n", "Enter"), ("\n", "none"), ("\n", "8 choices."), ("keep 1\n", "17 choices."))
        terminal.write("quit\n")
        assert terminal.end() == 0
        assert "This terminal can show lines only" in terminal.plain
        assert b"\x1b" not in terminal.output
    assert len(read(saved(tmp_path)).actions) >= 2


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), *rarely((signal.SIGTERM, 143))])
def test_ctrl_c_and_the_system_end_it_at_once_and_lose_nothing(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    command = (*COATL, "play", "--plain", "--seats", "Ann,@easy", "--seed", "plain")
    with start(command, environment(tmp_path)) as terminal:
        terminal.wait_for("8 choices.")
        terminal.press(("keep 1\n", "17 choices."))
        terminal.process.send_signal(number)
        assert terminal.end() == code
        assert "Traceback" not in terminal.plain
    (entry,) = Store(tmp_path / "saves").entries()
    assert entry.save is not None
    assert entry.save.actions[0].startswith("keep base:")


@pytest.mark.exhaustive
def test_a_terminal_that_is_closed_is_the_end_of_the_input(tmp_path: Path) -> None:
    command = (*COATL, "play", "--plain", "--seats", "Ann,@easy", "--seed", "plain")
    with start(command, environment(tmp_path)) as terminal:
        terminal.wait_for("8 choices.")
        terminal.press(("keep 1\n", "17 choices."))
        os.close(terminal.handle)
        assert terminal.process.wait(PATIENCE) in (0, 1)  # what it says is read by nobody
        terminal.handle = os.open(os.devnull, os.O_RDONLY)
    assert read(saved(tmp_path)).actions[0].startswith("keep base:")
