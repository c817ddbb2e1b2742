"""Fixtures for the tests of games."""

from __future__ import annotations

import pytest

from coatl_core.language.l10n import L10n, english
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry


@pytest.fixture(scope="session")
def registry() -> Registry:
    """The plugins of the game itself."""
    return load_plugins(safe_mode=True)


@pytest.fixture(scope="session")
def l10n() -> L10n:
    """English; a missing or faulty message is an error."""
    return english(strict=True)
