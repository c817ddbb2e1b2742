"""Coatls of others in little room: several in a row, never as a number where there are colours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product, zip_longest
from typing import TypeAlias

from attrs import frozen

from coatl_core.game.coatl import Coatl, score
from coatl_core.game.view import SeatView
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import points_ink
from coatl_tui.widgets.serpent import HEAD, OPEN_HEAD, OPEN_TAIL, TAIL, Scale, Serpent, draw_serpent, serpent_width
from coatl_tui.widgets.signs import USUAL, Signs
from coatl_tui.widgets.small_card import CHIP, draw_small_chip
from coatl_tui.widgets.strip import draw_strip, strip_width


def in_rows(board: Board, seat: int, rows: int) -> list[tuple[int, ...]]:
    """The indices of a player's coatls in at most so many rows: if they are more, complete ones without news share the
    first row."""
    coatls = board.scene.view.players[seat].coatls
    order = range(len(coatls))
    if len(coatls) <= rows:
        return [(index,) for index in order]
    first = sorted(order, key=lambda i: (coatls[i].complete, (seat, i) not in board.news.pieces, -i))
    own = sorted(first[: rows - 1])
    return [tuple(index for index in order if index not in own), *((index,) for index in own)]


def cards_of(coatl: Coatl) -> tuple[str, ...]:
    """The cards beside a coatl."""
    return (*coatl.prophecies, *((coatl.temple,) if coatl.temple is not None else ()))


def balanced_rows(board: Board, seat: int, rows: int) -> list[tuple[int, ...]]:
    """The indices of a player's coatls in at most so many rows, in their order, the longest row as short as it can
    be."""
    sizes = [len(coatl) + _TAG for coatl in board.scene.view.players[seat].coatls]
    count = min(rows, len(sizes))
    cuts = ((0, *cut, len(sizes)) for cut in combinations(range(1, len(sizes)), count - 1)) if count else ()
    best = min(cuts, key=lambda cut: max(sum(sizes[a:b]) for a, b in pairwise(cut)), default=())
    return [tuple(range(a, b)) for a, b in pairwise(best)]


def draw_tagged(
    canvas: Canvas, board: Board, area: Rect, seat: int, indices: tuple[int, ...], most: int = 2, every: bool = True
) -> None:
    """Coatls of a player in a row, their pieces as large as all of them fit, each with a tag at its end that has its
    points; unless ``every`` one has it, an open one without points has none."""
    player = board.scene.view.players[seat]
    coatls = [player.coatls[index] for index in indices]
    serpents = _serpents(board, seat, indices)
    points = points_told(board, player)
    tags = [tag_of(coatl, points[index], every) for coatl, index in zip(coatls, indices, strict=True)]
    cells, gap = _tagged_scale(serpents, tags, area.width, most)
    if not cells:
        told = [points[index] for index in indices]
        least = [strip_width(each, len(each.pieces) if canvas.signs.halves else 0) for each in serpents]
        if canvas.signs.halves and sum(least) + sum(len(text) + 1 for text in told) > area.width:
            told = [""] * len(told)  # without colours a number says little less than letters
        draw_tight(canvas, board, area, seat, indices, told)
        return
    x = area.x
    for serpent, coatl, tag in zip(serpents, coatls, tags, strict=True):
        if cells > 1:
            x = draw_serpent(canvas, x, area.y, serpent, Scale(1, cells))
        else:
            x = draw_strip(canvas, x, area.y, serpent, 0)
        x = canvas.put(x, area.y, tag, points_ink(int(tag)) if tag and coatl.complete else "muted", "card") + gap


@frozen
class Columns:
    """Coatls below each other: the cells of a piece, and of each column with the tag at its end, and the blanks between
    two columns."""

    cells: int
    widths: tuple[int, ...]
    gap: int

    @property
    def width(self) -> int:
        return sum(self.widths) + self.gap * max(0, len(self.widths) - 1)


Row: TypeAlias = tuple[int, Sequence[int]]
"""Some coatls side by side: the seat of their player, and their indices."""


def columns_of(board: Board, rows: Sequence[Row], width: int, most: int, every: bool = True) -> Columns | None:
    """In which columns of one scale all coatls of some rows have room in so many cells, each piece with at most
    ``most`` cells, with 0 two pieces of complete ones in a cell; None if there is no room for that."""
    told = [_tagged(board, row, every) for row in rows]
    gaps = (3, 2) if every and most > 1 else (3, 2, 1)  # one cell only where pieces have no more
    for cells, gap in product(range(most, min(most, 1) - 1, -1), gaps):
        sizes = [[_width(serpent, cells, coatl.complete) + len(tag) for serpent, coatl, tag in row] for row in told]
        widths = tuple(max(column) for column in zip_longest(*sizes, fillvalue=0))
        found = Columns(cells, widths, gap)
        if found.width <= width:
            return found
    return None


def draw_in_columns(
    canvas: Canvas, board: Board, x: int, y: int, row: Row, columns: Columns, every: bool = True
) -> None:
    """Coatls of a player in a row of such columns, the tag of each at the end of its column."""
    for (serpent, coatl, tag), width in zip(_tagged(board, row, every), columns.widths, strict=False):
        if columns.cells > 1:
            draw_serpent(canvas, x, y, serpent, Scale(1, columns.cells))
        else:
            draw_strip(canvas, x, y, serpent, _halved(serpent, columns.cells, coatl.complete))
        canvas.right(x + width, y, tag, points_ink(int(tag)) if tag and coatl.complete else "muted")
        x += width + columns.gap


def _tagged(board: Board, row: Row, every: bool) -> list[tuple[Serpent, Coatl, str]]:
    """The coatls of a row, each as it is drawn and with its tag."""
    seat, indices = row
    player = board.scene.view.players[seat]
    points = points_told(board, player)
    coatls = [player.coatls[index] for index in indices]
    tags = [tag_of(coatl, points[index], every).rstrip() for coatl, index in zip(coatls, indices, strict=True)]
    return list(zip(_serpents(board, seat, indices), coatls, tags, strict=True))


def _tagged_scale(serpents: Sequence[Serpent], tags: Sequence[str], width: int, most: int) -> tuple[int, int]:
    """The cells of a piece, at most so many, with which coatls and their tags have room, and those between two coatls;
    0 if they have none."""
    for cells, gap in ((3, 2), (2, 2), (2, 1), (1, 2), (1, 1)):
        size = sum(_width(serpent, cells) + len(tag) for serpent, tag in zip(serpents, tags, strict=True))
        if cells <= most and size + gap * (len(serpents) - 1) <= width:
            return cells, gap
    return 0, 0


def tagged_cells(board: Board, width: int, seat: int, indices: Sequence[int]) -> int:
    """The cells of a piece with which ``draw_tagged`` draws these coatls in so many cells, 0 if they have no room."""
    player = board.scene.view.players[seat]
    points = points_told(board, player)
    tags = [tag_of(player.coatls[index], points[index]) for index in indices]
    return _tagged_scale(_serpents(board, seat, indices), tags, width, 2)[0]


_TAG = 5
"""The cells that a coatl of a row has besides its pieces: its ends and its tag."""


def tag_of(coatl: Coatl, points: str, every: bool = True) -> str:
    """The points of a coatl as they stand at its end; unless ``every`` one has them, nothing of an open one that has
    none."""
    return f" {points} " if every or coatl.complete or points != "0" else ""


def _serpents(board: Board, seat: int, indices: Sequence[int]) -> list[Serpent]:
    coatls = board.scene.view.players[seat].coatls
    news = board.news.pieces
    return [Serpent(coatls[index].pieces, news=news.get((seat, index), frozenset())) for index in indices]


def chip_cells(board: Board, area: Rect, seat: int, indices: tuple[int, ...], most: int = 2) -> int:
    """The cells of a chip that ``draw_line_of_coatls`` has room for in such an area."""
    return _fitted_line(board, area, seat, indices, most, CHIP)[1]


def piece_cells(board: Board, area: Rect, seat: int, indices: tuple[int, ...], most: int) -> int:
    """The cells of a piece that ``draw_line_of_coatls`` has room for in such an area."""
    return _fitted_line(board, area, seat, indices, most, CHIP)[0]


def _fitted_line(
    board: Board, area: Rect, seat: int, indices: tuple[int, ...], most: int, chips: int
) -> tuple[int, int, int]:
    """The cells of a piece and of a chip in a line of coatls, and those that are left for the pieces."""
    player = board.scene.view.players[seat]
    points = points_told(board, player)
    serpents = _serpents(board, seat, indices)
    cards = [cards_of(player.coatls[index]) for index in indices]
    between = 1 + bool(cards[0]) if len(indices) == 1 else 2 * (len(indices) - 1)
    for cells, size in _SIZES:
        chip = min(size, chips)
        if cells > most:
            continue
        beside = [
            chip * len(ids) + (len(points[index]) + 1 + bool(ids) * bool(chip))
            for index, ids in zip(indices, cards, strict=True)
        ]
        beside[-1] = chip * len(cards[-1]) + 2
        room = area.width - sum(beside) - between
        if sum(serpent_width(serpent, Scale(1, cells)) for serpent in serpents) <= room:
            break
    return cells, chip, room


def draw_line_of_coatls(
    canvas: Canvas,
    board: Board,
    area: Rect,
    seat: int,
    indices: tuple[int, ...],
    most: int = 2,
    chips: int = CHIP,
) -> None:
    """Coatls of a player in one row, one after the other: their pieces as large as they fit, their cards as chips of at
    most so many cells, their points. The last one has its cards and points at the right end, where they stand below
    each other."""
    scene = board.scene
    coatls = [scene.view.players[seat].coatls[index] for index in indices]
    serpents = _serpents(board, seat, indices)
    points = [score(coatl, scene.view.catalog, scene.view.rules.strict_x) for coatl in coatls]
    cards = [cards_of(coatl) for coatl in coatls]
    alone = len(coatls) == 1
    cells, chip, room = _fitted_line(board, area, seat, indices, most, chips)
    halved = halved_pieces(coatls, serpents, room, canvas.signs)
    over = cells == 1 and sum(map(strip_width, serpents, halved)) > room
    if over and not alone:
        draw_tight(canvas, board, area, seat, indices, list(map(str, points)))
        return
    x = area.x
    for place, (serpent, coatl) in enumerate(zip(serpents, coatls, strict=True)):
        if cells == 1 and not over:
            x = draw_strip(canvas, x, area.y, serpent, halved[place])
        else:
            x = draw_serpent(canvas, x, area.y, serpent, Scale(1, cells), room if alone else 0)
        last = place == len(coatls) - 1  # its cards and points stand below those of other rows
        end = area.right - 2 if last else x + 1 + chip * len(cards[place])
        came = f"+{len(serpent.news)}"
        if serpent.news and x + len(came) + 1 < end - chip * len(cards[place]):
            canvas.put(x + 1, area.y, came, "bold news")
        ink = points_ink(points[place] if coatl.complete else 0)
        at = end - chip * len(cards[place])
        for card in cards[place] if chip else ():
            draw_small_chip(canvas, at, area.y, board.beside(card, coatl, seat, indices[place]), chip)
            at += chip
        if last:
            canvas.right(area.right, area.y, str(points[place]), ink)
        else:
            x = canvas.put(at, area.y, str(points[place]), ink) + 2


_SIZES = ((3, CHIP), (2, CHIP), (2, CHIP - 1), (1, CHIP), (1, CHIP - 1), (1, 2), (1, 0))
"""Cells of a piece, and of a card, from the roomiest on."""


def halved_pieces(
    coatls: Sequence[Coatl], serpents: Sequence[Serpent], room: int, signs: Signs, between: int = 0
) -> list[int]:
    """How many pieces of each coatl lie two a cell, so that all of them fit into so many cells with so many ones
    between them: first those of complete coatls, which cannot change any more, then open ones from the head."""
    halved = [0] * len(coatls)
    if not signs.halves:
        return halved
    over = sum(strip_width(serpent, 0) for serpent in serpents) + between * (len(serpents) - 1) - room
    for place in sorted(range(len(coatls)), key=lambda place: not coatls[place].complete):
        if over <= 0:
            break
        size = len(serpents[place].pieces)
        halved[place] = size if coatls[place].complete else min(size, 2 * over)
        over -= strip_width(serpents[place], 0) - strip_width(serpents[place], halved[place])
    return halved


def points_told(board: Board, player: SeatView) -> list[str]:
    """The points of each coatl of a player."""
    catalog, strict = board.scene.view.catalog, board.scene.view.rules.strict_x
    return [str(score(coatl, catalog, strict)) for coatl in player.coatls]


def least_cells(board: Board, seat: int, signs: Signs, cells: int = 0, every: bool = True) -> int:
    """The cells that a player's coatls take in a row with their tags, so many cells a piece; with 0 the least ones, as
    strips."""
    player = board.scene.view.players[seat]
    serpents = [Serpent(coatl.pieces) for coatl in player.coatls]
    told = zip(player.coatls, points_told(board, player), strict=True)
    tags = [tag_of(coatl, points, every) for coatl, points in told]
    if cells:
        sizes = [_width(serpent, cells) for serpent in serpents]
    else:
        sizes = [strip_width(serpent, len(serpent.pieces) if signs.halves else 0) for serpent in serpents]
    return sum(sizes) + sum(map(len, tags)) + max(0, len(sizes) - 1)


def _width(serpent: Serpent, cells: int, complete: bool = False) -> int:
    if cells > 1:
        return serpent_width(serpent, Scale(1, cells))
    return strip_width(serpent, _halved(serpent, cells, complete))


def _halved(serpent: Serpent, cells: int, complete: bool) -> int:
    """How many pieces of a strip lie two a cell: all of a complete coatl if there is less than a cell for each."""
    return len(serpent.pieces) if complete and not cells else 0


def draw_tight(
    canvas: Canvas, board: Board, area: Rect, seat: int, indices: tuple[int, ...], told: Sequence[str]
) -> None:
    """Coatls of a player in a line, each with a text behind it if all have room as strips then, or none does without
    the texts. Those that have no room even as strips, as without colours, become the number of their pieces, the
    complete ones first."""
    coatls = [board.scene.view.players[seat].coatls[index] for index in indices]
    serpents = [
        Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
        for coatl, index in zip(coatls, indices, strict=True)
    ]
    most = [len(serpent.pieces) if canvas.signs.halves else 0 for serpent in serpents]
    least = sum(map(strip_width, serpents, most))
    room = area.width - sum(len(text) + bool(text) for text in told)
    if canvas.signs.halves and room < least <= area.width:
        told, room = [""] * len(coatls), area.width
    gap = int(least + len(coatls) - 1 <= room)  # their ends tell them apart
    room -= gap * max(0, len(coatls) - 1)
    halved = halved_pieces(coatls, serpents, room, canvas.signs)
    sizes = [strip_width(serpent, many) for serpent, many in zip(serpents, halved, strict=True)]
    counted: set[int] = set()
    for place in sorted(range(len(coatls)), key=lambda place: (not coatls[place].complete, -len(coatls[place]))):
        if sum(sizes) > room:
            counted.add(place)
            sizes[place] = len(coatl_chip(coatls[place]))
    wide = sum(serpent_width(serpent, Scale(1, 2)) for serpent in serpents) <= room
    x = area.x
    for place, coatl in enumerate(coatls):
        if place in counted:
            chip = coatl_chip(coatl, canvas.signs)
            x = canvas.put(x, area.y, chip[0], "muted")
            x = canvas.put(x, area.y, chip[1:-1], "bold news" if serpents[place].news else "muted")
            x = canvas.put(x, area.y, chip[-1], "muted")
        elif wide:
            x = draw_serpent(canvas, x, area.y, serpents[place], Scale(1, 2))
        else:
            x = draw_strip(canvas, x, area.y, serpents[place], halved[place])
        ink = points_ink(int(told[place])) if told[place] and coatl.complete else "muted"
        x = canvas.put(x + bool(told[place]), area.y, told[place], ink) + gap


def coatl_chip(coatl: Coatl, signs: Signs = USUAL) -> str:
    """A coatl as its ends and how many pieces it has. In ASCII, where an open end would look like a head or a tail, it
    is left blank."""
    head, tail = (" ", " ") if signs.ascii_only else (OPEN_HEAD, OPEN_TAIL)
    return f"{HEAD if coatl.head else head}{len(coatl)}{TAIL if coatl.tail else tail}"
