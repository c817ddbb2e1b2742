"""Reads TOML that strangers wrote. Every mistake becomes a problem with its line, never another kind of exception, and
limits keep the time and memory small."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from attrs import define, field

from coatl_core.files import regularfile
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.regularfile import NotRegularError, TooLargeError

Place: TypeAlias = tuple[str | int, ...]
"""The path to a value in a TOML file: ``("prophecy", 2, "levels")`` are the third prophecy's levels."""

MOST_BYTES = 500_000
"""The largest card file, manifest or translation. The base set has 7 kB, a whole rulebook 60 kB."""

MOST_DOTS = 100
"""The most dots in a key. The time ``tomllib`` needs grows with the square of a key's parts: a line of dots would take
hours."""
MOST_DEPTH = 20
"""How deep tables and lists may be nested."""
MOST_PROBLEMS = 1000


def read_text(path: Path) -> str:
    """Returns the text of a plugin's file. Raises FileError if it is missing, too large, not UTF-8 or unreadable."""
    try:
        return regularfile.read_text(path, MOST_BYTES)
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, NotRegularError):
        raise FileError((Problem(str(path), 1, "file-none"),)) from None
    except TooLargeError:
        raise FileError((Problem(str(path), 1, "file-large", {"most": MOST_BYTES // 1000}),)) from None
    except UnicodeDecodeError:
        raise FileError((Problem(str(path), 1, "file-text"),)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileError((Problem(str(path), 1, "file-unreadable", {"reason": reason}),)) from None


def parse_toml(text: str, file: str) -> tuple[dict[str, Any], dict[Place, int]]:
    """Returns the data of a TOML text, and the line of every table and key, because ``tomllib`` does not keep them;
    ``file`` is its name in messages. Raises FileError."""
    if len(text) > MOST_BYTES:
        raise FileError((Problem(file, 1, "file-large", {"most": MOST_BYTES // 1000}),))
    lines = _without_long_strings(text)
    dotted = next((number for number, line in enumerate(lines, 1) if _dots(line) > MOST_DOTS), None)
    if dotted is not None:
        raise FileError((Problem(file, dotted, "toml", {"error": f"a key has more than {MOST_DOTS} dots"}),))
    try:
        data = tomllib.loads(text)
        _check_values(data)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        raise FileError((Problem(file, line, "toml", {"error": str(error)}),)) from None
    except (ValueError, RecursionError) as error:  # too many digits, or tables nested too deep
        raise FileError((Problem(file, 1, "toml", {"error": str(error)}),)) from None
    return data, _places(lines)


T = TypeVar("T")
F = TypeVar("F", bound="Findings")


@define
class Findings:
    """The problems of one TOML file, collected while it is read; ``lines`` are those of ``parse_toml``."""

    file: str
    lines: Mapping[Place, int]
    problems: list[Problem] = field(factory=list)

    def report(self, path: Place, code: str, hint: str = "", **values: str | int) -> None:
        """Adds a problem at this place, or at the nearest place around it that has a line. Raises FileError when
        ``MOST_PROBLEMS`` is reached."""
        line = next((self.lines[path[:n]] for n in range(len(path), -1, -1) if path[:n] in self.lines), 1)
        self.problems.append(Problem(self.file, line, code, values, hint))
        if len(self.problems) == MOST_PROBLEMS:
            self.problems.append(Problem(self.file, line, "problems-many"))
            raise FileError(self.found())

    def found(self) -> tuple[Problem, ...]:
        """Returns all problems in line order."""
        return tuple(sorted(self.problems, key=lambda p: p.line))


def read_toml(text: str, file: str, reader: type[F], read: Callable[[F, Mapping[str, Any]], T]) -> T:
    """Returns what ``read``, a method of this kind of reader, makes of a TOML text; ``file`` is its name in messages.
    Raises FileError with all problems found."""
    data, lines = parse_toml(text, file)
    findings = reader(file, lines)
    result = read(findings, data)
    if findings.problems:
        raise FileError(findings.found())
    return result


_SHORT = r'"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"?' r"|'[^'\n]*'?"
_LONG = r'"""[^"\\]*(?:(?:\\(?:.|\Z)|"(?!""))[^"\\]*)*(?:"{3,5}|\Z)' r"|'''.*?(?:'{3,5}|\Z)"
_TEXTS = re.compile(rf"(?P<passed>{_LONG}|#[^\n]*)|{_SHORT}", re.DOTALL)
"""Finds strings and comments, so that what looks like one inside another is passed over. A string without an end goes
to the end of the line or the text, so that the time does not grow with the square of the length."""


def _without_long_strings(text: str) -> list[str]:
    """Returns the lines of a TOML text without comments and without the contents of strings of several lines."""

    def kept(found: re.Match[str]) -> str:
        return "\n" * found[0].count("\n") if found["passed"] else found[0]

    return _TEXTS.sub(kept, text).split("\n")


def _dots(line: str) -> int:
    """Returns the number of dots in the longest key of this line, which has no comment; strings do not count."""
    if line.count(".") <= MOST_DOTS:  # nearly always
        return 0
    return max(part.count(".") for part in re.split("[=,]", re.sub(_SHORT, "", line)))


def _check_values(value: object, depth: int = 0) -> None:
    """Raises ValueError for tables nested too deep, and for a number of more than 64 bits: TOML does not promise to
    support it, and Python may refuse to print it."""
    if depth > MOST_DEPTH:
        raise ValueError("tables or lists lie too deep inside each other")
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            _check_values(item, depth + 1)
    elif isinstance(value, int) and value.bit_length() > 64:
        raise ValueError("a number has more than 64 bits")


_HEADER = re.compile(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*=")


def _places(toml: list[str]) -> dict[Place, int]:
    """Returns the line of every table header and key in these lines of TOML.

    Keys inside an inline table are left out: ``Findings.report`` gives them the line of the key around them.
    """
    lines: dict[Place, int] = {(): 1}
    table: Place = ()
    latest: dict[Place, int] = {}  # by the place of each [[heading]]: the index of its latest table
    for number, line in enumerate(toml, 1):
        if header := _HEADER.match(line):
            *around, last = (name.strip('"') for name in header[2].split("."))
            table = ()
            for name in around:
                table = (*table, name)
                if table in latest:
                    table = (*table, latest[table])
            table = (*table, last)
            if header[1] == "[[":
                latest[table] = latest.get(table, -1) + 1
                lines.setdefault(table, number)
            if table in latest:
                table = (*table, latest[table])
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            lines.setdefault((*table, key[1]), number)
    return lines
