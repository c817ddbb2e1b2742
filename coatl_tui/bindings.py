"""The registry of all commands a player has.

Key bindings, the key bar, the help screen and the command palette are made from it; there is no command outside it. A
command's label and help are the messages ``command-<id>`` and ``command-<id>-help``; what it does in a few words is
``command-<id>-name``, or the label if that says it. Its keys may be changed by the player: what they are is asked of
``keys_of``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from attrs import frozen

from coatl_core.language.l10n import L10n

if TYPE_CHECKING:
    from textual.binding import BindingType

Scope: TypeAlias = Literal[
    "all",
    "menu",
    "table",
    "kept",
    "replayed",
    "several",
    "shared",
    "solo",
    "computers",
    "moves",
    "panel",
    "eleven",
    "cover",
    "replay",
    "trial",
    "saves",
    "own-seats",
    "lobby",
    "join",
    "form",
    "score",
    "day",
    "records",
    "plugins",
    "rules",
    "help",
    "themes",
    "lessons",
    "puzzles",
    "host",
    "settings",
    "analysis",
    "told",
    "beside",
    "tell",
    "lies",
    "fields",
    "pad-form",
    "pad",
    "onward",
    "mistakes",
    "about-me",
]
"""Where a command can be used: everywhere (``all``), or on one screen. ``cover`` is the table while it is covered,
``kept`` the table and the score sheet of a game that has a file of the player's, ``replayed`` the score sheet of one
whose every action is at hand, so that it can be looked at or played again, ``day`` that of a deal of the day,
``told`` the table of a game whose pieces and cards lie on a real table, ``beside`` the screen of one of which the app
moves the opponent alone, ``tell`` the screen on which things are named, ``lies`` that of all that lies there,
``fields`` the picture of the fields of the supply board,
``several`` the table of a game for several players, ``shared`` that of one whose players sit at several machines,
``solo`` that of a game against an automatic opponent,
``computers`` that of a game with computer players, ``moves`` that of a game with a variant that has moves of its own,
``panel`` that of one with a variant that shows something beside the table, ``eleven`` that of one with more than ten
fields on the supply board, ``replay`` that of a game looked at again, ``trial`` the table with a trial on it, ``lobby``
the screen of a game of a host before it begins, ``host`` the question what becomes of the host when the app is left,
``pad`` the score pad, ``pad-form`` the form before it, ``onward`` the form before one plays on from a position,
``mistakes`` the screen that looks for the player's mistakes, ``about-me`` that of what is kept about them. A game may
be of several of these kinds."""


Keymap: TypeAlias = Mapping[str, tuple[str, ...]]
"""The keys that the player has given to some commands, by the commands' ids."""


@frozen
class Command:
    """``keys`` are Textual's names of the keys it has by itself; the first one is shown to the player. ``bar`` says
    whether the command stands on the key bar."""

    id: str
    keys: tuple[str, ...]
    scopes: tuple[Scope, ...]
    bar: bool = True


_CURSOR: tuple[Scope, ...] = (
    "menu",
    "table",
    "replay",
    "trial",
    "saves",
    "own-seats",
    "about-me",
    "lobby",
    "score",
    "records",
    "plugins",
    "rules",
    "help",
    "themes",
    "lessons",
    "puzzles",
    "host",
    "analysis",
    "beside",
    "lies",
    "fields",
    "pad",
)

_PAGES: tuple[Scope, ...] = (
    "menu",
    "table",
    "saves",
    "own-seats",
    "about-me",
    "lobby",
    "score",
    "records",
    "plugins",
    "rules",
    "help",
    "puzzles",
    "analysis",
    "beside",
    "lies",
    "pad",
)

_SIDEWAYS: tuple[Scope, ...] = (
    *("menu", "table", "replay", "trial", "saves", "lobby", "records", "beside", "lies", "fields"),
)

_DIGITS: tuple[Scope, ...] = ("menu", "replay", "saves", "own-seats", "lobby", "score", "plugins", "lessons", "host")

_USED: tuple[Scope, ...] = (
    *("menu", "table", "cover", "saves", "own-seats", "lobby", "lessons", "puzzles", "host", "mistakes"),
    *("beside", "lies", "fields"),
)

_LEFT: tuple[Scope, ...] = (
    "saves",
    "own-seats",
    "lobby",
    "join",
    "form",
    "records",
    "plugins",
    "rules",
    "help",
    "themes",
    "lessons",
    "puzzles",
    "host",
    "settings",
    "analysis",
    "tell",
    "lies",
    "fields",
    "pad-form",
    "pad",
    "onward",
    "mistakes",
    "about-me",
)
"""The screens that are left with a key of their own."""

COMMANDS = (
    Command("up", ("up",), _CURSOR, bar=False),
    Command("down", ("down",), _CURSOR, bar=False),
    Command("page-up", ("pageup",), _PAGES, bar=False),
    Command("page-down", ("pagedown",), _PAGES, bar=False),
    Command("left", ("left",), _SIDEWAYS, bar=False),
    Command("right", ("right",), _SIDEWAYS, bar=False),
    Command("digit", tuple("1234567890"), _DIGITS, bar=False),
    Command("number", tuple("1234567890"), ("table", "trial", "beside", "lies", "fields"), bar=False),
    Command("eleventh", ("minus",), ("eleven",)),
    Command("step-on", ("enter", "space"), ("replay",)),
    Command("step-back", ("backspace",), ("replay",)),
    Command("turn-on", ("pagedown",), ("replay",)),
    Command("turn-back", ("pageup",), ("replay",)),
    Command("next-better", ("exclamation_mark",), ("replay",), bar=False),
    Command("next-note", ("quotation_mark",), ("replay",), bar=False),
    Command("variation", ("v",), ("replay",), bar=False),
    Command("write-comment", ("w",), ("replay",), bar=False),
    Command("to-start", ("home",), ("replay", "rules", "score", "analysis"), bar=False),
    Command("to-end", ("end",), ("replay", "rules", "score", "analysis"), bar=False),
    Command("next-pane", ("tab",), ("table", "rules", "replay", "help", "trial", "pad")),
    Command("previous-pane", ("shift+tab",), ("table", "replay", "trial"), bar=False),
    Command("go-supply", ("s",), ("table", "replay", "trial"), bar=False),
    Command("go-prophecies", ("p",), ("table", "replay", "trial"), bar=False),
    Command("go-temples", ("t",), ("table", "replay", "trial"), bar=False),
    Command("go-coatls", ("c",), ("table", "replay", "trial"), bar=False),
    Command("go-hand", ("h",), ("table", "replay", "trial"), bar=False),
    Command("fulfil", ("d",), ("table",)),
    Command("trial", ("v",), ("table", "trial"), bar=False),
    Command("play-trial", ("enter",), ("trial",)),
    Command("lay", ("space",), ("trial",), bar=False),
    Command("take-off", ("backspace",), ("trial",)),
    Command("throw-away", ("escape",), ("trial",)),
    Command("activate", ("enter", "space"), _USED),
    Command("end", ("e",), ("table", "beside")),
    Command("third-coatl", ("t",), ("beside",)),
    Command("undo", ("u",), ("table", "cover", "beside")),
    Command("redo", ("r",), ("table",)),
    Command("token", ("x",), ("several",)),
    Command("moves", ("m",), ("moves",)),
    Command("other", ("o",), ("several", "replay")),
    Command("pace", ("a",), ("solo", "computers")),
    Command("hint", ("i",), ("table",)),
    Command("say", ("y",), ("shared",)),
    Command("seats", ("g",), ("shared",)),
    Command("answer", ("f",), ("shared",)),
    Command("end-game", ("f12",), ("shared",), bar=False),
    Command("differs", ("b",), ("told", "beside")),
    Command("lies-nothing", ("delete",), ("lies",)),
    Command("usual-order", ("delete",), ("fields",)),
    Command("lay-anew", ("f2",), ("lies",)),
    Command("log", ("l",), ("table", "replay")),
    Command("panel", ("n",), ("panel", "replay", "trial"), bar=False),
    Command("save", ("w",), ("kept",), bar=False),
    Command("rematch", ("r",), ("menu", "replayed")),
    Command("replay", ("a",), ("replayed", "saves")),
    Command("analysis", ("i",), ("replayed", "replay")),
    Command("onward", ("f",), ("replayed", "replay", "analysis"), bar=False),
    Command("look-there", ("enter", "space"), ("analysis",)),
    Command("next-seat", ("o",), ("analysis",)),
    Command("picture", ("x",), ("score",)),
    Command("share", ("c",), ("day",)),
    Command("continue", ("c",), ("menu",), bar=False),
    Command("daily", ("d",), ("menu",), bar=False),
    Command("new-game", ("n",), ("menu", "score"), bar=False),
    Command("join", ("j",), ("menu",), bar=False),
    Command("lesson", ("t",), ("menu",), bar=False),
    Command("puzzles", ("z",), ("menu",), bar=False),
    Command("mistakes", ("m",), ("puzzles", "records")),
    Command("own-seats", ("g",), ("menu",), bar=False),
    Command("saves", ("s",), ("menu",), bar=False),
    Command("records", ("b",), ("menu",), bar=False),
    Command("score-pad", ("o",), ("menu",), bar=False),
    Command("mend", ("enter",), ("pad",)),
    Command("remove-coatl", ("delete",), ("pad",)),
    Command("to-sheet", ("f2",), ("pad",)),
    Command("play-day", ("enter", "space"), ("records",)),
    Command("plugins", ("p",), ("menu",), bar=False),
    Command("backup", ("b",), ("saves",)),
    Command("delete", ("d",), ("saves", "own-seats")),
    Command("import-record", ("i",), ("saves",)),
    Command("copy-invitation", ("c",), ("own-seats", "lobby")),
    Command("end-chosen", ("e",), ("own-seats",)),
    Command("all-kept", ("a",), ("about-me",)),
    Command("export-kept", ("t",), ("about-me",)),
    Command("delete-kept", ("d",), ("about-me",)),
    Command("seat-computer", ("k",), ("lobby",)),
    Command("begin-now", ("b",), ("lobby",)),
    Command("free-seat", ("d",), ("lobby",)),
    Command("switch", ("enter", "space", "e"), ("plugins",)),
    Command("add", ("a",), ("plugins",)),
    Command("remove", ("d",), ("plugins",)),
    Command("try-out", ("t",), ("plugins",)),
    Command("next-field", ("down", "tab"), ("form", "join", "settings", "pad-form", "onward"), bar=False),
    Command("previous-field", ("up", "shift+tab"), ("form", "join", "settings", "pad-form", "onward"), bar=False),
    Command("remove-seat", ("delete", "backspace"), ("form",)),
    Command("start-game", ("f2",), ("form", "join", "pad-form", "onward")),
    Command("find", ("slash",), ("rules",)),
    Command("find-next", ("n",), ("rules",)),
    Command("find-previous", ("p",), ("rules",)),
    Command("rules-language", ("f7",), ("rules",)),
    Command("change", ("enter", "space"), ("settings",)),
    Command("about-me", ("w",), ("own-seats", "settings")),
    Command("keep", ("enter",), ("themes",)),
    Command("theme", ("f3",), ("all",), bar=False),
    Command("ascii", ("f4",), ("all",), bar=False),
    Command("palette", ("f5",), ("all",), bar=False),
    Command("language", ("f6",), ("all",), bar=False),
    Command("settings", ("f8",), ("all",), bar=False),
    Command("rules", ("f1",), ("all",), bar=False),
    Command("help", ("question_mark",), ("all",)),
    Command("back", ("escape",), _LEFT),
    Command("close", ("escape",), ("table", "cover", "replay", "score", "beside"), bar=False),
    Command("quit", ("q",), ("menu", "table", "cover", "replay", "score", "beside")),
)

DIGITS = ("digit", "number")
"""The commands of the digits: in lists they move the cursor, at the table they do more."""

NUMBERS = "1234567890-"
"""The signs of things that are numbered from 1. That of the eleventh stands for the key of the command ``eleventh``."""

OF_PANES: Mapping[str, tuple[str, ...]] = {
    "supply": ("go-supply", "number", "eleventh"),
    "row": ("go-prophecies", "number", "go-temples"),
    "coatls": ("go-coatls", "number", "trial"),
    "hand": ("go-hand", "number", "fulfil"),
}
"""The panes of the table, each with the commands that concern it."""

MOVES: Mapping[str, tuple[str, ...]] = {
    "cursor": ("up", "down", "left", "right"),
    "field": ("next-field", "previous-field"),
    "pane": ("next-pane", "previous-pane"),
    "page": ("page-up", "page-down"),
    "ends": ("to-start", "to-end"),
}
"""What the cursor or the screen is moved by, with the commands that do it."""


_BY_ID = {command.id: command for command in COMMANDS}


SIGNS = {"question_mark": "?", "slash": "/", "minus": "-"}
"""The character that a key types, by Textual's name of the key."""
_ARROWS = {"up": "▲", "down": "▼", "left": "◄", "right": "►"}
"""What is printed on the keys of the cursor, in any language."""


@cache
def commands(*scopes: Scope) -> tuple[Command, ...]:
    """Returns the commands of these scopes and of the scope ``all``, in the order of the registry."""
    return tuple(c for c in COMMANDS if "all" in c.scopes or any(scope in c.scopes for scope in scopes))


def command(id: str) -> Command:
    """Returns the command with this id."""
    return _BY_ID[id]


def keys_of(command: Command, keymap: Keymap) -> tuple[str, ...]:
    """Returns the keys of a command, the one to be shown first."""
    return keymap.get(command.id, command.keys)


def key_name(command: Command, l10n: L10n, keymap: Keymap = MappingProxyType({})) -> str:
    """The first key of a command as it is printed on a keyboard."""
    key = keys_of(command, keymap)[0]
    if key in _ARROWS:
        return _ARROWS[key]
    *modifiers, last = key.split("+")
    named = f"key-{key.replace('+', '-')}"
    if l10n.has(named):
        return l10n(named)
    if modifiers:
        return "+".join([*(modifier.capitalize() for modifier in modifiers), last.upper()])
    if key in SIGNS or not key[1:]:
        return SIGNS.get(key, key)
    if key[1:].isdigit():
        return key.upper()
    from textual.keys import key_to_character  # slow to import: a picture of the table is drawn without Textual

    return key_to_character(key) or key.capitalize()


def bindings(*scopes: Scope) -> list[BindingType]:
    """Returns Textual's bindings for a screen of these scopes; each runs the screen's ``do_<id>``."""
    from textual.binding import Binding  # see key_name

    made: list[BindingType] = []
    for command in commands(*scopes):
        if command.id in DIGITS:
            made += [Binding(key, action_of(command, key), command.id, show=False) for key in command.keys]
        else:
            keys = ",".join([*command.keys, *capitals(command.keys)])
            made.append(Binding(keys, action_of(command, keys), command.id, show=False, id=command.id))
    return made


def action_of(command: Command, key: str) -> str:
    """Returns what Textual runs for a key of a command. The eleventh field is reached like those that have digits."""
    if command.id in DIGITS:
        return f"digit('{key}')"
    return f"digit('{NUMBERS[-1]}')" if command.id == "eleventh" else f"command('{command.id}')"


def number_sign(number: int) -> str:
    """Returns the sign of a thing by its number, from 1; an empty text if no key goes there."""
    return NUMBERS[number - 1 : number]


def capitals(keys: tuple[str, ...]) -> list[str]:
    """Returns the capitals of the letters among keys: Caps Lock must not make a difference."""
    return [key.upper() for key in keys if len(key) == 1 and key.upper() != key]
