"""The signs that things are drawn with: what the terminal can show, and the letters that the player wants to see."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from coatl_core.cards.pieces import COLORS


@frozen(slots=False, cache_hash=True)
class Signs:
    """``ascii_only`` says that every character is ASCII, ``letters`` are those of the colours in the order of COLORS.
    In ASCII the letters are always those of the notation. ``plain`` says that there are no colours at all."""

    ascii_only: bool = False
    letters: str = COLORS
    plain: bool = False

    @property
    def halves(self) -> bool:
        """Whether a cell can show two things by the colours of its halves."""
        return not (self.ascii_only or self.plain)

    @cached_property
    def _table(self) -> dict[int, int]:
        own = COLORS if self.ascii_only else self.letters
        return str.maketrans(COLORS + COLORS.lower(), own + own.lower())

    def letter(self, color: str) -> str:
        """The letter of a colour; what is no colour, such as the sign of a loose piece, stays as it is."""
        return color.translate(self._table) if color in COLORS else color

    def told(self, notation: str) -> str:
        """A coatl or a piece as it is written (``<KRB>``), with the letters that are shown."""
        return notation.translate(self._table)

    @cached_property
    def values(self) -> dict[str, str]:
        """The letters as values of messages: ``{ $B }`` is that of blue."""
        return {color: self.letter(color) for color in COLORS}


USUAL = Signs()
"""All signs, and the letters of the notation."""
ASCII_ONLY = Signs(ascii_only=True)


def signs_of(app: object) -> Signs:
    """The signs of an app, or the usual ones if it has none of its own."""
    signs: Signs = getattr(app, "signs", USUAL)
    return signs
