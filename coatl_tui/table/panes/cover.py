"""The cover between two players: who is next, and what has happened, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence

from coatl_core.language.l10n import L10n
from coatl_tui.widgets.content import Builder, Content
from coatl_tui.widgets.linebreaks import wrap


def cover_content(
    name: str, undoer: str | None, news: Sequence[str], failure: str, l10n: L10n, width: int, height: int
) -> Content:
    """Asks for the player ``name``. ``undoer`` is the player who may still take the last action back, or None;
    ``failure`` is why the game is not saved (empty if it is). If not all ``news`` fit, the last ones are shown."""
    lines = Builder(width)
    lines.newline()
    lines.add("   ")
    lines.add(l10n("cover-title", name=name), "strong")
    lines.newline()
    lines.newline()
    for text in wrap(l10n("cover-text", name=name), width - 6):
        lines.add(f"   {text}")
        lines.newline()
    if failure:
        lines.newline()
        for text in wrap(l10n("table-unsaved", reason=failure), width - 6):
            lines.add(f"   {text}", "warn")
            lines.newline()
    if undoer is not None:
        lines.newline()
        for text in wrap(l10n("cover-undo", name=undoer), width - 6):
            lines.add(f"   {text}", "dim")
            lines.newline()
    if news:
        lines.newline()
        lines.add(f"   {l10n('cover-happened')}", "dim")
        lines.newline()
        wrapped = [line for text in news for line in wrap(text, width - 8)]
        for line in wrapped[-max(1, height - len(lines.lines)) :]:
            lines.add(f"     {line}")
            lines.newline()
    return lines.content()
