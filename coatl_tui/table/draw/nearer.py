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
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.tiles import put_found

_LINE = ("─", "━", "-", "=")
"""What frames are made of, also in ASCII."""
_NEAR = 36
"""The least cells of a field with the cards that it brings nearer."""
_LEAST_END = 9
"""The least cells of the nearest card and what it lacks then."""
_NARROW = 23
"""The least cells of a field in one of several columns below the keys of the hand and of the row."""


@frozen
class _Group:
    """The hand or the row: its key, its cards by colour and digit, and the places of those that each field brings
    nearer, each with what it lacks then; None if that is nothing."""

    key: str
    cards: tuple[tuple[str, str], ...]
    nearer: tuple[tuple[tuple[int, Reach | None], ...], ...]


@frozen
class _Look:
    """How the list is drawn: with a place for each card or only those that a field brings nearer, with so many cells
    between two, with the card that is nearest then, and with the pieces of the field."""

    places: bool
    gap: int
    nearest: bool
    pieces: bool


_LOOKS = (
    _Look(True, 1, True, True),
    _Look(True, 1, False, True),
    _Look(True, 0, False, True),
    _Look(False, 1, False, True),
    _Look(False, 0, False, True),
    _Look(False, 1, False, False),
    _Look(False, 0, False, False),
)
"""The looks of the list, the roomiest first."""


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
        told = tuple((each.color, digit) for each, (_, digit) in zip(prophecies, cards, strict=True))
        groups += [_Group(board.letter(key), told, nearer)] if cards else []
    fields = tuple((board.field_sign(n), tuple(kinds)) for n, kinds in enumerate(view.supply, 1))
    legend = ""
    if len(groups) > 1:
        legend = scene.l10n(
            "ahead-nearer-legend", hand=groups[0].key, row=groups[1].key, sign=met_sign(True, scene.signs)
        )
    lit = scene.item.number - 1 if isinstance(scene.item, Field) and scene.brought else -1
    heads = scene.l10n("ahead-brings-nearer"), scene.l10n("ahead-nearest-then")
    whole = f"{met_sign(True, scene.signs)} {scene.l10n('ahead-legend-whole')}"
    drawn = _drawn(tuple(groups), fields, heads, (legend, whole), lit, area.width, area.height, canvas.signs)
    put_in_frame(canvas, Rect(area.x, board.at.coatls.y, area.width, 1), scene.l10n("ahead-nearer-title"))
    canvas.paste(area.x, area.y, drawn)


_Field: TypeAlias = tuple[str, tuple[Piece, ...]]
"""The sign of a field, and what lies there."""


@lru_cache(32)
def _drawn(
    groups: tuple[_Group, ...],
    fields: tuple[_Field, ...],
    heads: tuple[str, str],
    legends: tuple[str, str],
    lit: int,
    width: int,
    height: int,
    signs: Signs,
) -> Canvas:
    """The list, kept once it has been drawn: after most keys it looks the same. ``lit`` is the place of
    the field under the cursor, or -1. If there is a row for it, ``heads`` stand above the columns."""
    canvas = Canvas(width, height, signs)
    if len(groups) > 1 and _draw_headed(canvas, groups, fields, heads[1], legends[1], lit):
        return canvas
    columns = max(1, min(width // _NEAR, len(fields)), -(-len(fields) // height))
    rows, step = -(-len(fields) // columns), width // columns
    before = 1 + max((sum(piece_width(each.part, _PIECE) for each in kinds) for _, kinds in fields), default=0)
    room = step - 3
    for look in _LOOKS:
        told = [_cards(signs, groups, field, look) for field in range(len(fields))]
        wide = max(pen.width for pen in told)
        if before * look.pieces + wide + (2 + _LEAST_END) * look.nearest <= room:
            break
    top = int(look.nearest and rows < height)
    if top:
        for x in range(1, 1 + columns * step, step):
            canvas.put(x + 2 + before, 0, fitted(heads[0], wide), "muted")
            last = x + 4 + before + wide
            canvas.put(last, 0, fitted(heads[1], x + 2 + room - last), "muted")
    for field, ((sign, kinds), pen) in enumerate(zip(fields, told, strict=True)):
        column, y = divmod(field, rows)
        x, y = 1 + column * step, y + top
        canvas.fill(Rect(x + 2, y, room, 1), "card-lit" if field == lit else "card")
        canvas.put(x, y, sign, "bold key")
        left = at = x + 2
        for kind in kinds if look.pieces else ():
            at = draw_piece(canvas, at, y, kind, _PIECE)
        if look.pieces and not kinds:
            canvas.put(left + 1, y, NOTHING, "faint")
        left += before * look.pieces
        pen.paint(canvas, left, y)
        if look.nearest:
            _draw_nearest(canvas, Rect(left + wide + 2, y, x + 2 + room - left - wide - 2, 1), groups, field)
    if rows + top < height:
        canvas.put(1, height - 1, legends[0], "muted")
    return canvas


_PIECE = Scale(1, 2)


def _draw_headed(
    canvas: Canvas, groups: Sequence[_Group], fields: Sequence[_Field], head: str, legend: str, lit: int
) -> bool:
    """As many columns as leave a row for heads: the keys of the hand and of the row above their cards, without a place
    for a card that no field brings nearer, and if there is room the nearest card below its ``head``. Returns False, and
    draws nothing, if that has no room."""
    if canvas.height < 2:
        return False
    rows, met = canvas.height - 1, met_sign(True, canvas.signs)
    columns = -(-len(fields) // rows)
    step = canvas.width // columns
    shown = [
        [place for place in range(len(group.cards)) if any(place in dict(each) for each in group.nearer)]
        for group in groups
    ]
    before = 1 + max(sum(piece_width(each.part, _PIECE) for each in kinds) for _, kinds in fields)
    wide = sum(2 * len(places) + 1 for places in shown if places)
    room = step - 3
    if room < _NARROW or before + wide > room or not wide:
        return False
    nearest = room - before - wide >= 1 + _LEAST_END
    for number, (sign, kinds) in enumerate(fields):
        column, y = divmod(number, rows)
        left = at = 3 + column * step
        canvas.fill(Rect(left, y + 1, room, 1), "card-lit" if number == lit else "card")
        canvas.put(left - 2, y + 1, sign, "bold key")
        for kind in kinds:
            at = draw_piece(canvas, at, y + 1, kind, _PIECE)
        if not kinds:
            canvas.put(left + 1, y + 1, NOTHING, "faint")
        x = left + before
        ready = False
        for group, places in zip(groups, shown, strict=True):
            nearer = dict(group.nearer[number])
            if places and not y:
                canvas.put(x + 1, 0, group.key, "bold key")
            for place in places:
                color, digit = group.cards[place]
                if place not in nearer:
                    if any(each.nearer[number] for each in groups):  # a row of nothing but dots says nothing
                        canvas.put(x + 1, y + 1, NOTHING, "faint")
                else:
                    now = not _left(nearer[place])
                    ready |= now
                    canvas.put(x, y + 1, "▌", color)
                    canvas.put(x + 1, y + 1, digit, "bold good" if now else "text")
                x += 2
            x += bool(places)
        if nearest:
            x += 1
            if not y:
                canvas.put(x, 0, fitted(head, left + room - x), "muted")
            _draw_nearest(canvas, Rect(x, y + 1, left + room - x, 1), groups, number)
        elif ready:
            canvas.put(x - 1, y + 1, met, "good")
    x = 3 + (columns - 1) * step
    free = rows * columns - len(fields)
    lines = wrap(legend, room)
    for y, line in enumerate(lines if len(lines) <= free else (), 1 + rows - free):
        canvas.put(x, y, line, "muted")
    return True


def _draw_nearest(canvas: Canvas, area: Rect, groups: Sequence[_Group], field: int) -> None:
    """The card for which least is to get with what lies on a field, and its pieces: from the field, and to get."""
    found = [(way, group.cards[place]) for group in groups for place, way in group.nearer[field]]
    if not found:
        return
    way, (color, digit) = min(found, key=lambda each: _left(each[0]))
    x = canvas.put(canvas.put(area.x, area.y, "▌", color), area.y, digit, "text") + 1
    if way is not None:
        pen = Pen(canvas.signs)
        for symbol, kind, source in zip(way.missing.symbols, way.pieces, way.sources, strict=True):
            put_found(pen, kind.color if kind is not None else symbol, source)
        x = pen.paint(canvas, x, area.y) if pen.width <= area.right - x else canvas.put(x, area.y, str(_left(way)))
    if not _left(way) and x < area.right:
        canvas.put(x, area.y, met_sign(True, canvas.signs), "good")


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
        for place, (color, digit) in enumerate(group.cards):
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
