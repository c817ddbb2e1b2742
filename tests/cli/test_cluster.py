"""``--cluster``: the same games, played by the workers of a Dask cluster."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.players import RandomPlayer
from coatl_core.game.rules import ComputerSeat
from coatl_core.lab.totals import Observed, Totals
from coatl_core.players import cluster
from coatl_core.players.contest import Contest
from coatl_core.players.many import Source
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import read_manifest
from coatl_core.plugins.registry import Registry
from coatl_tui.cli.commands import simulate_match
from tests.cli.conftest import Coatl, assert_refused, last_printed
from tests.clusters import cluster_of
from tests.plugins.support import manifest, pack
from tests.support import rarely

MATCH = ("simulate", "--seats", "easy,random", "--games", "4", "--seed", "s", "--json")
LAB = ("lab", "base", "--strength", "random", "--games", "12", "--seed", "s")
SOURCE = Source(Path(), False, frozenset())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a cluster of two workers answers; they are in this process."""
    with cluster_of(2, tmp_path_factory.mktemp("dask")) as found:
        yield found.scheduler_address


def match(coatl: Coatl, *arguments: str) -> dict[str, Any]:
    run = coatl(*MATCH, *arguments)
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    del found["ms_a_turn"]
    return found


@pytest.mark.exhaustive
def test_a_cluster_gives_the_same(coatl: Coatl, own_home: Path, address: str) -> None:
    pack(own_home / "packs", "river")  # its cards travel with the games: no worker has them
    sets = ("--set", "base", "--set", "river")
    assert match(coatl, *sets, "--cluster", address) == match(coatl, *sets)
    for lab in (LAB, (*LAB, "--with", "river")):
        run = coatl(*lab, "--json", "--cluster", address)
        assert (run.code, run.err) == (0, "")
        assert run.out == coatl(*lab, "--json", "--jobs", "1").out


def with_plugin(folder: Path, code: str) -> Registry:
    """Plugins as if one with a computer player, ``mine``, were installed."""
    folder.mkdir()
    (folder / "__init__.py").write_text(code, "utf-8")
    text = manifest("mine", python=True, kind="player", version="2.1")
    plugin = Plugin("mine", "mine", folder, "mine", read_manifest(text, "", "mine"))
    kind = type("Mine", (RandomPlayer,), {"id": "mine"})
    known = load_plugins()
    return evolve(
        known,
        plugins=(*known.plugins, plugin),
        players={**known.players, "mine": kind},
        providers={**known.providers, ("player", "mine"): plugin},
    )


@pytest.mark.exhaustive
def test_what_workers_lack_is_named_before_anything_starts(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = with_plugin(tmp_path / "here", "")
    monkeypatch.setattr(simulate_match, "registry", lambda options, l10n: here)
    mine = ("simulate", "--seats", "mine,easy", "--games", "2", "--json", "--cluster", address)
    assert_refused(coatl(*mine), "tcp://127.0.0.1:", "mine 2.1;")
    assert match(coatl, "--cluster", address)  # nobody needs it
    there = with_plugin(tmp_path / "there", "other = True")
    monkeypatch.setattr(cluster, "load_plugins", lambda *_, **__: there)  # only workers load plugins there
    assert_refused(coatl(*mine), "tcp://127.0.0.1:", "mine 2.1;")
    same = with_plugin(tmp_path / "same", "")
    monkeypatch.setattr(cluster, "load_plugins", lambda *_, **__: same)
    assert coatl(*mine).code == 0


@pytest.mark.slow
def test_the_game_itself_may_be_another(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins = load_plugins()
    older = evolve(plugins, plugins=tuple(p for p in plugins.plugins if p.id != "players"))
    file = tmp_path / "run.json"
    with monkeypatch.context() as patch:
        patch.setattr(cluster, "load_plugins", lambda *_, **__: older)
        assert_refused(coatl(*LAB, "--resume", str(file), "--cluster", address), address, "coatl;")

    def nothing(code: cluster.Code) -> list[str]:
        raise ModuleNotFoundError("No module named 'coatl_core'")

    monkeypatch.setattr(cluster, "missing", nothing)
    assert_refused(coatl(*LAB, "--resume", str(file), "--cluster", address), address, "coatl;")
    assert not file.exists()


def test_a_worker_that_comes_later_is_asked_too(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugins = load_plugins()
    older = evolve(plugins, plugins=tuple(p for p in plugins.plugins if p.id != "players"))
    answers = iter([plugins] * 3)  # of the scheduler and two workers, before anything is played
    monkeypatch.setattr(cluster, "load_plugins", lambda *_, **__: next(answers, older))
    assert_refused(coatl(*LAB, "--cluster", address), "tcp://127.0.0.1:", "coatl;")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1:9", "moon", *rarely("tcp://127.0.0.1:9", "tls://127.0.0.1:9", "moon://x:9", "")],
)
@pytest.mark.slow
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


@pytest.mark.slow
def test_a_program_that_is_no_cluster(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_IN", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        assert_refused(coatl(*LAB, "--cluster", address), f"at {address}: ", "dask scheduler")


@pytest.mark.slow
def test_a_cluster_without_workers(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with cluster_of(0, tmp_path) as empty:
        begun = cluster.ask

        def soon(*arguments: Any) -> list[str]:
            monkeypatch.setattr(cluster, "ANSWERS_IN", 0.2)  # connecting has taken what it takes
            return begun(*arguments)

        monkeypatch.setattr(cluster, "ask", soon)
        assert_refused(coatl(*LAB, "--cluster", empty.scheduler_address), f"dask worker {empty.scheduler_address}")


def test_dask_is_not_installed(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert_refused(coatl(*LAB, "--cluster", "127.0.0.1:9"), "pip install 'coatl[cluster]'")
    assert_refused(coatl(*MATCH, "--cluster", "127.0.0.1:9"), "pip install 'coatl[cluster]'")


def test_a_cluster_takes_no_processes_and_no_random_games(coatl: Coatl) -> None:
    assert_refused(coatl(*LAB, "--cluster", "127.0.0.1:9", "--jobs", "2"), "--jobs", "--cluster")
    assert_refused(coatl(*MATCH, "--cluster", "127.0.0.1:9", "--jobs", "2"), "--jobs", "--cluster")
    assert_refused(coatl("simulate", "--cluster", "127.0.0.1:9"), "--cluster", "--seats")


def after_a_deal(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], object]) -> None:
    """Lets something happen when the first deal has been counted."""
    add = Totals.add

    def add_first(totals: Totals, deal: Observed) -> None:
        monkeypatch.setattr(Totals, "add", add)
        add(totals, deal)
        happens()

    monkeypatch.setattr(Totals, "add", add_first)


@pytest.mark.exhaustive
def test_ctrl_c_keeps_what_the_cluster_has_played(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    after_a_deal(monkeypatch, lambda: signal.raise_signal(signal.SIGINT))
    file = str(tmp_path / "run.json")
    run = coatl(*LAB, "--resume", file, "--cluster", address)
    assert run.code == 130
    assert run.err.count("\n") == 1
    assert f"--resume {file}" in run.err
    assert json.loads(Path(file).read_text())["games"] == 4
    again = coatl(*LAB, "--json", "--resume", file, "--cluster", address)
    assert again.out == coatl(*LAB, "--json", "--jobs", "1").out


@pytest.mark.slow
def test_a_scheduler_that_dies_costs_nothing_that_was_played(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "run.json")
    with cluster_of(1, tmp_path) as found:
        after_a_deal(monkeypatch, found.close)
        run = coatl(*LAB, "--games", "400", "--resume", file, "--cluster", found.scheduler_address)
    assert run.code == 1
    lost, kept = run.err.splitlines()
    assert found.scheduler_address in lost
    assert "dask scheduler" in lost
    assert f"--resume {file}" in kept
    games = json.loads(Path(file).read_text())["games"]
    assert 4 <= games < 400
    assert str(games) in kept


@pytest.mark.exhaustive
def test_dask_is_imported_for_a_cluster_alone() -> None:
    code = (
        "import sys\n"
        "from coatl_tui.cli.program import main\n"
        "main(['simulate', '--seats', 'random,random', '--games', '1'])\n"
        "main(['lab', 'base', '--strength', 'random', '--games', '4', '--jobs', '1'])\n"
        "print([m for m in ('asyncio', 'dask', 'distributed', 'tornado') if m in sys.modules])\n"
    )
    assert last_printed(code) == "[]"


@pytest.mark.exhaustive
def test_a_worker_that_is_killed_costs_nothing(tmp_path: Path) -> None:
    contest = Contest((ComputerSeat("random"),) * 2, "s", rotate=False)
    plugins = load_plugins()
    with cluster_of(2, tmp_path, processes=True) as two:
        victim = two.workers[0].pid
        games = cluster.play_on_cluster(two.scheduler_address, contest, range(40), plugins, SOURCE, 1)
        found = [next(games)]
        os.kill(victim, signal.SIGKILL)
        found += games
    play = contest.begin(plugins)
    found.sort(key=lambda game: game.number)
    assert [game.played.digest for game in found] == [play(number).played.digest for number in range(40)]
