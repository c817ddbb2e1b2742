"""The key bar."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.cells import cell_len

from coatl_core.language.l10n import L10n
from coatl_tui.bindings import Command
from coatl_tui.widgets.content import Builder, Content, Span


def keys_content(shown: Iterable[Command], key_name: Callable[[Command], str], l10n: L10n, width: int) -> Content:
    """Returns the key bar: each command with its key, as many as there is room for. Each is a spot to be clicked. The
    last commands are left out first, but the help, which names all of them, last of all."""
    keys = [(command, key_name(command), l10n(f"command-{command.id}")) for command in shown]
    while sum(2 + cell_len(key) + cell_len(label) for _, key, label in keys) > width:
        keys.remove(next((each for each in reversed(keys) if each[0].id != "help"), keys[0]))
    line = Builder(width)
    for command, key, label in keys:
        with line.spot(command):
            line.spans([Span(key, "title-key"), Span(f" {label}")])
    return line.content()
