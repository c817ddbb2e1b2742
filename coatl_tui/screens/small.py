"""Shown while the terminal is too small; goes away by itself."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static


class SmallScreen(Screen[None]):
    """Says how much room is needed and how much there is. Nothing of the game can be seen meanwhile."""

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)

    def on_mount(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def retell(self) -> None:
        """Shows everything anew, in the language now spoken."""
        self._show()

    def _show(self) -> None:
        from coatl_tui.app import LEAST, CoatlApp

        assert isinstance(self.app, CoatlApp)
        l10n, size = self.app.l10n, self.app.size
        values = {"width": LEAST[0], "height": LEAST[1], "has-width": size.width, "has-height": size.height}
        text = f"{l10n('small-title')}\n\n{l10n('small-text', **values)}"
        self.query_one("#small", Static).update(text)
