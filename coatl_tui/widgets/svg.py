"""Pictures of the terminal as SVG.

What a font may draw in another way or leave out (blocks, lines, shades) is drawn as shapes here, cell by cell, so that
a picture looks the same on every machine; only letters and a few signs need a font of fixed width.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import TypeAlias

from attrs import frozen
from rich.color import blend_rgb
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from coatl_tui.cells import cells_of
from coatl_tui.palettes import Palette
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.paint import paint

_WIDTH, _HEIGHT, _FONT, _EDGE = 9, 18, 15, 9
"""The size of a cell, that of the font (six tenths of which are the width of a character), and the edge around all."""
_BASE = 14
"""How far below the top of a cell its letters stand."""
_LIGHT, _HEAVY = 1.2, 2.6
"""How wide lines are."""
_Area: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom within a cell, in eighths of it."""

_QUADRANTS = dict(zip("▘▝▖▗▀▄▌▐▛▜▙▟▚▞", (1, 2, 4, 8, 3, 12, 5, 10, 7, 11, 13, 14, 9, 6), strict=True))
"""Which quarters of a cell are filled: 1 and 2 above, 4 and 8 below."""
_BLOCKS: dict[str, tuple[_Area, ...]] = {
    **{char: ((0, 8 - high, 8, 8),) for high, char in enumerate("▁▂▃▄▅▆▇█", 1)},
    **{char: ((0, 0, 8 - less, 8),) for less, char in enumerate("▉▊▋▌▍▎▏", 1)},
    "▔": ((0, 0, 8, 1),),
    "▕": ((7, 0, 8, 8),),
    **{
        char: tuple((4 * (n % 2), 4 * (n // 2), 4 + 4 * (n % 2), 4 + 4 * (n // 2)) for n in range(4) if which >> n & 1)
        for char, which in _QUADRANTS.items()
    },
}
_SHADE = "░"
_STROKES = {
    **dict.fromkeys("─━", "M0 9h9"),
    **dict.fromkeys("│┃", "M4.5 0v18"),
    "╌": "M.75 9h3M5.25 9h3",
    "╎": "M4.5 1.5v6M4.5 10.5v6",
    "╭": "M4.5 18v-4.5q0-4.5 4.5-4.5",
    "╮": "M4.5 18v-4.5q0-4.5-4.5-4.5",
    "╰": "M4.5 0v4.5q0 4.5 4.5 4.5",
    "╯": "M4.5 0v4.5q0 4.5-4.5 4.5",
    "┏": "M4.5 18v-9h4.5",
    "┓": "M4.5 18v-9h-4.5",
    "┗": "M4.5 0v9h4.5",
    "┛": "M4.5 0v9h-4.5",
    "├": "M4.5 0v18M4.5 9h4.5",
    "┤": "M4.5 0v18M4.5 9h-4.5",
    "═": "M0 7h9M0 11h9",
}
"""Lines, as they go through a cell."""
_THICK = frozenset("━┃┏┓┗┛")
_RUN = re.compile("x+(?: x+)*")


@frozen
class _Look:
    """What a style looks like: its colours as ``#rrggbb``, that of a shade between them, and how its letters are."""

    ink: str
    ground: str
    shade: str
    letters: str


def picture(lines: Sequence[Sequence[Span]], palette: Palette, title: str) -> str:
    """Returns lines as SVG in the colours of a palette. The ``title`` is for those who do not see the picture."""
    grounds, shapes = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    strokes, texts = defaultdict[tuple[str, float], list[str]](list), list[str]()
    table, columns = _look(paint("text on table", palette)).ground, 0
    for row, line in enumerate(lines):
        x, y = 0, row * _HEIGHT
        for span in line:
            look, cells = _look(paint(span.style, palette)), cells_of(span.text)
            if look.ground != table:
                grounds[look.ground].append(_filled((0, 0, 8 * len(cells), 8), x * _WIDTH, y))
            for at, char in enumerate(cells, x):
                if char == _SHADE:
                    shapes[look.shade].append(_filled((0, 0, 8, 8), at * _WIDTH, y))
                for area in _BLOCKS.get(char, ()):
                    shapes[look.ink].append(_filled(area, at * _WIDTH, y))
                if char in _STROKES:
                    wide = _HEAVY if char in _THICK else _LIGHT
                    strokes[look.ink, wide].append(_STROKES[char].replace("M", f"M{at * _WIDTH} {y}m"))
            texts += _texts(cells, x, y, look)
            x += len(cells)
        columns = max(columns, x)
    width, height = columns * _WIDTH + 2 * _EDGE, len(lines) * _HEIGHT + 2 * _EDGE
    filled = [f'<path fill="{ink}" d="{"".join(d)}"/>' for ink, d in (*grounds.items(), *shapes.items())]
    lined = [f'<path stroke="{ink}" stroke-width="{wide}" d="{"".join(d)}"/>' for (ink, wide), d in strokes.items()]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img"><title>{escape(title)}</title><rect width="100%" height="100%" rx="6" fill="{table}"/>'
        f'<g transform="translate({_EDGE},{_EDGE})"><g shape-rendering="crispEdges">{"".join(filled)}</g>'
        f'<g fill="none">{"".join(lined)}</g>'
        f'<g font-family="monospace" font-size="{_FONT}">{"".join(texts)}</g></g></svg>'
    )


def _filled(area: _Area, x: int, y: int) -> str:
    left, top, right, bottom = (each * size / 8 for each, size in zip(area, (_WIDTH, _HEIGHT) * 2, strict=True))
    return f"M{x + left:g} {y + top:g}h{right - left:g}v{bottom - top:g}h{left - right:g}z"


def _texts(cells: Sequence[str], x: int, y: int, look: _Look) -> Iterator[str]:
    """The characters that need a font, as many of them in a text as stand side by side, perhaps with one blank."""
    drawn = {" ", _SHADE, *_BLOCKS, *_STROKES}
    for found in _RUN.finditer("".join(" " if cell in drawn else "x" for cell in cells)):
        start, end = found.span()
        text = escape("".join(" " if cell in drawn else cell for cell in cells[start:end]))
        place = f'x="{(x + start) * _WIDTH}" y="{y + _BASE}" textLength="{(end - start) * _WIDTH}"'
        yield f'<text {place} lengthAdjust="spacingAndGlyphs" fill="{look.ink}"{look.letters}>{text}</text>'


@lru_cache(1024)
def _look(style: Style) -> _Look:
    theme = SVG_EXPORT_THEME  # it knows what the terminal's own colours look like elsewhere
    ink = theme.foreground_color if style.color is None else style.color.get_truecolor(theme)
    ground = theme.background_color if style.bgcolor is None else style.bgcolor.get_truecolor(theme, foreground=False)
    if style.reverse:
        ink, ground = ground, ink
    if style.dim:
        ink = blend_rgb(ink, ground, 0.4)
    letters = ' font-weight="bold"' * bool(style.bold) + ' text-decoration="underline"' * bool(style.underline)
    return _Look(ink.hex, ground.hex, blend_rgb(ground, ink, 0.25).hex, letters)


def portable(svg: str) -> str:
    """Returns an SVG that Rich has drawn, as every viewer shows it alike: without fonts from the internet, with spaces
    at the start of texts kept, and without an area of its own for each line, which makes it half as long."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s*<clipPath id="[^"]*-line-\d+">.*?</clipPath>', "", svg, flags=re.DOTALL)
    svg = re.sub(r' clip-path="url\(#[^"]*-line-\d+\)"', "", svg)
    return svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
