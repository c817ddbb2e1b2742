"""Finding and loading plugins: everything a game is played with beyond the rules, the base cards included.

A plugin is a top-level package named by an entry point of the group ``coatl.plugins``, or a folder in the user's
``packs``. Its manifest is read without importing it (see ``manifest``). Each one is loaded by itself inside a guard: a
broken plugin is listed with its reason, and everything else works.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeAlias

from attrs import evolve, field, frozen

from coatl_core.cardfile import ID, read_card_set
from coatl_core.cards import CardSet, Catalog
from coatl_core.l10n import L10n
from coatl_core.manifest import MANIFEST, Manifest, read_manifest
from coatl_core.problems import FileError, Problem
from coatl_core.rulebook import RULEBOOKS
from coatl_core.rules import VariantChoice
from coatl_core.variants import Variant

GROUP = "coatl.plugins"
OURS = "coatl"
"""The distribution whose plugins are part of the game itself: safe mode loads these only."""

ContentKind: TypeAlias = Literal["card-set", "variant"]


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
    """What a saved game needs to be played on: a card set or a variant, by plugin and version. Of a card set the digest
    says whether it is still the same; whether a variant is, the game played again says."""

    id: str
    plugin: str
    version: str
    digest: str = ""
    kind: ContentKind = "card-set"


@frozen
class UnknownContent(Exception):
    """A card set, a variant or an option of a variant (``adam/level-9``) that nobody provides."""

    kind: str
    id: str
    known: tuple[str, ...]


@frozen
class Provided:
    """What one plugin brings. ``messages`` are Fluent texts and ``rulebooks`` parts of the rulebook, with the tag of
    their language."""

    card_sets: tuple[CardSet, ...] = ()
    variants: tuple[type[Variant], ...] = ()
    messages: tuple[tuple[str, str], ...] = ()
    rulebooks: tuple[tuple[str, str], ...] = ()

    def ids(self) -> list[tuple[ContentKind, str]]:
        """All that a game can be set up with."""
        return [*(("card-set", s.id) for s in self.card_sets), *(("variant", v.id) for v in self.variants)]


@frozen
class Registry:
    """All plugins, broken ones included, and what the working ones provide by id."""

    plugins: tuple[Plugin, ...]
    card_sets: Mapping[str, CardSet] = field(factory=dict)
    variants: Mapping[str, type[Variant]] = field(factory=dict)
    messages: tuple[tuple[str, str], ...] = ()
    rulebooks: tuple[tuple[str, str], ...] = ()
    providers: Mapping[tuple[ContentKind, str], Plugin] = field(factory=dict)

    def catalog(self, card_sets: Iterable[str], variants: Iterable[VariantChoice] = ()) -> Catalog:
        """What a game with these sets and variants is played with. Raises UnknownContent, and ValueError for variants
        that cannot be played together."""
        return Catalog(tuple(map(self.card_set, card_sets)), tuple(map(self.variant, variants)))

    def card_set(self, id: str) -> CardSet:
        """The card set of this id. Raises UnknownContent."""
        try:
            return self.card_sets[id]
        except KeyError:
            raise UnknownContent("card-set", id, tuple(self.card_sets)) from None

    def variant(self, choice: VariantChoice) -> Variant:
        """The variant with the options chosen. Raises UnknownContent."""
        try:
            return self.variants[choice.id](choice.options)
        except KeyError:
            raise UnknownContent("variant", choice.id, tuple(self.variants)) from None
        except ValueError as error:
            known = self.variants[choice.id].options
            raise UnknownContent("option", f"{choice.id}/{error}", known) from None

    def content(self, card_sets: Iterable[str], variants: Iterable[VariantChoice] = ()) -> tuple[Content, ...]:
        """What a game with these sets and variants depends on. Raises UnknownContent."""
        found = []
        for card_set in map(self.card_set, card_sets):
            plugin = self.providers["card-set", card_set.id]
            found.append(Content(card_set.id, plugin.id, plugin.version, card_set.digest))
        for variant in map(self.variant, variants):
            plugin = self.providers["variant", variant.id]
            found.append(Content(variant.id, plugin.id, plugin.version, kind="variant"))
        return tuple(found)

    def teach(self, l10n: L10n) -> None:
        """Adds the plugins' messages to those of the game."""
        for tag, text in self.messages:
            l10n.learn(tag, text)


def load_plugins(packs: Path | None = None, safe_mode: bool = False, run_code: bool = True) -> Registry:
    """Finds every plugin and loads what works. ``packs`` is the user's folder of data-only plugins; ``safe_mode``
    keeps to the plugins of the game itself; without ``run_code`` no others are imported, only their files are read.
    Never raises for a plugin's fault."""
    plugins: list[Plugin] = []
    card_sets: dict[str, CardSet] = {}
    variants: dict[str, type[Variant]] = {}
    messages: list[tuple[str, str]] = []
    rulebooks: list[tuple[str, str]] = []
    providers: dict[tuple[ContentKind, str], Plugin] = {}
    for found in discover(packs, safe_mode):
        plugin = found
        if not plugin.problems:
            plugin, provided = _load_guarded(plugin, run_code or plugin.source == OURS)
            ids = provided.ids()
            taken = next((id for n, id in enumerate(ids) if id in providers or id in ids[:n]), None)
            namesake = next((p for p in plugins if p.id == plugin.id and not p.problems), None)
            if namesake is not None:
                values = {"id": plugin.id, "first": namesake.source, "second": plugin.source}
                plugin = _broken(plugin, "plugin-twice", **values)
            elif taken is not None:
                kind, id = taken
                values = {"id": id, "first": providers.get(taken, plugin).source, "second": plugin.source}
                plugin = _broken(plugin, f"{kind}-twice", **values)
            else:
                card_sets.update((s.id, s) for s in provided.card_sets)
                variants.update((v.id, v) for v in provided.variants)
                messages += provided.messages
                rulebooks += provided.rulebooks
                providers.update((id, plugin) for id in ids)
        plugins.append(plugin)
    return Registry(tuple(plugins), card_sets, variants, tuple(messages), tuple(rulebooks), providers)


def plugin_messages(packs: Path | None = None, safe_mode: bool = False) -> list[tuple[str, str]]:
    """The Fluent texts of all plugins with the tags of their languages: all it takes to speak one. No plugin is
    imported, and what is wrong with one is left to ``load_plugins`` to tell."""
    texts = []
    for plugin in discover(packs, safe_mode):
        if plugin.manifest is not None and plugin.folder is not None:
            with suppress(FileError, OSError, UnicodeDecodeError):
                texts += _messages(plugin.folder, plugin.manifest)
    return texts


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


def _load_guarded(plugin: Plugin, run_code: bool) -> tuple[Plugin, Provided]:
    try:
        return plugin, _load(plugin, run_code)
    except FileError as error:
        return evolve(plugin, problems=error.problems), Provided()
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything; the game goes on without it
        reason = f"{type(error).__name__}: {error}"
        return _broken(plugin, "plugin-raised", error=reason), Provided()


def _load(plugin: Plugin, run_code: bool) -> Provided:
    manifest, folder = plugin.manifest, plugin.folder
    assert manifest is not None
    assert folder is not None
    files = [_inside(folder, name) for name in manifest.card_sets]
    card_sets = [read_card_set(path.read_text("utf-8"), str(path)) for path in files]
    variants: list[type[Variant]] = []
    if run_code and manifest.python and plugin.module is not None:
        hook = _hooks(plugin.module)
        file = str(folder / MANIFEST)
        card_sets += _card_sets(hook.coatl_card_sets(), file)
        variants += _variants(hook.coatl_variants(), manifest, file)
    messages, rulebooks = _messages(folder, manifest), _rulebooks(folder, manifest)
    return Provided(tuple(card_sets), tuple(variants), tuple(messages), tuple(rulebooks))


def _inside(folder: Path, name: str) -> Path:
    """The file or folder of this name in the plugin. Raises FileError if there is none, or it lies elsewhere."""
    path = folder / name
    if not path.resolve().is_relative_to(folder.resolve()) or not path.exists():
        raise FileError((Problem(str(folder / MANIFEST), 1, "file-missing", {"file": name}),))
    return path


def _messages(folder: Path, manifest: Manifest) -> list[tuple[str, str]]:
    if not manifest.messages:
        return []
    files = sorted(_inside(folder, manifest.messages).glob("*/*.ftl"))
    return [(file.parent.name, file.read_text("utf-8")) for file in files]


def _rulebooks(folder: Path, manifest: Manifest) -> list[tuple[str, str]]:
    if not manifest.messages:
        return []
    files = sorted(_inside(folder, manifest.messages).glob(f"*/{RULEBOOKS}"))
    return [(file.parent.name, file.read_text("utf-8")) for file in files]


def _hooks(module: str) -> Any:
    import pluggy

    from coatl_core import hookspecs

    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(__import__(module), module)
    manager.check_pending()
    return manager.hook


def _card_sets(returned: Iterable[Iterable[object]], file: str) -> list[CardSet]:
    sets = []
    for card_set in (item for items in returned for item in items):
        if not isinstance(card_set, CardSet):
            values = {"hook": "coatl_card_sets", "found": type(card_set).__name__}
            raise FileError((Problem(file, 1, "hook-result", values),))
        wrong = card_set.wrong_id()
        if wrong is not None:
            raise FileError((Problem(file, 1, "hook-id", {"id": wrong, "set": card_set.id}),))
        sets.append(card_set)
    return sets


def _variants(returned: Iterable[Iterable[object]], manifest: Manifest, file: str) -> list[type[Variant]]:
    """The classes, which must be those the manifest names: it is what is read where no code is run."""
    variants: list[type[Variant]] = []
    for variant in (item for items in returned for item in items):
        if not (isinstance(variant, type) and issubclass(variant, Variant)):
            values = {"hook": "coatl_variants", "found": type(variant).__name__}
            raise FileError((Problem(file, 1, "hook-variant", values),))
        if not ID.fullmatch(variant.id):
            raise FileError((Problem(file, 1, "id", {"id": variant.id}),))
        variants.append(variant)
    ids = [variant.id for variant in variants]
    if sorted(ids) != sorted(manifest.variants):
        values = {"named": ", ".join(manifest.variants) or "–", "found": ", ".join(ids) or "–"}
        raise FileError((Problem(file, 1, "hook-variants", values),))
    return variants


def _broken(plugin: Plugin, code: str, **values: str | int) -> Plugin:
    file = str(plugin.folder / MANIFEST) if plugin.folder else plugin.source
    return evolve(plugin, problems=(Problem(file, 1, code, values),))
