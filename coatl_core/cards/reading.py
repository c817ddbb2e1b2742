"""A coatl as a person gives it to a card to be scored: as text, or as anything that has colours."""

from __future__ import annotations

from typing import Protocol

from coatl_core.cards.patterns import OPEN
from coatl_core.cards.pieces import COLORS
from coatl_core.files.sanitize import plain


class Colored(Protocol):
    """What has colours from head end to tail end: a ``Coatl``."""

    @property
    def colors(self) -> str: ...


def read_colors(coatl: str | Colored) -> str:
    """Returns the colours of a coatl from head end to tail end. Text is written ``<BBR>`` or ``BBR``; a ``?`` before or
    after the colours is an open end where "strict X" is on (Ruling 8.9), and is kept. Raises ValueError for text that
    is no coatl."""
    if not isinstance(coatl, str):
        return coatl.colors
    colors = coatl.removeprefix("<").removesuffix(">")
    check_colors(colors.removeprefix(OPEN).removesuffix(OPEN), coatl)
    return colors


def check_colors(colors: str, coatl: str) -> None:
    """Raises ValueError, naming the whole ``coatl``, for the first of these letters that is no colour."""
    wrong = colors.lstrip(COLORS)[:1]
    if wrong:
        raise ValueError(f"not a coatl: {plain(coatl)!r}: {wrong!r} is none of the colours B, G, K, R and Y")
