"""Fixtures that make plugins for one test, in folders and packages."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from coatl_core.plugins import discovery
from coatl_core.plugins.discovery import GROUP
from tests.cli.conftest import coatl, own_home
from tests.game.conftest import l10n
from tests.plugins.support import HOOKS, Install, manifest
from tests.plugins.venv import game_venv
from tests.tui.conftest import home

__all__ = ["coatl", "game_venv", "home", "l10n", "own_home"]


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return tmp_path / "packs"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a plugin written in Python: its package is importable and has an entry point."""
    site = tmp_path / "site"
    entries = list(entry_points(group=GROUP))
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setattr(discovery, "entry_points", lambda group: entries)
    packages = []

    def install(id: str, code: str, *, value: str = "", provides: str = "") -> None:
        package = f"a_test_plugin_{id}"
        packages.append(package)
        (site / package).mkdir(parents=True)
        (site / package / "__init__.py").write_text(HOOKS + code, "utf-8")
        text = manifest(id, python=True).replace("card-sets = ['cards.toml']", provides)
        (site / package / "coatl-plugin.toml").write_text(text, "utf-8")
        entries.append(EntryPoint(id, value or package, GROUP))

    yield install
    for package in packages:
        sys.modules.pop(package, None)
