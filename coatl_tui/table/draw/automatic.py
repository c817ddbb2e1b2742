"""The pane of an automatic opponent."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_core.game.opponent import Opponent, OpponentCard
from coatl_core.language.optiontext import short_options_text
from coatl_core.play.things import OpponentItem
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.shared import NEXT, draw_pile, pattern_hint, put_spot
from coatl_tui.widgets.canvas import ANY, Canvas, Rect
from coatl_tui.widgets.card import Card, draw_card, fitted
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern


def draw_automatic(canvas: Canvas, board: Board, opponent: Opponent) -> None:
    """An automatic opponent: the line of its prophecies, with the pieces on each and those it still needs, and the pile
    of the fulfilled ones."""
    scene, at = board.scene, board.at
    l10n = scene.l10n
    area = Rect(at.others[0].x, at.others[0].y, at.others[-1].right - at.others[0].x, at.others[0].height)
    points = l10n("points", points=opponent.points)
    right, title = f"{points} · {l10n('opponent-cards', n=len(opponent.scored))}", opponent.name
    variant = scene.view.ruleset.opponent
    options = short_options_text(variant.id, variant.chosen, l10n) if variant is not None else ""
    if scene.forecast is not None:
        ahead = l10n("opponent-next", field=scene.forecast.field)
        room = area.width - cell_len(title) - 11
        rights = (f"{right} · {NEXT} {ahead}", f"{points} · {NEXT} {ahead}", f"{NEXT} {ahead}", right)
        right = next((text for text in rights if cell_len(text) <= room), right)
    if options and cell_len(title) + cell_len(options) + cell_len(right) + 14 <= area.width:
        title = f"{title} · {options}"
    inner = frame(canvas, board, area, "players", "other", title, right)
    if at.design == "large":
        _draw_automatic_cards(canvas, board, opponent, inner)
        return
    step = 1
    for number, card in enumerate(opponent.cards[: inner.height], 1):
        y = inner.y + (number - 1) * step
        _draw_automatic_line(canvas, board, Rect(inner.x + 1, y, inner.width - 1, 1), number, card)
    y = inner.y + len(opponent.cards)
    if y < inner.bottom and (board.at.framed or inner.height > 4):
        draw_pile(canvas, board, opponent, inner.x + 1, y, inner.right)


def _draw_automatic_line(canvas: Canvas, board: Board, area: Rect, number: int, card: OpponentCard) -> None:
    prophecy = board.scene.view.catalog.prophecies[card.card]
    x, y = area.x, area.y
    item = OpponentItem(number)
    at_cursor = board.scene.item == item
    canvas.put(x, y, str(number), *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
    x = draw_mark(canvas, x + 1, y, Card(prophecy)) + 1
    if number in board.news.opponent:
        canvas.underline(x - 3, y, 2)
    draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, 11, 2)
    x += 12
    x = canvas.put(x, y, str(prophecy.levels[-1][1]), "bold points") + 1
    x = _draw_collected(canvas, x, y, area.right - x, card)
    needs = board.scene.l10n("drawn-needs", n=len(card.needs))
    if x + 1 + cell_len(needs) <= area.right:
        canvas.right(area.right, y, needs, "muted")
    put_spot(canvas, board, Rect(area.x, y, area.width, 1), item, str(number))


def _draw_collected(canvas: Canvas, x: int, y: int, room: int, card: OpponentCard) -> int:
    """The pieces on a card, and in brackets those it still needs. Returns the column after them."""
    cells = 3 if 3 * (len(card.pieces) + len(card.needs)) <= room else 1
    end = x + room
    for piece in card.pieces:
        x = draw_piece(canvas, x, y, piece, Scale(1, cells))
    needs = [color if color != "*" else ANY for color in card.needs]
    shown = [canvas.letter(need) for need in needs]
    texts = [f"({need})" for need in shown] if cells == 3 else [f"({''.join(shown)})"] if needs else []
    for text in texts:
        x = canvas.put(x, y, fitted(text, end - x), "muted")
    return x


def _draw_automatic_cards(canvas: Canvas, board: Board, opponent: Opponent, inner: Rect) -> None:
    """His line as cards: what their patterns mean in words, and in the last row of each the pieces on it."""
    catalog, l10n = board.scene.view.catalog, board.scene.l10n
    width = min(31, inner.width // max(1, len(opponent.cards)) - 2)
    for number, card in enumerate(opponent.cards, 1):
        area = Rect(inner.x + 1 + (number - 1) * (width + 2), inner.y + 1, width, 7)
        item = OpponentItem(number)
        prophecy = catalog.prophecies[card.card]
        drawn = Card(
            prophecy,
            str(number),
            corner=l10n("drawn-needs", n=len(card.needs)),
            hint=pattern_hint(board, card.card, width),
            news=number in board.news.opponent,
            at_cursor=board.scene.item == item,
        )
        draw_card(canvas, area, drawn, board.words)
        _draw_collected(canvas, area.x + 1, area.bottom - 1, width - 2, card)
        canvas.spot(area, item, str(number))
    draw_pile(canvas, board, opponent, inner.x + 1, inner.bottom - 1, inner.right)
