"""Makes text of unknown origin (a file, a plugin, the command line) safe to show in a terminal."""

from __future__ import annotations

import unicodedata

MOST = 120


def plain(text: str, most: int = MOST) -> str:
    """Returns the text on one line, in NFC, without control characters (a terminal would obey them), cut to ``most``
    characters."""
    shown = "".join(_shown(c) for c in unicodedata.normalize("NFC", text[: most + 1]))
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _shown(character: str) -> str:
    if character in "\n\r\t\u2028\u2029":
        return " "
    return "\N{REPLACEMENT CHARACTER}" if unicodedata.category(character).startswith("C") else character
