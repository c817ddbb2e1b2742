"""The face of a table: its panes around a game, and the cover between two players.

It holds no rule: it shows what the game's view has, and asks the game what is legal and why not. Every screen with a
table has one: that of a game being played, of a lesson, of a trial, and of a game looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from textual.widget import Widget

from coatl_core.game.deeds import deeds_of
from coatl_core.game.events import Event
from coatl_core.language.eventtext import event_text
from coatl_core.play.table_game import ShownGame
from coatl_tui.screens.base import line_pane
from coatl_tui.table.bar import Bar
from coatl_tui.table.cursor import PANES, Cursor
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.cover import cover_content
from coatl_tui.table.log import Log
from coatl_tui.table.looking import Looking
from coatl_tui.table.painting import DRAWN, Painting
from coatl_tui.table.placing import Placing, TableLayout
from coatl_tui.table.recent import Recent, without_end
from coatl_tui.table.sentence import Sentence
from coatl_tui.table.variant_panel import VariantPanel
from coatl_tui.table.window import Window
from coatl_tui.widgets.choice import Choice, ChoicePane
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.pane import Pane


def _nothing() -> None:
    """Most tables do nothing more."""


class Face:
    """``show_table`` shows the table as the screen does it. ``before`` and ``after`` are called before and after the
    panes of a scene are drawn. With ``marks_own`` what the one who looks has done is marked, too."""

    def __init__(
        self,
        window: Window,
        game: ShownGame,
        show_table: Callable[[], None],
        *,
        marks_own: bool = False,
        before: Callable[[], None] = _nothing,
        after: Callable[[], None] = _nothing,
    ) -> None:
        self._window = window
        self._show_table = show_table
        self._before = before
        self._after = after
        self._bar: Bar | None = None
        self._tag = ""
        """The language of the key bar."""
        self._stale = False
        """Whether the table will be shown in a moment, because the screen has another size."""
        self.choice = ChoicePane(id="choice", moved=self.mark_answer)
        """The pane of questions. Every layout asks for its place."""
        self.panes = {pane.id or "": pane for pane in self._made()}
        self.looking = Looking(game)
        self.placing = Placing(window, lambda: self.choice.rows, lambda: self.panes["status"].refresh(layout=True))
        self.recent = Recent(marks_own)
        self.painting = Painting(window, self.panes, self.looking, self.placing, self.recent)
        self.sentence = Sentence(window, self.panes, self.placing, self._board)
        self.cursor = Cursor(window, self.panes, self.looking, self.painting, self.sentence, self.look_at)
        self.panel = VariantPanel(window, self.panes, self.looking, self.cursor, self.sentence, self.look_at)
        self.log = Log(window, self.panes, self.looking, self.placing, self.bar)
        self.layout = TableLayout(self.placing)

    def _made(self) -> Iterator[Pane]:
        """The panes, in the order in which Tab goes through them."""

        def moved(pane: Pane) -> None:
            self.cursor.moved(pane)

        def steered(columns: int, lines: int) -> bool:
            return self.cursor.steer(columns, lines)

        yield Pane(id="status", can_focus=False)
        yield Pane(id="supply", moved=moved)
        yield Pane(id="players", moved=moved)
        yield Pane(id="news", can_focus=False)
        yield Pane(id="row", moved=moved)
        yield Pane(id="coatls", moved=moved, steered=steered)
        yield Pane(id="hand", moved=moved)
        yield Pane(id="panel", moved=moved)
        yield Pane(id="message", can_focus=False)
        yield Pane(id="inspector", can_focus=False)
        yield line_pane("keys")
        yield Pane(id="log", can_focus=False, at_end=True)
        yield Pane(id="cover")
        yield self.choice

    def bar(self) -> Bar:
        """What makes the entries of the key bar, with the keys as they are now."""
        host, bar = self._window.host, self._bar
        if bar is None or bar.l10n is not host.l10n or bar.keymap is not host.keymap or self._tag != host.l10n.tag:
            self._tag = host.l10n.tag
            bar = self._bar = Bar(host.l10n, host.keymap)
        return bar

    def _board(self) -> Board | None:
        return None if self.looking.scene is None else self.painting.board(self.looking.scene)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What happened, in the app's language."""
        seen, l10n = self.looking.seen, self._window.host.l10n
        return [event_text(event, seen.setup.players, seen.catalog, l10n) for event in without_end(events, seen)]

    # Showing

    def show(self) -> None:
        """Shows the game as it is now, or the cover if another player is to sit down. A screen that has no panes yet,
        or has lost them because it was left, shows nothing."""
        if not self.choice.is_attached:
            return
        looking = self.looking
        looking.look()
        self._stale = False
        covered = looking.game.covered
        self.panes["cover"].display = covered
        if covered:
            self._show_cover()
        else:
            focused = self._window.focused
            if not isinstance(focused, Pane) or focused.id == "cover":
                self._window.set_focus(self.panes["hand"])  # where a key pressed once too often does no harm
            self.show_scene()
        self.log.show()

    def resized(self) -> None:
        """Shows the table for another size of the screen, once for all that come in a moment."""
        if not self._stale:
            self._stale = True
            self._window.call_later(self._show_resized)

    def _show_resized(self) -> None:
        self._stale = False
        if not self._window.is_gone:  # asked for after the next refresh, and left before that
            self._show_table()
            self.sentence.say_again()

    def _show_cover(self) -> None:
        """Clears the panes with secrets and shows the cover above the table."""
        looking, host, size = self.looking, self._window.host, self._window.size
        looking.scene = None
        self.painting.animation.finish()
        for id in ("row", "coatls", "hand", "panel", "inspector", "message"):
            self.panes[id].show(Content())
        cover = self.panes["cover"]
        news, failure = deeds_of(without_end(looking.game.news(), looking.seen)), looking.game.save_failure()
        enter = self.bar().does("activate").keys[0][0]
        height = self.placing.at().sentence.y - 1
        cover.show(cover_content(looking.seen, enter, news, failure, host.l10n, size.width, height, host.signs))
        if not self.choice.open:
            self._window.set_focus(cover)
        self._window.show_keys()

    def show_scene(self) -> None:
        """Shows the panes of the table, with the item under the cursor, the marks and the seat looked at as they are
        now."""
        self._before()
        looking, cursor, host = self.looking, self.cursor, self._window.host
        scene = looking.set_scene(cursor.item, host.l10n, host.signs, host.settings.forecast)
        self.panes["panel"].display = bool(scene.panel)
        self.recent.update(looking.game.news(), looking.seen)
        board = self.painting.draw(scene, *DRAWN)
        if not self.panes["coatls"].has_focus:
            cursor.go_to_caret()  # where the player comes to
        if scene.item != cursor.item:  # the item under the cursor has gone: nothing can be said of it any more
            board = self.painting.draw(looking.at_item(cursor.item), *DRAWN)
        self.sentence.draw(board)
        self._window.show_keys()
        self._after()

    def mark_answer(self, pane: Pane) -> None:
        """Marks on the table what the answer under the cursor of an open question would change."""
        answer = pane.item if self.choice.open else None
        self.painting.mark(answer.about if isinstance(answer, Choice) else frozenset())

    def left(self, widget: Widget) -> None:
        """The focus has left a widget."""
        self.panel.left(widget)
        self.cursor.left(widget)

    # Looking elsewhere

    def look_at(self, seat: int | None) -> None:
        """Shows the board and coatls of another player, or the own ones for None."""
        self.looking.looked_at = seat
        self.show_scene()

    def do_other(self) -> None:
        """Shows the board and coatls of the next player. Before the first turn nobody has any."""
        looking = self.looking
        if looking.scene is not None and looking.seen.phase == "keep":
            self.sentence.say(self._window.host.l10n("message-no-tables"), "warn")
        elif looking.scene is not None:
            self.look_at((looking.shown + 1) % len(looking.seen.players))

    def close_one(self) -> bool:
        """Closes the log or what variants show, or goes back from another player's table. Returns False if nothing of
        it was open."""
        if self.log.open:
            self.log.do_log()
        elif self.panel.open:
            self.panel.close()
        elif self.looking.looked_at is not None:
            self.look_at(None)
        else:
            return False
        return True

    def show_first_items(self) -> None:
        """Puts every pane's cursor on its first item: another player is there."""
        self.looking.looked_at = None
        for id in PANES:
            self.panes[id].cursor = 0
