"""A player's home of its own for every test, whose system speaks no language; tests of the app are coroutines."""

from __future__ import annotations

import pytest

from coatl_tui.cli.language import VARIABLES
from tests.cli.conftest import coatl, own_home
from tests.tui.conftest import home, two_persons

__all__ = ["coatl", "home", "no_system_language", "own_home", "two_persons"]


@pytest.fixture(autouse=True)
def no_system_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may speak any language."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
