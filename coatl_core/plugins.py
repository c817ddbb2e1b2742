"""Finding and loading plugins: everything a game is played with beyond the rules, the base cards included.

A plugin is a top-level package named by an entry point of the group ``coatl.plugins``, or a folder in the user's
``packs``. Its manifest ``coatl-plugin.toml`` is read without importing it. Each one is loaded by itself inside a guard:
a broken plugin is listed with its reason, and everything else works.

.. code-block:: toml

    [plugin]
    id = "base"              # the entry point's or folder's name
    api = 1
    version = "1.0"
    kind = "card-set"
    name = "Base game"
    licence = "MIT"          # optional
    python = false           # optional; true: the package is imported and its hooks are called

    [provides]               # optional
    card-sets = ["cards.toml"]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeAlias

from attrs import evolve, field, frozen

from coatl_core.cardfile import ID, read_card_set
from coatl_core.cards import CardSet, Catalog
from coatl_core.problems import FileError, Problem, nearest, toml_lines

API = 1
GROUP = "coatl.plugins"
MANIFEST = "coatl-plugin.toml"
OURS = "coatl"
"""The distribution whose plugins are part of the game itself: safe mode loads these only."""

Kind: TypeAlias = Literal["card-set", "variant", "locale", "bot", "theme"]
KINDS: tuple[Kind, ...] = ("card-set", "variant", "locale", "bot", "theme")

_PLUGIN_KEYS: dict[str, type] = {
    "id": str,
    "api": int,
    "version": str,
    "kind": str,
    "name": str,
    "licence": str,
    "python": bool,
}
_OPTIONAL = ("licence", "python")
_PROVIDES_KEYS = ("card-sets",)


@frozen
class Manifest:
    """What a plugin says of itself, readable without running it."""

    id: str
    api: int
    version: str
    kind: Kind
    name: str
    licence: str = ""
    python: bool = False
    card_sets: tuple[str, ...] = ()


@frozen
class Plugin:
    """One plugin found. ``problems`` says why it is not used; ``source`` is its distribution or folder."""

    id: str
    source: str
    folder: Path | None = None
    module: str | None = None
    manifest: Manifest | None = None
    problems: tuple[Problem, ...] = ()

    @property
    def version(self) -> str:
        return self.manifest.version if self.manifest else ""


@frozen
class Content:
    """What a saved game needs to be played on: one card set, by plugin, version and digest."""

    id: str
    plugin: str
    version: str
    digest: str


@frozen
class UnknownCardSet(Exception):
    """A card set nobody provides."""

    id: str
    known: tuple[str, ...]


@frozen
class Registry:
    """All plugins, broken ones included, and what the working ones provide by id."""

    plugins: tuple[Plugin, ...]
    card_sets: Mapping[str, CardSet] = field(factory=dict)
    providers: Mapping[str, Plugin] = field(factory=dict)

    def catalog(self, card_sets: Iterable[str]) -> Catalog:
        """The cards of these sets. Raises UnknownCardSet."""
        return Catalog(tuple(self.card_set(id) for id in card_sets))

    def card_set(self, id: str) -> CardSet:
        """The card set of this id. Raises UnknownCardSet."""
        try:
            return self.card_sets[id]
        except KeyError:
            raise UnknownCardSet(id, tuple(self.card_sets)) from None

    def content(self, card_sets: Iterable[str]) -> tuple[Content, ...]:
        """What a game with these sets depends on. Raises UnknownCardSet."""
        return tuple(
            Content(id, self.providers[id].id, self.providers[id].version, self.card_set(id).digest)
            for id in card_sets
            if self.card_set(id)
        )


def load_plugins(packs: Path | None = None, safe_mode: bool = False, run_code: bool = True) -> Registry:
    """Finds every plugin and loads what works. ``packs`` is the user's folder of data-only plugins; ``safe_mode``
    keeps to the plugins of the game itself; without ``run_code`` only files are read and no plugin is imported. Never
    raises for a plugin's fault."""
    plugins: list[Plugin] = []
    card_sets: dict[str, CardSet] = {}
    providers: dict[str, Plugin] = {}
    for found in discover(packs, safe_mode):
        plugin = found
        if not plugin.problems:
            plugin, sets = _load_guarded(plugin, run_code)
            ids = [s.id for s in sets]
            taken = next((id for n, id in enumerate(ids) if id in card_sets or id in ids[:n]), None)
            namesake = next((p for p in plugins if p.id == plugin.id and not p.problems), None)
            if namesake is not None:
                values = {"id": plugin.id, "first": namesake.source, "second": plugin.source}
                plugin = _broken(plugin, "plugin-twice", **values)
            elif taken is not None:
                values = {"id": taken, "first": providers.get(taken, plugin).source, "second": plugin.source}
                plugin = _broken(plugin, "card-set-twice", **values)
            else:
                card_sets.update((s.id, s) for s in sets)
                providers.update((s.id, plugin) for s in sets)
        plugins.append(plugin)
    return Registry(tuple(plugins), card_sets, providers)


def discover(packs: Path | None = None, safe_mode: bool = False) -> list[Plugin]:
    """Every plugin there is with its manifest, nothing imported: our own first, then by distribution, then folders."""
    found = sorted(entry_points(group=GROUP), key=lambda e: (_distribution(e) != OURS, _distribution(e), e.name))
    if safe_mode:
        return [_installed(e) for e in found if _distribution(e) == OURS]
    plugins = [_installed(e) for e in found]
    try:
        folders = sorted(p for p in packs.iterdir() if p.is_dir()) if packs and packs.is_dir() else []
    except OSError as error:
        plugins.append(_broken(Plugin("packs", str(packs)), "packs-unreadable", reason=error.strerror or str(error)))
        folders = []
    return plugins + [_pack(folder) for folder in folders]


def _pack(folder: Path) -> Plugin:
    plugin = _with_manifest(Plugin(folder.name, str(folder), folder))
    if plugin.manifest is not None and plugin.manifest.python:
        return _broken(plugin, "pack-python")
    return plugin


def _distribution(entry: EntryPoint) -> str:
    return (entry.dist and entry.dist.name) or ""  # metadata may be missing


def _installed(entry: EntryPoint) -> Plugin:
    plugin = Plugin(entry.name, _distribution(entry), module=entry.value)
    try:  # of a dotted name, find_spec would import what stands before the dot
        spec = None if "." in entry.value else find_spec(entry.value)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        return _broken(plugin, "no-package", package=entry.value)
    return _with_manifest(evolve(plugin, folder=Path(next(iter(spec.submodule_search_locations)))))


def _with_manifest(plugin: Plugin) -> Plugin:
    assert plugin.folder is not None
    path = plugin.folder / MANIFEST
    try:
        manifest = read_manifest(path.read_text("utf-8"), str(path), plugin.id)
    except (OSError, UnicodeDecodeError):
        return _broken(plugin, "no-manifest", file=str(path))
    except FileError as error:
        return evolve(plugin, problems=error.problems)
    except Exception as error:  # tomllib itself gives up on some texts: tables too deep, numbers too long
        return _broken(plugin, "plugin-raised", error=f"{type(error).__name__}: {error}")
    return evolve(plugin, manifest=manifest)


def read_manifest(text: str, file: str, id: str) -> Manifest:
    """The manifest of the plugin found as ``id``. Raises FileError with all problems found."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else 1
        raise FileError((Problem(file, line, "toml", {"error": str(error)}),)) from None
    lines = toml_lines(text)
    problems = []

    def report(path: tuple[str, ...], code: str, hint: str = "", **values: str | int) -> None:
        problems.append(Problem(file, lines.get(path, lines.get(path[:1], 1)), code, values, hint))

    plugin, provides = _table(data, "plugin"), _table(data, "provides")
    for section, table, known in (("plugin", plugin, tuple(_PLUGIN_KEYS)), ("provides", provides, _PROVIDES_KEYS)):
        for key in table:
            if key not in known:
                report((section, key), "key-unknown", nearest(key, known), key=key)
    for key, kind in _PLUGIN_KEYS.items():
        if key not in plugin:
            if key not in _OPTIONAL:
                report(("plugin",), "key-missing", key=key)
        elif type(plugin[key]) is not kind:
            report(("plugin", key), "kind", key=key, kind=kind.__name__, found=str(plugin[key]))
    card_sets = provides.get("card-sets", [])
    if not isinstance(card_sets, list) or not all(isinstance(name, str) for name in card_sets):
        report(("provides", "card-sets"), "kind", key="card-sets", kind="list", found=str(card_sets))
    if not problems:
        if plugin["api"] != API:
            report(("plugin", "api"), "plugin-api", api=plugin["api"], known=API)
        if plugin["id"] != id or not ID.fullmatch(id):
            report(("plugin", "id"), "plugin-id", id=plugin["id"], expected=id)
        if plugin["kind"] not in KINDS:
            report(("plugin", "kind"), "plugin-kind", nearest(plugin["kind"], KINDS), kind=plugin["kind"])
    if problems:
        raise FileError(tuple(sorted(problems, key=lambda p: p.line)))
    return Manifest(**plugin, card_sets=tuple(card_sets))


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    table = data.get(key, {})
    return table if isinstance(table, dict) else {}


def _load_guarded(plugin: Plugin, run_code: bool) -> tuple[Plugin, list[CardSet]]:
    try:
        return plugin, _load(plugin, run_code)
    except FileError as error:
        return evolve(plugin, problems=error.problems), []
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything; the game goes on without it
        reason = f"{type(error).__name__}: {error}"
        return _broken(plugin, "plugin-raised", error=reason), []


def _load(plugin: Plugin, run_code: bool) -> list[CardSet]:
    manifest, folder = plugin.manifest, plugin.folder
    assert manifest is not None
    assert folder is not None
    sets = []
    for name in manifest.card_sets:
        path = folder / name
        if not path.resolve().is_relative_to(folder.resolve()) or not path.is_file():
            raise FileError((Problem(str(folder / MANIFEST), 1, "file-missing", {"file": name}),))
        sets.append(read_card_set(path.read_text("utf-8"), str(path)))
    if run_code and manifest.python and plugin.module is not None:
        sets += _call_hooks(plugin.module, str(folder / MANIFEST))
    return sets


def _call_hooks(module: str, file: str) -> list[CardSet]:
    import pluggy

    from coatl_core import hookspecs

    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(__import__(module), module)
    manager.check_pending()
    sets = []
    for provided in manager.hook.coatl_card_sets():
        for card_set in provided:
            if not isinstance(card_set, CardSet):
                values = {"hook": "coatl_card_sets", "found": type(card_set).__name__}
                raise FileError((Problem(file, 1, "hook-result", values),))
            wrong = card_set.wrong_id()
            if wrong is not None:
                raise FileError((Problem(file, 1, "hook-id", {"id": wrong, "set": card_set.id}),))
            sets.append(card_set)
    return sets


def _broken(plugin: Plugin, code: str, **values: str | int) -> Plugin:
    file = str(plugin.folder / MANIFEST) if plugin.folder else plugin.source
    return evolve(plugin, problems=(Problem(file, 1, code, values),))
