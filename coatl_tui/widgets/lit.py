"""What the cursor and the mouse light up in a line of a pane."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from coatl_tui.widgets.content import Spot

CURSOR = "▐", "▌"
"""What stands in the free cells at both sides of what is under the cursor."""

StyleOf: TypeAlias = Callable[[str], Style]
"""Returns the style of a name, as spans have them; that of an empty name is the pane's own."""


def with_cursor(segments: list[Segment], spot: Spot, style: StyleOf) -> list[Segment]:
    """Returns the line with the cursor on a spot."""
    cursor, base = style("cursor"), style("")
    # If the cursor is a ground of its own, texts keep their colours.
    own = cursor.color == base.color and not cursor.reverse
    under = Strip(lit(segments, spot, Style(bgcolor=cursor.bgcolor, bold=True) if own else cursor, base))
    end, (left, right), edge = spot.start + spot.lit, CURSOR, style("focus on card-lit" if own else "focus")
    line = under.adjust_cell_length(max(end, under.cell_length), base)
    after = line.crop(end)
    shown = [*line.crop(0, spot.start - 1), Segment(left, edge), *line.crop(spot.start, end)]
    return [*shown, *after] if after.text[:1].strip() else [*shown, Segment(right, edge), *after.crop(1)]


def lit(segments: list[Segment], spot: Spot, style: Style, base: Style) -> list[Segment]:
    """Returns the line with a style on the spot; what has another ground than ``base``, as pieces have, keeps it."""
    line, end = Strip(segments), spot.start + spot.lit
    under = [
        s if s.style and s.style.bgcolor != base.bgcolor else Segment(s.text, (s.style or base) + style)
        for s in line.crop(spot.start, end)
    ]
    return [*line.crop(0, spot.start), *under, *line.crop(end)]


def lit_around(segments: list[Segment], spot: Spot, style: StyleOf) -> list[Segment]:
    """Returns the line with a drawn thing lit, and the free columns beside it. Pieces and bands keep their colours."""
    line, start, end = Strip(segments), max(0, spot.start - 1), spot.start + spot.width + 1
    ground, *quiet = (style(f"text on {name}").bgcolor for name in ("card-lit", "table", "bar", "card"))
    if ground in quiet:  # a palette without such grounds
        edges = Style(reverse=True)
        return [
            *line.crop(0, start),
            *(Segment(s.text, (s.style or edges) + edges) for s in line.crop(start, spot.start)),
            *line.crop(spot.start, end - 1),
            *(Segment(s.text, (s.style or edges) + edges) for s in line.crop(end - 1, end)),
            *line.crop(end),
        ]
    under = [
        Segment(s.text, s.style + Style(bgcolor=ground)) if s.style is not None and s.style.bgcolor in quiet else s
        for s in line.crop(start, end)
    ]
    return [*line.crop(0, start), *under, *line.crop(end)]
