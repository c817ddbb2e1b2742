"""What other systems than Linux do otherwise: the tests pretend to be one of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coatl_core.files import system
from coatl_core.language.l10n import english
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.serving import check_installed
from tests.patience import PATIENCE

SLEEPS = (sys.executable, "-c", "import time; time.sleep(1000)")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows: no groups, no fork, no SIGHUP, no niceness, no rights of files, no limits."""
    for name in ("killpg", "fork", "nice", "O_NONBLOCK", "O_NOFOLLOW", "O_NOCTTY"):
        monkeypatch.delattr(os, name)
    monkeypatch.delattr(signal, "SIGHUP")
    monkeypatch.setattr(system, "is_windows", lambda: True)
    monkeypatch.setitem(sys.modules, "resource", None)


def test_a_process_that_starts_another_is_ended_with_it() -> None:
    code = f"import subprocess, sys; print(subprocess.Popen({SLEEPS!r}).pid, flush=True); sys.stdin.read()"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe, **system.apart()) as process:
        assert process.stdout is not None
        below = int(process.stdout.readline())
        system.end_group(process)
        assert process.wait(PATIENCE) == -signal.SIGKILL
    end = time.monotonic() + PATIENCE
    while _runs(below) and time.monotonic() < end:
        time.sleep(0.01)
    assert not _runs(below)


def _runs(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps such limits")
def test_a_process_limits_its_own_memory_and_never_to_more_than_it_was_given() -> None:
    code = """
from resource import RLIMIT_DATA, setrlimit
from coatl_core.files.system import limit_own_memory, own_memory
print(limit_own_memory(2**30))
setrlimit(RLIMIT_DATA, (2**29, 2**29))
print(limit_own_memory(2**30))
before = own_memory()
kept = bytearray(2**27)
print(2**27 <= own_memory() - before < 2**28)
try:
    bytearray(2**29)
except MemoryError:
    print("no memory")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n") == [str(2**30), str(2**29), "True", "no memory", ""]


@pytest.mark.usefixtures("windows")
def test_on_windows_a_process_is_ended_by_itself() -> None:
    assert system.apart() == {}
    with subprocess.Popen(SLEEPS, **system.apart()) as process:
        assert system.limit_memory(process, 2**30) is False
        assert system.limit_own_memory(2**30) == 2**30
        system.end_group(process)
        assert process.wait(PATIENCE) != 0
    system.give_way(5)
    system.end_own_group()


@pytest.mark.usefixtures("windows")
def test_on_windows_nothing_tells_of_a_closed_terminal_and_files_have_no_rights(tmp_path: Path) -> None:
    assert not system.on_hangup(lambda *_: None)
    (tmp_path / "key").touch(0o644)
    assert not system.others_may_read(tmp_path / "key")
    assert system.shell_line(["coatl", "a b"]) == 'coatl "a b"'


@pytest.mark.usefixtures("windows")
def test_where_no_process_can_be_copied_guests_are_refused_with_a_sentence() -> None:
    with pytest.raises(CommandError) as refused:
        check_installed("web", "attrs", english())
    assert refused.value.text == english()("cli-serve-error-system")


@pytest.mark.usefixtures("windows")
def test_a_file_is_read_without_the_flags_that_the_system_has_not(tmp_path: Path) -> None:
    assert system.reading(follow_links=False) == os.O_RDONLY | os.O_CLOEXEC
    system.sync_folder(tmp_path / "nowhere")


def test_a_loop_that_knows_no_signals_is_told_of_them_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> bool:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()

        def unknown(*_: object) -> None:
            raise NotImplementedError

        monkeypatch.setattr(loop, "add_signal_handler", unknown)
        system.on_going_on(loop, lambda: None)
        system.on_end(loop, ended.set)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.wait_for(ended.wait(), PATIENCE)
        return ended.is_set()

    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        assert asyncio.run(told())
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_what_others_may_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "open").touch(0o644)
    (tmp_path / "shut").touch(0o600)
    assert system.others_may_read(tmp_path / "open")
    assert not system.others_may_read(tmp_path / "shut")
