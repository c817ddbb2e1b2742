"""What lies ahead: what the next piece would bring for the active coatl, on a large table, or, while none is open, what
the fields have for the cards (``needs``)."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len

from coatl_core.cards.pieces import Part
from coatl_core.game.coatl import Coatl
from coatl_core.play.ahead import NextBody, next_bodies
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.needs import draw_fields
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, Card, Worth, fitted, points_ink
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern

_LABEL = 12
"""The columns before the rows of the next piece."""
_WHERE = 22
"""The cells of where a piece is."""
_ENDS = 42
"""The cells of heads and tails, right of the colours."""
_PATTERN = 14
"""The most cells of a pattern."""


def draw_ahead(canvas: Canvas, board: Board) -> None:
    """What lies ahead, where there is room for it."""
    area = board.at.ahead
    if area is None or not board.scene.shows_own or "worth" in board.hidden:
        return
    if board.coatl is not None and not board.coatl.complete:
        _draw_next(canvas, board, area, next_bodies(board.scene))
    else:
        draw_fields(canvas, board, area)


def _draw_next(canvas: Canvas, board: Board, area: Rect, bodies: Iterable[NextBody]) -> None:
    """A row for each colour: where such a piece is, and which cards it brings more points or nearer to them."""
    l10n, now = board.scene.l10n, board.coatl
    if now is None:
        return
    bodies = tuple(bodies)
    if not bodies:
        return
    slate = Rect(area.x + _LABEL, area.y, area.width - _LABEL - 2, len(bodies))
    canvas.fill(slate, "card")
    for y, line in enumerate(wrap(l10n("ahead-next"), _LABEL - 3)[: area.height], area.y):
        canvas.put(area.x + 2, y, line, "bold text")
    sides: tuple[tuple[Part, bool], ...] = (("head", now.head), ("tail", now.tail))
    ends = [part for part, there in sides if not there]
    for row, body in enumerate(bodies):
        width = slate.width - 1 - _ENDS * (row < len(ends))
        _draw_body(canvas, board, Rect(slate.x + 1, slate.y + row, width, 1), body, now)
    for y, part in enumerate(ends, slate.y):
        _draw_ends(canvas, board, Rect(slate.right - _ENDS, y, _ENDS, 1), part)


def _draw_ends(canvas: Canvas, board: Board, area: Rect, part: Part) -> None:
    """The heads or the tails that could close an end: those on the own board, and those on fields."""
    view, l10n, y = board.scene.view, board.scene.l10n, area.y
    x = canvas.put(area.x, y, fitted(l10n(f"ahead-{part}"), _WHERE), "muted") + 1
    for kind in view.own.board:
        if kind.part == part and x + 4 <= area.right:
            x = draw_piece(canvas, x, y, kind, Scale(1, 3)) + 1
    owned = x
    for number, pieces in enumerate(view.supply, 1):
        for kind in pieces:
            if kind.part == part and x + _WHERE // 2 < area.right:
                sign = board.sign(number_sign(number)) or str(number % 10)
                x = canvas.put(x + 1, y, f"{l10n('ahead-fields', n=1, fields=sign)} ", "muted")
                x = draw_piece(canvas, x, y, kind, Scale(1, 3), ghost=True) + 1
    if x == owned and not any(kind.part == part for kind in view.own.board):
        canvas.put(x, y, l10n("ahead-nowhere"), "faint")


def _draw_body(canvas: Canvas, board: Board, area: Rect, body: NextBody, now: Coatl) -> None:
    scene, l10n = board.scene, board.scene.l10n
    y = area.y
    x = draw_piece(canvas, area.x, y, body.piece, Scale(1, 3), ghost=not body.owned) + 1
    if not body.allowed:
        x = canvas.put(x, y, f"{REFUSED} ", "faint")
    if body.owned:
        where, ink = l10n("ahead-owned", n=body.owned), "text"
    elif body.fields:
        signs = [board.sign(number_sign(number)) or str(number % 10) for number in body.fields]
        where, ink = l10n("ahead-fields", n=len(signs), fields=", ".join(signs)), "muted"
    else:
        where, ink = l10n("ahead-nowhere"), "faint"
    canvas.put(x, y, fitted(where, area.x + _WHERE - x), ink)
    x = area.x + _WHERE + 1
    cards = dict.fromkeys((*now.prophecies, *(card for card in scene.hand if card is not None)))
    for card in cards:
        prophecy = scene.view.catalog.prophecies[card]
        before, then = board.standing(card, now), board.standing(card, body.after)
        if card not in now.prophecies and (board.number, card) in scene.barred:
            continue
        gains = then.points != before.points
        lacks, lacked = _lacking(then), _lacking(before)
        if not gains and not (lacks and lacked and lacks < lacked):
            continue
        text = f"{before.points} {board.words.then} " if gains else l10n("ahead-lacks", n=lacks)
        wide = draw_pattern(Canvas(0, 0, canvas.signs), 0, 0, prophecy.pattern, board.words.each, _PATTERN, 2)
        need = 3 + wide + cell_len(text) + 3
        if x + need > area.right:
            canvas.put(min(x, area.right - 1), y, MORE, "muted")
            return
        x = draw_mark(canvas, x, y, Card(prophecy)) + 1
        x = draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, _PATTERN, 2) + 1
        x = canvas.put(x, y, text, "muted")
        if gains:
            x = canvas.put(x, y, str(then.points), points_ink(then.points))
        x += 3


def _lacking(worth: Worth) -> int:
    """How many pieces a card lacks for its next level; 0 if there is no way to one."""
    return 0 if worth.way is None else len(worth.way.missing.symbols)
