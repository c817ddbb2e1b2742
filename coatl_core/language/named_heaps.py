"""Pieces of any kind named by letters, in any order, as they lie on a player board: ``b <r k>`` are a body segment, a
head and a tail."""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import frozen

from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.language.named_pieces import NamingFault, color_of, no_color

_LOOSE = re.compile(r"\s*([a-z][a-z0-9-]+)(?!\S)")
_LETTER = re.compile(r"\s*(<?)(\w)(>?)", re.UNICODE)
"""A loose piece by its word; a letter with the mark of a head or of a tail."""


@frozen
class NamedHeap:
    """The pieces that a text names, as far as it could be read; a ``fault`` is why it could be read no further."""

    pieces: tuple[Piece, ...] = ()
    fault: NamingFault | None = None


def heap_text(pieces: Iterable[Piece], own: str = COLORS) -> str:
    """Returns a text that names pieces, with the letters ``own`` of the colours."""
    table = str.maketrans(COLORS, own)
    return " ".join(kind.text if kind.loose else kind.text.translate(table) for kind in pieces)


def read_heap(text: str, own: str = COLORS) -> NamedHeap:
    """Returns the pieces that a text names; spaces and case do not matter."""
    pieces: list[Piece] = []
    at = 0
    while text[at:].strip():
        found, kind = _next(text, at, own)
        if kind is None:
            values = no_color(text[at:].strip()[:1], own)
            return NamedHeap(tuple(pieces), NamingFault("no-color", at, len(pieces) + 1, values))
        pieces.append(kind)
        at = found.end() if found is not None else len(text)
    return NamedHeap(tuple(pieces))


def _next(text: str, at: int, own: str) -> tuple[re.Match[str] | None, Piece | None]:
    """What is read at a place of the text, and the piece that it names: ``bbk`` are letters as long as no loose piece
    has that word."""
    word, letter = _LOOSE.match(text, at), _LETTER.match(text, at)
    if word is not None:
        loose = _piece(word[1])
        if loose is not None:
            return word, loose
    return letter, None if letter is None else _piece(f"{letter[1]}{color_of(letter[2], own)}{letter[3]}")


def _piece(text: str) -> Piece | None:
    try:
        return piece(text)
    except ValueError:
        return None
