"""What the inks and grounds of a canvas look like in a palette."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style

from coatl_core.cards.pieces import COLORS
from coatl_tui.palettes import Palette

_SOLID = {*COLORS, "focus", "temple", "points", "news", "today", "loose"}
"""Without colours these grounds are shown in reverse: pieces, bands, the cursor, the reached level, tags. The tiles of
patterns are not, so that they stay lighter than the pieces on the table."""

_STRONG, _WEAK = {"points", "focus", "key", "news"}, {"faint", "line"}
"""Without colours these inks are bold, and these dim."""


@lru_cache(4096)
def paint(name: str, palette: Palette) -> Style:
    """Returns the look of a style such as ``bold points on card``, as ``canvas.style`` names it."""
    ink, _, ground = name.partition(" on ")
    *marks, role = ink.split(" ")
    bold, underline = "bold" in marks, "underline" in marks
    if not palette.plain:
        return Style(color=palette[role], bgcolor=palette[ground], bold=bold or None, underline=underline or None)
    solid = ground in _SOLID
    return Style(
        bold=bold or role in _STRONG or None,
        dim=(role in _WEAK and not solid) or None,
        reverse=solid or None,
        underline=underline or None,
    )
