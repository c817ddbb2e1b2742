"""What all tests share. ``pytest --effort`` says how much the long ones do: see docs/testing.md."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import tempfile
from collections.abc import Generator, Iterator
from datetime import date
from functools import cache, lru_cache
from importlib.metadata import entry_points
from random import Random
from typing import Any, TypeVar
from zlib import crc32

import pytest
from attrs import frozen
from fluent.syntax import FluentParser
from hypothesis import settings
from rich.console import RenderableType
from textual._compositor import Compositor

from coatl_core.cards.cardfile import read_card_set
from coatl_core.cards.catalog import Catalog
from coatl_core.files import clock
from coatl_core.language import l10n
from coatl_core.players import player_process
from tests import guard
from tests.patience import PATIENCE
from tests.support import registry

# Derandomised: a red run on one machine is red on every other; no deadline: nothing here measures time.
# With all effort the examples are those of the share.
for name, examples in (("quick", 20), ("test", 40), ("exhaustive", 300)):
    settings.register_profile(
        name, deadline=None, derandomize=name != "exhaustive", database=None, max_examples=examples
    )

LEFT_OUT = {"quick": ("slow", "exhaustive"), "test": ("exhaustive",), "exhaustive": ()}
"""The efforts, each with the marks of the tests it leaves out."""

PAINTED = 3
"""With all effort one of so many tests is painted that look at nothing painted, in each share others."""

TODAY = date(2026, 12, 1)
"""The date by the clock, in every test that sets no other one: a Tuesday."""
LONGEST = ("test_monkey.py", "test_screens.py", "test_game.py")
"""The files that take longest. They begin first, so that no core waits for another at the end."""

T = TypeVar("T")


@frozen
class Effort:
    """How much the long tests do in this run, and which share of the random tries is its own: 0 but with all effort."""

    name: str
    share: int = 0

    def __call__(self, *, quick: T, test: T, exhaustive: T) -> T:
        """Returns what was given for the effort of this run."""
        return {"quick": quick, "test": test, "exhaustive": exhaustive}[self.name]

    def seeds(self, *, quick: int, test: int, exhaustive: int) -> range:
        """Returns so many seeds: the first ones, with all effort those of the share."""
        number = self(quick=quick, test=test, exhaustive=exhaustive)
        return range(self.share * number, (self.share + 1) * number)

    def random(self, seed: str) -> Random:
        """Returns dice that fall as the seed and the share say."""
        return Random(f"{seed} {self.share}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--effort", choices=LEFT_OUT, default="test", help="how much the long tests do (default: test)")
    parser.addoption(
        "--share",
        type=int,
        default=0,
        metavar="N",
        help="which of the random tries --effort exhaustive makes (default: 0)",
    )


def pytest_configure(config: pytest.Config) -> None:
    option = config.option
    settings.load_profile(option.effort)
    if option.effort != "exhaustive":
        option.share = 0
    if option.effort == "exhaustive" and option.hypothesis_seed is None:
        option.hypothesis_seed = str(option.share)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Says how the run is repeated. The header of pytest is not shown because of ``-q``."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and session.config.option.effort == "exhaustive":
        share = session.config.option.share
        reporter.write_line(f"share {share} of the random tries: pytest --effort exhaustive --share {share} repeats it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is too long for the effort, and puts the longest first; ``--snapshot-update`` runs those tests
    alone that write files."""
    left_out = [item for item in items if any(map(item.get_closest_marker, LEFT_OUT[config.getoption("--effort")]))]
    if config.getoption("--snapshot-update"):
        left_out += [item for item in items if "snapshot" not in getattr(item, "fixturenames", ())]
    for item in items:
        if "effort" in getattr(item, "fixturenames", ()):
            item.add_marker("tries")
    kept = set(items).difference(left_out)
    items[:] = sorted((item for item in items if item in kept), key=lambda item: item.path.name not in LONGEST)
    config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where ``COATL_REQUIRE=all`` says that all is installed that tests look for, a test that is skipped has failed."""
    report = yield
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("COATL_REQUIRE") == "all":
        report.outcome = "failed"
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.longrepr = f"skipped, but COATL_REQUIRE=all: {why}"
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a coroutine to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_collection_finish() -> None:
    """What has been imported stays to the end: looking through it for garbage again and again takes a fifth of the
    time of a run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture(autouse=True, scope="module")
def tidied(pytestconfig: pytest.Config) -> Iterator[None]:
    """With all effort what a file of tests has left behind is freed after it. By itself that would come so seldom that
    a process needed some gigabytes at the end."""
    yield
    if pytestconfig.getoption("--effort") == "exhaustive":
        gc.collect()


@pytest.fixture(autouse=True)
def unpainted(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted that no test looks at, because painting takes a fifth of the time; with all effort each share
    paints some more."""
    looked_at = "snapshot" in request.fixturenames or request.node.get_closest_marker("painted")
    option, number = request.config.option, crc32(request.node.nodeid.encode())
    if looked_at or (option.effort == "exhaustive" and (number + option.share) % PAINTED == 0):
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
        patch.setattr(os, "fsync", lambda file: None)  # no test pulls the plug, and each would wait for the disk
        patch.setattr(tempfile, "tempdir", str(folder))
        patch.setattr(clock, "today", lambda: TODAY)
        # A process of players gives way to other programs, and so to the other tests: it may take long to start.
        patch.setattr(player_process, "MOST_SECONDS_TO_START", PATIENCE)
        snapshots = [pytestconfig.rootpath] if pytestconfig.getoption("--snapshot-update") else []
        with guard.only_below(folder, *snapshots):
            yield


@pytest.fixture(scope="session", autouse=True)
def files_read_once() -> Iterator[None]:
    """Nearly every test reads the messages of the game, and many its cards and what is installed: a run would take
    a tenth longer."""
    parse = FluentParser.parse
    parsed = lru_cache(maxsize=1000)(lambda text: parse(FluentParser(), text))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentParser, "parse", lambda self, text: parsed(text))
        patch.setattr(l10n, "index", lru_cache(maxsize=1000)(l10n.index))
        patch.setattr("coatl_core.plugins.loading.read_card_set", lru_cache(maxsize=100)(read_card_set))
        patch.setattr("coatl_core.plugins.discovery.entry_points", cache(entry_points))
        yield


def pytest_runtest_teardown() -> None:
    refused = guard.refused()
    assert refused == []


@pytest.fixture(scope="session")
def effort(pytestconfig: pytest.Config) -> Effort:
    """How much the long tests are to do."""
    return Effort(pytestconfig.getoption("--effort"), pytestconfig.getoption("--share"))


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    """The cards of the base game."""
    return registry().catalog(["base"])
