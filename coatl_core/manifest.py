"""The manifest of a plugin, ``coatl-plugin.toml``: what it says of itself, readable without running it.

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
    messages = "locale"          # a folder with a folder of Fluent files for each language
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Literal, TypeAlias

from attrs import frozen

from coatl_core.cardfile import ID
from coatl_core.problems import FileError, Problem, nearest, toml_lines

API = 1
MANIFEST = "coatl-plugin.toml"

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
_LISTS = ("card-sets", "variants")
_PROVIDES_KEYS = (*_LISTS, "messages")


@frozen
class Manifest:
    """What a plugin says of itself. ``card_sets`` are files, ``variants`` ids, ``messages`` a folder (empty: none)."""

    id: str
    api: int
    version: str
    kind: Kind
    name: str
    licence: str = ""
    python: bool = False
    card_sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    messages: str = ""


def read_manifest(text: str, file: str, id: str | None) -> Manifest:
    """The manifest of the plugin found as ``id`` (None: not installed yet, any will do). Raises FileError with all
    problems found."""
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
    for key in _LISTS:
        listed = provides.get(key, [])
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            report(("provides", key), "kind", key=key, kind="list", found=str(listed))
    messages = provides.get("messages", "")
    if not isinstance(messages, str):
        report(("provides", "messages"), "kind", key="messages", kind="str", found=str(messages))
    if not problems:
        if plugin["api"] != API:
            report(("plugin", "api"), "plugin-api", api=plugin["api"], known=API)
        if plugin["id"] != (id or plugin["id"]):
            report(("plugin", "id"), "plugin-id", id=plugin["id"], expected=id or "")
        elif not ID.fullmatch(plugin["id"]):
            report(("plugin", "id"), "id", id=plugin["id"])
        if plugin["kind"] not in KINDS:
            report(("plugin", "kind"), "plugin-kind", nearest(plugin["kind"], KINDS), kind=plugin["kind"])
    if problems:
        raise FileError(tuple(sorted(problems, key=lambda p: p.line)))
    return Manifest(
        **plugin,
        card_sets=tuple(provides.get("card-sets", ())),
        variants=tuple(provides.get("variants", ())),
        messages=messages,
    )


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    table = data.get(key, {})
    return table if isinstance(table, dict) else {}
