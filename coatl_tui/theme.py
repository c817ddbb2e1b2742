"""The palettes as themes of the app: what Textual's own widgets look like in each.

Style sheets name the roles of a palette as ``$role-points`` and so on.
"""

from __future__ import annotations

from textual.theme import Theme

from coatl_tui.palettes import DARK, GROUNDS, PLAIN, TEXTS, Palette

DEFAULT = DARK.name
WITHOUT_COLORS = PLAIN.name
"""The theme while the environment has NO_COLOR."""


def theme(palette: Palette) -> Theme:
    """Returns the theme of a palette. If the palette has the terminal's own colours, or none, so has the theme."""
    own = palette["table"] == "default"
    colors = {role: _css(palette[role]) for role in (*GROUNDS, *TEXTS)}
    cursor = ("on-focus", "focus") if own else ("text", "card-lit")
    variables = {f"role-{role}": color for role, color in colors.items()}
    for state in ("", "-blurred"):
        variables |= {
            f"block-cursor{state}-foreground": colors[cursor[0]],
            f"block-cursor{state}-background": colors[cursor[1]],
            f"block-cursor{state}-text-style": "bold reverse" if palette.plain else "bold",
        }
    if own:
        variables |= {"ansi-background": colors["table"], "ansi-foreground": colors["text"]}  # Textual asks for them
    variables |= {
        "block-hover-background": colors["card"],
        "border": colors["focus"],
        "border-blurred": colors["line"],
        "input-cursor-background": colors["focus"],
        "input-cursor-foreground": colors["on-focus"],
        "input-cursor-text-style": "reverse" if palette.plain else "none",
        "input-selection-background": colors["pill"] if not own else "ansi_bright_black",
        "scrollbar": colors["line"],
        "scrollbar-hover": colors["focus"],
        "scrollbar-active": colors["focus"],
        "scrollbar-corner-color": colors["table"],
        **{f"scrollbar-background{state}": colors["table"] for state in ("", "-hover", "-active")},
    }
    return Theme(
        name=palette.name,
        primary=colors["focus"],
        secondary=colors["temple"],
        accent=colors["key"],
        warning=colors["news"],
        error=colors["news"],
        success=colors["good"],
        foreground=colors["text"],
        background=colors["table"],
        surface=colors["table"],
        panel=colors["pill"],
        boost=colors["card"],
        dark=palette.dark,
        ansi=own,
        variables=variables,
    )


def _css(color: str) -> str:
    """A colour of a palette as style sheets write it."""
    return color if color.startswith("#") else f"ansi_{color}"
