"""The panes of the other players on the large table, each with the rack and the coatls at full size."""

from __future__ import annotations

from rich.cells import cell_len

from coatl_core.cards.temples import Temple
from coatl_core.game.coatl import score
from coatl_core.play.things import Seat
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.cards_beside import draw_cards_beside
from coatl_tui.table.draw.chips import Chip
from coatl_tui.table.draw.coatl_lines import cards_of, draw_line_of_coatls, halved_pieces, in_rows
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
from coatl_tui.table.draw.tally import draw_tally, tally_width
from coatl_tui.widgets.canvas import NOTHING, Canvas, Rect
from coatl_tui.widgets.card import Card, draw_free, fitted, points_ink, requirement
from coatl_tui.widgets.serpent import CELLS, Scale, Serpent, draw_piece, draw_serpent, fit, serpent_width
from coatl_tui.widgets.shade import draw_shade
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import CHIP, draw_chip, draw_mark
from coatl_tui.widgets.strip import draw_strip
from coatl_tui.widgets.tiles import draw_pattern

_NARROW = 30
"""Up to so many cells the title has no room for more than a name."""
_WIDE = 110
"""From so many cells on coatls lie in columns."""
_LABEL = 13
"""The cells of what is told of a coatl beside it."""
_CARDS = (18, 16, 14, 12)
"""The cells of a card beside one, from the widest on."""
_PATTERN = 14
"""The most cells of what a card asks for in a row below a coatl."""
_MOST_CELLS = 10
"""The most cells of a body."""
_PLACE = 12
"""The cells of the place for more cards."""
_TALL = 15
"""From so many rows on the rack has three."""
_LEAST_BACK, _BACK = 5, 13
"""The least and the most cells of the back of a card, with a gap, where a coatl has room beside it."""
_SHADE = 32
"""The least cells of a coatl that does not lie there yet."""


def draw_other_table(canvas: Canvas, board: Board, area: Rect, seat: int, id: str) -> None:
    """A player at full size: the rack, and the coatls below each other, all of them as large."""
    scene, player = board.scene, board.scene.view.players[seat]
    title, spaces = player.name + mark_of(board, seat), scene.view.limits(seat).board_spaces
    rack = scene.l10n("drawn-rack", n=len(player.board), all=spaces)
    told: tuple[str, ...] = (counts(board, player), counts(board, player, True), held(board, player))
    wide = area.width >= _WIDE
    columns = _columns(board, area.width - 4, seat) if wide else 1
    rows = -(-len(player.coatls) // columns) if wide else _places(board, seat)
    tall = area.height >= _TALL and bool(player.coatls) and rows <= 2
    if tall:
        told = (*(f"{rack} · {text}" for text in told), *told)
    narrow = area.width < _NARROW
    inner = frame(canvas, board, area, "players", id, title, *(() if narrow else told))
    high = 3 if tall else 1
    if tall:
        _draw_holding(canvas, board, Rect(inner.x, inner.y, inner.width, high), seat)
    else:
        end = _draw_low_rack(canvas, board, inner, seat, narrow, told[-1])
        if not narrow and not player.coatls and not player.board:
            end = canvas.put(end, inner.y, fitted(scene.l10n("table-no-coatl"), inner.right - end), "faint") + 3
        _draw_tokens(canvas, board, Rect(end, inner.y, inner.right - end, 1), seat)
    put_spot(canvas, board, Rect(inner.x, inner.y, inner.width, high), Seat(seat))
    if not player.coatls:
        _draw_beginner(canvas, board, Rect(inner.x, inner.y + 1, inner.width, inner.height - 1), seat)
        return
    below = Rect(inner.x, inner.y + high, inner.width, inner.height - high)
    _draw_coatls(canvas, board, below, seat, columns, rows)


def _columns(board: Board, width: int, seat: int) -> int:
    """In how many columns the coatls of a player lie in a wide pane: one or two beside each other, with the next one in
    the shade if they have room for that, or else in two rows."""
    count = len(board.scene.view.players[seat].coatls)
    if count >= 3:
        return -(-count // 2)
    airy = _least_cells(board, seat, 5, (width + 2) // (count + 1) - 2) if count else 0
    return max(1, count + bool(airy))


def _places(board: Board, seat: int) -> int:
    """For how many coatls a player's pane has room: two as soon as one of the others has two, so that those of all
    players are as large."""
    scene, players = board.scene, board.scene.view.players
    most = max(len(player.coatls) for number, player in enumerate(players) if number != scene.shown)
    return max(len(players[seat].coatls), min(2, most))


def _blocks(area: Rect, rows: int, foot: int, highest: int) -> tuple[int, list[int]]:
    """How many rows, at most so many, the pieces of each of so many coatls have, below which so many more rows are
    needed; and the row where each of them begins, with a free row before it if there is one."""
    room = area.height // rows
    high = 1
    if room >= highest + foot:
        high = highest
    elif room >= 3 + foot:
        high = 3
    each = high + foot
    gap = min(2, (area.height - each * rows) // rows) if high > 1 else 0
    return high, [area.y + gap + row * (each + gap) for row in range(rows)]


def _cells(board: Board, seat: int, index: int, high: int, width: int) -> int:
    """The cells that a body has in a coatl so many rows high: as many as there is room for; 0 if there is none."""
    coatl = board.scene.view.players[seat].coatls[index]
    scales = [Scale(high, cells) for cells in CELLS[high] if cells <= _MOST_CELLS]
    return next((scale.cells for scale in scales if serpent_width(Serpent(coatl.pieces), scale) <= width), 0)


def _least_cells(board: Board, seat: int, high: int, width: int) -> int:
    """The cells of a body in the longest coatl of a player."""
    coatls = board.scene.view.players[seat].coatls
    return min(_cells(board, seat, index, high, width) for index in range(len(coatls)))


def _draw_pieces(
    canvas: Canvas, board: Board, area: Rect, seat: int, index: int, cells: int, below: bool = False
) -> int:
    """A coatl with bodies of so many cells; with 0 it is too long for so many rows, and has one, if need be as a strip.
    With ``below`` there is a free row for marks. Returns the column after it."""
    coatl = board.scene.view.players[seat].coatls[index]
    serpent = Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
    if cells:
        return draw_serpent(canvas, area.x, area.y, serpent, Scale(area.height, cells), below=below)
    y = area.y + area.height // 2
    if serpent_width(serpent, Scale(1, 1)) > area.width:
        (halved,) = halved_pieces([coatl], [serpent], area.width, canvas.signs)
        if halved:
            return draw_strip(canvas, area.x, y, serpent, halved)
    return draw_serpent(canvas, area.x, y, serpent, fit(serpent, area.width, 1), area.width)


def _more(board: Board, seat: int, index: int) -> int:
    """How many more cards may come to lie beside a coatl."""
    coatl = board.scene.view.players[seat].coatls[index]
    if coatl.complete:
        return 0
    return max(0, board.scene.view.limits(seat).prophecies_per_coatl - len(coatl.prophecies)) + 1


def _draw_label(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """The number, the state, the points and the length of a coatl in three rows."""
    l10n, coatl = board.scene.l10n, board.scene.view.players[seat].coatls[index]
    points = _points(board, seat, index)
    state = l10n("drawn-complete" if coatl.complete else "drawn-open")
    worth = l10n("drawn-points", points=points) if coatl.complete else l10n("drawn-so-far")
    x = canvas.put(area.x, area.y, f"{index + 1} ", "bold muted")
    if cell_len(state) <= area.right - x:  # or else the row below says "so far" of an open one, "points" of another
        canvas.put(x, area.y, state, "muted")
    x = canvas.put(area.x, area.y + 1, f"{points:>2} ", points_ink(points) if coatl.complete else "bold text")
    canvas.put(x, area.y + 1, fitted(worth, area.right - x), "muted")
    canvas.put(area.x, area.y + 2, fitted(l10n("drawn-long", n=len(coatl)), area.width), "muted")


def _draw_coatls(canvas: Canvas, board: Board, area: Rect, seat: int, columns: int, rows: int) -> None:
    """Coatls in columns, each with its cards and what it is below it, in three rows where nothing else lies in the
    column. Where there is room for one more, it lies there in the shade."""
    coatls = board.scene.view.players[seat].coatls
    width = (area.width + 2) // columns - 2
    foot = 3 if rows == 1 and area.height >= 5 + 3 else 1
    high, tops = _blocks(area, rows, foot, 5 if _least_cells(board, seat, 5, width) else 3)
    if area.height < 2 * rows:
        for row, indices in enumerate(in_rows(board, seat, area.height)):
            draw_line_of_coatls(canvas, board, Rect(area.x, area.y + row, area.width, 1), seat, indices, 3)
        return
    for index in range(len(coatls)):
        column, row = divmod(index, rows)
        place = Rect(area.x + column * (width + 2), tops[row], width, high)
        x = _draw_pieces(canvas, board, place, seat, index, _cells(board, seat, index, high, width))
        news = board.news.pieces.get((seat, index), frozenset())
        came = f"+{len(news)}"
        if news and x + 1 + len(came) <= place.right:
            canvas.put(x + 1, place.y + high // 2, came, "bold news")
        below = Rect(place.x, place.bottom, width, foot)
        (_draw_cards_below if foot == 3 else _draw_foot)(canvas, board, below, seat, index)
    if len(coatls) < columns * rows:
        column, row = divmod(len(coatls), rows)
        draw_shade(canvas, area.x + column * (width + 2), tops[row], width, rows=high)


def _draw_cards_below(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """What a coatl is, and its cards, in three rows."""
    coatl = board.scene.view.players[seat].coatls[index]
    _draw_label(canvas, board, Rect(area.x, area.y, _LABEL - 1, 3), seat, index)
    left, cards = area.x + _LABEL, cards_of(coatl)
    room, more = area.right - left, _more(board, seat, index)
    card = next((card for card in _CARDS if len(cards) * (card + 1) + bool(more) * _PLACE <= room), 0)
    shown = [board.beside(id, coatl, seat, index) for id in cards]
    x = draw_cards_beside(canvas, board, Rect(left, area.y, room, 3), "beside" if card else "chip", shown, card)
    if more and x + _PLACE <= area.right:
        draw_free(canvas, Rect(x, area.y, _PLACE, 3), board.scene.l10n("drawn-more", n=more))
        x += _PLACE + 1
    if x + tally_width(coatl) + 1 <= area.right:
        draw_tally(canvas, area.right - tally_width(coatl), area.y + 1, coatl)


def _draw_foot(canvas: Canvas, board: Board, area: Rect, seat: int, index: int) -> None:
    """What a coatl is, in a row: its number, its cards with what they ask for or as chips, its length, its points."""
    l10n, coatl = board.scene.l10n, board.scene.view.players[seat].coatls[index]
    points, more = _points(board, seat, index), _more(board, seat, index)
    canvas.fill(area, "card")
    ink = points_ink(points) if coatl.complete else "bold text"
    end = canvas.right(area.right - 1, area.y, str(points), ink) - 2
    x = canvas.put(area.x + 1, area.y, str(index + 1), "bold muted") + 2
    cards = [board.beside(card, coatl, seat, index) for card in cards_of(coatl)]
    state = l10n("drawn-complete") if coatl.complete else l10n("drawn-more", n=more)
    long = l10n("drawn-long", n=len(coatl))
    texts = (f"{long} · {state}", long, "")
    named = [_named(board, card, canvas.signs) for card in cards]
    size = sum(chip.width + 2 for chip in named)
    text = next((text for text in texts if x + size + cell_len(text) <= end), None)
    if text is None:
        text = next((text for text in texts if x + CHIP * len(cards) + cell_len(text) <= end), "")
        for card in cards:
            x = draw_chip(canvas, x, area.y, card)
    else:
        for chip in named:
            x = chip.draw(canvas, x, area.y) + 2
    if x + tally_width(coatl) + 3 + cell_len(text) <= end:
        draw_tally(canvas, x, area.y, coatl)
    canvas.right(end, area.y, text, "muted")


def _named(board: Board, card: Card, signs: Signs) -> Chip:
    """A card by its band and what it asks for, with its points behind it."""

    def draw(canvas: Canvas, x: int, y: int) -> int:
        at = draw_mark(canvas, x, y, card) + 1
        if card.news:
            canvas.underline(x, y, 2)
        if isinstance(card.face, Temple):
            for number in range(len(card.face.requirements)):
                at = requirement(card, number, board.words, canvas.signs, 1).paint(canvas, at, y) + 1
        else:
            at = draw_pattern(canvas, at, y, card.face.pattern, board.words.each, _PATTERN, 2) + 1
        points = card.now.points if card.now is not None else 0
        return canvas.put(at, y, str(points), points_ink(points))

    return Chip(draw(Canvas(0, 0, signs), 0, 0), draw)


def _points(board: Board, seat: int, index: int) -> int:
    view = board.scene.view
    return score(view.players[seat].coatls[index], view.catalog, view.rules.strict_x)


# The rack


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
    width = min(12 + 4 * (area.width >= _WIDE), (area.right - x - 2) // max(1, count) - 1)
    room = count * (width + 1) - 1 if width >= 3 else count * 2
    if area.right - room > x:
        put_backs(canvas, board, Rect(area.right - room, area.y, room, area.height), seat)


def _draw_beginner(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """A player without a coatl: the pieces on the board once more, large, and the backs of the cards in hand."""
    player = board.scene.view.players[seat]
    if area.height < 6:
        if player.board:  # else it is told above
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
    bottom = y + (scale.rows + high if player.board else 6)
    count = len(backs_of(board, player))
    narrow = max(_LEAST_BACK * count, min(_BACK * count, area.width - _SHADE - 2))
    backs = narrow if narrow + 2 + _SHADE <= area.width else area.width
    x = put_backs(canvas, board, Rect(area.x, bottom - high, backs, high), seat) + 2
    rows = 5 if high >= 5 else 3
    if area.right - x >= _SHADE:
        draw_shade(canvas, x, bottom - high + (high - rows) // 2, area.right - x, rows=rows)


def _draw_tokens(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """The names of the tokens that a player still has, as far as there is room for all of them."""
    player, l10n = board.scene.view.players[seat], board.scene.l10n
    if not board.scene.view.rules.sacrifice_tokens or "tokens" in board.hidden:
        return
    names = "   ".join(f"{TOKEN} {l10n(f'token-{token}')}" for token in player.tokens)
    if cell_len(names) <= area.width:
        canvas.put(area.x, area.y, names, "muted")
