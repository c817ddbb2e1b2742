"""Makes text of unknown origin (a file, a plugin, the command line) safe to show in a terminal."""

from __future__ import annotations

import re
import unicodedata

MOST = 120

_FORBIDDEN = re.compile("[\0-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters except the line break, other line breaks, marks that change the order of the text, surrogates."""


def clean(text: str) -> str:
    """Returns the text, which may have several lines, without characters that a terminal would obey or that would
    change the order in which it is shown."""
    return _FORBIDDEN.sub(lambda found: _shown(found[0]), text)


def forbidden(text: str) -> str:
    """Returns the first character that ``clean`` replaces, as ``U+001B``, or an empty text if there is none. Tabs do
    not count: they become blanks, which is harmless."""
    return next((f"U+{ord(found):04X}" for found in _FORBIDDEN.findall(text) if found != "\t"), "")


def plain(text: str, most: int = MOST) -> str:
    """Returns the text on one line, in NFC, without control characters (a terminal would obey them), cut to ``most``
    characters."""
    shown = "".join(_shown(c) for c in unicodedata.normalize("NFC", text[: most + 1]))
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _shown(character: str) -> str:
    if character in "\n\r\t\u2028\u2029":
        return " "
    return "\N{REPLACEMENT CHARACTER}" if unicodedata.category(character).startswith("C") else character
