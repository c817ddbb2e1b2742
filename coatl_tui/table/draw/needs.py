"""What cards need: those of hand and row from each field, those of the row beside each own coatl, what of the hand each
field brings nearer, and what can be done at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Take
from coatl_core.game.reach import NOTHING_YET, Reach, fields_with, reach
from coatl_core.language.cardtext import levels_text, prophecy_hint, prophecy_text
from coatl_core.play.things import CoatlItem
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import MET, MORE, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, Card, fitted, put_runs, shortened
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import draw_levels, draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

_CARD, _SHORT = 36, 24
"""The cells of a card beside what it needs, and of one without its levels."""
_LEAST_FIELD, _MOST_FIELD = 12, 20
"""The cells of what a field has for a card."""
_TABLES = ((_CARD, 3, 14), (_SHORT, 1, _LEAST_FIELD), (20, 1, 9))
"""The cells of a card, of the gap behind it, and the least ones of what a field has, the roomiest first."""
_LINE = ("─", "-")
"""What frames are made of, also in ASCII."""
_LEAST_TABLE = 4
"""The rows of the least table of fields and cards."""
_ROOMY, _TILES = 130, 18
"""From so many cells on cards in words have the pieces that they lack, in so many cells."""
_WHERE, _NEVER = 26, 99
"""The most cells of where pieces are that a card lacks; more pieces than any card lacks."""
_LEAST_LIST = 30
"""The least cells of the cards of the row in the hand."""
_NUMBER = 5
"""The cells of a number alone."""
_FIELD = 16
"""The least cells of a field with the cards that it brings nearer."""


def draw_fields(canvas: Canvas, board: Board, area: Rect) -> None:
    """What all fields of body segments have for the cards of the hand and of the row. In a few rows only which cards a
    field brings nearer."""
    if area.height < _LEAST_TABLE:
        _draw_nearer_rows(canvas, board, area)
        return
    numbers = range(1, board.scene.view.rules.body_fields + 1)
    for card, gap, least in _TABLES:
        step = min(_MOST_FIELD, (area.right - area.x - 3 - card - gap) // max(1, len(numbers)))
        if step >= least:
            _draw_field_table(canvas, board, area, card, area.x + 2 + card + gap, step)
            return


def _draw_field_table(canvas: Canvas, board: Board, area: Rect, cells: int, left: int, step: int) -> None:
    """The cards below each other, the fields across: what of the first level of each card lies on the own board, what
    the field would bring, and what is still to get then. The best of each row are lighter. The hand comes first; if
    there is no room for all, the cards of the row that lack most are left out."""
    scene, l10n, view = board.scene, board.scene.l10n, board.scene.view
    numbers = range(1, view.rules.body_fields + 1)
    hand, row = _numbered(scene.hand), _numbered(view.row)
    y = area.y
    airy = area.height >= 2 + len(hand) + len(row) + bool(hand and row)
    if airy:
        x = canvas.put(area.x + 2, y, fitted(l10n("ahead-fields-title"), area.width - 4), "bold text") + 3
        legend = l10n("ahead-fields-legend")
        if x + cell_len(legend) <= area.right - 2:
            canvas.right(area.right - 2, y, legend, "muted")
        y += 1
    else:
        canvas.put(area.x + 2, y, fitted(l10n("ahead-fields-short"), cells), "bold text")
    for column, number in enumerate(numbers):
        sign = board.sign(number_sign(number)) or str(number)
        at = canvas.put(left + column * step, y, f"{sign} ", "bold key")
        for kind in view.supply[number - 1]:
            at = draw_piece(canvas, at, y, kind)
    y += 1
    ways = {card: [_way(board, card, field) for field in numbers] for card, _ in (*hand, *row)}
    least = {card: min((len(way.to_get) for way in each if way is not None), default=0) for card, each in ways.items()}
    room = max(0, area.bottom - y - len(hand))
    kept = _least_of(row, room, least)
    for cards, key in ((hand, "go-hand"), (kept, "go-prophecies")):
        if cards and y < area.bottom:
            canvas.put(area.x, y, board.letter(key), "bold key")
        for card, digit in cards[: max(0, area.bottom - y)]:
            spot = Rect(area.x + 2, y, cells, 1)
            _draw_held(canvas, board, spot, view.catalog.prophecies[card], digit, levels=cells > _SHORT)
            for column, way in enumerate(ways[card]):
                if way is not None:
                    wide = step - 1 - (step > _LEAST_FIELD)
                    _draw_way(canvas, Rect(left + column * step, y, wide, 1), way, len(way.to_get) == least[card])
            y += 1
        y += airy and bool(cards)


def _draw_nearer_rows(canvas: Canvas, board: Board, area: Rect) -> None:
    """Which cards each field brings nearer, in a row those of the hand and in one those of the row."""
    scene, view = board.scene, board.scene.view
    numbers = range(1, view.rules.body_fields + 1)
    groups = [("go-hand", _numbered(scene.hand)), ("go-prophecies", _numbered(view.row))]
    y = area.bottom - min(area.height, sum(bool(cards) for _, cards in groups))
    left = area.x + 4 + cell_len(scene.l10n("ahead-nearer"))
    step = (area.right - left) // max(1, len(numbers))
    for key, cards in [group for group in groups if group[1]][: area.height]:
        x = canvas.put(area.x + 1, y, board.letter(key), "bold key") + 1
        canvas.put(x, y, scene.l10n("ahead-nearer"), "muted")
        prophecies = tuple(view.catalog.prophecies[card] for card, _ in cards)
        nearer = _nearer(prophecies, view.rules.strict_x, view.own.board, tuple(view.supply))
        for column, number in enumerate(numbers):
            x = canvas.put(left + column * step, y, board.sign(number_sign(number)) or str(number), "bold key") + 1
            for place in nearer[column]:
                card, digit = cards[place]
                if x + 2 < left + (column + 1) * step:
                    x = canvas.put(x, y, "▌", view.catalog.prophecies[card].color)
                    x = canvas.put(x, y, digit, "text")
        y += 1


def _draw_in_words(canvas: Canvas, board: Board, area: Rect, titles: Sequence[str]) -> bool:
    """The cards of the row in words, and where the pieces are that they lack for a new coatl, below a title, which is
    in the frame of the hand if it has no row. Returns False, and draws nothing, if there is no card."""
    view, l10n = board.scene.view, board.scene.l10n
    row = _numbered(view.row)[: area.height]
    if not row:
        return False
    y = area.y
    titled = len(row) < area.height
    canvas.fill(Rect(area.x, y, area.width, len(row) + titled), "card")
    if titled:
        canvas.put(area.x + 1, y, fitted(titles[0], area.width - 2), "bold text")
        y += 1
    else:
        _draw_in_frame(canvas, board, area, titles)
    below = {card: board.card(card).below for card, _ in row}
    ways = {card: board.scene.lacks(card, board.aim[0], board.scene.brought) for card, _ in row}
    best = min((len(each.to_get) for each in ways.values() if each is not None), default=0)
    tiles = _TILES if area.width >= _ROOMY else 0
    room = area.width - _SHORT - 3
    told = {card: shortened(runs, min(room, _WHERE)) for card, runs in below.items()}
    where = max((sum(cell_len(text) for text, _ in runs) for runs in told.values()), default=0)
    for card, digit in row:
        prophecy = view.catalog.prophecies[card]
        _draw_held(canvas, board, Rect(area.x, y, _SHORT, 1), prophecy, digit, levels=False)
        left = room - where - 2 - tiles - bool(tiles)
        whole = f"{prophecy_text(prophecy, l10n)} · {levels_text(prophecy.levels, l10n)}"
        texts = (
            whole,
            prophecy_text(prophecy, l10n),
            prophecy_hint(prophecy, l10n),
            prophecy_hint(prophecy, l10n, short=True),
        )
        text = next((text for text in texts if cell_len(text) <= left), "")
        canvas.put(area.x + _SHORT + 1, y, text, "muted")
        way = ways[card]
        if tiles and way is not None:
            spot = Rect(area.right - 3 - where - tiles, y, tiles, 1)
            _draw_way(canvas, spot, way, len(way.to_get) == best)
        put_runs(canvas, area.right - 1 - where, y, told[card])
        y += 1
    return True


def _draw_in_frame(canvas: Canvas, board: Board, area: Rect, titles: Sequence[str]) -> None:
    """The first of these titles that has room in the line above an area, between what stands there already, with the
    key of the row."""
    y, key = area.y - 1, board.letter("go-prophecies")
    above = [canvas.text_at(x - canvas.left, y - canvas.top) in _LINE for x in range(area.x, board.at.hand.right)]
    free = above.index(True) if True in above else len(above)
    x, room = area.x + free, [*above[free:], False].index(False)
    title = next((title for title in titles if cell_len(title) + cell_len(key) + 5 <= room), "")
    if title:
        x = canvas.put(x + 1, y, f" {title} ", "bold text")
        canvas.put(x, y, f"{key} ", "bold key")


def _least_of(cards: list[tuple[str, str]], room: int, lacks: Mapping[str, int]) -> list[tuple[str, str]]:
    """So many of these cards, those that lack least, in their order."""
    return sorted(sorted(cards, key=lambda each: lacks.get(each[0], _NEVER))[: max(0, room)], key=cards.index)


def _numbered(cards: Iterable[str | None]) -> list[tuple[str, str]]:
    """The cards of a hand or a row, each with its digit."""
    return [(card, str(place)) for place, card in enumerate(cards, 1) if card is not None]


def draw_to_come(canvas: Canvas, board: Board, area: Rect, *titles: str) -> bool:
    """In the place of the cards that may still come into the hand: what those of the row lack beside each own coatl
    that can grow, and beside a new one, below the first of the ``titles`` that has room. Returns False, and draws
    nothing, if there is no such coatl, or no room."""
    scene, view = board.scene, board.scene.view
    numbers = [number for number, _ in scene.growing()]
    new = len(view.own.coatls) + 1
    if not scene.shows_own or "worth" in board.hidden or area.height < 3 or area.width < _LEAST_LIST:
        return False
    if not numbers:
        return _draw_in_words(canvas, board, area, titles)
    numbers += [new] * (board.at.free is not None)
    wide = _LEAST_FIELD * len(numbers) + _CARD <= area.width - 2
    step = (area.width - 2 - _CARD) // len(numbers) if wide else _NUMBER
    left = area.right - 1 - step * len(numbers)
    row = _numbered(view.row)
    lacks = {card: len(way.to_get) for card, _ in row if (way := scene.lacks(card, board.aim[0])) is not None}
    rows = _least_of(row, area.height - 1, lacks)
    title = next((title for title in titles if cell_len(title) < left - area.x - 1), "")
    if not title or not rows:
        return False
    canvas.fill(Rect(area.x, area.y, area.width, len(rows) + 1), "card")
    x = canvas.put(area.x + 1, area.y, title, "bold text")
    if len(rows) < len(row):
        canvas.put(x + 1, area.y, f"{MORE} {len(row) - len(rows)}", "muted")
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
        ways = [None if (number, card) in scene.barred else lacking(scene, card, number)[1] for number in numbers]
        best = min((len(way.to_get) for way in ways if way is not None), default=0)
        for column, way in enumerate(ways):
            spot = Rect(left + column * step, y, step - 1, 1)
            if way is None:
                canvas.right(spot.right - 1, y, REFUSED, "faint")
            else:
                _draw_way(canvas, spot, way, len(way.to_get) == best, pieces=wide)
    return True


def _way(board: Board, card: str, number: int) -> Reach | None:
    """What a card needs for its first level with the pieces of a field."""
    view = board.scene.view
    return _first_way(view.catalog.prophecies[card], view.rules.strict_x, view.own.board, view.supply[number - 1])


@lru_cache(32)
def _nearer(
    cards: tuple[Prophecy, ...], strict: bool, own: tuple[Piece, ...], supply: tuple[tuple[Piece, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """The places of the cards that each field brings nearer to their first level."""

    def to_get(card: Prophecy, field: tuple[Piece, ...]) -> int:
        way = _first_way(card, strict, own, field)
        return 0 if way is None else len(way.to_get)

    now = [to_get(card, ()) for card in cards]
    return tuple(tuple(n for n, card in enumerate(cards) if to_get(card, field) < now[n]) for field in supply)


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
    canvas.paste(area.x, area.y, _way_drawn(way, area.width, best, pieces, canvas.signs))


@lru_cache(512)
def _way_drawn(way: Reach, width: int, best: bool, pieces: bool, signs: Signs) -> Canvas:
    """What a card needs, kept once it has been drawn: most of it looks the same after a key."""
    canvas, area = Canvas(width, 1, signs), Rect(0, 0, width, 1)
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
    end = area.right - (not pieces or area.width >= _LEAST_FIELD)
    canvas.right(end, y, str(left) if left else MET, ink if left else "bold good")
    return canvas


# What a field brings


def lacking(scene: Scene, card: str, number: int) -> tuple[Reach | None, Reach | None]:
    """Returns what a card lacks beside an own coatl, and what it is drawn to lack, as cards of hand and row are: with
    what the field under the cursor would bring, if that helps."""
    way = scene.lacks(card, number)
    then = scene.lacks(card, number, scene.brought) if scene.brought else None
    return way, then if then is not None and then.brought else way


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
    many columns as there is room for. Where the fields are above all cards, only those of heads and tails."""
    view = board.scene.view
    numbers = [number for number, pieces in enumerate(view.supply, 1) if pieces]
    if board.at.ahead is not None and (board.coatl is None or board.coatl.complete):
        numbers = [number for number in numbers if number > view.rules.body_fields]
    columns = max(1, min(area.width // _FIELD, -(-len(numbers) // area.height)))
    if not board.tells_worth or not board.scene.shows_own or not numbers or area.width < _FIELD:
        return
    rows = min(area.height, -(-len(numbers) // columns))
    width = area.width // columns
    canvas.fill(Rect(area.x, area.y, area.width, rows), "card")
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
