"""A score sheet as a picture, which needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from coatl_core.files.atomic import write_alone
from coatl_tui.palettes import Palette
from coatl_tui.table.sheet import Sheet
from coatl_tui.table.sheet_places import sheet_content
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.svg import portable

_SIZE = 160, 80
"""The columns of a picture, and about how many rows it may have."""


def picture_content(sheet: Sheet, signs: Signs) -> Content:
    """Returns all of a sheet, as large as a picture of it is."""
    return sheet_content(sheet, *_SIZE, signs)


def picture(content: Content, palette: Palette, title: str) -> str:
    """Returns lines as SVG in the colours of a palette."""
    width = max(sum(len(span.text) for span in line) for line in content.lines)
    console = Console(record=True, width=width, file=StringIO(), force_terminal=True, color_system="truecolor")
    for line in content.lines:
        text = Text(no_wrap=True)
        for span in line:
            text.append(span.text, paint(span.style, palette))
        console.print(text)
    return portable(console.export_svg(title=title))


def save_picture(content: Content, palette: Palette, folder: Path, names: Sequence[str]) -> Path:
    """Writes the picture to a new file in the folder and returns its path. Raises OSError."""
    now = datetime.now()
    path = folder / "sheets" / f"{now:%Y-%m-%d-%H%M%S}.svg"
    write_alone(path, picture(content, palette, f"Cóatl · {', '.join(names)} · {now:%Y-%m-%d}"))
    return path
