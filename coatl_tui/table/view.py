"""The table as it is shown: panes around a game, and the cover between two players.

It holds no rule: it shows what the game's view has, and asks the game what is legal and why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult
from textual.events import DescendantBlur
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.timer import Timer

from coatl_core.game.actions import End
from coatl_core.game.errors import VariantFailed
from coatl_core.game.events import EndBegan, Event
from coatl_core.game.offers import PanelLine
from coatl_core.game.preview import Preview
from coatl_core.game.state import Variant
from coatl_core.game.view import PlayerView
from coatl_core.language.eventtext import event_text
from coatl_core.play.assembling import Caret, caret_at
from coatl_core.play.places import Places
from coatl_core.play.table_game import ShownGame
from coatl_core.play.things import CoatlItem, HandCard, NewCoatl, OwnTemple, PanelItem, Pile
from coatl_core.play.trial import Trial
from coatl_tui.bindings import NUMBERS, Scope
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.bar import Bar
from coatl_tui.table.draw.board import Board, active_coatl, lying
from coatl_tui.table.draw.coatls import draw_coatls
from coatl_tui.table.draw.cover import cover_content
from coatl_tui.table.draw.lines import draw_sentence, draw_status
from coatl_tui.table.draw.news import Item, News, items_of, news_of
from coatl_tui.table.draw.others import draw_others
from coatl_tui.table.draw.panel import draw_panel, opened
from coatl_tui.table.draw.recap import WIDEST, draw_news, log_content
from coatl_tui.table.draw.shared import draw_hand, draw_row, draw_supply, draw_temples
from coatl_tui.table.layout import LEAST, Layout, Lying, layout
from coatl_tui.table.motion import Shown, motion
from coatl_tui.table.mover import Mover
from coatl_tui.table.offers import place_of
from coatl_tui.table.panes.coatls import counted_pieces
from coatl_tui.table.placing import TableLayout
from coatl_tui.table.scene import Scene, barred_prophecies
from coatl_tui.widgets.canvas import Canvas, Rect, around, cursor
from coatl_tui.widgets.choice import Choice, ChoicePane
from coatl_tui.widgets.content import ELLIPSIS, Builder, Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

PANES = ("supply", "players", "row", "coatls", "hand", "panel")
"""The panes with a cursor, in the order in which Tab goes through them."""

_SENT = 0.1
"""The seconds after which a frame has been sent to the terminal."""
_MOST_ABOVE = 3
"""The most rows above the sentence that a warning takes."""

_DRAWN: Mapping[str, tuple[Callable[[Canvas, Board], None], ...]] = {
    "status": (draw_status,),
    "supply": (draw_supply,),
    "players": (draw_others,),
    "news": (draw_news,),
    "row": (draw_row, draw_temples),
    "coatls": (draw_coatls,),
    "hand": (draw_hand,),
    "panel": (draw_panel,),
}
"""The panes that are drawn from a board, by their ids."""


class TableView(CoatlScreen):
    """The table of one game.

    ``seen`` is the game's view when it was last shown, ``scene`` what is shown of it, or None while the table is
    covered. ``looked_at`` is the seat of another player whose board and coatls the player has a look at, or None;
    ``marked`` are the places of the hand marked to be kept, ``caret`` says where the next piece goes.
    """

    scopes: tuple[Scope, ...] = ("table", "several", "solo", "computers", "moves", "panel", "eleven")
    AUTO_FOCUS = "#hand"
    answers_at_once = True

    def __init__(self, game: ShownGame) -> None:
        super().__init__()
        self.game = game
        self.choice = ChoicePane(id="choice", moved=self.mark_answer)
        """The pane of questions. Every layout asks for its place."""
        self._about: frozenset[object] = frozenset()
        """The items that the answer under the cursor would change."""
        self.seen = game.view()
        self.scene: Scene | None = None
        self.looked_at: int | None = None
        self.marked: frozenset[int] = frozenset()
        self.caret: Caret | None = None
        self.left: tuple[HandCard, ...] = ()
        """The cards of the hand that are on their way to a coatl."""
        self._hand: Places[str] = Places()
        self._turn = (-1, -1)
        self._placing = TableLayout(self)
        self._lying = Lying()
        self._spots: dict[str, dict[object, Rect]] = {}
        self._canvases: dict[str, Canvas] = {}
        self._mover = Mover(self)
        self._news = News()
        self._logged: object = None
        self._read: tuple[Item, ...] | None = None
        self._message: tuple[tuple[Span, ...], ...] = ()
        self._open_panel: Rect | None = None
        """Where all that variants show lies while it has the focus."""
        self._came_from: Pane | None = None
        """The pane that had the focus before it went to what variants show."""
        self._above = 0
        """The rows above the sentence that a warning takes."""
        self._said = ("", "", ELLIPSIS)
        self._stale = False
        self._shown_at: Size | None = None
        self._bar: Bar | None = None
        self._ground: tuple[Region, list[Strip]] | None = None

    @property
    def has_eleven_fields(self) -> bool:
        """Whether the supply board has a field without a digit of its own, as for five players."""
        return self.seen.rules.fields >= len(NUMBERS)

    def compose(self) -> ComposeResult:
        yield Pane(id="status", can_focus=False)
        yield Pane(id="supply", moved=self.cursor_moved)
        yield Pane(id="players", moved=self.cursor_moved)
        yield Pane(id="news", can_focus=False)
        yield Pane(id="row", moved=self.cursor_moved)
        yield Pane(id="coatls", moved=self.cursor_moved)
        yield Pane(id="hand", moved=self.cursor_moved)
        yield Pane(id="panel", moved=self.cursor_moved)
        yield Pane(id="message", can_focus=False)
        yield Pane(id="inspector", can_focus=False)
        yield line_pane("keys")
        yield Pane(id="log", can_focus=False, at_end=True)
        yield Pane(id="cover")
        yield self.choice

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
        """The areas of the panes, by their ids. The message takes the first row of the sentence."""
        at = self.at(width, height)
        first, last = at.sentence.y - self._above, at.sentence.bottom - 1
        table = around(at.supply, at.news, at.hand)
        log = min(WIDEST, table.width) if at.framed else table.width
        panel = self._open_panel or at.panel
        return {
            **({} if panel is None else {"panel": panel}),
            "status": at.status,
            "supply": at.supply,
            "players": around(*at.others),
            "news": at.news,
            "row": around(at.prophecies, at.temples),
            "coatls": at.coatls,
            "hand": at.hand,
            "message": Rect(0, first, at.sentence.width, 1),
            "inspector": Rect(0, first + 1, at.sentence.width, last - first),
            "keys": at.keys,
            "log": Rect(max(0, table.right - log), table.y, log, table.height),
            "choice": self._question_area(at),
            "cover": Rect(0, 0, at.status.width, at.sentence.y),
        }

    def _question_area(self, at: Layout) -> Rect:
        """Where a question stands: it covers the whole hand, so that no card is cut in its middle. One that needs more
        rows begins where a coatl or their pane does, and scrolls if it needs even more."""
        bottom = at.hand.bottom if at.framed else at.sentence.y  # a message stays whole
        edges = (at.hand.y, *(place.area.y for place in reversed(at.places)), at.coatls.y)
        need = bottom - self.choice.rows
        top = need if at.framed and need < at.hand.y else next((y for y in edges if y <= need), at.coatls.y)
        return Rect(0, top, at.hand.width if at.framed else at.keys.width, bottom - top)

    def pane(self, id: str) -> Pane:
        """The pane of this id."""
        return self.query_one(f"#{id}", Pane)

    @property
    def bar(self) -> Bar:
        """What makes the entries of the key bar, with the keys as they are now."""
        if self._bar is None or self._bar.l10n is not self.l10n or self._bar.keymap is not self.host.keymap:
            self._bar = Bar(self.l10n, self.host.keymap)
        return self._bar

    @property
    def trial(self) -> Trial | None:
        """What is tried in place of an own coatl."""
        return None

    @property
    def tried(self) -> Preview | None:
        """What every card would be worth beside the coatl that is tried."""
        return None

    @property
    def thinking(self) -> str:
        """The sign of a computer player that is thinking; empty if none is."""
        return ""

    @property
    def hidden(self) -> frozenset[str]:
        """The parts of the table that are not shown yet."""
        return frozenset()

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

    # What lies below the panes: Textual makes its lines anew for every key

    def notify_style_update(self) -> None:
        self._ground = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        if self._ground is None or self._ground[0] != crop:
            self._ground = crop, super().render_lines(crop)
        return self._ground[1]

    def on_pane_resized(self, message: Pane.Resized) -> None:
        """A pane that only makes room for another one is drawn for that already."""
        self.show()

    def show(self) -> None:
        """Shows the table for another size of the terminal, once for all panes that tell of it and for the screen."""
        if not self._stale and self.size != self._shown_at:
            self._stale = True
            self.call_later(self._show_resized)

    def forget_size(self) -> None:
        super().forget_size()
        self._shown_at = None

    def _show_resized(self) -> None:
        """Shows the table, and breaks the message into lines, for the present size."""
        if self.is_gone:  # asked for after the next refresh, and left before that
            return
        self.show_table()
        if self._said[0]:
            self.show_message(*self._said)

    # Showing

    def show_table(self) -> None:
        """Shows the game as it is now, or the cover if another player is to sit down."""
        self._stale = False
        if self.query("#cover"):  # else the screen has no panes yet, or has lost them because it was left
            self._show_all()

    def _show_all(self) -> None:
        self.seen, self._shown_at = self.game.view(), self.size
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

    def _show_cover(self) -> None:
        """Clears the panes with secrets and shows the cover above the table."""
        game, self.scene = self.game, None
        self._mover.finish()
        for id in ("row", "coatls", "hand", "panel", "inspector", "message"):
            self.pane(id).show(Content())
        cover = self.pane("cover")
        news, failure = items_of(self._without_end(game.news())), game.save_failure()
        enter = self.bar.does("activate").keys[0][0]
        height = self.at().sentence.y - 1
        cover.show(cover_content(self.seen, enter, news, failure, self.l10n, self.size.width, height, self.signs))
        if not self.choice.open:
            self.set_focus(cover)
        self.show_keys()

    def show_scene(self) -> None:
        """Shows the panes of the table, with the item under the cursor, the marks and the seat looked at as they are
        now."""
        view, l10n = self.seen, self.l10n
        opponent = view.ruleset.opponent if self.host.settings.forecast else None
        ahead = view.phase != "over" and not (view.phase == "opponent" and view.acted)
        forecast = opponent.forecast(view) if opponent and ahead else None
        legal = tuple(self.game.legal_actions)
        barred = barred_prophecies(view, self.game.why_not_beside)
        held = self._lay(view)
        self.caret = caret_at(self.caret, view, legal)
        self.scene = Scene(
            view,
            l10n,
            legal,
            self.shown,
            self.marked,
            self._item,
            forecast,
            barred=barred,
            moves=tuple(self.game.moves),
            panel=self._shown_by_variants(),
            rack=self.game.rack(self.own_seat),
            shown_rack=self.game.rack(self.shown),
            hand=held,
            caret=self.caret,
            trial=self.trial,
            tried=self.tried,
            signs=self.signs,
        ).foreseen(self.game.preview)
        self._news = news_of(self._without_end(self.game.news()), view, self._unmarked)
        if self._deeds_of_others == self._read:
            self._news = self._news.read()
        board = self._draw_panes(self.scene, *_DRAWN)
        if not self.pane("coatls").has_focus:
            self.go_to_caret()  # where the player comes to
        if self.scene.item != self._item:  # the item under the cursor has gone: nothing can be said of it any more
            self.scene = evolve(self.scene, item=self._item).foreseen(self.game.preview)
            board = self._draw_panes(self.scene, *_DRAWN)
        self._show_sentence(board)
        self.show_keys()

    def _shown_by_variants(self) -> tuple[tuple[Variant, tuple[PanelLine, ...]], ...]:
        """What variants show. One that fails at it shows nothing: at the table, the game has asked it before."""
        try:
            panel = self.seen.panel()
        except VariantFailed:
            panel = ()
        self.pane("panel").display = bool(panel)
        return panel

    @property
    def _unmarked(self) -> int | None:
        """The seat whose deeds need no marks on the table: that of the player who sees them done."""
        return self.seen.seat

    @property
    def _deeds_of_others(self) -> tuple[Item, ...]:
        return tuple(item for item in self._news.items if item.seat != self.seen.seat)

    def read_news(self) -> None:
        """The player has seen what moved: motion ends, the marks go, the recap stays."""
        self._mover.finish()
        self._read = self._deeds_of_others
        if self.scene is not None and self._news.marked:
            self._news = self._news.read()
            self._draw_panes(self.scene, "supply", "players", "row", "coatls")

    @property
    def _item(self) -> object:
        """The item under the cursor."""
        focused = self.focused
        return focused.item if isinstance(focused, Pane) and focused.id in PANES else None

    def _lay(self, view: PlayerView) -> tuple[str | None, ...]:
        """The prophecies of the one who looks, each where it was in this turn."""
        turn = (view.turn, self.own_seat)
        if turn != self._turn:
            self._turn, self.caret = turn, None
            self._hand = Places()
        return self._hand.lay(view.own.hand or (), [item.place for item in self.left])

    def _draw(self, *ids: str) -> None:
        """Draws these panes, and the sentence about what stands under the cursor."""
        assert self.scene is not None
        self._show_sentence(self._draw_panes(self.scene, *ids))

    def _draw_panes(self, scene: Scene, *ids: str) -> Board:
        """Draws these panes, and returns what they were drawn from."""
        self._mover.give_way()
        board = self._board(scene)
        for id in ids:
            if id == "panel" and board.at.panel is None:
                continue
            canvas = self._canvas(id, board)
            self._spots[id] = {item: area for area, item, _ in canvas.spots}
            self.show_canvas(id, canvas)
        return board

    def _board(self, scene: Scene, counted: int | None = None) -> Board:
        """What panes are drawn from."""
        focus = self.focused.id or "" if isinstance(self.focused, Pane) else ""
        at = self._lie(lying(scene), scene if focus == "panel" and scene.panel else None)
        unsaved, keymap = self.game.save_failure(), self.host.keymap
        thinking = self.thinking
        return Board(
            scene,
            at,
            focus,
            self._news,
            unsaved=unsaved,
            keymap=keymap,
            counted=counted,
            thinking=thinking,
            hidden=self.hidden,
        )

    def _canvas(self, id: str, board: Board) -> Canvas:
        area = self.areas(board.at.status.width, board.at.keys.bottom)[id]
        canvas = Canvas(area.width, area.height, self.signs, area.x, area.y)
        for draw in _DRAWN[id]:
            draw(canvas, board)
        for spot, item, _ in canvas.spots if self._about else ():
            if item in self._about:
                cursor(canvas, spot)
        return canvas

    def mark_answer(self, pane: Pane) -> None:
        """Marks what the answer under the cursor of an open question would change, and nothing any more after it."""
        answer = pane.item if self.choice.open else None
        about = answer.about if isinstance(answer, Choice) else frozenset()
        if about != self._about:
            self._about = about
            if self.scene is not None:
                self._draw_panes(self.scene, "supply", "row", "coatls", "hand")

    # What moves

    def canvas(self, id: str, counted: int | None = None) -> Canvas:
        """A pane as it is drawn now; ``counted`` are the own points while they are being counted up."""
        assert self.scene is not None
        return self._canvas(id, self._board(self.scene, counted))

    def show_canvas(self, id: str, canvas: Canvas) -> None:
        """Shows what is drawn on a canvas in a pane."""
        before, self._canvases[id] = self._canvases.get(id), canvas
        self.pane(id).show(canvas.content(before))

    def every(self, seconds: float, frame: Mover) -> Timer:
        """Calls ``frame.tick`` every so many seconds, from now on."""
        return self.set_interval(seconds, frame.tick)

    @property
    def is_behind(self) -> bool:
        """Whether the terminal has not taken yet what was sent to it."""
        return self.host.is_behind

    def _picture(self) -> Shown | None:
        """What is shown now, None while the table is covered."""
        if self.scene is None:
            return None
        return Shown(self.scene, {item: area for spots in self._spots.values() for item, area in spots.items()})

    def show_motion(self, before: Shown | None) -> None:
        """Shows what has moved since then, if motion is wanted."""
        after = self._picture()
        if before is not None and after is not None and self.host.moves:
            self._mover.start(motion(before, after))

    @property
    def is_moving(self) -> bool:
        """Whether something is shown moving."""
        return self._mover.running

    def _lie(self, lying: Lying, opened_for: Scene | None) -> Layout:
        """Puts the panes where they belong for what lies on the table now, and returns where that is. With a scene, all
        that variants show there lies open."""
        before, was_open, self._lying = self.at(), self._open_panel, lying
        at = self.at()
        self._open_panel = None if opened_for is None else opened(at, opened_for)
        if at.panes != before.panes or self._open_panel != was_open:
            self.pane("status").refresh(layout=True)  # Textual places the panes anew if one of them asks for it
        return at if self._open_panel is None else evolve(at, panel=self._open_panel)

    def _show_sentence(self, board: Board) -> None:
        """Shows the message, and in the rows below it the sentence about what stands under the cursor."""
        area = board.at.sentence
        canvas = Canvas(area.width, area.height, self.signs, area.x, area.y)
        below = len(self._message) - self._above
        draw_sentence(canvas, board, below)
        self._show_rows((*self._message, *canvas.lines()[below:]))

    def _show_rows(self, rows: tuple[tuple[Span, ...], ...]) -> None:
        self.pane("message").show(Content(rows[:1]))
        self.pane("inspector").show(Content(rows[1:]))

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What happened, in the app's language."""
        names, catalog = self.seen.setup.players, self.seen.catalog
        return [event_text(event, names, catalog, self.l10n) for event in self._without_end(events)]

    @property
    def log_open(self) -> bool:
        """Whether the log of the whole game is shown."""
        return self.pane("log").display

    def _show_log(self, whole: bool = False) -> None:
        """Shows the log if it is open: the turns that can be seen at once, and the ``whole`` of it when these have been
        sent to the terminal, because that of a long game takes longer than a frame."""
        if self.is_gone or not self.log_open:
            return
        pane, l10n, area = self.pane("log"), self.l10n, self.areas(self.size.width, self.size.height)["log"]
        events = self._without_end(self.game.log())
        shown = (len(events), self.own_seat, l10n.tag, area.width, self.signs, whole)
        if self._logged not in (shown, (*shown[:-1], True)):
            self._logged = shown
            pane.boxed = self.at().framed
            least = None if whole else area.height
            content = log_content(events, self.seen, l10n, area.width - 2 * pane.boxed, self.signs, least)
            if not whole:
                self.set_timer(_SENT, partial(self._show_log, whole=True))
            key, up = (self.bar.keys(id, "").keys[0][0] for id in ("log", "page-up"))
            badge = Span(f" {key.upper()} ", "bold key on bar")
            pane.show(
                content, (badge, Span(f" {l10n('pane-log')}")), (Span(f"{key} {l10n('bar-close')} · {up}", "dim"),)
            )

    def _without_end(self, events: Iterable[Event]) -> list[Event]:
        """The events without the beginning of the end if the game is over at once then (RULES 9.10)."""
        return [event for event in events if self.seen.rules.last_turns or not isinstance(event, EndBegan)]

    def show_message(self, text: str, style: str = "", more: str = ELLIPSIS) -> None:
        """Shows sentences above the one about what stands under the cursor. If they are too long for the rows there
        are, warnings and refusals lie on what is above, and others end in ``more``. An empty text takes them away."""
        self._said = (text, style, more)
        room, width = self.at().sentence.height, self.size.width - 2
        shown = wrap(text, width) if text else []
        extra = min(_MOST_ABOVE, max(0, len(shown) - room)) if style == "warn" else 0
        if extra != self._above:
            self._above = extra
            self.pane("status").refresh(layout=True)
        room += extra
        if len(shown) > room:
            shown = [*shown[: room - 1], wrap(shown[room - 1], width - cell_len(more))[0] + more]
        lines = Builder(self.size.width)
        for line in shown:
            lines.add(f" {line}", style)
            lines.newline()
        before, self._message = self._message, lines.content().lines[: len(shown)]
        if self.scene is None:
            self._show_rows(self._message)
        elif before or shown:
            self._show_sentence(self._board(self.scene))

    def cursor_moved(self, pane: Pane) -> None:
        """Another item is under the cursor: shows what it is, what it counts, and what it would change."""
        if self.scene is None or pane is not self.focused:
            return
        before = self.scene
        if (pane.item, self.caret) == (before.item, before.caret):
            # The pane has got the focus back: it was drawn without its cursor. The sentence stays: a message may stand
            # there since.
            if pane.id is not None and pane.id in _DRAWN:
                self._draw_panes(before, pane.id)
            self.show_keys()
            return
        match pane.item:
            case CoatlItem(number=number) if before.shows_own and not before.table.coatls[number - 1].complete:
                self._put_caret(before, number, None)
            case NewCoatl():
                self._put_caret(before, len(before.table.coatls) + 1, None)
        scene = evolve(before, item=pane.item, caret=self.caret).foreseen(self.game.preview)
        self.scene = scene
        changed = {pane.id or ""}
        if (active_coatl(before), before.caret, before.preview) != (active_coatl(scene), scene.caret, scene.preview):
            changed |= {"row", "coatls", "hand"}
        elif scene.card != before.card and counted_pieces(scene) != counted_pieces(before):
            changed.add("coatls")
        self._draw(*(id for id in PANES if id in changed))
        self.show_keys()

    def on_descendant_blur(self, event: DescendantBlur) -> None:
        """The pane that had the focus has a quiet border and no cursor any more."""
        if self.panel_open and isinstance(event.widget, Pane) and event.widget.id in PANES:
            self._came_from = event.widget
        if self.scene is not None and event.widget.id in PANES and event.widget is not self.focused:
            self._draw_panes(evolve(self.scene, item=None, preview=None), event.widget.id)

    def _put_caret(self, scene: Scene, number: int, end: End | None) -> None:
        """Makes this coatl the active one if it can be, with the caret at this end or where it was."""
        old = self.caret or Caret(number)
        self.caret = caret_at(Caret(number, end or old.end), scene.view, scene.legal)

    def _move(self, columns: int, lines: int) -> None:
        """In the pane of the own coatls left and right choose the end of the active coatl, up and down the coatl or a
        new one. Everything else moves the cursor."""
        pane, scene = self.pane("coatls"), self.scene
        if self.focused is not pane or scene is None or not scene.shows_own or not scene.legal:
            super()._move(columns, lines)
            return
        coatls = [spot.item for spot in pane.content.spots if isinstance(spot.item, CoatlItem | NewCoatl)]
        there = coatls.index(pane.item) if pane.item in coatls else -1
        if lines and coatls:
            to = there + lines
            if 0 <= to < len(coatls):
                pane.go_item(coatls[to])
            elif to < 0:
                pane.go(0)  # the first piece of the rack
        elif there < 0:
            super()._move(columns, lines)
        elif isinstance(pane.item, CoatlItem) and self.caret is not None and self.caret.coatl == pane.item.number:
            self._put_caret(scene, pane.item.number, "head" if columns < 0 else "tail")
            self.cursor_moved(pane)

    # What variants show

    @property
    def panel_open(self) -> bool:
        """Whether what variants show has the focus, and so lies open."""
        return self.focused is not None and self.focused.id == "panel"

    def do_panel(self) -> None:
        """Opens all that variants show, or closes it again."""
        if self.panel_open:
            self.close_panel()
        elif self.pane("panel").display:
            self.set_focus(self.pane("panel"))
        else:
            self.show_message(self.l10n("message-other-game"), "warn")

    def close_panel(self) -> None:
        """Goes from what variants show back to where the player was before."""
        self.set_focus(self._came_from or self.pane("hand"))

    def go_there(self, item: PanelItem) -> None:
        """Goes to the thing of the table that a line of a variant is about, if it can be seen."""
        scene = self.scene
        about = None if scene is None else scene.panel_lines[item.number - 1][1].item
        if scene is None or about is None:
            return
        if about.kind == "seat" and about.of == self.own_seat + 1:
            self.do_go_coatls()
            return
        if about.kind in ("board", "coatl") and self.looked_at is not None:
            self.look_at(None)
        for pane in map(self.pane, PANES):
            for spot in pane.content.spots:
                if place_of(spot.item) == about:
                    pane.go_item(spot.item)
                    self.set_focus(pane)
                    return
        if about.kind == "seat" and about.of in range(1, len(self.seen.players) + 1):
            self.look_at(int(about.of) - 1)

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
        """Goes to the active coatl, or to the board if no coatl can grow."""
        if self.looked_at is not None:
            self.look_at(None)
        self.set_focus(self.pane("coatls"))
        self.go_to_caret()

    def go_to_caret(self) -> None:
        """Puts the cursor of the pane of coatls on the active one: never on a complete coatl."""
        pane, scene = self.pane("coatls"), self.scene
        if scene is None or not scene.shows_own:
            return
        if scene.caret is not None:
            new = scene.caret.coatl > len(scene.table.coatls)
            pane.go_item(NewCoatl() if new else CoatlItem(scene.caret.coatl))
        elif isinstance(pane.item, CoatlItem) and scene.closing is None:
            pane.go(0)

    def do_go_temples(self) -> None:
        """Goes to the first temple, or from one to the next: those on the piles, then the own ones."""
        found = [
            (pane, spot.item)
            for pane in (self.pane("row"), self.pane("hand"))
            for spot in pane.content.spots
            if isinstance(spot.item, Pile | OwnTemple)
        ]
        if found:
            here = [item for pane, item in found if pane is self.focused]
            item = self.focused.item if isinstance(self.focused, Pane) else None
            items = [each for _, each in found]
            pane, wanted = found[(items.index(item) + 1) % len(found) if item in here else 0]
            pane.go_item(wanted)
            self.set_focus(pane)

    def do_go_hand(self) -> None:
        self.set_focus(self.pane("hand"))

    def do_other(self) -> None:
        """Shows the board and coatls of the next player. Before the first turn nobody has any."""
        if self.scene is not None and self.seen.phase == "keep":
            self.show_message(self.l10n("message-no-tables"), "warn")
        elif self.scene is not None:
            self.look_at((self.shown + 1) % len(self.seen.players))

    def do_log(self) -> None:
        """Shows or hides the log."""
        self.pane("log").display = not self.log_open
        self._show_log()
        self.show_keys()
