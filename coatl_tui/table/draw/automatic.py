"""The pane of an automatic opponent."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS, PARTS
from coatl_core.game.opponent import Opponent, OpponentCard
from coatl_core.language.optiontext import called, short_options_text
from coatl_core.play.things import OpponentItem
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import runs_of, text_chip
from coatl_tui.table.draw.shared import draw_given, draw_pile, pattern_hint, put_spot
from coatl_tui.table.draw.supply import NEXT
from coatl_tui.widgets.canvas import MET, Canvas, Rect
from coatl_tui.widgets.card import Card, draw_card
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found


def draw_automatic(canvas: Canvas, board: Board, opponent: Opponent) -> None:
    """An automatic opponent: the line of its prophecies, with the pieces on each and those it still needs, what else it
    has points for, and the pile of the fulfilled ones."""
    scene, at = board.scene, board.at
    l10n = scene.l10n
    area = Rect(at.others[0].x, at.others[0].y, at.others[-1].right - at.others[0].x, at.others[0].height)
    points = l10n("points", points=opponent.points)
    right, title = points, called(opponent, l10n)
    if _has_cards(opponent):
        right = f"{points} · {l10n('opponent-cards', n=len(opponent.scored))}"
    variant = scene.view.ruleset.opponent
    options = short_options_text(variant.id, variant.chosen, l10n) if variant is not None else ""
    room = area.width - (5 if at.framed else 3) - _BEFORE - 1
    sizes = _sizes(board, opponent.cards, room, canvas.signs)
    ahead = ""
    if scene.forecast is not None and not has_row_of_next(board):
        ahead = f"{NEXT} {l10n('opponent-next', field=scene.forecast.field)}"
        beside_title = area.width - cell_len(title) - 11
        rights = (f"{right} · {ahead}", f"{points} · {ahead}", ahead, right)
        right = next((text for text in rights if cell_len(text) <= beside_title), right)
    head = 0
    told_by_pieces = opponent.cards and not sizes.words
    if at.design != "large" and told_by_pieces:  # their word stands above the numbers, and goes on above the pieces
        head = area.x + (2 if at.framed else 1) + _LEFT_AT
        brief = f"{NEXT} {l10n('hint-take', field=scene.forecast.field)}" if scene.forecast and ahead else ""
        ends = head + cell_len(l10n("opponent-to-get")) + 5
        ends_with = (ahead, brief) if ahead else (l10n("log-head-points"),)
        fitting = [text for text in ends_with if ends + cell_len(text) <= area.right]
        if fitting and area.x + _FRAMED + cell_len(title) <= head:
            right = fitting[0]
            # as far below the end of the word as the pieces leave room, or it would seem to be theirs
            further = min(cell_len(l10n("opponent-to-get")) - 2, room - sizes.pieces - 2)
            sizes = evolve(sizes, before=_BEFORE + max(0, further))
        else:  # the hollow pieces tell the numbers, too
            sizes, head, right = evolve(sizes, told=False), 0, ends_with[0]
    elif options and cell_len(title) + cell_len(options) + cell_len(right) + 14 <= area.width:
        title = f"{title} · {options}"
    inner = frame(canvas, board, area, "players", "other", title, right)
    if head:
        canvas.put(head - 1, area.y, f" {l10n('opponent-to-get')} ", "muted")
    if at.design == "large":
        _draw_automatic_cards(canvas, board, opponent, inner)
        return
    shown, lines = opponent.cards[: inner.height], Rect(inner.x + 1, inner.y, inner.width - 1, inner.height)
    for number, card in enumerate(shown, 1):
        y = inner.y + number - 1
        _draw_automatic_line(canvas, board, Rect(lines.x, y, lines.width, 1), number, card, sizes)
    y = inner.y + len(shown)
    foreseen = has_row_of_next(board)
    y = _draw_given(canvas, board, Rect(lines.x, y, lines.width, inner.bottom - foreseen - y), opponent)
    if y + foreseen < inner.bottom and _has_pile(board) and _has_cards(opponent):
        draw_pile(canvas, board, opponent, lines.x, y, inner.right)
    if foreseen:
        draw_next(canvas, board, lines.x, inner.bottom - 1, inner.right)


def _has_cards(opponent: Opponent) -> bool:
    """Whether it is one that collects cards at all: one that has points for something else alone has no pile."""
    return bool(opponent.cards or opponent.scored or not opponent.lines)


def _draw_given(canvas: Canvas, board: Board, area: Rect, opponent: Opponent) -> int:
    """What else it has points for, in a row each, as far as there is room. Returns the row below."""
    scene, end = board.scene, area.right - (0 if board.at.framed else 1)
    for y, line in enumerate(opponent.lines[: max(0, area.height)], area.y):
        draw_given(canvas, Rect(area.x, y, end - area.x, 1), line, scene.view.catalog, scene.l10n)
    return area.y + min(len(opponent.lines), max(0, area.height))


def _has_pile(board: Board) -> bool:
    """Whether his pile lies in his own pane; in one of four rows it lies below the supply board."""
    return board.at.framed or board.at.others[0].height != 5


def has_row_of_next(board: Board) -> bool:
    """Whether what an automatic opponent takes next has a row of its own below its cards."""
    scene, at = board.scene, board.at
    if scene.forecast is None or scene.view.opponent is None:
        return False
    opponent = scene.view.opponent
    left = at.others[0].height - (2 if at.framed else 1) - len(opponent.cards) - len(opponent.lines)
    return left > (_has_pile(board) and not at.framed)


def draw_next(canvas: Canvas, board: Board, x: int, y: int, end: int, words: bool = True) -> int:
    """What an automatic opponent takes next, with the cards that its pieces will go to; with ``words`` it names the
    field, too. What has no room is left out. Returns the column after it: ``x`` if nothing has room or is foreseen."""
    scene = board.scene
    forecast, l10n = scene.forecast, scene.l10n
    if forecast is None:
        return x
    pieces = scene.view.supply[forecast.field - 1]
    parts = [text_chip(NEXT, "bold text")]
    if words:
        parts.append(text_chip(l10n("opponent-next", field=forecast.field), "bold text"))
    parts += runs_of(pieces, end - x)
    least = len(parts)
    for card in dict.fromkeys(forecast.cards):
        gone = [piece for piece, number in zip(pieces, forecast.cards, strict=False) if number == card]
        parts += runs_of(gone, end - x) if len(set(forecast.cards)) > 1 else []
        parts.append(text_chip(l10n("opponent-next-away") if card is None else l10n("opponent-next-to", card=card)))
    if x + sum(part.width + 1 for part in parts) - 1 > end:
        parts = parts[:least]
    if x + sum(part.width + 1 for part in parts) - 1 > end:
        return x
    for part in parts:
        x = part.draw(canvas, x, y) + 1
    return x


_FRAMED = 9
"""The cells of the title row of a pane beside its title, up to what follows."""
_BEFORE = 18
"""The columns of a line before the pieces on its card."""
_LEFT_AT = 16
"""The column of how many pieces a card still needs, or of its points."""


@frozen
class _Sizes:
    """How a line of a card is drawn: the cells of a piece on it, whether words say how many it still needs, in how
    many cells the pieces of all cards lie, and whether how many are needed is told at all."""

    cells: int
    words: bool
    pieces: int
    told: bool = True
    before: int = _BEFORE


def _draw_automatic_line(
    canvas: Canvas, board: Board, area: Rect, number: int, card: OpponentCard, sizes: _Sizes
) -> None:
    prophecy = board.scene.view.catalog.prophecies[card.card]
    x, y = area.x, area.y
    item = OpponentItem(number)
    at_cursor = board.scene.item == item
    canvas.put(x, y, str(number), *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
    x = draw_mark(canvas, x + 1, y, Card(prophecy)) + 1
    if number in board.news.opponent:
        canvas.underline(x - 3, y, 2)
    draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, 11, 2)
    points = str(prophecy.levels[-1][1])
    _collected(card, sizes.cells, canvas.signs).paint(canvas, area.x + sizes.before, y)
    left = _left(board, card, sizes.words, canvas.signs)
    ink = {0: "good", 1: "text"}.get(len(card.needs), "muted")
    if sizes.words:  # beside the pieces, or nobody would see what it is said of
        canvas.right(area.x + sizes.before - 1, y, points, "bold points")
        canvas.put(area.x + sizes.before + sizes.pieces + 2, y, left, ink)
    else:
        canvas.right(area.x + sizes.before - 1, y, left if sizes.told else "", ink)
        canvas.right(area.right - 1, y, points, "bold points")
    put_spot(canvas, board, Rect(area.x, y, area.width, 1), item, str(number))


def _sizes(board: Board, cards: Iterable[OpponentCard], room: int, signs: Signs) -> _Sizes:
    """How large the pieces on all his cards are drawn, and whether words say how many a card still needs: the same for
    all cards, so that they stand below each other."""
    cards = list(cards)
    for cells, words in ((3, True), (2, True), (3, False), (2, False), (1, False), (0, False)):
        pieces = max((_collected(card, cells, signs).width for card in cards), default=0)
        told = max((cell_len(_left(board, card, words, signs)) for card in cards), default=0)
        if pieces + told + 1 + words <= room:
            break
    return _Sizes(cells, words, pieces)


def _left(board: Board, card: OpponentCard, words: bool, signs: Signs) -> str:
    """How many pieces a card still needs, or that it is ready, in words or as a number alone."""
    if not words:
        return str(len(card.needs)) if card.needs else "x" if signs.ascii_only else MET
    return board.scene.l10n("card-to-get", n=len(card.needs)) if card.needs else board.words.ready


def _collected(card: OpponentCard, cells: int, signs: Signs) -> Pen:
    """The pieces on a card, and behind them those that it still needs, as hollow ones."""
    pen = Pen(signs)
    for kind in card.pieces:
        put_found(pen, kind.color, "board", cells)
    for color in card.needs:
        put_found(pen, color, "", cells)
    return pen


_WIDEST = 40
"""The most cells of one of his cards: his patterns in words have room there."""


def _draw_collected(canvas: Canvas, area: Rect, card: OpponentCard) -> None:
    """The pieces on a card and those that it still needs, hollow, in three rows, apart and as large as they fit."""
    for cells in (4, 3, 2):
        scale = Scale(3, cells)
        need = sum(piece_width(piece.part, scale) + 1 for piece in card.pieces) + (cells + 1) * len(card.needs) - 1
        if need <= area.width:
            break
    else:
        _collected(card, 0, canvas.signs).paint(canvas, area.x, area.y + 1)
        return
    x = area.x
    # in whatever order they came: a head among bodies would look like a broken coatl
    for piece in sorted(card.pieces, key=lambda piece: PARTS.index(piece.part)):
        x = draw_piece(canvas, x, area.y, piece, scale) + 1
    for color in card.needs:
        pen = Pen(canvas.signs)
        put_found(pen, color, "", cells)
        canvas.fill(Rect(x, area.y, cells, 3), f"hollow-{color}" if color in COLORS else "card")
        pen.paint(canvas, x, area.y + 1)
        x += cells + 1


def _draw_automatic_cards(canvas: Canvas, board: Board, opponent: Opponent, inner: Rect) -> None:
    """His line as cards: what their patterns mean in words, and below it the pieces on each; below them what else he
    has points for, and in the last row what he takes next, and his pile."""
    catalog = board.scene.view.catalog
    width = min(_WIDEST, (inner.width + 1) // max(1, len(opponent.cards)) - 2)
    for number, card in enumerate(opponent.cards, 1):
        area = Rect(inner.x + 1 + (number - 1) * (width + 2), inner.y, width, min(9, inner.height - 2))
        item = OpponentItem(number)
        prophecy = catalog.prophecies[card.card]
        drawn = Card(
            prophecy,
            str(number),
            corner=_left(board, card, True, canvas.signs),
            hint=pattern_hint(board, card.card, width),
            news=number in board.news.opponent,
            at_cursor=board.scene.item == item,
        )
        draw_card(canvas, area, drawn, board.words)
        _draw_collected(canvas, Rect(area.x + 1, area.bottom - 3, width - 2, 3), card)
        canvas.spot(area, item, str(number))
    x, y = inner.x + 1, inner.bottom - 1
    below = inner.y + (min(9, inner.height - 2) if opponent.cards else 0)
    _draw_given(canvas, board, Rect(x, below, min(_WIDEST, inner.right - x), y - below), opponent)
    end = draw_next(canvas, board, x, y, inner.right)
    if _has_cards(opponent):
        draw_pile(canvas, board, opponent, end + 3 if end > x else x, y, inner.right)
