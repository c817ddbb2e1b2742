"""What all tests share. ``pytest --quick`` keeps every test and shrinks the counts of the long ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from coatl_core.cards.catalog import Catalog
from coatl_core.plugins.loading import load_plugins

# Derandomised: a red run on one machine is red on every other; no deadline: nothing here measures time.
settings.register_profile("full", deadline=None, derandomize=True, database=None, max_examples=1000)
settings.register_profile("quick", deadline=None, derandomize=True, database=None, max_examples=100)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="fewer games and fewer coatls in the long tests")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("quick" if config.getoption("--quick") else "full")


@pytest.fixture(scope="session")
def quick(request: pytest.FixtureRequest) -> bool:
    """Whether the long tests are to be short."""
    return bool(request.config.getoption("--quick"))


@pytest.fixture(scope="session")
def catalog() -> Iterator[Catalog]:
    """The cards of the base game."""
    yield load_plugins().catalog(["base"])
