"""Guesses what was meant by text in a card file that cannot be read. A function without a guess returns ``""``."""

from __future__ import annotations

import re
import unicodedata

from coatl_core.cards.patterns import ANY, PatternError, parse_pattern
from coatl_core.cards.pieces import COLOR_NAMES, COLORS, color_name
from coatl_core.cards.temples import RequirementError, parse_requirement
from coatl_core.files.problems import nearest

LONGEST = 100
"""No guess is made for a longer text, because guessing takes time. A guess for a part of it would be wrong for the
whole."""


def color_hint(word: str) -> str:
    """Returns the name of a card colour: ``blue`` for ``bleu``, ``Blue`` and ``B``."""
    if len(word) > LONGEST:
        return ""
    return color_name(word.upper()) if _is_letter(word) else nearest(word.lower(), COLOR_NAMES)


def id_hint(word: str) -> str:
    """Returns an id that is like this text: ``north-wind`` for ``North Wind``."""
    if len(word) > LONGEST:
        return ""
    plain = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-0123456789")


def piece_hint(word: str) -> str:
    """Returns the right form of a word of a pattern: ``Y`` for ``y`` and ``yellow``, ``Y G`` for ``YG``."""
    if len(word) > LONGEST:
        return ""
    letters = [letter for letter in word.upper() if letter in COLORS + ANY]
    if letters and not any(letter.isalnum() and letter.upper() not in COLORS for letter in word):
        return " ".join(letters)
    name = nearest(word.lower(), (*COLOR_NAMES, "count"))
    return COLOR_NAMES.get(name, name)


def pieces_hint(pattern: str) -> str:
    """Returns the right form of a pattern of numbers and colours: ``2 Y, 1 R`` for ``2Y 1 red``."""
    if len(pattern) > LONGEST:
        return ""
    items = re.findall(r"(\d+)\W*([^\W\d_]+)", pattern)
    hint = ", ".join(f"{number} {piece_hint(color)}" for number, color in items)
    try:
        return str(parse_pattern(hint))
    except PatternError:
        return ""


def requirement_hint(text: str) -> str:
    """Returns the right form of a requirement: ``no yellow card`` for ``no yelow card``."""
    if len(text) > LONGEST:
        return ""
    words = [_known_word(word) for word in re.findall(r"\w+", text.lower())]
    colors = [word for word in words if word in COLORS]
    numbers = [word for word in words if word.isdigit()]
    hint = ""
    if len(colors) == 2 and words[0] in COLORS:
        hint = f"{colors[0]} = {colors[1]}"
    elif len(colors) == 1:
        hint = f"no {color_name(colors[0])} card" if "card" in words else f"no {colors[0]}"
    elif len(numbers) == 1:
        hint = f"length {numbers[0]}"
    try:
        return str(parse_requirement(hint))
    except RequirementError:
        return ""


def _is_letter(word: str) -> bool:
    return len(word) == 1 and word.upper() in COLORS


def _known_word(word: str) -> str:
    """Returns what a word of a requirement means: the letter of a colour, a number or ``card``; ``?`` if unknown."""
    if word.isdigit() or _is_letter(word):
        return word.upper()
    name = nearest(word, (*COLOR_NAMES, "card"))
    return COLOR_NAMES.get(name, name) if name[:1] == word[:1] else "?"
