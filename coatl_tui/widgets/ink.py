"""Inks: the styles that contents name, and what they look like in the present theme.

They are no component classes of CSS: Textual computes those again for every widget whenever a class of any widget
changes, which took a third of the start and most of every turn.
"""

from __future__ import annotations

from attrs import frozen
from rich.style import Style
from textual.app import App
from textual.color import Color
from textual.widget import Widget

from coatl_core.cards.pieces import COLORS
from coatl_tui.palettes import PALETTES, SIXTEEN, Palette, lent
from coatl_tui.palettes import PLAIN as PLAIN_COLORS
from coatl_tui.widgets.paint import paint


@frozen
class Ink:
    """``color`` and ``ground`` are names of colours of the theme. ``strength`` is the contrast of the text with its
    ground, from 0 to 1."""

    color: str = "foreground"
    strength: float = 1.0
    ground: str = ""
    bold: bool = False
    underline: bool = False
    reverse: bool = False


INKS = {
    "": Ink(),
    "title": Ink(strength=0.55),
    "title-key": Ink("accent", bold=True),
    "dim": Ink(strength=0.65),
    "strong": Ink(bold=True),
    "points": Ink("primary"),
    "warn": Ink("warning", bold=True),
    "good": Ink("success", bold=True),
    "cursor": Ink(ground="panel", bold=True),
    "marked": Ink("accent", bold=True),
    "found": Ink("background", ground="accent", bold=True),
}
for _color in COLORS.lower():
    _piece, _on_piece = f"piece-{_color}", f"on-piece-{_color}"
    INKS[_piece] = Ink(_on_piece, ground=_piece)
    INKS[f"used-{_color}"] = Ink(_on_piece, ground=_piece, underline=True)
    INKS[f"edge-{_color}"] = INKS[f"card-{_color}"] = Ink(_piece)

ANSI = {
    **{name: Ink(bold=ink.bold) for name, ink in INKS.items()},
    **{name: ink for name, ink in INKS.items() if name[-2:-1] == "-"},  # pieces and cards keep their colours
    "cursor": Ink(reverse=True),
    "found": Ink(bold=True, reverse=True),
}
"""For themes that use the terminal's own colours."""

PLAIN = {
    **{name: Ink(bold=ink.bold or bool(ink.ground), underline=ink.underline) for name, ink in INKS.items()},
    "cursor": Ink(reverse=True),
    "found": Ink(bold=True, reverse=True),
}
"""For NO_COLOR: letters and shapes alone tell the pieces apart."""


def palette(app: App[object]) -> Palette:
    """The palette of the present theme. Themes that are not the game's own lend their grounds and texts to one of
    its."""
    if app.no_color:
        return PLAIN_COLORS
    if app.native_ansi_color:
        return SIXTEEN
    theme = app.current_theme
    if theme.name in PALETTES:
        return PALETTES[theme.name]
    variables = app.theme_variables
    return lent(theme.dark, variables["background"], variables["foreground"], variables["primary"])


def ink_style(name: str, widget: Widget) -> Style:
    """Returns the style of the ink of this name on the background of a widget. A name such as ``bold points on card``
    is one of a canvas, see ``paint``."""
    app = widget.app
    if " on " in name:
        return paint(name, palette(app))
    plain = app.no_color or app.native_ansi_color
    ink = (PLAIN if app.no_color else ANSI if plain else INKS)[name]
    colors = app.theme_variables
    ground, color = "default", "default"
    if ink.ground:
        ground = colors[ink.ground]
    elif not plain:
        ground = widget.background_colors[1].hex
    if ink.color != "foreground":
        color = colors[ink.color]
    elif not plain:
        color = Color.parse(ground).blend(Color.parse(colors["foreground"]), ink.strength).hex
    return Style(
        color=color,
        bgcolor=ground,
        bold=ink.bold or None,
        underline=ink.underline or None,
        reverse=ink.reverse or None,
    )
