"""The key bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.cells import cell_len

from coatl_core.language.l10n import L10n
from coatl_tui.bindings import Command
from coatl_tui.widgets.content import Builder, Content, Span


def keys_content(shown: Iterable[Command], key_name: Callable[[Command], str], l10n: L10n, width: int) -> Content:
    """The key bar: each command with its key; a click runs it. Where not all have room the last ones are left out, but
    for the help, which tells of them."""
    waiting = list(shown)
    while True:
        lines = Builder(width)
        for command in waiting:
            label = l10n(f"command-{command.id}")
            key = key_name(command)
            if lines.at + 2 + cell_len(key) + cell_len(label) > width:
                break
            with lines.spot(command):
                lines.spans([Span(key, "title-key"), Span(f" {label}")])
        else:
            return lines.content()
        last = next((c for c in reversed(waiting) if c.id != "help"), None)
        if last is None:
            return lines.content()
        waiting.remove(last)
