"""``--cluster``: the same games, played by the workers of a Dask cluster."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from distributed import LocalCluster

from coatl_core.game.rules import ComputerSeat
from coatl_core.lab.tally import Observed, Tally
from coatl_core.plugins import cluster
from coatl_core.plugins.contest import Contest
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.many import Source
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.support import pack

MATCH = ("simulate", "--seats", "easy,random", "--games", "4", "--seed", "s", "--json")
LAB = ("lab", "base", "--strength", "random", "--games", "12", "--seed", "s")


def local_cluster(folder: Path, workers: int, processes: bool = False) -> LocalCluster:
    return LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=processes,
        protocol="tcp://",
        dashboard_address="127.0.0.1:0",
        local_directory=str(folder),
    )


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where a cluster of two workers answers."""
    with local_cluster(tmp_path, 2) as found:
        yield found.scheduler_address


def match(coatl: Coatl, *arguments: str) -> dict[str, Any]:
    run = coatl(*MATCH, *arguments)
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    del found["ms_a_turn"]
    return found


def test_a_cluster_gives_the_same(coatl: Coatl, own_home: Path, address: str) -> None:
    pack(own_home / "packs", "river")  # its cards travel with the games: no worker has them
    sets = ("--set", "base", "--set", "river")
    assert match(coatl, *sets, "--cluster", address) == match(coatl, *sets)
    run = coatl(*LAB, "--json", "--cluster", address)
    assert (run.code, run.err) == (0, "")
    assert run.out == coatl(*LAB, "--json", "--jobs", "1").out


def test_what_workers_lack_is_named_before_anything_starts(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins = load_plugins()
    fewer = evolve(plugins, plugins=tuple(p for p in plugins.plugins if p.id != "players"))
    monkeypatch.setattr(cluster, "load_plugins", lambda *_, **__: fewer)  # only workers load plugins there
    file = tmp_path / "run.json"
    version = next(p.version for p in plugins.plugins if p.id == "players")
    assert_refused(coatl(*LAB, "--resume", str(file), "--cluster", address), "tcp://", f"players {version}")
    assert_refused(coatl(*MATCH, "--cluster", address), f"players {version}")
    assert not file.exists()


def test_plugins_that_no_game_needs_may_be_missing(address: str, tmp_path: Path) -> None:
    contest = Contest((ComputerSeat("random"),) * 2, "s")
    parcel = cluster._parcel(contest, load_plugins(), Source(tmp_path, False, frozenset({"jade"})))
    assert "coatl" in parcel.needs
    assert not parcel.lacking(parcel.plugins())
    assert evolve(parcel, needs={**parcel.needs, "jade 1.0": ""}).lacking(parcel.plugins()) == ["jade 1.0"]


@pytest.mark.parametrize("address", ["127.0.0.1:9", "tcp://127.0.0.1:9", "moon", "moon://127.0.0.1:9", ""])
def test_a_cluster_that_does_not_answer(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_IN", 0.2)
    file = tmp_path / "run.json"
    assert coatl(*LAB, "--games", "4", "--jobs", "1", "--resume", str(file)).code == 0
    before = file.read_bytes()
    assert_refused(coatl(*LAB, "--resume", str(file), "--cluster", address), f"at {address}: ", "dask scheduler")
    assert file.read_bytes() == before
    assert_refused(coatl(*MATCH, "--cluster", address), "dask scheduler")


def test_a_cluster_without_workers(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_IN", 2.0)
    with local_cluster(tmp_path, 0) as empty:
        assert_refused(coatl(*LAB, "--cluster", empty.scheduler_address), f"dask worker {empty.scheduler_address}")


def test_dask_is_not_installed(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert_refused(coatl(*LAB, "--cluster", "127.0.0.1:9"), "pip install 'coatl[cluster]'")
    assert_refused(coatl(*MATCH, "--cluster", "127.0.0.1:9"), "pip install 'coatl[cluster]'")


def test_a_cluster_takes_no_processes_and_no_random_games(coatl: Coatl) -> None:
    assert_refused(coatl(*LAB, "--cluster", "127.0.0.1:9", "--jobs", "2"), "--jobs", "--cluster")
    assert_refused(coatl(*MATCH, "--cluster", "127.0.0.1:9", "--jobs", "2"), "--jobs", "--cluster")
    assert_refused(coatl("simulate", "--cluster", "127.0.0.1:9"), "--cluster", "--seats")


def test_ctrl_c_keeps_what_the_cluster_has_played(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Tally.add

    def add_and_press(tally: Tally, deal: Observed) -> None:
        add(tally, deal)
        signal.raise_signal(signal.SIGINT)

    file = str(tmp_path / "run.json")
    with monkeypatch.context() as patch:
        patch.setattr(Tally, "add", add_and_press)
        run = coatl(*LAB, "--resume", file, "--cluster", address)
    assert run.code == 130
    assert f"--resume {file}" in run.err
    assert json.loads(Path(file).read_text())["games"] == 4
    again = coatl(*LAB, "--json", "--resume", file, "--cluster", address)
    assert again.out == coatl(*LAB, "--json", "--jobs", "1").out


@pytest.mark.slow
def test_dask_is_imported_for_a_cluster_alone(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from coatl_tui.cli.program import main\n"
        "main(['simulate', '--seats', 'random,random', '--games', '1'])\n"
        "main(['lab', 'base', '--strength', 'random', '--games', '4', '--jobs', '1'])\n"
        "print([m for m in ('dask', 'distributed', 'tornado') if m in sys.modules])\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


@pytest.mark.exhaustive
def test_a_worker_that_is_killed_costs_nothing(coatl: Coatl, tmp_path: Path) -> None:
    contest = Contest((ComputerSeat("random"),) * 2, "s", rotate=False)
    plugins, source = load_plugins(), Source(tmp_path, False, frozenset())
    with local_cluster(tmp_path, 2, processes=True) as two:
        victim = next(iter(two.workers.values())).pid
        games = cluster.play_on(two.scheduler_address, contest, range(400), plugins, source, 1)
        found = [next(games)]
        os.kill(victim, signal.SIGKILL)
        found += games
    play = contest.begin(plugins)
    found.sort(key=lambda game: game.number)
    assert [game.played.digest for game in found] == [play(number).played.digest for number in range(400)]
