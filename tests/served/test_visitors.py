"""The processes of visitors: each is alone in its own, has only what its server gives it, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import signal
import struct
import termios
from pathlib import Path

import psutil
import pytest

from coatl_core.files.home import Home
from coatl_tui.cli import visitor_process
from coatl_tui.served import visitors as module
from coatl_tui.served.visitors import NoVisitor, TooMany, Visit
from coatl_tui.settings import Settings, save_settings
from tests.patience import PATIENCE
from tests.served.support import TERMS, house, seen

pytestmark = pytest.mark.slow


async def test_a_visitor_sees_the_menu_presses_keys_and_leaves(tmp_path: Path) -> None:
    async with house() as visitors, seen(visitors, tmp_path / "ann") as ann:
        await ann.until("New game")
        await ann.until("Quit")
        ann.visitor.write(b"n")
        await ann.until("Variants")
        ann.visitor.write(b"\x1b")
        await ann.until("Quit")
        ann.visitor.write(b"q")
        await ann.until_told("exit")
        await asyncio.wait_for(ann.visitor.ended.wait(), PATIENCE)
        assert ann.visitor.why == "left"
        assert visitors.running == {}


@pytest.mark.exhaustive
async def test_the_app_speaks_the_language_of_the_visitor_until_they_choose_one(tmp_path: Path) -> None:
    async with house() as visitors:
        async with seen(visitors, tmp_path / "ann", language="cs-CZ") as ann:
            await ann.until("Nová hra")
        save_settings(Home(tmp_path / "ann", tmp_path / "ann" / "config").settings, Settings(language="pl"))
        async with seen(visitors, tmp_path / "ann", language="cs-CZ") as ann:
            await ann.until("Nowa gra")
        async with seen(visitors, tmp_path / "bob", language="xx") as bob:
            await bob.until("New game")


@pytest.mark.exhaustive
async def test_what_is_drawn_for_a_new_size_follows_its_announcement(tmp_path: Path) -> None:
    async with house() as visitors, seen(visitors, tmp_path / "ann", size=(100, 30)) as ann:
        assert (await ann.until_told("resized"))["width"] == 100
        await ann.until("New game")
        ann.visitor.tell("resize", width=90, height=28)
        while (await ann.until_told("resized"))["width"] != 90:
            pass
        await ann.until("New game")


@pytest.mark.exhaustive
async def test_who_is_asked_to_a_game_comes_to_where_it_is_joined(tmp_path: Path) -> None:
    async with house() as visitors, seen(visitors, tmp_path / "ann", game="5PT38122") as ann:
        await ann.until("5PT3-8122")


@pytest.mark.exhaustive
async def test_a_terminal_of_its_own_is_for_ssh(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    async with house() as visitors:
        visitor = await visitors.start_in_terminal(Visit(tmp_path / "ann", TERMS), theirs)
        os.close(theirs)
        loop, text = asyncio.get_running_loop(), bytearray()
        more = asyncio.Event()

        def read() -> None:
            try:
                text.extend(os.read(ours, 65536))
            except OSError:
                loop.remove_reader(ours)
            more.set()

        async def until(wanted: str) -> None:
            async with asyncio.timeout(PATIENCE):
                while wanted.encode() not in text:
                    more.clear()
                    await more.wait()
            text.clear()

        loop.add_reader(ours, read)
        await until("New game")
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 10, 40, 0, 0))  # as asyncssh does for a client
        await until("80 × 24")
        fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        await until("New game")
        os.write(ours, b"q")
        await asyncio.wait_for(visitor.ended.wait(), PATIENCE)
        assert visitor.why == "left"
        loop.remove_reader(ours)
        os.close(ours)


@pytest.mark.exhaustive
async def test_a_visitor_whose_line_is_gone_is_gone(tmp_path: Path) -> None:
    async with house() as visitors, seen(visitors, tmp_path / "ann") as ann:
        await ann.until("New game")
        ann.visitor._writer.close()
        await asyncio.wait_for(ann.visitor.ended.wait(), PATIENCE)


@pytest.mark.exhaustive
async def test_a_killed_visitor_harms_nobody_else(tmp_path: Path) -> None:
    async with (
        house() as visitors,
        seen(visitors, tmp_path / "ann") as ann,
        seen(visitors, tmp_path / "bob") as bob,
    ):
        await ann.until("New game")
        await bob.until("New game")
        os.kill(ann.visitor.pid, signal.SIGKILL)
        await asyncio.wait_for(ann.visitor.ended.wait(), PATIENCE)
        assert ann.visitor.why == "failed"
        bob.visitor.write(b"n")
        await bob.until("Variants")


@pytest.mark.exhaustive
async def test_a_visitor_knows_a_short_list_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("A_SECRET", "of the server")
    async with house() as visitors, seen(visitors, tmp_path / "ann") as ann:
        await ann.until("New game")
        assert visitors._process is not None
        for pid in (ann.visitor.pid, visitors._process.pid):
            names = {name for name in psutil.Process(pid).environ() if name != "LC_CTYPE"}
            assert names == {"LC_ALL", "PATH", "PYTHONPATH"}
        assert {Path(file.path).parent for file in psutil.Process(ann.visitor.pid).open_files()} <= {Path("/dev")}


@pytest.mark.exhaustive
async def test_a_visitor_has_limits_and_gives_way_to_the_server(tmp_path: Path) -> None:
    async with house(memory=100) as visitors, seen(visitors, tmp_path / "ann") as ann:
        await ann.until("New game")
        process = psutil.Process(ann.visitor.pid)
        found = {name: process.rlimit(getattr(psutil, f"RLIMIT_{name}"))[1] for name in ("CORE", "DATA", "NOFILE")}
        assert found == {"CORE": 0, "DATA": (100 + visitor_process.BESIDE) * 2**20, "NOFILE": 128}
        assert process.rlimit(psutil.RLIMIT_FSIZE)[1] == visitor_process.MOST_FILE
        assert process.rlimit(psutil.RLIMIT_CPU)[1] == visitor_process.MOST_SECONDS
        assert process.nice() > psutil.Process().nice()
        assert os.getsid(process.pid) == process.pid


@pytest.mark.exhaustive
async def test_there_are_never_more_visitors_than_there_may_be(tmp_path: Path) -> None:
    async with house(visitors=1) as visitors:
        async with seen(visitors, tmp_path / "ann"):
            with pytest.raises(TooMany):
                await visitors.start_web(Visit(tmp_path / "bob", TERMS))
        async with seen(visitors, tmp_path / "bob") as bob:
            await bob.until("New game")


async def _sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **limits: float) -> str:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.2)
    async with house(**limits) as visitors, seen(visitors, tmp_path / "ann") as ann:
        await asyncio.wait_for(ann.visitor.ended.wait(), PATIENCE)
        return ann.visitor.why


@pytest.mark.exhaustive
async def test_who_does_nothing_for_long_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await _sent_away(tmp_path, monkeypatch, idle=0.5) == "idle"


@pytest.mark.exhaustive
async def test_who_takes_too_much_memory_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await _sent_away(tmp_path, monkeypatch, memory=5) == "memory"


@pytest.mark.exhaustive
async def test_who_takes_too_much_of_a_processor_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await _sent_away(tmp_path, monkeypatch, burst=0.01, processor=0.0) == "processor"


async def test_at_the_end_of_the_server_nobody_is_left(tmp_path: Path) -> None:
    async with house() as visitors:
        ann = await visitors.start_web(Visit(tmp_path / "ann", TERMS))
        assert visitors._process is not None
        starter = visitors._process.pid
    assert ann.why == "cut"
    assert not psutil.pid_exists(ann.pid)
    assert not psutil.pid_exists(starter)


@pytest.mark.exhaustive
async def test_if_what_starts_visitors_is_killed_it_is_started_again(tmp_path: Path) -> None:
    async with house() as visitors:
        async with seen(visitors, tmp_path / "ann") as ann:
            await ann.until("New game")
            assert visitors._process is not None
            before = psutil.Process(ann.visitor.pid)
            visitors._process.kill()
            await asyncio.wait_for(ann.visitor.ended.wait(), PATIENCE)
            assert (await asyncio.to_thread(psutil.wait_procs, [before], PATIENCE))[1] == []
        async with seen(visitors, tmp_path / "ann") as ann:
            await ann.until("New game")


@pytest.mark.exhaustive
async def test_a_server_that_is_killed_leaves_no_visitor(tmp_path: Path) -> None:
    program = """
import asyncio, sys
from pathlib import Path
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Visit, Visitors
async def main():
    async with Visitors() as visitors:
        ann = await visitors.start_web(Visit(Path(sys.argv[1]), Terms("127.0.0.1", 4747)))
        print([ann.pid, visitors._process.pid], flush=True)
        await asyncio.sleep(1000)
asyncio.run(main())
"""
    pipe = asyncio.subprocess.PIPE
    server = await asyncio.create_subprocess_exec(
        *(module.COMMAND[0], "-c", program, str(tmp_path / "ann")), stdout=pipe
    )
    assert server.stdout is not None
    left = [psutil.Process(pid) for pid in json.loads(await server.stdout.readline())]
    server.kill()
    await server.wait()
    _, alive = await asyncio.to_thread(psutil.wait_procs, left, PATIENCE)
    assert alive == []


@pytest.mark.exhaustive
async def test_a_process_that_cannot_be_started_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house() as visitors:
        monkeypatch.setattr(module, "START_SECONDS", 0.2)
        assert visitors._process is not None
        visitors._process.send_signal(signal.SIGSTOP)
        with pytest.raises(NoVisitor):
            await visitors.start_web(Visit(tmp_path / "ann", TERMS))
        visitors._process.send_signal(signal.SIGCONT)
        monkeypatch.setattr(module, "START_SECONDS", PATIENCE)
        async with seen(visitors, tmp_path / "bob") as bob:
            await bob.until("New game")
            assert list(visitors.running) == [bob.visitor.pid]
