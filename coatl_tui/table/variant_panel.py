"""What variants show beside the table: a pane that lies open while it has the focus. The cursor goes to what holds now
first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual.widget import Widget

from coatl_core.play.panel import own_place
from coatl_core.play.things import PanelItem
from coatl_tui.table.cursor import PANES, Cursor
from coatl_tui.table.looking import Looking
from coatl_tui.table.offers import place_of
from coatl_tui.table.sentence import Sentence
from coatl_tui.table.window import Window
from coatl_tui.widgets.pane import Pane


class VariantPanel:
    """``look_at`` shows the board and coatls of another player, or the own ones for None."""

    def __init__(
        self,
        window: Window,
        panes: Mapping[str, Pane],
        looking: Looking,
        cursor: Cursor,
        sentence: Sentence,
        look_at: Callable[[int | None], None],
    ) -> None:
        self._window = window
        self._panes = panes
        self._looking = looking
        self._cursor = cursor
        self._sentence = sentence
        self._look_at = look_at
        self._came_from: Pane | None = None
        """The pane that had the focus before it went to what variants show."""

    @property
    def open(self) -> bool:
        """Whether what variants show has the focus, and so lies open."""
        return self._window.focused is self._panes["panel"]

    @property
    def rule(self) -> str:
        """The rule about what is under the cursor while it lies open; an empty text if there is none."""
        scene = self._looking.scene
        if scene is None or not self.open or not isinstance(scene.item, PanelItem):
            return ""
        return scene.panel_spots[scene.item.number - 1].variant.rule

    def do_panel(self) -> None:
        """Opens all that variants show, or closes it again."""
        scene = self._looking.scene
        if self.open:
            self.close()
        elif scene is not None and self._panes["panel"].display:
            self._panes["panel"].go_item(own_place(scene.panel, self._looking.own_seat, len(scene.view.players)))
            self._window.set_focus(self._panes["panel"])
        else:
            self._sentence.say(self._window.host.l10n("message-other-game"), "warn")

    def close(self) -> None:
        """Goes back to where the player was before."""
        self._window.set_focus(self._came_from or self._panes["hand"])

    def left(self, widget: Widget) -> None:
        """The focus has left this pane."""
        if self.open and isinstance(widget, Pane) and widget.id in PANES:
            self._came_from = widget

    def go_there(self, item: PanelItem) -> None:
        """Goes to the thing of the table that a line of a variant is about, if it can be seen."""
        scene = self._looking.scene
        about = None if scene is None else scene.panel_spots[item.number - 1].item
        if scene is None or about is None:
            return
        if about.kind == "seat" and about.of == self._looking.own_seat + 1:
            self._cursor.do_go_coatls()
            return
        if about.kind in ("board", "coatl") and self._looking.looked_at is not None:
            self._look_at(None)
        for pane in (self._panes[id] for id in PANES):
            for spot in pane.content.spots:
                if place_of(spot.item) == about:
                    pane.go_item(spot.item)
                    self._window.set_focus(pane)
                    return
        if about.kind == "seat" and about.of in range(1, len(scene.view.players) + 1):
            self._look_at(int(about.of) - 1)
