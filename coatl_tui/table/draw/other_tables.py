"""The panes of the other players on the large table, each with the rack and the coatls at full size."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from coatl_core.game.coatl import score
from coatl_core.play.things import Seat
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.coatl_lines import cards_of, draw_line_of_coatls, halved_pieces
from coatl_tui.table.draw.coatls import LEAST_SLATE, draw_candidates, draw_cards_beside
from coatl_tui.table.draw.holdings import (
    TOKEN,
    backs_of,
    counts,
    draw_loose,
    draw_rack,
    held,
    mark_of,
    put_backs,
    rack_width,
)
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.table.draw.tally import draw_tally
from coatl_tui.table.layout import CardScale
from coatl_tui.widgets.canvas import NOTHING, Canvas, Rect
from coatl_tui.widgets.card import Card, draw_card, draw_free, fitted, points_ink
from coatl_tui.widgets.serpent import Scale, Serpent, draw_piece, draw_serpent, fit, serpent_width
from coatl_tui.widgets.shade import draw_shade
from coatl_tui.widgets.small_card import draw_beside, draw_chip, draw_under
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
_TALL = 15
"""From so many rows on the rack has three."""
_CARD_ROWS = 5
"""The rows of a card below a coatl where there is room for all of it."""
_LEAST_BACK, _BACK = 5, 13
"""The least and the most cells of the back of a card, with a gap, where a coatl has room beside it."""
_SHADE = 32
"""The least cells of a coatl that does not lie there yet."""
_LEAST = 9
"""The least cells of a card below a coatl; narrower ones are chips."""


def draw_other_table(canvas: Canvas, board: Board, area: Rect, seat: int, id: str) -> None:
    """A player at full size: the rack, and the coatls below each other as large as they fit, the open ones first."""
    scene, player = board.scene, board.scene.view.players[seat]
    title, spaces = player.name + mark_of(board, seat), scene.view.limits(seat).board_spaces
    rack = scene.l10n("drawn-rack", n=len(player.board), all=spaces)
    told: tuple[str, ...] = (counts(board, player), counts(board, player, True), held(board, player))
    tall = area.height >= _TALL and bool(player.coatls)
    if tall:
        told = (*(f"{rack} · {text}" for text in told), *told)
    narrow = area.width < _NARROW
    inner = frame(canvas, board, area, "players", id, title, *(() if narrow else told))
    wide, high = inner.width >= _WIDE, 3 if tall else 1
    if tall:
        _draw_holding(canvas, board, Rect(inner.x, inner.y, inner.width, high), seat)
    else:
        end = _draw_low_rack(canvas, board, inner, seat, narrow, told[-1])
        if wide:
            end = max(end, _cards_from(inner))
        _draw_tokens(canvas, board, Rect(end, inner.y, inner.right - end, 1), seat)
    put_spot(canvas, board, Rect(inner.x, inner.y, inner.width, high), Seat(seat))
    if not player.coatls:
        _draw_beginner(canvas, board, Rect(inner.x, inner.y + 1, inner.width, inner.height - 1), seat)
        return
    columns = 2 if wide and _fit_side_by_side(board, inner, seat) else 1
    width = (inner.width + 2) // columns - 2
    rows = -(-len(player.coatls) // columns)
    heights = _heights(board, seat, rows, Rect(inner.x, inner.y + high, width, inner.height - high), below=not wide)
    spare = inner.height - high - sum(heights)
    slate = _slate(board, seat, width, spare) if columns == 1 and not wide else -1
    spare = 0 if slate >= 0 else spare
    y = inner.y + high
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
        if row == slate:
            below = Rect(inner.x, y, width, min(_CARD_ROWS, inner.bottom - y - sum(heights[row + 1 :])))
            draw_candidates(canvas, board, below, seat, row)
            y = below.bottom


def _slate(board: Board, seat: int, width: int, spare: int) -> int:
    """The index of the coatl below which there is room to tell what might come to lie beside it; -1 if there is none:
    the first one that can grow."""
    coatls = board.scene.view.players[seat].coatls
    if spare < 2 or width < LEAST_SLATE or "worth" in board.hidden:
        return -1
    return next((index for index, coatl in enumerate(coatls) if not coatl.complete), -1)


def _draw_low_rack(canvas: Canvas, board: Board, inner: Rect, seat: int, narrow: bool, told: str) -> int:
    """A rack in one row. Returns the column where something else may stand."""
    player = board.scene.view.players[seat]
    if not narrow:
        return draw_rack(canvas, board, Rect(inner.x, inner.y, inner.width, 1), seat) + 2
    end = canvas.right(inner.right, inner.y, told, "muted")  # the rack lies below once more, large
    if not player.coatls and not player.board:
        canvas.put(inner.x, inner.y, fitted(board.scene.l10n("table-no-coatl"), end - inner.x - 1), "faint")
    return inner.right


def _draw_holding(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """What a player holds, in three rows: the rack, the names of the tokens, the backs of the cards in hand."""
    player, l10n = board.scene.view.players[seat], board.scene.l10n
    count = len(backs_of(board, player))
    least = count * 2
    scales = [Scale(3, cells) for cells in (8, 6, 5, 4, 3, 2)][2 * (area.width < _WIDE) :]
    fitting = [scale for scale in scales if rack_width(player, scale) + 2 + least <= area.width]
    x = area.x
    if fitting:
        for piece in player.board:
            x = draw_piece(canvas, x, area.y, piece, fitting[0]) + 1
    else:
        x = draw_loose(canvas, Rect(area.x, area.y + 1, area.width - 2 - least, 1), player) + 1
    if not player.board:
        canvas.fill(Rect(x, area.y, 8, 3), "bar")
        x = canvas.put(x + 4, area.y + 1, NOTHING, "faint") + 4
    tokens = [f"{TOKEN} {l10n(f'token-{token}')}" for token in player.tokens]
    shown = bool(tokens) and board.scene.view.rules.sacrifice_tokens and "tokens" not in board.hidden
    names = max(map(cell_len, tokens), default=0) if shown and len(tokens) <= area.height else 0
    left = x + 2 + (names + 2) * bool(names)
    if names and left + 3 * count <= area.right:
        for y, name in enumerate(tokens, area.y):
            canvas.put(x + 2, y, name, "muted")
        x = left - 2
    width = min(12, (area.right - x - 2) // max(1, count) - 1)
    room = count * (width + 1) - 1 if width >= 3 else count * 2
    if area.right - room > x:
        put_backs(canvas, board, Rect(area.right - room, area.y, room, area.height), seat)


def _fit_side_by_side(board: Board, inner: Rect, seat: int) -> bool:
    """Whether a player has so many coatls, all of them so short, that two beside each other are larger than one below
    the other."""
    coatls = board.scene.view.players[seat].coatls
    room = inner.width // 2 - _LABEL
    return len(coatls) > 2 and all(8 * len(coatl) + 4 + 13 * len(cards_of(coatl)) <= room for coatl in coatls)


def _heights(board: Board, seat: int, rows: int, area: Rect, below: bool) -> list[int]:
    """The heights of rows of coatls in an area: those with open ones grow first, and none further than its pieces do.
    What lies ``below`` a coatl takes rows, too: two for cards, which grow last, or one without them."""
    coatls = board.scene.view.players[seat].coatls
    heights = [1] * rows
    spare = area.height - rows
    in_row = [[coatls[index] for index in range(row, len(coatls), rows)] for row in range(rows)]
    order = sorted(range(rows), key=lambda row: (all(coatl.complete for coatl in in_row[row]), row))
    feet = [below * (1 + any(cards_of(coatl) for coatl in coatls)) for coatls in in_row]
    label = 0 if below else _LABEL
    for high in (1, 3, 5):
        for row in order:
            wanted = high + feet[row] * (high > 1 or feet[row] > 1)
            tall = max(fit(Serpent(coatl.pieces), area.width - label, high, 12).rows for coatl in in_row[row])
            if tall == high and 0 < wanted - heights[row] <= spare:
                spare -= wanted - heights[row]
                heights[row] = wanted
    for row in order:
        more = _CARD_ROWS - feet[row]
        if feet[row] > 1 and heights[row] > feet[row] and more <= spare:
            spare -= more
            heights[row] += more
    return heights


def _draw_beginner(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """A player without a coatl: the pieces on the board once more, large, and the backs of the cards in hand."""
    player = board.scene.view.players[seat]
    if area.height < 6:
        canvas.put(area.x, area.y + 1, fitted(board.scene.l10n("table-no-coatl"), area.width), "faint")
        return
    scales = [Scale(5, cells) for cells in (10, 8, 7, 6)] if area.height >= 11 else []
    scales += [Scale(3, 6 if area.width > 60 else 4), Scale(3, 3)]
    scale = next((scale for scale in scales if rack_width(player, scale) <= area.width), scales[-1])
    high = max(3, min(6, area.height - scale.rows - 1)) if player.board else 6 if area.width < _NARROW else 5
    y = area.y + (area.height - (scale.rows + high if player.board else 6)) // 2
    x = area.x
    for piece in player.board:
        if x + scale.cells + 1 < area.right:
            x = draw_piece(canvas, x, y, piece, scale) + 1
    if not player.board and high < 6:
        canvas.put(area.x, y, fitted(board.scene.l10n("table-no-coatl"), area.width), "faint")
    bottom = y + (scale.rows + high if player.board else 6)
    count = len(backs_of(board, player))
    narrow = max(_LEAST_BACK * count, min(_BACK * count, area.width - _SHADE - 2))
    backs = narrow if narrow + 2 + _SHADE <= area.width else area.width
    x = put_backs(canvas, board, Rect(area.x, bottom - high, backs, high), seat) + 2
    rows = 5 if high >= 5 else 3
    if area.right - x >= _SHADE:
        draw_shade(canvas, x, bottom - high + (high - rows) // 2, area.right - x, rows=rows)


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
    if coatl.complete and len(cards_of(coatl)) <= 2 and 2 * len(cards_of(coatl)) * (width + 1) <= cards.width + 1:
        width = 2 * width + 1
    scale: CardScale = "card" if area.height == 5 and width >= 12 else "beside" if width >= 11 else "chip"
    shown = [board.beside(card, coatl, seat, index) for card in cards_of(coatl)]
    x = draw_cards_beside(canvas, board, cards, scale, shown, width)
    limit = board.scene.view.limits(seat).prophecies_per_coatl
    free = 0 if coatl.complete else max(0, limit - len(coatl.prophecies)) + 1
    if free and area.right - x >= LEAST_SLATE and area.height >= 3 and "worth" not in board.hidden:
        draw_candidates(canvas, board, Rect(x, area.y, area.right - x, area.height), seat, index)
    elif free and x + _PLACE <= area.right:
        draw_free(canvas, Rect(x, area.y, _PLACE, area.height), l10n("drawn-more", n=free))


def _draw_with_cards_below(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """A coatl over the whole width, its cards below it, and at their right what it is."""
    coatl = board.scene.view.players[seat].coatls[index]
    cards = [board.beside(card, coatl, seat, index) for card in cards_of(coatl)]
    foot = (
        1 if not cards else _CARD_ROWS if area.height > 5 + 2 or area.height in (_CARD_ROWS + 1, _CARD_ROWS + 3) else 2
    )
    high = area.height - foot
    above = Rect(area.x, area.y, area.width, high)
    end = _draw_pieces(canvas, board, above, seat, index)
    if high >= 3:
        draw_tally(canvas, above, end, coatl)
    _draw_foot(canvas, board, Rect(area.x, area.bottom - foot, area.width, foot), seat, index, cards)


def _draw_foot(canvas: Canvas, board: Board, area: Rect, seat: int, index: int, cards: Sequence[Card]) -> None:
    """The cards of a coatl beside each other, and what it is: at their right, or in the row if there are none."""
    l10n, view = board.scene.l10n, board.scene.view
    coatl, points = view.players[seat].coatls[index], _points(board, seat, index)
    free = 0 if coatl.complete else max(0, view.limits(seat).prophecies_per_coatl - len(coatl.prophecies)) + 1
    state = l10n("drawn-complete") if coatl.complete else l10n("drawn-more", n=free)
    long, ink = l10n("drawn-long", n=len(coatl)), points_ink(points) if coatl.complete else "bold text"
    end = canvas.right(area.right, area.y, str(points), ink) - 1
    if not cards:
        text = f"{l10n('drawn-complete' if coatl.complete else 'drawn-open')} · {long} · {state}"
        canvas.put(area.x + 1, area.y, fitted(text, end - area.x - 2), "muted")
        return
    left = area.right - _LABEL + 1
    canvas.put(left, area.y, fitted(long, end - left), "muted")
    canvas.put(left, area.y + 1, fitted(state, _LABEL - 1), "muted")
    width = min(_UNDER, (left - area.x) // len(cards) - 1)
    x = area.x
    for card in cards:
        if width < _LEAST:
            x = draw_chip(canvas, x, area.y, card)
            continue
        spot = Rect(x, area.y, width, area.height)
        if area.height == _CARD_ROWS and width >= 12:
            draw_card(canvas, spot, card, board.words)
        elif area.height > 2 and width >= 10:
            draw_beside(canvas, Rect(x, area.y, width, 3), card, board.words)
        else:
            draw_under(canvas, Rect(x, area.y, width, 2), card, board.words)
        x += width + 1


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


def _draw_label(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """The state, the points and the length of a coatl in three rows."""
    l10n, coatl = board.scene.l10n, board.scene.view.players[seat].coatls[index]
    points = _points(board, seat, index)
    state = l10n("drawn-complete" if coatl.complete else "drawn-open")
    worth = l10n("drawn-points", points=points) if coatl.complete else l10n("drawn-so-far")
    x = canvas.put(area.x, area.y, f"{index + 1} ", "bold muted")
    canvas.put(x, area.y, fitted(state, area.right - x), "muted")
    x = canvas.put(area.x, area.y + 1, f"{points:>2} ", points_ink(points) if coatl.complete else "bold text")
    canvas.put(x, area.y + 1, fitted(worth, area.right - x), "muted")
    canvas.put(area.x, area.y + 2, fitted(l10n("drawn-long", n=len(coatl)), area.width), "muted")


def _draw_tokens(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """The names of the tokens that a player still has, as far as there is room for all of them."""
    player, l10n = board.scene.view.players[seat], board.scene.l10n
    if not board.scene.view.rules.sacrifice_tokens or "tokens" in board.hidden:
        return
    names = "   ".join(f"{TOKEN} {l10n(f'token-{token}')}" for token in player.tokens)
    if cell_len(names) <= area.width:
        canvas.put(area.x, area.y, names, "muted")
