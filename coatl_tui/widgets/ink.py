"""Inks: the styles that contents name, and what they look like in the present theme.

They are no component classes of CSS: Textual computes those again for every widget whenever a class of any widget
changes, which took a third of the start and most of every turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from textual.app import App
from textual.widget import Widget

from coatl_tui.palettes import DARK, PALETTES, Palette
from coatl_tui.widgets.paint import paint

INKS = {
    "": "text",
    "title": "muted",
    "title-key": "bold key",
    "dim": "muted",
    "strong": "bold text",
    "points": "bold points",
    "warn": "bold news",
    "good": "bold good",
    "cursor": "bold text on card-lit",
    "hover": "text on card",
    "marked": "bold key",
    "found": "bold on-focus on focus",
}
"""What each ink is in the roles of a palette, without a ground that of the pane."""

_ONE_GROUND = {"cursor": INKS["found"]}
"""For palettes in which a card that is lit has the ground of the table."""


def palette(app: App[object]) -> Palette:
    """The palette of the present theme."""
    known: Mapping[str, Palette] = getattr(app, "palettes", PALETTES)
    return known.get(app.theme, DARK)


def ink_style(name: str, widget: Widget) -> Style:
    """Returns the look of an ink on a widget, which has a ``ground`` if that is not the table. A name such as
    ``muted on bar`` stands for itself."""
    colors = palette(widget.app)
    style = INKS.get(name, name)
    if colors["card-lit"] == colors["table"]:
        style = _ONE_GROUND.get(name, style)
    return paint(style if " on " in style else f"{style} on {getattr(widget, 'ground', 'table')}", colors)


def bare_ink(name: str, colors: Palette) -> Style:
    """Returns the look of an ink on whatever ground it is put on."""
    style = paint(f"{INKS.get(name, name)} on table", colors)
    return Style(color=style.color, bold=style.bold, dim=style.dim)
