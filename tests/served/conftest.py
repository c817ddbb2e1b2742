"""What the tests of visitors share: a player's home of its own for every test, and one Chromium for all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.served.browser import chromium, installed
from tests.tui.conftest import home

__all__ = ["home"]


@pytest.fixture(scope="session")
def devtools() -> Iterator[str]:
    """The address of the DevTools of a Chromium that runs."""
    if not installed():
        pytest.skip("there is no Chromium here: install the package chromium, and this is tested")
    with chromium() as address:
        yield address
