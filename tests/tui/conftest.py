"""A player's home of its own for every test."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.files.home import Home
from coatl_tui.settings import Settings, save_settings


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """Nothing saved, nothing set."""
    return Home(tmp_path, tmp_path / "config")


@pytest.fixture
def two_persons(home: Home) -> Home:
    """The last game was one of two persons without tokens, so that the form proposes such a game again."""
    save_settings(home.settings, Settings(seats=("", ""), tokens=False))
    return home
