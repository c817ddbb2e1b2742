"""What fields bring: which cards of the hand each of them brings nearer, and what can be done at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Take
from coatl_core.game.reach import Source, fields_with
from coatl_core.play.things import CoatlItem
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.needs import fields_told
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import Card, met_sign
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

_FIELD, _LEAST_BESIDE, _TITLE = 16, 13, 12
"""The least cells of the fields with the cards that they bring nearer, those of each of several columns of them, and
the most ones of a line of their title."""
_MOST_PATTERN = 14
"""The most cells of a pattern beside a field."""


def draw_nearer(canvas: Canvas, board: Board, x: int, y: int, room: int, number: int) -> int:
    """The cards of the hand that a field brings nearer, by their colours and numbers, in so many cells. Returns the
    column after them."""
    for place, prophecy in _brought_nearer(board, number)[: room // 2]:
        x = canvas.put(canvas.put(x, y, "▌", prophecy.color), y, str(place), "muted")
    return x


def _brought_nearer(board: Board, number: int, at_once: bool = True) -> list[tuple[int, Prophecy]]:
    """The cards of the hand that a field brings nearer which can be taken ``at_once``, or later; with their numbers. In
    a game that is looked at again nothing can be taken, and any field may have been."""
    scene, (aim, coatl) = board.scene, board.aim
    barred = at_once and Take(number) not in scene.legal and board.moment is None
    if coatl is None or barred or not scene.shows_own:
        return []
    pieces = scene.view.supply[number - 1]
    return [
        (place, scene.view.catalog.prophecies[card])
        for place, card in enumerate(scene.hand, 1)
        if card is not None and (aim, card) not in scene.barred and _is_nearer(board, card, aim, pieces)
    ]


def _is_nearer(board: Board, card: str, number: int, pieces: tuple[Piece, ...]) -> bool:
    """Whether these pieces would bring a card nearer to its next level."""
    now, then = board.scene.lacks(card, number), board.scene.lacks(card, number, pieces)
    return now is not None and then is not None and len(then.to_get) < len(now.to_get)


def draw_fields_beside(canvas: Canvas, board: Board, area: Rect) -> None:
    """The fields that bring cards of the hand nearer, while none can be taken those that would, each with these cards
    and what they ask for; with their numbers alone if there is no room for that, and all fields that have something if
    none brings one nearer. Beside the rack; where the fields stand above all cards, what the tiles there mean."""
    view = board.scene.view
    numbers = [number for number, pieces in enumerate(view.supply, 1) if pieces]
    if board.at.ahead is not None and (board.coatl is None or board.coatl.complete):
        _draw_legend(canvas, board, area)
        return
    if not board.tells_worth or not board.scene.shows_own or not numbers or area.width < _FIELD:
        return
    takes = any(isinstance(action, Take) for action in board.scene.legal)
    drawn_from = "fields beside", board.aim[0], board.moment is None, takes, board.key("eleventh")
    draw = partial(_draw_fields_beside, board=board, area=area, numbers=numbers, takes=takes)
    board.keep(canvas, area, drawn_from, draw)


def _draw_fields_beside(canvas: Canvas, board: Board, area: Rect, numbers: Sequence[int], takes: bool) -> None:
    view = board.scene.view
    helping = [(number, cards) for number in numbers if (cards := _brought_nearer(board, number, at_once=takes))]
    shown = helping or [(number, []) for number in numbers]
    before = 3 * view.rules.bodies_per_field + 4
    lines = wrap(board.scene.l10n("ahead-fields-short"), _TITLE)
    title = max(map(cell_len, lines)) + 3
    needed = -(-len(shown) // area.height)
    if len(lines) > area.height or (area.width - title) // needed < _LEAST_BESIDE:
        lines, title = [], 0
    for columns in range(1, needed + 1):
        width = (area.width - title) // columns
        told = _wrapped(board, shown, width - before - 2)
        if told is not None and len(told) <= columns * area.height:
            break
    else:
        columns = max(1, min((area.width - title) // _LEAST_BESIDE, needed))
        width, told = (area.width - title) // columns, None
    told_lines = shown[: columns * area.height] if told is None else told
    rows = max(len(lines), min(area.height, -(-len(told_lines) // columns)))
    canvas.fill(area, "card")
    for y, line in enumerate(lines, area.y):
        canvas.put(area.x + 1, y, line, "bold text")
    above = 0
    for place, (number, cards) in enumerate(told_lines):
        column, row = divmod(place, rows)
        x, y = area.x + title + 1 + column * width, area.y + row
        if number != above:
            canvas.put(x, y, board.field_sign(number), "bold key")
            at = x + 2
            for kind in view.supply[number - 1]:
                at = draw_piece(canvas, at, y, kind, Scale(1, 3))
        x, above = x + before - 1, number
        if told is None:
            draw_nearer(canvas, board, x, y, width - before - 2, number)
            continue
        for card in cards:
            x = _draw_helped(canvas, board, x, y, card) + 2


_FieldLine: TypeAlias = tuple[int, list[tuple[int, Prophecy]]]
"""A field, and cards of the hand with their numbers that it brings nearer."""


def _wrapped(board: Board, fields: Sequence[_FieldLine], width: int) -> list[_FieldLine] | None:
    """The same in lines of so many cells; None if one of the cards is longer than that."""
    lines: list[_FieldLine] = []
    for number, cards in fields:
        lines.append((number, []))
        used = 0
        for card in cards:
            size = _draw_helped(Canvas(0, 0, board.scene.signs), board, 0, 0, card)
            if size > width:
                return None
            if used + size > width:
                lines.append((number, []))
                used = 0
            lines[-1][1].append(card)
            used += size + 2
    return lines


def _draw_helped(canvas: Canvas, board: Board, x: int, y: int, card: tuple[int, Prophecy]) -> int:
    """A card of the hand by its number, with what it asks for. Returns the column after it."""
    number, prophecy = card
    x = canvas.put(canvas.put(x, y, "▌", prophecy.color), y, str(number), "muted") + 1
    return draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, _MOST_PATTERN, 2)


def _draw_legend(canvas: Canvas, board: Board, area: Rect) -> None:
    """What the tiles and the numbers mean that tell what the fields have."""
    l10n, color = board.scene.l10n, COLORS[1]
    told = {kind: l10n(f"ahead-legend-{kind}") for kind in ("board", "field", "get", "number", "whole", "best")}
    tiles, signs = list(told.values())[:3], list(told.values())[3:]
    left, right = (8 + max(map(cell_len, texts)) for texts in (tiles, signs))
    if area.height < len(tiles) or not board.scene.shows_own or left > area.width:
        return
    both = left + right <= area.width
    canvas.fill(Rect(area.x, area.y, left + right * both, len(tiles)), "card")
    sources: tuple[Source, ...] = ("board", "field", "")
    for y, (source, text) in enumerate(zip(sources, tiles, strict=True), area.y):
        pen = Pen(canvas.signs)
        put_found(pen, color, source, 3)
        pen.paint(canvas, area.x + 1, y)
        canvas.put(area.x + 6, y, text, "muted")
    x = area.x + left
    for y, ((sign, ink), text) in enumerate(
        zip((("2", "muted"), (met_sign(True, canvas.signs), "bold good"), ("1", "bold text")), signs, strict=True),
        area.y,
    ):
        if both:
            canvas.fill(Rect(x, y, 3, 1), "card-lit" if y == area.y + 2 else "card")
            canvas.put(x + 1, y, sign, ink)
            canvas.put(x + 5, y, text, "muted")


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
        x = canvas.put(x, area.y, f"{met_sign(True, canvas.signs)} {board.words.ready}", "good") + 2
    for card, points in ready:
        x = _draw_named(canvas, board, x, area, card, f"+{points}", "bold points")
    for left in (1, 2):
        label = scene.l10n("card-to-get", n=left)
        for card in cards:
            way = scene.lacks(card, aim)
            if way is None or len(way.to_get) != left:
                continue
            fields = fields_with(view.supply, way.to_get)[1]
            where = fields_told(board, fields)
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
