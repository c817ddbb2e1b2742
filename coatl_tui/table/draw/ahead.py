"""What lies ahead, on a large table: what the next piece would bring for the active coatl, and before there is one,
what each field has for the cards of the hand and of the row."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rich.cells import cell_len

from coatl_core.cards.pieces import Part, Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import Coatl
from coatl_core.game.reach import NOTHING_YET, Reach, reach
from coatl_core.play.ahead import NextBody, next_bodies
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MET, MORE, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, Card, Worth, fitted, points_ink
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.small_card import draw_levels, draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

_LABEL = 12
"""The columns before the rows of the next piece."""
_WHERE = 22
"""The cells of where a piece is."""
_PATTERN = 14
"""The most cells of a pattern."""
_CARD = 36
"""The cells of a card of the hand beside what the fields have for it."""
_LEAST_FIELD, _MOST_FIELD = 12, 20
"""The cells of what a field has for a card."""


def draw_ahead(canvas: Canvas, board: Board) -> None:
    """What lies ahead, where there is room for it."""
    area = board.at.ahead
    if area is None or not board.scene.shows_own or "worth" in board.hidden:
        return
    if board.coatl is not None and not board.coatl.complete:
        _draw_next(canvas, board, area, next_bodies(board.scene))
    else:
        _draw_fields(canvas, board, area)


# The next piece


def _draw_next(canvas: Canvas, board: Board, area: Rect, bodies: Iterable[NextBody]) -> None:
    """A row for each colour: where such a piece is, and which cards it brings more points or nearer to them."""
    l10n, now = board.scene.l10n, board.coatl
    if now is None:
        return
    bodies = tuple(bodies)
    if not bodies:
        return
    ends = min(area.height - len(bodies), (not now.head) + (not now.tail))
    slate = Rect(area.x + _LABEL, area.y, area.width - _LABEL - 2, len(bodies) + max(0, ends))
    canvas.fill(slate, "card")
    for y, line in enumerate(wrap(l10n("ahead-next"), _LABEL - 3)[: area.height], area.y):
        canvas.put(area.x + 2, y, line, "bold text")
    y = area.y
    for body in bodies:
        _draw_body(canvas, board, Rect(slate.x + 1, y, slate.width - 1, 1), body, now)
        y += 1
    for part in ("head", "tail"):
        if y < area.bottom and not (now.head if part == "head" else now.tail):
            _draw_ends(canvas, board, Rect(slate.x + 1, y, slate.width - 1, 1), part)
            y += 1


def _draw_ends(canvas: Canvas, board: Board, area: Rect, part: Part) -> None:
    """The heads or the tails that could close an end: those on the own board, and those on fields."""
    view, l10n, y = board.scene.view, board.scene.l10n, area.y
    x = canvas.put(area.x, y, fitted(l10n(f"ahead-{part}"), _WHERE), "muted") + 1
    for kind in view.own.board:
        if kind.part == part:
            x = draw_piece(canvas, x, y, kind, Scale(1, 3)) + 1
    owned = x
    for number, pieces in enumerate(view.supply, 1):
        for kind in pieces:
            if kind.part == part:
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
        x = canvas.put(x, y, f"{REFUSED} ", "bold news")
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
        need = 3 + _PATTERN + cell_len(text) + 3
        if x + need > area.right:
            canvas.put(min(x, area.right - 1), y, MORE, "muted")
            return
        x = draw_mark(canvas, x, y, Card(prophecy)) + 1
        x = draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, _PATTERN, 2) + 1
        x = canvas.put(x, y, text, "muted")
        if gains:
            ink = points_ink(then.points) if then.points > before.points else "bold news"
            x = canvas.put(x, y, str(then.points), ink)
        x += 3


def _lacking(worth: Worth) -> int:
    """How many pieces a card lacks for its next level; 0 if there is no way to one."""
    return 0 if worth.way is None else len(worth.way.missing.symbols)


# What the fields have for the hand


def _draw_fields(canvas: Canvas, board: Board, area: Rect) -> None:
    """The cards of the hand and of the row below each other, the fields of body segments across: what of the first
    level of each card lies on the own board, what the field would bring, and what is still to get then. The best of
    each row are lighter."""
    scene, l10n, view = board.scene, board.scene.l10n, board.scene.view
    title = l10n("ahead-fields-title")
    x = canvas.put(area.x + 2, area.y, fitted(title, area.width - 4), "bold text") + 3
    legend = l10n("ahead-fields-legend")
    if x + cell_len(legend) <= area.right - 2:
        canvas.right(area.right - 2, area.y, legend, "muted")
    left = area.x + 2 + _CARD + 3
    numbers = range(1, view.rules.body_fields + 1)
    step = min(_MOST_FIELD, (area.right - 1 - left) // max(1, len(numbers)))
    if step < _LEAST_FIELD:
        return
    for column, number in enumerate(numbers):
        sign = board.sign(number_sign(number)) or str(number)
        at = canvas.put(left + column * step, area.y + 1, f"{sign} ", "bold key")
        for kind in view.supply[number - 1]:
            at = draw_piece(canvas, at, area.y + 1, kind)
    y = area.y + 2
    rows = [(card, str(place)) for place, card in enumerate(scene.hand, 1)]
    row = [(card, str(place)) for place, card in enumerate(view.row, 1)]
    for cards, key in ((rows, "go-hand"), (row, "go-prophecies")):
        if y < area.bottom:
            canvas.put(area.x, y, board.letter(key), "bold key")
        for card, digit in cards:
            if card is None or y >= area.bottom:
                continue
            prophecy = view.catalog.prophecies[card]
            _draw_held(canvas, board, Rect(area.x + 2, y, _CARD, 1), prophecy, digit)
            ways = [_way(board, prophecy, field) for field in numbers]
            best = min((len(way.to_get) for way in ways if way is not None), default=0)
            for column, way in enumerate(ways):
                if way is not None:
                    _draw_way(canvas, Rect(left + column * step, y, step - 2, 1), way, len(way.to_get) == best)
            y += 1
        y += 1


def _way(board: Board, prophecy: Prophecy, number: int) -> Reach | None:
    view = board.scene.view
    return _first_way(prophecy, view.rules.strict_x, view.own.board, view.supply[number - 1])


@lru_cache(1024)
def _first_way(prophecy: Prophecy, strict: bool, own: tuple[Piece, ...], field: tuple[Piece, ...]) -> Reach | None:
    return reach(prophecy, NOTHING_YET, strict, own, field)


def _draw_held(canvas: Canvas, board: Board, area: Rect, prophecy: Prophecy, number: str) -> None:
    canvas.fill(area, "card")
    x = canvas.put(area.x + 1, area.y, f"{number} ", "muted")
    x = draw_mark(canvas, x, area.y, Card(prophecy)) + 1
    levels = Canvas(0, 0, canvas.signs)
    wide = draw_levels(levels, 0, 0, Card(prophecy), 14)
    draw_pattern(canvas, x, area.y, prophecy.pattern, board.words.each, area.right - wide - 2 - x)
    draw_levels(canvas, area.right - wide - 1, area.y, Card(prophecy), 14)


def _draw_way(canvas: Canvas, area: Rect, way: Reach, best: bool) -> None:
    """What a card needs, piece by piece, and how much of it is still to get; a sign if nothing is."""
    canvas.fill(area, "card-lit" if best else "card")
    shown = list(zip(way.missing.symbols, way.pieces, way.sources, strict=True))
    x, y = area.x + 1, area.y
    cells = 2 if 2 * len(shown) + 4 <= area.width else 1
    for symbol, kind, source in shown:
        if x + cells > area.right - 3:
            x = canvas.put(x, y, MORE, "muted")
            break
        pen = Pen(canvas.signs)
        put_found(pen, kind.color if kind is not None else symbol, source, cells)
        x = pen.paint(canvas, x, y)
    left = len(way.to_get)
    ink = "bold text" if best else "muted"
    canvas.right(area.right - 1, y, str(left) if left else MET, ink if left else "bold good")
