"""The log: a sentence for each event, the newest at the end."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_tui.widgets.content import Builder, Content
from coatl_tui.widgets.linebreaks import wrap


def log_content(sentences: Iterable[str], width: int) -> Content:
    """The sentences, wrapped. A point marks where each begins."""
    lines = Builder(width)
    for text in sentences:
        for number, line in enumerate(wrap(text, width - 3)):
            lines.add(" · " if number == 0 else "   ", "dim")
            lines.add(line)
            lines.newline()
    return lines.content()
