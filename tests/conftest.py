"""What all tests share. ``pytest --effort`` says how much the long ones do: see docs/testing.md."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterator
from typing import Any, TypeVar

import pytest
from attrs import frozen
from hypothesis import settings
from rich.console import RenderableType
from textual._compositor import Compositor

from coatl_core.cards.catalog import Catalog
from tests import guard
from tests.support import registry

# Derandomised: a red run on one machine is red on every other; no deadline: nothing here measures time.
for name, examples in (("quick", 20), ("test", 40), ("exhaustive", 1000)):
    settings.register_profile(name, deadline=None, derandomize=True, database=None, max_examples=examples)

LEFT_OUT = {"quick": ("slow", "exhaustive"), "test": ("exhaustive",), "exhaustive": ()}
"""The efforts, each with the marks of the tests it leaves out."""

LONGEST = ("test_monkey.py", "test_screens.py", "test_game.py")
"""The files that take longest. They begin first, so that no core waits for another at the end."""

T = TypeVar("T")


@frozen
class Effort:
    """How much the long tests do in this run."""

    name: str

    def __call__(self, *, quick: T, test: T, exhaustive: T) -> T:
        """Returns what was given for the effort of this run."""
        return {"quick": quick, "test": test, "exhaustive": exhaustive}[self.name]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--effort", choices=LEFT_OUT, default="test", help="how much the long tests do (default: test)")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(config.getoption("--effort"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is too long for the effort, and puts the longest first; ``--snapshot-update`` runs those tests
    alone that write files."""
    left_out = [item for item in items if any(map(item.get_closest_marker, LEFT_OUT[config.getoption("--effort")]))]
    if config.getoption("--snapshot-update"):
        left_out += [item for item in items if "snapshot" not in getattr(item, "fixturenames", ())]
    kept = set(items).difference(left_out)
    items[:] = sorted((item for item in items if item in kept), key=lambda item: item.path.name not in LONGEST)
    config.hook.pytest_deselected(items=left_out)


def pytest_collection_finish() -> None:
    """What has been imported stays to the end: looking through it for garbage again and again takes a fifth of the
    time of a run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted that no test looks at, except in an exhaustive run: painting takes a fifth of the time."""
    looked_at = "snapshot" in request.fixturenames or request.node.get_closest_marker("painted")
    if looked_at or request.config.getoption("--effort") == "exhaustive":
        return
    render = Compositor.render_update

    def for_pictures_alone(compositor: Compositor, full: bool = False, **how: Any) -> RenderableType | None:
        if full:
            return render(compositor, full, **how)
        compositor._dirty_regions.clear()
        return None

    monkeypatch.setattr(Compositor, "render_update", for_pictures_alone)


@pytest.fixture(scope="session", autouse=True)
def own_place(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[None]:
    """No test reads or writes the files of whoever runs it; what is temporary lies where ``tmp_path`` does."""
    folder = tmp_path_factory.getbasetemp()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COATL_HOME", str(folder / "nobody"))
        patch.setenv("TMPDIR", str(folder))
        patch.setattr(tempfile, "tempdir", str(folder))
        snapshots = [pytestconfig.rootpath] if pytestconfig.getoption("--snapshot-update") else []
        with guard.only_below(folder, *snapshots):
            yield


def pytest_runtest_teardown() -> None:
    refused = guard.refused()
    assert refused == []


@pytest.fixture(scope="session")
def effort(pytestconfig: pytest.Config) -> Effort:
    """How much the long tests are to do."""
    return Effort(pytestconfig.getoption("--effort"))


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The cards of the base game."""
    return registry().catalog(["base"])
