"""Loads plugins: everything that a game needs beyond the rules, the base cards included.

``discovery`` finds the plugins. An error in one plugin does not stop the others: the broken plugin is listed with the
reason. What the plugins provide is put into a ``registry.Registry``.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb
from typing import Any

from attrs import evolve

from coatl_core.cards.cardfile import ID, check_card_set, read_card_set
from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.tomlfile import read_text
from coatl_core.game.players import ComputerPlayer, RandomPlayer
from coatl_core.game.state import Variant
from coatl_core.language.rulebook import RULEBOOKS
from coatl_core.plugins.discovery import Plugin, code_digest, discover, inside
from coatl_core.plugins.manifest import MANIFEST, Manifest
from coatl_core.plugins.registry import NO_READERS, ContentKind, Provided, Readers, Registry, Shown
from coatl_core.plugins.used_code import used_files
from coatl_core.plugins.variant_class import are_ids, are_players, check_variant

MESSAGES = "*.ftl"
"""The files of a plugin that hold Fluent messages."""
_TAG = re.compile(r"[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*")


def load_plugins(
    packs: Path | None = None,
    safe_mode: bool = False,
    run_code: bool = True,
    disabled: Container[str] = (),
    readers: Readers = NO_READERS,
) -> Registry:
    """Finds every plugin, loads those that work, and returns what they provide. ``packs`` is the player's folder of
    packs. ``safe_mode`` loads only the game's own plugins. Without ``run_code`` no other plugin is imported, only its
    files are read. ``disabled`` are the ids of plugins that are turned off. ``readers`` read themes, keymaps,
    lessons and puzzles, which nobody but a program with a screen needs. An error in a plugin is never raised."""
    plugins: list[Plugin] = []
    card_sets: dict[str, CardSet] = {}
    variants: dict[str, type[Variant]] = {}
    players: dict[str, type[ComputerPlayer]] = {}
    themes, keymaps, lessons, puzzles = dict[str, Any](), dict[str, Any](), dict[str, Any](), dict[str, Any]()
    messages: list[tuple[str, str]] = []
    rulebooks: list[tuple[str, str]] = []
    providers: dict[tuple[ContentKind, str], Plugin] = {}
    owners: dict[tuple[str, str], Plugin] = {}
    for found in discover(packs, safe_mode, disabled):
        plugin = found
        if plugin.usable:
            plugin, provided = _load_guarded(plugin, run_code or plugin.ours, readers)
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
                players.update((p.id, p) for p in provided.players)
                themes.update(provided.themes)
                keymaps.update(provided.keymaps)
                lessons.update(provided.lessons)
                puzzles.update(provided.puzzles)
                messages += provided.messages
                rulebooks += provided.rulebooks
                providers.update((id, plugin) for id in ids)
                owners.update((id, plugin) for id in claimed)
        plugins.append(plugin)
    return Registry(
        tuple(plugins),
        card_sets,
        variants,
        players,
        themes,
        keymaps,
        lessons,
        puzzles,
        tuple(messages),
        tuple(rulebooks),
        providers,
    )


def plugin_messages(
    packs: Path | None = None, safe_mode: bool = False, disabled: Container[str] = ()
) -> list[tuple[str, str]]:
    """Returns the Fluent texts of all plugins, each after the tag of its language. No plugin is imported. Plugins with
    errors are left out; ``load_plugins`` reports them."""
    texts = []
    for plugin in discover(packs, safe_mode, disabled):
        if plugin.usable and plugin.manifest is not None and plugin.folder is not None:
            with suppress(FileError, OSError):
                texts += _texts(plugin.folder, plugin.manifest, MESSAGES)
    return texts


def load_pack(folder: Path, manifest: Manifest, readers: Readers = NO_READERS) -> Provided:
    """Returns what a folder without code provides. Raises FileError."""
    if manifest.python:
        raise FileError((Problem(str(folder / MANIFEST), 1, "pack-python"),))
    return _load(Plugin(manifest.id, str(folder), folder, manifest=manifest), False, readers)


def load_folder(folder: Path, manifest: Manifest) -> tuple[Plugin, Provided]:
    """Loads the package in a folder and runs its code. Python must find the package by its name. What is wrong is among
    the problems of the plugin."""
    return _load_guarded(Plugin(manifest.id, str(folder), folder, folder.name, manifest), True, NO_READERS)


def _load_guarded(plugin: Plugin, run_code: bool, readers: Readers) -> tuple[Plugin, Provided]:
    try:
        provided = _load(plugin, run_code, readers)
        if provided.variants:
            plugin = evolve(plugin, code=code_digest(plugin), codes=tuple(_codes(plugin, provided.variants)))
        return plugin, provided
    except FileError as error:
        return evolve(plugin, problems=error.problems), Provided()
    except (Exception, SystemExit) as error:  # a plugin's code may raise anything; the game goes on without it
        file, line = _place(error, plugin)
        problem = Problem(file, line, "plugin-raised", {"error": f"{type(error).__name__}: {error}"})
        return evolve(plugin, problems=(problem,)), Provided()


def _codes(plugin: Plugin, variants: Iterable[type[Variant]]) -> Iterator[tuple[str, str]]:
    """The digest of the code that each variant of a stranger's plugin runs. Nobody asks for that of the game's own."""
    if plugin.ours or plugin.folder is None or plugin.module is None:
        return
    for kind in variants:
        used = used_files(plugin.folder, plugin.module, kind.__module__)  # none of it is in the package of the plugin
        yield kind.id, code_digest(plugin, used) if used else code_digest(plugin)


def _place(error: BaseException, plugin: Plugin) -> tuple[str, int]:
    """Returns the file and line of the plugin where the error was raised, or its manifest if that was elsewhere."""
    places = [(frame.filename, frame.lineno or 1) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno or 1))
    assert plugin.folder is not None
    own = [(file, line) for name, line in places if (file := file_within(plugin.folder, name))]
    return own[-1] if own else (f"{plugin.folder}/{MANIFEST}", 1)


def file_within(folder: Path, name: str) -> str:
    """Returns a file as it is reached from the folder of a plugin, which may be given as seen from here, while Python
    names files with their whole paths. Empty if the file is not in the folder."""
    whole, file = folder.resolve(), Path(name).resolve()
    return str(folder / file.relative_to(whole)) if file.is_file() and file.is_relative_to(whole) else ""


def _load(plugin: Plugin, run_code: bool, readers: Readers) -> Provided:
    manifest, folder = plugin.manifest, plugin.folder
    assert manifest is not None
    assert folder is not None
    files = [_inside(folder, name) for name in manifest.card_sets]
    card_sets = [read_card_set(read_text(path), str(path)) for path in files]
    variants: list[type[Variant]] = []
    players: list[type[ComputerPlayer]] = []
    if run_code and manifest.python and plugin.module is not None:
        hook = _hooks(plugin.module)
        file = str(folder / MANIFEST)
        card_sets += _card_sets(hook.coatl_card_sets(), file)
        variants += _variants(hook.coatl_variants(), manifest, file)
        players += _players(hook.coatl_players(), manifest, file)
    return Provided(
        tuple(card_sets),
        tuple(variants),
        tuple(players),
        _read(folder, manifest.themes, "theme", readers),
        _read(folder, manifest.keymaps, "keymap", readers),
        _read(folder, manifest.lessons, "lesson", readers),
        _read(folder, manifest.puzzles, "puzzle", readers),
        tuple(_texts(folder, manifest, MESSAGES)),
        tuple(_texts(folder, manifest, RULEBOOKS)),
    )


def _read(folder: Path, names: Iterable[str], kind: Shown, readers: Readers) -> tuple[tuple[str, Any], ...]:
    """Returns what the reader of this kind makes of the files; nothing if there is no reader."""
    paths = [_inside(folder, name) for name in names]
    reader = readers.get(kind)
    return tuple(reader(read_text(path), str(path)) for path in paths) if reader is not None else ()


def _inside(folder: Path, name: str) -> Path:
    """Returns the file or folder of this name in the plugin. Raises FileError if it is missing or lies outside."""
    path = inside(folder, name)
    if path is None:
        raise FileError((Problem(str(folder / MANIFEST), 1, "file-missing", {"file": name}),))
    return path


def _texts(folder: Path, manifest: Manifest, pattern: str) -> list[tuple[str, str]]:
    """Returns the texts of the files of all languages that match the pattern, each after the tag of its language."""
    return [(_tag(file), read_text(file)) for file in text_files(folder, manifest, pattern)]


def text_files(folder: Path, manifest: Manifest, pattern: str) -> list[Path]:
    """Returns the files of all languages that match the pattern. Raises FileError if their folder is missing."""
    return sorted(_inside(folder, manifest.messages).glob(f"*/{pattern}")) if manifest.messages else []


def _tag(file: Path) -> str:
    """Returns the language tag of a file: the name of its folder. Raises FileError if that is not a tag."""
    tag = file.parent.name
    if not _TAG.fullmatch(tag):
        raise FileError((Problem(str(file), 1, "locale-tag", {"tag": tag}),))
    return tag


def _hooks(module: str) -> Any:
    import pluggy

    from coatl_core.plugins import hookspecs

    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    manager.register(__import__(module), module)
    manager.check_pending()
    return manager.hook


def _listed(returned: Iterable[object], hook: str, file: str) -> list[object]:
    """Returns the items of all lists that the implementations of a hook returned. Raises FileError for anything but a
    list or tuple; an iterator, for example, might never end."""
    listed: list[object] = []
    for items in returned:
        if not isinstance(items, list | tuple):
            found, hint = type(items).__name__, f"[{items.__name__}]" if isinstance(items, type) else ""
            raise FileError((Problem(file, 1, "hook-list", {"hook": hook, "found": found}, hint),))
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
    """Returns the classes of the variants. Raises FileError for one that no game can be played with, and if they are
    not those that the manifest names, because where no code is run only the manifest is read."""
    variants: list[type[Variant]] = []
    for variant in _listed(returned, "coatl_variants", file):
        if not (isinstance(variant, type) and issubclass(variant, Variant)):
            values, kind = {"hook": "coatl_variants", "found": type(variant).__name__}, type(variant)
            hint = kind.__name__ if issubclass(kind, Variant) else ""
            raise FileError((Problem(file, 1, "hook-variant", values, hint),))
        check_variant(variant, file)
        variants.append(variant)
    difference = _difference(manifest.variants, [variant.id for variant in variants])
    if difference:
        hint = "" if variants else "@hookimpl"
        raise FileError((Problem(file, 1, "hook-variants", difference, hint),))
    return variants


def _players(returned: Iterable[object], manifest: Manifest, file: str) -> list[type[ComputerPlayer]]:
    """Returns the classes of the computer players. Raises FileError if they are not those that the manifest names."""
    players: list[type[ComputerPlayer]] = []
    for player in _listed(returned, "coatl_players", file):
        if not (isinstance(player, type) and issubclass(player, ComputerPlayer)):
            values = {"hook": "coatl_players", "found": type(player).__name__}
            raise FileError((Problem(file, 1, "hook-player", values),))
        id = str(getattr(player, "id", ""))
        if not ID.fullmatch(id) or id == RandomPlayer.id:
            raise FileError((Problem(file, 1, "id", {"id": id}),))
        if not (are_ids(player.levels) and are_players(player.players)):
            raise FileError((Problem(file, 1, "hook-player-described", {"id": id}),))
        players.append(player)
    difference = _difference(manifest.players, [player.id for player in players])
    if difference:
        raise FileError((Problem(file, 1, "hook-players", difference),))
    return players


def _difference(named: Sequence[str], found: Sequence[str]) -> dict[str, str]:
    """Returns what the manifest names and what a hook returns, for a problem; nothing if they are the same."""
    if sorted(named) == sorted(found):
        return {}
    return {"named": ", ".join(named) or "–", "found": ", ".join(found) or "–"}
