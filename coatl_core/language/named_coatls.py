"""A coatl named by letters, from head to tail: ``bbrky``. Its first piece is a head and its last one a tail; a full
stop stands for an end that is open: ``.bbrk`` has no head. ``<`` and ``>`` may mark the others, as in the notation of
pieces."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from coatl_core.cards.pieces import COLORS, Part, Piece, piece
from coatl_core.game.coatl import Coatl
from coatl_core.language.named_pieces import Left, NamingFault, color_of, no_color

OPEN_END = "."
MARKS = ("<", ">", OPEN_END)
"""What may stand at the ends of a coatl, beside letters."""
_NOTATION: dict[Part, str] = {"head": "<{}", "body": "{}", "tail": "{}>"}


@frozen
class NamedCoatl:
    """What a text names, as far as it could be read; None if that is no piece yet. A ``fault`` is why it could be read
    no further."""

    coatl: Coatl | None = None
    fault: NamingFault | None = None


def coatl_letters(coatl: Coatl) -> str:
    """Returns a text that names a coatl."""
    return OPEN_END * (not coatl.head) + coatl.colors + OPEN_END * (not coatl.tail)


def read_coatl(text: str, own: str = COLORS, left: Left | None = None, *, whole: bool = True) -> NamedCoatl:
    """Returns the coatl that a text names; spaces and case do not matter. A text that is not ``whole`` yet may go on:
    its last piece need not be the tail. With ``left`` a piece of which none is left is a fault (RULES 1.1)."""
    signs = [(at, sign) for at, sign in enumerate(text) if not sign.isspace()]
    begins, ends = _mark(signs[:1], "<"), _mark(signs[1:][-1:], ">")
    letters = signs[bool(begins) : len(signs) - bool(ends)]
    used: Counter[Piece] = Counter()
    colors = ""
    for at, letter in letters:
        number = len(colors) + 1
        color = color_of(letter, own)
        if not color:
            return NamedCoatl(_coatl(colors, begins, OPEN_END), _fault("no-color", at, number, no_color(letter, own)))
        parts = _parts(number, len(letters), begins, ends, whole)
        kinds = [piece(_NOTATION[part].format(color)) for part in parts]
        if left is not None and all(used[kind] >= left.get(kind, 0) for kind in kinds):
            none = NamingFault("none-left", at, number, {"field": 0}, kinds[0])
            return NamedCoatl(_coatl(colors, begins, OPEN_END), none)
        used[kinds[0]] += 1
        colors += color
    if not whole:
        return NamedCoatl(_coatl(colors, begins, ends or OPEN_END))
    coatl = _coatl(colors, begins, ends)
    end = len(text)
    if bool(begins) != bool(ends) and "<" in begins + ends:
        return NamedCoatl(coatl, _fault("no-tail", end, len(signs)))
    if bool(begins) != bool(ends) and ">" in begins + ends:
        return NamedCoatl(coatl, _fault("no-head", 0, 1))
    if coatl is None or (coatl.complete and len(coatl) < 3):
        return NamedCoatl(coatl, _fault("no-body", end, len(signs)))
    return NamedCoatl(coatl)


def _mark(signs: list[tuple[int, str]], mark: str) -> str:
    """The mark of an end among these signs, which are one at most."""
    return next((sign for _, sign in signs if sign in (mark, OPEN_END)), "")


def _parts(number: int, last: int, begins: str, ends: str, whole: bool) -> tuple[Part, ...]:
    """What the piece with this number may be, from 1. One that is perhaps the last is a body segment or a tail."""
    if number == 1 and begins != OPEN_END:
        return ("head",)
    if number < last or ends == OPEN_END:
        return ("body",)
    return ("tail",) if whole or ends else ("body", "tail")


def _coatl(colors: str, begins: str, ends: str) -> Coatl | None:
    return Coatl(colors, begins != OPEN_END, ends != OPEN_END) if colors else None


def _fault(code: str, at: int, number: int, values: dict[str, str | int] | None = None) -> NamingFault:
    return NamingFault(code, at, max(1, number), values or {})
