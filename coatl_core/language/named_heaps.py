"""Pieces of any kind named by letters, in any order, as they lie on a player board: ``b <r k>`` are a body segment, a
head and a tail."""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import frozen

from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.language.named_pieces import NamingFault, color_of, no_color

_WORD = re.compile(r"\s*(?:([a-z][a-z0-9-]+)(?![^\s])|(<?)(\w)(>?))", re.UNICODE)
"""A loose piece by its word, or a letter with the mark of a head or of a tail."""


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
        found = _WORD.match(text, at)
        kind = None if found is None else _named(found, own)
        if kind is None:
            values = no_color(text[at:].strip()[:1], own)
            return NamedHeap(tuple(pieces), NamingFault("no-color", at, len(pieces) + 1, values))
        pieces.append(kind)
        at = found.end() if found is not None else len(text)
    return NamedHeap(tuple(pieces))


def _named(found: re.Match[str], own: str) -> Piece | None:
    word, head, letter, tail = found.groups()
    try:
        return piece(word if word else f"{head}{color_of(letter, own)}{tail}")
    except ValueError:
        return None
