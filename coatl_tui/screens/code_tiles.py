"""The code of a game of a host, each sign on a tile of its own."""

from __future__ import annotations

from coatl_tui.widgets.content import Builder

_TILE, _GAP, _HALVES = 5, 2, 3
"""The columns of a tile, between two tiles, and between the halves of a code."""


def add_tiles(lines: Builder, code: str) -> int:
    """Adds a code such as ``5PT3-8122`` in the middle of the lines, and a blank line. Returns the column where it
    begins; 0 if there is no room: then it is not drawn, and read where it is written."""
    halves = code.split("-")
    width = sum(_TILE * len(half) + _GAP * (len(half) - 1) for half in halves) + _HALVES * (len(halves) - 1)
    if width > lines.width:
        return 0
    left = (lines.width - width) // 2
    for row in range(3):
        lines.to(left)
        for number, half in enumerate(halves):
            lines.add(" " * (_HALVES if number else 0))
            for at, sign in enumerate(half):
                tile = sign.center(_TILE) if row == 1 else ("▄" if not row else "▀") * _TILE
                lines.add(" " * (_GAP if at else 0))
                lines.add(tile, "bold text on pill" if row == 1 else "pill")
        lines.newline()
    lines.newline()
    return left
