"""Text of unknown origin (a file, a stranger's plugin, the command line) made fit to be shown."""

from __future__ import annotations

import unicodedata

MOST = 120


def plain(text: str, most: int = MOST) -> str:
    """The text on one line, in NFC, without control characters (a terminal would obey them) and not longer than
    ``most`` characters."""
    shown = "".join(_shown(c) for c in unicodedata.normalize("NFC", text[: most + 1]))
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _shown(character: str) -> str:
    if character in "\n\r\t\u2028\u2029":
        return " "
    return "\N{REPLACEMENT CHARACTER}" if unicodedata.category(character).startswith("C") else character
