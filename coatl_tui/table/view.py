"""The table as it is shown: panes around a game, and the cover between two players.

It holds no rule: it shows what the game's view has, and asks the game what is legal and why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.events import DescendantBlur

from coatl_core.game.events import EndBegan, Event
from coatl_core.language.eventtext import event_text
from coatl_tui.bindings import Scope
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.table.draw.board import Board, active_coatl, ghost, lying
from coatl_tui.table.draw.coatls import draw_coatls
from coatl_tui.table.draw.lines import draw_news, draw_sentence, draw_status
from coatl_tui.table.draw.news import News, news_of
from coatl_tui.table.draw.others import draw_others
from coatl_tui.table.draw.shared import draw_hand, draw_row, draw_supply, draw_temples
from coatl_tui.table.layout import LEAST, Layout, Lying, layout
from coatl_tui.table.panes.coatls import counted_pieces
from coatl_tui.table.panes.cover import cover_content
from coatl_tui.table.panes.log import log_content
from coatl_tui.table.placing import TableLayout
from coatl_tui.table.scene import Scene, barred_prophecies
from coatl_tui.table.table_game import ShownGame
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.choice import ChoicePane
from coatl_tui.widgets.content import ELLIPSIS, Builder, Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

PANES = ("supply", "players", "row", "coatls", "hand")
"""The panes with a cursor, in the order in which Tab goes through them."""

_DRAWN: Mapping[str, tuple[Callable[[Canvas, Board], None], ...]] = {
    "status": (draw_status,),
    "supply": (draw_supply,),
    "players": (draw_others,),
    "news": (draw_news,),
    "row": (draw_row, draw_temples),
    "coatls": (draw_coatls,),
    "hand": (draw_hand,),
}
"""The panes that are drawn from a board, by their ids."""


def _around(*areas: Rect) -> Rect:
    """The smallest area around all of these."""
    x, y = min(area.x for area in areas), min(area.y for area in areas)
    return Rect(x, y, max(area.right for area in areas) - x, max(area.bottom for area in areas) - y)


class TableView(CoatlScreen):
    """The table of one game.

    ``seen`` is the game's view when it was last shown, ``scene`` what is shown of it, or None while the table is
    covered. ``looked_at`` is the seat of another player whose board and coatls the player has a look at, or None;
    ``marked`` are the places of the hand marked to be kept.
    """

    scopes: ClassVar[tuple[Scope, ...]] = ("table", "several", "solo")
    AUTO_FOCUS = "#hand"

    def __init__(self, game: ShownGame) -> None:
        super().__init__()
        self.game = game
        self.seen = game.view()
        self.scene: Scene | None = None
        self.looked_at: int | None = None
        self.marked: frozenset[int] = frozenset()
        self._placing = TableLayout(self)
        self._lying = Lying()
        self._news = News()
        self._message = ""
        self._stale = False

    def compose(self) -> ComposeResult:
        yield Pane(id="status", can_focus=False)
        yield Pane(id="supply", moved=self.cursor_moved)
        yield Pane(id="players", moved=self.cursor_moved)
        yield Pane(id="news", can_focus=False)
        yield Pane(id="row", moved=self.cursor_moved)
        yield Pane(id="coatls", moved=self.cursor_moved)
        yield Pane(id="hand", moved=self.cursor_moved)
        yield Pane(id="inspector", can_focus=False)
        yield Pane(id="message", can_focus=False)
        yield Pane(id="keys", can_focus=False)
        yield Pane(id="log", can_focus=False, at_end=True)
        yield Pane(id="cover")
        yield ChoicePane(id="choice")

    # Where everything lies

    @property
    def layout(self) -> TableLayout:
        """What places the panes."""
        return self._placing

    def at(self, width: int = 0, height: int = 0) -> Layout:
        """Where everything lies on a terminal of this size, or of the present one."""
        width, height = width or self.size.width, height or self.size.height
        return layout(max(width, LEAST[0]), max(height, LEAST[1]), self._lying)

    def areas(self, width: int, height: int) -> Mapping[str, Rect]:
        """The areas of the panes, by their ids. The message takes the last row of the sentence."""
        at = self.at(width, height)
        last = at.sentence.bottom - 1
        table = _around(at.supply, at.news, at.hand)
        return {
            "status": at.status,
            "supply": at.supply,
            "players": _around(*at.others),
            "news": at.news,
            "row": _around(at.prophecies, at.temples),
            "coatls": at.coatls,
            "hand": at.hand,
            "inspector": Rect(0, at.sentence.y, at.sentence.width, at.sentence.height - 1),
            "message": Rect(0, last, at.sentence.width, 1),
            "keys": at.keys,
            "log": table,
        }

    @property
    def choice(self) -> ChoicePane:
        """The pane of questions."""
        return self.query_one(ChoicePane)

    def pane(self, id: str) -> Pane:
        """The pane of this id."""
        return self.query_one(f"#{id}", Pane)

    @property
    def own_seat(self) -> int:
        """The seat of the one who looks; of the player whose turn it is if they have none."""
        return self.seen.acting if self.seen.seat is None else self.seen.seat

    @property
    def shown(self) -> int:
        """The seat whose board and coatls are shown."""
        return self.own_seat if self.looked_at is None else self.looked_at

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seen.phase == "over"

    def on_pane_resized(self) -> None:
        """A new layout resizes many panes: shows the table once for all of them."""
        if not self._stale:
            self._stale = True
            self.call_after_refresh(self.show_table)

    # Showing

    def show_table(self) -> None:
        """Shows the game as it is now, or the cover if another player is to sit down."""
        self._stale = False
        self.seen = self.game.view()
        covered = self.game.covered
        self.pane("cover").display = covered
        if covered:
            self._show_cover()
        else:
            focused = self.focused
            if not isinstance(focused, Pane) or focused.id == "cover":
                self.set_focus(self.pane("hand"))  # where a key pressed once too often does no harm
            self.show_scene()
        self._show_log()
        self.show_keys()

    def _show_cover(self) -> None:
        """Clears the panes with secrets and shows the cover above the table."""
        game, self.scene = self.game, None
        for id in ("row", "coatls", "hand", "inspector", "message"):
            self.pane(id).show(Content())
        cover = self.pane("cover")
        cover.styles.height = self.size.height - 2  # all but the message and the keys
        names, last = self.seen.setup.players, game.last_actor
        undoer = names[last] if last is not None and game.undo_refusal() is None else None
        news = self.sentences(game.news())
        name = names[self.seen.acting]
        failure = game.save_failure()
        cover.show(cover_content(name, undoer, news, failure, self.l10n, self.size.width, self.size.height - 3))
        if not self.choice.open:
            self.set_focus(cover)

    def show_scene(self) -> None:
        """Shows the panes of the table, with the item under the cursor, the marks and the seat looked at as they are
        now."""
        view, l10n = self.seen, self.l10n
        opponent = view.ruleset.opponent if self.host.settings.hints else None
        ahead = view.phase != "over" and not (view.phase == "opponent" and view.acted)
        forecast = opponent.forecast(view) if opponent and ahead else None
        legal = tuple(self.game.legal_actions)
        barred = barred_prophecies(view, self.game.why_not_beside)
        self.scene = Scene(view, l10n, legal, self.shown, self.marked, self._item, forecast, barred=barred)
        self._news = news_of(self.game.news(), view.players)
        self._draw(*_DRAWN)
        if self.scene.item != self._item:  # the item under the cursor has gone
            self.scene = evolve(self.scene, item=self._item)
            self._draw(*_DRAWN)

    @property
    def _item(self) -> object:
        """The item under the cursor."""
        focused = self.focused
        return focused.item if isinstance(focused, Pane) and focused.id in PANES else None

    def _draw(self, *ids: str) -> None:
        """Draws these panes, and the sentence about what stands under the cursor."""
        assert self.scene is not None
        board = self._draw_panes(self.scene, *ids)
        if not self._message:
            self._show_sentence(board)

    def _draw_panes(self, scene: Scene, *ids: str) -> Board:
        """Draws these panes, and returns what they were drawn from."""
        self._lie(lying(scene))
        at = self.at()
        focused = self.focused
        focus = focused.id or "" if isinstance(focused, Pane) else ""
        board = Board(scene, at, focus, self._news, unsaved=self.game.save_failure())
        areas = self.areas(at.status.width, at.keys.bottom)
        for id in ids:
            area = areas[id]
            canvas = Canvas(area.width, area.height, Pane.ascii_only, area.x, area.y)
            for draw in _DRAWN[id]:
                draw(canvas, board)
            self.pane(id).show(canvas.content())
        return board

    def _lie(self, lying: Lying) -> None:
        """Puts the panes where they belong for what lies on the table now."""
        before, self._lying = self.at(), lying
        if self.at().panes != before.panes:
            self.pane("status").refresh(layout=True)  # Textual places the panes anew if one of them asks for it

    def _show_sentence(self, board: Board) -> None:
        area = board.at.sentence
        canvas = Canvas(area.width, area.height, Pane.ascii_only, area.x, area.y)
        draw_sentence(canvas, board)
        *above, last = canvas.lines()
        self.pane("inspector").show(Content(tuple(above)))
        self.pane("message").show(Content((last,)))

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What happened, in the app's language."""
        names, catalog = self.seen.setup.players, self.seen.catalog
        if not self.seen.rules.last_turns:  # the game is over at once (RULES 9.10): no end begins
            events = (event for event in events if not isinstance(event, EndBegan))
        return [event_text(event, names, catalog, self.l10n) for event in events]

    def _show_log(self) -> None:
        pane = self.pane("log")
        if not pane.display:
            return
        content = log_content(self.sentences(self.game.log()), self.size.width)
        pane.show(content, (Span("L", "title-key"), Span(f" {self.l10n('pane-log')}", "title")))

    def show_message(self, text: str, style: str = "", more: str = ELLIPSIS) -> None:
        """Shows sentences in place of the sentence above the keys. If they are too long for that, they end in ``more``.
        An empty text brings the sentence back."""
        before, self._message = self._message, text
        if not text:
            if self.scene is None:
                self.pane("message").show(Content())
            elif before:
                self._draw()
            return
        room, width = self.at().sentence.height, self.size.width - 2
        shown = wrap(text, width)
        if len(shown) > room:
            shown = [*shown[: room - 1], wrap(shown[room - 1], width - cell_len(more))[0] + more]
        lines = Builder(self.size.width)
        for line in [""] * (room - len(shown)) + shown:
            lines.add(f" {line}", style)
            lines.newline()
        *above, last = lines.content().lines
        self.pane("inspector").show(Content(tuple(above)))
        self.pane("message").show(Content((last,)))

    def cursor_moved(self, pane: Pane) -> None:
        """Another item is under the cursor: shows what it is, what it counts, and what it would change."""
        if self.scene is None or pane is not self.focused:
            return
        before = self.scene
        self.scene = scene = evolve(before, item=pane.item)
        changed = {pane.id or ""}
        actives = active_coatl(before), active_coatl(scene)
        if actives[0] != actives[1] or ghost(before, actives[0]) != ghost(scene, actives[1]):
            changed |= {"row", "coatls", "hand"}
        elif scene.card != before.card and counted_pieces(scene) != counted_pieces(before):
            changed.add("coatls")
        self._draw(*(id for id in PANES if id in changed))

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        """The pane that had the focus has a quiet border and no cursor any more."""
        if self.scene is not None and event.widget.id in PANES and event.widget is not self.focused:
            self._draw_panes(evolve(self.scene, item=None), event.widget.id)

    # Commands that only look

    def look_at(self, seat: int | None) -> None:
        """Shows the board and coatls of another player, or the own ones for None."""
        self.looked_at = seat
        self.show_scene()

    def do_next_pane(self) -> None:
        self.focus_next("Pane")

    def do_previous_pane(self) -> None:
        self.focus_previous("Pane")

    def do_go_supply(self) -> None:
        self.set_focus(self.pane("supply"))

    def do_go_prophecies(self) -> None:
        self.set_focus(self.pane("row"))

    def do_go_coatls(self) -> None:
        self.set_focus(self.pane("coatls"))

    def do_go_hand(self) -> None:
        self.set_focus(self.pane("hand"))

    def do_other(self) -> None:
        """Shows the board and coatls of the next player."""
        if self.scene is not None:
            self.look_at((self.shown + 1) % len(self.seen.players))

    def do_log(self) -> None:
        """Shows or hides the log."""
        self.toggle_class("-log")
        self.call_after_refresh(self.show_table)
