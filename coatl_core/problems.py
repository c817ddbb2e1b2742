"""What is wrong with a file somebody wrote: where, what, and what may have been meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from attrs import field, frozen

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value in a TOML file: ``("prophecy", 2, "levels")`` is the third prophecy's levels."""


@frozen
class Problem:
    """One finding. ``code`` names the message ``problem-<code>`` of a locale; ``hint`` is the nearest right word."""

    file: str
    line: int
    code: str
    values: Mapping[str, str | int] = field(factory=dict)
    hint: str = ""


@frozen
class FileError(Exception):
    """A file that cannot be used, with every problem found in it, in the order of its lines."""

    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        return "; ".join(f"{p.file}:{p.line}: {p.code} {dict(p.values)}" for p in self.problems)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or nothing."""
    from difflib import get_close_matches  # only ever needed for a message

    return next(iter(get_close_matches(word, list(known), 1, 0.5)), "")


_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


def toml_lines(text: str) -> dict[Path, int]:
    """The line of every table header and key of a TOML text (``tomllib`` keeps none).

    A key inside an inline table has the line of the outer key; so has everything deeper.
    """
    lines: dict[Path, int] = {(): 1}
    table: Path = ()
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            name = header[2].strip('"')
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
                lines.setdefault((name,), number)
                table = (name, counts[name])
            else:
                table = (name,)
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines.setdefault((*table, key[1]), number)
    return lines
