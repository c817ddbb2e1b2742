"""The commands for backups in ``docs/operating.md``, as they stand there: they are made while games are played, which
go on from them."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from coatl_core.hosting.postgres import PostgresStore
from coatl_core.hosting.store import GameStore, SqliteStore
from tests.hosting.postgres import Postgres
from tests.hosting.served import served
from tests.hosting.support import new

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")


def commands(heading: str, names: dict[str, str]) -> list[str]:
    """The commands below a heading, with the names of this test."""
    text = PAGE.partition(heading)[2].partition("```console\n")[2].partition("```")[0]
    for before, after in names.items():
        assert before in text, before
        text = text.replace(before, after)
    return [line.removeprefix("$ ") for line in text.splitlines()]


async def run(command: str, path: str = "") -> None:
    """Runs a command while hosts of this process go on."""
    how = {**os.environ, "PATH": f"{path}:{os.environ['PATH']}"}
    process = await asyncio.create_subprocess_shell(command, env=how, stderr=subprocess.PIPE)
    _, wrong = await process.communicate()
    assert process.returncode == 0, f"{command}: {wrong.decode()}"


async def backed_up(store: GameStore, command: str, path: str = "") -> tuple[str, list[str]]:
    """Plays a game, of which a backup is made while others are begun, and goes on with it afterwards. Returns its code
    and the tokens of both seats."""
    async with served(store) as host:
        ann, game, token = await host.new()
        bob = await host.line()
        await bob.send("join", game=game, name="Bob")
        tokens = [token, (await bob.next("seat"))["token"]]
        await ann.send("do", rev=(await ann.next("state"))["rev"], action="keep")
        await ann.next("state")
        making = asyncio.create_task(run(command, path))
        while not making.done():
            await (await host.line()).send("new", **new())
            await asyncio.sleep(0.01)
        await making
        await bob.send("do", rev=1, action="keep")
        while (await bob.next("state"))["rev"] < 2:
            pass
    return game, tokens


async def goes_on(store: GameStore, game: str, tokens: list[str]) -> None:
    """Both are back at the game as it was, and play on."""
    async with served(store) as host:
        lines = [await host.line() for _ in tokens]
        for line, token in zip(lines, tokens, strict=True):
            await line.send("back", game=game, token=token)
            assert (await line.next("state"))["rev"] == 1
        await lines[1].send("do", rev=1, action="keep")
        for line in lines:
            assert (await line.next("state"))["rev"] == 2


@pytest.mark.slow
async def test_a_backup_of_a_file_is_made_while_the_host_runs_and_all_games_go_on_from_it(tmp_path: Path) -> None:
    if shutil.which("sqlite3") is None:
        pytest.skip("sqlite3 is not installed")
    folder, file = tmp_path, tmp_path / "games.db"
    names = {"~/.local/share/coatl": str(folder), "/var/backups": str(tmp_path / "backups")}
    (tmp_path / "backups").mkdir()
    backup, *restore = commands("**One file.**", names)
    game = await backed_up(SqliteStore(file), backup)
    lost = SqliteStore(file)
    lost.end(game[0], 1.0, 0)
    lost.commit()
    lost.close()
    for command in restore:
        await run(command)
    assert (tmp_path / "backups" / "games.db").stat().st_mode & 0o777 == 0o600
    await goes_on(SqliteStore(file), *game)


@pytest.mark.exhaustive
async def test_a_backup_of_a_database_is_made_while_hosts_run_and_all_games_go_on_from_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    url, again = postgres.database(), postgres.url("games_again")
    names = {"/var/backups": str(tmp_path), "postgresql://coatl@db.example.org/games_again": again}
    names |= {"postgresql://coatl@db.example.org/games": url, "--owner coatl ": f"-h {postgres.folder} -U tests "}
    names = {key: f"'{value}'" if "://" in key else value for key, value in names.items()}
    backup, *restore = commands("**A database.**", names)
    path = str(postgres.programs)
    game = await backed_up(PostgresStore(url), backup, path)
    try:
        for command in restore:
            await run(command, path)
        await goes_on(PostgresStore(again), *game)
    finally:
        postgres.do("postgres", "drop database if exists games_again with (force)")
