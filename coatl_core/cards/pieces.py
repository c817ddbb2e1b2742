"""The kinds of pieces, each with a colour and a part, and their notation (RULES 1.1).

In the whole code a colour is one letter: Blue, Green, blacK, Red, Yellow. A piece is written with the letter of its
colour; a head has ``<`` before it and a tail ``>`` after it: ``<R`` is a red head, ``R`` a red body segment, ``R>`` a
red tail. A coatl is therefore written as it lies on the table: ``<BBRBBKRBBY>``.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

Part: TypeAlias = Literal["head", "body", "tail"]

COLORS = "BGKRY"
"""The letters of the five colours, in the order used wherever colours are listed."""

COLOR_NAMES = {"blue": "B", "green": "G", "black": "K", "red": "R", "yellow": "Y"}
"""The names of the colours in card files, with the letter of each."""

PARTS: tuple[Part, ...] = ("head", "body", "tail")


@frozen(eq=False, repr=False)
class Piece:
    """One kind of piece. There is a single instance of each kind, so pieces compare and hash by identity."""

    color: str
    part: Part
    text: str

    def __repr__(self) -> str:
        return f"piece({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return piece, (self.text,)


_MARKS: dict[Part, str] = {"head": "<{}", "body": "{}", "tail": "{}>"}
_BY_TEXT = {
    text: Piece(color, part, text) for part in PARTS for color in COLORS for text in [_MARKS[part].format(color)]
}

HEADS = tuple(p for p in _BY_TEXT.values() if p.part == "head")
BODIES = tuple(p for p in _BY_TEXT.values() if p.part == "body")
TAILS = tuple(p for p in _BY_TEXT.values() if p.part == "tail")
PIECES = HEADS + BODIES + TAILS
"""Every kind of piece: heads, bodies, tails, each in the order of ``COLORS``."""


def piece(text: str) -> Piece:
    """Returns the piece written ``<R``, ``R`` or ``R>``. Raises ValueError for any other text."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise ValueError(f"not a piece: {text!r}") from None


def color_name(letter: str) -> str:
    """Returns the name of a colour letter: ``blue`` for ``B``."""
    return next(name for name, color in COLOR_NAMES.items() if color == letter)
