"""Loading plugins: everything a game is played with beyond the rules, the base cards included.

Where they are found says ``discovery``. Each one is loaded by itself inside a guard: a broken plugin is listed with its
reason, and everything else works.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal, TypeAlias

from attrs import evolve, field, frozen

from coatl_core.cardfile import ID, check_card_set, read_card_set
from coatl_core.cards import CardSet, Catalog
from coatl_core.discovery import Plugin, code_digest, discover, inside
from coatl_core.guard import guarded
from coatl_core.l10n import L10n
from coatl_core.manifest import MANIFEST, Manifest
from coatl_core.problems import FileError, Problem
from coatl_core.rulebook import RULEBOOKS
from coatl_core.rules import MOST_PLAYERS, VariantChoice
from coatl_core.tomlfile import read_text
from coatl_core.variants import Variant

ContentKind: TypeAlias = Literal["card-set", "variant"]
MESSAGES = "*.ftl"
"""The files of a plugin that hold Fluent messages."""
_TAG = re.compile(r"[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*")


@frozen
class Content:
    """What a saved game needs to be played on: a card set or a variant, by plugin and version. The digest of its cards
    or its code says whether it is still the same. ``source`` is the distribution of an installed plugin."""

    id: str
    plugin: str
    version: str
    digest: str = ""
    kind: ContentKind = "card-set"
    source: str = ""


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

    def options(self) -> list[tuple[str, str]]:
        """The options of the variants, as their messages name them: no two may have the same."""
        return [("option", f"{v.id}-{option}") for v in self.variants for option in v.options]

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
        """The variant with the options chosen. Raises UnknownContent, and VariantFailed as all its methods may."""
        kind = self.variants.get(choice.id)
        if kind is None:
            raise UnknownContent("variant", choice.id, tuple(self.variants))
        unknown = next((option for option in choice.options if option not in kind.options), None)
        if unknown is not None:
            raise UnknownContent("option", f"{choice.id}/{unknown}", kind.options)
        return guarded(kind, choice.options, self.providers["variant", choice.id].id)

    def content(self, card_sets: Iterable[str], variants: Iterable[VariantChoice] = ()) -> tuple[Content, ...]:
        """What a game with these sets and variants depends on. Raises UnknownContent."""
        sets = [self._content("card-set", s.id, s.digest) for s in map(self.card_set, card_sets)]
        chosen = [choice.id for choice in variants]
        unknown = next((id for id in chosen if id not in self.variants), None)
        if unknown is not None:
            raise UnknownContent("variant", unknown, tuple(self.variants))
        return (*sets, *(self._content("variant", id, self.providers["variant", id].code) for id in chosen))

    def _content(self, kind: ContentKind, id: str, digest: str) -> Content:
        plugin = self.providers[kind, id]
        return Content(id, plugin.id, plugin.version, digest, kind, plugin.source if plugin.module else "")

    def teach(self, l10n: L10n) -> None:
        """Adds the plugins' messages to those of the game."""
        for tag, text in self.messages:
            l10n.learn(tag, text)


def load_plugins(
    packs: Path | None = None, safe_mode: bool = False, run_code: bool = True, disabled: Container[str] = ()
) -> Registry:
    """Finds every plugin and loads what works. ``packs`` is the user's folder of data-only plugins; ``safe_mode``
    keeps to the plugins of the game itself; without ``run_code`` no others are imported, only their files are read;
    ``disabled`` are the ids of those the player has turned off. Never raises for a plugin's fault."""
    plugins: list[Plugin] = []
    card_sets: dict[str, CardSet] = {}
    variants: dict[str, type[Variant]] = {}
    messages: list[tuple[str, str]] = []
    rulebooks: list[tuple[str, str]] = []
    providers: dict[tuple[ContentKind, str], Plugin] = {}
    owners: dict[tuple[str, str], Plugin] = {}
    for found in discover(packs, safe_mode, disabled):
        plugin = found
        if plugin.usable:
            plugin, provided = _load_guarded(plugin, run_code or plugin.ours)
            ids, options = provided.ids(), provided.options()
            claimed: list[tuple[str, str]] = [*ids, *options]
            taken = next((id for n, id in enumerate(claimed) if id in owners or id in claimed[:n]), None)
            namesake = next((p for p in plugins if p.id == plugin.id and p.usable), None)
            if namesake is not None:
                values = {"id": plugin.id, "first": namesake.source, "second": plugin.source}
                plugin = plugin.broken("plugin-twice", **values)
            elif taken is not None:
                kind, id = taken
                values = {"id": id, "first": owners.get(taken, plugin).source, "second": plugin.source}
                plugin = plugin.broken(f"{kind}-twice", **values)
            else:
                card_sets.update((s.id, s) for s in provided.card_sets)
                variants.update((v.id, v) for v in provided.variants)
                messages += provided.messages
                rulebooks += provided.rulebooks
                providers.update((id, plugin) for id in ids)
                owners.update((id, plugin) for id in claimed)
        plugins.append(plugin)
    return Registry(tuple(plugins), card_sets, variants, tuple(messages), tuple(rulebooks), providers)


def plugin_messages(
    packs: Path | None = None, safe_mode: bool = False, disabled: Container[str] = ()
) -> list[tuple[str, str]]:
    """The Fluent texts of all plugins with the tags of their languages: all it takes to speak one. No plugin is
    imported, and what is wrong with one is left to ``load_plugins`` to tell."""
    texts = []
    for plugin in discover(packs, safe_mode, disabled):
        if plugin.usable and plugin.manifest is not None and plugin.folder is not None:
            with suppress(FileError, OSError):
                texts += _texts(plugin.folder, plugin.manifest, MESSAGES)
    return texts


def load_pack(folder: Path, manifest: Manifest) -> Provided:
    """What a folder with data only provides. Raises FileError."""
    if manifest.python:
        raise FileError((Problem(str(folder / MANIFEST), 1, "pack-python"),))
    return _load(Plugin(manifest.id, str(folder), folder, manifest=manifest), run_code=False)


def _load_guarded(plugin: Plugin, run_code: bool) -> tuple[Plugin, Provided]:
    try:
        provided = _load(plugin, run_code)
        if provided.variants:
            plugin = evolve(plugin, code=code_digest(plugin))
        return plugin, provided
    except FileError as error:
        return evolve(plugin, problems=error.problems), Provided()
    except (Exception, SystemExit) as error:  # a stranger's code may raise anything; the game goes on without it
        file, line = _place(error, plugin)
        problem = Problem(file, line, "plugin-raised", {"error": f"{type(error).__name__}: {error}"})
        return evolve(plugin, problems=(problem,)), Provided()


def _place(error: BaseException, plugin: Plugin) -> tuple[str, int]:
    """The file and line of the plugin where it failed; its manifest if that was elsewhere."""
    places = [(frame.filename, frame.lineno or 1) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno or 1))
    own = [place for place in places if place[0].startswith(str(plugin.folder))]
    return own[-1] if own else (f"{plugin.folder}/{MANIFEST}", 1)


def _load(plugin: Plugin, run_code: bool) -> Provided:
    manifest, folder = plugin.manifest, plugin.folder
    assert manifest is not None
    assert folder is not None
    files = [_inside(folder, name) for name in manifest.card_sets]
    card_sets = [read_card_set(read_text(path), str(path)) for path in files]
    variants: list[type[Variant]] = []
    if run_code and manifest.python and plugin.module is not None:
        hook = _hooks(plugin.module)
        file = str(folder / MANIFEST)
        card_sets += _card_sets(hook.coatl_card_sets(), file)
        variants += _variants(hook.coatl_variants(), manifest, file)
    messages, rulebooks = _texts(folder, manifest, MESSAGES), _texts(folder, manifest, RULEBOOKS)
    return Provided(tuple(card_sets), tuple(variants), tuple(messages), tuple(rulebooks))


def _inside(folder: Path, name: str) -> Path:
    """The file or folder of this name in the plugin. Raises FileError if there is none, or it lies elsewhere."""
    path = inside(folder, name)
    if path is None:
        raise FileError((Problem(str(folder / MANIFEST), 1, "file-missing", {"file": name}),))
    return path


def _texts(folder: Path, manifest: Manifest, pattern: str) -> list[tuple[str, str]]:
    """The files of all languages whose names fit the pattern, each with the tag of its language."""
    if not manifest.messages:
        return []
    files = sorted(_inside(folder, manifest.messages).glob(f"*/{pattern}"))
    return [(_tag(file), read_text(file)) for file in files]


def _tag(file: Path) -> str:
    """The tag of the language that a file is in: its folder's name. Raises FileError for what is none."""
    tag = file.parent.name
    if not _TAG.fullmatch(tag):
        raise FileError((Problem(str(file), 1, "locale-tag", {"tag": tag}),))
    return tag


def _hooks(module: str) -> Any:
    import pluggy

    from coatl_core import hookspecs

    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(__import__(module), module)
    manager.check_pending()
    return manager.hook


def _listed(returned: Iterable[object], hook: str, file: str) -> list[object]:
    """All that the implementations of a hook have returned: a list each, which ends."""
    listed: list[object] = []
    for items in returned:
        if not isinstance(items, list | tuple):
            raise FileError((Problem(file, 1, "hook-list", {"hook": hook, "found": type(items).__name__}),))
        listed += items
    return listed


def _card_sets(returned: Iterable[object], file: str) -> list[CardSet]:
    sets = []
    for card_set in _listed(returned, "coatl_card_sets", file):
        if not isinstance(card_set, CardSet):
            values = {"hook": "coatl_card_sets", "found": type(card_set).__name__}
            raise FileError((Problem(file, 1, "hook-result", values),))
        wrong = card_set.wrong_id()
        if wrong is not None:
            raise FileError((Problem(file, 1, "hook-id", {"id": wrong, "set": card_set.id}),))
        check_card_set(card_set, file)
        sets.append(card_set)
    return sets


def _variants(returned: Iterable[object], manifest: Manifest, file: str) -> list[type[Variant]]:
    """The classes, which must be those the manifest names: it is what is read where no code is run."""
    variants: list[type[Variant]] = []
    for variant in _listed(returned, "coatl_variants", file):
        if not (isinstance(variant, type) and issubclass(variant, Variant)):
            values = {"hook": "coatl_variants", "found": type(variant).__name__}
            raise FileError((Problem(file, 1, "hook-variant", values),))
        if not ID.fullmatch(str(variant.id)):
            raise FileError((Problem(file, 1, "id", {"id": str(variant.id)}),))
        if not _well_described(variant):
            raise FileError((Problem(file, 1, "hook-described", {"id": variant.id}),))
        variants.append(variant)
    ids = [variant.id for variant in variants]
    if sorted(ids) != sorted(manifest.variants):
        values = {"named": ", ".join(manifest.variants) or "–", "found": ", ".join(ids) or "–"}
        raise FileError((Problem(file, 1, "hook-variants", values),))
    return variants


def _well_described(variant: type[Variant]) -> bool:
    """Whether a variant's attributes are what they should be: strangers write without a type checker."""
    options, players = variant.options, variant.players
    well_formed = isinstance(options, tuple) and all(isinstance(o, str) and ID.fullmatch(o) for o in options)
    numbers = isinstance(players, tuple) and len(players) == 2 and all(isinstance(n, int) for n in players)
    return well_formed and numbers and 1 <= players[0] <= players[1] <= MOST_PLAYERS
