"""What cards need, on a large table: of the cards of hand and row from each field, of those of the row beside each own
coatl, what of the hand each field brings nearer, and what can be done at once."""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Take
from coatl_core.game.reach import NOTHING_YET, Reach, fields_with, reach
from coatl_core.play.things import CoatlItem
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MET, MORE, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, Card, fitted
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.small_card import draw_levels, draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

_CARD = 36
"""The cells of a card beside what it needs."""
_LEAST_FIELD, _MOST_FIELD = 12, 20
"""The cells of what a field has for a card."""
_NUMBER = 5
"""The cells of a number alone."""
_FIELD = 20
"""The cells of a field with the cards that it brings nearer."""


def draw_fields(canvas: Canvas, board: Board, area: Rect) -> None:
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


def draw_to_come(canvas: Canvas, board: Board, area: Rect, *titles: str) -> bool:
    """In the place of the cards that may still come into the hand: what those of the row lack beside each own coatl
    that can grow, and beside a new one, below the first of the ``titles`` that has room. Returns False, and draws
    nothing, if there is no such coatl, or no room."""
    scene, view = board.scene, board.scene.view
    numbers = [number for number, _ in scene.growing()]
    new = len(view.own.coatls) + 1
    if not numbers or not scene.shows_own or "worth" in board.hidden or area.height < 3:
        return False
    numbers += [new] * (board.at.free is not None)
    wide = _LEAST_FIELD * len(numbers) + _CARD <= area.width - 2
    step = (area.width - 2 - _CARD) // len(numbers) if wide else _NUMBER
    left = area.right - 1 - step * len(numbers)
    rows = [(card, str(place)) for place, card in enumerate(view.row, 1) if card is not None][: area.height - 1]
    title = next((title for title in titles if cell_len(title) < left - area.x - 1), "")
    if not title or not rows:
        return False
    canvas.fill(Rect(area.x, area.y, area.width, len(rows) + 1), "card")
    canvas.put(area.x + 1, area.y, title, "bold text")
    for column, number in enumerate(numbers):
        texts = (scene.l10n("ahead-coatl", coatl=number), str(number))
        if number == new:
            texts = (scene.l10n("ahead-new"), "+")
        text = next((text for text in texts if cell_len(text) < step), texts[-1])
        canvas.right(left + (column + 1) * step - 1, area.y, text, "bold text" if number == board.aim[0] else "muted")
    for y, (card, digit) in enumerate(rows, area.y + 1):
        prophecy = view.catalog.prophecies[card]
        room = min(_CARD, left - area.x)
        _draw_held(canvas, board, Rect(area.x, y, room, 1), prophecy, digit, levels=room > 20)
        ways = [None if (number, card) in scene.barred else scene.lacks(card, number) for number in numbers]
        best = min((len(way.to_get) for way in ways if way is not None), default=0)
        for column, way in enumerate(ways):
            spot = Rect(left + column * step, y, step - 1, 1)
            if way is None:
                canvas.right(spot.right - 1, y, REFUSED, "faint")
            else:
                _draw_way(canvas, spot, way, len(way.to_get) == best, pieces=wide)
    return True


def _way(board: Board, prophecy: Prophecy, number: int) -> Reach | None:
    view = board.scene.view
    return _first_way(prophecy, view.rules.strict_x, view.own.board, view.supply[number - 1])


@lru_cache(1024)
def _first_way(prophecy: Prophecy, strict: bool, own: tuple[Piece, ...], field: tuple[Piece, ...]) -> Reach | None:
    return reach(prophecy, NOTHING_YET, strict, own, field)


def _draw_held(
    canvas: Canvas, board: Board, area: Rect, prophecy: Prophecy, number: str, *, levels: bool = True
) -> None:
    canvas.fill(area, "card")
    x = canvas.put(area.x + 1, area.y, f"{number} ", "muted")
    x = draw_mark(canvas, x, area.y, Card(prophecy)) + 1
    wide = draw_levels(Canvas(0, 0, canvas.signs), 0, 0, Card(prophecy), 14) if levels else -1
    draw_pattern(canvas, x, area.y, prophecy.pattern, board.words.each, area.right - wide - 2 - x)
    if levels:
        draw_levels(canvas, area.right - wide - 1, area.y, Card(prophecy), 14)


def _draw_way(canvas: Canvas, area: Rect, way: Reach, best: bool, pieces: bool = True) -> None:
    """What a card needs, piece by piece, and how much of it is still to get; a sign if nothing is. Without ``pieces``
    only how much."""
    canvas.fill(area, "card-lit" if best else "card")
    shown = list(zip(way.missing.symbols, way.pieces, way.sources, strict=True))
    x, y = area.x + 1, area.y
    cells = 2 if 2 * len(shown) + 4 <= area.width else 1
    for symbol, kind, source in shown if pieces else ():
        if x + cells > area.right - 3:
            x = canvas.put(x, y, MORE, "muted")
            break
        pen = Pen(canvas.signs)
        put_found(pen, kind.color if kind is not None else symbol, source, cells)
        x = pen.paint(canvas, x, y)
    left = len(way.to_get)
    ink = "bold text" if best else "muted"
    canvas.right(area.right - 1, y, str(left) if left else MET, ink if left else "bold good")


# What a field brings


def draw_nearer(canvas: Canvas, board: Board, x: int, y: int, room: int, number: int) -> None:
    """The cards of the hand that a field brings nearer, by their colours and numbers, in so many cells."""
    scene, (aim, coatl) = board.scene, board.aim
    if coatl is None or Take(number) not in scene.legal or not scene.shows_own:
        return
    pieces = scene.view.supply[number - 1]
    helped = [
        (place, card)
        for place, card in enumerate(scene.hand, 1)
        if card is not None and (aim, card) not in scene.barred and _is_nearer(board, card, aim, pieces)
    ]
    for place, card in helped[: room // 2]:
        x = canvas.put(x, y, "▌", scene.view.catalog.prophecies[card].color)
        x = canvas.put(x, y, str(place), "muted")


def _is_nearer(board: Board, card: str, number: int, pieces: tuple[Piece, ...]) -> bool:
    """Whether these pieces would bring a card nearer to its next level."""
    now, then = board.scene.lacks(card, number), board.scene.lacks(card, number, pieces)
    return now is not None and then is not None and len(then.to_get) < len(now.to_get)


def draw_fields_beside(canvas: Canvas, board: Board, area: Rect) -> None:
    """The fields that have something, each with the cards of the hand that it brings nearer: beside the rack, in as
    many columns as there is room for."""
    view = board.scene.view
    numbers = [number for number, pieces in enumerate(view.supply, 1) if pieces]
    columns = max(1, min(area.width // _FIELD, -(-len(numbers) // area.height)))
    if not board.tells_worth or not board.scene.shows_own or not numbers or area.width < _FIELD:
        return
    rows = min(area.height, -(-len(numbers) // columns))
    canvas.fill(Rect(area.x, area.y, area.width, rows), "card")
    width = area.width // columns
    for place, number in enumerate(numbers[: rows * columns]):
        column, row = divmod(place, rows)
        x, y = area.x + 1 + column * width, area.y + row
        end = x + width - 2
        x = canvas.put(x, y, board.sign(number_sign(number)) or str(number % 10), "bold key") + 1
        for kind in view.supply[number - 1]:
            x = draw_piece(canvas, x, y, kind, Scale(1, 3))
        draw_nearer(canvas, board, x + 1, y, end - x - 1, number)


def draw_at_once(canvas: Canvas, board: Board, area: Rect) -> None:
    """In a row, which cards of the hand can be fulfilled now, and which ones lack one piece or two, with the fields
    that have some of them. Of the coatl under the cursor the sentence says it."""
    scene, view, (aim, coatl) = board.scene, board.scene.view, board.aim
    if coatl is None or not board.tells_worth or not scene.shows_own or scene.item == CoatlItem(aim):
        return
    x = area.x
    cards = [card for card in scene.hand if card is not None and (aim, card) not in scene.barred]
    ready = [(card, scene.ready[aim, card].points) for card in cards if (aim, card) in scene.ready]
    if ready:
        x = canvas.put(x, area.y, f"{MET} {board.words.ready}", "good") + 2
    for card, points in ready:
        x = _draw_named(canvas, board, x, area, card, f"+{points}", "bold points")
    for left in (1, 2):
        label = scene.l10n("card-to-get", n=left)
        for card in cards:
            way = scene.lacks(card, aim)
            if way is None or len(way.to_get) != left:
                continue
            fields = fields_with(view.supply, way.to_get)[1]
            signs = scene.l10n("list-comma").join(board.sign(number_sign(field)) for field in fields)
            where = scene.l10n("card-fields", n=len(fields), fields=signs) if fields else scene.l10n("card-none-out")
            if x + cell_len(label) + 2 + 20 + cell_len(where) > area.right:
                return
            if label:
                x, label = canvas.put(x, area.y, label, "muted") + 2, ""
            x = _draw_named(canvas, board, x, area, card, where, "text" if fields else "faint")


def _draw_named(canvas: Canvas, board: Board, x: int, area: Rect, card: str, text: str, ink: str) -> int:
    """A card with a text behind it. Returns the column after them and a gap, or ``x`` if they have no room."""
    prophecy = board.scene.view.catalog.prophecies[card]
    if x + 20 + cell_len(text) > area.right:
        return x
    x = draw_mark(canvas, x, area.y, Card(prophecy)) + 1
    x = draw_pattern(canvas, x, area.y, prophecy.pattern, board.words.each, 14, 2) + 1
    return canvas.put(x, area.y, text, ink) + 3
