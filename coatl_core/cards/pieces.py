"""The kinds of pieces, each with a colour and a part, and their notation (RULES 1.1).

In the whole code a colour is one letter: Blue, Green, blacK, Red, Yellow. A piece is written with the letter of its
colour; a head has ``<`` before it and a tail ``>`` after it: ``<R`` is a red head, ``R`` a red body segment, ``R>`` a
red tail. A coatl is therefore written as it lies on the table: ``<BBRBBKRBBY>``.

A *loose* piece is one that a variant brings into the game, such as a golden segment. It fills a space and is taken like
any body segment, but never built into a coatl. It is written as a word of small letters: ``gold``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from attrs import frozen

Part: TypeAlias = Literal["head", "body", "tail"]

COLORS = "BGKRY"
"""The letters of the five colours, in the order used wherever colours are listed."""

COLOR_NAMES = {"blue": "B", "green": "G", "black": "K", "red": "R", "yellow": "Y"}
"""The names of the colours in card files, with the letter of each."""

PARTS: tuple[Part, ...] = ("head", "body", "tail")
BAGS: Mapping[Part, str] = MappingProxyType({"body": "bodies", "head": "heads", "tail": "tails"})
"""What the bag of each part is called, in states, statements and positions (1.1)."""


@frozen(eq=False, repr=False)
class Piece:
    """One kind of piece. There is a single instance of each kind, so pieces compare and hash by identity. Of a
    ``loose`` one, ``color`` is no colour but the sign that it is drawn with."""

    color: str
    part: Part
    text: str
    loose: bool = False

    def __repr__(self) -> str:
        return f"piece({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (loose_piece, (self.text, self.color)) if self.loose else (piece, (self.text,))


_MARKS: dict[Part, str] = {"head": "<{}", "body": "{}", "tail": "{}>"}
_BY_TEXT = {
    text: Piece(color, part, text) for part in PARTS for color in COLORS for text in [_MARKS[part].format(color)]
}

HEADS = tuple(p for p in _BY_TEXT.values() if p.part == "head")
"""The five heads, in the order of ``COLORS``."""
BODIES = tuple(p for p in _BY_TEXT.values() if p.part == "body")
"""The five body segments, in the order of ``COLORS``."""
TAILS = tuple(p for p in _BY_TEXT.values() if p.part == "tail")
"""The five tails, in the order of ``COLORS``."""
PIECES = HEADS + BODIES + TAILS
"""Every kind of piece: heads, bodies, tails, each in the order of ``COLORS``."""


_WORD = re.compile(r"[a-z][a-z0-9-]{1,30}")
_NO_SIGNS = f"{COLORS}*?<>!+- "
"""What means something else where pieces are written or drawn."""


def loose_piece(text: str, sign: str) -> Piece:
    """Returns the loose piece written with a word such as ``gold``; from then on ``piece`` knows it too. ``sign`` is
    the one character that it is drawn with. Raises ValueError for any other word or sign, or for a second sign."""
    if not _WORD.fullmatch(text):
        raise ValueError(
            f"a loose piece is written with a word of 2 to 31 small letters, digits and hyphens: not {text!r}"
        )
    if len(sign) != 1 or not sign.isascii() or not sign.isprintable() or sign in _NO_SIGNS:
        raise ValueError(f"a loose piece is drawn with one ASCII sign, and none of {_NO_SIGNS!r}: not with {sign!r}")
    known = _BY_TEXT.setdefault(text, Piece(sign, "body", text, True))
    if known.color != sign:
        raise ValueError(f"the loose piece {text!r} is drawn with {known.color!r}, not {sign!r}")
    return known


_WRITTEN = f"it is a letter of {''.join(COLORS)}, with < before a head or > after a tail, or the word of a loose_piece"


def piece(text: str) -> Piece:
    """Returns the piece written ``<R``, ``R``, ``R>``, or as a loose one. Raises ValueError for any other text."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"not a piece: {text!r}: {_WRITTEN}") from None


def color_name(letter: str) -> str:
    """Returns the name of a colour letter: ``blue`` for ``B``."""
    return next(name for name, color in COLOR_NAMES.items() if color == letter)
