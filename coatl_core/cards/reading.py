"""Reads the coatl that a card is asked to score: a text, or an object with colours."""

from __future__ import annotations

from typing import Protocol

from coatl_core.cards.patterns import OPEN
from coatl_core.cards.pieces import COLORS
from coatl_core.files.sanitize import plain


class Colored(Protocol):
    """An object with colours from head end to tail end, such as a ``Coatl``."""

    @property
    def colors(self) -> str: ...


def read_colors(coatl: str | Colored) -> str:
    """Returns the colours of a coatl from head end to tail end. A text is written ``<BBR>`` or ``BBR``; a ``?`` before
    or after the colours marks an open end when "strict X" is on (Ruling 8.9), and is kept. Raises ValueError for a text
    that is not a coatl."""
    if not isinstance(coatl, str):
        return coatl.colors
    colors = coatl.removeprefix("<").removesuffix(">")
    check_colors(colors.removeprefix(OPEN).removesuffix(OPEN), coatl)
    return colors


def check_colors(colors: str, coatl: str) -> None:
    """Raises ValueError for the first letter of ``colors`` that is not a colour; the message names the whole
    ``coatl``."""
    wrong = colors.lstrip(COLORS)[:1]
    if wrong:
        raise ValueError(f"not a coatl: {plain(coatl)!r}: {wrong!r} is none of the colours B, G, K, R and Y")
