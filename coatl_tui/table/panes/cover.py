"""The cover between two players: who is next, and what has happened, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_core.language.l10n import L10n
from coatl_tui.widgets.canvas import MET, Canvas, Rect, box
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, serpent_width

_ASLEEP = Serpent(tuple(piece(text) for text in ("<K", *"KKKKK", "K>")))
_MOST_WIDTH = 72
_FOR_LARGE = 26
"""The height from which the serpent is five rows high."""


def cover_content(
    name: str, enter: str, news: Sequence[str], failure: str, l10n: L10n, width: int, height: int
) -> Content:
    """Asks for the player ``name``, who answers with the key ``enter``. ``failure`` is why the game is not saved (empty
    if it is). If not all ``news`` fit, the last ones are shown."""
    canvas = Canvas(width, height, Pane.ascii_only)
    room = min(_MOST_WIDTH, width - 8)
    asked = wrap(l10n("cover-text", name=name), room - 2)
    button = f" {enter}   {l10n('cover-enter', name=name)} "
    warned = wrap(l10n("table-unsaved", reason=failure), room - 2) if failure else []
    told = [line for text in news for line in wrap(text, room - 6)]
    scale = Scale(5, 8) if height >= _FOR_LARGE else Scale(3, 6)
    fixed = scale.rows + 6 + len(asked) + (len(warned) + 1 if warned else 0)
    told = told[-max(1, height - fixed - 5) :] if told else []
    y = max(0, (height - fixed - (len(told) + 3 if told else 0)) // 2)
    _sleeping_serpent(canvas, y, scale)
    y += scale.rows + 1
    x = (width - room) // 2
    _centred(canvas, y, f"  {name}  ", "bold on-points", "points")
    y += 2
    for line in asked:
        _centred(canvas, y, line, "text")
        y += 1
    y += 1
    if warned:
        y = _put(canvas, x + 1, y, warned, "bold news") + 1
    if told:
        area = Rect(x, y, room, len(told) + 2)
        box(canvas, area)
        canvas.put(area.x + 2, y, f" {l10n('cover-happened').rstrip(':')} ", "muted")
        for at, line in enumerate(told, y + 1):
            canvas.put(area.x + 3, at, line)
        y = area.bottom + 1
    _centred(canvas, y, button, "bold on-focus", "focus")
    return Content(canvas.lines())


def _sleeping_serpent(canvas: Canvas, y: int, scale: Scale) -> None:
    """A serpent in grey, without letters: while the table is covered it is nobody's."""
    x = (canvas.width - serpent_width(_ASLEEP, scale)) // 2
    draw_serpent(canvas, x, y, _ASLEEP, scale)
    middle = y + scale.rows // 2
    for at in range(canvas.width):
        if canvas.text_at(at, middle) == "K":
            canvas.put(at, middle, " ")
    for role in ("K", "back-K", "belly-K"):
        canvas.exchange(role, "pill")
    for at in range(canvas.width):
        for row in range(y, y + scale.rows):
            if canvas.text_at(at, row) == MET:
                canvas.put(at, row, MET, "focus")


def _centred(canvas: Canvas, y: int, text: str, ink: str, ground: str | None = None) -> None:
    canvas.put((canvas.width - cell_len(text)) // 2, y, text, ink, ground)


def _put(canvas: Canvas, x: int, y: int, lines: Sequence[str], ink: str) -> int:
    """Puts lines below each other, and returns the row below them."""
    for line in lines:
        canvas.put(x, y, line, ink)
        y += 1
    return y
