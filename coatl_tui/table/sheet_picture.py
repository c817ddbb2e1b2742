"""A score sheet as a picture, which needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from coatl_core.files.atomic import write_alone
from coatl_tui.palettes import Palette
from coatl_tui.table.sheet import Sheet
from coatl_tui.table.sheet_places import sheet_content
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.svg import picture

_SIZE = 160, 80
"""The columns of a picture, and about how many rows it may have."""


def picture_content(sheet: Sheet, signs: Signs) -> Content:
    """Returns all of a sheet, as large as a picture of it is."""
    return sheet_content(sheet, *_SIZE, signs)


def sheet_svg(content: Content, palette: Palette, title: str) -> str:
    """Returns a sheet as SVG in the colours of a palette, with its title above it."""
    return picture(((Span(title, "bold text on table"),), (), *content.lines), palette, title)


def save_picture(content: Content, palette: Palette, folder: Path, names: Sequence[str]) -> Path:
    """Writes the picture to a new file in the folder and returns its path. Raises OSError."""
    now = datetime.now()
    path = folder / "sheets" / f"{now:%Y-%m-%d-%H%M%S}.svg"
    write_alone(path, sheet_svg(content, palette, f"Cóatl · {', '.join(names)} · {now:%Y-%m-%d}"))
    return path
