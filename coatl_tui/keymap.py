"""The player's own keys: a file that gives commands other keys, and the sets of keys that come with the game.

.. code-block:: toml

    [keys]
    undo = "z"                   # the command's id = its key
    next-pane = ["tab", "L"]     # or a list of keys; the first one is shown
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from coatl_core.files.problems import FileError, nearest
from coatl_core.files.tomlfile import Findings, parse_toml, read_text
from coatl_tui.bindings import COMMANDS, Command, Keymap, Scope, capitals, command, keys_of
from coatl_tui.textual_private import key_of_character

PRESETS = ("arrows", "vim")
"""The sets of keys to choose from. The first one is the keys that the commands have by themselves."""

_FOLDER = Path(__file__).parent / "keymaps"
_NAMED = (
    *("enter", "space", "tab", "escape", "backspace", "delete", "insert", "home", "end", "pageup", "pagedown"),
    *("up", "down", "left", "right"),
    *(f"f{number}" for number in range(1, 13)),
)
"""The keys written by a name. Others are written as the character they type."""
_MODIFIED = re.compile(r"(?:shift|ctrl|alt|ctrl\+shift|alt\+shift)\+(.+)", re.IGNORECASE)
_ALWAYS_QUIT = ("ctrl+c", "ctrl+q")
_MOST_KEYS = 5


def preset_keymap(name: str) -> Keymap:
    """Returns the keys of a preset; those of the first one for a name that is unknown."""
    if name not in PRESETS[1:]:
        return {}
    path = _FOLDER / f"{name}.toml"
    return read_keymap(path.read_text("utf-8"), str(path))


def load_keymap(path: Path, below: Keymap) -> Keymap:
    """Returns the keys ``below`` with those of the player's file in their place. Raises FileError."""
    return read_keymap(read_text(path), str(path), below)


def read_keymap(text: str, file: str, below: Keymap | None = None) -> Keymap:
    """Returns the keys in a text, added to those ``below``. Raises FileError with all problems found."""
    data, lines = parse_toml(text, file)
    reader = _Reader(file, lines)
    own = reader.read(data)
    keymap = {**(below or {}), **own}
    reader.check_clashes(keymap, own)
    if reader.problems:
        raise FileError(reader.found())
    return keymap


def textual_keymap(keymap: Keymap) -> dict[str, str]:
    """Returns the keys as Textual's ``App.set_keymap`` expects them. A letter's capital does the same as the letter,
    unless it is a key of its own."""
    taken = {key for keys in keymap.values() for key in keys}
    return {
        id: ",".join([*keys, *(capital for capital in capitals(keys) if capital not in taken)])
        for id, keys in keymap.items()
    }


class _Reader(Findings):
    def read(self, data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
        for key in data:
            if key != "keys":
                self.report((key,), "key-unknown", nearest(key.lower(), ["keys"]), key=key)
        table = data.get("keys", {})
        if not isinstance(table, dict):
            self.report(("keys",), "keymap-table")
            return {}
        commands = {command.id: command for command in COMMANDS if not command.keys[0].isdigit()}
        own = {}
        for id, value in table.items():
            if id not in commands:
                self.report(("keys", id), "keymap-command", nearest(id.lower(), commands), id=id)
                continue
            names = [value] if isinstance(value, str) else value
            if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
                self.report(("keys", id), "keymap-value", id=id)
            elif not 0 < len(names) <= _MOST_KEYS:
                self.report(("keys", id), "keymap-number", id=id, most=_MOST_KEYS)
            else:
                own[id] = tuple(key for name in names if (key := self._key(commands[id], name)))
        return {id: keys for id, keys in own.items() if keys}

    def _key(self, command: Command, name: str) -> str:
        """Returns Textual's name of a key; an empty text, and a problem, if this command cannot have it."""
        place = ("keys", command.id)
        modified = _MODIFIED.fullmatch(name)
        key = name if len(name) == 1 else name.lower()
        bare = (modified[1] if modified else name).lower()
        typed = len(name) == 1 and name.isprintable()
        if typed:
            key = "space" if name == " " else key_of_character(name)
        elif bare not in _NAMED and not (modified and re.fullmatch("[a-z]", bare)):
            self.report(place, "keymap-key", nearest(name.lower(), (*_NAMED, "shift+tab")), key=name)
            return ""
        if key in _ALWAYS_QUIT:
            self.report(place, "keymap-quit", key=name)
            return ""
        if "form" in command.scopes and (typed or key in ("space", "backspace", "delete", "left", "right")):
            self.report(place, "keymap-typed", key=name, id=command.id)
            return ""
        return key

    def check_clashes(self, keymap: Keymap, own: Iterable[str]) -> None:
        """Reports each key that two commands of one screen would have."""
        for id in own:
            one = command(id)
            for other in COMMANDS:
                if other.id in own and list(own).index(other.id) <= list(own).index(id):
                    continue  # reported already, or the same command
                shared = [key for key in keys_of(one, keymap) if key in keys_of(other, keymap)]
                if shared and _meet(one, other):
                    self.report(("keys", id), "keymap-clash", key=shared[0], id=id, other=other.id)


_WITH: Mapping[Scope, frozenset[Scope]] = {
    **dict.fromkeys(("several", "shared", "solo", "computers", "moves", "eleven"), frozenset({"table"})),
    "kept": frozenset({"table", "score"}),
    "replayed": frozenset({"score"}),
}
"""Scopes that are shown together with that of a screen, each with these screens."""


def _meet(one: Command, other: Command) -> bool:
    """Whether there is a screen that has both commands."""
    a, b = (frozenset().union(*(_WITH.get(scope, {scope}) for scope in c.scopes)) for c in (one, other))
    return bool(a & b) or "all" in a | b
