"""Colours: the two themes of the game, and the colours of pieces for all other themes.

The five colours of pieces are from the palette of Okabe and Ito, which colour-blind people can tell apart. Each has a
text colour that can be read on it. Black pieces are a lighter grey-black, so that they can be seen on dark themes.
"""

from __future__ import annotations

from textual.theme import Theme

PIECES = {
    "piece-b": "#0072b2",
    "piece-g": "#009e73",
    "piece-k": "#5a5f6b",
    "piece-r": "#d55e00",
    "piece-y": "#f0e442",
    "on-piece-b": "#ffffff",
    "on-piece-g": "#000000",
    "on-piece-k": "#ffffff",
    "on-piece-r": "#000000",
    "on-piece-y": "#000000",
}

DARK = Theme(
    name="coatl-dark",
    primary="#56b4e9",
    secondary="#cc79a7",
    accent="#e69f00",
    warning="#e69f00",
    error="#d55e00",
    success="#4cc9a0",
    background="#12161c",
    surface="#12161c",
    panel="#1d2530",
    foreground="#dfe5ec",
    dark=True,
)

LIGHT = Theme(
    name="coatl-light",
    primary="#005a8c",
    secondary="#8c4a6f",
    accent="#8a5a00",
    warning="#8a5a00",
    error="#a84300",
    success="#00694c",
    background="#f4f1ea",
    surface="#f4f1ea",
    panel="#e4dfd3",
    foreground="#22262c",
    dark=False,
    variables={"piece-k": "#1b1d22", "piece-y": "#d9c800"},
)
