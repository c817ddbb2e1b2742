"""What cards need: those of hand and row from each field, and those of the row beside each own coatl."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import TypeAlias, TypeVar

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.reach import Reach, fields_with
from coatl_core.play.things import Field
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.nearer import draw_nearer_list, first_way, numbered, put_in_frame
from coatl_tui.table.draw.wanted import draw_pairs, draw_wanted
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, Card, fitted, met_sign
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import draw_levels, draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

_T = TypeVar("_T")
_CARD, _SHORT = 36, 24
"""The cells of a card beside what it needs, and of one without its levels."""
_LEAST_FIELD, _MOST_FIELD, _WIDEST = 12, 20, 30
"""The cells of what a field has for a card, and the most of what a card of the row needs beside a coatl."""
_TIGHT, _CLOSE = 15, 13
"""So many have no room for a gap beside five pieces, and so many none behind their number."""
_TABLES = (
    (_CARD - 3, 3, 15, 6),
    (_SHORT, 1, 14, 6),
    (28, 1, 13, 0),
    (_SHORT, 1, _LEAST_FIELD, 0),
    (20, 1, 9, 4),
    (20, 1, 9, 0),
)
"""The cells of a card, of the gap behind it, the least ones of what a field has, and those of a head or a tail, the
roomiest first."""
_LEAST_TABLE = 4
"""The rows of the least table of fields and cards."""
_NEVER = 99
"""More pieces than any card lacks."""
_LEAST_LIST = 30
"""The least cells of the cards of the row in the hand."""
_SIDE = 9
"""The most cells of words beside the cards of the row."""
_NUMBER = 5
"""The cells of a number alone."""
_WHERE, _LEAST_WHERE = 20, 14
"""The cells of where the pieces are that a card lacks, and the least ones for two fields."""


def draw_fields(canvas: Canvas, board: Board, area: Rect) -> None:
    """What all fields have for the cards of the hand and of the row. In a few rows only which cards a field brings
    nearer."""
    rules = board.scene.view.rules
    if area.height < (_LEAST_TABLE if board.at.framed else 1 + len(board.scene.view.row)):
        draw_nearer_list(canvas, board, area)
        return
    ends = range(rules.body_fields + 1, rules.fields + 1)
    for card, gap, least, end in _TABLES:
        room = area.right - area.x - 3 - card - gap - end * len(ends)
        step = min(_MOST_FIELD, room // max(1, rules.body_fields))
        if step >= least:
            _draw_field_table(canvas, board, area, card, _columns(board, 2 + card + gap, step, end))
            return


@frozen
class _Column:
    """Where it is told what a field has: its sign and its pieces, from ``x`` on in so many cells, in numbers alone if
    there are few."""

    sign: str
    pieces: tuple[Piece, ...]
    x: int
    width: int

    @property
    def tiles(self) -> bool:
        """Whether there is room for pieces."""
        return self.width > _NUMBER


def _columns(board: Board, x: int, step: int, end: int) -> Iterable[_Column]:
    """The columns of all fields: bodies with so many cells each, heads and tails with few or none."""
    view = board.scene.view
    for number in range(1, view.rules.fields + 1):
        wide = step if number <= view.rules.body_fields else end
        sign = board.field_sign(number)
        if wide:
            yield _Column(sign, tuple(view.supply[number - 1]), x, wide - 1 - (wide > _TIGHT))
        x += wide


_Group: TypeAlias = tuple[str, tuple[tuple[str, Prophecy], ...]]
"""The key of the hand or the row, and its cards with their digits."""


@frozen
class _Table:
    """All that a table of cards and fields is drawn from: cards have so many ``cells``; the title has a row of its own
    if it is ``airy``, and between the hand and the row is a blank one if they are ``apart``; a ``legend`` stands beside
    the title."""

    groups: tuple[_Group, ...]
    columns: tuple[_Column, ...]
    own: tuple[Piece, ...]
    strict: bool
    cells: int
    airy: bool
    apart: bool
    title: str
    legend: str
    each: str
    width: int
    height: int
    signs: Signs

    def way(self, prophecy: Prophecy, column: _Column) -> Reach | None:
        """What a card needs for its first level with the pieces of a field."""
        return first_way(prophecy, self.strict, self.own, column.pieces)


def _draw_field_table(canvas: Canvas, board: Board, area: Rect, cells: int, columns: Iterable[_Column]) -> None:
    """The cards below each other, the fields across: what of the first level of each card lies on the own board, what
    the field would bring, and what is still to get then. The best of each row are lighter."""
    scene, l10n, view = board.scene, board.scene.l10n, board.scene.view
    groups = [
        (board.letter(key), tuple((digit, view.catalog.prophecies[card]) for card, digit in numbered(cards)))
        for key, cards in (("go-hand", scene.hand), ("go-prophecies", view.row))
    ]
    groups = [(key, cards) for key, cards in groups if cards]
    airy = area.height >= 2 + sum(len(cards) for _, cards in groups)
    legend = l10n("ahead-fields-legend")
    if not airy:
        put_in_frame(canvas, Rect(area.x, board.at.coatls.y, area.width, 1), legend)
    table = _Table(
        tuple(groups),
        tuple(columns),
        tuple(view.own.board),
        view.rules.strict_x,
        cells,
        airy,
        area.height >= 1 + sum(1 + len(cards) for _, cards in groups),
        l10n("ahead-fields-title" if airy else "ahead-fields-short"),
        legend if airy and scene.table.tokens else "",  # tokens lie where it is drawn else
        board.words.each,
        area.width,
        area.height,
        canvas.signs,
    )
    canvas.paste(area.x, area.y, _table_drawn(table))


@lru_cache(16)
def _table_drawn(table: _Table) -> Canvas:
    """A table, kept once it has been drawn: it looks the same wherever the cursor stands. The hand comes first; if
    there is no room for all, the cards of the row that lack most are left out, and counted."""
    canvas, cells, y = Canvas(table.width, table.height, table.signs), table.cells, 0
    x = canvas.put(2, y, fitted(table.title, table.width - 4 if table.airy else cells), "bold text") + 3
    if x + cell_len(table.legend) <= table.width - 2:
        canvas.right(table.width - 2, y, table.legend, "muted")
    y += table.airy
    for column in table.columns:
        at = canvas.put(column.x, y, f"{column.sign}{' ' * (column.width > 3)}", "bold key")
        for kind in column.pieces:
            at = draw_piece(canvas, at, y, kind, Scale(1, 3 if column.tiles else 1))
    y += 1
    ways = {
        prophecy: [table.way(prophecy, column) for column in table.columns]
        for _, cards in table.groups
        for _, prophecy in cards
    }
    least = {card: min((len(way.to_get) for way in each if way is not None), default=0) for card, each in ways.items()}
    *before, (last_key, last) = table.groups or (("", ()),)
    kept = _least_of([*last], table.height - y - sum(len(cards) for _, cards in before), lambda each: least[each[1]])
    if len(kept) < len(last):
        canvas.right(1 + cells, y - 1, f"{MORE} {len(last) - len(kept)}", "bold text")
    for key, cards in (*before, (last_key, tuple(kept))):
        if cards:
            canvas.put(0, y, key, "bold key")
        for digit, prophecy in cards[: max(0, table.height - y)]:
            _draw_held(canvas, table.each, Rect(2, y, cells, 1), prophecy, digit, levels=cells >= _SHORT)
            for column, way in zip(table.columns, ways[prophecy], strict=True):
                if way is not None:
                    place = Rect(column.x, y, column.width, 1)
                    _draw_way(canvas, place, way, len(way.to_get) == least[prophecy], pieces=column.tiles)
            y += 1
        y += table.apart and bool(cards)
    return canvas


def _least_of(cards: list[_T], room: int, lacks: Callable[[_T], int]) -> list[_T]:
    """So many of these cards, those that lack least, in their order."""
    return sorted(sorted(cards, key=lacks)[: max(0, room)], key=cards.index)


def draw_to_come(canvas: Canvas, board: Board, area: Rect, *titles: str, in_frame: bool = False) -> bool:
    """In the place of the cards that may still come into the hand: what those of the row lack beside each own coatl
    that can grow, and beside a new one, below the first of the ``titles`` that has room; while there is none, which
    pieces they ask for. A single coatl is not named if its name stands ``in_frame`` (see ``named_in_frame``). Returns
    False, and draws nothing, if there is no room."""
    scene, view = board.scene, board.scene.view
    numbers, new = _numbers_to_come(board), len(view.own.coatls) + 1
    if not scene.shows_own or "worth" in board.hidden or area.height < 3 or area.width < _LEAST_LIST:
        return False
    if not numbers:
        return draw_wanted(canvas, board, area, titles)
    row = numbered(view.row)
    if len(row) == area.height and _draw_without_heads(canvas, board, area, titles[0], numbers, row, in_frame):
        return True
    wide = _LEAST_FIELD * len(numbers) + _CARD <= area.width - 2
    step = (area.width - 2 - _CARD) // len(numbers) if wide else _NUMBER
    if len(numbers) > 1:
        step = min(step, _WIDEST)
    left = area.right - 1 - step * len(numbers)
    lacks = {card: len(way.to_get) for card, _ in row if (way := scene.lacks(card, board.aim[0])) is not None}
    rows = _least_of(row, area.height - 1, lambda each: lacks.get(each[0], _NEVER))
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
        x = left + column * step + 1 if wide else left + (column + 1) * step - 1 - cell_len(text)
        canvas.put(x, area.y, text, "bold text" if number == board.aim[0] else "muted")
    room = min(_CARD + (step == _WIDEST) * _MOST_FIELD, left - area.x)
    spots = [Rect(left + column * step, area.y + 1, step - 1, 1) for column in range(len(numbers))]
    _draw_to_come(canvas, board, Rect(area.x, area.y + 1, room, len(rows)), rows, numbers, spots, wide)
    if wide and len(numbers) == 1:
        asked = [
            (digit, view.catalog.prophecies[card], way)
            for card, digit in rows
            if (way := scene.lacks(card, numbers[0])) is not None
        ]
        x = left + _MOST_FIELD + _WHERE
        place = Rect(x, area.y, area.right - x, len(rows) + 1)
        if place.width > 0:
            board.keep(canvas, place, ("pairs", numbers[0]), partial(draw_pairs, board=board, area=place, ways=asked))
    return True


def _numbers_to_come(board: Board) -> list[int]:
    """The coatls beside which it is told what cards lack that may still come, but for the one of which the row itself
    tells."""
    numbers = [number for number, _ in board.scene.growing()]
    if not numbers:
        return []
    numbers += [len(board.scene.view.own.coatls) + 1] * (board.at.free is not None)
    return [number for number in numbers if number != board.aim[0]] or numbers


def named_in_frame(board: Board, area: Rect, title: str) -> tuple[int, str] | None:
    """The name of the only coatl beside which cards are told that may still come, and its column in the frame above
    them, where all rows below are taken, and it would leave no room for where the pieces are; None if it does not stand
    there."""
    scene = board.scene
    if not scene.shows_own or "worth" in board.hidden or len(scene.view.row) != area.height or not board.at.framed:
        return None
    numbers = _numbers_to_come(board)
    if len(numbers) != 1 or area.y != board.at.hand.y + 1 or area.width < _LEAST_LIST:
        return None
    beside = _WithoutHeads.of(board, area, title, numbers, in_frame=False)
    if beside is not None and beside.spots[0].width > _MOST_FIELD:  # also where the pieces are has room
        return None
    found = _WithoutHeads.of(board, area, title, numbers, in_frame=True)
    return None if found is None else (found.spots[0].x, " ".join(found.names[0]))


@frozen
class _WithoutHeads:
    """How all cards of the row stand where they need all rows: the ``lines`` of the title, so many cells ``before`` the
    cards, and those of a ``card``; and of each coatl the lines of its name, where they begin, and its first spot."""

    lines: list[str]
    before: int
    card: int
    names: list[list[str]]
    lefts: list[int]
    spots: list[Rect]

    @classmethod
    def of(cls, board: Board, area: Rect, title: str, numbers: Sequence[int], in_frame: bool) -> _WithoutHeads | None:
        """None if there is no room."""
        scene, new = board.scene, len(board.scene.view.own.coatls) + 1
        lines = wrap(title, _SIDE)
        told = [scene.l10n("ahead-new") if n == new else scene.l10n("ahead-coatl", coatl=n) for n in numbers]
        names = [wrap(name, _SIDE) for name in told]
        before = max(map(cell_len, lines)) + 2
        beside = [1 if in_frame else max(map(cell_len, name)) + 1 for name in names]
        spare = area.width - 1 - before - _SHORT - sum(size + 1 + _LEAST_FIELD for size in beside)
        if len(lines) > area.height or spare < 0:
            return None
        card = min(_CARD, _SHORT + spare // (2 if len(numbers) > 1 else 4))
        width = _LEAST_FIELD + (spare - card + _SHORT) // len(numbers)
        less = _MOST_FIELD + _LEAST_WHERE - width
        if len(numbers) == 1 and 0 < less <= card - _SHORT:  # cards leave room for where the pieces are
            card, width = card - less, width + less
        if len(numbers) > 1 or width < _MOST_FIELD + _LEAST_FIELD:
            width = min(_MOST_FIELD, width)
        x, lefts, spots = area.x + before + card + 1, [], []
        for size in beside:
            lefts.append(x)
            spots.append(Rect(x + size, area.y, width - 1, 1))
            x += size + width + 1
        return cls(lines, before, card, names, lefts, spots)


def _draw_without_heads(
    canvas: Canvas,
    board: Board,
    area: Rect,
    title: str,
    numbers: Sequence[int],
    row: Sequence[tuple[str, str]],
    in_frame: bool,
) -> bool:
    """All cards of the row where they need all rows: the title stands beside them, and the names of the coatls if they
    are not ``in_frame``. Returns False, and draws nothing, if there is no room for that."""
    found = _WithoutHeads.of(board, area, title, numbers, in_frame)
    if found is None:
        return False
    canvas.fill(area, "card")
    for y, line in enumerate(found.lines, area.y):
        canvas.put(area.x + 1, y, line, "bold text")
    for number, name, x in zip(numbers, found.names, found.lefts, strict=True):
        for y, line in enumerate(() if in_frame else name, area.y):
            canvas.put(x, y, line, "bold text" if number == board.aim[0] else "muted")
    cards = Rect(area.x + found.before, area.y, found.card, len(row))
    _draw_to_come(canvas, board, cards, row, numbers, found.spots, wide=True)
    return True


def _draw_to_come(
    canvas: Canvas,
    board: Board,
    area: Rect,
    rows: Sequence[tuple[str, str]],
    numbers: Sequence[int],
    spots: Sequence[Rect],
    wide: bool,
) -> None:
    """Cards of the row, and what they lack beside each of these coatls, whose first ``spots`` these are."""
    scene, view = board.scene, board.scene.view
    taken = scene.item.number if scene.brought and isinstance(scene.item, Field) else 0
    supply = [() if number == taken else pieces for number, pieces in enumerate(view.supply, 1)]
    for y, (card, digit) in enumerate(rows, area.y):
        prophecy = view.catalog.prophecies[card]
        _draw_held(
            canvas, board.words.each, Rect(area.x, y, area.width, 1), prophecy, digit, levels=area.width >= _SHORT
        )
        ways = [None if (number, card) in scene.barred else lacking(scene, card, number)[1] for number in numbers]
        best = min((len(way.to_get) for way in ways if way is not None), default=0)
        same = scene.l10n("ahead-same")
        for place, (first, way) in enumerate(zip(spots, ways, strict=True)):
            spot = Rect(first.x, y, first.width, 1)
            if way is None:
                canvas.right(spot.right - 1, y, REFUSED, "faint")
                continue
            before = ways[place - 1] if place else None
            alike = wide and before is not None and _needs(before) == _needs(way)
            fields = fields_with(supply, way.to_get)[1]
            text = fields_told(board, fields) if len(ways) == 1 and way.to_get else ""
            if wide and len(ways) == 1 and spot.width > _MOST_FIELD:
                canvas.put(spot.x + _MOST_FIELD + 1, y, fitted(text, spot.width - _MOST_FIELD - 2), "muted")
                spot = Rect(spot.x, y, _MOST_FIELD, 1)
            _draw_way(canvas, spot, way, len(way.to_get) == best, pieces=wide and not alike)
            if alike:  # the same tiles once more would hide where the two differ
                canvas.put(spot.x + 1, y, fitted(same, spot.width - 4), "muted")


def _needs(way: Reach) -> object:
    """What is drawn of the pieces that a card needs."""
    return way.missing.symbols, way.pieces, way.sources


def _draw_held(canvas: Canvas, each: str, area: Rect, prophecy: Prophecy, number: str, *, levels: bool = True) -> None:
    canvas.paste(area.x, area.y, _held_drawn(prophecy, number, area.width, each, levels, canvas.signs))


@lru_cache(256)
def _held_drawn(prophecy: Prophecy, number: str, width: int, each: str, levels: bool, signs: Signs) -> Canvas:
    """A card with what it asks for, kept once it has been drawn."""
    canvas = Canvas(width, 1, signs)
    canvas.fill(Rect(0, 0, width, 1), "card")
    x = canvas.put(1, 0, f"{number} ", "muted")
    x = draw_mark(canvas, x, 0, Card(prophecy)) + 1
    wide = draw_levels(Canvas(0, 0, signs), 0, 0, Card(prophecy), 14) if levels else -1
    draw_pattern(canvas, x, 0, prophecy.pattern, each, width - wide - 2 - x)
    if levels:
        draw_levels(canvas, width - wide - 1, 0, Card(prophecy), 14)
    return canvas


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
    tight = area.width == _CLOSE
    cells = 3 if area.width > _MOST_FIELD else 2 if 2 * len(shown) + 4 - tight <= area.width else 1
    for symbol, kind, source in shown if pieces else ():
        if x + cells > area.right - 3 + tight:
            x = canvas.put(x, y, MORE, "muted")
            break
        pen = Pen(canvas.signs)
        put_found(pen, kind.color if kind is not None else symbol, source, cells)
        x = pen.paint(canvas, x, y)
    left = len(way.to_get)
    ink = "bold text" if best else "muted"
    end = area.right - (not pieces or (area.width >= _LEAST_FIELD and not tight))
    canvas.right(end, y, str(left) if left else met_sign(True, canvas.signs), ink if left else "bold good")
    return canvas


def lacking(scene: Scene, card: str, number: int) -> tuple[Reach | None, Reach | None]:
    """Returns what a card lacks beside an own coatl, and what it is drawn to lack, as cards of hand and row are: with
    what the field under the cursor would bring, if that helps."""
    way = scene.lacks(card, number)
    then = scene.lacks(card, number, scene.brought) if scene.brought else None
    return way, then if then is not None and then.brought else way


def fields_told(board: Board, fields: Sequence[int]) -> str:
    """Fields in words, or that there is none."""
    l10n = board.scene.l10n
    signs = l10n("list-comma").join(map(board.field_sign, fields))
    return l10n("card-fields", n=len(fields), fields=signs) if fields else l10n("card-none-out")
