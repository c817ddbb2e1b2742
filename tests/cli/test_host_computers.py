"""``coatl host --computers``: in how many processes, or on which Dask cluster, computer players think."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from coatl_core.hosting.thinking import Thinkers
from coatl_core.players import cluster, player_cluster
from coatl_core.players.player_cluster import PlayerCluster
from coatl_core.players.pool import PlayerPool, Thinking
from coatl_core.plugins.loading import load_plugins
from coatl_tui.cli.commands import host
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.test_cluster import with_plugin
from tests.clusters import cluster_of
from tests.hosting.served import served
from tests.hosting.support import ANN
from tests.hosting.test_server import play_on
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a cluster of two workers answers; they are in this process."""
    with cluster_of(2, tmp_path_factory.mktemp("dask")) as found:
        yield found.scheduler_address
        player_cluster._processes.end()


@pytest.mark.parametrize("computers", ["0", "x", "-1", "257", "9999999999", "dask", "tcp://127.0.0.1:9", ""])
def test_what_is_no_number_of_processes_and_no_cluster_is_refused(coatl: Coatl, computers: str) -> None:
    assert_refused(coatl("host", f"--computers={computers}"), "--computers", "dask:tcp://", f"“{computers}”")


def test_without_dask_the_one_command_is_named(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert_refused(coatl("host", "--computers", "dask:127.0.0.1:9"), "--computers", "pip install 'coatl[cluster]'")


@pytest.mark.slow
@pytest.mark.parametrize("where", ["127.0.0.1:9", "moon", ""])
def test_a_cluster_that_does_not_answer_is_refused(coatl: Coatl, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    monkeypatch.setattr(cluster, "ANSWERS_IN", 0.2)
    assert_refused(coatl("host", "--computers", f"dask:{where}"), f"at {where}: ", "dask scheduler")


@pytest.mark.exhaustive
def test_a_cluster_that_lacks_a_plugin_is_refused(
    coatl: Coatl, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever makes a game may choose any player and any variant, so all must be there."""
    here = with_plugin(tmp_path / "here", "")
    monkeypatch.setattr(host, "registry", lambda options, l10n: here)
    assert_refused(coatl("host", "--computers", f"dask:{address}"), "tcp://127.0.0.1:", "mine 2.1;")
    plugins = load_plugins()
    assert "tribes" in {plugin.id for (kind, _), plugin in plugins.providers.items() if kind == "variant"}


def places_of(coatl: Coatl, monkeypatch: pytest.MonkeyPatch, computers: str) -> list[Thinking]:
    """Where computer players of a host think; it ends as soon as it serves."""
    places = list[Thinking]()

    async def serve(store: object, thinkers: Thinkers, *_: object) -> bool:
        places.append(thinkers.thinking)
        return True

    monkeypatch.setattr(host, "_serve", serve)
    assert coatl("host", "--computers", computers).code == 0
    return places


def test_a_number_is_a_number_of_processes(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    (pool,) = places_of(coatl, monkeypatch, "3")
    assert isinstance(pool, PlayerPool)
    assert pool.most == 3


@pytest.mark.exhaustive
async def test_a_host_lets_computers_think_on_a_cluster(
    coatl: Coatl, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HEARD_IN", "SILENT", "FETCHED_IN"):
        monkeypatch.setattr(player_cluster, name, PATIENCE)
    monkeypatch.setattr("coatl_core.hosting.thinking.MOST_SECONDS", PATIENCE)
    (found,) = await asyncio.to_thread(places_of, coatl, monkeypatch, f"dask:{address}")
    assert isinstance(found, PlayerCluster)
    with PlayerCluster(found.address, found.code, found.tell, found.own) as known:
        async with served(thinking=known) as running:
            ann, _, _ = await running.new(ANN, {"computer": "easy"})
            (state,) = await play_on([ann], 8)
            assert state["rev"] == 8
            assert [what for what, _ in running.told] == ["game-made"]
