"""The ten fields of the supply board as a picture, with the numbers that they have on the player's own board: by those
an automatic opponent looks at them (Ruling 9.13)."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult

from coatl_core.game.rules import Rules
from coatl_core.language.named_pieces import places_of
from coatl_core.play.things import Field
from coatl_tui.bindings import NUMBERS, bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.screens.page import message_content
from coatl_tui.widgets.canvas import Canvas, Rect, cursor
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_PLACES = (
    Rect(16, 0, 14, 3),
    Rect(33, 0, 14, 3),
    Rect(49, 5, 14, 3),
    Rect(33, 10, 14, 3),
    Rect(16, 10, 14, 3),
    Rect(0, 5, 14, 3),
    Rect(16, 4, 14, 2),
    Rect(33, 4, 14, 2),
    Rect(16, 7, 14, 2),
    Rect(33, 7, 14, 2),
)
"""Where the fields lie: those of body segments in a ring, heads and tails in its middle."""
_WIDTH = 63
_TOP = 4
"""The rows above the picture."""


class FieldsScreen(CoatlScreen):
    """``numbers`` are those of the fields on the player's own board, empty for the usual ones; by them the opponent
    ``name`` looks at the fields."""

    scopes = ("fields",)
    BINDINGS = bindings("fields")
    CSS_PATH = "new_game.tcss"
    AUTO_FOCUS = "#fields"
    answers_at_once = True

    def __init__(self, numbers: Sequence[int], name: str) -> None:
        super().__init__()
        self._usual = tuple(range(1, Rules().fields + 1))
        self._numbers = [*(numbers or self._usual)]
        self._opponent = name

    @property
    def fields(self) -> tuple[int, ...]:
        """The numbers that were set; empty if they are the usual ones."""
        return () if tuple(self._numbers) == self._usual else tuple(self._numbers)

    def compose(self) -> ComposeResult:
        yield Pane(id="fields", moved=lambda _: self._draw())
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def use_digit(self, digit: str) -> None:
        """The field under the cursor has this number on the real board; the field that had it gets the other one."""
        item = self.query_one("#fields", Pane).item
        if isinstance(item, Field):
            here, there = item.number - 1, self._numbers.index(NUMBERS.index(digit) + 1)
            self._numbers[here], self._numbers[there] = self._numbers[there], self._numbers[here]
            self.show()

    def do_usual_order(self) -> None:
        """Takes the usual numbers again."""
        self._numbers = [*self._usual]
        self.show()

    def use(self, item: object) -> None:
        """A second click on a field changes nothing: its number is typed."""

    def do_activate(self) -> None:
        self.dismiss()

    # Showing

    def bar_entries(self) -> list[Entry]:
        labels = {"activate": self.l10n("fields-bar-done")}
        return [self.bar_entry(each, labels.get(each.id, "")) for each in self.bar_commands()]

    def show(self) -> None:
        if self.is_gone or not self.size.area:
            return
        self._draw()
        self.show_message(self.l10n("fields-keys"), "dim")
        self.show_keys()

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(message_content(text, style, self.size.width))

    def _draw(self) -> None:
        """The fields, each with what it is called here and its number on the real board."""
        if not self.size.area:
            return
        l10n, pane = self.l10n, self.query_one("#fields", Pane)
        canvas = Canvas(self.size.width, self.size.height - 4, self.signs)
        left = max(2, (canvas.width - _WIDTH) // 2)
        canvas.put(left, 0, l10n("form-fields"), "bold text")
        for y, line in enumerate(wrap(l10n("fields-told", name=self._opponent), _WIDTH)[: _TOP - 1], 1):
            canvas.put(left, y, line, "muted")
        rules = Rules()
        for number, at in enumerate(_PLACES, 1):
            area = Rect(left + at.x, _TOP + 1 + at.y, at.width, at.height)
            at_cursor = pane.item == Field(number) if pane.item is not None else number == 1
            canvas.fill(area, "pill")
            (place,) = places_of([number], rules)[:1]
            canvas.put(area.x + 1, area.y, l10n("fields-field", n=number), "muted")
            canvas.put(area.x + 1, area.bottom - 1, l10n(f"fields-{place.part}"), "muted")
            own = str(self._numbers[number - 1])
            canvas.right(area.right - 1, area.y, own, "bold text" if own == str(number) else "bold focus")
            canvas.spot(area, Field(number))
            if at_cursor:
                cursor(canvas, area)
        pane.show(canvas.content())
