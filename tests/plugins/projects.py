"""Python projects with a plugin, used without being installed."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from coatl_core.plugins import discovery
from coatl_core.plugins.discovery import GROUP
from coatl_core.plugins.registry import Registry
from coatl_core.testing import with_plugin


def load_project(folder: Path, id: str, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """All plugins, that of the project among them as if it were installed; it must work."""
    package = id.replace("-", "_")
    entries = [*entry_points(group=GROUP), EntryPoint(id, package, GROUP)]
    monkeypatch.setattr(discovery, "entry_points", lambda group: entries)
    monkeypatch.syspath_prepend(str(folder))
    try:
        return with_plugin(id)
    finally:
        sys.modules.pop(package, None)  # another test may have a package of this name elsewhere
