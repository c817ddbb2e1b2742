"""Games that are written down in TOML files, each with its setup and its actions: what the readers and the writers of
lessons and of puzzles have in common."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from attrs import define, field

from coatl_core.cards.cardfile import ID
from coatl_core.files.problems import nearest
from coatl_core.files.tomlfile import Findings, Place
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.rules import Rules, Setup, read_variant

SCHEMA = 1
SETUP_KEYS = ("players", "seed", "card_sets", "tokens", "variants")
_LINE, _BLANK = 110, "\N{NO-BREAK SPACE}"
"""The length of a line in a file, and what stands for a blank at which no line may end."""


def toml_text(text: object) -> str:
    """Returns a text as TOML."""
    return json.dumps(str(text), ensure_ascii=False)


def toml_list(texts: Iterable[object]) -> str:
    """Returns a list of texts as TOML, in one line or in as many as it needs."""
    words = [toml_text(text) for text in texts]
    line = ", ".join(words)
    if len(line) < _LINE:
        return f"[{line}]"
    marked = ", ".join(word.replace(" ", _BLANK) for word in words)
    lines = wrap(marked, _LINE, break_long_words=False, break_on_hyphens=False)
    return "\n".join(["[", *(f"    {line}".replace(_BLANK, " ") for line in lines), "]"])


@define
class GameReader(Findings):
    """Reads values of such a file, and collects what is wrong with them."""

    seen: dict[str, int] = field(factory=dict)
    """The line of each id."""

    def head(self, data: Mapping[str, Any], known: tuple[str, ...]) -> str:
        """Reads what stands above all tables, of these keys. Returns the id of the file."""
        self.unknown_keys((), data, known)
        schema = self.value((), data, "schema", int)
        if schema not in (None, SCHEMA):
            self.report(("schema",), "schema", found=schema, known=SCHEMA)
        id: str = self.value((), data, "id", str) or ""
        if id and not ID.fullmatch(id):
            self.report(("id",), "id", id=id)
        return id

    def setup(self, path: Place, data: Mapping[str, Any]) -> Setup:
        """Returns the setup of a game; any one if it cannot be read."""
        players = self.texts(path, data, "players", needed=True)
        seed = self.value(path, data, "seed", str)
        card_sets = self.texts(path, data, "card_sets", needed=True)
        variants = tuple(map(read_variant, self.texts(path, data, "variants")))
        tokens = self.switch(path, data, "tokens")
        if players and seed is not None:
            rules = Rules(sacrifice_tokens=tokens)
            try:
                return Setup(players, seed, card_sets=card_sets, rules=rules, variants=variants)
            except ValueError as error:
                self.report((*path, "players"), "lesson-setup", reason=str(error))
        return Setup(("Ana", "Bao"), "", card_sets=())

    def id(self, path: Place, data: Mapping[str, Any]) -> str:
        id: str = self.value(path, data, "id", str) or ""
        if id and not ID.fullmatch(id):
            self.report((*path, "id"), "id", id=id)
        elif id in self.seen:
            self.report((*path, "id"), "id-twice", id=id, first=self.seen[id])
        elif id:
            self.seen[id] = self.lines.get((*path, "id"), 1)
        return id

    def actions(self, path: Place, data: Mapping[str, Any], key: str) -> tuple[Action, ...]:
        actions = []
        for text in self.texts(path, data, key):
            try:
                actions.append(parse_action(text))
            except ValueError:
                self.report((*path, key), "lesson-action", action=text)
        return tuple(actions)

    def tables(self, path: Place, data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
        """Returns the tables of a list that must have at least one."""
        tables = data.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.report((*path, key), "not-tables", key=key)
            return []
        if not tables:
            self.report(path, "key-missing", key=key)
        return tables

    def texts(self, path: Place, data: Mapping[str, Any], key: str, needed: bool = False) -> tuple[str, ...]:
        if key not in data and not needed:
            return ()
        texts = self.value(path, data, key, list) or []
        if not all(isinstance(text, str) for text in texts):
            self.report((*path, key), "kind", key=key, kind="list", found=str(texts))
            return ()
        return tuple(texts)

    def switch(self, path: Place, data: Mapping[str, Any], key: str) -> bool:
        """Returns the value of a switch, which may be left out."""
        return key in data and bool(self.value(path, data, key, bool))

    def value(self, path: Place, data: Mapping[str, Any], key: str, kind: type[Any]) -> Any:
        """Returns the value of a required key. If it is missing or has the wrong type, reports it and returns None."""
        if key not in data:
            self.report(path, "key-missing", key=key)
        elif type(data[key]) is not kind:
            self.report((*path, key), "kind", key=key, kind=kind.__name__, found=str(data[key]))
        else:
            return data[key]
        return None

    def unknown_keys(self, path: Place, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
        for key in data:
            if key not in known:
                self.report((*path, key), "key-unknown", nearest(key.lower(), known), key=key)
