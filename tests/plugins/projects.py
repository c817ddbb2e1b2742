"""Uses the plugin of a Python project without installing it."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from coatl_core.plugins import discovery
from coatl_core.plugins.discovery import GROUP
from coatl_core.plugins.registry import Registry
from coatl_core.testing import with_plugin

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def load_project(folder: Path, id: str, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """Returns all plugins, including that of the project, as if it were installed. Raises AssertionError if it does not
    work."""
    package = id.replace("-", "_")
    entries = [*entry_points(group=GROUP), EntryPoint(id, package, GROUP)]
    monkeypatch.setattr(discovery, "entry_points", lambda group: entries)
    monkeypatch.syspath_prepend(str(folder))
    try:
        return with_plugin(id)
    finally:
        sys.modules.pop(package, None)  # another test may have a package of this name elsewhere
