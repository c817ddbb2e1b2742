"""Reads the manifest of a plugin, ``coatl-plugin.toml``, which describes the plugin so that its code need not be run.

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
    card-sets = ["cards.toml"]   # files
    variants = ["adam"]          # ids of what the hook coatl_variants returns
    players = ["easy"]           # ids of what the hook coatl_players returns
    themes = ["theme.toml"]      # files with colours, keys, lessons and puzzles
    keymaps = ["left-hand.toml"]
    lessons = ["lesson.toml"]
    puzzles = ["puzzles.toml"]
    messages = "locale"          # a folder with a folder of Fluent files for each language
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

from attrs import frozen

from coatl_core.cards.cardfile import ID
from coatl_core.cards.spelling import id_hint
from coatl_core.files.problems import FileError, Problem, nearest
from coatl_core.files.sanitize import forbidden
from coatl_core.files.tomlfile import Findings, Place, parse_toml

API = 1
MOST_NAMES = 50
MANIFEST = "coatl-plugin.toml"
LONGEST_NAME = 200
"""The most bytes in the name of a plugin's file; file systems do not allow many more."""

Kind: TypeAlias = Literal["card-set", "variant", "locale", "player", "theme", "keymap", "lesson", "puzzles"]
KINDS: tuple[Kind, ...] = get_args(Kind)

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
FILES = ("card-sets", "themes", "keymaps", "lessons", "puzzles")
"""The keys whose values are lists of files."""
_LISTS = (*FILES, "variants", "players")
_PROVIDES_KEYS = (*_LISTS, "messages")
KEYS = (*_PLUGIN_KEYS, *_PROVIDES_KEYS)


@frozen
class Manifest:
    """The description of a plugin. ``card_sets``, ``themes``, ``keymaps``, ``lessons`` and ``puzzles`` are files,
    ``variants`` and ``players`` ids, ``messages`` a folder (empty: none)."""

    id: str
    api: int
    version: str
    kind: Kind
    name: str
    licence: str = ""
    python: bool = False
    card_sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    keymaps: tuple[str, ...] = ()
    lessons: tuple[str, ...] = ()
    puzzles: tuple[str, ...] = ()
    messages: str = ""

    @property
    def files(self) -> tuple[str, ...]:
        """All files that it names, in the order of ``FILES``."""
        return (*self.card_sets, *self.themes, *self.keymaps, *self.lessons, *self.puzzles)


@frozen
class ManifestFile:
    """The readable part of a manifest, and its problems in line order. A value that cannot be used is replaced by what
    was probably meant, or by an empty value. ``characters`` are problems of texts that are always cleaned before
    they are shown: the plugin works in spite of them, but the author should remove them."""

    manifest: Manifest
    problems: tuple[Problem, ...]
    characters: tuple[Problem, ...]
    lines: Mapping[Place, int]


def read_manifest(text: str, file: str, id: str | None) -> Manifest:
    """Returns the manifest of the plugin found as ``id`` (None: not installed yet, so any id is right). Raises
    FileError with all problems found."""
    read = read_manifest_file(text, file, id)
    if read.problems:
        raise FileError(read.problems)
    return read.manifest


def read_manifest_file(text: str, file: str, id: str | None) -> ManifestFile:
    """Returns what can be read of the manifest of the plugin found as ``id`` (None: any id is right). Raises FileError
    if the text is not TOML, is too large, or has ``tomlfile.MOST_PROBLEMS`` problems."""
    data, lines = parse_toml(text, file)
    reader = _Reader(file, lines)
    manifest = reader.manifest(data, id)
    return ManifestFile(manifest, reader.found(), _characters(manifest, file, lines), lines)


def _characters(manifest: Manifest, file: str, lines: Mapping[Place, int]) -> tuple[Problem, ...]:
    findings = Findings(file, lines)
    for key in ("version", "name", "licence"):
        character = forbidden(getattr(manifest, key))
        if character:
            findings.report(("plugin", key), "control-character", character=character)
    return findings.found()


class _Reader(Findings):
    def manifest(self, data: dict[str, Any], id: str | None) -> Manifest:
        self.unknown_keys((), data, ("plugin", "provides"))
        plugin, provides = self.table(data, "plugin"), self.table(data, "provides")
        self.unknown_keys(("plugin",), plugin, tuple(_PLUGIN_KEYS))
        self.unknown_keys(("provides",), provides, _PROVIDES_KEYS)
        if "plugin" not in data:
            self.report((), "key-missing", key="plugin")
        keys = _PLUGIN_KEYS if isinstance(data.get("plugin"), dict) else {}
        given = {key: self.value("plugin", plugin, key, kind) for key, kind in keys.items()}
        known = {key: value for key, value in given.items() if value is not None}
        if "api" in known and known["api"] != API:
            self.report(("plugin", "api"), "plugin-api", api=known["api"], known=API)
        if "id" in known and id is not None and known["id"] != id:
            self.report(("plugin", "id"), "plugin-id", id=known["id"], expected=id)
        elif "id" in known and not ID.fullmatch(known["id"]):
            self.report(("plugin", "id"), "id", id_hint(known["id"]), id=known["id"])
        kind = known.get("kind", KINDS[0])
        if kind not in KINDS:
            meant = nearest(kind.lower(), KINDS)
            self.report(("plugin", "kind"), "plugin-kind", meant, kind=kind)
            kind = meant or KINDS[0]
        ids = {key: self.names(provides, key) for key in ("variants", "players")}
        files = {key: tuple(n for n in self.names(provides, key) if self.is_name(key, n)) for key in FILES}
        for key, id in ((key, id) for key, named in ids.items() for id in named):
            if not ID.fullmatch(id):
                self.report(("provides", key), "id", id_hint(id), id=id)
        messages = self.value("provides", provides, "messages", str) or ""
        return Manifest(
            **{"id": "", "api": API, "version": "", "name": "", **known, "kind": kind},
            card_sets=files["card-sets"],
            themes=files["themes"],
            keymaps=files["keymaps"],
            lessons=files["lessons"],
            puzzles=files["puzzles"],
            variants=ids["variants"],
            players=ids["players"],
            messages=messages if messages and self.is_name("messages", messages) else "",
        )

    def unknown_keys(self, path: Place, data: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in data:
            if key not in known:
                self.report((*path, key), "key-unknown", nearest(key.lower(), known), key=key)

    def table(self, data: dict[str, Any], key: str) -> dict[str, Any]:
        table = data.get(key, {})
        if not isinstance(table, dict):
            self.report((key,), "kind", key=key, kind="dict", found=str(table))
            return {}
        return table

    def value(self, section: str, table: dict[str, Any], key: str, kind: type) -> Any:
        """Returns the value of a key, or None if it is missing or has the wrong type."""
        if key not in table:
            if section == "plugin" and key not in _OPTIONAL:
                self.report((section,), "key-missing", key=key)
        elif type(table[key]) is not kind:
            self.report((section, key), "kind", key=key, kind=kind.__name__, found=str(table[key]))
        else:
            return table[key]
        return None

    def names(self, provides: dict[str, Any], key: str) -> tuple[str, ...]:
        listed = provides.get(key, [])
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            self.report(("provides", key), "kind", key=key, kind="list", found=str(listed))
        elif len(listed) > MOST_NAMES or len(set(listed)) < len(listed):
            self.report(("provides", key), "names-many", key=key, most=MOST_NAMES)
            return ()
        return tuple(name for name in (listed if isinstance(listed, list) else [listed]) if isinstance(name, str))

    def is_name(self, key: str, name: str) -> bool:
        """Returns whether a file could have this name; whether the file exists is not checked here."""
        possible = name.isprintable() and 0 < len(name.encode()) <= LONGEST_NAME
        if not possible:
            self.report(("provides", key), "file-name", file=name)
        return possible
