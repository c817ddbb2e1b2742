"""Uses the plugin of a Python project without installing it."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from coatl_core.plugins import discovery
from coatl_core.plugins.discovery import GROUP
from coatl_core.plugins.registry import Registry
from coatl_core.testing import with_plugin

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example(package: str) -> ModuleType:
    """Returns the module of an example, without its plugin."""
    name = f"example_{package}"
    spec = spec_from_file_location(name, EXAMPLES / package / package / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = module = module_from_spec(spec)  # attrs looks there for what a class names
    spec.loader.exec_module(module)
    return module


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
