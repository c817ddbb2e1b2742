"""Reading TOML a stranger wrote: whatever is wrong with it becomes a problem with its line, never an exception of
another kind, and never costs much time or memory."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

from attrs import define, field

from coatl_core.files.problems import FileError, Problem

Place: TypeAlias = tuple[str | int, ...]
"""The way to a value in a TOML file: ``("prophecy", 2, "levels")`` is the third prophecy's levels."""

MOST_BYTES = 500_000
"""A larger file is no card file, manifest or translation: the base set has 7 kB, a whole rulebook 60."""

MOST_DOTS = 100
"""On one line. ``tomllib`` takes time by the square of a key's parts: hours for a line of dots."""
MOST_DEPTH = 20
"""Of tables and lists inside each other."""
MOST_PROBLEMS = 1000


def read_text(path: Path) -> str:
    """The text of a plugin's file. Raises FileError for one that is no text, too large or cannot be read."""
    try:
        if not path.is_file():
            raise FileError((Problem(str(path), 1, "file-none"),))
        if path.stat().st_size > MOST_BYTES:
            raise FileError((Problem(str(path), 1, "file-large", {"most": MOST_BYTES // 1000}),))
        return path.read_text("utf-8-sig")  # some editors begin a file with a mark of the encoding
    except UnicodeDecodeError:
        raise FileError((Problem(str(path), 1, "file-text"),)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError((Problem(str(path), 1, "file-unreadable", {"reason": reason}),)) from None


def parse_toml(text: str, file: str) -> tuple[dict[str, Any], dict[Place, int]]:
    """The data of a TOML text, and the line of every table and key; ``file`` names it. Raises FileError."""
    if len(text) > MOST_BYTES:
        raise FileError((Problem(file, 1, "file-large", {"most": MOST_BYTES // 1000}),))
    try:
        if any(_parts(line) > MOST_DOTS for line in text.split("\n")):
            raise ValueError("a key has more than 100 dots")
        data = tomllib.loads(text)
        _check_values(data)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        raise FileError((Problem(file, line, "toml", {"error": str(error)}),)) from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, tables of thousands of levels
        raise FileError((Problem(file, 1, "toml", {"error": str(error)}),)) from None
    return data, toml_lines(text)


@define
class Findings:
    """What is wrong with a TOML file, gathered while it is read; ``lines`` are those of ``parse_toml``."""

    file: str
    lines: Mapping[Place, int]
    problems: list[Problem] = field(factory=list)

    def report(self, path: Place, code: str, hint: str = "", **values: str | int) -> None:
        """Something wrong at this place, or at the nearest one around it that has a line. Raises FileError where there
        is more than anybody would read of."""
        line = next((self.lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in self.lines), 1)
        self.problems.append(Problem(self.file, line, code, values, hint))
        if len(self.problems) == MOST_PROBLEMS:
            self.problems.append(Problem(self.file, line, "problems-many"))
            raise FileError(self.found())

    def found(self) -> tuple[Problem, ...]:
        """All of it, in the order of the lines."""
        return tuple(sorted(self.problems, key=lambda p: p.line))


def _parts(line: str) -> int:
    """How many dots a key on this line has at most: what is in quotes and after a # is none of it."""
    bare = re.sub(r"\"[^\"]*\"|'[^']*'", "", line).partition("#")[0]
    return max(part.count(".") for part in bare.split("="))


def _check_values(value: object, depth: int = 0) -> None:
    """Raises ValueError for tables too deep to be gone through, and for a number beyond 64 bits, which TOML does not
    promise to know and Python may not print."""
    if depth > MOST_DEPTH:
        raise ValueError("tables or lists lie too deep inside each other")
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            _check_values(item, depth + 1)
    elif isinstance(value, int) and value.bit_length() > 64:
        raise ValueError("a number has more than 64 bits")


_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


def toml_lines(text: str) -> dict[Place, int]:
    """The line of every table header and key of a TOML text (``tomllib`` keeps none).

    A key inside an inline table has the line of the outer key; so has everything deeper.
    """
    lines: dict[Place, int] = {(): 1}
    table: Place = ()
    latest: dict[Place, int] = {}  # of the tables under the same [[heading]], by the heading
    for number, line in enumerate(text.split("\n"), 1):
        if header := _HEADER.match(line):
            heading: Place = tuple(name.strip('"') for name in header[2].split("."))
            if header[1] == "[[":
                latest[heading] = latest.get(heading, -1) + 1
                lines.setdefault(heading, number)
            table = ()
            for name in heading:
                table = (*table, name)
                if table in latest:
                    table = (*table, latest[table])
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines.setdefault((*table, key[1]), number)
    return lines
