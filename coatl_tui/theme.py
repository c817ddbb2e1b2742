"""The themes of the app: one for each palette of true colours, and the colours of pieces for all other themes."""

from __future__ import annotations

from textual.theme import Theme

from coatl_core.cards.pieces import COLORS
from coatl_tui.palettes import COLOR_BLIND, CONTRAST, DARK, LIGHT, Palette

_PLAIN_NAMES = {f"piece-{color.lower()}": color for color in COLORS} | {
    f"on-piece-{color.lower()}": f"on-{color}" for color in COLORS
}


def pieces(palette: Palette) -> dict[str, str]:
    """The colours of pieces and of the letters on them, as variables of a theme."""
    return {name: palette[role] for name, role in _PLAIN_NAMES.items()}


def theme(palette: Palette) -> Theme:
    """The theme that shows a palette."""
    return Theme(
        name=palette.name,
        primary=palette["focus"],
        secondary=palette["temple"],
        accent=palette["key"],
        warning=palette["news"],
        error=palette["news"],
        success=palette["good"],
        background=palette["table"],
        surface=palette["table"],
        panel=palette["card"],
        foreground=palette["text"],
        dark=palette.dark,
        variables=pieces(palette),
    )


THEMES = tuple(map(theme, (DARK, LIGHT, CONTRAST, COLOR_BLIND)))
PIECES = pieces(DARK)
"""The colours of pieces in all other themes."""
