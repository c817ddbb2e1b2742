"""A pen writes texts side by side in one row: what it has written has a width, and is painted where there is room."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_tui.widgets.canvas import Canvas, Put
from coatl_tui.widgets.signs import Signs


class Pen:
    """Texts of one row, each with its ink and ground (None: the ground that is there). ``width`` are the cells that
    they take; nothing has to be painted to learn it."""

    def __init__(self, signs: Signs) -> None:
        self.signs, self.width = signs, 0
        self.puts: list[Put] = []

    def put(self, text: str, ink: str = "text", ground: str | None = None) -> None:
        """Writes a text behind what has been written."""
        self.puts.append((self.width, 0, text, ink, ground))
        self.width += cell_len(text)

    def skip(self, cells: int = 1) -> None:
        """Leaves cells as they are."""
        self.width += cells

    def paint(self, canvas: Canvas, x: int, y: int) -> int:
        """Paints all that was written from a cell on, and returns the column after it."""
        for dx, dy, text, ink, ground in self.puts:
            canvas.put(x + dx, y + dy, text, ink, ground)
        return x + self.width
