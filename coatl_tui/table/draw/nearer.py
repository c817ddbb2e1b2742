"""Which cards each field brings nearer to their first level, while no coatl is open: a list for a few rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.reach import NOTHING_YET, Reach, reach
from coatl_core.play.things import Field
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import NOTHING, Canvas, Rect
from coatl_tui.widgets.card import fitted, met_sign
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.tiles import put_found

_LINE = ("─", "━", "-", "=")
"""What frames are made of, also in ASCII."""
_NEAR = 36
"""The least cells of a field with the cards that it brings nearer."""
_END = 12
"""The least cells of the nearest card and what it lacks then, with a blank and a sign after it."""
_COUNT = 5
"""The cells of how many cards a field brings nearer, with two blanks after it; a head has room over the pieces, too."""


@frozen
class _Group:
    """The hand or the row: its key, its name, its cards by colour, the letter before their digit and this, and the
    places of those that each field brings nearer, each with what it lacks then; None if that is nothing."""

    key: str
    name: str
    cards: tuple[tuple[str, str, str], ...]
    nearer: tuple[tuple[tuple[int, Reach | None], ...], ...]


@frozen
class _Look:
    """How the list is drawn where it has no row for heads: with a place for each card or only those that a field brings
    nearer, with so many cells between two, and with the pieces of the field."""

    places: bool
    gap: int
    pieces: bool


_LOOKS = (
    _Look(True, 1, True),
    _Look(True, 0, True),
    _Look(False, 1, True),
    _Look(False, 0, True),
    _Look(False, 1, False),
    _Look(False, 0, False),
)
"""The looks of the list without heads, the roomiest first."""


def numbered(cards: Iterable[str | None]) -> list[tuple[str, str]]:
    """The cards of a hand or a row, each with its digit."""
    return [(card, str(place)) for place, card in enumerate(cards, 1) if card is not None]


def draw_nearer_list(canvas: Canvas, board: Board, area: Rect) -> None:
    """All fields, each with the cards of the hand and those of the row that it brings nearer, below a title in the
    frame of the pane. Those have a sign for which nothing is to get then. The field under the cursor is lit."""
    scene, view = board.scene, board.scene.view
    groups = []
    for key, cards in (("go-hand", numbered(scene.hand)), ("go-prophecies", numbered(view.row))):
        prophecies = tuple(view.catalog.prophecies[card] for card, _ in cards)
        nearer = _nearer(prophecies, view.rules.strict_x, view.own.board, tuple(view.supply))
        before = "" if key == "go-hand" else board.letter(key)
        told = tuple((each.color, before, digit) for each, (_, digit) in zip(prophecies, cards, strict=True))
        name = scene.l10n("ahead-of-hand" if key == "go-hand" else "ahead-of-row")
        groups += [_Group(board.letter(key), name, told, nearer)] if cards else []
    fields = tuple((board.field_sign(n), tuple(kinds)) for n, kinds in enumerate(view.supply, 1))
    legend = ""
    if len(groups) > 1:
        legend = scene.l10n(
            "ahead-nearer-legend", hand=groups[0].key, row=groups[1].key, sign=met_sign(True, scene.signs)
        )
    lit = scene.item.number - 1 if isinstance(scene.item, Field) and scene.brought else -1
    whole = f"{met_sign(True, scene.signs)} {board.words.then} {scene.l10n('card-all-yours')}"
    heads = tuple(scene.l10n(f"ahead-{head}") for head in ("brings-nearer", "brings-nearer-short", "nearest-then"))
    heads += (scene.l10n("ahead-nowhere-brief"),)
    drawn = _drawn(tuple(groups), fields, heads, legend, lit, area.width, area.height, canvas.signs)
    title = scene.l10n("ahead-nearer-title")
    signed = any(not _left(way) for group in groups for each in group.nearer for _, way in each)
    titles = (f"{title} · {whole}", title) if signed else (title,)
    put_in_frame(canvas, Rect(area.x, board.at.coatls.y, area.width, 1), *titles)
    canvas.paste(area.x, area.y, drawn)


_Field: TypeAlias = tuple[str, tuple[Piece, ...]]
"""The sign of a field, and what lies there."""


@lru_cache(32)
def _drawn(
    groups: tuple[_Group, ...],
    fields: tuple[_Field, ...],
    heads: tuple[str, ...],
    legend: str,
    lit: int,
    width: int,
    height: int,
    signs: Signs,
) -> Canvas:
    """The list, kept once it has been drawn: after most keys it looks the same. ``lit`` is the place of
    the field under the cursor, or -1. If there is a row for it, ``heads`` stand above the columns."""
    canvas = Canvas(width, height, signs)
    if groups and height > 1:
        for few in (False, True):
            if _draw_headed(canvas, groups, fields, heads, lit, few=few):
                return canvas
    columns = max(1, min(width // _NEAR, len(fields)), -(-len(fields) // height))
    rows, step = -(-len(fields) // columns), width // columns
    before, room = 1 + _pieces_width(fields), step - 3
    for look in _LOOKS:
        told = [_cards(signs, groups, field, look) for field in range(len(fields))]
        if before * look.pieces + max(pen.width for pen in told) <= room:
            break
    for field, ((sign, kinds), pen) in enumerate(zip(fields, told, strict=True)):
        column, y = divmod(field, rows)
        left = _draw_field(
            canvas, Rect(3 + column * step, y, room, 1), sign, kinds if look.pieces else (), field == lit
        )
        if look.pieces and not kinds:
            canvas.put(left + 1, y, NOTHING, "faint")
        pen.paint(canvas, left + before * look.pieces, y)
    if rows < height:
        canvas.put(1, height - 1, legend, "muted")
    return canvas


_PIECE = Scale(1, 2)


def _pieces_width(fields: Sequence[_Field]) -> int:
    """The cells of what lies on a field, at most."""
    return max((sum(piece_width(each.part, _PIECE) for each in kinds) for _, kinds in fields), default=0)


def _draw_field(canvas: Canvas, area: Rect, sign: str, kinds: Sequence[Piece], lit: bool) -> int:
    """The ground of a field, its sign before it and its pieces on it. Returns the first column of the ground."""
    canvas.fill(area, "card-lit" if lit else "card")
    canvas.right(area.x - 1, area.y, sign, "bold key")
    x = area.x
    for kind in kinds:
        x = draw_piece(canvas, x, area.y, kind, _PIECE)
    return area.x


def _draw_headed(
    canvas: Canvas,
    groups: Sequence[_Group],
    fields: Sequence[_Field],
    heads: Sequence[str],
    lit: int,
    *,
    few: bool,
) -> bool:
    """As many columns as leave a row for heads: each card in its place, or with ``few`` cells only how many a field
    brings nearer, and the nearest card with its pieces. Returns False, and draws nothing, if that has no room."""
    rows = canvas.height - 1
    columns = -(-len(fields) // rows)
    places_of = _in_columns(len(fields), columns)
    step, widest = canvas.width // columns, max(cell_len(sign) for sign, _ in fields)
    pieces = 1 + _pieces_width(fields)
    room = step - 2 - widest
    shown = [
        [place for place in range(len(group.cards)) if any(place in dict(each) for each in group.nearer)]
        for group in groups
    ]
    gap = 2 if len(groups) == 1 and not few else 0
    counts = heads[1] if pieces + _COUNT + _END <= room and cell_len(heads[1]) < pieces + _COUNT - 2 else ""
    wide = (_COUNT if counts else 3) if few else sum((2 + gap) * len(places) + 1 for places in shown if places)
    while gap and pieces + wide + _END > room:
        gap -= 1
        wide = sum((2 + gap) * len(places) + 1 for places in shown if places)
    if wide < 2 or pieces + wide + _END > room:
        return False
    for number, ((sign, kinds), (column, y)) in enumerate(zip(fields, places_of, strict=True)):
        left = _draw_field(canvas, Rect(1 + widest + column * step, y + 1, room, 1), sign, kinds, number == lit)
        if not kinds:
            canvas.put(left + 1, y + 1, NOTHING, "faint")
        x, end = left + pieces, left + room
        if few:
            many = sum(len(group.nearer[number]) for group in groups)
            number_end = x + wide - 2 if counts else x + 2
            canvas.right(number_end, y + 1, str(many), "text" if many else "faint")
        else:
            at = x
            for group, places in zip(groups, shown, strict=True):
                if not y and len(groups) > 1 and places:
                    named = cell_len(group.name) <= (2 + gap) * len(places)
                    canvas.put(at + (not named), 0, *((group.name, "muted") if named else (group.key, "bold key")))
                at = _draw_places(canvas, at, y + 1, group, places, number, 2 + gap)
        if not y:
            if few:
                canvas.right(x + wide - 2, 0, counts, "muted")
            elif len(groups) == 1:
                canvas.put(x, 0, next((head for head in heads[:2] if cell_len(head) <= wide), ""), "muted")
            canvas.put(x + wide, 0, fitted(heads[2], end - x - wide), "muted")
        if kinds and not any(group.nearer[number] for group in groups):
            canvas.put(x + wide, y + 1, fitted(heads[3], end - x - wide), "faint")
        _draw_nearest(canvas, Rect(x + wide, y + 1, end - x - wide, 1), groups, number)
    return True


def _in_columns(many: int, columns: int) -> list[tuple[int, int]]:
    """The column and the row of each of so many things, in columns that are as high as each other, or nearly so."""
    heights = [many // columns + (column < many % columns) for column in range(columns)]
    return [(column, row) for column, height in enumerate(heights) for row in range(height)]


def _draw_places(canvas: Canvas, x: int, y: int, group: _Group, places: Sequence[int], field: int, step: int) -> int:
    """The cards of a group that a field brings nearer, each in its place. Returns the column after them and a blank."""
    nearer = dict(group.nearer[field])
    for place in places:
        color, _, digit = group.cards[place]
        if place in nearer:
            canvas.put(x, y, "▌", color)
            canvas.put(x + 1, y, digit, "bold good" if not _left(nearer[place]) else "text")
        x += step
    return x + bool(places)


def _draw_nearest(canvas: Canvas, area: Rect, groups: Sequence[_Group], field: int) -> None:
    """The card for which least is to get with what lies on a field, and its pieces: from the field, and to get."""
    found = [(way, group.cards[place]) for group in groups for place, way in group.nearer[field]]
    if not found:
        return
    way, (color, before, digit) = min(found, key=lambda each: _left(each[0]))
    x = canvas.put(canvas.put(area.x, area.y, "▌", color), area.y, f"{before}{digit}", "text") + 1
    room = area.right - x - 2 * (not _left(way))
    if way is not None:
        for cells in (2, 1):
            pen = Pen(canvas.signs)
            for symbol, kind, source in zip(way.missing.symbols, way.pieces, way.sources, strict=True):
                put_found(pen, kind.color if kind is not None else symbol, source, cells)
            if pen.width <= room:
                break
        x = pen.paint(canvas, x, area.y) if pen.width <= room else canvas.put(x, area.y, str(_left(way)))
    if not _left(way):
        canvas.put(x + (way is not None), area.y, met_sign(True, canvas.signs), "good")


def _left(way: Reach | None) -> int:
    return 0 if way is None else len(way.to_get)


def _cards(signs: Signs, groups: Sequence[_Group], field: int, look: _Look) -> Pen:
    """The cards that a field brings nearer, by their colours and numbers, each in its place if all have one."""
    pen, met = Pen(signs), met_sign(True, signs)
    for number, group in enumerate(groups):
        nearer = dict(group.nearer[field])
        if not nearer and not look.places:
            continue
        if len(groups) > 1:
            pen.skip(int(number > 0 and not look.gap))
            pen.put(f"{group.key} ", "muted")
        for place, (color, _, digit) in enumerate(group.cards):
            if place in nearer:
                pen.put("▌", color)
                pen.put(digit)
                pen.put(*((met, "good") if look.gap and not _left(nearer[place]) else (" " * look.gap, "text")))
            elif look.places:
                pen.put(f" {NOTHING}{' ' * look.gap}", "faint")
    return pen


def put_in_frame(canvas: Canvas, area: Rect, *texts: str) -> None:
    """The first of these texts that has room in the longest line of a frame, at its end."""
    line = "".join(
        "x" if canvas.text_at(x - canvas.left, area.y - canvas.top) in _LINE else " " for x in range(area.x, area.right)
    )
    free = max(line.split(), key=len, default="")
    end = area.x + line.find(free) + len(free)
    text = next((text for text in texts if cell_len(text) + 5 <= len(free)), "")
    if text:
        canvas.right(end - 1, area.y, f" {text} ", "muted")


@lru_cache(32)
def _nearer(
    cards: tuple[Prophecy, ...], strict: bool, own: tuple[Piece, ...], supply: tuple[tuple[Piece, ...], ...]
) -> tuple[tuple[tuple[int, Reach | None], ...], ...]:
    """The places of the cards that each field brings nearer, each with what it lacks then."""
    now = [_left(first_way(card, strict, own, ())) for card in cards]

    def nearer(field: tuple[Piece, ...]) -> Iterable[tuple[int, Reach | None]]:
        for place, card in enumerate(cards):
            way = first_way(card, strict, own, field)
            if _left(way) < now[place]:
                yield place, way

    return tuple(tuple(nearer(field)) for field in supply)


@lru_cache(1024)
def first_way(prophecy: Prophecy, strict: bool, own: tuple[Piece, ...], field: tuple[Piece, ...]) -> Reach | None:
    """What a card needs for its first level beside a new coatl, with the pieces of a field."""
    return reach(prophecy, NOTHING_YET, strict, own, field)
