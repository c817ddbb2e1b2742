"""Problems in a file that a person wrote: where, what, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import field, frozen


@frozen
class Problem:
    """One problem, on a line counted from 1. ``code`` names the locale's message ``problem-<code>``, ``values`` fill it
    in; ``hint`` is what was probably meant, or empty."""

    file: str
    line: int
    code: str
    values: Mapping[str, str | int] = field(factory=dict)
    hint: str = ""


@frozen
class FileError(ValueError):
    """A file cannot be used. ``problems`` are all that were found in it, in line order."""

    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        return "; ".join(f"{p.file}:{p.line}: {p.code} {dict(p.values)}" for p in self.problems)


def nearest(word: str, known: Iterable[str], alike: float = 0.5) -> str:
    """Returns the known word that is nearly this one, so that it was probably meant; an empty text if none is.
    ``alike`` says from 0 to 1 how much of the two must be the same."""
    from difflib import get_close_matches  # needed only for messages

    return next(iter(get_close_matches(word, list(known), 1, alike)), "")
