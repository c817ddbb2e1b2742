"""The letters that stand for the five colours: those of the notation, or a language's own."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from coatl_core.cards.pieces import COLORS
from coatl_core.files.problems import Problem
from coatl_core.language.l10n import L10n, load

MESSAGE = "color-letter"
"""The message with a language's own letter of ``$color``."""
_LOOKS_LIKE = {"Β": "B", "В": "B", "Κ": "K", "К": "K", "Υ": "Y", "У": "Y", "Ү": "Y", "Ԍ": "G"}
"""Greek and Cyrillic letters that look like one of the notation's."""


def own_letters(l10n: L10n) -> str:
    """Returns the language's own letters of the colours, in the order of COLORS, or COLORS itself if it has none that
    can be used."""
    letters = [l10n.named(MESSAGE, color, color=color) for color in COLORS]
    return COLORS if any(fault(letters)) else "".join(letters)


def fault(letters: Iterable[str]) -> tuple[str, ...]:
    """Returns those of five letters, one for each of COLORS, that cannot be used: they must be capitals one cell wide,
    all different, and none may be, or look like, the notation's letter of another colour."""
    texts = tuple(letters)
    return tuple(
        text
        for text, color in zip(texts, COLORS, strict=True)
        if not _is_letter(text) or texts.count(text) > 1 or _LOOKS_LIKE.get(text, text) in COLORS.replace(color, "")
    )


def _is_letter(text: str) -> bool:
    return (
        len(text) == 1 and unicodedata.category(text) in ("Lu", "Lo") and unicodedata.east_asian_width(text) not in "WF"
    )


def lint_letters(tag: str, files: Mapping[str, str]) -> list[Problem]:
    """Returns a problem if the letters of the colours in the Fluent texts of a language cannot be used; ``files`` maps
    their names to the texts. A language without letters of its own has no problem."""
    for file, text in files.items():
        own = L10n((load(tag, [text]),))
        if own.has(MESSAGE):
            letters = [own(MESSAGE, color=color) for color in COLORS]
            line = next(n for n, each in enumerate(text.split("\n"), 1) if each.startswith(MESSAGE))
            found = fault(letters)
            return [Problem(file, line, "letters", {"letters": ", ".join(dict.fromkeys(found))})] if found else []
    return []
