"""The face of a table: its panes around a game, and the cover between two players.

It holds no rule: it shows what the game's view has, and asks the game what is legal and why not. Every screen with a
table has one: that of a game being played, of a lesson, of a trial, and of a game looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.cells import cell_len
from textual.widget import Widget

from coatl_core.game.deeds import deeds_of
from coatl_core.game.events import Event
from coatl_core.language.eventtext import event_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.table_game import ShownGame
from coatl_core.play.things import Field
from coatl_tui.screens.base import line_pane
from coatl_tui.table.bar import Bar
from coatl_tui.table.cursor import PANES, Cursor
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.cover import cover_content
from coatl_tui.table.log import Log
from coatl_tui.table.looking import Looking
from coatl_tui.table.painting import DRAWN, Painting
from coatl_tui.table.placing import Placing, TableLayout
from coatl_tui.table.recent import Recent, without_end
from coatl_tui.table.scene import Scene
from coatl_tui.table.sentence import Sentence
from coatl_tui.table.variant_panel import VariantPanel
from coatl_tui.table.window import Window
from coatl_tui.widgets.canvas import Rect
from coatl_tui.widgets.choice import Choice, ChoicePane, apart, fits_in_line, rows_of, short_title, width_of
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.pane import Pane

_BORDER = 8
"""The cells of a border that are not its title."""


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
        self._asked = ""
        """What the open question asks that its title does not say."""
        self._stale = False
        """Whether the table will be shown in a moment, because the screen has another size."""
        self.choice = ChoicePane(id="choice", moved=self.mark_answer)
        """The pane of questions. Every layout asks for its place."""
        self.panes = {pane.id or "": pane for pane in self._made()}
        self.looking = Looking(game)
        self.placing = Placing(window, lambda: self.panes["status"].refresh(layout=True))
        self.recent = Recent(marks_own)
        self.painting = Painting(window, self.panes, self.looking, self.placing, self.recent)
        self.sentence = Sentence(window, self.panes, self.placing, self._board, self.chips)
        self.cursor = Cursor(window, self.panes, self.looking, self.painting, self.sentence, self.look_at)
        self.panel = VariantPanel(window, self.panes, self.looking, self.cursor, self.sentence, self.look_at)
        self.log = Log(window, self.panes, self.looking, self.placing, self.bar, self._draw_again, self._tell_of_log)
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

    def chips(self) -> Chips:
        """What draws the things in a text."""
        seen, host = self.looking.seen, self._window.host
        return Chips(seen.catalog, host.l10n, host.signs, seen.setup.players)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What happened, in the app's language, with marks."""
        seen, l10n = self.looking.seen, self._window.host.l10n
        names = [MARKED.player(seat) for seat in range(len(seen.setup.players))]
        return [event_text(event, names, seen.catalog, l10n, MARKED) for event in without_end(events, seen)]

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
        board = self.painting.draw(self._seen(scene), *DRAWN)
        if not self.panes["coatls"].has_focus:
            cursor.go_to_caret()  # where the player comes to
        if scene.item != cursor.item:  # the item under the cursor has gone: nothing can be said of it any more
            board = self.painting.draw(self._seen(looking.at_item(cursor.item)), *PANES)
        self.sentence.draw(board)
        self._window.show_keys()
        self._after()

    def _draw_again(self) -> None:
        """Draws the table where it lies now, as it was."""
        if self.looking.scene is not None:
            self.sentence.draw(self.painting.draw(self._seen(self.looking.scene), *DRAWN))
            self.sentence.say_again()

    def _seen(self, scene: Scene) -> Scene:
        """A scene as it is drawn: while the log is open, it has the keys, and nothing else is lit."""
        return self.looking.without_cursor() if self.log.open else scene

    def _tell_of_log(self, texts: tuple[tuple[str, ...], ...]) -> None:
        """Says how the log is read while it is open."""
        self.sentence.tell(texts, "muted")

    def mark_answer(self, pane: Pane) -> None:
        """Marks on the table what the answer under the cursor of an open question would change, and tells of it what
        there is to tell, or else the question: a field that it takes is seen as if the cursor stood on it."""
        item = pane.item if self.choice.open else None
        answer = item if isinstance(item, Choice) else None
        before = self.looking.scene
        if before is not None:
            if answer is not None and not answer.told:
                self.sentence.tell(((self._asked,),) if self._asked else ())
            else:
                self.sentence.tell(answer.told if answer is not None else ())
            if answer is not None and answer.told:
                scene = self.looking.at_item(next((each for each in answer.about if isinstance(each, Field)), None))
                if scene.item != before.item and answer.about == self.painting.marked:  # or else marking draws it
                    self.painting.draw(scene, "supply", "row", "coatls", "hand")
        self.painting.mark(answer.about if answer is not None else frozenset())

    def lay_beside(self, rows: int) -> None:
        """Makes place for a question of so many rows beside the table, or for none."""
        if self.placing.make_place_beside(rows) and self.looking.scene is not None:
            self.painting.draw(self.looking.scene, "players", "news")

    def left(self, widget: Widget) -> None:
        """The focus has left a widget."""
        self.panel.left(widget)
        self.cursor.left(widget)

    # Questions

    def panes_of(self, items: frozenset[object]) -> frozenset[str]:
        """The ids of the panes in which these items lie."""
        return frozenset(id for id, spots in self.painting.spots.items() if not items.isdisjoint(spots))

    def ask(
        self,
        title: str,
        choices: Sequence[Choice],
        cursor: int = 0,
        about: frozenset[str] = frozenset(),
        brief: str = "",
    ) -> None:
        """Opens a question beside the panes that it is ``about``, where it covers neither the hand nor the coatls.
        ``brief`` is its title where the answers share its row."""
        placing, boxed = self.placing, self.placing.at().framed
        self._asked = title
        if self.looking.game.covered:  # nothing is seen that it could cover
            at = placing.at()
            rows = rows_of(title, choices, at.status.width, boxed)
            placing.question = Rect(0, at.sentence.y - rows, at.status.width, rows)
            self.choice.ask(title, choices, at.status.width, cursor, boxed)
            return
        areas = placing.question_areas(about)
        whole = title

        def named(area: Rect) -> str:
            """The question in the border of its box; the sentence below the table has all of it."""
            return whole if cell_len(whole) + _BORDER <= area.width else short_title(whole)

        fitting = [area for area in areas if rows_of(named(area), choices, area.width, boxed) <= area.height]
        row = placing.at().news
        if not boxed and "news" not in about and row.height == 1:
            title = short_title(whole)
            in_row = brief or title
            if fits_in_line(in_row, choices, row.width):  # it covers nothing but what has just happened
                placing.question, self._asked = row, whole.removeprefix(title).strip()
                self.choice.ask(in_row, choices, row.width, cursor, in_line=True)
                return
        edges = 2 * (not boxed)
        unwrapped = (area for area in fitting if width_of(named(area), choices) - edges <= area.width)
        area = next(unwrapped, fitting[0] if fitting else max(areas, key=lambda area: area.width * area.height))
        title, design = named(area), placing.at().design
        self._asked = whole.removeprefix(title).strip()
        if design == "cards" and rows_of(title, apart(choices), area.width, boxed) <= area.height:
            choices = apart(choices)
        if design == "large":  # a box no larger than its content: the rest of the pane stays
            width = min(area.width, max(60, width_of(title, choices)))
            height = min(area.height, rows_of(title, choices, width, boxed))
            area = Rect(area.x, area.bottom - height, width, height)
        placing.question = area
        tall = rows_of(title, choices, area.width, boxed, tall=True) <= area.height
        self.choice.ask(title, choices, area.width, cursor, boxed, tall=tall)

    def close_question(self) -> None:
        """Closes the open question; what stands under the cursor is told again."""
        self.choice.close()
        self.mark_answer(self.choice)

    def ask_beside(
        self, rows: int, title: str, choices: Sequence[Choice], cursor: int, badge: str, corner: str
    ) -> None:
        """Opens a question of so many rows beside the table."""
        width, boxed = self.placing.beside(rows).width, self.placing.at().framed
        self.choice.ask(title, choices, width, cursor, boxed, badge, corner)

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
