"""What tests of hosts share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coatl_core.hosting.postgres import PostgresStore
from tests.cli.conftest import coatl  # noqa: F401 - a fixture
from tests.hosting.postgres import Postgres, programs, server
from tests.hosting.support import House


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with server() as started:
        yield started


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.exhaustive)])
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """A host without sockets."""
    if request.param == "sqlite":
        yield House()
        return
    store = PostgresStore(request.getfixturevalue("postgres").database())
    yield House(store)
    store.close()
