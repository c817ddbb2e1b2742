"""Numbers in large digits: a sum that is worth looking at. They are five rows high, or three where two rows share a
cell."""

from __future__ import annotations

from coatl_tui.widgets.canvas import Canvas

HIGH, LOW = 5, 3
"""The rows of large digits, and of small ones."""
_GAP = {HIGH: 2, LOW: 1}
"""The free cells between two digits."""
_COLUMNS = 3
_DIGITS = {
    "0": ("111", "101", "101", "101", "111"),
    "1": ("010", "110", "010", "010", "111"),
    "2": ("111", "001", "111", "100", "111"),
    "3": ("111", "001", "111", "001", "111"),
    "4": ("101", "101", "111", "001", "001"),
    "5": ("111", "100", "111", "001", "111"),
    "6": ("111", "100", "111", "101", "111"),
    "7": ("111", "001", "010", "010", "010"),
    "8": ("111", "101", "111", "101", "111"),
    "9": ("111", "101", "111", "001", "111"),
    "+": ("000", "010", "111", "010", "000"),
    "−": ("000", "000", "111", "000", "000"),
}
"""Each digit as rows of dots. A minus sign is the one that ``written`` writes."""


def digits_width(text: str, rows: int = HIGH) -> int:
    """Returns how many cells a number takes in digits of so many rows (``HIGH`` or ``LOW``)."""
    dot = 2 if rows == HIGH else 1
    return max(0, len(text) * (_COLUMNS * dot + _GAP[rows]) - _GAP[rows])


def draw_digits(canvas: Canvas, x: int, y: int, text: str, ink: str, rows: int = HIGH) -> int:
    """Draws a number, with a sign before it or without, in digits of so many rows (``HIGH`` or ``LOW``), and returns
    the column after it. Without half blocks, small digits are the usual ones, in the middle row."""
    if rows == LOW and canvas.signs.ascii_only:
        width = digits_width(text, rows)
        canvas.put(x + (width - len(text)) // 2, y + 1, text, f"bold {ink}")
        return x + width
    for char in text:
        dots = _DIGITS[char]
        for column in range(_COLUMNS):
            bits = [row[column] == "1" for row in dots]
            if rows == HIGH:
                for row, bit in enumerate(bits):
                    if bit:
                        canvas.put(x + 2 * column, y + row, "██", ink)
                continue
            for row in range(LOW):
                upper, lower = (*bits, False)[2 * row : 2 * row + 2]
                if upper or lower:
                    canvas.put(x + column, y + row, "█" if upper and lower else "▀" if upper else "▄", ink)
        x += digits_width(char, rows) + _GAP[rows]
    return x - _GAP[rows] if text else x
