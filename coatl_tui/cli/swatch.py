"""A theme as a picture for ``coatl plugins preview``: a coatl of all colours, and every role on the grounds it is read
on, by the names that the file has."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from coatl_core.game.rules import MOST_PLAYERS
from coatl_tui.palettes import Palette
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.serpent import LEGEND, draw_serpent, fit
from coatl_tui.widgets.signs import Signs

_WIDTH = 74
_GROUNDS = ("table", "bar", "card", "card-lit", "pill")
_READ = ("text", "muted", "points", "key", "news", "good")
_BANDS = ("points", "focus", "temple")


def print_theme(id: str, palette: Palette, signs: Signs) -> None:
    """Prints a theme: in its colours on a terminal, otherwise only its words."""
    console = Console(width=_WIDTH, highlight=False)
    console.print(Text(id))
    for line in _picture(palette, signs).lines():
        text = Text(no_wrap=True)
        for span in line:
            text.append(span.text, paint(span.style, palette))
        console.print(text)
    console.print()


def _picture(palette: Palette, signs: Signs) -> Canvas:
    scale = fit(LEGEND, _WIDTH - 4, 3)
    bands = scale.rows + len(_GROUNDS) + 2
    canvas = Canvas(_WIDTH, bands + 3, signs)
    draw_serpent(canvas, 2, 1, LEGEND, scale)
    for y, ground in enumerate(_GROUNDS, scale.rows + 2):
        canvas.fill(Rect(0, y, _WIDTH, 1), ground)
        x = canvas.put(1, y, ground) + 2
        for role in _READ:
            x = canvas.put(x, y, role, role) + 2
    x = 1
    for role in _BANDS:
        x = canvas.put(x, bands, f" on-{role} ", f"on-{role}", role) + 1
    canvas.fill(Rect(0, bands + 1, _WIDTH, 1), "bar")
    x = 1
    for seat in range(MOST_PLAYERS):
        x = canvas.put(x, bands + 1, f"player-{seat}", f"player-{seat}") + 2
    return canvas
