"""A text as the cells of a terminal."""

from __future__ import annotations

from rich.cells import cell_len


def cells_of(text: str) -> list[str]:
    """Returns one item for each cell: a wide character is followed by an empty one, a mark joins the character before
    it."""
    cells: list[str] = []
    for char in text:
        size = cell_len(char)
        if size:
            cells += [char, *[""] * (size - 1)]
        elif cells:
            cells[-1 if cells[-1] else -2] += char
    return cells
