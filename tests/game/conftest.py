"""Fixtures for the tests of games."""

from __future__ import annotations

import pytest

from coatl_core.language.l10n import L10n, english
from coatl_core.plugins.registry import Registry
from tests.support import registry


@pytest.fixture(scope="session", name="registry")
def own_registry() -> Registry:
    """The plugins of the game itself."""
    return registry()


@pytest.fixture(scope="session")
def l10n() -> L10n:
    """English; a missing or faulty message is an error."""
    return english(strict=True)
