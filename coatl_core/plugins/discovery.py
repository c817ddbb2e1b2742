"""Finds plugins: those that are installed and those in the player's folder of packs. Runs no code of a plugin.

A plugin is a top-level package named by an entry point of the group ``coatl.plugins``, or a folder in the user's
``packs``. Its manifest is read without importing it (see ``manifest``).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Iterable
from contextlib import suppress
from importlib.metadata import EntryPoint, distributions, entry_points
from importlib.util import find_spec
from pathlib import Path

from attrs import evolve, frozen

from coatl_core.files.problems import FileError, Problem
from coatl_core.files.tomlfile import read_text
from coatl_core.plugins.manifest import MANIFEST, Manifest, read_manifest
from coatl_core.plugins.recovery import recover

GROUP = "coatl.plugins"
OURS = "coatl"
"""The distribution whose plugins are part of the game itself. Safe mode loads only these."""


@frozen
class Plugin:
    """A plugin that was found. ``source`` is its distribution or folder; ``problems`` are the reasons why it is not
    used; ``enabled`` is False if the player turned it off; ``code`` is the digest of its Python files if it has
    variants, and ``codes`` are those of the files that each of its variants runs. ``linked`` says that it is in
    development: what is installed is a link to its author's folder."""

    id: str
    source: str
    folder: Path | None = None
    module: str | None = None
    manifest: Manifest | None = None
    problems: tuple[Problem, ...] = ()
    enabled: bool = True
    code: str = ""
    linked: bool = False
    codes: tuple[tuple[str, str], ...] = ()

    def code_of(self, variant: str) -> str:
        """Returns the digest of the code that a variant runs; that of all code of a plugin of the game itself."""
        return dict(self.codes).get(variant, self.code)

    @property
    def version(self) -> str:
        return self.manifest.version if self.manifest else ""

    @property
    def ours(self) -> bool:
        """Whether it is part of the game itself."""
        return self.source == OURS

    @property
    def usable(self) -> bool:
        """Whether it may be loaded: it is enabled and has no problems."""
        return self.enabled and not self.problems

    def broken(self, code: str, **values: str | int) -> Plugin:
        """Returns the plugin with the reason why it is not used."""
        file = str(self.folder / MANIFEST) if self.folder else self.source
        return evolve(self, problems=(Problem(file, 1, code, values),))


def inside(folder: Path, name: str) -> Path | None:
    """Returns the file or folder of this name in a plugin's folder, or None if it is missing or lies outside."""
    path = folder / name
    with suppress(OSError, RuntimeError):  # links in a circle
        if path.exists() and path.resolve().is_relative_to(folder.resolve()):
            return path
    return None


def code_digest(plugin: Plugin, files: Iterable[Path] | None = None) -> str:
    """Returns the SHA-256 of the names and texts of a plugin's Python files, or of these ``files`` among them. Raises
    FileError if one cannot be read."""
    digest = hashlib.sha256()
    folder = plugin.folder or Path()
    for path in sorted(folder.rglob("*.py") if files is None else files):
        if path.is_file() and not path.name.startswith("."):
            digest.update(f"{path.relative_to(folder).as_posix()}\n{read_text(path)}\0".encode())
    return digest.hexdigest()


def discover(packs: Path | None = None, safe_mode: bool = False, disabled: Container[str] = ()) -> list[Plugin]:
    """Returns every plugin with its manifest: first the game's own, then the installed ones by distribution, then those
    in the folder ``packs``. With ``safe_mode`` only the game's own, all enabled. ``disabled`` are the ids of plugins
    that are turned off."""
    found = sorted(_by_distribution(), key=lambda each: (each[0] != OURS, each[0], each[1].name))
    if safe_mode:
        return [_installed(entry, name) for name, entry in found if name == OURS]
    plugins = [_installed(entry, name) for name, entry in found]
    try:
        folders = _pack_folders(packs) if packs and packs.is_dir() else []
    except OSError as error:
        plugins.append(Plugin("packs", str(packs)).broken("packs-unreadable", reason=error.strerror or str(error)))
        folders = []
    plugins += [_pack(folder) for folder in folders]
    return [evolve(plugin, enabled=plugin.id not in disabled) for plugin in plugins]


def _by_distribution() -> list[tuple[str, EntryPoint]]:
    """Returns the entry points, each with the name of its distribution. This is read once for all entry points of a
    distribution, because it stands in a file that holds a whole README as well."""
    names: dict[int, str] = {}
    found = []
    for entry in _entry_points():
        if id(entry.dist) not in names:
            names[id(entry.dist)] = (entry.dist and entry.dist.name) or ""  # metadata may be missing
        found.append((names[id(entry.dist)], entry))
    return found


def _entry_points() -> list[EntryPoint]:
    """Returns the entry points of the group. If the metadata of a distribution is broken, the others are read one by
    one."""
    try:
        return list(entry_points(group=GROUP))
    except Exception:  # broken metadata can raise anything
        found = []
        for distribution in distributions():
            with suppress(Exception):
                found += [entry for entry in distribution.entry_points if entry.group == GROUP]
        return found


def _pack_folders(packs: Path) -> list[Path]:
    recover(packs)
    return sorted(path for path in packs.iterdir() if _is_pack(path))


def _is_pack(path: Path) -> bool:
    return path.is_dir() and not path.name.startswith(".")  # a hidden folder is a pack being added or removed


def _pack(folder: Path) -> Plugin:
    plugin = _with_manifest(Plugin(folder.name, str(folder), folder))
    if plugin.manifest is not None and plugin.manifest.python:
        return plugin.broken("pack-python")
    return plugin


def _is_linked(entry: EntryPoint) -> bool:
    """Returns whether pip, pipx or uv has installed a link to a folder (``--editable``, PEP 610)."""
    try:
        told = json.loads((entry.dist and entry.dist.read_text("direct_url.json")) or "{}")
        return told["dir_info"]["editable"] is True
    except (OSError, ValueError, KeyError, TypeError):  # metadata may be missing or broken
        return False


def _installed(entry: EntryPoint, distribution: str) -> Plugin:
    linked = distribution != OURS and _is_linked(entry)
    plugin = Plugin(entry.name, distribution, module=entry.value, linked=linked)
    try:  # for a dotted name, find_spec would import the package before the dot
        spec = None if "." in entry.value else find_spec(entry.value)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        return plugin.broken("no-package", package=entry.value)
    return _with_manifest(evolve(plugin, folder=Path(next(iter(spec.submodule_search_locations)))))


def _with_manifest(plugin: Plugin) -> Plugin:
    assert plugin.folder is not None
    path = plugin.folder / MANIFEST
    try:
        if not path.is_file():
            return plugin.broken("no-manifest", file=MANIFEST)
        return evolve(plugin, manifest=read_manifest(read_text(path), str(path), plugin.id))
    except FileError as error:
        return evolve(plugin, problems=error.problems)
    except OSError as error:  # a folder that may not be read
        return plugin.broken("file-unreadable", reason=error.strerror or str(error))
