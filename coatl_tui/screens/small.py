"""The screen shown while the terminal is too small. The app takes it away when there is room again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from coatl_tui.widgets.linebreaks import wrap

if TYPE_CHECKING:
    from coatl_tui.host import Host

LEAST = (80, 24)
"""The smallest terminal in which the table can be shown, in cells: wide, high."""


class SmallScreen(Screen[None]):
    """Says how much room is needed and how much there is. It covers the game completely."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def refresh_texts(self) -> None:
        """Shows the text again after the language has changed."""
        self._show()

    def _show(self) -> None:
        l10n, size = self.host.l10n, self.app.size
        values = {"width": LEAST[0], "height": LEAST[1], "has-width": size.width, "has-height": size.height}
        text = [l10n("small-title"), "", *wrap(l10n("small-text", **values), size.width)]
        self.query_one("#small", Static).update("\n".join(text))
