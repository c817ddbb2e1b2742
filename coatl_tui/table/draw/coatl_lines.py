"""Coatls of others in little room: several in a row, never as a number where there are colours."""

from __future__ import annotations

from collections.abc import Sequence

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


def draw_line_of_coatls(
    canvas: Canvas, board: Board, area: Rect, seat: int, indices: tuple[int, ...], most: int = 2
) -> None:
    """Coatls of a player in one row, one after the other: their pieces as large as they fit, their cards as chips,
    their points. The last one has its cards and points at the right end, where they stand below each other."""
    scene = board.scene
    coatls = [scene.view.players[seat].coatls[index] for index in indices]
    serpents = [
        Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
        for coatl, index in zip(coatls, indices, strict=True)
    ]
    points = [score(coatl, scene.view.catalog, scene.view.rules.strict_x) for coatl in coatls]
    cards = [cards_of(coatl) for coatl in coatls]
    alone = len(coatls) == 1
    for cells, chip in _SIZES:
        if cells > most:
            continue
        beside = [
            chip * len(ids) + (2 if place == len(coatls) - 1 else len(str(points[place])) + 1 + bool(ids) * bool(chip))
            for place, ids in enumerate(cards)
        ]
        room = area.width - sum(beside) - (1 if alone else 2 * (len(coatls) - 1))
        if sum(serpent_width(serpent, Scale(1, cells)) for serpent in serpents) <= room:
            break
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


def least_cells(player: SeatView, told: list[str], signs: Signs) -> int:
    """The least cells that a player's coatls take, each with a text behind it and a blank between them."""
    serpents = [Serpent(coatl.pieces) for coatl in player.coatls]
    sizes = [strip_width(serpent, len(serpent.pieces) if signs.halves else 0) for serpent in serpents]
    return sum(sizes) + sum(len(text) + bool(text) for text in told) + max(0, len(sizes) - 1)


def columns_of(players: Sequence[SeatView], told: Sequence[Sequence[str]], cells: int) -> list[int]:
    """The cells of the columns in which the coatls of several players stand, each with a text behind it, so many cells
    a piece."""
    columns: list[int] = []
    for player, texts in zip(players, told, strict=True):
        for place, (coatl, text) in enumerate(zip(player.coatls, texts, strict=True)):
            columns += [0] * (place == len(columns))
            size = _width(Serpent(coatl.pieces), cells) + len(text) + bool(text)
            columns[place] = max(columns[place], size)
    return columns


def _width(serpent: Serpent, cells: int) -> int:
    return serpent_width(serpent, Scale(1, cells)) if cells > 1 else strip_width(serpent, 0)


def draw_in_columns(
    canvas: Canvas,
    board: Board,
    at: tuple[int, int, int],
    seat: int,
    told: Sequence[str],
    columns: Sequence[int],
    cells: int,
) -> None:
    """Coatls of a player in a line, so many cells a piece, each at the beginning of its column with a text at its end.
    ``at`` are the place of the first one, and the cells between columns."""
    x, y, gap = at
    for index, (coatl, text, size) in enumerate(
        zip(board.scene.view.players[seat].coatls, told, columns, strict=False)
    ):
        serpent = Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
        if cells > 1:
            draw_serpent(canvas, x, y, serpent, Scale(1, cells))
        else:
            draw_strip(canvas, x, y, serpent, 0)
        if text:
            canvas.right(x + size, y, text, points_ink(int(text)) if coatl.complete else "muted")
        x += size + gap


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
