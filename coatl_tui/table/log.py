"""The log of the whole game, which lies beside the table while it is open, or over it at 80 × 24."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rich.cells import cell_len

from coatl_tui.table.bar import Bar
from coatl_tui.table.draw.log import log_columns, log_content, log_heads
from coatl_tui.table.looking import Looking
from coatl_tui.table.placing import Placing
from coatl_tui.table.recent import without_end
from coatl_tui.table.window import Window
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.pane import Pane

_BEFORE, _CORNER = 3, 6
"""The cells of the border before the title of the log and around its corner."""
_SENT = 0.1
"""The seconds after which a frame has been sent to the terminal."""


class Log:
    """``bar`` returns what makes entries of the key bar, ``draw_table`` draws the table where it lies now, ``tell``
    tells something in place of what stands under the cursor."""

    def __init__(
        self,
        window: Window,
        panes: Mapping[str, Pane],
        looking: Looking,
        placing: Placing,
        bar: Callable[[], Bar],
        draw_table: Callable[[], None],
        tell: Callable[[tuple[tuple[str, ...], ...]], None],
    ) -> None:
        self._window = window
        self._panes = panes
        self._looking = looking
        self._placing = placing
        self._bar = bar
        self._draw_table = draw_table
        self._tell = tell
        self._shown: object = None
        self.is_whole = False
        """Whether all turns are shown, and not only those that can be seen at once."""

    @property
    def open(self) -> bool:
        """Whether the log is shown."""
        return self._panes["log"].display

    def do_log(self) -> None:
        """Shows or hides the log."""
        self._panes["log"].display = not self.open
        self._placing.make_place_for_log(self.open)
        if not self.open:
            self._tell(())
        self._draw_table()
        self.show()
        self._window.show_keys()

    def turn_page(self, pages: int) -> None:
        """Turns so many pages."""
        pane = self._panes["log"]
        pane.turn_page(pages * len(log_columns(self._placing.log().width - 2 * pane.boxed)))

    def show(self, whole: bool = False) -> None:
        """Shows the log if it is open: the turns that can be seen at once, and the ``whole`` of it when these have been
        sent to the terminal, because that of a long game takes longer than a frame."""
        if not self.open or self._window.is_gone:
            return
        window, looking, pane, l10n = self._window, self._looking, self._panes["log"], self._window.host.l10n
        signs, area = window.host.signs, self._placing.log()
        self._tell(((l10n("log-told"),),))
        events = without_end(looking.game.log(), looking.seen)
        keymap = tuple(sorted(window.host.keymap.items()))
        shown = (tuple(events), looking.own_seat, l10n.tag, area.width, area.height, signs, keymap)
        if shown == self._shown and self.is_whole >= whole:
            return
        self._shown, self.is_whole = shown, whole
        pane.boxed = self._placing.at().framed
        width, room = area.width - 2 * pane.boxed, area.height - 1 - pane.boxed
        content = log_content(events, looking.seen, l10n, width, signs, room, whole)
        if not whole:
            window.set_timer(_SENT, partial(self.show, whole=True))
        key, up = (self._bar().keys(id, "").keys[0][0] for id in ("log", "page-up"))
        corner = f"{key} {l10n('bar-close')} · {up}"
        points, done = l10n("log-head-points"), l10n("log-head-done")
        heads = [
            (column + pane.boxed, head)
            for ends, begin in log_heads(events, looking.seen, l10n, width)
            for column, head in ((ends - cell_len(points), points), (begin, done))
        ]
        title = _title(key.upper(), l10n("pane-log"), heads, area.width - cell_len(corner) - _CORNER)
        pane.show(content, title, (Span(corner, "dim"),))


def _title(key: str, name: str, heads: Sequence[tuple[int, str]], end: int) -> tuple[Span, ...]:
    """The title of the log with what stands above its columns, as far as that has room up to a column."""
    title = [Span(f" {key} ", "found"), Span(f" {name}")]
    x = _BEFORE + cell_len(key) + 2 + 1 + cell_len(name)
    for column, head in heads:
        gap = max(3, column - x)
        if x + gap + cell_len(head) > end:
            break
        title += (Span(f" {'─' * (gap - 2)} ", "focus"), Span(head, "dim"))
        x += gap + cell_len(head)
    return tuple(title)
