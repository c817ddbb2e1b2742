"""What a coatl that is tried would be worth: the most of it in large digits, and beside it the cards that pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from coatl_core.game.coatl import score_lines
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chip, Chips
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import Card, fitted, points_ink
from coatl_tui.widgets.digits import LOW, digits_width, draw_digits
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.small_card import draw_beside

_WORDED, _WORD = 45, 12
"""From so many cells on a word stands before the sum, in so many cells."""
_CARDS = 12, 16
"""The least and the most cells of a card beside the sum."""
_GAIN = 4
"""The cells of the points of a card, with the blank before them."""


def draw_tried(canvas: Canvas, board: Board, area: Rect) -> None:
    """The points of a coatl that is tried and of its cards, in three rows, or its points alone if there is only
    one."""
    found = sorted(_worths(board), key=lambda each: -each[1])
    most = str(_most(board, found))
    if area.height < LOW:
        canvas.put(area.x, area.y, most, points_ink(int(most)))
        return
    y = area.y + (area.height - LOW) // 2
    if digits_width(most, LOW) > area.width:
        canvas.put(area.x, y + 1, most, points_ink(int(most)))
        return
    word = fitted(board.scene.l10n("trial-most"), _WORD)
    forms = list(zip(*(_chips(board, card) for card, _ in found), strict=True))
    roomy = area.width >= _WORDED
    beside = digits_width(most, LOW) + 1 + roomy + _GAIN
    before = _WORD if roomy else area.width - beside - (_widest(forms[0]) if forms else 0) - 1
    lines = wrap(word, before) if max(map(cell_len, word.split())) <= before else []
    if not roomy:  # else away from the cards of the coatl above
        before = max(map(cell_len, lines), default=-1)
    for row, line in enumerate(lines[:LOW], y + (LOW - len(lines)) // 2):
        canvas.right(area.x + before, row, line, "muted")
    x = draw_digits(canvas, area.x + before + 1, y, most, "points" if found else "muted", LOW) + 1 + roomy
    if board.at.framed and _draw_as_cards(
        canvas, board, Rect(x + 1, y, area.right - x - 1, LOW), [card for card, _ in found]
    ):
        return
    room = area.right - x - _GAIN
    drawn = next((form for form in forms if _widest(form) <= room), ())
    step = _widest(drawn) + _GAIN + 2
    places = LOW * max(1, (area.right - x + 2) // step)
    shown = len(found) if len(found) <= places else places - 1
    for number, (chip, (_, points)) in enumerate(list(zip(drawn, found, strict=False))[:shown]):
        left, row = x + number // LOW * step, y + number % LOW
        chip.draw(canvas, left, row)
        canvas.right(left + step - 2, row, f"+{points}", "bold points")
    left = x + (places - 1) // LOW * step
    if shown < len(found) and left + 4 <= area.right:
        canvas.put(left, y + LOW - 1, f"{MORE} {len(found) - shown}", "muted")


def _draw_as_cards(canvas: Canvas, board: Board, area: Rect, cards: Sequence[str]) -> bool:
    """Draws the cards that pay beside each other, as they would lie beside the coatl. Returns False, and draws nothing,
    if they have no room for that."""
    seen, catalog = board.scene.tried, board.scene.view.catalog
    width = min(_CARDS[1], (area.width + 1) // max(1, len(cards)) - 1)
    if seen is None or seen.after is None or width < _CARDS[0]:
        return False
    for number, id in enumerate(cards):
        face = catalog.prophecies.get(id) or catalog.temples[id]
        card = Card(face, now=board.standing(id, seen.after))
        draw_beside(canvas, Rect(area.x + number * (width + 1), area.y, width, area.height), card, board.words)
    return True


def _widest(chips: Sequence[Chip]) -> int:
    return max((chip.width for chip in chips), default=0)


def _worths(board: Board) -> Iterator[tuple[str, int]]:
    """The cards that would pay beside the coatl, each with its points."""
    seen, view = board.scene.tried, board.scene.view
    if seen is None or seen.after is None:
        return
    for line in score_lines(seen.after, view.catalog, view.rules.strict_x):
        if line.points:
            yield line.card, line.points
    for card in seen.cards:
        if card.then.points:
            yield card.card, card.then.points


def _most(board: Board, found: list[tuple[str, int]]) -> int:
    """The most that these cards can pay together: as many prophecies as may lie there, and one temple."""
    view = board.scene.view
    prophecies = [points for card, points in found if card in view.catalog.prophecies]
    temples = [points for card, points in found if card in view.catalog.temples]
    return sum(prophecies[: view.rules.prophecies_per_coatl]) + max(temples, default=0)


def _chips(board: Board, card: str) -> tuple[Chip, Chip]:
    """A card with what it asks for, and by its band alone, with its number if it lies in the hand."""
    scene = board.scene
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs)
    if card in scene.hand:
        return chips.card(card), chips.held(scene.hand.index(card) + 1, card)
    return chips.card(card), chips.mark(card)
