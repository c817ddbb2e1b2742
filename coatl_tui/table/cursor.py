"""The cursor on the table, and the caret of the active coatl that follows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual.widget import Widget

from coatl_core.game.actions import End
from coatl_core.game.reach import Reach
from coatl_core.play.things import CoatlItem, NewCoatl, OwnTemple, Pile
from coatl_tui.table.draw.board import active_coatl
from coatl_tui.table.looking import Looking
from coatl_tui.table.painting import DRAWN, Painting
from coatl_tui.table.panes.coatls import counted_pieces
from coatl_tui.table.scene import Scene
from coatl_tui.table.sentence import Sentence
from coatl_tui.table.window import Window
from coatl_tui.widgets.pane import Pane

PANES = ("supply", "players", "row", "coatls", "hand", "panel")
"""The panes with a cursor, in the order in which Tab goes through them."""


class Cursor:
    """``look_at`` shows the board and coatls of another player, or the own ones for None."""

    def __init__(
        self,
        window: Window,
        panes: Mapping[str, Pane],
        looking: Looking,
        painting: Painting,
        sentence: Sentence,
        look_at: Callable[[int | None], None],
    ) -> None:
        self._window = window
        self._panes = panes
        self._looking = looking
        self._painting = painting
        self._sentence = sentence
        self._look_at = look_at

    @property
    def item(self) -> object:
        """The item under the cursor. Nothing can be said of what is not shown."""
        focused = self._window.focused
        return focused.item if isinstance(focused, Pane) and focused.id in PANES and focused.display else None

    def moved(self, pane: Pane) -> None:
        """Another item is under the cursor: shows what it is, what it counts, and what it would change."""
        looking, before = self._looking, self._looking.scene
        if before is None or pane is not self._window.focused or not pane.display:
            return
        item = pane.item
        if (item, looking.caret) == (before.item, before.caret):
            # The pane has got the focus back: it was drawn without its cursor. The sentence stays: a message may stand
            # there since.
            if pane.id is not None and pane.id in DRAWN:
                self._painting.draw(before, pane.id)
            self._window.show_keys()
            return
        match item:
            case CoatlItem(number=number) if before.shows_own and not before.table.coatls[number - 1].complete:
                looking.put_caret(number, None, before.legal)
            case NewCoatl():
                looking.put_caret(len(before.table.coatls) + 1, None, before.legal)
        scene = looking.at_item(item)
        changed = {pane.id or "", self._painting.cursor_in}
        if active_coatl(before) != active_coatl(scene):
            changed |= {"supply", "row", "coatls", "hand"}
        elif (before.caret, before.preview) != (scene.caret, scene.preview):
            changed |= {"row", "coatls", "hand"}
        elif before.brought != scene.brought:
            changed |= {"coatls", "hand"} if _ways(before) == _ways(scene) else {"row", "coatls", "hand"}
        elif scene.brought and scene.item != before.item:
            # Another field brings the same: its number is told in the hand, and its row is lit in the list of fields.
            changed |= {"hand", "coatls"} if active_coatl(scene) < 0 else {"hand"}
        elif scene.card != before.card and counted_pieces(scene) != counted_pieces(before):
            changed.add("coatls")
        self._sentence.draw(self._painting.draw(scene, *(id for id in PANES if id in changed)))
        self._window.show_keys()

    def left(self, widget: Widget) -> None:
        """The pane that had the focus has a quiet border and no cursor any more."""
        scene = self._looking.scene
        if scene is not None and widget.id in PANES and widget is not self._window.focused:
            there = self._panes[widget.id].item == scene.item  # or the cursor is in another pane already
            self._painting.draw(self._looking.without_cursor() if there else scene, widget.id)

    def put_caret(self, number: int, end: End | None) -> None:
        """Makes this own coatl the active one if it can be, with the caret at this end or where it was."""
        self._looking.put_caret(number, end, self._looking.own_scene.legal)

    def go_to_caret(self) -> None:
        """Puts the cursor of the pane of coatls on the active one: never on a complete coatl."""
        pane, scene = self._panes["coatls"], self._looking.scene
        if scene is None or not scene.shows_own:
            return
        if scene.caret is not None:
            new = scene.caret.coatl > len(scene.table.coatls)
            pane.go_item(NewCoatl() if new else CoatlItem(scene.caret.coatl))
        elif isinstance(pane.item, CoatlItem) and scene.closing is None:
            pane.go(0)

    def steer(self, columns: int, lines: int) -> bool:
        """In the pane of the own coatls left and right choose the end of the active coatl, up and down the coatl or a
        new one. Returns False where the cursor moves as in any pane."""
        pane, scene = self._panes["coatls"], self._looking.scene
        if scene is None or not scene.shows_own or not scene.legal:
            return False
        item, caret = pane.item, self._looking.caret
        coatls = [spot.item for spot in pane.content.spots if isinstance(spot.item, CoatlItem | NewCoatl)]
        there = coatls.index(item) if item in coatls else -1
        if lines and coatls:
            to = there + lines
            if 0 <= to < len(coatls):
                pane.go_item(coatls[to])
            elif to < 0:
                pane.go(0)  # the first piece of the rack
        elif there < 0 or isinstance(item, NewCoatl):
            return False
        elif isinstance(item, CoatlItem) and caret is not None and caret.coatl == item.number:
            self.put_caret(item.number, "head" if columns < 0 else "tail")
            self.moved(pane)
        return True

    # Commands

    def do_next_pane(self) -> None:
        self._window.focus_next("Pane")

    def do_previous_pane(self) -> None:
        self._window.focus_previous("Pane")

    def do_go_supply(self) -> None:
        self._window.set_focus(self._panes["supply"])

    def do_go_prophecies(self) -> None:
        self._window.set_focus(self._panes["row"])

    def do_go_coatls(self) -> None:
        """Goes to the active coatl, or to the board if no coatl can grow."""
        if self._looking.looked_at is not None:
            self._look_at(None)
        self._window.set_focus(self._panes["coatls"])
        self.go_to_caret()

    def do_go_temples(self) -> None:
        """Goes to the first temple, or from one to the next: those on the piles, then the own ones."""
        found = [
            (pane, spot.item)
            for pane in (self._panes["row"], self._panes["hand"])
            for spot in pane.content.spots
            if isinstance(spot.item, Pile | OwnTemple)
        ]
        if found:
            focused = self._window.focused
            here = [item for pane, item in found if pane is focused]
            item = focused.item if isinstance(focused, Pane) else None
            items = [each for _, each in found]
            pane, wanted = found[(items.index(item) + 1) % len(found) if item in here else 0]
            pane.go_item(wanted)
            self._window.set_focus(pane)

    def do_go_hand(self) -> None:
        self._window.set_focus(self._panes["hand"])


def _ways(scene: Scene) -> list[Reach | None]:
    """How the prophecies of the row get to their next levels with the field under the cursor."""
    return [scene.lacks(card, scene.aim, scene.brought) for card in scene.view.row if card is not None and scene.aim]
