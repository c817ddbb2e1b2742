"""The beginning of a turn: where the cursor is put, what is asked at once, and which keys are none of this turn yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coatl_core.play.completing import Completing, use_of
from coatl_tui.table.cursor import Cursor
from coatl_tui.table.landing import landing
from coatl_tui.table.looking import Looking
from coatl_tui.table.offering import Offering
from coatl_tui.table.window import Window
from coatl_tui.widgets.pane import Pane

_NOBODY_ELSE = ("self", "ended", "closed", "nobody")
"""Who is waited for if no other player is."""


class Arriving:
    """``asked`` says whether a question is open."""

    def __init__(
        self,
        window: Window,
        panes: Mapping[str, Pane],
        looking: Looking,
        cursor: Cursor,
        offering: Offering,
        asked: Callable[[], bool],
    ) -> None:
        self._window = window
        self._panes = panes
        self._looking = looking
        self._cursor = cursor
        self._offering = offering
        self._asked = asked
        self._arrived: tuple[int, int, str] | None = None
        self.untouched = False
        """Whether the cursor stands where it was put at the start of a turn. Enter uses nothing then: it may be a key
        pressed once too often."""
        self.just_begun = False
        """Whether others have moved, and no key but that for the end has been pressed in the own turn since. That key
        does not end the turn then: it may be meant for the steps of the others."""

    def touch(self) -> None:
        """The player has pressed a key, but that for the end."""
        if self.untouched:
            self.untouched = False
            self._window.show_keys()
        scene = self._looking.scene
        if self.just_begun and (scene is None or scene.waiting.who in _NOBODY_ELSE):
            self.just_begun = False

    def arrive_again(self) -> None:
        """What is asked at the beginning is asked once more: after each of its cards, what a complete coatl can get."""
        if self._looking.seen.phase in ("complete", "ask"):
            self._arrived = None

    def forget(self) -> None:
        """Whatever is shown next is the beginning of a turn."""
        self._arrived = None

    def arrive(self) -> None:
        """At the start of a turn, and where a turn goes on with something else, puts the cursor where something can be
        done: for a coatl that has just been completed, on the first card chosen. What a variant asks is asked."""
        scene = self._looking.scene
        if scene is None:
            self._arrived = None
            return
        if scene.waiting.who not in _NOBODY_ELSE:
            self.just_begun = True
        arrived = (scene.view.turn, scene.view.acting, scene.view.phase)
        before, self._arrived = self._arrived, arrived
        if arrived != before and scene.waiting.who == "opponent":
            self._watch_opponent()
        if arrived == before or not scene.own_turn:
            return
        if scene.view.phase == "complete":
            if not self._asked() and scene.completing is not None:
                self._go_to_choice(scene.completing)
            return
        if scene.view.phase == "ask":
            if not self._asked():
                self._offering.ask_moves()
            return
        place = landing(scene, new_turn=before is None or arrived[:2] != before[:2])
        if place is not None:
            id, item = place
            pane = self._panes[id]
            pane.go_item(item)
            if not self._asked():
                self.untouched = True
                self._window.set_focus(pane)
                self._cursor.moved(pane)

    def _watch_opponent(self) -> None:
        """Goes to the cards of an automatic opponent that begins its turn: Enter is its next step wherever the cursor
        stands, and what is read is about its cards, not about the own ones."""
        pane = self._panes["players"]
        if pane.display and pane.content.spots and self._looking.looked_at is None and not self._asked():
            pane.go(0)
            self._window.set_focus(pane)
            self._cursor.moved(pane)

    def _go_to_choice(self, choice: Completing) -> None:
        """Goes to the first card of the hand that is chosen, or that may be, for a coatl that has just been
        completed."""
        pane = self._panes["hand"]
        items = [spot.item for spot in pane.content.spots]
        wanted = (choice.chosen.uses, choice.possible)
        found = [item for uses in wanted for item in items if use_of(item, choice.number) in uses]
        if found:
            pane.go_item(found[0])
        self._window.set_focus(pane)
        self._cursor.moved(pane)
