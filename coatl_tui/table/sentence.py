"""The rows above the key bar: a message, and below it the sentence about what stands under the cursor."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.cells import cell_len

from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.sentence import draw_sentence, draw_told
from coatl_tui.table.placing import Placing
from coatl_tui.table.window import Window
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import ELLIPSIS, Content, Span
from coatl_tui.widgets.ink import INKS
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_MOST_ABOVE, LEAST_ROWS = 3, 2
"""The most rows above the sentence that a warning takes, and the rows that any message may have."""


class Sentence:
    """``board`` returns what the sentence is drawn from, or None while the table is covered, ``chips`` what draws the
    things in a message."""

    def __init__(
        self,
        window: Window,
        panes: Mapping[str, Pane],
        placing: Placing,
        board: Callable[[], Board | None],
        chips: Callable[[], Chips],
    ) -> None:
        self._window = window
        self._panes = panes
        self._placing = placing
        self._board = board
        self._chips = chips
        self._said = ("", "", ELLIPSIS, False, _MOST_ABOVE, 0)
        self.unread = 0
        """The line of what was said with which its part begins that there was no room for; 0 if there was room for
        all."""
        self._message: tuple[tuple[Span, ...], ...] = ()
        self._told: tuple[tuple[str, ...], ...] = ()
        """What is told in place of the item under the cursor, in texts with marks, and in ever fewer words."""
        self._ink = "text"

    def say(
        self,
        text: str,
        style: str = "",
        more: str = ELLIPSIS,
        whole: bool = False,
        above: int = _MOST_ABOVE,
        first: int = 0,
    ) -> None:
        """Shows sentences above the one about what stands under the cursor. If they are too long for the rows there
        are, warnings and refusals, and what is to be read as a ``whole``, lie on what is ``above``, on so many rows of
        it at most, and others after two rows; then they end in ``more``. ``first`` is the line that they begin with, of
        those that the width makes of them. An empty text takes them away."""
        self._said = (text, style, more, whole, above, first)
        self.unread = 0
        if not (text or self._message):
            return
        room, width = self._placing.at().sentence.height, self._window.size.width - 2
        chips = self._chips()
        shown = wrap(chips.read(text), width)[first:] if text else []
        extra = min(above if whole or style == "warn" else max(0, LEAST_ROWS - room), max(0, len(shown) - room))
        self._placing.raise_sentence(extra)
        room += extra
        if len(shown) > room:
            self.unread = first + room - 1  # of this row, ``more`` may cover some words
            shown = [*shown[: room - 1], wrap(shown[room - 1], width - cell_len(more))[0] + more]
        canvas = Canvas(self._window.size.width, len(shown), chips.signs)
        for row, line in enumerate(shown):
            chips.put(canvas, 1, row, line, INKS[style])
        self._message = canvas.lines()
        board = self._board()
        if board is None:
            self._show(self._message)
        else:
            self.draw(board)

    def say_again(self) -> None:
        """Breaks the message into lines for the present size."""
        if self._said[0]:
            self.say(*self._said)

    def tell(self, texts: tuple[tuple[str, ...], ...], ink: str = "text") -> None:
        """Tells something else than what stands under the cursor, in ever fewer words, until it is called without
        texts."""
        if (texts, ink) != (self._told, self._ink):
            self._told, self._ink = texts, ink
            board = self._board()
            if board is not None:
                self.draw(board)

    def draw(self, board: Board) -> None:
        """Shows the sentence about what stands under the cursor, in the rows that the message leaves."""
        below, told, ink = len(self._message) - self._placing.above, self._told, self._ink

        def drawn() -> tuple[tuple[Span, ...], ...]:
            area = board.at.sentence
            canvas = Canvas(area.width, area.height, board.scene.signs, area.x, area.y)
            if told:
                draw_told(canvas, board, told, below, ink)
            else:
                draw_sentence(canvas, board, below)
            return canvas.lines()[below:]

        self._show((*self._message, *board.kept(("sentence", board.looked_at, board.at, below, told, ink), drawn)))

    def _show(self, rows: tuple[tuple[Span, ...], ...]) -> None:
        self._panes["message"].show(Content(rows[:1]))
        self._panes["inspector"].show(Content(rows[1:]))
