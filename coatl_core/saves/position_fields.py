"""The fields of a position that is written as one line, one by one, and what is raised for a wrong one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import field, frozen

from coatl_core.files.problems import nearest
from coatl_core.game.errors import Refusal

HEADER = "coatl/1"
"""The first word of every line, with the version of the format."""
NOTHING, UNKNOWN, EVERYTHING = "-", "?", "seed"
"""What stands for nothing and for what is not known; the field that a line without anything unknown has."""
MOST = 100_000
"""The longest line that is read, in characters. A position has some two thousand."""


@frozen
class PositionError(ValueError):
    """A line is no position that a game can have. ``code`` names the locale's message ``position-<code>``. Among the
    ``values`` are the ``field`` and the ``column`` in which it begins, from 1. ``refusal`` is why the game cannot be
    played at all. ``reason`` is the whole error as a sentence; it is empty unless code that knows a language has set
    it."""

    code: str
    values: dict[str, str | int] = field(factory=dict)
    refusal: Refusal | None = None
    reason: str = ""

    def __str__(self) -> str:
        return self.reason or f"{self.code} {self.values}"


@frozen
class Field:
    """One word of a line: a name and its text, with the column in which it begins."""

    name: str
    text: str
    column: int

    def wrong(self, code: str, **values: str | int) -> PositionError:
        """Returns what is raised for this field."""
        return PositionError(code, {"field": self.name, "column": self.column, **values})

    def no(self, wanted: str, text: str, known: Iterable[str] = ()) -> PositionError:
        """Returns what is raised for a text in place of something else, with what was probably meant."""
        return self.wrong("value", text=text or self.text, wanted=wanted, meant=nearest(text, known))

    def words(self) -> list[str]:
        """Returns what stands between the commas; nothing for ``-``."""
        return [] if self.text in ("", NOTHING) else self.text.split(",")

    def number(self, text: str, least: int, most: int, wanted: str = "number") -> int:
        """Returns the number that is written so. Raises PositionError for any other text, or a number out of range."""
        if not text.isascii() or not text.isdecimal() or len(text) > 6 or not least <= int(text) <= most:
            raise self.wrong("range", text=text, wanted=wanted, least=least, most=most)
        return int(text)

    def one_of(self, text: str, known: Sequence[str], wanted: str) -> str:
        """Returns the text, if it is one of the known ones. Raises PositionError."""
        if text not in known:
            raise self.no(wanted, text, known)
        return text

    def json(self) -> Any:
        """Returns what is written as JSON. Raises PositionError."""
        try:
            return json.loads(self.text)
        except (ValueError, RecursionError):
            raise self.no("json", self.text[:60]) from None


@frozen
class Heap:
    """Things of which some are not known: so many in place of each number; all that are left if it is None."""

    field: Field
    things: tuple[str | int | None, ...]

    @property
    def unknown(self) -> int:
        """How many are not known, without all that are left."""
        return sum(thing for thing in self.things if isinstance(thing, int))

    def filled(self, left: list[str], rest: int) -> tuple[str, ...]:
        """Returns all things: those not known are taken from the end of what is ``left``, ``rest`` in place of None."""
        filled: list[str] = []
        for thing in self.things:
            if isinstance(thing, str):
                filled.append(thing)
            else:
                filled += [left.pop() for _ in range(min(len(left), rest if thing is None else thing))]
        return tuple(filled)


def fields_of(line: str) -> dict[str, Field]:
    """Returns the fields of a line by their names, in order. Raises PositionError for what is none."""
    words, column, found = line.strip().split(" "), 1, dict[str, Field]()
    if len(line) > MOST or words[0] != HEADER:
        name, slash, version = words[0].partition("/")
        newer = slash and name == HEADER.partition("/")[0] and version.isdecimal()
        raise PositionError("newer" if newer else "header", {"field": "", "column": 1, "text": words[0][:60]})
    column += line.index(HEADER)
    for word in words:
        name, equals, text = word.partition("=")
        each = Field(name, text, column)
        column += len(word) + 1
        if word in ("", HEADER):
            continue
        if not equals or not name:
            raise each.wrong("word", text=word[:60])
        if name in found:
            raise each.wrong("twice")
        found[name] = each
    return found
