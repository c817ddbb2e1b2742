"""Painting the panes of the table from a scene, and what moves on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual.timer import Timer

from coatl_core.game.events import Event
from coatl_core.play.things import OpponentItem, Seat
from coatl_tui.table.animation import Animation
from coatl_tui.table.draw.board import HELP, Board, Moment, ask_in_title, what_lies
from coatl_tui.table.draw.cards import draw_hand, draw_row, draw_temples
from coatl_tui.table.draw.coatls import draw_coatls, point_out_tokens
from coatl_tui.table.draw.log_pane import draw_news_or_log
from coatl_tui.table.draw.others import draw_others
from coatl_tui.table.draw.panel import draw_left_behind, draw_panel
from coatl_tui.table.draw.status_line import draw_status
from coatl_tui.table.draw.supply import draw_supply
from coatl_tui.table.layout.areas import Lying
from coatl_tui.table.looking import Looking
from coatl_tui.table.motion import Frame, Shown, motion
from coatl_tui.table.placing import Placing
from coatl_tui.table.recent import Recent, without_end
from coatl_tui.table.scene import Scene
from coatl_tui.table.window import Window
from coatl_tui.widgets.canvas import Canvas, Rect, around, cursor
from coatl_tui.widgets.pane import Pane

DRAWN: Mapping[str, tuple[Callable[[Canvas, Board], None], ...]] = {
    "status": (draw_status, draw_left_behind),
    "supply": (draw_supply,),
    "players": (draw_others,),
    "news": (draw_news_or_log,),
    "row": (draw_row, draw_temples),
    "coatls": (draw_coatls,),
    "hand": (draw_hand,),
    "panel": (draw_panel,),
}
"""The panes that are drawn from a board, by their ids."""
_KEPT = frozenset(("supply", "players", "row", "coatls", "hand", "panel"))
"""Those of them with things that the cursor stands on."""


def _nothing_more(id: str, canvas: Canvas, board: Board) -> None:
    """Most tables are shown as they are drawn."""


def _no_moment() -> Moment | None:
    """Most games are shown as they are now."""
    return None


class Painting:
    """``adorn`` draws something more on a pane that has just been drawn. ``hidden`` are the parts of the table that are
    not shown yet, ``thinking`` is the sign of a computer player that thinks."""

    def __init__(
        self, window: Window, panes: Mapping[str, Pane], looking: Looking, placing: Placing, recent: Recent
    ) -> None:
        self._window = window
        self._panes = panes
        self._looking = looking
        self._placing = placing
        self._recent = recent
        self.adorn: Callable[[str, Canvas, Board], None] = _nothing_more
        self.hidden: frozenset[str] = frozenset()
        self.thinking = ""
        self.lying: Callable[[Scene], Lying] = what_lies
        """What the layout must know of a scene."""
        self.moment: Callable[[], Moment | None] = _no_moment
        """Where in a game one is that is looked at again."""
        self.marked: frozenset[object] = frozenset()
        """The items that the answer under the cursor would change."""
        self._asked = ""
        """What is asked where one of these items is chosen where it lies."""
        self.asks_in_title = False
        """Whether the title of their pane has room for it."""
        self.canvases: dict[str, Canvas] = {}
        """The panes as they were drawn last."""
        self.spots: dict[str, dict[object, Rect]] = {}
        """Where the items of each pane lie on the screen."""
        self.cursor_in = ""
        """The id of the pane in which the cursor was drawn last; empty if it is shown nowhere any more."""
        self.animation = Animation(self)

    def draw(self, scene: Scene, *ids: str) -> Board:
        """Draws these panes, and returns what they were drawn from."""
        self.animation.give_way()
        board = self.board(scene)
        if "panel" in ids and "status" not in ids:
            ids = (*ids, "status")  # it has the band below it while what variants show lies open elsewhere
        areas = self._placing.areas(board.at.status.width, board.at.keys.bottom)
        for id in ids:
            if id == "panel" and board.at.panel is None:
                continue
            canvas = self._drawn(id, board, areas[id])
            self.spots[id] = {item: area for area, item, _ in canvas.spots}
            if scene.item is not None and scene.item in self.spots[id]:
                self.cursor_in = id
            elif self.cursor_in == id:
                self.cursor_in = ""
            self.show_canvas(id, canvas)
        return board

    def board(self, scene: Scene, frame: Frame | None = None) -> Board:
        """What panes are drawn from; ``frame`` has the numbers that are being counted up."""
        focused = self._window.focused
        focus = (focused.id if isinstance(focused, Pane) and not self._placing.has_log else None) or ""
        return Board(
            scene,
            self._placing.make_room(self.lying(scene), scene if focus == "panel" and scene.panel else None),
            focus,
            self._recent.news,
            unsaved=self._looking.game.save_failure(),
            keymap=self._window.host.keymap,
            counted=frame.points if frame is not None else None,
            counted_sum=frame.sum if frame is not None else None,
            thinking=self.thinking,
            hidden=self.hidden | HELP if scene.untold else self.hidden,
            chosen_from=self.marked if self._asked else frozenset(),
            log=self._log,
            moment=self.moment(),
        )

    def _log(self) -> list[Event]:
        return without_end(self._looking.game.log(), self._looking.seen)

    def _drawn(self, id: str, board: Board, area: Rect) -> Canvas:
        canvas = self._kept(id, board, area)
        if not self._asked and not self.marked and self.adorn is _nothing_more:
            return canvas
        canvas = canvas.copy()
        if self._asked:
            self._draw_choice(id, canvas, board)
        elif self.marked:
            for spot, item, _ in canvas.spots:
                if item in self.marked:
                    cursor(canvas, spot)
            if id == "coatls":
                point_out_tokens(canvas, board, self.marked)
        self.adorn(id, canvas, board)
        return canvas

    def _kept(self, id: str, board: Board, area: Rect) -> Canvas:
        """A pane as it is drawn from a board. What has a cursor is kept: the cursor comes back to where it was."""

        def drawn() -> Canvas:
            canvas = Canvas(area.width, area.height, board.scene.signs, area.x, area.y)
            for draw in DRAWN[id]:
                draw(canvas, board)
            return canvas

        if id not in _KEPT or board.counted is not None or board.counted_sum is not None:
            return drawn()
        looked_at = board.looked_at
        if id == "players" and not isinstance(board.scene.item, Seat | OpponentItem):
            looked_at = ()  # what stands under the cursor elsewhere changes nothing there
        aside = board.hidden, board.chosen_from
        drawn_from = looked_at, board.at, *aside, board.focus == id, board.news.marked, board.thinking
        return board.kept((id, area, *drawn_from), drawn)

    def _draw_choice(self, id: str, canvas: Canvas, board: Board) -> None:
        """Lets all in a box step back that cannot be chosen, beside what can be, and asks in its title."""
        if self.marked.isdisjoint(item for _, item, _ in canvas.spots):
            return
        at = board.at
        pane = {"coatls": at.coatls, "hand": at.hand}.get(id, at.temples)  # the row beside the temples stays readable
        for spot, item, _ in canvas.spots:
            if item not in self.marked and around(pane, spot) == pane:
                canvas.dim(spot)
        for spot, item, _ in canvas.spots:
            if item in self.marked and item == board.scene.item:
                cursor(canvas, spot)
        has_title = at.framed or pane != at.temples  # without boxes it shares its title with the row
        self.asks_in_title |= has_title and ask_in_title(canvas, pane, self._asked)

    def mark(self, items: frozenset[object], asked: str = "") -> None:
        """Marks what the answer under the cursor of an open question would change, and nothing any more after it; or
        things of which one is chosen where they lie, as it is ``asked`` there."""
        if (items, asked) != (self.marked, self._asked):
            self.marked, self._asked, self.asks_in_title = items, asked, False
            if self._looking.scene is not None:
                self.draw(self._looking.scene, "supply", "row", "coatls", "hand")

    def end_news(self) -> None:
        """The player has seen what moved: motion ends, the marks go, the recap stays."""
        self.animation.finish()
        scene = self._looking.scene
        if self._recent.unread and self._recent.read(self._looking.seen) and scene is not None:
            self.draw(scene, "supply", "players", "row", "coatls")

    # What moves

    def picture(self) -> Shown | None:
        """What is shown now, None while the table is covered."""
        scene = self._looking.scene
        if scene is None:
            return None
        return Shown(scene, {item: area for spots in self.spots.values() for item, area in spots.items()})

    def show_motion(self, before: Shown | None) -> None:
        """Shows what has moved since then, if motion is wanted."""
        after = self.picture()
        if before is not None and after is not None and self._window.host.moves:
            self.animation.start(motion(before, after))

    def canvas(self, id: str, frame: Frame | None = None) -> Canvas:
        """A pane as it is drawn now, with the numbers of a frame that are being counted up."""
        board = self.board(self._looking.own_scene, frame)
        return self._drawn(id, board, self._placing.areas(board.at.status.width, board.at.keys.bottom)[id])

    def show_canvas(self, id: str, canvas: Canvas) -> None:
        """Shows what is drawn on a canvas in a pane."""
        before, self.canvases[id] = self.canvases.get(id), canvas
        self._panes[id].show(canvas.content(before))

    def every(self, seconds: float, frame: Animation) -> Timer:
        """Calls ``frame.tick`` every so many seconds, from now on."""
        return self._window.set_interval(seconds, frame.tick)

    @property
    def is_behind(self) -> bool:
        """Whether the terminal has not taken yet what was sent to it."""
        return self._window.host.is_behind
