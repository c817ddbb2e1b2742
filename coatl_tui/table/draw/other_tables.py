"""The panes of the other players on the large table, each with the rack and the coatls at full size."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from coatl_core.game.coatl import score
from coatl_core.game.view import SeatView
from coatl_core.play.things import Seat
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.coatl_lines import cards_of, draw_line_of_coatls, halved_pieces
from coatl_tui.table.draw.coatls import draw_cards_beside
from coatl_tui.table.draw.holdings import TOKEN, counts, draw_rack, held, mark_of
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.table.draw.tally import draw_tally
from coatl_tui.table.layout import CardScale
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import TEMPLE, Card, draw_free, fitted, points_ink
from coatl_tui.widgets.serpent import Scale, Serpent, draw_piece, draw_serpent, fit, serpent_width
from coatl_tui.widgets.small_card import draw_chip, draw_under
from coatl_tui.widgets.strip import draw_strip

_NARROW = 30
"""Up to so many cells the title has no room for more than a name."""
_WIDE = 110
"""From so many cells on the cards of a coatl lie beside it, and not below."""
_LABEL = 13
"""The cells of what is told of a coatl beside it."""
_UNDER = 40
"""The most cells of a card below a coatl."""
_BESIDE = 26
"""The most cells of a card beside one."""
_PLACE = 12
"""The cells of the place for more cards."""
_LEAST = 9
"""The least cells of a card below a coatl; narrower ones are chips."""


def draw_other_table(canvas: Canvas, board: Board, area: Rect, seat: int, id: str) -> None:
    """A player at full size: the rack, and the coatls below each other as large as they fit, the open ones first."""
    player = board.scene.view.players[seat]
    title = player.name + mark_of(board, seat)
    told = (counts(board, player), counts(board, player, True), held(board, player))
    narrow = area.width < _NARROW
    inner = frame(canvas, board, area, "players", id, title, *(() if narrow else told))
    wide = inner.width >= _WIDE
    if narrow:  # the rack lies below once more, large
        end = canvas.right(inner.right, inner.y, told[-1], "muted")
        if not player.coatls and not player.board:
            canvas.put(inner.x, inner.y, fitted(board.scene.l10n("table-no-coatl"), end - inner.x - 1), "faint")
        end = inner.right
    else:
        end = draw_rack(canvas, board, Rect(inner.x, inner.y, inner.width, 1), seat) + 2
    if wide:
        end = max(end, _cards_from(inner))
    _draw_tokens(canvas, board, Rect(end, inner.y, inner.right - end, 1), seat)
    put_spot(canvas, board, Rect(inner.x, inner.y, inner.width, 1), Seat(seat))
    if not player.coatls:
        _draw_beginner(canvas, board, Rect(inner.x, inner.y + 1, inner.width, inner.height - 1), seat)
        return
    columns = 2 if wide and _fit_side_by_side(board, inner, seat) else 1
    width = (inner.width + 2) // columns - 2
    rows = -(-len(player.coatls) // columns)
    heights = _heights(board, seat, rows, Rect(inner.x, inner.y + 1, width, inner.height - 1), below=not wide)
    spare = inner.height - 1 - sum(heights)
    y = inner.y + 1
    for row, height in enumerate(heights):
        gap = int(spare >= rows - row)
        y, spare = y + gap, spare - gap
        for column, index in enumerate(range(row, len(player.coatls), rows)):
            place = Rect(inner.x + column * (width + 2), y, width, height)
            if height == 1:
                draw_line_of_coatls(canvas, board, place, seat, (index,), 3)
            elif wide:
                _draw_with_cards_beside(canvas, board, place, seat, index)
            else:
                _draw_with_cards_below(canvas, board, place, seat, index)
        y += height
    if len(player.coatls) % columns:  # there is a whole place
        place = Rect(inner.x + width + 2, y - heights[-1], width, heights[-1])
    else:
        place = Rect(inner.x, y - heights[-1], inner.width - (0 if wide else _LABEL), heights[-1])
    _draw_backs(canvas, board, place, seat)


def _draw_backs(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """The backs of the cards in hand at the right end of an area, if there is room for all of them beside what lies
    there."""
    player = board.scene.view.players[seat]
    free = area.right
    while free > area.x and all(canvas.is_free(free - 1, y, 1) for y in range(area.y, area.bottom)):
        free -= 1
    count = len(_backs(board, player))
    width = min(12, (area.right - free - 3) // max(1, count) - 1)
    if width >= 2 and area.height >= 3:
        room = count * (width + 1) - 1
        _put_backs(canvas, board, Rect(area.right - room, area.y, room, area.height), player)


def _backs(board: Board, player: SeatView) -> list[str]:
    """The inks of the backs of a player's cards in hand: prophecies, then temples."""
    temples = 0 if "temples" in board.hidden else player.temples_size
    return ["muted"] * player.hand_size + ["temple"] * temples


def _put_backs(canvas: Canvas, board: Board, area: Rect, player: SeatView) -> None:
    """The backs of the cards in hand side by side, as wide as they can be; without a gap if they are narrow."""
    backs = _backs(board, player)
    if not backs:
        return
    gap = int((area.width + 1) // len(backs) > 4)
    width = min(20, (area.width + gap) // len(backs) - gap)
    for number, ink in enumerate(backs):
        back = Rect(area.x + number * (width + gap), area.y, width, area.height)
        canvas.fill(back, "card")
        for row in range(back.y, back.bottom):
            canvas.put(back.x, row, "▌", ink)
        if ink == "temple" and width > 2:
            canvas.put(back.x + width // 2, back.y + back.height // 2, TEMPLE, ink)


def _fit_side_by_side(board: Board, inner: Rect, seat: int) -> bool:
    """Whether a player has so many coatls, all of them so short, that two beside each other are larger than one below
    the other."""
    coatls = board.scene.view.players[seat].coatls
    room = inner.width // 2 - _LABEL
    return len(coatls) > 2 and all(8 * len(coatl) + 4 + 13 * len(cards_of(coatl)) <= room for coatl in coatls)


def _heights(board: Board, seat: int, rows: int, area: Rect, below: bool) -> list[int]:
    """The heights of rows of coatls in an area: those with open ones grow first, and none further than its pieces do.
    Cards ``below`` a coatl take two rows more."""
    coatls = board.scene.view.players[seat].coatls
    heights = [1] * rows
    spare = area.height - rows
    in_row = [[coatls[index] for index in range(row, len(coatls), rows)] for row in range(rows)]
    order = sorted(range(rows), key=lambda row: (all(coatl.complete for coatl in in_row[row]), row))
    for high in (1, 3, 5):
        for row in order:
            wanted = high + 2 * (below and any(cards_of(coatl) for coatl in in_row[row]))
            tall = max(fit(Serpent(coatl.pieces), area.width - _LABEL, high, 12).rows for coatl in in_row[row])
            if tall == high and 0 < wanted - heights[row] <= spare:
                spare -= wanted - heights[row]
                heights[row] = wanted
    return heights


def _draw_beginner(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """A player without a coatl: the pieces on the board once more, large, and the backs of the cards in hand."""
    player = board.scene.view.players[seat]
    if area.height < 6:
        canvas.put(area.x, area.y + 1, fitted(board.scene.l10n("table-no-coatl"), area.width), "faint")
        return
    y, cells = area.y + (area.height - 6) // 2, 6 if area.width > 60 else 4
    x = area.x
    for piece in player.board:
        if x + cells + 1 < area.right:
            x = draw_piece(canvas, x, y, piece, Scale(3, cells)) + 1
    high = 3 if player.board else 6 if area.width < _NARROW else 5
    if not player.board and high < 6:
        canvas.put(area.x, y, fitted(board.scene.l10n("table-no-coatl"), area.width), "faint")
    _put_backs(canvas, board, Rect(area.x, y + 6 - high, area.width, high), player)


def _cards_from(area: Rect) -> int:
    """The column from which on cards lie beside coatls."""
    return area.x + _LABEL + (area.width - _LABEL) * 47 // 100


def _draw_with_cards_beside(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """A coatl in three rows or five: what it is, its pieces, its cards, and the places for more."""
    player, l10n = board.scene.view.players[seat], board.scene.l10n
    coatl = player.coatls[index]
    _draw_label(canvas, board, Rect(area.x, area.y + (area.height - 3) // 2, _LABEL - 1, 3), seat, index)
    left = _cards_from(area)
    room = area.right - left - (0 if coatl.complete else _PLACE)
    width = min(_BESIDE, (room + coatl.complete) // max(1, *(len(cards_of(each)) for each in player.coatls)) - 1)
    cards = Rect(left, area.y, area.right - left, area.height)
    pieces = Rect(area.x + _LABEL, area.y, left - 2 - area.x - _LABEL, area.height)
    draw_tally(canvas, pieces, _draw_pieces(canvas, board, pieces, seat, index), coatl)
    scale: CardScale = "card" if area.height == 5 and width >= 12 else "beside" if width >= 11 else "chip"
    shown = [board.beside(card, coatl, seat, index) for card in cards_of(coatl)]
    x = draw_cards_beside(canvas, board, cards, scale, shown, width)
    limit = board.scene.view.limits(seat).prophecies_per_coatl
    free = 0 if coatl.complete else max(0, limit - len(coatl.prophecies)) + 1
    if free and x + _PLACE <= area.right:
        draw_free(canvas, Rect(x, area.y, _PLACE, area.height), l10n("drawn-more", n=free))


def _draw_with_cards_below(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """A coatl in one row or three, its cards in two rows below it, and at the right what it is."""
    coatl = board.scene.view.players[seat].coatls[index]
    high = area.height - 2 * bool(cards_of(coatl))
    above = Rect(area.x, area.y, area.width - _LABEL, high)
    end = _draw_pieces(canvas, board, above, seat, index)
    if high >= 3:
        draw_tally(canvas, Rect(area.x, area.y, above.width - 1, high), end, coatl)
        middle = area.y + (high - 3) // 2
        _draw_label(canvas, board, Rect(area.right - _LABEL + 1, middle, _LABEL - 1, 3), seat, index, True)
    else:
        points = _points(board, seat, index)
        canvas.right(area.right, area.y, str(points), points_ink(points if coatl.complete else 0))
    cards = [board.beside(card, coatl, seat, index) for card in cards_of(coatl)]
    if cards:
        _draw_under(
            canvas, board, Rect(area.x, area.bottom - 2, area.width, 2), cards, 0 if coatl.complete else seat + 1
        )


def _draw_under(canvas: Canvas, board: Board, area: Rect, cards: Sequence[Card], open_of: int) -> None:
    """Cards of two rows beside each other, and how many more may come to an open coatl of a player (seat + 1)."""
    limit = board.scene.view.limits(open_of - 1).prophecies_per_coatl if open_of else 0
    free = max(0, limit - sum(bool(card.color) for card in cards)) + 1 if open_of else 0
    place = _PLACE + 1 if free else 0
    width = min(_UNDER, (area.width + 1 - place) // max(1, len(cards)) - 1)
    x = area.x
    for card in cards:
        if width < _LEAST:
            x = draw_chip(canvas, x, area.y, card)
        else:
            draw_under(canvas, Rect(x, area.y, width, 2), card, board.words)
            x += width + 1
    if free and x + _PLACE <= area.right:
        canvas.fill(Rect(x, area.y, _PLACE, 2), "bar")
        text = fitted(board.scene.l10n("drawn-more", n=free), _PLACE)
        canvas.put(x + (_PLACE - cell_len(text)) // 2, area.y + 1, text, "faint")


def _points(board: Board, seat: int, index: int) -> int:
    view = board.scene.view
    return score(view.players[seat].coatls[index], view.catalog, view.rules.strict_x)


def _draw_pieces(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> int:
    """The pieces of a coatl, as large as they fit. Returns the column after them."""
    coatl = board.scene.view.players[seat].coatls[index]
    serpent = Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
    scale = fit(serpent, area.width, area.height, 12)
    if scale.rows == 1 and serpent_width(serpent, scale) > area.width:
        (halved,) = halved_pieces([coatl], [serpent], area.width, canvas.signs)
        if halved:
            return draw_strip(canvas, area.x, area.y + area.height // 2, serpent, halved)
    return draw_serpent(canvas, area.x, area.y + (area.height - scale.rows) // 2, serpent, scale, area.width)


def _draw_label(canvas: Canvas, board: Board, area: Rect, seat: int, index: int, right: bool = False) -> None:
    """The state, the points and the length of a coatl in three rows."""
    l10n, coatl = board.scene.l10n, board.scene.view.players[seat].coatls[index]
    points = _points(board, seat, index)
    state = l10n("drawn-complete" if coatl.complete else "drawn-open")
    worth = l10n("drawn-points", points=points) if coatl.complete else l10n("drawn-so-far")
    ink = points_ink(points) if coatl.complete else "bold text"
    long = l10n("drawn-long", n=len(coatl))
    if right:
        canvas.right(area.right, area.y, str(points), ink)
        canvas.right(area.right, area.y + 1, fitted(long, area.width), "muted")
        canvas.right(area.right, area.y + 2, fitted(state, area.width), "muted")
        return
    x = canvas.put(area.x, area.y, f"{index + 1} ", "bold muted")
    canvas.put(x, area.y, fitted(state, area.right - x), "muted")
    x = canvas.put(area.x, area.y + 1, f"{points:>2} ", ink)
    canvas.put(x, area.y + 1, fitted(worth, area.right - x), "muted")
    canvas.put(area.x, area.y + 2, fitted(long, area.width), "muted")


def _draw_tokens(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """The names of the tokens that a player still has, as far as there is room for all of them."""
    player, l10n = board.scene.view.players[seat], board.scene.l10n
    if not board.scene.view.rules.sacrifice_tokens or "tokens" in board.hidden:
        return
    names = "   ".join(f"{TOKEN} {l10n(f'token-{token}')}" for token in player.tokens)
    if cell_len(names) <= area.width:
        canvas.put(area.x, area.y, names, "muted")
