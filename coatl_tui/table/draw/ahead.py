"""What lies ahead: on a large table, what cards lack beside a coatl that is not worked on, or beside a new one; while
none is open, what the fields have for the cards (``needs``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rich.cells import cell_len

from coatl_core.game.reach import Reach
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.needs import draw_fields, lacking
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import REFUSED, put_runs, shortened
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.tiles import draw_beginning, draw_lacking, draw_pattern

_LABEL = 9
"""The most cells of the label before what cards lack beside a new coatl."""
_TILES = 24
"""The cells of what a card lacks beside another coatl."""
_WHERE, _LEAST_TEXT = 18, 18
"""The cells before what cards lack beside a new coatl, and the least ones of where the pieces are."""
_ASKED = 15
"""The most cells of what a card asks for, before what it lacks beside another coatl."""


def draw_ahead(canvas: Canvas, board: Board) -> None:
    """What lies ahead, where there is room for it: what the fields have for the cards while no coatl is open, or else
    what each card lacks beside a new one."""
    area = board.at.ahead
    if area is None or not board.scene.shows_own or "worth" in board.hidden:
        return
    if board.coatl is None or board.coatl.complete:
        draw_fields(canvas, board, area)
    else:
        drawn_from = "beside a new one", board.scene.brought, board.letter("go-prophecies")
        board.keep(canvas, area, drawn_from, partial(_draw_begun, board=board, area=area))


def _draw_begun(canvas: Canvas, board: Board, area: Rect) -> None:
    """What each card lacks beside a new coatl, and where that is: the cards of the hand and those of the row have a
    column each."""
    scene = board.scene
    held = [*dict.fromkeys(card for card in scene.hand if card is not None)]
    row = [card for card in dict.fromkeys(scene.view.row) if card is not None and card not in held]
    columns = [cards[: area.height] for cards in (held, row) if cards]
    if not columns:
        return
    high = max(map(len, columns))
    label = Rect(area.x + 2, area.y, _WHERE - 3, high)
    canvas.fill(label, "card")
    title = wrap(scene.l10n("ahead-new"), label.width - 2)
    for y, line in enumerate(title, area.y):
        canvas.put(label.x + 1, y, line, "bold text")
    for y, line in enumerate(
        wrap(scene.l10n("ahead-there"), label.width - 2)[: high - len(title)], area.y + len(title)
    ):
        canvas.put(label.x + 1, y, line, "muted")
    left = area.x + _WHERE
    step = (area.right + 1 - left) // len(columns)
    for column, cards in enumerate(columns):
        x = left + column * step
        width = step - 2 if column + 1 < len(columns) else area.right - 1 - x
        canvas.fill(Rect(x, area.y, width, high), "card")
        for y, card in enumerate(cards, area.y):
            draw_there(canvas, board, Rect(x, y, width, 1), card, len(scene.view.own.coatls) + 1)


def draw_there(canvas: Canvas, board: Board, area: Rect, card: str, number: int) -> None:
    """A card in a row: its number in the hand or in the row, what it asks for, what it lacks beside a coatl that is not
    worked on, and where that is."""
    scene = board.scene
    way, then = (None, None) if (number, card) in scene.barred else lacking(scene, card, number)
    x, y = _draw_number(canvas, board, area.x + 1, area.y, card), area.y
    pattern = scene.view.catalog.prophecies[card].pattern
    draw_pattern(canvas, area.x + 6, y, pattern, board.words.each, _ASKED, 2)
    x = area.x + 7 + _ASKED
    if way is None or then is None:
        canvas.put(x, y, REFUSED, "faint")
        return
    where = min(x + _TILES, area.right - _LEAST_TEXT)
    draw = draw_beginning if number > len(scene.view.own.coatls) else draw_lacking
    draw(canvas, x, y, then, where - 2 - x, 3)
    put_runs(canvas, where, y, shortened(board.below(way, then if then.brought else None), area.right - 1 - where))


def _draw_number(canvas: Canvas, board: Board, x: int, y: int, card: str) -> int:
    """A card by its colour and its number in the hand, or in the row with its letter before it. Returns the column
    after it."""
    scene, color = board.scene, board.scene.view.catalog.prophecies[card].color
    x = canvas.put(x, y, "▌", color)
    if card in scene.hand:
        return canvas.put(x, y, str(scene.hand.index(card) + 1), "bold text")
    return canvas.put(x, y, f"{board.letter('go-prophecies')}{scene.view.row.index(card) + 1}", "muted")


def nearest_new(board: Board, number: int) -> dict[str, tuple[Reach, Reach]]:
    """The cards of the hand that lack less beside a new coatl of this number than beside any that can grow, each with
    its way there, and with the one that is drawn. Of the coatl that is worked on, the hand says it."""
    scene = board.scene
    numbers = [each for each, _ in scene.growing()]
    found: dict[str, tuple[Reach, Reach]] = {}
    for card in dict.fromkeys(card for card in scene.hand if card is not None):
        way, then = lacking(scene, card, number)
        if way is None or then is None or number == board.aim[0] or not scene.shows_own or "worth" in board.hidden:
            continue
        ways = [scene.lacks(card, each) for each in numbers if (each, card) not in scene.barred]
        if all(other is None or len(way.to_get) < len(other.to_get) for other in ways):
            found[card] = way, then
    return found


def draw_new(canvas: Canvas, board: Board, area: Rect, cards: Mapping[str, tuple[Reach, Reach]]) -> None:
    """What cards lack beside a new coatl, a row for each: first those of the hand that it would serve best, then, as
    far as there is room, the others of the hand and those of the row."""
    scene, number = board.scene, len(board.scene.view.own.coatls) + 1
    canvas.fill(area, "card")
    lines = wrap(scene.l10n("ahead-new"), _LABEL)[: area.height]
    for y, line in enumerate(lines, area.y):
        canvas.put(area.x + 1, y, line, "bold text")
    left = area.x + 2 + max(map(cell_len, lines))
    others = [card for card in (*scene.hand, *scene.view.row) if card is not None]
    for y, card in enumerate([*dict.fromkeys((*cards, *others))][: area.height], area.y):
        draw_there(canvas, board, Rect(left, y, area.right - left, 1), card, number)
