"""The cover between two players: who is next, how all stand, and what has happened, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_core.game.deeds import Deed
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.systemtext import system_text
from coatl_core.play.standing import SaveFailure
from coatl_tui.table.draw.board import points_of
from coatl_tui.table.draw.chips import NAME, player_ink
from coatl_tui.table.draw.recap import told_since
from coatl_tui.widgets.canvas import MET, Canvas, Rect, box
from coatl_tui.widgets.card import fitted, points_ink
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.digits import LOW, digits_width, draw_digits
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, serpent_width
from coatl_tui.widgets.signs import USUAL, Signs

_ASLEEP = Serpent(tuple(piece(text) for text in ("<K", *"KKKKK", "K>")))
_MOST_WIDTH, _LARGE_WIDTH = 72, 84
_GAP, _WIDE_GAP = 3, 8
"""The cells between two players, and between two whose points are large."""
_FOR_DIGITS = 34
"""The height from which the points are large digits."""
_BELOW = 3
"""The free rows below the cover."""
_FOR_LARGE = 26
"""The height from which the serpent is five rows high."""


def cover_content(
    view: PlayerView,
    enter: str,
    news: Sequence[Deed],
    failure: SaveFailure | None,
    l10n: L10n,
    width: int,
    height: int,
    signs: Signs = USUAL,
) -> Content:
    """Asks for the player whose turn it is, who answers with the key ``enter``, and shows the points of all players and
    the ``news`` that everybody may know. ``view`` is that of nobody. ``failure`` is why the game is not saved (None if
    it is). If not all news fit, the last ones are shown."""
    canvas, is_large = Canvas(width, height, signs), height >= _FOR_DIGITS
    name = view.players[view.acting].name
    room = min(_LARGE_WIDTH if is_large else _MOST_WIDTH, width - 8)
    asked = _balanced(l10n("cover-text", name=name), room - 2)
    button = f" {enter}   {l10n('cover-enter', name=name)} "
    warned = _balanced(l10n("table-unsaved", reason=system_text(failure.reason, l10n)), room - 2) if failure else []
    large = _in_digits(view, room) if is_large else []
    standing = [] if large else _standing(view, room)
    scale = Scale(5, 10) if is_large else Scale(5, 8) if height >= _FOR_LARGE else Scale(3, 6)
    high, rows = (3, 2 + LOW) if large else (1, len(standing))
    gap = 2 if is_large else 1
    fixed = scale.rows + 2 + 4 * gap + len(asked) + rows + high - 1 + (len(warned) + gap if warned else 0)
    told, draw_told = told_since(news, view, l10n, room - 6, max(1, height - fixed - 2 - gap))
    free = height - fixed - (told + 2 + gap if told else 0)
    pad = int(told > 0 and free > 0)  # a free row below the frame
    free -= pad
    y = max(0, min(free, (free + _BELOW) // 2))
    _sleeping_serpent(canvas, y, scale)
    y += scale.rows + gap
    x = (width - room) // 2
    _centred(canvas, y, f"  {name}  ", "bold on-points", "points")
    y += 2
    for line in asked:
        _centred(canvas, y, line, "text")
        y += 1
    y += gap
    _draw_digits(canvas, y, large)
    for texts in standing:
        _draw_standing(canvas, y, texts)
        y += 1
    y += (rows if large else 0) + gap
    if warned:
        y = _put(canvas, x + 1, y, warned, "bold news") + gap
    if told:
        area = Rect(x, y, room, told + 2 + pad)
        box(canvas, area)
        canvas.put(area.x + 2, y, f" {l10n('cover-happened').rstrip(':')} ", "muted")
        draw_told(canvas, area.x + 3, y + 1 + pad)
        y = area.bottom + gap
    if high > 1:
        at = (width - cell_len(button)) // 2
        canvas.fill(Rect(at - 2, y, cell_len(button) + 4, high), "focus")
    _centred(canvas, y + high // 2, button, "bold on-focus", "focus")
    return Content(canvas.lines())


def _balanced(text: str, width: int) -> list[str]:
    """A text in as few lines as this width allows, all about equally long: no word stands alone in the last one."""
    lines = wrap(text, width)
    while width > 1 and len(narrower := wrap(text, width - 1)) == len(lines):
        lines, width = narrower, width - 1
    return lines


_Texts = list[tuple[str, str]]
"""Texts that stand side by side, each with its ink."""


def _standing(view: PlayerView, width: int) -> list[_Texts]:
    """Names and points of all players, in as many rows as they need."""
    rows: list[_Texts] = [[]]
    for seat, player in enumerate(view.players):
        sure, unsure = points_of(view, seat)
        texts = [(fitted(player.name, NAME), player_ink(seat)), (f" {written(sure)}", points_ink(sure))]
        texts += [(f" +{unsure}", "muted")] if unsure else []
        if rows[-1] and _size(rows[-1]) + _GAP + _size(texts) > width:
            rows.append([])
        rows[-1] += [(" " * _GAP, "muted")] * bool(rows[-1]) + texts
    return rows


@frozen
class _Digits:
    """A player with the points in large digits: the column, the cells, and what is drawn there."""

    seat: int
    name: str
    points: int
    unsure: int

    @property
    def sum_at(self) -> int:
        """The columns before the digits: the name stands in the middle above them, or they below it."""
        return max(0, cell_len(self.name) - self._digits) // 2

    @property
    def name_at(self) -> int:
        """The columns before the name."""
        return max(0, self._digits - cell_len(self.name)) // 2

    @property
    def _digits(self) -> int:
        return digits_width(written(self.points), LOW)

    @property
    def width(self) -> int:
        """The cells of all of it, with the points that are not sure yet behind the digits."""
        unsure = len(f" +{self.unsure}") if self.unsure else 0
        return max(self.name_at + cell_len(self.name), self.sum_at + self._digits + unsure)


def _in_digits(view: PlayerView, width: int) -> list[_Digits]:
    """All players with their points in large digits; none if they have no room side by side."""
    found = [_Digits(seat, fitted(each.name, NAME), *points_of(view, seat)) for seat, each in enumerate(view.players)]
    return found if sum(each.width for each in found) + _WIDE_GAP * (len(found) - 1) <= width else []


def _draw_digits(canvas: Canvas, y: int, players: Sequence[_Digits]) -> None:
    x = (canvas.width - sum(each.width for each in players) - _WIDE_GAP * (len(players) - 1)) // 2
    for each in players:
        canvas.put(x + each.name_at, y, each.name, player_ink(each.seat))
        at = draw_digits(
            canvas, x + each.sum_at, y + 2, written(each.points), "points" if each.points else "muted", LOW
        )
        if each.unsure:
            canvas.put(at, y + 3, f" +{each.unsure}", "muted")
        x += each.width + _WIDE_GAP


def _size(texts: _Texts) -> int:
    return sum(cell_len(text) for text, _ in texts)


def _draw_standing(canvas: Canvas, y: int, texts: _Texts) -> None:
    x = (canvas.width - _size(texts)) // 2
    for text, ink in texts:
        x = canvas.put(x, y, text, ink)


def _sleeping_serpent(canvas: Canvas, y: int, scale: Scale) -> None:
    """A serpent in grey, without letters: while the table is covered it is nobody's."""
    x = (canvas.width - serpent_width(_ASLEEP, scale)) // 2
    draw_serpent(canvas, x, y, _ASLEEP, scale)
    canvas.replace(Rect(0, y + scale.rows // 2, canvas.width, 1), "K", " ")
    for role in ("K", "back-K", "belly-K"):
        canvas.exchange(role, "pill")
    canvas.replace(Rect(0, y, canvas.width, scale.rows), MET, MET, "focus")


def _centred(canvas: Canvas, y: int, text: str, ink: str, ground: str | None = None) -> None:
    canvas.put((canvas.width - cell_len(text)) // 2, y, text, ink, ground)


def _put(canvas: Canvas, x: int, y: int, lines: Sequence[str], ink: str) -> int:
    """Puts lines below each other, and returns the row below them."""
    for line in lines:
        canvas.put(x, y, line, ink)
        y += 1
    return y
