"""What is wrong with a file somebody wrote: where, what, and what may have been meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import field, frozen


@frozen
class Problem:
    """One finding. ``code`` names the message ``problem-<code>`` of a locale; ``hint`` is the nearest right word."""

    file: str
    line: int
    code: str
    values: Mapping[str, str | int] = field(factory=dict)
    hint: str = ""


@frozen
class FileError(ValueError):
    """A file that cannot be used, with every problem found in it, in the order of its lines."""

    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        return "; ".join(f"{p.file}:{p.line}: {p.code} {dict(p.values)}" for p in self.problems)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or nothing."""
    from difflib import get_close_matches  # only ever needed for a message

    return next(iter(get_close_matches(word, list(known), 1, 0.5)), "")
