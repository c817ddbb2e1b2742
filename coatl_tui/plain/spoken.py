"""Sentences as they can be read aloud: with the letters of the language, digits and few signs, in lines that end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from coatl_core.files.sanitize import clean
from coatl_core.language.l10n import L10n

MOST = 400
"""The most signs in a line."""

_SIGNS = str.maketrans(
    {"’": "'", "ʼ": "'", "‘": "'", "…": "...", "|": ";", "\xa0": " ", "\u202f": " ", "\u2060": ""}
    | dict.fromkeys("“”„«»‚")
)
_TIMES = re.compile(r"(\d+)× ?")
_PLUS = re.compile(r"(?<!\w)\+(?=\d)")
_MINUS = re.compile(r"(?<![\w)])[-−](?=\d)|−(?=\d)")
_RANGE = re.compile(r"(?<=\d)–(?=\d)")
_DASH = re.compile(r"\s*[–—→]\s*")
_DOT = re.compile(r"\s*·\s*")
_AGAIN = re.compile(r"([,;:]),")
_QUOTED = re.compile(r"[”“»][,;]? +[“„«]")
_BLANKS = re.compile(r"\s+")
_ENDS = re.compile(r"(?<=[.!?;:,]) ")


def spoken(text: str, l10n: L10n) -> str:
    """Returns a text on one line in which signs are words or marks of punctuation: ``3×`` becomes ``3 times``, a dash
    or an arrow a comma, a dot in the middle a semicolon. Notation, such as ``<R`` and ``base:a``, stays as it is."""
    text = _QUOTED.sub("; ", clean(text)).translate(_SIGNS)
    if not text.isascii() or "+" in text or "-" in text:
        text = _TIMES.sub(lambda found: l10n("plain-times", n=int(found[1])) + " ", text)
        text = _PLUS.sub(l10n("plain-plus") + " ", text)
        text = _MINUS.sub(l10n("plain-minus") + " ", text)
        text = _DASH.sub(", ", _RANGE.sub("-", text))
        text = _DOT.sub("; ", text)
        text = _AGAIN.sub(r"\1", text)
    return _BLANKS.sub(" ", text).strip()


def sentence(text: str, names: Iterable[str] = ()) -> str:
    """Returns the text with a capital at the beginning, unless it begins with one of the ``names``, and a mark of
    punctuation at the end."""
    named = any(name and text.startswith(name) and not text[len(name) : len(name) + 1].isalnum() for name in names)
    return ended(text if named else text[:1].upper() + text[1:])


def ended(text: str) -> str:
    """Returns the text with a mark of punctuation at the end."""
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."


def short_lines(text: str) -> Iterator[str]:
    """Yields the text in lines of at most ``MOST`` signs, which end with a sentence or its part where that can be."""
    while len(text) > MOST:
        ends = [found.start() for found in _ENDS.finditer(text, 0, MOST + 1)]
        full = [at for at in ends if text[at - 1] in ".!?"]
        at = (full or ends or [text.rfind(" ", 0, MOST + 1)])[-1]
        at = at if at > 0 else MOST
        yield text[:at]
        text = text[at:].lstrip()
    yield text
