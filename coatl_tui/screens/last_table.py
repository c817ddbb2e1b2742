"""The table of the game played last, in a box beside the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.app import App

from coatl_tui.screens.glances import Glances, when_played
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.pane import Pane

if TYPE_CHECKING:  # the menu must not wait for the rules
    from coatl_core.saves.format import Save
    from coatl_core.saves.store import Entry
    from coatl_tui.host import Host

LEAST, MOST, HIGH = 28, 96, 30
"""The least and the most columns of the box, and the most rows."""
_FRAME = 8
"""The columns of its upper border beside what stands in it."""


class LastTable:
    """Shows the table of ``played``, as soon as the plugins are found with which it is played. ``last`` is the file
    that the player would go on with: if it cannot be read, that is said instead."""

    def __init__(self, host: Host, app: App[object], shown: Callable[[], None]) -> None:
        """``shown`` is called when the table is known."""
        self._host, self._app, self._shown = host, app, shown
        self._glances: Glances | None = None
        self.last: Entry | None = None
        self.played: Save | None = None

    def show(self, pane: Pane, width: int, height: int) -> None:
        """Shows the box with its border in a pane of this size."""
        save, l10n = self.played, self._host.l10n
        canvas = Canvas(width - 2, height - 2, self._host.signs)
        area, corner = Rect(1, 1, canvas.width - 2, canvas.height - 1), tuple[Span, ...]()
        if self.last is not None and self.last.save is None:
            canvas.put(area.x, area.y, self.last.path.name)
            canvas.put(area.x, area.y + 1, l10n("saves-damaged"), "bold news")
        elif save is not None and self._host.used_plugins() is not None:
            self._draw(canvas, area, save)
            room = width - cell_len(l10n("menu-last")) - _FRAME
            corner = next(((Span(when, "dim"),) for when in when_played(save, l10n) if cell_len(when) <= room), ())
        pane.show(Content(canvas.lines()), (Span(l10n("menu-last"), "title"),), corner)

    def _draw(self, canvas: Canvas, area: Rect, save: Save) -> None:
        from coatl_core.play.glance import Glance

        if self._glances is None or self._glances.registry is not self._host.registry:
            self._glances = Glances(self._host, self._app, self._shown)
        glance = self._glances.of(save)
        if isinstance(glance, Glance):
            self._host.games.draw_small_table(canvas, area, glance)
        elif glance is not None:
            canvas.put(area.x, area.y, self._host.l10n("saves-damaged"), "bold news")
